"""Bots by name."""

from __future__ import annotations

from greathall.bots.bot import Bot, RandomBot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategies import ALIASES, STRATEGIES
from greathall.bots.dominion.strategy import Strategy, parse
from greathall.kernel.errors import BadOption

RANDOM = "random"


def bot_names(game: str) -> list[str]:
    return [RANDOM, *ALIASES, *STRATEGIES] if game == "dominion" else [RANDOM]


def make_bot(game: str, name: str) -> Bot:
    if name == RANDOM:
        return RandomBot()
    check_bot(game, name)
    return BuyListBot(strategy(name))


def check_bot(game: str, name: str) -> None:
    if name not in bot_names(game):
        raise BadOption(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")


def strategy(name: str) -> Strategy:
    return parse(name, STRATEGIES[ALIASES.get(name, name)])


def cards_wanted(game: str, names: list[str]) -> list[str]:
    """The kingdom cards that these bots need in order to play as they mean to."""
    wanted: list[str] = []
    for name in names:
        if game == "dominion" and name != RANDOM:
            wanted += [card for card in strategy(name).kingdom() if card not in wanted]
    return wanted
