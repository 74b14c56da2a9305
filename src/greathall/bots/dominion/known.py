"""The lists that are known beforehand, and which of them to play in a kingdom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.found import FOUND
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
# So many of the lists that do best against all others in a kingdom are compared with each other alone.
FINALISTS: Final = 5


class Known:
    """A list as it is written, the bot that plays it, and what it gains against each of the others."""

    def __init__(self, name: str, text: str, column: int = 0, gains: list[int] | None = None) -> None:
        self.name = name
        self.lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        self.bot = BuyListBot(parse(name, text))
        self.column = column
        self.gains = gains if gains is not None else []  # by the others' columns

    def cards(self) -> list[str]:
        return self.bot.strategy.kingdom()


def text_of(name: str) -> str:
    return FOUND[name] if name in FOUND else STRATEGIES[name]


def gains_by_name() -> dict[str, list[int]]:
    """What each list gains against each (`benchmarks/find_lists.py`): in per cent, half for the win and half for
    the lead in points; columns are in the order of the rows."""
    path = Path(__file__).parent / "weights" / "gains.json"
    gains: dict[str, list[int]] = json.loads(path.read_text(encoding="utf-8"))
    return gains


FIRST_RELEASE: Final = [Known(name, text_of(name)) for name in FIRST_ORDER]
ALL: Final = [
    Known(name, text_of(name), column, gains) for column, (name, gains) in enumerate(gains_by_name().items())
]


def fitting(lists: list[Known], setup: Setup) -> list[Known]:
    """Those whose kingdom cards are all there."""
    return [known for known in lists if known.bot.strategy.fits(setup)]


def first_release(setup: Setup) -> Known:
    return fitting(FIRST_RELEASE, setup)[0]


def strongest(setup: Setup) -> Known:
    return best_first(setup)[0]


def best_first(setup: Setup) -> list[Known]:
    """The lists for a kingdom by what they gain against each other: who beats whom depends on little else."""
    ranked = by_gains(fitting(ALL, setup))
    return by_gains(ranked[:FINALISTS]) + ranked[FINALISTS:]


def by_gains(lists: list[Known]) -> list[Known]:
    gains: list[tuple[int, int]] = []
    for place, known in enumerate(lists):
        total = 0
        for other in lists:
            total += known.gains[other.column]
        gains.append((-total, place))
    return [lists[place] for _, place in sorted(gains)]
