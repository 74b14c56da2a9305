"""What must hold for an effect, and what can be counted."""

from __future__ import annotations

from greathall.games.imperium.players import Player
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import FLOW, MENTAT_HOME
from greathall.games.imperium.things import FACTIONS, NOTHING
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE
from greathall.kernel.machine import Frame


class Count:
    """So many of something, counted when it matters."""

    def of(self, s: Imperium, f: Frame) -> int:
        raise AssertionError(f"{type(self).__name__} does not count")


class CardsInPlay(Count):
    """The player's cards of a faction in play: from Agent turns of this round and revealed ones."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: Imperium, f: Frame) -> int:
        return cards_in_play(s, s.players[f.seat], self.faction)


def cards_in_play(s: Imperium, player: Player, faction: int) -> int:
    count = 0
    for card in player.in_play:
        if card >= 0 and (s.content.cards[card].factions >> faction) & 1:
            count += 1
    return count


class Condition:
    def holds(self, s: Imperium, f: Frame) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


class InfluenceWith(Condition):
    """At least so much influence with a faction."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.level(f.seat, self.faction) >= self.level


class AllianceWith(Condition):
    """The player holds the faction's alliance token; NOTHING: any."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: Imperium, f: Frame) -> bool:
        if self.faction == NOTHING:
            return f.seat in s.alliances or s.players[f.seat].personal >= ALLIANCE_INFLUENCE
        if s.alliances[self.faction] == f.seat:
            return True
        # A Commander holds that of his own board.
        own = s.own_track(f.seat, 1 << self.faction)
        return own != NOTHING and s.players[f.seat].personal >= ALLIANCE_INFLUENCE


class AnotherInPlay(Condition):
    """Another card of a faction in play beside the one that asks (Fremen Bond)."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: Imperium, f: Frame) -> bool:
        player = s.players[f.seat]
        count = cards_in_play(s, player, self.faction)
        own = player.in_play[f.place] if f.place >= 0 else NOTHING
        if own >= 0 and (s.content.cards[own].factions >> self.faction) & 1:
            count -= 1
        return count > 0


class CouncilSeat(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].council


class MentatAtHome(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.mentat == MENTAT_HOME


class OwnCopies(Condition):
    """At least so many copies of a card among all the player's cards."""

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return own_copies(s, s.players[f.seat], self.card) >= self.n


class MostCopies(Condition):
    """More copies of a card than each opponent."""

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, s: Imperium, f: Frame) -> bool:
        own = own_copies(s, s.players[f.seat], self.card)
        for seat in s.seating.opponents(f.seat):
            if counted_copies(s, seat, self.card) >= own:
                return False
        return True


def counted_copies(s: Imperium, seat: int, id: str) -> int:
    """Solo, a Rival without a deck counts as owning The Spice Must Flow (House Hagal's sheet)."""
    automata = s.setup.automata
    if automata is not None and s.is_automaton(seat):
        return automata.copies_of_flow if id == FLOW else 0
    return own_copies(s, s.players[seat], id)


def own_copies(s: Imperium, player: Player, id: str) -> int:
    card = s.content.card_index[id]
    return (
        player.deck.count(card) + player.hand.count(card) + player.discard.count(card) + player.in_play.count(card)
    )


class TracksAt(Condition):
    """At least so much influence on so many tracks."""

    def __init__(self, level: int, tracks: int) -> None:
        self.level = level
        self.tracks = tracks

    def holds(self, s: Imperium, f: Frame) -> bool:
        return tracks_at(s, f.seat, self.level) >= self.tracks


def tracks_at(s: Imperium, seat: int, level: int) -> int:
    """On how many tracks a player has so much influence; the one on a Commander's own board is one more."""
    count = 1 if s.players[seat].personal >= level else 0
    for faction in range(len(FACTIONS)):
        if s.main_level(seat, faction) >= level:
            count += 1
    return count


class NoSeat(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return not s.players[f.seat].council


class SeatAndSwordmaster(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].council and s.players[f.seat].swordmaster


class AtFactionSpace(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.space >= 0 and s.content.spaces[s.turn.space].faction != NOTHING


class InAnothersShadow(Condition):
    """Four or more influence with a faction whose alliance an opponent holds."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        teams = s.seating.teams
        for faction, holder in enumerate(s.alliances):
            if holder == NOTHING or teams[holder] == teams[f.seat]:
                continue
            if s.main_level(f.seat, faction) >= ALLIANCE_INFLUENCE:
                return True
        return False


class FlowAcquired(Condition):
    """The Spice Must Flow was acquired this turn."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.flows > 0


class RevealedCards(Count):
    """Cards of a faction revealed this turn."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: Imperium, f: Frame) -> int:
        count = 0
        for card in s.players[f.seat].in_play[s.turn.first_revealed :]:
            if card >= 0 and (s.content.cards[card].factions >> self.faction) & 1:
                count += 1
        return count


class OtherSwordCards(Count):
    """Other cards revealed this turn that gave swords and are still in play."""

    def of(self, s: Imperium, f: Frame) -> int:
        in_play = s.players[f.seat].in_play
        return sum(place != f.place and in_play[place] >= 0 for place in s.turn.sword_places)
