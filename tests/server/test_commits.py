"""Moves that come together are written together, and each is told the truth about its own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from greathall.api import new_game
from greathall.kernel.errors import BadOption
from greathall.server import commits
from greathall.server.commits import PLAYED, Commits, Move, Out, Postgresql, Sqlite
from greathall.server.schema import tables
from greathall.server.storage import SeatRow, Stale, Store, TableRow, standing_values
from greathall.server.table_info import note

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


async def begun(store: Store, id: str) -> TableRow:
    game = new_game("dominion", 2, 1, {})
    seats = [SeatRow(n, "person", f"p{n}", f"P{n}", None, False) for n in range(2)]
    row = TableRow(
        id=id,
        game="dominion",
        name="",
        status="playing",
        players=2,
        seed=1,
        options={},
        listed=False,
        owner="p0",
        invite="x",
        version=1,
        steps=0,
        decider=0,
        result=None,
        rematch=None,
        created=0.0,
        changed=0.0,
        rules=None,
        origin=None,
        origin_step=None,
        rules_version=None,
        resolved=None,
        checks=[],
        free_undo=False,
        lesson=None,
        seats=seats,
    )
    note(row, game)
    await store.add_table(row, [])
    return row


def after(row: TableRow, *codes: int) -> tuple[TableRow, int, Sequence[int]]:
    changed = msgspec.structs.replace(row, version=row.version + 1, steps=row.steps + len(codes))
    return changed, row.version, codes


def played(row: TableRow) -> tuple[object, ...]:
    standing = standing_values(row)
    return tuple([standing[name] for name in PLAYED])


async def test_moves_that_wait_are_one_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [await begun(store, f"t{n}") for n in range(10)]
    written: list[int] = []
    write = store.commits.database.write

    async def counted(moves: Sequence[Move]) -> list[bool]:
        written.append(len(moves))
        return await write(moves)

    monkeypatch.setattr(store.commits.database, "write", counted)
    await asyncio.gather(*(store.play(*after(row, n, n + 1)) for n, row in enumerate(rows)))
    assert sum(written) == 10
    assert len(written) <= 2, "the first may go alone, the others together"
    for n, row in enumerate(rows):
        assert await store.codes(row.id) == [n, n + 1]
        found = await store.table(row.id)
        assert found is not None
        assert (found.version, found.steps) == (2, 2)
        assert found.resolved == row.resolved


async def test_who_comes_too_late_writes_nothing_and_takes_nobody_along(store: Store) -> None:
    first, second = await begun(store, "t1"), await begun(store, "t2")
    await store.play(*after(first, 7))
    late, in_time = await asyncio.gather(
        store.play(*after(first, 8)), store.play(*after(second, 9)), return_exceptions=True
    )
    assert isinstance(late, Stale)
    assert in_time is None
    assert await store.codes("t1") == [7]
    assert await store.codes("t2") == [9]


async def test_what_cannot_be_written_fails_alone(store: Store) -> None:
    first, second = await begun(store, "t1"), await begun(store, "t2")
    await store.play(*after(first, 7))
    twice = msgspec.structs.replace(first, version=2, steps=0)  # its first choice is there already
    failed, written = await asyncio.gather(
        store.play(*after(twice, 8)), store.play(*after(second, 9)), return_exceptions=True
    )
    assert isinstance(failed, SQLAlchemyError)
    assert written is None
    assert await store.codes("t1") == [7]
    row = await store.table("t1")
    assert row is not None
    assert row.version == 2
    assert await store.codes("t2") == [9]


async def test_everybody_writes_while_moves_are_made(store: Store) -> None:
    """SQLite has one writer: whoever writes besides waits their turn, not at its lock."""
    rows = [await begun(store, f"t{n}") for n in range(5)]

    async def move(row: TableRow) -> None:
        for n in range(20):
            await store.play(*after(row, n))
            row = msgspec.structs.replace(row, version=row.version + 1, steps=row.steps + 1)

    async def talk(id: str) -> None:
        for n in range(20):
            await store.say(id, 0, "P0", f"{n}")

    await asyncio.gather(*(move(row) for row in rows), *(talk(row.id) for row in rows))
    for row in rows:
        assert await store.codes(row.id) == list(range(20))
        assert [line.text for line in await store.said(row.id)] == [f"{n}" for n in range(20)]


async def test_a_line_that_was_lost_is_made_anew(store: Store) -> None:
    if not store.postgresql:
        pytest.skip("a file has no line")
    row = await begun(store, "t1")
    await store.play(*after(row, 7))
    assert isinstance(store.commits.database, Postgresql)
    line = store.commits.database.connection
    assert line is not None
    async with store.engine.connect() as c:
        await c.execute(sa.select(sa.func.pg_terminate_backend(line.get_server_pid())))
    while not line.is_closed():
        await asyncio.sleep(0.01)
    row = msgspec.structs.replace(row, version=2, steps=1)
    await store.play(*after(row, 8))
    assert await store.codes("t1") == [7, 8]


async def test_a_table_that_somebody_holds_keeps_no_other_waiting_for_long(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not store.postgresql:
        pytest.skip("SQLite has one writer")
    monkeypatch.setattr(commits, "PATIENCE", 0.5)
    first, second = await begun(store, "t1"), await begun(store, "t2")
    async with store.begin() as c:
        await c.execute(sa.select(tables.c.id).where(tables.c.id == "t1").with_for_update())
        late, in_time = await asyncio.gather(
            store.play(*after(first, 7)), store.play(*after(second, 8)), return_exceptions=True
        )
    assert isinstance(late, SQLAlchemyError)
    assert in_time is None
    await store.play(*after(first, 9))
    assert await store.codes("t1") == [9]
    assert await store.codes("t2") == [8]


async def test_a_line_that_was_cut_without_a_word_is_not_waited_for_long(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not store.postgresql:
        pytest.skip("a file has no line")
    row = await begun(store, "t1")
    await store.play(*after(row, 7))
    assert isinstance(store.commits.database, Postgresql)
    line = store.commits.database.connection
    assert line is not None
    row = msgspec.structs.replace(row, version=2, steps=1)
    monkeypatch.setattr(commits, "PATIENCE", 0.3)
    backend = line.get_server_pid()
    os.kill(backend, signal.SIGSTOP)
    try:
        await asyncio.wait_for(store.play(*after(row, 8)), 10)
    finally:
        os.kill(backend, signal.SIGCONT)
    assert await store.codes("t1") == [7, 8]


async def test_two_moves_of_one_table_are_told_apart(store: Store) -> None:
    row = await begun(store, "t1")
    moves = [Move("t1", 1, played(after(row, code)[0]), 0, [code]) for code in (7, 8)]
    assert await store.commits.database.write(moves) == [True, False]
    assert await store.codes("t1") == [7]


async def test_nobody_waits_for_a_database_of_which_somebody_else_has_learnt_that_it_fails() -> None:
    class Locked:
        asked = 0

        async def write(self, moves: Sequence[Move]) -> list[bool]:
            self.asked += 1
            raise Out("database is locked")

        async def close(self) -> None: ...

    database = Locked()
    waiting = Commits(database)
    moves = [Move(f"t{n}", 1, (), 0, [7]) for n in range(9)]
    told = await asyncio.gather(*(waiting.write(move) for move in moves), return_exceptions=True)
    assert all(isinstance(one, Out) for one in told)
    assert database.asked == 2, "all together, and the first alone"


async def test_a_url_is_opened_alike_for_moves(tmp_path: Path) -> None:
    """SQLite reads such a name as a URL only if it is told to, or built so."""
    store = Store(f"sqlite:///file:{tmp_path / 'hall.db'}?uri=true&cache=private")
    assert isinstance(store.commits.database, Sqlite)
    connection = store.commits.database.connected()
    assert connection.execute("PRAGMA database_list").fetchone()[2] == str(tmp_path / "hall.db")
    connection.close()


def test_a_database_in_memory_is_refused() -> None:
    """Each connection would have its own."""
    for url in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(BadOption):
            Store(url)


async def test_an_earlier_release_has_stored_less_and_gets_all(store: Store) -> None:
    row = await begun(store, "t1")
    async with store.begin() as c:
        await c.execute(tables.update().values(resolved=None, rules_version=None))
    sparse = await store.table("t1")
    assert sparse is not None
    assert sparse.sparse
    sparse.resolved, sparse.rules_version = row.resolved, row.rules_version
    await store.play(*after(sparse, 7))
    found = await store.table("t1")
    assert found is not None
    assert found.resolved == row.resolved
    assert await store.codes("t1") == [7]
