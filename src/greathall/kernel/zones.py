"""Cards in lists: a deck's top is its end, a hand is kept sorted."""

from __future__ import annotations


def insert_sorted(cards: list[int], card: int) -> None:
    i = len(cards)
    cards.append(card)
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def distinct(cards: list[int]) -> list[int]:
    """Each kind of card in a sorted list once."""
    kinds: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds
