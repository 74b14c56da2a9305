"""What leaves its player no choice worth a click, as everybody at the table can see.

Whoever holds Intrigue cards might play one at any moment of their turn: they are left to say so themselves, whether
or not a card of theirs fits. So with effects of which only their owner sees whether they can be done."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.card_effects import TrashThis
from greathall.games.imperium.effects import All, Do, Gain, TakeSeat, TakeSwordmaster, deed
from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.influence import Influence, VisitInfluence
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARDS, DEPLOY, INTRIGUE_CARDS, NUMBER
from greathall.kernel.machine import FIRST_PART, PASS

# They take nothing, ask nothing, and bring the same before or after each other and before or after a deployment.
STEADY: Final = (VisitInfluence, TakeSeat, TakeSwordmaster)
# They touch no troops: alone, they may as well come before a deployment.
APART: Final = (TrashThis, PlaceSpy, Influence)


def by_itself(s: Imperium) -> int | None:
    """The end of a turn in which nothing is left to do; what has to be done, if its moment cannot matter."""
    f = s.stack[-1]
    if s.kind != "effects" or not isinstance(f, TurnFrame) or s.players[f.seat].intrigue:
        return None
    assert isinstance(f.effect, AnyOrder)
    if f.effect.hides(f):
        return None
    if s.options == [PASS]:
        return PASS
    return to_be_done(s, f)


def to_be_done(s: Imperium, f: TurnFrame) -> int | None:
    """The next of the effects that have to be carried out, if there is nothing beside them but a deployment."""
    codes = [code for code in s.options if code != DEPLOY]
    if not codes or not all(FIRST_PART <= code < NUMBER for code in codes):
        return None
    effects = {code: deed(f.pending[code - FIRST_PART]) for code in codes}
    if any(effect.optional for effect in effects.values()):
        return None
    steady = [code for code, effect in effects.items() if is_steady(effect)]
    others = [effect for code, effect in effects.items() if code not in steady]
    if not others or (len(others) == 1 and type(others[0]) in APART):
        return steady[0] if steady else codes[0]
    return None


def is_steady(effect: Do) -> bool:
    if type(effect) is Gain:
        return effect.per is None and effect.good in (CARDS, INTRIGUE_CARDS)
    if type(effect) is All:
        return all(is_steady(step) for step in effect.steps)
    return type(effect) in STEADY
