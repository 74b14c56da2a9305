"""What a card is."""

from __future__ import annotations

from typing import Any, Final

from greathall.kernel.machine import Effect
from greathall.kernel.triggers import Trigger

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32

# What a Reaction answers: another player has laid down an Attack.
ATTACK_PLAYED: Final = "attack"

TYPE_NAMES: Final[dict[int, str]] = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSE: "curse",
    ATTACK: "attack",
    REACTION: "reaction",
}


class Points:
    """Victory points at the end of the game: a number, and so many more for each `per` cards of a kind owned."""

    def __init__(self, fixed: int = 0, each: int = 0, per: int = 1, of: Card | None = None) -> None:
        self.fixed = fixed
        self.each = each
        self.per = per
        self.of = of  # None: all cards count

    def worth(self, owned: list[int]) -> int:
        if self.each == 0:
            return self.fixed
        count = sum(owned) if self.of is None else owned[self.of.index]
        return self.fixed + self.each * (count // self.per)


class Card:
    def __init__(
        self,
        id: str,
        cost: int,
        types: int,
        *,
        play: Effect[Any] | None = None,
        reaction: Trigger[Any] | None = None,
        coins: int = 0,
        points: Points | None = None,
    ) -> None:
        self.id = id
        self.cost = cost
        self.types = types
        self.play = play
        self.reaction = reaction
        self.coins = coins
        self.points = points
        self.index = -1  # its place in the catalogue, which is what the zones hold
        self.set = ""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def type_names(self) -> list[str]:
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]
