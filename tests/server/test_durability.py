"""A server that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.clients import BOT, ME, OPEN, Browser, Live
from tests.server.nursery import Forked, Nursery
from tests.server.processes import Server
from websockets.exceptions import WebSocketException

from greathall.server.hall import PULSE
from greathall.server.messages import Clock, DoneNews, ErrorNews
from greathall.server.schema import chat, choices
from greathall.server.storage import Store, TableRow
from greathall.server.table_info import begun

pytestmark = pytest.mark.anyio

TABLES = (("dominion", 2, 0), ("imperium", 3, 0), ("uprising", 3, 0), ("dominion", 1, 1))  # people and bots
CLOCK = Clock("bank", 3600, 5)
LATE = PULSE + 1.0  # seconds that a kill may give back
KILLS = {"sqlite": 20, "postgresql": 8}
KINDS = {"choose", "undo", "say", "hand_over", "take_back"}


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path / "servers.log")
    yield nursery
    nursery.close()


class Players:
    """All who sit at one table, and what they were told is done."""

    def __init__(self, id: str, browsers: list[Browser], bots: bool, rng: random.Random) -> None:
        self.id = id
        self.browsers = browsers
        self.bots = bots  # they play for somebody, now and then or always, and nobody acknowledges what they do
        self.rng = rng
        self.done: dict[int, int] = {}  # by step: the choice that was acknowledged
        self.asked: tuple[int, int | None] | None = (
            None  # a step and its choice (None: taken back), not answered yet
        )
        self.stood_in: dict[int, bool] = {}  # by seat: whether a bot stands in there, as was acknowledged
        self.handing: tuple[int, bool] | None = None
        self.left: list[float] = []  # on the clocks, at the last move that was acknowledged
        self.said: list[str] = []
        self.saying: str | None = None
        self.moves = 0
        self.kinds: set[str] = set()  # of what was acknowledged

    async def play(self) -> None:
        """Until the server is gone."""
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            lives = [await browser.watch(self.id) for browser in self.browsers]
            while True:
                away = next((seat for seat, stood_in in self.stood_in.items() if stood_in), None)
                if away is not None and not lives[away].frame.over:
                    await self.hand(lives[away], "take_back", away)
                mover = next((live for live in lives if live.codes and live.settled), None)
                if mover is None:
                    await asyncio.sleep(0.005)
                    if any(live.closed for live in lives):
                        return
                elif self.rng.random() < 0.1:
                    await self.say(mover)
                elif self.bots and self.rng.random() < 0.1:
                    await self.hand(mover, "hand_over", lives.index(mover))
                elif mover.frame.can_undo and self.rng.random() < 0.3:
                    await self.undo(mover)
                else:
                    await self.choose(mover)

    async def choose(self, live: Live) -> None:
        step, code = live.frame.step, self.rng.choice(live.codes)
        self.asked = step, code
        if isinstance(await live.choose(code), DoneNews):
            self.done[step] = code
            self.moves += 1
            self.kinds.add("choose")
            times = live.shown[-1].times
            self.left = self.left if times is None or times.left is None else times.left
        self.asked = None

    async def hand(self, live: Live, how: str, seat: int) -> None:
        """To a bot, or back."""
        self.handing = seat, how == "hand_over"
        if isinstance(await live.ask(how, seat=seat), DoneNews):
            self.stood_in[seat] = how == "hand_over"
            self.kinds.add(how)
        self.handing = None

    async def undo(self, live: Live) -> None:
        step = live.frame.step - 1
        self.asked = step, None
        answer = await live.undo()
        if isinstance(answer, DoneNews):
            self.take_back(live.frame.step)
            self.kinds.add("undo")
        else:
            assert isinstance(answer, ErrorNews)  # a bot was faster
        self.asked = None

    def take_back(self, step: int) -> None:
        """To that step; what was forced after it is gone, too."""
        self.done = {number: code for number, code in self.done.items() if number < step}

    async def say(self, live: Live) -> None:
        self.saying = f"{len(self.said)}"
        if isinstance(await live.say(self.saying), DoneNews):
            self.said.append(self.saying)
            self.kinds.add("say")
        self.saying = None

    async def check(self, store: Store) -> None:
        """What was acknowledged is stored, in order; what was asked for at the end may be."""
        stored = dict(enumerate(await store.codes(self.id)))
        if self.asked is not None:
            step, code = self.asked
            if code is None and step not in stored:
                self.take_back(len(stored))
            elif code is not None and step in stored:
                self.done[step] = stored[step]
                assert self.bots or stored[step] == code
            self.asked = None
        assert self.done.items() <= stored.items()
        row = await store.table(self.id)
        assert row is not None
        self.check_seats(row)
        game = begun(row, list(stored.values()))
        assert game is not None
        forced = {number for number, forced in enumerate(game._forced) if forced}
        assert self.bots or self.done.keys() | forced == stored.keys()
        said = [line.text for line in await store.said(self.id, most=10**6)]
        assert said[: len(self.said)] == self.said
        assert said[len(self.said) :] in ([], [self.saying])
        self.said, self.saying = said, None
        async with store.engine.connect() as c:
            for part in (choices.c.number, chat.c.n):
                here = part.table.c.table_id == self.id
                (first, last, count) = (
                    await c.execute(sa.select(sa.func.min(part), sa.func.max(part), sa.func.count()).where(here))
                ).one()
                assert count == 0 or last - first + 1 == count

    def check_seats(self, row: TableRow) -> None:
        """Who is played for by a bot, and that nobody's clock has more than it was told to have."""
        stored = {seat.seat: seat.stand_in for seat in row.seats if seat.kind == "person"}
        expected = {seat: self.stood_in.get(seat, False) for seat in stored}
        if self.handing is not None and stored != expected:
            expected[self.handing[0]] = self.handing[1]
        assert row.status == "over" or stored == expected
        self.stood_in, self.handing = stored, None
        assert row.clock is not None
        handed = {notice.seat for notice in row.notices}  # whoever takes a seat back may have more
        for seat, left in enumerate(self.left):
            most = left + CLOCK.increment + LATE
            assert seat in handed or row.clock.left(row.asked or 0.0)[seat] <= most
        assert [notice.what for notice in row.notices if notice.what == "time_up"] == []


async def table(url: str, game: str, people: int, bots: int, rng: random.Random) -> Players:
    browsers = [Browser(url) for _ in range(people)]
    for browser in browsers:
        await browser.meet()
    seats = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
    more = {"stand_in": "random", "clock": msgspec.to_builtins(CLOCK)}
    id = await browsers[0].open_table(game, *seats, listed=True, **more)
    for browser in browsers[1:]:
        await browser.join(id)
    return Players(id, browsers, bots > 0 or game == "imperium", rng)


async def one_moves(at: list[Players]) -> None:
    before = sum(players.moves for players in at)
    for _ in range(1000):
        if sum(players.moves for players in at) > before:
            return
        await asyncio.sleep(0.01)


async def test_every_acknowledged_move_outlives_a_kill(database: str, nursery: Nursery) -> None:
    kind = database.partition(":")[0]
    rng = random.Random(kind)
    server: Forked = nursery.server(database)
    await asyncio.to_thread(server.start)
    at = [await table(server.url, *seats, random.Random(n)) for n, seats in enumerate(TABLES)]
    store = Store(database)
    for _ in range(KILLS[kind]):
        playing = [asyncio.create_task(players.play()) for players in at]
        await one_moves(at)
        await asyncio.sleep(rng.uniform(0, 0.25))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
        for players in at:
            await players.check(store)
        await asyncio.to_thread(server.start)
    # And the game goes on, for everybody, until each kind of thing was done that must not be lost.
    before = [players.moves for players in at]
    playing = [asyncio.create_task(players.play()) for players in at]
    for _ in range(400):
        await asyncio.sleep(0.05)
        done = set().union(*(players.kinds for players in at))
        if done == KINDS and all(players.moves > moves + 3 for players, moves in zip(at, before, strict=True)):
            break
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)
    for players, moves in zip(at, before, strict=True):
        await players.check(store)
        assert players.moves > moves + 3
        for browser in players.browsers:
            await browser.close()
        assert players.left  # on clocks that ran
    assert set().union(*(players.kinds for players in at)) == KINDS
    assert sum(players.moves for players in at) > KILLS[kind]
    await store.close()


async def test_the_server_as_it_is_started_by_hand_survives_a_kill_too(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path / "server.log")
    await asyncio.to_thread(server.start)
    players = await table(server.url, "dominion", 2, 0, random.Random(1))
    playing = asyncio.create_task(players.play())
    while players.moves < 5:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(server.kill)
    await playing
    store = Store(database)
    await players.check(store)
    row = await store.table(players.id)
    assert row is not None
    game = begun(row, await store.codes(players.id))
    assert game is not None
    await store.close()
    while game.state.is_forced():
        game.choose(0)  # the kill may have come before its answer, which the server gives when somebody enters
    await asyncio.to_thread(server.start)
    try:
        live = await players.browsers[0].watch(players.id)
        assert live.frame.step == len(game.choices)
        assert "Traceback" not in server.said()
    finally:
        for browser in players.browsers:
            await browser.close()
        await asyncio.to_thread(server.stop)
