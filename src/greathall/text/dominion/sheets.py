"""Dominion's cards as tables, one for each set."""

from __future__ import annotations

from typing import Any, Final

from greathall.text.dominion.cards import printed
from greathall.text.dominion.effects import writer
from greathall.text.effects import Writer
from greathall.text.fluent import Phrase
from greathall.text.sheets import Sheet, sheet

JSON = dict[str, Any]

TYPE_TOO: Final = "sheet-type-too"
COLUMNS: Final = ("name", "copies", "cost", "types", "text")


def sheets(set: str | None, lang: str) -> list[Sheet]:
    w = writer(lang)
    items = printed(set, lang)
    sets = dict.fromkeys(str(item["set"]) for item in items)
    return [
        sheet(w.texts, w.say(f"set-{name}"), COLUMNS, [row(w, item) for item in items if item["set"] == name])
        for name in sets
    ]


def row(w: Writer, item: JSON) -> dict[str, str]:
    return {
        "name": item["name"],
        "copies": pile(w, item["copies"]),
        "cost": str(item["cost"]),
        "types": w.texts.listed([w.name("type", type) for type in item["types"]], TYPE_TOO, TYPE_TOO).text,
        "text": item["text"],
    }


def pile(w: Writer, copies: int | dict[str, int]) -> str:
    """The size of a pile, or its sizes with the numbers of players for which they are so."""
    if isinstance(copies, int):
        return str(copies)
    spans: list[tuple[int, list[str]]] = []
    for count, n in copies.items():
        if spans and spans[-1][0] == n:
            spans[-1][1].append(count)
        else:
            spans.append((n, [count]))
    said: list[Phrase] = []
    for n, players in spans:
        id = "sheet-players" if said else "sheet-players-first"
        range = "one" if len(players) == 1 else "several"
        said.append(w.texts.noun(id, n=n, range=range, least=players[0], most=players[-1]))
    return w.texts.listed(said).text
