"""The same set-up, seed and choices give the same game to the last byte: today and tomorrow, compiled or not.

The table and the one command that prints it anew are in digests.py, with a word on when that is right."""

from __future__ import annotations

import json
from pathlib import Path

from tests.games.dominion.digests import ROWS, Row, played_anew

from greathall.arena.plain import run_uncompiled
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.dominion.setup import MAX_PLAYERS, MIN_PLAYERS

ROOT = Path(__file__).parents[3]


def test_the_table_has_every_recommended_set_and_every_number_of_players() -> None:
    assert {row.kingdom for row in ROWS} == {*RECOMMENDED, "random", "five_and_five"}
    assert {row.players for row in ROWS} == set(range(MIN_PLAYERS, MAX_PLAYERS + 1))
    assert len({row.digest for row in ROWS}) == len(ROWS)


def test_the_games_of_the_table_end_as_they_always_did() -> None:
    assert played_anew() == ROWS


def test_the_same_games_end_alike_uncompiled() -> None:
    printed = run_uncompiled(
        f"import json, sys; sys.path.append({str(ROOT)!r})\n"
        "from tests.games.dominion.digests import played_anew; print(json.dumps(played_anew()))"
    )
    assert [Row(*row) for row in json.loads(printed)] == ROWS
