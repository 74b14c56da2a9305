"""The options that both games have, what is said about wrong ones, and choices that cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import DuneGame, ids

import greathall as gh
from greathall.kernel.errors import IllegalChoice
from greathall.text.errors import counts
from greathall.text.fluent import texts


def leaders(game: gh.Game) -> list[object]:
    return [player["leader"] for player in game.view()["players"]]  # type: ignore[attr-defined]


# -- players


@pytest.mark.parametrize(
    ("game", "name"), [(IMPERIUM, "Dune: Imperium"), (UPRISING, "Uprising")], ids=["imperium", "uprising"]
)
@pytest.mark.parametrize("players", [5, 7, 0, -1, 100])
def test_other_numbers_of_players_are_refused(game: DuneGame, name: str, players: int) -> None:
    message = game.refusal(players=players)
    assert name in message
    assert f"{counts(texts(), game.counts)} players" in message
    assert str(players) in message


@each_game
def test_without_a_number_three_play(game: DuneGame) -> None:
    assert gh.new_game(game.id, seed=1).players == 3


# -- leaders


@each_game
@pytest.mark.parametrize(
    "written", [list, tuple, ",".join, ", ".join], ids=["list", "tuple", "comma", "comma_blank"]
)
def test_leaders_are_a_list_or_names_with_commas(game: DuneGame, written: Callable[[list[str]], object]) -> None:
    assert leaders(game.new(leaders=written(game.three))) == game.three


@each_game
def test_a_leader_named_twice_is_named_in_the_error(game: DuneGame) -> None:
    one, other, _ = game.three
    message = game.refusal(leaders=[one, other, one])
    assert "'leaders'" in message
    assert repr(one) in message
    assert "twice" in message


@pytest.mark.parametrize(
    ("game", "name", "count"),
    [
        pytest.param(game, name, count, id=f"{game.id}-{name}")
        for game, count, names in (
            (IMPERIUM, 8, ("feyd_rautha", "")),
            (UPRISING, 8, ("paul_atreides", "reverend_mother_jessica", "")),
        )
        for name in names
    ],
)
def test_an_unknown_leader_is_named_beside_those_there_are(game: DuneGame, name: str, count: int) -> None:
    """The other side of Lady Jessica is none to start with."""
    one, _, other = game.three
    message = game.refusal(leaders=[one, name, other])
    assert repr(name) in message
    playable = [leader.id for leader in game.content.leaders if not leader.hidden_side and leader.set != "choam"]
    assert len(playable) == count
    assert all(leader in message for leader in playable)


@each_game
@pytest.mark.parametrize("count", [1, 2, 4])
def test_leaders_for_other_than_all_seats_are_refused(game: DuneGame, count: int) -> None:
    message = game.refusal(leaders=ids(game.leaders)[:count])
    assert "one leader a seat" in message
    assert f"3, not {count}" in message


@each_game
@pytest.mark.parametrize("value", [7, None, [1, 2, 3], True])
def test_leaders_of_another_kind_are_refused_with_what_would_do(game: DuneGame, value: object) -> None:
    message = game.refusal(leaders=value)
    assert "'leaders'" in message
    assert repr(value) in message
    assert "random" in message
    assert "draft" in message


# -- the first player


@each_game
@pytest.mark.parametrize("first", [0, 1, 2, "2"])
def test_the_first_player_is_a_seat(game: DuneGame, first: int | str) -> None:
    played = game.new(first_player=first, leaders=game.three)
    assert played.view()["first_player"] == int(first)
    assert played.state.decider == int(first)


@each_game
@pytest.mark.parametrize("first", [3, -1, "three", 1.0, True, None])
def test_another_first_player_is_refused(game: DuneGame, first: object) -> None:
    message = game.refusal(first_player=first)
    assert "'first_player'" in message
    assert "from 0 to 2" in message
    assert repr(first) in message


# -- unknown options


@pytest.mark.parametrize(
    ("game", "known"),
    [(IMPERIUM, "leaders first_player"), (UPRISING, "leaders first_player choam original original_conflicts")],
    ids=["imperium", "uprising"],
)
def test_an_unknown_option_is_named_beside_those_there_are(game: DuneGame, known: str) -> None:
    message = game.refusal(kingdom="first_game")
    assert "'kingdom'" in message
    for option in known.split():
        assert option in message


# -- choices


@each_game
@pytest.mark.parametrize("index", [-1, 99, 1.0, "0", None, True])
def test_a_choice_that_is_none_changes_nothing(game: DuneGame, index: object) -> None:
    played = game.new()
    before = played.digest()
    with pytest.raises(IllegalChoice):
        played.choose(index)  # type: ignore[arg-type]
    assert played.digest() == before
    assert played.choices == []


@each_game
@pytest.mark.parametrize("code", [-1, 0, 63, 5000, "2", None])
def test_a_code_that_is_not_offered_changes_nothing(game: DuneGame, code: object) -> None:
    played = game.new()
    before = played.digest()
    with pytest.raises(IllegalChoice):
        played.choose_code(code)  # type: ignore[arg-type]
    assert played.digest() == before


@each_game
def test_after_a_refused_choice_the_game_goes_on(game: DuneGame) -> None:
    played, other = game.new(), game.new()
    with pytest.raises(IllegalChoice):
        played.choose(99)
    played.choose(0)
    other.choose(0)
    assert played.digest() == other.digest()
