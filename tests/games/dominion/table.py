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
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from greathall.games.dominion import hidden
from greathall.games.dominion.card import ACTION
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.kingdoms import SIZE
from greathall.games.dominion.setup import START_COPPERS, START_ESTATES, deal, make_setup
from greathall.games.dominion.state import Dominion, Player
from greathall.games.dominion.turn import ACTION_PHASE, ALL_TREASURES
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES
from greathall.kernel.rng import seeded

# Piles for places in the kingdom that a test does not care about.
FILLERS = (
    "village",
    "woodcutter",
    "smithy",
    "festival",
    "laboratory",
    "market",
    "cellar",
    "chapel",
    "remodel",
    "mine",
)
SPECTATOR = -1
START = {"copper": START_COPPERS, "estate": START_ESTATES}
WORDS = {PASS: "pass", YES: "yes", ALL_TREASURES: "all"}
CODES = {"pass": PASS, "no": PASS, "yes": YES, "all": ALL_TREASURES}

Word = str | int  # a card id, a word of CODES, or the printed option's index of a "choose one"


class Seat(NamedTuple):
    """What a player has in the beginning."""

    hand: str = ""
    deck: str = ""
    discard: str = ""


def cards(text: str) -> list[str]:
    """ "copper*2 estate" as a list of ids, in the written order."""
    ids: list[str] = []
    for word in text.split():
        id, _, count = word.partition("*")
        ids += [id] * int(count or 1)
    return ids


def table(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    others: tuple[Seat, ...] = (),
    *,
    players: int = 0,
    active: int = 0,
    kingdom: str = "",
    supply: Mapping[str, int] | None = None,
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    masquerade_empty_hand: str = "skip",
    open_discards: bool = False,
    seed: int = 1,
    in_full: bool = False,
) -> Table:
    """A table at the start of a turn of the seat `active`, who has the given hand, deck and discard pile.

    The `others` follow from its left. `supply` sets piles that hold another number of cards than is left over."""
    players = players or max(2, 1 + len(others))
    seats = [Seat(hand, deck, discard), *others]
    seats += [Seat()] * (players - len(seats))
    setup = make_setup(
        choose_kingdom(seats, kingdom),
        players,
        empty_hands_receive=masquerade_empty_hand == "receive",
        open_discards=open_discards,
    )
    s = deal(setup, active, seeded(seed))
    for i, seat in enumerate(seats):
        lay_out(s.players[(active + i) % players], seat)
    take_from_supply(s, supply or {})
    s.actions, s.buys, s.coins = actions, buys, coins
    s.stack[0].step = ACTION_PHASE
    assert s.ask_again()
    s.events = []
    return Table(s, active, in_full)


def choose_kingdom(seats: list[Seat], wanted: str) -> list[str]:
    """Ten piles: those that the cards given out come from, those that the test wants, and fillers."""
    given = [id for seat in seats for zone in seat for id in cards(zone)]
    kingdom = [id for id in dict.fromkeys(given + cards(wanted)) if BY_ID[id].set != "basic"]
    kingdom += [id for id in FILLERS if id not in kingdom][: max(0, SIZE - len(kingdom))]
    assert len(kingdom) == SIZE, f"more than ten kingdom cards: {kingdom}"
    return kingdom


def lay_out(player: Player, seat: Seat) -> None:
    player.hand = sorted(indices(seat.hand))
    player.deck = indices(seat.deck)[::-1]
    player.discard = indices(seat.discard)
    player.owned = [0] * len(CARDS)
    for card in player.hand + player.deck + player.discard:
        player.owned[card] += 1
    player.could_have_actions = any(CARDS[card].types & ACTION for card, n in enumerate(player.owned) if n)


def take_from_supply(s: Dominion, left: Mapping[str, int]) -> None:
    """What the players have comes out of the piles, but for what everybody starts with."""
    for pile in s.setup.piles:
        id = CARDS[pile].id
        taken = sum(player.owned[pile] for player in s.players) - START.get(id, 0) * len(s.players)
        s.supply[pile] = left.get(id, s.setup.supply[pile] - max(0, taken))
        assert s.supply[pile] >= 0, f"the players have more {id} than there are"
    assert all(BY_ID[id].index in s.setup.piles for id in left), f"no such piles: {left}"
    s.empty_piles = sum(s.supply[pile] == 0 for pile in s.setup.piles)


def indices(text: str) -> list[int]:
    return [BY_ID[id].index for id in cards(text)]


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
    if code >= FIRST_THING:
        return CARDS[code - FIRST_THING].id
    if code >= FIRST_PART:
        return code - FIRST_PART
    return WORDS[code]


def code_of(answer: Word) -> int:
    if isinstance(answer, int):
        return FIRST_PART + answer
    return CODES[answer] if answer in CODES else FIRST_THING + BY_ID[answer].index
