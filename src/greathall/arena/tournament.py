"""Tournaments: who meets whom, on the same deals, in all seats; until all games are played or it is clear.

The result depends on the plan alone. Batches are fixed by the plan; whether one was played here, in another
process, on a cluster or before the run was killed makes no difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from greathall.arena import sequential
from greathall.arena.batches import carried_out, check_jobs
from greathall.arena.extras import need
from greathall.arena.matches import Batch, Match, Row, play_deals
from greathall.arena.pairings import (
    ROUND_ROBIN,
    SWISS,
    TABLES,
    Pairing,
    check_format,
    games_of,
    rounds_of,
    sides_of,
    usual_rounds,
)
from greathall.arena.ratings import Rated, rate, sides
from greathall.arena.sim import LEAST_BATCHES, LEAST_IN_BATCH, MOST_GAMES, MOST_IN_BATCH, confidence, options_for
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.version import VERSION

WAVE = 8  # batches of a pairing that are given out before it is looked whether it is clear who is stronger
USUAL_GAMES = 200
USUAL_ERROR = 0.05


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a result depends on."""

    game: str
    bots: list[str]
    players: int
    games: int  # of a pairing, at most; rounded up to whole deals
    format: str
    rounds: int | None
    seed: int
    options: dict[str, object]
    sprt: sequential.Sprt | None
    details: bool
    rules: int  # the game's rules version
    greathall: str = VERSION


class Met(msgspec.Struct):
    """A pairing that was played: what its first bot scored against its second, where 0.5 is even; in a challenge,
    the share of the games that it won, where one in as many as there are sides is even."""

    bots: list[str]
    games: int
    deals: int
    score: float | None  # of two bots
    interval: tuple[float, float] | None
    verdict: str | None  # of the sequential test


class Outcome(msgspec.Struct):
    plan: Plan
    games: int
    ratings: list[Rated]
    pairings: list[Met]


class Store(Protocol):
    """Where finished batches are kept, each once."""

    def found(self, batch: Batch) -> list[Row] | None: ...

    def keep(self, batch: Batch, rows: list[Row]) -> None: ...


class Memory:
    """Finished batches of a run that is not kept."""

    def found(self, batch: Batch) -> list[Row] | None:
        return None

    def keep(self, batch: Batch, rows: list[Row]) -> None:
        pass


def planned(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    games: int = USUAL_GAMES,
    format: str = ROUND_ROBIN,
    rounds: int | None = None,
    seed: int = 0,
    options: dict[str, object] | None = None,
    sprt: tuple[float, float] | None = None,
    error: float = USUAL_ERROR,
    details: bool = True,
) -> Plan:
    """Checks everything before the first game."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    players = rules.usual_players if players is None else players
    if players not in rules.player_counts:
        raise BadOption(Wrong("error-player-counts", game=game, counts=rules.player_counts, given=str(players)))
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(Wrong("error-range", what="games", least=1, most=str(MOST_GAMES), given=str(games)))
    if not 0 <= seed < 2**64:
        raise BadOption(Wrong("error-range", what="seed", least=0, most="2**64 - 1", given=str(seed)))
    for name in bots:
        descriptor.bots.check(name)
        if list(bots).count(name) > 1:
            raise BadOption(Wrong("error-bots-twice", name=shown(name)))
    settled = descriptor.settled(dict(options or {}))
    sides = len(sides_of(rules.dealer(players, settled).seating()))
    check_format(format, len(bots), sides, rounds)
    if format == SWISS and rounds is None:
        rounds = usual_rounds(len(bots))
    test = None if sprt is None else sequential.check(*sprt, error)
    if test is not None and (sides == 1 or (format == TABLES and sides > 2)):
        raise BadOption(Wrong("error-sprt-pairs"))
    plan = Plan(game, list(bots), players, games, format, rounds, seed, settled, test, details, rules.version)
    check_wishes(plan, sides)
    return plan


def check_wishes(plan: Plan, sides: int) -> None:
    """Bots that cannot be at one table are told before the first game."""
    width = sides if plan.format == TABLES else min(sides, 2)
    if plan.format == SWISS or width > 1:
        descriptor = descriptor_of(plan.game)
        for pairing in rounds_of(TABLES, len(plan.bots), width, None, unplayed):
            for pair in pairing:
                options_for(descriptor, [plan.bots[bot] for bot in pair.bots], plan.players, plan.options)


def unplayed(pairing: Pairing) -> float:
    raise AssertionError("only the Swiss format asks for scores")


def run(
    plan: Plan,
    store: Store | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Plays all that the store does not have yet."""
    check_jobs(jobs)
    need("arena", "openskill")  # better said before the games than after them
    return Tournament(plan, store or Memory(), jobs, ray, progress).run()


def most_games(plan: Plan) -> int:
    """How many games there are if none is saved by stopping early."""
    tournament = Tournament(plan, Memory(), 1, None, None)
    if plan.format == SWISS:
        pairings = [Pairing((0, 1))] * (len(plan.bots) // 2 * (plan.rounds or 0))
    else:
        pairings = next(rounds_of(plan.format, len(plan.bots), tournament.sides, None, unplayed))
    return sum(tournament.deals(pairing) * tournament.games_of_deal(pairing) for pairing in pairings)


class Tournament:
    def __init__(
        self, plan: Plan, store: Store, jobs: int, ray: str | None, progress: Callable[[int], None] | None
    ) -> None:
        self.plan = plan
        self.store = store
        self.jobs = jobs
        self.ray = ray
        self.progress = progress
        dealer = descriptor_of(plan.game).rules.dealer(plan.players, plan.options)
        self.sides = len(sides_of(dealer.seating()))
        self.pairings: list[Pairing] = []
        self.rows: list[list[Row]] = []  # by pairing, those that count; without their details
        self.scores: list[list[float]] = []  # by pairing and deal
        self.verdicts: list[str | None] = []
        self.played = 0

    def run(self) -> Outcome:
        plan = self.plan
        for pairings in rounds_of(plan.format, len(plan.bots), self.sides, plan.rounds, self.score):
            first = len(self.pairings)
            self.pairings += pairings
            self.rows += [[] for _ in pairings]
            self.scores += [[] for _ in pairings]
            self.verdicts += [None] * len(pairings)
            self.play_round(range(first, len(self.pairings)))
        rows = [row for rows in self.rows for row in rows]
        return Outcome(
            plan, len(rows), rate(plan.bots, rows), [self.met(number) for number in range(len(self.pairings))]
        )

    # -- what is to be played

    def games_of_deal(self, pairing: Pairing) -> int:
        return len(games_of(pairing, self.sides))

    def deals(self, pairing: Pairing) -> int:
        return -(-self.plan.games // self.games_of_deal(pairing))

    def batches(self, number: int) -> list[Batch]:
        """Those of a pairing: whole deals, as many games in each as the simulator's batches have."""
        pairing = self.pairings[number]
        deals = self.deals(pairing)
        size = max(LEAST_IN_BATCH, min(MOST_IN_BATCH, self.plan.games // LEAST_BATCHES))
        step = max(1, size // self.games_of_deal(pairing))
        first = pairing.met * deals  # who meets again goes on with other deals
        return [
            Batch(number, i, pairing, (first + start, first + min(start + step, deals)))
            for i, start in enumerate(range(0, deals, step))
        ]

    def play_round(self, numbers: Iterable[int]) -> None:
        """All batches at once; with a sequential test, wave by wave until all is clear."""
        waiting = {number: self.batches(number) for number in numbers}
        while waiting:
            ahead = {n: batches if self.plan.sprt is None else batches[:WAVE] for n, batches in waiting.items()}
            found = self.play([batch for batches in ahead.values() for batch in batches])
            for number, batches in ahead.items():
                self.count(number, [found[batch.number, number] for batch in batches])
            waiting = {
                number: batches[len(ahead[number]) :]
                for number, batches in waiting.items()
                if self.verdicts[number] is None and len(batches) > len(ahead[number])
            }

    def play(self, batches: list[Batch]) -> dict[tuple[int, int], list[Row]]:
        """The rows of each batch, of those that are stored too."""
        plan = self.plan
        match = Match(plan.game, plan.bots, plan.players, plan.seed, plan.options, plan.details)
        rows: dict[tuple[int, int], list[Row]] = {}
        missing: list[Batch] = []
        for batch in batches:
            stored = self.store.found(batch)
            if stored is None:
                missing.append(batch)
            else:
                rows[batch.number, batch.pairing] = self.taken(stored)
        for batch, found in carried_out(partial(play_deals, match), missing, self.jobs, self.ray):
            self.store.keep(batch, found)
            rows[batch.number, batch.pairing] = self.taken(found)
        return rows

    def taken(self, rows: list[Row]) -> list[Row]:
        """The rows without their details, which only the store needs: they are large."""
        self.played += len(rows)
        if self.progress is not None:
            self.progress(self.played)
        for row in rows:
            row.details = None
        return rows

    def count(self, number: int, batches: list[list[Row]]) -> None:
        """Adds batches in order, up to the one that makes it clear; what was played ahead does not count."""
        for rows in batches:
            self.rows[number] += rows
            self.scores[number] += self.scores_in(number, rows)
            if self.plan.sprt is not None:
                self.verdicts[number] = self.plan.sprt.verdict(self.scores[number])
                if self.verdicts[number] is not None:
                    return

    # -- what came of it

    def scores_in(self, number: int, rows: list[Row]) -> list[float]:
        """By deal: what the first bot of a pairing scored against the second."""
        if len(self.pairings[number].bots) != 2:
            return []
        first, second = (self.plan.bots[bot] for bot in self.pairings[number].bots)
        by_deal: dict[int, list[float]] = {}
        for row in rows:
            won = {first: 0.0, second: 0.0}
            for side in sides(row):
                if side.bot in won:
                    won[side.bot] += side.won
            challenge = self.pairings[number].challenge
            score = won[first] if challenge else (1 + won[first] - won[second]) / 2
            by_deal.setdefault(row.deal, []).append(score)
        return [sum(scores) / len(scores) for scores in by_deal.values()]

    def score(self, pairing: Pairing) -> float:
        scores = self.scores[self.pairings.index(pairing)]
        return sum(scores) / len(scores)

    def met(self, number: int) -> Met:
        bots = [self.plan.bots[bot] for bot in self.pairings[number].bots]
        rows = self.rows[number]
        deals = len({row.deal for row in rows})
        if len(bots) != 2:
            return Met(bots, len(rows), deals, None, None, None)
        scores = self.scores[number]
        mean = sum(scores) / deals
        squares = sum(score**2 for score in scores) / deals
        return Met(bots, len(rows), deals, mean, confidence(mean, squares, deals), self.verdicts[number])
