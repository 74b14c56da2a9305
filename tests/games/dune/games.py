"""The Dune games as their tests see them; what a test says of both is asked of `each_game`."""

from __future__ import annotations

import pytest
from tests.games.dune.table import DuneGame

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.catalogue import UPRISING as UPRISING_CONTENT

IMPERIUM = DuneGame("imperium", BASE)
UPRISING = DuneGame("uprising", UPRISING_CONTENT)

each_game = pytest.mark.parametrize("game", [IMPERIUM, UPRISING], ids=lambda game: game.id)
