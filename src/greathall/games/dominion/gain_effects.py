"""Gaining: a card of that name, or one of that cost."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import Card
from greathall.games.dominion.conditions import Which
from greathall.games.dominion.effects import DominionEffect
from greathall.games.dominion.state import Dominion
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import FIRST_THING, PASS, Effect, Frame

# Where a gained card goes
HAND: Final = "hand"
DISCARD: Final = "discard"
DECK: Final = "deck"


class GainNamed(Effect[Dominion]):
    """Gains a card of that name, if there is one left."""

    def __init__(self, card: Card, to: str) -> None:
        super().__init__()
        self.card = card
        self.to = to

    def start(self, s: Dominion, f: Frame) -> None:
        s.gain(f.seat, self.card.index, self.to)


class Gain(Effect[Dominion]):
    """Gains a card of one's choice: by its cost, or by that of the card just trashed and a difference.

    The frame's card is the one that it is measured by, then the one gained."""

    def __init__(
        self,
        cost: int,
        exactly: bool,
        relative: bool,
        which: Which,
        to: str,
        optional: bool,
        bonuses: tuple[tuple[int, DominionEffect], ...],
    ) -> None:
        super().__init__()
        self.cost = cost
        self.exactly = exactly
        self.relative = relative
        self.which = which
        self.to = to
        self.optional = optional
        self.bonuses = bonuses  # for each type of the gained card

    def parts(self) -> tuple[DominionEffect, ...]:
        return tuple(effect for _, effect in self.bonuses)

    def start(self, s: Dominion, f: Frame) -> None:
        own = CardFrame(self, f.seat, f.by, f.source, f.place)
        if isinstance(f, CardFrame):
            own.card = f.card
        s.push(own)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        depth = len(s.stack)
        if f.step == 0:
            options = self.gainable(s, f)
            if options:
                if self.optional:
                    options.append(PASS)
                s.ask(f.seat, "gain", options)
                return
        elif f.step <= len(self.bonuses):
            while f.step <= len(self.bonuses):
                types, effect = self.bonuses[f.step - 1]
                f.step += 1
                if s.has_type(f.card, types):
                    effect.start(s, f)
                    if len(s.stack) != depth:
                        return
        s.done()

    def limit(self, s: Dominion, f: CardFrame) -> int:
        return self.cost + (s.cost(f.card) if self.relative else 0)

    def gainable(self, s: Dominion, f: CardFrame) -> list[int]:
        limit = self.limit(s, f)
        options: list[int] = []
        for card in s.setup.piles:
            if s.supply[card] > 0 and self.which.fits(s, card):
                cost = s.cost(card)
                if cost == limit or (cost < limit and not self.exactly):
                    options.append(FIRST_THING + card)
        return options

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            f.step = len(self.bonuses) + 1
            return
        assert isinstance(f, CardFrame)
        f.step = 1
        f.card = code - FIRST_THING
        s.gain(f.seat, f.card, self.to)
