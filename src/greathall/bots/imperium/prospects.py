"""What a table of the Dune games promises: how likely each side is to win, from what everybody can see.

It is asked where a round begins. What counts is listed in `eye.FEATURES`, for each seat; how much it counts, by the
rounds played, was fitted on games between bots (`benchmarks/fit_prospects.py`) and stands in `weights/`.
"""

from __future__ import annotations

import math

from greathall.bots.imperium.eye import Eye
from greathall.games.imperium.state import Imperium


class Prospects(Eye):
    """The chances at tables of one kind: by round, what each feature counts."""

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__()
        self.weights = weights

    def chances(self, s: Imperium) -> list[float]:
        weights = self.weights[min(s.round, len(self.weights) - 1)]
        scores: list[float] = []
        for seat in range(len(s.players)):
            total = 0.0
            for weight, feature in zip(weights, self.features(s, seat), strict=True):
                total += weight * feature
            scores.append(total)
        return shared_out(s, scores)


def shared_out(s: Imperium, scores: list[float]) -> list[float]:
    """Chances by seat; those of a team are one, and whoever cannot win has none."""
    teams = s.seating.teams
    sums = [0.0] * (1 + max(teams))
    can_win = [False] * len(sums)
    for seat, score in enumerate(scores):
        sums[teams[seat]] += score
        if s.can_win(seat):
            can_win[teams[seat]] = True
    best = max([score for team, score in enumerate(sums) if can_win[team]])
    shares = [math.exp(score - best) if can_win[team] else 0.0 for team, score in enumerate(sums)]
    whole = 0.0
    for share in shares:
        whole += share
    return [shares[teams[seat]] / whole for seat in range(len(s.players))]
