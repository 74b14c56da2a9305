"""What must not go wrong when something else does: servers that miss each other's news, a database that fails, bots
that never end, a second server on one file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.server import slow_bots
from tests.server.clients import BOT, ME, OPEN, PATIENCE, Browser, Live, Problems
from tests.server.house import House, opened
from tests.server.postgres import Postgres

from greathall.kernel.errors import BadOption
from greathall.server import hall, tables
from greathall.server.errors import Refused
from greathall.server.hall import TOLD_OF, check_played
from greathall.server.messages import Branch
from greathall.server.serve import alone_with, called_by, sqlite_file
from greathall.server.storage import Person, Store, named
from greathall.server.thinking import Thinkers
from greathall.version import VERSION

pytestmark = pytest.mark.anyio

FIRST_ANNA = {"kingdom": "first_game", "first_player": 0}
FAILURE = OperationalError("SELECT", {}, Exception("the server closed the connection"))


@pytest.fixture
async def houses(postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one PostgreSQL."""
    db = postgres.fresh()
    async with opened(db) as one, opened(db) as other:
        yield one, other


async def anna_and_ben(houses: tuple[House, House], *seats: dict[str, Any]) -> tuple[str, Browser, Browser]:
    """Anna comes to one server, Ben to the other; both sit at a table that has begun."""
    one, other = houses
    anna, ben = await one.guest("Anna"), await other.guest("Ben")
    id = await anna.open_table("dominion", ME, *seats, listed=True, options=FIRST_ANNA)
    ben_at_one = one.stranger()
    ben_at_one.pretend(ben.token)
    await ben_at_one.join(id)
    return id, anna, ben


async def end_turn(live: Live) -> None:
    await live.until(lambda: live.codes)
    while live.codes:
        done = await live.choose(live.codes[-1])
        await live.reach(getattr(done, "version", 0))


async def test_a_move_made_while_the_other_server_loads_the_table_is_seen_there(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, anna, ben = await anna_and_ben(houses, OPEN)
    here = await anna.watch(id)
    store = houses[1].hall.store
    codes = store.codes

    async def read_and_dawdle(id: str, first: int = 0) -> list[int]:
        found = await codes(id, first)
        monkeypatch.undo()
        await end_turn(here)
        await asyncio.sleep(0.2)  # the news of it come before the table is there
        return found

    monkeypatch.setattr(store, "codes", read_and_dawdle)
    there = await ben.watch(id)
    await there.until(lambda: there.codes)


async def test_a_table_that_could_not_be_read_is_read_again(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, anna, ben = await anna_and_ben(houses, OPEN)
    here, there = await anna.watch(id), await ben.watch(id)
    failed = asyncio.Event()

    async def fail(id: str) -> None:
        failed.set()
        raise FAILURE

    monkeypatch.setattr(houses[1].hall.store, "table", fail)
    await end_turn(here)
    await asyncio.wait_for(failed.wait(), PATIENCE)
    monkeypatch.undo()
    await there.until(lambda: there.codes)


async def test_bots_do_not_wait_for_another_server_when_they_are_wanted_here(houses: tuple[House, House]) -> None:
    id, anna, ben = await anna_and_ben(houses, BOT, OPEN, BOT)
    here, there = await anna.watch(id), await ben.watch(id)
    await end_turn(here)
    await end_turn(there)
    began = time.monotonic()
    await here.until(lambda: here.codes)
    assert time.monotonic() - began < tables.SOMEBODY_ELSE_THINKS / 2


async def test_who_cannot_enter_does_not_stay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)

    async def fail(*_: object) -> None:
        raise FAILURE

    monkeypatch.setattr(house.hall.store, "said", fail)
    socket = await anna.socket(id)
    await socket.wait_closed()
    monkeypatch.undo()
    assert house.hall.tables[id].watchers == []
    assert not (await anna.table(id)).seats[0].here
    live = await anna.watch(id)
    assert live.table is not None
    assert live.table.seats[0].here


class Spectator:
    """Somebody of a crowd."""

    person: Person | None
    looking: int | None = None
    sight: int | None = None
    visible = True
    lang = "en"

    def __init__(self, n: int) -> None:
        self.person = Person(f"{n:016x}", "Guest")

    def send(self, news: bytes) -> None:
        pass


async def test_a_crowd_at_one_table_keeps_nobody_out(houses: tuple[House, House]) -> None:
    """Other servers are told who is there in one message, which can be only so long."""
    id, anna, ben = await anna_and_ben(houses, OPEN)
    await anna.watch(id)
    houses[0].hall.tables[id].watchers += [Spectator(n) for n in range(2 * TOLD_OF)]
    there = await ben.watch(id)
    await there.until(lambda: there.table is not None and there.table.seats[0].here)
    cleo = await houses[0].guest("Cleo")
    assert (await cleo.watch(id)).settled


@pytest.mark.parametrize(
    "query", ["", "?sslmode=prefer", "?application_name=hall", "?sslmode=disable&target_session_attrs=any"]
)
async def test_urls_with_settings_are_understood_by_all_connections(postgres: Postgres, query: str) -> None:
    store = Store(postgres.fresh() + query)
    heard = asyncio.Event()
    await store.open()
    listening = asyncio.create_task(store.listen(lambda *_: None, heard.set))
    await asyncio.wait_for(heard.wait(), PATIENCE)
    listening.cancel()
    await store.close()


async def test_a_bot_that_never_ends_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "play_on", slow_bots.never_end)
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", thinkers=lambda: Thinkers(1, longest=0.3)) as house:
        anna = await house.guest("Anna")
        id = await anna.open_table("dominion", ME, BOT, options=FIRST_ANNA)
        live = await anna.watch(id)
        await end_turn(live)
        await live.until(lambda: "cannot play on" in str(live.raw[-1]))
        monkeypatch.undo()
        await live.until(lambda: live.codes)
    assert "died" in caplog.text


async def test_only_one_server_has_a_sqlite_file(tmp_path: Path) -> None:
    db = str(tmp_path / "halls" / "greathall.db")
    with alone_with(db), pytest.raises(BadOption, match="--db"), alone_with(f"sqlite:///{db}"):
        pass
    with alone_with(db), alone_with(str(tmp_path / "other.db")), alone_with("postgresql://localhost/hall"):
        pass


def test_the_file_and_the_name_of_a_server() -> None:
    assert sqlite_file("sqlite:////srv/hall.db?timeout=5") == Path("/srv/hall.db")
    assert sqlite_file("sqlite+aiosqlite:///hall.db") == Path("hall.db").resolve()
    assert sqlite_file("postgresql://localhost/hall") is None
    assert sqlite_file("sqlite:///:memory:") is None
    assert [called_by(host) for host in ("127.0.0.1", "::1", "::", "127.0.0.2")] == [
        "localhost",
        "localhost",
        "[::]",
        "127.0.0.2",
    ]


async def over(house: House) -> tuple[str, Browser]:
    """A table at which the game is over: one of two resigned."""
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, options=FIRST_ANNA)
    live = await anna.watch(id)
    await live.choose(live.codes[-1])
    await live.ask("resign", seat=0)
    await live.until(lambda: live.table is not None and live.table.status == "over")
    return id, anna


async def test_a_game_of_other_rules_is_not_shown_as_another_game(house: House) -> None:
    id, anna = await over(house)
    assert (await anna.get(f"/api/tables/{id}/record"))["version"] == VERSION
    row, codes = await house.hall.finished(id)
    check_played(row, codes)
    assert row.result is not None
    for other in (row.result[0].score + 1, None):
        result = [msgspec.structs.replace(row.result[0], score=other), row.result[1]] if other is not None else None
        with pytest.raises(Refused, match="not the game that was played"):
            check_played(msgspec.structs.replace(row, result=result), codes)
    with pytest.raises(Refused, match="not the game that was played"):
        check_played(row, [*codes, 99])


async def test_a_table_that_plays_on_says_from_where(house: House) -> None:
    """Whoever played that game knows what comes."""
    id, anna = await over(house)
    wanted = {"game": "dominion", "seats": [ME, OPEN], "branch": {"table": id, "step": 1}}
    with pytest.raises(Problems, match="among friends"):
        await anna.post("/api/tables", {**wanted, "listed": True})
    new = await anna.post("/api/tables", wanted)
    ben = await house.guest("Ben")
    assert (await ben.table(new["table"])).branch == Branch(id, 1)
    assert (await ben.table(id)).branch is None


async def test_a_database_from_before_gets_the_columns_that_came_since(tmp_path: Path) -> None:
    """Releases before there were migrations added them one by one."""
    path = tmp_path / "greathall.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(Path(__file__).with_name("before_sqlite.sql").read_text())
        (id,) = connection.execute("SELECT id FROM tables WHERE status = 'waiting'").fetchone()
        for column in ("rules", "origin", "origin_step", "rules_version", "resolved", "checks", "free_undo"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.commit()
    async with opened(f"sqlite:///{path}") as house:
        cleo = await house.guest("Cleo")
        await cleo.join(id)
        assert (await cleo.watch(id)).settled


async def test_a_table_that_waited_long_is_not_offered_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    assert [table.id for table in (await ben.lobby()).open] == [id]
    monkeypatch.setattr(hall, "WAITED_FOR", 0)
    house.hall.store.relisted += 1  # what the lobby shows is asked for anew
    assert (await ben.lobby()).open == []
    assert [table.id for table in (await anna.lobby()).mine] == [id]


async def test_leaving_where_one_does_not_sit_changes_nothing(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    version = small_house.hall.tables[id].row.version if id in small_house.hall.tables else 1
    await ben.post(f"/api/tables/{id}/leave")
    assert small_house.hall.tables[id].row.version == version


async def test_bots_do_not_play_alone(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    person = await small_house.hall.person(anna.token)
    assert person is not None
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    await anna.post(f"/api/tables/{id}/leave")
    with pytest.raises(Refused, match="take a seat"):
        await small_house.hall.fill(person, id, "heuristic")
    assert (await anna.table(id)).status == "waiting"


@pytest.mark.parametrize("url", ["postgresql://u:se/cret@127.0.0.1:1/db", "postgresql://u:se@cret@127.0.0.1:1/db"])
def test_no_part_of_a_password_is_repeated(url: str) -> None:
    assert "se" not in named(url).replace("127.0.0.1", "")
    assert "cret" not in named(url)
