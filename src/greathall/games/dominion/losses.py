"""What a choice would give away that could still be used."""

from __future__ import annotations

from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import PASS
from greathall.kernel.reasons import Why


def losses(s: Dominion, code: int) -> list[Why]:
    """Coins, where they would buy something that is not to be had for nothing."""
    if s.kind != "buy" or code != PASS or s.coins == 0:
        return []
    if all(s.supply[card] == 0 or s.cost(card) > s.coins or s.cost(card) == 0 for card in s.setup.piles):
        return []
    return [Why("coins", {"n": s.coins, "buys": s.buys})]
