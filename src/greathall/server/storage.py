"""Tables on disk: who sits there, and the list of choices. SQLite and PostgreSQL by the same code.

A change of a table is one transaction that only goes through if nobody else has changed the table since: its
`version` counts the changes. What was committed is there after the process is killed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from greathall.analysis import Examined
from greathall.api import Check
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import clipped, shown
from greathall.kernel.rules import Resolved
from greathall.server import migrations
from greathall.server.chronicle import Notice
from greathall.server.clocks import Clocks
from greathall.server.commits import PLAYED, Commits, Move, Postgresql, Sqlite, Writes
from greathall.server.messages import USUAL_PATIENCE, SeatKind, TableStatus
from greathall.server.schema import analyses, chat, choices, hours, links, people, seats, tables, tokens

CHANNEL = "greathall"
LISTED = 50  # the lobby shows so many of a kind
A_FEW = 500  # tokens or tables that are asked for together
HEARTBEAT = 15.0  # seconds
LONGEST_SILENCE = 20.0  # seconds from one pulse of the hall to the next, however busy it is
A_DAY = 24 * 3600.0
PATIENCE = 2.0  # seconds in which a sound database answers
CHAT_PAGE = 100  # lines of the chat that are told at once
UNLISTED = ("resolved", "checks", "notices")  # what only the game needs, and those who look at it
DATABASES = Wrong("error-databases")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
Ended = Literal["signed_out", "expired"]
log = logging.getLogger("greathall")

# To put the statement together anew would take longer than to carry it out.
CHANGE = tables.update().where(
    tables.c.id == sa.bindparam("known_id"), tables.c.version == sa.bindparam("known_version")
)


SITTING = (
    sa.select(seats, people.c.name.label("called"))
    .outerjoin(people, people.c.id == seats.c.person)
    .where(seats.c.table_id.in_(sa.bindparam("at", expanding=True)))
    .order_by(seats.c.seat)
)


class Stale(Exception):
    """Somebody else has changed the table first."""


class Person(msgspec.Struct):
    id: str
    name: str  # "" of who has not said one
    banned: bool = False
    ended: Ended | None = None  # why the device by which they came is theirs no more


class SeatRow(msgspec.Struct):
    seat: int
    kind: SeatKind
    person: str | None
    name: str  # "": greathall.server.called says what they are called
    bot: str | None
    resigned: bool
    called: str | None = None  # the name of its person, if the seat goes by that
    stand_in: bool = False  # its bot plays until its person takes the seat back

    @property
    def played_by(self) -> str | None:
        """The bot that plays there."""
        return self.bot if self.kind == "bot" or self.resigned or self.stand_in else None


class ResultRow(msgspec.Struct):
    """Place and score by seat."""

    place: int
    score: int


class TableRow(msgspec.Struct):
    id: str
    game: str
    name: str
    status: TableStatus
    players: int
    seed: int
    options: dict[str, Any]
    listed: bool
    owner: str
    invite: str
    version: int
    steps: int
    decider: int | None
    result: list[ResultRow] | None
    rematch: str | None
    created: float
    changed: float
    rules: str | None
    origin: str | None
    origin_step: int | None
    rules_version: int | None
    resolved: Resolved | None
    checks: list[Check]
    free_undo: bool
    lesson: str | None
    seats: list[SeatRow]
    asked: float | None = None
    patience: int = USUAL_PATIENCE
    stand_in: str | None = None
    clock: Clocks | None = None
    notices: list[Notice] = []
    sparse: bool = False  # an earlier release stored less of it: what is written next is all of it

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if person is not None and s.kind == "person" and s.person == person]


class ChatRow(msgspec.Struct):
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    team: bool = False  # for the speaker's team alone
    person: str | None = None  # whoever sits there later


class AnalysisRow(msgspec.Struct):
    """How far the analysis of a table has come, and what it has found so far."""

    done: int
    found: list[Examined]
    failed: str | None
    changed: float


def database_url(db: str) -> URL:
    """A path of a SQLite file or a URL, as the right driver takes it."""
    try:
        if "://" not in db:
            path = Path(db).expanduser().resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
            return URL.create("sqlite+aiosqlite", database=str(path))
        url = make_url(db)
    except (ArgumentError, OSError, RuntimeError, ValueError) as error:
        raise BadOption(
            Wrong("error-no-database-why", db=named(db), why=clipped(str(error)), databases=DATABASES)
        ) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    in_memory = backend == "sqlite" and url.database in (None, "", ":memory:")  # each connection would have its own
    if backend not in drivers or in_memory:
        raise BadOption(Wrong("error-no-database", db=named(db), databases=DATABASES))
    return url.set(drivername=drivers[backend])


def named(db: str) -> str:
    """As an error may repeat it: a password is nobody's business."""
    return shown(re.sub(r"//.*@", "//…@", db))


async def check_database(db: str) -> None:
    """Whatever keeps it from being opened is better said before the server starts."""
    try:
        store = Store(db)
        try:
            await store.open()
        finally:
            await store.close()
    except (
        OSError,
        ValueError,
        SQLAlchemyError,
        sqlite3.Error,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
    ) as error:
        why = clipped(str(error)) or type(error).__name__
        raise BadOption(Wrong("error-database-unopened", db=named(db), why=why, databases=DATABASES)) from error


class Store:
    """The database."""

    def __init__(self, db: str) -> None:
        self.id = secrets.token_hex(4)  # tells this server's own news from others'
        self.relisted = 0  # how often something changed that the lobby shows
        self.closed = 0.0  # seconds in which no server ran
        self.url = database_url(db)
        self.postgresql = self.url.drivername.startswith("postgresql")
        self.turn = asyncio.Lock()  # SQLite has one writer
        self.engine = self._postgresql() if self.postgresql else self._sqlite()
        self.commits = Commits(self._moves())

    def _postgresql(self) -> AsyncEngine:
        # By asyncpg itself: the URLs that hosts give out (?sslmode=require) are read by it alone.
        return create_async_engine(
            self.url.set(query={}),
            async_creator=self._connect,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            hide_parameters=True,  # errors come into the log, invitations and seeds do not
        )

    async def _connect(self, **settings: str) -> asyncpg.Connection[asyncpg.Record]:
        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await asyncpg.connect(url, server_settings=settings)

    def _sqlite(self) -> AsyncEngine:
        # One connection, and one for moves: with `turn` nobody meets a lock.
        engine = create_async_engine(self.url, pool_size=1, max_overflow=0, hide_parameters=True)

        @sa.event.listens_for(engine.sync_engine, "connect")
        def on_connect(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    def _moves(self) -> Writes:
        """The way of the moves."""
        if self.postgresql:
            return Postgresql(self._connect, CHANNEL, lambda table: self._news("table", table))
        # As the engine opens it: what is asked for in the URL holds here too.
        (file,), settings = self.engine.dialect.create_connect_args(self.url)
        return Sqlite(lambda: sqlite3.connect(file, **{**settings, "isolation_level": None}), PRAGMAS, self.turn)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with nullcontext() if self.postgresql else self.turn, self.engine.begin() as c:
            yield c

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.postgresql:
                # Servers that start together would both bring it up to date.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7311)"))
            else:
                # Else each change of the schema would be a transaction of its own, and half of a step could stay.
                await connection.execute(sa.text("BEGIN IMMEDIATE"))
            await connection.run_sync(migrations.upgrade)
            self.closed = (await connection.execute(sa.select(hours.c.closed))).scalar_one()

    async def close(self) -> None:
        await self.commits.close()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Whether the database does, soon."""
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as c:
                await c.execute(sa.select(sa.literal(1)))
        except (
            OSError,
            SQLAlchemyError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
        ):  # a time-out is an OSError
            return False
        return True

    # -- the hall's hours

    def now(self) -> float:
        """Seconds for which servers have run on this database: what people are waited for by, and clocks go by."""
        return time.time() - self.closed

    async def pulse(self, opening: bool = False) -> None:
        """A server runs. None did since the pulse before if it is just `opening`, or if that was long ago: a
        computer may have slept."""
        now = sa.literal(time.time())
        silence = now - hours.c.pulse
        stood_still = silence > (0.0 if opening else LONGEST_SILENCE)
        beat = hours.update().values(
            closed=hours.c.closed + sa.case((stood_still, silence), else_=0.0),
            pulse=sa.case((silence > 0.0, now), else_=hours.c.pulse),
        )
        async with self.begin() as c:
            self.closed = (await c.execute(beat.returning(hours.c.closed))).scalar_one()

    async def overdue(self, since: float, most: int) -> list[str]:
        """Tables at which a clock ran out before that moment."""
        query = sa.select(tables.c.id).where(tables.c.due < since).order_by(tables.c.due).limit(most)
        async with self.engine.connect() as c:
            return list((await c.execute(query)).scalars())

    # -- people

    async def add_person(self, id: str, token: str, name: str, device: str = "") -> Person:
        async with self.begin() as c:
            await c.execute(people.insert().values(id=id, name=name, created=time.time()))
            await c.execute(tokens.insert().values(token=token, person=id, created=time.time(), device=device))
        return Person(id, name)

    async def person_by_token(self, token: str, device: str = "", unused_since: float = 0.0) -> Person | None:
        """Whose device it is; one that was not used since then is theirs no more."""
        query = sa.select(people, tokens.c.used, tokens.c.ended, tokens.c.created.label("made"))
        query = query.join(tokens, tokens.c.person == people.c.id).where(tokens.c.token == token)
        async with self.engine.connect() as c:
            row = (await c.execute(query)).first()
        if row is None:
            return None
        person = Person(row.id, row.name, row.banned is not None)
        if row.ended is not None:
            person.ended = "signed_out"
        elif (row.used or row.made) < unused_since:
            person.ended = "expired"
        elif row.used is None or row.used < time.time() - A_DAY:
            now = {"used": time.time()} | ({"device": device} if device else {})
            async with self.begin() as c:
                await c.execute(tokens.update().where(tokens.c.token == token).values(**now))
        return person

    async def still_known(self, given: Sequence[str]) -> set[str]:
        """Those of the tokens that were not signed out, of people who were not shown out."""
        query = sa.select(tokens.c.token).join(people, tokens.c.person == people.c.id)
        query = query.where(tokens.c.ended.is_(None), people.c.banned.is_(None))
        found: set[str] = set()
        async with self.engine.connect() as c:
            for first in range(0, len(given), A_FEW):
                some = query.where(tokens.c.token.in_(given[first : first + A_FEW]))
                found.update((await c.execute(some)).scalars())
        return found

    async def name_of(self, person: str) -> str | None:
        async with self.engine.connect() as c:
            found: str | None = (
                await c.execute(sa.select(people.c.name).where(people.c.id == person))
            ).scalar_one_or_none()
        return found

    async def rename(self, person: str, name: str) -> None:
        """Seats that go by their person's name read it anew whenever they are read."""
        async with self.begin() as c:
            await c.execute(people.update().where(people.c.id == person).values(name=name))
            await self.notify(c, person, "person")
        self.relisted += 1

    async def add_link(self, code: str, person: str, expires: float) -> None:
        async with self.begin() as c:
            await c.execute(links.delete().where(links.c.expires < time.time()))
            await c.execute(links.insert().values(code=code, person=person, expires=expires))

    async def claim_link(self, code: str, token: str, device: str = "") -> Person | None:
        """Makes the bearer of the token the person of that link, which works once."""
        async with self.begin() as c:
            valid = sa.and_(links.c.code == code, links.c.expires >= time.time())
            query = sa.select(people.c.id, people.c.name).join(links, links.c.person == people.c.id)
            row = (await c.execute(query.where(valid))).first()
            if row is None or (await c.execute(links.delete().where(links.c.code == code))).rowcount != 1:
                return None
            await c.execute(tokens.insert().values(token=token, person=row.id, created=time.time(), device=device))
        return Person(row.id, row.name)

    # -- tables

    async def add_table(self, row: TableRow, codes: Sequence[int]) -> None:
        async with self.begin() as c:
            await self._add(c, row, codes)
        self.relisted += 1

    async def _add(self, c: AsyncConnection, row: TableRow, codes: Sequence[int]) -> None:
        await c.execute(tables.insert().values(id=row.id, **table_values(row)))
        await c.execute(seats.insert(), [seat_values(row.id, seat) for seat in row.seats])
        await self._append(c, row.id, 0, codes)

    async def table(self, id: str) -> TableRow | None:
        if not re.fullmatch(r"[\w-]+", id, re.ASCII):
            return None
        found = await self._tables(tables.c.id == id)
        return found[0] if found else None

    async def codes(self, id: str, first: int = 0) -> list[int]:
        query = sa.select(choices.c.code).where(choices.c.table_id == id, choices.c.number >= first)
        async with self.engine.connect() as c:
            return list((await c.execute(query.order_by(choices.c.number))).scalars())

    async def whole(self, id: str, newer_than: int = 0) -> tuple[TableRow, list[int]] | None:
        """The table and its choices at one moment; without its choices if it is not newer than that version."""
        row = await self.table(id)
        while row is not None and row.version > newer_than:
            codes = await self.codes(id)
            again = await self.table(id)
            if again is not None and again.version == row.version:
                return row, codes
            row = again
        return None if row is None else (row, [])

    async def change(
        self,
        row: TableRow,
        version: int,
        codes: Sequence[int] = (),
        keep: int | None = None,
        seated: bool = False,
        new: TableRow | None = None,
    ) -> None:
        """Writes the row, which was read at that version, with new choices after the first `keep` ones, the seats
        if who sits there has changed, and the new table to which it leads.

        Raises Stale, with nothing written, if the table is at another version by now."""
        known = {"known_id": row.id, "known_version": version}
        async with self.begin() as c:
            if (await c.execute(CHANGE, table_values(row) | known)).rowcount != 1:
                raise Stale
            if keep is not None:
                await c.execute(choices.delete().where(choices.c.table_id == row.id, choices.c.number >= keep))
            if seated:
                await c.execute(seats.delete().where(seats.c.table_id == row.id))
                await c.execute(seats.insert(), [seat_values(row.id, seat) for seat in row.seats])
            await self._append(c, row.id, row.steps - len(codes), codes)
            if new is not None:
                await self._add(c, new, [])
            await self.notify(c, row.id)
        if seated or new is not None or row.status != "playing":
            self.relisted += 1

    async def play(self, row: TableRow, version: int, codes: Sequence[int]) -> None:
        """Writes new choices, and of the row what they change; raises Stale like `change`."""
        if row.sparse:
            await self.change(row, version, codes)
            return
        standing = standing_values(row)
        played = tuple([standing[name] for name in PLAYED])
        if not await self.commits.write(Move(row.id, version, played, row.steps - len(codes), codes)):
            raise Stale
        if row.status != "playing":
            self.relisted += 1

    async def _append(self, c: AsyncConnection, id: str, first: int, codes: Sequence[int]) -> None:
        if codes:
            rows = [{"table_id": id, "number": n, "code": code} for n, code in enumerate(codes, first)]
            await c.execute(choices.insert(), rows)

    async def remove(self, id: str, version: int) -> None:
        """With its seats, choices and chat; raises Stale if the table is at another version by now."""
        here = tables.c.id == id, tables.c.version == version
        async with self.begin() as c:
            if (await c.execute(tables.delete().where(*here))).rowcount != 1:
                raise Stale
            await self.notify(c, id)
        self.relisted += 1

    async def unchanged(self, status: str, since: float, most: int) -> list[tuple[str, int]]:
        """Tables that have not changed since, and their versions."""
        query = sa.select(tables.c.id, tables.c.version).where(tables.c.status == status, tables.c.changed < since)
        async with self.engine.connect() as c:
            return [(row.id, row.version) for row in await c.execute(query.order_by(tables.c.changed).limit(most))]

    async def beyond(self, kept: int, most: int) -> list[tuple[str, int]]:
        """Finished tables but for so many of the latest, and their versions."""
        query = sa.select(tables.c.id, tables.c.version).where(tables.c.status == "over")
        query = query.order_by(tables.c.changed.desc()).offset(kept).limit(most)
        async with self.engine.connect() as c:
            return [(row.id, row.version) for row in await c.execute(query)]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Of the tables that are there."""
        found: dict[str, int] = {}
        async with self.engine.connect() as c:
            for first in range(0, len(ids), A_FEW):
                here = tables.c.id.in_(ids[first : first + A_FEW])
                rows = await c.execute(sa.select(tables.c.id, tables.c.version).where(here))
                found.update((row.id, row.version) for row in rows)
        return found

    async def tables_of(self, person: str, over: bool) -> list[TableRow]:
        mine = sa.select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "person")
        own = sa.select(tables.c.id).where(tables.c.owner == person)
        here = tables.c.id.in_(sa.union(mine, own))
        return await self._tables(here, (tables.c.status == "over") == sa.literal(over), listing=True)

    async def listed(self, status: TableStatus, since: float = 0.0) -> list[TableRow]:
        return await self._tables(
            tables.c.listed, tables.c.status == status, tables.c.changed >= since, listing=True
        )

    async def _tables(self, *where: sa.ColumnElement[bool], listing: bool = False) -> list[TableRow]:
        """A listing does without what the lobby does not show."""
        columns = [column for column in tables.columns if not listing or column.name not in UNLISTED]
        async with self.engine.connect() as c:
            query = sa.select(*columns).where(*where).order_by(tables.c.changed.desc()).limit(LISTED)
            rows = (await c.execute(query)).mappings().all()
            at: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
            if at:
                for s in await c.execute(SITTING, {"at": list(at)}):
                    called = s.called if s.follows else None
                    sitting = SeatRow(s.seat, s.kind, s.person, s.name, s.bot, s.resigned, called, bool(s.stand_in))
                    at[s.table_id].append(sitting)
        for seated in at.values():
            settle_names(seated)
        return [table_row(dict(row), at[row["id"]]) for row in rows]

    # -- chat

    async def say(
        self, table: str, seat: int | None, name: str, text: str, team: bool = False, person: str | None = None
    ) -> ChatRow:
        async with self.begin() as c:
            newest = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), 0)).where(chat.c.table_id == table)
            if self.postgresql:
                await c.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())
            line = ChatRow((await c.execute(newest)).scalar_one() + 1, seat, name, text, time.time(), team, person)
            await c.execute(chat.insert().values(table_id=table, **msgspec.to_builtins(line)))
            await self.notify(c, table, "chat")
        return line

    async def said(
        self, table: str, after: int = 0, before: int | None = None, most: int = CHAT_PAGE
    ) -> list[ChatRow]:
        """The last of these lines, `most` of them."""
        query = sa.select(chat).where(chat.c.table_id == table, chat.c.n > after)
        if before is not None:
            query = query.where(chat.c.n < before)
        async with self.engine.connect() as c:
            rows = (await c.execute(query.order_by(chat.c.n.desc()).limit(most))).all()
        return [ChatRow(r.n, r.seat, r.name, r.text, r.at, bool(r.team), r.person) for r in reversed(rows)]

    # -- analyses

    async def analysis(self, table: str) -> AnalysisRow | None:
        async with self.engine.connect() as c:
            row = (await c.execute(sa.select(analyses).where(analyses.c.table_id == table))).first()
        if row is None:
            return None
        return AnalysisRow(row.done, msgspec.json.decode(row.found, type=list[Examined]), row.failed, row.changed)

    async def begin_analysis(self, table: str) -> None:
        """Nothing is lost if it was begun before."""
        insert = postgresql.insert if self.postgresql else sqlite.insert
        fresh = insert(analyses).values(table_id=table, done=0, found="[]", changed=time.time())
        async with self.begin() as c:
            await c.execute(fresh.on_conflict_do_nothing())

    async def go_on(self, table: str, row: AnalysisRow, known: int) -> None:
        """Writes how far the analysis has come; raises Stale if another server has gone on from `known` first."""
        here = analyses.c.table_id == table, analyses.c.done == known
        values = {"done": row.done, "found": encoded(row.found), "failed": row.failed, "changed": row.changed}
        async with self.begin() as c:
            if (await c.execute(analyses.update().where(*here).values(**values))).rowcount != 1:
                raise Stale

    # -- news between servers on one PostgreSQL; on SQLite there is one server

    async def notify(self, c: AsyncConnection, table: str, what: str = "table") -> None:
        """Told with the commit, and only if that goes through."""
        if self.postgresql:
            await c.execute(sa.select(sa.func.pg_notify(CHANNEL, self._news(what, table))))

    def _news(self, what: str, table: str) -> str:
        return f"{what} {table} {self.id}"

    async def announce(self, table: str, what: str) -> None:
        """Tells the other servers something that is not stored."""
        if self.postgresql:
            async with self.begin() as c:
                await self.notify(c, table, what)

    async def listen(self, hear: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        """Hears what other servers tell, for ever; `missed` is called when something may have been."""
        while self.postgresql:
            try:
                await self._listen(hear, missed)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the database's news are lost; trying again")
            await asyncio.sleep(1)

    async def _listen(self, hear: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        ended = asyncio.Event()
        connection = await self._connect(application_name=f"{CHANNEL} {self.id}")
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, lambda *news: self._heard(str(news[3]), hear))
            missed()
            while not ended.is_set():
                try:
                    await asyncio.wait_for(ended.wait(), HEARTBEAT)
                except TimeoutError:
                    # A line that was cut without a word is only noticed by whoever speaks.
                    await connection.execute("SELECT 1", timeout=HEARTBEAT)
        finally:
            connection.terminate()

    async def servers(self) -> set[str]:
        """Those that listen on this database."""
        query = sa.text("SELECT application_name FROM pg_stat_activity WHERE datname = current_database()")
        async with self.engine.connect() as c:
            names = (await c.execute(query)).scalars()
            return {name.removeprefix(f"{CHANNEL} ") for name in names if name and name.startswith(f"{CHANNEL} ")}

    def _heard(self, payload: str, hear: Callable[[str, str], None]) -> None:
        what, table, server = payload.split(" ")
        if server != self.id:
            hear(what, table)


def table_values(row: TableRow) -> dict[str, object]:
    """The columns of a table but for its id."""
    return {
        "game": row.game,
        "name": row.name,
        "players": row.players,
        "seed": str(row.seed),
        "options": encoded(row.options),
        "listed": row.listed,
        "owner": row.owner,
        "invite": row.invite,
        "rematch": row.rematch,
        "created": row.created,
        "rules": row.rules,
        "origin": row.origin,
        "origin_step": row.origin_step,
        "rules_version": row.rules_version,
        "resolved": None if row.resolved is None else encoded(row.resolved),
        "free_undo": row.free_undo,
        "lesson": row.lesson,
        "patience": row.patience,
        "stand_in": row.stand_in,
        **standing_values(row),
    }


def standing_values(row: TableRow) -> dict[str, object]:
    """Those that a move changes: PLAYED."""
    return {
        "version": row.version,
        "status": row.status,
        "steps": row.steps,
        "decider": row.decider,
        "result": None if row.result is None else encoded(row.result),
        "changed": row.changed,
        "checks": encoded(row.checks),
        "asked": row.asked,
        "clock": None if row.clock is None else encoded(row.clock),
        "due": None if row.clock is None or row.status != "playing" else row.clock.due,
        "notices": encoded(row.notices) if row.notices else None,
    }


def table_row(values: dict[str, Any], at: list[SeatRow]) -> TableRow:
    values["seed"] = int(values["seed"])
    values["options"] = msgspec.json.decode(values["options"])
    values["free_undo"] = bool(values["free_undo"])
    if values["result"] is not None:
        values["result"] = msgspec.json.decode(values["result"], type=list[ResultRow])
    if values.setdefault("resolved", None) is None:
        values["sparse"] = True
    else:
        values["resolved"] = msgspec.json.decode(values["resolved"], type=Resolved)
    values["checks"] = msgspec.json.decode(values.get("checks") or "[]", type=list[Check])
    values["notices"] = msgspec.json.decode(values.get("notices") or "[]", type=list[Notice])
    if values["clock"] is not None:
        values["clock"] = msgspec.json.decode(values["clock"], type=Clocks)
    if values["patience"] is None:  # of an earlier release
        values["patience"] = USUAL_PATIENCE
    del values["due"]
    return TableRow(**values, seats=at)


def seat_values(table: str, seat: SeatRow) -> dict[str, object]:
    values = msgspec.structs.asdict(seat)
    return {"table_id": table, "follows": values.pop("called") is not None, **values}


def settle_names(seated: Sequence[SeatRow]) -> None:
    """Names those who go by their own name, which others may have too; without one they have none here."""
    taken = taken_names([seat for seat in seated if seat.called is None])
    for seat in seated:
        if seat.called is not None:
            seat.name = free_name(seat.called, taken) if seat.called else ""
            taken.add(seat.name)


def taken_names(seated: Sequence[SeatRow]) -> set[str]:
    return {seat.name for seat in seated if seat.name}


def free_name(name: str, taken: Collection[str]) -> str:
    """People of one name are told apart by a number."""
    n, wanted = 2, name
    while wanted in taken:
        wanted, n = f"{name} {n}", n + 1
    return wanted


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
