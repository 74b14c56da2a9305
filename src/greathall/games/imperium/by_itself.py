"""What leaves its player no choice worth a click, as everybody at the table can see.

Whoever holds Intrigue cards might play one at any moment of their turn. So they say themselves when it ends,
whether or not a card of theirs fits; and what has to be done comes by itself whether or not one fits: nobody learns
which. Effects of which only their owner sees whether they can be done are left to the owner."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.card_effects import TrashThis
from greathall.games.imperium.effects import All, Do, Gain, OneOf, TakeSeat, TakeSwordmaster, deed
from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.influence import Influence, VisitInfluence
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARDS, DEPLOY, INTRIGUE, INTRIGUE_CARDS, NUMBER, THRONE
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.kernel.machine import FIRST_PART, PASS

# They take nothing, ask nothing, and bring the same before or after each other and before or after a deployment.
STEADY: Final = (VisitInfluence, TakeSeat, TakeSwordmaster)
# They touch no troops: alone, they may as well come before a deployment.
APART: Final = (TrashThis, PlaceSpy, Influence)


def by_itself(s: Imperium) -> int | None:
    """A Reveal turn when no Agent is left; the end of a turn in which nothing is; and what has to be done, if its
    moment cannot matter."""
    f = s.stack[-1]
    if not isinstance(f, TurnFrame) or s.is_automaton(s.asked):
        return None
    holds_intrigue = len(s.players[f.seat].intrigue) > 0
    if s.kind == "turn":
        return REVEAL if s.options == [REVEAL] and not holds_intrigue and can_only_reveal(s, f) else None
    assert isinstance(f.effect, AnyOrder)
    if s.kind != "effects" or f.effect.hides(f):
        return None
    if s.options == [PASS] or (s.options == [DEPLOY, PASS] and s.turn.deployed > 0):
        return None if holds_intrigue else PASS  # how many troops go has been said
    return to_be_done(s, f)


def can_only_reveal(s: Imperium, f: TurnFrame) -> bool:
    """As everybody sees it: nobody knows whether a card in hand moves Agents that were sent already."""
    return s.agents_at_leader(f.seat) == 0 and not any(card.moves_any_agent for card in s.content.cards_there)


def to_be_done(s: Imperium, f: TurnFrame) -> int | None:
    """The next of the effects that have to be carried out, if there is nothing beside them but a deployment."""
    codes = [code for code in s.options if code != DEPLOY and not INTRIGUE <= code < THRONE]
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


def asks_on(s: Imperium, code: int) -> Imperium | None:
    """After a deployment how many troops, after "one of several" which one. What an Ally deploys on a Commander's
    turn is for the Ally to say."""
    f = s.stack[-1]
    if s.kind != "effects" or not isinstance(f, TurnFrame):
        return None
    is_part = FIRST_PART <= code < NUMBER and type(deed(f.pending[code - FIRST_PART])) is OneOf
    if not is_part and (code != DEPLOY or s.is_activated(s.asked)):
        return None
    after = s.copy()
    after.choose(code)
    asked = after.kind == "deploy" if code == DEPLOY else type(after.stack[-1].effect) is OneOf
    return after if asked and after.decider == s.decider and after.barrier == s.barrier else None
