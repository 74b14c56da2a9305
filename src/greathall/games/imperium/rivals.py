"""Uprising's Rivals (the supplement for one and two players): automata with a Rival card.

Nothing is left to choose for them: where others would, the card's priority list decides."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium import contracts, sandworms, spies
from greathall.games.imperium import rival_effects as r
from greathall.games.imperium.automata import COLLECTED, NO_USE, AutomatonTurn, give, has
from greathall.games.imperium.effects import Do, StealIntrigue, TakeSwordmaster
from greathall.games.imperium.printed import Errand
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import INTRIGUE_CARDS, NOTHING, RIVAL, SOLARI, SPICE, VP, WATER
from greathall.kernel.machine import Frame

COLLECTED.update(
    (
        StealIntrigue,
        contracts.TakeContract,
        sandworms.CollectBonus,
        sandworms.RemoveShieldWall,
        sandworms.TakeHooks,
        spies.PlaceSpy,
        spies.RecallSpies,
        r.InfluenceByPriority,
        r.InfluenceForAlliance,
        r.MakerSpice,
        r.MostInfluence,
        r.PlaceSpyAt,
        r.TroopsWithAlliance,
    )
)

EXPERT_LEAD: Final = 3  # Expert Deployment: so many units ahead of everybody else
SETTLED: Final = 2  # Smart Politics: so much influence, and so far behind


class RivalTurn(AutomatonTurn):
    """A Rival's Agent turn."""

    def space_for(self, s: Imperium, f: Frame, errand: Errand) -> tuple[int, int]:
        automata = s.setup.automata
        assert automata is not None
        if errand.smart and automata.smart_politics and is_settled(s, f.seat, errand):
            return errand.space_indices[0], NO_USE
        return super().space_for(s, f, errand)


def is_settled(s: Imperium, seat: int, errand: Errand) -> bool:
    """Smart Politics: the faction's Alliance is safe, or its leader is out of reach."""
    faction = s.content.spaces[errand.space_indices[0]].faction
    own = s.players[seat].influence[faction]
    ahead = 0
    for other, player in enumerate(s.players):
        if other != seat:
            ahead = max(ahead, player.influence[faction])
    if s.alliances[faction] == seat and own > ahead:
        return True
    return own >= SETTLED and ahead - own >= SETTLED


# -- what it buys


class RivalPurchases(Do):
    """The swordmaster as soon as the Rival can pay for it; from then on points."""

    def __init__(self, prices: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.prices = prices  # of a point: good and number

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        if not player.swordmaster:
            value = s.content.rivals[player.rival].swordmaster
            source = RIVAL + player.rival
            if sum(has(s, f.seat, good) for good in PAID_IN_ORDER) < value:
                return
            for good in PAID_IN_ORDER:
                n = min(value, has(s, f.seat, good))
                value -= n
                if n:
                    give(s, f.seat, good, n, source)
            SWORDMASTER.start(s, Frame(self, f.seat, f.seat, source, NOTHING))
        for good, n in self.prices:
            while s.can_win(f.seat) and has(s, f.seat, good) >= n:
                give(s, f.seat, good, n)
                s.gain(f.seat, VP, 1, NOTHING)


PAID_IN_ORDER: Final = (SOLARI, SPICE, INTRIGUE_CARDS, WATER)
SWORDMASTER: Final = TakeSwordmaster()
POINT_PRICES: Final = ((SOLARI, 7), (SPICE, 7), (INTRIGUE_CARDS, 3), (WATER, 3))

RIVAL_TURN: Final = RivalTurn()
RIVAL_PURCHASES: Final = RivalPurchases(POINT_PRICES)
