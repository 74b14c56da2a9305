"""Numbers that explain themselves: what is listed beside a number adds up to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dominion.table import table as dominion_table
from tests.games.imperium.table import Seat, table
from tests.games.random_play import play
from tests.games.test_every_game import begin
from tests.games.uprising.table import table as uprising_table

from greathall.house.registry import names

every_game = pytest.mark.parametrize("name", names())
FROM = "_from"


def explained(view: Any, path: str = "") -> Iterator[tuple[str, int, list[dict[str, Any]]]]:
    """Every number in a view that has its parts listed beside it: where it stands, its value, its parts."""
    if isinstance(view, list):
        for i, item in enumerate(view):
            yield from explained(item, f"{path}.{i}")
    elif isinstance(view, dict):
        for key, item in view.items():
            if key.endswith(FROM):
                yield f"{path}.{key.removesuffix(FROM)}", view[key.removesuffix(FROM)], item
            else:
                yield from explained(item, f"{path}.{key}")


def assert_sums(view: Any) -> int:
    count = 0
    for path, number, parts in explained(view):
        name = path.rpartition(".")[2]
        # Nothing is listed where there is nothing to tell.
        assert sum(part[name] for part in parts) == number, (path, number, parts)
        assert len({(part["what"], part.get("thing")) for part in parts}) == len(parts)
        count += 1
    return count


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_parts_add_up_to_their_number_and_leave_nothing_unexplained(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for step in range(60):
        view = game.rules.view(game.state, step % (game.players + 1) - 1)
        assert assert_sums(view) >= 4
        unexplained = [path for path, _, parts in explained(view) for part in parts if part["what"] == "other"]
        assert not unexplained
        play(game, rng, 1)


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_parts_add_up_where_nobody_has_noted_what_happened(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    game.state.events = None
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for _ in range(40):
        assert_sums(game.rules.view(game.state, 0))
        play(game, rng, 1)


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_whoever_looks_all_along_sees_what_one_sees_who_looks_once(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for step in range(60):
        seat = step % (game.players + 1) - 1
        assert game.rules.view(game.state, seat) == game.rules.view(game.copy().state, seat)
        play(game, rng, 1)


def parts(holder: Any, number: str) -> dict[str, int]:
    """By the thing or the word: what it gives."""
    return {part.get("thing", part["what"]): part[number] for part in holder[number + FROM]}


# -- Dominion


def test_a_turn_counts_its_actions_buys_and_coins_card_by_card() -> None:
    t = dominion_table("festival coppersmith copper*2 silver")
    t.play("festival", "coppersmith")
    assert parts(t.view(), "actions") == {"start": 1, "festival": 2, "played": -2}
    t.end_actions()
    t.choose("treasure", "all")
    assert parts(t.view(), "coins") == {"festival": 2, "copper": 2, "coppersmith": 2, "silver": 2}
    t.choose("buy", "smithy")
    assert parts(t.view(), "coins")["smithy"] == -4
    assert parts(t.view(), "buys") == {"start": 1, "festival": 1, "bought": -1}


def test_bridges_make_a_price_but_not_below_zero() -> None:
    t = dominion_table("bridge*2", actions=2)
    t.play("bridge", "bridge")
    piles = {pile["card"]: pile for pile in t.view()["supply"]}
    assert parts(piles["silver"], "cost") == {"printed": 3, "cheaper": -2}
    assert parts(piles["estate"], "cost") == {"printed": 2, "cheaper": -2}
    assert "cost_from" not in piles["copper"]
    assert parts(t.view(), "discount") == {"bridge": 2}


def test_players_count_their_own_points_and_nobody_elses() -> None:
    t = dominion_table("estate*2 duchy", deck="gardens curse")
    own, other = t.view(0)["players"][0], t.view(1)["players"][0]
    assert own["points"] == 4
    assert parts(own, "points") == {"estate": 2, "duchy": 3, "curse": -1, "gardens": 0}
    assert "points" not in other
    assert "points_from" not in other


# -- the Dune games


def test_persuasion_and_swords_name_their_cards() -> None:
    t = table(Seat("dagger*2 diplomacy", deployed=2, council=True, agents="hall_of_oratory"), row="duncan_idaho")
    t.state.events = []
    t.choose("turn", "reveal")
    seen = t.view(0)["players"][0]
    assert parts(seen, "persuasion") == {"diplomacy": 1, "council": 2, "hall_of_oratory": 1}
    assert parts(seen, "strength") == {"troops": 4, "dagger": 2}
    t.choose("effects", "duncan_idaho")
    assert parts(t.view(0)["players"][0], "persuasion")["duncan_idaho"] == -4


def test_swords_without_units_are_listed_though_they_count_nothing() -> None:
    t = table(Seat("dagger"))
    t.state.events = []
    t.choose("turn", "reveal")
    seen = t.view(0)["players"][0]
    assert parts(seen, "swords") == {"dagger": 1}
    assert seen["strength_from"] == []


def test_victory_points_come_from_tracks_alliances_and_cards() -> None:
    t = table(Seat("diplomacy", influence={"emperor": 3, "guild": 1}, intrigue="choam_shares", solari=7), players=4)
    t.state.events = []
    t.choose("turn", "choam_shares")
    t.play("diplomacy", "wealth")
    assert t.view()["players"][0]["vp_from"] == [
        {"what": "start", "n": 1, "vp": 1},
        {"what": "influence", "thing": "emperor", "n": 1, "vp": 1},
        {"what": "alliance", "thing": "emperor", "n": 1, "vp": 1},
        {"what": "thing", "thing": "choam_shares", "n": 1, "vp": 1},
    ]


def test_a_leader_pays_less_for_the_spaces_of_the_landsraad() -> None:
    t = table(Seat("dagger", leader="duke_leto_atreides"))
    prices = {space["space"]: space["prices"][0] for space in t.view(0)["spaces"]}
    assert parts(prices["high_council"], "solari") == {"printed": 5, "duke_leto_atreides": -1}
    theirs = {space["space"]: space["prices"][0] for space in t.view(1)["spaces"]}
    assert theirs["high_council"] == {"solari": 5}


def test_the_second_swordmaster_is_cheaper() -> None:
    t = uprising_table(Seat("dagger"), Seat(swordmaster=True))
    prices = {space["space"]: space["prices"][0] for space in t.view(0)["spaces"]}
    assert parts(prices["swordmaster"], "solari") == {"printed": 8, "later": -2}


def test_guild_bankers_and_manipulation_make_cards_cheaper() -> None:
    t = table(Seat("guild_bankers convincing_argument", set_aside="duncan_idaho"))
    t.state.events = []
    t.choose("turn", "reveal")
    view = t.view(0)
    assert [parts(card, "price") for card in view["prices"]] == [{"printed": 9, "guild_bankers": -3}]
    assert parts(view["players"][0], "set_aside_price") == {"printed": 4, "set_aside": -1}


def test_what_may_be_deployed_is_what_was_recruited_and_two_others() -> None:
    t = table(Seat("reconnaissance", garrison=4))
    t.play("reconnaissance", "arrakeen")
    turn = t.view(0)["turn"]
    assert turn["deployable"] == 3
    assert parts(turn, "deployable") == {"recruited": 1, "others": 2}
