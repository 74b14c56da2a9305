"""Connections before anything is asked over them: how many there may be, how long they may keep silent or leave
unread what they are sent, and in how many pieces they may speak."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Container
from functools import partial
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from greathall.server.addresses import household
from greathall.server.limits import Bucket, Rate
from greathall.server.logs import tell

log = logging.getLogger("greathall")

FROM_ONE_ADDRESS = 400
IN_ALL = 8_000
SILENCE = 10.0  # seconds in which a request has to come whole, head and body
UNREAD = 60.0  # seconds in which what was sent has to be read
# Each piece has its price before anybody knows what it is about, and may be a few bytes long.
HEADERS = 100  # of a request
PIECES = 100  # of its body
FRAMES = Rate(500, 100)  # of a live connection; pings and parts of messages are not counted elsewhere
A_BITE = 4_096  # bytes that are looked at together
TOGETHER = 32_768  # bytes of news that may wait to go out together; who reads none of them answers no ping either


class Silent(Protocol):
    """A connection over which no whole request has come yet."""

    address: str

    def hang_up(self) -> None: ...


class Door:
    """Counts who stands in it. When it is full, whoever has stood there longest without a word makes room."""

    def __init__(self, most: int = IN_ALL, each: int = FROM_ONE_ADDRESS, trusted: Container[str] = ()) -> None:
        """`trusted` proxies stand there for many."""
        self.most = most
        self.each = each
        self.trusted = trusted
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.silent: dict[str, OrderedDict[Silent, None]] = {}  # by address, the longest first

    def comes(self, who: Silent) -> bool:
        """Whether they may stay."""
        crowded = who.address not in self.trusted and self.by_address[who.address] >= self.each
        if crowded and not self.sends_away(who.address):
            return False
        if self.count >= self.most and not self.sends_away(max(self.silent, key=self.silence_of, default="")):
            return False
        self.count += 1
        self.by_address[who.address] += 1
        self.silent.setdefault(who.address, OrderedDict())[who] = None
        return True

    def address_of(self, client: tuple[str, int] | None) -> str:
        """By which they are counted."""
        if client is None:
            return ""
        return client[0] if client[0] in self.trusted else household(client[0])

    def silence_of(self, address: str) -> int:
        return len(self.silent[address])

    def sends_away(self, address: str) -> bool:
        """The longest silent one from there; it goes by itself when its connection is lost."""
        waiting = self.silent.get(address)
        if not waiting:
            return False
        who = next(iter(waiting))
        self.speaks(who)
        who.hang_up()
        return True

    def speaks(self, who: Silent) -> None:
        waiting = self.silent.get(who.address)
        if waiting is not None:
            waiting.pop(who, None)
            if not waiting:
                del self.silent[who.address]

    def is_silent(self, who: Silent) -> None:
        self.silent.setdefault(who.address, OrderedDict()).setdefault(who)

    def goes(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Unread:
    """Hangs up when the other side does not read what it is sent."""

    def __init__(self, transport: asyncio.Transport, address: str, most: int = 0) -> None:
        """`most` bytes may wait without anybody being told."""
        self.transport = transport
        self.address = address
        self.patience: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=most, low=0)

    def waits(self) -> None:
        self.is_read()
        self.patience = asyncio.get_running_loop().call_later(
            UNREAD, cut_off, self.transport, self.address, "unread"
        )

    def is_read(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def cut_off(transport: asyncio.Transport, address: str, why: str) -> None:
    """No player's program does that."""
    tell(log, logging.WARNING, "a connection was cut off", why=why, address=address)
    transport.abort()


class Pieces:
    """Of requests over one connection: whoever sends too many is not heard any more."""

    def __init__(self, conn: h11.Connection, cut: Callable[[str], None]) -> None:
        self.next_event = conn.next_event
        self.cut = cut
        self.count = 0
        conn.next_event = self.next  # type: ignore[method-assign]

    def next(self) -> Any:
        event = self.next_event()
        if isinstance(event, h11.Request):
            self.count = 0
            if len(event.headers) > HEADERS:
                self.cut("headers")
                return h11.NEED_DATA
        elif isinstance(event, h11.Data):
            self.count += 1
            if self.count > PIECES:
                self.cut("pieces")
                return h11.NEED_DATA
        return event


def protocols(door: Door) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The server's protocols, with this door before them."""

    class Http(H11Protocol):
        address = ""
        let_in = False
        is_live = False  # it goes on as a live connection
        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.address = door.address_of(self.client)
            self.unread = Unread(transport, self.address)
            Pieces(self.conn, partial(cut_off, transport, self.address))
            self.let_in = door.comes(self)
            if self.let_in:
                self.wait()
            else:
                transport.abort()

        def hang_up(self) -> None:
            self.transport.abort()

        def wait(self) -> None:
            if self.patience is None:
                self.patience = self.loop.call_later(SILENCE, self.transport.abort)
                door.is_silent(self)

        def data_received(self, data: bytes) -> None:
            for first in range(0, len(data), A_BITE):
                if not self.is_live and not self.transport.is_closing():
                    super().data_received(data[first : first + A_BITE])
            speaking = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
            if speaking and not self.is_live and not self.transport.is_closing():
                self.wait()
            else:
                self.heard()

        def heard(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None
            door.speaks(self)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread.waits()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.unread.is_read()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.is_live = True
            self.unread.is_read()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.heard()
            self.unread.is_read()
            super().connection_lost(exc)
            if self.let_in:
                door.goes(self.address)

    class Live(WebSocketsSansIOProtocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.unread = Unread(transport, door.address_of(self.client), TOGETHER)
            self.few = Bucket(FRAMES)

        def data_received(self, data: bytes) -> None:
            for first in range(0, len(data), A_BITE):
                if not self.transport.is_closing():
                    super().data_received(data[first : first + A_BITE])

        def handle_events(self) -> None:
            if all(self.few.take() for _ in self.conn.events):
                super().handle_events()
            else:
                cut_off(self.transport, door.address_of(self.client), "frames")

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread.waits()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.unread.is_read()

        def connection_lost(self, exc: Exception | None) -> None:
            self.unread.is_read()
            super().connection_lost(exc)
            door.goes(door.address_of(self.client))

    return Http, Live
