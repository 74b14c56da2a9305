"""What stands on many cards: plain bonuses, what happens if a condition holds, and what happens to the others."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.conditions import Condition
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.kernel.frames import CardsFrame
from greathall.kernel.machine import EVERYBODY, Effect, Frame

DominionEffect = Effect[Dominion]

PER_CARD: Final = -1  # one for each card that the sentence before has moved


# -- plain bonuses


class Bonus(Effect[Dominion]):
    """+N of something; PER_CARD counts the cards just moved."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def amount(self, f: Frame) -> int:
        if self.n != PER_CARD:
            return self.n
        assert isinstance(f, CardsFrame), "PER_CARD is for what follows at once from moving cards"
        return f.moved


class Cards(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.draw(f.seat, self.amount(f))


class Actions(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.actions += self.amount(f)
        if s.events is not None:
            s.tell("actions", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Buys(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.buys += self.amount(f)
        if s.events is not None:
            s.tell("buys", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Coins(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.coins += self.amount(f)
        if s.events is not None:
            s.tell("coins", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Cheaper(Bonus):
    """All cards cost less this turn (Bridge)."""

    def start(self, s: Dominion, f: Frame) -> None:
        s.discount += self.n
        if s.events is not None:
            s.tell("cheaper", f.seat, NOTHING, self.n, f.source, EVERYBODY)


class RicherCoppers(Bonus):
    """Copper gives more coins this turn (Coppersmith)."""

    def start(self, s: Dominion, f: Frame) -> None:
        s.copper_bonus += self.n
        if s.events is not None:
            s.tell("richer", f.seat, NOTHING, self.n, f.source, EVERYBODY)


# -- if, and for whom


class When(Effect[Dominion]):
    """If the condition holds now."""

    def __init__(self, condition: Condition, then: DominionEffect) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def parts(self) -> tuple[DominionEffect, ...]:
        return (self.then,)

    def start(self, s: Dominion, f: Frame) -> None:
        if self.condition.holds(s, f):
            self.then.start(s, f)


class Others(Effect[Dominion]):
    """Each other player, one after another from the left; an Attack passes over whoever is unaffected."""

    def __init__(self, effect: DominionEffect, attack: bool) -> None:
        super().__init__()
        self.effect = effect
        self.attack = attack

    def parts(self) -> tuple[DominionEffect, ...]:
        return (self.effect,)

    def run(self, s: Dominion, f: Frame) -> None:
        depth = len(s.stack)
        seats = len(s.players)
        f.step += 1
        while f.step < seats:
            seat = (f.by + f.step) % seats
            if not (self.attack and (s.immune >> seat) & 1):
                self.effect.start(s, Frame(self, seat, f.by, f.source, f.place))
                if len(s.stack) != depth:
                    return
            f.step += 1
        s.done()
