"""A table under way: the game in memory, the people who look at it, and one change at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from greathall import api
from greathall.api import SPECTATOR, Game, Record
from greathall.bots.registry import HEURISTIC
from greathall.server.errors import Refused
from greathall.server.frames import frame_for
from greathall.server.messages import (
    ChatLine,
    ChatNews,
    ErrorNews,
    FrameNews,
    News,
    Result,
    SeatInfo,
    TableInfo,
    TableNews,
)
from greathall.server.storage import Person, ResultRow, SeatRow, Stale, Store, TableRow
from greathall.server.thinking import Thinkers, advise, play_on
from greathall.text import labels
from greathall.version import VERSION

log = logging.getLogger("greathall")
encode = msgspec.json.Encoder().encode

SOMEBODY_ELSE_THINKS = 3.0  # seconds until another server's bots are taken to be dead


class Watcher(Protocol):
    """Somebody who looks at the table: a connection."""

    person: Person | None
    looking: int | None  # the hot seat whose person has the device

    def send(self, news: bytes) -> None: ...


class Table:
    """A table under way. Whoever changes it holds the lock, writes to the store first and tells then."""

    def __init__(self, store: Store, thinkers: Thinkers, row: TableRow, codes: Sequence[int]) -> None:
        self.store = store
        self.thinkers = thinkers
        self.row = row
        self.game = begun(row, codes)
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, set[str]] = {}  # by server: people who look at the table there
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.last_chat = 0

    # -- who may see what

    def viewer(self, watcher: Watcher) -> tuple[int, int | None]:
        """The seat with whose eyes they see, and the hot seat before which the curtain is drawn."""
        mine = self.row.seats_of(watcher.person.id if watcher.person else None)
        if not mine or self.game is None:
            return SPECTATOR, None
        if len(mine) == 1:
            return mine[0], None
        decider = self.game.state.decider
        if not self.game.over and decider in mine and not self.row.seats[decider].resigned:
            return (decider, None) if watcher.looking == decider else (SPECTATOR, decider)
        return SPECTATOR if watcher.looking is None else watcher.looking, None

    def names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    def people(self) -> set[str]:
        """Who has the table open, here or at another server."""
        return {w.person.id for w in self.watchers if w.person}.union(*self.elsewhere.values())

    def info(self, person: Person | None) -> TableInfo:
        return table_info(self.row, person, self.people())

    def table_news(self, watcher: Watcher) -> bytes:
        return encode(TableNews(self.info(watcher.person), self.row.version))

    def frame_news(self, viewer: int, curtain: int | None, told: int, last: bool) -> bytes:
        assert self.game is not None
        can_undo = viewer != SPECTATOR and self.game.undoer == viewer
        frame = frame_for(self.game, viewer, self.names(), told, can_undo)
        return encode(FrameNews(self.row.version, frame, curtain, last))

    # -- who looks

    async def enter(self, watcher: Watcher) -> None:
        async with self.lock:
            self.watchers.append(watcher)
            self.greet(watcher)
            self.tell_table(but=watcher)
            said = await self.store.said(self.row.id)
            self.last_chat = said[-1].n if said else 0
            watcher.send(encode(ChatNews([ChatLine(**msgspec.structs.asdict(line)) for line in said])))
        self.think()

    def greet(self, watcher: Watcher) -> None:
        """The whole table anew, for somebody who has seen nothing of it yet."""
        watcher.send(self.table_news(watcher))
        if self.game is not None:
            watcher.send(self.frame_news(*self.viewer(watcher), told=0, last=True))

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.tell_table()

    def look(self, watcher: Watcher, seat: int) -> None:
        """The person of a hot seat has the device now."""
        if seat not in self.row.seats_of(watcher.person.id if watcher.person else None):
            raise Refused("not_your_seat", f"seat {seat + 1} is not yours")
        watcher.looking = seat
        self.greet(watcher)

    def idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and (self.thinking is None or self.thinking.done())

    def send_away(self) -> None:
        """The table is no more."""
        self.tell(ErrorNews(None, "no_table", "this table has been cleared away"))

    def begin(self) -> None:
        """Tells who sits here now, and begins if no seat is open any more."""
        self.tell_table()
        if self.game is None and self.row.status == "playing":
            self.game = begun(self.row, [])
            self.tell_frames(told=0)
            self.think()

    # -- telling

    def tell(self, news: News) -> None:
        data = encode(news)
        for watcher in self.watchers:
            watcher.send(data)

    def tell_table(self, but: Watcher | None = None) -> None:
        for watcher in self.watchers:
            if watcher is not but:
                watcher.send(self.table_news(watcher))

    def tell_frames(self, told: int, last: bool = True) -> None:
        """Shows everybody the table as it is; `told` events are known already."""
        made: dict[tuple[int, int | None], bytes] = {}
        for watcher in self.watchers:
            sight = self.viewer(watcher)
            if sight not in made:
                made[sight] = self.frame_news(*sight, told, last)
            watcher.send(made[sight])

    # -- moves

    def playing(self, version: int) -> Game:
        """The game, for somebody who has seen the table at that version."""
        if self.game is None:
            raise Refused("not_begun", "the game has not begun: seats are still open")
        if self.row.status == "over":
            raise Refused("over", "the game is over")
        if version != self.row.version:
            raise Refused("stale", "the table has changed since; look again and choose then")
        return self.game

    async def choose(self, person: Person | None, version: int, code: int) -> None:
        async with self.lock:
            game = self.playing(version)
            self.check_seat(person, game.state.decider)
            if code not in game.state.options:
                raise Refused("illegal", f"{code} is not an option now; look again and choose then")
            await self.take([code])
        self.think()

    def check_seat(self, person: Person | None, seat: int) -> None:
        if seat not in self.row.seats_of(person.id if person else None) or self.row.seats[seat].resigned:
            raise Refused("not_your_turn", f"{self.row.seats[seat].name} is to decide, not you")

    async def take(self, codes: Sequence[int]) -> None:
        """Plays these choices, stores them, then shows them one by one."""
        game = self.game
        assert game is not None
        before = game.copy()
        row = msgspec.structs.replace(self.row)
        try:
            for code in codes:
                game.choose_code(code)
            await self.save(row, codes)
        except BaseException:
            self.game = before
            raise
        self.show(before, codes)

    async def save(self, row: TableRow, codes: Sequence[int] = (), keep: int | None = None) -> None:
        """Stores the game as it stands now; the row is what was known of the table before."""
        assert self.game is not None
        if self.game.over and row.status == "playing":
            row.status = "over"
            row.result = self.standings()
        row.decider = None if row.status == "over" else self.game.state.decider
        row.steps = len(self.game.choices)
        await self.write(row, codes, keep)

    async def write(
        self, row: TableRow, codes: Sequence[int] = (), keep: int | None = None, seated: bool = False
    ) -> None:
        version = row.version
        row.version += 1
        row.changed = time.time()
        try:
            await self.store.change(row, version, codes, keep, seated)
        except Stale:
            log.info("table %s was changed elsewhere", row.id)
            asyncio.get_running_loop().create_task(self.sync())
            raise Refused("stale", "the table has changed since; look again and choose then") from None
        self.row = row

    def show(self, before: Game, codes: Sequence[int]) -> None:
        """Tells what these choices did since `before`, a frame for each."""
        after = self.game
        for number, code in enumerate(codes, 1):
            told = len(before.state.events or [])
            before.choose_code(code)
            self.game = before
            self.tell_frames(told, last=number == len(codes))
        self.game = after
        if self.row.status == "over":
            self.tell_table()

    async def undo(self, person: Person | None, version: int) -> None:
        async with self.lock:
            game = self.playing(version)
            seat = game.undoer
            if seat is None or seat not in self.row.seats_of(person.id if person else None):
                raise Refused(
                    "no_undo", "your last step cannot be taken back: something was revealed, or another has decided"
                )
            before = game.copy()
            row = msgspec.structs.replace(self.row)
            try:
                game.undo(seat)
                await self.save(row, keep=len(game.choices))
            except BaseException:
                self.game = before
                raise
            self.tell_frames(told=0)

    async def hint(self, person: Person | None, version: int) -> tuple[int, str]:
        """What a sound bot would do in this person's place."""
        game = self.playing(version)
        self.check_seat(person, game.state.decider)
        code = await self.thinkers.run(advise, self.record())
        self.playing(version)
        return code, labels.option(game.rules, game.state, code, names=self.names())

    async def resign(self, person: Person | None, seat: int) -> None:
        """A bot plays on for whoever resigns; when no two are left, or no person, the game is over."""
        async with self.lock:
            if self.game is None or self.row.status != "playing":
                raise Refused("not_playing", "there is no game under way from which to resign")
            if seat not in self.row.seats_of(person.id if person else None):
                raise Refused("not_your_seat", f"seat {seat + 1} is not yours")
            if self.row.seats[seat].resigned:
                raise Refused("resigned", "you have resigned already")
            row = msgspec.structs.replace(self.row, seats=[msgspec.structs.replace(s) for s in self.row.seats])
            row.seats[seat].resigned = True
            row.seats[seat].bot = HEURISTIC
            left = [s for s in row.seats if not s.resigned]
            if len(left) == 1 or all(s.kind == "bot" for s in left):
                row.status = "over"
                row.decider = None
                row.result = resigned_last(self.standings(), row.seats)
            await self.write(row, seated=True)
            self.tell_table()
        self.think()

    def standings(self) -> list[ResultRow]:
        assert self.game is not None
        return [ResultRow(s.place, s.score) for s in self.game.rules.standings(self.game.state)]

    async def say(self, person: Person | None, text: str) -> None:
        mine = self.row.seats_of(person.id if person else None)
        if person is None or not mine:
            raise Refused("not_your_table", "only those who sit at the table may talk there")
        async with self.lock:
            line = await self.store.say(self.row.id, mine[0], person.name, text)
            self.last_chat = line.n
            self.tell(ChatNews([ChatLine(**msgspec.structs.asdict(line))]))

    # -- bots

    def bots(self) -> list[str | None]:
        return [s.bot if s.kind == "bot" or s.resigned else None for s in self.row.seats]

    def bot_to_decide(self) -> bool:
        return (
            self.game is not None
            and self.row.status == "playing"
            and self.bots()[self.game.state.decider] is not None
        )

    def think(self, after: float = 0.0) -> None:
        """Has the bots play on, if one of them is to decide."""
        if self.bot_to_decide() and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.get_running_loop().create_task(self.let_bots_play(after))

    async def let_bots_play(self, after: float) -> None:
        await asyncio.sleep(after)
        try:
            while self.bot_to_decide():
                version = self.row.version
                codes = await self.thinkers.run(play_on, self.record(), self.bots())
                async with self.lock:
                    if version == self.row.version:
                        await self.take(codes)
        except Refused:
            pass  # somebody played on elsewhere: what is there now comes by itself
        except Exception:
            log.exception("the bots of table %s cannot play on", self.row.id)

    def record(self) -> Record:
        assert self.game is not None
        return Record(self.row.game, self.row.players, self.row.seed, self.row.options, VERSION, self.game.choices)

    # -- news from other servers

    async def sync(self) -> None:
        """Brings the table up to what is stored."""
        async with self.lock:
            row = await self.store.table(self.row.id)
            if row is None:
                self.send_away()
                return
            if row.version <= self.row.version:
                return
            codes = await self.store.codes(row.id)
            known = [] if self.game is None else self.game.choices
            self.row = row
            self.tell_table()
            if self.game is not None and len(codes) > len(known) and codes[: len(known)] == known:
                before = self.game
                self.game = before.copy()
                for code in codes[len(known) :]:
                    self.game.choose_code(code)
                self.show(before, codes[len(known) :])
            elif row.status != "waiting" and (self.game is None or codes != known):
                self.game = begun(row, codes)
                self.tell_frames(told=0)
            elif self.game is not None:
                self.tell_frames(len(self.game.state.events or []))
        self.think(after=SOMEBODY_ELSE_THINKS)

    async def sync_chat(self) -> None:
        async with self.lock:
            said = await self.store.said(self.row.id, self.last_chat)
            if said:
                self.last_chat = said[-1].n
                self.tell(ChatNews([ChatLine(**msgspec.structs.asdict(line)) for line in said]))


def begun(row: TableRow, codes: Sequence[int]) -> Game | None:
    return None if row.status == "waiting" else api.replay(record_from(row, codes))


def record_from(row: TableRow, codes: Sequence[int]) -> dict[str, object]:
    return {
        "game": row.game,
        "players": row.players,
        "seed": row.seed,
        "options": row.options,
        "version": VERSION,
        "choices": list(codes),
    }


def resigned_last(result: list[ResultRow], seats: Sequence[SeatRow]) -> list[ResultRow]:
    """Whoever resigned comes after all others; they share the last place."""
    rank = [(s.resigned, r.place if not s.resigned else 0) for s, r in zip(seats, result, strict=True)]
    return [ResultRow(1 + sum(other < own for other in rank), r.score) for own, r in zip(rank, result, strict=True)]


def table_info(row: TableRow, person: Person | None, here: set[str]) -> TableInfo:
    """The table as this person may know it: the invitation is for those who sit there."""
    id = person.id if person else None
    mine = row.seats_of(id)
    owner = id is not None and row.owner == id
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.seat in mine,
            seat.person in here if seat.kind == "person" else seat.kind == "bot",
            seat.resigned,
        )
        for seat in row.seats
    ]
    result = None
    if row.result is not None:
        result = [
            Result(seat.seat, found.place, found.score, seat.resigned)
            for seat, found in zip(row.seats, row.result, strict=True)
        ]
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        players=row.players,
        seats=seats,
        options=row.options,
        listed=row.listed,
        yours=bool(mine),
        owner=owner,
        your_move=row.status == "playing" and row.decider in mine,
        created=row.created,
        changed=row.changed,
        steps=row.steps,
        invite=f"/join/{row.id}/{row.invite}" if row.status == "waiting" and (mine or owner) else None,
        rematch=row.rematch,
        result=result,
    )
