"""How fast the engine is, here and now. Ratios come from one run, because machines are noisy."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import msgspec

from greathall.arena.plain import is_compiled, run_uncompiled
from greathall.arena.play import play_out
from greathall.bots.bot import Bot, RandomBot
from greathall.bots.registry import make_bot, wishes
from greathall.games.registry import GAMES, rules_of
from greathall.kernel.machine import State
from greathall.kernel.rng import mix

ROUNDS = 3
MOST_PLAYERS = 4


def best(work: Callable[[], tuple[int, float]]) -> float:
    """The highest rate (count a second) of some rounds."""
    return max(count / seconds for count, seconds in (work() for _ in range(ROUNDS)))


def random_play(game: str, games: int) -> tuple[int, float]:
    """Decisions in random games of the usual number up to four players, as the game's options are by default."""
    rules = rules_of(game)
    counts = [players for players in rules.player_counts if rules.usual_players <= players <= MOST_PLAYERS]
    dealers = [rules.dealer(players, {}) for players in counts]
    bots: list[Bot] = [RandomBot() for _ in range(MOST_PLAYERS)]
    decisions = 0
    started = time.perf_counter()
    for number in range(games):
        decisions += play_out(dealers[number % len(dealers)].deal(mix(1, number)), bots)
    return decisions, time.perf_counter() - started


def copies(game: str, count: int) -> tuple[int, float]:
    """Copies of states in the middle of games of the fewest players."""
    rules = rules_of(game)
    states = [halfway(game, seed) for seed in range(20)]
    started = time.perf_counter()
    for number in range(count):
        rules.copy(states[number % 20])
    return count, time.perf_counter() - started


def halfway(game: str, seed: int) -> State:
    """A random game after 150 decisions, or where it ended before."""
    rules = rules_of(game)
    state = rules.dealer(rules.usual_players, {}).deal(seed)
    bot = RandomBot()
    for _ in range(150):
        if not state.over:
            state.choose(bot.choose(state))
    return state


def money_games(games: int) -> tuple[int, float]:
    """Dominion: big money against big money."""
    names = ["bmu", "bmu"]
    dealer = rules_of("dominion").dealer(2, {"kingdom": "first_game", **wishes("dominion", names, {})})
    bots = [make_bot("dominion", name) for name in names]
    started = time.perf_counter()
    for number in range(games):
        play_out(dealer.deal(mix(2, number)), bots)
    return games, time.perf_counter() - started


def measure() -> dict[str, float]:
    """The best of some rounds, for every game."""
    scale = 5 if is_compiled() else 1
    figures: dict[str, float] = {}
    for game in GAMES:
        games = (100 if game == "dominion" else 12) * scale
        decisions = best(partial(random_play, game, games))
        microseconds = 1e6 / best(partial(copies, game, 2000 * scale))
        figures[f"{game}_random_decisions_per_second"] = decisions
        figures[f"{game}_copy_microseconds"] = microseconds
        figures[f"{game}_copy_in_decisions"] = microseconds * decisions / 1e6
    figures["dominion_money_games_per_second"] = best(partial(money_games, 400 * scale))
    return figures


def measure_uncompiled() -> dict[str, float]:
    code = (
        "import msgspec; from greathall.arena.bench import measure; print(msgspec.json.encode(measure()).decode())"
    )
    return msgspec.json.decode(run_uncompiled(code), type=dict[str, float])


def run() -> dict[str, object]:
    """All figures; where the package is compiled, beside those of the same files uncompiled."""
    here = measure()
    figures: dict[str, object] = {"compiled": is_compiled(), **here}
    if is_compiled():
        plain = measure_uncompiled()
        figures |= {f"{name}_uncompiled": value for name, value in plain.items()}
        figures |= {
            f"{name.removesuffix('_per_second')}_speedup": here[name] / plain[name]
            for name in here
            if name.endswith("_per_second")
        }
    return figures
