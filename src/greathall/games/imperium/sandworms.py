"""Sandworms, Maker Hooks and the Shield Wall (Uprising)."""

from __future__ import annotations

from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.effects import Do
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import SPICE
from greathall.kernel.machine import EVERYBODY, Frame


class Sandworms(Do):
    """Sandworms into the Conflict, unless the Shield Wall keeps them out."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return not s.worms_banned() and s.may_deploy(f.seat) and s.may_summon(f.seat)

    def start(self, s: Imperium, f: Frame) -> None:
        if self.doable(s, f):
            s.summon(f.seat, self.n, f.source)


class RemoveShieldWall(Do):
    """Removes the Shield Wall for good; always a choice. A Rival does it if it has Maker Hooks."""

    optional = True

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.shield_wall and (not s.is_automaton(f.seat) or s.players[f.seat].hooks)

    def start(self, s: Imperium, f: Frame) -> None:
        s.remove_shield_wall(f.seat, f.source)


class TakeHooks(Do):
    """Maker Hooks, one set a player."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        seat = s.fighters[f.seat]
        if s.players[seat].hooks or not s.may_summon(seat):
            return
        # In three against three both Allies of a side have them.
        for owner in s.fighting_allies(seat) if s.content.commanders else (seat,):
            s.players[owner].hooks = True
            if s.events is not None:
                s.tell("hooks", owner, -1, 1, f.source, EVERYBODY)


class CollectBonus(Do):
    """All the spice that has gathered on the Maker space."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.gain(f.seat, SPICE, s.take_bonus_spice(f.seat, s.turn.space, f.source), f.source)


class HarvestSpice(Do):
    """A Maker space's own spice."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.harvested = self.n
        s.gain(f.seat, SPICE, self.n, f.source)


# -- conditions and counts


class HasHooks(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).hooks


class WormInConflict(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).sandworms > 0


class UnitsInConflict(Condition):
    """At least so many units in the Conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).units() >= self.n


class UnitsDeployed(Condition):
    """At least so many units were deployed this turn; a later retreat does not undo it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.fights_now(s.fighters[f.seat]) and s.turn.units >= self.n


class StrengthAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).strength() >= self.n


class AtMaker(Condition):
    """The Agent was sent to a Maker space this turn."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.space in s.content.makers


class OwnSandworms(Count):
    def of(self, s: Imperium, f: Frame) -> int:
        return s.army(f.seat).sandworms
