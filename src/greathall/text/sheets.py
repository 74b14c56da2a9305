"""Everything printed as tables for people: names instead of ids, a table for each kind of thing."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from greathall.games.imperium.catalogue import CHOAM_SET
from greathall.games.imperium.state import ALLIANCE_INFLUENCE, VP_INFLUENCE
from greathall.games.imperium.things import FACTIONS, ICONS
from greathall.games.registry import rules_of
from greathall.text.cards import IMPERIUM, IMPERIUM_UPRISING, printed
from greathall.text.dominion.effects import writer as dominion_writer
from greathall.text.effects import Writer
from greathall.text.fluent import ENGLISH
from greathall.text.imperium.cards import Box, clauses, paragraph, words
from greathall.text.imperium.effects import name, post_name, price, writer

JSON = dict[str, Any]

# By kind of thing: what its table tells, in the order of reading.
COLUMNS: Final = {
    "starter": ("name", "copies", "icons", "text"),
    "reserve": ("name", "copies", "cost", "factions", "icons", "text"),
    "imperium": ("name", "copies", "cost", "factions", "icons", "text"),
    "intrigue": ("name", "copies", "text"),
    "conflict": ("name", "level", "battle_icon", "text"),
    "leader": ("name", "house", "complexity", "text"),
    "space": ("name", "cost", "icon", "text"),
    "contract": ("name", "text"),
    "objective": ("name", "battle_icon", "text"),
    "hagal": ("name", "copies", "text"),
    "rival": ("name", "text"),
}
DOMINION_COLUMNS: Final = ("name", "copies", "cost", "types", "text")


class Sheet(NamedTuple):
    title: str
    headings: list[str]
    rows: list[list[str]]


def sheets(game: str, set: str | None = None, lang: str = ENGLISH) -> list[Sheet]:
    """A table for each kind of thing, or for each set; no column is empty."""
    rules_of(game)
    items = printed(game, set, lang)
    if game == "dominion":
        w = dominion_writer(lang)
        names = dict.fromkeys(str(item["set"]) for item in items)
        return [
            sheet(
                w,
                w.say(f"set-{name}"),
                DOMINION_COLUMNS,
                [dominion_row(w, item) for item in items if item["set"] == name],
            )
            for name in names
        ]
    box = IMPERIUM_UPRISING if game == "uprising" else IMPERIUM
    w = writer(lang)
    found: list[Sheet] = []
    for kind, columns in COLUMNS.items():
        rows = [dune_row(box, w, item) for item in items if item["kind"] == kind]
        found.append(sheet(w, w.texts.say(f"sheet-{kind}"), columns, rows))
        if kind == "space" and set in (None, box.set):
            found += [posts(box, w), tracks(box, w)]
    return [one for one in found if one.rows]


def sheet(w: Writer, title: str, columns: tuple[str, ...], rows: list[dict[str, str]]) -> Sheet:
    told = [column for column in columns if any(row[column] for row in rows)]
    return Sheet(
        title, [w.texts.say(f"sheet-{column}") for column in told], [[row[c] for c in told] for row in rows]
    )


# -- Dominion


def dominion_row(w: Writer, item: JSON) -> dict[str, str]:
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


# -- the Dune games


def dune_row(box: Box, w: Writer, item: JSON) -> dict[str, str]:
    battle_icon = item.get("battle_icon")
    return {
        "name": dune_name(box, w, item),
        "copies": str(item["copies"]),
        "cost": cost(w, item["cost"]),
        "factions": ", ".join(name(w, "faction", faction) for faction in item.get("factions", ())),
        "icons": ", ".join(name(w, "icon", icon) for icon in item.get("icons", ())),
        "icon": name(w, "icon", item["icon"]) if "icon" in item else "",
        "level": "I" * item.get("level", 0),
        "battle_icon": name(w, "battle", battle_icon) if battle_icon else "",
        "house": item.get("house") or "",
        "complexity": str(item.get("complexity", "")),
        "text": item["text"],
    }


def dune_name(box: Box, w: Writer, item: JSON) -> str:
    """With what a reader has to know of it: whose back it is, and that it comes with the module."""
    said: str = item["name"]
    backs = [leader.id for leader in box.content.leaders if leader.hidden_side]
    if item["kind"] == "leader" and item["id"] in backs:
        said = w.texts.say("sheet-other-side", name=said, other=name(w, "leader", item["other_side"]))
    if item["set"] == CHOAM_SET and item["kind"] != "contract":
        said = w.texts.say("sheet-choam", name=said)
    return said


def cost(w: Writer, cost: int | JSON | list[JSON] | None) -> str:
    """Persuasion, goods, or a choice of such; nothing for what cannot be bought."""
    if cost is None:
        return ""
    if isinstance(cost, list):
        return " / ".join(cost_of(w, choice) for choice in cost)
    return str(cost) if isinstance(cost, int) else cost_of(w, cost)


def cost_of(w: Writer, goods: JSON) -> str:
    if not goods:
        return w.texts.say("sheet-free")
    return price(w, goods.get("solari", 0), goods.get("spice", 0), goods.get("water", 0))


def posts(box: Box, w: Writer) -> Sheet:
    """Where a Spy can stand, in the game that has Spies: a post has no name but those of its spaces."""
    rows = [
        {
            "watched": post_name(w, box.content, post),
            "icons": ", ".join(name(w, "icon", icon) for icon in words(ICONS, post.icons)),
        }
        for post in box.content.posts
    ]
    return sheet(w, w.texts.say("sheet-post"), ("watched", "icons"), rows)


def tracks(box: Box, w: Writer) -> Sheet:
    """What the steps of the influence tracks bring."""
    say = w.texts.say
    headings = [say("sheet-faction"), say("sheet-at", n=VP_INFLUENCE), say("sheet-at", n=ALLIANCE_INFLUENCE)]
    rows = [
        [
            name(w, "faction", id),
            say("sheet-track-vp"),
            paragraph(w, clauses(w, box.content.influence_bonus[faction])),
            say("sheet-track-alliance", n=ALLIANCE_INFLUENCE),
        ]
        for faction, id in enumerate(FACTIONS)
    ]
    return Sheet(say("sheet-track"), [*headings, say("sheet-alliance")], rows)
