"""Runs the web service."""

from __future__ import annotations

import gc
import ipaddress
import logging
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

from rich.console import Console

from greathall.kernel.errors import BadOption

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

WAITING = 128  # browsers that may knock before the server is ready


def serve(host: str, port: int, db: str, open_browser: bool) -> None:
    """Serves until it is stopped."""
    listener = listen(host, port)
    port = listener.getsockname()[1]
    url = f"http://{'localhost' if is_loopback(host) else host}:{port}/"
    if open_browser:
        # A browser takes its time to start, and then waits at the door: meanwhile the server is loaded.
        listener.listen(WAITING)
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    import uvicorn

    from greathall.server.app import create_app

    app = create_app(db, loopback_only=is_loopback(host))
    Console().print(f"Great Hall is open at {url}  (Ctrl-C closes it)", highlight=False, soft_wrap=True)
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
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        raise BadOption(
            f"cannot serve on {host}:{port}: {error.strerror}; another program may be there: try --port {port + 1}"
        ) from error
    return listener


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
