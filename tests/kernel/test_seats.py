"""Seats and players are two things; teams are known to the kernel."""

import pytest

from greathall.kernel.seats import MAX_SEATS, Seating
from greathall.kernel.zones import GROUP


def test_automata_sit_behind_the_players() -> None:
    seating = Seating(2, automata=1)
    assert (seating.players, seating.seats) == (2, 3)


def test_without_teams_everybody_is_an_opponent() -> None:
    seating = Seating(3)
    assert not seating.has_teams
    assert seating.allies(1) == []
    assert seating.opponents(1) == [0, 2]


def test_teams_have_allies_and_opponents() -> None:
    seating = Seating(6, teams=(0, 1, 0, 1, 0, 1))
    assert seating.has_teams
    assert seating.allies(2) == [0, 4]
    assert seating.opponents(2) == [1, 3, 5]


def test_the_bits_have_room_for_every_seat_and_no_more() -> None:
    assert 1 << Seating(MAX_SEATS).seats <= GROUP
    with pytest.raises(AssertionError, match="room for"):
        Seating(MAX_SEATS, automata=1)
