"""Tables of the Dune games put together (greathall.house.positions), and options called by words.

Whatever the players have comes out of the decks and stacks that it belongs to; starting cards that nobody has count
as trashed before. Spies are written as the posts on which they are, contracts and won cards as their ids.

Options are named by the ids of what they point at; a card in the discard pile is "discard:…", one in play
"in_play:…", an Intrigue card also "intrigue:…", for the original has cards with the same ids as Uprising's
Intrigue. Effects are named by what they give ("cards", "intrigue", "troops", …) or by their class ("pay",
"visit_influence"), where several match with "@" and the card or space that they stand on, or by their index; steps
of Feyd-Rautha's track by their ids.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from greathall.games.imperium import hidden
from greathall.games.imperium.content.uprising.leaders import TRAINING
from greathall.games.imperium.effects import Gain, Line, OpenLine
from greathall.games.imperium.frames import OrderFrame
from greathall.games.imperium.players import Player
from greathall.games.imperium.printed import IMPERIUM, RESERVE, STARTER, Content, Contract, Intrigue, Post
from greathall.games.imperium.rules import ImperiumRules
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import MENTAT_HOME
from greathall.games.imperium.things import (
    AT_LEADER,
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
)
from greathall.house.positions import Word, ids, need, numbered
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect

AGENTS: Final = 2  # of whoever has no Swordmaster and no Mentat
MARKET: Final = 2  # contracts face up
WORDS: Final = {
    PASS: ("pass", "no"),
    YES: ("yes",),
    REVEAL_TURN: ("reveal",),
    DEPLOY: ("deploy",),
    SET_ASIDE: ("set_aside",),
    FROM_LEADER: ("leader",),
}
NOTHING_SAID: Final[Mapping[str, int]] = MappingProxyType({})


class Usual(NamedTuple):
    """What lies on the table where nothing is said."""

    leaders: str  # who get in nobody's way
    row: str  # dear cards
    market: str = ""
    objectives: Mapping[int, str] = MappingProxyType({})  # by how many play, from the seat whose turn it is on


USUAL: Final = {
    "imperium": Usual(
        leaders="paul_atreides glossu_rabban earl_memnon_thorvald count_ilban_richese helena_richese",
        row="kwisatz_haderach choam_directorship lady_jessica opulence gurney_halleck worm_riders*2",
    ),
    "uprising": Usual(
        leaders="feyd_rautha_harkonnen lady_amber_metulli muad_dib gurney_halleck princess_irulan",
        row="overthrow steersman long_live_the_fighters corrinth_city stilgar_the_devoted desert_power",
        market="heighliner_water deliver_supplies espionage_a harvest_4",
        objectives={
            3: "objective_desert_mouse_first objective_crysknife objective_ornithopter_1_3p",
            4: (
                "objective_desert_mouse_first objective_crysknife "
                "objective_desert_mouse_4_6p objective_crysknife_4_6p"
            ),
        },
    ),
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


class Position(NamedTuple):
    """A table at the start of a turn of the seat `active`, who has the first of the `seats`; the others follow from
    their left."""

    seats: tuple[Seat, ...] = ()  # those behind the players are of whom the rules drive; by default as dealt
    players: int = 0  # how many people play; three at least, if it is not said
    active: int = 0
    first_player: int | None = None
    conflict: str = ""
    next_conflict: str = ""
    round: int = 0
    row: str = ""
    imperium: str = ""  # the upper cards of the deck
    intrigue_deck: str = ""  # likewise
    intrigue_discard: str = ""
    alliances: Mapping[str, int] = NOTHING_SAID  # whose, where several are at the top
    control: Mapping[str, int] = NOTHING_SAID  # spaces to seats
    bonus_spice: Mapping[str, int] = NOTHING_SAID
    closed: Mapping[str, int] = NOTHING_SAID  # spaces to seats
    reserve: Mapping[str, int] = NOTHING_SAID  # cards left in a stack, the others being out of the game
    mentat_promised: int | None = None
    shield_wall: bool | None = None
    market: str | None = None  # contracts, face up
    bank: str | None = None  # face down, from the top: just these, the others then being out of the game
    seed: int = 1
    options: Mapping[str, object] = MappingProxyType({})  # the game's own, such as choam


def laid_out(rules: ImperiumRules, position: Position) -> Imperium:
    """The table, which tells what happens from now on."""
    seats, active, usual = position.seats, position.active, USUAL[rules.id]
    players = position.players or max(3, len(seats))
    people = [*seats[:players], *[Seat()] * (players - len(seats))]
    by_seat = [*(people[(seat - active) % players] for seat in range(players)), *seats[players:]]
    options: dict[str, object] = {"first_player": active} if players > 1 else {}
    options |= {"leaders": leaders_of(by_seat[:players], rules.shelf.whole, usual), **position.options}
    s = rules.dealer(players, options).deal(position.seed, tell=True)
    assert isinstance(s, Imperium)
    while s.kind == "token":
        s.choose(s.options[0])
    s.first_player = active if position.first_player is None else position.first_player
    s.mentat = next((seat for seat, what in enumerate(by_seat) if what.mentat), MENTAT_HOME)
    s.mentat_promised = NOTHING if position.mentat_promised is None else position.mentat_promised
    if position.shield_wall is not None:
        s.shield_wall = position.shield_wall
    objectives = ids(usual.objectives.get(players, ""))
    for seat, what in enumerate(by_seat):
        if objectives and what.trophies is None and seat < players:
            what = what._replace(trophies=objectives[(seat - active) % players])
        seat_player(s, seat, what)
    share_out_cards(s, position.row, position.imperium, position.reserve, usual.row)
    share_out_intrigue(s, position.intrigue_deck, position.intrigue_discard)
    lay_out_conflicts(s, position.conflict, position.next_conflict, position.round)
    give_alliances(s, by_seat, position.alliances)
    for space, seat in position.control.items():
        s.control[numbered(space, s.content.space_index, "space")] = seat
    for space, spice in position.bonus_spice.items():
        s.bonus_spice[numbered(space, s.content.space_index, "space")] = spice
    for space, seat in position.closed.items():
        s.closed += [numbered(space, s.content.space_index, "space"), seat]
    share_out_contracts(s, position.market, position.bank, usual.market)
    need(s.ask_again() and (s.kind, s.decider) == ("turn", active), f"seat {active} has no turn to take there")
    s.events = []
    return s


def leaders_of(seats: list[Seat], content: Content, usual: Usual) -> list[str]:
    """By seat, those who start on their other side as who they are at first."""
    fronts = {leader.other_side: leader.id for leader in content.leaders if leader.other_side}
    named = [fronts.get(seat.leader, seat.leader) for seat in seats]
    free = [leader for leader in ids(usual.leaders) if leader not in named]
    return [leader or free.pop(0) for leader in named]


# -- laying out


def seat_player(s: Imperium, seat: int, given: Seat) -> None:
    player, content = s.players[seat], s.content
    if given.leader:
        player.leader = numbered(given.leader, {leader.id: leader.index for leader in content.leaders}, "leader")
    player.solari, player.spice = given.solari, given.spice
    player.water = player.water if given.water is None else given.water
    player.influence = [given.influence.get(faction, 0) for faction in FACTIONS]
    need(set(given.influence) <= set(FACTIONS), f"no such factions: {given.influence}")
    player.vp = player.vp + sum(level >= 2 for level in player.influence) if given.vp is None else given.vp
    troops = troops_of(player)
    player.garrison = player.garrison if given.garrison is None else given.garrison
    player.deployed, player.swords, player.memories = given.deployed, given.swords, given.memories
    player.supply = troops - player.garrison - given.deployed - given.memories
    need(player.supply >= 0, f"more than {troops} troops")
    sent = [numbered(space, content.space_index, "space") for space in ids(given.agents)]
    count = AGENTS + given.swordmaster + given.mentat
    need(len(sent) <= count, f"more than {count} Agents: {given.agents}")
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
    player.spies = sorted(numbers(given.spies, content.posts, "post"))
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
                need(own[card.index] <= card.copies, f"a player has more {card.id} than there are")
                s.removed += [card.index] * (card.copies - own[card.index])
        else:
            left[card.index] -= sum(own[card.index] for own in owned)
        if card.kind == RESERVE:
            s.reserve[card.index] = reserve.get(card.id, left[card.index])
    upper = cards(imperium, s.content)[::-1]
    s.row = cards(row, s.content)
    left.subtract(s.row + upper)
    for card in s.content.cards:
        need(left[card.index] >= 0, f"there are not so many {card.id}")
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
        need(left[card.index] >= 0, f"there are not so many {card.id}")
    rest = list(left.elements())
    s.rng.shuffle(rest)
    s.intrigue_deck = rest + upper


def lay_out_conflicts(s: Imperium, conflict: str, next_conflict: str, number: int) -> None:
    """The cards of earlier rounds, those that have been won among them, the open one, and those to come."""
    printed = [s.content.conflicts[index] for index in s.setup.conflicts]
    by_id = {card.id: card for card in printed}
    for id in (conflict, next_conflict):
        need(not id or id in by_id, f"there is no Conflict card {id!r}")
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
        need(card.level == level, f"{card.id} does not come in round {index + 1}")
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
            need(name not in alliances, f"nobody has four influence with {name}")
            continue
        need(name in alliances or len(highest) == 1, f"say whose the alliance with {name} is")
        holder = alliances.get(name, highest[0])
        need(holder in highest, f"seat {holder} is not at the top of {name}")
        s.alliances[faction] = holder
        if seats[holder].vp is None:
            s.players[holder].vp += 1


def share_out_contracts(s: Imperium, market: str | None, bank: str | None, usual: str) -> None:
    """The market and the bank hold what the players do not."""
    if not s.setup.choam:
        need(not market, "contracts need choam=True")
        need(not any(player.contracts + player.completed for player in s.players), "contracts need choam=True")
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
    need(len(set(laid_out)) == len(laid_out), "there is one contract of each kind")
    need(len(s.contract_row) == MARKET or not s.contract_bank, "the market is filled while there are contracts")


def cards(text: str, content: Content) -> list[int]:
    return [numbered(id, content.card_index, "card") for id in ids(text)]


def secrets(text: str, content: Content) -> list[int]:
    return numbers(text, content.intrigue, "Intrigue card")


def numbers(text: str, printed: Iterable[Intrigue | Post | Contract], what: str = "contract") -> list[int]:
    by_id = {thing.id: thing.index for thing in printed}
    return [numbered(id, by_id, what) for id in ids(text)]


def won_cards(text: str, content: Content) -> list[int]:
    codes = {card.id: CONFLICT + card.index for card in content.conflicts}
    codes |= {card.id: OBJECTIVE + card.index for card in content.objectives}
    return [numbered(id, codes, "Conflict card or Objective") for id in ids(text)]


def troops_of(player: Player) -> int:
    return player.supply + player.garrison + player.deployed + player.memories


def cards_of(player: Player) -> list[int]:
    """All a player's cards but Intrigue, wherever they are."""
    in_play = [card for card in player.in_play if card >= 0]
    aside = [] if player.set_aside == NOTHING else [player.set_aside]
    return player.hand + player.deck + player.discard + in_play + aside


# -- what options are called


def option_words(s: Imperium, code: int) -> list[Word]:
    """All words for an option of the decision at hand; the first is the plainest."""
    if code in WORDS:
        return [*WORDS[code]]
    if code < NUMBER:
        return part_words(s, code - FIRST_PART)
    if code < SEAT:
        return [price(s, code - NUMBER) if s.kind == "cost" else code - NUMBER]
    if code < FACTION:
        return [code - SEAT]
    id = s.content.thing(code)
    assert id is not None, f"an option without a name: {code}"
    zone = hidden.zone(code)
    names: list[Word] = [id if zone is None else f"{zone}:{id}"]
    if INTRIGUE <= code < CONFLICT:
        names.append(f"intrigue:{id}")
    return names


def part_words(s: Imperium, index: int) -> list[Word]:
    """An effect that may be carried out, or one of several printed choices."""
    if s.kind == "train":
        return [TRAINING[index].id]
    frame = s.stack[-1]
    if isinstance(frame, OrderFrame):
        item = frame.pending[index]
        part = item.effect
        if isinstance(part, (Line, OpenLine)):
            part = part.effect
        source = s.content.thing(item.source)
        names = [*effect_names(part)]
        return [*names, *[f"{name}@{source}" for name in names], f"@{source}", index]
    return [*effect_names(frame.effect.parts()[index]), index]


def price(s: Imperium, level: int) -> int:
    """The spice or solari that is paid (Sell Melange, Spice Refinery, Gather Support)."""
    paid = s.content.spaces[s.turn.space].levels[level]
    return paid.spice + paid.solari


def effect_names(effect: Effect[Any]) -> list[str]:
    """What an effect gives, or its class in small letters; then the same for the effects inside it."""
    own = GOODS[effect.good] if isinstance(effect, Gain) else snake(type(effect).__name__)
    names = [own]
    for part in effect.parts():
        names += [name for name in effect_names(part) if name not in names]
    return names


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
