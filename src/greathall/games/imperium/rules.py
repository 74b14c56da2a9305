"""Dune: Imperium as the rest of the house sees it."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium import by_itself, hidden, losses, places, reasons
from greathall.games.imperium.catalogue import IMPERIUM_SHELF, UPRISING_SHELF
from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.modules import Shelf
from greathall.games.imperium.players import UNDECIDED
from greathall.games.imperium.rounds import phase, standings
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.kernel.machine import State
from greathall.kernel.reasons import Reason, Why
from greathall.kernel.rules import Cover, Dealer, Rules, Standing


class ImperiumRules(Rules):
    usual_players = 3

    def __init__(self, shelf: Shelf, version: int) -> None:
        self.id = shelf.game
        self.version = version
        self.player_counts = shelf.player_counts
        self.shelf = shelf

    def options(self) -> dict[str, str]:
        return self.shelf.options

    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        return ImperiumDealer(self.shelf, players, options, setup)

    def copy(self, state: State) -> State:
        return table(state).copy()

    def dump(self, state: State) -> list[object]:
        return table(state).dump()

    def view(self, state: State, seat: int) -> dict[str, object]:
        return hidden.view(table(state), seat)

    def redeal(self, state: State, seat: int, except_for: int) -> None:
        hidden.redeal(table(state), seat, except_for)

    def cover(self, state: State, seat: int) -> Cover | None:
        return hidden.cover(table(state), seat)

    def uncover(self, state: State, cover: Cover) -> None:
        hidden.uncover(table(state), cover)

    def waits_alike(self, twin: State, state: State) -> bool:
        """A card that was laid open to send an Agent is still in the hand, and everybody has seen it."""
        frame = state.stack[-1]
        chosen = frame.card if isinstance(frame, TurnFrame) else NOTHING
        sent = table(state).turn.kind != UNDECIDED
        if chosen != NOTHING and not sent and chosen not in table(twin).players[frame.seat].hand:
            return False
        return super().waits_alike(twin, state)

    def standings(self, state: State) -> list[Standing]:
        return [Standing(place, score) for place, score in standings(table(state))]

    def can_win(self, state: State, seat: int) -> bool:
        return table(state).can_win(seat)

    def turns(self, state: State) -> list[int]:
        return [table(state).round] * len(table(state).players)

    def phase(self, state: State) -> str:
        return phase(table(state))

    def thing(self, state: State, code: int) -> str | None:
        return places.target(table(state), code)

    def place(self, state: State, code: int) -> str:
        return places.place(table(state), code)

    def reasons(self, state: State) -> list[Reason]:
        return reasons.reasons(table(state))

    def losses(self, state: State, code: int) -> list[Why]:
        return losses.losses(table(state), code)

    def by_itself(self, state: State) -> int | None:
        return by_itself.by_itself(table(state))

    def asks_on(self, state: State, code: int) -> State | None:
        return by_itself.asks_on(table(state), code)

    def card_id(self, card: int) -> str | None:
        return self.shelf.whole.thing(card) if card >= 0 else None


def table(state: State) -> Imperium:
    assert isinstance(state, Imperium)
    return state


IMPERIUM: Final = ImperiumRules(IMPERIUM_SHELF, version=2)
UPRISING_RULES: Final = ImperiumRules(UPRISING_SHELF, version=3)
