"""What a server was started with, as its workers are told too."""

from __future__ import annotations

import msgspec
import uvicorn
from starlette.applications import Starlette

from greathall.server.app import create_app
from greathall.server.protection import Proxies
from greathall.server.retention import Retention
from greathall.server.serve import config


class Settings(msgspec.Struct, frozen=True):
    db: str
    names: list[str] | None  # to which the server answers; None for any
    trusted: list[str] = []
    observers: list[str] = []
    keep: Retention = Retention()

    def __post_init__(self) -> None:
        """What is wrong with them is better said before the server starts."""
        self.proxies()
        self.seeing()

    def proxies(self) -> Proxies:
        return Proxies(self.trusted)

    def seeing(self) -> Proxies:
        return Proxies(self.observers, "--metrics")

    def app(self, at_once: bool = False) -> Starlette:
        return create_app(self.db, self.names, keep=self.keep, observers=self.seeing(), at_once=at_once)

    def config(self, app: Starlette) -> uvicorn.Config:
        return config(app, self.proxies())
