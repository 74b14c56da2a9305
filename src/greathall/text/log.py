"""What happened, told to one seat: a line for each event, or runs of like events in one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.kernel.events import Event
from greathall.kernel.rules import Rules
from greathall.text.dominion import log as dominion
from greathall.text.fluent import ENGLISH
from greathall.text.imperium.log import Log
from greathall.text.names import Names

# From events to lines; the flag says whether like events are joined.
LOGS: Final[dict[str, Callable[[Sequence[Event], int, Names, bool], list[str]]]] = {
    "dominion": dominion.lines,
    "imperium": Log(BASE).lines,
    "uprising": Log(UPRISING).lines,
}


def line(
    rules: Rules,
    event: Event,
    seat: int,
    lang: str = ENGLISH,
    names: Sequence[str] | None = None,
    you: bool = True,
) -> str:
    """One event as that seat (-1: a spectator) may know it. `names` are the players', by seat; the seat itself is
    "you", unless that is not wanted."""
    return LOGS[rules.id]([event], seat, Names(lang, names, seat if you else -1), False)[0]


def lines(
    rules: Rules,
    events: Sequence[Event],
    seat: int,
    lang: str = ENGLISH,
    names: Sequence[str] | None = None,
    you: bool = True,
) -> list[str]:
    """All these events, runs of like ones in one line each."""
    return LOGS[rules.id](events, seat, Names(lang, names, seat if you else -1), True)
