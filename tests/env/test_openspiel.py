"""Our games in OpenSpiel: its own tests, and its algorithms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from greathall.env import register_openspiel
from greathall.kernel.errors import BadOption

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
NAMES = register_openspiel()


def load(game: str, **parameters: object) -> Any:
    return pyspiel.load_game(f"greathall_{game}", parameters)


def test_all_games_are_registered_once() -> None:
    assert ["greathall_dominion", "greathall_imperium", "greathall_uprising"] == NAMES == register_openspiel()
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("game", "players"), [("dominion", 2), ("imperium", 1), ("imperium", 3), ("uprising", 2)])
def test_random_simulations(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players=players), 1, True, False)


def dealt(game: Any, deal: int = 3) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def test_tensors_are_the_rows_of_the_environments() -> None:
    state = dealt(load("uprising", players=4))
    encoder = state.held.game.encoder
    for player in range(4):
        row = encoder.table(state.table.state, player)
        assert np.allclose(state.observation_tensor(player), row)
        assert np.allclose(state.information_state_tensor(player), row)


def test_same_deal_same_game() -> None:
    game = load("imperium", players=3, seed=5)
    assert dealt(game).information_state_string(0) == dealt(game).information_state_string(0)
    assert dealt(game, 1).information_state_string(0) != dealt(game, 2).information_state_string(0)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("dominion", players=2))
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert len(state.history()) == 2 - 1
    assert state.legal_actions() == dealt(load("dominion", players=2)).legal_actions()


def test_resampling_keeps_all_that_a_player_knows() -> None:
    from greathall.env.openspiel import resample

    rng = np.random.RandomState(1)
    state = dealt(load("dominion", players=3))
    for _ in range(60):
        state.apply_action(int(rng.choice(state.legal_actions())))
    player = state.current_player()
    twin = resample(state, player, rng.random_sample)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()


def test_its_tree_searches_run() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    from greathall.env.openspiel import resample

    rng = np.random.RandomState(2)
    game = load("dominion", players=2, options='{"kingdom": "first_game"}')
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    plain = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=rng)
    fair = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=rng)
    fair.set_resampler(resample)
    for bot in (plain, fair, plain):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_options_are_json_and_checked() -> None:
    with pytest.raises(BadOption, match="options takes JSON"):
        load("dominion", options="{kingdom")
    with pytest.raises(BadOption, match="2 to 6"):
        load("dominion", players=9)
