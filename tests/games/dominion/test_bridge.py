"""Bridge: +1 buy, +1 coin, and for this turn every card everywhere costs 1 less, but not less than 0."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, table


def test_bridge_gives_a_buy_and_a_coin_and_makes_every_card_cheaper() -> None:
    t = table(hand="bridge")
    t.play("bridge")
    assert (t.buys, t.coins) == (2, 1)
    assert [t.cost(id) for id in ("province", "gold", "silver", "estate")] == [7, 5, 2, 1]


def test_bridge_never_brings_a_cost_below_zero() -> None:
    t = table(hand="bridge*3", actions=3)
    t.play("bridge", "bridge", "bridge")
    assert [t.cost(id) for id in ("copper", "curse", "estate", "silver", "province")] == [0, 0, 0, 0, 5]
    t.buy("estate")
    assert t.coins == 3


def test_bridge_under_throne_room_is_two_bridges() -> None:
    t = table(hand="throne_room bridge")
    t.play("throne_room")
    assert (t.buys, t.coins, t.cost("province"), t.cost("copper")) == (3, 2, 6, 0)


def test_bridge_lowers_what_is_paid_for_each_of_several_buys() -> None:
    t = table(hand="bridge copper*2", deck="curse*5")
    t.play("bridge")
    t.treasures()
    t.buy("silver", "estate")
    assert t.discard[:2] == ["silver", "estate"]


def test_village_bridge_workshop_of_the_rulebook() -> None:
    t = table(hand="village bridge workshop copper*2", deck="estate curse*5")
    t.play("village", "bridge", "workshop")
    assert "duchy" in t.offered
    assert "gold" not in t.offered
    t.choose("gain", "duchy")
    t.treasures()
    assert (t.coins, t.buys) == (3, 2)
    t.buy("silver")
    assert (t.coins, t.buys) == (1, 1)
    t.buy("estate")
    assert t.discard[:3] == ["duchy", "silver", "estate"]


def test_bridge_does_not_reach_back_to_what_was_gained_before_it() -> None:
    t = table(hand="workshop bridge", actions=2)
    t.play("workshop")
    assert "duchy" not in t.offered
    t.choose("gain", "estate")
    t.play("bridge")
    assert t.coins == 1


def test_bridge_ends_with_the_turn() -> None:
    t = table(hand="bridge", deck="copper*5", others=(Seat(hand="silver copper"),))
    t.play("bridge")
    t.end_turn()
    t.treasures()
    assert (t.active, t.coins, t.cost("silver"), t.cost("remodel")) == (1, 3, 3, 4)
    assert "remodel" not in t.offered


def test_bridge_lets_upgrade_turn_a_copper_into_any_card_printed_two() -> None:
    t = table(hand="bridge upgrade copper", actions=2, kingdom="pawn moat secret_chamber courtyard")
    t.play("bridge", "upgrade")
    assert t.offered == ["estate", "moat", "courtyard", "pawn", "secret_chamber"]
    t.choose("gain", "pawn")
    assert (t.trash, t.discard) == (["copper"], ["pawn"])


def test_bridge_makes_a_card_in_hand_cheaper_though_its_pile_is_empty() -> None:
    t = table(hand="bridge upgrade silver", actions=2, kingdom="smithy market", supply={"silver": 0})
    t.play("bridge", "upgrade")
    assert t.trash == ["silver"]
    assert "smithy" in t.offered
    assert "market" not in t.offered


def test_bridge_makes_a_card_in_anothers_deck_cheaper_though_its_pile_is_empty() -> None:
    t = table(hand="bridge swindler", others=(Seat(deck="silver"),), actions=2, supply={"silver": 0})
    t.play("bridge", "swindler")
    assert t.trash == ["silver"]
    assert {t.cost(id) for id in t.offered if isinstance(id, str)} == {2}
    assert "village" in t.offered


def test_bridge_leaves_the_difference_of_upgrade_as_it_is_above_the_floor() -> None:
    t = table(hand="bridge upgrade silver", actions=2)
    t.play("bridge", "upgrade")
    assert {"bridge", "smithy"} <= set(t.offered)
    assert not {"silver", "village", "duchy", "market"} & set(t.offered)


def test_bridge_widens_remodel_at_the_floor() -> None:
    t = table(hand="bridge remodel copper", actions=2)
    t.play("bridge", "remodel")
    assert "silver" in t.offered
    assert "smithy" not in t.offered


def test_bridge_brings_gold_within_reach_of_feast() -> None:
    t = table(hand="bridge feast", actions=2)
    t.play("bridge", "feast")
    assert "gold" in t.offered
    assert "province" not in t.offered


def test_three_bridges_let_mine_turn_a_copper_into_gold() -> None:
    t = table(hand="bridge*3 mine copper", actions=4)
    t.play("bridge", "bridge", "bridge", "mine")
    assert t.offered == ["copper", "silver", "gold"]


@pytest.mark.parametrize(
    ("bridges", "reached", "beyond"), [(1, {"duchy", "duke"}, {"nobles", "harem"}), (2, {"nobles", "harem"}, set())]
)
def test_bridges_widen_the_reach_of_ironworks(bridges: int, reached: set[str], beyond: set[str]) -> None:
    t = table(hand=f"bridge*{bridges} ironworks", actions=bridges + 1, kingdom="duke nobles harem")
    t.play(*["bridge"] * bridges, "ironworks")
    assert reached <= set(t.offered)
    assert not beyond & set(t.offered)


def test_ironworks_pays_both_bonuses_for_a_harem() -> None:
    t = table(hand="bridge*2 ironworks", deck="gold", actions=3, kingdom="harem")
    t.play("bridge", "bridge", "ironworks")
    t.choose("gain", "harem")
    assert (t.coins, t.hand, t.actions) == (2 + 1, ["gold"], 0)


def test_two_bridges_let_swindler_turn_a_copper_into_an_estate() -> None:
    t = table(hand="bridge*2 swindler", others=(Seat(deck="copper"),), actions=3)
    t.play("bridge", "bridge", "swindler")
    assert {"copper", "curse", "estate"} <= set(t.offered)
    assert "silver" not in t.offered


def test_bridge_moves_saboteurs_bounds_with_the_costs() -> None:
    t = table(hand="bridge saboteur", others=(Seat(deck="silver smithy gold"),), actions=2)
    t.play("bridge", "saboteur")
    assert t.trash == ["smithy"]
    assert "estate" in t.offered
    assert "silver" not in t.offered
    t.choose("gain", "estate", by=1)
    assert (sorted(t.left.discard), t.left.deck) == (["estate", "silver"], ["gold"])
