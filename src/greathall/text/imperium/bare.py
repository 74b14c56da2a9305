"""Decisions without words, by kinds and ids: for a game whose texts are still to be written."""

from __future__ import annotations

from greathall.games.imperium.hidden import thing, zone
from greathall.games.imperium.state import Imperium
from greathall.kernel.machine import State
from greathall.text.names import Names


def question(state: State, names: Names, lang: str) -> str:
    return state.kind


def option(state: State, code: int, names: Names, lang: str) -> str:
    assert isinstance(state, Imperium)
    return f"{thing(state.content, code) or code} {zone(code) or ''}".strip()
