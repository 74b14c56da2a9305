"""Deeds with cards: discarding, trashing, acquiring, looking."""

from __future__ import annotations

from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.things import (
    CARD,
    DISCARDED,
    NOTHING,
    PLAYED,
    SET_ASIDE,
)
from greathall.kernel.machine import EVERYBODY, PASS, YES, Frame
from greathall.kernel.zones import distinct


class DiscardCards(Do):
    """Discards cards of one's choice from the hand, or all if there are fewer."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].hand) >= self.n

    def run(self, s: Imperium, f: Frame) -> None:
        hand = s.players[f.seat].hand
        if f.n < self.n and hand:
            s.ask_in_secret(f.seat, "discard", [CARD + card for card in distinct(hand)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.n += 1
        f.ref = code - CARD
        s.discard_from_hand(f.seat, f.ref)


class TrashCard(Pick):
    """Trashes a card from the hand, the discard pile or play."""

    kind = "trash"
    secret = True

    def __init__(self, optional: bool) -> None:
        super().__init__()
        self.optional = optional

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        player = s.players[f.seat]
        options = [CARD + card for card in distinct(player.hand)]
        options += [DISCARDED + card for card in distinct(sorted(player.discard))]
        options += [PLAYED + card for card in distinct(sorted(player.in_play)) if card >= 0]
        return options

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        player = s.players[f.seat]
        if code >= PLAYED:
            s.trash_from_play(f.seat, player.place_of(code - PLAYED, f.place), f.source)
        elif code >= DISCARDED:
            player.discard.remove(code - DISCARDED)
            s.trash(f.seat, code - DISCARDED, f.source)
        else:
            player.leave_hand(code - CARD, s.everybody())
            s.trash(f.seat, code - CARD, f.source)


class TrashThis(Do):
    """Trashes the card that says so."""

    trashes_its_card = True

    def doable(self, s: Imperium, f: Frame) -> bool:
        return f.place >= 0 and s.players[f.seat].in_play[f.place] >= 0

    def start(self, s: Imperium, f: Frame) -> None:
        if self.doable(s, f):
            s.trash_from_play(f.seat, f.place, f.source)


class TakeFromDiscard(Pick):
    """Takes a card of a faction from the discard pile into the hand."""

    kind = "take"

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [
            DISCARDED + card
            for card in distinct(sorted(s.players[f.seat].discard))
            if (s.content.cards[card].factions >> self.faction) & 1
        ]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        card = code - DISCARDED
        player = s.players[f.seat]
        player.discard.remove(card)
        player.draw_into_hand(card, s.others(f.seat))
        if s.events is not None:
            s.tell("take", f.seat, CARD + card, 1, f.source, EVERYBODY)
        s.entered_hand(f.seat, card)


class AcquireReserve(Do):
    """Takes a card from its reserve stack."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.reserve[s.content.card_index[self.card]] > 0

    def start(self, s: Imperium, f: Frame) -> None:
        if self.doable(s, f):
            s.acquire(f.seat, s.content.card_index[self.card], "discard", f.source)


def cards_costing(s: Imperium, f: Frame, cards: list[int], least: int, most: int) -> list[int]:
    """Of these cards those with such a cost; and the one set aside for the player, but for no less (FAQ)."""
    options = [CARD + card for card in cards if least <= s.content.cards[card].cost <= most]
    own = s.players[f.seat].set_aside
    if own != NOTHING and least <= s.content.cards[own].cost <= most:
        options.append(SET_ASIDE)
    return options


def take_card(s: Imperium, f: Frame, code: int, to: str) -> None:
    if code == SET_ASIDE:
        s.acquire(f.seat, s.players[f.seat].set_aside, to, f.source, aside=True)
    else:
        s.acquire(f.seat, code - CARD, to, f.source)


class AcquireFree(Pick):
    """Acquires a card that costs at most so much, for nothing."""

    kind = "acquire"

    def __init__(self, cost: int, to: str) -> None:
        super().__init__()
        self.cost = cost
        self.to = to

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f, s.buyable(), 0, self.cost)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        take_card(s, f, code, self.to)


class Manipulate(Pick):
    """Sets a card of the row aside, which the player alone may acquire this round for 1 less (Helena)."""

    kind = "manipulate"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [CARD + card for card in distinct(sorted(s.row))]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        player = s.players[f.seat]
        if player.set_aside != NOTHING:
            s.removed.append(player.set_aside)
        player.set_aside = code - CARD
        s.row.remove(code - CARD)
        if s.events is not None:
            s.tell("set_aside", f.seat, code, 1, f.source, EVERYBODY)
        s.refill_row()


class CheaperFlow(Do):
    """The Spice Must Flow costs less this turn (Guild Bankers)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.flow_discount += self.n
        if s.events is not None:
            s.tell("cheaper_flow", f.seat, CARD + s.content.card_index[FLOW], self.n, f.source, EVERYBODY)


class AcquireToDeck(Do):
    """Cards acquired this turn may go on top of the deck (Recruitment Mission)."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.topdecks = True


class Snoop(Do):
    """Looks at the top card of an existing deck, then draws or trashes it."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].deck) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            player = s.players[f.seat]
            who = player.forget_top()
            player.deck_seen.append(who | (1 << f.seat))
            s.barrier += 1
        s.ask(f.seat, "snoop", [YES, PASS])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code == YES:
            s.draw(f.seat, 1, f.source)
        else:
            card = s.take_top(f.seat)
            s.players[f.seat].forget_top()
            s.trash(f.seat, card, f.source)


class Reshuffle(Do):
    """Shuffles the discard pile into the deck."""

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        player.deck += player.discard
        player.discard = []
        player.deck_seen = []
        s.rng.shuffle(player.deck)
        s.barrier += 1
        if s.events is not None:
            s.tell("shuffle", f.seat, NOTHING, len(player.deck), f.source, EVERYBODY)
