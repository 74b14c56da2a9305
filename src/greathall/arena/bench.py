"""How fast the engine is, here and now, by processor time. Ratios come from one run, because machines are noisy."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import msgspec

from greathall.arena.plain import is_compiled, run_uncompiled
from greathall.arena.play import race
from greathall.bots.bot import Bot, RandomBot
from greathall.house.descriptor import Bout, Descriptor
from greathall.house.registry import OWN
from greathall.kernel.machine import State
from greathall.kernel.rng import mix
from greathall.kernel.rules import Rules

ROUNDS = 3
MOST_PLAYERS = 4
DECISIONS = 20_000
STARTS = 5


def best(work: Callable[[], tuple[int, float]]) -> float:
    """The highest rate (count a second) of some rounds."""
    return max(count / seconds for count, seconds in (work() for _ in range(ROUNDS)))


def random_play(rules: Rules, least: int) -> tuple[int, float]:
    """Decisions, no fewer than these, in random games with the options by default."""
    counts = [players for players in rules.player_counts if rules.usual_players <= players <= MOST_PLAYERS]
    dealers = [rules.dealer(players, {}) for players in counts]
    bots: list[Bot] = [RandomBot() for _ in range(MOST_PLAYERS)]
    decisions = number = 0
    started = time.process_time()
    while decisions < least or number % len(dealers):
        decisions += race(rules, dealers[number % len(dealers)].deal(mix(1, number)), bots)
        number += 1
    return decisions, time.process_time() - started


def copies(rules: Rules, count: int) -> tuple[int, float]:
    """Copies of states in the middle of games of the fewest players."""
    states = [halfway(rules, seed) for seed in range(20)]
    started = time.process_time()
    for number in range(count):
        rules.copy(states[number % 20])
    return count, time.process_time() - started


def halfway(rules: Rules, seed: int) -> State:
    """A random game after 150 decisions, or where it ended before."""
    state = rules.dealer(rules.usual_players, {}).deal(seed)
    bot = RandomBot()
    for _ in range(150):
        if not state.over:
            state.choose(bot.choose(state))
    return state


def bout_games(game: Descriptor, bout: Bout, scale: int) -> tuple[int, float]:
    """Games between bots."""
    dealer = game.rules.dealer(len(bout.bots), game.bots.wishes(bout.bots, bout.options) | bout.options)
    bots = [game.bots.make(name) for name in bout.bots]
    games = bout.games * scale
    started = time.process_time()
    for number in range(games):
        race(game.rules, dealer.deal(mix(2, number)), bots)
    return games, time.process_time() - started


def measure() -> dict[str, float]:
    """The best of some rounds, for every game of the house."""
    scale = 5 if is_compiled() else 1
    figures: dict[str, float] = {}
    for game in OWN:
        decisions = best(partial(random_play, game.rules, DECISIONS * scale))
        microseconds = 1e6 / best(partial(copies, game.rules, 2000 * scale))
        figures[f"{game.id}_random_decisions_per_second"] = decisions
        figures[f"{game.id}_copy_microseconds"] = microseconds
        figures[f"{game.id}_copy_in_decisions"] = microseconds * decisions / 1e6
        for name, bout in game.bouts.items():
            figures[f"{game.id}_{name}_games_per_second"] = best(partial(bout_games, game, bout, scale))
    return figures


def start(*words: str) -> float:
    """Milliseconds of processor time, at best, of a Python that is run with these words."""
    spent = []
    for _ in range(STARTS):
        before = of_children()
        subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
        spent.append(of_children() - before)
    return 1000 * min(spent)


def of_children() -> float:
    """Seconds of processor time that other processes took which were started here, and have ended."""
    if sys.platform == "win32":
        times = os.times()
        return times.children_user + times.children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)  # finer than the hundredths of os.times()
    return used.ru_utime + used.ru_stime


def measure_uncompiled() -> dict[str, float]:
    code = (
        "import msgspec; from greathall.arena.bench import measure; print(msgspec.json.encode(measure()).decode())"
    )
    return msgspec.json.decode(run_uncompiled(code), type=dict[str, float])


def run() -> dict[str, object]:
    """All figures; where the package is compiled, beside those of the same files uncompiled."""
    here = measure()
    figures: dict[str, object] = {
        "compiled": is_compiled(),
        **here,
        "import_milliseconds": start("-c", "import greathall"),
        "help_milliseconds": start("-m", "greathall", "--help"),
    }
    if is_compiled():
        plain = measure_uncompiled()
        figures |= {f"{name}_uncompiled": value for name, value in plain.items()}
        figures |= {
            f"{name.removesuffix('_per_second')}_speedup": here[name] / plain[name]
            for name in here
            if name.endswith("_per_second")
        }
    return figures
