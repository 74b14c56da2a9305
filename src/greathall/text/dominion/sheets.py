"""Dominion's cards as tables, one for each set."""

from __future__ import annotations

from typing import Any, Final

from greathall.text.dominion.cards import printed
from greathall.text.dominion.effects import writer
from greathall.text.effects import Writer
from greathall.text.sheets import Sheet, sheet

JSON = dict[str, Any]

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
        "types": " – ".join(w.say(f"type-{type}") for type in item["types"]),
        "text": item["text"],
    }


def pile(w: Writer, copies: int | dict[str, int]) -> str:
    """The size of a pile, or its sizes with the numbers of players for which they are so."""
    if isinstance(copies, int):
        return str(copies)
    spans: list[tuple[int, list[str]]] = []
    for players, n in copies.items():
        if spans and spans[-1][0] == n:
            spans[-1][1].append(players)
        else:
            spans.append((n, [players]))
    said: list[str] = []
    for n, players_of in spans:
        players = players_of[0] if len(players_of) == 1 else f"{players_of[0]}–{players_of[-1]}"
        said.append(w.texts.say("sheet-players" if said else "sheet-players-first", n=n, players=players))
    return ", ".join(said)
