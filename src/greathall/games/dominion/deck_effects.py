"""What touches the deck: looking for cards in it, looking at its top, discarding it."""

from __future__ import annotations

from greathall.games.dominion.conditions import Which
from greathall.games.dominion.effects import DominionEffect
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import EVERYBODY, FIRST_THING, PASS, YES, Effect, Frame, Memory, State
from greathall.kernel.zones import GROUP, distinct


class Dig(Effect[Dominion]):
    """Reveals cards from the deck until `count` fitting ones are found, does something with those, and discards
    the rest."""

    def __init__(self, count: int, least_cost: int, which: Which, then: DominionEffect | None) -> None:
        super().__init__()
        self.count = count
        self.least_cost = least_cost
        self.which = which
        self.then = then  # None: into the hand; else the card is trashed and this follows

    def parts(self) -> tuple[DominionEffect, ...]:
        return () if self.then is None else (self.then,)

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            f.step = 1
            found = self.reveal(s, f)
            if self.then is None:
                for card in found:
                    s.aside_to_hand(f.seat, card)
            elif found:
                f.card = found[0]
                s.trash_aside(f.seat, f.card)
                self.then.start(s, f)
                return
        s.discard_all_aside(f.seat)
        s.done()

    def reveal(self, s: Dominion, f: Frame) -> list[int]:
        found: list[int] = []
        while len(found) < self.count:
            card = s.reveal_top(f.seat)
            if card == NOTHING:
                break
            if s.cost(card) >= self.least_cost and self.which.fits(s, card):
                found.append(card)
        return found


class Spy(Effect[Dominion]):
    """Reveals the top card of a deck; the player of the card says whether it is discarded or goes back."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            f.step = 1
            f.card = s.reveal_top(f.seat)
        if f.step == 2 or f.card == NOTHING:
            s.done()
        else:
            s.ask(f.by, "spy", [YES, PASS])

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, CardFrame)
        f.step = 2
        if code == YES:
            s.discard_aside(f.seat, f.card)
        else:
            s.aside_to_deck(f.seat, f.card, s.everybody())


class ScoutFrame(Frame):
    """Cards are put back in an order of one's choice."""

    group = 0  # the number under which the others remember them, if there is an order to hide
    order: tuple[int, ...] = ()  # those that have their place

    def copy(self) -> Frame:
        twin = ScoutFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.group = self.group
        twin.order = self.order
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.group, -1, list(self.order))


class Scout(Effect[Dominion]):
    """Reveals the top n cards; those of a type go into the hand, the rest back in an order of one's choice."""

    def __init__(self, n: int, types: int) -> None:
        super().__init__()
        self.n = n
        self.types = types

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return ScoutFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, ScoutFrame)
        aside = s.players[f.seat].aside
        if f.step == 0:
            f.step = 1
            for _ in range(self.n):
                if s.reveal_top(f.seat) == NOTHING:
                    break
            for card in aside.copy():
                if s.has_type(card, self.types):
                    s.aside_to_hand(f.seat, card)
            # Each scouting makes a group of its own, so that two in a row do not mix; like cards have no order.
            f.group = s.barrier if len(distinct(sorted(aside))) > 1 else 0
        left = self.left(s, f)
        if f.group and len(left) > 1:
            s.ask_in_secret(f.seat, "order", [FIRST_THING + card for card in distinct(left)])
            return
        # The cards go back all at once: nobody else may see in which order.
        seen = (1 << f.seat) + GROUP * f.group if f.group else s.everybody()
        for card in (*f.order, *left):
            s.aside_to_deck(f.seat, card, seen)
        s.done()

    def left(self, s: Dominion, f: ScoutFrame) -> list[int]:
        """The cards that have no place in the order yet."""
        left = sorted(s.players[f.seat].aside)
        for card in f.order:
            left.remove(card)
        return left

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, ScoutFrame)
        f.order = (*f.order, code - FIRST_THING)


class DiscardDeck(Effect[Dominion]):
    """Puts the deck into the discard pile, unseen."""

    def start(self, s: Dominion, f: Frame) -> None:
        player = s.players[f.seat]
        if player.deck:
            # Who knew cards of this deck does not follow them into the pile; the lowest card ends up on top.
            player.discard.extend(player.deck[::-1])
            player.discard_unseen.extend(player.deck[:0:-1])
            player.deck = []
            player.deck_seen = []
            s.barrier += 1
            if s.events is not None:
                s.tell("discard_deck", f.seat, NOTHING, 0, f.source, EVERYBODY)
