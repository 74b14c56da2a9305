"""The bot for any kingdom: it plays the best list whose cards are all there."""

from __future__ import annotations

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.known import Known
from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import State


class KingdomBot(Bot):
    def __init__(self, lists: list[Known]) -> None:
        self.lists = lists  # the best first
        self.playing: BuyListBot | None = None

    def sees(self) -> int:
        return THE_TABLE

    def begin(self, seed: int) -> None:
        self.playing = None

    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        if self.playing is None:
            self.playing = self.best_for(s)
        return self.playing.choose(s)

    def best_for(self, s: Dominion) -> BuyListBot:
        for known in self.lists:
            if known.bot.strategy.fits(s.setup):
                return known.bot
        raise AssertionError("Big Money needs no kingdom card")
