"""Great Hall: deck-building board games to play, script, simulate and learn."""

from greathall.api import Decision, Game, OldRecordWarning, Option, games, load, new_game, replay
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError, IllegalChoice, UnknownGame
from greathall.kernel.rules import Standing
from greathall.mixes import remove_mix, save_mix, saved_mixes
from greathall.version import VERSION as __version__

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
