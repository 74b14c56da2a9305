"""Finds what a heuristic of the Dune games should like: climbs the numbers of a Taste by their win rate.

    pip install cma
    python -m benchmarks.tune_taste uprising --minutes 30 --seed 1
    python -m benchmarks.tune_taste imperium --likes build/likes.json --minutes 25 --deals 150 --seed 1

    python -m benchmarks.tune_taste imperium --one-by-one --minutes 30 --seed 1
    python -m benchmarks.tune_taste uprising --players 1 --from TASTE --minutes 30 --seed 1

One seat with the new taste plays against three with the first release's (`heuristic-1`), or alone against the
Rivals at their highest level. Each generation of tastes (CMA-ES, in logarithms) plays the same deals. The mean of
the search is written as it goes, in the form of `bots/imperium/weights/taste-GAME.json` (`taste-GAME-1.json` for
who plays alone); the last line plays it on deals that it has never seen, from every seat.

With `--likes` each space is climbed, too, by phase of the game, from half of what searches found of it
(`benchmarks/learn_likes.py`), and how much of what they found of cards is believed. `--from` goes on from a taste
found before.

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

import cma

from greathall.arena.play import race
from greathall.bots.bot import Bot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.likes import PHASES, Learned
from greathall.bots.imperium.taste import Taste
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rules import ImperiumRules
from greathall.house.registry import rules_of
from greathall.kernel.rng import mix

SPREAD = 0.25  # of the first generation, in logarithms
# Numbers that begin at nothing are climbed as they are, in steps of this size.
LEAD = 0.03  # what a point of lead counts beside a win: it is less a matter of luck
CLEARLY = 0.02
STEPS = {"least_fight": 0.5, "least_buy": 1.0, "least_visit": 0.5, "late_vp": 0.2}
BELIEVED = 0.5  # of the likes that searches found, to begin with
VISIT = "visit"
CARDS = ("buy", "send")  # likes of cards are climbed as a whole


Found = tuple[dict[str, float], Learned]  # a taste's numbers, and likes


def climbed(game: str, players: int) -> list[str]:
    """The numbers that are climbed. What the game never asks for stays as it is."""
    automata = ("troops_of_automaton", "swords_of_hagal")
    uprising = ("spy", "hooks", "breach", "doubled", "contract", "memory", "first_side")
    never = ("cost_of_card", "trick", "gambit", "used_up", "sooner")
    names = [name for name in vars_of(Taste()) if name not in never and (players == 1 or name not in automata)]
    return names if game == "uprising" else [name for name in names if name not in uprising]


def vars_of(taste: Taste) -> dict[str, float]:
    found = {}
    for name in dir(taste):
        value = getattr(taste, name)
        if not name.startswith("_") and isinstance(value, (int, float)):
            found[name] = float(value)
    return found


def content_of(game: str) -> Content:
    rules = rules_of(game)
    assert isinstance(rules, ImperiumRules)
    return rules.shelf.whole


class Ground:
    """What is climbed: numbers of a taste, and likes by phase, from where one begins."""

    def __init__(self, game: str, players: int, but: dict[str, float], likes: Learned, with_likes: bool) -> None:
        self.base = vars_of(Taste(but))
        self.likes = likes
        self.names = climbed(game, players)
        self.liked: list[tuple[str, str, int]] = []
        if with_likes:
            ids = [space.id for space in content_of(game).spaces]
            self.liked += [(VISIT, id, phase) for id in ids for phase in range(PHASES)]
            self.liked += [(kind, "", phase) for kind in CARDS for phase in range(PHASES)]
        self.numbers = len(self.names) + len(self.liked)

    def at(self, point: Any) -> Found:
        """One step of the first generation's spread changes a like by one solari."""
        steps = [float(x) / SPREAD for x in point]
        but = {
            name: self.base[name] + STEPS[name] * step
            if name in STEPS
            else self.base[name] * math.exp(SPREAD * step)
            for name, step in zip(self.names, steps[: len(self.names)], strict=True)
        }
        likes = {kind: {id: list(row) for id, row in rows.items()} for kind, rows in self.likes.items()}
        for (kind, id, phase), step in zip(self.liked, steps[len(self.names) :], strict=True):
            if kind == VISIT:
                likes.setdefault(VISIT, {}).setdefault(id, [0.0] * PHASES)[phase] += step
            else:
                for row in likes.get(kind, {}).values():
                    row[phase] *= max(0.0, 1 + step)
        return but, likes


def written(found: Found) -> str:
    but, likes = found
    rounded = {kind: {id: [round(x, 2) for x in row] for id, row in rows.items()} for kind, rows in likes.items()}
    return json.dumps({"taste": {name: float(f"{x:.3g}") for name, x in but.items()}, "likes": rounded}, indent=1)


class Trials:
    """Games of one taste against three of another, from every seat of each deal."""

    def __init__(self, game: str, players: int, options: list[dict[str, object]]) -> None:
        self.rules = rules_of(game)
        self.players = players
        self.dealers = [self.rules.dealer(players, each) for each in options]
        self.rivals: list[Bot] = [HeuristicBot() for _ in range(players)]

    def win_rate(self, found: Found, deals: range, seats: int) -> tuple[float, float]:
        """The share of wins, and the mean lead in points over the best of the others."""
        but, likes = found
        bot = HeuristicBot(Taste(but, likes))
        wins = lead = 0.0
        games = 0
        for deal in deals:
            for turn in range(seats):
                seat = (deal + turn) % self.players
                state = self.dealers[deal // self.players % len(self.dealers)].deal(mix(deal, 77))
                bots = list(self.rivals)
                bots[seat] = bot
                race(self.rules, state, bots)
                standings = self.rules.standings(state)
                first = [place for place, standing in enumerate(standings) if standing.place == 1]
                wins += (seat in first) / len(first)
                best = max(standing.score for place, standing in enumerate(standings) if place != seat)
                lead += standings[seat].score - best
                games += 1
        return wins / games, lead / games


def one_by_one(trials: Trials, names: list[str], found: Found, given: argparse.Namespace) -> Found:
    """Goes through the numbers again and again, in smaller steps each time, until the time is over."""
    taste, likes = found
    ends = time.monotonic() + 60 * given.minutes
    step = 0.5
    deals = 0
    while time.monotonic() < ends:
        for name in names:
            if time.monotonic() > ends:
                break
            span = range(given.seed * 10**5 + deals, given.seed * 10**5 + deals + given.deals)
            deals += given.deals
            now = worth_of(trials, (taste, likes), span)
            for way in (step, -step):
                tried = dict(taste)
                tried[name] = taste[name] + 2 * way * STEPS[name] if name in STEPS else taste[name] * math.exp(way)
                if worth_of(trials, (tried, likes), span) > now + CLEARLY:
                    taste = tried
                    print(f"{name} {taste[name]:.3g}", flush=True)
                    given.out.write_text(written((taste, likes)))
                    break
        step *= 0.6
    return taste, likes


def worth_of(trials: Trials, found: Found, deals: range) -> float:
    wins, lead = trials.win_rate(found, deals, 1)
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
    parser.add_argument("--likes", type=Path, help="what searches found; spaces are climbed, too")
    parser.add_argument("--out", type=Path, default=Path("build/taste.json"))
    given = parser.parse_args()
    options: list[dict[str, object]] = [{}] if given.game == "imperium" else [{}, {"choam": True}]
    if given.players == 1:
        options = [{**each, "difficulty": "kwisatz_haderach"} for each in options]
    trials = Trials(given.game, given.players, options)
    told = json.loads(given.start.read_text()) if given.start else {"taste": {}, "likes": {}}
    likes: Learned = told["likes"]
    if given.likes:
        searched: Learned = json.loads(given.likes.read_text())
        likes = {
            kind: {id: [BELIEVED * x for x in row] for id, row in searched[kind].items()}
            for kind in (VISIT, *CARDS)
        }
    ground = Ground(given.game, given.players, told["taste"], likes, given.likes is not None or bool(likes))
    if given.one_by_one:
        found = one_by_one(trials, ground.names, ground.at([0.0] * ground.numbers), given)
    else:
        found = climb(trials, ground, given)
    print(f"on new deals: {trials.win_rate(found, range(10**6, 10**6 + 500), given.players)}")


def climb(trials: Trials, ground: Ground, given: argparse.Namespace) -> Found:
    search = cma.CMAEvolutionStrategy(
        [0.0] * ground.numbers,
        0.8 * SPREAD,
        {"seed": given.seed, "popsize": 20, "verbose": -9, "CMA_diagonal": bool(ground.liked)},
    )
    ends = time.monotonic() + 60 * given.minutes
    generation = 0
    found = ground.at([0.0] * ground.numbers)
    while time.monotonic() < ends:
        deals = range(generation * given.deals, (generation + 1) * given.deals)
        points = search.ask()
        results = [trials.win_rate(ground.at(point), deals, 1) for point in points]
        search.tell(points, [-(wins + LEAD * lead) for wins, lead in results])
        generation += 1
        found = ground.at(search.result.xfavorite)
        given.out.write_text(written(found))
        wins = [won for won, _ in results]
        print(f"{generation}: {min(wins):.3f} {sum(wins) / len(wins):.3f} {max(wins):.3f}", flush=True)
    return found


if __name__ == "__main__":
    main()
