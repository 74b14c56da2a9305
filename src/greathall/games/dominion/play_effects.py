"""What is played: the card itself, which may be trashed, and a card that is played twice."""

from __future__ import annotations

from greathall.games.dominion.conditions import ANY_ACTION
from greathall.games.dominion.effects import DominionEffect
from greathall.games.dominion.hand_effects import ask_for_card
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import play_again
from greathall.kernel.effects import May
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import FIRST_THING, PASS, Effect, Frame, Memory, State


class TrashThis(Effect[Dominion]):
    """Trashes the played card; what depends on it happens only if it was still there."""

    def __init__(self, then: DominionEffect | None) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> tuple[DominionEffect, ...]:
        return () if self.then is None else (self.then,)

    def start(self, s: Dominion, f: Frame) -> None:
        if s.trash_from_play(f.seat, f.place) and self.then is not None:
            self.then.start(s, f)


class MayTrashThis(May[Dominion]):
    """Asks only while the played card is there to be trashed."""

    def start(self, s: Dominion, f: Frame) -> None:
        if f.place >= 0 and s.in_play[f.place] >= 0:
            s.push(Frame(self, f.seat, f.by, f.source, f.place))


class TwiceFrame(CardFrame):
    """The card is played again."""

    lies_at = 0  # its place in play

    def copy(self) -> Frame:
        twin = TwiceFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.card = self.card
        twin.lies_at = self.lies_at
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.lies_at, self.card, [])


class PlayTwice(Effect[Dominion]):
    """Picks an Action in hand and plays it twice (Throne Room)."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TwiceFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, TwiceFrame)
        if f.step == 0:
            if not ask_for_card(s, f.seat, "throne", ANY_ACTION, False):
                s.done()
        elif f.step == 1:
            f.step = 2
            play_again(s, f.card, f.lies_at)
        else:
            s.done()

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, TwiceFrame)
        if code == PASS:
            f.step = 2
            return
        f.step = 1
        f.card = code - FIRST_THING
        f.lies_at = s.put_in_play(f.card)
        play_again(s, f.card, f.lies_at)
