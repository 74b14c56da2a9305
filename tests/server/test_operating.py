"""Running a server for years: its health, its figures, its log, what goes by itself, and `greathall admin`."""

from __future__ import annotations

import asyncio
import logging
import shlex
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.clients import BOT, ME, OPEN, PATIENCE, play_last, refuses, sit_down
from tests.server.house import House, opened
from tests.server.postgres import Postgres
from tests.server.processes import Server
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from greathall.cli import app as command_line
from greathall.kernel.errors import BadOption
from greathall.server import admin, hall, storage
from greathall.server.admin import Admin
from greathall.server.logs import Lines, Rarely, tell, without_secrets
from greathall.server.messages import DoneNews, ErrorNews
from greathall.server.protection import Proxies
from greathall.server.retention import Retention, clear_away
from greathall.server.schema import tables, tokens
from greathall.server.serve import listen
from greathall.server.storage import Store, check_database

pytestmark = pytest.mark.anyio


# -- health


async def test_a_server_says_whether_people_should_be_sent_to_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.stranger()

    async def health() -> tuple[int, str]:
        answer = await anna.http.get("/api/health")
        return answer.status_code, answer.json()["status"]

    assert await health() == (200, "healthy")
    house.hall.status = "draining"
    assert await health() == (503, "draining")
    assert (await anna.http.get("/api/tables")).status_code == 200
    house.hall.status = "starting"
    assert await health() == (503, "starting")
    answer = await anna.http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (503, "starting")
    house.hall.status = "healthy"
    monkeypatch.setattr(storage, "PATIENCE", 0.0)
    assert await health() == (503, "unhealthy")


async def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_bytes(b"this is no database" * 100)
    server = Server(tmp_path / "hall.db", tmp_path / "server.log")
    with pytest.raises(RuntimeError):
        server.start()
    assert "cannot be opened" in server.said()
    assert "Traceback" not in server.said()
    assert "is open at" not in server.said()


def test_what_is_sent_is_sent_at_once() -> None:
    """asyncio turns Nagle's waiting off for what it knows as TCP: it cost 40 ms with each second message."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


# -- figures


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", observers=Proxies(["127.0.0.1"])) as house:
        yield house


async def test_figures_are_for_those_who_were_named(watched: House, small_house: House) -> None:
    anna, ben = await watched.guest("Anna"), await watched.guest("Ben")
    _, lives = await sit_down(anna, ben)
    await play_last(lives, 3)
    with refuses("no_table"):
        await anna.table("nowhere")
    text = (await anna.http.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures['greathall_moves_total{game="dominion"}']) >= 3
    assert float(figures["greathall_move_seconds_count"]) >= 3
    assert float(figures['greathall_refusals_total{code="no_table"}']) >= 1
    assert (figures["greathall_tables"], figures["greathall_sockets"]) == ("1.0", "2.0")
    stranger = await small_house.stranger().http.get("/metrics")
    assert "greathall_moves" not in stranger.text


# -- the log


def test_a_line_of_the_log_can_be_read_by_programs() -> None:
    record = logging.LogRecord("greathall", logging.WARNING, "", 0, "a request\nwas refused", (), None)
    record.created = 0.0
    record.values = {"code": 429, "path": "/a b", "address": "192.0.2.7"}
    assert Lines().format(record) == (
        '1970-01-01T00:00:00Z warning a request was refused code=429 path="/a b" address=192.0.2.7'
    )


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/T1/invite/SECRET", "/api/tables/T1/invite/…"),
        ("/join/T1/SECRET", "/join/T1/…"),
        ("/identity/SECRET", "/identity/…"),
        ("/api/tables/T1/join", "/api/tables/T1/join"),
    ],
)
def test_no_secret_gets_into_the_log(path: str, shown: str) -> None:
    assert without_secrets(path) == shown


def test_the_same_thing_is_said_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("greathall.server.logs.time.monotonic", lambda: now)
    log, rarely = logging.getLogger("greathall.test"), Rarely()
    log.addFilter(rarely)
    for _ in range(50):
        tell(log, logging.WARNING, "refused", code=429, address="192.0.2.7")
    tell(log, logging.WARNING, "refused", code=429, address="192.0.2.8")
    now += 61
    tell(log, logging.WARNING, "refused", code=429, address="192.0.2.7")
    log.removeFilter(rarely)
    assert [getattr(record, "unsaid", None) for record in caplog.records] == [0, 0, 49]


async def test_what_is_refused_is_in_the_log(small_house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "greathall")
    await small_house.stranger().http.get("/api/tables/nowhere/invite/SECRET")
    (record,) = [record for record in caplog.records if "refused" in record.getMessage()]
    line = Lines().format(record)
    assert "code=404" in line
    assert "address=127.0.0.1" in line
    assert "SECRET" not in line


async def test_what_is_refused_at_a_table_is_in_the_log_too(
    small_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "greathall")
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, options={"first_player": 0})
    await anna.watch("nowhere")
    with pytest.raises(InvalidStatus):
        await anna.socket(id, origin="https://evil.example")
    live = await anna.watch(id)
    assert isinstance(await live.choose(-1), ErrorNews)
    wanted = {
        ("a window was refused", "no_table"),
        ("a window was refused", "bad_origin"),
        ("a message was refused", "illegal"),
    }

    def told() -> set[tuple[str, str]]:
        return {(record.getMessage(), record.__dict__["values"]["kind"]) for record in caplog.records}

    async with asyncio.timeout(PATIENCE):  # a line comes when a window has been closed
        while told() != wanted:
            await asyncio.sleep(0.01)


async def test_what_goes_wrong_in_the_database_is_said_without_what_it_was_about(house: House) -> None:
    """Errors come into the log; invitations, and seeds of games under way, do not."""
    anna = await house.guest("Anna")
    store = house.hall.store
    row = await store.table(await anna.open_table("dominion", ME, OPEN))
    assert row is not None
    with pytest.raises(sa.exc.IntegrityError) as error:
        await store.add_table(row, [])
    assert row.invite not in str(error.value)
    assert str(row.seed) not in str(error.value)


# -- what goes by itself


async def test_only_what_the_settings_say_is_cleared_away(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    store = house.hall.store
    waiting = await anna.open_table("dominion", ME, OPEN)
    playing = await anna.open_table("dominion", ME, BOT)
    over = []
    for _ in range(3):
        id, (live, _) = await sit_down(anna, ben)
        await live.resign(0)
        over.append(id)
    house.hall.tables.clear()

    async def left() -> set[str]:
        async with store.engine.connect() as c:
            return set((await c.execute(sa.select(tables.c.id))).scalars())

    everything = {waiting, playing, *over}
    assert await clear_away(store, Retention()) == 0
    async with store.engine.begin() as c:
        await c.execute(tables.update().values(changed=tables.c.changed - 400 * 24 * 3600))
    assert await clear_away(store, Retention(waiting=0, unfinished=0)) == 0
    assert await left() == everything
    assert await clear_away(store, Retention()) == 2
    assert await left() == set(over)
    assert await clear_away(store, Retention(finished=2)) == 1
    assert await left() == set(over[1:])


# -- admin


async def test_whoever_runs_a_server_sees_who_is_there_and_lets_a_bot_play_on(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    host = Admin(house.hall.store)
    assert {one.name: one.seats for one in await host.people()} == {"Anna": 1, "Ben": 1}
    assert [one.name for one in await host.people("en")] == ["Ben"]
    (line,) = await host.tables("playing")
    assert (line.id, line.seats) == (id, ["Anna", "Ben"])
    await host.hand_to_bot(id, 1)
    stale = await lives[0].say("Hello")
    assert isinstance(stale, DoneNews)
    await house.hall.sync(house.hall.tables[id])
    assert (await anna.table(id)).seats[1].stand_in
    assert isinstance(await lives[1].ask("take_back", seat=1), DoneNews)  # he was not away for good
    await host.hand_to_bot(id, 1)
    with pytest.raises(BadOption, match="already"):
        await host.hand_to_bot(id, 1)
    await host.delete(id)
    with pytest.raises(BadOption, match="there is no table"):
        await host.delete(id)


async def test_who_looks_at_a_table_sees_what_was_done_to_it_beside_the_server(
    house: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait for somebody need not do anything to see a bot in their place."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, stand_in="random")
    monkeypatch.setattr(hall, "PULSE", 0.1)
    house.hall.later(house.hall.keep_time())
    beside = Store(database)
    absent = next(seat for seat, live in enumerate(lives) if live.codes)
    await Admin(beside).hand_to_bot(id, absent)
    other = lives[1 - absent]
    await other.until(lambda: other.codes, 20)
    assert other.table is not None
    assert other.table.seats[absent].stand_in
    await lives[absent].close()
    await Admin(beside).delete(id)
    await other.until(lambda: isinstance(other.news[-1], ErrorNews), 20)
    await beside.close()


async def test_who_was_shown_out_is_not_let_in_until_they_are_again(
    house: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another program than the server, and windows that are open are closed."""
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT)
    open_window = await anna.socket(id)
    monkeypatch.setattr(hall, "PULSE", 0.1)
    house.hall.later(house.hall.keep_time())
    beside = Store(database)
    host = Admin(beside)
    await host.ban(anna.id)
    with refuses("banned"):
        await anna.lobby()
    live = await anna.socket(id)
    assert b"banned" in (await live.recv(decode=False))
    await asyncio.wait_for(open_window.wait_closed(), 10)
    await host.ban(anna.id, banned=False)
    assert (await anna.lobby()).mine
    assert await host.revoke(anna.id) == 1
    assert (await anna.http.get("/api/me")).status_code == 401
    await beside.close()


async def test_a_person_can_take_their_data_along_and_be_forgotten(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    await lives[0].say("My secret")
    await lives[1].say("Mine")
    waiting = await ben.open_table("dominion", ME, OPEN, OPEN, listed=True)
    await anna.join(waiting)
    host = Admin(house.hall.store)
    told = await host.export(anna.id)
    assert str(told).count("My secret") == 1
    assert "Mine" not in str(told)
    assert anna.token not in str(told)
    await host.forget(anna.id)
    house.hall.tables.clear()
    table = await ben.table(id)
    assert [seat.name for seat in table.seats] == ["Somebody", "Ben"]
    assert table.seats[0].stand_in
    assert [line.text for line in await house.hall.store.said(id)] == ["Mine"]
    assert [seat.kind for seat in (await ben.table(waiting)).seats] == ["person", "open", "open"]
    with pytest.raises(BadOption, match="there is nobody"):
        await host.export(anna.id)
    assert (await anna.http.get("/api/me")).status_code == 401


async def test_a_person_at_many_tables_is_forgotten_at_all_of_them(
    house: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a server that has the tables in memory, and at a table that they left."""
    monkeypatch.setattr(admin, "LISTED", 1)
    anna, ben, cleo = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    playing = [(await sit_down(anna, ben))[0] for _ in range(2)]
    waiting = await ben.open_table("dominion", ME, OPEN, OPEN, OPEN, listed=True)
    await anna.join(waiting)
    left = await ben.open_table("dominion", ME, OPEN, OPEN, listed=True)
    await anna.join(left)
    assert isinstance(await (await anna.watch(left)).say("My secret"), DoneNews)
    await anna.post(f"/api/tables/{left}/leave")
    await cleo.join(left)
    assert isinstance(await (await cleo.watch(left)).say("Mine"), DoneNews)
    beside = Store(database)
    told = [str((await Admin(beside).export(one.id))["said"]) for one in (anna, cleo)]
    assert ["My secret" in one for one in told] == [True, False]
    await Admin(beside).forget(anna.id)
    assert all([(await Admin(beside).table(id)).seats[0].stand_in for id in playing])
    await cleo.join(waiting)
    row = await Admin(beside).table(waiting)
    assert [(seat.kind, seat.name) for seat in row.seats][1:] == [("person", "Cleo"), ("open", ""), ("open", "")]
    assert [line.text for line in await beside.said(left)] == ["Mine"]
    await beside.close()


async def test_a_backup_is_made_while_people_play_and_can_be_played_on(
    house: House, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """As docs/hosting.md says; with what was said, who was handed to a bot, and the steps of then."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    await play_last(lives, 5)
    assert isinstance(await lives[0].say("Before"), DoneNews)
    assert isinstance(await lives[1].ask("hand_over", seat=1), DoneNews)
    then = await house.hall.store.codes(id)
    if house.hall.store.postgresql:
        restored = await dumped_and_restored(house.hall.store, request.getfixturevalue("postgres"))
    else:
        restored = f"sqlite:///{await copied(house.hall.store, tmp_path / 'backup.db')}"
    assert isinstance(await lives[0].say("After"), DoneNews)
    async with opened(restored) as again:
        came = again.stranger()
        came.pretend(ben.token)
        live = await came.watch(id)
        assert [line.text for line in await again.hall.store.said(id)] == ["Before"]
        assert (await again.hall.store.codes(id))[: len(then)] == then
        assert (await came.table(id)).seats[1].stand_in
        assert isinstance(await live.ask("take_back", seat=1), DoneNews)


async def copied(store: Store, copy: Path) -> Path:
    assert await Admin(store).backup(copy) is None
    with pytest.raises(BadOption, match="already"):
        await Admin(store).backup(copy)
    return copy


async def dumped_and_restored(store: Store, postgres: Postgres) -> str:
    command = await Admin(store).backup(postgres.folder / "backup")
    assert command is not None
    program, *words = shlex.split(command)
    await asyncio.to_thread(postgres.run, program, *words)
    fresh = postgres.fresh()
    await asyncio.to_thread(postgres.run, "pg_restore", f"--dbname={fresh}", str(postgres.folder / "backup"))
    return fresh


async def test_for_postgresql_the_command_is_named(house: House, tmp_path: Path) -> None:
    store = house.hall.store
    command = await Admin(store).backup(tmp_path / "copy")
    assert (command or "").startswith("pg_dump ") == store.postgresql
    await Admin(store).vacuum()


def test_admin_says_in_a_line_what_it_did_or_why_not(tmp_path: Path) -> None:
    runner, db = CliRunner(), str(tmp_path / "hall.db")
    assert runner.invoke(command_line, ["admin", "people", "--db", db]).exit_code == 0
    assert runner.invoke(command_line, ["admin", "tables", "--db", db]).exit_code == 0
    done = runner.invoke(command_line, ["admin", "backup", str(tmp_path / "copy.db"), "--db", db])
    assert "is copied" in done.output
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM people").fetchone() == (0,)
    refused = runner.invoke(command_line, ["admin", "delete", "nowhere", "--db", db])
    assert isinstance(refused.exception, BadOption)


async def test_whatever_people_call_themselves_they_can_be_listed(tmp_path: Path) -> None:
    db = str(tmp_path / "hall.db")
    async with opened(db) as house:
        eve = await house.guest("[/b]Eve [red]")
        await eve.open_table("dominion", ME, OPEN, name="[/]")
    for command in ("people", "tables"):
        listed = await asyncio.to_thread(CliRunner().invoke, command_line, ["admin", command, "--db", db])
        assert (listed.exit_code, "[/b]Eve [red]" in listed.output) == (0, True)


async def test_a_device_is_noted_once_a_day(house: House) -> None:
    anna = await house.guest("Anna")
    query = sa.select(tokens.c.used)
    async with house.hall.store.engine.connect() as c:
        first = (await c.execute(query)).scalar_one()
    assert time.time() - first < 60
    await anna.lobby()
    async with house.hall.store.engine.connect() as c:
        assert (await c.execute(query)).scalar_one() == first


async def test_the_database_is_checked_before_anything_is_promised(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be opened"):
        await check_database(str(tmp_path))
