"""Many games side by side are the same games."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from greathall.env import aec, vector
from greathall.env.side_by_side import Batch
from greathall.kernel.errors import BadOption, IllegalChoice


def any_of(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    counts = np.diff(batch.starts)
    found: NDArray[np.int64] = batch.option_actions[batch.starts[:-1] + rng.integers(counts)]
    return found


@pytest.mark.parametrize(("game", "players"), [("dominion", 3), ("imperium", 2), ("uprising", 4), ("uprising", 6)])
def test_shapes(game: str, players: int) -> None:
    games = vector(game, players, 5)
    batch = games.reset(1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        assert batch.observations.shape == (5, games.encoder.size)
        assert batch.observations.dtype == batch.features.dtype == np.float32
        assert batch.features.shape == (batch.starts[-1], games.encoder.width)
        assert batch.masks.shape == (5, games.encoder.actions)
        assert (batch.masks.sum(axis=1) == np.diff(batch.starts)).all()
        assert batch.rewards.shape == (5, players)
        batch = games.step(any_of(batch, rng))


def test_a_game_of_many_is_as_one_alone() -> None:
    games, alone = vector("uprising", 3, 4), aec("uprising", 3)
    batch = games.reset(9)
    alone.reset(seed=9)  # both take the first game's seed from this one
    rng = np.random.default_rng(9)
    while not batch.over[0]:
        seen = alone.observe(alone.agent_selection)
        assert alone.places[alone.agent_selection] == batch.seats[0]
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        assert (seen["options"][: batch.starts[1]] == batch.features[: batch.starts[1]]).all()
        actions = any_of(batch, rng)
        alone.step(int(actions[0]))
        batch = games.step(actions)
    assert list(alone.rewards.values()) == batch.rewards[0].tolist()


def test_a_game_that_ends_begins_anew() -> None:
    games = vector("dominion", 2, 8, {"kingdom": "first_game"}, bots={1: "bmu"})
    batch = games.reset(3)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(400):
        batch = games.step(any_of(batch, rng))
        assert (batch.seats == 0).all()
        assert np.allclose(batch.rewards.sum(axis=1), batch.over)
        ended += int(batch.over.sum())
    assert ended > 8
    assert games.tables.begun == 8 + ended


def test_same_seed_same_games() -> None:
    def trace() -> NDArray[np.float32]:
        games = vector("imperium", 3, 6, bots={2: "heuristic"})
        batch = games.reset(4)
        rng = np.random.default_rng(4)
        for _ in range(60):
            batch = games.step(any_of(batch, rng))
        return batch.observations

    assert (trace() == trace()).all()


def test_an_action_that_is_no_option_is_refused_before_any_game_is_touched() -> None:
    games = vector("dominion", 2, 3)
    batch = games.reset(1)
    before = games.tables.rows()
    actions = any_of(batch, np.random.default_rng(1))
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(IllegalChoice, match="is no option now"):
        games.step(actions)
    assert games.tables.rows() == before
    with pytest.raises(IllegalChoice, match="2 actions are not one for each of 3 games"):
        games.step(actions[:2])


def test_what_is_asked_for_wrongly_is_told() -> None:
    with pytest.raises(BadOption, match="n takes a number of games from 1, not 0"):
        vector("dominion", 2, 0)
    with pytest.raises(BadOption, match="leave one free"):
        vector("dominion", 2, 1, bots={0: "bmu", 1: "bmu"})
    with pytest.raises(BadOption, match="the seats are 0 to 1"):
        vector("dominion", 2, 1, bots={2: "bmu"})
