"""Throne Room: choose an Action in hand and play it twice. What some cards do under it stands with those cards."""

from __future__ import annotations

from tests.games.dominion.table import Seat, table


def test_throne_room_plays_the_action_twice_for_one_action() -> None:
    t = table(hand="throne_room woodcutter smithy")
    t.play("throne_room")
    t.choose("throne", "woodcutter")
    assert (t.coins, t.buys, t.actions) == (4, 3, 0)
    assert t.in_play == ["throne_room", "woodcutter"]


def test_throne_room_must_choose_an_action_in_hand() -> None:
    t = table(hand="throne_room woodcutter smithy copper")
    t.play("throne_room")
    assert t.offered == ["woodcutter", "smithy"]


def test_throne_room_without_another_action_does_nothing() -> None:
    t = table(hand="throne_room copper")
    t.play("throne_room")
    assert (t.in_play, t.question) == (["throne_room"], ("treasure", 0))


def test_throne_room_on_a_card_with_one_action_leaves_two() -> None:
    t = table(hand="throne_room laboratory", deck="copper*5")
    t.play("throne_room")
    assert (t.actions, len(t.hand)) == (2, 4)


def test_throne_room_lets_nothing_be_played_between_the_two_plays() -> None:
    t = table(hand="throne_room steward village", deck="copper*4")
    t.play("throne_room")
    t.choose("throne", "steward")
    t.choose("choose", 0)
    assert t.question == ("choose", 0)


def test_throne_room_on_throne_room_plays_two_cards_twice_each() -> None:
    t = table(hand="throne_room*2 woodcutter smithy", deck="copper*7")
    t.play("throne_room")
    t.choose("throne", "throne_room")
    t.choose("throne", "woodcutter")
    assert (t.coins, t.hand) == (4, ["copper"] * 6)
    assert t.in_play == ["throne_room", "throne_room", "woodcutter", "smithy"]


def test_throne_room_on_throne_room_with_one_more_action_plays_that_twice_and_no_more() -> None:
    t = table(hand="throne_room*2 woodcutter")
    t.play("throne_room")
    t.choose("throne", "throne_room")
    assert (t.coins, t.buys) == (4, 3)


def test_throne_room_on_throne_room_may_take_a_card_that_the_first_one_drew() -> None:
    t = table(hand="throne_room*2 smithy", deck="woodcutter copper*9")
    t.play("throne_room")
    t.choose("throne", "throne_room")
    assert (t.hand, t.coins) == (["copper"] * 5, 4)


def test_throne_room_counts_as_one_play_and_its_card_as_two() -> None:
    t = table(hand="throne_room village conspirator", deck="copper*2 gold")
    t.play("throne_room")
    t.choose("throne", "village")
    t.play("conspirator")
    assert t.hand == ["copper", "copper", "gold"]


def test_throne_rooms_card_lies_in_play_once_and_is_cleaned_up() -> None:
    t = table(hand="throne_room smithy", deck="copper*6 estate*5")
    t.play("throne_room")
    t.end_turn()
    assert sorted(t.discard) == ["copper"] * 6 + ["smithy", "throne_room"]


def test_throne_room_on_militia_takes_no_more_than_one_militia() -> None:
    t = table(hand="throne_room militia", others=(Seat(hand="copper*4"),))
    t.play("throne_room")
    assert (t.coins, t.left.hand) == (4, ["copper"] * 3)


def test_throne_room_on_moneylender_trashes_two_coppers() -> None:
    t = table(hand="throne_room moneylender copper*3")
    t.play("throne_room")
    assert (t.coins, t.trash) == (6, ["copper", "copper"])


def test_throne_room_on_witch_gives_two_curses() -> None:
    t = table(hand="throne_room witch", deck="copper*4")
    t.play("throne_room")
    assert (t.hand, t.left.discard) == (["copper"] * 4, ["curse", "curse"])


def test_throne_room_on_chapel_trashes_up_to_eight() -> None:
    t = table(hand="throne_room chapel copper*8")
    t.play("throne_room")
    t.choose("trash", *["copper"] * 8)
    assert (len(t.trash), t.hand) == (8, [])


def test_throne_room_on_tribute_takes_two_tributes() -> None:
    t = table(hand="throne_room tribute", others=(Seat(deck="copper silver village smithy"),))
    t.play("throne_room")
    assert (t.coins, t.actions) == (4, 4)
