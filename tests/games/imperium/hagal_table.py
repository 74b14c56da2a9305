"""Sets a table with House Hagal for a test: one player and two Rivals, or two players and House Hagal.

    t = solo(Seat("dagger"), Seat(leader="glossu_rabban"), deck="hagal_carthag hagal_conspire")
    t.act()
    assert t.seats[1].agents == ["carthag"]

It is the turn of the player on seat 0. `deck` are the cards of House Hagal that come next, from the top down; all
others lie in its discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.imperium.table import (
    NOTHING_SAID,
    Seat,
    Table,
    give_alliances,
    ids,
    lay_out_conflicts,
    seat_player,
    share_out_cards,
    share_out_intrigue,
)

from greathall.games.imperium.catalogue import BASE, IMPERIUM_SHELF
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.tabletop import MENTAT_HOME, HouseHagal

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


def few(
    seats: list[Seat],
    *,
    players: int,
    deck: str,
    options: dict[str, object],
    first_player: int,
    conflict: str = "",
    next_conflict: str = "",
    round: int = 0,
    row: str = "",
    imperium: str = "",
    intrigue_deck: str = "",
    alliances: Mapping[str, int] = NOTHING_SAID,
    control: Mapping[str, int] = NOTHING_SAID,
    bonus_spice: Mapping[str, int] = NOTHING_SAID,
    closed: Mapping[str, int] = NOTHING_SAID,
    seed: int = 1,
) -> HagalTable:
    s = ImperiumDealer(IMPERIUM_SHELF, players, options).deal(seed)
    while s.kind != "turn":
        s.choose(s.options[0])
    s.first_player = first_player
    s.mentat = next((seat for seat, given in enumerate(seats) if given.mentat), MENTAT_HOME)
    for player, given in zip(s.players, seats, strict=True):
        seat_player(player, given, 0)
    share_out_cards(s, row, imperium, NOTHING_SAID)
    share_out_intrigue(s, intrigue_deck, "")
    lay_out_conflicts(s, conflict, next_conflict, round)
    give_alliances(s, seats, alliances)
    for space, seat in control.items():
        s.control[BASE.space_index[space]] = seat
    for space, spice in bonus_spice.items():
        s.bonus_spice[BASE.space_index[space]] = spice
    for space, seat in closed.items():
        s.closed += [BASE.space_index[space], seat]
    assert s.ask_again()
    assert (s.kind, s.decider) == ("turn", 0)
    s.events = []
    t = HagalTable(s, 0)
    t.stack_deck(deck)
    return t


RIVAL = Seat(garrison=0, leader="earl_memnon_thorvald")
OTHER = Seat(garrison=0, leader="count_ilban_richese")


def solo(
    me: Seat = RIVAL,
    left: Seat = RIVAL,
    right: Seat = OTHER,
    *,
    deck: str = "",
    first_player: int = 0,
    difficulty: str = "mercenary",
    options: dict[str, object] | None = None,
    **more: Any,
) -> HagalTable:
    """Seat 0 begins, unless the test says otherwise."""
    me = me if me is not RIVAL else Seat("dagger*2", leader="paul_atreides")
    me = me._replace(leader=me.leader or "paul_atreides")
    left, right = (
        left._replace(leader=left.leader or RIVAL.leader),
        right._replace(leader=right.leader or OTHER.leader),
    )
    chosen = {
        "leaders": [me.leader],
        "rivals": [left.leader, right.leader],
        "difficulty": difficulty,
        **(options or {}),
    }
    return few([me, left, right], players=1, deck=deck, options=chosen, first_player=first_player, **more)


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
    options: dict[str, object] = {
        "leaders": [me.leader or "paul_atreides", other.leader or "glossu_rabban"],
        "first_player": 0,
    }
    hagal = hagal._replace(swordmaster=True, water=0, vp=0)
    return few([me, other, hagal], players=2, deck=deck, options=options, first_player=first_player, **more)
