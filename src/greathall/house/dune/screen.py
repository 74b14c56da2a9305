"""How the Dune games look in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.console import Console
from rich.table import Table

from greathall.games.imperium.catalogue import BASE_SET
from greathall.house.screen import HEADING, NUMBER, Screen, View

DECK_KINDS = ("starter", "reserve", "imperium", "commander")


class DuneScreen(Screen):
    @cached_property
    def items(self) -> dict[tuple[str, str], View]:
        found: dict[tuple[str, str], View] = {}
        for set_name in (None, BASE_SET):
            for item in self.words.printed(set_name, self.lang):
                kind = "card" if item["kind"] in DECK_KINDS else str(item["kind"])
                found.setdefault((kind, str(item["id"])), item)
        return found

    @cached_property
    def called(self) -> View:
        """Tracks, posts and battle icons."""
        return self.words.words(self.lang)

    def name(self, kind: str, id: str) -> str:
        return str(self.items[kind, id]["name"])

    def all_of(self, kind: str, ids: Sequence[str]) -> str:
        return self.counted([self.name(kind, id) for id in ids])

    def draw(self, console: Console, view: View, you: int) -> None:
        if view["conflict"]:
            conflict = self.items["conflict", view["conflict"]]
            args = {"n": view["round"], "name": conflict["name"], "level": conflict["level"]}
            self.tell(console, "terminal-dune-round", HEADING, **args)
            for place, reward in enumerate(conflict["rewards"], 1):
                console.print(f"  {place}. {reward}", markup=False, highlight=False)
        console.print(self.players(view))
        self.draw_board(console, view)
        if view.get("hagal"):
            drawn = [
                self.say("terminal-dune-drawn", name=self.name("hagal", card["card"]), outcome=card["outcome"])
                for card in view["hagal"]["drawn"]
            ]
            if drawn:
                self.tell(console, "terminal-dune-hagal", HEADING, cards=self.listed(drawn))
        row = [
            self.say("terminal-dune-price", name=self.name("card", id), n=self.items["card", id]["cost"])
            for id in view["row"]
        ]
        stacks = [self.times(self.name("card", id), n) for id, n in view["reserve"].items()]
        self.tell(console, "terminal-dune-row", HEADING, cards=self.listed(row) if row else self.counted([]))
        if view.get("throne_row"):
            self.tell(console, "terminal-dune-throne-row", HEADING, cards=self.all_of("card", view["throne_row"]))
        self.tell(console, "terminal-dune-reserve", HEADING, cards=self.listed(stacks))
        if view.get("contracts"):
            names = [self.name("contract", id) for id in view["contracts"]]
            self.tell(console, "terminal-dune-contracts", HEADING, cards=self.listed(names))
        own = view["players"][you]
        self.tell(console, "terminal-hand", HEADING, cards=self.all_of("card", own["hand"]))
        self.tell(console, "terminal-dune-intrigue", HEADING, cards=self.all_of("intrigue", own["intrigue"]))
        if view["intrigue_in_play"]:
            carried_out = self.all_of("intrigue", view["intrigue_in_play"])
            self.tell(console, "terminal-dune-intrigue-in-play", HEADING, cards=carried_out)
        if own["in_play"]:
            self.tell(console, "terminal-dune-in-play", HEADING, cards=self.all_of("card", own["in_play"]))
        if view["turn"]["kind"] == "reveal" and view["active"] == you:
            self.tell(console, "terminal-dune-persuasion", NUMBER, n=own["persuasion"])

    def players(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1))
        table.add_column(self.say("terminal-who"))
        factions = view["players"][0]["influence"]
        tracks = " ".join(self.say("terminal-dune-track", faction=faction) for faction in factions)
        for heading in ("vp", "solari", "spice", "water"):
            table.add_column(self.say(f"terminal-dune-{heading}"), justify="right", no_wrap=True)
        table.add_column(tracks, justify="right", no_wrap=True)
        for heading in ("garrison", "conflict", "agents", "cards"):
            table.add_column(self.say(f"terminal-dune-{heading}"), justify="right", no_wrap=True)
        # Those of a team together; without teams, by seat
        for player in sorted(view["players"], key=lambda player: (player.get("team", 0), player["seat"])):
            marks = "".join(mark for mark, has in (("♦", player["council"]), ("†", player["swordmaster"])) if has)
            waiting = sum(agent is None for agent in player["agents"])
            table.add_row(
                f"{self.seat(player)} {marks}",
                str(player["vp"]),
                str(player["solari"]),
                str(player["spice"]),
                str(player["water"]),
                self.influence(player),
                f"{player['garrison']} (+{player['supply']})",
                self.fighting(player),
                self.say(
                    "terminal-dune-agents-left",
                    n=waiting,
                    of=len(player["agents"]),
                    revealed="yes" if player["revealed"] else "no",
                ),
                f"{player['hand_size']}+{player['intrigue_size']}",
            )
        return table

    def seat(self, player: View) -> str:
        """Who sits there, and as whom; whom a Commander has activated."""
        who = self.names[player["seat"]]
        if not player.get("automaton"):  # which is called by its leader
            chosen = player["leader"]
            leader = self.name("leader", chosen) if chosen else self.say("terminal-dune-no-leader")
            who = self.say("terminal-dune-led", player=who, leader=leader)
        if player.get("activated") is not None:
            who = self.say("terminal-dune-activated", player=who, ally=self.names[player["activated"]])
        return who

    def influence(self, player: View) -> str:
        """By track; a Commander's own one by its name."""
        if player.get("personal"):
            track = self.called["factions"][player["personal"]["track"]]["name"]
            return f"{track} {player['personal']['level']}"
        return " ".join(str(level) for level in player["influence"].values())

    def fighting(self, player: View) -> str:
        worms, strength = player.get("sandworms") or 0, player["strength"]
        return self.say("terminal-dune-fighting", n=player["deployed"], worms=worms, strength=strength)

    def draw_board(self, console: Console, view: View) -> None:
        agents = [
            self.held(self.name("space", space["space"]), space["agents"])
            for space in view["spaces"]
            if space["agents"]
        ]
        spice = [
            f"{self.name('space', space['space'])} +{space['bonus_spice']}"
            for space in view["spaces"]
            if space["bonus_spice"]
        ]
        control = [
            self.held(self.name("space", space["space"]), [space["control"]])
            for space in view["spaces"]
            if space["control"] is not None
        ]
        alliances = [
            self.held(self.called["factions"][track]["name"], [holder])
            for track, holder in view["alliances"].items()
            if holder is not None
        ]
        spies = [
            self.held(self.called["posts"][post["post"]]["name"], post["spies"])
            for post in view.get("posts", [])
            if post["spies"]
        ]
        hooks = [self.names[player["seat"]] for player in view["players"] if player.get("hooks")]
        won = [
            self.say(
                "terminal-dune-held",
                what=self.names[player["seat"]],
                who=self.counted([self.battle_icon(id) for id in player["trophies"]]),
            )
            for player in view["players"]
            if player.get("trophies")
        ]
        for title, parts in (
            ("sent", agents),
            ("bonus-spice", spice),
            ("control", control),
            ("alliances", alliances),
            ("spies", spies),
            ("hooks", hooks),
            ("battle-icons", won),
        ):
            if parts:
                self.tell(console, f"terminal-dune-{title}", HEADING, list=self.listed(parts, "next-part"))
        if "shield_wall" in view:
            self.tell(console, "terminal-dune-wall", stands="yes" if view["shield_wall"] else "no")

    def held(self, what: str, seats: Sequence[int]) -> str:
        """Whose pieces are there."""
        who = self.listed([self.names[seat] for seat in seats], "and")
        return self.say("terminal-dune-held", what=what, who=who)

    def battle_icon(self, id: str) -> str:
        """Of a won Conflict card, or of an Objective; those of the original have none."""
        won = self.items.get(("conflict", id)) or self.items["objective", id]
        return str(self.called["battle_icons"].get(won["battle_icon"], won["name"]))

    def rules_texts(self, view: View) -> list[tuple[str, str]]:
        return [(str(item["name"]), str(item["text"])) for item in self.items.values()]

    def result_row(self, player: View) -> str:
        goods = [self.said.noun(f"imperium-price-{what}", n=player[what]) for what in ("spice", "solari", "water")]
        return self.listed([*goods, self.said.noun("terminal-dune-garrisoned", n=player["garrison"])])
