"""The games of a tournament: played, and told in rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from greathall.arena.pairings import Pairing, games_of, sides_of
from greathall.arena.play import play_out
from greathall.arena.sim import FIRST_PLAYER, options_for
from greathall.bots.bot import Bot, ask
from greathall.house.registry import descriptor_of
from greathall.house.tally import Tally
from greathall.kernel.machine import State
from greathall.kernel.rng import mix
from greathall.kernel.rules import Dealer, Standing
from greathall.kernel.seats import Seating

AUTOMATA = "automata"  # what automata are called among the bots
MOVES_OF_AN_OPENING = 2


class Details(msgspec.Struct, array_like=True):
    """What happened in a game; lists are by seat."""

    leaders: list[str | None]
    kingdom: list[str]
    openings: list[list[str]]
    deeds: list[dict[str, dict[str, int]]]  # by deed and thing: how often
    curves: dict[str, list[list[float]]]  # by what is counted, seat and round


class Row(msgspec.Struct, array_like=True):
    """A game; lists are by seat, those of automata last."""

    pairing: int
    deal: int
    game: int  # of those of the deal
    seed: int
    bots: list[str]
    teams: list[int]
    can_win: list[bool]  # some automata cannot: they are only in the way
    places: list[int]
    scores: list[int]
    won: list[float]  # the share of the win that the seat's side has
    turns: list[int]
    decisions: int
    first_player: int | None
    details: Details | None


class Batch(msgspec.Struct, frozen=True):
    """Some deals of a pairing, to be played anywhere."""

    pairing: int
    number: int  # among those of the pairing
    met: Pairing
    deals: tuple[int, int]  # from, to


class Match(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common."""

    game: str
    bots: list[str]
    players: int
    seed: int
    options: dict[str, object]
    details: bool


def play_deals(match: Match, batch: Batch) -> list[Row]:
    """All games of some deals, in order."""
    table = Table(match, batch)
    games = games_of(batch.met, len(table.sides))
    return [table.play(deal, number, who) for deal in range(*batch.deals) for number, who in enumerate(games)]


class Table:
    """Where the bots of a pairing play."""

    def __init__(self, match: Match, batch: Batch) -> None:
        self.match = match
        self.pairing = batch.pairing
        self.descriptor = descriptor_of(match.game)
        names = [match.bots[bot] for bot in batch.met.bots]
        options = options_for(self.descriptor, names, match.players, match.options)
        self.dealer: Dealer = self.descriptor.rules.dealer(match.players, options)
        self.seating: Seating = self.dealer.seating()
        self.sides = sides_of(self.seating)
        first = options.get(FIRST_PLAYER)
        self.first_player = first if isinstance(first, int) else None
        # A bot may sit at a table more than once: those who do know nothing of each other.
        self.makes: dict[int, list[Bot]] = {bot: [] for bot in batch.met.bots}

    def play(self, deal: int, number: int, who: list[int]) -> Row:
        """A game of the deal; `who` are the bots by side."""
        match = self.match
        seed = mix(match.seed, deal)
        state = self.dealer.deal(seed, tell=match.details)
        by_seat = [0] * self.seating.players
        for player, seats in zip(who, self.sides, strict=True):
            for seat in seats:
                by_seat[seat] = player
        bots = self.seated(by_seat)
        for seat, bot in enumerate(bots):
            bot.begin(mix(seed, seat))
        first_player, details = self.first_player, None
        if match.details:
            decisions, first_player, details = self.watch(state, bots)
        else:
            decisions = play_out(self.descriptor.rules, state, bots)
        rules = self.descriptor.rules
        standings = rules.standings(state)
        automata = [AUTOMATA] * (self.seating.seats - self.seating.players)
        return Row(
            self.pairing,
            deal,
            number,
            seed,
            [match.bots[bot] for bot in by_seat] + automata,
            list(self.seating.teams),
            [rules.can_win(state, seat) for seat in range(self.seating.seats)],
            [standing.place for standing in standings],
            [standing.score for standing in standings],
            shares(standings, self.seating),
            rules.turns(state),
            decisions,
            first_player,
            details,
        )

    def seated(self, by_seat: list[int]) -> list[Bot]:
        seated: list[Bot] = []
        for seat, bot in enumerate(by_seat):
            made = self.makes[bot]
            if by_seat[:seat].count(bot) == len(made):
                made.append(self.descriptor.bots.make(self.match.bots[bot]))
            seated.append(made[by_seat[:seat].count(bot)])
        return seated

    def watch(self, state: State, bots: list[Bot]) -> tuple[int, int, Details]:
        """Plays to the end, and counts along."""
        tally = self.descriptor.tally(state)
        first_player = tally.first_player()
        deeds: list[dict[str, Counter[str]]] = [{} for _ in tally.seats]
        openings: list[list[str]] = [[] for _ in tally.seats]
        events = state.events
        assert events is not None
        decisions = read = 0
        while True:
            for event in events[read:]:
                tally.note(event)
                for deed, thing in tally.deeds(event):
                    deeds[event.seat].setdefault(deed, Counter())[thing] += 1
                    if deed == tally.opening and len(openings[event.seat]) < MOVES_OF_AN_OPENING:
                        openings[event.seat].append(thing)
            read = len(events)
            if state.over:
                break
            state.choose(ask(self.descriptor.rules, state, bots[state.decider]))
            decisions += 1
        tally.end_round()
        return decisions, first_player, details_of(tally, openings, deeds)


def details_of(tally: Tally, openings: list[list[str]], deeds: Sequence[dict[str, Counter[str]]]) -> Details:
    return Details(
        [tally.character(seat) for seat in tally.seats],
        tally.kingdom(),
        openings,
        [{deed: dict(sorted(counted.items())) for deed, counted in by_deed.items()} for by_deed in deeds],
        {id: tally.by_seat[id] for id in tally.shown},
    )


def shares(standings: list[Standing], seating: Seating) -> list[float]:
    """By seat: the part of the win that its side has; winners share it."""
    winners = {seating.teams[seat] for seat, standing in enumerate(standings) if standing.place == 1}
    return [1 / len(winners) if seating.teams[seat] in winners else 0.0 for seat in range(seating.seats)]
