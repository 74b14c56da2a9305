"""Everything printed as tables for people: names instead of ids."""

from __future__ import annotations

from typing import NamedTuple

from greathall.text.fluent import Texts


class Sheet(NamedTuple):
    title: str
    headings: list[str]
    rows: list[list[str]]


def sheet(t: Texts, title: str, columns: tuple[str, ...], rows: list[dict[str, str]]) -> Sheet:
    """A table with those of the columns that have something to tell."""
    told = [column for column in columns if any(row[column] for row in rows)]
    return Sheet(title, [t.say(f"sheet-{column}") for column in told], [[row[c] for c in told] for row in rows])
