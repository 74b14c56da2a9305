"""What keeps strangers' pages, floods and oversized requests out."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import whole_number
from greathall.server.addresses import household
from greathall.server.errors import Refused
from greathall.server.limits import Doorkeeper
from greathall.server.messages import Problem
from greathall.server.tongues import wished
from greathall.server.wire import json_response

LARGEST_BODY = 64 * 1024
SECURE = ("https", "wss")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?", re.IGNORECASE | re.ASCII)
LAST_PORT = 65535
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
# The others are about documents, and would be a tenth of a first load: there are many small files.
HEADERS_OF_PARTS = {name: HEADERS[name] for name in ("Cross-Origin-Resource-Policy", "X-Content-Type-Options")}
PARTS = (".js", ".css", ".woff2")
HEADERS_OF_TLS = {"Strict-Transport-Security": "max-age=31536000"}


def host_name(headers: Headers) -> str | None:
    """By what name the server was called, if it is one."""
    found = HOST.fullmatch(headers.get("host", ""))
    if found is None or int(found[2] or 0) > LAST_PORT:
        return None
    return found[1].lower()


def same_origin(headers: Headers, scheme: str) -> bool:
    """Browsers say from which page a request comes; programs need not."""
    origin = headers.get("origin")
    page = "https" if scheme in SECURE else "http"
    return origin is None or origin == f"{page}://{headers.get('host')}"


class Proxies:
    """Those whose word we take for where a request comes from: addresses and networks."""

    def __init__(self, given: Sequence[str], option: str = "--trusted-proxy") -> None:
        try:
            self.networks = [ipaddress.ip_network(one, strict=False) for one in given]
        except ValueError as error:
            raise BadOption(Wrong("error-network", option=option, why=error)) from error

    def __contains__(self, address: object) -> bool:
        try:
            found = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def names(self) -> list[str]:
        return [str(network) for network in self.networks]


class Guard:
    """Checks where a request comes from and how large it is, and adds the headers that browsers heed."""

    def __init__(self, app: ASGIApp, names: Sequence[str] | None, keeper: Doorkeeper) -> None:
        """`names`: those to which the server answers; None for any."""
        self.app = app
        self.names = names
        self.keeper = keeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            scope["refused"] = refusal.code
            said = refusal.said(wished(Headers(scope=scope).get("accept-language")))
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            else:
                await problem(refusal.status, refusal.code, said)(scope, receive, with_headers(send, scope))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, limited(receive), with_headers(send, scope))

    def refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = host_name(headers)
        # Another name for this machine may be that of a page of elsewhere which was made to point here.
        if host is None:
            return Refused("bad_host", "no-host", 400)
        if self.names is not None and host not in self.names:
            return Refused("bad_host", "other-host", 400, names=", ".join(self.names), option=f"--name {host}")
        if scope["type"] == "websocket":
            return None if same_origin(headers, scope["scheme"]) else bad_origin()
        if scope["method"] in SAFE_METHODS:
            return self.too_often("reads", scope) if scope["path"].startswith("/api/") else None
        if not same_origin(headers, scope["scheme"]):
            return bad_origin()
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > LARGEST_BODY:
            return Refused("too_large", "body-too-large", 413, n=LARGEST_BODY)
        return self.too_often("writes", scope)

    def too_often(self, kind: str, scope: Scope) -> Refused | None:
        client = scope.get("client")
        try:
            self.keeper.let(kind, household(client[0]) if client else "")
        except Refused as refused:
            return refused
        return None


def bad_origin() -> Refused:
    return Refused("bad_origin", "bad-origin", 403, option="--trusted-proxy")


def problem(status: int, code: str, message: str) -> Response:
    return json_response(Problem(code, message), status, {"Retry-After": "1"} if status == 429 else None)


def with_headers(send: Send, scope: Scope) -> Send:
    part = scope["path"].startswith("/assets/") and scope["path"].endswith(PARTS)

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            expected = HEADERS_OF_PARTS if part and message["status"] < 400 else HEADERS
            if scope["scheme"] in SECURE:
                expected = expected | HEADERS_OF_TLS
            headers = MutableHeaders(scope=message)
            for name, value in expected.items():
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
