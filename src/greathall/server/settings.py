"""What a server was started with, as its workers are told too."""

from __future__ import annotations

import msgspec
import uvicorn
from starlette.applications import Starlette

from greathall.server.app import create_app
from greathall.server.protection import LOOPBACK, Proxies
from greathall.server.reach import Place
from greathall.server.retention import Retention
from greathall.server.serve import config


class Settings(msgspec.Struct, frozen=True):
    db: str
    names: list[str] | None  # to which the server answers; None for any
    trusted: list[str] = []
    observers: list[str] = []
    keep: Retention = Retention()
    private: bool = False  # messages to people may go to networks that are not open to all
    host: str = "127.0.0.1"
    port: int = 8000

    def __post_init__(self) -> None:
        """What is wrong with them is better said before the server starts."""
        self.proxies()
        self.seeing()

    def proxies(self) -> Proxies:
        return Proxies(self.trusted)

    def seeing(self) -> Proxies:
        return Proxies(self.observers, "--metrics")

    def named(self) -> bool:
        """Others find the server by another name: that of a proxy."""
        return bool(self.trusted) or any(name not in LOOPBACK for name in self.names or ())

    def app(self, at_once: bool = False) -> Starlette:
        return create_app(
            self.db,
            self.names,
            keep=self.keep,
            observers=self.seeing(),
            at_once=at_once,
            private=self.private,
            place=Place(self.host, self.port, self.named()),
        )

    def config(self, app: Starlette) -> uvicorn.Config:
        return config(app, self.proxies())
