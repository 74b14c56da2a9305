"""A finished game once more: every choice in words, and the table after any of them from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.api import SPECTATOR, Game, begin, read_record
from greathall.games.dominion.state import Dominion
from greathall.games.imperium.state import Imperium
from greathall.kernel.errors import BadOption
from greathall.server.frames import frame_for, happened
from greathall.server.messages import Frame, Step
from greathall.text import labels
from greathall.text.fluent import texts

# The phases of a Dune round in which nobody has a turn.
PHASES: Final = {
    "set_up": "replay-set-up",
    "round_start": "replay-round",
    "combat": "replay-combat",
    "rewards": "replay-combat",
    "end": "replay-endgame",
}


def replay_steps(record: object, names: Sequence[str]) -> list[Step]:
    """Every choice of the game; `record` as `Game.record` gives it."""
    parsed = read_record(record)
    game = begin(parsed)
    steps: list[Step] = []
    heading = ""
    told = 0
    for code in parsed.choices:
        events = game.state.events or []
        new_turn = any(event.what == "turn" for event in events[told:])
        told = len(events)
        before, heading = heading, heading_of(game, names)
        steps.append(
            Step(
                step=len(steps) + 1,
                seat=game.state.decider,
                asked=labels.question(game.rules, game.state, names=names),
                text=labels.option(game.rules, game.state, code, names=names),
                thing=game.rules.thing(game.state, code),
                turn=heading if new_turn or heading != before else None,
            )
        )
        game.choose_code(code)
    return steps


def frame_at(record: object, names: Sequence[str], step: int, seat: int = SPECTATOR) -> Frame:
    """The table after so many choices, the whole log up to there, and what the last of them made happen."""
    parsed = read_record(record)
    if not 0 <= step <= len(parsed.choices):
        raise BadOption(f"there is no step {step}: the game has steps 0 to {len(parsed.choices)}")
    if not SPECTATOR <= seat < parsed.players:
        raise BadOption(f"there is no seat {seat}: the seats are 0 to {parsed.players - 1}")
    game = begin(parsed)
    told = 0
    for code in parsed.choices[:step]:
        told = len(game.state.events or [])
        game.choose_code(code)
    frame = frame_for(game, seat, names, 0, False)
    if step:
        frame.events = [happened(game, event, seat) for event in (game.state.events or [])[told:]]
    return frame


def heading_of(game: Game, names: Sequence[str]) -> str:
    """The round and turn in which the decision at hand is made."""
    state = game.state
    say = texts().say
    if isinstance(state, Dominion):
        turn = state.players[state.active].turns
        return say("replay-dominion-turn", n=turn, player=names[state.active])
    assert isinstance(state, Imperium)
    phase = PHASES.get(game.rules.phase(state))
    if phase is not None:
        return say(phase, n=state.round)
    return say("replay-turn", n=state.round, player=names[state.active])
