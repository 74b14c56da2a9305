"""Setting up automata: what a rules sheet for few players changes about the table (House Hagal; the Rivals)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from greathall.games.imperium.printed import SOLO, Automata, Content
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import HouseHagal
from greathall.games.imperium.things import NOTHING
from greathall.games.options import check_flag
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.permanent import Thing
from greathall.kernel.rng import Rng

USUAL_LEVEL: Final = "mercenary"
DIFFICULTY: Final = "one player: how hard, 'mercenary', 'sardaukar', 'mentat' or 'kwisatz_haderach'"
ROW_CHURN: Final = "one player: true if cards of the Imperium Row go after each Reveal turn, else false"


class AutomataSetup:
    """Checked options of a table with automata. One is made for each dealer (`Shelf.automata`)."""

    seats = 0  # how many automata there are
    first_player = NOTHING  # the seat that begins, if the sheet says so
    beginners = 0  # else so many seats, from the first on, may begin
    takes: Mapping[str, str] = {}  # its options
    variants: Mapping[str, tuple[int, ...]] = {}  # those of them that are flags: with how many players
    included: tuple[str, ...] = ()  # … that are part of the level

    def variant(self, options: dict[str, object], name: str, players: int) -> bool:
        """Whether the table is played with this variant."""
        chosen = check_flag(options, name, self.takes[name])
        if chosen:
            check_count(options, name, False, players, self.variants[name])
        return chosen or name in self.included

    def check_asked(self, options: dict[str, object]) -> None:
        """What is part of the level cannot be left out. Records may say so: it never meant anything."""
        for name in self.included:
            if name in options and not check_flag(options, name, self.takes[name]):
                level = options["difficulty"]
                raise BadOption(Wrong("error-part-of-level", name=name, level=str(level)))

    def modules(self) -> list[str]:
        """What is printed for it, beside the game's own."""
        raise AssertionError("a sheet says which modules it takes")

    def check(self, content: Content, leaders: list[int]) -> None:
        """Checks what names things of these modules; `leaders` were given to the players outright."""

    def automata(self, cards: list[int]) -> Automata:
        """How they act, with these kinds of cards in House Hagal's deck."""
        raise AssertionError("a sheet says how its automata act")

    def left_to_chance(self) -> bool:
        return False

    def draw(self, rng: Rng, taken: list[int]) -> list[int]:
        """Who the automata are, by seat: leaders or cards of their own; `taken` are the players' leaders."""
        return []

    def resolved(self, drawn: list[int]) -> dict[str, object]:
        """The options that name them outright, with the variants that are part of the level."""
        return dict.fromkeys(self.included, True)

    def takes_leaders(self) -> bool:
        """Whether what was drawn are leaders, whom no player can have then."""
        return False

    def seat_automata(self, s: Imperium, drawn: list[int]) -> None:
        """Sits them behind the players, and gives all what the sheet says."""
        raise AssertionError("a sheet says what its automata begin with")


def lay_out_hagal(s: Imperium) -> None:
    """Shuffles House Hagal's deck."""
    automata = s.setup.automata
    assert automata is not None
    deck = [card for card in automata.cards for _ in range(s.content.hagal[card].copies)]
    s.rng.shuffle(deck)
    s.hagal = HouseHagal(deck)


def check_count(
    options: dict[str, object], name: str, usual: object, players: int, counts: tuple[int, ...]
) -> None:
    """An option that means nothing with so many players is refused, unless it says the usual."""
    if name in options and options[name] != usual and players not in counts:
        raise BadOption(Wrong("error-option-few", name=name, few=len(counts), least=counts[0], given=players))


L = TypeVar("L", bound=Thing)


def checked_level(options: dict[str, object], levels: tuple[L, ...], players: int) -> L:
    """How hard the solo game is."""
    check_count(options, "difficulty", USUAL_LEVEL, players, SOLO)
    difficulty = options.get("difficulty", USUAL_LEVEL)
    for level in levels:
        if level.id == difficulty:
            return level
    raise BadOption(
        Wrong("error-difficulty", levels=", ".join(level.id for level in levels), given=shown(difficulty))
    )
