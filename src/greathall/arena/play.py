"""Games between bots, played out as fast as they go."""

from __future__ import annotations

from greathall.bots.bot import THE_TABLE, Bot, ask
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules


def play_out(rules: Rules, s: State, bots: list[Bot]) -> int:
    """Plays to the end with one bot a seat; says how many decisions it took.

    Whoever only looks at the table looks at it as it is: to cover it would double what the quickest bots take. That
    they look at nothing hidden is tested (`tests/bots/test_honest_bots.py`)."""
    only_looks = [bot.sees() == THE_TABLE for bot in bots]
    decisions = 0
    while not s.over:
        seat = s.decider
        s.choose(bots[seat].choose(s) if only_looks[seat] else ask(rules, s, bots[seat]))
        decisions += 1
    return decisions
