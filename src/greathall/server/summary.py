"""What is told when a game is over: how the points were made, what each player did, how it went round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final as Constant

from greathall.api import Game, begin, read_record
from greathall.games.dominion import hidden
from greathall.games.dominion.card import ACTION
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.numbers import points_from
from greathall.games.dominion.state import GAINED, Dominion
from greathall.games.imperium import rounds
from greathall.games.imperium.numbers import Noted, vp_from
from greathall.games.imperium.state import ACQUIRED, Imperium
from greathall.games.imperium.things import NOTHING
from greathall.kernel.events import Event
from greathall.server.messages import JSON, Counted, Fact, Final, PointsFrom, Result, Series, Summary
from greathall.text.explain import part_text
from greathall.text.fluent import ENGLISH, texts

# Facts about a player of a Dune game: events that count by how often they come, and by their number.
TIMES: Constant = {
    "agent": "agents",
    "win": "conflicts",
    "place_spy": "spies",
    "complete": "contracts",
    **dict.fromkeys(ACQUIRED.values(), "acquired"),
    "trash": "trashed",
    "play_intrigue": "intrigue",
}
NUMBERS: Constant = {
    "recruit": "recruited",
    "deploy": "deployed",
    "sandworm": "sandworms",
    "solari": "solari",
    "spice": "spice",
    "water": "water",
}


def summary(record: object, *, results: Sequence[Result] | None = None) -> Summary:
    """`record` is as `Game.record` gives it; `results` are the table's own, where someone has resigned."""
    parsed = read_record(record)
    game = begin(parsed)
    told: Tally = DominionTally(game) if isinstance(game.state, Dominion) else ImperiumTally(game)
    read = 0
    for code in [*parsed.choices, None]:
        events = game.state.events or []
        for event in events[read:]:
            told.note(event)
        read = len(events)
        if code is not None:
            game.choose_code(code)
    told.end_round()
    if results is None:
        standings = game.rules.standings(game.state)
        results = [Result(seat, place, score, False) for seat, (place, score) in enumerate(standings)]
    return Summary([told.final(result, results) for result in results], told.rounds(), told.series())


def decisive(own: Sequence[int], other: Sequence[int]) -> int:
    """How many of the numbers that break ties had to be looked at."""
    differing = [i for i, (mine, theirs) in enumerate(zip(own, other, strict=True)) if mine != theirs]
    return differing[0] if differing else len(own) - 1


class Tally:
    """Counts along while a game is played again.

    `levels` are read off the table at the end of each round, `amounts` add up what happened during it."""

    levels: tuple[str, ...]
    amounts: tuple[str, ...]
    shown: tuple[str, ...]  # the charts, the most telling one first
    counts: tuple[str, ...]  # the facts about a player
    ranked: tuple[str, ...]  # what places at the end go by

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = 1
        seats = range(game.players)
        self.by_seat: dict[str, list[list[float]]] = {id: [[] for _ in seats] for id in self.levels + self.amounts}
        self.now: list[Counter[str]] = [Counter() for _ in seats]  # the amounts of this round
        self.facts: list[Counter[str]] = [Counter() for _ in seats]

    # -- what a game says

    def note(self, event: Event) -> None:
        """Takes an event into account; the first of a round ends the one before."""
        raise AssertionError("a game says what counts")

    def level(self, id: str, seat: int) -> float:
        raise AssertionError("a game knows its levels")

    def took_part(self, seat: int) -> bool:
        """Whether the seat had a turn in this round."""
        return True

    def leader(self, seat: int) -> str | None:
        return None

    def cards(self, seat: int) -> dict[str, int]:
        """All cards that the player owns, by id."""
        raise AssertionError("a game knows whose its cards are")

    def parts(self, seat: int) -> list[JSON]:
        """The parts of the player's points."""
        raise AssertionError("a game knows where points come from")

    def ranks(self) -> list[tuple[int, ...]]:
        """By seat, the numbers that places go by."""
        raise AssertionError("a game knows who has won")

    # -- the same for every game

    def end_round(self) -> None:
        for seat in range(self.game.players):
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

    def series(self) -> list[Series]:
        """The charts that have something to show."""
        found = [Series(id, texts().say(f"series-{id}"), self.by_seat[id]) for id in self.shown]
        return [series for series in found if any(any(numbers) for numbers in series.by_seat)]

    def tie(self, own: Result, results: Sequence[Result]) -> str | None:
        """All that was compared with those who have as many points."""
        by_seat = self.ranks()
        level = [r.seat for r in results if r.score == own.score and r.seat != own.seat and not r.resigned]
        if own.resigned or not level:
            return None
        told = max(decisive(by_seat[own.seat], by_seat[other]) for other in level)
        counted = list(zip(self.ranked, by_seat[own.seat], strict=False))[1 : told + 1]
        return ", ".join(texts().say(f"tie-{what}", n=abs(n)) for what, n in counted)

    def final(self, result: Result, results: Sequence[Result]) -> Final:
        seat = result.seat
        # What nobody did is not worth a line.
        counted = [id for id in self.counts if any(facts[id] for facts in self.facts)]
        return Final(
            seat=seat,
            place=result.place,
            score=result.score,
            resigned=result.resigned,
            tie=self.tie(result, results),
            leader=self.leader(seat),
            points_from=[self.points(part) for part in self.parts(seat)],
            cards=[Counted(card, n) for card, n in self.cards(seat).items()],
            facts=[Fact(id, texts().say(f"fact-{id}"), self.facts[seat][id]) for id in counted],
        )

    def points(self, part: JSON) -> PointsFrom:
        what, thing, n, points = part["what"], part.get("thing"), part["n"], part[self.shown[0]]
        return PointsFrom(part_text(self.game.name, what, thing, 1, ENGLISH), thing, n, points)


class DominionTally(Tally):
    levels = ("points", "cards")
    amounts = ("coins",)
    shown = ("points", "coins", "cards")
    counts = ("turns", "actions", "bought", "gained", "trashed", "best_turn", "shuffles")
    ranked = hidden.RANKS

    @property
    def state(self) -> Dominion:
        assert isinstance(self.game.state, Dominion)
        return self.game.state

    def note(self, event: Event) -> None:
        seat, what = event.seat, event.what
        if what == "turn":
            self.next_round(event.n)
        if seat < 0:
            return
        facts = self.facts[seat]
        if what == "turn":
            facts["turns"] += 1
        elif what == "coins":
            self.now[seat]["coins"] += event.n
            facts["best_turn"] = max(facts["best_turn"], self.now[seat]["coins"])
        elif what == "play":
            facts["actions"] += CARDS[event.card].types & ACTION != 0
        elif what == "buy":
            facts["bought"] += 1
            facts["gained"] -= 1  # the gain that follows is the purchase
        elif what == "steal" or what in GAINED.values():
            facts["gained"] += 1
        elif what == "trash":
            facts["trashed"] += 1
        elif what == "shuffle":
            facts["shuffles"] += 1

    def level(self, id: str, seat: int) -> float:
        return self.state.points(seat) if id == "points" else sum(self.state.players[seat].owned)

    def took_part(self, seat: int) -> bool:
        return self.state.players[seat].turns >= self.round

    def cards(self, seat: int) -> dict[str, int]:
        return {CARDS[card].id: n for card, n in enumerate(self.state.players[seat].owned) if n}

    def parts(self, seat: int) -> list[JSON]:
        return points_from(self.state, seat)

    def ranks(self) -> list[tuple[int, ...]]:
        return hidden.ranks(self.state)


class ImperiumTally(Tally):
    """Both Dune games."""

    levels = ("vp", "influence", "solari", "spice", "water", "deck", "intrigue")
    amounts = ("strength", "persuasion")
    shown = ("vp", "influence", "strength", "persuasion", "solari", "spice", "water", "deck", "intrigue")
    counts = (
        "agents",
        "conflicts",
        "best_strength",
        "recruited",
        "deployed",
        "sandworms",
        "spies",
        "contracts",
        "acquired",
        "trashed",
        "intrigue",
        "solari",
        "spice",
        "water",
    )
    ranked = rounds.RANKS

    @property
    def state(self) -> Imperium:
        assert isinstance(self.game.state, Imperium)
        return self.game.state

    def note(self, event: Event) -> None:
        seat, what = event.seat, event.what
        if what == "round":
            self.next_round(event.n)
        elif what in TIMES:
            self.facts[seat][TIMES[what]] += 1
        elif what in NUMBERS:
            self.facts[seat][NUMBERS[what]] += event.n
        elif what == "strength":
            self.now[seat][what] = event.n
            self.facts[seat]["best_strength"] = max(self.facts[seat]["best_strength"], event.n)
        elif what == "persuasion":
            self.now[seat][what] += event.n

    def level(self, id: str, seat: int) -> float:
        player = self.state.players[seat]
        return {
            "vp": player.vp,
            "influence": sum(player.influence),
            "solari": player.solari,
            "spice": player.spice,
            "water": player.water,
            "deck": sum(self.cards(seat).values()),
            "intrigue": len(player.intrigue),
        }[id]

    def leader(self, seat: int) -> str | None:
        return None if self.state.players[seat].leader == NOTHING else self.state.leader(seat).id

    def cards(self, seat: int) -> dict[str, int]:
        player = self.state.players[seat]
        in_play = [card for card in player.in_play if card >= 0]
        owned = Counter([*player.hand, *player.deck, *player.discard, *in_play])
        return {self.state.content.cards[card].id: owned[card] for card in sorted(owned)}

    def parts(self, seat: int) -> list[JSON]:
        return vp_from(self.state, seat, self.noted.vp[seat])

    def ranks(self) -> list[tuple[int, ...]]:
        return rounds.ranks(self.state)

    @cached_property
    def noted(self) -> Noted:
        return Noted(self.state)
