"""Runs the web service."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from greathall.kernel.errors import BadOption
from greathall.kernel.given import clipped

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

LAST_PORT = 65535
WAITING = 128  # browsers that may knock before the server is ready


def serve(host: str, port: int, db: str, open_browser: bool, names: Sequence[str] = ()) -> None:
    """Serves until it is stopped."""
    with alone_with(db):
        listener = listen(host, port)
        called = called_by(host)
        address = f"http://{called}:{listener.getsockname()[1]}/"
        if open_browser:
            # A browser takes its time to start, and then waits at the door: meanwhile the server is loaded.
            listener.listen(WAITING)
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        import uvicorn

        from greathall.server.app import create_app
        from greathall.server.protection import LOOPBACK
        from greathall.server.storage import check_database

        known = list(dict.fromkeys([*LOOPBACK, called, *names]))
        asyncio.run(check_database(db))
        app = create_app(db, known if names or is_loopback(host) else None)
        Console().print(f"Great Hall is open at {address}  (Ctrl-C closes it)", highlight=False, soft_wrap=True)
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
        calm_collector()
        uvicorn.Server(config(app)).run([listener])


def calm_collector() -> None:
    """While Python looks through all objects for garbage everybody waits: up to 0.2 s with 200 tables. So it looks
    less often, and never at what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def config(app: Starlette) -> uvicorn.Config:
    import uvicorn

    from greathall.server.live import LARGEST_REQUEST

    return uvicorn.Config(
        app,
        log_level="warning",
        # Larger ones are cut off; up to this size our own message says what is wrong.
        ws_max_size=16 * LARGEST_REQUEST,
        ws_per_message_deflate=False,  # costs more time than it saves on the frames of a table
        timeout_graceful_shutdown=2,
    )


def listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise BadOption(f"--port takes a number from 0 to {LAST_PORT}, not {port}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:  # a name of 100 letters is none for the network
        why = error.strerror if isinstance(error, OSError) else "this is no name of a machine"
        raise BadOption(
            f"cannot serve on {clipped(host)}:{port}: {why}; another program may be there: try --port {port + 1}"
        ) from error
    return listener


@contextmanager
def alone_with(db: str) -> Iterator[None]:
    """Servers on one SQLite file would not hear of each other's moves: only one may have it. The lock is that of a
    database beside it, which ends with the process, however that ends."""
    try:
        path = sqlite_file(db)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    except (OSError, RuntimeError, ValueError, sqlite3.Error) as error:
        raise BadOption(
            f"{clipped(db)} cannot be opened: {error}; give a file for SQLite or a PostgreSQL URL with --db"
        ) from error
    if path is None:
        yield
        return
    with closing(connection) as lock:
        try:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing is ever written
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BadOption(
                f"another Great Hall has {path} open: go there, or give this one another file with --db"
            ) from error
        yield


def sqlite_file(db: str) -> Path | None:
    """The file behind --db, without what it takes to open it."""
    scheme, _, path = db.rpartition("://")
    if scheme and not scheme.startswith("sqlite"):
        return None
    path = path.removeprefix("/").partition("?")[0] if scheme else db
    return Path(path).expanduser().resolve() if path and path != ":memory:" else None


def called_by(host: str) -> str:
    """The name under which a browser on this machine finds the server."""
    if host in ("127.0.0.1", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
