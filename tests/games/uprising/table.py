"""Sets a table of Dune: Imperium – Uprising for a test; all that its sister in tests/games/imperium can, and:

    t = table(Seat("dagger", spies="post_landsraad_east"), Seat(agents="assembly_hall"))
    t.play("dagger", "assembly_hall", infiltrate="post_landsraad_east")

Spies are written as the posts on which they are, contracts and won cards as their ids. `play` answers what sending
an Agent asks: which Spy is recalled to `infiltrate`, and which one, if any, to `gather` intelligence ("ask" leaves
that open). Steps of Feyd-Rautha's track are named by their ids; an Intrigue card is also "intrigue:…", for the
original has cards with the same ids. After every move there must also be as many contracts and won cards as before,
no two Spies of a player on a post, and no Shield Wall where it was removed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tests.games.imperium import table as original
from tests.games.imperium.table import FIRST_ROUND, NOTHING_SAID, Word, ids

from greathall.games.imperium import hidden
from greathall.games.imperium.catalogue import UPRISING, UPRISING_SHELF
from greathall.games.imperium.content.uprising.leaders import TRAINING
from greathall.games.imperium.leader_effects import Train
from greathall.games.imperium.players import Player
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import SPIES
from greathall.games.imperium.things import CONFLICT, INTRIGUE, OBJECTIVE
from greathall.kernel.machine import PASS

# Leaders who get in the way of no test, for seats that do not say who sits there.
LEADERS = ("feyd_rautha_harkonnen", "lady_amber_metulli", "muad_dib", "gurney_halleck", "princess_irulan")
OTHER_SIDES = {leader.other_side: leader.id for leader in UPRISING.leaders if leader.other_side}
# What lies in the row and the market where a test does not care.
ROW = ("overthrow", "steersman", "long_live_the_fighters", "corrinth_city", "stilgar_the_devoted", "desert_power")
MARKET = ("heighliner_water", "deliver_supplies", "espionage_a", "harvest_4")
# From the seat whose turn it is on, for seats that do not say what has been won.
OBJECTIVES = {
    3: ("objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3p"),
    4: (
        "objective_desert_mouse_first",
        "objective_crysknife",
        "objective_desert_mouse_4_6p",
        "objective_crysknife_4_6p",
    ),
}
SPACES = {space.id: space for space in UPRISING.spaces}
POSTS = {post.id: post.index for post in UPRISING.posts}
CONTRACTS = {contract.id: contract.index for contract in UPRISING.contracts}
TROPHIES = {card.id: CONFLICT + card.index for card in UPRISING.conflicts} | {
    card.id: OBJECTIVE + card.index for card in UPRISING.objectives
}


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
    water: int = 1
    vp: int | None = None  # by default what influence and alliances come to
    influence: Mapping[str, int] = NOTHING_SAID
    garrison: int = 3
    deployed: int = 0
    swords: int = 0
    agents: str = ""  # the spaces where Agents are; the others are at the Leader
    council: bool = False
    swordmaster: bool = False
    mentat: bool = False  # there is none in Uprising
    revealed: bool = False
    tokens: str = ""  # nor Baron Harkonnen
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


SHARED = len(original.Seat._fields)
assert Seat._fields[:SHARED] == original.Seat._fields


def table(
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
    reserve: Mapping[str, int] = NOTHING_SAID,
    shield_wall: bool = True,
    choam: bool = False,
    market: str | None = None,
    bank: str | None = None,
    original_cards: str | list[str] = "none",
    original_conflicts: bool = False,
    seed: int = 1,
) -> Table:
    """A table at the start of a turn of the seat `active`, who has the first of the `seats`.

    `market` are the face-up contracts, `bank` those face down, from the top: just these if it is given, the others
    then being out of the game. `original_cards` is the option of that kind. The rest is as in the original."""
    players = players or max(3, len(seats))
    dealt = [*seats, *[Seat()] * (players - len(seats))]
    by_seat = [dealt[(seat - active) % players] for seat in range(players)]
    shared = [original.Seat._make(given[:SHARED]) for given in by_seat]
    fronts = [given._replace(leader=OTHER_SIDES.get(given.leader, given.leader)) for given in shared]
    options: dict[str, object] = {
        "leaders": original.leaders(fronts, LEADERS),
        "first_player": active,
        "choam": choam,
        "original": original_cards,
        "original_conflicts": original_conflicts,
    }
    s = ImperiumDealer(UPRISING_SHELF, players, options).deal(seed)
    s.first_player = active if first_player is None else first_player
    s.shield_wall = shield_wall
    for seat, player in enumerate(s.players):
        original.seat_player(player, shared[seat], 1 if players == 4 else 0, UPRISING)
        seat_uprising(player, by_seat[seat], OBJECTIVES[players][(seat - active) % players])
    original.share_out_cards(s, row, imperium, reserve, ROW)
    original.share_out_intrigue(s, intrigue_deck, intrigue_discard)
    lay_out_conflicts(s, conflict, next_conflict, round)
    original.give_alliances(s, shared, alliances)
    for space, seat in control.items():
        s.control[UPRISING.space_index[space]] = seat
    for space, spice in bonus_spice.items():
        s.bonus_spice[UPRISING.space_index[space]] = spice
    share_out_contracts(s, market, bank)
    assert s.ask_again()
    assert (s.kind, s.decider) == ("turn", active)
    s.events = []
    return Table(s, active)


# -- laying out


def seat_uprising(player: Player, given: Seat, objective: str) -> None:
    if given.leader in OTHER_SIDES:
        player.leader = next(leader.index for leader in UPRISING.leaders if leader.id == given.leader)
    player.spies = sorted(POSTS[post] for post in ids(given.spies))
    player.sandworms = given.sandworms
    player.hooks = given.hooks
    player.contracts = [CONTRACTS[id] for id in ids(given.contracts)]
    player.completed = [CONTRACTS[id] for id in ids(given.completed)]
    face_up = objective if given.trophies is None else given.trophies
    player.trophies = [TROPHIES[id] for id in ids(face_up)]
    player.matched = [TROPHIES[id] for id in ids(given.matched)]
    player.memories = given.memories
    player.supply -= given.memories
    assert player.supply >= 0, "more than twelve troops"
    player.training = [step.id for step in TRAINING].index(given.training)


def lay_out_conflicts(s: Imperium, conflict: str, next_conflict: str, number: int) -> None:
    """Cards that have been won were open in earlier rounds."""
    by_id = {card.id: card for card in s.content.conflicts}
    codes = [code for player in s.players for code in player.trophies + player.matched]
    won = [s.content.conflicts[code - CONFLICT] for code in codes if code < OBJECTIVE]
    if not number and conflict:
        level = by_id[conflict].level
        number = FIRST_ROUND[level] + sum(card.level == level for card in won)
    elif not number:
        number = max([1] + [FIRST_ROUND[card.level] + sum(c.level == card.level for c in won) for card in won])
    original.lay_out_conflicts(s, conflict, next_conflict, number, [card.id for card in won])


def share_out_contracts(s: Imperium, market: str | None, bank: str | None) -> None:
    """The market and the bank hold what the players do not."""
    if not s.setup.choam:
        assert not market, "contracts need choam=True"
        assert not any(player.contracts + player.completed for player in s.players), "contracts need choam=True"
        return
    taken = [contract for player in s.players for contract in player.contracts + player.completed]
    for player in s.players:
        player.own_contracts = [contract for contract in player.own_contracts if contract not in taken]
        taken += player.own_contracts
    free = [contract.index for contract in s.content.contracts if contract.index not in taken]
    if market is None:
        below = [CONTRACTS[id] for id in ids(bank or "")]
        s.contract_row = [CONTRACTS[id] for id in MARKET if CONTRACTS[id] in free and CONTRACTS[id] not in below]
        s.contract_row = s.contract_row[:2]
    else:
        s.contract_row = [CONTRACTS[id] for id in ids(market)]
    rest = [contract for contract in free if contract not in s.contract_row]
    s.rng.shuffle(rest)
    s.contract_bank = rest if bank is None else [CONTRACTS[id] for id in ids(bank)][::-1]
    laid_out = taken + s.contract_row + s.contract_bank
    assert len(set(laid_out)) == len(laid_out), "there is one contract of each kind"
    assert len(s.contract_row) == 2 or not s.contract_bank, "the market is filled while there are contracts"


# -- reading and playing


class Side(original.Side):
    """One player's side of the table, read in ids."""

    @property
    def spies(self) -> list[str]:
        """The posts where Spies are, in the order of the board."""
        return [UPRISING.posts[post].id for post in self._player.spies]

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
        return contract_ids(self._player.contracts)

    @property
    def completed(self) -> list[str]:
        return contract_ids(self._player.completed)

    @property
    def own_contracts(self) -> list[str]:
        """Kept for this player alone."""
        return contract_ids(self._player.own_contracts)

    @property
    def trophies(self) -> list[str]:
        """Won Conflict cards and the Objective, face up."""
        return trophy_ids(self._player.trophies)

    @property
    def matched(self) -> list[str]:
        return trophy_ids(self._player.matched)

    @property
    def memories(self) -> int:
        return self._player.memories

    @property
    def training(self) -> str:
        return TRAINING[self._player.training].id


class Table(original.Table):
    """A game in progress; `me` is the player whose turn was set up, `left` and `right` sit beside."""

    seats: list[Side]  # type: ignore[assignment]  # of this game
    me: Side
    left: Side
    right: Side

    def __init__(self, s: Imperium, me: int) -> None:
        self._contracts = count_contracts(s)
        self._won = count_won(s)
        self._wall = s.shield_wall
        super().__init__(s, me)
        self.seats = [Side(s, seat) for seat in range(len(s.players))]
        self.me = self.seats[me]
        self.left = self.seats[(me + 1) % len(self.seats)]
        self.right = self.seats[me - 1]

    @property
    def shield_wall(self) -> bool:
        return self.state.shield_wall

    @property
    def market(self) -> list[str]:
        return contract_ids(self.state.contract_row)

    @property
    def bank(self) -> list[str]:
        """Contracts face down, from the top."""
        return contract_ids(self.state.contract_bank[::-1])

    @property
    def trashed_intrigue(self) -> list[str]:
        return original.intrigue_ids(self.state.intrigue_removed, UPRISING)

    def _names(self, code: int) -> list[Word]:
        names = super()._names(code)
        if INTRIGUE <= code < CONFLICT:
            names.append(f"intrigue:{hidden.thing(UPRISING, code)}")
        return names

    def _part_names(self, index: int) -> list[Word]:
        if isinstance(self.state.stack[-1].effect, Train):
            return [TRAINING[index].id]
        return super()._part_names(index)

    def _price(self, level: int) -> int:
        """Spice Refinery and Gather Support: the spice or solari that is paid."""
        price = UPRISING.spaces[self.state.turn.space].levels[level]
        return price.spice + price.solari

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
        """Sends an Agent to a space with a card from the hand. `cost`: how much is paid, if there is a choice;
        `infiltrate` and `gather`: the Spies recalled for that, "ask" leaving the latter open."""
        before = list(self.seats[self.active].spies)
        self.choose_space(card, space, agent)
        if self.question[0] == "cost":
            self.choose("cost", cost)
        if self.question[0] == "infiltrate":
            self.choose("infiltrate", infiltrate)
        if infiltrate:
            before.remove(infiltrate)
        assert self.seats[self.active].spies == before, "a Spy has gone, or has not"
        assert SPACES[space].index == self.state.turn.space
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

    def finish_round(self) -> None:
        """Goes on to the first question of the next round, or to the end; nobody does more than must be."""
        number = self.round
        self.to_combat()
        while not self.over and self.round == number:
            word = "pass" if self.offers("pass") else self.offered[0]
            self.choose(self.question[0], word, by=self.question[1])

    # -- what must always be true

    def assert_conserved(self) -> None:
        super().assert_conserved()
        s = self.state
        assert count_contracts(s) == self._contracts, "contracts have appeared or vanished"
        gone = self._won - count_won(s)
        assert not gone, f"won cards have vanished: {gone}"
        assert self._wall or not s.shield_wall, "the Shield Wall is back"
        self._wall = s.shield_wall
        for seat, player in enumerate(s.players):
            assert len(set(player.spies)) == len(player.spies) <= SPIES, f"Spies of seat {seat}: {player.spies}"


def count_contracts(s: Imperium) -> Counter[int]:
    everything = Counter(s.contract_row + s.contract_bank)
    for player in s.players:
        everything.update(player.contracts + player.completed + player.own_contracts)
    return everything


def count_won(s: Imperium) -> Counter[int]:
    return Counter(code for player in s.players for code in player.trophies + player.matched)


def contract_ids(numbers: list[int]) -> list[str]:
    return [UPRISING.contracts[number].id for number in numbers]


def trophy_ids(codes: list[int]) -> list[str]:
    return [str(hidden.thing(UPRISING, code)) for code in codes]


def ordered(text: str) -> list[str]:
    """Cards in the order in which a hand is read."""
    return original.ordered(text, UPRISING)
