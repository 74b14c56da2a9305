"""What is forced: asked lest others learn that there is nothing to choose, and answered for the person at once."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.clients import BOT, ME, Live, all_at, sit_down
from tests.server.house import House

from greathall.api import Game
from greathall.server.messages import DecisionInfo, DoneNews
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


def answer_forced(game: Game) -> int:
    """How many forced questions follow, which are answered."""
    count = 0
    while not game.over and game.state.is_forced():
        game.choose(0)
        count += 1
    return count


async def lead_to(table: Table, wanted: Callable[[Game, int], bool]) -> int:
    """Has chance play up to a choice upon which something forced follows, so that `wanted` (the game then, who
    chose) is true; gives the choice."""
    for seed in range(20):
        rng, game = random.Random(seed), game_at(table).copy()
        while not game.over:
            codes = game.choices[len(game_at(table).choices) :]
            code, seat = rng.choice(game.state.options), game.state.decider
            game.choose_code(code)
            if answer_forced(game) and game.result is None and wanted(game, seat):
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


async def test_each_forced_answer_is_a_change_of_its_own(house: House) -> None:
    """As if its person had given it: no version and no mark on a frame tells others that there was no choice."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, **REACTIONS)
    table = house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game._deciders[-1] != seat)
    await all_at(lives, table.row.version)
    step, version = table.row.steps, table.row.version
    before = [len(live.shown) for live in lives]
    await choose(lives, code)
    await all_at(lives, table.row.version)
    steps = list(range(step + 1, table.row.steps + 1))
    assert len(steps) > 1
    assert not game_at(table).state.is_forced()
    assert await house.hall.store.codes(id) == game_at(table).choices
    for seat, live in enumerate(lives):
        frames = live.shown[before[seat] :]
        assert [news.frame.step for news in frames] == steps
        assert [news.version for news in frames] == list(range(version + 1, version + 1 + len(steps)))
        assert all(news.last for news in frames)
        for decision in [news.frame.decision for news in frames[:-1] if news.frame.decision]:
            if decision.seat == seat:
                assert decision.forced
            else:
                assert decision == DecisionInfo(decision.seat, decision.phase, None, None, None, [], [], False)


async def test_whoever_steps_back_to_a_forced_question_is_left_there_and_may_go_on_or_further_back(
    house: House,
) -> None:
    """How far one step leads does not depend on the hand; nor is it answered again before it is seen."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, **REACTIONS)
    table = house.hall.tables[id]
    code = await lead_to(table, lambda game, seat: game.undoer == seat and game.back_to(seat) is not None)
    await all_at(lives, table.row.version)
    before = next(live for live in lives if live.codes).frame
    mover, _ = await choose(lives, code)
    await all_at(lives, table.row.version)
    reached = mover.frame.step
    assert reached > before.step + 1
    assert isinstance(await mover.undo(), DoneNews)
    assert mover.frame.step == reached - 1
    assert mover.frame.decision is not None
    assert len(mover.codes) == 1
    assert not mover.frame.decision.forced
    while mover.frame.step > before.step:
        assert isinstance(await mover.undo(), DoneNews)
    assert before.decision is not None
    # Nor does anything else come by itself to whoever has just taken a step back.
    left = msgspec.structs.replace(before.decision, by_itself=None)
    assert (mover.frame.view, mover.frame.decision) == (before.view, left)
    assert await house.hall.store.codes(id) == game_at(table).choices


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
