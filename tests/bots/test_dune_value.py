"""What a Dune bot has learned: chances at tables of every kind, and likes that only name what there is."""

from __future__ import annotations

import math

import pytest

from greathall.arena.play import play_out
from greathall.bots.bot import Bot, ask
from greathall.bots.imperium.likes import KINDS, PHASES
from greathall.bots.imperium.tastes import found
from greathall.bots.imperium.value import Value
from greathall.games.imperium.rules import ImperiumRules
from greathall.games.imperium.state import Imperium
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix

TABLES = [("imperium", n) for n in (1, 2, 3, 4)] + [("uprising", n) for n in (1, 2, 3, 4, 6)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_are_shared_out_among_those_who_can_win(game: str, players: int) -> None:
    descriptor = descriptor_of(game)
    value = Value(game)
    state = descriptor.rules.dealer(players, {}).deal(players)
    bot = descriptor.bots.make("heuristic")
    round = 0
    while not state.over:
        assert isinstance(state, Imperium)
        if state.round != round:
            round = state.round
            chances = value.chances(state)
            teams = state.seating.teams
            by_team = {teams[seat]: chance for seat, chance in enumerate(chances)}
            assert [by_team[team] for team in teams] == chances, "a team wins as one"
            assert math.isclose(sum(by_team.values()), 1.0)
            can_win = {teams[seat] for seat in range(len(teams)) if state.can_win(seat)}
            assert {team for team, chance in by_team.items() if chance > 0} == can_win
        state.choose(ask(descriptor.rules, state, bot))


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_whoever_it_thinks_ahead_in_the_middle_of_a_game_wins_more_often(game: str) -> None:
    """One in four would be chance; of 60 games it foretells about half."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    value = Value(game)
    dealer = rules.dealer(4, {})
    bots: list[Bot] = [descriptor.bots.make("heuristic") for _ in range(4)]
    right = 0.0
    for number in range(60):
        state = dealer.deal(mix(99, number))
        while not state.over and isinstance(state, Imperium) and state.round < 6:
            state.choose(bots[0].choose(state))
        assert isinstance(state, Imperium)
        chances = value.chances(state)
        ahead = chances.index(max(chances))
        play_out(rules, state, bots)
        places = [standing.place for standing in rules.standings(state)]
        right += (places[ahead] == 1) / places.count(1)
    assert right >= 22


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_likes_name_what_is_printed_by_phase(game: str) -> None:
    rules = descriptor_of(game).rules
    assert isinstance(rules, ImperiumRules)
    content = rules.shelf.whole
    ids = {
        "visit": {space.id for space in content.spaces},
        "send": {card.id for card in content.cards},
        "buy": {card.id for card in content.cards},
    }
    assert set(ids) == set(KINDS)
    _, likes = found(game)
    for kind, rows in likes.items():
        assert set(rows) <= ids[kind], kind
        assert {len(row) for row in rows.values()} <= {PHASES}
