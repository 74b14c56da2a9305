"""Golden digests: for each game and rules version, where some random games lead; and the permanent numbers.

`python -m tools.golden`, from the root of the repository and with the Python in .venv, writes those of the current
rules versions into tests/golden.json. What is there stays: the digests of a version never change; cases may be
added, for what could not be played before (a number of players). If they differ,
the behaviour has changed, so the game gets a new version, and CHANGELOG.md a line that says what is different. Or
it was not meant to change (a refactoring, a faster loop), and then the change has a fault: the case with the fewest
decisions is the place to look. Into tests/permanent.json it writes the tables of permanent numbers, as far as they
have grown at their ends."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

import greathall as gh
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.dominion.permanent import CARD_IDS
from greathall.games.imperium.permanent import IMPERIUM_IDS, UPRISING_IDS
from greathall.house.registry import names, rules_of
from greathall.kernel.rng import seeded

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "tests" / "golden.json"
NUMBERS: Final = ROOT / "tests" / "permanent.json"
DIGITS: Final = 16

Digests = dict[str, str]  # by case


class Case(NamedTuple):
    """A random game."""

    game: str
    players: int
    options: dict[str, object]
    seed: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return " ".join(filter(None, (f"{self.players} players", options, f"seed {self.seed}")))


DOMINION: Final = [
    *(Case("dominion", 2 + i % 5, {"kingdom": name}, i) for i, name in enumerate(RECOMMENDED, 1)),
    *(Case("dominion", players, {}, 20 + players) for players in range(2, 7)),
    Case("dominion", 4, {"kingdom": "five_and_five"}, 31),
    Case("dominion", 5, {"kingdom": "five_and_five", "first_player": 3}, 2**64 - 1),
    Case("dominion", 2, {"sets": "base1e", "open_discards": True}, 33),
    Case("dominion", 3, {"sets": "intrigue1e", "masquerade_empty_hand": "receive"}, 34),
    Case("dominion", 4, {"kingdom": "best_wishes", "masquerade_empty_hand": "receive"}, 35),
]
LEADERS: Final = ("random", "choose", "draft")
DIFFICULTIES: Final = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
IMPERIUM: Final = [
    *(Case("imperium", players, {"leaders": how}, i) for i, how in enumerate(LEADERS, 1) for players in (3, 4)),
    *(Case("imperium", players, {}, 10 + i) for i in range(4) for players in (3, 4)),
    Case("imperium", 4, {"first_player": 2}, 2**64 - 1),
    *(Case("imperium", players, {"leaders": how}, 30 + i) for i, how in enumerate(LEADERS) for players in (1, 2)),
    *(Case("imperium", 1, {"difficulty": level}, 40 + i) for i, level in enumerate(DIFFICULTIES)),
    Case("imperium", 1, {"rivals": "duke_leto_atreides,baron_vladimir_harkonnen", "row_churn": True}, 50),
    Case("imperium", 1, {"expert_deployment": True, "brutal_escalation": True}, 51),
    *(Case("imperium", 2, {}, 60 + i) for i in range(4)),
]
UPRISING: Final = [
    *(
        Case("uprising", players, {"leaders": how, "choam": choam}, i)
        for i, how in enumerate(LEADERS, 1)
        for choam in (False, True)
        for players in (3, 4)
    ),
    *(Case("uprising", players, {"choam": True}, 10 + i) for i in range(3) for players in (3, 4)),
    *(Case("uprising", 3, {"original": mix}, 20) for mix in ("factions", "war")),
    Case("uprising", 4, {"original": "all", "original_conflicts": True, "choam": True}, 21),
    Case("uprising", 3, {"original": "all", "original_conflicts": True}, 22),
    Case("uprising", 4, {"first_player": 2}, 2**64 - 1),
    *(Case("uprising", players, {"leaders": how}, 30 + i) for i, how in enumerate(LEADERS) for players in (1, 2)),
    *(Case("uprising", 1, {"difficulty": level, "choam": True}, 40 + i) for i, level in enumerate(DIFFICULTIES)),
    Case("uprising", 1, {"rivals": "first_game", "row_churn": True, "first_player": 1}, 50),
    Case("uprising", 1, {"rivals": "rival_lady_jessica,rival_princess_irulan", "smart_politics": True}, 51),
    Case("uprising", 2, {"streamlined": True, "choam": True}, 60),
    Case("uprising", 2, {"brutal_escalation": True, "expert_deployment": True, "smart_politics": True}, 61),
    Case("uprising", 2, {"original": "all", "original_conflicts": True, "choam": True}, 62),
    *(Case("uprising", 6, {}, 70 + i) for i in range(4)),
    Case("uprising", 6, {"leaders": "choose", "throne_row_at_start": True}, 74),
    Case("uprising", 6, {"go_to_11": True, "first_player": 4}, 75),
    Case("uprising", 6, {"original": "all", "original_conflicts": True}, 76),
]
CASES: Final = [*DOMINION, *IMPERIUM, *UPRISING]


def played(case: Case) -> str:
    """How many decisions the game takes in which every choice is an even chance, and its last digest."""
    game = gh.new_game(case.game, case.players, case.seed, case.options)
    rng = seeded(case.seed)
    while not game.over:
        game.choose(int(rng.below(len(game.state.options))))
    return f"{len(game.choices)} {game.digest()[:DIGITS]}"


def digests(game: str) -> Digests:
    return {str(case): played(case) for case in CASES if case.game == game}


def committed() -> dict[str, dict[str, Digests]]:
    """By game and rules version."""
    found: dict[str, dict[str, Digests]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


# By game and kind of thing: the ids in the order of their numbers.
TABLES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "dominion": {"cards": CARD_IDS},
    "imperium": IMPERIUM_IDS,
    "uprising": UPRISING_IDS,
}


def numbered() -> dict[str, dict[str, list[str]]]:
    """The tables as they are committed."""
    found: dict[str, dict[str, list[str]]] = json.loads(NUMBERS.read_text(encoding="utf-8"))
    return found


def renumbered(before: dict[str, dict[str, list[str]]]) -> list[str]:
    """The tables that have changed other than at their ends."""
    return [
        f"{game}: {kind}"
        for game, kinds in before.items()
        for kind, ids in kinds.items()
        if list(TABLES[game][kind][: len(ids)]) != ids
    ]


def write(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    wrong = [
        f"{table}: permanent numbers only grow; add what is new at the end of the table"
        for table in renumbered(numbered())
    ]
    golden = committed()
    for game in names():
        version = str(rules_of(game).version)
        now = digests(game)
        before = golden.setdefault(game, {}).setdefault(version, {})
        if all(now.get(case) == digest for case, digest in before.items()):
            before.update(now)  # with cases that are new
        else:
            wrong.append(
                f"{game}: rules version {version} has other digests already, and they stay; give its Rules a new "
                "version, say in CHANGELOG.md which behaviour is different, and run this again"
            )
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    write(FILE, golden)
    write(NUMBERS, TABLES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
