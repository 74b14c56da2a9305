"""The end of the game: ten points or ten rounds, and who has won."""

from __future__ import annotations

import pytest
from tests.games.dune.games import each_game
from tests.games.dune.table import DuneGame, Seat


@each_game
def test_nine_points_do_not_end_the_game(game: DuneGame) -> None:
    t = game.table(Seat(vp=9))
    t.finish_round()
    assert not t.over
    assert t.first_player == 1


@each_game
def test_the_tenth_round_is_the_last(game: DuneGame) -> None:
    t = game.table(Seat(), round=9)
    t.finish_round()
    assert t.question[0] == "turn"
    assert t.round == 10
    t.finish_round()
    assert t.over
    assert t.round == 10


@each_game
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Seat(vp=10), Seat(vp=9, spice=9, solari=9, water=9)),
        (Seat(vp=10, spice=2), Seat(vp=10, spice=1, solari=9, water=9, garrison=9)),
        (Seat(vp=10, spice=1, solari=3), Seat(vp=10, spice=1, solari=2, water=9, garrison=9)),
        (Seat(vp=10, solari=2, water=2), Seat(vp=10, solari=2, water=1, garrison=9)),
        (Seat(vp=10, garrison=5), Seat(vp=10, garrison=4)),
    ],
)
def test_most_points_then_spice_solari_water_and_garrison(game: DuneGame, first: Seat, second: Seat) -> None:
    t = game.table(first, second)
    t.finish_round()
    assert [place for place, _ in t.standings] == [1, 2, 3]
    turned = game.table(second, first)
    turned.finish_round()
    assert [place for place, _ in turned.standings] == [2, 1, 3]


@each_game
@pytest.mark.parametrize("vp", [13, 15])
def test_points_beyond_the_track_count(game: DuneGame, vp: int) -> None:
    t = game.table(Seat(vp=vp), Seat(vp=vp - 1))
    t.finish_round()
    assert t.standings == [(1, vp), (2, vp - 1), (3, 0)]
