"""What lies on the table: players, board and decks; what can be read off them; and all of it as plain values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.imperium.players import NO_TURN, THIRD_AGENT, Player, Turn
from greathall.games.imperium.printed import Commander, Effects, Leader, Rival, Setup
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CONFLICT,
    FACTIONS,
    NOTHING,
    OBJECTIVE,
    SET_ASIDE,
    THRONE,
    WILD,
)
from greathall.kernel.fields import changed
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng
from greathall.kernel.zones import distinct

SPIES: Final = 3
ONE: Final[i64] = 1
MENTAT_HOME: Final = -1
FLOW: Final = "the_spice_must_flow"
# What dumps did not always have: written by name, and only if it is not as at the start.
LATER_FIELDS: Final[tuple[str, ...]] = ("fighters", "throne_row")


def has(numbers: list[int], wanted: int) -> bool:
    """The same as `in`, which compares any two things and is slow for it."""
    for number in numbers:
        if number == wanted:
            return True
    return False


class HouseHagal:
    """The deck that drives the automata, and what the last of them drew: three numbers for each card, its own, what
    became of it (see automata.py) and the space in question."""

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck  # its top is the end
        self.discard: list[int] = []
        self.seat = NOTHING  # who drew last
        self.drawn: list[int] = []

    def copy(self) -> HouseHagal:
        twin = HouseHagal(self.deck.copy())
        twin.discard = self.discard.copy()
        twin.seat = self.seat
        twin.drawn = self.drawn.copy()
        return twin

    def dump(self) -> list[object]:
        return [self.deck.copy(), self.discard.copy(), self.seat, self.drawn.copy()]


class Tabletop(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup.seating, rng)
        self.setup = setup
        self.content = setup.content
        self.players: list[Player] = []
        self.turn = Turn()
        self.round = 0
        self.reveals = 0  # Reveal turns so far
        self.first_player = 0
        self.active = 0
        self.row: list[int] = []
        self.deck: list[int] = []  # the Imperium deck
        self.reserve: list[int] = []  # by card: how many are left in its stack
        self.removed: list[int] = []  # cards trashed or set aside for good
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.conflict_deck: list[int] = []
        self.past_conflicts: list[int] = []
        self.conflict = NOTHING
        self.bonus_spice: list[int] = []  # by space
        self.control: list[int] = []  # by space: the seat, or NOTHING
        self.alliances = [NOTHING] * len(FACTIONS)
        self.closed: list[int] = []  # pairs: a space that The Voice closed, and for whom it stays open
        self.mentat = MENTAT_HOME  # whose it is this round
        self.mentat_promised = NOTHING  # whose it will be next round
        # Uprising
        self.shield_wall = len(setup.content.posts_there) > 0
        self.contract_row: list[int] = []
        self.contract_bank: list[int] = []
        self.intrigue_removed: list[int] = []  # trashed: they never come back
        # Three against three
        self.fighters: tuple[int, ...] = tuple(range(setup.seating.seats))  # by seat: see `army`
        self.throne_row: tuple[int, ...] = ()
        self.hagal: HouseHagal | None = None  # where automata play
        self.noted: object = None  # what was made of the events so far: see numbers.py

    # -- seats

    def left_of(self, seat: int) -> int:
        if self.setup.automaton_between:
            return self.left_of_two(seat)
        seat += 1
        return seat if seat < len(self.players) else 0

    def left_of_two(self, seat: int) -> int:
        """Two players and an automaton: it sits to the left of whoever has the first player marker."""
        automaton = len(self.players) - 1
        if seat == self.first_player:
            return automaton
        return 1 - self.first_player if seat == automaton else self.first_player

    def right_of(self, seat: int) -> int:
        other = self.left_of(seat)
        while self.left_of(other) != seat:
            other = self.left_of(other)
        return other

    def is_automaton(self, seat: int) -> bool:
        return seat >= self.setup.players

    def stand_in(self, automaton: int) -> int:
        """The only player, or of two the first: where the rules leave an automaton a choice."""
        return self.first_player if self.setup.players > 1 else 0

    def scores(self, seat: int) -> bool:
        """Whether it has goods and points: not an automaton that is only there to be in the way."""
        return seat < self.setup.players or (self.setup.automata is not None and self.setup.automata.scores)

    def can_win(self, seat: int) -> bool:
        """Not an automaton that has no points: House Hagal beside two players, or a Streamlined Rival."""
        automata = self.setup.automata
        if automata is None or not self.is_automaton(seat):
            return True
        return automata.scores and not automata.streamlined

    def rival(self, seat: int) -> Rival:
        """The Rival card of an automaton that has one."""
        return self.content.rivals[self.players[seat].rival]

    def signet(self, seat: int) -> Effects:
        """What the signet means for a player or an automaton."""
        if self.players[seat].rival != NOTHING:
            return self.rival(seat).signet
        return self.leader(seat).signet

    def everybody(self) -> int:
        return (1 << len(self.players)) - 1

    def others(self, seat: int) -> int:
        return self.everybody() & ~(1 << seat)

    def leader(self, seat: int) -> Leader:
        return self.content.leaders[self.players[seat].leader]

    def in_turn(self, seat: int) -> bool:
        """Whether it is this player's turn."""
        return seat == self.active and self.turn.kind != NO_TURN

    def army(self, seat: int) -> Player:
        """Whose are the units, Maker Hooks, swords and main-board influence that the seat's deeds move: its own; a
        Commander has none, and moves those of the Ally whom he has activated."""
        return self.players[self.fighters[seat]]

    def fights_now(self, seat: int) -> bool:
        """Whether it is the turn of this player, or of the Commander who has activated them: both count as having
        done what units do then."""
        return seat == self.fighters[self.active] and self.turn.kind != NO_TURN

    # -- teams

    def side(self, seat: int) -> Commander:
        """The Commander of the seat's team, in three against three."""
        for commander in self.content.commanders:
            if self.seating.teams[commander.seat] == self.seating.teams[seat]:
                return commander
        raise AssertionError("there are no Commanders at this table")

    def is_commander(self, seat: int) -> bool:
        for commander in self.content.commanders:
            if commander.seat == seat:
                return True
        return False

    def is_activated(self, seat: int) -> bool:
        """Whether this Commander has activated an Ally."""
        return self.fighters[seat] != seat

    def allies_of(self, commander: int) -> list[int]:
        """The two Allies of a Commander's: at the end of the left arrow, and of the right one."""
        seats = len(self.players)
        return [(commander + 2) % seats, (commander + seats - 2) % seats]

    def fighting_allies(self, seat: int) -> list[int]:
        """The Allies of the seat's team, from the Commander's left."""
        return self.allies_of(self.side(seat).seat)

    def must_activate(self, seat: int) -> bool:
        """Whether this is a Commander who has yet to activate an Ally."""
        return self.seating.has_teams and self.fighters[seat] == seat and self.is_commander(seat)

    def may_summon(self, seat: int) -> bool:
        """Only one side of three against three may call sandworms."""
        return not self.content.commanders or self.side(seat).hooks

    def throne_row_for(self, seat: int) -> list[int]:
        """The kinds of cards in the Throne Row, for whoever may acquire them."""
        return distinct(sorted(self.throne_row)) if self.throne_row and self.side(seat).throne_row else []

    def main_level(self, seat: int, faction: int) -> int:
        """A player's level on a track of the main board; a Commander's is the better of his Allies'."""
        own = self.players[seat].influence[faction]
        if self.content.commanders and self.is_commander(seat):
            for ally in self.allies_of(seat):
                own = max(own, self.players[ally].influence[faction])
        return own

    def level(self, seat: int, faction: int) -> int:
        """The influence that counts where a faction's icon is asked for: it may mean a Commander's own track."""
        level = self.main_level(seat, faction)
        return level if self.own_track(seat, 1 << faction) == NOTHING else max(level, self.players[seat].personal)

    def level_on(self, seat: int, track: int) -> int:
        """The level on a track that deeds of the seat move: its own, its activated Ally's, or on the own board."""
        return self.army(seat).influence[track] if track < len(FACTIONS) else self.players[seat].personal

    def own_track(self, seat: int, factions: int) -> int:
        """The Commander's own track if one of these faction icons (bits) may mean it; else NOTHING."""
        if self.content.commanders and self.is_commander(seat) and (factions >> self.side(seat).icon) & 1:
            return self.side(seat).track
        return NOTHING

    # -- what can be read off

    def can_pay(self, seat: int, solari: int, spice: int, water: int) -> bool:
        player = self.players[seat]
        return player.solari >= solari and player.spice >= spice and player.water >= water

    def may_deploy(self, seat: int) -> bool:
        return not (self.turn.no_deploy and self.fights_now(self.fighters[seat]))

    def price(self, card: int) -> int:
        """What a card costs in persuasion on this turn."""
        cost = self.content.cards[card].cost
        if self.turn.flow_discount and self.content.cards[card].id == FLOW:
            cost = max(0, cost - self.turn.flow_discount)
        return cost

    def price_set_aside(self, card: int) -> int:
        """A card that was set aside for a player costs them 1 less."""
        return max(0, self.price(card) - 1)

    def buyable(self) -> list[int]:
        """The kinds of cards in the row and the reserve that persuasion can buy."""
        kinds: list[int] = []
        for card in self.row:
            if not has(kinds, card):
                kinds.append(card)
        for card in self.content.stacks:
            if self.reserve[card] > 0 and self.content.cards[card].cost != NOTHING:
                kinds.append(card)
        return kinds

    def offers(self, seat: int) -> list[int]:
        """All that the player may acquire, in whatever way, as options: of the row and the reserve, of the Throne
        Row if it is their side's, and what was set aside for them."""
        options = [CARD + card for card in self.buyable()]
        if self.throne_row:
            options += [THRONE + card for card in self.throne_row_for(seat)]
        if self.players[seat].set_aside != NOTHING:
            options.append(SET_ASIDE)
        return options

    def on_offer(self, seat: int, code: int) -> int:
        """The card that an option to acquire one means."""
        if code == SET_ASIDE:
            return self.players[seat].set_aside
        return code - THRONE if code >= THRONE else code - CARD

    def agents_at_leader(self, seat: int) -> int:
        """The Agents that can be sent; of a Commander's, those whose arrow names the Ally whom he has activated."""
        agents = self.players[seat].agents
        if self.fighters[seat] != seat:
            return sum(agents[token] == AT_LEADER for token in self.tokens(seat, self.fighters[seat]))
        waiting = 0
        for space in agents:  # a loop of whole numbers is faster than `count`
            if space == AT_LEADER:
                waiting += 1
        return waiting

    def next_agent(self, seat: int) -> int:
        """Which Agent goes next, by its place among the player's."""
        agents = self.players[seat].agents
        if self.fighters[seat] == seat:
            return agents.index(AT_LEADER)
        return next(token for token in self.tokens(seat, self.fighters[seat]) if agents[token] == AT_LEADER)

    def tokens(self, commander: int, ally: int) -> list[int]:
        """The Commander's Agents whose arrow names the Ally: one points to the left, one to the right; the third,
        if there is one, both ways."""
        arrow = self.allies_of(commander).index(ally)
        return [arrow, THIRD_AGENT] if len(self.players[commander].agents) > THIRD_AGENT else [arrow]

    # Sets of spaces and posts are bits: they are asked for all day long, and `in` on a list is slow.

    def agents_of(self, seat: int) -> i64:
        """The spaces on which a player has an Agent."""
        found: i64 = 0
        for space in self.players[seat].agents:
            if space >= 0:
                found |= ONE << space
        return found

    def occupied(self) -> i64:
        """The spaces with Agents of anybody's."""
        found: i64 = 0
        for player in self.players:
            for space in player.agents:
                if space >= 0:
                    found |= ONE << space
        return found

    def closed_to(self, seat: int) -> i64:
        """The spaces from which The Voice of an opponent keeps this player."""
        found: i64 = 0
        if self.closed:
            teams = self.seating.teams
            for i in range(0, len(self.closed), 2):
                if teams[self.closed[i + 1]] != teams[seat]:
                    found |= ONE << self.closed[i]
        return found

    def spies_in_supply(self, seat: int) -> int:
        return SPIES - len(self.players[seat].spies)

    def posts_of(self, seat: int) -> i64:
        """The posts on which a player has a Spy."""
        found: i64 = 0
        for post in self.players[seat].spies:
            found |= ONE << post
        return found

    def watched_by(self, seat: int) -> i64:
        """The spaces that a player's Spies watch."""
        found: i64 = 0
        for post in self.players[seat].spies:
            found |= self.content.posts[post].watched
        return found

    def is_watching(self, seat: int, space: i64) -> bool:
        return (self.watched_by(seat) >> space) & 1 == 1

    def worms_banned(self) -> bool:
        """While the Shield Wall stands no sandworm comes to a Conflict about a place behind it."""
        return self.shield_wall and self.content.conflicts[self.conflict].control_space != NOTHING

    def battle_icon(self, code: int) -> int:
        """The icon of a Conflict card or an Objective."""
        if code >= OBJECTIVE:
            return self.content.objectives[code - OBJECTIVE].battle_icon
        return self.content.conflicts[code - CONFLICT].battle_icon

    def wild_partners(self, seat: int) -> list[int]:
        """At the end the wild icon may pair with any other."""
        trophies = self.players[seat].trophies
        if not any(self.battle_icon(code) == WILD for code in trophies):
            return []
        return [code for code in trophies if self.battle_icon(code) not in (NOTHING, WILD)]

    # -- values

    def copy_onto(self, twin: Tabletop) -> None:
        """All that lies here; `twin` is new, with the same set-up and empty lists of its own."""
        self.copy_machine(twin)
        twin.players = [player.copy() for player in self.players]
        twin.turn = self.turn.copy()
        twin.round = self.round
        twin.reveals = self.reveals
        twin.first_player = self.first_player
        twin.active = self.active
        twin.row = self.row.copy()
        twin.deck = self.deck.copy()
        twin.reserve = self.reserve.copy()
        if self.removed:
            twin.removed = self.removed.copy()
        twin.intrigue_deck = self.intrigue_deck.copy()
        if self.intrigue_discard:
            twin.intrigue_discard = self.intrigue_discard.copy()
        twin.conflict_deck = self.conflict_deck.copy()
        if self.past_conflicts:
            twin.past_conflicts = self.past_conflicts.copy()
        twin.conflict = self.conflict
        twin.bonus_spice = self.bonus_spice.copy()
        twin.control = self.control.copy()
        twin.alliances = self.alliances.copy()
        if self.closed:
            twin.closed = self.closed.copy()
        twin.mentat = self.mentat
        twin.mentat_promised = self.mentat_promised
        twin.shield_wall = self.shield_wall
        if self.contract_row:
            twin.contract_row = self.contract_row.copy()
        if self.contract_bank:
            twin.contract_bank = self.contract_bank.copy()
        if self.intrigue_removed:
            twin.intrigue_removed = self.intrigue_removed.copy()
        twin.fighters = self.fighters
        twin.throne_row = self.throne_row
        if self.hagal is not None:
            twin.hagal = self.hagal.copy()

    def dump(self) -> list[object]:
        """The whole state as plain lists and numbers."""
        dump: list[object] = [
            self.dump_machine(),
            [player.dump() for player in self.players],
            self.turn.dump(),
            [
                self.round,
                self.first_player,
                self.active,
                self.conflict,
                self.mentat,
                self.mentat_promised,
                self.reveals,
            ],
            self.row.copy(),
            self.deck.copy(),
            {str(card): left for card, left in enumerate(self.reserve) if left != NOTHING},
            self.removed.copy(),
            self.intrigue_deck.copy(),
            self.intrigue_discard.copy(),
            self.conflict_deck.copy(),
            {str(space): spice for space, spice in enumerate(self.bonus_spice) if spice},
            {str(space): seat for space, seat in enumerate(self.control) if seat != NOTHING},
            self.alliances.copy(),
            self.closed.copy(),
            self.past_conflicts.copy(),
            self.shield_wall,
            self.contract_row.copy(),
            self.contract_bank.copy(),
            self.intrigue_removed.copy(),
            *changed(self, Tabletop(self.setup, self.rng), LATER_FIELDS),
        ]
        if self.hagal is not None:
            dump.append(self.hagal.dump())
        return dump
