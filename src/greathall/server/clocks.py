"""Clocks of people at a table. They go by the hall's hours (`Store.now`): they stand still while no server runs."""

from __future__ import annotations

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from greathall.server.messages import Clock

KEPT = 8  # stretches into which steps back may lead


class Stretch(Struct, gc=False):
    """The time in which one seat is asked, until another one is: a move, as clocks count."""

    step: int  # so many choices had been made when it began
    seat: int
    at: float
    left: list[float]  # what each seat had then
    runs: bool  # not for a bot


class Clocks(Struct):
    """What each seat has left, and whose clock runs: the last stretch says it.

    A step back leads back into the stretch of the choice that is taken back: all the time since that began counts
    for whoever made it, and whoever was asked meanwhile has theirs again. Nobody gains time by it, or takes any."""

    terms: Clock
    stretches: list[Stretch]

    @classmethod
    def begin(cls, terms: Clock, players: int, step: int, seat: int, now: float, runs: bool) -> Self:
        return cls(terms, [Stretch(step, seat, now, [float(terms.seconds)] * players, runs)])

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        last = self.stretches[-1]
        return last.seat if last.runs else None

    @property
    def due(self) -> float | None:
        """When it runs out."""
        last = self.stretches[-1]
        return last.at + last.left[last.seat] if last.runs else None

    def left(self, now: float) -> list[float]:
        last = self.stretches[-1]
        left = list(last.left)
        if last.runs:
            left[last.seat] = min(left[last.seat], max(0.0, left[last.seat] - (now - last.at)))
        return left

    def asked(self, step: int, seat: int, now: float, runs: bool) -> Self:
        """That seat is asked now, which may still be the same move."""
        last = self.stretches[-1]
        if (last.seat, last.runs) == (seat, runs):
            return self
        left = self.left(now)
        if last.seat != seat:  # else somebody else goes on with the same move
            if self.terms.kind == "move":
                left[last.seat] = float(self.terms.seconds)
            elif last.runs:
                left[last.seat] += self.terms.increment
        return self.followed_by(Stretch(step, seat, now, left, runs))

    def back(self, step: int, seat: int, now: float, runs: bool) -> Self:
        """With so many choices left, that seat is asked once more."""
        before = [stretch for stretch in self.stretches if stretch.step <= step]
        undone = self.stretches[len(before) :]
        if before and (before[-1].seat, before[-1].runs) == (seat, runs):
            return replace(self, stretches=before)
        since = undone[0] if undone else Stretch(step, seat, now, self.left(now), runs)
        return replace(self, stretches=before).followed_by(Stretch(step, seat, since.at, since.left, runs))

    def stopped(self, step: int, now: float) -> Self:
        """After so many choices: for good, or until the seat that is asked is its person's again."""
        return self.asked(step, self.stretches[-1].seat, now, runs=False)

    def returned(self, step: int, seat: int, since: int, now: float) -> Self:
        """Its person has taken that seat back, which a bot had `since` so many choices. They get time if it has
        decided there: else who hands a seat over and takes it back would have as much as they like."""
        last = self.stretches[-1]
        left = self.left(now)
        if self.stood_in(step, seat, since):
            left[seat] = max(left[seat], self.terms.seconds / (1 if self.terms.kind == "move" else 10))
        if last.seat == seat:
            return self.followed_by(Stretch(step, seat, now, left, runs=True))
        return self.followed_by(replace(last, at=now, left=left))

    def stood_in(self, step: int, seat: int, since: int) -> bool:
        """Whether a bot has decided there since then, with so many choices made now."""
        return any(s.seat == seat and not s.runs and since <= s.step < step for s in self.stretches)

    def followed_by(self, stretch: Stretch) -> Self:
        return replace(self, stretches=[*self.stretches, stretch][-KEPT:])
