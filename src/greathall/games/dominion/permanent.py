"""The permanent numbers of the cards: a card's place in this table is its number. Add new ones at its end."""

from __future__ import annotations

from typing import Final

CARD_IDS: Final[tuple[str, ...]] = (
    "copper", "silver", "gold", "estate", "duchy", "province", "curse", "cellar", "chapel", "moat", "chancellor",
    "village", "woodcutter", "workshop", "bureaucrat", "feast", "gardens", "militia", "moneylender", "remodel",
    "smithy", "spy", "thief", "throne_room", "council_room", "festival", "laboratory", "library", "market", "mine",
    "witch", "adventurer", "courtyard", "pawn", "secret_chamber", "great_hall", "masquerade", "shanty_town",
    "steward", "swindler", "wishing_well", "baron", "bridge", "conspirator", "coppersmith", "ironworks",
    "mining_village", "scout", "duke", "minion", "saboteur", "torturer", "trading_post", "tribute", "upgrade",
    "harem", "nobles",
)  # fmt: skip
