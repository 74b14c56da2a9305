"""Why a thing of the Dune games cannot be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import ICONS
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.effects import Writer
from greathall.text.fluent import Value
from greathall.text.imperium.effects import joined, name, writer
from greathall.text.imperium.labels import pending_effect
from greathall.text.imperium.seats import seated
from greathall.text.names import Names


def obstacle(state: State, why: Why, names: Names, lang: str) -> str:
    assert isinstance(state, Imperium)
    w = writer(lang)
    names = seated(state, names)
    facts = dict(why.facts)
    at = facts.pop("at", None)
    effect, source = int(facts.pop("effect", -1)), int(facts.pop("source", -1))
    text = w.say(f"why-{why.what}", **{key: worded(w, key, fact, names) for key, fact in facts.items()})
    if at is not None:
        return w.say("asks", source=name(w, "space", str(at)), text=text)
    if effect >= 0:
        return w.say(
            "why-held-up", effect=pending_effect(w, state, state.content.effects[effect], source), why=text
        )
    return text


def worded(w: Writer, key: str, fact: Value, names: Names) -> Value:
    write = NOUNS.get(key)
    return fact if write is None else write(w, fact, names)


def card_list(w: Writer, fact: Value, names: Names) -> str:
    return joined(w, "or", [name(w, "card", id) for id in str(fact).split()])


def icons(w: Writer, fact: Value, names: Names) -> str:
    return joined(w, "or", [name(w, "icon", id) for i, id in enumerate(ICONS) if (int(fact) >> i) & 1])


def player(w: Writer, fact: Value, names: Names) -> str:
    return names.of(int(fact))


# Facts that are ids. A faction is left as it is: messages tell factions apart themselves.
NOUNS: Final[dict[str, Callable[[Writer, Value, Names], str]]] = {
    "card": lambda w, fact, names: name(w, "card", str(fact)),
    "space": lambda w, fact, names: name(w, "space", str(fact)),
    "icon": lambda w, fact, names: name(w, "icon", str(fact)),
    "battle": lambda w, fact, names: name(w, "battle", str(fact)),
    "leader": lambda w, fact, names: name(w, "leader", str(fact)),
    "cards": card_list,
    "icons": icons,
    "seat": player,
}
