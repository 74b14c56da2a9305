"""`greathall serve` as a process of its own, for tests and benchmarks that start, stop and kill servers."""

from __future__ import annotations

import contextlib
import http.client
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar


def free_port() -> int:
    """A port that nothing listens on; it stays free between two starts, as outgoing connections get higher ones."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait_for(ready: Callable[[], object], what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds:g} s for {what}")
        time.sleep(0.02)


class Server:
    """Starts on a free port of 127.0.0.1, and again on the same one; what it says goes to a file."""

    def __init__(
        self,
        db: str | Path,
        log: Path,
        *words: str,
        module: str = "greathall",
        python: str | Path = sys.executable,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.db = str(db)
        self.log = log
        self.words = words
        self.program = [str(python), "-m", module]
        self.env = env
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers."""
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--db", self.db)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, "serve", *where, *self.words],
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        try:
            wait_for(self.answers, "the server to answer")
        except TimeoutError as error:
            self.kill()
            raise TimeoutError(f"{error}; it said:\n{self.said()}") from None

    def answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended by itself ({self.process.returncode}):\n{self.said()}")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/api/health")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def stop(self) -> None:
        """As an administrator does."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut does."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self.process = None

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def says(self, words: str) -> None:
        """Sooner or later: a line about a request may be written when its answer has been read already."""
        wait_for(lambda: words in self.said(), f"{words!r} in the log")


S = TypeVar("S", bound=Server)


@contextlib.contextmanager
def running(server: S) -> Iterator[S]:
    """Started, and stopped at the end."""
    server.start()
    try:
        yield server
    finally:
        server.stop()


def serving(
    db: str | Path, folder: Path, *words: str, module: str = "greathall"
) -> contextlib.AbstractContextManager[Server]:
    return running(Server(db, folder / "server.log", *words, module=module))
