"""How the Dune games look in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from greathall.games.imperium.catalogue import BASE_SET
from greathall.house.screen import Screen, View, counted
from greathall.text.game import GameText

DECK_KINDS = ("starter", "reserve", "imperium", "commander")


class DuneScreen(Screen):
    def __init__(self, words: GameText, names: list[str], options: dict[str, object]) -> None:
        super().__init__(words, names, options)
        self.items: dict[tuple[str, str], View] = {}
        for set_name in (None, BASE_SET):
            for item in words.printed(set_name):
                kind = "card" if item["kind"] in DECK_KINDS else str(item["kind"])
                self.items.setdefault((kind, str(item["id"])), item)
        self.called: View = words.words()  # tracks, posts and battle icons

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
        if view.get("hagal"):
            drawn = ", ".join(
                f"{self.name('hagal', card['card'])} ({card['outcome'].replace('_', ' ')})"
                for card in view["hagal"]["drawn"]
            )
            console.print(f"[bold]House Hagal:[/] {drawn}", highlight=False)
        row = ", ".join(f"{self.name('card', id)} ({self.items['card', id]['cost']})" for id in view["row"])
        stacks = ", ".join(f"{self.name('card', id)} ×{n}" for id, n in view["reserve"].items())
        console.print(f"[bold]Imperium Row:[/] {row}", highlight=False)
        if view.get("throne_row"):
            console.print(f"[bold]Throne Row:[/] {self.cards(view['throne_row'])}", highlight=False)
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
        factions = view["players"][0]["influence"]
        tracks = " ".join("".join(word[0] for word in faction.split("_")).upper() for faction in factions)
        for heading in ("VP", "sol", "spice", "water", tracks, "garrison", "conflict", "agents", "cards"):
            table.add_column(heading, justify="right", no_wrap=True)
        # Those of a team together; without teams, by seat
        for player in sorted(view["players"], key=lambda player: (player.get("team", 0), player["seat"])):
            leader = self.name("leader", player["leader"]) if player["leader"] else "no leader yet"
            who = self.names[player["seat"]]
            if not player.get("automaton"):
                who = f"{who}: {leader}"  # an automaton is called by its leader
            if player.get("activated") is not None:
                who += f", for {self.names[player['activated']]}"
            marks = "".join(mark for mark, has in (("♦", player["council"]), ("†", player["swordmaster"])) if has)
            waiting = sum(agent is None for agent in player["agents"])
            table.add_row(
                f"{who} {marks}",
                str(player["vp"]),
                str(player["solari"]),
                str(player["spice"]),
                str(player["water"]),
                self.influence(player),
                f"{player['garrison']} (+{player['supply']})",
                self.fighting(player),
                f"{waiting} of {len(player['agents'])}" + (" (revealed)" if player["revealed"] else ""),
                f"{player['hand_size']}+{player['intrigue_size']}",
            )
        return table

    def influence(self, player: View) -> str:
        """By track; a Commander's own one by its name."""
        if player.get("personal"):
            return f"{player['personal']['track'].capitalize()} {player['personal']['level']}"
        return " ".join(str(level) for level in player["influence"].values())

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
        alliances = [
            f"{self.called['factions'][track]['name']}: {self.names[holder]}"
            for track, holder in view["alliances"].items()
            if holder is not None
        ]
        spies = [
            f"{self.called['posts'][post['post']]['name']}: "
            + " and ".join(self.names[seat] for seat in post["spies"])
            for post in view.get("posts", [])
            if post["spies"]
        ]
        hooks = [self.names[player["seat"]] for player in view["players"] if player.get("hooks")]
        won = [
            f"{self.names[player['seat']]}: {counted([self.battle_icon(id) for id in player['trophies']])}"
            for player in view["players"]
            if player.get("trophies")
        ]
        for title, parts in (
            ("Agents", taken),
            ("Bonus spice", spice),
            ("Control", control),
            ("Alliances", alliances),
            ("Spies", spies),
            ("Maker Hooks", hooks),
            ("Battle icons face up", won),
        ):
            if parts:
                console.print(f"[bold]{title}:[/] {'; '.join(parts)}", highlight=False)
        if "shield_wall" in view:
            console.print("The Shield Wall stands." if view["shield_wall"] else "The Shield Wall is gone.")

    def battle_icon(self, id: str) -> str:
        """Of a won Conflict card, or of an Objective; those of the original have none."""
        won = self.items.get(("conflict", id)) or self.items["objective", id]
        return str(self.called["battle_icons"].get(won["battle_icon"], won["name"]))

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        return [(str(item["name"]), str(item["text"])) for item in self.items.values()]

    def result_row(self, player: View) -> str:
        return (
            f"{player['spice']} spice, {player['solari']} Solari, {player['water']} water, "
            f"{player['garrison']} troops in the garrison"
        )
