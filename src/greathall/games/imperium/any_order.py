"""Effects that their owner carries out one by one, in an order of their choice."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.effects import Do, If, Line, OpenLine, any_doable
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import TURN_FRAME, Imperium
from greathall.games.imperium.things import NOTHING
from greathall.kernel.machine import FIRST_PART, PASS, Frame


class AnyOrder(Do):
    """Effects that their owner carries out one by one, in an order of their choice.

    What is pending stands in the frame's cards: effect number, source and place, three numbers each."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def memory(self, s: Imperium, f: Frame) -> list[object]:
        pending: list[object] = []
        for i in range(self.count(f)):
            pending += [self.item(s, f, i).path, f.cards[3 * i + 1], f.cards[3 * i + 2]]
        return pending

    def run(self, s: Imperium, f: Frame) -> None:
        if self.settle(s, f):
            return
        options = self.ready(s, f)
        hides = self.hides(s, f)
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
        if code == PASS:
            s.done()
        else:
            self.carry_out(s, f, code - FIRST_PART)

    def item(self, s: Imperium, f: Frame, i: int) -> Do:
        effect = s.content.effects[f.cards[3 * i]]
        assert isinstance(effect, Do)
        return effect

    def context(self, f: Frame, i: int) -> Frame:
        """The frame as the i-th effect sees it: on its own card."""
        return Frame(self, f.seat, f.by, f.cards[3 * i + 1], f.cards[3 * i + 2])

    def count(self, f: Frame) -> int:
        return len(f.cards) // 3

    def settle(self, s: Imperium, f: Frame) -> bool:
        """Does all that is plain; True if something of it needs to be gone through first."""
        i = 0
        while i < self.count(f):
            item = self.item(s, f, i)
            if self.gone(s, f, i):
                f.cards = f.cards[: 3 * i] + f.cards[3 * i + 3 :]
            elif isinstance(item, If) and item.lines:
                self.unfold(f, i, item)
            elif item.plain(s, self.context(f, i)):
                depth = len(s.stack)
                self.carry_out(s, f, i)
                if len(s.stack) != depth:
                    return True
            else:
                i += 1
        return False

    def gone(self, s: Imperium, f: Frame, i: int) -> bool:
        """A card that was trashed before its box was used gives nothing more, except for trashing itself."""
        place = f.cards[3 * i + 2]
        if place < 0 or s.players[f.seat].in_play[place] >= 0 or f.n == place + 1:
            return False
        item = self.item(s, f, i)
        return isinstance(item, Line) or not isinstance(item, OpenLine)

    def unfold(self, f: Frame, i: int, box: If) -> None:
        """The lines of a box take its place."""
        lines: list[int] = []
        for line in box.lines:
            lines += [line.number, f.cards[3 * i + 1], f.cards[3 * i + 2]]
        f.cards = f.cards[: 3 * i] + lines + f.cards[3 * i + 3 :]

    def open_box(self, s: Imperium, f: Frame, box: If, source: int, place: int) -> None:
        """One line is carried out: the others have met their condition too."""
        cards = f.cards.copy()
        for i in range(self.count(f)):
            item = self.item(s, f, i)
            same_card = cards[3 * i + 1] == source and cards[3 * i + 2] == place
            if same_card and isinstance(item, Line) and item.box is box:
                cards[3 * i] = item.open.number
        f.cards = cards

    def hides(self, s: Imperium, f: Frame) -> bool:
        """Whether the owner alone can see what of it can be done."""
        for i in range(self.count(f)):
            if self.item(s, f, i).hidden():
                return True
        return False

    def ready(self, s: Imperium, f: Frame) -> list[int]:
        """Like effects of like cards are offered once."""
        options: list[int] = []
        for i in range(self.count(f)):
            if not self.offered_before(f, i) and self.item(s, f, i).doable(s, self.context(f, i)):
                options.append(FIRST_PART + i)
        return options

    def offered_before(self, f: Frame, i: int) -> bool:
        for j in range(i):
            if f.cards[3 * j] == f.cards[3 * i] and f.cards[3 * j + 1] == f.cards[3 * i + 1]:
                return True
        return False

    def must_go_on(self, s: Imperium, f: Frame) -> bool:
        """Whether something compulsory can still be done."""
        for i in range(self.count(f)):
            effect = self.item(s, f, i)
            if not effect.optional and effect.doable(s, self.context(f, i)):
                return True
        return False

    def carry_out(self, s: Imperium, f: Frame, i: int) -> None:
        effect = self.item(s, f, i)
        context = self.context(f, i)
        f.cards = f.cards[: 3 * i] + f.cards[3 * i + 3 :]
        if isinstance(effect, Line):
            self.open_box(s, f, effect.box, context.source, context.place)
        if effect.trashes_its_card:
            f.n = context.place + 1
        effect.start(s, context)


def begin(s: Imperium, order: AnyOrder, effects: Effects, seat: int, source: int) -> None:
    """Opens a frame in which a player carries out effects in any order."""
    frame = Frame(order, seat, seat, source, NOTHING)
    items: list[int] = []
    for effect in effects:
        items.append(effect.number)
        items.append(source)
        items.append(NOTHING)
    frame.cards = items
    s.push(frame)


class LineByLine(AnyOrder):
    """What one line brings may pay for the next (designer): plain effects of the turn, like Lady Margot Fenring's
    spice, come before the player is asked on."""

    def run(self, s: Imperium, f: Frame) -> None:
        if s.in_turn(f.seat):
            turn = s.stack[TURN_FRAME]
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
