"""Servers that start at once: forks of one process that has loaded everything. Each is a process of its own, runs
what `greathall serve` runs, and can be killed like any other."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.processes import free_port, wait_for

ROOT = Path(__file__).parents[2]


class Nursery:
    """Where they come from."""

    def __init__(self, log: Path) -> None:
        self.log = log
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, text=True,
            )  # fmt: skip

    def server(self, db: str) -> Forked:
        return Forked(self, db)

    def fork(self, port: int, db: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([port, db]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"no server was born: {self.log.read_text(errors='replace')}")
        return int(line)

    def close(self) -> None:
        """Ends it, and every server that came from it."""
        self.process.communicate()


class Forked:
    """A server that starts, and again on the same port."""

    def __init__(self, nursery: Nursery, db: str) -> None:
        self.nursery = nursery
        self.db = db
        self.port = free_port()
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers."""
        self.pid = self.nursery.fork(self.port, self.db)
        wait_for(self.answers, "the server to answer")

    def answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/api/health")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As a power cut does."""
        os.kill(self.pid, signal.SIGKILL)
        wait_for(lambda: not self.lives(), "the server to be dead")

    def lives(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


def main() -> None:
    # What takes long is there before the first server is born: modules, texts, the first frame of each game.
    import uvicorn  # noqa: F401

    import greathall.server.app  # noqa: F401
    from greathall.api import new_game
    from greathall.house.registry import REGISTRY
    from greathall.server.chronicle import Chronicle
    from greathall.server.frames import Moment
    from greathall.server.serve import serve
    from greathall.server.thinking import Thinkers

    # Bots are loaded when one is to play: most of these servers will not live to see that.
    Thinkers.wake = lambda self: None  # type: ignore[method-assign]
    for game in REGISTRY.all():
        Moment(new_game(game, players=3, seed=1), ["Anna", "Ben", "Cleo"], Chronicle()).frame(0, None, False)
    children = []
    for line in sys.stdin:
        port, db = json.loads(line)
        child = os.fork()
        if child == 0:
            os.dup2(2, 1)
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve("127.0.0.1", port, db, open_browser=False)
            return
        children.append(child)
        # So that the dead do not linger; a server needs to know of its own bots' end.
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        print(child, flush=True)
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
