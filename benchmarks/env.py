"""How many decisions a second a learner gets, with all that it learns from: observation, mask, features of options.

    python benchmarks/env.py --seconds 5

Random play in one process. Both clocks are told: the wall's, and that of the processor, which other work on the
machine disturbs less.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from greathall.arena.plain import is_compiled
from greathall.arena.play import race
from greathall.bots.bot import RandomBot
from greathall.env import aec, vector
from greathall.house.registry import descriptor_of

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("uprising", 4, {"choam": True}),
    ("uprising", 6, {}),
    ("imperium", 4, {}),
    ("dominion", 2, {}),
]
SIDE_BY_SIDE = 64


def measured(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions a second, by the wall's clock and by the processor's."""
    count = 0
    wall, processor = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        count += work()
    return count / (time.perf_counter() - wall), count / (time.process_time() - processor)


def many(game: str, players: int, options: dict[str, object]) -> Callable[[], int]:
    games = vector(game, players, SIDE_BY_SIDE, options)
    rng = np.random.default_rng(1)
    batch = games.reset(1)

    def step() -> int:
        nonlocal batch
        assert batch.masks.any()  # made when they are asked for
        counts = np.diff(batch.starts)
        batch = games.step(batch.option_actions[batch.starts[:-1] + rng.integers(counts)])
        return SIDE_BY_SIDE

    return step


def one(game: str, players: int, options: dict[str, object]) -> Callable[[], int]:
    env = aec(game, players, options)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step() -> int:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            return 0
        count = int(seen["action_mask"].sum())
        env.step(int(seen["option_actions"][rng.integers(count)]))
        return 1

    return step


def engine(game: str, players: int, options: dict[str, object]) -> Callable[[], int]:
    """Without anything to learn from, for comparison."""
    rules = descriptor_of(game).rules
    dealer = rules.dealer(players, options)
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        return race(rules, dealer.deal(seed), [RandomBot() for _ in range(players)])

    return play


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=5)
    given = asked.parse_args()
    print("compiled" if is_compiled() else "not compiled")
    for game, players, options in TABLES:
        for name, make in (("vector", many), ("aec", one), ("engine alone", engine)):
            wall, processor = measured(make(game, players, options), given.seconds)
            print(
                f"{game:9} {players} players  {name:12} {wall:9,.0f}/s by the wall {processor:9,.0f}/s of processor"
            )


if __name__ == "__main__":
    main()
