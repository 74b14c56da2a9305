"""Intrigue's Attacks: Swindler, Minion, Saboteur and Torturer."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, table

# -- Swindler


def test_swindler_trashes_the_top_card_and_gives_one_of_the_same_cost() -> None:
    t = table(hand="swindler", others=(Seat(deck="gold copper"),), kingdom="nobles")
    t.play("swindler")
    assert (t.coins, t.trash) == (2, ["gold"])
    assert t.offered == ["gold", "nobles"]
    t.choose("swindle", "nobles")
    assert (t.left.discard, t.left.deck, t.supply("nobles")) == (["nobles"], ["copper"], 7)


def test_swindler_may_give_the_same_card_back() -> None:
    t = table(hand="swindler", others=(Seat(deck="gold"),), kingdom="nobles")
    t.play("swindler")
    t.choose("swindle", "gold")
    assert (t.trash, t.left.discard) == (["gold"], ["gold"])


@pytest.mark.parametrize("trashed", ["copper", "curse"])
def test_swindler_gives_copper_or_curse_for_a_card_of_cost_zero(trashed: str) -> None:
    t = table(hand="swindler", others=(Seat(deck=trashed),))
    t.play("swindler")
    assert t.offered == ["copper", "curse"]
    t.choose("swindle", "curse")
    assert t.left.discard == ["curse"]


def test_swindler_cannot_pick_an_empty_pile_and_must_pick_what_is_left() -> None:
    t = table(hand="swindler", others=(Seat(deck="copper"),), supply={"curse": 0})
    t.play("swindler")
    assert (t.trash, t.left.discard) == (["copper"], ["copper"])


def test_swindler_with_no_pile_of_that_cost_gives_nothing() -> None:
    t = table(hand="swindler", others=(Seat(deck="province"),), supply={"province": 0})
    t.play("swindler")
    assert (t.trash, t.left.discard) == (["province"], [])


def test_swindler_reshuffles_an_empty_deck() -> None:
    t = table(hand="swindler", others=(Seat(discard="province"),), supply={"province": 1})
    t.play("swindler")
    assert (t.trash, t.left.discard) == (["province"], ["province"])


def test_swindler_does_nothing_to_a_player_without_cards_to_turn() -> None:
    t = table(hand="swindler", others=(Seat(hand="gold"),))
    t.play("swindler")
    assert (t.trash, t.left.discard, t.coins) == ([], [], 2)


def test_swindler_finishes_each_victim_before_the_next() -> None:
    t = table(
        hand="swindler",
        others=(Seat(deck="copper"), Seat(deck="copper")),
        supply={"copper": 1, "curse": 0},
    )
    t.play("swindler")
    assert t.trash == ["copper", "copper"]
    assert (t.seats[1].discard, t.seats[2].discard) == (["copper"], [])


def test_swindler_turns_the_second_card_only_after_the_first_is_replaced() -> None:
    t = table(hand="swindler", others=(Seat(deck="copper"), Seat(deck="copper")))
    t.play("swindler")
    assert (t.trash, t.seats[2].deck) == (["copper"], ["copper"])


# -- Minion

TWO_COINS, NEW_HANDS = range(2)


def test_minion_gives_an_action_and_two_coins_and_leaves_the_hands() -> None:
    t = table(hand="minion copper", deck="gold*4", others=(Seat(hand="estate*5", deck="gold*4"),))
    t.play("minion")
    t.choose("choose", TWO_COINS)
    assert (t.actions, t.coins, t.hand) == (1, 2, ["copper"])
    assert t.left.hand == ["estate"] * 5


def test_minion_gives_an_action_and_four_new_cards_to_all_with_five() -> None:
    t = table(hand="minion copper", deck="gold*4", others=(Seat(hand="estate*5", deck="silver*4"),))
    t.play("minion")
    t.choose("choose", NEW_HANDS)
    assert (t.actions, t.coins, t.hand, t.discard) == (1, 0, ["gold"] * 4, ["copper"])
    assert (t.left.hand, t.left.discard) == (["silver"] * 4, ["estate"] * 5)


def test_minion_leaves_a_hand_of_four_alone() -> None:
    t = table(hand="minion", deck="gold*4", others=(Seat(hand="estate*4", deck="silver*4"),))
    t.play("minion")
    t.choose("choose", NEW_HANDS)
    assert (t.left.hand, t.left.discard) == (["estate"] * 4, [])


def test_minion_with_an_empty_hand_still_draws_four() -> None:
    t = table(hand="minion", deck="gold*5")
    t.play("minion")
    t.choose("choose", NEW_HANDS)
    assert (t.hand, t.discard) == (["gold"] * 4, [])


def test_minion_looks_at_the_hand_after_a_council_room_has_filled_it() -> None:
    t = table(
        hand="council_room minion",
        deck="copper*9",
        others=(Seat(hand="estate*4", deck="silver*6"),),
        actions=2,
    )
    t.play("council_room", "minion")
    t.choose("choose", NEW_HANDS)
    assert (t.left.hand, len(t.left.discard)) == (["silver"] * 4, 5)


def test_minion_looks_at_the_hand_after_a_secret_chamber_has_shortened_it() -> None:
    t = table(hand="minion", deck="gold*4", others=(Seat(hand="secret_chamber estate*4"),))
    t.play("minion")
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "estate", "estate", by=1)
    t.choose("react", "pass", by=1)
    t.choose("choose", NEW_HANDS)
    assert t.left.hand == ["estate", "estate", "secret_chamber"]


def test_minion_option_is_chosen_after_all_reactions() -> None:
    t = table(hand="minion", deck="gold*4", others=(Seat(hand="moat estate*4"),))
    t.play("minion")
    assert (t.question, t.actions) == (("react", 1), 0)
    t.choose("react", "pass", by=1)
    assert t.question == ("choose", 0)


def test_minion_under_throne_room_chooses_separately() -> None:
    t = table(hand="throne_room minion copper", deck="gold*4")
    t.play("throne_room")
    t.choose("choose", TWO_COINS, NEW_HANDS)
    assert (t.coins, t.actions, t.hand) == (2, 2, ["gold"] * 4)


# -- Saboteur


def test_saboteur_trashes_the_first_card_of_cost_three_or_more_and_discards_the_others() -> None:
    t = table(hand="saboteur", others=(Seat(deck="copper estate market gold"),))
    t.play("saboteur")
    assert t.trash == ["market"]
    t.choose("gain", "silver", by=1)
    assert (sorted(t.left.discard), t.left.deck) == (["copper", "estate", "silver"], ["gold"])


def test_saboteur_lets_the_victim_replace_a_five_by_up_to_three() -> None:
    t = table(hand="saboteur", others=(Seat(deck="market"),))
    t.play("saboteur")
    costs = {t.cost(str(word)) for word in t.offered if word != "pass"}
    assert costs == {0, 2, 3}


def test_saboteur_lets_the_victim_replace_a_three_by_copper_or_curse() -> None:
    t = table(hand="saboteur", others=(Seat(deck="silver"),))
    t.play("saboteur")
    assert t.offered == ["copper", "curse", "pass"]


def test_saboteur_lets_the_victim_go_without_a_replacement() -> None:
    t = table(hand="saboteur", others=(Seat(deck="estate market"),))
    t.play("saboteur")
    t.choose("gain", "pass", by=1)
    assert (t.left.discard, t.trash) == (["estate"], ["market"])


@pytest.mark.parametrize("card", ["silver", "gold", "duchy", "province", "village", "great_hall"])
def test_saboteur_hits_cards_of_every_type(card: str) -> None:
    t = table(hand="saboteur", others=(Seat(deck=f"copper {card}"),))
    t.play("saboteur")
    assert t.trash == [card]


def test_saboteur_reshuffles_with_the_revealed_cards_kept_out() -> None:
    t = table(hand="saboteur", others=(Seat(deck="copper estate", discard="market"),))
    t.play("saboteur")
    assert t.left.aside == ["copper", "estate"]
    t.choose("gain", "pass", by=1)
    assert (t.left.discard, t.trash) == (["copper", "estate"], ["market"])


def test_saboteur_finding_no_such_card_discards_all_and_trashes_nothing() -> None:
    t = table(hand="saboteur", others=(Seat(deck="copper estate", discard="curse"),))
    t.play("saboteur")
    assert (t.trash, t.left.discard, t.left.deck) == ([], ["copper", "estate", "curse"], [])


def test_saboteur_goes_on_to_the_left_victim_by_victim() -> None:
    t = table(hand="saboteur", others=(Seat(deck="market"), Seat(deck="gold")))
    t.play("saboteur")
    assert t.seats[2].deck == ["gold"]
    t.choose("gain", "silver", by=1)
    t.choose("gain", "smithy", by=2)
    assert (t.seats[1].discard, t.seats[2].discard) == (["silver"], ["smithy"])


# -- Torturer

DISCARD_TWO, TAKE_CURSE = range(2)


def test_torturer_draws_three_and_lets_each_victim_choose() -> None:
    t = table(
        hand="torturer",
        deck="gold*3",
        others=(Seat(hand="copper estate*2"), Seat(hand="silver*2")),
    )
    t.play("torturer")
    assert t.hand == ["gold"] * 3
    t.choose("choose", DISCARD_TWO, by=1)
    t.choose("discard", "estate", "estate", by=1)
    t.choose("choose", TAKE_CURSE, by=2)
    assert (t.seats[1].hand, t.seats[1].discard) == (["copper"], ["estate", "estate"])
    assert (t.seats[2].hand, t.seats[2].discard) == (["silver", "silver", "curse"], [])


def test_torturer_discard_takes_exactly_two() -> None:
    t = table(hand="torturer", others=(Seat(hand="copper estate silver"),))
    t.play("torturer")
    t.choose("choose", DISCARD_TWO, by=1)
    t.choose("discard", "silver", by=1)
    assert "pass" not in t.offered


@pytest.mark.parametrize("hand", ["", "copper"])
def test_torturer_discard_may_be_chosen_with_fewer_than_two_cards(hand: str) -> None:
    t = table(hand="torturer", others=(Seat(hand=hand),))
    t.play("torturer")
    t.choose("choose", DISCARD_TWO, by=1)
    assert (t.left.hand, t.left.discard) == ([], hand.split())
    assert t.supply("curse") == 10


def test_torturer_curse_may_be_chosen_when_none_is_left_and_then_nothing_happens() -> None:
    t = table(hand="torturer", others=(Seat(hand="copper*2"),), supply={"curse": 0})
    t.play("torturer")
    t.choose("choose", TAKE_CURSE, by=1)
    assert (t.left.hand, t.left.discard) == (["copper", "copper"], [])


def test_torturer_deals_the_last_curses_from_the_left() -> None:
    t = table(hand="torturer", others=(Seat(hand="copper"), Seat(hand="copper")), active=1, supply={"curse": 1})
    t.play("torturer")
    t.choose("choose", TAKE_CURSE, by=2)
    t.choose("choose", TAKE_CURSE, by=0)
    assert (t.seats[2].hand, t.seats[0].hand) == (["copper", "curse"], ["copper"])


def test_torturer_under_throne_room_lets_the_first_curse_be_discarded_to_the_second() -> None:
    t = table(hand="throne_room torturer", deck="gold*6", others=(Seat(hand="copper estate"),))
    t.play("throne_room")
    t.choose("choose", TAKE_CURSE, DISCARD_TWO, by=1)
    t.choose("discard", "curse", "estate", by=1)
    assert (t.hand, t.left.hand) == (["gold"] * 6, ["copper"])
