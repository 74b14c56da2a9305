"""Whoever is given a view may do with it as they like: the table keeps nothing of it."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import greathall as gh

TABLES = [("dominion", 3), ("imperium", 1), ("imperium", 2), ("imperium", 4), ("uprising", 1), ("uprising", 6)]


def spoil(value: Any) -> None:
    """Empties all that is in it, from the inside."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            spoil(part)
        value.clear()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_done_to_a_view_changes_no_other(game: str, players: int) -> None:
    table, rng = gh.new_game(game, players, 3), random.Random(3)
    for step in range(160):
        if table.over:
            break
        if step % 20 == 19:
            view = table.view(0)
            before = copy.deepcopy(view)
            spoil(view)
            assert table.view(0) == before
        table.choose(rng.randrange(len(table.decision.options)))
