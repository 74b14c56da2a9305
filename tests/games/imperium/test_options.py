"""The options of the game, what is said about wrong ones, and choices that cannot be."""

from __future__ import annotations

import pytest

import greathall as gh
from greathall.games.imperium.catalogue import BASE
from greathall.kernel.errors import BadOption, IllegalChoice

LEADERS = ["paul_atreides", "glossu_rabban", "helena_richese"]


def new_game(players: int = 3, seed: int = 3, **options: object) -> gh.Game:
    return gh.new_game("imperium", players=players, seed=seed, options=options)


def said(**arguments: object) -> str:
    """What the game says about such options."""
    with pytest.raises(BadOption) as error:
        new_game(**arguments)  # type: ignore[arg-type]
    message = str(error.value)
    assert "\n" not in message
    return message


def leaders(game: gh.Game) -> list[object]:
    return [player["leader"] for player in game.view()["players"]]  # type: ignore[attr-defined]


# -- players


@pytest.mark.parametrize("players", [5, 0, -1, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    message = said(players=players)
    assert "1 to 4 players" in message
    assert str(players) in message


def test_without_a_number_three_play() -> None:
    assert gh.new_game("imperium", seed=1).players == 3


# -- leaders


@pytest.mark.parametrize("value", [LEADERS, tuple(LEADERS), ",".join(LEADERS), ", ".join(LEADERS)])
def test_leaders_are_a_list_or_names_with_commas(value: object) -> None:
    assert leaders(new_game(leaders=value)) == LEADERS


def test_a_leader_named_twice_is_named_in_the_error() -> None:
    message = said(leaders=["paul_atreides", "helena_richese", "paul_atreides"])
    assert "'paul_atreides'" in message
    assert "twice" in message


def test_an_unknown_leader_is_named_beside_those_there_are() -> None:
    message = said(leaders=["paul_atreides", "feyd_rautha", "helena_richese"])
    assert "'feyd_rautha'" in message
    assert all(leader.id in message for leader in BASE.leaders)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_leaders_for_other_than_all_seats_are_refused(count: int) -> None:
    message = said(leaders=["paul_atreides", "glossu_rabban", "helena_richese", "duke_leto_atreides"][:count])
    assert "one leader a seat" in message
    assert f"3, not {count}" in message


@pytest.mark.parametrize("value", [7, None, [1, 2, 3], True])
def test_leaders_of_another_kind_are_refused_with_what_would_do(value: object) -> None:
    message = said(leaders=value)
    assert repr(value) in message
    assert "random" in message
    assert "draft" in message


# -- the first player


@pytest.mark.parametrize("first", [0, 1, 2, "2"])
def test_the_first_player_is_a_seat(first: int | str) -> None:
    game = new_game(first_player=first, leaders=LEADERS)
    assert game.view()["first_player"] == int(first)
    assert game.state.decider == int(first)


@pytest.mark.parametrize("first", [3, -1, "three", 1.0, True, None])
def test_another_first_player_is_refused(first: object) -> None:
    message = said(first_player=first)
    assert "from 0 to 2" in message
    assert repr(first) in message


# -- unknown options


def test_an_unknown_option_is_named_beside_those_there_are() -> None:
    message = said(kingdom="first_game")
    assert "'kingdom'" in message
    assert "leaders" in message
    assert "first_player" in message


# -- choices


@pytest.mark.parametrize("index", [-1, 99, 1.0, "0", None, True])
def test_a_choice_that_is_none_changes_nothing(index: object) -> None:
    game = new_game()
    before = game.digest()
    with pytest.raises(IllegalChoice):
        game.choose(index)  # type: ignore[arg-type]
    assert game.digest() == before
    assert game.choices == []


@pytest.mark.parametrize("code", [-1, 0, 63, 5000, "2", None])
def test_a_code_that_is_not_offered_changes_nothing(code: object) -> None:
    game = new_game()
    before = game.digest()
    with pytest.raises(IllegalChoice):
        game.choose_code(code)  # type: ignore[arg-type]
    assert game.digest() == before


def test_after_a_refused_choice_the_game_goes_on() -> None:
    game, other = new_game(), new_game()
    with pytest.raises(IllegalChoice):
        game.choose(99)
    game.choose(0)
    other.choose(0)
    assert game.digest() == other.digest()
