"""Chance that belongs to the game: a small seeded generator, the same on every machine.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator). It needs nothing wider than
35 bits, so plain and compiled Python compute the same numbers without any wrap-around tricks.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Rng:
    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """An even chance for each of 0 … n-1 (Lemire's method; n stays far below 2**31)."""
        product = self.next() * n
        if (product & MASK) < n:
            threshold = (MASK + 1 - n) % n
            while (product & MASK) < threshold:
                product = self.next() * n
        return product >> 32

    def shuffle(self, cards: list[T]) -> None:
        # Of any type, so that compiled code moves the objects as they are instead of making numbers of them.
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def dump(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]


def seeded(seed: int) -> Rng:
    """A generator for a seed from 0 to 2**64 - 1."""
    rng = Rng(seed & 0xFFFFFFFF, seed >> 32, 0x6E7051A7, 1)
    for _ in range(WARM_UP):
        rng.next()
    return rng


COVERED_CHANCE: Final = seeded(0)  # in place of a generator that nobody may look at


def mix(seed: int, index: int) -> int:
    """A seed for the index-th of many games that start from one seed (splitmix64's finisher)."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)
