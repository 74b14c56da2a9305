"""Bots think in processes of their own, so that none of them delays the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from greathall.analysis import Examined, examined
from greathall.api import Game, Record, replay
from greathall.bots.bot import ask, consult
from greathall.house.registry import rules_of
from greathall.kernel.reasons import Why
from greathall.kernel.rng import mix
from greathall.kernel.rules import Resolved
from greathall.processes import die_with_the_parent

log = logging.getLogger("greathall")
P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 50  # choices that bots make before the others get to see them
A_WHILE = 0.4  # seconds, likewise: bots that think long show each move when it is made
A_SLICE = 0.4  # seconds of an analysis at once: bots that are to move wait no longer for it
LONGEST_THOUGHT = 60.0  # seconds
GAMES_KEPT = 16  # in each process, so that bots need not play a long game again for each of their moves
KEPT: dict[tuple[str, int], Game] = {}


def play_on(record: Record, bots: list[str | None]) -> list[int]:
    """What the bots choose, by seat, until a person is to decide."""
    game = reached(record)
    roster = game.descriptor.bots
    seated = [None if name is None else roster.make(name) for name in bots]
    for seat, bot in enumerate(seated):
        if bot is not None:
            bot.begin(mix(record.seed, seat + len(seated) * len(record.choices)))
    codes: list[int] = []
    started = time.monotonic()
    while not game.over and len(codes) < AT_ONCE:
        bot = seated[game.state.decider]
        if bot is None or (time.monotonic() - started > A_WHILE and not bot.is_midway()):
            break
        codes.append(ask(game.rules, game.state, bot))
        game.choose_code(codes[-1])
    keep(game)
    return codes


def reached(record: Record) -> Game:
    """The game to which the record leads: on from where this process last left it, if it does."""
    known = KEPT.pop((record.game, record.seed), None)
    if (
        known is None
        or known.rules is not rules_of(record.game)
        or (known.players, known.resolved) != (record.players, Resolved(record.options, record.setup or {}))
        or known.choices != record.choices[: len(known.choices)]
    ):
        return replay(record)
    for code in record.choices[len(known.choices) :]:
        known.choose_code(code)
    return known


def keep(game: Game) -> None:
    """For the next thought about it."""
    KEPT[game.name, game.seed] = game
    while len(KEPT) > GAMES_KEPT:
        KEPT.pop(next(iter(KEPT)))


def advise(record: Record) -> tuple[list[int], list[Why]]:
    """What a good bot would choose in place of whoever is to decide, and why."""
    game = replay(record)
    roster = game.descriptor.bots
    bot = roster.make(roster.adviser)
    bot.begin(record.seed)
    return consult(game.rules, game.state, bot)


def examine(record: Record, budget: int, seed: int, seats: list[int], start: int) -> list[Examined]:
    """What an analysis finds from that step on, for a while."""
    found: list[Examined] = []
    started = time.monotonic()
    for one in examined(record, budget, seed, seats, start):
        found.append(one)
        if time.monotonic() - started > A_SLICE:
            break
    return found


def awake() -> None:
    """Loads the games, so that the first bot does not have to."""


def in_time(longest: float, think: Callable[[], T]) -> T:
    """A bot that never comes to an end would keep its process from all others: the alarm ends both."""
    if not hasattr(signal, "setitimer"):
        return think()  # not on Windows
    signal.setitimer(signal.ITIMER_REAL, longest)
    try:
        return think()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Turns:
    """Who may have something thought about next: all who wait take turns, however much one of them wants."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        await self.take(whose)
        try:
            yield
        finally:
            self.give()

    async def take(self, whose: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        while self.waiting:
            whose, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[whose] = turns  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self.processes = processes
        self.turns = Turns(processes)
        self.longest = longest
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=die_with_the_parent
        )

    def wake(self) -> None:
        self.pool.submit(awake)

    async def run_for(self, whose: str, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """When it is the turn of whoever opened the table, or asks for advice."""
        async with self.turns.of(whose):
            return await self.run(think, *args, **kwargs)

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.wrap_future(
                    pool.submit(in_time, self.longest, partial(think, *args, **kwargs))
                )
            except BrokenProcessPool:
                log.warning("a thinking bot's process died; trying again in a new one")
                if self.pool is pool:
                    self.pool = self._new_pool()
        raise BrokenProcessPool("the bots' processes die")

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
