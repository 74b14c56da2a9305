"""The course of play: the three phases of a turn, gaining and trashing, and when a discard pile is reshuffled."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, cards, table

from greathall.games.dominion.catalogue import CARDS


def told(events: object, what: str) -> int:
    """How often the log tells of something."""
    assert isinstance(events, list)
    return sum(event.what == what for event in events)


# -- action phase


def test_a_turn_starts_with_one_action_one_buy_and_no_coins() -> None:
    t = table(hand="festival", deck="copper*5")
    t.play("festival")
    t.end_turn()
    assert (t.active, t.actions, t.buys, t.coins) == (1, 1, 1, 0)


def test_one_action_may_be_played_unless_a_card_gives_more() -> None:
    t = table(hand="woodcutter*2")
    t.play("woodcutter")
    assert t.question == ("buy", 0)


def test_each_action_played_uses_up_one() -> None:
    t = table(hand="village woodcutter*3", deck="copper")
    t.play("village", "woodcutter", "woodcutter")
    assert (t.actions, t.hand, t.question) == (0, ["copper", "woodcutter"], ("treasure", 0))


def test_no_action_need_be_played_and_none_after_one_has_stopped() -> None:
    t = table(hand="village*2 copper", deck="copper")
    t.play("village")
    t.choose("action", "pass")
    assert t.offered == ["all", "copper", "pass"]
    t.choose("treasure", "copper")
    assert t.question[0] != "action"


@pytest.mark.parametrize("card", ["moneylender", "throne_room", "chapel", "remodel", "mine", "library", "smithy"])
def test_an_action_may_be_played_though_it_can_do_nothing(card: str) -> None:
    t = table(hand=card)
    t.play(card)
    assert (t.in_play, t.question) == ([card], ("buy", 0))


def test_played_actions_stay_in_front_of_the_player_until_clean_up() -> None:
    t = table(hand="village smithy", deck="copper*9")
    t.play("village", "smithy")
    assert (t.in_play, t.discard) == (["village", "smithy"], [])


def test_only_actions_are_offered_in_the_action_phase() -> None:
    t = table(hand="village great_hall harem copper estate curse")
    assert t.offered == ["village", "great_hall", "pass"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_actions_are_played_on_ones_own_turn_alone(active: int) -> None:
    t = table(
        hand="council_room village woodcutter",
        deck="copper*9",
        others=(Seat(hand="village*2", deck="smithy"), Seat(hand="village*2", deck="smithy")),
        active=active,
        actions=2,
    )
    t.play("council_room", "village", "woodcutter")
    assert t.left.hand == ["village", "village", "smithy"]
    while t.active == active:
        assert t.question[1] == active
        t.choose(t.question[0], "pass")
    assert t.question == ("action", (active + 1) % 3)


# -- buy phase


def test_treasures_are_laid_out_by_choice_and_none_is_compulsory() -> None:
    t = table(hand="copper silver gold")
    t.treasure("silver")
    assert (t.coins, t.in_play, t.hand) == (2, ["silver"], ["copper", "gold"])
    t.buy("pass")
    assert t.active == 1


def test_all_treasures_may_be_laid_out_at_once() -> None:
    t = table(hand="copper*2 silver gold harem estate")
    t.choose("treasure", "all")
    assert (t.coins, t.hand) == (1 + 1 + 2 + 3 + 2, ["estate"])


def test_no_treasure_is_laid_out_after_the_first_buy() -> None:
    t = table(hand="copper gold", buys=2)
    t.treasure("copper")
    t.buy("copper")
    assert (t.question, t.hand, t.coins) == (("buy", 0), ["gold"], 1)
    assert "gold" not in t.offered


def test_no_treasure_is_laid_out_after_one_has_stopped() -> None:
    t = table(hand="gold*2")
    t.treasure("gold", "pass")
    assert (t.question, t.hand, t.coins) == (("buy", 0), ["gold"], 3)
    assert "gold" not in t.offered


def test_coins_of_treasures_and_actions_are_one_total() -> None:
    t = table(hand="woodcutter copper")
    t.play("woodcutter")
    t.treasures()
    assert t.coins == 3
    assert "silver" in t.offered
    assert "smithy" not in t.offered


def test_coins_of_actions_alone_can_buy() -> None:
    t = table(hand="woodcutter", deck="copper*5")
    t.play("woodcutter")
    t.buy("estate")
    assert (t.in_play, t.discard, t.coins) == (["woodcutter"], ["estate"], 0)


def test_several_buys_are_paid_from_one_total() -> None:
    t = table(hand="woodcutter silver gold", deck="copper*5")
    t.play("woodcutter")
    t.treasures()
    t.buy("silver")
    assert (t.coins, t.buys) == (4, 1)
    assert "duchy" not in t.offered
    t.buy("smithy")
    assert t.discard[:2] == ["silver", "smithy"]


def test_all_the_money_buys_no_second_card_without_a_second_buy() -> None:
    t = table(hand="gold*3", deck="copper*5")
    t.treasures()
    t.buy("silver")
    assert t.active == 1


def test_unused_buys_and_coins_lapse() -> None:
    t = table(hand="festival", deck="copper*5")
    t.play("festival")
    t.buy("pass")
    assert (t.active, t.buys, t.coins) == (1, 1, 0)


def test_a_copper_costs_nothing_but_uses_a_buy() -> None:
    t = table(deck="estate*5", buys=2)
    t.buy("copper")
    assert (t.buys, t.coins, t.discard) == (1, 0, ["copper"])


def test_a_curse_may_be_bought_and_goes_to_the_discard_pile() -> None:
    t = table(deck="estate*5")
    t.buy("curse")
    assert (t.discard, t.supply("curse"), t.points(0)) == (["curse"], 9, 5 - 1)


def test_every_pile_that_is_affordable_and_not_empty_may_be_bought() -> None:
    t = table(hand="copper*3", supply={"village": 0})
    t.treasures()
    assert t.offered == ["copper", "silver", "estate", "curse", "cellar", "chapel", "woodcutter", "pass"]


def test_a_pile_is_offered_until_its_last_card_is_bought() -> None:
    t = table(hand="copper*3", supply={"woodcutter": 1}, buys=3)
    t.treasures()
    assert "woodcutter" in t.offered
    t.buy("copper")
    t.state.coins = 3
    t.buy("woodcutter")
    assert t.offered == ["copper", "curse", "pass"]
    t.state.coins = 3
    assert t.state.ask_again()
    assert "woodcutter" not in t.offered


def test_more_coins_than_anything_costs_buy_anything() -> None:
    t = table(hand="gold*5")
    t.treasures()
    assert t.offered == [*(CARDS[card].id for card in t.state.setup.piles), "pass"]


def test_nothing_is_bought_from_the_trash() -> None:
    t = table(hand="chapel silver copper*3", supply={"silver": 0})
    t.play("chapel")
    t.choose("trash", "silver", "pass")
    t.treasures()
    assert t.trash == ["silver"]
    assert "silver" not in t.offered


def test_a_bought_card_goes_on_top_of_the_discard_pile_and_does_nothing_yet() -> None:
    t = table(hand="gold*2", discard="estate", buys=2)
    t.treasures()
    t.buy("festival")
    assert (t.discard, t.supply("festival")) == (["estate", "festival"], 9)
    assert (t.actions, t.buys, t.coins) == (1, 1, 1)
    assert t.seen(0, by=1)["discard_top"] == "festival"


# -- clean-up


def test_clean_up_discards_what_was_played_and_the_hand_and_draws_five() -> None:
    t = table(hand="village copper*2 estate", deck="curse gold*6", discard="duchy")
    t.play("village")
    t.treasures()
    t.buy("pass")
    assert t.hand == ["gold"] * 5
    assert sorted(t.discard) == ["copper", "copper", "curse", "duchy", "estate", "village"]
    assert (t.in_play, t.deck) == ([], ["gold"])


def test_clean_up_leaves_a_played_card_on_top_and_the_hand_below_it() -> None:
    t = table(hand="estate copper", deck="gold*5")
    t.treasure("copper")
    t.end_turn()
    assert t.seen(0, by=1)["discard_top"] == "copper"


def test_clean_up_does_not_bring_back_what_was_trashed() -> None:
    t = table(hand="feast", deck="gold*5")
    t.play("feast")
    t.choose("gain", "duchy")
    t.end_turn()
    assert (t.discard, t.trash) == (["duchy"], ["feast"])


def test_clean_up_shuffles_what_was_just_discarded_if_the_deck_runs_out() -> None:
    t = table(hand="estate copper", deck="gold*2", discard="silver")
    t.treasures()
    t.buy("curse")
    assert t.hand.count("gold") == 2
    assert sorted(t.hand + t.deck) == ["copper", "curse", "estate", "gold", "gold", "silver"]
    assert (len(t.hand), t.discard) == (5, [])


def test_clean_up_with_fewer_than_five_cards_draws_them_all() -> None:
    t = table(hand="estate", deck="gold", discard="silver")
    t.end_turn()
    assert (t.hand, t.deck, t.discard) == (["silver", "gold", "estate"], [], [])


def test_the_turn_passes_to_the_left_and_around() -> None:
    t = table(players=3, active=1)
    order = []
    for _ in range(4):
        order.append(t.active)
        t.end_turn()
    assert order == [1, 2, 0, 1]


def test_the_next_players_attack_meets_a_full_hand() -> None:
    t = table(hand="copper", deck="copper estate*2 gold*2", others=(Seat(hand="militia"),))
    t.end_turn()
    t.play("militia")
    assert t.question == ("discard", 0)
    t.choose("discard", "estate", "estate", by=0)
    assert t.hand == ["copper", "gold", "gold"]


# -- R1: reshuffling


def test_a_draw_takes_what_the_deck_has_and_only_then_shuffles_the_discard_pile() -> None:
    t = table(hand="smithy", deck="gold", discard="copper*4")
    t.play("smithy")
    assert t.hand == ["copper", "copper", "gold"]
    assert (t.deck, t.discard) == (["copper", "copper"], [])
    assert told(t.state.events, "shuffle") == 1


def test_an_empty_deck_alone_is_no_reason_to_shuffle() -> None:
    t = table(hand="smithy", deck="gold*3", discard="copper*4")
    t.play("smithy")
    assert (t.deck, t.discard) == ([], ["copper"] * 4)
    assert told(t.state.events, "shuffle") == 0


def test_a_draw_does_with_fewer_cards_if_there_are_no_more() -> None:
    t = table(hand="smithy", deck="gold", discard="copper")
    t.play("smithy")
    assert (t.hand, t.deck, t.discard) == (["copper", "gold"], [], [])


def test_a_draw_without_deck_and_discard_pile_draws_nothing() -> None:
    t = table(hand="smithy estate")
    t.play("smithy")
    assert t.hand == ["estate"]
    assert told(t.state.events, "shuffle") == 0


def test_cards_in_play_are_not_shuffled_in() -> None:
    t = table(hand="village smithy", discard="copper*2")
    t.play("village", "smithy")
    assert (t.hand, t.in_play) == (["copper", "copper"], ["village", "smithy"])


def test_cards_revealed_are_not_shuffled_in() -> None:
    t = table(hand="adventurer", deck="estate*2 copper", discard="gold")
    t.play("adventurer")
    assert (t.hand, t.deck, t.discard) == (["copper", "gold"], [], ["estate", "estate"])


def test_cards_set_aside_are_not_shuffled_in() -> None:
    t = table(hand="library copper*6", deck="village", discard="estate*2")
    t.play("library")
    t.choose("set_aside", "yes")
    assert (t.hand, t.deck, t.discard) == (cards("copper*6 estate"), ["estate"], ["village"])


def test_a_card_put_on_an_empty_deck_needs_no_shuffle() -> None:
    t = table(hand="courtyard copper", deck="gold*3", discard="estate*5")
    t.play("courtyard")
    t.choose("topdeck", "copper")
    assert (t.deck, t.discard) == (["copper"], ["estate"] * 5)


def test_a_reshuffle_brings_any_card_to_the_top() -> None:
    tops = set()
    for seed in range(30):
        t = table(hand="moat", discard="copper silver gold", seed=seed)
        t.play("moat")
        tops.update(t.deck)
    assert tops == {"copper", "silver", "gold"}


def test_another_players_deck_is_reshuffled_from_their_own_discard_pile() -> None:
    t = table(hand="council_room", deck="copper*4", discard="estate", others=(Seat(discard="gold"),))
    t.play("council_room")
    assert (t.left.hand, t.left.discard, t.discard) == (["gold"], [], ["estate"])


# -- gaining, trashing, buying: what lies where


def test_the_trash_is_common_and_open_to_all() -> None:
    t = table(hand="chapel estate curse")
    t.play("chapel")
    t.choose("trash", "estate", "pass")
    for seat in (-1, 0, 1):
        assert t.view(seat)["trash"] == ["estate"]


def test_a_gained_card_goes_on_top_of_the_discard_pile() -> None:
    t = table(hand="workshop", discard="estate")
    t.play("workshop")
    t.choose("gain", "silver")
    assert t.discard == ["estate", "silver"]


def test_cards_discarded_at_once_show_the_uppermost_alone() -> None:
    t = table(hand="militia", others=(Seat(hand="copper*3 estate curse"),))
    t.play("militia")
    t.choose("discard", "curse", "estate", by=1)
    shown = [event.card_for(0) >= 0 for event in t.state.events or [] if event.what == "discard"]
    assert shown == [False, True]
    assert t.seen(1, by=0)["discard_top"] == "estate"
