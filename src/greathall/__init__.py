"""Great Hall: deck-building board games to play, script, simulate and learn."""

from typing import TYPE_CHECKING

from greathall.api import Decision, Game, OldRecordWarning, Option, load, new_game, replay
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError, IllegalChoice, UnknownGame
from greathall.kernel.rules import Standing
from greathall.mixes import remove_mix, save_mix, saved_mixes
from greathall.version import VERSION as __version__

if TYPE_CHECKING:
    from greathall.api import games
else:
    from greathall import games  # the package, which can be called as the function that it would hide

__all__ = [
    "BadOption",
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
