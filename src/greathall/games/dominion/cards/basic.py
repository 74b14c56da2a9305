"""The seven cards of every game."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import CURSE as CURSE_TYPE
from greathall.games.dominion.card import TREASURE, VICTORY, Card, Points

COPPER = Card("copper", 0, TREASURE, coins=1)
SILVER = Card("silver", 3, TREASURE, coins=2)
GOLD = Card("gold", 6, TREASURE, coins=3)

ESTATE = Card("estate", 2, VICTORY, points=Points(1))
DUCHY = Card("duchy", 5, VICTORY, points=Points(3))
PROVINCE = Card("province", 8, VICTORY, points=Points(6))

CURSE = Card("curse", 0, CURSE_TYPE, points=Points(-1))

CARDS: Final[tuple[Card, ...]] = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE)
