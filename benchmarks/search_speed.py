"""How many moves a search of the Dune games plays out in a second of processor time.

    python benchmarks/search_speed.py

Each of a few decisions, where a turn begins at tables of four, is thought about several times over and the quickest
counts: other work on the machine disturbs that least.
"""

from __future__ import annotations

import time

from greathall.arena.plain import is_compiled
from greathall.bots.bot import ask
from greathall.bots.search import SearchBot
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import State
from greathall.kernel.rng import mix

GAMES = ("uprising", "imperium")
BOTS = ("search:200", "learned:200")
PLAYERS = 4
TABLES = 12
FIRST = 30  # choices to the first of them, and how many more to each next; then from the beginning again
STEP = 40
STEPS = 6
OPTIONS = 3  # at the least
TIMES = 6


def tables(game: str) -> list[State]:
    descriptor = descriptor_of(game)
    heuristic = descriptor.bots.make("heuristic")
    found = []
    for number in range(TABLES):
        state = descriptor.rules.dealer(PLAYERS, {}).deal(mix(5, number))
        choices = 0
        while choices < FIRST + STEP * (number % STEPS) or state.kind != "turn" or len(state.options) < OPTIONS:
            state.choose(ask(descriptor.rules, state, heuristic))
            choices += 1
        found.append(state)
    return found


def measure(game: str, name: str) -> None:
    descriptor = descriptor_of(game)
    bot = descriptor.bots.make(name)
    assert isinstance(bot, SearchBot)
    iterations = 0
    seconds = 0.0
    for state in tables(game):
        taken = []
        for _ in range(TIMES):
            bot.begin(7)
            started = time.process_time()
            ask(descriptor.rules, state, bot)
            taken.append(time.process_time() - started)
        assert bot.last is not None
        iterations += bot.last.iterations
        seconds += min(taken)
    print(f"{game} {name}: {iterations / seconds:,.0f} a second, {1000 * seconds / TABLES:.1f} ms a decision")


def main() -> None:
    print("compiled" if is_compiled() else "uncompiled")
    for game in GAMES:
        for name in BOTS:
            measure(game, name)


if __name__ == "__main__":
    main()
