"""Abilities that wait for something to happen: "when…", "whenever…", "you may answer…"."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from greathall.kernel.frames import WindowFrame
from greathall.kernel.machine import PASS, Effect, Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Generic[S]):
    """When the event happens, whoever has this may (or must, as the game says) do the effect."""

    def __init__(self, event: str, effect: Effect[S]) -> None:
        self.event = event
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Effect[S]):
    """A seat answers an event with one thing after another, or with nothing.

    The seat is asked even if it has no answer: to be asked must not tell the table what is in a hand. Who is asked
    at all is for the game to decide, from what everybody knows.
    """

    def __init__(self, event: str, kind: str) -> None:
        super().__init__()
        self.event = event
        self.kind = kind

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return WindowFrame(self, seat, by, source, place)

    def run(self, s: S, f: Frame) -> None:
        options = s.answers(self.event, f)
        options.append(PASS)
        s.ask_in_secret(f.seat, self.kind, options)

    def answer(self, s: S, f: Frame, code: int) -> None:
        if code == PASS:
            s.done()
        else:
            assert isinstance(f, WindowFrame)
            f.answers = (*f.answers, code)
            s.answer_with(self.event, f, code)
