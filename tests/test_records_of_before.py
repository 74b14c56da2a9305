"""Records outlive what is printed: a copy of the tree gets new cards, leaders and conflicts at the front of their
lists, or another rule, and plays records that were made before."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import greathall as gh
from greathall.kernel.rng import mix, seeded

RECORDS = 200
SET_UPS: list[tuple[str, int, dict[str, object]]] = [
    ("dominion", 2, {}),
    ("imperium", 3, {}),
    ("uprising", 4, {}),
    ("dominion", 3, {"kingdom": "five_and_five"}),
    ("imperium", 4, {"leaders": "draft"}),
    ("uprising", 3, {"choam": True, "leaders": "draft"}),
    ("dominion", 4, {"kingdom": "first_game"}),
    ("imperium", 3, {"leaders": "choose", "first_player": 1}),
    ("uprising", 3, {"choam": True, "leaders": "choose"}),
    ("dominion", 6, {"sets": "base1e"}),
    ("uprising", 4, {"original": "war", "original_conflicts": True}),
    ("uprising", 3, {"original": "all", "choam": True}),
    ("imperium", 1, {"difficulty": "mentat"}),
    ("imperium", 2, {}),
    ("uprising", 1, {"difficulty": "mentat", "choam": True}),
    ("uprising", 2, {"streamlined": True}),
]

# What each module of the copy gets at its end. The newcomers share effects with what was there before.
NEWCOMERS = {
    "dominion/cards/base": """
CARDS = (Card("newcomer", 4, ACTION, play=SMITHY.play), *CARDS)
""",
    "dominion/cards/intrigue": """
CARDS = (Card("latecomer", 2, ACTION, play=CARDS[0].play), *CARDS)
""",
    "dominion/kingdoms": """
RECOMMENDED["first_game"] = ("newcomer", *RECOMMENDED["first_game"][:9])
""",
    **{
        f"imperium/content/{box}/{file}": code.replace("newcomer", name)
        for box, name in (("base", "newcomer"), ("uprising", "newcomer_of_uprising"))
        for file, code in {
            "deck": """
IMPERIUM_DECK = (
    deck_card("newcomer", IMPERIUM, 2, 3, agent=IMPERIUM_DECK[0].agent, reveal=IMPERIUM_DECK[3].reveal),
    *IMPERIUM_DECK,
)
""",
            "intrigue": """
INTRIGUE = (Intrigue("newcomer", 2, plot=INTRIGUE[0].plot, combat=INTRIGUE[0].combat), *INTRIGUE)
""",
            "leaders": """
LEADERS = (Leader("newcomer", "house", LEADERS[0].signet, solari=3), *LEADERS)
""",
            "conflicts": """
CONFLICTS = (*(Conflict(f"newcomer_{n}", n, *CONFLICTS[0].rewards) for n in (1, 2, 3)), *CONFLICTS)
""",
        }.items()
    },
    "imperium/content/uprising/contracts": """
CONTRACTS = (Contract("newcomer", CONTRACTS[0].reward, harvest=1), *CONTRACTS)
""",
}

# One rule of each game: Smithy draws four, a starting card gives one more persuasion.
OTHER_RULES = {
    "dominion/cards/base": """
SMITHY.play = cards(4)
""",
    "imperium/content/base/deck": """
next(card for card in STARTERS if card.id == "dune_the_desert_planet").reveal = (persuasion(2),)
""",
}

REPLAY = """
import json, sys
import greathall as gh

def replayed(record):
    try:
        return gh.replay(record).digest(), ""
    except gh.BadRecord as error:
        return "", str(error)

def agrees(record):
    return all(
        replayed(record | {"checks": [], "choices": record["choices"][:count]})[0].startswith(check)
        for count, check in record["checks"]
    )

records = json.load(open(sys.argv[1], encoding="utf-8"))
print(json.dumps([[*replayed(record), agrees(record)] for record in records]))
"""
DEAL = """
import json, sys
import greathall as gh

asked = json.load(open(sys.argv[1], encoding="utf-8"))
print(json.dumps([gh.new_game(**wanted).record() for wanted in asked]))
"""


class Outcome(NamedTuple):
    """The digest to which a record leads, or why it was refused; and whether its game is the same all along."""

    digest: str
    refused: str
    agrees: bool


def random_game(number: int) -> gh.Game:
    game, players, options = SET_UPS[number % len(SET_UPS)]
    played = gh.new_game(game, players, mix(10, number), options)
    rng = seeded(mix(11, number))
    for _ in range(50 + int(rng.below(100))):
        if not played.over:
            played.choose(int(rng.below(len(played.state.options))))
    return played


@pytest.fixture(scope="module")
def games() -> list[gh.Game]:
    return [random_game(number) for number in range(RECORDS)]


def run_in_a_copy(folder: Path, changes: dict[str, str], program: str, records: list[dict[str, Any]]) -> Any:
    """Runs the program in a process of its own, with the modules of the copy changed."""
    package = Path(str(gh.__file__)).parent
    others = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(package, folder / "greathall", ignore=others)
    for module, code in changes.items():
        with (folder / "greathall" / "games" / f"{module}.py").open("a", encoding="utf-8") as file:
            file.write(code)
    given = folder / "records.json"
    given.write_text(json.dumps(records), encoding="utf-8")
    program = f"import sys; sys.path.insert(0, {str(folder)!r})\n{program}"
    done = subprocess.run([sys.executable, "-c", program, str(given)], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def outcomes(folder: Path, changes: dict[str, str], games: list[gh.Game]) -> list[Outcome]:
    records = [game.record() for game in games]
    return [Outcome(*outcome) for outcome in run_in_a_copy(folder, changes, REPLAY, records)]


def test_what_is_new_at_the_front_of_the_lists_changes_no_record(tmp_path: Path, games: list[gh.Game]) -> None:
    assert {game.name for game in games} == set(gh.games())
    assert outcomes(tmp_path, NEWCOMERS, games) == [Outcome(game.digest(), "", True) for game in games]


def test_new_games_meet_what_is_new(tmp_path: Path) -> None:
    """Otherwise nothing would have been added above."""
    asked: list[dict[str, Any]] = [
        {"game": game, "players": players, "seed": seed, "options": options}
        for seed in range(6)
        for game, players, options in SET_UPS
    ]
    dealt = run_in_a_copy(tmp_path, NEWCOMERS, DEAL, asked)
    assert {record["game"] for record in dealt if "comer" in json.dumps(record)} == set(gh.games())


def test_records_that_a_changed_rule_touches_are_refused_by_name(tmp_path: Path, games: list[gh.Game]) -> None:
    """The version need not have grown: their checks tell."""
    touched, untouched = set(), set()
    for game, outcome in zip(games, outcomes(tmp_path, OTHER_RULES, games), strict=True):
        if outcome.agrees:
            untouched.add(game.name)
            assert outcome == Outcome(game.digest(), "", True)
        else:
            touched.add(game.name)
            version = game.rules.version
            assert outcome.digest == ""
            assert f"record of {game.name} of rules version {version}" in outcome.refused
            assert f"our rules of {game.name} are version {version}" in outcome.refused
            assert "choice" in outcome.refused
    assert touched == set(gh.games())
    assert "dominion" in untouched
