"""The results that well-known bots are known to have, measured again.

    python -m benchmarks.expected_results --games 20000 --section 4

The expected values come from DominionSim (20 000 games a line) and from an independent simulator (200 000), whose
figures stand here where both exist: hard targets, which any right implementation of rules and lists must meet.
Soft ones stem from DominionSim alone and depend on how sensibly a bot plays its cards. For the decks of several
cards only the name is shared, so that the expected value says how much a decent deck of this kind wins.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

from greathall.arena.play import race
from greathall.bots.bot import Bot
from greathall.games.dominion.hidden import standings
from greathall.games.dominion.kingdoms import fill_kingdom
from greathall.games.dominion.rules import RULES
from greathall.games.dominion.setup import DominionDealer, deal, make_setup
from greathall.games.dominion.state import Dominion
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix, seeded

REFERENCE_GAMES = 20_000
PROVINCES = 4

# -- section 3: turns until one player alone has bought four Provinces

SOLO = {
    "bbm": 16.80,
    "bmu": 16.99,
    "smithy": 15.01,
    "moat": 16.23,
    "laboratory": 15.68,
    "council-room": 14.59,
    "witch": 17.23,
    "chancellor": 16.47,
    "adventurer": 16.58,
    "festival": 17.01,
    "bridge": 16.88,
    "great-hall": 17.10,
    "coppersmith": 17.01,
    "shanty-town": 16.39,
    "bureaucrat": 17.53,
    "militia": 20.26,
}
SOLO_SOFT = {"courtyard": 14.07, "minion": 16.93}


# -- section 4: two players, hard targets


class Pair(NamedTuple):
    """Sole wins and shared wins in per cent, and the mean number of rounds (0 where it is not given)."""

    a: str
    b: str
    win_a: float
    win_b: float
    shared: float
    rounds: float = 0.0


HARD = (
    Pair("bbm", "bbm", 33.4, 33.4, 33.2, 17.87),
    Pair("bmu", "bmu", 45.7, 45.9, 8.4, 20.51),
    Pair("smithy", "smithy", 45.9, 46.1, 8.1, 19.02),
    Pair("witch", "witch", 48.3, 48.2, 3.5, 24.66),
    Pair("bmu", "bbm", 81.3, 15.6, 3.2, 20.84),
    Pair("smithy", "bbm", 93.6, 5.0, 1.3, 20.71),
    Pair("smithy", "bmu", 71.5, 22.3, 6.2, 19.92),
    Pair("moat", "bmu", 56.1, 35.9, 8.1, 20.22),
    Pair("militia", "bmu", 70.3, 24.3, 5.4, 25.14),
    Pair("witch", "bmu", 94.5, 4.9, 0.7, 23.46),
    Pair("laboratory", "bmu", 55.8, 35.8, 8.4, 19.88),
    Pair("council-room", "bmu", 68.7, 25.9, 5.5, 18.57),
    Pair("chancellor", "bmu", 52.3, 40.2, 7.6, 20.60),
    Pair("festival", "bmu", 51.0, 42.6, 6.5, 20.56),
    Pair("great-hall", "bmu", 50.6, 43.7, 5.6, 20.32),
    Pair("coppersmith", "bmu", 44.5, 47.4, 8.2, 20.95),
    Pair("moat", "smithy", 30.0, 62.7, 7.3, 19.54),
    Pair("militia", "smithy", 31.1, 62.6, 6.3, 23.25),
    Pair("witch", "militia", 90.0, 8.8, 1.2, 26.26),
    Pair("laboratory", "smithy", 29.0, 63.5, 7.4, 19.25),
)

# -- section 5: full tables, by seat


class Table(NamedTuple):
    bots: tuple[str, ...]
    rounds: float
    seats: tuple[tuple[float, float], ...]  # sole wins and shared wins in per cent


SEATS = (
    Table(("bbm",) * 2, 17.87, ((24.4, 33.3), (42.3, 33.3))),
    Table(("bmu",) * 2, 20.50, ((51.5, 8.2), (40.3, 8.2))),
    Table(("bmu",) * 3, 19.10, ((37.0, 7.2), (29.3, 7.0), (24.1, 6.3))),
    Table(("bmu",) * 4, 16.57, ((27.4, 8.4), (22.8, 8.0), (19.4, 7.5), (16.3, 6.6))),
)
# Sole wins of one against three, seats rotated.
ALONE = {"smithy": 52.0, "witch": 85.4}

# -- section 6: two players, soft targets

SOFT = (
    Pair("courtyard", "courtyard", 44.9, 45.0, 10.1, 17.64),
    Pair("masquerade", "masquerade", 47.2, 47.2, 5.5, 16.05),
    Pair("courtyard", "bbm", 97.4, 1.8, 0.8, 20.14),
    Pair("courtyard", "bmu", 83.0, 12.4, 4.5, 19.38),
    Pair("masquerade", "bmu", 76.2, 20.8, 2.9, 17.79),
    Pair("saboteur", "bmu", 47.8, 47.4, 4.8, 24.52),
    Pair("minion", "bmu", 66.3, 28.3, 5.4, 21.40),
    Pair("courtyard", "smithy", 58.6, 33.3, 8.1, 18.29),
    Pair("masquerade", "smithy", 51.6, 44.5, 3.9, 17.00),
    Pair("masquerade", "courtyard", 38.6, 57.5, 3.9, 16.55),
    Pair("witch", "courtyard", 77.8, 19.8, 2.4, 22.34),
    Pair("militia", "courtyard", 27.6, 66.3, 6.1, 22.40),
    Pair("witch", "masquerade", 50.4, 46.7, 2.9, 20.81),
    Pair("witch", "moat", 81.8, 16.3, 1.8, 23.18),
)
DECKS = (
    Pair("costume-party", "bmu", 81.8, 15.9, 2.3, 18.85),
    Pair("torturer-village", "bmu", 70.9, 26.9, 2.2, 28.93),
    Pair("bureaucrat-gardens", "bmu", 84.7, 13.7, 1.6, 28.20),
    Pair("minions-chapel", "bmu", 71.5, 25.9, 2.6, 20.48),
    Pair("lab-militia-chapel", "bmu", 96.0, 3.6, 0.4, 19.38),
    Pair("one-coppersmith", "bmu", 63.2, 30.6, 6.2, 18.29),
    Pair("spy-thief", "bmu", 53.7, 40.2, 6.1, 27.48),
    Pair("council-room-militia", "bmu", 59.6, 38.5, 1.9, 17.83),
    Pair("first-game-engine", "bmu", 98.2, 1.7, 0.2, 16.97),
    Pair("ironworks-gardens-scissors", "bmu", 85.1, 13.5, 1.4, 24.66),
    Pair("ironworks-gardens-paper", "bmu", 40.6, 57.9, 1.5, 24.50),
    Pair("ironworks-gardens-rock", "bmu", 99.7, 0.3, 0.0, 16.31),
)


# -- measuring


class Mean:
    """A mean and how far it may be off."""

    def __init__(self, values: list[int]) -> None:
        self.n = len(values)
        self.mean = sum(values) / self.n
        self.variance = sum((value - self.mean) ** 2 for value in values) / (self.n - 1)


class Outcome(NamedTuple):
    """What came out of many games: sole wins by bot, shared wins by bot, rounds."""

    games: int
    wins: list[int]
    shared: list[int]
    rounds: Mean

    def percent(self, bot: int) -> float:
        return 100 * self.wins[bot] / self.games


def play(names: list[str], games: int, rotate: bool, seed: int = 0) -> Outcome:
    """Plays games at a full table. Seat 0 begins; rotated, each bot sits there as often as the others."""
    players = len(names)
    dealer = DominionDealer(players, {"first_player": 0, **descriptor_of("dominion").bots.wishes(names, {})})
    bots = [descriptor_of("dominion").bots.make(name) for name in names]
    wins, shared, rounds = [0] * players, [0] * players, []
    for number in range(games):
        first = number % players if rotate else 0
        state = dealer.deal(mix(seed, number))
        race(RULES, state, bots[first:] + bots[:first])
        winners = [seat for seat, (place, _) in enumerate(standings(state)) if place == 1]
        for seat in winners:
            (wins if len(winners) == 1 else shared)[(seat + first) % players] += 1
        rounds.append(max(player.turns for player in state.players))
    return Outcome(games, wins, shared, Mean(rounds))


def solo(name: str, games: int, seed: int = 0) -> Mean:
    """Turns until a bot without opponents owns four Provinces."""
    setup = make_setup(fill_kingdom(wished(name)), 2)
    bot = descriptor_of("dominion").bots.make(name)
    return Mean([solo_turns(deal(setup, 0, seeded(mix(seed, number)), seats=1), bot) for number in range(games)])


def wished(name: str) -> list[str]:
    kingdom = descriptor_of("dominion").bots.wishes([name], {}).get("kingdom", [])
    assert isinstance(kingdom, list)
    return kingdom


def solo_turns(state: Dominion, bot: Bot) -> int:
    player = state.players[0]
    turns = 0
    while player.owned[state.setup.province] < PROVINCES:
        turns = player.turns  # the last buy of a turn already begins the next one
        state.choose(bot.choose(state))
    return turns


# -- comparing


class Check(NamedTuple):
    """One figure, and how many standard errors (of the measurement and of the expected value) it is off."""

    what: str
    expected: float
    measured: float
    z: float


def share(what: str, expected: float, count: int, games: int) -> Check:
    """A share in per cent."""
    p = expected / 100
    # Where nothing was seen in the reference games, one among them still would not surprise.
    variance = max(p * (1 - p), 1 / REFERENCE_GAMES)
    error = math.sqrt(variance * (1 / games + 1 / REFERENCE_GAMES))
    return Check(what, expected, 100 * count / games, (count / games - p) / error)


def length(what: str, expected: float, measured: Mean) -> Check:
    """A mean number of turns or rounds."""
    error = math.sqrt(measured.variance * (1 / measured.n + 1 / REFERENCE_GAMES))
    return Check(what, expected, measured.mean, (measured.mean - expected) / error)


def check_pair(pair: Pair, games: int) -> list[Check]:
    outcome = play([pair.a, pair.b], games, rotate=True)
    name = f"{pair.a} - {pair.b}"
    return [
        share(f"{name}: {pair.a} wins %", pair.win_a, outcome.wins[0], games),
        share(f"{name}: {pair.b} wins %", pair.win_b, outcome.wins[1], games),
        share(f"{name}: shared %", pair.shared, outcome.shared[0], games),
        length(f"{name}: rounds", pair.rounds, outcome.rounds),
    ]


def check_table(table: Table, games: int) -> list[Check]:
    outcome = play(list(table.bots), games, rotate=False, seed=1)
    name = f"{len(table.bots)} x {table.bots[0]}"
    checks = [length(f"{name}: rounds", table.rounds, outcome.rounds)]
    for seat, (wins, shared) in enumerate(table.seats):
        checks.append(share(f"{name}: seat {seat + 1} wins %", wins, outcome.wins[seat], games))
        checks.append(share(f"{name}: seat {seat + 1} shares %", shared, outcome.shared[seat], games))
    return checks


def check_alone(name: str, games: int) -> list[Check]:
    outcome = play([name, "bmu", "bmu", "bmu"], games, rotate=True)
    return [share(f"{name} + 3 bmu: {name} wins %", ALONE[name], outcome.wins[0], games)]


def check_solo(name: str, games: int) -> list[Check]:
    expected = SOLO[name] if name in SOLO else SOLO_SOFT[name]
    return [length(f"{name}: turns", expected, solo(name, games))]


# -- by hand


def section_3(games: int) -> Iterator[list[Check]]:
    return (check_solo(name, games) for name in (*SOLO, *SOLO_SOFT))


def section_4(games: int) -> Iterator[list[Check]]:
    return (check_pair(pair, games) for pair in HARD)


def section_5(games: int) -> Iterator[list[Check]]:
    yield from (check_table(table, games) for table in SEATS)
    yield from (check_alone(name, games) for name in ALONE)


def section_6(games: int) -> Iterator[list[Check]]:
    return (check_pair(pair, games) for pair in (*SOFT, *DECKS))


SECTIONS: dict[int, tuple[str, Callable[[int], Iterator[list[Check]]]]] = {
    3: ("solo: turns until 4 Provinces (courtyard and minion: soft)", section_3),
    4: ("two players, hard targets", section_4),
    5: ("full tables", section_5),
    6: ("two players, soft targets, then decks of our own", section_6),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=REFERENCE_GAMES, help="games a line")
    parser.add_argument("--section", type=int, choices=sorted(SECTIONS), action="append", help="default: all")
    args = parser.parse_args()
    for number in args.section or sorted(SECTIONS):
        title, section = SECTIONS[number]
        print(f"\n{number}. {title}, {args.games} games a line\n")
        print(f"{'':60} {'expected':>9} {'measured':>9} {'z':>6}")
        for checks in section(args.games):
            for check in checks:
                print(f"{check.what:60} {check.expected:9.2f} {check.measured:9.2f} {check.z:6.1f}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
