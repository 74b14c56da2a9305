"""Tables of Dune: Imperium – Uprising; tests/games/dune/table.py says how they are set."""

from __future__ import annotations

from tests.games.dune.games import UPRISING
from tests.games.dune.table import SPECTATOR, Seat, Table

__all__ = ["SPECTATOR", "Seat", "Table", "deal", "dealt", "ordered", "table"]

table = UPRISING.table
deal = UPRISING.deal
dealt = UPRISING.dealt
ordered = UPRISING.ordered
