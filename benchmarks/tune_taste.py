"""Finds what a heuristic of the Dune games should like: climbs the numbers of a Taste by their win rate.

    pip install cma
    python benchmarks/tune_taste.py uprising --minutes 30 --seed 1

    python benchmarks/tune_taste.py imperium --one-by-one --minutes 30 --seed 1

One seat with the new taste plays against three with the first release's (`heuristic-1`), or with `--rival FILE`
against a taste found before. Each generation of tastes (CMA-ES, in logarithms) plays the same deals. The mean of
the search is written as it goes; the last line plays it on deals that it has never seen, from every seat.

Where much is found already, to change all numbers at once does more harm than good. `--one-by-one` changes one
after the other, a good deal up or down, and keeps what wins clearly more of the same deals.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import cma  # type: ignore[import-untyped]

from greathall.arena.play import play_out
from greathall.bots.bot import Bot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.taste import Taste
from greathall.house.registry import rules_of
from greathall.kernel.rng import mix

SPREAD = 0.25  # of the first generation, in logarithms
# Numbers that begin at nothing are climbed as they are, in steps of this size.
LEAD = 0.03  # what a point of lead counts beside a win: it is less a matter of luck
CLEARLY = 0.02
STEPS = {"least_fight": 0.5, "least_buy": 1.0, "least_visit": 0.5, "late_vp": 0.2}


def climbed(game: str) -> list[str]:
    """The numbers that are climbed. What the game never asks for stays as it is."""
    uprising = ("spy", "hooks", "breach", "doubled", "contract", "memory", "first_side")
    never = ("troops_of_automaton", "swords_of_hagal", "cost_of_card", "trick", "gambit", "used_up", "sooner")
    names = [name for name in vars_of(Taste()) if name not in never]
    return names if game == "uprising" else [name for name in names if name not in uprising]


def vars_of(taste: Taste) -> dict[str, float]:
    found = {}
    for name in dir(taste):
        value = getattr(taste, name)
        if not name.startswith("_") and isinstance(value, (int, float)):
            found[name] = float(value)
    return found


def taste_at(point: Any, names: list[str], base: dict[str, float]) -> dict[str, float]:
    return {
        name: base[name] + STEPS[name] * float(x) / SPREAD if name in STEPS else base[name] * math.exp(float(x))
        for name, x in zip(names, point, strict=True)
    }


class Trials:
    """Games of one taste against three of another, from every seat of each deal."""

    def __init__(self, game: str, players: int, options: list[dict[str, object]], rival: dict[str, float]) -> None:
        self.rules = rules_of(game)
        self.players = players
        self.dealers = [self.rules.dealer(players, each) for each in options]
        self.rivals: list[Bot] = [HeuristicBot(Taste(rival)) for _ in range(players)]

    def win_rate(self, taste: dict[str, float], deals: range, seats: int) -> tuple[float, float]:
        """The share of wins, and the mean lead in points over the best of the others."""
        bot = HeuristicBot(Taste(taste))
        wins = lead = 0.0
        games = 0
        for deal in deals:
            for turn in range(seats):
                seat = (deal + turn) % self.players
                state = self.dealers[deal % len(self.dealers)].deal(mix(deal, 77))
                bots = list(self.rivals)
                bots[seat] = bot
                play_out(self.rules, state, bots)
                standings = self.rules.standings(state)
                first = [place for place, standing in enumerate(standings) if standing.place == 1]
                wins += (seat in first) / len(first)
                best = max(standing.score for place, standing in enumerate(standings) if place != seat)
                lead += standings[seat].score - best
                games += 1
        return wins / games, lead / games


def one_by_one(
    trials: Trials, names: list[str], taste: dict[str, float], given: argparse.Namespace
) -> dict[str, float]:
    """Goes through the numbers again and again, in smaller steps each time, until the time is over."""
    ends = time.monotonic() + 60 * given.minutes
    step = 0.5
    deals = 0
    while time.monotonic() < ends:
        for name in names:
            if time.monotonic() > ends:
                break
            span = range(given.seed * 10**5 + deals, given.seed * 10**5 + deals + given.deals)
            deals += given.deals
            now = worth_of(trials, taste, span)
            for way in (step, -step):
                tried = dict(taste)
                tried[name] = taste[name] + 2 * way * STEPS[name] if name in STEPS else taste[name] * math.exp(way)
                if worth_of(trials, tried, span) > now + CLEARLY:
                    taste = tried
                    print(f"{name} {taste[name]:.3g}", flush=True)
                    given.out.write_text(json.dumps(taste, indent=1))
                    break
        step *= 0.6
    return taste


def worth_of(trials: Trials, taste: dict[str, float], deals: range) -> float:
    wins, lead = trials.win_rate(taste, deals, 1)
    return wins + LEAD * lead


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("imperium", "uprising"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=150, help="for each taste of a generation")
    parser.add_argument("--one-by-one", action="store_true")
    parser.add_argument("--from", dest="start", type=Path, help="a taste to start from")
    parser.add_argument("--rival", type=Path, help="the taste to beat; the first release's if not given")
    parser.add_argument("--out", type=Path, default=Path("build/taste.json"))
    given = parser.parse_args()
    options: list[dict[str, object]] = [{}] if given.game == "imperium" else [{}, {"choam": True}]
    rival = json.loads(given.rival.read_text()) if given.rival else {}
    trials = Trials(given.game, given.players, options, rival)
    names = climbed(given.game)
    base = vars_of(Taste(json.loads(given.start.read_text()) if given.start else {}))
    if given.one_by_one:
        taste = one_by_one(trials, names, {name: base[name] for name in names}, given)
        print(f"on new deals: {trials.win_rate(taste, range(10**6, 10**6 + 500), given.players)}")
        return
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(names), SPREAD, {"seed": given.seed, "popsize": 16, "verbose": -9}
    )
    ends = time.monotonic() + 60 * given.minutes
    generation = 0
    while time.monotonic() < ends:
        deals = range(generation * given.deals, (generation + 1) * given.deals)
        points = search.ask()
        results = [trials.win_rate(taste_at(point, names, base), deals, 1) for point in points]
        search.tell(points, [-(wins + LEAD * lead) for wins, lead in results])
        generation += 1
        mean = taste_at(search.result.xfavorite, names, base)
        given.out.write_text(json.dumps(mean, indent=1))
        wins = [won for won, _ in results]
        print(f"{generation}: {min(wins):.3f} {sum(wins) / len(wins):.3f} {max(wins):.3f}", flush=True)
    mean = taste_at(search.result.xfavorite, names, base)
    print(f"on new deals: {trials.win_rate(mean, range(10**6, 10**6 + 500), given.players)}")


if __name__ == "__main__":
    main()
