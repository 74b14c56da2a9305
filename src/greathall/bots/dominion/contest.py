"""Quick games between buy lists. Nothing is covered: lists look at nothing that their seats may not know."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import Bot
from greathall.games.dominion.setup import deal
from greathall.games.dominion.state import Dominion, Setup
from greathall.kernel.rng import seeded

# Choices of a seat after which a game is cut off: two lists may wait for each other.
LONGEST: Final = 1500
# A lead of so many points is as good as any.
FULL_LEAD: Final = 20


def gain_of(s: Dominion, seat: int) -> float:
    """How well a seat came off, from 0 to 1: half of it for the win, half for the lead in points.

    Luck decides many a game between good lists; how far they were apart tells in fewer games which is better."""
    own = s.points(seat)
    turns = s.players[seat].turns
    lead = FULL_LEAD
    share = 1.0
    level = 1
    for other in range(len(s.players)):
        if other != seat:
            points = s.points(other)
            lead = min(lead, own - points)
            more_turns = s.players[other].turns - turns
            if points > own or (points == own and more_turns < 0):
                share = 0.0
            elif points == own and more_turns == 0:
                level += 1
    lead = max(lead, -FULL_LEAD)
    return 0.5 * share / level + 0.25 * (1.0 + lead / FULL_LEAD)


def gain_in_game(setup: Setup, bot: Bot, others: Bot, seat: int, seed: int) -> tuple[float, int]:
    """What a bot gains at a table of others, and how many choices that took; seat 0 begins."""
    s = deal(setup, 0, seeded(seed))
    longest = LONGEST * len(s.players)
    choices = 0
    while not s.over and choices < longest:
        s.choose(bot.choose(s) if s.decider == seat else others.choose(s))
        choices += 1
    return gain_of(s, seat), choices
