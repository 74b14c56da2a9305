"""Ratings by the model of Plackett and Luce (openskill): who is how strong, and how sure that is.

The games are rated in a fixed order, whoever played them when. Bots do not grow, so the model's drift is off. A bot
that sits at a table several times gets all that each of them would get: what one gains, the others lose, so that
the mean of all hardly moves. (With the mean of each bot's seats, all ratings would grow with the games.)"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from greathall.arena.extras import need
from greathall.arena.matches import Row
from greathall.arena.sim import Z95, confidence

START = 25.0  # the rating of whoever has not played


class Rated(msgspec.Struct):
    """A bot's standing."""

    bot: str
    rating: float
    interval: tuple[float, float]  # 95 %
    games: int
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]
    mean_score: float


class Side(msgspec.Struct):
    """Who played a side in a game, and how it ended."""

    bot: str
    place: int
    won: float
    score: int


def sides(row: Row) -> list[Side]:
    """Team mates are one, and who cannot win is none."""
    first = {team: seat for seat, team in reversed(list(enumerate(row.teams)))}
    return [
        Side(row.bots[seat], row.places[seat], row.won[seat], row.scores[seat])
        for seat in sorted(first.values())
        if row.can_win[seat]
    ]


def in_order(rows: Iterable[Row]) -> list[Row]:
    """Deal by deal, so that all bots grow more certain together."""
    return sorted(rows, key=lambda row: (row.deal, row.pairing, row.game))


def rate(bots: Sequence[str], rows: Iterable[Row]) -> list[Rated]:
    """The best first; automata are rated with the bots."""
    need("arena", "openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    strength = dict.fromkeys(bots, (model.mu, model.sigma))
    results: dict[str, list[Side]] = defaultdict(list)
    for row in in_order(rows):
        played = sides(row)
        for side in played:
            results[side.bot].append(side)
        if len(played) > 1:
            old = {side.bot: strength.setdefault(side.bot, (model.mu, model.sigma)) for side in played}
            before = [[model.rating(*old[side.bot])] for side in played]
            after = model.rate(before, ranks=[side.place for side in played])
            for (rating,), side in zip(after, played, strict=True):
                old_mu, old_sigma = old[side.bot]
                mu, sigma = strength[side.bot]
                strength[side.bot] = mu + rating.mu - old_mu, sigma * rating.sigma / old_sigma
    rated = [standing(bot, *found, results[bot]) for bot, found in strength.items()]
    return sorted(rated, key=lambda bot: (-bot.rating, bot.bot))


def standing(bot: str, mu: float, sigma: float, results: list[Side]) -> Rated:
    games = len(results)
    wins = sum(side.won for side in results)
    rate = wins / games if games else 0.0
    squares = sum(side.won**2 for side in results)
    return Rated(
        bot,
        mu,
        (mu - Z95 * sigma, mu + Z95 * sigma),
        games,
        wins,
        rate,
        confidence(rate, squares / games, games) if games else (0.0, 1.0),
        sum(side.score for side in results) / games if games else 0.0,
    )
