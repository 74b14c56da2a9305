"""What keeps strangers' pages, floods and oversized requests out."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.kernel.given import whole_number
from greathall.server.messages import Problem
from greathall.server.wire import json_response

LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?", re.IGNORECASE | re.ASCII)
LAST_PORT = 65535
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each caller; who has not come for long is forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.most = most
        self.by_caller: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        bucket = self.by_caller.setdefault(caller, Bucket(self.burst, self.rate))
        self.by_caller.move_to_end(caller)
        if len(self.by_caller) > self.most:
            self.by_caller.popitem(last=False)
        return bucket.take()


def host_name(headers: Headers) -> str | None:
    """By what name the server was called, if it is one."""
    found = HOST.fullmatch(headers.get("host", ""))
    if found is None or int(found[2] or 0) > LAST_PORT:
        return None
    return found[1].lower()


def same_origin(headers: Headers) -> bool:
    """Browsers say from which page a request comes; programs need not."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


class Guard:
    """Checks where a request comes from and how large it is, and adds the headers that browsers heed."""

    def __init__(self, app: ASGIApp, names: Sequence[str] | None, burst: float, rate: float) -> None:
        """`names`: those to which the server answers; None for any."""
        self.app = app
        self.names = names
        self.writes = Buckets(burst, rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            else:
                await refusal(scope, receive, with_headers(send))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, limited(receive), with_headers(send))

    def refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        host = host_name(headers)
        # Another name for this machine may be that of a page of elsewhere which was made to point here.
        if host is None:
            return problem(400, "bad_host", "this is no name of a server")
        if self.names is not None and host not in self.names:
            known = ", ".join(self.names)
            return problem(400, "bad_host", f"this server answers to {known}; start it with --name {host}")
        if scope["type"] == "websocket":
            return None if same_origin(headers) else problem(403, "bad_origin", "not from this page")
        if scope["method"] in SAFE_METHODS:
            return None
        if not same_origin(headers):
            return problem(
                403,
                "bad_origin",
                "requests that change something have to come from our pages (a proxy has to pass Host on)",
            )
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > LARGEST_BODY:
            return problem(413, "too_large", f"a request may have {LARGEST_BODY} bytes at most")
        client = scope.get("client")
        if not self.writes.take(client[0] if client else ""):
            return problem(429, "too_often", "too many requests: wait a moment")
        return None


def problem(status: int, code: str, message: str) -> Response:
    return json_response(Problem(code, message), status)


def with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return wrapped


class TooLarge(Exception):
    """A body grew over what a request may have."""


def limited(receive: Receive) -> Receive:
    """A body that is sent in pieces tells no length beforehand."""
    seen = 0

    async def wrapped() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise TooLarge
        return message

    return wrapped
