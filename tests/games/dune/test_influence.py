"""Influence: the point at two, alliances won, overtaken, handed over and lost."""

from __future__ import annotations

import pytest
from tests.games.dune.games import each_game
from tests.games.dune.influence import fall, rise
from tests.games.dune.table import DuneGame

from greathall.games.imperium.things import FACTIONS

each_faction = pytest.mark.parametrize("faction", FACTIONS)


# -- points


@each_game
@each_faction
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_point_at_two_and_one_for_the_alliance_at_four(
    game: DuneGame, faction: str, before: int, vp: int
) -> None:
    t = rise(game, faction, before)
    assert t.me.influence == {faction: before + 1}
    assert t.me.vp == vp


@each_game
def test_the_point_is_lost_below_two(game: DuneGame) -> None:
    assert fall(game, 2).me.vp == 0
    assert fall(game, 3).me.vp == 1


# -- winning an alliance


@each_game
@each_faction
def test_the_first_at_four_makes_the_alliance(game: DuneGame, faction: str) -> None:
    t = rise(game, faction, 3, 3, 2)
    assert t.alliances == {faction: 0}
    assert t.me.vp == 2


@each_game
@each_faction
@pytest.mark.parametrize(("mine", "theirs"), [(3, 4), (4, 5), (5, 6)])
def test_a_tie_does_not_move_it(game: DuneGame, faction: str, mine: int, theirs: int) -> None:
    t = rise(game, faction, mine, theirs)
    assert t.me.influence[faction] == theirs
    assert t.alliances == {faction: 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


@each_game
@each_faction
@pytest.mark.parametrize("level", [4, 5])
def test_whoever_overtakes_the_holder_takes_token_and_point(game: DuneGame, faction: str, level: int) -> None:
    t = rise(game, faction, level, level, holder=1)
    assert t.alliances == {faction: 0}
    assert (t.me.vp, t.left.vp) == (2, 1)


@each_game
@pytest.mark.parametrize("other", [0, 3])
def test_the_holder_who_rises_keeps_it_and_gains_no_point(game: DuneGame, other: int) -> None:
    t = rise(game, "fremen", 4, other)
    assert t.alliances == {"fremen": 0}
    assert t.me.vp == 2


# -- losing one


@each_game
def test_a_holder_who_was_tied_hands_it_over(game: DuneGame) -> None:
    t = fall(game, 5, 5)
    assert t.alliances == {"guild": 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


@each_game
@pytest.mark.parametrize(("levels", "heir"), [((4, 4), 1), ((4, 0, 4), 2)])
def test_at_three_it_goes_to_somebody_who_has_four(game: DuneGame, levels: tuple[int, ...], heir: int) -> None:
    assert fall(game, *levels).alliances == {"guild": heir}


@each_game
@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("heir", [1, 2])
def test_of_several_who_were_tied_the_holder_chooses(game: DuneGame, level: int, heir: int) -> None:
    t = fall(game, level, level, level)
    assert t.question == ("alliance_to", 0)
    assert t.offered == [1, 2]
    t.choose("alliance_to", heir)
    assert t.alliances == {"guild": heir}
    assert [side.vp for side in t.seats] == [1, *(2 if seat == heir else 1 for seat in (1, 2))]


@each_game
def test_only_those_who_were_tied_are_heirs(game: DuneGame) -> None:
    assert fall(game, 5, 4, 5, 4).alliances == {"guild": 2}


@each_game
@pytest.mark.parametrize("levels", [(5, 4), (5, 4, 4), (6, 4), (6, 5)])
def test_a_holder_who_stays_ahead_or_level_keeps_it(game: DuneGame, levels: tuple[int, ...]) -> None:
    t = fall(game, *levels)
    assert t.alliances == {"guild": 0}
    assert t.me.vp == 2


@each_game
@pytest.mark.parametrize("third", [0, 2])
def test_or_back_to_the_board(game: DuneGame, third: int) -> None:
    t = fall(game, 4, 3, third)
    assert t.alliances == {}
    assert t.me.vp == 1


@each_game
def test_a_loss_of_somebody_else_moves_nothing(game: DuneGame) -> None:
    t = fall(game, 4, 5, holder=1)
    assert t.alliances == {"guild": 1}
    assert t.left.vp == 2
