"""Bots by name."""

from __future__ import annotations

from greathall.bots.bot import Bot, RandomBot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.heuristic import KingdomBot
from greathall.bots.dominion.strategies import ALIASES, STRATEGIES
from greathall.bots.dominion.strategy import Strategy, parse
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.games.dominion.kingdoms import SIZE, fill_kingdom
from greathall.kernel.errors import BadOption
from greathall.kernel.given import shown

RANDOM = "random"
HEURISTIC = "heuristic"


def bot_names(game: str) -> list[str]:
    return [RANDOM, HEURISTIC, *ALIASES, *STRATEGIES] if game == "dominion" else [RANDOM, HEURISTIC]


def make_bot(game: str, name: str) -> Bot:
    if name == RANDOM:
        return RandomBot()
    check_bot(game, name)
    if name == HEURISTIC:
        return KingdomBot() if game == "dominion" else HeuristicBot()
    return BuyListBot(strategy(name))


def check_bot(game: str, name: str) -> None:
    if name not in bot_names(game):
        raise BadOption(f"there is no bot {shown(name)} for {game}; there are {', '.join(bot_names(game))}")


def strategy(name: str) -> Strategy:
    return parse(name, STRATEGIES[ALIASES.get(name, name)])


def wishes(game: str, names: list[str], options: dict[str, object]) -> dict[str, object]:
    """Options that let these bots play as they mean to, where the given ones leave it open."""
    if game != "dominion" or "kingdom" in options or "sets" in options:
        return {}
    wanted: list[str] = []
    for name in names:
        if name not in (RANDOM, HEURISTIC):
            wanted += [card for card in strategy(name).kingdom() if card not in wanted]
    if len(wanted) > SIZE:
        raise BadOption(f"these bots want {len(wanted)} kingdom cards, {', '.join(wanted)}: give ten by 'kingdom'")
    return {"kingdom": fill_kingdom(wanted)} if wanted else {}
