"""The web service within the test that visits it: real sockets, one event loop, and a look behind the scenes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import uvicorn
from tests.server.clients import Browser

from greathall.server.app import NOBODY, create_app
from greathall.server.hall import Hall
from greathall.server.limits import UNLIMITED, Limits
from greathall.server.protection import Proxies
from greathall.server.serve import config, listen
from greathall.server.thinking import Thinkers, Turns

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Thinkers):
    """Bots that think here and now: no process has to be started for a test that is not about bots."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.turns = Turns(1_000)

    def wake(self) -> None:
        pass

    def close(self) -> None:
        pass

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.thoughts += 1
        await asyncio.sleep(0)
        return think(*args, **kwargs)


class House:
    """A running server, and the browsers that visit it."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall = hall
        self.url = url
        self.browsers: list[Browser] = []

    def stranger(self) -> Browser:
        """A browser without an identity."""
        browser = Browser(self.url)
        self.browsers.append(browser)
        return browser

    async def guest(self, name: str | None = None) -> Browser:
        browser = self.stranger()
        await browser.meet(name)
        return browser

    async def close(self) -> None:
        for browser in self.browsers:
            await browser.close()


@asynccontextmanager
async def opened(
    db: str,
    thinkers: Callable[[], Thinkers] = AtOnce,
    limits: Limits = UNLIMITED,
    observers: Proxies = NOBODY,
    **more: Any,
) -> AsyncIterator[House]:
    """`more` is what `create_app` takes."""
    app = create_app(db, thinkers=thinkers, limits=limits, observers=observers, **more)
    settings = config(app)
    settings.load()
    server = uvicorn.Server(settings)
    server.lifespan = settings.lifespan_class(settings)
    listener = listen("127.0.0.1", 0)
    # Not `serve`, which would take the signals for itself.
    await server.startup([listener])
    house = House(app.state.hall, f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield house
    finally:
        await house.close()
        await server.shutdown([listener])
