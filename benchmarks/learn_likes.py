"""Learns from searches which spaces and cards a heuristic of the Dune games should like more or less than it does.

    python -m benchmarks.learn_likes uprising games.npz [more.npz …] --out build/likes.json

A search has found by how much each move was better than the heuristic's own (`benchmarks/self_play.py`). What of
that is explained neither by what the heuristic thinks of the moves nor by chance is laid to the things that they
use: a ridge regression, weighted by worlds. The likes, in the heuristic's own units, are added to those it has.
They say where to look rather than how far to go: `benchmarks/tune_taste.py` climbs on from them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greathall.bots.imperium.likes import KINDS, PHASES, Learned
from greathall.bots.imperium.tastes import found as usual

GROUPS = ("turn", "buy")
# Worlds that must speak for a like before it counts for half of what they say.
DOUBT = 400.0
LARGEST = 6.0
LEAST_SLOPE = 1e-4

Floats = NDArray[np.float64]


def learned_in(group: str, data: dict[str, Any]) -> dict[tuple[str, str, int], float]:
    """By kind, id and phase, what a thing of a group of moves is liked more than it was, in solari; what a
    solari is worth is found by phase."""
    found: dict[tuple[str, str, int], float] = {}
    for phase in range(PHASES):
        rows = np.flatnonzero((data["group"] == group) & (data["phase"] == phase))
        if len(rows) < 50:
            continue
        things = sorted({str(t) for t in np.concatenate([data["first"][rows], data["second"][rows]]) if t})
        number = {thing: i for i, thing in enumerate(things)}
        # What the heuristic thinks, whether it is no thing at all (to reveal, to pass), and the things.
        x = np.zeros((len(rows), 2 + len(things)))
        x[:, 0] = data["judged"][rows]
        for i, row in enumerate(rows):
            if data["first"][row]:
                x[i, 2 + number[str(data["first"][row])]] = 1.0
            else:
                x[i, 1] = 1.0
            if data["second"][row]:
                x[i, 2 + number[str(data["second"][row])]] = 1.0
        y = data["gain"][rows].astype(np.float64)
        w = data["worlds"][rows].astype(np.float64)
        centre(x, y, w, data["decision"][rows])
        squares = (x * w[:, None]).T @ x
        # A like is taken for a matter of chance until so many worlds say otherwise.
        squares += np.diag([1e-6, 1.0] + [DOUBT] * len(things))
        beta = np.linalg.solve(squares, (x * w[:, None]).T @ y)
        slope = max(LEAST_SLOPE, float(beta[0]))
        print(f"{group} {phase}: {len(rows):,} moves, {1000 * slope:.2f} ‰ a solari")
        for thing, i in number.items():
            kind, _, id = thing.partition(" ")
            found[kind, id, phase] = float(np.clip(beta[2 + i] / slope, -LARGEST, LARGEST))
        found["nothing", group, phase] = float(beta[1] / slope)
    return found


def centre(x: Floats, y: Floats, w: Floats, decisions: NDArray[np.int64]) -> None:
    """Moves are compared with those of the same decision."""
    _, at = np.unique(decisions, return_inverse=True)
    weight = np.bincount(at, w)
    y -= (np.bincount(at, w * y) / weight)[at]
    for column in range(x.shape[1]):
        x[:, column] -= (np.bincount(at, w * x[:, column]) / weight)[at]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("imperium", "uprising"))
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--rate", type=float, default=1.0, help="how much of what was found is taken over")
    parser.add_argument("--out", type=Path, default=Path("build/likes.json"))
    given = parser.parse_args()
    files = [np.load(path) for path in given.games]
    data = {
        name: np.concatenate([file[name] for file in files])
        for name in ("group", "phase", "judged", "gain", "worlds", "first", "second")
    }
    data["decision"] = np.concatenate([file["decision"] + 10**9 * i for i, file in enumerate(files)])
    likes: Learned = {kind: dict(usual(given.game)[1].get(kind, {})) for kind in KINDS}
    for group in GROUPS:
        for (kind, id, phase), like in learned_in(group, data).items():
            if kind == "nothing":
                print(f"  to pass or reveal in {id} {phase}: {like:+.2f}")
                continue
            by_phase = likes[kind].setdefault(id, [0.0] * PHASES)
            by_phase[phase] = round(by_phase[phase] + given.rate * like, 2)
    for kind in KINDS:
        ranked = sorted(likes[kind].items(), key=lambda each: -sum(each[1]))
        print(kind, *(f"{id} {worth}" for id, worth in [*ranked[:5], ("…", []), *ranked[-5:]]))
    given.out.write_text(json.dumps(likes, indent=1))
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
