"""Frames that remember something, as effects of several games need them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from greathall.kernel.machine import Frame, Memory, State


@mypyc_attr(allow_interpreted_subclasses=True)
class NamesFrame(Frame):
    """Several options are named one after another, before the first is carried out."""

    named = 0  # those named so far, as bits

    def copy(self) -> Frame:
        twin = NamesFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.named = self.named
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.named, -1, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFrame(Frame):
    """It is about a card: what follows may be measured by it."""

    card = -1

    def copy(self) -> Frame:
        twin = CardFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.card = self.card
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(0, self.card, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsFrame(CardFrame):
    """Cards are moved one by one; `card` is the last that everybody has seen."""

    moved = 0  # so many

    def copy(self) -> Frame:
        twin = CardsFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.card = self.card
        twin.moved = self.moved
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.moved, self.card, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowFrame(Frame):
    """A seat answers an event, with one thing after another."""

    answers: tuple[int, ...] = ()  # given so far, as option codes

    def copy(self) -> Frame:
        twin = WindowFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.answers = self.answers
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(0, -1, list(self.answers))
