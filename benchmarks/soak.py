"""Plays many games of a bot with itself and stops at the first that goes wrong: too long for the test suite.

    python benchmarks/soak.py imperium --games 100000 --jobs 2
    python benchmarks/soak.py uprising --games 100000 --jobs 2 --players 2 --option choam=true
    python benchmarks/soak.py dominion --bot learned --games 10000
    python benchmarks/soak.py uprising --games 1000000 --ray auto

After every game the books must balance; a crash names the seed that leads to it.
"""

from __future__ import annotations

import argparse
import time
import traceback
from functools import partial

from greathall.arena.batches import carried_out
from greathall.arena.plain import is_compiled
from greathall.arena.play import play_out
from greathall.cli import read_options
from greathall.house.registry import descriptor_of, rules_of
from greathall.kernel.rng import mix
from greathall.text import errors
from greathall.text.fluent import texts

BATCH = 500


Batch = tuple[int, int, int]  # players, games from, to


def play_batch(game: str, bot: str, options: dict[str, object], batch: Batch) -> tuple[int, int, str]:
    """Games by their numbers: decisions taken, rounds played, and what went wrong, if anything."""
    players, start, stop = batch
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    dealer = rules.dealer(players, options)
    bots = [descriptor.bots.make(bot) for _ in range(players)]
    decisions = rounds = 0
    for seed in range(start, stop):
        state = dealer.deal(seed)
        for seat, each in enumerate(bots):
            each.begin(mix(seed, seat))
        try:
            decisions += play_out(rules, state, bots)
            rounds += max(rules.turns(state))
            places = [standing.place for standing in rules.standings(state)]
            assert 1 in places, places
        except Exception:
            return decisions, rounds, f"{game}, {players} players, seed {seed}:\n{traceback.format_exc()}"
    return decisions, rounds, ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many games of a bot with itself.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", help="the address of a Ray cluster to play on")
    parser.add_argument("--players", type=int, action="append", help="a number of players; all that there are")
    parser.add_argument("--option", action="append", help="an option of the game, as name=value")
    arguments = parser.parse_args()
    options = read_options(arguments.option)
    rules = rules_of(arguments.game)
    counts = arguments.players or list(rules.player_counts)
    share = arguments.games // len(counts)
    started = time.perf_counter()
    decisions = rounds = 0
    batches = [
        (players, start, min(start + BATCH, share)) for players in counts for start in range(0, share, BATCH)
    ]
    work = partial(play_batch, arguments.game, arguments.bot, options)
    for _, (taken, played, wrong) in carried_out(work, batches, arguments.jobs, arguments.ray):
        decisions += taken
        rounds += played
        if wrong:
            raise SystemExit(wrong)
    seconds = time.perf_counter() - started
    where = f"{arguments.jobs} processes" if arguments.ray is None else "a cluster"
    games = share * len(counts)
    print(
        f"{arguments.game} for {errors.counts(texts(), tuple(counts))} {options}: {games:,} games of "
        f"{arguments.bot} "
        f"without a crash, {decisions:,} decisions, "
        f"{rounds / games:.1f} rounds a game, in {seconds:.0f} s with {where} "
        f"({'compiled' if is_compiled() else 'uncompiled'})"
    )


if __name__ == "__main__":
    main()
