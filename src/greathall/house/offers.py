"""Options of a game as the fields of a form."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from greathall.kernel.rules import Rules
from greathall.text.fluent import Texts

FieldKind = Literal["choice", "flag", "seat", "kingdom", "leaders", "rivals", "cards", "sets"]


class Choice(Struct):
    """A value that an option takes, with the things it brings to the table (kingdom cards, cards of a mix)."""

    value: Any
    name: str
    things: list[str]
    counts: list[int] = []  # the numbers of players for whom it is there; none: for any


class Field(Struct):
    """An option of a game as a field of a form.

    `things` may be picked one by one instead: ten kingdom cards, a leader for each player, a rival for each
    automaton, cards to mix in. Some of them come only with a flag that is another option of the game, some only for
    certain numbers of players."""

    id: str
    kind: FieldKind
    name: str
    about: str
    default: Any
    choices: list[Choice]
    things: list[str]
    needs: dict[str, str]  # by thing: the flag; with a ! before it, the flag must be off
    counts: list[int] = []  # the numbers of players for whom it is there; none: for any
    always: list[int] = []  # those for whom a flag is on without being asked for
    within: dict[str, list[Any]] = {}  # by other option: the values with which it is
    thing_counts: dict[str, list[int]] = {}  # by thing: the numbers of players for whom it is there; none: for any


class Beside(Struct):
    """The automata that sit beside so many players."""

    players: int
    names: list[str]
    about: str
    needs: str = ""  # a flag with which they are so; with a ! before it, the flag must be off


class Mode(Struct):
    """A way to play that is not the usual one, for whoever does not know it."""

    name: str
    lines: list[str]


def mode(id: str, t: Texts) -> Mode:
    return Mode(t.say(f"mode-{id}"), list(t.forms(f"mode-{id}").values()))


def field(
    id: str,
    kind: FieldKind,
    default: Any,
    t: Texts,
    choices: list[Choice],
    things: list[str],
    needs: dict[str, str] | None = None,
    counts: tuple[int, ...] = (),
) -> Field:
    about = t.forms(f"field-{id}")["about"]
    return Field(id, kind, t.say(f"field-{id}"), about, default, choices, things, needs or {}, list(counts))


def choice(value: Any, t: Texts, things: list[str] | None = None, counts: tuple[int, ...] = ()) -> Choice:
    return Choice(value, t.say(f"choice-{value}"), things or [], list(counts))


def first_player(rules: Rules, t: Texts, counts: tuple[int, ...] = ()) -> Field:
    seats = [Choice(seat, t.say("choice-seat", n=seat + 1), []) for seat in range(rules.player_counts[-1])]
    return field("first_player", "seat", "random", t, [choice("random", t), *seats], [], counts=counts)


def flag(id: str, t: Texts, counts: tuple[int, ...] = ()) -> Field:
    return field(id, "flag", False, t, [], [], counts=counts)
