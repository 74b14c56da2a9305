"""A line in the log, and in the count, for each request that was refused or failed."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.server.logs import tell, without_secrets
from greathall.server.metrics import REFUSALS

log = logging.getLogger("greathall")


class Noted:
    """Around all else that answers requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            if "refused" in scope:  # before there was a connection; what is refused later is told there
                note_refused("a window was refused", scope["refused"], address_of(scope))
            return
        begun = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            if status >= 400:
                self.note(scope, status, time.perf_counter() - begun)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        failed = status >= 500
        kind = scope.get("refused", str(status))
        REFUSALS.labels(kind).inc()
        tell(
            log,
            logging.ERROR if failed else logging.INFO,
            "a request failed" if failed else "a request was refused",
            method=scope["method"],
            path=without_secrets(scope["path"])[:200],
            code=status,
            kind=kind,
            address=address_of(scope),
            milliseconds=round(seconds * 1e3),
        )


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def note_refused(what: str, kind: str, address: str) -> None:
    """Over a live connection, or instead of one."""
    REFUSALS.labels(kind).inc()
    tell(log, logging.INFO, what, kind=kind, address=address)
