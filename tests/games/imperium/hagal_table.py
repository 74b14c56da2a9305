"""Sets a table with House Hagal for a test: one player and two Rivals, or two players and House Hagal.

    t = solo(Seat("dagger"), Seat(leader="glossu_rabban"), deck="hagal_carthag hagal_conspire")
    t.act()
    assert t.seats[1].agents == ["carthag"]

It is the turn of the player on seat 0. `deck` are the cards of House Hagal that come next, from the top down; all
others lie in its discard pile."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.dune.table import Seat, Table, ids
from tests.games.imperium.table import table

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.tabletop import HouseHagal

HAGAL_NUMBERS = {card.id: card.index for card in BASE.hagal}


class HagalTable(Table):
    @property
    def hagal(self) -> HouseHagal:
        assert self.state.hagal is not None
        return self.state.hagal

    @property
    def drawn(self) -> list[tuple[str, str]]:
        """What was drawn last, and what became of it."""
        seen: Any = self.view()["hagal"]
        return [(card["card"], card["outcome"]) for card in seen["drawn"]]

    def told_of(self, what: str) -> list[tuple[int, str | None]]:
        """Seat and card of each such event so far."""
        return [(e.seat, BASE.thing(e.card)) for e in self.state.events or [] if e.what == what]

    def act(self, space: str = "hall_of_oratory") -> None:
        """The player on seat 0 sends an Agent with a Dagger somewhere; the automata act after that."""
        self.play("dagger", space)
        self.end_turn()

    def stack_deck(self, deck: str) -> None:
        """The cards that come next, from the top down."""
        hagal = self.hagal
        every = Counter(hagal.deck + hagal.discard)
        hagal.deck = [HAGAL_NUMBERS[id] for id in ids(deck)][::-1]
        every.subtract(hagal.deck)
        assert min(every.values()) >= 0, f"there are not so many: {deck}"
        hagal.discard = sorted(every.elements())

    def hagal_cards(self) -> Counter[int]:
        return Counter(self.hagal.deck + self.hagal.discard)


def few(seats: list[Seat], *, players: int, deck: str, first_player: int, **more: Any) -> HagalTable:
    t = HagalTable(table(*seats, players=players, first_player=first_player, **more).state, 0)
    t.stack_deck(deck)
    return t


RIVAL = Seat(garrison=0, water=1, leader="earl_memnon_thorvald")
OTHER = Seat(garrison=0, water=1, leader="count_ilban_richese")


def solo(
    me: Seat | None = None,
    left: Seat = RIVAL,
    right: Seat = OTHER,
    *,
    deck: str = "",
    first_player: int = 0,
    **more: Any,
) -> HagalTable:
    """Seat 0 begins, unless the test says otherwise. `more` are facts of the table and options of the game."""
    me = Seat("dagger*2") if me is None else me
    me = me._replace(leader=me.leader or "paul_atreides")
    rivals = [rival._replace(water=1 if rival.water is None else rival.water) for rival in (left, right)]
    names = [rival.leader for rival in rivals]
    return few([me, *rivals], players=1, deck=deck, first_player=first_player, rivals=names, **more)


HOUSE = Seat(garrison=0, water=0, swordmaster=True, vp=0)


def duel(
    me: Seat | None = None,
    other: Seat | None = None,
    hagal: Seat = HOUSE,
    *,
    deck: str = "",
    first_player: int = 0,
    **more: Any,
) -> HagalTable:
    me = Seat("dagger*2") if me is None else me
    other = Seat("dagger*2") if other is None else other
    return few([me, other, hagal], players=2, deck=deck, first_player=first_player, **more)
