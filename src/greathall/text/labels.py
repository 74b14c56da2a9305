"""What the deciding seat is asked, and what its options are called.

Both may speak of cards that only this seat knows: they are for its eyes alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from greathall.kernel.machine import State
from greathall.kernel.rules import Rules
from greathall.text.dominion import labels as dominion
from greathall.text.fluent import ENGLISH
from greathall.text.imperium import labels as imperium
from greathall.text.names import Names


class Labels(NamedTuple):
    """How a game words its decisions."""

    question: Callable[[State, Names, str], str]
    option: Callable[[State, int, Names, str], str]


LABELS: Final = {
    "dominion": Labels(dominion.question, dominion.option),
    "imperium": Labels(imperium.question, imperium.option),
    "uprising": Labels(imperium.question, imperium.option),
}


def question(rules: Rules, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
    """The decision at hand, as it is put to the seat that decides; `names` are the players', by seat."""
    return LABELS[rules.id].question(state, Names(lang, names), lang)


def option(rules: Rules, state: State, code: int, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
    """A short label for one option of the decision at hand."""
    return LABELS[rules.id].option(state, code, Names(lang, names), lang)
