"""A game of somebody else's has environments, too: by default they tell its options."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from examples.nim import NIM
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from greathall.env import aec, gym, vector
from greathall.house.registry import REGISTRY, register
from greathall.kernel.observe import Observer


@pytest.fixture(autouse=True)
def nim() -> Iterator[None]:
    register(NIM)
    yield
    REGISTRY.remove(NIM.id)


@pytest.mark.filterwarnings("ignore:Observation")
def test_nim_passes_the_tests_of_both() -> None:
    api_test(aec("nim", 3), num_cycles=100)
    check_env(gym("nim"), skip_render_check=True)


def test_its_options_are_told_and_nothing_else() -> None:
    assert type(NIM.observer) is Observer
    games = vector("nim", 2, 4)
    batch = games.reset(1)
    assert batch.observations.shape == (4, 1 + games.encoder.actions)
    assert (batch.observations[:, 1:] == batch.masks).all()
    batch = games.step([int(np.flatnonzero(mask)[0]) for mask in batch.masks])
    assert not batch.over.any()
