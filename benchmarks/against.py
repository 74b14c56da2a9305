"""What a decision and a copy take here, in instructions or processor time, against another tree built the same way.

    python benchmarks/against.py ../other/.venv/bin/python            instructions, counted by valgrind
    python benchmarks/against.py ../other/.venv/bin/python --time     games a second of processor time, by turns

The other tree may be as old as commit a22c92c: this file plays its games through whatever both of them have.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

# Game, bots, how many of them, games to count, games to time.
BOUTS = {
    "uprising, random": ("uprising", "random", 0, 16, 200),
    "uprising, heuristic": ("uprising", "heuristic", 0, 6, 40),
    "imperium, random": ("imperium", "random", 0, 16, 200),
    "imperium, heuristic": ("imperium", "heuristic", 0, 6, 40),
    "dominion, random": ("dominion", "random", 0, 16, 400),
    "dominion, heuristic": ("dominion", "heuristic", 0, 16, 400),
    "dominion, bmu": ("dominion", "bmu", 2, 100, 2000),
}
COPIES = 200
ROUNDS = 5


def of_this_tree() -> tuple[Callable[[str], Any], Callable[[str, str], Any], Callable[[Any, Any, list[Any]], int]]:
    """The rules of a game, a bot by its name, and how a game is played out."""
    try:
        from greathall.arena.play import race
        from greathall.house.registry import OWN
    except ImportError:  # as in the first releases
        play_out = import_module("greathall.arena.play").play_out
        make_bot = import_module("greathall.bots.registry").make_bot
        rules_of = import_module("greathall.games.registry").rules_of
        return rules_of, make_bot, lambda _, state, bots: play_out(state, bots)
    by_id = {game.id: game for game in OWN}
    return lambda game: by_id[game].rules, lambda game, name: by_id[game].bots.make(name), race


def play(bout: str, games: int) -> tuple[int, float]:
    """Games of this bout; how many decisions they took, and processor time."""
    from greathall.kernel.rng import mix

    game, name, players, _, _ = BOUTS[bout]
    rules_of, make, play_out = of_this_tree()
    rules = rules_of(game)
    options = {"kingdom": "first_game"} if name == "bmu" else {}
    dealers = [rules.dealer(n, options) for n in ([players] if players else [3, 4])]
    bots = [make(game, name) for _ in range(4)]
    decisions, started = 0, time.process_time()
    for i in range(games):
        seated = bots[: players or 3 + i % 2]
        for seat, bot in enumerate(seated):
            bot.begin(mix(i, seat))
        decisions += play_out(rules, dealers[i % len(dealers)].deal(mix(1, i)), seated)
    return decisions, time.process_time() - started


def copy(game: str, copies: int) -> tuple[int, float]:
    """Copies of positions 150 random choices into games of three."""
    from greathall.bots.bot import RandomBot
    from greathall.kernel.rng import mix

    rules = of_this_tree()[0](game)
    states = [rules.dealer(3, {}).deal(mix(1, i)) for i in range(20)]
    for i, state in enumerate(states):
        bot = RandomBot()
        bot.begin(i)
        for _ in range(150):
            if not state.over:
                state.choose(bot.choose(state))
    started = time.process_time()
    for i in range(copies):
        rules.copy(states[i % len(states)])
    return copies, time.process_time() - started


def run(python: str, what: str, n: int, *prefix: str) -> tuple[int, float]:
    ran = subprocess.run(
        [*prefix, python, "-P", __file__, "--work", what, str(n), python],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    units, seconds = json.loads(ran.stdout)
    return units, seconds


def instructions(python: str, what: str, n: int) -> float:
    """For one unit: twice as many less as many, so that what a process does once falls out."""
    counted = []
    for games in (n, 2 * n):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "out")
            units, _ = run(python, what, games, "valgrind", "--tool=callgrind", f"--callgrind-out-file={out}")
            found = re.search(r"^totals: (\d+)", out.read_text(), re.MULTILINE)
            assert found is not None
            counted.append((int(found[1]), units))
    (once, units), (twice, more) = counted
    return (twice - once) / (more - units)


def count_all(other: str) -> None:
    print(f"{'instructions for one':24}{'there':>10}{'here':>10}{'ratio':>8}")
    for what in [*BOUTS, "copy imperium", "copy uprising", "copy dominion"]:
        n = BOUTS[what][3] if what in BOUTS else COPIES
        there, here = (instructions(python, what, n) for python in (other, sys.executable))
        print(f"{what:24}{there:>10,.0f}{here:>10,.0f}{there / here:>8.2f}", flush=True)


def time_all(other: str) -> None:
    print(f"{'games a second':24}{'there':>10}{'here':>10}{'ratio':>8}")
    for what, (*_, games) in BOUTS.items():
        rates = [[games / run(python, what, games)[1] for python in (other, sys.executable)] for _ in range(ROUNDS)]
        there, here = (statistics.median(column) for column in zip(*rates, strict=True))
        ratio = statistics.median(now / before for before, now in rates)
        print(f"{what:24}{there:>10,.0f}{here:>10,.0f}{ratio:>8.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--time", action="store_true", help="games a second instead of instructions")
    parser.add_argument("--work", nargs=2, metavar=("WHAT", "N"), help=argparse.SUPPRESS)
    parser.add_argument("other", help="the Python of the other tree's environment")
    asked = parser.parse_args()
    if asked.work:
        what, n = asked.work[0], int(asked.work[1])
        print(json.dumps(play(what, n) if what in BOUTS else copy(what.removeprefix("copy "), n)))
    elif asked.time:
        time_all(asked.other)
    else:
        count_all(asked.other)


if __name__ == "__main__":
    main()
