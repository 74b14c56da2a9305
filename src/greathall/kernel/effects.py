"""Effects that join other effects, the same in every game."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from greathall.kernel.frames import NamesFrame
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect, Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seq(Effect[S]):
    """One after the other, top to bottom."""

    def __init__(self, steps: tuple[Effect[S], ...]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> tuple[Effect[S], ...]:
        return self.steps

    def run(self, s: S, f: Frame) -> None:
        depth = len(s.stack)
        steps = self.steps
        while f.step < len(steps):
            step = steps[f.step]
            f.step += 1
            step.start(s, f)
            if len(s.stack) != depth:
                return
        s.done()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Effect[S]):
    """Name `count` different options, all before the first is carried out; then do them in the printed order."""

    def __init__(self, count: int, choices: tuple[Effect[S], ...]) -> None:
        super().__init__()
        self.count = count
        self.choices = choices

    def parts(self) -> tuple[Effect[S], ...]:
        return self.choices

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return NamesFrame(self, seat, by, source, place)

    def run(self, s: S, f: Frame) -> None:
        assert isinstance(f, NamesFrame)
        # f.step: how many are named, then how far they are done
        if f.step < self.count:
            s.ask(
                f.seat,
                "choose",
                [FIRST_PART + i for i in range(len(self.choices)) if not (f.named >> i) & 1],
            )
            return
        depth = len(s.stack)
        i = f.step - self.count
        while i < len(self.choices):
            f.step += 1
            if (f.named >> i) & 1:
                self.choices[i].start(s, f)
                if len(s.stack) != depth:
                    return
            i += 1
        s.done()

    def answer(self, s: S, f: Frame, code: int) -> None:
        assert isinstance(f, NamesFrame)
        f.named |= 1 << (code - FIRST_PART)
        f.step += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Effect[S]):
    """You may do this."""

    def __init__(self, effect: Effect[S]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.effect,)

    def run(self, s: S, f: Frame) -> None:
        if f.step == 0:
            s.ask(f.seat, "may", [PASS, YES])
        else:
            s.done()

    def answer(self, s: S, f: Frame, code: int) -> None:
        f.step = 1
        if code == YES:
            self.effect.start(s, f)
