"""What is counted in the Dune games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from greathall.games.imperium import rounds
from greathall.games.imperium.numbers import noted_at, vp_from
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.games.imperium.verbs.cards import ACQUIRED
from greathall.house.tally import JSON, Tally
from greathall.kernel.events import Event

# Facts about a player of a Dune game: events that count by how often they come, and by their number.
TIMES: Final = {
    "agent": "agents",
    "win": "conflicts",
    "place_spy": "spies",
    "complete": "contracts",
    **dict.fromkeys(ACQUIRED.values(), "acquired"),
    "trash": "trashed",
    "play_intrigue": "intrigue",
}
NUMBERS: Final = {
    "recruit": "recruited",
    "deploy": "deployed",
    "sandworm": "sandworms",
    "solari": "solari",
    "spice": "spice",
    "water": "water",
}


class DuneTally(Tally):
    """Both Dune games."""

    levels = ("vp", "influence", "solari", "spice", "water", "deck", "intrigue")
    amounts = ("strength", "persuasion")
    shown = ("vp", "influence", "strength", "persuasion", "solari", "spice", "water", "deck", "intrigue")
    counts = (
        "agents",
        "conflicts",
        "best_strength",
        "recruited",
        "deployed",
        "sandworms",
        "spies",
        "contracts",
        "acquired",
        "trashed",
        "intrigue",
        "solari",
        "spice",
        "water",
    )
    ranked = rounds.RANKS
    opening = "visited"

    @property
    def state(self) -> Imperium:
        assert isinstance(self.table, Imperium)
        return self.table

    def note(self, event: Event) -> None:
        seat, what = event.seat, event.what
        if what == "round":
            self.next_round(event.n)
        elif what in TIMES:
            self.facts[seat][TIMES[what]] += 1
        elif what == "hagal_carried_out" and event.source != NOTHING:
            self.facts[seat]["agents"] += 1  # to that space
        elif what in NUMBERS:
            self.facts[seat][NUMBERS[what]] += event.n
        elif what == "strength":
            self.now[seat][what] = event.n
            self.facts[seat]["best_strength"] = max(self.facts[seat]["best_strength"], event.n)
        elif what == "persuasion":
            self.now[seat][what] += event.n

    def deeds(self, event: Event) -> tuple[tuple[str, str], ...]:
        """An Agent is sent to a space by a card; automata have no cards."""
        if event.what == "agent":
            return (("played", self.id_of(event.card)), ("visited", self.id_of(event.source)))
        if event.what == "play_intrigue":
            return (("played", self.id_of(event.card)),)
        if event.what in ACQUIRED.values():
            return (("bought", self.id_of(event.card)),)
        return ()

    def id_of(self, thing: int) -> str:
        return str(self.text.rules.card_id(thing))

    def first_player(self) -> int:
        return self.state.first_player

    def level(self, id: str, seat: int) -> float:
        player = self.state.players[seat]
        return {
            "vp": player.vp,
            "influence": sum(player.influence) + player.personal,
            "solari": player.solari,
            "spice": player.spice,
            "water": player.water,
            "deck": sum(self.cards(seat).values()),
            "intrigue": len(player.intrigue),
        }[id]

    def character(self, seat: int) -> str | None:
        return None if self.state.players[seat].leader == NOTHING else self.state.leader(seat).id

    def cards(self, seat: int) -> dict[str, int]:
        player = self.state.players[seat]
        in_play = [card for card in player.in_play if card >= 0]
        owned = Counter([*player.hand, *player.deck, *player.discard, *in_play])
        return {self.state.content.cards[card].id: owned[card] for card in sorted(owned)}

    def parts(self, seat: int) -> list[JSON]:
        return vp_from(self.state, seat, noted_at(self.state).vp[seat])

    def ranks(self) -> list[tuple[int, ...]]:
        return rounds.ranks(self.state)
