"""A database that an earlier release filled is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.house import House, opened
from tests.server.postgres import Postgres

from greathall.kernel.errors import BadOption
from greathall.server import migrations
from greathall.server.messages import USUAL_PATIENCE, DoneNews
from greathall.server.schema import metadata
from greathall.server.storage import Store, check_database

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
ANNA = "FgLPbko2w0dNNhkAcqrAPQYiZn7EhiyGVXR0ffR0FtI"  # what her browser has kept


def as_it_was(database: str, request: pytest.FixtureRequest) -> None:
    """Fills the empty database as the release before there were migrations has left it."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            connection.executescript((HERE / "before_sqlite.sql").read_text())
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.sql((HERE / "before_postgresql.sql").read_text(), urlsplit(database).path[1:])


def rows(connection: sa.Connection) -> dict[str, list[dict[str, object]]]:
    """All that is there, by table and in the order of its key."""
    there = sa.inspect(connection).get_table_names()
    return {
        table.name: [
            dict(row)
            for row in connection.execute(
                sa.text(f"SELECT * FROM {table.name} ORDER BY {', '.join(table.primary_key.columns.keys())}")
            ).mappings()
        ]
        for table in metadata.sorted_tables
        if table.name in there
    }


async def test_the_present_release_fills_what_the_next_one_reads(
    database: str, request: pytest.FixtureRequest
) -> None:
    as_it_was(database, request)
    store = Store(database)
    async with store.engine.connect() as c:
        before = await c.run_sync(rows)
    await store.open()
    async with store.engine.connect() as c:
        after = await c.run_sync(rows)
    await store.close()
    assert all(before.values())
    for name, those in before.items():
        assert [{key: row[key] for key in those[0]} for row in after[name]] == those
    async with opened(database) as house:
        await check_people_go_on(house)


async def check_people_go_on(house: House) -> None:
    anna = house.stranger()
    anna.pretend(ANNA)
    lobby = await anna.lobby()
    assert {table.name or table.game: table.status for table in [*lobby.mine, *lobby.finished]} == {
        "Waiting": "waiting",
        "dominion": "playing",
        "imperium": "playing",
        "Over": "over",
    }
    by_game = {table.game: table for table in lobby.mine if table.status == "playing"}
    assert [seat.name for seat in by_game["imperium"].seats] == ["Anna", "Grandma", "Anna 2"]
    hot = await anna.watch(by_game["imperium"].id)
    await hot.look(hot.curtain or 0)
    await hot.until(lambda: hot.codes)
    assert isinstance(await hot.choose(hot.codes[0]), DoneNews)
    live = await anna.watch(by_game["dominion"].id)
    # Nobody had said for how long others may be waited for, and all have waited since the hall opened.
    assert live.table is not None
    assert (live.table.patience, live.table.clock) == (USUAL_PATIENCE, None)
    assert [line.text for line in live.chat] == ["Good luck", "You too"]
    assert live.log
    (over,) = [table for table in lobby.finished if table.name == "Over"]
    assert (await anna.get(f"/api/tables/{over.id}/replay"))["steps"]
    # She goes by her own name wherever she did, and by another where she took one.
    await anna.put("/api/me", {"name": "Zoe"})
    assert [seat.name for seat in (await anna.table(by_game["imperium"].id)).seats] == ["Zoe", "Grandma", "Zoe 2"]


async def test_all_steps_together_make_the_database_that_the_program_expects(database: str) -> None:
    store = Store(database)
    await store.open()

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as c:
        assert await c.run_sync(differences) == []
        assert await c.run_sync(migrations.current) == migrations.NEWEST
    await store.open()  # there is nothing left to do
    await store.close()


def test_the_newest_step_is_known_without_looking_for_it() -> None:
    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads() == [migrations.NEWEST]


@pytest.mark.parametrize("step", ["0001", "0002", "0003", "0004"])
@pytest.mark.parametrize("cut_at", ["add_column", "create_index"])
async def test_a_step_that_was_cut_short_is_taken_whole_later(
    database: str, monkeypatch: pytest.MonkeyPatch, step: str, cut_at: str
) -> None:
    """By a kill, or a disk that is full."""
    store = Store(database)
    async with store.engine.begin() as c:
        await c.run_sync(migrations.upgrade, step)
    await store.close()
    done = getattr(op, cut_at)

    def cut_short(*args: object, **more: object) -> None:
        done(*args, **more)
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(op, cut_at, cut_short)
        with pytest.raises(OSError, match="no space"):
            await store.open()
    await store.close()
    await store.open()
    async with store.engine.connect() as c:
        assert await c.run_sync(migrations.current) == migrations.NEWEST
    await store.close()


async def test_the_database_of_a_newer_release_is_left_alone(database: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as c:
        await c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(BadOption, match="newer"):
        await check_database(database)
