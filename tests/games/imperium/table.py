"""Tables of Dune: Imperium; tests/games/dune/table.py says how they are set."""

from __future__ import annotations

from tests.games.dune.games import IMPERIUM
from tests.games.dune.table import SPECTATOR, Seat, Table

__all__ = ["SPECTATOR", "Seat", "Table", "deal", "dealt", "ordered", "table"]

table = IMPERIUM.table
deal = IMPERIUM.deal
dealt = IMPERIUM.dealt
ordered = IMPERIUM.ordered
