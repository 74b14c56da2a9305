"""Several processes that think about one decision. Each inherits the table as it lies in memory, plays its share of
the worlds, and sends back what came of them. Where processes cannot be split (Windows), one does all."""

from __future__ import annotations

import os
import struct
import sys
from typing import Final

from mypy_extensions import mypyc_attr

CAN_SPLIT: Final = hasattr(os, "fork")
NUMBER: Final = 8  # bytes of a number in the pipe


@mypyc_attr(allow_interpreted_subclasses=True)
class Work:
    """Pieces that are done by number, each to a row of equally many numbers."""

    def piece(self, number: int) -> list[float]:
        raise AssertionError("some work")

    def is_late(self) -> bool:
        """Whether no further piece is to be begun."""
        return False


def done_alone(work: Work, first: int, end: int, step: int) -> list[list[float]]:
    """At least one piece, and as many as there is time for."""
    rows: list[list[float]] = []
    for number in range(first, end, step):
        rows.append(work.piece(number))
        if work.is_late():
            break
    return rows


def done_together(work: Work, first: int, end: int, processes: int) -> list[list[float]]:
    """The pieces in order, with gaps at the end where a process was late."""
    processes = min(processes, end - first)
    if processes <= 1 or not CAN_SPLIT:
        return done_alone(work, first, end, 1)
    helpers = [split_off(work, first + i, end, processes) for i in range(1, processes)]
    shares = [done_alone(work, first, end, processes)]
    width = len(shares[0][0])
    for process, pipe in helpers:
        shares.append(received(pipe, width))
        os.waitpid(process, 0)
    found: list[list[float]] = []
    for i in range(len(shares[0])):
        for share in shares:
            if i < len(share):
                found.append(share[i])
    return found


def split_off(work: Work, first: int, end: int, step: int) -> tuple[int, int]:
    """A process that does every so-many-th piece, and the pipe through which it tells."""
    reading, writing = os.pipe()
    sys.stdout.flush()  # or what waits to be written would be written twice
    process = os.fork()
    if process == 0:
        try:
            os.close(reading)
            told = b""
            for row in done_alone(work, first, end, step):
                told += struct.pack(f"{len(row)}d", *row)
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(told)
        finally:
            os._exit(0)  # nothing of the caller's is cleaned up twice
    os.close(writing)
    return process, reading


def received(pipe: int, width: int) -> list[list[float]]:
    """All rows that came; a process that died has sent none."""
    with os.fdopen(pipe, "rb") as source:
        told = source.read()
    count = len(told) // (NUMBER * width)
    rows: list[list[float]] = []
    for i in range(count):
        rows.append(list(struct.unpack_from(f"{width}d", told, i * NUMBER * width)))
    return rows
