"""Why things cannot be chosen now, in words for the seat that decides: "it costs 5, you have 4 coins"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greathall.kernel.machine import State
from greathall.kernel.reasons import CHOICE, Why
from greathall.kernel.rules import Rules
from greathall.text import labels
from greathall.text.dominion import reasons as dominion
from greathall.text.effects import capitalised
from greathall.text.fluent import ENGLISH, texts
from greathall.text.imperium import reasons as imperium
from greathall.text.names import Names

# One obstacle in words, in lower case.
WORDS: Final[dict[str, Callable[[State, Why, Names, str], str]]] = {
    "dominion": dominion.obstacle,
    "imperium": imperium.obstacle,
    "uprising": imperium.obstacle,
}


def reasons(
    rules: Rules, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None
) -> list[tuple[str, str, str]]:
    """Place, thing and why, of all that lies where an option might lie and is none.

    The thing of a choice in words alone is its label."""
    called = Names(lang, names, state.decider)
    word = WORDS[rules.id]
    found: list[tuple[str, str, str]] = []
    for place, thing, whys in rules.reasons(state):
        if place == CHOICE:
            thing = labels.option(rules, state, int(thing), lang, names)
        text = word(state, whys[0], called, lang)
        for why in whys[1:]:
            text = texts(lang).say("option-next", list=text, next=word(state, why, called, lang))
        found.append((place, thing, capitalised(text)))
    return found
