"""The lists that are known beforehand, by how good they are."""

from __future__ import annotations

from typing import Final

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.found import FOUND, ORDER
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.bots.dominion.strategy import parse
from greathall.games.dominion.state import Setup

# By wins against Big Money: `greathall sim dominion --bots NAME,bmu --games 2000`. What wins less is left out.
FIRST_ORDER: Final = (
    "ironworks-gardens-rock", "workshop-gardens", "witch", "lab-militia-chapel", "one-coppersmith", "courtyard",
    "bureaucrat-gardens", "torturer-village", "first-game-engine", "ironworks-gardens-scissors", "minions-chapel",
    "costume-party", "masquerade", "militia", "duke", "council-room-militia", "smithy", "minion", "council-room",
    "bureaucrat", "bridge", "laboratory", "moat", "chancellor", "spy-thief", "shanty-town", "great-hall",
    "festival", "bmu",
)  # fmt: skip


class Known:
    """A list as it is written, and the bot that plays it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        self.bot = BuyListBot(parse(name, text))

    def cards(self) -> list[str]:
        return self.bot.strategy.kingdom()


def known(name: str) -> Known:
    return Known(name, FOUND[name] if name in FOUND else STRATEGIES[name])


FIRST_RELEASE: Final = [known(name) for name in FIRST_ORDER]
BEST_FIRST: Final = [known(name) for name in ORDER or FIRST_ORDER]


def fitting(lists: list[Known], setup: Setup) -> list[Known]:
    return [each for each in lists if each.bot.strategy.fits(setup)]
