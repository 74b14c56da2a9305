"""Several people at one device: a curtain falls between them, and nobody sees another's hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.clients import BOT, ME, Browser, Live
from tests.server.house import House

from greathall.server.messages import DoneNews, ErrorNews

pytestmark = pytest.mark.anyio


async def hot_seats(house: House, *more: dict[str, Any], **options: Any) -> tuple[Browser, str, Live]:
    """Anna and Ben at one device, and Anna to begin."""
    anna = await house.guest("Anna")
    wanted = {"first_player": 0, "kingdom": "first_game", **options}
    id = await anna.open_table("dominion", ME, {**ME, "name": "Ben"}, *more, options=wanted)
    return anna, id, await anna.watch(id)


def hands(live: Live) -> list[bool]:
    """By seat: whether the hand is shown."""
    return ["hand" in player for player in live.frame.view["players"]]


async def end_turn(live: Live, seat: int) -> None:
    while live.codes and live.curtain is None and live.frame.decision and live.frame.decision.seat == seat:
        assert isinstance(await live.choose(live.codes[-1]), DoneNews)


async def test_the_curtain_is_drawn_until_the_player_takes_the_device(house: House) -> None:
    _, _, live = await hot_seats(house)
    assert (live.curtain, live.frame.seat, hands(live)) == (0, None, [False, False])
    decision = live.frame.decision
    assert decision is not None
    assert (decision.seat, decision.text, decision.options, decision.reasons) == (0, None, [], [])
    assert not live.frame.can_undo
    assert isinstance(await live.look(0), DoneNews)
    assert (live.curtain, live.frame.seat, hands(live)) == (None, 0, [True, False])
    assert live.frame.log_whole
    await end_turn(live, 0)
    assert (live.curtain, live.frame.seat, hands(live)) == (1, None, [False, False])
    assert live.frame.log_whole
    assert not any("You" in line.text for line in live.log)
    assert isinstance(await live.look(1), DoneNews)
    assert (live.curtain, live.frame.seat, hands(live)) == (None, 1, [False, True])
    assert live.codes


async def test_behind_the_curtain_nothing_is_chosen_and_nothing_is_hinted(house: House) -> None:
    """Whoever still holds the device could read another's hand off the hint."""
    _, id, live = await hot_seats(house)
    table = house.hall.tables[id]
    assert table.game is not None
    code = table.game.state.options[0]
    for answer in (await live.choose(code), await live.hint()):
        assert isinstance(answer, ErrorNews)
        assert answer.code == "curtain"
    assert isinstance(await live.look(1), DoneNews)  # Ben looks, and it is not his turn
    assert (live.curtain, live.frame.seat, hands(live)) == (0, None, [False, False])
    assert table.game.choices == []


async def test_while_others_play_the_one_with_the_device_looks_on(house: House) -> None:
    _, _, live = await hot_seats(house, BOT)
    await live.look(0)
    await end_turn(live, 0)
    await live.look(1)
    await end_turn(live, 1)
    await live.until(lambda: live.curtain == 0)
    between = [news for news in live.shown if news.frame.decision and news.frame.decision.seat == 2]
    assert between
    assert all((news.curtain, news.frame.seat) == (None, 1) for news in between)
    assert (live.frame.seat, hands(live)) == (None, [False, False, False])


async def test_another_window_of_the_same_browser_has_a_curtain_of_its_own(house: House) -> None:
    anna, id, live = await hot_seats(house)
    await live.look(0)
    second = await anna.watch(id)
    assert (second.curtain, hands(second)) == (0, [False, False])
    assert (live.curtain, hands(live)) == (None, [True, False])
    await live.choose(live.codes[0])
    await second.reach(live.version)
    assert (second.curtain, hands(second)) == (0, [False, False])


async def test_after_a_reload_the_curtain_is_drawn_again(house: House) -> None:
    anna, id, live = await hot_seats(house)
    await live.look(0)
    await live.choose(live.codes[0])
    await live.close()
    again = await anna.watch(id)
    assert (again.curtain, hands(again)) == (0, [False, False])
    await again.look(0)
    assert again.frame.step == 1
    assert again.log == live.log


async def test_what_was_done_last_may_be_taken_back_by_whoever_still_has_the_device(house: House) -> None:
    _, id, live = await hot_seats(house)
    await live.look(0)
    await live.choose(live.codes[0])
    assert live.frame.can_undo
    assert isinstance(await live.undo(), DoneNews)
    assert (live.frame.step, live.curtain, hands(live)) == (0, None, [True, False])
    assert await house.hall.store.codes(id) == []


async def test_a_step_is_taken_back_only_by_whose_it_was(small_house: House) -> None:
    """Also when another is to decide by now, and has taken the device."""
    rng = random.Random(1)
    anna = await small_house.guest("Anna")
    id = await anna.open_table("imperium", ME, {**ME, "name": "Ben"}, {**ME, "name": "Cleo"})
    live = await anna.watch(id)
    game = small_house.hall.tables[id].game
    assert game is not None
    while live.curtain is None or game.undoer is None:
        if live.curtain is not None:
            await live.look(live.curtain)
        await live.choose(rng.choice(live.codes))
        game = small_house.hall.tables[id].game
        assert game is not None
    step, undoer, decider = live.frame.step, game.undoer, live.curtain
    assert undoer != decider
    await live.look(decider)
    assert not live.frame.can_undo
    refused = await live.undo()
    assert isinstance(refused, ErrorNews)
    assert refused.code == "no_undo"
    await live.look(undoer)
    assert isinstance(await live.undo(), DoneNews)
    assert (live.frame.step, live.frame.seat) == (step - 1, undoer)


async def test_when_one_of_two_resigns_the_other_plays_on_without_a_curtain(house: House) -> None:
    _, _, live = await hot_seats(house, BOT)
    assert isinstance(await live.resign(0), DoneNews)
    await live.until(lambda: live.codes)
    assert (live.curtain, live.frame.seat, hands(live)) == (None, 1, [False, True, False])


async def test_who_talks_is_who_has_the_device(house: House) -> None:
    _, _, live = await hot_seats(house)
    await live.look(0)
    await live.say("Mine.")
    await end_turn(live, 0)
    await live.look(1)
    await live.say("Now mine.")
    assert [(line.seat, line.name) for line in live.chat] == [(0, "Anna"), (1, "Ben")]
