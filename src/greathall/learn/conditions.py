"""What a lesson says of a table, compared with what its learner may see.

A condition names a value of the view by its path, and what it must be:

    "players.1.strength" = 10       a number, a text, true or false
    "me.hand" = "has village"       a list in which it is, or is not ("lacks village")
    "me.vp" = ">= 4"                a number that is so large, or so small ("<= 2"), or in between ("6 to 7")
    "supply.province.left" = 0      of a list of things, the one with that id
    "me.agents.1" = "nothing"       null: there is none
    "asked.kind" = "buy"            of the learner's decision its `kind` and `source`; null while there is none

`me` is the learner's own side; a path that leads nowhere is an error."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import shown

Wanted = str | int | bool | None
Conditions = Mapping[str, Wanted]

NOTHING: Final = "nothing"
NOT_ASKED: Final = {"kind": None, "source": None}


class BadLesson(GreatHallError):
    """A lesson that cannot be given as it is written, and why."""


def holds(conditions: Conditions, view: Mapping[str, Any], seat: int) -> bool:
    """Whether all of them are true."""
    for path, wanted in conditions.items():
        if not fits(wanted, found(path, view, seat)):
            return False
    return True


def found(path: str, view: Mapping[str, Any], seat: int) -> Any:
    first, rest = steps(path)
    if first == "me":
        value: Any = view["players"][seat]
    elif first == "asked":
        decision = view.get("decision")
        value = decision if decision and decision["seat"] == seat else NOT_ASKED
    else:
        value = member(first, view, path)
    for name in rest:
        value = member(name, value, path)
    return value


@cache
def steps(path: str) -> tuple[str, list[str]]:
    """A path is walked again and again."""
    first, *rest = path.split(".")
    return first, rest


def member(name: str, value: Any, path: str) -> Any:
    if isinstance(value, dict) and name in value:
        return value[name]
    if isinstance(value, list):
        if name == "size":
            return len(value)
        if name.isdecimal() and int(name) < len(value):
            return value[int(name)]
        for item in value:
            if isinstance(item, dict) and next(iter(item.values())) == name:
                return item
    raise BadLesson(f"there is no {name!r} at {path!r} in what the learner sees")


def fits(wanted: Wanted, value: Any) -> bool:
    if not isinstance(wanted, str):
        return bool(value == wanted)
    kind, least, most = read(wanted)
    if kind == NOTHING:
        return value is None
    if kind in ("has", "lacks"):
        if not isinstance(value, list):
            raise BadLesson(f"{wanted!r} is said of a list, not of {shown(value)}")
        return (wanted.partition(" ")[2] in value) is (kind == "has")
    if kind == "number":
        return bool((least is None or least <= value) and (most is None or value <= most))
    return bool(value == wanted)


@cache
def read(wanted: str) -> tuple[str, int | None, int | None]:
    """What kind of wish it is; of a number, between which it must be."""
    word, _, rest = wanted.partition(" ")
    if wanted == NOTHING or word in ("has", "lacks"):
        return word, None, None
    if word == ">=":
        return "number", int(rest), None
    if word == "<=":
        return "number", None, int(rest)
    if rest.startswith("to "):
        return "number", int(word), int(rest.removeprefix("to "))
    return "text", None, None
