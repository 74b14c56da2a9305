"""A learned value: how likely each side of a Dune game is to win where a round begins.

A small network sees of each seat what stands in `eye.MORE`, the same of the others on average, its cards and
its Leader, and says how well the seat stands; chances are shared out by that. It was trained on games of bots with
themselves (`benchmarks/learn_value.py`, which needs PyTorch); to ask it takes NumPy and some microseconds.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from greathall.bots.imperium.eye import MORE, Eye
from greathall.bots.imperium.insight import DuneInsight
from greathall.bots.imperium.prospects import shared_out
from greathall.games.imperium.state import Imperium
from greathall.kernel.machine import State

WEIGHTS: Final = Path(__file__).parent / "weights"
LEADER: Final = len(MORE) - 1  # the last of what is seen is no quantity
SEEN: Final = len(MORE) - 1
NO_CARD: Final = -1  # the last row, of nothing but zeros

Floats = NDArray[np.float32]


class Value:
    def __init__(self, game: str) -> None:
        file = np.load(WEIGHTS / f"value-{game}.npz")
        if tuple(file["seen"]) != MORE:
            raise AssertionError(f"the value of {game} was learned from other features: learn it anew")
        self.own: Floats = file["own"]  # what is seen of a seat → hidden
        self.others: Floats = file["others"]  # the mean of the other seats → hidden
        self.cards: Floats = file["cards"]  # by card, hidden
        self.leaders: Floats = file["leaders"]  # by Leader, hidden
        self.players: Floats = file["players"]  # by number of players, hidden
        self.second: Floats = file["second"]
        self.second_bias: Floats = file["second_bias"]
        self.last: Floats = file["last"]
        self.eye = Eye()

    def chances(self, s: Imperium) -> list[float]:
        n = len(s.players)
        rows = np.array([self.eye.seen(s, seat) for seat in range(n)], dtype=np.float32)
        leaders = rows[:, LEADER].astype(np.intp)
        x = rows[:, :SEEN]
        others = (x.sum(axis=0) - x) / (n - 1)
        owned: list[int] = []
        starts: list[int] = []
        for seat in range(n):
            starts.append(len(owned))
            owned.append(NO_CARD)  # an automaton may have none
            owned += self.eye.owned(s, seat)
        hidden = x @ self.own + others @ self.others + np.add.reduceat(self.cards[owned], starts)
        hidden += self.leaders[leaders] + self.players[s.seating.players]
        hidden = np.maximum(hidden, 0.0) @ self.second + self.second_bias
        scores: list[float] = (np.maximum(hidden, 0.0) @ self.last).tolist()
        return shared_out(s, scores)


class LearnedInsight(DuneInsight):
    """Searches with the learned value."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.value = Value(game)

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Imperium)
        return self.value.chances(s)
