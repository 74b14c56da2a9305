"""Free undo: any own step may be taken back by one person among bots; the table and its result say so."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.clients import BOT, ME, OPEN, Browser, Live, Problems, sit_down
from tests.server.house import House, opened

from greathall.server.messages import DoneNews, ErrorNews

pytestmark = pytest.mark.anyio

FIRST: dict[str, Any] = {"options": {"first_player": 0, "kingdom": "first_game"}}


def refused(answer: object) -> tuple[str, str]:
    assert isinstance(answer, ErrorNews), answer
    return answer.code, answer.message


async def switch_on(live: Live) -> object:
    return await live.ask("free_undo")


async def play_until_bots_have_moved(live: Live, rng: random.Random) -> None:
    """One's own turn and the bots', until the last step binds."""
    while True:
        step = live.frame.step
        await live.choose(rng.choice(live.codes))
        await live.until(lambda: live.codes or live.frame.over)
        if live.frame.step > step + 1 and not live.frame.can_undo:
            return


def seen(live: Live) -> tuple[int, object, object]:
    """Nothing comes by itself for whoever has just taken a step back to it."""
    frame = live.frame
    decision = None if frame.decision is None else msgspec.structs.replace(frame.decision, by_itself=None)
    return frame.step, frame.view, decision


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
async def test_any_own_step_is_taken_back_past_bots_and_reveals(small_house: House, game: str) -> None:
    rng = random.Random(7)
    anna = await small_house.guest("Anna")
    id = await anna.open_table(game, ME, BOT, BOT)
    live = await anna.watch(id)
    await live.until(lambda: live.codes)
    assert (await switch_on(live)).__class__ is DoneNews
    before = []  # what she saw at each of her decisions
    for _ in range(40):
        before.append(seen(live))
        await live.choose(rng.choice(live.codes))
        await live.until(lambda: live.codes)
        assert live.frame.can_undo
    while before:
        assert isinstance(await live.undo(), DoneNews)
        assert seen(live) == before.pop()
        assert len(await small_house.hall.store.codes(id)) == live.frame.step
    assert not live.frame.can_undo
    assert refused(await live.undo())[0] == "no_undo"


async def test_it_is_off_until_it_is_switched_on_and_stays_on(house: House) -> None:
    rng = random.Random(1)
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, listed=True, **FIRST)
    live = await anna.watch(id)
    stranger = await house.stranger().watch(id)
    await play_until_bots_have_moved(live, rng)
    assert refused(await live.undo())[0] == "no_undo"
    assert live.table is not None
    assert not live.table.free_undo
    assert isinstance(await switch_on(live), DoneNews)
    assert live.frame.can_undo
    version = live.version
    assert isinstance(await switch_on(live), DoneNews)
    assert live.version == version, "what is on already changes nothing"
    await stranger.reach(version)
    for window in (live, stranger):
        assert window.table is not None
        assert window.table.free_undo
    assert not stranger.frame.can_undo
    assert [table.free_undo for table in (await (await house.guest()).lobby()).live] == [True]
    step = live.frame.step
    assert isinstance(await live.undo(), DoneNews)
    assert live.frame.step < step - 1
    await live.close()
    assert (await anna.watch(id)).frame.can_undo is (live.frame.step > 0)


async def test_the_result_says_so_and_nothing_of_a_finished_game_is_taken_back(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, free_undo=True, **FIRST)
    live = await anna.watch(id)
    await live.choose(live.codes[0])
    await live.resign(0)
    assert refused(await live.undo())[0] == "over"
    assert refused(await switch_on(live))[0] in ("over", "not_your_table")
    table = await anna.table(id)
    assert table.result is not None
    assert table.free_undo
    assert (await anna.get(f"/api/tables/{id}/replay"))["table"]["free_undo"]
    assert [found.free_undo for found in (await anna.lobby()).finished] == [True]
    again = await anna.post(f"/api/tables/{id}/rematch")
    assert not (await anna.table(again["table"])).free_undo, "another game, another choice"


async def test_it_is_still_on_when_the_server_comes_back(database: str) -> None:
    rng = random.Random(2)
    async with opened(database) as house:
        anna = await house.guest("Anna")
        id = await anna.open_table("dominion", ME, BOT, free_undo=True, **FIRST)
        token = anna.token
        live = await anna.watch(id)
        for _ in range(8):
            await live.choose(rng.choice(live.codes))
            await live.until(lambda: live.codes)
    async with opened(database) as house:
        back = Browser(house.url)
        house.browsers.append(back)
        back.pretend(token)
        live = await back.watch(id)
        assert live.table is not None
        assert live.table.free_undo
        assert live.frame.can_undo
        assert isinstance(await live.undo(), DoneNews)


async def test_with_other_people_there_is_none(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, seats=[BOT], **FIRST)
    for live in lives:
        code, message = refused(await switch_on(live))
        assert code == "with_others"
        assert "Anna" in message
        assert "Ben" in message
    await lives[1].resign(1)
    assert refused(await switch_on(lives[0]))[0] == "with_others", "Ben has played, too"
    stranger = await small_house.guest("Cleo")
    assert refused(await switch_on(await stranger.watch(id)))[0] == "not_your_table"
    assert not (await anna.table(id)).free_undo


async def test_several_people_at_one_device_are_several(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, {**ME, "name": "Bea"}, **FIRST)
    live = await anna.watch(id)
    await live.look(0)
    assert refused(await switch_on(live))[0] == "with_others"


async def test_a_table_cannot_be_opened_so_for_several_people(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    for seats in ([ME, OPEN], [ME, {**ME, "name": "Bea"}], [OPEN, BOT]):
        with pytest.raises(Problems) as problem:
            await anna.open_table("dominion", *seats, free_undo=True)
        assert (problem.value.status, problem.value.code) == (422, "with_others")
    waiting = await anna.open_table("dominion", ME, OPEN)
    assert refused(await switch_on(await anna.watch(waiting)))[0] == "with_others"


async def test_what_was_chosen_before_a_table_played_on_is_not_taken_back(small_house: House) -> None:
    """Those were the steps of another game."""
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, **FIRST)
    live = await anna.watch(id)
    for _ in range(3):
        await live.until(lambda: live.codes)
        await live.choose(live.codes[0])
    await live.resign(0)
    branch = await anna.open_table("dominion", ME, BOT, branch={"table": id, "step": 2}, free_undo=True)
    live = await anna.watch(branch)
    await live.until(lambda: live.codes)
    assert not live.frame.can_undo
    assert refused(await live.undo())[0] == "no_undo"
    await live.choose(live.codes[0])
    await live.until(lambda: live.codes)
    assert isinstance(await live.undo(), DoneNews)
    assert live.frame.step >= 2
