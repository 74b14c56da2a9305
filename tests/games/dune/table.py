"""Sets a table of a Dune game for a test, makes moves on it in words, and reads it in ids.

    t = table(Seat("dagger diplomacy", solari=5), Seat(agents="wealth"))
    t.play("dagger", "high_council")
    t.end_turn()
    assert t.me.council

    t = table(Seat("dagger", spies="post_landsraad_east"), Seat(agents="assembly_hall"), choam=True)
    t.play("dagger", "assembly_hall", infiltrate="post_landsraad_east")

`table` is that of a `DuneGame` (tests/games/dune/games.py). The first seat is that of the player whose turn it is,
the others follow from their left. Cards are written as ids with spaces between them, "dagger*2" for two of them;
decks from the top down. Whatever the players have comes out of the decks and stacks that it belongs to; starting
cards that nobody has count as trashed before. Spies are written as the posts on which they are, contracts and won
cards as their ids. After every move each card must still be somewhere, once, and so must each player's troops,
Agents and Spies, the contracts and the won cards; a Shield Wall that was removed stays away.

Options are named by the ids of what they point at; a card in the discard pile is "discard:…", one in play
"in_play:…", an Intrigue card also "intrigue:…", for the original has cards with the same ids as Uprising's
Intrigue. Effects are named by what they give ("cards", "intrigue", "troops", …) or by their class ("pay",
"visit_influence"), where several match with "@" and the card or space that they stand on, or by their index; steps
of Feyd-Rautha's track by their ids.

What is printed is read from the table's own state, for it may hang on the options; how many Conflict cards there
are, what a player starts with and how many troops are theirs, from what was dealt, for it may hang on who sits
there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import pytest

import greathall as gh
from greathall.games.imperium import hidden
from greathall.games.imperium.content.uprising.leaders import TRAINING
from greathall.games.imperium.effects import Gain, Line, OpenLine
from greathall.games.imperium.frames import OrderFrame
from greathall.games.imperium.players import Player
from greathall.games.imperium.printed import IMPERIUM, RESERVE, STARTER, Content, Contract, Intrigue, Post
from greathall.games.imperium.rounds import standings
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import MENTAT_HOME, SPIES
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CONFLICT,
    DEPLOY,
    FACTION,
    FACTIONS,
    FROM_LEADER,
    GOODS,
    INTRIGUE,
    NOTHING,
    NUMBER,
    OBJECTIVE,
    REVEAL_TURN,
    SEAT,
    SET_ASIDE,
    SPACE,
)
from greathall.house.registry import rules_of
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect

SPECTATOR = -1
AGENTS = 2  # of whoever has no Swordmaster and no Mentat
MARKET = 2  # contracts face up
WORDS = {
    PASS: ("pass", "no"),
    YES: ("yes",),
    REVEAL_TURN: ("reveal",),
    DEPLOY: ("deploy",),
    SET_ASIDE: ("set_aside",),
    FROM_LEADER: ("leader",),
}
WINDOWS = ("combat", "win", "endgame")
NOTHING_SAID: Mapping[str, int] = MappingProxyType({})

Word = str | int


class Seat(NamedTuple):
    """What a player has: what everybody starts with, if nothing is said. Hands and decks start empty."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    in_play: str = ""  # from Agent turns earlier this round
    intrigue: str = ""
    face_up: str = ""  # Intrigue cards that wait for the Reveal turn
    leader: str = ""
    solari: int = 0
    spice: int = 0
    water: int | None = None  # by default what was dealt
    vp: int | None = None  # by default what influence and alliances come to
    influence: Mapping[str, int] = NOTHING_SAID
    garrison: int | None = None  # by default what was dealt
    deployed: int = 0
    swords: int = 0
    agents: str = ""  # the spaces where Agents are; the others are at the Leader
    council: bool = False
    swordmaster: bool = False
    mentat: bool = False
    revealed: bool = False
    tokens: str = "emperor guild"  # the Baron's, if he sits here
    set_aside: str = ""  # an Imperium card kept for this player alone
    spies: str = ""  # the posts where Spies are; the others are in the supply
    sandworms: int = 0
    hooks: bool = False
    contracts: str = ""  # taken and not completed yet
    completed: str = ""
    trophies: str | None = None  # Conflict cards won and the Objective, face up; by default just an Objective
    matched: str = ""  # the same, face down
    memories: int = 0  # Lady Jessica's, out of the supply
    training: str = "start"  # the step on Feyd-Rautha's track


class DuneGame(NamedTuple):
    """One of the games, with what its tests take for granted."""

    id: str
    content: Content
    leaders: str  # who get in the way of no test, for seats that do not say who sits there
    row: str  # what lies in the row where a test does not care: dear cards
    market: str = ""  # and in the market
    # By how many play, from the seat whose turn it is on: for seats that do not say what has been won.
    objectives: Mapping[int, str] = MappingProxyType({})

    def table(
        self,
        *seats: Seat,
        players: int = 0,
        active: int = 0,
        first_player: int | None = None,
        conflict: str = "",
        next_conflict: str = "",
        round: int = 0,
        row: str = "",
        imperium: str = "",
        intrigue_deck: str = "",
        intrigue_discard: str = "",
        alliances: Mapping[str, int] = NOTHING_SAID,
        control: Mapping[str, int] = NOTHING_SAID,
        bonus_spice: Mapping[str, int] = NOTHING_SAID,
        closed: Mapping[str, int] = NOTHING_SAID,
        reserve: Mapping[str, int] = NOTHING_SAID,
        mentat_promised: int | None = None,
        shield_wall: bool | None = None,
        market: str | None = None,
        bank: str | None = None,
        seed: int = 1,
        **options: object,
    ) -> Table:
        """A table at the start of a turn of the seat `active`, who has the first of the `seats`.

        `players` is how many people play, three at least if it is not said; what further `seats` have is that of
        those whom the rules drive, who otherwise have what was dealt to them. `imperium` and `intrigue_deck` are
        the upper cards of those decks; whoever is alone at the top of a track from 4 on has its alliance, and
        `alliances` tells who has it where several are. `control` and `closed` map spaces to seats. `reserve` sets
        how many cards are left in a stack, the others being out of the game. `market` are the face-up contracts,
        `bank` those face down, from the top: just these if it is given, the others then being out of the game.
        `options` are the game's own, such as choam=True."""
        players = players or max(3, len(seats))
        people = [*seats[:players], *[Seat()] * (players - len(seats))]
        by_seat = [*(people[(seat - active) % players] for seat in range(players)), *seats[players:]]
        leaders = self.leaders_of(by_seat[:players])
        options = ({"first_player": active} if players > 1 else {}) | {"leaders": leaders} | options
        s = self.deal(players, seed, **options)
        while s.kind == "token":
            s.choose(s.options[0])
        s.first_player = active if first_player is None else first_player
        s.mentat = next((seat for seat, what in enumerate(by_seat) if what.mentat), MENTAT_HOME)
        s.mentat_promised = NOTHING if mentat_promised is None else mentat_promised
        if shield_wall is not None:
            s.shield_wall = shield_wall
        objectives = ids(self.objectives.get(players, ""))
        for seat, what in enumerate(by_seat):
            if objectives and what.trophies is None and seat < players:
                what = what._replace(trophies=objectives[(seat - active) % players])
            seat_player(s, seat, what)
        share_out_cards(s, row, imperium, reserve, self.row)
        share_out_intrigue(s, intrigue_deck, intrigue_discard)
        lay_out_conflicts(s, conflict, next_conflict, round)
        give_alliances(s, by_seat, alliances)
        for space, seat in control.items():
            s.control[s.content.space_index[space]] = seat
        for space, spice in bonus_spice.items():
            s.bonus_spice[s.content.space_index[space]] = spice
        for space, seat in closed.items():
            s.closed += [s.content.space_index[space], seat]
        share_out_contracts(s, market, bank, self.market)
        assert s.ask_again()
        assert (s.kind, s.decider) == ("turn", active)
        s.events = []
        return Table(s, active)

    def leaders_of(self, seats: list[Seat]) -> list[str]:
        """By seat, those who start on their other side as who they are at first."""
        fronts = {leader.other_side: leader.id for leader in self.content.leaders if leader.other_side}
        named = [fronts.get(seat.leader, seat.leader) for seat in seats]
        free = [leader for leader in ids(self.leaders) if leader not in named]
        return [leader or free.pop(0) for leader in named]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may play."""
        return rules_of(self.id).player_counts

    @property
    def three(self) -> list[str]:
        """Leaders for a table of three."""
        return ids(self.leaders)[:3]

    def deal(self, players: int = 3, seed: int = 1, **options: object) -> Imperium:
        """A table just dealt."""
        s = rules_of(self.id).dealer(players, options).deal(seed, tell=True)
        assert isinstance(s, Imperium)
        return s

    def dealt(self, players: int = 3, seed: int = 1, **options: object) -> Table:
        """The same, with leaders who have nothing to do with setting up."""
        rich = [leader.id for leader in self.content.leaders if leader.solari or leader.spice]
        plain = [leader for leader in ids(self.leaders) if leader not in rich]
        return Table(self.deal(players, seed, **({"leaders": plain[:players]} | options)), 0)

    def new(self, players: int = 3, seed: int = 3, **options: object) -> gh.Game:
        return gh.new_game(self.id, players=players, seed=seed, options=options)

    def refusal(self, **arguments: Any) -> str:
        """What the game says about such players and options."""
        with pytest.raises(BadOption) as error:
            self.new(**arguments)
        message = str(error.value)
        assert "\n" not in message
        return message

    def ordered(self, text: str) -> list[str]:
        """Cards in the order in which a hand is read."""
        return card_ids(sorted(cards(text, self.content)), self.content)


def ids(text: str) -> list[str]:
    """ "dagger*2 diplomacy" as a list, in the written order."""
    found: list[str] = []
    for word in text.split():
        id, _, count = word.partition("*")
        found += [id] * int(count or 1)
    return found


# -- laying out


def seat_player(s: Imperium, seat: int, given: Seat) -> None:
    player, content = s.players[seat], s.content
    if given.leader:
        player.leader = next(leader.index for leader in content.leaders if leader.id == given.leader)
    player.solari, player.spice = given.solari, given.spice
    player.water = player.water if given.water is None else given.water
    player.influence = [given.influence.get(faction, 0) for faction in FACTIONS]
    assert set(given.influence) <= set(FACTIONS), f"no such factions: {given.influence}"
    player.vp = player.vp + sum(level >= 2 for level in player.influence) if given.vp is None else given.vp
    troops = troops_of(player)
    player.garrison = player.garrison if given.garrison is None else given.garrison
    player.deployed, player.swords, player.memories = given.deployed, given.swords, given.memories
    player.supply = troops - player.garrison - given.deployed - given.memories
    assert player.supply >= 0, f"more than {troops} troops"
    sent = [content.space_index[space] for space in ids(given.agents)]
    count = AGENTS + given.swordmaster + given.mentat
    assert len(sent) <= count, f"more than {count} Agents: {given.agents}"
    player.agents = [*sent, *[AT_LEADER] * (count - len(sent))]
    player.council, player.swordmaster, player.revealed = given.council, given.swordmaster, given.revealed
    if player.tokens:
        player.tokens = [FACTIONS.index(faction) for faction in ids(given.tokens)]
    player.hand = sorted(cards(given.hand, content))
    player.deck = cards(given.deck, content)[::-1]
    player.discard = cards(given.discard, content)
    player.in_play = cards(given.in_play, content)
    player.set_aside = content.card_index[given.set_aside] if given.set_aside else NOTHING
    player.intrigue = sorted(secrets(given.intrigue, content))
    player.face_up = [INTRIGUE + card for card in secrets(given.face_up, content)]
    player.spies = sorted(numbers(given.spies, content.posts))
    player.sandworms, player.hooks = given.sandworms, given.hooks
    player.contracts = numbers(given.contracts, content.contracts)
    player.completed = numbers(given.completed, content.contracts)
    if given.trophies is not None:
        player.trophies = won_cards(given.trophies, content)
    player.matched = won_cards(given.matched, content)
    player.training = [step.id for step in TRAINING].index(given.training)


def share_out_cards(s: Imperium, row: str, imperium: str, reserve: Mapping[str, int], dear: str) -> None:
    """The row and the decks hold what the players do not; what is in neither has been trashed."""
    printed = [card for card in s.content.cards_there if card.kind != IMPERIUM or card.index in s.setup.cards]
    owned = [Counter(cards_of(player)) for player in s.players]
    left = Counter({card.index: card.copies for card in printed})
    s.removed = []
    for card in printed:
        if card.kind == STARTER:
            for own in owned:
                assert own[card.index] <= card.copies, f"a player has more {card.id} than there are"
                s.removed += [card.index] * (card.copies - own[card.index])
        else:
            left[card.index] -= sum(own[card.index] for own in owned)
        if card.kind == RESERVE:
            s.reserve[card.index] = reserve.get(card.id, left[card.index])
    upper = cards(imperium, s.content)[::-1]
    s.row = cards(row, s.content)
    left.subtract(s.row + upper)
    for card in s.content.cards:
        assert left[card.index] >= 0, f"there are not so many {card.id}"
    for index in cards(dear, s.content):
        if len(s.row) < 5 and left[index] > 0:
            s.row.append(index)
            left[index] -= 1
    rest = [card.index for card in printed if card.kind == IMPERIUM for _ in range(left[card.index])]
    s.rng.shuffle(rest)
    s.deck = rest + upper


def share_out_intrigue(s: Imperium, deck: str, discard: str) -> None:
    s.intrigue_discard = secrets(discard, s.content)
    upper = secrets(deck, s.content)[::-1]
    left = Counter({card: s.content.intrigue[card].copies for card in s.setup.intrigue})
    left.subtract(s.intrigue_discard + upper)
    for player in s.players:
        left.subtract(player.intrigue + [code - INTRIGUE for code in player.face_up])
    for card in s.content.intrigue:
        assert left[card.index] >= 0, f"there are not so many {card.id}"
    rest = list(left.elements())
    s.rng.shuffle(rest)
    s.intrigue_deck = rest + upper


def lay_out_conflicts(s: Imperium, conflict: str, next_conflict: str, number: int) -> None:
    """The cards of earlier rounds, those that have been won among them, the open one, and those to come."""
    printed = [s.content.conflicts[index] for index in s.setup.conflicts]
    by_id = {card.id: card for card in printed}
    levels = [s.content.conflicts[index].level for index in [s.conflict, *s.conflict_deck[::-1]]]
    codes = [code for player in s.players for code in player.trophies + player.matched]
    won = [s.content.conflicts[code - CONFLICT] for code in codes if code < OBJECTIVE]
    if not number:
        # As early as it can be.
        lately = [by_id[conflict]] if conflict else won
        after = [levels.index(card.level) + 1 + sum(c.level == card.level for c in won) for card in lately]
        number = max([1, *after])
    wanted = {number - 1: conflict, number: next_conflict}
    wanted = {index: id for index, id in wanted.items() if id}
    for card in won:
        rounds = [index for index, level in enumerate(levels[: number - 1]) if level == card.level]
        wanted[next(index for index in rounds if index not in wanted)] = card.id
    free = [card for card in printed if card.id not in wanted.values()]
    order: list[int] = []
    for index, level in enumerate(levels):
        card = by_id[wanted[index]] if index in wanted else next(card for card in free if card.level == level)
        assert card.level == level, f"{card.id} does not come in round {index + 1}"
        free = [other for other in free if other is not card]
        order.append(card.index)
    s.round = number
    s.past_conflicts = order[: number - 1]
    s.conflict = order[number - 1]
    s.conflict_deck = order[number:][::-1]


def give_alliances(s: Imperium, seats: list[Seat], alliances: Mapping[str, int]) -> None:
    for faction, name in enumerate(FACTIONS):
        levels = [player.influence[faction] for player in s.players]
        top = max(levels)
        highest = [seat for seat, level in enumerate(levels) if level == top]
        if top < 4:
            assert name not in alliances, f"nobody has four influence with {name}"
            continue
        assert name in alliances or len(highest) == 1, f"say whose the alliance with {name} is"
        holder = alliances.get(name, highest[0])
        assert holder in highest, f"seat {holder} is not at the top of {name}"
        s.alliances[faction] = holder
        if seats[holder].vp is None:
            s.players[holder].vp += 1


def share_out_contracts(s: Imperium, market: str | None, bank: str | None, usual: str) -> None:
    """The market and the bank hold what the players do not."""
    if not s.setup.choam:
        assert not market, "contracts need choam=True"
        assert not any(player.contracts + player.completed for player in s.players), "contracts need choam=True"
        return
    contracts = s.content.contracts
    taken = [contract for player in s.players for contract in player.contracts + player.completed]
    for player in s.players:
        player.own_contracts = [contract for contract in player.own_contracts if contract not in taken]
        taken += player.own_contracts
    free = [contract for contract in s.setup.contracts if contract not in taken]
    if market is None:
        below = numbers(bank or "", contracts)
        s.contract_row = [card for card in numbers(usual, contracts) if card in free and card not in below][:MARKET]
    else:
        s.contract_row = numbers(market, contracts)
    rest = [contract for contract in free if contract not in s.contract_row]
    s.rng.shuffle(rest)
    s.contract_bank = rest if bank is None else numbers(bank, contracts)[::-1]
    laid_out = taken + s.contract_row + s.contract_bank
    assert len(set(laid_out)) == len(laid_out), "there is one contract of each kind"
    assert len(s.contract_row) == MARKET or not s.contract_bank, "the market is filled while there are contracts"


def cards(text: str, content: Content) -> list[int]:
    return [content.card_index[id] for id in ids(text)]


def secrets(text: str, content: Content) -> list[int]:
    return numbers(text, content.intrigue)


def numbers(text: str, printed: Iterable[Intrigue | Post | Contract]) -> list[int]:
    by_id = {thing.id: thing.index for thing in printed}
    return [by_id[id] for id in ids(text)]


def won_cards(text: str, content: Content) -> list[int]:
    codes = {card.id: CONFLICT + card.index for card in content.conflicts}
    codes |= {card.id: OBJECTIVE + card.index for card in content.objectives}
    return [codes[id] for id in ids(text)]


def troops_of(player: Player) -> int:
    return player.supply + player.garrison + player.deployed + player.memories


def cards_of(player: Player) -> list[int]:
    """All a player's cards but Intrigue, wherever they are."""
    in_play = [card for card in player.in_play if card >= 0]
    aside = [] if player.set_aside == NOTHING else [player.set_aside]
    return player.hand + player.deck + player.discard + in_play + aside


# -- reading and playing


class Side:
    """One player's side of the table, read in ids."""

    def __init__(self, s: Imperium, seat: int) -> None:
        self._s = s
        self._player = s.players[seat]
        self.seat = seat

    @property
    def leader(self) -> str:
        return self._s.content.leaders[self._player.leader].id

    # -- cards

    @property
    def hand(self) -> list[str]:
        """In the catalogue's order, as `ordered` gives it."""
        return card_ids(self._player.hand, self._s.content)

    @property
    def deck(self) -> list[str]:
        return card_ids(self._player.deck[::-1], self._s.content)

    @property
    def discard(self) -> list[str]:
        return card_ids(self._player.discard, self._s.content)

    @property
    def in_play(self) -> list[str]:
        return card_ids([card for card in self._player.in_play if card >= 0], self._s.content)

    @property
    def intrigue(self) -> list[str]:
        return intrigue_ids(self._player.intrigue, self._s.content)

    @property
    def face_up(self) -> list[str]:
        return intrigue_ids([code - INTRIGUE for code in self._player.face_up], self._s.content)

    @property
    def set_aside(self) -> str | None:
        return None if self._player.set_aside == NOTHING else self._s.content.cards[self._player.set_aside].id

    # -- goods

    @property
    def solari(self) -> int:
        return self._player.solari

    @property
    def spice(self) -> int:
        return self._player.spice

    @property
    def water(self) -> int:
        return self._player.water

    @property
    def goods(self) -> tuple[int, int, int]:
        """Solari, spice, water."""
        return self.solari, self.spice, self.water

    @property
    def vp(self) -> int:
        return self._player.vp

    @property
    def persuasion(self) -> int:
        return self._player.persuasion

    @property
    def influence(self) -> dict[str, int]:
        """By faction, without the tracks at 0."""
        return {FACTIONS[i]: level for i, level in enumerate(self._player.influence) if level}

    @property
    def alliances(self) -> list[str]:
        return [FACTIONS[i] for i, holder in enumerate(self._s.alliances) if holder == self.seat]

    @property
    def tokens(self) -> list[str]:
        return [FACTIONS[faction] for faction in self._player.tokens]

    # -- troops and Agents

    @property
    def troops(self) -> tuple[int, int, int]:
        """In the supply, in the garrison, in the Conflict."""
        return self.supply, self.garrison, self.deployed

    @property
    def supply(self) -> int:
        return self._player.supply

    @property
    def garrison(self) -> int:
        return self._player.garrison

    @property
    def deployed(self) -> int:
        return self._player.deployed

    @property
    def swords(self) -> int:
        return self._player.swords

    @property
    def strength(self) -> int:
        return self._player.strength()

    @property
    def agents(self) -> list[str]:
        """The spaces where the player's Agents are, in the order of the board."""
        return [self._s.content.spaces[space].id for space in sorted(self._player.agents) if space >= 0]

    @property
    def agents_at_leader(self) -> int:
        return self._player.agents.count(AT_LEADER)

    @property
    def council(self) -> bool:
        return self._player.council

    @property
    def swordmaster(self) -> bool:
        return self._player.swordmaster

    @property
    def revealed(self) -> bool:
        return self._player.revealed

    # -- Uprising

    @property
    def spies(self) -> list[str]:
        """The posts where Spies are, in the order of the board."""
        return [self._s.content.posts[post].id for post in self._player.spies]

    @property
    def spies_in_supply(self) -> int:
        return self._s.spies_in_supply(self.seat)

    @property
    def sandworms(self) -> int:
        return self._player.sandworms

    @property
    def hooks(self) -> bool:
        return self._player.hooks

    @property
    def contracts(self) -> list[str]:
        """Taken and not completed yet, the oldest first."""
        return contract_ids(self._player.contracts, self._s.content)

    @property
    def completed(self) -> list[str]:
        return contract_ids(self._player.completed, self._s.content)

    @property
    def own_contracts(self) -> list[str]:
        """Kept for this player alone."""
        return contract_ids(self._player.own_contracts, self._s.content)

    @property
    def trophies(self) -> list[str]:
        """Won Conflict cards and the Objective, face up."""
        return won_ids(self._player.trophies, self._s.content)

    @property
    def matched(self) -> list[str]:
        return won_ids(self._player.matched, self._s.content)

    @property
    def memories(self) -> int:
        return self._player.memories

    @property
    def training(self) -> str:
        return TRAINING[self._player.training].id


class Table:
    """A game in progress; `me` is the player whose turn was set up, `left` and `right` sit beside."""

    def __init__(self, s: Imperium, me: int) -> None:
        self.state = s
        self.seats = [Side(s, seat) for seat in range(len(s.players))]
        self.me = self.seats[me]
        self.left = self.seats[(me + 1) % len(self.seats)]
        self.right = self.seats[me - 1]
        self._removed = len(s.removed)
        self._cards = count_cards(s)
        self._intrigue = count_intrigue(s)
        self._troops = [troops_of(player) for player in s.players]
        self._agents = [len(player.agents) - agents_gained(s, seat) for seat, player in enumerate(s.players)]
        self._contracts = count_contracts(s)
        self._won = count_won(s)
        self._wall = s.shield_wall
        self.assert_conserved()

    # -- what lies where

    @property
    def row(self) -> list[str]:
        return card_ids(self.state.row, self.state.content)

    @property
    def imperium(self) -> list[str]:
        """The Imperium deck, from the top down."""
        return card_ids(self.state.deck[::-1], self.state.content)

    @property
    def trashed(self) -> list[str]:
        """What has left the game since the table was set; Reserve cards go back to their stacks instead."""
        return card_ids(self.state.removed[self._removed :], self.state.content)

    def reserve(self, id: str) -> int:
        return self.state.reserve[self.state.content.card_index[id]]

    @property
    def intrigue_deck(self) -> list[str]:
        return intrigue_ids(self.state.intrigue_deck[::-1], self.state.content)

    @property
    def intrigue_in_play(self) -> list[str]:
        """Intrigue cards that are being carried out."""
        return intrigue_ids(self.state.intrigue_in_play(), self.state.content)

    @property
    def intrigue_discard(self) -> list[str]:
        return intrigue_ids(self.state.intrigue_discard, self.state.content)

    @property
    def shield_wall(self) -> bool:
        return self.state.shield_wall

    @property
    def market(self) -> list[str]:
        return contract_ids(self.state.contract_row, self.state.content)

    @property
    def bank(self) -> list[str]:
        """Contracts face down, from the top."""
        return contract_ids(self.state.contract_bank[::-1], self.state.content)

    @property
    def trashed_intrigue(self) -> list[str]:
        return intrigue_ids(self.state.intrigue_removed, self.state.content)

    @property
    def alliances(self) -> dict[str, int]:
        """Who holds which, without those on the board."""
        return {FACTIONS[i]: holder for i, holder in enumerate(self.state.alliances) if holder != NOTHING}

    @property
    def control(self) -> dict[str, int]:
        return {
            self.state.content.spaces[i].id: seat for i, seat in enumerate(self.state.control) if seat != NOTHING
        }

    @property
    def bonus_spice(self) -> dict[str, int]:
        return {self.state.content.spaces[i].id: n for i, n in enumerate(self.state.bonus_spice) if n}

    @property
    def conflict(self) -> str:
        return self.state.content.conflicts[self.state.conflict].id

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def first_player(self) -> int:
        return self.state.first_player

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def mentat(self) -> int | None:
        """Whose it is this round; None while it is at home."""
        return None if self.state.mentat == MENTAT_HOME else self.state.mentat

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Place and points by seat."""
        return standings(self.state)

    # -- what is asked

    @property
    def question(self) -> tuple[str, int]:
        """The kind of the decision at hand, and whose it is."""
        assert not self.over, "the game is over"
        return self.state.kind, self.state.decider

    @property
    def offered(self) -> list[Word]:
        """The options of the decision at hand, in words."""
        return [self._names(code)[0] for code in self.state.options]

    def offers(self, word: Word) -> bool:
        return len(self._codes(word)) > 0

    def choose(self, kind: str, *words: Word, by: int | None = None) -> None:
        """Answers one decision after another, all of that kind and of that seat (by default the active one)."""
        for word in words:
            seat = self.active if by is None else by
            assert self.question == (kind, seat), f"{self.question} is asked, not {(kind, seat)}"
            codes = self._codes(word)
            assert codes, f"{word!r} is not among {self.offered}"
            assert len(codes) == 1, f"{word!r} may mean several of {self.offered}"
            self.state.choose(codes[0])
            self.assert_conserved()
            self.take_what_is_forced()

    def take_what_is_forced(self) -> None:
        """As the app does for its person; but to pass in combat or at the end is for tests to say."""
        while not self.over and self.state.is_forced() and self.state.kind not in WINDOWS:
            self.state.choose(self.state.options[0])
            self.assert_conserved()

    def _codes(self, word: Word) -> list[int]:
        return [code for code in self.state.options if word in self._names(code)]

    def _names(self, code: int) -> list[Word]:
        """All words for an option; the first is the plainest."""
        if code in WORDS:
            return [*WORDS[code]]
        if code < NUMBER:
            return self._part_names(code - FIRST_PART)
        if code < SEAT:
            return [self._price(code - NUMBER) if self.state.kind == "cost" else code - NUMBER]
        if code < FACTION:
            return [code - SEAT]
        id = self.state.content.thing(code)
        assert id is not None, f"an option without a name: {code}"
        zone = hidden.zone(code)
        names: list[Word] = [id if zone is None else f"{zone}:{id}"]
        if INTRIGUE <= code < CONFLICT:
            names.append(f"intrigue:{id}")
        return names

    def _part_names(self, index: int) -> list[Word]:
        """An effect that may be carried out, or one of several printed choices."""
        if self.state.kind == "train":
            return [TRAINING[index].id]
        frame = self.state.stack[-1]
        if isinstance(frame, OrderFrame):
            item = frame.pending[index]
            part = item.effect
            if isinstance(part, (Line, OpenLine)):
                part = part.effect
            source = self.state.content.thing(item.source)
            names = [*effect_names(part)]
            return [*names, *[f"{name}@{source}" for name in names], f"@{source}", index]
        return [*effect_names(frame.effect.parts()[index]), index]

    def _price(self, level: int) -> int:
        """The spice or solari that is paid (Sell Melange, Spice Refinery, Gather Support)."""
        price = self.state.content.spaces[self.state.turn.space].levels[level]
        return price.spice + price.solari

    def spaces(self, card: str) -> list[str]:
        """Where that card could send an Agent now."""
        code = CARD + self.state.content.card_index[card]
        if code not in self.state.options:
            return []
        twin = self.state.copy()
        twin.choose(code)
        if twin.kind == "agent":
            twin.choose(twin.options[0])
        if twin.kind != "space":
            return [self.state.content.spaces[twin.turn.space].id]
        return [self.state.content.spaces[option - SPACE].id for option in twin.options]

    # -- moves

    def play(
        self,
        card: str,
        space: str,
        *,
        agent: str = "",
        cost: int = 0,
        infiltrate: str = "",
        gather: str = "no",
    ) -> None:
        """Sends an Agent to a space with a card from the hand. `cost`: how much is paid, if there is a choice
        (nothing, if that may be; else it is left open); `infiltrate` and `gather`: the Spies recalled for that,
        "ask" leaving the latter open."""
        before = list(self.seats[self.active].spies)
        self.choose_space(card, space, agent)
        if self.question[0] == "cost" and (cost or self.offers(0)):
            self.choose("cost", cost)
        if self.question[0] == "infiltrate":
            self.choose("infiltrate", infiltrate)
        if infiltrate:
            before.remove(infiltrate)
        assert self.seats[self.active].spies == before, "a Spy has gone, or has not"
        assert self.state.content.spaces[self.state.turn.space].id == space
        if gather != "ask" and (self.question[0] == "gather" or gather != "no"):
            self.choose("gather", gather)

    def choose_space(self, card: str, space: str, agent: str = "") -> None:
        """The card and the space, and nothing that follows."""
        assert space in self.spaces(card), f"{card} can go to {self.spaces(card)}, not to {space}"
        self.choose("turn", card)
        if self.question[0] == "agent":
            self.choose("agent", agent or "leader")
        if self.question[0] == "space":
            self.choose("space", space)

    def reveal(self) -> None:
        self.choose("turn", "reveal")

    def effect(self, *words: Word) -> None:
        """Carries out effects of the turn, one after another."""
        self.choose("effects", *words)

    def acquire(self, *cards: str) -> None:
        """Buys cards with persuasion, one after another."""
        self.choose("effects", *cards)

    def plot(self, id: str) -> None:
        """Plays a plot Intrigue card, before or after the turn's kind is chosen."""
        self.choose(self.question[0], id)

    def deploy(self, n: int) -> None:
        """Sends troops to the Conflict as the visit of a combat space allows."""
        before = self.seats[self.active].deployed
        self.choose("effects", "deploy")
        if self.question[0] == "deploy":
            self.choose("deploy", n)
        assert self.seats[self.active].deployed == before + n

    def pick(self, row: str) -> None:
        """Of a printed choice the row with that effect, once the choice itself has been carried out."""
        if self.question[0] != "choose":
            self.choose(self.question[0], row, by=self.question[1])
        if self.question[0] == "choose":
            self.choose("choose", row, by=self.question[1])

    def settle(self) -> None:
        """Does what must be done before the turn may end, in the order in which it is offered, and no more."""
        while self.question[0] != "effects" or not self.offers("pass"):
            self.state.choose(PASS if self.offers("pass") else self.state.options[0])
            self.assert_conserved()

    def place_spy(self, *posts: str) -> None:
        """Answers where Spies go, one after another."""
        self.choose("place_spy", *posts, by=self.question[1])

    def take_contract(self, *contracts: str) -> None:
        self.choose("contract", *contracts, by=self.question[1])

    def reward(self, *words: Word) -> None:
        """Whoever is asked carries out effects of a reward."""
        for word in words:
            self.choose("reward", word, by=self.question[1])

    def end_turn(self) -> None:
        self.choose("effects", "pass")

    def pass_turn(self) -> None:
        """Reveals and does no more than must be."""
        self.reveal()
        seat = self.active
        while not self.over and self.question == ("effects", seat):
            self.effect("pass" if self.offers("pass") else self.state.options[0] - FIRST_PART)

    def to_combat(self) -> Table:
        """Everybody who has not revealed does so; stops at the first question of the Combat phase or after it."""
        number = self.round
        while not self.over and self.question[0] == "turn" and self.round == number:
            self.pass_turn()
        return self

    def finish_round(self) -> None:
        """Goes on to the first question of the next round, or to the end; nobody does more than must be."""
        number = self.round
        self.to_combat()
        while not self.over and self.round == number:
            word = "pass" if self.offers("pass") else self.offered[0]
            self.choose(self.question[0], word, by=self.question[1])

    # -- who sees what, and what happened

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return hidden.view(self.state, seat)

    def seen(self, owner: int, by: int = SPECTATOR) -> dict[str, Any]:
        """What the seat `by` sees of the owner's side."""
        return cast("list[dict[str, Any]]", self.view(by)["players"])[owner]

    def cards_seen(self, seat: int, what: str) -> list[bool]:
        """For each such event, whether the seat sees its card."""
        return [event.card_for(seat) >= 0 for event in self.state.events or [] if event.what == what]

    def told(self, what: str) -> list[tuple[int, int]]:
        """Seat and number of each such event so far."""
        return [(event.seat, event.n) for event in self.state.events or [] if event.what == what]

    # -- what must always be true

    def assert_conserved(self) -> None:
        s = self.state
        assert count_cards(s) == self._cards, "cards have appeared or vanished"
        assert count_intrigue(s) == self._intrigue, "Intrigue cards have appeared or vanished"
        for seat, player in enumerate(s.players):
            troops = player.supply, player.garrison, player.deployed, player.memories
            assert sum(troops) == self._troops[seat], f"seat {seat} has {sum(troops)} troops"
            goods = player.solari, player.spice, player.water, player.persuasion
            assert min(troops + goods) >= 0, f"seat {seat} has less than nothing: {troops + goods}"
            assert all(0 <= level <= 6 for level in player.influence)
            assert len(player.agents) == self._agents[seat] + agents_gained(s, seat)
            assert len(set(player.spies)) == len(player.spies) <= SPIES, f"Spies of seat {seat}: {player.spies}"
        assert count_contracts(s) == self._contracts, "contracts have appeared or vanished"
        gone = self._won - count_won(s)
        assert not gone, f"won cards have vanished: {gone}"
        assert self._wall or not s.shield_wall, "the Shield Wall is back"
        self._wall = s.shield_wall


def agents_gained(s: Imperium, seat: int) -> int:
    return s.players[seat].swordmaster + (s.mentat == seat)


def count_cards(s: Imperium) -> Counter[int]:
    everything = Counter(s.removed + s.row + s.deck)
    for player in s.players:
        everything.update(cards_of(player))
    for card, left in enumerate(s.reserve):
        everything[card] += max(0, left)
    return everything


def count_intrigue(s: Imperium) -> Counter[int]:
    everything = Counter(s.intrigue_deck + s.intrigue_discard + s.intrigue_removed + s.intrigue_in_play())
    for player in s.players:
        everything.update(player.intrigue + [code - INTRIGUE for code in player.face_up])
    return everything


def count_contracts(s: Imperium) -> Counter[int]:
    everything = Counter(s.contract_row + s.contract_bank)
    for player in s.players:
        everything.update(player.contracts + player.completed + player.own_contracts)
    return everything


def count_won(s: Imperium) -> Counter[int]:
    return Counter(code for player in s.players for code in player.trophies + player.matched)


def card_ids(numbers: Iterable[int], content: Content) -> list[str]:
    return [content.cards[number].id for number in numbers]


def intrigue_ids(numbers: Iterable[int], content: Content) -> list[str]:
    return [content.intrigue[number].id for number in numbers]


def contract_ids(numbers: Iterable[int], content: Content) -> list[str]:
    return [content.contracts[number].id for number in numbers]


def won_ids(codes: Iterable[int], content: Content) -> list[str]:
    return [str(content.thing(code)) for code in codes]


def effect_names(effect: Effect[Any]) -> list[str]:
    """What an effect gives, or its class in small letters; then the same for the effects inside it."""
    own = GOODS[effect.good] if isinstance(effect, Gain) else snake(type(effect).__name__)
    names = [own]
    for part in effect.parts():
        names += [name for name in effect_names(part) if name not in names]
    return names


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
