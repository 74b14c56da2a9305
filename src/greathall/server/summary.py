"""What is told when a game is over: how the points were made, what each player did, how it went round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final as Constant

from greathall.api import Game, read_record
from greathall.games.dominion.card import ACTION
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.hidden import worth
from greathall.games.dominion.state import Dominion
from greathall.games.imperium.hidden import thing
from greathall.games.imperium.printed import Content
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import FACTION, NOTHING
from greathall.kernel.events import Event
from greathall.server.messages import Counted, Fact, Final, PointsFrom, Result, Series, Summary
from greathall.server.replays import begun
from greathall.text.cards import card_name
from greathall.text.fluent import ENGLISH, texts
from greathall.text.imperium.effects import writer
from greathall.text.imperium.labels import thing_name

# Facts about a player of a Dune game: events that count by how often they come, and by their number.
TIMES: Constant = {
    "agent": "agents",
    "win": "conflicts",
    "place_spy": "spies",
    "complete": "contracts",
    "acquire": "acquired",
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
# Where Victory Points come from, in the order in which they are listed.
SOURCES: Constant = ("start", "influence", "alliance", "thing", "battle_icons")


def summary(record: object, *, results: Sequence[Result] | None = None) -> Summary:
    """`record` is as `Game.record` gives it; `results` are the table's own, where someone has resigned."""
    parsed = read_record(record)
    game = begun(parsed)
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
    return Summary([told.final(result) for result in results], told.rounds(), told.series())


class Tally:
    """Counts along while a game is played again.

    `levels` are read off the table at the end of each round, `amounts` add up what happened during it."""

    levels: tuple[str, ...]
    amounts: tuple[str, ...]
    shown: tuple[str, ...]  # the charts, the most telling one first
    counts: tuple[str, ...]  # the facts about a player

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

    def points_from(self, seat: int) -> list[PointsFrom]:
        raise AssertionError("a game knows where points come from")

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

    def final(self, result: Result) -> Final:
        seat = result.seat
        # What nobody did is not worth a line.
        counted = [id for id in self.counts if any(facts[id] for facts in self.facts)]
        return Final(
            seat=seat,
            place=result.place,
            score=result.score,
            resigned=result.resigned,
            leader=self.leader(seat),
            points_from=self.points_from(seat),
            cards=[Counted(card, n) for card, n in self.cards(seat).items()],
            facts=[Fact(id, texts().say(f"fact-{id}"), self.facts[seat][id]) for id in counted],
        )


class DominionTally(Tally):
    levels = ("points", "cards")
    amounts = ("coins",)
    shown = ("points", "coins", "cards")
    counts = ("turns", "actions", "bought", "gained", "trashed", "best_turn", "shuffles")

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
        elif what in ("gain", "steal"):
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

    def points_from(self, seat: int) -> list[PointsFrom]:
        owned = self.state.players[seat].owned
        found: list[PointsFrom] = []
        for card in self.state.setup.scoring:
            if owned[card]:
                id = CARDS[card].id
                found.append(PointsFrom(card_name("dominion", id), id, owned[card], worth(self.state, seat, card)))
        return found


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

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sources = [PointSources(player.vp) for player in self.state.players]
        self.alliance: list[Event] = []  # points of an alliance that changes hands: the event after them names it
        self.last: Event | None = None

    @property
    def state(self) -> Imperium:
        assert isinstance(self.game.state, Imperium)
        return self.game.state

    def note(self, event: Event) -> None:
        seat, what = event.seat, event.what
        if what == "round":
            self.next_round(event.n)
        if what == "alliance":
            for moved in self.alliance:
                self.sources[moved.seat].add("alliance", FACTION + event.n, moved.n)
            self.alliance = []
        elif what == "vp":
            self.note_points(event)
        elif what in TIMES:
            self.facts[seat][TIMES[what]] += 1
        elif what in NUMBERS:
            self.facts[seat][NUMBERS[what]] += event.n
        elif what == "strength":
            self.now[seat][what] = event.n
            self.facts[seat]["best_strength"] = max(self.facts[seat]["best_strength"], event.n)
        elif what == "persuasion":
            self.now[seat][what] += event.n
        self.last = event

    def note_points(self, event: Event) -> None:
        """Points of influence follow at once on the step of the track, those of battle icons on the second card."""
        last = self.last
        if event.source == NOTHING:
            self.alliance.append(event)
        elif last is not None and last.what in ("influence", "lose_influence") and last.seat == event.seat:
            self.sources[event.seat].add("influence", FACTION + last.n, event.n)
        elif last is not None and last.what == "turn_over" and last.card == event.source:
            self.sources[event.seat].add("battle_icons", NOTHING, event.n)
        else:
            self.sources[event.seat].add("thing", event.source, event.n)

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

    def points_from(self, seat: int) -> list[PointsFrom]:
        return self.sources[seat].written(self.state.content)


class PointSources:
    """Where a player's Victory Points come from: what kind of source, and which thing."""

    def __init__(self, at_start: int) -> None:
        self.points: Counter[tuple[str, int]] = Counter({("start", NOTHING): at_start})
        self.times: Counter[tuple[str, int]] = Counter({("start", NOTHING): 1})

    def add(self, kind: str, code: int, points: int) -> None:
        self.points[kind, code] += points
        self.times[kind, code] += 1 if points > 0 else -1

    def written(self, content: Content) -> list[PointsFrom]:
        w = writer(ENGLISH)
        found: list[PointsFrom] = []
        for kind, code in sorted(self.points, key=lambda source: (SOURCES.index(source[0]), source[1])):
            points = self.points[kind, code]
            if points:
                name = "" if code == NOTHING else thing_name(w, content, code)
                said = texts().say(f"points-{kind}", name=name)
                times = self.times[kind, code]
                found.append(PointsFrom(said, None if code == NOTHING else thing(content, code), times, points))
        return found
