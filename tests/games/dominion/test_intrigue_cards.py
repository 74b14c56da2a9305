"""Intrigue's cards that are no Attacks, in the order of the box; Masquerade and Bridge stand apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.dominion.table import Seat, cards, table

# -- Courtyard


def test_courtyard_draws_first_and_then_returns_any_card_of_the_hand() -> None:
    t = table(hand="courtyard estate", deck="copper silver gold duchy")
    t.play("courtyard")
    assert t.offered == ["copper", "silver", "gold", "estate"]
    t.choose("topdeck", "estate")
    assert t.deck == ["estate", "duchy"]
    assert t.hand == ["copper", "silver", "gold"]


def test_courtyard_must_return_even_an_only_card() -> None:
    t = table(hand="courtyard", deck="gold")
    t.play("courtyard")
    assert (t.hand, t.deck) == ([], ["gold"])


def test_courtyard_with_nothing_to_draw_and_no_hand_returns_nothing() -> None:
    t = table(hand="courtyard")
    t.play("courtyard")
    assert (t.hand, t.deck) == ([], [])
    assert t.question == ("buy", 0)


def test_courtyard_under_throne_room_draws_the_returned_card_again() -> None:
    t = table(hand="throne_room courtyard", deck="copper silver gold estate duchy province")
    t.play("throne_room")
    t.choose("topdeck", "gold")
    assert t.hand == ["copper", "silver", "gold", "estate", "duchy"]
    t.choose("topdeck", "estate")
    assert t.deck == ["estate", "province"]


# -- Pawn

CARD, ACTION, BUY, COIN = range(4)


@pytest.mark.parametrize("pair", list(combinations((CARD, ACTION, BUY, COIN), 2)))
def test_pawn_gives_any_two_different_options(pair: tuple[int, int]) -> None:
    t = table(hand="pawn", deck="estate")
    t.play("pawn")
    t.choose("choose", *pair)
    got = [len(t.hand), t.actions, t.buys - 1, t.coins]
    assert got == [int(option in pair) for option in (CARD, ACTION, BUY, COIN)]


def test_pawn_does_not_offer_the_same_option_twice() -> None:
    t = table(hand="pawn", deck="estate")
    t.play("pawn")
    t.choose("choose", BUY)
    assert t.offered == [CARD, ACTION, COIN]


def test_pawn_fixes_both_options_before_the_card_is_drawn() -> None:
    t = table(hand="pawn", deck="estate")
    t.play("pawn")
    t.choose("choose", CARD)
    assert t.hand == []
    t.choose("choose", COIN)
    assert t.hand == ["estate"]


def test_pawn_under_throne_room_chooses_anew() -> None:
    t = table(hand="throne_room pawn", deck="estate")
    t.play("throne_room")
    t.choose("choose", CARD, COIN)
    t.choose("choose", COIN, BUY)
    assert (t.hand, t.coins, t.buys) == (["estate"], 2, 2)


# -- Secret Chamber as an Action


def test_secret_chamber_gives_a_coin_for_each_card_discarded() -> None:
    t = table(hand="secret_chamber copper estate*2 curse")
    t.play("secret_chamber")
    t.choose("discard", "estate", "curse", "estate", "pass")
    assert t.coins == 3
    assert (t.hand, t.discard) == (["copper"], ["estate", "curse", "estate"])


def test_secret_chamber_may_discard_nothing() -> None:
    t = table(hand="secret_chamber copper")
    t.play("secret_chamber")
    t.choose("discard", "pass")
    assert (t.coins, t.hand) == (0, ["copper"])


def test_secret_chamber_may_discard_the_whole_hand() -> None:
    t = table(hand="secret_chamber copper estate")
    t.play("secret_chamber")
    t.choose("discard", "copper", "estate")
    assert (t.coins, t.hand) == (2, [])


def test_secret_chamber_played_as_an_action_does_not_do_what_it_does_as_a_reaction() -> None:
    t = table(hand="secret_chamber copper*2", deck="gold*2")
    t.play("secret_chamber")
    t.choose("discard", "pass")
    assert (t.hand, t.deck) == (["copper", "copper"], ["gold", "gold"])
    assert t.question == ("treasure", 0)


# -- Shanty Town


def test_shanty_town_without_an_action_in_hand_draws_two() -> None:
    t = table(hand="shanty_town copper", deck="estate gold duchy")
    t.play("shanty_town")
    assert (t.hand, t.actions) == (["copper", "gold", "estate"], 2)


@pytest.mark.parametrize("action", ["village", "moat", "militia", "great_hall", "nobles"])
def test_shanty_town_with_any_kind_of_action_in_hand_gives_the_two_actions_alone(action: str) -> None:
    t = table(hand=f"shanty_town {action}", deck="estate gold")
    t.play("shanty_town")
    assert (t.hand, t.actions) == ([action], 2)


def test_shanty_town_draws_the_second_card_though_the_first_is_an_action() -> None:
    t = table(hand="shanty_town", deck="village gold estate")
    t.play("shanty_town")
    assert t.hand == ["gold", "village"]


def test_shanty_town_reveals_the_hand_but_not_the_cards_drawn_after_it() -> None:
    t = table(hand="shanty_town copper estate", deck="gold gold")
    t.play("shanty_town")
    assert t.seen(0, by=1)["hand_known"] == ["copper", "estate"]


def test_shanty_town_under_throne_room_checks_the_new_hand() -> None:
    t = table(hand="throne_room shanty_town", deck="village copper estate estate")
    t.play("throne_room")
    assert t.actions == 4
    assert (t.hand, t.deck) == (["copper", "village"], ["estate", "estate"])


# -- Steward

CARDS, COINS, TRASH = range(3)


def test_steward_draws_two_and_nothing_else() -> None:
    t = table(hand="steward", deck="copper estate gold")
    t.play("steward")
    assert t.offered == [CARDS, COINS, TRASH]
    t.choose("choose", CARDS)
    assert (t.hand, t.coins, t.trash) == (["copper", "estate"], 0, [])
    assert t.question == ("treasure", 0)


def test_steward_gives_two_coins_and_nothing_else() -> None:
    t = table(hand="steward", deck="copper estate")
    t.play("steward")
    t.choose("choose", COINS)
    assert (t.hand, t.coins, t.trash) == ([], 2, [])


def test_steward_trashes_exactly_two() -> None:
    t = table(hand="steward copper estate gold")
    t.play("steward")
    t.choose("choose", TRASH)
    t.choose("trash", "estate")
    assert "pass" not in t.offered
    t.choose("trash", "copper")
    assert (t.trash, t.hand, t.coins) == (["estate", "copper"], ["gold"], 0)


def test_steward_with_one_other_card_trashes_it() -> None:
    t = table(hand="steward gold")
    t.play("steward")
    t.choose("choose", TRASH)
    assert (t.trash, t.hand) == (["gold"], [])


def test_steward_may_choose_to_trash_with_nothing_in_hand() -> None:
    t = table(hand="steward")
    t.play("steward")
    t.choose("choose", TRASH)
    assert (t.trash, t.question) == ([], ("buy", 0))


# -- Wishing Well


def test_wishing_well_draws_before_naming() -> None:
    t = table(hand="wishing_well", deck="gold estate")
    t.play("wishing_well")
    assert t.question == ("name", 0)
    assert (t.hand, t.actions) == (["gold"], 1)


def test_wishing_well_takes_the_named_card() -> None:
    t = table(hand="wishing_well", deck="gold estate copper")
    t.play("wishing_well")
    t.choose("name", "estate")
    assert (t.hand, t.deck) == (["gold", "estate"], ["copper"])


def test_wishing_well_leaves_a_card_of_another_name_on_the_deck_known_to_all() -> None:
    t = table(hand="wishing_well", deck="gold silver copper")
    t.play("wishing_well")
    t.choose("name", "copper")
    assert (t.hand, t.deck) == (["gold"], ["silver", "copper"])
    assert t.seen(0, by=0)["deck_known"] == t.seen(0, by=1)["deck_known"] == ["silver"]


def test_wishing_well_takes_any_name_of_the_game_or_one_that_is_not_in_it() -> None:
    t = table(hand="wishing_well", deck="gold copper", supply={"curse": 0})
    t.play("wishing_well")
    assert len(t.offered) == 17 + 1
    assert "curse" in t.offered
    t.choose("name", "pass")
    assert (t.hand, t.deck) == (["gold"], ["copper"])


def test_wishing_well_reshuffles_before_revealing() -> None:
    t = table(hand="wishing_well", deck="gold", discard="estate")
    t.play("wishing_well")
    t.choose("name", "estate")
    assert (t.hand, t.discard) == (["gold", "estate"], [])


def test_wishing_well_with_nothing_to_reveal_does_nothing_more() -> None:
    t = table(hand="wishing_well", deck="gold")
    t.play("wishing_well")
    t.choose("name", "gold")
    assert (t.hand, t.deck) == (["gold"], [])


# -- Baron


def test_baron_discards_an_estate_for_four_coins() -> None:
    t = table(hand="baron estate")
    t.play("baron")
    t.choose("discard", "estate")
    assert (t.coins, t.buys) == (4, 2)
    assert (t.discard, t.supply("estate")) == (["estate"], 8)


def test_baron_may_keep_the_estate_but_then_gains_another() -> None:
    t = table(hand="baron estate")
    t.play("baron")
    t.choose("discard", "pass")
    assert (t.coins, t.buys) == (0, 2)
    assert (t.hand, t.discard, t.supply("estate")) == (["estate"], ["estate"], 7)


@pytest.mark.parametrize("other", ["duchy", "great_hall", "copper", "curse"])
def test_baron_takes_no_card_but_an_estate(other: str) -> None:
    t = table(hand=f"baron {other}")
    t.play("baron")
    assert (t.hand, t.discard, t.coins) == ([other], ["estate"], 0)


def test_baron_gains_nothing_when_the_estates_are_gone() -> None:
    t = table(hand="baron estate", supply={"estate": 0})
    t.play("baron")
    t.choose("discard", "pass")
    assert (t.discard, t.coins, t.buys) == ([], 0, 2)


def test_baron_under_throne_room_decides_twice() -> None:
    t = table(hand="throne_room baron estate*2")
    t.play("throne_room")
    t.choose("discard", "estate")
    t.choose("discard", "pass")
    assert (t.coins, t.buys) == (4, 3)
    assert (t.hand, t.discard) == (["estate"], ["estate", "estate"])


# -- Conspirator


def test_conspirator_as_first_or_second_action_gives_two_coins_alone() -> None:
    t = table(hand="conspirator*2", deck="gold*2", actions=2)
    t.play("conspirator", "conspirator")
    assert (t.coins, t.actions, t.hand) == (4, 0, [])


def test_conspirator_as_third_action_also_gives_a_card_and_an_action() -> None:
    t = table(hand="conspirator*3", deck="gold*2", actions=3)
    t.play("conspirator", "conspirator", "conspirator")
    assert (t.coins, t.actions, t.hand) == (6, 1, ["gold"])


def test_conspirator_as_fourth_action_gives_a_card_and_an_action_too() -> None:
    t = table(hand="woodcutter*3 conspirator", deck="gold*2", actions=4)
    t.play("woodcutter", "woodcutter", "woodcutter", "conspirator")
    assert (t.actions, t.hand) == (1, ["gold"])


def test_conspirator_is_not_raised_by_actions_played_after_it() -> None:
    t = table(hand="conspirator woodcutter*2", deck="gold", actions=3)
    t.play("conspirator", "woodcutter", "woodcutter")
    assert (t.actions, t.hand, t.deck) == (0, [], ["gold"])


def test_conspirator_under_throne_room_as_first_play_gets_its_bonus_the_second_time() -> None:
    t = table(hand="throne_room conspirator", deck="gold*3")
    t.play("throne_room")
    assert (t.coins, t.actions, t.hand) == (4, 1, ["gold"])


def test_conspirator_counts_action_victory_cards() -> None:
    t = table(hand="great_hall*2 conspirator", deck="copper*2 gold")
    t.play("great_hall", "great_hall", "conspirator")
    assert t.hand == ["copper", "copper", "gold"]


def test_conspirator_counts_actions_that_were_trashed_when_played() -> None:
    t = table(hand="mining_village feast conspirator", deck="copper gold")
    t.play("mining_village")
    t.choose("may", "yes")
    t.play("feast")
    t.choose("gain", "duchy")
    t.play("conspirator")
    assert t.hand == ["copper", "gold"]


def test_conspirator_does_not_count_reactions_shown() -> None:
    t = table(hand="militia conspirator", deck="gold", others=(Seat(hand="moat"),), actions=2)
    t.play("militia")
    t.choose("react", "moat", "pass", by=1)
    t.play("conspirator")
    assert (t.hand, t.actions) == ([], 0)


def test_conspirator_does_not_count_actions_of_the_turn_before() -> None:
    t = table(hand="woodcutter*2", deck="copper*5", others=(Seat(hand="conspirator", deck="gold*6"),), actions=2)
    t.play("woodcutter", "woodcutter")
    t.end_turn()
    t.play("conspirator")
    assert (t.left.hand, t.actions) == ([], 0)


# -- Coppersmith


def test_coppersmith_makes_every_copper_worth_two_and_leaves_silver_alone() -> None:
    t = table(hand="coppersmith copper*2 silver")
    t.play("coppersmith")
    t.treasures()
    assert t.coins == 2 + 2 + 2


def test_coppersmith_under_throne_room_makes_three_coppers_nine_coins() -> None:
    t = table(hand="throne_room coppersmith copper*3")
    t.play("throne_room")
    t.treasures()
    assert t.coins == 9


def test_two_coppersmiths_make_a_copper_worth_three() -> None:
    t = table(hand="coppersmith*2 copper", actions=2)
    t.play("coppersmith", "coppersmith")
    t.treasures()
    assert t.coins == 3


def test_coppersmith_counts_for_coppers_laid_out_one_by_one() -> None:
    t = table(hand="coppersmith copper*2")
    t.play("coppersmith")
    t.treasure("copper")
    assert t.coins == 2


def test_coppersmith_does_not_change_what_copper_costs() -> None:
    t = table(hand="coppersmith")
    t.play("coppersmith")
    assert t.cost("copper") == 0


def test_coppersmith_ends_with_the_turn() -> None:
    t = table(hand="coppersmith", deck="estate*5", others=(Seat(hand="copper"),))
    t.play("coppersmith")
    t.end_turn()
    t.treasures()
    assert (t.active, t.coins) == (1, 1)


# -- Ironworks


@pytest.mark.parametrize(
    ("gained", "actions", "coins", "drawn"),
    [
        ("village", 1, 0, []),
        ("silver", 0, 1, []),
        ("estate", 0, 0, ["gold"]),
        ("great_hall", 1, 0, ["gold"]),
        ("curse", 0, 0, []),
    ],
)
def test_ironworks_pays_for_each_type_of_the_gained_card(
    gained: str, actions: int, coins: int, drawn: list[str]
) -> None:
    t = table(hand="ironworks", deck="gold", kingdom="great_hall")
    t.play("ironworks")
    t.choose("gain", gained)
    assert (t.actions, t.coins, t.hand, t.discard) == (actions, coins, drawn, [gained])


def test_ironworks_reaches_up_to_four_whatever_the_coins() -> None:
    t = table(hand="ironworks", coins=8)
    t.play("ironworks")
    assert "remodel" in t.offered
    assert not {"duchy", "market", "gold", "pass"} & set(t.offered)


def test_ironworks_with_nothing_to_gain_gives_no_bonus() -> None:
    dear = "festival laboratory market mine council_room library witch duke adventurer"
    gone = {"copper": 0, "silver": 0, "estate": 0, "curse": 0, "ironworks": 0}
    t = table(hand="ironworks", deck="gold", kingdom=dear, supply=gone)
    t.play("ironworks")
    assert (t.actions, t.coins, t.hand, t.discard) == (0, 0, [], [])


def test_ironworks_gains_before_it_draws_so_a_reshuffle_brings_the_gained_card() -> None:
    t = table(hand="ironworks")
    t.play("ironworks")
    t.choose("gain", "estate")
    assert (t.hand, t.discard) == (["estate"], [])


# -- Mining Village


def test_mining_village_draws_and_gives_actions_before_its_owner_decides() -> None:
    t = table(hand="mining_village", deck="gold")
    t.play("mining_village")
    assert t.question == ("may", 0)
    assert (t.hand, t.actions, t.coins) == (["gold"], 2, 0)


def test_mining_village_trashed_gives_two_coins() -> None:
    t = table(hand="mining_village", deck="gold")
    t.play("mining_village")
    t.choose("may", "yes")
    assert (t.coins, t.trash, t.in_play) == (2, ["mining_village"], [])


def test_mining_village_kept_gives_no_coins_and_is_not_asked_about_again() -> None:
    t = table(hand="mining_village village", deck="gold")
    t.play("mining_village")
    t.choose("may", "no")
    assert (t.coins, t.trash, t.in_play) == (0, [], ["mining_village"])
    assert t.question == ("action", 0)
    t.end_actions()
    assert t.question == ("treasure", 0)


def test_mining_village_under_throne_room_trashed_at_first_still_gives_cards_and_actions_again() -> None:
    t = table(hand="throne_room mining_village", deck="gold silver copper")
    t.play("throne_room")
    t.choose("may", "yes")
    assert (t.hand, t.actions, t.coins) == (["silver", "gold"], 4, 2)
    assert t.question == ("treasure", 0)
    assert t.trash == ["mining_village"]


def test_mining_village_under_throne_room_may_be_trashed_the_second_time() -> None:
    t = table(hand="throne_room mining_village", deck="gold silver copper")
    t.play("throne_room")
    t.choose("may", "no", "yes")
    assert (t.hand, t.actions, t.coins) == (["silver", "gold"], 4, 2)
    assert (t.trash, t.in_play) == (["mining_village"], ["throne_room"])


# -- Scout


def test_scout_takes_every_victory_card_and_returns_the_rest_in_any_order() -> None:
    t = table(hand="scout", deck="estate copper duchy silver gold")
    t.play("scout")
    assert (t.hand, t.actions) == (["estate", "duchy"], 1)
    assert t.offered == ["copper", "silver"]
    t.choose("order", "copper")
    assert t.deck == ["silver", "copper", "gold"]


def test_scout_takes_cards_that_are_victory_cards_among_other_things_but_no_curse() -> None:
    t = table(hand="scout", deck="great_hall nobles harem curse")
    t.play("scout")
    assert (t.hand, t.deck) == (["great_hall", "harem", "nobles"], ["curse"])


def test_scout_with_a_short_deck_shuffles_the_discard_pile_alone() -> None:
    t = table(hand="scout", deck="copper estate", discard="duchy*2")
    t.play("scout")
    assert (t.hand, t.deck, t.discard) == (["estate", "duchy", "duchy"], ["copper"], [])


def test_scout_leaves_cards_below_the_fourth_alone() -> None:
    t = table(hand="scout", deck="copper*4 estate")
    t.play("scout")
    assert (t.hand, t.deck) == ([], cards("copper*4 estate"))


def test_scout_hides_the_order_from_the_others() -> None:
    t = table(hand="scout", deck="copper silver gold curse")
    t.play("scout")
    t.choose("order", "gold", "silver", "copper")
    assert t.seen(0, by=0)["deck_known"] == ["curse", "copper", "silver", "gold"]
    assert t.seen(0, by=1)["deck_known"] == []


# -- Trading Post


def test_trading_post_trashes_exactly_two_for_a_silver_in_hand() -> None:
    t = table(hand="trading_post copper estate curse")
    t.play("trading_post")
    t.choose("trash", "estate")
    assert "pass" not in t.offered
    t.choose("trash", "curse")
    assert t.trash == ["estate", "curse"]
    assert (t.hand, t.supply("silver")) == (["copper", "silver"], 39)


def test_trading_posts_silver_can_be_spent_this_turn() -> None:
    t = table(hand="trading_post estate*2")
    t.play("trading_post")
    t.treasures()
    assert t.coins == 2


def test_trading_post_with_one_other_card_trashes_it_and_gives_no_silver() -> None:
    t = table(hand="trading_post copper")
    t.play("trading_post")
    assert t.trash == ["copper"]
    assert t.hand == []


def test_trading_post_with_no_other_card_does_nothing() -> None:
    t = table(hand="trading_post")
    t.play("trading_post")
    assert (t.trash, t.hand, t.supply("silver")) == ([], [], 40)


def test_trading_post_trashes_two_even_when_the_silvers_are_gone() -> None:
    t = table(hand="trading_post copper*2", supply={"silver": 0})
    t.play("trading_post")
    assert (t.trash, t.hand) == (["copper", "copper"], [])


# -- Tribute


@pytest.mark.parametrize(
    ("revealed", "actions", "coins", "drawn"),
    [
        ("copper harem", 0, 4, 2),
        ("silver silver", 0, 2, 0),
        ("copper silver", 0, 4, 0),
        ("curse curse", 0, 0, 0),
        ("curse village", 2, 0, 0),
        ("village smithy", 4, 0, 0),
        ("estate duchy", 0, 0, 4),
        ("great_hall great_hall", 2, 0, 2),
        ("great_hall gold", 2, 2, 2),
    ],
)
def test_tribute_pays_for_each_type_of_each_name(revealed: str, actions: int, coins: int, drawn: int) -> None:
    t = table(hand="tribute", deck="estate*5", others=(Seat(deck=f"{revealed} gold"),))
    t.play("tribute")
    assert (t.actions, t.coins, len(t.hand)) == (actions, coins, drawn)
    assert (t.left.discard, t.left.deck) == (cards(revealed), ["gold"])


def test_tribute_reshuffles_with_the_revealed_card_kept_out() -> None:
    t = table(hand="tribute", others=(Seat(deck="copper", discard="village"),))
    t.play("tribute")
    assert (t.coins, t.actions) == (2, 2)
    assert (t.left.discard, t.left.deck) == (["copper", "village"], [])


def test_tribute_reveals_fewer_cards_when_there_are_no_more() -> None:
    t = table(hand="tribute", others=(Seat(deck="copper"),))
    t.play("tribute")
    assert (t.coins, t.left.discard) == (2, ["copper"])


def test_tribute_of_a_neighbour_without_cards_pays_nothing() -> None:
    t = table(hand="tribute", deck="gold*5")
    t.play("tribute")
    assert (t.actions, t.coins, t.hand) == (0, 0, [])


def test_tributes_cards_are_discarded_before_anything_is_drawn() -> None:
    t = table(hand="tribute", deck="copper*2", others=(Seat(deck="estate gold"),))
    t.play("tribute")
    moves = [event.what for event in t.state.events or [] if event.what in ("reveal", "discard", "draw")]
    assert moves == ["reveal", "reveal", "discard", "discard", "draw", "draw"]


def test_tribute_asks_the_left_neighbour_alone() -> None:
    t = table(hand="tribute", others=(Seat(deck="copper*2"), Seat(deck="gold*2"), Seat(deck="silver*2")), active=3)
    t.play("tribute")
    assert t.seats[0].discard == ["copper", "copper"]
    assert t.seats[1].discard == t.seats[2].discard == []


# -- Upgrade


def test_upgrade_gains_a_card_that_costs_exactly_one_more() -> None:
    t = table(hand="upgrade estate gold", deck="copper")
    t.play("upgrade")
    assert (t.actions, t.offered) == (1, ["copper", "gold", "estate"])
    t.choose("trash", "estate")
    assert t.offered == ["silver", "village", "woodcutter"]
    t.choose("gain", "silver")
    assert (t.trash, t.discard, t.hand) == (["estate"], ["silver"], ["copper", "gold"])


@pytest.mark.parametrize("card", ["copper", "curse", "province"])
def test_upgrade_with_no_pile_at_that_cost_still_trashes(card: str) -> None:
    t = table(hand=f"upgrade {card}")
    t.play("upgrade")
    assert (t.trash, t.discard) == ([card], [])


def test_upgrade_does_not_take_from_an_empty_pile() -> None:
    t = table(hand="upgrade duchy", supply={"gold": 0})
    t.play("upgrade")
    assert (t.trash, t.discard) == (["duchy"], [])


def test_upgrade_with_an_empty_hand_trashes_and_gains_nothing() -> None:
    t = table(hand="upgrade")
    t.play("upgrade")
    assert (t.trash, t.discard, t.actions) == ([], [], 1)


# -- Harem and Nobles


def test_harem_is_a_treasure_of_two_coins() -> None:
    t = table(hand="harem*2")
    t.treasures()
    assert (t.coins, t.in_play) == (4, ["harem", "harem"])


NOBLES_CARDS, NOBLES_ACTIONS = range(2)


def test_nobles_draw_three() -> None:
    t = table(hand="nobles", deck="copper*4")
    t.play("nobles")
    t.choose("choose", NOBLES_CARDS)
    assert (len(t.hand), t.actions) == (3, 0)


def test_nobles_give_two_actions_instead() -> None:
    t = table(hand="nobles", deck="copper*4")
    t.play("nobles")
    t.choose("choose", NOBLES_ACTIONS)
    assert (t.hand, t.actions) == ([], 2)


def test_nobles_under_throne_room_choose_separately() -> None:
    t = table(hand="throne_room nobles", deck="copper*4")
    t.play("throne_room")
    t.choose("choose", NOBLES_CARDS, NOBLES_ACTIONS)
    assert (len(t.hand), t.actions) == (3, 2)
