"""Influence with the factions, and alliances."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.things import FACTION, FACTIONS, NOTHING, VP
from greathall.games.imperium.verbs.pieces import PieceVerbs
from greathall.kernel.machine import EVERYBODY

TOP_INFLUENCE: Final = 6
VP_INFLUENCE: Final = 2
ALLIANCE_INFLUENCE: Final = 4
# What a Leader may answer: the level that gives a point is reached
REACHED: Final = ("emperor_2", "guild_2", "bene_gesserit_2", "fremen_2")


class InfluenceVerbs(PieceVerbs):
    def gain_influence(self, seat: int, faction: int, n: int, source: int) -> None:
        for _ in range(n):
            self.rise(seat, faction, source)

    def rise(self, seat: int, faction: int, source: int) -> None:
        """One step up a track: the activated Ally's for a Commander, if it is not that on his own board."""
        if faction >= len(FACTIONS):
            self.rise_on_own_board(seat, faction, source)
            return
        seat = self.fighters[seat]
        player = self.players[seat]
        if player.influence[faction] == TOP_INFLUENCE:
            return
        player.influence[faction] += 1
        level = player.influence[faction]
        if self.events is not None:
            self.tell("influence", seat, NOTHING, self.content.told[faction], source, EVERYBODY)
        if level == VP_INFLUENCE:
            self.gain(seat, VP, 1, source)
            self.fire(REACHED[faction], seat)
        if level >= ALLIANCE_INFLUENCE:
            holder = self.alliances[faction]
            if holder == NOTHING or (holder != seat and level > self.players[holder].influence[faction]):
                self.move_alliance(faction, seat)
        if level == ALLIANCE_INFLUENCE and not self.is_automaton(seat):
            for effect in self.content.influence_bonus[faction]:
                self.run_for(effect, seat, FACTION + faction)

    def rise_on_own_board(self, seat: int, track: int, source: int) -> None:
        """A Commander's own track: levels 1 and 3 reward each of his team, 2 and 4 him with a point."""
        player = self.players[seat]
        if player.personal == TOP_INFLUENCE:
            return
        player.personal += 1
        if self.events is not None:
            self.tell("influence", seat, NOTHING, self.content.told[track], source, EVERYBODY)
        if player.personal == VP_INFLUENCE:
            self.gain(seat, VP, 1, source)
        elif player.personal == ALLIANCE_INFLUENCE:
            self.gain(seat, VP, 1, NOTHING)
            if self.events is not None:
                self.tell("alliance", seat, NOTHING, self.content.told[track], NOTHING, EVERYBODY)
        # What is pushed last happens first: from the Commander on, clockwise.
        for step in range(len(self.players) - 2, -1, -2):
            for effect in self.side(seat).team_rewards.get(player.personal, ()):
                self.run_for(effect, (seat + step) % len(self.players), FACTION + track)

    def fall_on_own_board(self, seat: int, track: int, source: int) -> None:
        player = self.players[seat]
        before = player.personal
        player.personal -= 1
        if self.events is not None:
            self.tell("lose_influence", seat, NOTHING, self.content.told[track], source, EVERYBODY)
        if before == VP_INFLUENCE:
            self.gain(seat, VP, -1, source)
        elif before == ALLIANCE_INFLUENCE:
            self.gain(seat, VP, -1, NOTHING)
            if self.events is not None:
                self.tell("alliance", NOTHING, NOTHING, self.content.told[track], NOTHING, EVERYBODY)

    def lose_influence(self, seat: int, faction: int, source: int) -> list[int]:
        """One step down a track. If the alliance goes to one of several, they are given back for a choice."""
        if faction >= len(FACTIONS):
            self.fall_on_own_board(seat, faction, source)
            return []
        player = self.players[seat]
        before = player.influence[faction]
        player.influence[faction] = before - 1
        if self.events is not None:
            self.tell("lose_influence", seat, NOTHING, self.content.told[faction], source, EVERYBODY)
        if before == VP_INFLUENCE:
            self.gain(seat, VP, -1, source)
        if self.alliances[faction] != seat:
            return []
        # FAQ: whoever was tied takes the token; at 3 or less it goes to someone at 4 or more, else to the board.
        heirs = [
            other
            for other in range(len(self.players))
            if other != seat and self.players[other].influence[faction] >= before
        ]
        if not heirs and before - 1 < ALLIANCE_INFLUENCE:
            heirs = [
                other
                for other in range(len(self.players))
                if other != seat and self.players[other].influence[faction] >= ALLIANCE_INFLUENCE
            ]
            if not heirs:
                self.move_alliance(faction, NOTHING)
        if len(heirs) == 1:
            self.move_alliance(faction, heirs[0])
            return []
        return heirs

    def move_alliance(self, faction: int, seat: int) -> None:
        """The token carries its point with it."""
        holder = self.alliances[faction]
        if holder != NOTHING:
            self.gain(holder, VP, -1, NOTHING)
        self.alliances[faction] = seat
        if seat != NOTHING:
            self.gain(seat, VP, 1, NOTHING)
        if self.events is not None:
            self.tell("alliance", seat, NOTHING, self.content.told[faction], NOTHING, EVERYBODY)
