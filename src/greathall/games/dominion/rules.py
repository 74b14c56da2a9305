"""Dominion as the rest of the house sees it."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion import hidden, losses, places, reasons
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.setup import OPTIONS, PLAYER_COUNTS, DominionDealer
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.kernel.machine import State
from greathall.kernel.reasons import Reason, Why
from greathall.kernel.rules import Cover, Dealer, Rules, Standing


class DominionRules(Rules):
    id = "dominion"
    version = 2
    player_counts: tuple[int, ...] = PLAYER_COUNTS

    def options(self) -> dict[str, str]:
        return OPTIONS

    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        return DominionDealer(players, options, setup)

    def copy(self, state: State) -> State:
        return table(state).copy()

    def dump(self, state: State) -> list[object]:
        return table(state).dump()

    def view(self, state: State, seat: int) -> dict[str, object]:
        return hidden.view(table(state), seat)

    def redeal(self, state: State, seat: int, except_for: int) -> None:
        hidden.redeal(table(state), seat)

    def cover(self, state: State, seat: int) -> Cover | None:
        return hidden.cover(table(state), seat)

    def uncover(self, state: State, cover: Cover) -> None:
        hidden.uncover(table(state), cover)

    def standings(self, state: State) -> list[Standing]:
        return [Standing(place, score) for place, score in hidden.standings(table(state))]

    def turns(self, state: State) -> list[int]:
        return [player.turns for player in table(state).players]

    def phase(self, state: State) -> str:
        return hidden.phase(table(state))

    def thing(self, state: State, code: int) -> str | None:
        return hidden.card_of(code)

    def place(self, state: State, code: int) -> str:
        return places.place(table(state), code)

    def reasons(self, state: State) -> list[Reason]:
        return reasons.reasons(table(state))

    def losses(self, state: State, code: int) -> list[Why]:
        return losses.losses(table(state), code)

    def by_itself(self, state: State) -> int | None:
        """No card of ours is better off in the hand: all Treasures are played, whoever asks. That somebody has none
        is told at once in any case."""
        return ALL_TREASURES if state.kind == "treasure" and ALL_TREASURES in state.options else None

    def card_id(self, card: int) -> str | None:
        return CARDS[card].id if card >= 0 else None


def table(state: State) -> Dominion:
    assert isinstance(state, Dominion)
    return state


RULES: Final = DominionRules()
