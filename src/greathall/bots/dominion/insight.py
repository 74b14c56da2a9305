"""What a search knows of Dominion: games are played to the end by lists, and only what one gets is tried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from greathall.bots.bot import Bot
from greathall.bots.dominion.contest import gain_of
from greathall.bots.dominion.grounds import grounds
from greathall.bots.dominion.plans import GAMES, Plans, plans_for
from greathall.bots.dominion.traits import COPPER, CURSE_CARD, ESTATE, PROVINCE
from greathall.bots.search import Budget, Insight
from greathall.games.dominion.state import Dominion, Setup
from greathall.kernel.machine import FIRST_THING, PASS, State
from greathall.kernel.reasons import Why
from greathall.kernel.rules import Rules

TRIED: Final = ("buy", "gain")
PREPARED: Final = 40  # games with which plans are climbed, for each move that may be played out
A_SECOND: Final = 200  # counts as so many moves
# With so many Provinces left nobody buys Estates for their points.
EARLY: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class DominionInsight(Insight):
    def __init__(self, budget: Budget, horizon: int = 0) -> None:
        # Who thinks little prepares little.
        self.games = min(GAMES, int(PREPARED * (budget.iterations + A_SECOND * budget.seconds)))
        self.horizon = horizon  # own turns after which it is judged how things stand; 0 is the end of the game
        self.seat = 0
        self.last_turn = 0
        self.setup: Setup | None = None
        self.plans: Plans | None = None

    def look_at(self, s: State) -> None:
        assert isinstance(s, Dominion)
        self.seat = s.decider
        self.last_turn = s.players[s.decider].turns + self.horizon
        if self.setup is not s.setup:
            self.setup = s.setup
            self.prepare(s.setup)

    def prepare(self, setup: Setup) -> None:
        self.plans = plans_for(setup, self.games)

    def stage(self, s: State) -> int:
        assert isinstance(s, Dominion)
        return 1 if self.horizon > 0 and s.players[self.seat].turns > self.last_turn else 0

    def is_worth_it(self, s: State) -> bool:
        return s.kind in TRIED

    def sensible(self, s: State) -> list[int]:
        """What the plan would take, and whatever else might be of use."""
        assert isinstance(s, Dominion)
        usual = self.quick(0).choose(s)
        return [code for code in s.options if code == usual or (code != PASS and might_help(s, code - FIRST_THING))]

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

    def grounds(self, rules: Rules, s: State, codes: list[int]) -> list[Why]:
        assert isinstance(s, Dominion)
        return [] if self.plans is None else grounds(s, codes[0], self.plans.best)

    def shows_chances(self) -> bool:
        """The lead in points is half of it."""
        return False


def might_help(s: Dominion, card: int) -> bool:
    """Whether the card may be worth having, as things are."""
    if card == ESTATE:
        return s.supply[PROVINCE] <= EARLY
    return card not in (COPPER, CURSE_CARD)
