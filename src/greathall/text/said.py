"""What a table says besides questions: a line of the log, and why something cannot be chosen."""

from __future__ import annotations

from typing import NamedTuple

from greathall.text.links import Span, read_links


class Said(NamedTuple):
    """What happened, in words; of what kind it is, who did it (a negative seat: nobody), and the event's number;
    under which kind the rules page has the rule that governs it; where the names of things stand in the text."""

    text: str
    what: str
    seat: int
    n: int
    rule: str
    spans: tuple[Span, ...] = ()


def said(marked: str, what: str, seat: int, n: int, rule: str) -> Said:
    """The same, of a text in which links are marked."""
    text, spans = read_links(marked)
    return Said(text, what, seat, n, rule, spans)


class Barred(NamedTuple):
    """Why the thing at that place cannot be chosen, in words; of what kind the first obstacle is."""

    place: str
    thing: str
    text: str
    what: str
