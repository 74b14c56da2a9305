"""How Dominion looks in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from greathall.house.screen import Screen, View, counted


class DominionScreen(Screen):
    def draw(self, console: Console, view: View, you: int) -> None:
        console.print(self.supply(view))
        for player in view["players"]:
            if player["seat"] != you:
                console.print(self.opponent(player), markup=False, highlight=False)
        own = view["players"][you]
        discard = self.name(own["discard_top"]) if own["discard_top"] else "empty"
        active = view["active"] == you
        in_play = f", in play {self.listed(view['in_play'])}" if active and view["in_play"] else ""
        console.print(
            f"You: turn {own['turns']}, {own['deck_size']} cards in your deck, discard pile {discard}{in_play}",
            markup=False,
            highlight=False,
        )
        console.print(f"[bold]Your hand:[/] {self.listed(own['hand'])}", highlight=False)
        if active:
            console.print(
                f"Actions [bold]{view['actions']}[/]  Buys [bold]{view['buys']}[/]  Coins [bold]{view['coins']}[/]",
                highlight=False,
            )

    def supply(self, view: View) -> Table:
        table = Table(title="The supply", box=None, padding=(0, 1), title_justify="left")
        for _ in range(3):
            table.add_column("card", no_wrap=True)
            table.add_column("cost", justify="right", no_wrap=True)
            table.add_column("left", justify="right", no_wrap=True)
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

    def opponent(self, player: View) -> str:
        discard = self.name(player["discard_top"]) if player["discard_top"] else "empty"
        known = f", of which you know {self.listed(player['hand_known'])}" if player["hand_known"] else ""
        return (
            f"{self.names[player['seat']]}: turn {player['turns']}, {player['hand_size']} cards in hand{known}, "
            f"{player['deck_size']} in the deck, discard pile {discard}"
        )

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        return [(f"{self.name(pile['card'])} ({pile['cost']})", self.text(pile["card"])) for pile in view["supply"]]

    def result_row(self, player: View) -> str:
        return ", ".join(f"{n} {self.name(card)}" for card, n in player["cards"].items())

    def name(self, card: str) -> str:
        return self.words.card_name(card, self.lang)

    def text(self, card: str) -> str:
        return self.words.card_text(card, self.lang, self.options)

    def listed(self, cards: list[str]) -> str:
        return counted([self.name(card) for card in cards])
