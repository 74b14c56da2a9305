"""The makers that card files are written with."""

from __future__ import annotations

from typing import Any

from greathall.games.imperium import effects as e
from greathall.games.imperium import things as t
from greathall.games.imperium.any_order import Lines
from greathall.games.imperium.card_effects import TrashCard
from greathall.games.imperium.conditions import AllianceWith, AnotherInPlay, Condition, Count, InfluenceWith
from greathall.games.imperium.effects import Do
from greathall.games.imperium.influence import Influence
from greathall.kernel.triggers import Trigger


def solari(n: int) -> Do:
    return e.Gain(t.SOLARI, n)


def spice(n: int) -> Do:
    return e.Gain(t.SPICE, n)


def water(n: int) -> Do:
    return e.Gain(t.WATER, n)


def vp(n: int) -> Do:
    return e.Gain(t.VP, n)


def persuasion(n: int, per: Count | None = None) -> Do:
    return e.Gain(t.PERSUASION, n, per)


def swords(n: int) -> Do:
    return e.Gain(t.SWORDS, n)


def recruit(n: int) -> Do:
    return e.Gain(t.TROOPS, n)


def draw(n: int) -> Do:
    return e.Gain(t.CARDS, n)


def intrigue(n: int) -> Do:
    return e.Gain(t.INTRIGUE_CARDS, n)


def influence(*factions: int, n: int = 1) -> Do:
    """With the faction, or one of those named; with any if none is."""
    return Influence(t.bits(factions) if factions else t.EVERY_FACTION, n)


def pay(*then: Do, solari: int = 0, spice: int = 0, water: int = 0, also: tuple[Do, ...] = ()) -> Do:
    """An arrow: the cost, then what it buys."""
    return e.Pay(one(then), solari, spice, water, also)


def one(steps: tuple[Do, ...]) -> Do:
    """Several effects as one step."""
    return steps[0] if len(steps) == 1 else e.All(steps)


def one_of(*choices: Do) -> Do:
    return e.OneOf(choices)


def when(condition: Condition, *then: Do) -> Do:
    return e.If(condition, one(then))


def may(effect: Do) -> Do:
    return e.MayDo(effect)


def lines(*parts: Do) -> Do:
    """Lines without "or": free ones apply, each arrow is used or not."""
    return Lines(parts)


def bond(faction: int, *then: Do) -> Do:
    """With another card of the faction in play."""
    return e.If(AnotherInPlay(faction), one(then))


def alliance(faction: int, *then: Do) -> Do:
    return e.If(AllianceWith(faction), one(then))


def influence_at(faction: int, level: int, *then: Do) -> Do:
    return e.If(InfluenceWith(faction, level), one(then))


def may_trash() -> Do:
    """The trash icon: optional."""
    return TrashCard(True)


def trash() -> Do:
    """As a cost."""
    return TrashCard(False)


def on(event: str, *then: Do) -> Trigger[Any]:
    return Trigger(event, one(then))
