"""What a card is good for: what it goes with at this table, and committed figures of our own games."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from tools.card_figures import figures as counted

import greathall as gh
from greathall.kernel.errors import BadOption
from greathall.learn.uses import figures, uses

FIRST_GAME = [
    "cellar",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "woodcutter",
    "workshop",
]


def test_a_village_goes_with_what_ends_actions_in_this_kingdom() -> None:
    said = " ".join(uses("dominion", "village", FIRST_GAME))
    assert "Smithy" in said
    assert "Militia" in said
    assert "Market" not in said, "it gives its Action back"
    assert "Witch" not in said, "it is not in this kingdom"


def test_attacks_and_reactions_name_each_other() -> None:
    assert any("Moat" in line for line in uses("dominion", "militia", FIRST_GAME))
    assert any("Militia" in line for line in uses("dominion", "moat", FIRST_GAME))
    assert not any("keep it off" in line for line in uses("dominion", "militia", ["smithy"]))


def test_a_bond_names_cards_of_its_faction_at_the_table() -> None:
    there = ["stilgar", "opulence", "paul_atreides"]
    said = " ".join(uses("imperium", "fedaykin_death_commando", there))
    assert "Stilgar" in said
    assert "Opulence" not in said
    assert any("Fedaykin" in line for line in uses("imperium", "stilgar", ["fedaykin_death_commando"]))


def test_a_signet_ring_is_its_leaders() -> None:
    assert any("Paul Atreides" in line for line in uses("imperium", "signet_ring", ["paul_atreides"]))


@pytest.mark.parametrize("game", gh.games())
def test_each_game_has_figures_made_with_the_rules_of_today(game: str) -> None:
    found = figures(game)
    assert found is not None
    assert found.rules == gh.new_game(game).rules.version
    assert found.command.startswith(f"greathall tournament {game} ")
    assert len(found.bought) >= 20
    assert all(0 <= won <= 1 for _, won in found.bought.values())
    dear = "province" if game == "dominion" else "the_spice_must_flow"
    assert any("games between our bots" in line for line in uses(game, dear))


@pytest.mark.parametrize("game", gh.games())
def test_something_can_be_said_of_every_card_that_is_printed(game: str) -> None:
    things = gh.new_game(game).descriptor.text.catalogue()["things"]
    assert isinstance(things, dict)
    for face in things.values():
        if face["kind"] == "card":
            uses(game, face["id"])


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(BadOption, match="has no card 'queen'"):
        uses("dominion", "queen")


def test_figures_are_the_share_of_those_who_bought_a_card(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text(json.dumps({"game": "dominion", "bots": ["a", "b"], "games": 2}))
    games = [("game", "players", "won"), ("0", "2", "[1, 0]"), ("1", "2", "[0.5, 0.5]")]
    things = [
        ("game", "seat", "deed", "thing", "n"),
        ("0", "0", "bought", "moat", "2"),
        ("1", "1", "bought", "moat", "1"),
    ]
    things += [("0", "1", "played", "moat", "1")]
    for name, rows in (("games", games), ("things", things)):
        with (tmp_path / f"{name}.csv").open("w", newline="") as file:
            csv.writer(file).writerows(rows)
    game, found = counted(tmp_path)
    assert (game, found["games"], found["even"]) == ("dominion", 2, 0.5)
    assert found["bought"] == {"moat": [2, 0.75]}
