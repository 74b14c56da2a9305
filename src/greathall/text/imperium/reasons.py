"""Why a thing of the Dune games cannot be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import ICONS
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.effects import Writer
from greathall.text.fluent import Phrase, Value
from greathall.text.imperium.effects import joined, name, writer
from greathall.text.imperium.labels import pending_effect, writer_at
from greathall.text.imperium.seats import seated
from greathall.text.names import Names


def obstacle(state: State, why: Why, names: Names, lang: str) -> Phrase:
    assert isinstance(state, Imperium)
    facts: dict[str, Value] = dict(why.facts)
    if "seat" in facts:
        facts["seat"] = seated(state, names).called(int(why.facts["seat"]))
    if "effect" not in facts:
        return from_facts(lang, f"why-{why.what}", tuple(facts.items()))
    w = writer_at(state, lang)
    rest = tuple((key, fact) for key, fact in facts.items() if key not in ("effect", "source"))
    held_up = state.content.effects[int(why.facts["effect"])]
    effect = pending_effect(w, state, held_up, int(why.facts["source"]))
    return w.part("why-held-up", effect=effect, why=from_facts(lang, f"why-{why.what}", rest))


def ground(why: Why, lang: str) -> Phrase:
    """What speaks for a move."""
    return from_facts(lang, f"ground-{why.what}", tuple(why.facts.items()))


@lru_cache(maxsize=4096)
def from_facts(lang: str, message: str, facts: tuple[tuple[str, Value], ...]) -> Phrase:
    """The same obstacles stand in the way at every decision."""
    w = writer(lang)
    said = dict(facts)
    at = said.pop("at", None)
    text = w.part(message, **{key: worded(w, key, fact) for key, fact in said.items()})
    return text if at is None else w.part("asks", source=name(w, "space", str(at)), text=text)


def worded(w: Writer, key: str, fact: Value) -> Value:
    write = NOUNS.get(key)
    return fact if write is None else write(w, fact)


def card_list(w: Writer, fact: Value) -> Phrase:
    return joined(w, "or", [name(w, "card", id) for id in str(fact).split()])


def icons(w: Writer, fact: Value) -> Phrase:
    assert isinstance(fact, int)
    return joined(w, "or", [name(w, "icon", id) for i, id in enumerate(ICONS) if (fact >> i) & 1])


# Facts that are ids. A faction is left as it is: messages tell factions apart themselves.
NOUNS: Final[dict[str, Callable[[Writer, Value], Phrase]]] = {
    "card": lambda w, fact: name(w, "card", str(fact)),
    "space": lambda w, fact: name(w, "space", str(fact)),
    "icon": lambda w, fact: name(w, "icon", str(fact)),
    "battle": lambda w, fact: name(w, "battle", str(fact)),
    "leader": lambda w, fact: name(w, "leader", str(fact)),
    "cards": card_list,
    "icons": icons,
}
