"""Where the card lies that an option points at, so that it can be shown there."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import FIRST_THING
from greathall.kernel.reasons import CHOICE

# By kind of decision; kinds that are not here offer no cards.
PLACES: Final[dict[str, str]] = {
    "action": "hand",
    "treasure": "hand",
    "buy": "supply",
    "react": "hand",
    "discard": "hand",
    "trash": "hand",
    "topdeck": "hand",
    "throne": "hand",
    "gain": "supply",
    "order": "aside",
    "pass_left": "hand",
    "swindle": "supply",
    "name": "supply",
    "thief": "aside",
    "loot": "trash",
}


def place(s: Dominion, code: int) -> str:
    return PLACES[s.kind] if code >= FIRST_THING else CHOICE
