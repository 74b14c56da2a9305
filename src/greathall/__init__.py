"""Great Hall: deck-building board games to play, script, simulate and learn.

What the library offers is loaded when it is first asked for: to import it costs next to nothing."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from greathall.version import VERSION as __version__

if TYPE_CHECKING:
    from greathall.api import Decision, Game, OldRecordWarning, Option, games, load, new_game, replay
    from greathall.house.dune.mixes import remove_mix, save_mix, saved_mixes
    from greathall.kernel.errors import BadOption, BadPlugin, BadRecord, GreatHallError, IllegalChoice, UnknownGame
    from greathall.kernel.rules import Standing
    from greathall.learn.rules.page import rules
    from greathall.learn.strategy.page import strategy
else:
    from greathall import games

    # Where each name comes from.
    OFFERED: Final[dict[str, tuple[str, ...]]] = {
        "api": ("Decision", "Game", "OldRecordWarning", "Option", "load", "new_game", "replay"),
        "house.dune.mixes": ("remove_mix", "save_mix", "saved_mixes"),
        "kernel.errors": (
            "BadOption", "BadPlugin", "BadRecord", "GreatHallError", "IllegalChoice", "UnknownGame",
        ),
        "kernel.rules": ("Standing",),
        "learn.rules.page": ("rules",),
        "learn.strategy.page": ("strategy",),
    }  # fmt: skip

    def __getattr__(name: str) -> Any:
        for module, names in OFFERED.items():
            if name in names:
                found = globals()[name] = getattr(import_module(f"greathall.{module}"), name)
                return found
        if name == "api":  # the module itself, for whoever wants more of it
            return import_module("greathall.api")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


class Games(ModuleType):
    """The package `greathall.games`, which names the games when it is called: what is imported last of a package
    and a function of one name would hide the other, so the package is both."""

    def __call__(self) -> tuple[str, ...]:
        from greathall import api

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
    "rules",
    "save_mix",
    "saved_mixes",
    "strategy",
]
