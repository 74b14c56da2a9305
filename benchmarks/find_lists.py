"""Finds buy lists for Dominion: climbs lists in random kingdoms, and ranks them by how they fare among each other.

    python benchmarks/find_lists.py --kingdoms 150 --games 12000 --out build/found.json

Each kingdom begins with what was found in those before it. Lines that do not matter are dropped, so that a list
fits as many kingdoms as it can. What is written has the lists that are worth keeping, the best first: of two lists,
one that needs the other's cards and more besides must be better. `src/greathall/bots/dominion/found.py` was made of
it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from greathall.bots.dominion.contest import gain_in_game
from greathall.bots.dominion.known import Known, fitting
from greathall.bots.dominion.plans import Climber, Plan, standard_errors, starts
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.games.dominion.catalogue import KINGDOM_SETS
from greathall.games.dominion.kingdoms import SIZE, fill_kingdom, random_kingdom
from greathall.games.dominion.setup import make_setup
from greathall.games.dominion.state import Setup
from greathall.kernel.rng import mix, seeded

SEED = 31  # of the kingdoms; those of benchmarks/dominion_strength.py are others
PROOF = 160  # games in which a line has to show that it matters
PANEL = 40  # the lists that the others are ranked against
ROUNDS = 10


def climbed(setup: Setup, games: int, seed: int, found: list[Known]) -> list[str]:
    climber = Climber(setup, games, seed)
    plans = climber.climb(starts(setup) + [known.lines for known in fitting(found, setup)])
    return simplified(climber, plans.best)


def simplified(climber: Climber, plan: Plan) -> list[str]:
    """Without the lines that bring nothing, the last ones first."""
    climber.play(plan, PROOF)
    for place in range(len(plan.lines) - 1, -1, -1):
        if len(plan.lines) > 3:
            shorter = Plan(plan.lines[:place] + plan.lines[place + 1 :])
            climber.play(shorter, PROOF)
            if standard_errors(shorter.gains, plan.gains) >= 0:
                plan = shorter
    return plan.lines


def gain_against(one: Known, other: Known, rounds: int) -> float | None:
    """None where no kingdom has the cards of both."""
    cards = list(dict.fromkeys(one.cards() + other.cards()))
    if len(cards) > SIZE:
        return None
    setup = make_setup(fill_kingdom(cards), 2)
    bots = one.bot, other.bot
    games = range(2 * rounds)
    return sum(gain_in_game(setup, bots[0], bots[1], n % 2, mix(7, n // 2)) for n in games) / len(games)


def ranked(lists: list[Known], rivals: list[Known], rounds: int) -> list[tuple[float, Known]]:
    result = []
    for one in lists:
        gains = [gain for other in rivals if (gain := gain_against(one, other, rounds)) is not None]
        result.append((sum(gains) / max(1, len(gains)), one))
    return sorted(result, key=lambda pair: -pair[0])


def worth_keeping(lists: list[tuple[float, Known]]) -> list[tuple[float, Known]]:
    kept: list[tuple[float, Known]] = []
    for rate, one in lists:
        cards = set(one.cards())
        if not any(set(better.cards()) <= cards for _, better in kept):
            kept.append((rate, one))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kingdoms", type=int, default=150)
    parser.add_argument("--games", type=int, default=12_000, help="to climb with, for each kingdom")
    parser.add_argument("--minutes", type=float, default=1e9, help="no further kingdom after so many")
    parser.add_argument("--out", type=Path, default=Path("build/found.json"))
    given = parser.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    found: list[Known] = []
    for number in range(given.kingdoms):
        if time.monotonic() > ends:
            break
        setup = make_setup(random_kingdom(KINGDOM_SETS, seeded(mix(SEED, number))), 2)
        lines = climbed(setup, given.games, mix(SEED, number), found)
        found.append(Known(f"found-{number}", "\n".join(lines)))
        print(number, " / ".join(lines), flush=True)
        write(given.out, [(0.0, known) for known in found])
    everything = [Known(name, text) for name, text in STRATEGIES.items()] + found
    panel = [one for _, one in ranked(everything, everything[::3], 2)[:PANEL]]
    write(given.out, worth_keeping(ranked(everything, panel, ROUNDS)))


def write(path: Path, lists: list[tuple[float, Known]]) -> None:
    rows = [{"name": one.name, "gain": round(rate, 3), "lines": one.lines} for rate, one in lists]
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
