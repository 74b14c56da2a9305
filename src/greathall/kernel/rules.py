"""What a game offers to the rest of the house."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from greathall.kernel.machine import NOBODY, State
from greathall.kernel.reasons import CHOICE, Reason, Why
from greathall.kernel.rng import Rng, mix, seeded
from greathall.kernel.seats import Seating

SET_UP: Final = 2**32  # games and bots mix their seeds with numbers from 0
DEALS: Final = 64  # tries to find a deal that fits what the deciding player has chosen


class Standing(NamedTuple):
    """How a seat did: place 1 has won; a place may be shared, and a team shares its own and its score."""

    place: int
    score: int


class Resolved(NamedTuple):
    """A set-up without chance: options that name all outright, and the ids of what is in each deck. With these a
    seed gives the same table, whatever was printed since."""

    options: dict[str, object]
    setup: dict[str, list[str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Checked options of a game, ready to set up any number of tables.

    What chance decides about the set-up has a generator of its own (`chance`), so that the deal is the same whether
    it was drawn or named."""

    def seating(self) -> Seating:
        """Who sits at its tables."""
        raise AssertionError("a game says who sits at its tables")

    def resolve(self, seed: int) -> Resolved:
        """The set-up that this seed gives."""
        raise AssertionError("a game says what chance decides about its set-up")

    def left_to_chance(self) -> bool:
        """Whether another seed could give another set-up."""
        raise AssertionError("a game says what chance decides about its set-up")

    def deal(self, seed: int, tell: bool = False) -> State:
        """The same seed gives the same table; `tell` notes events from the start."""
        raise AssertionError("a game says how it is dealt")


class Cover:
    """What was covered: lists in the game's own order, and chance to come."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat  # for whom
        self.rng = rng
        self.lists: list[list[int]] = []


def chance(seed: int) -> Rng:
    """The generator for the set-up of a table with that seed; that of the deal is the seed's own."""
    return seeded(mix(seed, SET_UP))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game: how it is set up, what its seats may see, who has won."""

    id = ""
    version = 0  # of the rules: a new one whenever the same choices lead elsewhere (CHANGELOG.md)
    player_counts: tuple[int, ...] = ()  # the numbers of players that it takes, automata not counted
    usual_players = 2  # if nobody says how many

    def options(self) -> dict[str, str]:
        """The options that the game takes, and what each may be."""
        return {}

    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        """Raises BadOption for players or options that the game does not take; `setup` is that of a record."""
        raise AssertionError("a game says how it is set up")

    def copy(self, state: State) -> State:
        raise AssertionError("a game copies its state")

    def dump(self, state: State) -> list[object]:
        """The whole state as plain lists and numbers."""
        raise AssertionError("a game writes its state out")

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What the seat (-1: a spectator) may know, in plain JSON values."""
        raise AssertionError("a game says what a seat may know")

    def redeal(self, state: State, seat: int, except_for: int) -> None:
        """Deals anew all that the seat cannot know, but for the cards of seat `except_for`."""
        raise AssertionError("a game deals the unknown anew")

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """A copy in which all that the seat cannot know is dealt anew, chance to come included.

        To be asked tells nothing, so nearly any deal will do. But what a player has chosen is known: whoever chose
        to trash a Fremen card from their hand has one. A deal that leaves nothing to ask is thrown away."""
        if state.over:
            return self.copy(state)  # everything has been counted
        for attempt in range(DEALS):
            twin = self.copy(state)
            twin.rng = seeded(mix(seed, attempt))
            self.redeal(twin, seat, NOBODY)
            if self.waits_alike(twin, state):
                return twin
        # So rare a choice that no deal was found for it: the player who is asked keeps what they have.
        twin = self.copy(state)
        twin.rng = seeded(mix(seed, DEALS))
        self.redeal(twin, seat, state.decider)
        twin.ask_again()
        return twin

    def cover(self, state: State, seat: int) -> Cover | None:
        """Covers all that the seat cannot know, on the table itself: it can be counted, and not read. Far quicker
        than to deal it anew, for whoever only looks; `uncover` lays it open again. Not every game can do it."""
        return None

    def uncover(self, state: State, cover: Cover) -> None:
        raise AssertionError("a game lays open what it has covered")

    def waits_alike(self, twin: State, state: State) -> bool:
        """Whether the waiting frame, asked anew, asks the same seat and nothing else happens."""
        frame = state.stack[-1]
        return (
            twin.ask_again()
            and twin.decider == state.decider
            and len(twin.stack) == len(state.stack)
            and twin.stack[-1].step == frame.step
        )

    def standings(self, state: State) -> list[Standing]:
        """Place and score by seat, those of automata too."""
        raise AssertionError("a game says who has won")

    def can_win(self, state: State, seat: int) -> bool:
        """Whether the seat is there to win: not an automaton that only stands in the way."""
        return True

    def turns(self, state: State) -> list[int]:
        """By seat: how many turns (or rounds) it has had, the one under way included."""
        raise AssertionError("a game counts its turns")

    def phase(self, state: State) -> str:
        """The phase of the game, as everybody knows it: all that others learn of a decision beside its seat."""
        raise AssertionError("a game has phases")

    def thing(self, state: State, code: int) -> str | None:
        """The id of the card, space or other thing that an option of the decision at hand points at."""
        return None

    def place(self, state: State, code: int) -> str:
        """Where that thing lies: "hand", "supply", "space", … (docs/architecture.md lists them all); "choice" if
        it is a matter of words: yes, no, a number, one of several effects, something that is not on the table."""
        return CHOICE

    def reasons(self, state: State) -> list[Reason]:
        """Why other things at those places cannot be chosen, from what the seat that decides may know."""
        return []

    def losses(self, state: State, code: int) -> list[Why]:
        """What could still be used and would be given away by that option of the decision at hand: whoever shows it
        to a person asks once more. What costs nothing, or was to be expected, is none."""
        return []

    def by_itself(self, state: State) -> int | None:
        """The option of the decision at hand that there is no reason not to take, for whoever likes it to be taken
        at once. It must follow from what everybody sees: what comes by itself tells of nothing that is hidden."""
        return None

    def asks_on(self, state: State, code: int) -> State | None:
        """A copy of the table after that option, if it does nothing but ask on (how many?): the answers can be
        offered in its place, and both be chosen at once."""
        return None

    def card_id(self, card: int) -> str | None:
        """The id of a card by its number in zones and events."""
        return None
