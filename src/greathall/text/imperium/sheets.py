"""What is printed for the Dune games as tables, one for each kind of thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.imperium.catalogue import CHOAM_SET
from greathall.games.imperium.things import ICONS
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, VP_INFLUENCE
from greathall.text.effects import Writer
from greathall.text.fluent import Phrase
from greathall.text.imperium.cards import Box, clauses, paragraph, words
from greathall.text.imperium.effects import listed, name, post_name, price, roman, writer
from greathall.text.sheets import Sheet, sheet

JSON = dict[str, Any]

COST_OR: Final = "sheet-cost-or"

# By kind of thing: what its table tells, in the order of reading.
COLUMNS: Final = {
    "starter": ("name", "copies", "icons", "text"),
    "commander": ("name", "copies", "factions", "icons", "text"),
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


def sheets(box: Box, set: str | None, lang: str) -> list[Sheet]:
    w = writer(lang)
    items = box.printed(set, lang)
    found: list[Sheet] = []
    for kind, columns in COLUMNS.items():
        rows = [row(box, w, item) for item in items if item["kind"] == kind]
        found.append(sheet(w.texts, w.texts.say(f"sheet-{kind}"), columns, rows))
        if kind == "space" and set in (None, box.set):
            found += [posts(box, w), tracks(box, w)]
    return [one for one in found if one.rows]


def row(box: Box, w: Writer, item: JSON) -> dict[str, str]:
    battle_icon = item.get("battle_icon")
    return {
        "name": full_name(box, w, item),
        "copies": str(item["copies"]),
        "cost": cost(w, item["cost"]),
        "factions": all_names(w, "faction", item.get("factions", ())),
        "icons": all_names(w, "icon", item.get("icons", ())),
        "icon": name(w, "icon", item["icon"]).text if "icon" in item else "",
        "level": roman(item.get("level", 0)),
        "battle_icon": name(w, "battle", battle_icon).text if battle_icon else "",
        "house": item.get("house") or "",
        "complexity": str(item.get("complexity", "")),
        "text": item["text"],
    }


def all_names(w: Writer, kind: str, ids: Sequence[str]) -> str:
    return listed(w, [name(w, kind, id) for id in ids]).text if ids else ""


def full_name(box: Box, w: Writer, item: JSON) -> str:
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
        return w.texts.listed([cost_of(w, choice) for choice in cost], COST_OR, COST_OR).text
    return str(cost) if isinstance(cost, int) else cost_of(w, cost).text


def cost_of(w: Writer, goods: JSON) -> Phrase:
    if not goods:
        return w.texts.noun("sheet-free")
    return price(w, goods.get("solari", 0), goods.get("spice", 0), goods.get("water", 0))


def posts(box: Box, w: Writer) -> Sheet:
    """Where a Spy can stand, in the game that has Spies: a post has no name but those of its spaces."""
    rows = [
        {
            "watched": post_name(w, box.content, post).text,
            "icons": all_names(w, "icon", words(ICONS, post.icons)),
        }
        for post in box.content.posts_there
    ]
    return sheet(w.texts, w.texts.say("sheet-post"), ("watched", "icons"), rows)


def tracks(box: Box, w: Writer) -> Sheet:
    """What the steps of the influence tracks bring."""
    say = w.texts.say
    headings = [say("sheet-faction"), say("sheet-at", n=VP_INFLUENCE), say("sheet-at", n=ALLIANCE_INFLUENCE)]
    rows = [
        [
            name(w, "faction", id).text,
            say("sheet-track-vp"),
            paragraph(w, clauses(w, bonus)),
            say("sheet-track-alliance", n=ALLIANCE_INFLUENCE),
        ]
        for id, bonus in box.tracks.items()
    ]
    return Sheet(say("sheet-track"), [*headings, say("sheet-alliance")], rows)
