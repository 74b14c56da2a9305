"""A bot for first games: it plays like another, but overlooks things."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import Bot
from greathall.kernel.machine import PASS, State
from greathall.kernel.reasons import Why
from greathall.kernel.rng import mix, seeded

OWN_CHANCE: Final = 7  # apart from that of the bot within


class Beginner(Bot):
    """At one decision in so many it does not see what the other would do, and takes the next best."""

    def __init__(self, bot: Bot, one_in: int) -> None:
        self.bot = bot
        self.one_in = one_in
        self.rng = seeded(0)

    def sees(self) -> int:
        return self.bot.sees()

    def begin(self, seed: int) -> None:
        self.rng = seeded(mix(seed, OWN_CHANCE))
        self.bot.begin(seed)

    def is_midway(self) -> bool:
        return self.bot.is_midway()

    def grounds(self, s: State, code: int) -> list[Why]:
        return self.bot.grounds(s, code)

    def choose(self, s: State) -> int:
        best = self.bot.choose(s)
        options = s.options
        if len(options) == 1 or best == PASS or self.rng.below(self.one_in):
            return best
        s.options = [option for option in options if option != best]
        try:
            next_best = self.bot.choose(s)
            return next_best if next_best in s.options else best
        finally:
            s.options = options
