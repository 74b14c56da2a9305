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
        REFUSALS.labels(str(status)).inc()
        client = scope.get("client")
        tell(
            log,
            logging.ERROR if failed else logging.INFO,
            "a request failed" if failed else "a request was refused",
            method=scope["method"],
            path=without_secrets(scope["path"])[:200],
            code=status,
            address=client[0] if client else "",
            milliseconds=round(seconds * 1e3),
        )
