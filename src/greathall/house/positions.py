"""Tables put together, for lessons and for tests: what lies where is said in ids, and checked.

Cards are written as ids with spaces between them, "copper*3" for three of them; decks from the top down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_type_hints

from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import shown
from greathall.reading import Unreadable, converted

Word = str | int  # what an option is called: the id of a thing, a word of the game's, a number
T = TypeVar("T")


class BadPosition(GreatHallError):
    """A table that cannot be put together, and why."""


def need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPosition(otherwise)


def ids(text: str) -> list[str]:
    """ "dagger*2 diplomacy" as a list, in the written order."""
    found: list[str] = []
    for word in text.split():
        id, _, count = word.partition("*")
        found += [id] * int(count or 1)
    return found


def numbered(id: str, by_id: Mapping[str, int], what: str) -> int:
    """The number of a thing by its id."""
    need(id in by_id, f"there is no {what} {shown(id)}")
    return by_id[id]


def filled_in(kind: type[T], data: Mapping[str, Any], what: str) -> T:
    """A named tuple with what the data say; the rest is as usual."""
    hints = get_type_hints(kind)
    unknown = [name for name in data if name not in hints]
    need(not unknown, f"{what} has no {', '.join(unknown)}; it may have {', '.join(hints)}")
    try:
        return kind(**{name: converted(value, hints[name]) for name, value in data.items()})
    except Unreadable as error:
        raise BadPosition(f"{what}: {error}") from error
