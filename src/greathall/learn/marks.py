"""Words with marks in them, as rules and strategy pages are written:

:troop:                    is an icon of the game, which is drawn and not read out
[[moat]], [[moat|Moats]]   a card or whatever else is printed, by its name or as it is called here
[ties](combat/ties)        a rule of the game's rules page
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from msgspec import Struct

from greathall.house.descriptor import Descriptor

MARKS: Final = re.compile(
    r":(?P<icon>[a-z_]+):"
    r"|\[\[(?P<thing>[a-z0-9_:]+)(\|(?P<called>[^\]]+))?\]\]"
    r"|\[(?P<text>[^\]]+)\]\((?P<rule>[a-z0-9_/-]+)\)"
)


class BadPage(Exception):
    """A page that cannot be shown as it is written: a fault of ours."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """Words, an icon, or words that lead to a thing ("card:moat") or to a rule."""

    text: str = ""
    icon: str | None = None
    thing: str | None = None
    rule: str | None = None


def read_out(pieces: Iterable[Piece]) -> str:
    """The words without pictures."""
    said = ""
    for piece in pieces:
        said = said.rstrip() if piece.icon is not None else said + piece.text
    return said


class Marked:
    """Reads marked words about a game; `anchors` are those of its rules."""

    def __init__(self, game: Descriptor, lang: str, anchors: Collection[str]) -> None:
        self.game = game
        self.lang = lang
        self.anchors = anchors

    def pieces(self, what: str, text: str) -> list[Piece]:
        """`what` is said if something is wrong."""
        found: list[Piece] = []
        at = 0
        for mark in MARKS.finditer(text):
            if mark.start() > at:
                found.append(Piece(text[at : mark.start()]))
            found.append(self.marked(what, mark))
            at = mark.end()
        return [*found, Piece(text[at:])] if at < len(text) else found

    def marked(self, what: str, mark: re.Match[str]) -> Piece:
        if mark["icon"]:
            if mark["icon"] not in self.game.text.icons:
                raise BadPage(f"{what} of {self.game.id} has an icon that is none: {mark['icon']}")
            return Piece(icon=mark["icon"])
        if mark["thing"]:
            thing = self.thing(what, mark["thing"])
            return Piece(mark["called"] or things(self.game, self.lang)[thing], thing=thing)
        if mark["rule"] not in self.anchors:
            raise BadPage(f"{what} of {self.game.id} leads to one that is not there: {mark['rule']}")
        return Piece(mark["text"], rule=mark["rule"])

    def thing(self, what: str, id: str) -> str:
        """A thing is named by its id alone if no other kind of thing has the same."""
        there = things(self.game, self.lang)
        found = [id] if id in there else [thing for thing in there if thing.partition(":")[2] == id]
        if len(found) != 1:
            raise BadPage(f"{what} of {self.game.id} names {id}, which is {found or 'nothing'}")
        return found[0]


@cache
def things(game: Descriptor, lang: str) -> dict[str, str]:
    """The names of all that is printed, by kind and id."""
    faces = game.text.faces(lang)
    return {thing: str(face["name"]) for thing, face in faces.items() if isinstance(face, dict)}
