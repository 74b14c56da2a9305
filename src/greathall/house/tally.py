"""The end of a game: how the points were made, what each player did, how it went round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.text.fluent import ENGLISH, texts
from greathall.text.game import GameText, worded

JSON = dict[str, Any]


class Result(Struct):
    seat: int
    place: int
    score: int
    resigned: bool


class PointsFrom(Struct):
    """Some of a player's points, and where they came from."""

    what: str
    thing: str | None
    n: int
    points: int


class Counted(Struct):
    """So many of a card."""

    thing: str
    n: int


class Fact(Struct):
    """Something that was counted about a player during the game."""

    id: str
    name: str
    n: int


class Final(Struct):
    seat: int
    place: int  # 0: none, for an automaton that cannot win
    score: int
    resigned: bool
    tie: str | None  # what the place among those with as many points came from
    character: str | None  # whom they played: a leader, a role
    points_from: list[PointsFrom]
    cards: list[Counted]  # all that the player owns at the end
    facts: list[Fact]


class Series(Struct):
    """How something went for a seat, a number for each round; who had no turn in the last one has one less."""

    id: str
    name: str
    by_seat: list[list[float]]


def decisive(own: Sequence[int], other: Sequence[int]) -> int:
    """How many of the numbers that break ties had to be looked at."""
    differing = [i for i, (mine, theirs) in enumerate(zip(own, other, strict=True)) if mine != theirs]
    return differing[0] if differing else len(own) - 1


def name_of(kind: str, id: str, lang: str) -> str:
    """What a chart or a fact is called; one that the house has no words for, by its id."""
    said = texts(lang)
    return said.say(f"{kind}-{id}") if said.has(f"{kind}-{id}") else worded(id)


def tie_break(what: str, n: int, lang: str) -> str:
    said = texts(lang)
    if said.has(f"tie-{what}"):
        return said.say(f"tie-{what}", n=n)
    return said.say("plain-number", what=worded(what).lower(), n=n)


class Tally:
    """Counts along while a game is played again: `note` is given each event, the state is as after it.

    `levels` are read off the table at the end of each round, `amounts` add up what happened during it. A game that
    counts nothing tells how the score went."""

    levels: tuple[str, ...] = ("score",)
    amounts: tuple[str, ...] = ()
    shown: tuple[str, ...] = ("score",)  # the charts, the most telling one first
    counts: tuple[str, ...] = ()  # the facts about a player
    opening = ""  # the deed whose first ones are a player's opening
    ranked: tuple[str, ...] = ("score",)  # what places at the end go by

    def __init__(self, text: GameText, state: State) -> None:
        self.text = text
        self.lang = ENGLISH  # in which it is told; it can be changed at any time
        self.table = state
        self.round = 1
        self.seats = range(state.seating.seats)
        self.by_seat: dict[str, list[list[float]]] = {
            id: [[] for _ in self.seats] for id in self.levels + self.amounts
        }
        self.now: list[Counter[str]] = [Counter() for _ in self.seats]  # the amounts of this round
        self.facts: list[Counter[str]] = [Counter() for _ in self.seats]

    # -- what a game says

    def note(self, event: Event) -> None:
        """Takes an event into account; the first of a round ends the one before."""
        self.next_round(max(self.text.rules.turns(self.table)))

    def level(self, id: str, seat: int) -> float:
        return self.score(seat)

    def deeds(self, event: Event) -> tuple[tuple[str, str], ...]:
        """What the event's seat did with which things, by id: ("bought", "smithy"). Tournaments count them."""
        return ()

    def kingdom(self) -> list[str]:
        """The things that lie at this table and not at every one."""
        return []

    def first_player(self) -> int:
        """Who begins, asked before the first choice."""
        return self.table.decider

    def took_part(self, seat: int) -> bool:
        """Whether the seat had a turn in this round."""
        return True

    def character(self, seat: int) -> str | None:
        """The id of whom the seat plays, in a game in which it is somebody."""
        return None

    def cards(self, seat: int) -> dict[str, int]:
        """All cards that the player owns, by id."""
        return {}

    def parts(self, seat: int) -> list[JSON]:
        """The parts of the player's points; none if they are what they are."""
        return []

    def ranks(self) -> list[tuple[int, ...]]:
        """By seat, the numbers that places go by, the score first."""
        return [(self.score(seat),) for seat in self.seats]

    # -- the same for every game

    def end_round(self) -> None:
        for seat in self.seats:
            for id in self.levels:
                self.by_seat[id][seat].append(self.level(id, seat))
            if self.took_part(seat):
                for id in self.amounts:
                    self.by_seat[id][seat].append(self.now[seat][id])
            self.now[seat].clear()

    def next_round(self, n: int) -> None:
        if n > self.round:
            self.end_round()
            self.round = n

    def rounds(self) -> list[str]:
        return [str(n) for n in range(1, self.round + 1)]

    def score(self, seat: int) -> int:
        return self.text.rules.standings(self.table)[seat].score

    def series(self) -> list[Series]:
        """The charts that have something to show."""
        found = [Series(id, name_of("series", id, self.lang), self.by_seat[id]) for id in self.shown]
        return [series for series in found if any(any(numbers) for numbers in series.by_seat)]

    def tie(self, own: Result, results: Sequence[Result], out: Collection[int] = ()) -> str | None:
        """All that was compared with those who have as many points; teams that are `out` have resigned, and are
        last whatever they have."""
        by_seat = self.ranks()
        teams = self.table.seating.teams
        others = [r for r in results if teams[r.seat] != teams[own.seat] and teams[r.seat] not in out]
        level = [r.seat for r in others if r.score == own.score]
        if teams[own.seat] in out or not level:
            return None
        told = max(decisive(by_seat[own.seat], by_seat[other]) for other in level)
        counted = list(zip(self.ranked, by_seat[own.seat], strict=False))[1 : told + 1]
        return ", ".join(tie_break(what, abs(n), self.lang) for what, n in counted) or None

    def final(self, result: Result, results: Sequence[Result], out: Collection[int] = ()) -> Final:
        seat = result.seat
        # What nobody did is not worth a line.
        counted = [id for id in self.counts if any(facts[id] for facts in self.facts)]
        return Final(
            seat=seat,
            place=result.place,
            score=result.score,
            resigned=result.resigned,
            tie=self.tie(result, results, out),
            character=self.character(seat),
            points_from=[self.points(part) for part in self.parts(seat)],
            cards=[Counted(card, n) for card, n in self.cards(seat).items()],
            facts=[Fact(id, name_of("fact", id, self.lang), self.facts[seat][id]) for id in counted],
        )

    def points(self, part: JSON) -> PointsFrom:
        what, thing, n, points = part["what"], part.get("thing"), part["n"], part[self.shown[0]]
        return PointsFrom(self.text.part(what, thing, 1, self.lang), thing, n, points)
