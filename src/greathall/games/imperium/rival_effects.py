"""What is printed on Rival cards and on Uprising's House Hagal cards alone: a Rival never chooses, a rule does."""

from __future__ import annotations

from greathall.games.imperium.conditions import Condition
from greathall.games.imperium.effects import Do
from greathall.games.imperium.spies import place_at_first
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING, SPICE
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, TOP_INFLUENCE
from greathall.kernel.machine import Frame


class InfluenceByPriority(Do):
    """One influence with the faction in that place of the Rival card's priority list."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place  # from 1

    def start(self, s: Imperium, f: Frame) -> None:
        s.gain_influence(f.seat, s.rival(f.seat).priority[self.place - 1], 1, f.source)


class MostInfluence(Do):
    """One influence where the Rival has most; among equals by its priority list."""

    def start(self, s: Imperium, f: Frame) -> None:
        levels = s.players[f.seat].influence
        rising = open_tracks(s, f.seat)
        if rising:
            most = max(levels[faction] for faction in rising)
            s.gain_influence(f.seat, first(rising, levels, most), 1, f.source)


class InfluenceForAlliance(Do):
    """So much influence with one faction: where that wins an alliance, if it does anywhere; else where it has
    least.

    The wording of the cards is not known (rivals: "Alliance if able")."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def start(self, s: Imperium, f: Frame) -> None:
        winning = [faction for faction in open_tracks(s, f.seat) if wins_alliance(s, f.seat, faction, self.n)]
        faction = least(s, f.seat, winning or open_tracks(s, f.seat))
        if faction != NOTHING:
            s.gain_influence(f.seat, faction, self.n, f.source)


class TroopsWithAlliance(Do):
    """So many troops; more of them for whoever holds an alliance."""

    def __init__(self, n: int, allied: int) -> None:
        super().__init__()
        self.n = n
        self.allied = allied

    def start(self, s: Imperium, f: Frame) -> None:
        s.recruit(f.seat, self.allied if f.seat in s.alliances else self.n, f.source)


class PlaceSpyAt(Do):
    """A Spy on the first of these observation posts that is free, if one is."""

    def __init__(self, posts: tuple[str, ...]) -> None:
        super().__init__()
        self.posts = posts

    def start(self, s: Imperium, f: Frame) -> None:
        numbers = {post.id: post.index for post in s.content.posts_there}
        place_at_first(s, f.seat, [numbers[id] for id in self.posts], f.source)


class MakerSpice(Do):
    """A Maker space's own spice; or its sandworms for a Rival with Maker Hooks, if the Conflict admits them."""

    def __init__(self, spice: int, worms: int) -> None:
        super().__init__()
        self.spice = spice
        self.worms = worms

    def start(self, s: Imperium, f: Frame) -> None:
        if self.worms and s.players[f.seat].hooks and not s.worms_banned():
            s.summon(f.seat, self.worms, f.source)
        else:
            s.gain(f.seat, SPICE, self.spice, f.source)


# -- conditions of cards with two spaces


class ConflictLevel(Condition):
    """The current Conflict is of one of these levels."""

    def __init__(self, *levels: int) -> None:
        self.levels = levels

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.content.conflicts[s.conflict].level in self.levels


class InfluenceBelow(Condition):
    """Less than so much influence with a faction."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].influence[self.faction] < self.level


# -- which faction


def open_tracks(s: Imperium, seat: int) -> list[int]:
    """The factions with which the Rival can still rise, by its priority list."""
    levels = s.players[seat].influence
    return [faction for faction in s.rival(seat).priority if levels[faction] < TOP_INFLUENCE]


def least(s: Imperium, seat: int, factions: list[int]) -> int:
    """Of these, in the order of the priority list, the first where the Rival has least; NOTHING of none."""
    if not factions:
        return NOTHING
    levels = s.players[seat].influence
    return first(factions, levels, min(levels[faction] for faction in factions))


def first(factions: list[int], levels: list[int], level: int) -> int:
    for faction in factions:
        if levels[faction] == level:
            return faction
    return NOTHING


def wins_alliance(s: Imperium, seat: int, faction: int, n: int) -> bool:
    """Whether so much more influence would take the alliance."""
    holder = s.alliances[faction]
    level = min(TOP_INFLUENCE, s.players[seat].influence[faction] + n)
    if holder == NOTHING:
        return level >= ALLIANCE_INFLUENCE
    return holder != seat and level > s.players[holder].influence[faction]
