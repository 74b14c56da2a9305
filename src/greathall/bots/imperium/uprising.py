"""What Uprising adds: Spies, sandworms, contracts, and effects that only its cards have."""

from __future__ import annotations

from typing import Any, Final

from greathall.bots.imperium.worth import Judge
from greathall.games.imperium import contracts as c
from greathall.games.imperium import sandworms as w
from greathall.games.imperium import spies
from greathall.games.imperium import uprising_effects as u
from greathall.games.imperium.players import STRENGTH_OF_SANDWORM
from greathall.games.imperium.things import CARD, CONTRACT, FACTIONS, POST
from greathall.kernel.machine import FIRST_PART, PASS, Effect

SPY: Final = 1.6  # on a post
HOOKS: Final = 3.0
CONTRACT_TAKEN: Final = 2.5
DOUBLED: Final = 0.6  # a sandworm doubles the reward, if it wins one


class UprisingJudge(Judge):
    def special(self, effect: Effect[Any]) -> float:
        s = self.s
        if isinstance(effect, u.Lines):
            total = 0.0
            for line in effect.lines:
                total += max(0.0, self.worth(line))
            return total
        if isinstance(effect, u.Branch):
            holds = self.planning or effect.condition.holds(s, self.frame)
            return self.all(effect.then if holds else effect.otherwise)
        if isinstance(effect, spies.PlaceSpy):
            return SPY * self.later
        if isinstance(effect, spies.RecallSpies):
            return -SPY * self.later * effect.n
        if isinstance(effect, spies.InfluenceWhereSpying):
            return self.influence_where_spying()
        if isinstance(effect, w.HarvestSpice):
            return effect.n * self.spice
        if isinstance(effect, w.CollectBonus):
            return s.bonus_spice[self.space] * self.spice if self.space >= 0 else self.spice
        if isinstance(effect, w.Sandworms):
            return self.worms(effect)
        if isinstance(effect, w.TakeHooks):
            return 0.0 if self.me.hooks else HOOKS * self.later
        if isinstance(effect, c.TakeContract):
            return CONTRACT_TAKEN * self.later if s.setup.choam else c.SOLARI_INSTEAD * self.solari
        if isinstance(effect, c.CompleteContract):
            return self.taste.vp  # always worth doing
        if isinstance(effect, (u.AcquireExactly, u.AcquireCheap, u.AcquireForSolari, u.LookAtThree)):
            return self.card
        if isinstance(effect, u.DiscardFor):
            then = 0.0 if effect.then is None else self.worth(effect.then)
            return then + 0.5 * self.worth(effect.bonus) - 0.7 * self.card
        if isinstance(effect, u.TrashIntrigue):
            return -self.intrigue
        return super().special(effect)

    def influence_where_spying(self) -> float:
        total = 0.0
        factions = spies.spied_factions(self.s, self.seat)
        for faction in range(len(FACTIONS)):
            if (factions >> faction) & 1:
                total += self.rise(faction, 1)
        return total

    def worms(self, effect: w.Sandworms) -> float:
        """Strength, and the reward twice."""
        if self.planning or not effect.doable(self.s, self.frame):
            return 0.0
        own = self.strength(self.me.deployed, 0.0)
        before = self.conflict().expected(own)
        after = self.conflict().expected(max(own, self.swords_held()) + STRENGTH_OF_SANDWORM * effect.n)
        return after - before + DOUBLED * after

    def other(self, kind: str, code: int) -> float:
        s = self.s
        if kind == "gather":
            return 0.0 if code == PASS else self.card - SPY * self.later
        if kind == "recall_first":
            return 0.1 if code == PASS else 0.0
        if kind == "place_spy":
            # Where most can be watched.
            return float(len(s.content.posts[code - POST].spaces))
        if kind in ("infiltrate", "recall_spy"):
            return -float(len(s.content.posts[code - POST].spaces))
        if kind == "contract":
            return 0.0 if code == PASS else 1.0 + self.planned(s.content.contracts[code - CONTRACT].reward)
        if kind in ("draw_one", "discard_one"):
            return self.drawn(s.content.cards[code - CARD])
        if kind == "train":
            effect = s.stack[-1].effect
            assert isinstance(effect, u.Train)
            return self.planned(effect.steps[code - FIRST_PART].reward)
        return 0.0
