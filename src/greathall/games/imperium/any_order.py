"""Effects that their owner carries out one by one, in an order of their choice."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.effects import Do, If, Line, OpenLine, any_doable, deed
from greathall.games.imperium.frames import OrderFrame, Pending
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.kernel.machine import FIRST_PART, PASS, Frame


class AnyOrder(Do):
    """Effects that their owner carries out one by one, in an order of their choice."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return OrderFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, OrderFrame)
        if self.settle(s, f):
            return
        options = self.ready(s, f)
        hides = self.hides(f)
        if not (options or hides):
            s.done()
            return
        if not self.must_go_on(s, f):
            options.append(PASS)
        if hides:
            s.ask_in_secret(f.seat, self.kind, options)
        else:
            s.ask(f.seat, self.kind, options)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, OrderFrame)
        if code == PASS:
            s.done()
        else:
            self.carry_out(s, f, code - FIRST_PART)

    def settle(self, s: Imperium, f: OrderFrame) -> bool:
        """Does all that is plain; True if something of it needs to be gone through first."""
        i = 0
        while i < len(f.pending):
            item = f.pending[i]
            effect = deed(item)
            if self.gone(s, f, item):
                f.replace(i, ())
            elif isinstance(effect, If) and effect.lines:
                # The lines of a box take its place.
                f.replace(i, effect.lines)
            elif effect.plain(s, f.look(item)):
                depth = len(s.stack)
                self.carry_out(s, f, i)
                if len(s.stack) != depth:
                    return True
            else:
                i += 1
        return False

    def gone(self, s: Imperium, f: OrderFrame, item: Pending) -> bool:
        """A card that was trashed before its box was used gives nothing more, except for trashing itself."""
        place = item.place
        if place < 0 or s.players[f.seat].in_play[place] >= 0 or f.trashing == place:
            return False
        return isinstance(item.effect, Line) or not isinstance(item.effect, OpenLine)

    def open_box(self, f: OrderFrame, box: If, source: int, place: int) -> None:
        """One line is carried out: the others have met their condition too."""
        for i, item in enumerate(f.pending):
            line = item.effect
            if item.source == source and item.place == place and isinstance(line, Line) and line.box is box:
                f.replace(i, (line.open,))

    def hides(self, f: OrderFrame) -> bool:
        """Whether the owner alone can see what of it can be done."""
        for item in f.pending:
            if deed(item).hidden():
                return True
        return False

    def ready(self, s: Imperium, f: OrderFrame) -> list[int]:
        """Like effects of like cards are offered once."""
        options: list[int] = []
        for i, item in enumerate(f.pending):
            if not self.offered_before(f, i) and item.effect.doable(s, f.look(item)):
                options.append(FIRST_PART + i)
        return options

    def offered_before(self, f: OrderFrame, i: int) -> bool:
        for j in range(i):
            if f.pending[j].is_like(f.pending[i]):
                return True
        return False

    def must_go_on(self, s: Imperium, f: OrderFrame) -> bool:
        """Whether something compulsory can still be done."""
        for item in f.pending:
            if not deed(item).optional and item.effect.doable(s, f.look(item)):
                return True
        return False

    def carry_out(self, s: Imperium, f: OrderFrame, i: int) -> None:
        item = f.pending[i]
        effect = deed(item)
        f.replace(i, ())
        if isinstance(effect, Line):
            self.open_box(f, effect.box, item.source, item.place)
        if effect.trashes_its_card:
            f.trashing = item.place
        effect.start(s, f.context(item))


def begin(s: Imperium, order: AnyOrder, effects: Effects, seat: int, source: int) -> None:
    """Opens a frame in which a player carries out effects in any order."""
    frame = OrderFrame(order, seat, seat, source, NOTHING)
    frame.add(effects, source, NOTHING)
    s.push(frame)


class LineByLine(AnyOrder):
    """What one line brings may pay for the next (designer): plain effects of the turn, like Lady Margot Fenring's
    spice, come before the player is asked on."""

    def run(self, s: Imperium, f: Frame) -> None:
        if s.in_turn(f.seat):
            turn = s.turn_frame()
            order = turn.effect
            assert isinstance(order, AnyOrder)
            if order.settle(s, turn):
                return
        super().run(s, f)


LINES: Final = LineByLine("lines")


class Lines(Do):
    """Lines of an Intrigue card without "or": those without a cost apply, each arrow may be used or not."""

    def __init__(self, lines: tuple[Do, ...]) -> None:
        super().__init__()
        self.lines = lines

    def parts(self) -> Effects:
        return self.lines

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any_doable(self.lines, s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        begin(s, LINES, self.lines, f.seat, f.source)
