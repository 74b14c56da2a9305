"""Why a card of Dominion cannot be chosen, in words."""

from __future__ import annotations

from functools import lru_cache

from greathall.games.dominion.catalogue import BY_ID
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.dominion.effects import named, of_types, writer
from greathall.text.fluent import Phrase, Value
from greathall.text.names import Names


def obstacle(state: State, why: Why, names: Names, lang: str) -> Phrase:
    return from_facts(lang, why.what, tuple(why.facts.items()))


@lru_cache(maxsize=4096)
def from_facts(lang: str, what: str, facts: tuple[tuple[str, Value], ...]) -> Phrase:
    """The same obstacles stand in the way at every decision."""
    w = writer(lang)
    said = dict(facts)
    if what != "unfit":
        return w.part(f"why-{what}", **said)
    if "card" in said:
        return w.part("why-unfit", **named(w, BY_ID[str(said["card"])]))
    types = said["types"]
    assert isinstance(types, int)
    return w.part("why-unfit", **of_types(w, types))


def ground(why: Why, lang: str) -> Phrase:
    """What speaks for a move."""
    w = writer(lang)
    facts: dict[str, Value] = dict(why.facts)
    if "card" in facts:
        facts |= named(w, BY_ID[str(facts["card"])])
    if "cards" in facts:
        names = [w.name("card", id) for id in str(facts["cards"]).split()]
        facts |= {"cards": w.texts.listed(names) if names else "", "n": len(names)}
    return w.part(f"ground-{why.what}", **facts)
