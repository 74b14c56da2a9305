"""How a table looks in the terminal, game by game: a second, plain renderer of what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from greathall.text import cards as card_texts

View = dict[str, Any]


def counted(names: Sequence[str]) -> str:
    """Names with like ones counted."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(name + (f" ×{n}" if n > 1 else "") for name, n in counts.items()) or "nothing"


class Screen:
    """What a person sees of a game before a decision."""

    def __init__(self, game: str, names: list[str], options: dict[str, object]) -> None:
        self.game = game
        self.names = names
        self.options = options

    def draw(self, console: Console, view: View, you: int) -> None:
        raise AssertionError("a game has a screen of its own")

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        """Name and text of all that a person may want to look up in this game."""
        raise AssertionError("a game has a screen of its own")

    def result_row(self, player: View) -> str:
        """What a player has to show at the end."""
        raise AssertionError("a game has a screen of its own")


def screen_of(game: str, names: list[str], options: dict[str, object]) -> Screen:
    screen = DominionScreen if game == "dominion" else DuneScreen
    return screen(game, names, options)


# -- Dominion


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
        return card_texts.card_name(self.game, card)

    def text(self, card: str) -> str:
        return card_texts.card_text(self.game, card, options=self.options)

    def listed(self, cards: list[str]) -> str:
        return counted([self.name(card) for card in cards])


# -- the Dune games

DECK_KINDS = ("starter", "reserve", "imperium")


class DuneScreen(Screen):
    def __init__(self, game: str, names: list[str], options: dict[str, object]) -> None:
        super().__init__(game, names, options)
        self.items: dict[tuple[str, str], View] = {}
        for set_name in (None, "base"):
            for item in card_texts.printed(game, set_name):
                kind = "card" if item["kind"] in DECK_KINDS else str(item["kind"])
                self.items.setdefault((kind, str(item["id"])), item)

    def name(self, kind: str, id: str) -> str:
        return str(self.items[kind, id]["name"])

    def cards(self, ids: list[str]) -> str:
        return counted([self.name("card", id) for id in ids])

    def draw(self, console: Console, view: View, you: int) -> None:
        if view["conflict"]:
            conflict = self.items["conflict", view["conflict"]]
            title = f"{conflict['name']} (level {conflict['level']})"
            console.print(f"[bold]Round {view['round']}[/], Conflict: {title}", highlight=False)
            for place, reward in enumerate(conflict["rewards"], 1):
                console.print(f"  {place}. {reward}", markup=False, highlight=False)
        console.print(self.players(view))
        self.draw_board(console, view)
        row = ", ".join(f"{self.name('card', id)} ({self.items['card', id]['cost']})" for id in view["row"])
        stacks = ", ".join(f"{self.name('card', id)} ×{n}" for id, n in view["reserve"].items())
        console.print(f"[bold]Imperium Row:[/] {row}", highlight=False)
        console.print(f"[bold]Reserve:[/] {stacks}", highlight=False)
        if view.get("contracts"):
            contracts = ", ".join(self.name("contract", id) for id in view["contracts"])
            console.print(f"[bold]Contracts:[/] {contracts}", highlight=False)
        own = view["players"][you]
        console.print(f"[bold]Your hand:[/] {self.cards(own['hand'])}", highlight=False)
        secrets = counted([self.name("intrigue", id) for id in own["intrigue"]])
        console.print(f"[bold]Your Intrigue:[/] {secrets}", highlight=False)
        if view["intrigue_in_play"]:
            carried_out = counted([self.name("intrigue", id) for id in view["intrigue_in_play"]])
            console.print(f"[bold]Intrigue in play:[/] {carried_out}", highlight=False)
        if own["in_play"]:
            console.print(f"In play: {self.cards(own['in_play'])}", highlight=False)
        if view["turn"]["kind"] == "reveal" and view["active"] == you:
            console.print(f"Persuasion [bold]{own['persuasion']}[/]", highlight=False)

    def players(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1))
        table.add_column("player")
        for heading in ("VP", "sol", "spice", "water", "E G B F", "garrison", "conflict", "agents", "cards"):
            table.add_column(heading, justify="right", no_wrap=True)
        for player in view["players"]:
            leader = self.name("leader", player["leader"]) if player["leader"] else "no leader yet"
            marks = "".join(mark for mark, has in (("♦", player["council"]), ("†", player["swordmaster"])) if has)
            waiting = sum(agent is None for agent in player["agents"])
            table.add_row(
                f"{self.names[player['seat']]}: {leader} {marks}",
                str(player["vp"]),
                str(player["solari"]),
                str(player["spice"]),
                str(player["water"]),
                " ".join(str(level) for level in player["influence"].values()),
                f"{player['garrison']} (+{player['supply']})",
                self.fighting(player),
                f"{waiting} of {len(player['agents'])}" + (" (revealed)" if player["revealed"] else ""),
                f"{player['hand_size']}+{player['intrigue_size']}",
            )
        return table

    def fighting(self, player: View) -> str:
        worms = f"+{player['sandworms']} worms" if player.get("sandworms") else ""
        return f"{player['deployed']}{worms} = {player['strength']}"

    def draw_board(self, console: Console, view: View) -> None:
        taken = [
            f"{self.name('space', space['space'])}: " + " and ".join(self.names[seat] for seat in space["agents"])
            for space in view["spaces"]
            if space["agents"]
        ]
        spice = [
            f"{self.name('space', space['space'])} +{space['bonus_spice']}"
            for space in view["spaces"]
            if space["bonus_spice"]
        ]
        control = [
            f"{self.name('space', space['space'])}: {self.names[space['control']]}"
            for space in view["spaces"]
            if space["control"] is not None
        ]
        spies = [
            f"{post['post'].removeprefix('post_').replace('_', ' ')}: "
            + " and ".join(self.names[seat] for seat in post["spies"])
            for post in view.get("posts", [])
            if post["spies"]
        ]
        for title, parts in (
            ("Agents", taken),
            ("Bonus spice", spice),
            ("Control", control),
            ("Spies", spies),
        ):
            if parts:
                console.print(f"[bold]{title}:[/] {'; '.join(parts)}", highlight=False)
        if view.get("shield_wall"):
            console.print("The Shield Wall stands.")

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        return [(str(item["name"]), str(item["text"])) for item in self.items.values()]

    def result_row(self, player: View) -> str:
        return (
            f"{player['spice']} spice, {player['solari']} Solari, {player['water']} water, "
            f"{player['garrison']} troops in the garrison"
        )
