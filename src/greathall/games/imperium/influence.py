"""Deeds that move influence."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    EVERY_FACTION,
    FACTION,
    FACTIONS,
    NOTHING,
    SEAT,
)
from greathall.games.imperium.verbs.influence import TOP_INFLUENCE
from greathall.kernel.frames import NamesFrame
from greathall.kernel.machine import EVERYBODY, Frame, Memory, State


def favoured(s: Imperium, seat: int, options: list[int]) -> list[int]:
    """An automaton rises where it has least influence (House Hagal's sheet); a tie is for a player to break, or for
    the Rival card's priority list."""
    if not s.is_automaton(seat) or len(options) < 2:
        return options
    levels = s.players[seat].influence
    least = min(levels[code - FACTION] for code in options)
    tied = [code for code in options if levels[code - FACTION] == least]
    if s.players[seat].rival != NOTHING:
        for faction in s.rival(seat).priority:
            if FACTION + faction in tied:
                return [FACTION + faction]
    return tied


class Influence(Pick):
    """Influence with one faction, of those named if there are several."""

    kind = "influence"

    def __init__(self, factions: int, n: int = 1, only_behind: bool = False) -> None:
        super().__init__()
        self.factions = factions  # bits
        self.n = n
        self.only_behind = only_behind  # only where an opponent is ahead

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        found: list[int] = []
        for faction in range(len(FACTIONS)):
            level = s.army(f.seat).influence[faction]
            if not (self.factions >> faction) & 1 or level == TOP_INFLUENCE:
                continue
            if not self.is_barred(s, f.seat, faction):
                found.append(FACTION + faction)
        own = s.own_track(f.seat, self.factions)
        if own != NOTHING and s.players[f.seat].personal < TOP_INFLUENCE and not self.only_behind:
            found.append(FACTION + own)
        return favoured(s, f.seat, found)

    def is_barred(self, s: Imperium, seat: int, faction: int) -> bool:
        """Whether it takes an opponent ahead, and there is none."""
        if not self.only_behind:
            return False
        level = s.army(seat).influence[faction]
        for opponent in s.seating.opponents(seat):
            if s.players[opponent].influence[faction] > level:
                return False
        return True

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.gain_influence(f.seat, code - FACTION, self.n, f.source)


class InfluenceWithTwo(Do):
    """One influence with each of two different factions, both named first."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return NamesFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, NamesFrame)
        if f.step < 2:
            options = [
                FACTION + track
                for track in tracks_of(s, f.seat)
                if not (f.named >> track) & 1 and s.level_on(f.seat, track) < TOP_INFLUENCE
            ]
            if options:
                s.ask(f.seat, "influence", favoured(s, f.seat, options))
                return
        s.stack.pop()
        for track in range(f.named.bit_length()):
            if (f.named >> track) & 1:
                s.gain_influence(f.seat, track, 1, f.source)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, NamesFrame)
        f.step += 1
        f.named |= 1 << (code - FACTION)


class VisitInfluence(Do):
    """Influence with the faction whose space was visited."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.space >= 0 and s.content.spaces[s.turn.space].faction != NOTHING

    def start(self, s: Imperium, f: Frame) -> None:
        s.gain_influence(f.seat, s.content.spaces[s.turn.space].faction, self.n, f.source)


# What every faction's space gives whoever visits it.
VISIT: Final = VisitInfluence(1)


class SecretInfluence(Do):
    """Influence with the factions picked in secret, once in a game (Baron Harkonnen)."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].tokens) > 0

    def start(self, s: Imperium, f: Frame) -> None:
        tokens = s.players[f.seat].tokens
        s.players[f.seat].tokens = []
        s.barrier += 1
        if s.events is not None:
            s.tell("masterstroke", f.seat, NOTHING, len(tokens), f.source, EVERYBODY)
        for faction in tokens:
            s.gain_influence(f.seat, faction, 1, f.source)


def tracks_of(s: Imperium, seat: int) -> list[int]:
    """The tracks on which the seat's deeds can move a cube."""
    tracks = list(range(len(FACTIONS)))
    own = s.own_track(seat, EVERY_FACTION)
    return tracks if own == NOTHING else [*tracks, own]


def influence_to_lose(s: Imperium, seat: int) -> int:
    """A player's own alone: what a Commander pays, he pays himself."""
    return sum(s.players[seat].influence) + s.players[seat].personal


class LossFrame(Frame):
    """Influence is lost step by step."""

    lost = 0
    faction = NOTHING  # with which it was lost last
    heirs: tuple[int, ...] = ()  # the seats that may take its alliance

    def copy(self) -> Frame:
        twin = LossFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.lost = self.lost
        twin.faction = self.faction
        twin.heirs = self.heirs
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.lost, self.faction, list(self.heirs))


class LoseInfluence(Do):
    """So much influence, each with a faction of one's choice; a real loss, so not on a track at 0."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return influence_to_lose(s, f.seat) >= self.n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return LossFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, LossFrame)
        if f.step == 0 and f.lost < self.n:
            player = s.players[f.seat]
            options = [FACTION + i for i in range(len(FACTIONS)) if player.influence[i] > 0]
            if player.personal > 0:
                options.append(FACTION + s.side(f.seat).track)
            s.ask(f.seat, "lose_influence", options)
        elif f.heirs:
            s.ask(f.seat, "alliance_to", [SEAT + seat for seat in f.heirs])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, LossFrame)
        if f.step == 0:
            f.lost += 1
            f.faction = code - FACTION
            f.heirs = tuple(s.lose_influence(f.seat, f.faction, f.source))
            f.step = 1 if f.heirs else 0
        else:
            s.move_alliance(f.faction, code - SEAT)
            f.heirs = ()
            f.step = 0
