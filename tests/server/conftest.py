"""Databases for the tests of the server: a SQLite file, and a PostgreSQL server of the tests' own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
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
