"""Decisions that a player takes for an automaton: whatever helps it least.

An automaton's goods are points in the making, so all is counted in points."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium import effects as e
from greathall.games.imperium.influence import Influence
from greathall.games.imperium.rivals import POINT_PRICES
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    FACTION,
    FACTIONS,
    NOTHING,
    SWORDS,
    TROOPS,
    VP,
)
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, VP_INFLUENCE
from greathall.kernel.machine import FIRST_PART, PASS, Effect

# By good: of a point, as Rivals buy them; troops and swords by what they may win.
POINTS: Final[dict[int, float]] = {good: 1 / n for good, n in POINT_PRICES} | {VP: 1.0, TROOPS: 0.15, SWORDS: 0.1}
STEP: Final = 0.3  # an influence that brings no point of itself
LIKE_ANY_OTHER: Final = 0.2


def least_help(s: Imperium) -> int:
    """The option that does least for the automaton; nothing, if it may be left."""
    if PASS in s.options:
        return PASS
    best = s.options[0]
    least = 1000.0
    for code in s.options:
        help = helps(s, s.asked, code)
        if help < least:
            best, least = code, help
    return best


def helps(s: Imperium, seat: int, code: int) -> float:
    effect = s.stack[-1].effect
    if FACTION <= code < FACTION + len(FACTIONS):
        return rises(s, seat, code - FACTION, effect.n if isinstance(effect, Influence) else 1)
    if isinstance(effect, (e.OneOf, e.ChooseTwo)):
        return brings(s, effect.choices[code - FIRST_PART])
    return LIKE_ANY_OTHER


def brings(s: Imperium, effect: Effect[Any]) -> float:
    if isinstance(effect, e.Gain):
        return effect.n * POINTS.get(effect.good, 0.0)
    total = 0.0
    for part in effect.parts():
        total += brings(s, part)
    return total if total > 0 else LIKE_ANY_OTHER


def rises(s: Imperium, seat: int, faction: int, n: int) -> float:
    """Points at two, and with the alliance, which is somebody's loss if it was theirs."""
    level = s.players[seat].influence[faction]
    total = STEP * n
    if level < VP_INFLUENCE <= level + n:
        total += 1.0
    holder = s.alliances[faction]
    if level + n >= ALLIANCE_INFLUENCE and holder != seat:
        if holder == NOTHING:
            total += 1.0
        elif level + n > s.players[holder].influence[faction]:
            total += 1.0 if s.is_automaton(holder) else 2.0
    return total
