"""A line of the log."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """What happened, in words; of what kind it is, who did it (a negative seat: nobody), and the event's number."""

    text: str
    what: str
    seat: int
    n: int
