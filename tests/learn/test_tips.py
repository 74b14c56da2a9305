"""Goal and tips for beginners: what is told follows from what the seat sees."""

from __future__ import annotations

import random

import pytest

import greathall as gh
from greathall.learn.tips import possible, tips, words


@pytest.mark.parametrize("game", gh.games())
def test_the_goal_can_be_told_and_tips_be_looked_for_at_every_table(game: str) -> None:
    """For each number of players, with and without automata."""
    found: set[str] = set()
    for players in gh.new_game(game).rules.player_counts:
        rng = random.Random(players)
        table = gh.new_game(game, players, seed=players)
        for _ in range(400):
            if table.over:
                break
            for seat in range(players):
                view = table.rules.view(table.state, seat)
                assert table.descriptor.text.goal(view, seat)
                found |= {*possible(game, view, seat)}
            table.choose(rng.randrange(len(table.state.options)))
    assert found <= {*words(game)}
    assert len(found) >= len(tips(game)) // 2, "random play comes across most of them"


def test_the_goal_of_dominion_counts_what_ends_the_game() -> None:
    game = gh.new_game("dominion", 2, seed=1)
    said = game.descriptor.text.goal(game.rules.view(game.state, 0), 0)
    assert said is not None
    assert "Provinces left: 8" in said
    assert "You have 3 points" in said
    assert "a third empty pile" in said
    five = gh.new_game("dominion", 5, seed=1)
    assert "a fourth empty pile" in (five.descriptor.text.goal(five.rules.view(five.state, 0), 0) or "")


@pytest.mark.parametrize(("players", "empty", "tip"), [(4, 2, "third-pile"), (5, 2, None), (6, 3, "fourth-pile")])
def test_the_pile_that_would_end_the_game_is_told_of_by_the_number_of_players(
    players: int, empty: int, tip: str | None
) -> None:
    """Dominion, the end of the game: three empty piles, four with five or six players."""
    game = gh.new_game("dominion", players, seed=1)
    state = game.state
    while state.kind != "buy":
        game.choose(0)
    view = game.rules.view(state, state.decider) | {"empty_piles": {"now": empty, "end": 3 if players < 5 else 4}}
    assert {*possible("dominion", view, state.decider)} & {"third-pile", "fourth-pile"} == ({tip} if tip else set())


def test_the_goal_of_three_against_three_is_the_teams() -> None:
    """six/end: 4 points of a Commander and 1 of each Ally to begin with"""
    game = gh.new_game("uprising", 6, seed=1)
    game.state.players[1].vp = 3  # type: ignore[attr-defined]
    for seat, points in ((0, "6, the other 8"), (5, "8, the other 6")):
        said = game.descriptor.text.goal(game.rules.view(game.state, seat), seat)
        assert said is not None
        assert f"Your team has {points}" in said


def test_a_game_of_others_has_neither() -> None:
    assert (tips("nim"), words("nim")) == ([], {})
