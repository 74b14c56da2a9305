"""For the tests of the server: a SQLite file, a PostgreSQL server of the tests' own, the web service on them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.house import House, opened
from tests.server.postgres import NoPostgres, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
    except NoPostgres as error:
        server.stop()
        if os.environ.get("CI"):
            raise
        pytest.skip(f"PostgreSQL is missing: {error}")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database, as `--db` takes it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'greathall.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """The server on each of the databases."""
    async with opened(database) as house:
        yield house


@pytest.fixture
async def small_house(tmp_path: Path) -> AsyncIterator[House]:
    """The server on SQLite, for what has nothing to do with the database."""
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}") as house:
        yield house
