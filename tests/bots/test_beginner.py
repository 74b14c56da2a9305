"""Levels below the strongest overlook things: now and then they do not see what they would do."""

from __future__ import annotations

import pytest

from greathall.arena.play import play_out
from greathall.bots.beginner import Beginner
from greathall.bots.bot import Bot, ask
from greathall.house.registry import OWN, descriptor_of
from greathall.kernel.machine import PASS, State
from greathall.kernel.rng import mix

GAMES = [game.id for game in OWN]


class Compared(Bot):
    """Plays as a beginner does, and notes what the other within would have done."""

    def __init__(self, beginner: Beginner, other: Bot) -> None:
        self.beginner = beginner
        self.other = other
        self.asked: list[tuple[int, int, int]] = []  # how many options, what the other would do, what is done

    def begin(self, seed: int) -> None:
        self.beginner.begin(seed)
        self.other.begin(seed)

    def sees(self) -> int:
        return self.beginner.sees()

    def choose(self, s: State) -> int:
        options = s.options.copy()
        best = self.other.choose(s)
        code = self.beginner.choose(s)
        assert s.options == options
        assert code in options
        self.asked.append((len(options), best, code))
        return code


@pytest.mark.parametrize("game", GAMES)
def test_who_overlooks_one_thing_in_so_many_takes_the_next_best(game: str) -> None:
    descriptor = descriptor_of(game)
    players = descriptor.rules.usual_players
    bots = [Compared(Beginner(descriptor.bots.make("heuristic-1"), 4), descriptor.bots.make("heuristic-1"))]
    for seed in range(10):
        state = descriptor.rules.dealer(players, {}).deal(seed)
        bots[0].begin(seed)
        play_out(
            descriptor.rules, state, [*bots, *(descriptor.bots.make("heuristic-1") for _ in range(players - 1))]
        )
    chances = [(best, code) for options, best, code in bots[0].asked if options > 1 and best != PASS]
    slips = sum(best != code for best, code in chances)
    assert 0.1 < slips / len(chances) < 0.3
    assert all(best == code for options, best, code in bots[0].asked if options == 1 or best == PASS)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_overlooks_the_same(game: str) -> None:
    descriptor = descriptor_of(game)

    def answers() -> list[int]:
        easy = descriptor.bots.make("easy")
        easy.begin(3)
        state = descriptor.rules.dealer(descriptor.rules.usual_players, {}).deal(3)
        found: list[int] = []
        while not state.over and len(found) < 200:
            found.append(ask(descriptor.rules, state, easy))
            state.choose(found[-1])
        return found

    assert answers() == answers()


@pytest.mark.parametrize("game", GAMES)
def test_normal_beats_easy(game: str) -> None:
    """Of two at a table, one comes before the other clearly more often than not; automata do not count."""
    descriptor = descriptor_of(game)
    before = 0.0
    for number in range(100):
        seat = number % 2
        bots = [descriptor.bots.make("normal" if at == seat else "easy") for at in range(2)]
        for at, bot in enumerate(bots):
            bot.begin(mix(number, at))
        state = descriptor.rules.dealer(2, {}).deal(mix(1, number // 2))
        play_out(descriptor.rules, state, bots)
        own, other = (descriptor.rules.standings(state)[at].place for at in (seat, 1 - seat))
        before += 1.0 if own < other else 0.5 if own == other else 0.0
    assert before > 55
