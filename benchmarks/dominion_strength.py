"""How strong Dominion's bots are: one bot against a table of another one, over many random kingdoms.

    python benchmarks/dominion_strength.py search:200 heuristic-1 --kingdoms 50 --games 8 --players 2

Each kingdom's deals are played from every seat, so that luck with cards and with the start is the same for both. A
win that is shared counts in parts. The interval is of 95 %, over deals: games of one deal are not independent.
"""

from __future__ import annotations

import argparse
import time

from greathall.arena.play import play_out
from greathall.bots.bot import Bot
from greathall.games.dominion.catalogue import KINGDOM_SETS
from greathall.games.dominion.kingdoms import random_kingdom
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix, seeded

SEED = 5  # of the kingdoms; lists were found in others (benchmarks/find_lists.py)


class Match:
    def __init__(self, one: str, other: str, players: int) -> None:
        game = descriptor_of("dominion")
        self.rules = game.rules
        self.players = players
        self.one = game.bots.make(one)
        self.others: list[Bot] = [game.bots.make(other) for _ in range(players)]

    def play(self, kingdom: list[str], deal: int) -> list[float]:
        """The bot's share of the win from each seat."""
        dealer = self.rules.dealer(self.players, {"kingdom": kingdom, "first_player": 0})
        shares = []
        for seat in range(self.players):
            bots = list(self.others)
            bots[seat] = self.one
            for number, bot in enumerate(bots):
                bot.begin(mix(deal, number))
            state = dealer.deal(mix(SEED, deal))
            play_out(self.rules, state, bots)
            first = [place for place, standing in enumerate(self.rules.standings(state)) if standing.place == 1]
            shares.append((seat in first) / len(first))
        return shares


def kingdom(number: int) -> list[str]:
    return random_kingdom(KINGDOM_SETS, seeded(mix(SEED, number)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--kingdoms", type=int, default=50)
    parser.add_argument("--games", type=int, default=8, help="in each kingdom, at least: all seats of some deals")
    given = parser.parse_args()
    match = Match(given.bot, given.against, given.players)
    deals = (given.games + given.players - 1) // given.players
    means: list[float] = []
    started = time.process_time()
    for number in range(given.kingdoms):
        for deal in range(deals):
            shares = match.play(kingdom(number), 1000 * number + deal)
            means.append(sum(shares) / len(shares))
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    margin = 1.96 * (spread / len(means)) ** 0.5
    games = len(means) * given.players
    print(
        f"{given.bot} against {given.against}, {given.players} players: {100 * mean:.1f} % "
        f"({100 * (mean - margin):.1f}-{100 * (mean + margin):.1f}) of {games} games in {given.kingdoms} kingdoms, "
        f"{(time.process_time() - started) / games:.2f} s a game"
    )


if __name__ == "__main__":
    main()
