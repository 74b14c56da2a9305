"""A finished game once more: every choice in words, and the table after any of them from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock

import msgspec

from greathall.api import SPECTATOR, Record, begin, read_record
from greathall.kernel.errors import BadOption, Wrong
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Frame, Step
from greathall.text.fluent import ENGLISH


def replay_steps(record: object, names: Sequence[str], lang: str = ENGLISH) -> list[Step]:
    """Every choice of the game; `record` as `Game.record` gives it."""
    parsed = read_record(record)
    game = begin(parsed)
    text = game.descriptor.text
    steps: list[Step] = []
    heading = ""
    for code in parsed.choices:
        turn = game.new_turn(heading, names, lang)
        heading = heading if turn is None else turn
        steps.append(
            Step(
                step=len(steps) + 1,
                seat=game.state.decider,
                asked=text.question(game.state, lang, names),
                text=text.option(game.state, code, lang, names),
                thing=game.rules.thing(game.state, code),
                turn=turn,
            )
        )
        game.choose_code(code)
    return steps


def frame_at(record: object, names: Sequence[str], step: int, seat: int = SPECTATOR, lang: str = ENGLISH) -> Frame:
    """The table after so many choices, the whole log up to there, and what the last of them made happen."""
    parsed = read_record(record)
    if not 0 <= step <= len(parsed.choices):
        raise BadOption(Wrong("error-no-step", given=str(step), last=str(len(parsed.choices))))
    if not SPECTATOR <= seat < parsed.players:
        raise BadOption(Wrong("error-no-seat", given=str(seat), last=parsed.players - 1))
    return opened(msgspec.json.encode(parsed), tuple(names)).frame(step, seat, lang)


class Opened:
    """A finished game at which somebody looks, most often step by step: it is played on from where they are."""

    def __init__(self, record: Record, names: Sequence[str]) -> None:
        self.record = record
        self.names = names
        self.chronicles: dict[str, Chronicle] = {}  # by language
        self.game = begin(record)
        self.lock = Lock()  # several may look at it, each in a thread of their own

    def frame(self, step: int, seat: int, lang: str) -> Frame:
        with self.lock:
            chronicle = self.chronicles.setdefault(lang, Chronicle(lang))
            if step < len(self.game.choices):
                self.game = begin(self.record)
            for code in self.record.choices[len(self.game.choices) : step]:
                self.game.choose_code(code)
            frame = Moment(self.game, self.names, chronicle).frame(seat, since=None, can_undo=False, whole=True)
            if step:
                frame.events = chronicle.events(seat, step, step)
            return frame


@lru_cache(maxsize=8)
def opened(record: bytes, names: tuple[str, ...]) -> Opened:
    """Kept for whoever turns the page."""
    return Opened(read_record(record), names)
