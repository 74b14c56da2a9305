"""How Dominion looks in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from greathall.house.screen import HEADING, NUMBER, Screen, View


class DominionScreen(Screen):
    def draw(self, console: Console, view: View, you: int) -> None:
        console.print(self.supply(view))
        for player in view["players"]:
            if player["seat"] != you:
                self.opponent(console, player)
        own = view["players"][you]
        active = view["active"] == you
        in_play = view["in_play"] if active else []
        self.tell(
            console,
            "terminal-dominion-you",
            turn=own["turns"],
            deck=own["deck_size"],
            discard=self.discard(own),
            shows="yes" if in_play else "no",
            cards=self.cards(in_play),
        )
        self.tell(console, "terminal-hand", HEADING, cards=self.cards(own["hand"]))
        if active:
            counts = {what: view[what] for what in ("actions", "buys", "coins")}
            self.tell(console, "terminal-dominion-counts", NUMBER, **counts)

    def supply(self, view: View) -> Table:
        title = self.say("terminal-dominion-supply")
        table = Table(title=title, box=None, padding=(0, 1), title_justify="left")
        for _ in range(3):
            table.add_column(self.say("terminal-dominion-card"), no_wrap=True)
            table.add_column(self.say("terminal-dominion-cost"), justify="right", no_wrap=True)
            table.add_column(self.say("terminal-dominion-pile"), justify="right", no_wrap=True)
        cells = []
        for pile in view["supply"]:
            name = self.name(pile["card"])
            cells.append(
                [
                    f"[dim strike]{name}[/]" if pile["left"] == 0 else name,
                    str(pile["cost"]),
                    str(pile["left"]),
                ]
            )
        height = -(-len(cells) // 3)
        for row in range(height):
            line: list[str] = []
            for column in range(3):
                place = column * height + row
                line += cells[place] if place < len(cells) else ["", "", ""]
            table.add_row(*line)
        return table

    def opponent(self, console: Console, player: View) -> None:
        self.tell(
            console,
            "terminal-dominion-other",
            player=self.names[player["seat"]],
            turn=player["turns"],
            hand=player["hand_size"],
            shows="yes" if player["hand_known"] else "no",
            cards=self.cards(player["hand_known"]),
            deck=player["deck_size"],
            discard=self.discard(player),
        )

    def discard(self, player: View) -> str:
        top = player["discard_top"]
        return self.name(top) if top else self.say("terminal-dominion-empty")

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        return [(f"{self.name(pile['card'])} ({pile['cost']})", self.text(pile["card"])) for pile in view["supply"]]

    def result_row(self, player: View) -> str:
        owned = player["cards"].items()
        return self.listed(
            [
                self.said.noun("terminal-dominion-owned", n=n, card=self.words.noun(card, self.lang))
                for card, n in owned
            ]
        )

    def name(self, card: str) -> str:
        return self.words.card_name(card, self.lang)

    def text(self, card: str) -> str:
        return self.words.card_text(card, self.lang, self.options)

    def cards(self, cards: list[str]) -> str:
        return self.counted([self.name(card) for card in cards])
