"""Why something that lies there to be seen cannot be chosen now: facts, for others to put into words."""

from __future__ import annotations

from typing import NamedTuple

Facts = dict[str, int | str]


class Why(NamedTuple):
    """One obstacle: what it is, with its numbers and the ids of things."""

    what: str
    facts: Facts


class Reason(NamedTuple):
    """Why the thing at that place is no option of the decision at hand."""

    place: str
    thing: str
    whys: list[Why]


def because(what: str) -> list[Why]:
    """The one obstacle, which needs no further facts."""
    return [Why(what, {})]
