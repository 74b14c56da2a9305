"""Who knows which hidden cards: what is seen is remembered, and no more than that."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.kernel.rng import seeded
from greathall.kernel.zones import GROUP, SPECTATOR, Holder, distinct, find, insert_sorted, take_out

OWNER, ONE, TWO = 0, 1, 2
ALL = 0b111


@given(st.lists(st.integers(0, 9)), st.integers(0, 9))
def test_a_sorted_hand_stays_sorted(cards: list[int], card: int) -> None:
    hand = sorted(cards)
    insert_sorted(hand, card)
    assert hand == sorted([*cards, card])
    assert distinct(hand) == sorted(set(hand))


@given(st.lists(st.integers(0, 9)), st.integers(1, 9))
def test_cards_are_lifted_off_the_top_as_they_lie_or_as_many_as_there_are(cards: list[int], count: int) -> None:
    holder = deck(*cards)
    assert holder.lift(count) == cards[:count][::-1]
    assert holder.deck == cards[count:][::-1]


def test_the_first_of_like_cards_is_found_and_taken_out() -> None:
    cards = [3, 5, 5, 9]
    assert (find(cards, 5), find(cards, 4)) == (1, -1)
    take_out(cards, 5)
    assert cards == [3, 5, 9]
    with pytest.raises(AssertionError, match="card 4 is not there"):
        take_out(cards, 4)


# -- the deck


def deck(*cards: int) -> Holder:
    """A deck, written from the top down."""
    holder = Holder()
    holder.deck = list(cards[::-1])
    return holder


def test_a_card_put_on_the_deck_is_known_to_those_who_saw_it() -> None:
    holder = deck(5, 6)
    holder.put_on_deck(7, 1 << OWNER)
    holder.put_on_deck(8, ALL)
    assert holder.known_deck(OWNER) == [8, 7]
    assert holder.known_deck(ONE) == [8]
    assert holder.known_deck(SPECTATOR) == []
    assert holder.unknown_deck(ONE) == [0, 1, 2]
    assert holder.unknown_deck(OWNER) == [0, 1]


def test_a_known_card_below_an_unknown_one_keeps_its_place() -> None:
    holder = deck(5)
    holder.put_on_deck(6, ALL)
    holder.put_on_deck(7, 1 << OWNER)
    assert holder.known_deck(ONE) == [-1, 6]


def test_a_card_that_leaves_the_deck_is_forgotten_with_it() -> None:
    holder = deck(5)
    holder.put_on_deck(7, 0b011)
    assert holder.deck.pop() == 7
    assert holder.forget_top() == 0b011
    assert holder.known_deck(ONE) == []
    assert holder.forget_top() == 0  # of the rest nobody knew anything


def test_cards_in_an_order_of_the_owners_choice_are_known_but_not_placed() -> None:
    """The others know which cards lie there, so dealing anew only changes their order; the owner's stays."""
    orders: dict[int, set[tuple[int, ...]]] = {OWNER: set(), ONE: set()}
    for seat, seen in orders.items():
        for seed in range(40):
            holder = deck(5)
            for card in (6, 7, 8):
                holder.put_on_deck(card, (1 << OWNER) + GROUP * 9)
            assert holder.unknown_deck(seat) == [0]
            holder.shuffle_groups(seat, seeded(seed))
            assert holder.deck[0] == 5
            seen.add(tuple(holder.deck[1:]))
    assert orders[OWNER] == {(6, 7, 8)}
    assert len(orders[ONE]) == 6


def test_once_one_of_them_is_drawn_the_others_can_place_none() -> None:
    holder = deck(5)
    for card in (6, 7):
        holder.put_on_deck(card, (1 << OWNER) + GROUP * 9)
    holder.deck.pop()
    assert holder.forget_top() == 1 << OWNER
    assert holder.known_deck(OWNER) == [6]
    assert holder.unknown_deck(ONE) == [0, 1]


# -- the hand


def hand(*cards: int, seen: list[tuple[int, int]] | None = None) -> Holder:
    holder = Holder()
    holder.hand = sorted(cards)
    for card, who in seen or []:
        holder.hand_seen.append(card * GROUP + who)
    return holder


def test_a_drawn_card_is_known_to_those_who_knew_the_deck() -> None:
    holder = hand(3)
    holder.draw_into_hand(2, 1 << ONE)
    holder.draw_into_hand(4, 0)
    assert holder.hand == [2, 3, 4]
    assert holder.known_hand(ONE) == [2]
    assert holder.known_hand(TWO) == []


def test_who_sees_a_card_go_strikes_one_like_it_off() -> None:
    holder = hand(5, 5, 6, seen=[(5, 0b110), (5, 0b110), (6, 0b110)])
    holder.leave_hand(5, ALL)
    assert sorted(holder.known_hand(ONE)) == [5, 6]


def test_a_card_that_was_not_known_leaves_what_is_known() -> None:
    holder = hand(5, 6, seen=[(5, 0b110)])
    holder.leave_hand(6, ALL)
    assert holder.known_hand(TWO) == [5]


def test_who_does_not_see_which_card_goes_may_count_on_none() -> None:
    holder = hand(5, 6, seen=[(5, 0b110)])
    holder.leave_hand(6, 1 << OWNER | 1 << ONE)
    assert holder.known_hand(ONE) == [5]
    assert holder.known_hand(TWO) == []


def test_a_card_shown_is_known_once_however_often_it_is_shown() -> None:
    holder = hand(5, 6)
    holder.show_in_hand(5, 0b110)
    holder.show_in_hand(5, 0b110)
    assert holder.known_hand(ONE) == [5]


@pytest.mark.parametrize(("seat", "expected"), [(ONE, [5, 8, 9]), (TWO, [6, 8, 9])])
def test_dealing_a_hand_anew_keeps_what_the_seat_knows(seat: int, expected: list[int]) -> None:
    holder = hand(5, 6, 7, seen=[(5, 1 << ONE), (6, 1 << TWO)])
    holder.deal_hand(seat, [9, 8])
    assert holder.hand == expected
    # The other one still knows one card, and it is one that is there.
    other = ONE + TWO - seat
    assert len(holder.known_hand(other)) == 1
    assert holder.known_hand(other)[0] in holder.hand


def test_cards_are_copied_with_what_is_known_of_them() -> None:
    holder = hand(5, 6, seen=[(5, 0b110)])
    holder.put_on_deck(7, ALL)
    holder.discard = [1]
    twin = Holder()
    holder.copy_cards(twin)
    assert twin.dump_cards() == holder.dump_cards()
    twin.leave_hand(5, ALL)
    twin.discard.append(2)
    assert (holder.known_hand(ONE), holder.discard) == ([5], [1])
