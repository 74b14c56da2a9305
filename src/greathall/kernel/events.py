"""What happened, told once and in order; the log, the animations and the statistics all read it."""

from __future__ import annotations


class Event:
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
