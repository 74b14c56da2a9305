"""Games between bots, played out as fast as they go."""

from __future__ import annotations

from greathall.bots.bot import Bot
from greathall.kernel.machine import State


def play_out(s: State, bots: list[Bot]) -> int:
    """Plays to the end with one bot a seat; says how many decisions it took."""
    decisions = 0
    while not s.over:
        s.choose(bots[s.decider].choose(s))
        decisions += 1
    return decisions
