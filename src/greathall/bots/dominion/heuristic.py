"""The bot for any kingdom: it plays the best list whose cards are all there."""

from __future__ import annotations

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.known import Known, first_release, strongest
from greathall.games.dominion.state import Dominion, Setup
from greathall.kernel.machine import State


class KingdomBot(Bot):
    def __init__(self) -> None:
        self.playing: BuyListBot | None = None

    def sees(self) -> int:
        return THE_TABLE

    def begin(self, seed: int) -> None:
        self.playing = None

    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        if self.playing is None:
            self.playing = self.best_for(s.setup).bot
        return self.playing.choose(s)

    def best_for(self, setup: Setup) -> Known:
        return strongest(setup)


class FirstKingdomBot(KingdomBot):
    """As it was in the first release."""

    def best_for(self, setup: Setup) -> Known:
        return first_release(setup)
