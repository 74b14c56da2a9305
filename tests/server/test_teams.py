"""Tables at which people play together: who hears what, and who is last when somebody resigns."""

from __future__ import annotations

from functools import partial

import pytest
from tests.server.clients import BOT, ME, Live, sit_down
from tests.server.house import House

import greathall as gh
from greathall.house.tally import Result
from greathall.server.messages import DoneNews, ErrorNews, Summary
from greathall.server.storage import ResultRow, SeatRow
from greathall.server.summary import summary
from greathall.server.table_info import resigned_last

ALONE = (0, 1, 2)
TEAMS = (0, 1, 0, 1, 0, 1)


def hears(live: Live, text: str) -> bool:
    return any(line.text == text for line in live.chat)


def places(result: list[int], seats: str, teams: tuple[int, ...]) -> list[int]:
    """A letter a seat: a person, one who has resigned, a bot."""
    at = [SeatRow(n, "bot" if s == "b" else "person", None, "", None, s == "r") for n, s in enumerate(seats)]
    return [row.place for row in resigned_last([ResultRow(place, 0) for place in result], at, teams)]


def test_whoever_resigned_is_last_and_the_others_move_up() -> None:
    assert places([2, 1, 3], "prp", ALONE) == [1, 3, 2]
    assert places([1, 2, 3], "rrb", ALONE) == [2, 2, 1]


def test_automata_stand_between_players() -> None:
    assert places([2, 1, 3], "p", ALONE) == [2]
    assert places([1, 2, 3], "r", ALONE) == [3]


def test_a_team_shares_its_place_and_has_resigned_when_all_its_people_have() -> None:
    assert places([1, 2] * 3, "rppppp", TEAMS) == [1, 2] * 3
    assert places([1, 2] * 3, "rprprp", TEAMS) == [2, 1] * 3
    assert places([1, 2] * 3, "rbbpbb", TEAMS) == [2, 1] * 3


def test_automata_move_up_past_whoever_resigned() -> None:
    game = gh.new_game("uprising", 1, 5)
    while not game.over:
        game.choose(0)
    standings = game.rules.standings(game.state)
    told = summary(game.record(), results=[Result(0, 3, 0, True)])
    places = sorted(final.place for final in told.finals)
    assert len(standings) == 3
    assert places[0] == 1
    assert places[-1] == 3


@pytest.mark.anyio
async def test_a_device_that_both_sides_share_has_no_chat_of_a_team(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("uprising", ME, {**ME, "name": "Ben"}, *[BOT] * 4)
    live = await anna.watch(id)
    answer = await live.say("now", team=True)
    assert isinstance(answer, ErrorNews)
    assert answer.code == "both_teams"
    assert isinstance(await live.say("now"), DoneNews)


@pytest.mark.anyio
async def test_everybody_is_told_whom_words_to_a_team_do_not_reach(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    cleo = {**ME, "name": "Cleo"}  # at Anna's device, for the other side
    _, (_, at_1) = await sit_down(anna, ben, game="uprising", seats=[BOT, cleo, BOT, BOT])
    assert at_1.table is not None
    assert [seat.seat for seat in at_1.table.seats if seat.shared] == [0, 3]


@pytest.mark.anyio
async def test_at_a_table_without_teams_there_is_nobody_to_tell_in_private(house: House) -> None:
    anna = await house.guest("Anna")
    live = await anna.watch(await anna.open_table("uprising", ME, BOT, BOT))
    answer = await live.say("now", team=True)
    assert isinstance(answer, ErrorNews)
    assert answer.code == "no_teams"


@pytest.mark.anyio
async def test_what_is_said_to_a_team_its_members_hear_and_nobody_else(house: House) -> None:
    anna, ben, cleo, dora = [await house.guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    id, (at_0, at_1, at_2) = await sit_down(anna, ben, cleo, game="uprising", seats=[BOT] * 3)
    assert isinstance(await at_0.say("a plan", team=True), DoneNews)
    assert isinstance(await at_0.say("a joke"), DoneNews)
    looking = [at_0, at_1, at_2, await ben.watch(id), await cleo.watch(id), await dora.watch(id)]
    heard = [["a plan", "a joke"], ["a joke"], ["a plan", "a joke"], ["a joke"], ["a plan", "a joke"], ["a joke"]]
    for live, lines in zip(looking, heard, strict=True):
        await live.until(partial(hears, live, "a joke"))
        assert [line.text for line in live.chat] == lines


@pytest.mark.anyio
async def test_no_tie_is_broken_with_a_team_that_resigned(house: House) -> None:
    """Its bots have not resigned themselves, but are last with it. Nobody has a point more before Anna resigns."""
    anna = await house.guest("Anna")
    id = await anna.open_table("uprising", BOT, ME, *[BOT] * 4, options={"first_player": 1})
    live = await anna.watch(id)
    assert isinstance(await live.resign(1), DoneNews)
    told = await anna.get(f"/api/tables/{id}/summary", Summary)
    assert len({final.score for final in told.finals}) == 1
    assert [final.tie for final in told.finals] == [None] * 6
