"""Everything printed, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.registry import rules_of
from greathall.text.dominion import cards as dominion
from greathall.text.fluent import ENGLISH
from greathall.text.imperium.cards import Box


class Printing(NamedTuple):
    """What a game knows about its cards' texts."""

    name: Callable[[str, str], str]
    paragraphs: Callable[[str, str], list[str]]
    printed: Callable[[str | None, str], list[dict[str, object]]]


IMPERIUM: Final = Box("Dune: Imperium", BASE)
IMPERIUM_UPRISING: Final = Box("Dune: Imperium – Uprising", UPRISING)

PRINTINGS: Final = {
    "dominion": Printing(dominion.name, dominion.paragraphs, dominion.printed),
    "imperium": Printing(IMPERIUM.name, IMPERIUM.paragraphs, IMPERIUM.printed),
    "uprising": Printing(IMPERIUM_UPRISING.name, IMPERIUM_UPRISING.paragraphs, IMPERIUM_UPRISING.printed),
}


def printing(game: str) -> Printing:
    return PRINTINGS[rules_of(game).id]


def card_name(game: str, id: str, lang: str = ENGLISH) -> str:
    return printing(game).name(id, lang)


def card_text(game: str, id: str, lang: str = ENGLISH) -> str:
    """The rules text of a card, written from its effects."""
    return " ".join(card_paragraphs(game, id, lang))


def card_paragraphs(game: str, id: str, lang: str = ENGLISH) -> list[str]:
    """The same in its parts: what the card does, what it is worth, how it reacts."""
    return printing(game).paragraphs(id, lang)


def printed(game: str, set: str | None = None, lang: str = ENGLISH) -> list[dict[str, object]]:
    """Everything printed for a game, or for one of its sets."""
    return printing(game).printed(set, lang)
