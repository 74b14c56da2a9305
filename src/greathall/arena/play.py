"""Games between bots, played out to their end."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import THE_TABLE, Bot, ask
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules

OURS: Final = "greathall.bots."


def play_out(rules: Rules, s: State, bots: list[Bot]) -> int:
    """Plays to the end with one bot a seat, each handed what its seat may know; says how many decisions it took."""
    decisions = 0
    while not s.over:
        s.choose(ask(rules, s, bots[s.decider]))
        decisions += 1
    return decisions


def race(rules: Rules, s: State, bots: list[Bot]) -> int:
    """The same, as fast as it goes: where games are counted, not where bots are rated.

    Our own bots that only look at the table look at it as it is: to cover it would double what the quickest of them
    take. That they look at nothing hidden is tested (`tests/bots/test_honest_bots.py`)."""
    only_looks = [bot.sees() == THE_TABLE and type(bot).__module__.startswith(OURS) for bot in bots]
    decisions = 0
    while not s.over:
        seat = s.decider
        s.choose(bots[seat].choose(s) if only_looks[seat] else ask(rules, s, bots[seat]))
        decisions += 1
    return decisions
