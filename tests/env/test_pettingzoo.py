"""The agent-environment cycle, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.env.tables import CASES, Case

from greathall.env import aec
from greathall.kernel.errors import BadOption, IllegalChoice, UnknownGame

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # it would rather have arrays than a mask beside them


@pytest.mark.parametrize("case", CASES, ids=str)
def test_api(case: Case) -> None:
    api_test(aec(case.game, case.players, case.options), num_cycles=60)


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_seeds(game: str) -> None:
    seed_test(lambda: aec(game), num_cycles=40)


def test_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec("dominion", 2))
    assert "turns per second" in capsys.readouterr().out


def play(game: str, players: int, seed: int) -> dict[str, float]:
    """The sums of all rewards of a random game."""
    env = aec(game, players)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_rewards_are_shares_of_the_win() -> None:
    for seed in range(3):
        assert sum(play("dominion", 3, seed).values()) == pytest.approx(1)
        assert sum(play("imperium", 4, seed).values()) == pytest.approx(1)


def test_a_team_has_its_win_as_one() -> None:
    shares = play("uprising", 6, 1)
    assert sorted(shares.values()) == [0, 0, 0, 1, 1, 1]


def test_nothing_is_asked_that_has_one_answer() -> None:
    env = aec("uprising", 3)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(200):
        seen, _, over, _, _ = env.last()
        if over:
            return
        assert seen["action_mask"].sum() > 1
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_rows_of_features_belong_to_the_actions_of_the_mask() -> None:
    env = aec("uprising", 4)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    actions = seen["option_actions"][seen["option_actions"] >= 0]
    assert set(actions.tolist()) == set(np.flatnonzero(seen["action_mask"]).tolist())
    assert seen["options"][: len(actions)].any(axis=1).all()
    assert not seen["options"][len(actions) :].any()
    for agent in env.agents:
        if agent != env.agent_selection:
            assert not env.observe(agent)["action_mask"].any()


def test_an_action_that_is_no_option_is_refused_and_changes_nothing() -> None:
    env = aec("dominion", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(IllegalChoice, match="is no option now: the action mask has"):
        env.step(10**6)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


def test_what_is_asked_for_wrongly_is_told() -> None:
    with pytest.raises(UnknownGame, match="there are dominion, imperium, uprising"):
        aec("chess")
    with pytest.raises(BadOption, match="2 to 6"):
        aec("dominion", 7)
    with pytest.raises(BadOption, match="kingdom"):
        aec("dominion", 2, {"kingdom": "no_such_kingdom"})


def test_shaping_adds_up_to_the_lead() -> None:
    env = aec("dominion", 2, shaping=0.5)
    env.reset(seed=4)
    start = env.table.leads()
    rng = np.random.default_rng(4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    shares, leads = env.table.shares(), env.table.leads()
    for seat, agent in enumerate(env.possible_agents):
        assert total[agent] == pytest.approx(shares[seat] + 0.5 * (leads[seat] - start[seat]))
