"""Bots at a table: they think apart from the server, delay no one, and are replaced when they die."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest
from tests.server import slow_bots
from tests.server.clients import BOT, ME, OPEN, PATIENCE, Browser, Live, sit_down
from tests.server.house import AtOnce, House, opened
from tests.server.slow_bots import half_a_second

from greathall.server import tables
from greathall.server.messages import DoneNews, ErrorNews, HintNews
from greathall.server.thinking import Thinkers, Turns, play_on

pytestmark = pytest.mark.anyio

P = ParamSpec("P")
T = TypeVar("T")


class Held(AtOnce):
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.thoughts += 1
        thought = think(*args, **kwargs)
        await self.go.wait()
        return thought


async def test_who_wants_much_thought_about_waits_for_others_in_between() -> None:
    turns, order = Turns(2), []

    async def think(whose: str) -> None:
        async with turns.of(whose):
            await asyncio.sleep(0.01)
            order.append(whose)

    eve = [asyncio.create_task(think("eve")) for _ in range(20)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(think(whose)) for whose in ("anna", "ben", "anna")]
    await asyncio.sleep(0)
    eve[10].cancel()
    await asyncio.gather(*eve, *others, return_exceptions=True)
    assert order.index("anna") < 6
    assert order.index("ben") < 6
    assert (len(order), turns.free, len(turns.waiting)) == (22, 2, 0)


async def test_bots_of_many_tables_do_not_keep_the_bot_of_another_waiting(processes: House) -> None:
    eve, anna = await processes.guest("Eve"), await processes.guest("Anna")
    for _ in range(12):
        table = await processes.hall.table(await eve.open_table("dominion", ME, BOT, options={"first_player": 1}))
        for _ in range(3):
            record = table.record()
            processes.hall.later(processes.hall.thinkers.run_for(table.row.owner, half_a_second, record))
    id = await anna.open_table("dominion", ME, BOT, options={"first_player": 1})
    begun = time.monotonic()
    live = await anna.watch(id)
    await live.until(lambda: live.codes)
    assert time.monotonic() - begun < 4.0


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[House]:
    """The server with real processes for its bots."""
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", thinkers=lambda: Thinkers(2)) as house:
        yield house


@pytest.fixture
async def held(database: str) -> AsyncIterator[House]:
    async with opened(database, thinkers=Held) as house:
        yield house


def let_go(house: House) -> None:
    assert isinstance(house.hall.thinkers, Held)
    house.hall.thinkers.go.set()


async def end_turn(live: Live) -> None:
    while live.codes:
        assert isinstance(await live.choose(live.codes[-1]), DoneNews)


async def alone(anna: Browser, game: str = "dominion", bots: int = 1) -> tuple[str, Live]:
    id = await anna.open_table(game, ME, *[BOT] * bots, options={"first_player": 0} if game == "dominion" else {})
    return id, await anna.watch(id)


async def test_bots_that_think_long_and_hard_delay_nobody_elsewhere(
    processes: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "play_on", slow_bots.think_long)
    anna, ben, cleo = [await processes.guest(name) for name in ("Anna", "Ben", "Cleo")]
    _, waiting = await alone(cleo)
    _, also_waiting = await alone(cleo)
    _, lives = await sit_down(anna, ben, options={"first_player": 0})
    await end_turn(waiting)
    await end_turn(also_waiting)
    began = time.monotonic()
    delays = []
    for _ in range(40):
        mover = next(live for live in lives if live.codes)
        sent = time.monotonic()
        assert isinstance(await mover.choose(mover.codes[0]), DoneNews)
        for live in lives:
            await live.reach(mover.version)
        delays.append(time.monotonic() - sent)
        if time.monotonic() - began > slow_bots.SECONDS / 2:
            break
    assert not waiting.codes, "the bot still thinks"
    assert sorted(delays)[len(delays) // 2] < slow_bots.SECONDS / 10
    assert max(delays) < slow_bots.SECONDS / 2
    await waiting.until(lambda: waiting.codes)
    await also_waiting.until(lambda: also_waiting.codes)


async def test_while_a_bot_thinks_one_may_talk_leave_come_back_and_resign(held: House) -> None:
    anna = await held.guest("Anna")
    id, live = await alone(anna)
    await end_turn(live)
    assert isinstance(await live.say("Take your time."), DoneNews)
    refused = await live.choose(0)
    assert isinstance(refused, ErrorNews)
    assert refused.code == "not_your_turn"
    await live.close()
    again = await anna.watch(id)
    assert again.frame.step == live.frame.step
    assert isinstance(await again.resign(0), DoneNews)
    steps = again.frame.step
    let_go(held)
    await asyncio.sleep(0.05)
    assert (await anna.table(id)).status == "over"
    assert again.frame.step == steps, "what the bot thought of came too late"
    assert len(await held.hall.store.codes(id)) == steps


async def test_a_step_that_is_taken_back_while_a_bot_thinks_is_taken_back(held: House) -> None:
    """What the bot has thought of by then is of no use any more."""
    rng = random.Random(3)
    anna = await held.guest("Anna")
    id, live = await alone(anna, "imperium", 2)
    thinkers = held.hall.thinkers
    assert isinstance(thinkers, Held)
    while live.codes or not live.frame.can_undo:
        if not live.codes:
            thinkers.go.set()
            await live.until(lambda: live.codes)
            thinkers.go.clear()
        await live.choose(rng.choice(live.codes))
    thoughts = thinkers.thoughts
    assert thoughts, "a bot is at it"
    assert isinstance(await live.undo(), DoneNews)
    step, codes = live.frame.step, live.codes
    assert codes
    let_go(held)
    await asyncio.sleep(0.05)
    assert (live.frame.step, live.codes) == (step, codes)
    assert len(await held.hall.store.codes(id)) == step


async def test_a_bot_whose_process_dies_is_replaced(
    processes: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tables, "play_on", partial(slow_bots.die_once, tmp_path / "mark"))
    anna = await processes.guest("Anna")
    lives = [(await alone(anna))[1] for _ in range(3)]
    for live in lives:
        await end_turn(live)
    for live in lives:
        await live.until(lambda: live.codes)  # noqa: B023
    assert (tmp_path / "mark").exists()


async def test_bots_that_always_die_or_fail_are_a_table_s_own_trouble(
    processes: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "advise", slow_bots.die)
    anna, ben = await processes.guest("Anna"), await processes.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, options={"first_player": 0})
    refused = await live.hint()
    assert isinstance(refused, ErrorNews)
    assert refused.code == "failed"
    assert isinstance(await live.choose(live.codes[0]), DoneNews)
    monkeypatch.setattr(tables, "play_on", slow_bots.fail)
    _, lonely = await alone(anna)
    await end_turn(lonely)
    await wait_for_log(caplog, "cannot play on")
    assert isinstance(await live.say("We go on."), DoneNews)
    await lonely.until(lambda: [n.code for n in lonely.news if isinstance(n, ErrorNews)] == ["bots_failed"])
    # As soon as it is mended, they go on.
    monkeypatch.setattr(tables, "play_on", play_on)
    await lonely.until(lambda: lonely.codes)
    monkeypatch.undo()
    assert isinstance(await other_or(live, other).hint(), HintNews)
    assert (await processes.hall.store.codes(id)) != []


def other_or(live: Live, other: Live) -> Live:
    return live if live.codes else other


async def wait_for_log(caplog: pytest.LogCaptureFixture, text: str) -> None:
    end = time.monotonic() + PATIENCE
    while not any(text in record.getMessage() for record in caplog.records):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def test_bots_wake_up_when_the_game_begins_and_when_somebody_comes(small_house: House) -> None:
    """Nobody looked when the table was opened, or when the server was started anew."""
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id = await anna.open_table("dominion", OPEN, BOT, ME, options={"first_player": 1}, listed=True)
    await ben.join(id)
    live = await anna.watch(id)
    await live.until(lambda: live.codes)
    assert live.frame.step > 0
