"""All cards by their permanent numbers, which stand in zones and option codes."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import VICTORY, Card
from greathall.games.dominion.cards import base, basic, intrigue
from greathall.games.dominion.permanent import CARD_IDS
from greathall.games.dominion.turn import PLAY_ACTION, REACT, TURN
from greathall.kernel.machine import Printed, number_effects
from greathall.kernel.permanent import in_order

SETS: Final[dict[str, tuple[Card, ...]]] = {
    "basic": basic.CARDS,
    "base1e": base.CARDS,
    "intrigue1e": intrigue.CARDS,
}
CARDS: Final[tuple[Card, ...]] = in_order(CARD_IDS, (*basic.CARDS, *base.CARDS, *intrigue.CARDS))
KINGDOM_SETS: Final = ("base1e", "intrigue1e")

for _set, _cards in SETS.items():
    for _card in _cards:
        _card.set = _set
for _index, _card in enumerate(CARDS):
    _card.index = _index

BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}

MACHINERY: Final = [Printed("turn", TURN), Printed("play_action", PLAY_ACTION), Printed("react", REACT)]
PRINTED: Final = [Printed(f"card:{card.id}/play", card.play) for card in CARDS if card.play is not None] + [
    Printed(f"card:{card.id}/reaction", card.reaction.effect) for card in CARDS if card.reaction is not None
]
EFFECTS: Final = number_effects(MACHINERY + PRINTED)


def pile_size(card: Card, players: int) -> int:
    """How many cards the pile starts with (rulebook, set-up; 5-6 players: its variant with both boxes)."""
    if card.set == "basic":
        return BASIC_PILES[card.id][players]
    if card.types & VICTORY:
        return 8 if players <= 2 else 12
    return 10


BASIC_PILES: Final[dict[str, dict[int, int]]] = {
    # 60 Coppers in a box, 120 in two; seven of them start in each deck.
    "copper": {2: 46, 3: 39, 4: 32, 5: 85, 6: 78},
    "silver": {2: 40, 3: 40, 4: 40, 5: 80, 6: 80},
    "gold": {2: 30, 3: 30, 4: 30, 5: 60, 6: 60},
    "estate": {2: 8, 3: 12, 4: 12, 5: 12, 6: 12},
    "duchy": {2: 8, 3: 12, 4: 12, 5: 12, 6: 12},
    "province": {2: 8, 3: 12, 4: 12, 5: 15, 6: 18},
    "curse": {2: 10, 3: 20, 4: 30, 5: 40, 6: 50},
}
