"""Carrying out effects: at once, or later in the turn when its player likes."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.tabletop import Tabletop
from greathall.games.imperium.things import LEADER, NOTHING
from greathall.kernel.machine import Effect, Frame

# Stack frame 0 is the round, frame 1 the turn of the active player.
TURN_FRAME: Final = 1


class EffectVerbs(Tabletop):
    def run_for(self, effect: Effect[Any], seat: int, source: int) -> None:
        """Carries out an effect for a player now, before anything else goes on."""
        effect.start(self, Frame(effect, seat, seat, source, NOTHING))

    def fire(self, event: str, seat: int) -> None:
        """A player's Leader answers an event; of an automaton's Leader only the Signet Ring counts."""
        if self.is_automaton(seat):
            return
        source = LEADER + self.players[seat].leader
        for trigger in self.leader(seat).triggers:
            if trigger.event == event:
                if self.in_turn(seat):
                    self.add_pending((trigger.effect,), source, NOTHING)
                else:
                    self.run_for(trigger.effect, seat, source)

    def add_pending(self, effects: Effects, source: int, place: int) -> None:
        """Adds effects to those that the active player carries out in an order of their choice this turn."""
        if effects:
            self.turn_frame().add(effects, source, place)

    def turn_frame(self) -> TurnFrame:
        """The turn of the active player."""
        frame = self.stack[TURN_FRAME]
        assert isinstance(frame, TurnFrame)
        return frame
