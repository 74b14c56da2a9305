"""Who meets whom in a tournament, and who sits where.

A *side* is what can win: a seat, or a team where the game has teams. A *pairing* is the bots that meet; its
*line-ups* say which bot plays which side. Each deal is played with every line-up in every rotation, so that luck of
the deal and of the seat falls on all bots alike.

- Two bots at a table of two sides: A, B.
- Two bots at a larger table: one A among B, and one B among A (A B B B and B A A A): one against the rest.
- One bot alone, where automata sit in for the others: A.
- As many bots as there are sides (format `tables`): all of them.
- The first bot against each of the others (format `challenge`): one A among B only, A B B B.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.seats import Seating

ROUND_ROBIN = "round-robin"
SWISS = "swiss"
TABLES = "tables"
CHALLENGE = "challenge"
FORMATS = (ROUND_ROBIN, SWISS, TABLES, CHALLENGE)

Scores = Callable[["Pairing"], float]  # what the first bot of a pairing that was played has scored, from 0 to 1


class Pairing(msgspec.Struct, frozen=True):
    """Bots that meet, by their numbers; `met` is how often they have before: they go on with other deals."""

    bots: tuple[int, ...]
    met: int = 0
    challenge: bool = False  # the first is always the one among the rest


def sides_of(seating: Seating) -> list[list[int]]:
    """The seats of each side that players have."""
    teams = sorted(set(seating.teams[: seating.players]))
    return [[seat for seat in range(seating.players) if seating.teams[seat] == team] for team in teams]


def line_ups(pairing: Pairing, sides: int) -> list[list[int]]:
    """By side, who plays it; before sides are rotated."""
    if len(pairing.bots) == sides:
        return [list(pairing.bots)]
    one, other = pairing.bots
    challenge = [one] + [other] * (sides - 1)
    return [challenge] if pairing.challenge else [challenge, [other] + [one] * (sides - 1)]


def games_of(pairing: Pairing, sides: int) -> list[list[int]]:
    """By game of a deal, and by side: who plays it."""
    return [line[-turn:] + line[:-turn] for line in line_ups(pairing, sides) for turn in range(sides)]


def round_robin(bots: int, sides: int) -> list[Pairing]:
    """Each meets each; where one player sits alone with automata, each plays the same deals."""
    return [Pairing(met) for met in combinations(range(bots), min(sides, 2))]


def tables(bots: int, sides: int) -> list[Pairing]:
    """Every choice of as many bots as there are sides."""
    return [Pairing(met) for met in combinations(range(bots), sides)]


def challenges(bots: int) -> list[Pairing]:
    return [Pairing((0, other), challenge=True) for other in range(1, bots)]


def check_format(format: str, bots: int, sides: int, rounds: int | None) -> None:
    if format not in FORMATS:
        raise BadOption(Wrong("error-format", formats=", ".join(FORMATS), given=repr(format)))
    least = {ROUND_ROBIN: min(sides, 2), SWISS: 2, TABLES: sides, CHALLENGE: 2}[format]
    if bots < least:
        raise BadOption(Wrong("error-format-bots", least=least, format=format, given=bots))
    if format in (SWISS, CHALLENGE) and sides == 1:
        raise BadOption(Wrong("error-format-alone"))
    if rounds is not None and format != SWISS:
        raise BadOption(Wrong("error-rounds-format"))
    if rounds is not None and not 1 <= rounds <= 1000:
        raise BadOption(Wrong("error-range", what="rounds", least=1, most="1000", given=str(rounds)))


def usual_rounds(bots: int) -> int:
    """So many that one of them can have won them all, and two more to tell the others apart."""
    return min(max(bots - 1, 1), bots.bit_length() + 2)


def rounds_of(format: str, bots: int, sides: int, rounds: int | None, scores: Scores) -> Iterator[list[Pairing]]:
    """Round by round; one is asked for when those before it have been played."""
    if format == SWISS:
        yield from swiss(bots, usual_rounds(bots) if rounds is None else rounds, scores)
    elif format == CHALLENGE:
        yield challenges(bots)
    else:
        yield round_robin(bots, sides) if format == ROUND_ROBIN else tables(bots, sides)


def swiss(bots: int, rounds: int, scores: Scores) -> Iterator[list[Pairing]]:
    """Those who scored alike meet, and nobody the same twice while it can be helped. If their number is odd, the
    last who has not yet sat out does, and scores as for a win."""
    points = [0.0] * bots
    met: dict[tuple[int, int], int] = {}
    sat_out: list[int] = []
    for _ in range(rounds):
        order = sorted(range(bots), key=lambda bot: (-points[bot], bot))
        if bots % 2:
            out = min(reversed(order), key=sat_out.count)
            sat_out.append(out)
            points[out] += 1
            order.remove(out)
        pairs = matched(order, met) or [(order[i], order[i + 1]) for i in range(0, len(order), 2)]
        pairings = [Pairing(pair, met.get(pair, 0)) for pair in sorted((min(p), max(p)) for p in pairs)]
        yield pairings
        for pairing in pairings:
            one, other = pairing.bots
            score = scores(pairing)
            points[one] += score
            points[other] += 1 - score
            met[one, other] = pairing.met + 1


def matched(order: list[int], met: dict[tuple[int, int], int]) -> list[tuple[int, int]] | None:
    """Neighbours in that order, as near as can be, none of whom have met; None if that cannot be."""
    if not order:
        return []
    one, *others = order
    for other in others:
        if (min(one, other), max(one, other)) not in met:
            rest = matched([bot for bot in others if bot != other], met)
            if rest is not None:
                return [(one, other), *rest]
    return None
