"""What one choice made happen, in scenes. Between two decisions the rules may do much by themselves: automata have
turns, a combat is decided, a round ends. Whoever looks on is shown each of these, not only what comes of it all."""

from __future__ import annotations

from typing import NamedTuple

from greathall.api import Game
from greathall.kernel.events import Event
from greathall.kernel.machine import State


class Scene(NamedTuple):
    """A part of what a choice made happen, and the table at its end."""

    state: State
    events: list[Event]


def scenes(game: Game, code: int, after: Game) -> list[Scene]:
    """The scenes of that choice, of which `after` tells all; none if it is not divided.

    Nobody decides in between: the machine is watched at work, and the table looked at whenever nothing is under way
    but the game itself."""
    begins = game.descriptor.begins_scene
    chapter = after.chapter(len(game.choices) + 1)
    starts = [i for i, event in enumerate(chapter) if i and begins(event, game.players)]
    if not starts:
        return []
    state = game.copy().state
    before = len(state.events or [])
    found: list[Scene] = []
    shown = 0
    state.take(code)
    while state.step():
        told = len(state.events or []) - before
        if told in starts and told > shown and len(state.stack) == 1:
            still = game.rules.copy(state)
            still.events = list(state.events or [])
            found.append(Scene(still, chapter[shown:told]))
            shown = told
    return [*found, Scene(state, chapter[shown:])] if found else []
