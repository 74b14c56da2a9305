"""Fits what a table of the Dune games promises (`bots/imperium/prospects.py`) on games between bots.

    python -m benchmarks.fit_prospects uprising --players 4 --games 20000 --seed 1

Bots of many tastes play each other: the usual one, and others around it. At the beginning of each round what can be
seen of each seat is noted, and at the end who won. By round, the weights are those that make what happened most
likely, drawn towards those of the round before. Games are kept apart to see how well they foretell.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from greathall.bots.imperium import tastes as usual
from greathall.bots.imperium.eye import FEATURES, ROUNDS, Eye
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.taste import Taste
from greathall.games.imperium.state import Imperium
from greathall.house.registry import rules_of
from greathall.kernel.rng import mix

WEIGHTS = Path(__file__).parents[1] / "src/greathall/bots/imperium/weights"
TASTES = 24  # around the usual one
SPREAD = 0.35  # of their numbers, in logarithms
KEPT_APART = 10  # one game in so many
STEADY = 3e-3  # how strongly weights are drawn towards those of the round before
STEPS = 400

Floats = NDArray[np.float64]


def tastes(game: str, seed: int) -> list[Taste]:
    chance = np.random.default_rng(seed)
    but, likes = usual.found(game)
    found = [Taste(but, likes)] * 6 + [Taste()] * 2
    for _ in range(TASTES):
        found.append(
            Taste({name: worth * math.exp(SPREAD * chance.normal()) for name, worth in but.items()}, likes)
        )
    return found


def play(
    game: str, players: int, games: int, seed: int
) -> tuple[list[tuple[int, int, list[list[float]]]], list[list[float]]]:
    """Moments (game, round, features by team), and by game the share of the win that each team had."""
    rules = rules_of(game)
    variants: list[dict[str, object]] = [{}]
    if game == "uprising" and players != 6:
        variants.append({"choam": True})
    if players == 1:
        variants = [
            {**each, "difficulty": level}
            for each in variants
            for level in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
        ]
    dealers = [rules.dealer(players, each) for each in variants]
    bots = [HeuristicBot(taste) for taste in tastes(game, seed)]
    chance = np.random.default_rng(seed + 1)
    eye = Eye()
    moments = []
    shares = []
    for number in range(games):
        state = dealers[number % len(dealers)].deal(mix(seed, number))
        assert isinstance(state, Imperium)
        seated = [bots[chance.integers(len(bots))] for _ in range(players)]
        teams = state.seating.teams
        round = 0
        while not state.over:
            if state.round != round:
                round = state.round
                rows = [[0.0] * len(FEATURES) for _ in range(1 + max(teams))]
                for seat in range(len(state.players)):
                    for i, x in enumerate(eye.features(state, seat)):
                        rows[teams[seat]][i] += x
                moments.append((number, round, rows))
            state.choose(seated[state.decider].choose(state))
        first = {teams[seat] for seat, standing in enumerate(rules.standings(state)) if standing.place == 1}
        shares.append([(team in first) / len(first) for team in range(1 + max(teams))])
    return moments, shares


def log_chances(weights: Floats, x: Floats) -> Floats:
    scores = x @ weights
    scores -= scores.max(axis=1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))


def fit(x: Floats, y: Floats, before: Floats) -> Floats:
    """The weights that make y most likely, not far from those of the round before (by Adam)."""
    weights = before.copy()
    first = np.zeros_like(weights)
    second = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        chances = np.exp(log_chances(weights, x))
        slope = np.einsum("nt,ntf->f", chances - y, x) / len(x) + STEADY * (weights - before)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        weights -= 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("imperium", "uprising"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    moments, shares = play(given.game, given.players, given.games, given.seed)
    rounds = np.array([min(round, ROUNDS - 1) for _, round, _ in moments])
    games = np.array([number for number, _, _ in moments])
    x = np.array([rows for _, _, rows in moments])
    y = np.array([shares[number] for number in games])
    scale = x.reshape(-1, x.shape[2]).std(axis=0)
    scale[scale == 0] = 1.0
    x /= scale
    found: list[Floats] = []
    weights = np.zeros(len(FEATURES))
    apart = games % KEPT_APART == 0
    foretold = []
    for round in range(ROUNDS):
        now = rounds == round
        if (now & ~apart).sum() > 200:
            weights = fit(x[now & ~apart], y[now & ~apart], weights)
            told = log_chances(weights, x[now & apart])
            loss = -(told * y[now & apart]).sum(axis=1).mean()
            right = (told.argmax(axis=1) == y[now & apart].argmax(axis=1)).mean()
            foretold.append(f"round {round}: {loss:.3f}, {100 * right:.0f} %")
        found.append(weights / scale)
    if all(np.abs(each).sum() == 0 for each in found[:1]):
        found[0] = found[1]
    print("\n".join(foretold))
    WEIGHTS.mkdir(exist_ok=True)
    path = WEIGHTS / f"{given.game}-{given.players}.json"
    path.write_text(
        json.dumps(
            {
                "features": FEATURES,
                "games": given.games,
                "seed": given.seed,
                "rounds": [[round_off(w) for w in each] for each in found],
            }
        )
        + "\n"
    )
    print(f"written to {path.name}")


def round_off(weight: float) -> float:
    return float(f"{weight:.4g}")


if __name__ == "__main__":
    main()
