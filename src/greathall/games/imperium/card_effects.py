"""Deeds with cards: discarding, trashing, acquiring, looking."""

from __future__ import annotations

from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.things import (
    CARD,
    DISCARDED,
    INTRIGUE,
    NOTHING,
    PLAYED,
    SPICE,
    WILD,
)
from greathall.games.imperium.verbs.cards import where_it_lies
from greathall.kernel.frames import CardFrame, CardsFrame
from greathall.kernel.machine import EVERYBODY, PASS, YES, Frame
from greathall.kernel.zones import distinct


class DiscardCards(Do):
    """Discards cards of one's choice from the hand, or all if there are fewer."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].hand) >= self.n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardsFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, CardsFrame)
        hand = s.players[f.seat].hand
        if f.moved < self.n and hand:
            s.ask_in_secret(f.seat, "discard", [CARD + card for card in distinct(hand)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, CardsFrame)
        f.moved += 1
        f.card = code - CARD
        s.discard_from_hand(f.seat, f.card)


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

    def doable(self, s: Imperium, f: Frame) -> bool:
        player = s.players[f.seat]
        if player.hand or player.discard:
            return True  # without sorting them first
        return len(self.choices(s, f)) > 0

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


def cards_costing(s: Imperium, seat: int, least: int, most: int) -> list[int]:
    """Of all that is on offer, what has such a cost; the card set aside for the player costs no less (FAQ)."""
    return [code for code in s.offers(seat) if least <= s.content.cards[s.on_offer(seat, code)].cost <= most]


def take_card(s: Imperium, f: Frame, code: int, to: str) -> None:
    s.acquire(f.seat, s.on_offer(f.seat, code), to, f.source, where_it_lies(code))


class AcquireFree(Pick):
    """Acquires a card that costs at most so much, for nothing."""

    kind = "acquire"

    def __init__(self, cost: int, to: str) -> None:
        super().__init__()
        self.cost = cost
        self.to = to

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f.seat, 0, self.cost)

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


class DiscardFor(Do):
    """Discards a card from the hand for something, and for more if it is a card of a faction."""

    def __init__(self, then: Do | None, faction: int, bonus: Do, optional: bool) -> None:
        super().__init__()
        self.then = then
        self.faction = faction
        self.bonus = bonus
        self.optional = optional

    def parts(self) -> Effects:
        return (self.bonus,) if self.then is None else (self.then, self.bonus)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].hand) > 0

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            s.ask_in_secret(f.seat, "discard", [CARD + card for card in distinct(s.players[f.seat].hand)])
            return
        depth = len(s.stack)
        if f.step == 1:
            f.step = 2
            if self.then is not None:
                self.then.start(s, f)
                if len(s.stack) != depth:
                    return
        if f.step == 2:
            f.step = 3
            if (s.content.cards[f.card].factions >> self.faction) & 1:
                self.bonus.start(s, f)
                if len(s.stack) != depth:
                    return
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, CardFrame)
        f.step = 1
        f.card = code - CARD
        s.discard_from_hand(f.seat, f.card)


class TrashFromHand(Pick):
    """Trashes a card from the hand, of a faction if one is named; `spice`: so much if it has a cost."""

    kind = "trash"
    secret = True

    def __init__(self, faction: int = NOTHING, spice: int = 0) -> None:
        super().__init__()
        self.faction = faction
        self.spice = spice

    def hidden(self) -> bool:
        return self.faction != NOTHING

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [
            CARD + card
            for card in distinct(s.players[f.seat].hand)
            if self.faction == NOTHING or (s.content.cards[card].factions >> self.faction) & 1
        ]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        card = code - CARD
        s.players[f.seat].leave_hand(card, s.everybody())
        s.trash(f.seat, card, f.source)
        if self.spice and s.content.cards[card].cost >= 1:
            s.gain(f.seat, SPICE, self.spice, f.source)


class TrashAnotherInPlay(Pick):
    """Trashes another card of a faction in play."""

    kind = "trash"

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        found: list[int] = []
        for place, card in enumerate(s.players[f.seat].in_play):
            if card < 0 or place == f.place or PLAYED + card in found:
                continue
            if (s.content.cards[card].factions >> self.faction) & 1:
                found.append(PLAYED + card)
        return found

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        place = s.players[f.seat].place_of(code - PLAYED, f.place)
        s.trash_from_play(f.seat, place, f.source)


class TrashIntrigue(Pick):
    """Trashes an Intrigue card from the hand: it leaves the game."""

    kind = "trash_intrigue"
    secret = True

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [INTRIGUE + card for card in distinct(s.players[f.seat].intrigue)]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.players[f.seat].lose_intrigue(code - INTRIGUE, s.everybody())
        s.intrigue_removed.append(code - INTRIGUE)
        if s.events is not None:
            s.tell("trash_intrigue", f.seat, code, 1, f.source, EVERYBODY)


class AcquireExactly(Pick):
    """Acquires a card of exactly this cost to the hand, for nothing."""

    kind = "acquire"

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return sorted(cards_costing(s, f.seat, self.cost, self.cost))

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        take_card(s, f, code, "hand")


class AcquireForSolari(Pick):
    """Acquires a card to the hand, its cost paid in solari."""

    kind = "acquire"

    optional = True

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f.seat, 0, s.players[f.seat].solari)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        card = s.on_offer(f.seat, code)
        s.pay(f.seat, s.content.cards[card].cost, 0, 0, f.source)
        take_card(s, f, code, "hand")


class AcquireCheap(Pick):
    """Acquires a card that costs at most so much, for nothing; into the hand with a sandworm in the Conflict."""

    kind = "acquire"

    def __init__(self, cost: int, worm_to_hand: bool) -> None:
        super().__init__()
        self.cost = cost
        self.worm_to_hand = worm_to_hand

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f.seat, 0, self.cost)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        to_hand = self.worm_to_hand and s.army(f.seat).sandworms > 0
        take_card(s, f, code, "hand" if to_hand else "discard")


class ReturnToHand(Do):
    """The card goes back from play to the hand."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return f.place >= 0 and s.players[f.seat].in_play[f.place] >= 0

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        card = player.in_play[f.place]
        player.in_play[f.place] = ~card
        player.draw_into_hand(card, s.others(f.seat))
        if s.events is not None:
            s.tell("return", f.seat, CARD + card, 1, f.source, EVERYBODY)


class LookAtThree(Do):
    """Looks at the top three cards of the deck: draws one, discards one, trashes one."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].deck) >= 3

    def run(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        if f.step == 0:
            f.step = 1
            seen = player.deck_seen
            while len(seen) < 3:
                seen.insert(0, 0)
            for i in range(1, 4):
                seen[-i] = seen[-i] % 64 | (1 << f.seat)
            s.barrier += 1
        top = [CARD + card for card in distinct(sorted(player.deck[-(4 - f.step) :]))]
        s.ask_in_secret(f.seat, "draw_one" if f.step == 1 else "discard_one", top)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        player = s.players[f.seat]
        card = code - CARD
        if f.step == 1:
            f.step = 2
            self.lift(s, f, card, 3)
            player.draw_into_hand(card, 0)
            if s.events is not None:
                s.tell("draw", f.seat, CARD + card, 1, f.source, 1 << f.seat)
            return
        s.stack.pop()
        self.lift(s, f, card, 2)
        s.barrier += 1  # everybody sees what is discarded and trashed
        player.discard.append(card)
        if s.events is not None:
            s.tell("discard", f.seat, CARD + card, 1, f.source, EVERYBODY)
        last = player.deck.pop()
        player.forget_top()
        s.trash(f.seat, last, f.source)

    def lift(self, s: Imperium, f: Frame, card: int, top: int) -> None:
        """Takes a card out of the uppermost ones."""
        player = s.players[f.seat]
        for i in range(1, top + 1):
            if player.deck[-i] == card:
                del player.deck[-i]
                # The others know the place of none of these cards any more.
                for j in range(1, top + 1):
                    player.deck_seen[-j] = 1 << f.seat
                player.deck_seen.pop()
                return


class FlipTrophy(Pick):
    """Turns a won Conflict card (or the Objective) with an icon, or the wild one, face down."""

    kind = "flip"

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.icon = icon

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [code for code in s.players[f.seat].trophies if s.battle_icon(code) in (self.icon, WILD)]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.turn_over(f.seat, code)
