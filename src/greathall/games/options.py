"""Options that games have in common, checked."""

from __future__ import annotations

from typing import Final

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown, whole_number

RANDOM: Final = -1


def check_first_player(first: object, players: int) -> int:
    """The seat, or RANDOM."""
    if first == "random":
        return RANDOM
    seat = whole_number(first) if isinstance(first, str) else first
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players:
        return seat
    raise BadOption(Wrong("error-first-player", last=players - 1, given=shown(first)))


def takes_else(name: str, takes: str, given: object) -> Wrong:
    """An option takes something else; `takes` is what, in English."""
    return Wrong(
        "error-option-takes", name=name, takes=Wrong("error-takes", option=name, text=takes), given=shown(given)
    )


def check_flag(options: dict[str, object], name: str, takes: str) -> bool:
    value = options.get(name, False)
    if value is True or value == "true":
        return True
    if value is False or value == "false":
        return False
    raise BadOption(takes_else(name, takes, value))
