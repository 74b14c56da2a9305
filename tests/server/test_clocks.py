"""What everybody has on their clock."""

from __future__ import annotations

import pytest

from greathall.server.clocks import KEPT, Clocks
from greathall.server.messages import Clock

BANK = Clock("bank", 600, 5)
MOVE = Clock("move", 60)
ANNA, BEN = 0, 1


def begun(terms: Clock, runs: bool = True) -> Clocks:
    return Clocks.begin(terms, 2, step=0, seat=ANNA, now=1000.0, runs=runs)


def test_the_clock_of_whoever_is_asked_runs_until_another_is() -> None:
    clocks = begun(BANK)
    assert (clocks.running, clocks.left(1010.0), clocks.due) == (ANNA, [590.0, 600.0], 1600.0)
    clocks = clocks.asked(3, ANNA, 1010.0, True)  # still her move
    clocks = clocks.asked(4, BEN, 1020.0, True)
    assert (clocks.running, clocks.left(1050.0), clocks.due) == (BEN, [585.0, 570.0], 1620.0)


def test_a_clock_for_each_move_is_full_again_with_the_next() -> None:
    clocks = begun(MOVE).asked(1, BEN, 1050.0, True)
    assert clocks.left(1060.0) == [60.0, 50.0]


def test_no_clock_runs_while_a_bot_decides() -> None:
    clocks = begun(BANK).asked(1, BEN, 1010.0, runs=False)
    assert (clocks.running, clocks.due, clocks.left(9999.0)) == (None, None, [595.0, 600.0])


def test_a_clock_shows_no_less_than_nothing() -> None:
    assert begun(MOVE).left(2000.0) == [0.0, 60.0]
    assert begun(MOVE).left(900.0) == [60.0, 60.0]  # servers whose clocks differ a little


@pytest.mark.parametrize("terms", [BANK, MOVE])
def test_a_step_back_gives_its_maker_no_time_and_the_others_theirs(terms: Clock) -> None:
    whole = float(terms.seconds)
    clocks = begun(terms).asked(3, BEN, 1010.0, True).back(2, ANNA, 1030.0, True)
    assert clocks.running == ANNA
    assert clocks.left(1030.0) == [whole - 30.0, whole]  # nor has she an increment for a move that she did not end
    again = clocks.asked(3, BEN, 1040.0, True).back(2, ANNA, 1050.0, True)
    assert again.left(1050.0) == [whole - 50.0, whole]


def test_a_step_back_within_a_move_changes_no_clock() -> None:
    clocks = begun(BANK).asked(2, BEN, 1010.0, True).asked(5, BEN, 1020.0, True)
    assert clocks.back(4, BEN, 1030.0, True) == clocks


def test_steps_back_through_several_moves_count_for_whoever_takes_them() -> None:
    clocks = begun(BANK).asked(1, BEN, 1010.0, True).asked(2, ANNA, 1030.0, True)
    clocks = clocks.back(1, BEN, 1040.0, True)
    assert clocks.left(1040.0) == [595.0, 570.0]
    assert clocks.back(0, ANNA, 1050.0, True).left(1050.0) == [550.0, 600.0]


def test_whoever_steps_back_to_a_question_that_answered_itself_pays_for_the_time_since() -> None:
    """It took nobody's time when it was answered, and so has no stretch of its own."""
    clocks = Clocks.begin(BANK, 3, 0, ANNA, 1000.0, True).asked(3, 2, 1010.0, True)
    assert clocks.back(2, BEN, 1030.0, True).left(1030.0) == [595.0, 580.0, 600.0]


def test_a_step_further_back_than_is_kept_gives_no_time_either() -> None:
    clocks = begun(BANK)
    for step in range(1, 2 * KEPT):
        clocks = clocks.asked(step, step % 2, 1000.0 + step, True)
    before = clocks.left(1100.0)
    assert clocks.back(0, ANNA, 1100.0, True).left(1100.0)[ANNA] <= before[ANNA]
    assert len(clocks.stretches) == KEPT


def test_a_seat_that_is_taken_back_has_what_it_had_and_a_tenth_of_the_bank_at_least() -> None:
    """A bot has made a choice there meanwhile."""
    rich = begun(BANK).stopped(0, 1100.0)
    assert rich.left(2000.0) == [500.0, 600.0]
    assert rich.returned(1, ANNA, 0, 2000.0).left(2010.0) == [490.0, 600.0]
    poor = begun(BANK).stopped(0, 1600.0)
    assert poor.left(2000.0) == [0.0, 600.0]
    assert poor.returned(1, ANNA, 0, 2000.0).left(2010.0) == [50.0, 600.0]
    # While another is asked, whose clock runs on.
    poor = poor.asked(1, BEN, 2000.0, True).returned(1, ANNA, 0, 2010.0)
    assert (poor.running, poor.left(2015.0)) == (BEN, [60.0, 585.0])
    move = begun(MOVE).stopped(0, 1060.0)
    assert move.returned(1, ANNA, 0, 2000.0).left(2010.0) == [50.0, 60.0]


@pytest.mark.parametrize(("terms", "left"), [(BANK, 20.0), (MOVE, 20.0)])
def test_who_hands_a_seat_over_and_takes_it_back_at_once_gains_no_time(terms: Clock, left: float) -> None:
    spent = begun(terms)
    now = 1000.0 + terms.seconds - left
    again = spent.stopped(0, now).returned(0, ANNA, 0, now)
    assert again.left(now)[ANNA] == left
    # Nor while another decides, though a bot had decided there before.
    waiting = again.stopped(0, now).asked(1, BEN, now, True).returned(1, ANNA, 0, now)
    before = waiting.left(now)
    assert waiting.returned(2, ANNA, 2, now).left(now) == before
