"""What a learned bot sees of a table of Dominion: for each card how many there are where, and some numbers."""

from __future__ import annotations

from typing import Final

from greathall.bots.dominion.strategy import known_owned, known_points, money
from greathall.bots.dominion.traits import DUCHY, PROVINCE
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.state import Dominion

KINDS: Final = len(CARDS)
# For each card: how many are in the own deck, in those of the others on average, and left in the supply; what
# points one more of it brings.
BY_CARD: Final = ("own", "others", "left", "points")
NUMBERS: Final = (
    "turn", "players", "provinces", "duchies", "empty_piles", "lead", "deck", "money", "their_deck", "their_turns",
)  # fmt: skip
LONG: Final = len(BY_CARD) * KINDS + len(NUMBERS)


def seen(s: Dominion, seat: int) -> list[float]:
    """Nothing in it but what the seat may know."""
    player = s.players[seat]
    owned = player.owned
    row: list[float] = [float(count) for count in owned]
    others = [0.0] * KINDS
    rivals = len(s.players) - 1
    lead = 1000
    their_turns = 0
    points = s.points(seat)
    for other in range(len(s.players)):
        if other != seat:
            for card, count in enumerate(known_owned(s, other, seat)):
                if count != 0:
                    others[card] += count / rivals
            lead = min(lead, points - known_points(s, other, seat))
            their_turns = max(their_turns, s.players[other].turns)
    row.extend(others)
    row.extend([float(max(left, 0)) for left in s.supply])
    row.extend(points_of_one_more(s, seat, points))
    row.append(player.turns / 20.0)
    row.append(len(s.players) / 4.0)
    row.append(s.supply[PROVINCE] / 8.0)
    row.append(s.supply[DUCHY] / 8.0)
    row.append(s.empty_piles / 3.0)
    row.append(max(-2.0, min(2.0, lead / 20.0)))
    row.append(sum(owned) / 30.0)
    row.append(money(s, seat) / 20.0)
    row.append(sum(others) / 30.0)
    row.append(float(their_turns - player.turns))
    return row


def points_of_one_more(s: Dominion, seat: int, points: int) -> list[float]:
    owned = s.players[seat].owned
    more = [0.0] * KINDS
    for card in s.setup.scoring:
        owned[card] += 1
        more[card] = float(s.points(seat) - points)
        owned[card] -= 1
    return more
