"""Tables of all games for tests of the environments."""

from __future__ import annotations

from typing import NamedTuple


class Case(NamedTuple):
    game: str
    players: int
    options: dict[str, object]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])


# Cards that look at, pass, steal or hide others.
SECRETS = ["masquerade", "library", "spy", "thief", "militia", "swindler", "torturer", "scout", "saboteur", "baron"]

CASES = [
    *(Case("dominion", players, {}) for players in (2, 3, 4, 5, 6)),
    Case("dominion", 3, {"kingdom": SECRETS}),
    Case("dominion", 4, {"kingdom": SECRETS, "open_discards": True}),
    *(Case("imperium", players, {}) for players in (1, 2, 3, 4)),
    Case("imperium", 4, {"leaders": "draft"}),
    *(Case("uprising", players, {"choam": True}) for players in (1, 2, 3)),
    Case("uprising", 4, {}),
    Case("uprising", 4, {"choam": True, "original": "all", "original_conflicts": True, "leaders": "choose"}),
    Case("uprising", 6, {}),
]
