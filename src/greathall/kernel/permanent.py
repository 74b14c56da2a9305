"""Numbers that last. Zones, option codes and records hold a card's number, not its id: a table of ids, which may
only grow at its end, gives every thing the number that it had when it came, wherever it stands in the lists."""

from __future__ import annotations

from typing import Protocol, TypeVar


class Thing(Protocol):
    id: str


T = TypeVar("T", bound=Thing)


def in_order(table: tuple[str, ...], things: tuple[T, ...]) -> tuple[T, ...]:
    """The things by their numbers. What is not in the table yet comes behind all others, as it is listed."""
    named = {thing.id: thing for thing in things}
    lost = [id for id in table if id not in named]
    assert not lost, f"what was numbered once must stay: {', '.join(lost)}"
    return (*(named[id] for id in table), *(thing for thing in things if thing.id not in table))
