"""The package `greathall.games` and the function `greathall.games()` do not hide each other."""

from __future__ import annotations

import subprocess
import sys

import pytest

import greathall as gh

ORDERS = [
    "import greathall",
    "import greathall; import greathall.house.registry",
    "import greathall.house.registry; import greathall",
    "import greathall.games",
    "from greathall import games; import greathall",
    "from greathall.games import dominion; import greathall",
    "from greathall.games.imperium import rules; import greathall",
    "import greathall.games.imperium.rules as r; import greathall; assert r.IMPERIUM.id == 'imperium'",
    "import greathall.api; import greathall.games.dominion.rules",
    "import greathall.server.app; import greathall",
    "import greathall.text.game; import greathall",
    "import greathall, importlib; importlib.import_module('greathall.games.dominion.cards')",
]


@pytest.mark.parametrize("order", ORDERS)
def test_games_can_be_called_and_imported_from(order: str) -> None:
    code = f"""{order}
assert greathall.games() == ("dominion", "imperium", "uprising")
import greathall.house.registry
assert greathall.house.registry.rules_of("dominion").id == "dominion"
from greathall.games.imperium import rules
import greathall.games.imperium.rules as r
assert r is rules is greathall.games.imperium.rules
from greathall import games
assert games() == greathall.games() == ("dominion", "imperium", "uprising")
from greathall import *
assert games() == ("dominion", "imperium", "uprising")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_games_are_named() -> None:
    assert gh.games() == ("dominion", "imperium", "uprising")
