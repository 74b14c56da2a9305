"""What would be given away, and what comes by itself: for whoever shows Dominion to people."""

from __future__ import annotations

from tests.games.dominion.table import table

from greathall.games.dominion.rules import RULES
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.kernel.machine import FIRST_THING, PASS
from greathall.kernel.reasons import Why


def test_the_end_of_a_turn_gives_away_coins_that_would_buy_something() -> None:
    t = table("copper*3 estate*2")
    t.treasures()
    assert RULES.losses(t.state, PASS) == [Why("coins", {"n": 3, "buys": 1})]


def test_an_ordinary_last_buy_gives_nothing_away() -> None:
    t = table("copper*3 estate*2")
    t.treasures()
    buys = [code for code in t.state.options if code >= FIRST_THING]
    assert buys
    assert all(RULES.losses(t.state, code) == [] for code in buys)


def test_what_costs_nothing_is_no_reason_to_stay() -> None:
    """One coin buys a Copper or a Curse, which is to be had without it."""
    t = table("copper estate*4")
    t.treasures()
    assert RULES.losses(t.state, PASS) == []
    assert RULES.losses(table("estate*5").state, PASS) == []


def test_treasures_are_played_by_themselves_and_nothing_else_is() -> None:
    t = table("copper*3 estate*2")
    assert t.question[0] == "treasure"
    assert RULES.by_itself(t.state) == ALL_TREASURES
    t.treasures()
    assert RULES.by_itself(t.state) is None
    assert RULES.by_itself(table("village copper").state) is None
