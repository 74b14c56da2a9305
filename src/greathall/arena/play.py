"""Games between bots, played out as fast as they go."""

from __future__ import annotations

from greathall.bots.bot import Bot, ask
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules


def play_out(rules: Rules, s: State, bots: list[Bot]) -> int:
    """Plays to the end with one bot a seat, each from what its seat may know; says how many decisions it took."""
    decisions = 0
    while not s.over:
        s.choose(ask(rules, s, bots[s.decider]))
        decisions += 1
    return decisions
