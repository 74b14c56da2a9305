"""Properties of Uprising alone, looked for in random games; those of both games are in tests/games/dune."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dune.games import UPRISING
from tests.games.dune.random_play import drawn, seeds, state_of

from greathall.games.imperium.things import NOTHING
from greathall.kernel.rng import seeded


@settings(max_examples=30, deadline=None)
@given(st.data(), seeds)
def test_what_is_gone_stays_gone_and_what_is_won_stays_won(data: st.DataObject, seed: int) -> None:
    """The Shield Wall never comes back, hooks and completed contracts stay, sandworms leave with the round."""
    s = state_of(drawn(data, UPRISING, seed))
    rng = seeded(seed)
    number, wall = s.round, s.shield_wall
    hooks = [player.hooks for player in s.players]
    completed = [0] * len(s.players)
    while not s.over:
        s.choose(s.options[rng.below(len(s.options))])
        assert wall or not s.shield_wall
        wall = s.shield_wall
        if s.round > number:
            number = s.round
            # Only the defence has troops in the new Conflict yet; Rivals may have had their turns.
            players = s.players[: s.setup.players]
            assert all(player.sandworms == 0 for player in players)
            assert sum(player.deployed for player in players) <= 1
        for seat, player in enumerate(s.players):
            assert player.hooks or not hooks[seat]
            assert len(player.completed) >= completed[seat]
            hooks[seat], completed[seat] = player.hooks, len(player.completed)
    assert [player.sandworms for player in s.players] == [0] * len(s.players)


@settings(max_examples=30, deadline=None)
@given(st.data(), seeds)
def test_sandworms_never_come_behind_the_wall(data: st.DataObject, seed: int) -> None:
    s = state_of(drawn(data, UPRISING, seed))
    rng = seeded(seed)
    while not s.over:
        before = [player.sandworms for player in s.players]
        conflict = s.conflict
        s.choose(s.options[rng.below(len(s.options))])
        if s.conflict == conflict != NOTHING and s.worms_banned():
            assert all(player.sandworms <= n for player, n in zip(s.players, before, strict=True))
