"""What a person reads at a table of the Dune games is what is printed, and what holds, at that table."""

from __future__ import annotations

import random
import re

import pytest
from tests.text.dune import card_list
from typer.testing import CliRunner

import greathall as gh
from greathall.cli import app
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.state import Imperium
from greathall.house.registry import descriptor_of
from greathall.text.game import GameText

Case = tuple[str, str, int, dict[str, object], str, str]

# The game, a thing, a table; what its text says there, and at others
AT_TABLES: dict[str, Case] = {
    "three against three: Gurney asks for more": ("uprising", "gurney_halleck", 6, {}, "10 or more", "6 or more"),
    "three against three: Swordmaster for one use": (
        "uprising",
        "swordmaster",
        6,
        {},
        "leaves",
        "rest of the game",
    ),
    "solo: the Mentat is dearer": ("imperium", "mentat", 1, {"difficulty": "sardaukar"}, "Costs 5", "Costs 2"),
}


@pytest.mark.parametrize("case", AT_TABLES)
def test_a_text_is_that_of_the_print_on_the_table(case: str) -> None:
    game, id, players, options, there, elsewhere = AT_TABLES[case]
    text = descriptor_of(game).text
    assert there in text.card_text(id, players=players, options=options)
    assert elsewhere in text.card_text(id)
    assert elsewhere in text.card_text(id, players=3)
    assert there in gh.new_game(game, players, 1, options).text.card_text(id)
    (listed,) = (item for item in text.at_table(players, options).printed() if item["id"] == id)
    assert there in str(listed["text"])


@pytest.mark.parametrize("case", AT_TABLES)
def test_the_terminal_shows_the_print_on_the_table(case: str) -> None:
    game_id, id, players, options, there, elsewhere = AT_TABLES[case]
    game = gh.new_game(game_id, players, 1, options)
    screen = game.descriptor.terminal([], game.options, game.text)
    name = game.text.card_name(id)
    said = [text for called, text in screen.rules_texts({}) if called == name]
    assert any(there in text for text in said)
    assert not any(elsewhere in text for text in said)


def test_what_lies_at_a_table_is_listed_alone() -> None:
    text = descriptor_of("uprising").text
    six = {(item["kind"], item["id"]) for item in text.at_table(6, {}).printed()}
    assert ("space", "dutiful_service") not in six
    assert ("commander", "md_usul") in six
    three = {(item["kind"], item["id"]) for item in text.at_table(3, {}).printed()}
    assert ("space", "dutiful_service") in three
    assert ("commander", "md_usul") not in three
    mixed = {(item["kind"], item["id"]) for item in text.at_table(3, {"original": "all"}).printed()}
    assert ("imperium", "stilgar") in mixed - three


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_what_is_never_dealt_to_so_many_is_not_listed(players: int) -> None:
    """Conflicts, Objectives and cards of House Hagal: those of all deals together, and no others."""
    kinds = {"conflict": "conflicts", "objective": "objectives", "hagal": "hagal"}
    listed = [(item["kind"], item["id"]) for item in descriptor_of("uprising").text.at_table(players, {}).printed()]
    setup = gh.new_game("uprising", players, 1).record()["setup"]
    assert isinstance(setup, dict)
    for kind, deck in kinds.items():
        there = {id for found, id in listed if found == kind}
        if kind == "conflict" and players == 6:
            levels = {card.level for card in UPRISING.conflicts if card.id in there}
            assert levels == {2, 3}
        else:
            assert there == set(setup.get(deck) or [])


def test_the_command_line_lists_what_lies_at_a_table() -> None:
    said = card_list("uprising", "--players", "6", "--format", "md")
    assert "strength in the Conflict is 10 or more" in said
    assert "strength in the Conflict is 6 or more" not in said
    said = card_list("imperium", "--players", "1", "--option", "difficulty=sardaukar", "--format", "md")
    assert "| Mentat | 5 Solari |" in said
    alone = CliRunner().invoke(app, ["cards", "imperium", "--option", "difficulty=sardaukar"])
    assert isinstance(alone.exception, gh.BadOption)


@pytest.mark.parametrize(("game", "players"), [("imperium", 1), ("imperium", 4), ("uprising", 2), ("uprising", 6)])
def test_all_that_can_be_drawn_of_a_table_is_there_once(game: str, players: int) -> None:
    text = gh.new_game(game, players, 1).text
    assert text is gh.new_game(game, players, 2).text
    assert text.catalogue() is text.catalogue()
    assert factions(text) <= factions(descriptor_of(game).text)


def factions(text: GameText) -> set[str]:
    found = text.words()["factions"]
    assert isinstance(found, dict)
    return set(found)


@pytest.mark.parametrize("seed", [0, 2])
def test_what_holds_an_effect_up_is_said_of_the_allys_tracks(seed: int) -> None:
    """Both the effect and its obstacle: an Ally has no Influence with the Emperor or the Fremen."""
    game = gh.new_game("uprising", 6, seed)
    text, rng, held_up = game.descriptor.text, random.Random(seed), 0
    for _ in range(400):
        if not is_commander(game):
            for _, _, said, _ in text.reasons(game.state):
                assert not re.search("Influence with the (Emperor|Fremen)", said), said
                held_up += "(not now" in said
        game.choose(rng.randrange(len(game.decision.options)))
    assert held_up


def is_commander(game: gh.Game) -> bool:
    state = game.state
    assert isinstance(state, Imperium)
    return state.is_commander(state.decider)
