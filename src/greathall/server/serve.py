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
from types import FrameType
from typing import TYPE_CHECKING

from rich.console import Console

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import clipped
from greathall.server.logs import tell, write_lines
from greathall.text.fluent import ENGLISH, texts
from greathall.version import VERSION

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

    from greathall.server.protection import Proxies
    from greathall.server.settings import Settings

log = logging.getLogger("greathall")

LAST_PORT = 65535
WAITING = 128  # browsers that may knock before the server is ready
FEW_FILES, ENOUGH_FILES = 512, 16_384
OWN_FILES = 128  # those that are no connections of browsers


def serve(
    host: str,
    port: int,
    db: str,
    open_browser: bool,
    names: Sequence[str] = (),
    trusted: Sequence[str] = (),
    observers: Sequence[str] = (),
    keep: tuple[float, float, int, float] = (30, 365, 0, 365),
    drain: float = 0.0,
    workers: int = 1,
    private: bool = False,
    lang: str = ENGLISH,
) -> None:
    """Serves until it is stopped; `trusted` proxies say where their requests come from, `observers` may see the
    metrics; `keep` is what a `Retention` has; messages to people go to `private` networks, too. Told to stop, the
    server says for `drain` seconds that people should be sent elsewhere."""
    if workers > 1 and sqlite_file(db) is not None:
        raise BadOption(Wrong("error-workers"))
    with alone_with(db):
        listener = listen(host, port)
        called = called_by(host)
        address = f"http://{called}:{listener.getsockname()[1]}/"
        if open_browser:
            # A browser takes its time to start, and then waits at the door: meanwhile the server is loaded.
            listener.listen(WAITING)
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        from greathall.server.protection import LOOPBACK
        from greathall.server.retention import Retention
        from greathall.server.settings import Settings
        from greathall.server.storage import check_database

        known = list(dict.fromkeys([*LOOPBACK, called, *names]))
        known_by = known if names or is_loopback(host) else None
        at = listener.getsockname()[1]
        settings = Settings(db, known_by, [*trusted], [*observers], Retention(*keep), private, host, at)
        asyncio.run(check_database(db))
        said = texts(lang).say("serve-open", address=address)
        Console().print(said, highlight=False, soft_wrap=True)
        write_lines()
        tell(log, logging.INFO, "the server starts", version=VERSION, address=address)
        try:
            if workers > 1:
                run_workers(listener, settings, workers, drain)
            else:
                run_alone(listener, settings, drain)
        finally:
            tell(log, logging.INFO, "the server stops")


def run_alone(listener: socket.socket, settings: Settings, drain: float) -> None:
    import uvicorn

    app = settings.app()
    calm_collector()
    with draining(app, uvicorn.Server(settings.config(app)), drain) as server:
        server.run([listener])
    if not server.started or app.state.hall.status == "starting":
        raise SystemExit(1)


def run_workers(listener: socket.socket, settings: Settings, count: int, drain: float) -> None:
    from greathall.server.workers import Workers

    listener.listen(WAITING)

    async def run() -> None:
        await Workers(listener, settings, count, drain).run()

    asyncio.run(run())


@contextmanager
def draining(app: Starlette, server: uvicorn.Server, seconds: float) -> Iterator[uvicorn.Server]:
    """A server that tells so for a while before it stops; told twice, it stops at once."""
    stop = server.handle_exit

    def handle_exit(sig: int, frame: FrameType | None) -> None:
        hall = app.state.hall
        if seconds and hall.status == "healthy":
            hall.status = "draining"
            tell(log, logging.INFO, "the server sends people elsewhere", seconds=seconds)
            timer = threading.Timer(seconds, stop, (sig, frame))
            timer.daemon = True
            timer.start()
        else:
            stop(sig, frame)

    server.handle_exit = handle_exit  # type: ignore[method-assign]
    yield server


def calm_collector() -> None:
    """While Python looks through all objects for garbage everybody waits: up to 0.2 s with 200 tables. So it looks
    less often, and never at what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def config(app: Starlette, proxies: Proxies | None = None) -> uvicorn.Config:
    import uvicorn

    from greathall.server.door import Door, protocols
    from greathall.server.live import LARGEST_REQUEST

    http, ws = protocols(Door(connections(), trusted=proxies or ()))
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        # Nobody else may say that they come from elsewhere, be they on this machine.
        proxy_headers=proxies is not None,
        forwarded_allow_ips=[] if proxies is None else proxies.names(),
        log_config=None,  # ours is in place
        log_level="warning",
        access_log=False,
        # Larger ones are cut off; up to this size our own message says what is wrong.
        ws_max_size=16 * LARGEST_REQUEST,
        ws_per_message_deflate=False,  # costs more time than it saves on the frames of a table
        timeout_graceful_shutdown=2,
        timeout_keep_alive=20,  # longer than callers keep them, who would else send what nobody reads any more
    )


def connections() -> int:
    """How many this process may have at once."""
    from greathall.server.door import IN_ALL

    return min(IN_ALL, open_files() - OWN_FILES)


def open_files() -> int:
    """How many files and connections this process may have open; as many as it is let."""
    try:
        import resource
    except ImportError:
        return FEW_FILES  # on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft


def listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise BadOption(Wrong("error-range", what="--port", least=0, most=str(LAST_PORT), given=str(port)))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Named as TCP: asyncio then sends each message at once, instead of waiting until the last one was seen.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:  # a name of 100 letters is none for the network
        why = error if isinstance(error, OSError) else Wrong("error-no-machine")
        raise BadOption(
            Wrong("error-cannot-serve", at=f"{clipped(host)}:{port}", why=why, option=f"--port {port + 1}")
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
        raise BadOption(Wrong("error-db-unopened", db=clipped(db), why=error)) from error
    if path is None:
        yield
        return
    with closing(connection) as lock:
        try:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing is ever written
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BadOption(Wrong("error-db-taken", file=path)) from error
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
