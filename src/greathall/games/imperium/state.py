"""The whole table, with all the verbs of the rulebook; what answers an event; the Conflict cards that were won."""

from __future__ import annotations

from greathall.games.imperium.things import CONFLICT, INTRIGUE, NOTHING, VP, WILD
from greathall.games.imperium.verbs.intrigue import ENDGAME, IntrigueVerbs
from greathall.kernel.machine import EVERYBODY, Frame


class Imperium(IntrigueVerbs):
    def copy(self) -> Imperium:
        """A table of its own, without the events told so far."""
        twin = Imperium(self.setup, self.rng.copy())
        self.copy_onto(twin)
        return twin

    # -- windows

    def answers(self, event: str, frame: Frame) -> list[int]:
        options = self.playable_intrigue(frame.seat, event)
        if event == ENDGAME:
            options += self.wild_partners(frame.seat)
        return options

    def answer_with(self, event: str, frame: Frame, code: int) -> None:
        if code >= CONFLICT:
            player = self.players[frame.seat]
            wild = next(own for own in player.trophies if self.battle_icon(own) == WILD)
            self.match(frame.seat, wild, code)
        else:
            self.play_intrigue(frame.seat, code - INTRIGUE, event)

    # -- battle icons

    def win_trophy(self, seat: int, code: int) -> None:
        """A won Conflict card pairs at once with a face-up one of the same icon; the wild one waits for the end."""
        player = self.players[seat]
        icon = self.battle_icon(code)
        player.trophies.append(code)
        if icon in (NOTHING, WILD):
            return
        for other in player.trophies:
            if other != code and self.battle_icon(other) == icon:
                self.match(seat, other, code)
                return

    def match_wild(self, seat: int) -> None:
        """At the end an automaton pairs the wild icon, if it can, with the card that it won first."""
        partners = self.wild_partners(seat)
        if partners:
            wild = next(own for own in self.players[seat].trophies if self.battle_icon(own) == WILD)
            self.match(seat, wild, partners[0])

    def match(self, seat: int, one: int, other: int) -> None:
        for code in (one, other):
            self.turn_over(seat, code)
        self.gain(seat, VP, 1, other)

    def turn_over(self, seat: int, code: int) -> None:
        """Turns a won card face down."""
        self.players[seat].trophies.remove(code)
        self.players[seat].matched.append(code)
        if self.events is not None:
            self.tell("turn_over", seat, code, 1, NOTHING, EVERYBODY)
