"""The program, but each table is dealt by the next number instead of by chance: what a browser test finds, it finds
again. `SeededServer` runs it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from tests.server.processes import Server

from greathall.cli import main

LAST = "GREATHALL_LAST_SEED"  # names the file with the number that the last table was dealt by


class SeededServer(Server):
    """Keeps all that it writes in a folder."""

    def __init__(self, folder: Path) -> None:
        self.last = folder / "seed"
        env = {**os.environ, LAST: str(self.last)}
        place = folder / "greathall.db", folder / "server.log"
        # Tests have their own places on this machine to which messages go.
        super().__init__(*place, "--notify-private", module="tests.browser.seeded", env=env)
        self.begin_anew()

    def begin_anew(self) -> None:
        """The next table is dealt as the first one was."""
        self.last.write_text("0")


def next_seed(k: int) -> int:
    last = Path(os.environ[LAST])
    seed = int(last.read_text()) + 1
    last.write_text(str(seed))
    return seed


if __name__ == "__main__":
    secrets.randbits = next_seed
    main()
