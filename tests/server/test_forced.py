"""What is forced: asked lest others learn that there is nothing to choose, and answered for the person at once."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.clients import BOT, ME, Live, all_at, sit_down
from tests.server.house import House

from greathall.api import Game
from greathall.server.messages import DecisionInfo, DoneNews, ErrorNews
from greathall.server.tables import Table

pytestmark = pytest.mark.anyio

# With reactions in the game, whoever is attacked is asked for one; after Moat was shown, nothing is left to show.
KINGDOM = ["moat", "militia", "village", "thief", "spy", "witch", "secret_chamber", "minion", "cellar", "market"]
REACTIONS: dict[str, Any] = {"options": {"kingdom": KINGDOM, "first_player": 0}}


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 1)


def game_at(table: Table) -> Game:
    assert table.game is not None
    return table.game


async def lead_to(table: Table, wanted: Callable[[Game, int], bool]) -> int:
    """Has chance play up to a choice upon which something forced follows, so that `wanted` (the game then, who
    chose) is true; gives the choice."""
    for seed in range(20):
        rng, game = random.Random(seed), game_at(table).copy()
        while not game.over:
            codes = game.choices[len(game_at(table).choices) :]
            code, seat = rng.choice(game.state.options), game.state.decider
            game.choose_code(code)
            if table.forced_choices(game) and game.result is None and wanted(game, seat):
                async with table.lock:
                    await table.take(codes)
                return code
    raise AssertionError("it never came to that")


async def choose(lives: list[Live], code: int) -> tuple[Live, int]:
    """Whoever is to decide chooses; gives their window, and how many frames it had before."""
    mover = next(live for live in lives if live.codes)
    before = len(mover.shown)
    answer = await mover.choose(code)
    assert isinstance(answer, DoneNews)
    await all_at(lives, answer.version)
    return mover, before


async def test_a_forced_question_is_answered_with_the_choice_that_led_to_it(house: House) -> None:
    """One change of the table: it is stored whole, and whoever looks on sees a frame for each of its choices."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, **REACTIONS)
    table = house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game._deciders[-1] != seat)
    await all_at(lives, table.row.version)
    step, version = table.row.steps, table.row.version
    before = [len(live.shown) for live in lives]
    await choose(lives, code)
    assert table.row.version == version + 1
    assert not game_at(table).state.is_forced()
    assert await house.hall.store.codes(id) == game_at(table).choices
    for seat, live in enumerate(lives):
        frames = live.shown[before[seat] :]
        assert [news.frame.step for news in frames] == list(range(step + 1, table.row.steps + 1))
        assert len(frames) > 1
        assert [news.last for news in frames] == [False] * (len(frames) - 1) + [True]
        asked = [news.frame.decision for news in frames[:-1] if news.frame.decision]
        assert len(asked) == len(frames) - 1
        for decision in asked:
            if decision.seat == seat:
                assert decision.forced
            else:
                assert decision == DecisionInfo(decision.seat, decision.phase, None, None, None, [], [], False)


async def test_whoever_takes_a_step_back_comes_to_what_they_really_chose(house: House) -> None:
    """Not to a question that would be answered for them again."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, **REACTIONS)
    table = house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game.undoer == seat)
    await all_at(lives, table.row.version)
    before = next(live for live in lives if live.codes).frame
    mover, _ = await choose(lives, code)
    assert mover.frame.step > before.step + 1
    assert mover.frame.can_undo
    assert isinstance(await mover.undo(), DoneNews)
    assert (mover.frame.step, mover.frame.view, mover.frame.decision) == (before.step, before.view, before.decision)
    assert mover.codes
    assert await house.hall.store.codes(id) == game_at(table).choices


async def test_what_was_forced_alone_is_nothing_to_take_back(small_house: House) -> None:
    """Whoever is attacked and has nothing to show has done nothing yet."""
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, **REACTIONS)
    table = small_house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game._deciders[-1] == game.state.decider != seat)
    await all_at(lives, table.row.version)
    mover, _ = await choose(lives, code)
    for live in lives:
        assert not live.frame.can_undo
        assert isinstance(await live.undo(), ErrorNews)
    assert not mover.codes


async def test_the_device_is_not_passed_on_for_what_is_forced(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, {**ME, "name": "Ben"}, **REACTIONS)
    live = await anna.watch(id)
    table = small_house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game._deciders[-1] != seat)
    await all_at([live], table.row.version)
    seat = game_at(table).state.decider
    await live.look(seat)
    _, before = await choose([live], code)
    frames = live.shown[before:]
    assert len(frames) > 1
    assert all((news.curtain, news.frame.seat) == (None, seat) for news in frames[:-1])
    assert not any(news.frame.decision and news.frame.decision.options for news in frames[:-1])


async def test_a_table_that_plays_on_from_a_forced_question_begins_behind_it(small_house: House) -> None:
    rng = random.Random(2)
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, {**ME, "name": "Ben"}, **REACTIONS)
    table = await small_house.hall.table(id)
    async with table.lock:
        while not game_at(table).over:
            await table.take([rng.choice(game_at(table).state.options)])
    game = game_at(table)
    step = next(number for number, forced in enumerate(game._forced) if forced)
    seats = [BOT, BOT]
    seats[game._deciders[step]] = ME
    branch = await anna.open_table("dominion", *seats, branch={"table": id, "step": step})
    live = await anna.watch(branch)
    assert live.shown[0].frame.step > step
    await live.until(lambda: live.codes)
    assert (await small_house.hall.store.codes(branch))[: step + 1] == game.choices[: step + 1]
