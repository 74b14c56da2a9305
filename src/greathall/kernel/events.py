"""What happened, told once and in order; the log, the animations and the statistics all read it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from greathall.kernel.seats import MAX_SEATS


@mypyc_attr(acyclic=True)
class Event:
    """Never changed once it is made: the same one may be told many times."""

    def __init__(self, what: str, seat: int, card: int, n: int, source: int, seen: int) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.n = n
        self.source = source
        self.seen = seen

    def card_for(self, seat: int) -> int:
        """The card, or -1 if that seat (-1: a spectator) may not know it."""
        if self.seen < 0 or (seat >= 0 and (self.seen >> seat) & 1):
            return self.card
        return -1

    def as_seen_by(self, seat: int) -> Event:
        """The event without what that seat may not know."""
        return Event(self.what, self.seat, self.card_for(seat), self.n, self.source, self.seen)


class Recurring:
    """Events of one kind that come again and again: of each seat and card the last one made is told once more
    where it fits, for to make a new one costs more than all the rest of telling it."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.made: list[Event | None] = []

    def event(self, seat: int, card: int, n: int, source: int, seen: int) -> Event:
        i = (card + 1) * MAX_SEATS + seat
        while i >= len(self.made):
            self.made.append(None)
        event = self.made[i]
        if event is None or event.n != n or event.source != source or event.seen != seen:
            event = Event(self.what, seat, card, n, source, seen)
            self.made[i] = event
        return event
