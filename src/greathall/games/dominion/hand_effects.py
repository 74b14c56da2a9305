"""What touches the hand: discarding, trashing, putting back on the deck, revealing."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.conditions import ANY_CARD, Which
from greathall.games.dominion.effects import DominionEffect
from greathall.games.dominion.state import Dominion
from greathall.kernel.frames import CardsFrame
from greathall.kernel.machine import FIRST_THING, PASS, Effect, Frame
from greathall.kernel.zones import distinct

ANY_NUMBER: Final = 99


def ask_for_card(s: Dominion, seat: int, kind: str, which: Which, may_pass: bool) -> bool:
    """Asks for a card from the hand; False if the hand is empty.

    The others learn no more than they know, the hand's size: whoever has no card that fits is asked as well, and
    can only pass. A hand's one card goes by itself where any card does."""
    hand = s.players[seat].hand
    if not hand:
        return False
    options = [FIRST_THING + card for card in distinct(hand) if which.fits(s, card)]
    if which is ANY_CARD and len(hand) == 1 and not may_pass:
        s.ask(seat, kind, options)
    else:
        if may_pass or not options:
            options.append(PASS)
        s.ask_in_secret(seat, kind, options)
    return True


class FromHand(Effect[Dominion]):
    """Picks cards from the hand, from `least` to `most` as far as there are any, and does something with them;
    then goes on with `then` if at least one was moved (all of `least`, where that is more), else `otherwise`."""

    kind = ""
    shows = False  # everybody sees the card, which others can then be measured by

    def __init__(
        self,
        least: int,
        most: int,
        which: Which,
        then: DominionEffect | None = None,
        otherwise: DominionEffect | None = None,
    ) -> None:
        super().__init__()
        self.least = least
        self.most = most
        self.which = which
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> tuple[DominionEffect, ...]:
        return tuple(part for part in (self.then, self.otherwise) if part is not None)

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardsFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardsFrame)
        asks = f.step == 0 and f.moved < self.most
        if asks and ask_for_card(s, f.seat, self.kind, self.which, f.moved >= self.least):
            return
        self.finish(s, f)
        s.stack.pop()
        if f.moved >= self.least and f.moved > 0:
            if self.then is not None:
                self.then.start(s, f)
        elif self.otherwise is not None:
            self.otherwise.start(s, f)

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            f.step = 1
        else:
            assert isinstance(f, CardsFrame)
            f.moved += 1
            if self.shows:
                f.card = code - FIRST_THING
            self.move(s, f.seat, code - FIRST_THING)

    def move(self, s: Dominion, seat: int, card: int) -> None:
        raise AssertionError(f"{type(self).__name__} does not say where a card goes")

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        """When all are picked."""


class Discard(FromHand):
    """Discards cards at once: the others see the uppermost alone."""

    kind = "discard"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hold(seat, card)

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        s.discard_held(f.seat)


class DiscardDownTo(Discard):
    """Discards until so many cards are left in hand."""

    def __init__(self, size: int) -> None:
        super().__init__(0, 0, ANY_CARD)
        self.size = size

    def run(self, s: Dominion, f: Frame) -> None:
        if len(s.players[f.seat].hand) > self.size:
            ask_for_card(s, f.seat, self.kind, ANY_CARD, False)
        else:
            s.discard_held(f.seat)
            s.done()


class Trash(FromHand):
    kind = "trash"
    shows = True

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.trash_from_hand(seat, card)


class TopDeck(FromHand):
    """Puts cards from the hand on top of the deck, unseen by the others."""

    kind = "topdeck"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hand_to_deck(seat, card, 1 << seat)


class RevealAndTopDeck(FromHand):
    """Reveals a card from the hand and puts it on top of the deck; without one, reveals the hand."""

    kind = "topdeck"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hand_to_deck(seat, card, s.everybody())

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        if f.moved == 0:
            s.reveal_hand(f.seat)


class DiscardHand(Effect[Dominion]):
    def start(self, s: Dominion, f: Frame) -> None:
        s.discard_hand(f.seat)


class RevealHand(Effect[Dominion]):
    def start(self, s: Dominion, f: Frame) -> None:
        s.reveal_hand(f.seat)
