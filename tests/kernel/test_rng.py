"""Chance: known numbers, even chances, the same on every machine."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.arena.plain import run_uncompiled
from greathall.kernel.rng import WARM_UP, Rng, mix, seeded

KNOWN = {
    0: [4091015307, 1577802249, 2660456046, 1603340301, 3207876838],
    1: [2942088052, 1218110290, 3038158929, 3709662430, 1153285854],
    2**64 - 1: [1825545202, 2699625279, 1515981096, 3281003137, 3635857150],
}

seeds = st.integers(0, 2**64 - 1)


def numbers(rng: Rng, count: int) -> list[int]:
    return [int(rng.next()) for _ in range(count)]


@pytest.mark.parametrize(("seed", "known"), KNOWN.items())
def test_a_seed_gives_its_known_numbers(seed: int, known: list[int]) -> None:
    assert numbers(seeded(seed), 5) == known


def test_uncompiled_gives_the_same_numbers() -> None:
    code = "from greathall.kernel.rng import seeded; r = seeded(1); print(*[r.next() for _ in range(5)])"
    assert [int(number) for number in run_uncompiled(code).split()] == KNOWN[1]


@given(seeds)
def test_the_generator_is_sfc32(seed: int) -> None:
    """Written down once more, straight from its definition."""
    wide = 2**32
    a, b, c, counter = seed % wide, seed >> 32, 0x6E7051A7, 1
    expected = []
    for _ in range(WARM_UP + 20):
        out = (a + b + counter) % wide
        counter = (counter + 1) % wide
        a = b ^ (b >> 9)
        b = (c * 9) % wide
        c = ((c << 21 | c >> 11) % wide + out) % wide
        expected.append(out)
    assert numbers(seeded(seed), 20) == expected[WARM_UP:]


@given(seeds, st.integers(1, 2**31 - 1))
def test_below_stays_in_range(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 57])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    draws = 2000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    # Chi-square with n - 1 degrees of freedom: its mean is n - 1, its variance twice that.
    chi = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert abs(chi - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


def test_below_leaves_out_what_would_make_it_uneven() -> None:
    """With n = 3 * 2**29 the plain product would favour some numbers; below draws again instead."""
    n = 3 * 2**29
    rng, counts = seeded(5), [0, 0, 0]
    for _ in range(6000):
        counts[rng.below(n) % 3] += 1
    assert max(counts) - min(counts) < 250
    assert rng.dump()[3] > 1 + WARM_UP + 6000 * 1.2


@given(seeds, st.lists(st.integers(0, 60)))
def test_a_shuffle_loses_and_invents_nothing(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_is_known_and_every_order_is_as_likely() -> None:
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == [1, 2, 4, 0, 5, 8, 6, 7, 9, 3]
    rng = seeded(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        three = [0, 1, 2]
        rng.shuffle(three)
        counts[tuple(three)] = counts.get(tuple(three), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@given(seeds, st.integers(0, 30))
def test_a_copy_and_a_dump_go_on_alike_and_apart(seed: int, used: int) -> None:
    rng = seeded(seed)
    numbers(rng, used)
    copy, loaded = rng.copy(), Rng(*rng.dump())
    ahead = numbers(rng, 5)
    assert numbers(copy, 5) == numbers(loaded, 5) == ahead


def test_many_games_from_one_seed_are_splitmix64s_numbers() -> None:
    assert [mix(1234567, i) for i in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    assert len({mix(seed, i) for seed in range(50) for i in range(50)}) == 2500
