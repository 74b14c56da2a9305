"""What a game of others derives its own from can be derived from, compiled or not, and compiled code finds it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dominion.table import table

from greathall.bots.bot import Bot, RandomBot
from greathall.kernel.effects import Choose, May, Seq
from greathall.kernel.frames import CardFrame, CardsFrame, NamesFrame, WindowFrame
from greathall.kernel.machine import FIRST_PART, NOBODY, YES, Effect, Frame, Memory, State
from greathall.kernel.rng import seeded
from greathall.kernel.rules import Dealer, Rules
from greathall.kernel.seats import Seating
from greathall.kernel.triggers import Trigger, Window
from greathall.kernel.zones import Holder


class Nothing(Effect[Any]):
    def start(self, s: Any, f: Frame) -> None:
        """Nothing happens."""


FRAME = (Nothing(), 0, 0, -1, -1)
OPEN: dict[type[Any], tuple[Any, ...]] = {
    State: (Seating(2), seeded(1)),
    Effect: (),
    Seq: ((),),
    Choose: (1, ()),
    May: (Nothing(),),
    Trigger: ("turn", Nothing()),
    Window: ("turn", "answer"),
    Frame: FRAME,
    NamesFrame: FRAME,
    CardFrame: FRAME,
    CardsFrame: FRAME,
    WindowFrame: FRAME,
    Holder: (),
    Seating: (2,),
    Dealer: (),
    Rules: (),
    Bot: (),
    RandomBot: (),
}


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_it_can_be_derived_from(kind: type[Any]) -> None:
    derived = type("Derived", (kind,), {"own": 7})(*OPEN[kind])
    assert isinstance(derived, kind)
    assert derived.own == 7


class CountFrame(Frame):
    """Remembers how many were taken."""

    def __init__(self, effect: Effect[Any], seat: int, by: int, source: int, place: int) -> None:
        super().__init__(effect, seat, by, source, place)
        self.taken = 0

    def copy(self) -> Frame:
        twin = CountFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step, twin.taken = self.step, self.taken
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.taken, -1, [])


class Count(Effect[Any]):
    """Take 1 to 3, until there are five."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CountFrame(self, seat, by, source, place)

    def run(self, s: Any, f: Frame) -> None:
        assert isinstance(f, CountFrame)
        if f.taken < 5:
            s.ask(f.seat, "count", [FIRST_PART + i for i in range(3)])
        else:
            s.done()

    def answer(self, s: Any, f: Frame, code: int) -> None:
        assert isinstance(f, CountFrame)
        f.taken += code - FIRST_PART + 1


class Twice(Seq[Any]):
    """Whatever it is, two times."""

    def __init__(self, effect: Effect[Any]) -> None:
        super().__init__((effect, effect))


def test_a_frame_of_others_is_copied_and_dumped_in_the_middle_of_its_effect() -> None:
    s = table().state
    depth = len(s.stack)
    s.decider = NOBODY
    s.push(Twice(May(Count())).frame(s.active, s.active, -1, -1))
    s.run()
    s.choose(YES)
    s.choose(FIRST_PART + 2)
    twin = s.copy()
    frame = twin.stack[-1]
    assert isinstance(frame, CountFrame)
    assert frame.taken == 3
    assert twin.dump() == s.dump()
    twin.choose(FIRST_PART)
    assert twin.dump() != s.dump()
    assert s.kind == twin.kind == "count"
    twin.choose(FIRST_PART)  # five: the second time begins
    assert twin.kind == "may"
    assert len(twin.stack) == depth + 2
