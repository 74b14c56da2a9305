"""Where options lie: each one is to be found in the view of the seat that decides, at the place that is named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.random_play import play
from tests.games.test_every_game import begin

import greathall as gh
from greathall.games.dominion.places import PLACES
from greathall.house.registry import names
from greathall.text.dominion.labels import QUESTIONS

every_game = pytest.mark.parametrize("name", names())


def lies_at(game: gh.Game, place: str) -> list[str]:
    """What the deciding seat sees there."""
    seat = game.state.decider
    view: dict[str, Any] = game.rules.view(game.state, seat)
    own = view["players"][seat]
    if place == "supply":
        return [pile["card"] for pile in view["supply"]]
    if place == "aside":
        revealed = [player["aside"] for player in view["players"] if player["aside"]]
        assert len(revealed) == 1
        return list(revealed[0])
    if place == "trash":
        return list(view["trash"])
    if place in ("row", "throne_row"):
        return list(view[place])
    if place == "reserve":
        return [card for card, left in view["reserve"].items() if left]
    if place == "space":
        return [space["space"] for space in view["spaces"]]
    if place == "post":
        return [post["post"] for post in view["posts"]]
    if place == "faction":
        return list(view["alliances"])
    if place == "player":
        return [str(player["seat"]) for player in view["players"]]
    if place == "contract":
        return list(view["contracts"])
    if place in ("leader", "set_aside"):
        return [own[place]]
    lists = {"deck": "deck_known", "own_contract": "own_contracts", "trophy": "trophies"}
    return list(own[lists.get(place, place)])


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_the_seat_that_decides_sees_each_option_at_its_place(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for _ in range(150):
        if game.over:
            return
        state = game.state
        for code in state.options:
            place, thing = game.rules.place(state, code), game.rules.thing(state, code)
            if place == "garrison":
                assert thing == "garrison"
            elif place != "choice":
                assert thing in lies_at(game, place), (state.kind, place)
            else:
                assert thing is None or state.kind == "leader"
        play(game, rng, 1)


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_own_agents_and_spies_are_where_they_may_be_recalled_from(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    for _ in range(400):
        if game.over:
            return
        state = game.state
        if state.kind in ("recall", "agent", "recall_spy", "recall_first", "gather", "infiltrate"):
            own: Any = game.view(state.decider)["players"]
            there = own[state.decider]["agents"] + own[state.decider].get("spies", [])
            for code in state.options:
                if game.rules.place(state, code) != "choice":
                    thing = game.rules.thing(state, code)
                    assert thing in there or (thing == own[state.decider]["leader"] and None in there)
        play(game, rng, 1)


def test_dominion_says_for_each_kind_of_decision_where_its_cards_are() -> None:
    without_cards = {"choose", "may", "spy", "set_aside"}
    assert set(PLACES) == set(QUESTIONS) - without_cards
