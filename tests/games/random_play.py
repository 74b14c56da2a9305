"""Games that chance plays, for the tests of every game."""

from __future__ import annotations

from collections.abc import Callable

import greathall as gh
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng, seeded

TOO_LONG = 60_000


def play(game: gh.Game, rng: Rng, steps: int = TOO_LONG) -> None:
    for _ in range(steps):
        if game.over:
            return
        game.choose(int(rng.below(len(game.state.options))))


def play_checked(s: State, seed: int, check: Callable[[], None], too_long: int = TOO_LONG) -> None:
    """To the end, which must come: until then a player always has options, no two of them the same. `check` looks
    at the table at every decision and at the end."""
    rng = seeded(seed)
    for _ in range(too_long):
        if s.over:
            break
        assert s.options
        assert len(set(s.options)) == len(s.options)
        assert 0 <= s.decider < s.seating.players
        check()
        s.choose(s.options[rng.below(len(s.options))])
    assert s.over
    check()
