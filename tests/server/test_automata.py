"""Tables with automata: those who sit there are the players, the automata are behind them."""

from __future__ import annotations

import pytest
from tests.server.clients import BOT, ME, sit_down
from tests.server.house import House

from greathall.server.messages import DoneNews, Replay, Summary
from greathall.server.offers import game_infos


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "players"), [("imperium", 1), ("imperium", 2), ("uprising", 1), ("uprising", 2)])
async def test_a_finished_game_is_told_with_its_automata(house: House, game: str, players: int) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table(game, ME, *[BOT] * (players - 1))
    live = await anna.watch(id)
    while not live.frame.over:
        await live.until(lambda: live.codes or live.frame.over)
        if not live.frame.over:
            await live.choose(live.codes[-1])
    automata = next(info for info in game_infos() if info.id == game).automata
    beside = next(one for one in automata if one.players == players)
    assert len(live.frame.automata) == len(beside.names)
    result = (await anna.table(id)).result
    assert len(result or []) == players
    summary = await anna.get(f"/api/tables/{id}/summary", Summary)
    assert [final.seat for final in summary.finals] == [0, 1, 2]
    agents = [fact.n for final in summary.finals[players:] for fact in final.facts if fact.id == "agents"]
    assert all(agents), "Agents that automata sent are counted"
    replay = await anna.get(f"/api/tables/{id}/replay", Replay)
    assert {step.seat for step in replay.steps} == set(range(players))


def test_a_form_says_who_sits_beside_few_players() -> None:
    beside = {info.id: [(one.players, len(one.names)) for one in info.automata] for info in game_infos()}
    assert beside == {"dominion": [], "imperium": [(1, 2), (2, 1)], "uprising": [(1, 2), (2, 1), (2, 1)]}


def test_rivals_are_picked_from_those_who_may_be_one() -> None:
    fields = {info.id: {field.id: field for field in info.fields} for info in game_infos()}
    imperium, uprising = fields["imperium"]["rivals"], fields["uprising"]["rivals"]
    assert (imperium.kind, imperium.counts) == (uprising.kind, [1]) == ("rivals", [1])
    assert "paul_atreides" not in imperium.things
    assert uprising.counts == [1, 2]
    assert set(uprising.needs.values()) == {"streamlined", "!streamlined"}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "options", "over"),
    [("imperium", {}, True), ("uprising", {"streamlined": True}, True), ("uprising", {}, False)],
    ids=["House Hagal", "a Streamlined Rival", "a Rival with points"],
)
async def test_who_is_left_with_an_automaton_plays_on_if_it_can_win(
    house: House, game: str, options: dict[str, object], over: bool
) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, game=game, options=options)
    assert isinstance(await lives[1].resign(1), DoneNews)
    table = await anna.table(id)
    assert table.status == ("over" if over else "playing")
    if over:
        assert table.result is not None
        assert [(result.place, result.resigned) for result in table.result] == [(1, False), (2, True)]
        summary = await anna.get(f"/api/tables/{id}/summary", Summary)
        assert [final.place for final in summary.finals] == [1, 2, 0], "what cannot win has no place"
