"""A player who tries things out: how long it thinks, with how many processes, and what it gives up."""

from __future__ import annotations

import os
import time

import pytest

from greathall.bots.bot import ask
from greathall.bots.crew import CAN_SPLIT, Work, done_together
from greathall.bots.imperium.insight import ROUNDS, ROUNDS_ALONE, DuneInsight
from greathall.bots.search import SearchBot, Trial, play_until, without_the_hopeless
from greathall.games.imperium.state import Imperium
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import State
from greathall.kernel.rng import mix

needs_to_split = pytest.mark.skipif(not CAN_SPLIT, reason="processes cannot be split here")


def midway(game: str, seed: int, decisions: int = 60) -> State:
    """A table at a decision that is worth a search."""
    descriptor = descriptor_of(game)
    state = descriptor.rules.dealer(4, {}).deal(seed)
    bot = descriptor.bots.make("heuristic")
    while decisions > 0 or state.kind != "turn" or len(state.options) < 3:
        state.choose(ask(descriptor.rules, state, bot))
        decisions -= 1
    return state


def searched(game: str, name: str, state: State) -> SearchBot:
    descriptor = descriptor_of(game)
    bot = descriptor.bots.make(name)
    assert isinstance(bot, SearchBot)
    bot.begin(7)
    ask(descriptor.rules, state, bot)
    return bot


@needs_to_split
@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_so_many_moves_find_the_same_with_any_number_of_processes(game: str) -> None:
    for number in range(3):
        state = midway(game, mix(5, number))
        found = []
        for name in ("search:120", "search:120/2", "search:120/3"):
            thought = searched(game, name, state).last
            assert thought is not None
            found.append((thought.iterations, [(trial.codes, trial.gains) for trial in thought.trials]))
        assert found[0] == found[1] == found[2]


@needs_to_split
def test_several_processes_keep_to_the_seconds_and_try_more() -> None:
    state = midway("uprising", 3)
    started = time.perf_counter()
    thought = searched("uprising", "search:0.3s/2", state).last
    assert time.perf_counter() - started < 3.0  # of a busy machine
    assert thought is not None
    assert thought.iterations > 4 * len(thought.trials)


class Numbers(Work):
    def __init__(self, dies: bool) -> None:
        self.first = os.getpid()
        self.dies = dies

    def piece(self, number: int) -> list[float]:
        if self.dies and os.getpid() != self.first:
            os._exit(1)
        return [float(number), -float(number)]


@needs_to_split
def test_work_is_put_together_in_its_order() -> None:
    assert done_together(Numbers(dies=False), 3, 14, 3) == [[float(n), -float(n)] for n in range(3, 14)]


@needs_to_split
def test_a_process_that_dies_takes_only_its_own_share_along() -> None:
    assert done_together(Numbers(dies=True), 0, 6, 2) == [[0.0, -0.0], [2.0, -2.0], [4.0, -4.0]]


@pytest.mark.parametrize("game", ["imperium", "uprising"])
@pytest.mark.parametrize(("players", "rounds"), [(1, ROUNDS_ALONE), (2, ROUNDS), (4, ROUNDS)])
def test_moves_are_played_out_to_the_end_of_a_round_and_alone_of_the_next(
    game: str, players: int, rounds: int
) -> None:
    state = descriptor_of(game).rules.dealer(players, {}).deal(4)
    assert isinstance(state, Imperium)
    insight = DuneInsight(game)
    for _ in range(2):
        before = state.round
        insight.look_at(state)
        play_until(state, 0, insight.quick(0), insight.quick(0), insight)
        assert state.round == before + rounds


def test_a_move_that_is_clearly_behind_is_given_up_and_a_close_one_is_not() -> None:
    best, close, hopeless = Trial([1]), Trial([2]), Trial([3])
    for world in range(16):
        best.add(0.6 + 0.1 * (world % 2))
        close.add(0.6 + 0.1 * ((world + world // 3) % 2))
        hopeless.add(0.3 + 0.1 * (world % 3))
    assert without_the_hopeless([hopeless, best, close]) == [best, close]


@pytest.mark.parametrize("name", ["search:50/0", "search:50/", "search:1s/100", "search:/2", "search:50/2/2"])
def test_a_budget_that_is_none_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadOption, match="search:1s/2"):
        descriptor_of("uprising").bots.make(name)
