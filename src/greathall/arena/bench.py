"""How fast the engine is, here and now. Ratios come from one run, because machines are noisy."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from greathall.arena.plain import is_compiled, run_uncompiled
from greathall.arena.play import play_out
from greathall.bots.bot import Bot, RandomBot
from greathall.bots.registry import make_bot, wishes
from greathall.games.registry import rules_of
from greathall.kernel.machine import State
from greathall.kernel.rng import mix

ROUNDS = 3


class Speed(msgspec.Struct):
    """Figures of one game in one process: the best of some rounds."""

    random_decisions_per_second: float
    copy_microseconds: float
    money_games_per_second: float

    def copy_in_decisions(self) -> float:
        """How many random decisions a copy is worth."""
        return self.copy_microseconds * self.random_decisions_per_second / 1e6


def best(work: Callable[[], tuple[int, float]]) -> float:
    """The highest rate (count a second) of some rounds."""
    return max(count / seconds for count, seconds in (work() for _ in range(ROUNDS)))


def random_play(games: int) -> tuple[int, float]:
    """Decisions in random games of 2-4 players with random kingdoms."""
    dealers = [rules_of("dominion").dealer(players, {}) for players in (2, 3, 4)]
    bots: list[Bot] = [RandomBot() for _ in range(4)]
    decisions = 0
    started = time.perf_counter()
    for number in range(games):
        decisions += play_out(dealers[number % 3].deal(mix(1, number)), bots)
    return decisions, time.perf_counter() - started


def money_games(games: int) -> tuple[int, float]:
    """Games of big money against big money."""
    names = ["bmu", "bmu"]
    dealer = rules_of("dominion").dealer(2, {"kingdom": "first_game", **wishes("dominion", names, {})})
    bots = [make_bot("dominion", name) for name in names]
    started = time.perf_counter()
    for number in range(games):
        play_out(dealer.deal(mix(2, number)), bots)
    return games, time.perf_counter() - started


def copies(count: int) -> tuple[int, float]:
    """Copies of states in the middle of two-player games."""
    rules = rules_of("dominion")
    states = [halfway(seed) for seed in range(20)]
    started = time.perf_counter()
    for number in range(count):
        rules.copy(states[number % 20])
    return count, time.perf_counter() - started


def halfway(seed: int) -> State:
    """A random game after 150 decisions, or where it ended before."""
    state = rules_of("dominion").dealer(2, {}).deal(seed)
    bot = RandomBot()
    for _ in range(150):
        if not state.over:
            state.choose(bot.choose(state))
    return state


def measure() -> Speed:
    scale = 5 if is_compiled() else 1
    return Speed(
        best(lambda: random_play(100 * scale)),
        1e6 / best(lambda: copies(4000 * scale)),
        best(lambda: money_games(400 * scale)),
    )


def measure_uncompiled() -> Speed:
    code = (
        "import msgspec; from greathall.arena.bench import measure; print(msgspec.json.encode(measure()).decode())"
    )
    return msgspec.json.decode(run_uncompiled(code), type=Speed)


def run() -> dict[str, object]:
    """All figures; where the package is compiled, beside those of the same files uncompiled."""
    speed = measure()
    figures: dict[str, object] = {
        "compiled": is_compiled(),
        "dominion_random_decisions_per_second": speed.random_decisions_per_second,
        "dominion_money_games_per_second": speed.money_games_per_second,
        "dominion_copy_microseconds": speed.copy_microseconds,
        "dominion_copy_in_decisions": speed.copy_in_decisions(),
    }
    if is_compiled():
        plain = measure_uncompiled()
        figures |= {
            "dominion_random_decisions_per_second_uncompiled": plain.random_decisions_per_second,
            "dominion_money_games_per_second_uncompiled": plain.money_games_per_second,
            "dominion_copy_microseconds_uncompiled": plain.copy_microseconds,
            "dominion_random_speedup": speed.random_decisions_per_second / plain.random_decisions_per_second,
            "dominion_money_speedup": speed.money_games_per_second / plain.money_games_per_second,
        }
    return figures
