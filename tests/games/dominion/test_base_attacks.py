"""The base game's Attacks: Bureaucrat, Militia, Spy, Thief and Witch."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, table

# -- Bureaucrat


def test_bureaucrat_gains_a_silver_onto_the_deck() -> None:
    t = table(hand="bureaucrat", deck="copper", discard="estate")
    t.play("bureaucrat")
    assert (t.deck, t.discard, t.supply("silver")) == (["silver", "copper"], ["estate"], 39)


def test_bureaucrat_puts_a_victory_card_of_each_other_hand_on_its_deck() -> None:
    t = table(hand="bureaucrat", others=(Seat(hand="estate copper", deck="gold"), Seat(hand="duchy", deck="gold")))
    t.play("bureaucrat")
    assert (t.seats[1].hand, t.seats[1].deck) == (["copper"], ["estate", "gold"])
    assert (t.seats[2].hand, t.seats[2].deck) == ([], ["duchy", "gold"])


def test_bureaucrat_lets_the_victim_pick_the_victory_card() -> None:
    t = table(hand="bureaucrat", others=(Seat(hand="estate duchy copper"),))
    t.play("bureaucrat")
    assert t.offered == ["estate", "duchy"]
    t.choose("topdeck", "duchy", by=1)
    assert (t.left.hand, t.left.deck) == (["copper", "estate"], ["duchy"])


def test_bureaucrat_shows_the_returned_card_to_all() -> None:
    t = table(hand="bureaucrat", others=(Seat(hand="estate copper"),))
    t.play("bureaucrat")
    assert t.seen(1, by=0)["deck_known"] == ["estate"]


def test_bureaucrat_makes_a_hand_without_victory_cards_be_revealed() -> None:
    t = table(hand="bureaucrat", others=(Seat(hand="copper curse gold", deck="estate"),))
    t.play("bureaucrat")
    assert (t.left.hand, t.left.deck) == (["copper", "gold", "curse"], ["estate"])
    assert t.seen(1, by=0)["hand_known"] == ["copper", "gold", "curse"]


@pytest.mark.parametrize("card", ["great_hall", "nobles", "harem", "duke", "gardens", "province"])
def test_bureaucrat_hits_every_kind_of_victory_card(card: str) -> None:
    t = table(hand="bureaucrat", others=(Seat(hand=f"{card} village silver"),))
    t.play("bureaucrat")
    assert t.left.deck == [card]


def test_bureaucrat_makes_the_card_the_whole_deck_without_a_reshuffle() -> None:
    t = table(hand="bureaucrat", discard="copper", others=(Seat(hand="estate", discard="gold"),))
    t.play("bureaucrat")
    assert (t.deck, t.discard) == (["silver"], ["copper"])
    assert (t.left.deck, t.left.discard) == (["estate"], ["gold"])


def test_bureaucrat_attacks_even_when_the_silvers_are_gone() -> None:
    t = table(hand="bureaucrat", others=(Seat(hand="estate"),), supply={"silver": 0})
    t.play("bureaucrat")
    assert (t.deck, t.left.deck) == ([], ["estate"])


# -- Militia


def test_militia_gives_two_coins_and_makes_the_others_discard_down_to_three() -> None:
    t = table(hand="militia copper*4", others=(Seat(hand="copper*3 estate*2"), Seat(hand="gold*4 curse")))
    t.play("militia")
    assert t.coins == 2
    t.choose("discard", "estate", "estate", by=1)
    t.choose("discard", "curse", by=2)  # of four Golds the other one goes without a question
    assert (t.seats[1].hand, t.seats[1].discard) == (["copper"] * 3, ["estate"] * 2)
    assert (t.seats[2].hand, t.seats[2].discard) == (["gold"] * 3, ["curse", "gold"])
    assert t.hand == ["copper"] * 4


def test_militia_leaves_hands_of_three_or_fewer_alone() -> None:
    t = table(hand="militia", others=(Seat(hand="copper estate gold"), Seat(hand="curse")))
    t.play("militia")
    assert t.question == ("buy", 0)
    assert (t.seats[1].hand, t.seats[2].hand) == (["copper", "gold", "estate"], ["curse"])


# -- Spy


def test_spy_draws_before_anything_is_revealed() -> None:
    t = table(hand="spy", deck="gold estate", others=(Seat(deck="silver"),))
    t.play("spy")
    assert (t.hand, t.actions, t.me.aside, t.left.aside) == (["gold"], 1, ["estate"], [])


def test_spy_looks_at_its_own_deck_first_and_then_goes_left() -> None:
    t = table(
        hand="spy", deck="gold estate copper", others=(Seat(deck="silver curse"), Seat(deck="curse gold")), active=1
    )
    t.play("spy")
    t.choose("spy", "yes")
    assert (t.seats[2].aside, t.seats[0].aside) == (["silver"], [])
    t.choose("spy", "yes", "no")
    assert (t.discard, t.deck) == (["estate"], ["copper"])
    assert (t.seats[2].discard, t.seats[2].deck) == (["silver"], ["curse"])
    assert (t.seats[0].discard, t.seats[0].deck) == ([], ["curse", "gold"])


def test_spy_reshuffles_an_empty_deck() -> None:
    t = table(hand="spy", deck="gold", others=(Seat(discard="silver"),))
    t.play("spy")
    assert t.left.aside == ["silver"]
    t.choose("spy", "no")
    assert (t.left.deck, t.left.discard) == (["silver"], [])


def test_spy_passes_over_a_player_without_cards_to_reveal() -> None:
    t = table(hand="spy", deck="gold", others=(Seat(hand="copper"), Seat(deck="estate")))
    t.play("spy")
    assert t.seats[2].aside == ["estate"]


def test_spys_returned_cards_are_known_to_all() -> None:
    t = table(hand="spy", deck="gold estate", others=(Seat(deck="silver"),))
    t.play("spy")
    t.choose("spy", "no", "no")
    assert t.seen(0, by=1)["deck_known"] == ["estate"]
    assert t.seen(1, by=1)["deck_known"] == ["silver"]


# -- Thief


def test_thief_trashes_one_treasure_of_its_players_choice_and_discards_the_other() -> None:
    t = table(hand="thief", others=(Seat(deck="copper gold estate"),))
    t.play("thief")
    t.choose("thief", "gold")
    assert (t.trash, t.left.discard, t.left.deck) == (["gold"], ["copper"], ["estate"])
    t.choose("loot", "gold")
    assert (t.trash, t.discard) == ([], ["gold"])


def test_thief_must_trash_a_revealed_treasure_but_no_more_than_one() -> None:
    t = table(hand="thief", others=(Seat(deck="copper copper"),))
    t.play("thief")
    assert (t.trash, t.left.discard) == (["copper"], ["copper"])


def test_thief_finding_no_treasure_discards_both() -> None:
    t = table(hand="thief", others=(Seat(deck="estate curse gold"),))
    t.play("thief")
    assert (t.trash, t.left.discard, t.left.deck) == ([], ["estate", "curse"], ["gold"])


def test_thief_keeps_as_many_of_the_trashed_treasures_as_its_player_likes() -> None:
    t = table(
        hand="thief",
        others=(Seat(deck="copper estate"), Seat(deck="silver estate"), Seat(deck="gold estate")),
    )
    t.play("thief")
    assert t.offered == ["copper", "silver", "gold", "pass"]
    t.choose("loot", "gold", "silver", "pass")
    assert (t.discard, t.trash) == (["gold", "silver"], ["copper"])


def test_thief_may_keep_nothing() -> None:
    t = table(hand="thief", others=(Seat(deck="gold estate"),))
    t.play("thief")
    t.choose("loot", "pass")
    assert (t.discard, t.trash) == ([], ["gold"])


def test_thief_goes_from_victim_to_victim_from_the_left() -> None:
    t = table(hand="thief", others=(Seat(deck="copper gold"), Seat(deck="copper silver")), active=2)
    t.play("thief")
    assert (t.offered, t.seats[0].aside, t.seats[1].aside) == (["copper", "gold"], ["copper", "gold"], [])
    t.choose("thief", "gold", "silver")
    assert (t.seats[0].discard, t.seats[1].discard) == (["copper"], ["copper"])


def test_thief_takes_nothing_that_was_in_the_trash_before() -> None:
    t = table(hand="chapel thief silver", others=(Seat(deck="gold estate"),), actions=2)
    t.play("chapel")
    t.choose("trash", "silver", "pass")
    t.play("thief")
    assert t.offered == ["gold", "pass"]


def test_thief_reshuffles_with_the_revealed_card_kept_out() -> None:
    t = table(hand="thief", others=(Seat(deck="estate", discard="gold"),))
    t.play("thief")
    assert (t.trash, t.left.discard, t.left.deck) == (["gold"], ["estate"], [])


def test_thief_takes_fewer_cards_when_there_are_no_more() -> None:
    t = table(hand="thief", others=(Seat(deck="gold"), Seat()))
    t.play("thief")
    assert t.trash == ["gold"]


def test_thief_may_take_a_harem() -> None:
    t = table(hand="thief", others=(Seat(deck="harem copper"),))
    t.play("thief")
    t.choose("thief", "harem")
    t.choose("loot", "harem")
    assert (t.discard, t.points(0)) == (["harem"], 2)


def test_thief_under_throne_room_raids_twice() -> None:
    t = table(hand="throne_room thief", others=(Seat(deck="gold estate silver curse"),))
    t.play("throne_room")
    t.choose("loot", "pass")
    assert t.offered == ["silver", "pass"]
    t.choose("loot", "silver")
    assert (t.trash, t.discard) == (["gold"], ["silver"])


# -- Witch


def test_witch_draws_two_and_gives_each_other_player_a_curse_to_discard() -> None:
    t = table(hand="witch", deck="gold*3", others=(Seat(), Seat()))
    t.play("witch")
    assert t.hand == ["gold", "gold"]
    assert t.seats[1].discard == t.seats[2].discard == ["curse"]


def test_witch_deals_the_last_curses_from_the_left() -> None:
    t = table(hand="witch", others=(Seat(), Seat()), active=2, supply={"curse": 1})
    t.play("witch")
    assert (t.seats[0].discard, t.seats[1].discard) == (["curse"], [])


def test_witch_still_draws_when_the_curses_are_gone() -> None:
    t = table(hand="witch", deck="gold*2", supply={"curse": 0})
    t.play("witch")
    assert (t.hand, t.left.discard) == (["gold", "gold"], [])
