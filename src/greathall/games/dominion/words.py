"""The makers that card files are written with; what few cards say is a class alone, in the file of its subject."""

from __future__ import annotations

from greathall.games.dominion.card import Card
from greathall.games.dominion.conditions import ANY_CARD, Condition, Which
from greathall.games.dominion.effects import Actions, Buys, Cards, Coins, DominionEffect, Others, When
from greathall.games.dominion.gain_effects import DISCARD, Gain, GainNamed
from greathall.games.dominion.hand_effects import ANY_NUMBER, Discard, DiscardDownTo, TopDeck, Trash
from greathall.games.dominion.play_effects import MayTrashThis, TrashThis
from greathall.kernel.effects import Choose, Seq


def cards(n: int) -> DominionEffect:
    return Cards(n)


def actions(n: int) -> DominionEffect:
    return Actions(n)


def buys(n: int) -> DominionEffect:
    return Buys(n)


def coins(n: int) -> DominionEffect:
    return Coins(n)


def seq(*steps: DominionEffect) -> DominionEffect:
    return Seq(steps)


def choose(count: int, *choices: DominionEffect) -> DominionEffect:
    return Choose(count, choices)


def when(condition: Condition, *then: DominionEffect) -> DominionEffect:
    return When(condition, then[0] if len(then) == 1 else Seq(then))


def others(*effects: DominionEffect) -> DominionEffect:
    """Each other player; not an Attack."""
    return Others(effects[0] if len(effects) == 1 else Seq(effects), False)


def attack(*effects: DominionEffect) -> DominionEffect:
    """Each other player who is not unaffected."""
    return Others(effects[0] if len(effects) == 1 else Seq(effects), True)


def discard(n: int, which: Which = ANY_CARD, then: DominionEffect | None = None) -> DominionEffect:
    return Discard(0 if n == ANY_NUMBER else n, n, which, then)


def may_discard(which: Which, then: DominionEffect, otherwise: DominionEffect) -> DominionEffect:
    return Discard(0, 1, which, then, otherwise)


def discard_down_to(size: int) -> DominionEffect:
    return DiscardDownTo(size)


def trash(n: int, which: Which = ANY_CARD, then: DominionEffect | None = None) -> DominionEffect:
    return Trash(n, n, which, then)


def may_trash(most: int) -> DominionEffect:
    return Trash(0, most, ANY_CARD)


def topdeck(n: int) -> DominionEffect:
    return TopDeck(n, n, ANY_CARD)


def gain(card: Card, to: str = DISCARD) -> DominionEffect:
    return GainNamed(card, to)


def gain_up_to(
    cost: int, *, to: str = DISCARD, bonuses: tuple[tuple[int, DominionEffect], ...] = ()
) -> DominionEffect:
    return Gain(cost, False, False, ANY_CARD, to, False, bonuses)


def gain_costing(
    difference: int, *, exactly: bool = False, types: int = 0, to: str = DISCARD, optional: bool = False
) -> DominionEffect:
    """A card whose cost is that of the card just trashed and a difference, or (unless exactly) less."""
    return Gain(difference, exactly, True, Which(types), to, optional, ())


def may_trash_this(then: DominionEffect) -> DominionEffect:
    return MayTrashThis(TrashThis(then))


def trash_this() -> DominionEffect:
    return TrashThis(None)


def of_type(types: int) -> Which:
    return Which(types)


def named(card: Card) -> Which:
    return Which(card=card)
