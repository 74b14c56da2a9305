"""Runs the web service."""

from __future__ import annotations

import gc
import ipaddress
import logging
import socket
import threading
import time
import urllib.request
import webbrowser

import uvicorn
from rich.console import Console
from starlette.applications import Starlette

from greathall.kernel.errors import BadOption
from greathall.server.app import create_app
from greathall.server.live import LARGEST_REQUEST
from greathall.server.storage import database_url

PATIENCE = 10.0  # seconds until the browser is opened all the same


def serve(host: str, port: int, db: str, open_browser: bool) -> None:
    """Serves until it is stopped."""
    database_url(db)  # of all that may be wrong, say this first
    listener = listen(host, port)
    port = listener.getsockname()[1]
    url = f"http://{'localhost' if is_loopback(host) else host}:{port}/"
    Console().print(f"Great Hall is open at {url}  (Ctrl-C closes it)", highlight=False, soft_wrap=True)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    if open_browser:
        threading.Thread(target=show, args=(url,), daemon=True).start()
    app = create_app(db, loopback_only=is_loopback(host))
    calm_collector()
    uvicorn.Server(config(app)).run([listener])


def calm_collector() -> None:
    """While Python looks through all objects for garbage everybody waits: up to 0.2 s with 200 tables. So it looks
    less often, and never at what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def config(app: Starlette) -> uvicorn.Config:
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


def show(url: str) -> None:
    """Opens the browser as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{url}api/health", timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(url)
