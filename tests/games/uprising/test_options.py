"""The options of Uprising, and what is said about wrong ones."""

from __future__ import annotations

import pytest

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.setup import MIXES
from greathall.games.imperium.state import Imperium
from greathall.kernel.errors import BadOption

LEADERS = ["muad_dib", "gurney_halleck", "princess_irulan"]


def new_game(players: int = 3, seed: int = 3, **options: object) -> gh.Game:
    return gh.new_game("uprising", players=players, seed=seed, options=options)


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


@pytest.mark.parametrize("players", [5, 7, 0, -1])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    message = said(players=players)
    assert "Uprising" in message
    assert "3 or 4 players" in message
    assert str(players) in message


def test_without_a_number_three_play() -> None:
    assert gh.new_game("uprising", seed=1).players == 3


# -- leaders


@pytest.mark.parametrize("value", [LEADERS, tuple(LEADERS), ",".join(LEADERS), ", ".join(LEADERS)])
def test_leaders_are_a_list_or_names_with_commas(value: object) -> None:
    assert leaders(new_game(leaders=value)) == LEADERS


def test_a_leader_named_twice_is_named_in_the_error() -> None:
    message = said(leaders=["muad_dib", "princess_irulan", "muad_dib"])
    assert "'leaders'" in message
    assert "'muad_dib'" in message
    assert "twice" in message


@pytest.mark.parametrize("name", ["paul_atreides", "reverend_mother_jessica", ""])
def test_an_unknown_leader_is_named_beside_those_there_are(name: str) -> None:
    """The other side of Lady Jessica is none to start with."""
    message = said(leaders=["muad_dib", name, "princess_irulan"])
    assert repr(name) in message
    playable = [leader.id for leader in UPRISING.leaders if not leader.hidden_side and leader.set != "choam"]
    assert len(playable) == 8
    assert all(leader in message for leader in playable)


def test_shaddam_without_choam_is_told_what_he_needs() -> None:
    message = said(leaders=["muad_dib", "shaddam_corrino_iv", "princess_irulan"])
    assert "'shaddam_corrino_iv'" in message
    assert "CHOAM" in message
    assert "'choam'" in message


def test_shaddam_with_choam_is_welcome() -> None:
    names = ["muad_dib", "shaddam_corrino_iv", "princess_irulan"]
    assert leaders(new_game(leaders=names, choam=True)) == names


@pytest.mark.parametrize("count", [1, 2, 4])
def test_leaders_for_other_than_all_seats_are_refused(count: int) -> None:
    message = said(leaders=[*LEADERS, "staban_tuek"][:count])
    assert "one leader a seat" in message
    assert f"3, not {count}" in message


@pytest.mark.parametrize("value", [7, None, [1, 2, 3], True])
def test_leaders_of_another_kind_are_refused_with_what_would_do(value: object) -> None:
    message = said(leaders=value)
    assert "'leaders'" in message
    assert repr(value) in message
    assert "random" in message


# -- the first player


@pytest.mark.parametrize("first", [0, 1, 2, "2"])
def test_the_first_player_is_a_seat(first: int | str) -> None:
    game = new_game(first_player=first, leaders=LEADERS)
    assert game.view()["first_player"] == int(first)
    assert game.state.decider == int(first)


@pytest.mark.parametrize("first", [3, -1, "three", 1.0, True, None])
def test_another_first_player_is_refused(first: object) -> None:
    message = said(first_player=first)
    assert "'first_player'" in message
    assert "from 0 to 2" in message
    assert repr(first) in message


# -- CHOAM


@pytest.mark.parametrize(("value", "choam"), [(True, True), ("true", True), (False, False), ("false", False)])
def test_choam_is_on_or_off(value: object, choam: bool) -> None:
    game = new_game(choam=value)
    assert game.view()["choam"] is choam
    assert len(game.view()["contracts"]) == (2 if choam else 0)  # type: ignore[arg-type]


def test_without_a_word_choam_is_off() -> None:
    assert new_game().view()["choam"] is False


@pytest.mark.parametrize("option", ["choam", "original_conflicts"])
@pytest.mark.parametrize("value", ["yes", "on", 2, None, [], "True"])
def test_other_values_are_refused_with_what_would_do(option: str, value: object) -> None:
    message = said(**{option: value})
    assert repr(option) in message
    assert repr(value) in message
    assert "true" in message
    assert "false" in message


# -- the original's cards


@pytest.mark.parametrize(
    "value", ["none", "all", "the_voice", "the_voice, kwisatz_haderach", ["the_voice"], *MIXES]
)
def test_the_originals_cards_are_all_none_a_mix_or_a_list(value: object) -> None:
    assert isinstance(new_game(original=value).state, Imperium)


@pytest.mark.parametrize("name", ["no_such_card", "calculated_hire", "arrakis_liaison", "dagger", "maula_pistol"])
def test_a_card_that_cannot_be_mixed_in_is_named(name: str) -> None:
    message = said(original=["the_voice", name])
    assert "'original'" in message
    assert repr(name) in message
    assert all(mix in message for mix in MIXES)


@pytest.mark.parametrize("value", [7, None, [1, 2], True, {"cards": 1}])
def test_a_mix_of_another_kind_is_refused_with_what_would_do(value: object) -> None:
    message = said(original=value)
    assert "'original'" in message
    assert repr(value) in message
    assert "'all'" in message


# -- unknown options


def test_an_unknown_option_is_named_beside_those_there_are() -> None:
    message = said(kingdom="first_game")
    assert "'kingdom'" in message
    for option in ("leaders", "first_player", "choam", "original", "original_conflicts"):
        assert option in message


@pytest.mark.parametrize("option", ["choam", "original", "original_conflicts"])
def test_the_original_has_none_of_these(option: str) -> None:
    with pytest.raises(BadOption, match=option):
        gh.new_game("imperium", options={option: True})
