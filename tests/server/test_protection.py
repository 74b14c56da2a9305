"""What browsers expect of a server, and what a server must not accept from anybody else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import brotli
import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.clients import BOT, ME, OPEN, Browser, refuses, sit_down
from tests.server.house import House, opened
from websockets.exceptions import InvalidStatus

from greathall.server import pages
from greathall.server.limits import UNLIMITED, Rate
from greathall.server.messages import Me
from greathall.server.protection import LARGEST_BODY

pytestmark = pytest.mark.anyio

SECRET = "what lies beside the app's files"
PACKED = brotli.compress(b"as small as it gets")
EXPECTED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture
async def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The server with a small app of its own, beside which lies a file that is nobody's business."""
    folder = tmp_path / "server" / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Great Hall</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("'use strict';\n" * 200)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(PACKED)
    (tmp_path / "server" / "secret.txt").write_text(SECRET)
    monkeypatch.setattr(pages, "WEB", folder)
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}") as house:
        yield house


def problem(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "message"}
    assert answer.json()["code"] == code
    assert answer.json()["message"]


# -- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/x", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/me", 401),
        ("POST", "/api/me", 200),
        ("PATCH", "/api/me", 405),
        ("POST", "/", 405),
        ("GET", "/api/broken", 500),
    ],
)
async def test_every_answer_has_the_headers_that_browsers_heed(
    web: House, monkeypatch: pytest.MonkeyPatch, method: str, path: str, status: int
) -> None:
    if status == 500:
        path = "/api/tables"

        async def broken(*args: object) -> None:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(web.hall, "lobby", broken)
    answer = await web.stranger().http.request(method, path)
    assert answer.status_code == status
    assert EXPECTED.items() <= dict(answer.headers).items()
    policy = dict(re.split(r"\s+", part.strip(), maxsplit=1) for part in answer.headers[CSP].split(";"))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "script-src" not in policy
    assert "unsafe" not in policy["default-src"]
    if path.startswith("/api/") and status >= 400:
        assert set(answer.json()) == {"code", "message"}
        assert "fault of ours" not in answer.text


CSP = "content-security-policy"


async def test_what_a_page_is_made_of_has_only_the_headers_that_are_about_it(web: House) -> None:
    answer = await web.stranger().http.get("/assets/app-1a2b.js")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert CSP not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br, zstd", "br"), ("br;q=1.0", "br"), ("gzip", "gzip"), ("", None)]
)
async def test_assets_are_handed_out_as_they_were_packed_to_whoever_unpacks_them(
    web: House, accepted: str, encoding: str | None
) -> None:
    request = web.stranger().http.build_request("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted})
    answer = await web.stranger().http.send(request, stream=True)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "Accept-Encoding" in answer.headers["vary"]
    sent = b"".join([part async for part in answer.aiter_raw()])
    assert (sent == PACKED) == (encoding == "br")


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("", None)])
@pytest.mark.parametrize("path", ["/api/games", "/api/games/dominion/catalogue"])
async def test_what_everybody_is_sent_is_packed_well(
    web: House, path: str, accepted: str, encoding: str | None
) -> None:
    answer = await web.stranger().http.get(path, headers={"Accept-Encoding": accepted})
    plain = await web.stranger().http.get(path, headers={"Accept-Encoding": ""})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.json() == plain.json()
    assert "Accept-Encoding" in answer.headers["vary"] or encoding is None


async def test_what_is_personal_is_not_kept_by_caches_and_assets_are(web: House) -> None:
    anna = await web.guest("Anna")
    assert (await anna.http.get("/api/me")).headers["cache-control"] == "no-store"
    assert "immutable" in (await anna.http.get("/assets/app-1a2b.js")).headers["cache-control"]
    assert (await anna.http.get("/")).headers["cache-control"] == "no-cache"
    for path in ("/api/games", "/api/games/dominion/catalogue", "/api/rules/dominion", "/api/tables"):
        again = await anna.http.get(path)
        assert again.headers["cache-control"] == "private, no-cache"
        kept = await anna.http.get(path, headers={"If-None-Match": again.headers["etag"]})
        assert (kept.status_code, kept.content) == (304, b"")
    await anna.open_table("dominion", ME, OPEN)
    assert (await anna.http.get("/api/tables", headers={"If-None-Match": again.headers["etag"]})).status_code == 200


# -- from where


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://evil.example",
        "null",
        "http://localhost:1",
        "http://127.0.0.1",
        "",
        "http://[",
        "x",
    ],
)
async def test_another_page_can_neither_change_anything_nor_watch(small_house: House, origin: str) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    headers = {"Origin": origin}
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("DELETE", f"/api/tables/{id}"),
        ("POST", "/api/me"),
    ):
        problem(await anna.http.request(method, path, headers=headers), 403, "bad_origin")
    with pytest.raises(InvalidStatus) as refused:
        await anna.socket(id, origin=origin)
    assert refused.value.response.status_code == 403
    assert (await anna.table(id)).status == "waiting"
    own = {"Origin": small_house.url}
    assert (await anna.http.put("/api/me", json={"name": "Anne"}, headers=own)).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example:80", "10.0.0.1",
             "", "[", "[::1", "localhost:x", "localhost:99999999", "a b", "@localhost", "127.0.0.1@evil.example"]
)  # fmt: skip
async def test_a_foreign_name_for_this_machine_is_refused(small_house: House, host: str) -> None:
    """A page of elsewhere whose name was made to point here would count as the same origin."""
    anna = await small_house.guest("Anna")
    answer = await raw(
        small_house, f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nCookie: {anna.cookie}\r\n\r\n".encode()
    )
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"mine" not in answer
    upgrade = (
        f"GET /api/tables/x/live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert re.match(rb"HTTP/1.1 40[03] ", await raw(small_house, upgrade.encode()))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
async def test_this_machine_may_be_called_by_each_of_its_own_names(small_house: House, host: str) -> None:
    port = small_house.url.rsplit(":", 1)[1]
    for name in (host, f"{host}:{port}"):
        answer = await raw(small_house, f"GET /api/tables HTTP/1.1\r\nHost: {name}\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 200 ")


async def raw(house: House, data: bytes, patience: float = 10) -> bytes:
    """Sends these bytes, and gives the beginning of what comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.url.rsplit(":", 1)[1]))
    try:
        writer.write(data)
        await writer.drain()
        return await asyncio.wait_for(reader.read(2**16), patience)
    except (ConnectionError, TimeoutError):
        return b""  # it waits for more
    finally:
        writer.close()


# -- bodies


async def test_a_large_body_is_refused_however_it_is_sent(small_house: House) -> None:
    anna = await small_house.guest("Anna")

    async def pieces(size: int) -> AsyncIterator[bytes]:
        yield b'{"name":"'
        for _ in range(size // 1000):
            yield b"x" * 1000
        yield b'"}'

    large = b'{"name":"' + b"x" * LARGEST_BODY + b'"}'
    problem(await anna.http.put("/api/me", content=large), 413, "too_large")
    problem(await anna.http.put("/api/me", content=pieces(LARGEST_BODY + 2000)), 413, "too_large")
    problem(await anna.http.put("/api/me", content=pieces(LARGEST_BODY - 2000)), 422, "bad_request")
    assert (await anna.get("/api/me", Me)).name == "Anna"


@pytest.mark.parametrize("length", ["-1", "1e3", "x", "99999999999999999999999", "9" * 5000])
async def test_a_length_that_is_none_is_refused(small_house: House, length: str) -> None:
    request = f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n{{}}"
    assert re.match(rb"HTTP/1.1 4(00|13) ", await raw(small_house, request.encode()))
    assert (await small_house.stranger().http.get("/api/health")).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", b""),
        ("PUT", "/api/me", b"{"),
        ("PUT", "/api/me", b"null"),
        ("PUT", "/api/me", b"[]"),
        ("PUT", "/api/me", b'{"name": 5}'),
        ("PUT", "/api/me", b'{"name": "x", "id": "y"}'),
        ("PUT", "/api/me", b'\xff\xfe{"name": "x"}'),
        ("PUT", "/api/me", b'{"name": "\xff"}'),
        ("PUT", "/api/me", b'{"name": "\\ud800"}'),
        ("PUT", "/api/me", b'{"name": "\\u0000"}'),
        ("POST", "/api/me/claim", b'{"code": null}'),
        ("POST", "/api/tables", b"[" * 60_000),
        ("POST", "/api/tables", b'{"game": "dominion", "seats": {}}'),
        ("POST", "/api/tables", b'{"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": []}'),
        ("POST", "/api/tables", b'{"game": "dominion", "seats": [null, null]}'),
        ("POST", "/api/tables", b'{"game": "\\u0000", "seats": [{"kind": "me"}, {"kind": "bot"}]}'),
        ("POST", "/api/tables", b'{"game": "dominion", "seats": [{"kind":"me"},{"kind":"bot"}], "options": '
                                b'{"first_player": 1' + b"0" * 5000 + b"}}"),
        ("POST", "/api/tables", b'{"game": "dominion", "seats": [{"kind":"me"},{"kind":"bot"}], "branch": '
                                b'{"table": "\\u0000", "step": 0}}'),
    ],
)  # fmt: skip
async def test_a_body_that_cannot_be_read_is_refused(house: House, method: str, path: str, body: bytes) -> None:
    anna = await house.guest("Anna")
    answer = await anna.http.request(method, path, content=body)
    assert answer.status_code in (404, 422), answer.text
    assert set(answer.json()) == {"code", "message"}
    assert len(answer.json()["message"]) < 1000
    assert (await anna.get("/api/me", Me)).name == "Anna"
    assert (await anna.lobby()).mine == []


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 5000,
        "/api/tables/%00/record",
        "/api/tables/%00/replay/1",
        "/api/games/%00/catalogue",
        "/api/rules/%00",
        "/api/tables/x/replay/" + "9" * 5000,
        "/api/tables/..%2f..%2fme",
    ],
)
async def test_paths_that_name_nothing_are_said_to(house: House, path: str) -> None:
    answer = await house.stranger().http.get(path)
    assert answer.status_code in (404, 422)
    assert set(answer.json()) == {"code", "message"}


async def test_numbers_in_a_replay_have_bounds(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben)
    await live.resign(0)
    for path in ("replay/" + "9" * 30, "replay/" + "9" * 5000, "replay/0?seat=" + "9" * 5000, "replay/0?seat=%00"):
        answer = await anna.http.get(f"/api/tables/{id}/{path}")
        assert answer.status_code in (404, 422)
        assert set(answer.json()) == {"code", "message"}


@pytest.mark.parametrize(
    ("method", "path"),
    [("PATCH", "/api/me"), ("DELETE", "/api/me"), ("PUT", "/api/tables"), ("POST", "/api/games"), ("POST", "/"),
     ("DELETE", "/api/tables"), ("POST", "/api/tables/x/replay"), ("TRACE", "/api/me"), ("CONNECT", "/api/me")],
)  # fmt: skip
async def test_a_method_that_is_none_there_is_refused(web: House, method: str, path: str) -> None:
    anna = await web.guest("Anna")
    answer = await anna.http.request(method, path)
    assert answer.status_code in (404, 405)
    assert set(answer.json()) == {"code", "message"}


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, writes=Rate(5, 1e-6))
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", limits=limits) as house:
        anna = await house.guest("Anna")
        for _ in range(3):
            await anna.open_table("dominion", ME, BOT)
        for _ in range(3):
            with refuses("too_often"):
                await anna.open_table("dominion", ME, BOT)
        lobby = await anna.lobby()  # looking is free
        assert len(lobby.mine) == 3


# -- files


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//../../secret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/..%5csecret.txt",
        "/%00",
        "/secret.txt%00",
        "/assets/%00",
        "/assets/app-1a2b.js%00.txt",
        "/" + "x" * 5000,
        "/assets/" + "x" * 5000,
        "/" + "../" * 50 + "etc/passwd",
        "/%2fetc%2fpasswd",
        "/~root",
        "/%ff",
    ],
)
async def test_no_path_leads_out_of_the_app(web: House, path: str) -> None:
    answer = await raw(web, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert re.match(rb"HTTP/1.1 (200|400|404) ", answer)
    assert SECRET.encode() not in answer
    assert b"root:" not in answer


async def test_a_link_out_of_the_apps_folder_is_not_followed(web: House) -> None:
    folder = pages.WEB
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    (folder / "assets" / "link.txt").symlink_to(folder.parent / "secret.txt")
    for path in ("/link.txt", "/assets/link.txt"):
        assert SECRET not in (await web.stranger().http.get(path)).text


async def test_the_app_that_was_not_built_is_missed_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path / "nowhere")
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}") as house:
        answer = await house.stranger().http.get("/")
        assert answer.status_code == 503
        assert answer.text.startswith("The browser app is not built. Run `make setup`")
        answer = await house.stranger().http.get("/", headers={"Accept-Language": "el"})
        assert answer.text.startswith("Η εφαρμογή του περιηγητή δεν έχει χτιστεί.")
        assert (await house.stranger().http.get("/assets/app.js")).status_code == 503


# -- anything at all

token = st.text(st.characters(codec="latin-1", exclude_characters="\r\n\0"), max_size=20)
path = st.one_of(
    st.sampled_from(["/", "/api/me", "/api/tables", "/api/tables/x/join", "/api/tables/x/live", "/assets/x"]),
    token.map(lambda text: "/" + text),
)
header = st.one_of(
    st.tuples(
        st.sampled_from(["Host", "Origin", "Cookie", "Content-Length", "Transfer-Encoding", "Connection", "Upgrade",
                         "Sec-WebSocket-Version", "Sec-WebSocket-Key", "Range", "If-None-Match", "Accept-Encoding",
                         "X-Forwarded-Proto", "X-Forwarded-For", "Content-Type", "Expect"]),
        st.one_of(token, st.sampled_from(["localhost", "chunked", "5", "upgrade", "websocket", "13", "bytes=0-",
                                          "100-continue", "greathall=x"])),
    ),
    st.tuples(token, token),
)  # fmt: skip


@st.composite
def requests(draw: Any) -> bytes:
    method = draw(st.one_of(st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]), token))
    lines = [f"{method} {draw(path)} HTTP/1.{draw(st.sampled_from('019'))}", "Host: localhost"]
    lines += [f"{name}: {value}" for name, value in draw(st.lists(header, max_size=5))]
    body: bytes = draw(st.binary(max_size=60))
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.one_of(requests(), requests(), st.binary(max_size=300)))
async def test_whatever_bytes_come_the_server_finds_no_fault_in_itself(
    web: House, caplog: pytest.LogCaptureFixture, data: bytes
) -> None:
    answer = await raw(web, data, patience=0.1)
    assert not re.match(rb"HTTP/1.1 5", answer), answer
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    body=st.one_of(
        st.binary(max_size=100),
        st.fixed_dictionaries(
            {},
            optional={
                "game": st.sampled_from(["dominion", "imperium", "uprising", "x"]),
                "seats": st.lists(
                    st.sampled_from([ME, BOT, OPEN, {"kind": "bot", "bot": ""}, {"kind": "me", "name": "\0"}, 1]),
                    max_size=7,
                ),
                "name": st.text(max_size=50),
                "options": st.dictionaries(
                    st.sampled_from(["kingdom", "sets", "first_player", "leaders", "choam", "original", "x"]),
                    st.recursive(
                        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=9)),
                        lambda inner: st.one_of(
                            st.lists(inner, max_size=11), st.dictionaries(st.text(max_size=5), inner, max_size=3)
                        ),
                        max_leaves=12,
                    ),
                    max_size=3,
                ),
                "listed": st.booleans(),
                "branch": st.fixed_dictionaries({"table": st.text(max_size=5), "step": st.integers()}),
            },
        ),
    )
)
async def test_whatever_table_is_wanted_it_is_opened_or_refused(small_house: House, body: Any) -> None:
    guest: Browser = small_house.browsers[0] if small_house.browsers else await small_house.guest("Anna")
    content = body if isinstance(body, bytes) else httpx.Request("POST", "http://x", json=finite(body)).content
    answer = await guest.http.post("/api/tables", content=content)
    assert answer.status_code in (201, 404, 422), answer.text
    if answer.status_code == 201:
        assert (await guest.table(answer.json()["table"])).owner


def finite(value: Any) -> Any:
    """JSON has no infinities."""
    match value:
        case float():
            return value if abs(value) < 1e300 else 0.5
        case dict():
            return {key: finite(inner) for key, inner in value.items()}
        case list():
            return [finite(inner) for inner in value]
        case _:
            return value
