"""One seat against bots, by Gymnasium's own check and by ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from greathall.env import gym
from greathall.env.single import SeatEnv
from greathall.kernel.errors import BadOption


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_check(game: str) -> None:
    check_env(gym(game), skip_render_check=True)
    check_env(gym(game, None), skip_render_check=True)


@pytest.mark.parametrize("bots", [[], ["random"], ["heuristic"] * 3, ["random"] * 5], ids=len)
def test_uprising_with_any_number_of_bots(bots: list[str]) -> None:
    reward, info = play(gym("uprising", 0, bots), 1)
    assert 0 <= reward <= 1
    assert len(info["standings"]) >= len(bots) + 1


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    over, total = False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        total += reward
    return total, info


def test_same_seed_same_game() -> None:
    env = gym("imperium", 1, ["heuristic", "random"])
    assert play(env, 5) == play(env, 5)
    assert play(env, 5)[1] != play(env, 6)[1]


def test_only_the_own_seat_is_asked() -> None:
    env = gym("dominion", 2, ["bmu", "random"], {"kingdom": "first_game"})
    seen, _ = env.reset(seed=2)
    for _ in range(50):
        assert env.table.state.decider == 2
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if over:
            break


def test_without_a_seat_each_game_draws_one() -> None:
    env = gym("dominion", None, ["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_action_that_is_no_option_loses_at_once() -> None:
    env = gym("dominion", 0, ["bmu"])
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert "is no option now" in info["illegal"]


def test_bots_get_the_kingdom_that_they_want() -> None:
    env = gym("dominion", 0, ["witch"])
    env.reset(seed=1)
    supply = env.table.rules.view(env.table.state, 0)["supply"]
    assert isinstance(supply, list)
    assert "witch" in [pile["card"] for pile in supply]


def test_what_is_asked_for_wrongly_is_told() -> None:
    with pytest.raises(BadOption, match="there is no bot 'nobody' for dominion"):
        gym("dominion", 0, ["nobody"])
    with pytest.raises(BadOption, match="the seats are 0 to 1"):
        gym("dominion", 2, ["bmu"])
    with pytest.raises(BadOption, match="1 to 4 or 6"):
        gym("uprising", 0, ["random"] * 4)
