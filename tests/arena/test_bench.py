"""The benchmarks: what they report, and the ratios that this project promises.

Machines and their loads differ, so only ratios of one run are asserted; `make bench` shows the absolute figures.
"""

from __future__ import annotations

import pytest

from greathall.arena import bench
from greathall.arena.plain import is_compiled, run_uncompiled

ALWAYS = {
    "compiled",
    "dominion_random_decisions_per_second",
    "dominion_money_games_per_second",
    "dominion_copy_microseconds",
    "dominion_copy_in_decisions",
}
COMPILED = {
    "dominion_random_decisions_per_second_uncompiled",
    "dominion_money_games_per_second_uncompiled",
    "dominion_copy_microseconds_uncompiled",
    "dominion_random_speedup",
    "dominion_money_speedup",
}

needs_compiled = pytest.mark.skipif(not is_compiled(), reason="the package is not compiled here")


@pytest.fixture(scope="module")
def figures() -> dict[str, float]:
    """One run, at its full (small) size: the same that users see."""
    found: dict[str, float] = {}
    for name, value in bench.run().items():
        assert isinstance(value, (bool, int, float))
        found[name] = float(value)
    return found


def test_the_figures_have_their_names_and_are_positive(figures: dict[str, float]) -> None:
    assert set(figures) == (ALWAYS | COMPILED if is_compiled() else ALWAYS)
    assert figures.pop("compiled") == is_compiled()
    assert min(figures.values()) > 0


def test_a_copy_in_decisions_is_its_time_by_the_speed_of_decisions(figures: dict[str, float]) -> None:
    seconds = figures["dominion_copy_microseconds"] / 1e6
    worth = seconds * figures["dominion_random_decisions_per_second"]
    assert figures["dominion_copy_in_decisions"] == pytest.approx(worth)


@needs_compiled
def test_compiled_is_at_least_four_times_as_fast_on_random_play(figures: dict[str, float]) -> None:
    assert figures["dominion_random_speedup"] >= 4


@needs_compiled
def test_a_copy_is_cheaper_than_ten_decisions(figures: dict[str, float]) -> None:
    assert figures["dominion_copy_in_decisions"] < 10


def test_the_best_of_some_rounds_counts() -> None:
    rounds = iter([(10, 2.0), (10, 1.0), (10, 4.0)])
    assert bench.best(lambda: next(rounds)) == 10


def test_the_games_measured_are_the_same_every_time() -> None:
    """The number of decisions is that of fixed seeds; so it is compiled or not."""
    decisions = bench.random_play(6)[0]
    assert decisions == bench.random_play(6)[0]
    plain = run_uncompiled("from greathall.arena.bench import random_play; print(random_play(6)[0])")
    assert int(plain) == decisions


def test_copies_are_made_of_games_that_have_begun_and_not_ended() -> None:
    for seed in range(20):
        state = bench.halfway(seed)
        assert not state.over
        assert state.barrier > 20
