"""The options of the Dune games, and what each of them takes."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.hagal_setup import HAGAL_OPTIONS
from greathall.games.imperium.rival_setup import RIVAL_OPTIONS

LEADERS: Final = (
    "leader ids by seat, 'random', 'first_game' (random among those with one icon after their name), "
    "'choose' (in reverse turn order) or 'draft' (one of two dealt)"
)
BASE_OPTIONS: Final[dict[str, str]] = {
    "leaders": LEADERS,
    "first_player": "a seat from 0, or 'random'; with one player the Rival on seat 1 begins",
    **HAGAL_OPTIONS,
}
MODULE_OPTIONS: Final[dict[str, str]] = {
    "choam": "true to play with the CHOAM module, else false",
    "original": "cards of the original to mix in: 'none', 'all', a named mix, or a list of card ids",
    "original_conflicts": "true to mix in the original's Conflict cards too, else false",
}
SIX_OPTIONS: Final[dict[str, str]] = {
    "go_to_11": "with six players: true for Allies who start without a Victory Point, else false",
    "throne_row_at_start": (
        "with six players: true if Shaddam moves a card to the Throne Row before the first round "
        "(from one source, unverified), else false"
    ),
}
UPRISING_OPTIONS: Final[dict[str, str]] = {
    "leaders": f"{LEADERS}; with six players those of the Allies, and 'suggested' for 'draft'",
    "first_player": "a seat from 0, or 'random'; with one player it may be a Rival's, 1 or 2",
    **MODULE_OPTIONS,
    **SIX_OPTIONS,
    **RIVAL_OPTIONS,
}
