"""Why a card of Dominion cannot be chosen, in words."""

from __future__ import annotations

from greathall.games.dominion.catalogue import BY_ID
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.dominion.effects import named, of_types, writer
from greathall.text.names import Names


def obstacle(state: State, why: Why, names: Names, lang: str) -> str:
    w = writer(lang)
    facts = why.facts
    if why.what != "unfit":
        return w.say(f"why-{why.what}", **facts)
    if "card" in facts:
        return w.say("why-unfit", **named(w, BY_ID[str(facts["card"])]))
    return w.say("why-unfit", **of_types(w, int(facts["types"])))
