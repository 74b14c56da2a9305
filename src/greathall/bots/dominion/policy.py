"""A learned policy: which cards to get, best first, as things are; and a learned value: how well a seat stands.

A small network sees cards by what is printed on them (`games/dominion/features.py`), so it plays kingdoms that it
has never seen. It was trained by playing (`benchmarks/learn_dominion.py`, which needs PyTorch); to ask it takes
NumPy and some microseconds.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from greathall.bots.dominion.seen import BY_CARD, KINDS, LONG, NUMBERS, seen
from greathall.bots.dominion.traits import TERMINAL
from greathall.games.dominion.features import BY_CARD as PRINTED_BY_CARD
from greathall.games.dominion.features import PRINTED
from greathall.games.dominion.state import Dominion, Setup

WEIGHTS: Final = Path(__file__).parent / "weights" / "learned.npz"
SEEN: Final = (*PRINTED, "terminal", *BY_CARD, *NUMBERS)
NO_CARD: Final = KINDS  # the row of traits behind all cards: to take nothing
ENOUGH: Final = 10  # of anything that is printed on a card
LARGE: Final = 4.0
# What counts are divided by, in the order of BY_CARD; and what decks and piles are, added up over their cards.
SCALES: Final = np.array([4.0, 4.0, 8.0, 4.0], dtype=np.float32)
A_DECK: Final = 10.0
THE_PILES: Final = 4.0

Floats = NDArray[np.float32]


def traits() -> Floats:
    """What is printed on each card, in small numbers; at the end, nothing."""
    rows = [[*printed, int(terminal)] for printed, terminal in zip(PRINTED_BY_CARD, TERMINAL, strict=True)]
    rows.append([0] * len(rows[0]))
    few: Floats = np.minimum(np.array(rows), ENOUGH).astype(np.float32)
    return few / np.float32(LARGE)


class Sight:
    """A first layer: what is seen of a table, each card in a deck or pile adding what the network makes of it."""

    def __init__(self, cards: Floats, weights: Floats, bias: Floats) -> None:
        n = cards.shape[1]
        self.own: Floats = cards @ weights[:n] / A_DECK
        self.share: Floats = cards @ weights[n : 2 * n]
        self.others: Floats = cards @ weights[2 * n : 3 * n] / A_DECK
        self.piles: Floats = cards @ weights[3 * n : 4 * n] / THE_PILES
        self.numbers: Floats = weights[4 * n :]
        self.bias = bias

    def of(self, row: Floats) -> Floats:
        own = row[:KINDS]
        others = row[KINDS : 2 * KINDS]
        piles = (row[2 * KINDS : 3 * KINDS] > 0).astype(np.float32)
        size = max(float(own.sum()), 1.0)
        found: Floats = own @ self.own + own @ self.share / np.float32(size) + others @ self.others
        found += piles @ self.piles + row[4 * KINDS :] @ self.numbers + self.bias
        return found


class Network:
    def __init__(self, weights: dict[str, Floats]) -> None:
        self.w = weights
        printed = traits()
        cards = np.maximum(printed @ weights["card"] + weights["card_bias"], 0.0)
        self.offers: Floats = np.concatenate([printed, cards], axis=1) @ weights["offer"]
        self.policy = Sight(cards[:KINDS], weights["table"], weights["table_bias"])
        self.hope = Sight(cards[:KINDS], weights["value"], weights["value_bias"])

    def scores(self, row: Floats, offered: NDArray[np.intp]) -> Floats:
        """Of the cards that are offered, and behind them of taking nothing."""
        w = self.w
        counts = row[: 4 * KINDS].reshape(4, KINDS)[:, offered[:-1]].T / SCALES
        hidden = self.offers[offered] + self.policy.of(row)
        hidden[:-1] += counts @ w["counts"]
        hidden = np.maximum(np.maximum(hidden, 0.0) @ w["second"] + w["second_bias"], 0.0)
        found: Floats = hidden @ w["last"]
        return found

    def value(self, row: Floats) -> float:
        """What the seat may hope for, from 0 to 1 (`contest.gain_of`)."""
        w = self.w
        hidden = np.maximum(self.hope.of(row), 0.0)
        hidden = np.maximum(hidden @ w["value_second"] + w["value_second_bias"], 0.0)
        return float(1.0 / (1.0 + np.exp(-(hidden @ w["value_last"]))))


def offered_in(setup: Setup) -> NDArray[np.intp]:
    return np.array([*setup.piles, NO_CARD], dtype=np.intp)


def row_of(s: Dominion, seat: int) -> Floats:
    row = np.array(seen(s, seat), dtype=np.float32)
    assert row.shape == (LONG,)
    return row


def load(path: Path = WEIGHTS) -> Network:
    with np.load(path) as file:
        if tuple(file["seen"]) != SEEN:
            raise AssertionError(f"{path.name} was learned from other features: learn it anew")
        return Network({name: file[name] for name in file.files if name != "seen"})
