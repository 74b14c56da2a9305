"""Plays many random games and stops at the first that goes wrong: too long for the test suite.

    python benchmarks/soak.py imperium --games 100000 --jobs 2
    python benchmarks/soak.py uprising --games 100000 --jobs 2 --players 2 --option choam=true

After every game the books must balance; a crash names the seed that leads to it.
"""

from __future__ import annotations

import argparse
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from greathall.arena.plain import is_compiled
from greathall.arena.play import play_out
from greathall.bots.bot import Bot, RandomBot
from greathall.cli import read_options
from greathall.house.registry import rules_of
from greathall.kernel.given import listed
from greathall.kernel.rng import mix

BATCH = 500


def play_batch(game: str, players: int, options: dict[str, object], start: int, stop: int) -> tuple[int, int, str]:
    """The games numbered from start to stop: decisions taken, rounds played, and what went wrong, if anything."""
    rules = rules_of(game)
    dealer = rules.dealer(players, options)
    bots: list[Bot] = [RandomBot() for _ in range(players)]
    decisions = rounds = 0
    for seed in range(start, stop):
        state = dealer.deal(seed)
        for seat, bot in enumerate(bots):
            bot.begin(mix(seed, seat))
        try:
            decisions += play_out(rules, state, bots)
            rounds += max(rules.turns(state))
            places = [standing.place for standing in rules.standings(state)]
            assert 1 in places, places
        except Exception:
            return decisions, rounds, f"{game}, {players} players, seed {seed}:\n{traceback.format_exc()}"
    return decisions, rounds, ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many random games.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int, action="append", help="a number of players; all that there are")
    parser.add_argument("--option", action="append", help="an option of the game, as name=value")
    arguments = parser.parse_args()
    options = read_options(arguments.option)
    rules = rules_of(arguments.game)
    counts = arguments.players or list(rules.player_counts)
    share = arguments.games // len(counts)
    started = time.perf_counter()
    decisions = rounds = 0
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        futures = [
            pool.submit(play_batch, arguments.game, players, options, start, min(start + BATCH, share))
            for players in counts
            for start in range(0, share, BATCH)
        ]
        for future in futures:
            taken, played, wrong = future.result()
            decisions += taken
            rounds += played
            if wrong:
                pool.shutdown(cancel_futures=True)
                raise SystemExit(wrong)
    seconds = time.perf_counter() - started
    games = share * len(counts)
    print(
        f"{arguments.game} for {listed(tuple(counts))} {options}: {games:,} random games without a crash, "
        f"{decisions:,} decisions, "
        f"{rounds / games:.1f} rounds a game, in {seconds:.0f} s with {arguments.jobs} processes "
        f"({'compiled' if is_compiled() else 'uncompiled'})"
    )


if __name__ == "__main__":
    main()
