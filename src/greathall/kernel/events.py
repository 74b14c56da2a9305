"""What happened, told once and in order; the log, the animations and the statistics all read it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

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
        if self.card_for(seat) == self.card:
            return self
        return Event(self.what, self.seat, self.card_for(seat), self.n, self.source, self.seen)


# To make an event costs more than all the rest of telling it: those that come again and again are made once and
# told many times. The numbers are plain ones (i64), for speed.


class CardEvents:
    """Events of one kind about one card of a seat's: for all to see, or (if secret) for the seat alone."""

    def __init__(self, what: str, secret: bool = False) -> None:
        self.what = what
        self.secret = secret
        self.made: list[Event | None] = []

    def of(self, seat: i64, card: i64) -> Event:
        i = card * MAX_SEATS + seat
        while i >= len(self.made):
            self.made.append(None)
        event = self.made[i]
        if event is None:
            event = Event(self.what, seat, card, 1, -1, 1 << seat if self.secret else -1)
            self.made[i] = event
        return event

    def tell_lifted(self, events: list[Event], seat: i64, cards: list[int]) -> None:
        """Of all these cards, as they came off a deck: the last one first."""
        made = self.made
        for card in reversed(cards):
            i: i64 = card * MAX_SEATS + seat
            event = made[i] if i < len(made) else None
            events.append(self.of(seat, card) if event is None else event)


class NumberEvents:
    """Events of one kind, for all to see, that differ in a number: the last one made is told again if it fits."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.made: list[Event | None] = []

    def of(self, seat: i64, card: i64, n: i64, source: i64) -> Event:
        i = (card + 1 + n) * MAX_SEATS + seat
        while i >= len(self.made):
            self.made.append(None)
        event = self.made[i]
        if event is None or event.n != n or event.card != card or event.source != source:
            event = Event(self.what, seat, card, n, source, -1)
            self.made[i] = event
        return event
