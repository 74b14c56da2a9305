"""From effects to pieces to draw: icons, words between them, and how they hang together.

What is drawn is written as well, by the same writers: a `Drawing` sets marks among the words, an icon for whatever
has one, and brackets for a cost with its arrow, a choice, a condition. An effect that nobody has drawn is words.
The marks are then read into pieces:

    {"icon": "spice", "n": 2}                   with "least" for "2 or more", "most" for "up to 2"
    {"name": "Arrakeen"}                        what an icon beside it is about
    {"text": "gain a card that costs up to 4."}
    {"pay": [...], "for": [...]}                an arrow
    {"if": [...], "then": [...]}                maybe with an "else"
    {"choose": 1, "of": [[...], [...]]}         so many of these
    {"each": [...]}                             what each opponent does
    {"may": [...]}
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from greathall.kernel.machine import Effect
from greathall.text.effects import YOU, Clause, Voice, Writer
from greathall.text.fluent import Phrase

Piece = dict[str, object]
Row = list[Piece]

# Marks are characters that no language uses.
ICON, NAME, END, OPEN, NEXT, CLOSE = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004", "\ue005"

TOKENS: Final = re.compile(f"([{ICON}{NAME}][^{END}]*{END}|{OPEN}[a-z]+[0-9]*{NEXT}|{NEXT}|{CLOSE})")
# What may stand between two marks without being words.
BLANK: Final = re.compile(r"[\s.]*")


def icon(id: str, n: int | None = None, limit: str = "") -> str:
    """`n`: so many; `limit`: "least" for that many or more, "most" for up to that many."""
    count = "" if n is None else f" {n} {limit}"
    return f"{ICON}{id}{count}{END}"


def noun(name: Phrase) -> str:
    """A name that stands beside an icon; it makes no sentence."""
    return f"{NAME}{name}{END}"


def group(kind: str, *parts: Phrase | str) -> Phrase:
    return Phrase(OPEN + kind + NEXT + NEXT.join(str(part) for part in parts) + CLOSE)


def drawn(*marks: Phrase | str) -> Phrase:
    """Marks beside each other; they have no forms."""
    return Phrase("".join(str(mark) for mark in marks))


def is_drawn(*texts: Phrase | str) -> bool:
    """Whether texts are marks alone, with no word of their own."""
    return all(token.startswith((ICON, NAME, OPEN)) for text in texts for token in outer_tokens(str(text)))


def outer_tokens(text: str) -> list[str]:
    """The tokens that are in no group; of a group, its opening one."""
    depth = 0
    outer: list[str] = []
    for token in TOKENS.split(text):
        if token == CLOSE:
            depth -= 1
        elif depth == 0 and not BLANK.fullmatch(token):
            outer.append(token)
        if token.startswith(OPEN):
            depth += 1
    return outer


# -- marks to pieces


def read(text: str) -> Row:
    """The pieces of a marked text."""
    tokens = [token for token in TOKENS.split(text) if token]
    tokens.reverse()
    return tidied(read_part(tokens))


def read_part(tokens: list[str]) -> Row:
    """Up to the end of this part of a group; takes what it has read off the end of the reversed list."""
    row: Row = []
    while tokens and tokens[-1] not in (NEXT, CLOSE):
        token = tokens.pop()
        if token.startswith(ICON):
            row.append(read_icon(token[1:-1]))
        elif token.startswith(NAME):
            row.append({"name": token[1:-1]})
        elif token.startswith(OPEN):
            row.append(read_group(token[1:-1], tokens))
        else:
            row.append({"text": token})
    return row


def read_icon(mark: str) -> Piece:
    id, _, counted = mark.partition(" ")
    piece: Piece = {"icon": id}
    if counted:
        n, _, limit = counted.partition(" ")
        piece["n"] = int(n)
        if limit:
            piece[limit] = True
    return piece


def read_group(kind: str, tokens: list[str]) -> Piece:
    parts = [tidied(read_part(tokens))]
    while tokens.pop() == NEXT:
        parts.append(tidied(read_part(tokens)))
    if kind.startswith("choose"):
        return {"choose": int(kind.removeprefix("choose")), "of": parts}
    return dict(zip(GROUPS[kind], parts, strict=False))


GROUPS: Final = {"pay": ("pay", "for"), "if": ("if", "then", "else"), "each": ("each",), "may": ("may",)}


def tidied(row: Row) -> Row:
    """Without blanks at its ends, and without a full stop after an icon."""
    kept: Row = []
    for i, piece in enumerate(row):
        text = piece.get("text")
        if isinstance(text, str) and BLANK.fullmatch(text) and i in (0, len(row) - 1):
            continue
        kept.append(piece)
    for i, strip in ((0, str.lstrip), (-1, str.rstrip)):
        if kept and "text" in kept[i]:
            kept[i] = {"text": strip(str(kept[i]["text"]))}
    return kept


# -- writing with marks


class Drawing(Writer):
    """A writer that draws what it can. `say` and the messages are those of the plain writer."""

    def clauses(self, effect: Effect[Any], voice: Voice = YOU) -> list[Clause]:
        draw = DRAWERS.get(type(effect))
        if draw is not None and voice.is_bare:
            clause = draw(self, effect, voice)
            if clause is not None:
                return [clause]
        return super().clauses(effect, voice)

    def with_bonuses_joined(self, clauses: list[Clause]) -> list[Clause]:
        joined: list[Clause] = []
        for clause in clauses:
            if clause.bonus and joined and joined[-1].bonus and is_drawn(joined[-1].text, clause.text):
                joined[-1] = Clause(drawn(joined[-1].text, clause.text), True)
            else:
                joined.append(clause)
        return joined

    def joined(self, clauses: list[Clause]) -> Phrase:
        parts = self.in_reading_order(self.with_bonuses_joined(clauses))
        text = parts[0].text
        for i in range(1, len(parts)):
            next = parts[i].text
            text = drawn(text, next) if is_drawn(text, next) else self.linked(text, parts, i)
        return text

    def choose(self, n: int, options: list[Phrase], voice: Voice = YOU) -> Clause:
        if voice.form not in ("do", "option"):
            return super().choose(n, options, voice)
        return Clause(group(f"choose{n}", *options))

    def sentence(self, text: Phrase) -> str:
        return text.text if is_drawn(text) else super().sentence(text)

    def rows(self, clauses: list[Clause], flowing: bool = False) -> list[Row]:
        """A row for each clause; with `flowing`, sentences that follow each other are one row."""
        texts: list[str] = []
        in_words = False
        for clause in self.with_bonuses_joined(clauses):
            text = self.sentence(clause.text)
            words = not is_drawn(text)
            if flowing and in_words and words:
                texts[-1] = self.texts.paragraph([texts[-1], text])
            else:
                texts.append(text)
            in_words = words
        return [read(text) for text in texts]


Draw = Callable[[Any, Any, Voice], Clause | None]
R = TypeVar("R", bound=Draw)

# By the exact class, as with the writers; what is not here, or drawn as None, is words.
DRAWERS: Final[dict[type, Draw]] = {}


def draws(*effects: type) -> Callable[[R], R]:
    """Names how these effects are drawn."""

    def register(draw: R) -> R:
        for effect in effects:
            DRAWERS[effect] = draw
        return draw

    return register


def bonus(id: str, n: int | None = None, limit: str = "") -> Clause:
    """An icon that stands beside its neighbours."""
    return Clause(drawn(icon(id, n, limit)), True)
