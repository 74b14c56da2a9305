"""Why something that lies there to be seen cannot be chosen now: facts, for others to put into words."""

from __future__ import annotations

from typing import Final, NamedTuple

Facts = dict[str, int | str]


class Why(NamedTuple):
    """One obstacle: what it is, with its numbers and the ids of things."""

    what: str
    facts: Facts


# The place of options that point at nothing which lies on the table: they are words alone.
CHOICE: Final = "choice"


class Reason(NamedTuple):
    """Why the thing at that place is no option of the decision at hand.

    What would be a choice in words alone has the code of that option for its thing."""

    place: str
    thing: str
    whys: list[Why]


def because(what: str) -> list[Why]:
    """The one obstacle, which needs no further facts."""
    return [Why(what, {})]
