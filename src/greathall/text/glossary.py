"""The icons of each game: their names and rules are messages `<game>-glossary-<icon>` with an attribute `rule`."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS
from greathall.text.fluent import texts

JSON = dict[str, object]


def by_faction(kind: str) -> tuple[str, ...]:
    return tuple(f"{kind}_{faction}" for faction in FACTIONS)


DOMINION: Final = (
    *("card", "action", "buy", "coin", "vp", "cost"),
    *("treasure", "victory", "curse", "attack", "reaction"),
    *("deck", "hand", "discard_pile", "trash", "supply"),
)

IMPERIUM: Final = (
    *("solari", "spice", "water", "vp", "persuasion", "sword", "troop", "card", "intrigue"),
    *(*by_faction("influence"), "influence_any", "influence_two", "influence_visit"),
    *(*by_faction("alliance"), "alliance_any", *by_faction("bond")),
    *(icon for icon in ICONS if icon != "spy"),
    *("agent", "recall_agent", "swordmaster", "council", "signet", "mentat"),
    *("trash", "trash_this", "discard", "acquire", "reveal", "steal_intrigue"),
    *("combat", "strength", "garrison", "deployed", "deploy", "retreat", "units"),
    *("maker", "bonus_spice", "control", "conflict", "first_player"),
    *("deck", "hand", "discard_pile", "row", "reserve", "supply"),
)

UPRISING: Final = (
    *(icon for icon in IMPERIUM if icon != "mentat"),
    *("spy", "spies", "place_spy", "recall_spy", "post", "trash_intrigue"),
    *("sandworm", "maker_hooks", "shield_wall", "contract", "contract_done", "objective", "memory"),
    *BATTLE_ICONS,
)

ICONS_OF: Final = {"dominion": DOMINION, "imperium": IMPERIUM, "uprising": UPRISING}
# Uprising is told as the original is, but for what it changes.
PREFIXES: Final = {"dominion": ("dominion",), "imperium": ("imperium",), "uprising": ("uprising", "imperium")}


def glossary(game: str, lang: str) -> JSON:
    """Each icon of the game with its name and its rule."""
    return {icon: entry(game, icon, lang) for icon in ICONS_OF[game]}


def entry(game: str, icon: str, lang: str) -> JSON:
    said = texts(lang)
    id = next((id for id in (f"{p}-glossary-{icon}" for p in PREFIXES[game]) if said.has(id)), None)
    if id is None:
        raise LookupError(f"nobody has said what the icon {icon!r} of {game} means")
    return {"name": said.say(id), "rule": said.forms(id)["rule"]}
