"""Everything printed for a game as data to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from greathall.games.registry import rules_of
from greathall.text.cards import IMPERIUM, IMPERIUM_UPRISING
from greathall.text.dominion import faces as dominion
from greathall.text.fluent import ENGLISH
from greathall.text.glossary import glossary
from greathall.text.imperium.faces import Faces

JSON = dict[str, object]


class Drawn(NamedTuple):
    faces: Callable[[str], JSON]
    words: Callable[[str], JSON]


BASE: Final = Faces(IMPERIUM)
UPRISING: Final = Faces(IMPERIUM_UPRISING)

GAMES: Final = {
    "dominion": Drawn(dominion.faces, dominion.words),
    "imperium": Drawn(BASE.faces, BASE.words),
    "uprising": Drawn(UPRISING.faces, UPRISING.words),
}


@cache
def catalogue(game: str, lang: str = ENGLISH) -> JSON:
    """Everything printed for a game, its icons and its words; in plain JSON values, shared: not to be changed.

    `things` are by kind and id ("card:foldspace", "space:foldspace"), in the order of the catalogue. A thing has
    boxes, each with its pieces in rows (see greathall.text.pieces) and the same as text; where an option of
    the game changes them, `agreed` has the boxes by that option and its value."""
    id = rules_of(game).id
    drawn = GAMES[id]
    return {
        "game": id,
        "lang": lang,
        "things": drawn.faces(lang),
        "icons": glossary(id, lang),
        **drawn.words(lang),
    }
