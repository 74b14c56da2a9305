"""Finds buy lists for Dominion: climbs lists in random kingdoms, and ranks them by how they fare among each other.

    python benchmarks/find_lists.py --kingdoms 150 --games 12000 --out build/lists

Each kingdom begins with what was found in those before it. Lines that do not matter are dropped, so that a list
fits as many kingdoms as it can. Written are `found.py`, the lists that are worth keeping beside the well-known
ones, and `gains.json`, what each gains against each; they belong to `src/greathall/bots/dominion/`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from greathall.bots.dominion.contest import gain_in_game
from greathall.bots.dominion.found import FOUND
from greathall.bots.dominion.known import Known, fitting, text_of
from greathall.bots.dominion.plans import Climber, Plan, standard_errors, starts
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.games.dominion.catalogue import KINGDOM_SETS
from greathall.games.dominion.kingdoms import SIZE, fill_kingdom, random_kingdom
from greathall.games.dominion.setup import make_setup
from greathall.games.dominion.state import Setup
from greathall.kernel.rng import mix, seeded

SEED = 31  # of the kingdoms; those of benchmarks/dominion_strength.py are others
PROOF = 160  # games in which a line has to show that it matters
FEW_DEALS = 8  # that any two lists play from both seats, to see which to keep
MANY_DEALS = 25  # and for the table

HEAD = '''"""Lists found by playing (`benchmarks/find_lists.py`)."""

from __future__ import annotations

from typing import Final
'''


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


def named(text: str) -> Known:
    """A list is called by its cards, unless it is a well-known one: of lists with the same cards one is kept."""
    found = Known("", text)
    for name, known in STRATEGIES.items():
        if Known("", known).lines == found.lines:
            return Known(name, known)
    return Known("found-" + "+".join(found.cards()), text)


def gain_against(one: Known, other: Known, deals: int) -> float:
    """An even share where no kingdom has the cards of both: they never meet."""
    cards = list(dict.fromkeys(one.cards() + other.cards()))
    if len(cards) > SIZE:
        return 0.5
    setup = make_setup(fill_kingdom(cards), 2)
    games = range(2 * deals)
    return sum(gain_in_game(setup, one.bot, other.bot, n % 2, mix(7, n // 2))[0] for n in games) / len(games)


def gains_among(lists: list[Known], deals: int) -> list[list[float]]:
    """What each gains against each: the same is lost by the other."""
    gains = [[0.5] * len(lists) for _ in lists]
    for i, one in enumerate(lists):
        for j in range(i):
            gains[i][j] = gain_against(one, lists[j], deals)
            gains[j][i] = 1 - gains[i][j]
    return gains


def worth_keeping(lists: list[Known]) -> list[Known]:
    """Those that no other list beats which needs none but their cards; of the same cards, one list."""
    gains = gains_among(lists, FEW_DEALS)
    means = [sum(row) / len(row) for row in gains]
    kept = []
    for i, one in enumerate(lists):
        cards = set(one.cards())
        for j, other in enumerate(lists):
            fewer = set(other.cards())
            if (fewer < cards and gains[j][i] > 0.5) or (fewer == cards and (means[j], j) > (means[i], i)):
                break
        else:
            kept.append(one)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kingdoms", type=int, default=150)
    parser.add_argument("--games", type=int, default=12_000, help="to climb with, for each kingdom")
    parser.add_argument("--minutes", type=float, default=1e9, help="no further kingdom after so many")
    parser.add_argument("--out", type=Path, default=Path("build/lists"))
    given = parser.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    found: list[Known] = []
    for number in range(given.kingdoms):
        if time.monotonic() > ends:
            break
        setup = make_setup(random_kingdom(KINGDOM_SETS, seeded(mix(SEED, number))), 2)
        lines = climbed(setup, given.games, mix(SEED, number), found)
        found.append(named("\n".join(lines)))
        print(number, lines, flush=True)
    everything = [Known(name, text_of(name)) for name in (*STRATEGIES, *FOUND)] + found
    kept = worth_keeping(everything)
    write(given.out, kept, gains_among(kept, MANY_DEALS))


def write(folder: Path, lists: list[Known], gains: list[list[float]]) -> None:
    text = [HEAD, "FOUND: Final[dict[str, str]] = {"]
    for known in lists:
        if known.name not in STRATEGIES:
            text += [f'    "{known.name}": """', *(f"        {line}" for line in known.lines), '    """,']
    rows = [
        f"  {json.dumps(known.name)}: {json.dumps([round(100 * gain) for gain in row])}"
        for known, row in zip(lists, gains, strict=True)
    ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "found.py").write_text("\n".join([*text, "}", ""]))
    (folder / "gains.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    main()
