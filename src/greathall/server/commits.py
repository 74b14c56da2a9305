"""Moves on their way to the disk. Those that come while others are being written are one transaction, and wait for
the disk together; each is told only when it is there.

For every move, so each database is spoken to in its own way, in as few steps as it can: to put statements together
and to hand them over one by one would take longer than to carry them out."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

# What a move changes of its table.
PLAYED = (
    "version",
    "status",
    "steps",
    "decider",
    "result",
    "changed",
    "checks",
    "asked",
    "clock",
    "due",
    "notices",
)
MOST = 200  # moves in one transaction
# Seconds for which a table may be held by somebody else; a line that is silent twice as long is cut.
PATIENCE = 10.0


class Out(SQLAlchemyError):
    """The database itself fails, whatever is asked of it."""


class Move(NamedTuple):
    """Choices at a table that was read at the version `known`, and as it stands after them."""

    table: str
    known: int
    played: tuple[object, ...]  # as PLAYED names it
    first: int  # the number of the first of these choices
    codes: Sequence[int]


class Writes(Protocol):
    """One database."""

    async def write(self, moves: Sequence[Move]) -> list[bool]:
        """In one transaction; whether each table was at the version that its move knows."""

    async def close(self) -> None: ...


class Commits:
    """One transaction after another, with all that waits."""

    def __init__(self, database: Writes) -> None:
        self.database = database
        self.waiting: list[tuple[Move, asyncio.Future[bool]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, move: Move) -> bool:
        """Whether the table was at the version that the move knows; then it is on disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((move, done))
        if self.writing is None:
            self.writing = asyncio.get_running_loop().create_task(self.write_all())
        return await done

    async def write_all(self) -> None:
        try:
            while self.waiting:
                some, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                try:
                    await self.write_some(some)
                except Exception:
                    # What is wrong with one of them is not the others' fault.
                    await self.write_each(some)
        finally:
            self.writing = None

    async def write_some(self, some: Sequence[tuple[Move, asyncio.Future[bool]]]) -> None:
        # By table, so that two servers that write to the same ones do not wait for each other.
        in_order = sorted(some, key=lambda one: one[0].table)
        found = await self.database.write([move for move, _ in in_order])
        for (_, done), is_written in zip(in_order, found, strict=True):
            if not done.done():
                done.set_result(is_written)

    async def write_each(self, some: Sequence[tuple[Move, asyncio.Future[bool]]]) -> None:
        out: Exception | None = None
        for one in some:
            try:
                if out is not None:
                    raise out  # nobody else waits for it in vain
                await self.write_some([one])
            except Exception as error:
                if isinstance(error, Out):
                    out = error
                if not one[1].done():
                    one[1].set_exception(error)

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        await self.database.close()


class Sqlite:
    """A connection in a thread of its own. SQLite has one writer at a time: whoever else writes takes `turn`."""

    UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in PLAYED)} WHERE id = ? AND version = ?"
    INSERT = "INSERT INTO choices (table_id, number, code) VALUES (?, ?, ?)"

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], pragmas: Sequence[str], turn: asyncio.Lock
    ) -> None:
        self.connect = connect
        self.pragmas = pragmas
        self.turn = turn
        self.given: SimpleQueue[tuple[Sequence[Move], asyncio.Future[list[bool]]] | None] = SimpleQueue()
        self.thread: Thread | None = None

    async def write(self, moves: Sequence[Move]) -> list[bool]:
        async with self.turn:
            if self.thread is None:
                self.thread = Thread(target=self.work, name="moves", daemon=True)
                self.thread.start()
            found: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
            self.given.put((moves, found))
            return await found

    async def close(self) -> None:
        if self.thread is not None:
            self.given.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    # -- in the thread

    def work(self) -> None:
        connection: sqlite3.Connection | None = None
        while (given := self.given.get()) is not None:
            moves, found = given
            tell = found.get_loop().call_soon_threadsafe
            try:
                connection = connection or self.connected()
                tell(settle, found, self.written(connection, moves), None)
            except Exception as error:
                tell(settle, found, [], as_ours(error))
        if connection is not None:
            connection.close()

    def connected(self) -> sqlite3.Connection:
        connection = self.connect()
        for pragma in self.pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def written(self, connection: sqlite3.Connection, moves: Sequence[Move]) -> list[bool]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = [self.carried_out(connection, move) for move in moves]
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return found

    def carried_out(self, connection: sqlite3.Connection, move: Move) -> bool:
        if connection.execute(self.UPDATE, (*move.played, move.table, move.known)).rowcount != 1:
            return False
        rows = [(move.table, number, code) for number, code in enumerate(move.codes, move.first)]
        connection.executemany(self.INSERT, rows)
        return True


# The file or the server; what it does not take of a move is told by other errors.
OUT = (sqlite3.OperationalError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, OSError)


def as_ours(error: Exception) -> Exception:
    """As all other ways into the database fail."""
    if isinstance(error, OUT):
        return Out(str(error))
    ours = isinstance(error, (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError))
    return SQLAlchemyError(str(error)) if ours else error


def settle(found: asyncio.Future[list[bool]], value: list[bool], error: Exception | None) -> None:
    if found.cancelled():
        return
    if error is None:
        found.set_result(value)
    else:
        found.set_exception(error)


class Postgresql:
    """A line of its own, over which all moves go at once; other servers hear of them with the commit."""

    # The table, its choices and the news in one statement: one way there and back.
    STATEMENT = f"""
        WITH played AS (
            UPDATE tables SET {", ".join(f"{name} = ${n}" for n, name in enumerate(PLAYED, 3))}
            WHERE id = $1 AND version = $2 RETURNING id
        ), made AS (
            INSERT INTO choices (table_id, number, code)
            SELECT played.id, ${len(PLAYED) + 3}::int + one.number::int - 1, one.code
            FROM played, unnest(${len(PLAYED) + 4}::int[]) WITH ORDINALITY AS one (code, number)
        )
        SELECT ${len(PLAYED) + 7}::int AS move, pg_notify(${len(PLAYED) + 5}, ${len(PLAYED) + 6}) FROM played
    """

    def __init__(
        self,
        connect: Callable[..., Awaitable[asyncpg.Connection[asyncpg.Record]]],
        channel: str,
        news: Callable[[str], str],
    ) -> None:
        """`news` is what is told on that channel of a table."""
        self.connect = connect
        self.channel = channel
        self.news = news
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def write(self, moves: Sequence[Move]) -> list[bool]:
        given = [
            (m.table, m.known, *m.played, m.first, m.codes, self.channel, self.news(m.table), n)
            for n, m in enumerate(moves)
        ]
        try:
            if self.connection is None or self.connection.is_closed():
                async with asyncio.timeout(2 * PATIENCE):
                    self.connection = await self.connect(lock_timeout=f"{1e3 * PATIENCE:.0f}")
            if len(given) == 1:
                one = await self.connection.fetchrow(self.STATEMENT, *given[0], timeout=2 * PATIENCE)
                return [one is not None]
            found = await self.connection.fetchmany(self.STATEMENT, given, timeout=2 * PATIENCE)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if isinstance(error, TimeoutError):
                await self.close()  # nobody knows what becomes of it: the next moves go over another
            raise as_ours(error) from error
        written = {row["move"] for row in found}
        return [n in written for n in range(len(moves))]

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
