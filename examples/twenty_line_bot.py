"""A bot in twenty lines, against those of the house.

    $ python examples/twenty_line_bot.py --games 2000

A bot is a class with one method: it is handed a table (`s`) that looks to its seat like the true one, with all that
it cannot know dealt anew, and gives the code of one of its options. This one buys money, Provinces, and a few
Smithies.
"""

from __future__ import annotations

import argparse

from greathall.arena.sim import simulate
from greathall.bots.bot import Bot
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.state import Dominion
from greathall.house.registry import register_bot
from greathall.kernel.machine import FIRST_THING, PASS, State


class SmithyMoney(Bot):
    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        offered = {CARDS[code - FIRST_THING].id: code for code in s.options if code >= FIRST_THING}
        if s.kind == "buy":
            owned = s.players[s.decider].owned
            treasures = sum(owned[card.index] for card in CARDS if card.coins)
            wishes = ["province", "gold", "silver"]
            if owned[BY_ID["smithy"].index] < treasures / 11:
                wishes.insert(2, "smithy")
            if s.supply[BY_ID["province"].index] <= 4:  # the end is near
                wishes.insert(1, "duchy")
            return next((offered[wish] for wish in wishes if wish in offered), PASS)
        if s.kind == "discard":  # Militia: what gives no coins goes first
            return min(offered.values(), key=lambda code: CARDS[code - FIRST_THING].coins)
        return next((code for code in s.options if code != PASS), PASS)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=2000)
    given = asked.parse_args()
    register_bot("smithy_money", SmithyMoney, games=["dominion"])
    for other in ("random", "bbm", "bmu", "heuristic"):
        result = simulate(
            "dominion", ["smithy_money", other], given.games, seed=1, options={"kingdom": "first_game"}
        )
        mine = result.bots[0]
        low, high = mine.ci95
        print(f"against {other:10} {mine.win_rate:6.1%} won (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
