"""Frames of the Dune games that the verbs of the rulebook have to do with."""

from __future__ import annotations

from typing import Any

from greathall.games.imperium.printed import Effects
from greathall.games.imperium.things import NOTHING
from greathall.kernel.machine import Effect, Frame, Memory, State


class Pending:
    """An effect that is still to be carried out. It is never changed, so that copies of a table may share it."""

    def __init__(self, effect: Effect[Any], source: int, place: int) -> None:
        self.effect = effect
        self.source = source  # the card, space or leader on which it stands
        self.place = place  # where that card lies in play

    def is_like(self, other: Pending) -> bool:
        """The same effect of the same kind of card."""
        return self.effect is other.effect and self.source == other.source


class OrderFrame(Frame):
    """Effects that are carried out in any order."""

    pending: tuple[Pending, ...] = ()
    trashing = NOTHING  # the place of a card that has trashed itself: what else it gives still counts
    _ahead: Frame | None = None  # see `look`; nothing that is remembered

    def copy(self) -> Frame:
        twin = OrderFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.pending = self.pending
        twin.trashing = self.trashing
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.trashing + 1, -1, self.dump_pending())

    def add(self, effects: Effects, source: int, place: int) -> None:
        for effect in effects:
            self.pending += (Pending(effect, source, place),)

    def replace(self, i: int, effects: Effects) -> None:
        """Puts effects of the same card in the place of one, or none."""
        rest = self.pending[i + 1 :]
        if effects:
            item = self.pending[i]
            rest = tuple([Pending(effect, item.source, item.place) for effect in effects]) + rest
        self.pending = self.pending[:i] + rest if i else rest

    def dump_pending(self) -> list[object]:
        pending: list[object] = []
        for item in self.pending:
            pending += [item.effect.path, item.source, item.place]
        return pending

    def context(self, item: Pending) -> Frame:
        """The frame as one of the effects sees it: on its own card."""
        return Frame(self.effect, self.seat, self.by, item.source, item.place)

    def look(self, item: Pending) -> Frame:
        """The same, for an effect that is only asked whether it can be done: it keeps nothing of the frame, so one
        serves all of them."""
        ahead = self._ahead
        if ahead is None:
            ahead = Frame(self.effect, self.seat, self.by, NOTHING, NOTHING)
            self._ahead = ahead
        ahead.source = item.source
        ahead.place = item.place
        return ahead


class TurnFrame(OrderFrame):
    """A player's turn."""

    card = NOTHING  # the card that sends an Agent
    level = 0  # which price of the space is paid

    def copy(self) -> Frame:
        twin = TurnFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.pending = self.pending
        twin.trashing = self.trashing
        twin.card = self.card
        twin.level = self.level
        return twin

    def memory(self, s: State) -> Memory:
        # The price is paid before any card can trash itself.
        return Memory(self.level or self.trashing + 1, self.card, self.dump_pending())


class AcquiredFrame(Frame):
    """A card is acquired, and it is asked where it goes."""

    card = NOTHING
    lies = 0  # where it lies
    price = NOTHING  # in persuasion, if it is bought

    def copy(self) -> Frame:
        twin = AcquiredFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.card = self.card
        twin.lies = self.lies
        twin.price = self.price
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(0, self.card, [self.lies, self.price])


class LayAwayFrame(Frame):
    """An Intrigue card is being carried out."""

    face_up = 0  # so many like it waited face up before

    def copy(self) -> Frame:
        twin = LayAwayFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.face_up = self.face_up
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.face_up, -1, [])
