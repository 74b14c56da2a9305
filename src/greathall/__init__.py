"""Great Hall: deck-building board games to play, script, simulate and learn."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from greathall import api
from greathall.api import Decision, Game, OldRecordWarning, Option, load, new_game, replay
from greathall.house.dune.mixes import remove_mix, save_mix, saved_mixes
from greathall.kernel.errors import BadOption, BadPlugin, BadRecord, GreatHallError, IllegalChoice, UnknownGame
from greathall.kernel.rules import Standing
from greathall.version import VERSION as __version__

if TYPE_CHECKING:
    from greathall.api import games
else:
    from greathall import games


class Games(ModuleType):
    """The package `greathall.games`, which names the games when it is called: what is imported last of a package
    and a function of one name would hide the other, so the package is both."""

    def __call__(self) -> tuple[str, ...]:
        return api.games()


sys.modules["greathall.games"].__class__ = Games

__all__ = [
    "BadOption",
    "BadPlugin",
    "BadRecord",
    "Decision",
    "Game",
    "GreatHallError",
    "IllegalChoice",
    "OldRecordWarning",
    "Option",
    "Standing",
    "UnknownGame",
    "__version__",
    "games",
    "load",
    "new_game",
    "remove_mix",
    "replay",
    "save_mix",
    "saved_mixes",
]
