"""Several processes behind one port: each table at home in one of them, and none of them missed for long."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.clients import ME, OPEN, Browser, all_at
from tests.server.postgres import Postgres
from tests.server.processes import Server, wait_for

from greathall.kernel.errors import BadOption
from greathall.server import workers as workers_module
from greathall.server.messages import DoneNews
from greathall.server.serve import listen, serve
from greathall.server.settings import Settings
from greathall.server.workers import Workers, home_of, something_to_read

pytestmark = pytest.mark.anyio


def test_a_table_is_always_at_home_in_the_same_place_and_moves_only_if_that_is_gone() -> None:
    tables = [b"table%d" % n for n in range(300)]
    homes = {table: home_of(table, [0, 1, 2]) for table in tables}
    assert all(count > 60 for count in Counter(homes.values()).values())
    for table, home in homes.items():
        assert home_of(table, [2, 0, 1]) == home
        fewer = home_of(table, [0, 2])
        assert fewer == home or home == 1


def test_workers_take_a_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="PostgreSQL"):
        serve("127.0.0.1", 0, str(tmp_path / "hall.db"), False, workers=2)


def processes(server: Server) -> dict[str, int]:
    """Of the workers, the newest of each number."""
    return {
        number: int(pid) for number, pid in re.findall(r"a worker starts worker=(\d) process=(\d+)", server.said())
    }


@asynccontextmanager
async def taking(folder: Path) -> AsyncIterator[tuple[Workers, int]]:
    """The process that takes connections, without anybody to hand them to."""
    with listen("127.0.0.1", 0) as listener:
        listener.listen(1000)
        listener.setblocking(False)
        workers = Workers(listener, Settings(str(folder / "hall.db"), None), 0)
        accepting = asyncio.create_task(workers.accept())
        try:
            yield workers, listener.getsockname()[1]
        finally:
            accepting.cancel()
            for task in workers.tasks:
                task.cancel()


async def test_who_says_nothing_makes_room_for_who_comes(tmp_path: Path) -> None:
    async with taking(tmp_path) as (workers, port):
        workers.door.each = 5
        there = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
        for reader, _ in there[:3]:
            assert await asyncio.wait_for(reader.read(), 5) == b""
        assert workers.door.count == 5
        for _, writer in there:
            writer.write(b"GET / HT")
            writer.close()
        for _ in range(200):
            await asyncio.sleep(0.01)
            if not workers.door.count:
                break
        assert (workers.door.count, workers.door.silent) == (0, {})


async def test_a_first_line_may_come_letter_by_letter_and_costs_nothing_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[bytes] = []
    looks = 0
    look = something_to_read

    async def counting(connection: socket.socket) -> None:
        nonlocal looks
        looks += 1
        await look(connection)

    monkeypatch.setattr(workers_module, "something_to_read", counting)
    async with taking(tmp_path) as (workers, port):
        monkeypatch.setattr(workers, "hand", lambda connection, line: lines.append(line))
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        for letters in (b"GET /", b"api", b" HTTP/1.1\r", b"\nHost: x\r\n"):
            writer.write(letters)
            await asyncio.sleep(0.2)
        assert (lines, looks) == ([b"GET /api HTTP/1.1"], 4)
        writer.close()


async def test_workers_say_that_they_will_stop_and_then_stop(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.fresh(), tmp_path / "server.log", "--workers", "2", "--drain", "30")
    server.start()
    assert server.process is not None
    server.process.terminate()

    def told() -> bool:
        return '"draining"' in httpx.get(f"{server.url}/api/health", trust_env=False).text

    wait_for(told, "a worker that drains")
    begun = time.monotonic()
    server.stop()  # told twice
    assert time.monotonic() - begun < 12
    assert "has died" not in server.said()


async def test_people_play_on_when_a_worker_dies(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.fresh(), tmp_path / "server.log", "--workers", "2", "--metrics", "127.0.0.1")
    server.start()
    try:
        async with Browser(server.url) as anna, Browser(server.url) as ben:
            await anna.meet("Anna")
            await ben.meet("Ben")
            tables = []
            for _ in range(6):
                id = await anna.open_table("dominion", ME, OPEN, listed=True)
                await ben.join(id)
                tables.append(id)
            by_home = {home_of(id.encode(), [0, 1]): id for id in tables}
            for number, id in by_home.items():
                lives = [await browser.watch(id) for browser in (anna, ben)]
                mover = next(live for live in lives if live.codes)
                done = await mover.choose(mover.codes[-1])
                assert isinstance(done, DoneNews)
                await all_at(lives, done.version)
                async with httpx.AsyncClient(base_url=server.url, trust_env=False) as observer:
                    figures = (await observer.get(f"/metrics?worker={number}")).text
                assert "greathall_sockets 2.0" in figures, "both are connected to the table's home"
            number, id = next(iter(by_home.items()))
            before = processes(server)
            os.kill(before[str(number)], signal.SIGKILL)
            wait_for(lambda: processes(server)[str(number)] != before[str(number)], "its successor")
        async with Browser(server.url) as ben_again:
            ben_again.http.cookies.update(ben.http.cookies)
            live = await ben_again.watch(id)
            assert live.settled
            assert (await ben_again.http.get("/api/health")).status_code == 200
    finally:
        server.stop()
    assert "Traceback" not in server.said()
