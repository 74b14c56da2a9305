"""Cards in lists: a deck's top is its end, a hand is kept sorted. And who knows which of the hidden ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from greathall.kernel.rng import Rng
from greathall.kernel.seats import MAX_SEATS

SPECTATOR: Final = -1

# In deck_seen, a number above the seats' bits joins cards whose order alone is unknown to the others.
GROUP: Final = 1 << MAX_SEATS


def insert_sorted(cards: list[int], card: int) -> None:
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


def find(cards: list[int], card: int) -> int:
    """The place of the first such card, or -1. A plain loop compares numbers; `in` and `index` compare objects."""
    for i, other in enumerate(cards):
        if other == card:
            return i
    return -1


def take_out(cards: list[int], card: int) -> None:
    """Takes the first such card out of a list that has one."""
    place = find(cards, card)
    assert place >= 0, f"card {card} is not there"
    cards.pop(place)


def distinct(cards: list[int]) -> list[int]:
    """Each kind of card in a sorted list once."""
    kinds: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds


def shuffle_anew(rng: Rng, cards: list[int]) -> None:
    """Deals cards anew whose true order nobody may guess from the result: the same cards give the same deal."""
    cards.sort()
    rng.shuffle(cards)


UNKNOWN: Final = -1
BLANKS: Final[list[list[int]]] = []


def blank(n: int) -> list[int]:
    """So many covered cards. The list is shared: nobody changes it."""
    while len(BLANKS) <= n:
        BLANKS.append([UNKNOWN] * len(BLANKS))
    return BLANKS[n]


def covered(known: list[int], n: int) -> list[int]:
    """A hand of n cards of which these are known."""
    return known + blank(n - len(known)) if known else blank(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder:
    """A player's own cards. Zones hold card numbers; what others may remember of hidden ones stands beside them,
    because views and searches must neither forget it nor know more. `who` and `seen` are sets of seats, as bits."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        # Who knows the uppermost cards of the deck; the last entry belongs to the top card.
        self.deck_seen: list[int] = []
        # Cards in the hand that others know: card * GROUP + who.
        self.hand_seen: list[int] = []

    # -- the deck

    def put_on_deck(self, card: int, seen: int) -> None:
        self.deck.append(card)
        self.deck_seen.append(seen)

    def lift(self, count: int) -> list[int]:
        """Takes so many cards that nobody knows off the deck, or all there are; the topmost is the last of them."""
        deck = self.deck
        below = len(deck) - count
        if below <= 0:
            self.deck = []
            return deck
        self.deck = deck[:below]  # two slices are cheaper than card after card
        return deck[below:]

    def forget_top(self) -> int:
        """Takes note that the deck's top card is gone; says who knew which card it was."""
        if not self.deck_seen:
            return 0
        who = self.deck_seen.pop()
        if who >= GROUP:
            # One of several cards in an order unknown to others has left: they cannot tell which.
            group = who // GROUP
            for i, other in enumerate(self.deck_seen):
                if other // GROUP == group:
                    self.deck_seen[i] = other % GROUP
        return who % GROUP

    def known_deck(self, seat: int) -> list[int]:
        """The cards on top of the deck as far down as the seat knows any, the top first; -1 where it does not."""
        known = [self.deck[-1 - i] if knows(who, seat) else -1 for i, who in enumerate(reversed(self.deck_seen))]
        while known and known[-1] < 0:
            known.pop()
        return known

    def unknown_deck(self, seat: int) -> list[int]:
        """The places in the deck of which the seat knows nothing."""
        below = len(self.deck) - len(self.deck_seen)
        places = list(range(below))
        for i, who in enumerate(self.deck_seen):
            if who < GROUP and not knows(who, seat):
                places.append(below + i)
        return places

    def covered_deck(self, seat: int) -> list[int]:
        """The deck as the seat knows it: each card in its place, or covered."""
        if not self.deck_seen:
            return blank(len(self.deck))
        cards = blank(len(self.deck) - len(self.deck_seen)).copy()
        for who in self.deck_seen:
            cards.append(self.deck[len(cards)] if knows(who, seat) else UNKNOWN)
        return cards

    def shuffle_groups(self, seat: int, rng: Rng) -> None:
        """Deals cards anew of which the seat knows which they are, but not in what order they lie."""
        below = len(self.deck) - len(self.deck_seen)
        groups = {who // GROUP for who in self.deck_seen if who >= GROUP}
        for group in sorted(groups):
            places = [
                below + i for i, who in enumerate(self.deck_seen) if who // GROUP == group and not knows(who, seat)
            ]
            cards = [self.deck[place] for place in places]
            shuffle_anew(rng, cards)
            for place, card in zip(places, cards, strict=True):
                self.deck[place] = card

    # -- the hand

    def draw_into_hand(self, card: int, who: int) -> None:
        """A card from the deck goes into the hand; `who` know which."""
        insert_sorted(self.hand, card)
        if who:
            self.hand_seen.append(card * GROUP + who)

    def show_in_hand(self, card: int, who: int) -> None:
        """Reveals a card that stays in the hand."""
        for i, entry in enumerate(self.hand_seen):
            if entry // GROUP == card:
                self.hand_seen.pop(i)
                break
        if who:
            self.hand_seen.append(card * GROUP + who)

    def leave_hand(self, card: int, seen: int) -> None:
        """A card leaves the hand and `seen` see which. They strike one such card off what they knew; the others may
        no longer count on any card they knew, for it might have been one of those."""
        take_out(self.hand, card)
        if self.hand_seen:
            self.hand_seen = still_known(self.hand_seen, card, seen)

    def known_hand(self, seat: int) -> list[int]:
        """The cards in this hand that another seat has seen go there."""
        return [entry // GROUP for entry in self.hand_seen if knows(entry, seat)]

    def deal_hand(self, seat: int, cards: list[int]) -> None:
        """Puts new cards in place of those that the seat does not know."""
        self.hand = sorted(self.known_hand(seat) + cards)
        self.hand_seen = now_about(self.hand_seen, seat, cards)

    # -- values

    def copy_cards(self, twin: Holder) -> None:
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.deck_seen = self.deck_seen.copy()
        twin.hand_seen = self.hand_seen.copy()

    def dump_cards(self) -> list[list[int]]:
        return [
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.deck_seen.copy(),
            self.hand_seen.copy(),
        ]


def knows(who: int, seat: int) -> bool:
    """Whether the seat is among those who know; a spectator never is."""
    return seat != SPECTATOR and (who >> seat) & 1 == 1


def still_known(entries: list[int], card: int, seen: int) -> list[int]:
    """What others know of a hand (card * GROUP + who) after `seen` saw a card leave it."""
    unstruck = seen
    kept: list[int] = []
    for entry in entries:
        who = entry % GROUP & seen
        if entry // GROUP == card:
            struck = who & unstruck
            unstruck &= ~struck
            who &= ~struck
        if who:
            kept.append(entry - entry % GROUP + who)
    return kept


def now_about(entries: list[int], seat: int, cards: list[int]) -> list[int]:
    """What others know of a hand and the seat does not is, after a new deal, about the new cards."""
    kept = [entry for entry in entries if knows(entry, seat)]
    unknown = [entry for entry in entries if not knows(entry, seat)]
    for entry, card in zip(unknown, cards, strict=False):
        kept.append(card * GROUP + entry % GROUP)
    return kept
