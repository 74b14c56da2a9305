"""Sets a Dominion table for a test, makes moves on it in words, and reads it in card ids.

    t = table(hand="trading_post copper")
    t.play("trading_post")
    assert t.trash == ["copper"]

Cards are written as ids with spaces between them, "copper*3" for three of them. Decks are written and read
from the top down, discard piles from the bottom up. After every move each card must still be somewhere, once.
Questions that leave no choice are answered at once, as the app does, but for reactions; a table `in_full` waits.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from greathall.games.dominion import hidden
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.house.dominion.positions import Position, Seat, laid_out, option_words
from greathall.house.positions import Word
from greathall.house.positions import ids as cards
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES

__all__ = ["Seat", "Side", "Table", "Word", "cards", "code_of", "count_cards", "table", "word"]

SPECTATOR = -1
CODES = {"pass": PASS, "no": PASS, "yes": YES, "all": ALL_TREASURES}


def table(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    others: tuple[Seat, ...] = (),
    *,
    in_full: bool = False,
    **given: Any,
) -> Table:
    """A table at the start of a turn of the seat `active`, who has the given hand, deck and discard pile.

    The `others` follow from its left; what else is `given` is that of a `Position`
    (greathall.house.dominion.positions)."""
    position = Position((Seat(hand, deck, discard), *others), **given)
    return Table(laid_out(position), position.active, in_full)


class Side:
    """One player's zones, read as card ids."""

    def __init__(self, s: Dominion, seat: int) -> None:
        self._player = s.players[seat]

    @property
    def hand(self) -> list[str]:
        """In the catalogue's order: Copper, Silver, Gold, Estate, Duchy, Province, Curse, then the boxes."""
        return hidden.ids(self._player.hand)

    @property
    def deck(self) -> list[str]:
        return hidden.ids(self._player.deck[::-1])

    @property
    def discard(self) -> list[str]:
        return hidden.ids(self._player.discard)

    @property
    def aside(self) -> list[str]:
        return hidden.ids(self._player.aside)

    @property
    def turns(self) -> int:
        return self._player.turns

    @property
    def owned(self) -> Counter[str]:
        """All the player's cards, wherever they are."""
        return Counter({CARDS[card].id: n for card, n in enumerate(self._player.owned) if n})


class Table:
    """A game in progress. The zones without a seat are those of the player whose turn was set up."""

    def __init__(self, s: Dominion, me: int, in_full: bool = False) -> None:
        self.state = s
        self.in_full = in_full
        self.seats = [Side(s, seat) for seat in range(len(s.players))]
        self.me = self.seats[me]
        self.left = self.seats[(me + 1) % len(self.seats)]
        self._all_cards = count_cards(s)
        self.go_on()

    # -- what lies where

    @property
    def hand(self) -> list[str]:
        return self.me.hand

    @property
    def deck(self) -> list[str]:
        return self.me.deck

    @property
    def discard(self) -> list[str]:
        return self.me.discard

    @property
    def trash(self) -> list[str]:
        return hidden.ids(self.state.trash)

    @property
    def in_play(self) -> list[str]:
        return [CARDS[card].id for card in self.state.in_play if card >= 0]

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def buys(self) -> int:
        return self.state.buys

    @property
    def coins(self) -> int:
        return self.state.coins

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def over(self) -> bool:
        return self.state.over

    def supply(self, id: str) -> int:
        return self.state.supply[BY_ID[id].index]

    def cost(self, id: str) -> int:
        return self.state.cost(BY_ID[id].index)

    def points(self, seat: int = 0) -> int:
        return self.state.points(seat)

    # -- what is asked

    @property
    def question(self) -> tuple[str, int]:
        """The kind of the decision at hand, and whose it is."""
        assert not self.over, "the game is over"
        return self.state.kind, self.state.decider

    @property
    def offered(self) -> list[Word]:
        """The options of the decision at hand, in words."""
        return [word(code) for code in self.state.options]

    def choose(self, kind: str, *words: Word, by: int | None = None) -> None:
        """Answers one decision after another, all of that kind and of that seat (or the active player)."""
        by = self.active if by is None else by
        for answer in words:
            assert self.question == (kind, by), f"{self.question} is asked, not {(kind, by)}"
            assert code_of(answer) in self.state.options, f"{answer} is not among {self.offered}"
            self.state.choose(code_of(answer))
            self.go_on()

    def go_on(self) -> None:
        """To the next question that leaves a choice, or just to the next one at a table in full."""
        self.assert_conserved()
        while not self.in_full and not self.over and self.state.is_forced() and self.state.kind != "react":
            self.state.choose(self.state.options[0])
            self.assert_conserved()

    # -- moves

    def play(self, *ids: str) -> None:
        """Plays Actions in the action phase, one after another."""
        self.choose("action", *ids)

    def treasures(self) -> None:
        """Ends the action phase and lays out all Treasures."""
        self.end_actions()
        if self.question[0] == "treasure":
            self.choose("treasure", "all")

    def treasure(self, *ids: str) -> None:
        """Lays out Treasures one by one."""
        self.end_actions()
        self.choose("treasure", *ids)

    def buy(self, *ids: str) -> None:
        """Buys cards, without laying out any more Treasures."""
        self.end_actions()
        if self.question[0] == "treasure":
            self.choose("treasure", "pass")
        self.choose("buy", *ids)

    def end_actions(self) -> None:
        if self.question[0] == "action":
            self.choose("action", "pass")

    def end_turn(self) -> None:
        """Does nothing more this turn."""
        turns = self.total_turns()
        while not self.over and self.total_turns() == turns:
            assert self.question[0] in ("action", "treasure", "buy"), f"{self.question} is asked"
            self.choose(self.question[0], "pass")

    def total_turns(self) -> int:
        return sum(side.turns for side in self.seats)

    # -- who sees what

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return hidden.view(self.state, seat)

    def seen(self, owner: int, by: int = SPECTATOR) -> dict[str, Any]:
        """What the seat `by` sees of the owner's cards."""
        return cast("list[dict[str, Any]]", self.view(by)["players"])[owner]

    # -- what must always be true

    def assert_conserved(self) -> None:
        """Each card is somewhere, once; each player owns what lies in their zones."""
        s = self.state
        assert count_cards(s) == self._all_cards, "cards have appeared or vanished"
        for seat, player in enumerate(s.players):
            assert player.owned == [zones(s, seat).count(card) for card in range(len(CARDS))], (
                f"what seat {seat} owns is not what lies in their zones"
            )
        assert s.empty_piles == sum(s.supply[pile] == 0 for pile in s.setup.piles)


def zones(s: Dominion, seat: int) -> list[int]:
    player = s.players[seat]
    in_play = [card for card in s.in_play if card >= 0] if seat == s.active else []
    return player.deck + player.hand + player.discard + player.aside + player.held + in_play


def count_cards(s: Dominion) -> Counter[int]:
    everything = Counter(s.trash)
    for seat in range(len(s.players)):
        everything.update(zones(s, seat))
    for pile in s.setup.piles:
        everything[pile] += s.supply[pile]
    return everything


def word(code: int) -> Word:
    return option_words(code)[0]


def code_of(answer: Word) -> int:
    if isinstance(answer, int):
        return FIRST_PART + answer
    return CODES[answer] if answer in CODES else FIRST_THING + BY_ID[answer].index
