"""Who sits at a table: players, who decide; automata, which the rules drive; and who plays together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MAX_SEATS: Final = 6  # sets of seats are bits, and this is the room that they have


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """Seats are numbered from 0: first those of the players, people or bots, then those of the automata.

    An automaton has pieces like a player's but neither a hand nor choices: where the rules let somebody choose for
    it, a player is asked."""

    def __init__(self, players: int, automata: int = 0, teams: tuple[int, ...] = ()) -> None:
        self.players = players
        self.seats = players + automata
        assert 1 <= players <= self.seats <= MAX_SEATS, f"a table has room for {MAX_SEATS} seats, not {self.seats}"
        self.teams = teams if teams else tuple(range(self.seats))  # by seat; without teams everybody is one
        assert len(self.teams) == self.seats, "a team for every seat"
        self.has_teams = len(set(self.teams)) < self.seats

    def allies(self, seat: int) -> list[int]:
        """The others of its team."""
        team = self.teams[seat]
        return [other for other in range(self.seats) if other != seat and self.teams[other] == team]

    def opponents(self, seat: int) -> list[int]:
        team = self.teams[seat]
        return [other for other in range(self.seats) if self.teams[other] != team]
