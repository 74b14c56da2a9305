"""What a report tells of a run: the figures behind its plots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pyarrow as pa
import pyarrow.compute
import pyarrow.parquet

from greathall.arena.sim import confidence
from greathall.arena.tables import read_table

K = TypeVar("K", bound=Hashable)
LEAST_SHARE = 0.1  # of a bot's games that have to reach a round for its curve to go on there


class Seat(NamedTuple):
    """A seat of a game."""

    game: int
    seat: int
    turn: int | None  # its place in the order of play, from 1
    bot: str
    team: int
    can_win: bool
    place: int
    score: int
    won: float
    leader: str | None
    opening: tuple[str, ...]


class Rate(NamedTuple):
    """How often some seats won."""

    of: Any
    seats: int
    rate: float
    interval: tuple[float, float]


class Figures:
    """A run's tables, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = read_table(folder, "games")
        self.by_game = [list(seats_of(game)) for game in self.games]
        self.seats = [seat for seats in self.by_game for seat in seats]
        self.width = len(self.by_game[0])

    @property
    def even(self) -> float:
        """The win rate of a seat if all were equal: teams win together."""
        return 1 / len({seat.team for seat in self.by_game[0] if seat.can_win})

    def rates(self, key: Callable[[Seat], K | None]) -> list[Rate]:
        """How often the seats of each kind won; those without one, and who cannot win, are left out."""
        playing = (seat for seat in self.seats if seat.can_win)
        return rates((found, seat.won) for seat in playing if (found := key(seat)) is not None)

    def ahead(self) -> dict[tuple[str, str], float]:
        """How often a bot ended ahead of another at the same table; ties are half."""
        met: dict[tuple[str, str], list[float]] = defaultdict(list)
        for seats in self.by_game:
            sides = list({seat.team: seat for seat in seats if seat.can_win}.values())
            for one in sides:
                for other in sides:
                    if one.bot != other.bot:
                        better = (one.place < other.place) + (one.place == other.place) / 2
                        met[one.bot, other.bot].append(better)
        return {pair: sum(found) / len(found) for pair, found in met.items()}

    def by_kingdom(self) -> dict[tuple[str, str], float]:
        """How often a bot won where a thing was in the kingdom."""
        found: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game, seats in zip(self.games, self.by_game, strict=True):
            for thing in game["kingdom"] or []:
                for seat in seats:
                    found[seat.bot, thing].append(seat.won)
        return {key: sum(won) / len(won) for key, won in found.items()}

    def deeds(self) -> dict[str, list[Rate]]:
        """By deed: how often those won who did it with a thing at least once."""
        won = [seat.won for seat in self.seats]
        found: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for record in read_table(self.folder, "things"):
            found[record["deed"]].append((record["thing"], won[record["game"] * self.width + record["seat"]]))
        return {deed: rates(pairs) for deed, pairs in found.items()}

    def lengths(self) -> Counter[int]:
        return Counter(max(game["turns"]) for game in self.games)

    def margins(self) -> Counter[int]:
        """Points between the winner and the best of the others."""
        found: Counter[int] = Counter()
        for seats in self.by_game:
            scores = sorted({seat.team: (seat.place, -seat.score) for seat in seats if seat.can_win}.values())
            if len(scores) > 1:
                found[scores[1][1] - scores[0][1]] += 1
        return found

    def curves(self, bots: list[str]) -> dict[str, dict[str, list[float]]]:
        """By what is counted and by bot: the mean of each round that enough of its games have reached."""
        table = pyarrow.parquet.read_table(self.folder / "curves.parquet")
        if not len(table):
            return {}
        who = pa.array([seat.bot for seat in self.seats]).dictionary_encode()
        index = pa.compute.add(
            pa.compute.multiply(table["game"], self.width), pa.compute.cast(table["seat"], pa.int64())
        )
        table = table.append_column("bot", pa.compute.take(who, index.combine_chunks()).cast(pa.string()))
        grouped = table.group_by(["what", "bot", "round"]).aggregate([("value", "mean"), ("value", "count")])
        played = Counter(seat.bot for seat in self.seats)
        means = {
            (row["what"], row["bot"], row["round"]): row["value_mean"]
            for row in grouped.to_pylist()
            if row["value_count"] >= LEAST_SHARE * played[row["bot"]]
        }
        found: dict[str, dict[str, list[float]]] = {}
        for what in table["what"].unique().to_pylist():
            found[what] = {bot: until_missing(means, what, bot) for bot in bots if (what, bot, 1) in means}
        return found


def until_missing(means: dict[tuple[str, str, int], float], what: str, bot: str) -> list[float]:
    values: list[float] = []
    while (what, bot, len(values) + 1) in means:
        values.append(means[what, bot, len(values) + 1])
    return values


def seats_of(game: dict[str, Any]) -> Iterable[Seat]:
    first = game["first_player"]
    width = len(game["bots"])
    for seat, bot in enumerate(game["bots"]):
        yield Seat(
            game["game"],
            seat,
            None if first is None else (seat - first) % width + 1,
            bot,
            game["teams"][seat],
            game["can_win"][seat],
            game["places"][seat],
            game["scores"][seat],
            game["won"][seat],
            game["leaders"][seat] if game["leaders"] else None,
            tuple(game["openings"][seat]) if game["openings"] else (),
        )


def rates(pairs: Iterable[tuple[Any, float]]) -> list[Rate]:
    """The most frequent first."""
    won: dict[Any, list[float]] = defaultdict(list)
    for key, share in pairs:
        won[key].append(share)
    found = [rate_of(key, shares) for key, shares in won.items()]
    return sorted(found, key=lambda rate: (-rate.seats, str(rate.of)))


def rate_of(key: Any, shares: list[float]) -> Rate:
    n = len(shares)
    rate = sum(shares) / n
    return Rate(key, n, rate, confidence(rate, sum(share**2 for share in shares) / n, n))
