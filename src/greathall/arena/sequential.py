"""Stopping as soon as it is clear: Wald's sequential test, with the mean of each deal as one observation.

All games of a deal (both seats, every rotation) make one observation, so that the luck of the deal does not count
as spread. The spread is not known beforehand and is estimated from the deals (the generalised test that chess
engines are tested with); one imagined deal that was all won, and one all lost, keep it from being nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from greathall.kernel.errors import BadOption, Wrong

LEAST_DEALS = 10  # before anything is concluded
STRONGER = "stronger"
NOT_STRONGER = "not stronger"


class Sprt(msgspec.Struct, frozen=True):
    """Whether a score is at most `low` or at least `high`; either mistake is made with the chance `error`."""

    low: float
    high: float
    error: float

    def ratio(self, scores: Iterable[float]) -> float:
        """The logarithm of how much more likely the scores are with `high` than with `low`."""
        seen = [*scores, 0.0, 1.0]
        mean = sum(seen) / len(seen)
        spread = sum((score - mean) ** 2 for score in seen) / len(seen)
        return (len(seen) - 2) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, scores: list[float]) -> str | None:
        """None while it is not clear."""
        bound = math.log((1 - self.error) / self.error)
        ratio = self.ratio(scores) if len(scores) >= LEAST_DEALS else 0.0
        return STRONGER if ratio >= bound else NOT_STRONGER if ratio <= -bound else None


def check(low: float, high: float, error: float) -> Sprt:
    if not 0 < low < high < 1:
        raise BadOption(Wrong("error-sprt-rates", given=f"{low},{high}"))
    if not 0 < error < 0.5:
        raise BadOption(Wrong("error-sprt-error", given=str(error)))
    return Sprt(low, high, error)
