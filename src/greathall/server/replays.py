"""A finished game once more: every choice in words, and the table after any of them from every seat."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import SPECTATOR, begin, read_record
from greathall.kernel.errors import BadOption
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Frame, Step


def replay_steps(record: object, names: Sequence[str]) -> list[Step]:
    """Every choice of the game; `record` as `Game.record` gives it."""
    parsed = read_record(record)
    game = begin(parsed)
    text = game.descriptor.text
    steps: list[Step] = []
    heading = ""
    for code in parsed.choices:
        new_turn = any(event.what == "turn" for event in game.chapter(len(steps)))
        before, heading = heading, game.descriptor.heading(game.state, names)
        steps.append(
            Step(
                step=len(steps) + 1,
                seat=game.state.decider,
                asked=text.question(game.state, names=names),
                text=text.option(game.state, code, names=names),
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
    for code in parsed.choices[:step]:
        game.choose_code(code)
    chronicle = Chronicle()
    frame = Moment(game, names, chronicle).frame(seat, since=None, can_undo=False)
    if step:
        frame.events = chronicle.events(seat, step, step)
    return frame
