"""What a search knows of Dominion: games are played to the end by lists, and only what one gets is tried out."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.dominion.contest import gain_of
from greathall.bots.dominion.plans import GAMES, Plans, plans_for
from greathall.bots.dominion.traits import COPPER, CURSE_CARD, ESTATE, PROVINCE
from greathall.bots.search import Budget, Insight
from greathall.games.dominion.state import Dominion, Setup
from greathall.kernel.machine import FIRST_THING, PASS, State
from greathall.kernel.rules import Rules

TRIED: Final = ("buy", "gain")
PREPARED: Final = 40  # games with which plans are climbed, for each move that may be played out
# With so many Provinces left nobody buys Estates for their points.
EARLY: Final = 6


class DominionInsight(Insight):
    def __init__(self, budget: Budget) -> None:
        # Who thinks little prepares little.
        self.games = GAMES if budget.seconds > 0 else min(GAMES, PREPARED * budget.iterations)
        self.setup: Setup | None = None
        self.plans: Plans | None = None

    def look_at(self, s: State) -> None:
        assert isinstance(s, Dominion)
        if self.setup is not s.setup:
            self.setup = s.setup
            self.plans = plans_for(s.setup, self.games)

    def is_worth_it(self, s: State) -> bool:
        return s.kind in TRIED

    def sensible(self, s: State) -> list[int]:
        """What the plan would take, and whatever else might be of use."""
        assert isinstance(s, Dominion)
        usual = self.quick(0).choose(s)
        return [code for code in s.options if code == usual or self.might_help(s, code)]

    def might_help(self, s: Dominion, code: int) -> bool:
        if code == PASS:
            return False
        card = code - FIRST_THING
        if card == ESTATE:
            return s.supply[PROVINCE] <= EARLY
        return card not in (COPPER, CURSE_CARD)

    def outcome(self, rules: Rules, s: State, seat: int) -> float:
        assert isinstance(s, Dominion)
        return gain_of(s, seat)

    def chances(self, s: State) -> list[float]:
        """Of a game that was cut off: two lists may wait for each other. Whoever leads has won."""
        assert isinstance(s, Dominion)
        points = [s.points(seat) for seat in range(len(s.players))]
        best = max(points)
        level = 0
        for own in points:
            if own == best:
                level += 1
        return [1.0 / level if own == best else 0.0 for own in points]

    def quick(self, world: int) -> Bot:
        assert self.plans is not None
        pool = self.plans.pool
        return self.plans.best.bot if world == 0 else pool[world % len(pool)].bot
