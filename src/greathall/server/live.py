"""A live connection to a table: news out, requests in."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from greathall.reading import Unreadable, read_json
from greathall.server.addresses import household
from greathall.server.errors import Refused
from greathall.server.hall import Hall
from greathall.server.messages import (
    Choose,
    DoneNews,
    Earlier,
    EarlierChat,
    ErrorNews,
    FreeUndo,
    HandOver,
    Hint,
    HintNews,
    LogNews,
    Look,
    News,
    Request,
    Resign,
    SaidNews,
    Say,
    Seen,
    Speak,
    TakeBack,
    Undo,
)
from greathall.server.metrics import REFUSALS, timed_move
from greathall.server.noting import note_refused
from greathall.server.storage import Person
from greathall.server.tables import Table
from greathall.server.tongues import wished
from greathall.text.fluent import texts

log = logging.getLogger("greathall")

LARGEST_REQUEST = 4096
# Whoever is so far behind is sent away, and comes back to the newest frame.
WAITING_NEWS = 500
WAITING_BYTES = 4_000_000
PATIENCE = 40  # messages that are refused before the line is cut

GOING_AWAY = 1001
TRY_AGAIN = 1013
SIGNED_OUT = 4401
TOO_SLOW = 4408
FLOOD = 4429
NO_TABLE = 4404
TOO_MANY = 429  # the status of a refusal that passes

encode = msgspec.json.encode


class Connection:
    """One browser window at one table."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str, token: str | None, lang: str) -> None:
        self.hall = hall
        self.keeper = hall.keeper
        self.token = token
        self.socket = socket
        self.person: Person | None = None
        self.address = address
        self.caller = address
        self.looking: int | None = None
        self.sight: int | None = None
        self.visible = True
        self.lang = lang
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(WAITING_NEWS)
        self.waiting = 0  # bytes in it
        self.too_slow = asyncio.Event()
        self.signed_out = asyncio.Event()

    async def find_person(self) -> None:
        self.person = await self.hall.person(self.token)
        if self.person is None:
            self.token = None  # it is good for nothing here
        else:
            self.caller = self.person.id

    def send(self, news: bytes) -> None:
        try:
            self.outbox.put_nowait(news)
            self.waiting += len(news)
        except asyncio.QueueFull:
            self.too_slow.set()
        if self.waiting > WAITING_BYTES:
            self.too_slow.set()

    async def write(self) -> None:
        while True:
            news = await self.outbox.get()
            self.waiting -= len(news)
            await self.socket.send_text(news.decode())

    async def read(self, table: Table) -> None:
        refused = 0
        while True:
            text = await self.received()
            try:
                self.keeper.let("requests", self.caller)
                self.keeper.let("requests_here", self.address)
            except Refused as too_often:
                refused += 1
                note_refused("a message was refused", too_often.code, self.address)
                self.refuse(number_of(text), too_often)
                if refused > PATIENCE:
                    await self.socket.close(FLOOD, "too many messages")
                    return
                continue
            if text is None:
                self.refuse(None, Refused("bad_request", "message-no-text"))
            elif len(text) > LARGEST_REQUEST:
                self.refuse(None, Refused("too_large", "message-too-large", n=LARGEST_REQUEST))
            else:
                await self.answer(table, text)

    async def received(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        text: str | None = message.get("text")
        return text

    def say(self, news: News) -> None:
        self.send(encode(news))

    def refuse(self, request: int | None, why: Refused) -> None:
        self.say(ErrorNews(request, why.code, why.said(self.lang)))

    async def answer(self, table: Table, text: str) -> None:
        try:
            request: Request = read_json(text, Request)
        except Unreadable as error:
            self.refuse(None, Refused("bad_request", "message-unread", why=error))
            return
        try:
            # Whoever loses the connection does not take back what has begun.
            await asyncio.shield(asyncio.ensure_future(self.carry_out(table, request)))
        except Refused as refused:
            note_refused("a message was refused", refused.code, self.address)
            self.refuse(request.id, refused)
        except Exception:
            REFUSALS.labels("failed").inc()
            log.exception("a request could not be carried out")
            self.say(ErrorNews(request.id, "failed", texts(self.lang).say("refused-failed")))

    async def carry_out(self, table: Table, request: Request) -> None:
        """Answered at once, so that it goes out together with what came of it."""
        self.say(await self.carried_out(table, request))

    async def carried_out(self, table: Table, request: Request) -> News:
        if isinstance(request, Look | Earlier | EarlierChat | Speak):
            self.keeper.let("looks", self.caller)
        match request:
            case Choose():
                if not self.visible:  # whoever chooses has come
                    await self.hall.seen(table, self, True)
                with timed_move(table.row.game):
                    await table.choose(self, request.version, request.code, request.then)
            case Undo():
                await table.undo(self, request.version)
            case FreeUndo():
                await table.free_undo(self)
            case Look():
                await table.look(self, request.seat)
            case Hint():
                self.keeper.let("hints", self.caller)
                self.keeper.let("hints_here", self.address)
                return HintNews(request.id, *await table.hint(self, request.version))
            case Resign():
                await table.resign(self, request.seat)
            case HandOver():
                await table.hand_over(self, request.seat)
            case TakeBack():
                await table.take_back(self, request.seat)
            case Say():
                await table.say(self, request.text, request.team)
            case Seen():
                await self.hall.seen(table, self, request.visible)
            case Speak():
                await table.speak(self, wished(request.lang))
            case Earlier():
                return LogNews(request.id, *await table.earlier(self, request.before))
            case EarlierChat():
                return SaidNews(request.id, await table.said_before(self, request.before))
        return DoneNews(request.id, table.row.version)


def number_of(text: str | None) -> int | None:
    """Of the request, for the one who waits for its answer."""
    try:
        request: Request = read_json(text, Request)
        return request.id
    except Unreadable:
        return None


async def serve(hall: Hall, socket: WebSocket, id: str, token: str | None) -> None:
    address = household(socket.client.host) if socket.client else ""
    await socket.accept()
    wish = socket.query_params.get("lang") or socket.headers.get("accept-language")
    connection = Connection(hall, socket, address, token, wished(wish))
    hall.lines.add(connection)  # before it is known whose it is: they may be signed out at this very moment
    try:
        await connection.find_person()
        hall.keeper.let("enters", connection.caller)
        hall.keeper.let("enters_here", address)
        with hall.keeper.seated(connection.person.id if connection.person else None, address):
            await talk(hall, connection, await hall.enter(id, connection))
    except Refused as refused:
        note_refused("a window was refused", refused.code, address)
        await socket.send_text(encode(ErrorNews(None, refused.code, refused.said(connection.lang))).decode())
        await socket.close(FLOOD if refused.status == TOO_MANY else NO_TABLE, refused.code)
    finally:
        hall.lines.discard(connection)


async def talk(hall: Hall, connection: Connection, table: Table) -> None:
    """Until one side goes."""
    tasks = [
        asyncio.create_task(connection.read(table)),
        asyncio.create_task(connection.write()),
        asyncio.create_task(connection.too_slow.wait()),
        asyncio.create_task(connection.signed_out.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.too_slow.is_set():
            await connection.socket.close(TOO_SLOW, "too slow")
        if connection.signed_out.is_set():
            await connection.socket.close(SIGNED_OUT, "signed out")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hall.leave_live(table, connection)
