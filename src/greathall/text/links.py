"""Where in a text stands what can be looked at: names are set into messages between marks, which are read out of
what is said. Where a name stands, and in which form, is the language's affair."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

# Characters that no language uses; icons have others (greathall.text.pieces).
OPEN, OF, CLOSE = "\ue010", "\ue011", "\ue012"

MARKS: Final = re.compile(f"{OPEN}([^{OF}]*){OF}|{CLOSE}")
FIRST: Final = re.compile(f"((?:{OPEN}[^{OF}]*{OF})*)(.)", re.DOTALL)


class Span(NamedTuple):
    """From one character to before another: the name of a thing, by its kind and id ("card:copper")."""

    start: int
    end: int
    thing: str


def link(thing: str, text: str) -> str:
    return f"{OPEN}{thing}{OF}{text}{CLOSE}"


@lru_cache(maxsize=4096)
def read_links(marked: str) -> tuple[str, tuple[Span, ...]]:
    """The text without its marks, and what they marked."""
    text = ""
    spans: list[Span] = []
    opened: list[tuple[int, str]] = []
    at = 0
    for mark in MARKS.finditer(marked):
        text += marked[at : mark.start()]
        at = mark.end()
        if mark[1] is not None:
            opened.append((len(text), mark[1]))
        else:
            start, thing = opened.pop()
            if not opened:  # of names within a name, the whole counts
                spans.append(Span(start, len(text), thing))
    return text + marked[at:], tuple(spans)


def capital(text: object) -> str:
    """CAPITAL($text) in messages: it begins with a capital letter."""
    return FIRST.sub(lambda first: first[1] + first[2].upper(), str(text), count=1)
