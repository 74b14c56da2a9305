"""Reveal turns as they are in both games: persuasion, and the row."""

from __future__ import annotations

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import DuneGame, Seat


@each_game
@pytest.mark.parametrize(("council", "persuasion"), [(False, 4), (True, 6)])
def test_unspent_persuasion_is_lost(game: DuneGame, council: bool, persuasion: int) -> None:
    t = game.table(Seat("convincing_argument*2", council=council))
    t.reveal()
    assert t.me.persuasion == persuasion
    t.end_turn()
    assert t.me.persuasion == 0


@pytest.mark.parametrize(
    ("game", "card"), [(IMPERIUM, "scout"), (UPRISING, "desert_survival")], ids=["imperium", "uprising"]
)
def test_the_row_shrinks_when_the_imperium_deck_is_used_up(game: DuneGame, card: str) -> None:
    t = game.table(Seat("convincing_argument"), row=card)
    t.state.removed += t.state.deck
    t.state.deck = []
    t.reveal()
    t.acquire(card)
    assert len(t.row) == 4
