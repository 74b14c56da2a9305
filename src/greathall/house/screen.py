"""How a table looks in the terminal: a second, plain renderer of what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greathall.text.fluent import ENGLISH, Phrase, Texts, Value, texts
from greathall.text.game import GameText, worded

View = dict[str, Any]

HEADING: Final = r"^[^:]+:"
NUMBER: Final = r"\d+"


class Screen:
    """What a person sees of a game before a decision; of any game, the view as it is."""

    lang = ENGLISH  # of all that is on the screen

    def __init__(self, words: GameText, names: list[str], options: dict[str, object]) -> None:
        self.words = words
        self.names = names
        self.options = options

    @property
    def said(self) -> Texts:
        return texts(self.lang)

    def say(self, id: str, **args: Value) -> str:
        return self.said.say(id, **args)

    def tell(self, console: Console, id: str, bold: str = "", **args: Value) -> None:
        """A line of the screen; what `bold` matches stands out."""
        line = Text(self.say(id, **args))
        if bold:
            line.highlight_regex(bold, "bold")
        console.print(line)

    def counted(self, names: Sequence[str]) -> str:
        """Names with like ones counted."""
        counts = {name: names.count(name) for name in names}
        if not counts:
            return self.say("terminal-nothing")
        return self.listed([Phrase(name) if n == 1 else self.times(name, n) for name, n in counts.items()])

    def times(self, name: str, n: int) -> Phrase:
        return self.said.noun("times", item=name, n=n)

    def listed(self, items: Sequence[Value], joint: str = "and-more") -> str:
        return self.said.listed(items, joint, joint).text

    def draw(self, console: Console, view: View, you: int) -> None:
        for key, value in view.items():
            if key not in ("log", "players"):
                console.print(f"{worded(key)}: {self.plainly(value)}", markup=False, highlight=False)
        players = view["players"]
        table = Table(box=None, padding=(0, 1))
        table.add_column(self.say("terminal-who"))
        columns = [key for key in players[you] if key != "seat"]
        for key in columns:
            table.add_column(worded(key), justify="right")
        for seat, player in enumerate(players):
            table.add_row(self.names[seat], *(self.plainly(player.get(key)) for key in columns))
        console.print(table)

    def plainly(self, value: object) -> str:
        if isinstance(value, dict):
            pairs = [f"{worded(str(key))} {self.plainly(one)}" for key, one in value.items()]
            return ", ".join(pairs) or self.say("terminal-nothing")
        if isinstance(value, list):
            return self.counted([self.plainly(one) for one in value])
        return "" if value is None else str(value)

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        """Name and text of all that a person may want to look up in this game."""
        return [(str(item["name"]), str(item["text"])) for item in self.words.printed(None, self.lang)]

    def result_row(self, player: View) -> str:
        """What a player has to show at the end."""
        return ""
