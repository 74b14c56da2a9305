"""Dune: Imperium as the rest of the house sees it."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium import hidden, places, reasons
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rounds import phase, standings
from greathall.games.imperium.setup import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, UPRISING_OPTIONS, ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.kernel.machine import State
from greathall.kernel.reasons import Reason
from greathall.kernel.rules import Dealer, Rules, Standing


class ImperiumRules(Rules):
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS

    def __init__(self, content: Content, version: int) -> None:
        self.id = content.game
        self.version = version
        self.content = content

    def options(self) -> dict[str, str]:
        return UPRISING_OPTIONS if self.content.posts else OPTIONS

    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        return ImperiumDealer(self.content, players, options, setup)

    def copy(self, state: State) -> State:
        return table(state).copy()

    def dump(self, state: State) -> list[object]:
        return table(state).dump()

    def view(self, state: State, seat: int) -> dict[str, object]:
        return hidden.view(table(state), seat)

    def redeal(self, state: State, seat: int, except_for: int) -> None:
        hidden.redeal(table(state), seat, except_for)

    def standings(self, state: State) -> list[Standing]:
        return [Standing(place, score) for place, score in standings(table(state))]

    def turns(self, state: State) -> list[int]:
        return [table(state).round] * len(table(state).players)

    def seats(self, state: State) -> int:
        return len(table(state).players)

    def phase(self, state: State) -> str:
        return phase(table(state))

    def thing(self, state: State, code: int) -> str | None:
        return places.target(table(state), code)

    def place(self, state: State, code: int) -> str:
        return places.place(table(state), code)

    def reasons(self, state: State) -> list[Reason]:
        return reasons.reasons(table(state))

    def card_id(self, card: int) -> str | None:
        return hidden.thing(self.content, card) if card >= 0 else None


def table(state: State) -> Imperium:
    assert isinstance(state, Imperium)
    return state


IMPERIUM: Final = ImperiumRules(BASE, version=2)
UPRISING_RULES: Final = ImperiumRules(UPRISING, version=2)
