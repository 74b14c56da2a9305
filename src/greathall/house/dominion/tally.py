"""What is counted in Dominion."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion import hidden
from greathall.games.dominion.card import ACTION
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.numbers import points_from
from greathall.games.dominion.state import GAINED, Dominion
from greathall.house.tally import JSON, Tally
from greathall.kernel.events import Event

DEEDS: Final = {"buy": "bought", "play": "played", "steal": "gained", **dict.fromkeys(GAINED.values(), "gained")}


class DominionTally(Tally):
    levels = ("points", "cards")
    amounts = ("coins",)
    shown = ("points", "coins", "cards")
    counts = ("turns", "actions", "bought", "gained", "trashed", "best_turn", "shuffles")
    ranked = hidden.RANKS
    opening = "bought"

    @property
    def state(self) -> Dominion:
        assert isinstance(self.table, Dominion)
        return self.table

    def note(self, event: Event) -> None:
        seat, what = event.seat, event.what
        if what == "turn":
            self.next_round(event.n)
        if seat < 0:
            return
        facts = self.facts[seat]
        if what == "turn":
            facts["turns"] += 1
        elif what == "coins":
            self.now[seat]["coins"] += event.n
            facts["best_turn"] = max(facts["best_turn"], self.now[seat]["coins"])
        elif what == "play":
            facts["actions"] += CARDS[event.card].types & ACTION != 0
        elif what == "buy":
            facts["bought"] += 1
            facts["gained"] -= 1  # the gain that follows is the purchase
        elif what == "steal" or what in GAINED.values():
            facts["gained"] += 1
        elif what == "trash":
            facts["trashed"] += 1
        elif what == "shuffle":
            facts["shuffles"] += 1

    def deeds(self, event: Event) -> tuple[tuple[str, str], ...]:
        """A purchase is told as one, and as the gain that follows."""
        what = DEEDS.get(event.what)
        return () if what is None else ((what, CARDS[event.card].id),)

    def kingdom(self) -> list[str]:
        piles = self.state.setup.piles
        return [card.id for card in CARDS if card.index in piles and card.set != "basic"]

    def first_player(self) -> int:
        return self.state.active

    def level(self, id: str, seat: int) -> float:
        return self.state.points(seat) if id == "points" else sum(self.state.players[seat].owned)

    def took_part(self, seat: int) -> bool:
        return self.state.players[seat].turns >= self.round

    def cards(self, seat: int) -> dict[str, int]:
        return {CARDS[card].id: n for card, n in enumerate(self.state.players[seat].owned) if n}

    def parts(self, seat: int) -> list[JSON]:
        return points_from(self.state, seat)

    def ranks(self) -> list[tuple[int, ...]]:
        return hidden.ranks(self.state)
