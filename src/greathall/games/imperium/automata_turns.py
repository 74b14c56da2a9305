"""What automata did last, read from the events that tell of it."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.automata import FOR_SWORDS, OUTCOMES, RESHUFFLED
from greathall.games.imperium.printed import Content
from greathall.games.imperium.things import NOTHING
from greathall.kernel.events import Event
from greathall.kernel.numbers import JSON

DRAWN: Final = "hagal_"  # how events about cards of House Hagal begin
SHUFFLED: Final = "hagal_shuffle"
ENDS: Final = ("turn", "strength", "round")  # nobody's turn goes on after these


class NotedTurn:
    """An automaton's turn, or the cards that it drew for their swords, after so many turns of players."""

    def __init__(self, seat: int, combat: bool, after: int) -> None:
        self.seat = seat
        self.combat = combat
        self.after = after
        self.drawn: list[JSON] = []
        self.told: list[JSON] = []

    def view(self) -> JSON:
        drawn, told = [entry.copy() for entry in self.drawn], [entry.copy() for entry in self.told]
        return {"seat": self.seat, "combat": self.combat, "drawn": drawn, "told": told}


class NotedTurns:
    """Each automaton's last turn; all of them, if it had several after the last turn of a player."""

    def __init__(self, content: Content, players: int) -> None:
        self.content = content
        self.players = players  # automata sit behind them
        self.turns: list[NotedTurn] = []
        self.now: NotedTurn | None = None
        self.players_turns = 0
        # A Reshuffle, and the shuffling, belong to what is drawn next: in a turn, or for its swords.
        self.reshuffled: list[JSON] = []
        self.shuffled: list[JSON] = []

    def note(self, event: Event) -> None:
        what, seat = event.what, event.seat
        if what in ENDS:
            self.now = None
        if what == "turn":
            if seat >= self.players:
                self.begin(seat, False)
            else:
                self.players_turns += 1
        elif what.startswith(DRAWN) and event.card != NOTHING:
            self.note_drawn(event, what.removeprefix(DRAWN))
        elif what == SHUFFLED:
            self.shuffled.append({"what": what, "n": event.n})
        elif self.now is not None and seat == self.now.seat:
            self.now.told.append({"what": what, "n": event.n})

    def note_drawn(self, event: Event, outcome: str) -> None:
        space = None if event.source == NOTHING else self.content.thing(event.source)
        drawn: JSON = {"card": self.content.thing(event.card), "outcome": outcome, "space": space}
        if outcome == OUTCOMES[RESHUFFLED]:
            self.reshuffled.append(drawn)
            return
        combat = outcome == OUTCOMES[FOR_SWORDS]
        now = self.now
        if now is None or now.seat != event.seat or now.combat != combat:
            now = self.begin(event.seat, combat)
        now.drawn += self.reshuffled
        now.told += self.shuffled
        now.drawn.append(drawn)
        self.reshuffled = []
        self.shuffled = []

    def begin(self, seat: int, combat: bool) -> NotedTurn:
        self.turns = [turn for turn in self.turns if turn.seat != seat or turn.after == self.players_turns]
        self.now = NotedTurn(seat, combat, self.players_turns)
        self.turns.append(self.now)
        return self.now
