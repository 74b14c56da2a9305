"""What a game offers to the rest of the house."""

from __future__ import annotations

from typing import NamedTuple

from greathall.kernel.machine import State


class Standing(NamedTuple):
    """How a seat did: place 1 has won; a place may be shared."""

    place: int
    score: int


class Dealer:
    """Checked options of a game, ready to set up any number of tables."""

    def deal(self, seed: int, tell: bool = False) -> State:
        """The same seed gives the same table; `tell` notes events from the start."""
        raise AssertionError("a game says how it is dealt")


class Rules:
    """A game: how it is set up, what its seats may see, who has won."""

    id = ""
    min_players = 0
    max_players = 0

    def options(self) -> dict[str, str]:
        """The options that the game takes, and what each may be."""
        return {}

    def dealer(self, players: int, options: dict[str, object]) -> Dealer:
        """Raises BadOption for players or options that the game does not take."""
        raise AssertionError("a game says how it is set up")

    def copy(self, state: State) -> State:
        raise AssertionError("a game copies its state")

    def dump(self, state: State) -> list[object]:
        """The whole state as plain lists and numbers."""
        raise AssertionError("a game writes its state out")

    def load(self, state: State, saved: list[object]) -> None:
        """Puts a saved state in place of that of a table with the same players, seed and options."""
        raise AssertionError("a game reads its state back")

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What the seat (-1: a spectator) may know, in plain JSON values."""
        raise AssertionError("a game says what a seat may know")

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """A copy in which all that the seat cannot know is dealt anew."""
        raise AssertionError("a game deals the unknown anew")

    def standings(self, state: State) -> list[Standing]:
        """Place and score by seat."""
        raise AssertionError("a game says who has won")

    def turns(self, state: State) -> list[int]:
        """By seat: how many turns (or rounds) it has had."""
        raise AssertionError("a game counts its turns")

    def seats(self, state: State) -> int:
        raise AssertionError("a game knows its seats")

    def thing(self, code: int) -> str | None:
        """The id of the card, space or other thing that an option code points at."""
        return None

    def card_id(self, card: int) -> str | None:
        """The id of a card by its number in zones and events."""
        return None
