"""Bots that take long or die, for the processes in which bots think: these load what they run by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from greathall.api import Record
from greathall.server.thinking import play_on

SECONDS = 3.0


def think_long(record: Record, bots: list[str | None]) -> list[int]:
    """With all the processor's might."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        pass
    return play_on(record, bots)


def half_a_second(record: Record) -> None:
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        pass


def die_once(mark: Path, record: Record, bots: list[str | None]) -> list[int]:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_on(record, bots)


def die(record: Record) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(record: Record, bots: list[str | None]) -> list[int]:
    raise RuntimeError("a fault of this bot")


def never_end(record: Record, bots: list[str | None]) -> list[int]:
    while True:
        pass
