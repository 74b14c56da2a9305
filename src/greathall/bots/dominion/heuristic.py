"""The bot for any kingdom: it plays the best list whose cards are all there."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.bots.dominion.strategy import parse
from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import State

# By wins against Big Money: `greathall sim dominion --bots NAME,bmu --games 2000`. What wins less is left out.
BEST_FIRST: Final = (
    "ironworks-gardens-rock", "workshop-gardens", "witch", "lab-militia-chapel", "one-coppersmith", "courtyard",
    "bureaucrat-gardens", "torturer-village", "first-game-engine", "ironworks-gardens-scissors", "minions-chapel",
    "costume-party", "masquerade", "militia", "duke", "council-room-militia", "smithy", "minion", "council-room",
    "bureaucrat", "bridge", "laboratory", "moat", "chancellor", "spy-thief", "shanty-town", "great-hall",
    "festival", "bmu",
)  # fmt: skip


class KingdomBot(Bot):
    def __init__(self) -> None:
        self.bots = [BuyListBot(parse(name, STRATEGIES[name])) for name in BEST_FIRST]
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
        for bot in self.bots:
            if bot.strategy.fits(s):
                return bot
        raise AssertionError("Big Money needs no kingdom card")
