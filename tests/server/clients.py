"""Browsers as the server meets them: an identity in a cookie, requests, live tables."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from greathall.server.messages import (
    ChatLine,
    ChatNews,
    DoneNews,
    ErrorNews,
    Frame,
    FrameNews,
    HintNews,
    Line,
    LogNews,
    Me,
    News,
    Opened,
    Problem,
    SaidNews,
    TableInfo,
    TableList,
    TableNews,
)

PATIENCE = 60.0
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}

Answer = DoneNews | HintNews | LogNews | SaidNews | ErrorNews

read_news = msgspec.json.Decoder(News).decode


class Problems(Exception):
    """The server refused, and said why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.message}")
        self.status = status
        self.code = problem.code
        self.message = problem.message


class Browser:
    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=30)
        self.live: list[Live] = []
        self.bodies: list[bytes] = []  # all that was answered
        self.id = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        for live in self.live:
            await live.close()
        await self.http.aclose()

    # -- who this is

    @property
    def cookie(self) -> str:
        """As it goes into a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def token(self) -> str:
        (token,) = self.http.cookies.values()
        return token

    def pretend(self, token: str) -> None:
        """Shows that secret from now on."""
        name = f"greathall-{urlsplit(self.url).port}"
        self.http.cookies.clear()
        self.http.cookies.set(name, token)

    async def meet(self, name: str | None = None) -> Me:
        me: Me = await self.post("/api/me", type=Me)
        if name is not None:
            me = await self.put("/api/me", {"name": name}, type=Me)
        self.id = me.id
        return me

    # -- requests

    async def request(self, method: str, path: str, body: object, type: Any = Any) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content)
        self.bodies.append(answer.content)
        if answer.status_code >= 400:
            raise Problems(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
        return msgspec.json.decode(answer.content or b"null", type=type)

    async def get(self, path: str, type: Any = Any) -> Any:
        return await self.request("GET", path, None, type)

    async def post(self, path: str, body: object = None, type: Any = Any) -> Any:
        return await self.request("POST", path, body, type)

    async def put(self, path: str, body: object, type: Any = Any) -> Any:
        return await self.request("PUT", path, body, type)

    async def delete(self, path: str) -> None:
        await self.request("DELETE", path, None, object)

    # -- tables

    async def lobby(self) -> TableList:
        lobby: TableList = await self.get("/api/tables", TableList)
        return lobby

    async def open_table(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        wanted = {"game": game, "seats": list(seats), **more}
        opened: Opened = await self.post("/api/tables", wanted, Opened)
        return opened.table

    async def table(self, id: str) -> TableInfo:
        table: TableInfo = await self.get(f"/api/tables/{id}", TableInfo)
        return table

    async def join(self, id: str, invite: str | None = None, **more: Any) -> TableInfo:
        """`invite` is a path, as a table gives it."""
        secret = None if invite is None else invite.rsplit("/", 1)[1]
        table: TableInfo = await self.post(f"/api/tables/{id}/join", {"invite": secret, **more}, TableInfo)
        return table

    async def watch(self, id: str, **more: Any) -> Live:
        """A live connection, as soon as the table was told."""
        live = Live(await self.socket(id, **more))
        self.live.append(live)
        await live.until(lambda: live.heard)
        return live

    async def socket(self, id: str, origin: str | None = None, **more: Any) -> ws.ClientConnection:
        url = self.url.replace("http", "ws", 1)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return await ws.connect(
            f"{url}/api/tables/{id}/live",
            origin=Origin(self.url if origin is None else origin),
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            proxy=None,
            compression=None,
            **more,
        )


class Live:
    """What one window at a table was told, with every byte of it."""

    def __init__(self, socket: ws.ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.news: list[News] = []
        self.table: TableInfo | None = None
        self.shown: list[FrameNews] = []
        self.log: list[Line] = []
        self.chat: list[ChatLine] = []
        self.version = 0
        self.numbers = itertools.count(1)
        self.number = 0  # of the last request
        self.changed = asyncio.Condition()
        self.closed = False
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for data in self.socket:
                raw = data.encode() if isinstance(data, str) else data
                self.hear(raw)
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.changed:
                self.changed.notify_all()

    def hear(self, raw: bytes) -> None:
        news = read_news(raw)
        self.raw.append(raw)
        self.news.append(news)
        match news:
            case TableNews():
                self.table = news.table
                self.version = max(self.version, news.version)
            case FrameNews():
                self.shown.append(news)
                self.log = [*([] if news.frame.log_whole else self.log), *news.frame.log]
                self.version = news.version
            case ChatNews():
                self.chat += news.lines

    @property
    def heard(self) -> bool:
        """All that a new connection is told first."""
        return any(isinstance(news, (ChatNews, ErrorNews)) for news in self.news)

    @property
    def frame(self) -> Frame:
        return self.shown[-1].frame

    @property
    def curtain(self) -> int | None:
        return self.shown[-1].curtain

    @property
    def settled(self) -> bool:
        """The frame at hand is the last, and there is one."""
        return bool(self.shown) and self.shown[-1].last

    @property
    def codes(self) -> list[int]:
        """What may be chosen by this window now. What is forced the server answers itself, a frame later."""
        decision = self.frame.decision if self.settled else None
        return [] if decision is None or decision.forced else [option.code for option in decision.options]

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> None:
        async def wait() -> None:
            async with self.changed:
                while not true():
                    if self.closed:
                        raise ConnectionError(f"closed: {self.socket.close_code} {self.socket.close_reason}")
                    await self.changed.wait()

        await asyncio.wait_for(wait(), seconds)

    async def reach(self, version: int) -> None:
        await self.until(lambda: self.version >= version)

    async def send(self, message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, type: str, **fields: object) -> Answer:
        """Sends a request and gives its answer."""
        self.number = number = next(self.numbers)
        await self.send({"type": type, "id": number, **fields})
        return await self.answer(number)

    async def answer(self, number: int) -> Answer:
        found: list[Answer] = []

        def answered() -> bool:
            found[:] = [n for n in self.news if isinstance(n, Answer) and n.id == number]
            return bool(found)

        await self.until(answered)
        return found[0]

    async def choose(self, code: int, version: int | None = None) -> Answer:
        return await self.ask("choose", version=self.version if version is None else version, code=code)

    async def undo(self) -> Answer:
        return await self.ask("undo", version=self.version)

    async def hint(self) -> Answer:
        return await self.ask("hint", version=self.version)

    async def look(self, seat: int) -> Answer:
        return await self.ask("look", seat=seat)

    async def resign(self, seat: int) -> Answer:
        return await self.ask("resign", seat=seat)

    async def say(self, text: str, team: bool = False) -> Answer:
        return await self.ask("say", text=text, team=team)

    async def close(self) -> None:
        await self.socket.close()
        await self.reading


async def sit_down(
    anna: Browser, *others: Browser, game: str = "dominion", seats: Sequence[dict[str, Any]] = (), **more: Any
) -> tuple[str, list[Live]]:
    """A table at which all of them sit, after each other, and look; `seats` come after theirs."""
    id = await anna.open_table(game, ME, *(OPEN for _ in others), *seats, listed=True, **more)
    for other in others:
        await other.join(id)
    return id, [await browser.watch(id) for browser in (anna, *others)]


async def play_last(lives: Sequence[Live], steps: int) -> list[int]:
    """Whoever is to decide takes the last option, so many times."""
    chosen = []
    for _ in range(steps):
        mover = next(live for live in lives if live.codes)
        chosen.append(mover.codes[-1])
        done = await mover.choose(chosen[-1])
        assert isinstance(done, DoneNews)
        await all_at(lives, done.version)
    return chosen


async def all_at(lives: Sequence[Live], version: int) -> None:
    """Until everybody has seen all frames of it."""
    for live in lives:
        await live.until(lambda: live.version >= version and (live.settled or not live.shown))  # noqa: B023


def refuses(code: str) -> Any:
    return pytest.raises(Problems, match=f" {code}: ")
