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

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple, cast

import pytest

import greathall as gh
from greathall.games.imperium import hidden
from greathall.games.imperium.content.uprising.leaders import TRAINING
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rounds import standings
from greathall.games.imperium.rules import ImperiumRules
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import MENTAT_HOME, SPIES
from greathall.games.imperium.things import AT_LEADER, CARD, FACTIONS, INTRIGUE, NOTHING, SPACE
from greathall.house.dune.positions import (
    NOTHING_SAID,
    USUAL,
    Position,
    Seat,
    cards,
    cards_of,
    laid_out,
    option_words,
    troops_of,
)
from greathall.house.positions import Word, ids
from greathall.house.registry import rules_of
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import FIRST_PART, PASS

__all__ = ["NOTHING_SAID", "DuneGame", "Seat", "Side", "Table", "Word", "cards", "cards_of", "ids"]

SPECTATOR = -1
WINDOWS = ("combat", "win", "endgame")


class DuneGame(NamedTuple):
    """One of the games, with what its tests take for granted."""

    id: str
    content: Content

    def table(self, *seats: Seat, **given: Any) -> Table:
        """What is `given` is that of a `Position` (greathall.house.dune.positions), or else an option of the game's
        own, such as choam=True."""
        laid = {name: value for name, value in given.items() if name in Position._fields}
        options = {name: value for name, value in given.items() if name not in Position._fields}
        position = Position(seats, options=options, **laid)
        return Table(laid_out(self.rules, position), position.active)

    @property
    def rules(self) -> ImperiumRules:
        rules = rules_of(self.id)
        assert isinstance(rules, ImperiumRules)
        return rules

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may play."""
        return rules_of(self.id).player_counts

    @property
    def leaders(self) -> str:
        """Who get in the way of no test."""
        return USUAL[self.id].leaders

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
        plain = [leader for leader in ids(USUAL[self.id].leaders) if leader not in rich]
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
        return [option_words(self.state, code)[0] for code in self.state.options]

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
        return [code for code in self.state.options if word in option_words(self.state, code)]

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
