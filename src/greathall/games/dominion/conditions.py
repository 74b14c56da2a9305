"""What a sentence asks for: that something holds, and which cards fit."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, Card
from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import Frame


class Condition:
    def holds(self, s: Dominion, f: Frame) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


class ActionsPlayed(Condition):
    """This is at least the n-th Action played this turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Dominion, f: Frame) -> bool:
        return s.actions_played >= self.n


class HandWithout(Condition):
    """No card of this type is in hand."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, s: Dominion, f: Frame) -> bool:
        return not any(s.has_type(card, self.types) for card in s.players[f.seat].hand)


class HandAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Dominion, f: Frame) -> bool:
        return len(s.players[f.seat].hand) >= self.n


# -- which cards


class Which:
    """A description of cards: of a type, of a name, or any."""

    def __init__(self, types: int = 0, card: Card | None = None) -> None:
        self.types = types
        self.card = card

    def fits(self, s: Dominion, card: int) -> bool:
        if self.card is not None:
            return card == self.card.index
        return self.types == 0 or s.has_type(card, self.types)


ANY_CARD: Final = Which()
ANY_ACTION: Final = Which(ACTION)
