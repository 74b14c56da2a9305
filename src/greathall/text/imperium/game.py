"""The Dune games in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final

from greathall.games.imperium.printed import Content
from greathall.games.imperium.rounds import END_VP
from greathall.games.imperium.rules import ImperiumRules
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS, TRACKS
from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.fluent import ENGLISH, Phrase, texts
from greathall.text.game import JSON, TRIED, GameText
from greathall.text.imperium import labels, reasons, sheets
from greathall.text.imperium.cards import Box
from greathall.text.imperium.faces import Faces
from greathall.text.imperium.log import Log
from greathall.text.imperium.seats import seated
from greathall.text.names import Names
from greathall.text.said import Said
from greathall.text.sheets import Sheet

POSTS: Final = "post_"  # an observation post is named by its spaces: there is no card of it, nor of a faction


def by_faction(kind: str) -> tuple[str, ...]:
    return tuple(f"{kind}_{faction}" for faction in FACTIONS)


class ImperiumText(GameText):
    """The original; and what is alike in both games."""

    prefixes: tuple[str, ...] = ("imperium",)
    icons: tuple[str, ...] = (
        *("solari", "spice", "water", "vp", "persuasion", "sword", "troop", "card", "intrigue"),
        *(*by_faction("influence"), "influence_any", "influence_two", "influence_visit"),
        *(*by_faction("alliance"), "alliance_any", *by_faction("bond")),
        *(icon for icon in ICONS if icon != "spy"),
        *("agent", "recall_agent", "swordmaster", "council", "signet", "mentat"),
        *("trash", "trash_this", "discard", "acquire", "reveal", "steal_intrigue"),
        *("combat", "strength", "garrison", "deployed", "deploy", "retreat"),
        *("maker", "bonus_spice", "control", "conflict", "first_player"),
        *("deck", "hand", "discard_pile", "row", "reserve", "supply"),
    )

    def __init__(self, rules: ImperiumRules) -> None:
        super().__init__(rules)
        self.box = Box(rules.shelf)
        self.drawn = Faces(self.box)
        self.log = Log(rules.shelf.whole)
        self.tables: dict[tuple[Content, int], ImperiumText] = {}  # those of the tables that were asked for

    def goal(self, view: Mapping[str, Any], seat: int, lang: str = ENGLISH) -> str | None:
        points = [player["vp"] for player in view["players"]]
        if "team" in view["players"][seat]:
            own = view["players"][seat]["team"]
            team = sum(player["vp"] for player in view["players"] if player["team"] == own)
            left = view["conflicts_left"]
            return texts(lang).say(
                "imperium-goal-team", end=END_VP, points=team, others=sum(points) - team, left=left
            )
        return texts(lang).say(
            "imperium-goal",
            end=END_VP,
            points=points[seat],
            others=max([0, *(points[:seat] + points[seat + 1 :])]),
            left=view["conflicts_left"],
        )

    def question(self, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        return labels.question(state, Names(lang, names), lang)

    def ruled_as(self, state: State) -> str:
        return labels.ruled_as(state)

    def barred_as(self, state: State, place: str, why: Why) -> str:
        return labels.barred_as(state, place, why)

    def option(self, state: State, code: int, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        return labels.option(state, code, Names(lang, names), lang)

    def whole(
        self, state: State, code: int, after: State, end: int, lang: str, names: Sequence[str] | None = None
    ) -> str:
        return labels.whole(state, code, self.option(after, end, lang, names), end, lang)

    def obstacle(self, state: State, why: Why, names: Names) -> Phrase:
        return reasons.obstacle(state, why, names, names.lang)

    def ground(self, why: Why, lang: str) -> Phrase:
        return super().ground(why, lang) if why.what == TRIED else reasons.ground(why, lang)

    def seat_names(self, state: State, names: Sequence[str], lang: str = ENGLISH) -> list[str]:
        assert isinstance(state, Imperium)
        called = seated(state, Names(lang, names))
        return [called.of(seat) for seat in range(len(state.players))]

    def told(self, events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        return self.log.lines(events, names, joined)

    def can_be_shown(self, id: str) -> bool:
        return id not in TRACKS and not id.startswith(POSTS)

    def printed(self, set: str | None = None, lang: str = ENGLISH) -> list[JSON]:
        return self.box.printed(set, lang)

    def noun(self, id: str, lang: str) -> Phrase:
        return self.box.name(id, lang)

    def card_paragraphs(
        self, id: str, lang: str = ENGLISH, options: Mapping[str, object] | None = None
    ) -> list[str]:
        return self.box.paragraphs(id, lang)

    def at_table(self, players: int, options: Mapping[str, object]) -> GameText:
        dealer = self.rules.dealer(players, dict(options))
        assert isinstance(dealer, ImperiumDealer)
        lies_there = dealer.content, players
        if lies_there not in self.tables:
            text = copy(self)
            text.box = self.box.at_table(dealer.content, players)
            text.drawn = Faces(text.box)
            self.tables[lies_there] = text
        return self.tables[lies_there]

    def sheets(self, set: str | None = None, lang: str = ENGLISH) -> list[Sheet]:
        return sheets.sheets(self.box, set, lang)

    def faces(self, lang: str = ENGLISH) -> JSON:
        return self.drawn.faces(lang)

    def words(self, lang: str = ENGLISH) -> JSON:
        return self.drawn.words(lang)

    def entry(self, icon: str, lang: str) -> JSON:
        """What holds otherwise with a module is there beside the usual rule, under the module's id; at a table it
        is what holds there."""
        usual = super().entry(icon, lang)
        others: JSON = {}
        for module in self.box.shelf.modules:
            id = f"{module.id}-glossary-{icon}"
            if module.id not in self.prefixes and texts(lang).has(id):
                others[module.id] = self.rule(id, lang)
        if self.box.content is self.box.shelf.whole:
            return usual | others
        here = [self.rule(f"{id}-glossary-{icon}", lang) for id in self.box.content.modules if id in others]
        return here[-1] if here else usual

    def part(self, what: str, thing: str | None, n: int, lang: str = ENGLISH) -> str:
        if thing in TRACKS:
            return texts(lang).say(f"imperium-part-{what}", n=n, faction=thing)
        return super().part(what, thing, n, lang)


class UprisingText(ImperiumText):
    """Uprising is told as the original is, but for what it changes."""

    prefixes = ("uprising", "imperium")
    icons = (
        *(icon for icon in ImperiumText.icons if icon != "mentat"),
        *("spy", "spies", "place_spy", "recall_spy", "post", "trash_intrigue"),
        *("units", "sandworm", "maker_hooks", "shield_wall", "contract", "contract_done", "objective", "memory"),
        *BATTLE_ICONS,
        # Three against three
        *(f"{kind}_{faction}" for kind in ("influence", "alliance") for faction in TRACKS[len(FACTIONS) :]),
        *("trade", "reinforce"),
    )
