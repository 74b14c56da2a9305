"""The games of the house.

`greathall.games()` names them: what is imported last of this package and the function would hide the other, so
the package can be called itself."""

from __future__ import annotations

import sys
from types import ModuleType


class Games(ModuleType):
    """This package, which names the games when it is called."""

    def __call__(self) -> tuple[str, ...]:
        from greathall.games.registry import names

        return names()


sys.modules[__name__].__class__ = Games
