"""The PostgreSQL server that the other tests stand on."""

from __future__ import annotations

import asyncio

import asyncpg
from tests.server.postgres import Postgres


def test_each_fresh_database_is_empty_and_its_url_connects(postgres: Postgres) -> None:
    first, second = postgres.fresh(), postgres.fresh()

    async def tables(url: str) -> int:
        connection = await asyncpg.connect(url)
        try:
            count = "select count(*) from information_schema.tables where table_schema = 'public'"
            found: int = await connection.fetchval(count)
            await connection.execute("create table if not exists mark (n int)")
            return found
        finally:
            await connection.close()

    assert [asyncio.run(tables(url)) for url in (first, second, first)] == [0, 0, 1]
