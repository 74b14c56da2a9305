"""Everything printed, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.registry import rules_of
from greathall.text.dominion import cards as dominion
from greathall.text.fluent import ENGLISH
from greathall.text.imperium.cards import Box


class Printing(NamedTuple):
    """What a game knows about its cards' texts."""

    name: Callable[[str, str], str]
    paragraphs: Callable[[str, str, Mapping[str, object] | None], list[str]]
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


def card_text(game: str, id: str, lang: str = ENGLISH, options: Mapping[str, object] | None = None) -> str:
    """The rules text of a card, written from its effects; `options` are those of the game that it is played in."""
    return " ".join(card_paragraphs(game, id, lang, options))


def card_paragraphs(
    game: str, id: str, lang: str = ENGLISH, options: Mapping[str, object] | None = None
) -> list[str]:
    """The same in its parts: what the card does, what it is worth, how it reacts."""
    return printing(game).paragraphs(id, lang, options)


def printed(game: str, set: str | None = None, lang: str = ENGLISH) -> list[dict[str, object]]:
    """Everything printed for a game, or for one of its sets."""
    return printing(game).printed(set, lang)
