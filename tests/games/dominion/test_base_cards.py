"""The base game's cards that are no Attacks, in the order of the box; Throne Room stands apart."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, cards, table

# -- Cellar


def test_cellar_draws_a_card_for_each_one_discarded() -> None:
    t = table(hand="cellar estate*2 copper", deck="gold silver curse")
    t.play("cellar")
    assert t.actions == 1
    t.choose("discard", "estate", "estate", "pass")
    assert (t.hand, t.discard, t.deck) == (["copper", "silver", "gold"], ["estate", "estate"], ["curse"])


def test_cellar_may_discard_nothing() -> None:
    t = table(hand="cellar estate", deck="gold")
    t.play("cellar")
    t.choose("discard", "pass")
    assert (t.hand, t.discard, t.actions) == (["estate"], [], 1)


def test_cellar_discards_all_before_it_draws_any() -> None:
    t = table(hand="cellar estate copper", deck="gold silver")
    t.play("cellar")
    t.choose("discard", "estate")
    assert t.offered == ["copper", "pass"]


def test_cellars_discards_come_back_when_the_deck_runs_out() -> None:
    t = table(hand="cellar estate copper")
    t.play("cellar")
    t.choose("discard", "estate", "copper")
    assert (t.hand, t.discard) == (["copper", "estate"], [])


def test_cellar_cannot_be_discarded_to_itself() -> None:
    t = table(hand="cellar estate")
    t.play("cellar")
    assert t.offered == ["estate", "pass"]
    assert t.in_play == ["cellar"]


# -- Chapel


def test_chapel_trashes_up_to_four() -> None:
    t = table(hand="chapel copper*5")
    t.play("chapel")
    t.choose("trash", *["copper"] * 4)
    assert (t.trash, t.hand) == (["copper"] * 4, ["copper"])
    assert t.question == ("treasure", 0)


def test_chapel_may_trash_fewer_or_nothing() -> None:
    t = table(hand="chapel*2 copper estate", actions=2)
    t.play("chapel")
    t.choose("trash", "estate", "pass")
    t.play("chapel")
    t.choose("trash", "pass")
    assert t.trash == ["estate"]


def test_chapel_can_trash_another_chapel_but_not_itself() -> None:
    t = table(hand="chapel*2")
    t.play("chapel")
    t.choose("trash", "chapel")
    assert (t.trash, t.in_play) == (["chapel"], ["chapel"])
    assert t.question == ("buy", 0)


# -- Chancellor


def test_chancellor_may_put_the_deck_into_the_discard_pile() -> None:
    t = table(hand="chancellor", deck="copper gold", discard="estate")
    t.play("chancellor")
    assert t.coins == 2
    t.choose("may", "yes")
    assert (t.deck, sorted(t.discard)) == ([], ["copper", "estate", "gold"])


def test_chancellor_may_leave_the_deck() -> None:
    t = table(hand="chancellor", deck="copper gold", discard="estate")
    t.play("chancellor")
    t.choose("may", "no")
    assert (t.deck, t.discard, t.coins) == (["copper", "gold"], ["estate"], 2)


def test_chancellor_decides_before_anything_else() -> None:
    t = table(hand="chancellor village", deck="copper gold", actions=2)
    t.play("chancellor")
    assert t.offered == ["pass", "yes"]
    assert t.question == ("may", 0)


def test_chancellor_shows_nothing_of_the_deck_but_the_card_that_comes_to_lie_on_top() -> None:
    t = table(hand="chancellor", deck="copper silver gold", discard="estate")
    t.play("chancellor")
    t.choose("may", "yes")
    for seat in (0, 1):
        assert t.seen(0, by=seat)["discard_top"] == "gold"
        assert "discard" not in t.seen(0, by=seat)


# -- Workshop and Feast


def test_workshop_gains_a_card_of_up_to_four_whatever_the_coins() -> None:
    t = table(hand="workshop", coins=8)
    t.play("workshop")
    assert {"copper", "curse", "estate", "silver", "smithy"} <= set(t.offered)
    assert not {"duchy", "market", "gold", "pass"} & set(t.offered)
    t.choose("gain", "smithy")
    assert (t.discard, t.coins, t.supply("smithy")) == (["smithy"], 8, 9)


def test_workshop_does_not_offer_an_empty_pile() -> None:
    t = table(hand="workshop", supply={"silver": 0})
    t.play("workshop")
    assert "silver" not in t.offered


def test_feast_is_trashed_for_a_card_of_up_to_five_whatever_the_coins() -> None:
    t = table(hand="feast", coins=8)
    t.play("feast")
    assert {"duchy", "market"} <= set(t.offered)
    assert not {"gold", "pass"} & set(t.offered)
    t.choose("gain", "duchy")
    assert (t.trash, t.in_play, t.discard, t.coins) == (["feast"], [], ["duchy"], 8)


def test_feast_under_throne_room_gains_twice_though_trashed_once() -> None:
    t = table(hand="throne_room feast")
    t.play("throne_room")
    t.choose("gain", "duchy", "market")
    assert (t.trash, t.discard) == (["feast"], ["duchy", "market"])


def test_the_effects_of_a_gained_card_are_not_used() -> None:
    t = table(hand="workshop", deck="gold")
    t.play("workshop")
    t.choose("gain", "village")
    assert (t.actions, t.hand) == (0, [])


# -- Moneylender


def test_moneylender_trashes_a_copper_for_three_coins_and_must() -> None:
    t = table(hand="moneylender copper*2")
    t.play("moneylender")
    assert (t.trash, t.hand, t.coins) == (["copper"], ["copper"], 3)


def test_moneylender_without_a_copper_does_nothing() -> None:
    t = table(hand="moneylender silver")
    t.play("moneylender")
    assert (t.trash, t.coins) == ([], 0)


# -- Remodel


def test_remodel_gains_a_card_of_up_to_two_more() -> None:
    t = table(hand="remodel estate gold", coins=5)
    t.play("remodel")
    assert "pass" not in t.offered
    t.choose("trash", "estate")
    assert {"smithy", "silver", "estate", "copper"} <= set(t.offered)
    assert not {"duchy", "market", "pass"} & set(t.offered)
    t.choose("gain", "smithy")
    assert (t.trash, t.discard, t.hand) == (["estate"], ["smithy"], ["gold"])


def test_remodel_may_take_the_same_card_again() -> None:
    t = table(hand="remodel gold")
    t.play("remodel")
    t.choose("gain", "gold")
    assert (t.trash, t.discard) == (["gold"], ["gold"])


def test_remodel_with_nothing_to_trash_gains_nothing() -> None:
    t = table(hand="remodel")
    t.play("remodel")
    assert (t.trash, t.discard) == ([], [])
    assert t.in_play == ["remodel"]


# -- Council Room


def test_council_room_draws_four_gives_a_buy_and_a_card_to_each_other_player() -> None:
    t = table(hand="council_room", deck="copper*5", others=(Seat(deck="gold*2"), Seat(discard="silver"), Seat()))
    t.play("council_room")
    assert (t.hand, t.buys) == (["copper"] * 4, 2)
    assert [seat.hand for seat in t.seats[1:]] == [["gold"], ["silver"], []]


def test_council_room_is_no_attack_and_cannot_be_avoided() -> None:
    t = table(hand="council_room", deck="copper*4", others=(Seat(hand="moat", deck="gold"),))
    t.play("council_room")
    assert t.left.hand == ["gold", "moat"]
    assert t.question == ("treasure", 0)


# -- Library


def test_library_draws_up_to_seven_cards() -> None:
    t = table(hand="library copper*2", deck="estate*9")
    t.play("library")
    assert t.hand == cards("copper*2 estate*5")


def test_library_with_seven_cards_in_hand_draws_nothing() -> None:
    t = table(hand="library copper*7", deck="estate*2")
    t.play("library")
    assert (t.hand, t.deck) == (["copper"] * 7, ["estate"] * 2)


def test_library_asks_about_each_action_before_the_next_draw() -> None:
    t = table(hand="library copper*5", deck="village estate gold")
    t.play("library")
    assert t.question == ("set_aside", 0)
    assert t.deck == ["estate", "gold"]


def test_library_keeps_an_action_that_its_player_wants() -> None:
    t = table(hand="library copper*5", deck="village estate gold")
    t.play("library")
    t.choose("set_aside", "no")
    assert (t.hand, t.discard) == (cards("copper*5 estate village"), [])


def test_library_sets_actions_aside_that_do_not_count_and_discards_them_at_the_end() -> None:
    t = table(hand="library copper*5", deck="village smithy estate gold curse")
    t.play("library")
    t.choose("set_aside", "yes", "yes")
    assert t.hand == cards("copper*5 gold estate")
    assert (t.discard, t.deck) == (["village", "smithy"], ["curse"])


def test_library_shows_the_cards_set_aside_to_all_but_not_those_kept() -> None:
    t = table(hand="library copper*5", deck="village smithy estate gold")
    t.play("library")
    assert t.seen(0, by=1)["aside"] == []
    t.choose("set_aside", "yes")
    assert t.seen(0, by=1)["aside"] == ["village"]
    t.choose("set_aside", "no")
    assert t.seen(0, by=1)["hand_known"] == []


def test_library_keeps_set_aside_cards_out_of_a_reshuffle() -> None:
    t = table(hand="library copper*5", deck="village", discard="estate")
    t.play("library")
    t.choose("set_aside", "yes")
    assert (t.hand, t.discard) == (cards("copper*5 estate"), ["village"])


def test_library_stops_when_no_card_is_left() -> None:
    t = table(hand="library", deck="copper", discard="estate")
    t.play("library")
    assert (t.hand, t.deck, t.discard) == (["copper", "estate"], [], [])


def test_library_may_set_aside_an_action_victory_card() -> None:
    t = table(hand="library copper*6", deck="great_hall nobles harem")
    t.play("library")
    t.choose("set_aside", "yes", "yes")
    assert (t.hand, t.discard) == (cards("copper*6 harem"), ["great_hall", "nobles"])


# -- Mine


def test_mine_turns_a_treasure_into_one_of_up_to_three_more_in_hand() -> None:
    t = table(hand="mine copper estate", coins=9)
    t.play("mine")
    assert t.offered == ["copper", "silver"]
    t.choose("gain", "silver")
    assert (t.trash, t.hand, t.discard) == (["copper"], ["silver", "estate"], [])


def test_mines_treasure_can_be_spent_this_turn() -> None:
    t = table(hand="mine silver")
    t.play("mine")
    t.choose("gain", "gold")
    t.treasures()
    assert t.coins == 3


def test_mine_may_take_the_same_or_a_cheaper_treasure() -> None:
    t = table(hand="mine silver")
    t.play("mine")
    assert t.offered == ["copper", "silver", "gold"]


def test_mine_must_trash_a_treasure_that_its_player_picks() -> None:
    t = table(hand="mine copper silver village")
    t.play("mine")
    assert t.offered == ["copper", "silver"]


def test_mine_without_a_treasure_does_nothing() -> None:
    t = table(hand="mine estate")
    t.play("mine")
    assert (t.trash, t.hand) == ([], ["estate"])


def test_mine_turns_a_silver_into_a_harem_and_a_harem_into_gold() -> None:
    t = table(hand="mine*2 silver", actions=2, kingdom="harem")
    t.play("mine")
    t.choose("gain", "harem")
    t.play("mine")
    t.choose("gain", "gold")
    assert (t.trash, t.hand) == (["silver", "harem"], ["gold"])


# -- Adventurer


def test_adventurer_takes_the_first_two_treasures_and_discards_the_rest() -> None:
    t = table(hand="adventurer", deck="estate copper village gold silver")
    t.play("adventurer")
    assert (t.hand, t.discard, t.deck) == (["copper", "gold"], ["estate", "village"], ["silver"])


def test_adventurer_reshuffles_with_the_revealed_cards_kept_out() -> None:
    t = table(hand="adventurer", deck="estate copper", discard="gold")
    t.play("adventurer")
    assert (t.hand, t.discard, t.deck) == (["copper", "gold"], ["estate"], [])


@pytest.mark.parametrize(("deck", "found"), [("estate copper", ["copper"]), ("estate", []), ("", [])])
def test_adventurer_takes_what_there_is(deck: str, found: list[str]) -> None:
    t = table(hand="adventurer", deck=deck)
    t.play("adventurer")
    assert (t.hand, t.deck) == (found, [])
    assert t.discard == deck.split()[:1]


def test_adventurer_finds_a_harem_but_no_curse() -> None:
    t = table(hand="adventurer", deck="harem curse copper gold")
    t.play("adventurer")
    assert (t.hand, t.discard) == (["copper", "harem"], ["curse"])


def test_adventurers_treasures_are_known_to_all() -> None:
    t = table(hand="adventurer curse", deck="copper gold")
    t.play("adventurer")
    assert t.seen(0, by=1)["hand_known"] == ["copper", "gold"]
