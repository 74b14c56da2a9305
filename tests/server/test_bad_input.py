"""Whatever is sent, by HTTP or live: an answer in words, never a failure, and the database as it was."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.clients import ME, OPEN, Browser, Live, sit_down
from tests.server.finished import finished
from tests.server.house import House, opened
from tests.test_bad_input import TEXTS

from greathall.server.messages import DoneNews, ErrorNews
from greathall.server.storage import ResultRow, Store

pytestmark = pytest.mark.anyio

LONGEST_ERROR = 1500

# What JSON can hold, and no request wants.
VALUES: dict[str, Any] = {
    "null": None,
    "true": True,
    "a list": [],
    "a list of lists": [[[]]],
    "a mapping": {"a": {"b": 1}},
    "a negative number": -1,
    "a fraction": 0.5,
    "2**63": 2**63,
    "2**64 - 1": 2**64 - 1,
    "no text": "",
    "other digits": "٣",
    "the character NUL": "a\0b",
    "a line break": "\r\n",
    "60,000 letters": "x" * 60_000,
    "many names": ["cellar"] * 5000,
    "40 levels": msgspec.json.decode("[" * 40 + "]" * 40),
}
TABLE = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]}
# Every request with a body: method, path, a body that would be right.
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("PUT", "/api/me", {"name": "Anna"}),
    ("POST", "/api/me/claim", {"code": "x"}),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables/{id}/join", {"invite": "x"}),
    ("POST", "/api/tables/{id}/fill", {"bot": "random"}),
]
requests = pytest.mark.parametrize(("method", "path", "right"), BODIES, ids=[path for _, path, _ in BODIES])


class Visit:
    """A server on SQLite with a table that waits, who opened it, and somebody else."""

    def __init__(self, house: House, anna: Browser, ben: Browser, id: str, file: Path) -> None:
        self.house = house
        self.anna = anna
        self.ben = ben
        self.id = id
        self.file = file

    def stored(self) -> list[str]:
        with closing(sqlite3.connect(self.file)) as db:
            return list(db.iterdump())

    async def refused(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Sends it: refused in words, and nothing is stored."""
        before = self.stored()
        who = self.ben if path.endswith("/join") else self.anna
        answer = await who.http.request(method, path.replace("{id}", self.id), **more)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        assert set(answer.json()) == {"code", "message"}
        assert 10 < len(answer.json()["message"]) < LONGEST_ERROR
        assert self.stored() == before
        return answer


@pytest.fixture
async def visit(tmp_path: Path) -> AsyncIterator[Visit]:
    file = tmp_path / "greathall.db"
    async with opened(f"sqlite:///{file}") as house:
        anna = await house.guest("Anna")
        yield Visit(house, anna, await house.guest("Ben"), await anna.open_table("dominion", ME, OPEN), file)


# -- requests


@requests
async def test_a_body_that_cannot_be_read_is_refused(
    visit: Visit, method: str, path: str, right: dict[str, Any]
) -> None:
    for name, text in TEXTS.items():
        answer = await visit.refused(method, path, content=text[:60_000])
        assert answer.status_code in (403, 422), (name, answer.text)


@requests
async def test_a_key_that_is_there_twice_is_named(
    visit: Visit, method: str, path: str, right: dict[str, Any]
) -> None:
    key = next(iter(right))
    text = msgspec.json.encode(right)
    twice = text[:-1] + b"," + msgspec.json.encode({key: right[key]})[1:]
    answer = await visit.refused(method, path, content=twice)
    assert f"'{key}' stands there twice" in answer.json()["message"]


@requests
async def test_a_field_of_another_kind_is_refused(
    visit: Visit, method: str, path: str, right: dict[str, Any]
) -> None:
    for what, value in VALUES.items():
        for key in right:
            if key == "name" and what in ("other digits", "the character NUL"):
                continue  # a name, once it is tidied
            await visit.refused(method, path, json=right | {key: value})
        await visit.refused(method, path, json=right | {"surplus": value})


OPTIONS = {
    "dominion": ["kingdom", "sets", "first_player", "masquerade_empty_hand", "open_discards"],
    "imperium": ["leaders", "first_player"],
    "uprising": ["leaders", "first_player", "choam", "original", "original_conflicts"],
}
RIGHT = {
    ("open_discards", "true"),
    ("choam", "true"),
    ("original_conflicts", "true"),
    ("original", "a list"),
    ("sets", "null"),
}


@pytest.mark.parametrize("game", list(OPTIONS))
async def test_a_table_with_a_wrong_option_is_not_opened(visit: Visit, game: str) -> None:
    seats = [ME, OPEN, OPEN, OPEN]
    for what, value in VALUES.items():
        for option in [name for name in OPTIONS[game] if (name, what) not in RIGHT]:
            wanted = {"game": game, "seats": seats, "options": {option: value}}
            answer = await visit.refused("POST", "/api/tables", json=wanted)
            assert option in answer.json()["message"]
        await visit.refused("POST", "/api/tables", json={"game": game, "seats": seats, "options": {what: 1}})


async def test_a_table_with_wrong_seats_or_a_wrong_branch_is_not_opened(visit: Visit) -> None:
    for value in VALUES.values():
        for seats in (value, [value, ME], [ME, {"kind": value}], [ME, {"kind": "bot", "bot": value}]):
            if seats not in ([ME, {"kind": "bot", "bot": None}], [ME, {"kind": "bot", "bot": ""}]):
                await visit.refused("POST", "/api/tables", json=TABLE | {"seats": seats})
        branches = [{"table": value, "step": 0}, {"table": visit.id, "step": value}, value]
        for branch in branches if value is not None else branches[:2]:
            await visit.refused("POST", "/api/tables", json=TABLE | {"branch": branch})


@pytest.mark.parametrize("bot", ["cmd:touch here", "os:system", "greathall.bots.bot:RandomBot"])
async def test_nobody_has_code_run_by_naming_a_bot(visit: Visit, bot: str) -> None:
    """On the command line such names are bots; here only those that are listed."""
    answer = await visit.refused("POST", "/api/tables", json=TABLE | {"seats": [ME, {"kind": "bot", "bot": bot}]})
    assert "there is no bot" in answer.json()["message"]
    await visit.refused("POST", f"/api/tables/{visit.id}/fill", json={"bot": bot})


async def test_the_kind_of_content_need_not_be_said(visit: Visit) -> None:
    for header in ([], [(b"content-type", b"text/plain")], [(b"content-type", b"\xff")]):
        answer = await visit.anna.http.put("/api/me", content=b'{"name": "Anna"}', headers=header)
        assert answer.status_code == 200


@pytest.mark.parametrize("length", ["9" * 5000, "-1", "1e3", "0x10", "²", "", " "])
async def test_a_length_that_is_no_number_is_refused(length: str) -> None:
    from starlette.datastructures import Headers

    from greathall.server.limits import UNLIMITED, Doorkeeper
    from greathall.server.protection import Guard

    async def app(*_: object) -> None:
        raise AssertionError("never asked")

    guard = Guard(app, None, Doorkeeper(UNLIMITED))
    raw = [(b"host", b"localhost"), (b"content-length", length.encode("latin-1"))]
    refusal = guard.refusal(
        {"type": "http", "method": "POST", "scheme": "http", "headers": raw, "client": ("x", 1)}
    )
    assert Headers(raw=raw)["content-length"] == length
    assert refusal is not None
    assert refusal.status == 413


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/٣",
        "/api/tables/" + "x" * 5000,
        "/api/tables/..%2f..",
        "/api/%ff",
    ],
)
async def test_a_path_to_nothing_is_not_there(visit: Visit, path: str) -> None:
    for more in ("", "/replay", "/replay/0", "/record", "/summary"):
        assert (await visit.refused("GET", path + more)).status_code == 404
    for more in ("/join", "/leave", "/fill", "/rematch"):
        await visit.refused("POST", path + more)
    for method in ("PUT", "PATCH", "DELETE", "POST"):
        await visit.refused(method, path)


async def test_a_step_or_seat_that_is_no_number_is_refused(visit: Visit) -> None:
    game = finished("dominion")
    store: Store = visit.house.hall.store
    row = await store.table(await visit.anna.open_table("dominion", ME, OPEN, OPEN, OPEN))
    assert row is not None
    assert game.result is not None
    row.seed, row.options, row.status, row.steps = game.seed, dict(game.options), "over", len(game.choices)
    row.resolved, row.checks = game.resolved, []
    row.result = [ResultRow(standing.place, standing.score) for standing in game.result]
    await store.change(row, row.version, game.choices)
    for number in ("-1", "x", "٣", "²", "1" * 5000, "%00", "%ff", "1.5", "1e3", "999999999", "[]", ""):
        for path in ([f"/replay/{number}"] if number else []) + [f"/replay/0?seat={number}"]:
            answer = await visit.refused("GET", f"/api/tables/{row.id}{path}")
            assert answer.status_code in (404, 422)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/health"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/link"),
        ("GET", "/api/me/claim"),
        ("POST", "/api/games"),
        ("PUT", "/api/tables"),
        ("PUT", "/api/tables/{id}"),
        ("GET", "/api/tables/{id}/join"),
        ("DELETE", "/api/tables/{id}/fill"),
        ("POST", "/api/tables/{id}/replay"),
        ("POST", "/api/tables/{id}/record"),
        ("OPTIONS", "/api/tables"),
        ("BREW", "/api/me"),
    ],
)
async def test_a_method_that_is_not_for_this_path_is_refused(visit: Visit, method: str, path: str) -> None:
    assert (await visit.refused(method, path)).status_code in (404, 405)


async def test_a_cookie_that_is_no_secret_is_nobodys(visit: Visit) -> None:
    for cookie in ("", "x" * 5000, "\xff\xfe", "a=b; ;;=", "%00"):
        name = f"greathall-{httpx.URL(visit.anna.url).port}"
        async with httpx.AsyncClient(base_url=visit.anna.url, trust_env=False) as http:
            answer = await http.get("/api/me", headers=[(b"cookie", f"{name}={cookie}".encode("latin-1"))])
        assert answer.status_code == 401


# -- live


async def still_answers(live: Live) -> None:
    said = await live.say("still here")
    assert isinstance(said, DoneNews)


async def unheard(live: Live, message: str) -> None:
    """The message is answered with an error, and the table shows nothing new."""
    heard, shown = len(live.news), len(live.shown)
    await live.socket.send(message)
    await live.until(lambda: len(live.news) > heard)
    news = live.news[heard]
    assert isinstance(news, ErrorNews), news
    assert news.code != "failed"
    assert 10 < len(news.message) < LONGEST_ERROR
    assert len(live.shown) == shown


@pytest.fixture
async def table(small_house: House) -> Live:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    _, (live, _) = await sit_down(anna, ben, options={"first_player": 0})
    await live.until(lambda: live.settled)
    return live


async def test_a_message_that_cannot_be_read_is_refused(table: Live) -> None:
    for text in TEXTS.values():
        await unheard(table, text.decode(errors="replace")[:60_000])
    await still_answers(table)


MESSAGES: list[dict[str, Any]] = [
    {"type": "choose", "version": 0, "code": 0},
    {"type": "undo", "version": 0},
    {"type": "look", "seat": 0},
    {"type": "hint", "version": 0},
    {"type": "resign", "seat": 0},
    {"type": "say", "text": "x"},
]


@pytest.mark.parametrize("right", MESSAGES, ids=[message["type"] for message in MESSAGES])
async def test_a_message_with_a_wrong_field_is_refused(table: Live, right: dict[str, Any]) -> None:
    right = {"id": 10_000, **right} | ({"version": table.version} if "version" in right else {})
    for field in right:
        for what, value in VALUES.items():
            if field == "text" and what in ("other digits", "the character NUL"):
                continue  # can be said, once it is tidied
            if field == "id" and what.startswith(("a neg", "2**")):
                continue  # numbers like any other
            if len(msgspec.json.encode(value)) > 50_000:
                value = value[:3000]
            await unheard(table, msgspec.json.encode(right | {field: value}).decode())
        rest = {key: value for key, value in right.items() if key != field}
        await unheard(table, msgspec.json.encode(rest).decode())
        text = msgspec.json.encode(right).decode()
        await unheard(table, f"{text[:-1]},{msgspec.json.encode({field: right[field]}).decode()[1:]}")
    await unheard(table, msgspec.json.encode(right | {"surplus": 1}).decode())
    await still_answers(table)


async def test_bytes_are_no_message(table: Live) -> None:
    heard = len(table.news)
    await table.socket.send(b"\xff\x00")
    await table.until(lambda: len(table.news) > heard)
    assert isinstance(table.news[heard], ErrorNews)
    await still_answers(table)
