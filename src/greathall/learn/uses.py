"""What a card is good for: what it goes with, read off what is printed on both, and how often it won when it was
bought.

The figures are those of a tournament between bots: `figures/<game>.json`, written by tools/card_figures.py, which
notes the command that made them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from msgspec import Struct

from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.reading import read_json
from greathall.text.fluent import ENGLISH, texts

MOST: Final = 6  # names that are said
ENOUGH: Final = 30  # times a card was bought, for its figure to say something

Face = dict[str, Any]


class Figures(Struct, forbid_unknown_fields=True):
    command: str
    rules: int  # the game's rules version
    games: int
    even: float  # what each would have won if all were equal
    bought: dict[str, tuple[int, float]]  # by card: by how many players, and what they won of their games


@cache
def figures(game: str) -> Figures | None:
    file = files("greathall.learn") / "figures" / f"{game}.json"
    if not file.is_file():
        return None
    found: Figures = read_json(file.read_text(encoding="utf-8"), Figures)
    return found


# -- what goes with what


def pieces(face: Face) -> Iterator[dict[str, Any]]:
    """All that is drawn on it, conditions and what they hold too."""

    def within(value: object) -> Iterator[dict[str, Any]]:
        if isinstance(value, dict):
            yield value
            value = list(value.values())
        if isinstance(value, list):
            for part in value:
                yield from within(part)

    for box in face["boxes"]:
        yield from within(box["rows"])


def gives(face: Face, icon: str) -> int:
    """How many of these it gives without any condition."""
    rows = [row for box in face["boxes"] for row in box["rows"]]
    return sum(int(piece.get("n", 1)) for row in rows for piece in row if piece.get("icon") == icon)


def has(face: Face, kind: str, value: str) -> bool:
    return value in face.get(kind, ())


def bonds(face: Face) -> set[str]:
    """The factions of which it wants another card in play."""
    icons = {str(piece.get("icon", "")) for piece in pieces(face)}
    return {icon.removeprefix("bond_") for icon in icons if icon.startswith("bond_")}


def ends_actions(face: Face) -> bool:
    return has(face, "types", "action") and not gives(face, "action")


class Pair(NamedTuple):
    """Two cards that have to do with each other, and the message that says so."""

    why: str
    goes: Callable[[Face, Face], bool]


PAIRS: Final = (
    Pair("actions", lambda one, other: gives(one, "action") >= 2 and ends_actions(other)),
    Pair("ends", lambda one, other: ends_actions(one) and gives(other, "action") >= 2),
    Pair("attack", lambda one, other: has(one, "types", "attack") and has(other, "types", "reaction")),
    Pair("reaction", lambda one, other: has(one, "types", "reaction") and has(other, "types", "attack")),
    Pair("bond", lambda one, other: bool(bonds(one) & {*other.get("factions", ())})),
    Pair("bonded", lambda one, other: bool(bonds(other) & {*one.get("factions", ())})),
    Pair("signet", lambda one, other: gives(one, "signet") > 0 and other["kind"] == "leader"),
)


def uses(game: str, id: str, there: Collection[str] = (), lang: str = ENGLISH) -> list[str]:
    """In sentences; `there` are the ids of what lies at the table. Without them, all that is printed counts."""
    text = descriptor_of(game).text
    things: Any = text.catalogue(lang)["things"]
    card = things.get(f"card:{id}")
    if card is None:
        raise BadOption(Wrong("error-card-none", title=text.title(lang), given=shown(id)))
    others = [
        face
        for face in things.values()
        if face["kind"] in ("card", "leader") and face["id"] != id and (not there or face["id"] in there)
    ]
    said: list[str] = []
    for why, goes in PAIRS:
        names = list(dict.fromkeys(str(face["name"]) for face in others if goes(card, face)))
        if names and (there or why != "signet"):
            listed = [*names[:MOST], "…"] if len(names) > MOST else names
            said.append(texts(lang).say(f"use-{why}", names=", ".join(listed)))
    return [*said, *figure(game, id, lang)]


def figure(game: str, id: str, lang: str) -> list[str]:
    found = figures(game)
    if found is None or id not in found.bought:
        return []
    seats, won = found.bought[id]
    if seats < ENOUGH:
        return []
    percents = {"won": round(100 * won), "even": round(100 * found.even)}
    return [texts(lang).say("use-figures", games=found.games, seats=seats, **percents)]
