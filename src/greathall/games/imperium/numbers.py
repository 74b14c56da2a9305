"""Where the numbers of a table come from, part by part."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.automata_turns import NotedTurns
from greathall.games.imperium.players import AGENT_TURN, STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP, Player
from greathall.games.imperium.printed import Content, Level, Space
from greathall.games.imperium.setup import COMMANDER_VP
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARD, NOTHING, TRACKS
from greathall.games.imperium.turns import (
    GARRISON_LIMIT,
    deploy_limit,
    deployable,
    leader_discount,
    solari_cost,
    swordmaster_discount,
)
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, VP_INFLUENCE
from greathall.kernel.events import Event
from greathall.kernel.numbers import JSON, Parts
from greathall.kernel.zones import distinct


def id_of(content: Content, code: int) -> str:
    id = content.thing(code) if code != NOTHING else None
    return "" if id is None else id


# -- what was noted

# What an automaton gives for a Victory Point
PAYMENTS: Final = ("pay_solari", "pay_spice", "pay_water", "discard_intrigue")


class Noted:
    """What events tell about the players' numbers: of this round, and all of their Victory Points; and about the
    automata's turns.

    Points for influence and alliances are not among them: the tracks show them."""

    def __init__(self, content: Content, players: int, seats: int, events: list[Event]) -> None:
        self.content = content
        self.events = events
        self.count = 0  # of the events that were read
        self.vp = [Parts("vp") for _ in range(seats)]
        self.persuasion = [Parts("persuasion") for _ in range(seats)]
        self.swords = [Parts("swords") for _ in range(seats)]
        self.levels = [[0] * len(TRACKS) for _ in range(seats)]
        self.turns = NotedTurns(content, players) if players < seats else None

    def read_on(self) -> None:
        """A table is looked at after every choice: what was read is not read again."""
        while self.count < len(self.events):
            self.note(self.events[self.count], self.events[self.count - 1] if self.count else None)
            if self.turns is not None:
                self.turns.note(self.events[self.count])
            self.count += 1

    def note(self, event: Event, last: Event | None) -> None:
        what, seat = event.what, event.seat
        if what == "round":
            self.persuasion = [Parts("persuasion") for _ in self.vp]
            self.swords = [Parts("swords") for _ in self.vp]
        elif what == "influence":
            self.levels[seat][event.n] += 1
        elif what == "lose_influence":
            self.levels[seat][event.n] -= 1
        elif what == "vp":
            self.note_points(event, last)
        elif what == "swords":
            self.swords[seat].add("swords", event.n, id_of(self.content, event.source), event.n)
        elif what == "lose_swords":
            self.swords[seat] = Parts("swords")
        elif what == "persuasion":
            source = id_of(self.content, event.source)
            self.persuasion[seat].add("thing" if source else "council", event.n, source)
        elif what == "persuade":
            self.persuasion[seat].add("acquired", -event.n, id_of(self.content, event.card))

    def note_points(self, event: Event, last: Event | None) -> None:
        if last is not None and last.what in PAYMENTS and last.seat == event.seat and event.source == NOTHING:
            self.vp[event.seat].add("bought", event.n)
            return
        if event.source == NOTHING or (last is not None and self.is_of_track(event, last)):
            return
        if last is not None and last.what == "turn_over" and last.card == event.source:
            self.vp[event.seat].add("battle_icons", event.n)
        else:
            self.vp[event.seat].add("thing", event.n, id_of(self.content, event.source))

    def is_of_track(self, event: Event, last: Event) -> bool:
        """The point of a track comes right after the step to its second level, or down from it."""
        if last.seat != event.seat or last.what not in ("influence", "lose_influence"):
            return False
        level = self.levels[event.seat][last.n]
        return level == (VP_INFLUENCE if last.what == "influence" else VP_INFLUENCE - 1)


def noted_at(s: Imperium) -> Noted:
    """Of all that was told at this table."""
    found = s.noted
    if not isinstance(found, Noted) or found.events is not s.events:
        found = Noted(s.content, s.seating.players, s.seating.seats, [] if s.events is None else s.events)
        s.noted = found
    found.read_on()
    return found


# -- players


def player_numbers(s: Imperium, seat: int, noted: Noted) -> JSON:
    player = s.players[seat]
    swords = swords_from(player, noted.swords[seat])
    # Persuasion that was not spent is lost with the turn.
    reveals = player.persuasion > 0 or s.in_turn(seat)
    return {
        "vp": player.vp,
        "vp_from": vp_from(s, seat, noted.vp[seat]),
        "swords": player.swords,
        "swords_from": swords,
        "strength": player.strength(),
        "strength_from": strength_from(player, swords),
        "persuasion": player.persuasion,
        "persuasion_from": noted.persuasion[seat].making(player.persuasion) if reveals else [],
    }


def vp_from(s: Imperium, seat: int, noted: Parts) -> list[JSON]:
    vp = Parts("vp")
    if not s.can_win(seat):
        return vp.making(0)
    at_start = COMMANDER_VP if s.is_commander(seat) else s.setup.starting_vp
    if at_start:
        vp.add("start", at_start)
    for faction, level in enumerate(s.players[seat].influence):
        if level >= VP_INFLUENCE:
            vp.add("influence", 1, s.content.track(faction))
    for faction, holder in enumerate(s.alliances):
        if holder == seat:
            vp.add("alliance", 1, s.content.track(faction))
    if s.players[seat].personal >= VP_INFLUENCE:
        vp.add("influence", 1, s.content.track(s.side(seat).track))
    if s.players[seat].personal >= ALLIANCE_INFLUENCE:
        vp.add("alliance", 1, s.content.track(s.side(seat).track))
    for part in noted.parts:
        vp.add(part.what, part.value, part.thing, part.n)
    return vp.making(s.players[seat].vp)


def swords_from(player: Player, noted: Parts) -> list[JSON]:
    """They go when the combat is over."""
    if player.swords == 0:
        return []
    rest = player.swords - noted.total
    if not rest:
        return noted.making(player.swords)
    swords = noted.copy()
    swords.add("swords", rest, n=rest)
    return swords.making(player.swords)


def strength_from(player: Player, swords: list[JSON]) -> list[JSON]:
    """Without a unit in the Conflict swords count for nothing."""
    if player.units() == 0:
        return []
    units = Parts("strength")
    if player.deployed:
        units.add("troops", STRENGTH_OF_TROOP * player.deployed, n=player.deployed)
    if player.sandworms:
        units.add("sandworms", STRENGTH_OF_SANDWORM * player.sandworms, n=player.sandworms)
    found = units.making(units.total)
    for part in swords:
        wielded = part.copy()
        wielded["strength"] = wielded.pop("swords")
        found.append(wielded)
    return found


# -- the turn


def deployable_from(s: Imperium) -> list[JSON]:
    """How many troops the active player may still deploy: all there are, or as many as the space lets go."""
    troops = Parts("deployable")
    total = deployable(s, s.active) if s.turn.kind == AGENT_TURN else 0
    if total <= 0:
        return []
    if total == s.army(s.active).garrison:
        troops.add("garrison", total, n=total)
    else:
        from_garrison = deploy_limit(s) - s.turn.recruited
        if s.turn.recruited:
            troops.add("recruited", s.turn.recruited, n=s.turn.recruited)
        if from_garrison:
            troops.add("others", GARRISON_LIMIT, n=GARRISON_LIMIT)
        if s.turn.deployed:
            troops.add("deployed", -s.turn.deployed, n=s.turn.deployed)
    return troops.making(total)


# -- prices


def space_prices(s: Imperium, space: Space, seat: int) -> list[JSON]:
    """By the levels of a space: its price in solari for that seat, and why if that is not the printed one."""
    found: list[JSON] = []
    for level in space.levels:
        price: JSON = {"solari": solari_cost(s, seat, space, level)}
        if price["solari"] != level.solari:
            price["solari_from"] = solari_from(s, space, level, seat)
        found.append(price)
    return found


def solari_from(s: Imperium, space: Space, level: Level, seat: int) -> list[JSON]:
    solari = Parts("solari")
    solari.add("printed", level.solari)
    later = swordmaster_discount(s, space)
    if later:
        solari.add("later", -later)
    own = leader_discount(s, seat, space, level.solari - later)
    if own:
        solari.add("leader", -own, s.leader(seat).id)
    return solari.making(solari_cost(s, seat, space, level))


def changed_prices(s: Imperium) -> list[JSON]:
    """The cards of the row and the reserve that cost something else than is printed this turn."""
    found: list[JSON] = []
    for card in distinct(sorted([*s.buyable(), *s.throne_row])):
        if s.price(card) != s.content.cards[card].cost:
            id = s.content.cards[card].id
            found.append({"thing": id, "price": s.price(card), "price_from": price_from(s, card, False)})
    return found


def price_from(s: Imperium, card: int, set_aside: bool) -> list[JSON]:
    price = Parts("set_aside_price" if set_aside else "price")
    price.add("printed", s.content.cards[card].cost)
    for event in reversed(s.events or []):
        if event.what == "turn":
            break
        if event.what == "cheaper_flow" and event.card == CARD + card:
            price.add("thing", -event.n, id_of(s.content, event.source))
    if set_aside:
        price.add("set_aside", s.price_set_aside(card) - s.price(card))
    return price.making(s.price_set_aside(card) if set_aside else s.price(card))
