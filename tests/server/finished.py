"""Games that bots have played to their end, one of each for all tests here."""

from __future__ import annotations

from functools import cache

import greathall as gh
from greathall.api import Game
from greathall.house.registry import descriptor_of

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
# By game: who plays, and with what.
PLAYED: dict[str, tuple[str, dict[str, object]]] = {
    "dominion": ("random", {"kingdom": "size_distortion"}),
    "imperium": ("heuristic", {}),
    "uprising": ("heuristic", {"choam": True}),
}
GAMES = tuple(PLAYED)


@cache
def finished(name: str, seed: int = 5) -> Game:
    bot, options = PLAYED[name]
    game = gh.new_game(name, len(NAMES), seed, options)
    bots = [descriptor_of(name).bots.make(bot) for _ in NAMES]
    for seat, player in enumerate(bots):
        player.begin(seat + 1)
    while not game.over:
        game.choose_code(bots[game.state.decider].choose(game.state))
    return game
