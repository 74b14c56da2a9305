"""What is printed on the 57 cards: cost, types, coins, points and plain bonuses."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, table

from greathall.games.dominion.catalogue import BY_ID, CARDS, SETS

# id, cost, types
BASIC = [
    ("copper", 0, "treasure"),
    ("silver", 3, "treasure"),
    ("gold", 6, "treasure"),
    ("estate", 2, "victory"),
    ("duchy", 5, "victory"),
    ("province", 8, "victory"),
    ("curse", 0, "curse"),
]
BASE = [
    ("cellar", 2, "action"),
    ("chapel", 2, "action"),
    ("moat", 2, "action reaction"),
    ("chancellor", 3, "action"),
    ("village", 3, "action"),
    ("woodcutter", 3, "action"),
    ("workshop", 3, "action"),
    ("bureaucrat", 4, "action attack"),
    ("feast", 4, "action"),
    ("gardens", 4, "victory"),
    ("militia", 4, "action attack"),
    ("moneylender", 4, "action"),
    ("remodel", 4, "action"),
    ("smithy", 4, "action"),
    ("spy", 4, "action attack"),
    ("thief", 4, "action attack"),
    ("throne_room", 4, "action"),
    ("council_room", 5, "action"),
    ("festival", 5, "action"),
    ("laboratory", 5, "action"),
    ("library", 5, "action"),
    ("market", 5, "action"),
    ("mine", 5, "action"),
    ("witch", 5, "action attack"),
    ("adventurer", 6, "action"),
]
INTRIGUE = [
    ("courtyard", 2, "action"),
    ("pawn", 2, "action"),
    ("secret_chamber", 2, "action reaction"),
    ("great_hall", 3, "action victory"),
    ("masquerade", 3, "action"),
    ("shanty_town", 3, "action"),
    ("steward", 3, "action"),
    ("swindler", 3, "action attack"),
    ("wishing_well", 3, "action"),
    ("baron", 4, "action"),
    ("bridge", 4, "action"),
    ("conspirator", 4, "action"),
    ("coppersmith", 4, "action"),
    ("ironworks", 4, "action"),
    ("mining_village", 4, "action"),
    ("scout", 4, "action"),
    ("duke", 5, "victory"),
    ("minion", 5, "action attack"),
    ("saboteur", 5, "action attack"),
    ("torturer", 5, "action attack"),
    ("trading_post", 5, "action"),
    ("tribute", 5, "action"),
    ("upgrade", 5, "action"),
    ("harem", 6, "treasure victory"),
    ("nobles", 6, "action victory"),
]


def test_the_sets_have_these_cards() -> None:
    printed = {"basic": BASIC, "base1e": BASE, "intrigue1e": INTRIGUE}
    for name, cards in printed.items():
        assert {card.id for card in SETS[name]} == {id for id, _, _ in cards}
    assert len(CARDS) == 57


@pytest.mark.parametrize(("id", "cost", "types"), BASIC + BASE + INTRIGUE)
def test_cost_and_types_are_as_printed(id: str, cost: int, types: str) -> None:
    assert BY_ID[id].cost == cost
    assert sorted(BY_ID[id].type_names()) == sorted(types.split())


@pytest.mark.parametrize(("id", "coins"), [("copper", 1), ("silver", 2), ("gold", 3), ("harem", 2)])
def test_a_treasure_gives_its_coins(id: str, coins: int) -> None:
    t = table(hand=id)
    t.treasures()
    assert (t.coins, t.in_play) == (coins, [id])


@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("estate", 1),
        ("duchy", 3),
        ("province", 6),
        ("curse", -1),
        ("great_hall", 1),
        ("harem", 2),
        ("nobles", 2),
        ("copper", 0),
        ("village", 0),
    ],
)
def test_a_card_is_worth_its_points(id: str, points: int) -> None:
    assert table(deck=f"{id}*2").points() == 2 * points


@pytest.mark.parametrize(
    ("id", "drawn", "actions", "buys", "coins"),
    [
        ("moat", 2, 0, 0, 0),
        ("village", 1, 2, 0, 0),
        ("woodcutter", 0, 0, 1, 2),
        ("smithy", 3, 0, 0, 0),
        ("festival", 0, 2, 1, 2),
        ("laboratory", 2, 1, 0, 0),
        ("market", 1, 1, 1, 1),
        ("council_room", 4, 0, 1, 0),
        ("great_hall", 1, 1, 0, 0),
        ("bridge", 0, 0, 1, 1),
        ("conspirator", 0, 0, 0, 2),
        ("coppersmith", 0, 0, 0, 0),
        ("witch", 2, 0, 0, 0),
        ("militia", 0, 0, 0, 2),
        ("swindler", 0, 0, 0, 2),
        ("torturer", 3, 0, 0, 0),
        ("wishing_well", 1, 1, 0, 0),
        ("mining_village", 1, 2, 0, 0),
        ("spy", 1, 1, 0, 0),
        ("cellar", 0, 1, 0, 0),
        ("courtyard", 3, 0, 0, 0),
        ("upgrade", 1, 1, 0, 0),
        ("masquerade", 2, 0, 0, 0),
        ("chancellor", 0, 0, 0, 2),
        ("baron", 0, 0, 1, 0),
        ("minion", 0, 1, 0, 0),
    ],
)
def test_plain_bonuses_are_as_printed(id: str, drawn: int, actions: int, buys: int, coins: int) -> None:
    t = table(hand=f"{id} estate curse", deck="copper silver*2 gold*5", others=(Seat(hand="copper silver"),))
    t.play(id)
    assert (len(t.hand) - 2, t.actions, t.buys - 1, t.coins) == (drawn, actions, buys, coins)
