"""Every part of every number has its words."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dominion.table import table as dominion_table
from tests.games.imperium.table import Seat, table
from tests.games.random_play import play
from tests.games.test_every_game import begin
from tests.games.test_numbers import explained
from tests.text.clean import assert_clean

from greathall.house.registry import descriptor_of, names


@pytest.mark.parametrize("name", names())
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_part_of_a_number_is_put_into_words(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    if data.draw(st.booleans(), label="nobody notes what happens"):
        game.state.events = None
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for _ in range(20):
        view = game.rules.view(game.state, 0)
        descriptor_of(name).text.explain(view)
        for path, _, parts in explained(view):
            for part in parts:
                assert_clean(part["text"])
            assert len({part["text"] for part in parts}) == len(parts), (path, parts)
        play(game, rng, 1)


def told(holder: dict[str, Any], number: str) -> list[tuple[str, int]]:
    return [(part["text"], part[number]) for part in holder[f"{number}_from"]]


def test_coins_and_costs_in_words() -> None:
    t = dominion_table("bridge copper*3", kingdom="market")
    t.play("bridge")
    t.end_actions()
    t.choose("treasure", "all")
    t.choose("buy", "copper")
    view = t.view(0)
    descriptor_of("dominion").text.explain(view)
    assert told(view, "coins") == [("Bridge", 1), ("Copper ×3", 3), ("Bought: Copper", 0)]
    assert told(view, "buys") == [("At the start of the turn", 1), ("Bridge", 1), ("Bought 1 card", -1)]
    market = next(pile for pile in view["supply"] if pile["card"] == "market")
    assert told(market, "cost") == [("On the card", 5), ("Cheaper this turn", -1)]


def test_strength_and_points_in_words() -> None:
    t = table(Seat("dagger*2", deployed=2, influence={"fremen": 4}, vp=3, council=True))
    t.state.events = []
    t.choose("turn", "reveal")
    view = t.view(0)
    descriptor_of("imperium").text.explain(view)
    own = view["players"][0]
    assert told(own, "strength") == [("2 troops", 4), ("Dagger: 2 swords", 2)]
    assert told(own, "persuasion") == [("Seat on the High Council", 2)]
    assert told(own, "vp") == [("Influence with the Fremen", 1), ("Fremen Alliance", 1), ("Before", 1)]
