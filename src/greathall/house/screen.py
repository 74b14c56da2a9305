"""How a table looks in the terminal: a second, plain renderer of what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from greathall.text.fluent import ENGLISH
from greathall.text.game import GameText, worded

View = dict[str, Any]


def counted(names: Sequence[str]) -> str:
    """Names with like ones counted."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(name + (f" ×{n}" if n > 1 else "") for name, n in counts.items()) or "nothing"


class Screen:
    """What a person sees of a game before a decision; of any game, the view as it is."""

    lang = ENGLISH  # of what is printed on cards, and of their names

    def __init__(self, words: GameText, names: list[str], options: dict[str, object]) -> None:
        self.words = words
        self.names = names
        self.options = options

    def draw(self, console: Console, view: View, you: int) -> None:
        for key, value in view.items():
            if key not in ("log", "players"):
                console.print(f"{worded(key)}: {self.plainly(value)}", markup=False, highlight=False)
        players = view["players"]
        table = Table(box=None, padding=(0, 1))
        table.add_column("player")
        columns = [key for key in players[you] if key != "seat"]
        for key in columns:
            table.add_column(worded(key), justify="right")
        for seat, player in enumerate(players):
            table.add_row(self.names[seat], *(self.plainly(player.get(key)) for key in columns))
        console.print(table)

    def plainly(self, value: object) -> str:
        if isinstance(value, dict):
            return ", ".join(f"{worded(str(key))} {self.plainly(one)}" for key, one in value.items()) or "nothing"
        if isinstance(value, list):
            return counted([self.plainly(one) for one in value])
        return "" if value is None else str(value)

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        """Name and text of all that a person may want to look up in this game."""
        return [(str(item["name"]), str(item["text"])) for item in self.words.printed(None, self.lang)]

    def result_row(self, player: View) -> str:
        """What a player has to show at the end."""
        return ""
