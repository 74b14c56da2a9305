"""Which games there are."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.rules import RULES as DOMINION
from greathall.games.imperium.rules import IMPERIUM, UPRISING_RULES
from greathall.kernel.errors import UnknownGame
from greathall.kernel.given import shown
from greathall.kernel.rules import Rules

GAMES: Final[dict[str, Rules]] = {rules.id: rules for rules in (DOMINION, IMPERIUM, UPRISING_RULES)}


def names() -> tuple[str, ...]:
    return tuple(GAMES)


def rules_of(game: object) -> Rules:
    rules = GAMES.get(game) if isinstance(game, str) else None
    if rules is None:
        raise UnknownGame(f"there is no game {shown(game)}; there are {', '.join(GAMES)}")
    return rules
