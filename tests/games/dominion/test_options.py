"""The options of a game, what is said about wrong ones, and choices and records that cannot be."""

from __future__ import annotations

import json
from typing import cast

import pytest

import greathall as gh
from greathall.games.dominion.catalogue import SETS
from greathall.games.dominion.state import Dominion

TEN = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
BASE = {card.id for card in SETS["base1e"]}
INTRIGUE = {card.id for card in SETS["intrigue1e"]}


def new_game(seed: int = 3, players: int = 2, **options: object) -> gh.Game:
    return gh.new_game("dominion", players=players, seed=seed, options=options)


def kingdom(game: gh.Game) -> set[str]:
    piles = cast("list[dict[str, str]]", game.view()["supply"])
    return {pile["card"] for pile in piles} & (BASE | INTRIGUE)


def setup_of(game: gh.Game) -> Dominion:
    assert isinstance(game.state, Dominion)
    return game.state


# -- kingdoms


def test_a_kingdom_is_named_by_its_set_its_cards_or_a_list() -> None:
    for value in ("first_game", TEN, tuple(TEN), ",".join(TEN), ", ".join(TEN)):
        assert kingdom(new_game(kingdom=value)) == set(TEN)


def test_a_random_kingdom_is_ten_cards_of_both_boxes_and_differs_by_seed() -> None:
    kingdoms = [kingdom(new_game(seed=seed)) for seed in range(20)]
    assert all(len(cards) == 10 for cards in kingdoms)
    assert len({tuple(sorted(cards)) for cards in kingdoms}) == 20
    assert all(set.union(*kingdoms) & box for box in (BASE, INTRIGUE))


@pytest.mark.parametrize(("sets", "box"), [("base1e", BASE), (["intrigue1e"], INTRIGUE)])
def test_a_random_kingdom_comes_from_the_chosen_box(sets: object, box: set[str]) -> None:
    assert all(kingdom(new_game(seed=seed, sets=sets)) <= box for seed in range(10))


def test_five_and_five_takes_five_cards_of_each_box() -> None:
    for seed in range(10):
        cards = kingdom(new_game(seed=seed, kingdom="five_and_five"))
        assert (len(cards & BASE), len(cards & INTRIGUE)) == (5, 5)


def test_the_same_seed_and_options_give_the_same_game() -> None:
    assert new_game(seed=5).digest() == new_game(seed=5).digest()
    assert new_game(seed=5, kingdom=TEN).digest() != new_game(seed=6, kingdom=TEN).digest()


# -- other options


@pytest.mark.parametrize("first", [0, 1, 2, "2"])
def test_the_first_player_can_be_chosen(first: int | str) -> None:
    assert new_game(players=3, first_player=first).decision.seat == int(first)


def test_a_random_first_player_may_be_anybody() -> None:
    assert {new_game(seed=seed, players=3).decision.seat for seed in range(30)} == {0, 1, 2}


def test_the_other_options_reach_the_table() -> None:
    game = new_game(masquerade_empty_hand="receive", open_discards="true")
    assert setup_of(game).setup.empty_hands_receive
    assert setup_of(game).setup.open_discards
    plain = new_game()
    assert not setup_of(plain).setup.empty_hands_receive
    assert not setup_of(plain).setup.open_discards


# -- wrong options


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kingdom": "no_such_set"}, "no set 'no_such_set'"),
        ({"kingdom": [*TEN[:9], "dragon"]}, "no card 'dragon'"),
        ({"kingdom": [*TEN[:9], "copper"]}, "'copper' is in every game"),
        ({"kingdom": [*TEN[:9], "cellar"]}, "'cellar' is named twice"),
        ({"kingdom": TEN[:9]}, "10 kingdom cards, not 9"),
        ({"kingdom": [*TEN, "witch"]}, "10 kingdom cards, not 11"),
        ({"kingdom": 10}, "not 10"),
        ({"kingdom": [1] * 10}, "'kingdom' takes"),
        ({"kingdom": None}, "not None"),
        ({"sets": "prosperity"}, "no set 'prosperity'"),
        ({"sets": []}, "'sets' takes"),
        ({"sets": 3}, "'sets' takes"),
        ({"sets": "basic"}, "no set 'basic'"),
        ({"first_player": 2}, "a seat from 0 to 1"),
        ({"first_player": -1}, "a seat from 0 to 1"),
        ({"first_player": "last"}, "not 'last'"),
        ({"first_player": True}, "not True"),
        ({"first_player": 0.0}, "not 0.0"),
        ({"masquerade_empty_hand": "maybe"}, "not 'maybe'"),
        ({"open_discards": "yes"}, "not 'yes'"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], said: str) -> None:
    with pytest.raises(gh.BadOption, match=said):
        gh.new_game("dominion", players=2, seed=1, options=options)


@pytest.mark.parametrize("players", [0, 1, 7, -2, 2.0, "2", True])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(gh.BadOption, match="players"):
        gh.new_game("dominion", players=cast("int", players), seed=1)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", True])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(gh.BadOption, match="seed"):
        gh.new_game("dominion", seed=cast("int", seed))


def test_options_that_are_no_mapping_are_refused() -> None:
    with pytest.raises(gh.BadOption, match="mapping"):
        gh.new_game("dominion", options=cast("dict[str, object]", ["first_game"]))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(gh.UnknownGame, match="'chess'"):
        gh.new_game("chess")


# -- wrong choices


@pytest.mark.parametrize("index", [-1, 99, "0", None, 0.0, True])
def test_an_illegal_choice_changes_nothing(index: object) -> None:
    game = new_game(kingdom=TEN)
    game.choose(0)
    before, choices, view = game.digest(), game.choices.copy(), game.view(0)
    with pytest.raises(gh.IllegalChoice):
        game.choose(cast("int", index))
    assert (game.digest(), game.choices, game.view(0)) == (before, choices, view)


@pytest.mark.parametrize("code", [-1, 7, 999, "0", None, 0.0, False])
def test_an_illegal_code_changes_nothing(code: object) -> None:
    game = new_game(kingdom=TEN)
    before, choices = game.digest(), game.choices.copy()
    with pytest.raises(gh.IllegalChoice):
        game.choose_code(cast("int", code))
    assert (game.digest(), game.choices) == (before, choices)


def play_out(game: gh.Game) -> None:
    """Everybody takes the last option but one: buys whatever comes last, until the piles are gone."""
    while not game.over:
        game.choose(max(0, len(game.decision.options) - 2))


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = new_game(kingdom=TEN)
    play_out(game)
    before = game.digest()
    with pytest.raises(gh.IllegalChoice, match="over"):
        game.choose(0)
    with pytest.raises(gh.IllegalChoice, match="over"):
        game.choose_code(0)
    with pytest.raises(gh.IllegalChoice, match="over"):
        _ = game.decision
    assert game.digest() == before


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_a_seat_that_is_not_there_has_no_view(seat: object) -> None:
    with pytest.raises(gh.BadOption, match="no seat"):
        new_game().view(cast("int", seat))


# -- records


def a_record() -> dict[str, object]:
    game = new_game(kingdom=TEN)
    for _ in range(12):
        game.choose(0)
    return game.record()


def test_a_record_replays_from_a_mapping_and_from_its_text() -> None:
    record = a_record()
    game = gh.replay(record)
    assert game.digest() == gh.replay(json.dumps(record)).digest()
    assert game.record() == record


def test_a_finished_game_replays_to_the_same_result() -> None:
    game = new_game(kingdom=TEN)
    play_out(game)
    again = gh.replay(game.record())
    assert (again.over, again.result, again.digest()) == (True, game.result, game.digest())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "'chess'"),
        ({"players": 9}, "players"),
        ({"players": "two"}, "players"),
        ({"seed": -4}, "seed"),
        ({"options": {"kingdom": "no_such_set"}}, "no_such_set"),
        ({"options": []}, "options"),
        ({"choices": [999]}, "choice 1"),
        ({"choices": ["0"]}, "choices"),
        ({"surplus": 1}, "surplus"),
    ],
)
def test_a_record_with_a_wrong_part_is_refused_and_the_part_named(change: dict[str, object], said: str) -> None:
    with pytest.raises(gh.BadRecord, match=said):
        gh.replay(a_record() | change)


@pytest.mark.parametrize("field", ["game", "players", "seed", "options", "version", "choices"])
def test_a_record_with_a_missing_part_is_refused(field: str) -> None:
    record = a_record()
    del record[field]
    with pytest.raises(gh.BadRecord, match=field):
        gh.replay(record)


@pytest.mark.parametrize("record", ["", "not json", "[]", "{}", b"\xff", None, 7, []])
def test_what_is_no_record_is_refused(record: object) -> None:
    with pytest.raises(gh.BadRecord):
        gh.replay(record)


def test_a_record_with_choices_beyond_the_end_is_refused() -> None:
    game = new_game(kingdom=TEN)
    play_out(game)
    record = game.record()
    record["choices"] = [*cast("list[int]", record["choices"]), 0]
    with pytest.raises(gh.BadRecord, match="over"):
        gh.replay(record)
