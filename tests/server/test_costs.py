"""What one person asks for costs others nothing, however long a game goes on and however many tables there are."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import h11
import msgspec
import pytest
import sqlalchemy as sa
from tests.server.clients import BOT, ME, OPEN, Browser, Live, all_at, play_last, sit_down
from tests.server.house import House, opened

from greathall.api import Game, new_game
from greathall.server import about_tables, door
from greathall.server.chronicle import PAGE
from greathall.server.courses import EVERY, Course
from greathall.server.limits import UNLIMITED, Doorkeeper, Rate
from greathall.server.live import FLOOD
from greathall.server.messages import DoneNews, ErrorNews, HintNews, LogNews, SaidNews, Step
from greathall.server.protection import Guard
from greathall.server.tables import Table

pytestmark = pytest.mark.anyio

FEW = Rate(3, 1e-6)


@asynccontextmanager
async def strict(folder: Path, **limits: Any) -> AsyncIterator[House]:
    """A server at which some things are limited."""
    wanted = msgspec.structs.replace(UNLIMITED, **limits)
    async with opened(f"sqlite:///{folder / 'greathall.db'}", limits=wanted) as house:
        yield house


@contextmanager
def choices_made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """All choices that are made in any game meanwhile."""
    made: list[int] = []
    choose = Game.choose_code

    def noted(game: Game, code: int) -> None:
        made.append(code)
        choose(game, code)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "choose_code", noted)
        yield made


@contextmanager
def statements(house: House) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        asked.append(statement)

    engine = house.hall.store.engine.sync_engine
    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)


async def long_table(house: House, steps: int) -> tuple[str, Table, list[Live]]:
    """Two people at a table with so many choices behind it."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    table = house.hall.tables[id]
    async with table.lock:
        while table.game is not None and len(table.game.choices) < steps:
            await table.play([table.game.state.options[-1]])
    await all_at(lives, table.row.version)
    return id, table, lives


# -- games that have gone on for long


def test_a_step_back_in_a_long_game_plays_few_choices_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, course, rng = new_game("imperium", 4, seed=3), Course(), random.Random(5)
    while not game.over and len(game.choices) < 10 * EVERY + 5:
        game.choose_code(rng.choice(game.state.options))
        course.pass_by(game)
    steps = len(game.choices)
    assert len(course.kept) < 8
    with choices_made(monkeypatch) as made:
        for back in (1, 2, 10, EVERY, 2 * EVERY):
            found = asyncio.run(course.back(game, steps - back))
            again = game.afresh()
            for code in game.choices[: steps - back]:
                again.choose_code(code)
            assert (found.choices, found.digest()) == (again.choices, again.digest())
            made[-(steps - back) :] = []
    assert len(made) < 5 * 2 * EVERY


def test_steps_back_to_the_beginning_of_a_game_are_seldom_long() -> None:
    game, course, rng = new_game("dominion", 2, seed=3), Course(), random.Random(5)
    while not game.over and len(game.choices) < 8 * EVERY:
        game.choose_code(rng.choice(game.state.options))
        course.pass_by(game)
    played = 0
    for step in range(len(game.choices) - 1, 0, -1):
        played += step - len(course.nearest(game, step).choices)
        asyncio.run(course.back(game, step))
    assert played < 2 * EVERY * len(game.choices)


async def test_undo_goes_on_from_a_copy(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, lives = await long_table(small_house, 3 * EVERY + 10)
    mover = next(live for live in lives if live.codes)
    while True:  # something that may be taken back
        await play_last(lives, 1)
        mover = next(live for live in lives if live.codes)
        if mover.frame.can_undo:
            break
    assert table.game is not None
    steps = len(table.game.choices)
    with choices_made(monkeypatch) as made:
        assert isinstance(await mover.undo(), DoneNews)
    assert len(made) <= EVERY
    assert len(table.game.choices) == steps - 1
    await all_at(lives, table.row.version)
    await play_last(lives, 5)


async def test_a_choice_is_played_once(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    _, lives = await sit_down(anna, ben)
    with choices_made(monkeypatch) as made:
        chosen = await play_last(lives, 10)
    assert len(made) <= len(chosen) + 10  # those that are forced come by themselves
    for code in chosen:
        made.remove(code)


async def test_who_comes_reads_the_newest_page_and_asks_for_those_before(small_house: House) -> None:
    id, _, lives = await long_table(small_house, 300)
    whole = lives[0].log
    again = await small_house.browsers[0].watch(id)
    assert PAGE <= len(again.log) < 2 * PAGE < len(whole)
    pages, first = [again.log], again.frame.log_from
    while first:
        page = await again.ask("earlier", before=first)
        assert isinstance(page, LogNews)
        pages.append(page.lines)
        first = page.first
    assert [line for page in reversed(pages) for line in page] == whole
    for before in (0, -5):
        assert await again.ask("earlier", before=before) == LogNews(again.number, 0, [])
    assert isinstance(await again.ask("earlier", before=10**9), LogNews)


async def test_nobody_waits_while_a_long_game_is_loaded(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have their turn between the parts of it."""
    id, _, lives = await long_table(small_house, 3 * EVERY)
    for live in lives:
        await live.close()
    small_house.hall.tables.clear()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += small_house.hall.replaying.locked()

    counting = asyncio.create_task(count())
    await small_house.hall.table(id)
    counting.cancel()
    assert turns >= 3


async def test_a_game_has_an_end(tmp_path: Path) -> None:
    async with strict(tmp_path, choices=20) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        id, lives = await sit_down(anna, ben)
        refused = None
        while refused is None:
            mover = next(live for live in lives if live.codes)
            done = await mover.choose(mover.codes[-1])
            if isinstance(done, ErrorNews):
                refused = done
            else:
                assert isinstance(done, DoneNews)
                await all_at(lives, done.version)
        assert refused.code == "too_long"
        assert "resign" in str(refused)
        assert isinstance(await lives[0].resign(0), DoneNews)
        assert (await anna.table(id)).status == "over"


# -- names


async def test_a_new_name_is_one_change_however_many_tables_there_are(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    ids = [await anna.open_table("dominion", ME, OPEN, listed=True) for _ in range(30)]
    id, lives = await sit_down(anna, ben)
    versions = {other: (await anna.table(other)).changed for other in ids}
    mover = next(live for live in lives if live.codes)
    before = mover.version
    with statements(house) as asked:
        await anna.put("/api/me", {"name": "Zoe"})
    assert len([one for one in asked if one.startswith("UPDATE")]) == 1
    assert len(asked) < 8
    await lives[1].until(lambda: lives[1].table and lives[1].table.seats[0].name == "Zoe")
    await lives[1].until(lambda: any("Zoe" in line.text for line in lives[1].log))
    assert not any("Anna" in line.text for line in lives[1].log)
    assert isinstance(await mover.choose(mover.codes[0], version=before), DoneNews)
    for other in ids:
        table = await anna.table(other)
        assert ([seat.name for seat in table.seats], table.changed) == (["Zoe", ""], versions[other])
    house.hall.tables.clear()
    assert [seat.name for seat in (await anna.table(id)).seats] == ["Zoe", "Ben"]


async def test_a_name_taken_for_one_table_stays_and_namesakes_are_told_apart(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, {**ME, "name": "Grandma"}, OPEN, listed=True)
    await ben.join(id)
    await anna.put("/api/me", {"name": "Ben"})
    assert [seat.name for seat in (await ben.table(id)).seats] == ["Ben", "Grandma", "Ben 2"]
    await ben.put("/api/me", {"name": "Grandma"})
    assert [seat.name for seat in (await ben.table(id)).seats] == ["Ben", "Grandma", "Grandma 2"]


# -- chat


async def test_who_comes_is_told_the_last_lines_and_asks_for_those_before(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben)
    for n in range(230):
        await house.hall.store.say(id, 0, "Anna", f"{n}")
    again = await ben.watch(id)
    assert [line.text for line in again.chat] == [f"{n}" for n in range(130, 230)]
    page = await again.ask("earlier_chat", before=again.chat[0].n)
    assert isinstance(page, SaidNews)
    assert [line.text for line in page.lines] == [f"{n}" for n in range(30, 130)]
    rest = await again.ask("earlier_chat", before=page.lines[0].n)
    assert isinstance(rest, SaidNews)
    assert [line.text for line in rest.lines] == [f"{n}" for n in range(30)]
    assert await again.ask("earlier_chat", before=1) == SaidNews(again.number, [])
    for before, count in ((2**63, 100), (2**31, 100), (0, 0), (-(2**31) - 1, 0)):
        page = await again.ask("earlier_chat", before=before)
        assert isinstance(page, SaidNews)
        assert len(page.lines) == count
    assert isinstance(await live.say("And on."), DoneNews)


@pytest.mark.parametrize(
    ("limits", "code"),
    [({"words": FEW}, "too_often"), ({"words_at_table": FEW}, "too_often"), ({"words_kept": 3}, "too_much_said")],
)
async def test_talk_has_limits(tmp_path: Path, limits: dict[str, Any], code: str) -> None:
    async with strict(tmp_path, **limits) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        _, lives = await sit_down(anna, ben)
        for n in range(3):
            assert isinstance(await lives[0].say(f"{n}"), DoneNews)
        refused = await lives[0].say("and more")
        assert isinstance(refused, ErrorNews)
        assert refused.code == code
        other = await lives[1].say("May I?")
        assert isinstance(other, DoneNews) == ("words" in limits)


# -- the lobby


async def test_the_lobby_asks_for_what_all_see_once_and_shows_a_new_table_at_once(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await anna.open_table("dominion", ME, OPEN, listed=True)
    assert len((await ben.lobby()).open) == 1
    with statements(house) as asked:
        for _ in range(10):
            await house.stranger().lobby()
    assert len(asked) < 15
    await anna.open_table("imperium", ME, OPEN, OPEN, OPEN, listed=True)
    assert len((await ben.lobby()).open) == 2


async def test_reading_has_limits_too(tmp_path: Path) -> None:
    async with strict(tmp_path, reads=FEW) as house:
        anna = await house.guest("Anna")
        for _ in range(3):
            await anna.lobby()
        answer = await anna.http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
        assert answer.headers["retry-after"] == "1"
        assert (await anna.http.get("/")).status_code != 429


# -- finished games


async def finished_game(anna: Browser) -> str:
    id = await anna.open_table("dominion", ME, ME)
    live = await anna.watch(id)
    assert isinstance(await live.resign(0), DoneNews)
    return id


async def test_finished_games_are_told_for_so_long_and_no_longer(tmp_path: Path) -> None:
    async with strict(tmp_path, telling=Rate(1e-9, 1e-9)) as house:
        anna = await house.guest("Anna")
        path = f"/api/tables/{await finished_game(anna)}"
        assert (await anna.http.get(f"{path}/replay")).status_code == 200
        for more in ("replay", "replay/0", "summary"):
            answer = await anna.http.get(f"{path}/{more}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
        assert (await anna.lobby()).finished


async def test_finished_games_are_told_one_after_another(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_it, most = 0, 0

    def steps(*_: object) -> list[Step]:
        nonlocal at_it, most
        at_it += 1
        most = max(most, at_it)
        time.sleep(0.02)
        at_it -= 1
        return []

    monkeypatch.setattr(about_tables, "replay_steps", steps)
    anna = await small_house.guest("Anna")
    path = f"/api/tables/{await finished_game(anna)}/replay"
    answers = await asyncio.gather(*(anna.http.get(path) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert most == 1


# -- live connections


async def refused_at(browser: Browser, id: str) -> tuple[str, int | None]:
    """What a new window at the table is told instead of the table."""
    live = Live(await browser.socket(id))
    browser.live.append(live)
    with pytest.raises(ConnectionError):
        await live.until(lambda: False)
    (news,) = live.news
    assert isinstance(news, ErrorNews)
    return news.code, live.socket.close_code


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        ({"sockets": 3}, "too_many"),
        ({"sockets_here": 4}, "too_many"),
        ({"enters": FEW}, "too_often"),
        ({"enters_here": Rate(4, 1e-6)}, "too_often"),
    ],
)
async def test_windows_at_tables_have_limits(tmp_path: Path, limits: dict[str, Any], code: str) -> None:
    async with strict(tmp_path, **limits) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        id, lives = await sit_down(anna, ben)
        more = [await anna.watch(id) for _ in range(2)]
        assert await refused_at(anna, id) == (code, FLOOD)
        await play_last(lives, 2)
        if code == "too_many":
            await more[0].close()
            assert (await anna.watch(id)).settled


async def test_looks_have_limits(tmp_path: Path) -> None:
    async with strict(tmp_path, looks=FEW) as house:
        anna = await house.guest("Anna")
        id = await anna.open_table("dominion", ME, ME)
        live = await anna.watch(id)
        for n in range(3):
            assert isinstance(await live.look(n % 2), DoneNews)
        refused = await live.look(0)
        assert isinstance(refused, ErrorNews)
        assert refused.code == "too_often"


@pytest.mark.parametrize("limits", [{"hints": FEW}, {"hints_here": FEW}])
async def test_hints_have_limits(tmp_path: Path, limits: dict[str, Rate]) -> None:
    """Bots think about each, and the bots of others wait meanwhile."""
    async with strict(tmp_path, **limits) as house:
        anna = await house.guest("Anna")
        live = await anna.watch(await anna.open_table("dominion", ME, BOT, options={"first_player": 0}))
        for _ in range(3):
            assert isinstance(await live.hint(), HintNews)
        refused = await live.hint()
        assert isinstance(refused, ErrorNews)
        assert refused.code == "too_often"


# -- whose limits


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ],
)
async def test_the_addresses_of_one_household_share_its_limits(one: str, other: str, same: bool) -> None:
    """Whoever has an IPv6 network has more addresses than there are people."""

    async def app(*_: object) -> None: ...

    guard = Guard(app, None, Doorkeeper(msgspec.structs.replace(UNLIMITED, reads=FEW)))

    def refused(address: str) -> bool:
        raw = [(b"host", b"localhost")]
        scope = {"type": "http", "method": "GET", "path": "/api/games", "scheme": "http", "headers": raw}
        return guard.refusal({**scope, "client": (address, 1)}) is not None

    assert [refused(one) for _ in range(4)] == [False, False, False, True]
    assert refused(other) is same
    there = door.Door()
    assert (there.address_of((one, 1)) == there.address_of((other, 1))) is same


def test_a_proxy_is_no_household() -> None:
    there = door.Door(trusted=["2001:db8::1"])
    assert there.address_of(("2001:db8::1", 1)) == "2001:db8::1"
    assert there.address_of(("2001:db8::2", 1)) == "2001:db8::/64"


# -- connections over which nothing is said


async def silent(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody who begins a request and says no more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.url.rsplit(":", 1)[1]))
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: ")
    return reader, writer


async def has_ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), 5) == b""
    except ConnectionError:
        return True


async def test_silent_connections_keep_nobody_out_and_end(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "SILENCE", 1.0)
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    _, lives = await sit_down(anna, ben)
    there = [await silent(small_house) for _ in range(door.FROM_ONE_ADDRESS + 50)]
    try:
        newcomer = await small_house.guest("Cleo")
        assert (await newcomer.lobby()).mine == []
        await play_last(lives, 3)
        assert all([await has_ended(reader) for reader, _ in there])
        await play_last(lives, 3)
    finally:
        for _, writer in there:
            writer.close()


async def raw(house: House, head: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection with a request of one's own making."""
    port = int(house.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{head} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode())
    return reader, writer


LIVE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n\r\n"


async def raw_live(house: House, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A window at a table that speaks for itself."""
    reader, writer = await raw(house, f"GET /api/tables/{id}/live")
    writer.write(LIVE.format("AAAAAAAAAAAAAAAAAAAAAA==").encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def is_cut_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    try:
        await asyncio.wait_for(writer.drain(), 5)
        while await asyncio.wait_for(reader.read(1 << 16), 5):
            pass
    except ConnectionError:
        return True
    finally:
        writer.close()
    return True


@pytest.mark.parametrize(
    ("first", "more"),
    [("", "8980 00000000"), ("0180 00000000", "0080 00000000"), ("", "8a80 00000000")],
    ids=["pings", "parts of a message", "pongs"],
)
async def test_whoever_sends_frames_without_end_is_cut_off_before_others_wait(
    small_house: House, first: str, more: str
) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    reader, writer = await raw_live(small_house, id)
    writer.write(bytes.fromhex(first) + bytes.fromhex(more) * 1_000_000)
    begun = asyncio.get_running_loop().time()
    assert await is_cut_off(reader, writer)
    assert asyncio.get_running_loop().time() - begun < 2.0
    await play_last(lives, 3)


async def test_a_body_in_a_thousand_pieces_is_not_read(small_house: House) -> None:
    reader, writer = await raw(small_house, "POST /api/me")
    writer.write(b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 100_000)
    begun = asyncio.get_running_loop().time()
    assert await is_cut_off(reader, writer)
    assert asyncio.get_running_loop().time() - begun < 1.0


async def test_a_request_has_so_many_headers(small_house: House) -> None:
    for count, answered in ((door.HEADERS - 1, True), (door.HEADERS, False)):
        reader, writer = await raw(small_house, "GET /api/games")
        writer.write(b"a: b\r\n" * count + b"\r\n")
        assert (await asyncio.wait_for(reader.read(12), 5) == b"HTTP/1.1 200") is answered
        writer.close()


async def test_of_what_comes_in_a_thousand_pieces_little_is_kept(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As much may come at once as the network brings: whoever is cut off has not had it all taken in."""
    taken: list[int] = []
    receive = h11.Connection.receive_data

    def noted(conn: h11.Connection, data: bytes) -> None:
        taken.append(len(data))
        receive(conn, data)

    monkeypatch.setattr(h11.Connection, "receive_data", noted)
    reader, writer = await raw(small_house, "POST /api/me")
    writer.write(b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 60_000)
    assert await is_cut_off(reader, writer)
    assert sum(taken) < 4 * door.A_BITE
    writer.close()


async def test_who_does_not_read_is_not_waited_for(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at a table, where they would be shown as present, nor by what was asked for."""
    monkeypatch.setattr(door, "UNREAD", 0.5)
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben)
    table = small_house.hall.tables[id]
    _, writer = await raw_live(small_house, id)
    transport: Any = writer.transport
    transport.pause_reading()
    while len(table.watchers) < 3:
        await asyncio.sleep(0.01)
    for _ in range(200):
        table.watchers[-1].send(b" " * 50_000)
        await asyncio.sleep(0)
        if len(table.watchers) < 3:
            break
    for _ in range(500):
        await asyncio.sleep(0.01)
        if len(table.watchers) < 3:
            break
    assert len(table.watchers) == 2
    writer.close()
    await play_last(lives, 3)


def test_who_has_been_silent_longest_makes_room_and_who_asked_stays() -> None:
    class Caller:
        def __init__(self, address: str) -> None:
            self.address = address
            self.gone = False

        def hang_up(self) -> None:
            self.gone = True

    there = door.Door(most=4, each=3, trusted=["proxy"])
    spoke, first, second = (Caller("a") for _ in range(3))
    assert there.comes(spoke)
    there.speaks(spoke)
    assert there.comes(first)
    assert there.comes(second)
    third = Caller("a")
    assert there.comes(third)
    there.goes("a")
    assert (spoke.gone, first.gone, second.gone, third.gone) == (False, True, False, False)
    other = Caller("b")
    assert there.comes(other)
    there.speaks(other)
    last = Caller("proxy")
    assert there.comes(last)
    there.goes("a")
    assert (second.gone, other.gone) == (True, False)
    there.speaks(third)
    there.speaks(last)
    assert not there.comes(Caller("c")), "nobody is sent away who has asked for something"
