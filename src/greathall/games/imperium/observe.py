"""A table of the Dune games in numbers: what lies open, what the seat holds, and what its options bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.imperium.effects import ChooseTwo, MayDo, OneOf
from greathall.games.imperium.features import DEEDS, NONE
from greathall.games.imperium.frames import AcquiredFrame, OrderFrame, TurnFrame
from greathall.games.imperium.hidden import known_deck
from greathall.games.imperium.places import card_place
from greathall.games.imperium.players import Player
from greathall.games.imperium.printed import Content
from greathall.games.imperium.prints import (
    CARD_COLUMNS,
    CLASS_NAMES,
    SPACE_COLUMNS,
    WINDOWS,
    Prints,
    codes_of,
)
from greathall.games.imperium.rounds import phase
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    AT_LEADER,
    BATTLE_ICONS,
    CARD,
    CONFLICT,
    CONTRACT,
    DISCARDED,
    FACTION,
    FACTIONS,
    INTRIGUE,
    LEADER,
    NOTHING,
    NUMBER,
    OBJECTIVE,
    POST,
    SEAT,
    SET_ASIDE,
    SPACE,
    THRONE,
)
from greathall.kernel.machine import FIRST_PART, YES, State
from greathall.kernel.observe import MOST, Observer, byte, one_hots, one_of
from greathall.kernel.seats import MAX_SEATS

KINDS: Final = (
    "leader",
    "token",
    "defend",
    "turn",
    "agent",
    "space",
    "cost",
    "effects",
    "deploy",
    "topdeck",
    "choose",
    "may",
    "influence",
    "lose_influence",
    "alliance_to",
    "discard",
    "trash",
    "take",
    "acquire",
    "manipulate",
    "opponent",
    "recall",
    "voice",
    "snoop",
    "retreat",
    "reward",
    "combat",
    "win",
    "endgame",
    "yield",
    "train",
    "place_spy",
    "recall_first",
    "recall_spy",
    "infiltrate",
    "gather",
    "contract",
    "lines",
    "trash_intrigue",
    "draw_one",
    "discard_one",
    "flip",
    "activate",
    "deal_contract",
    "contribute",
    "reinforce",
    "deploy_for",
    "trade_with",
    "trade",
    "how_many",
    "give",
    "automaton",
    "throne_row",
)
KIND: Final = one_of(KINDS)
PHASES: Final = ("set_up", "round_start", "turns", "combat", "rewards", "recall", "end")
PHASE: Final = one_of(PHASES)
TURN_KINDS: Final = 6
WINDOW: Final = one_of(WINDOWS)

ROUND: Final = (
    "round",
    "players",
    "automata",
    "seat",
    "choam",
    "shield_wall",
    "worms_banned",
    "deck",
    "intrigue_deck",
    "conflicts_left",
    "contracts_left",
    "recruited",
    "deployed",
    "units",
    "spice_gained",
    "options",
)
PLAYER: Final = (
    "there",
    "automaton",
    "mate",
    "commander",
    "active",
    "decides",
    "first",
    "vp",
    "solari",
    "spice",
    "water",
    *(f"influence_{name}" for name in FACTIONS),
    *(f"alliance_{name}" for name in FACTIONS),
    "personal",
    "supply",
    "garrison",
    "troops",
    "sandworms",
    "swords",
    "strength",
    "persuasion",
    "agents",
    "agents_left",
    "council",
    "swordmaster",
    "mentat",
    "revealed",
    "hand",
    "deck",
    "discard",
    "intrigue",
    "face_up",
    "tokens",
    "spies",
    "hooks",
    "contracts",
    "completed",
    "controls",
    *BATTLE_ICONS,
    "memories",
    "training",
)
OPTION: Final = (
    "number",
    "in_row",
    "in_reserve",
    "in_hand",
    "in_deck",
    "price",
    "left_after",
    "copies",
    "own_agents",
    "other_agents",
    "bonus_spice",
    "own_level",
    "best_level",
    "own_alliance",
    "other_alliance",
    "around",
    "mate",
    "vp",
    "strength",
)


class ImperiumObserver(Observer):
    def __init__(self, content: Content) -> None:
        self.content = content
        self.prints: dict[Content, Prints] = {}
        self.seats = MAX_SEATS if content.posts else 4  # only Uprising is for six
        self.cards = len(content.cards)
        self.kinds = one_hots(len(KINDS))
        super().__init__(1, codes_of(content))
        self.at = {segment.name: segment.start for segment in self.table.segments}

    def lay_out(self) -> None:
        content = self.content
        space = (
            *(f"agents_{i}" for i in range(self.seats)),
            "spice",
            "own_control",
            "control",
            "closed",
            "watched",
        )
        self.table.add("round", 1, ROUND, 0.1)
        self.table.add("phase", len(PHASES))
        self.table.add("turn", TURN_KINDS)
        self.table.add("kind", len(KINDS))
        self.table.add("players", self.seats, PLAYER, 0.1)
        self.table.add("leaders", self.seats * len(content.leaders))
        self.table.add("hand", self.cards)
        self.table.add("deck", self.cards)
        self.table.add("owned", self.seats * self.cards)
        self.table.add("row", self.cards)
        self.table.add("reserve", self.cards, scale=0.1)
        self.table.add("throne_row", self.cards)
        self.table.add("intrigue", len(content.intrigue))
        self.table.add("tokens", len(FACTIONS))
        self.table.add("spaces", len(content.spaces), space)
        self.table.add("visited", len(content.spaces))
        if content.posts:
            self.table.add("posts", len(content.posts), tuple(f"spy_{i}" for i in range(self.seats)))
            self.table.add("contracts", len(content.contracts))
            self.table.add("own_contracts", len(content.contracts))
        self.table.add("conflict", len(content.conflicts))
        self.table.add("rewards", 3, DEEDS, 0.2)
        self.table.add("past_conflicts", len(content.conflicts))
        self.table.add("about", 1, CARD_COLUMNS, 0.2)
        self.table.add("pending", 1, DEEDS, 0.2)
        self.option.add("option", 1, OPTION, 0.1)
        self.option.add("kind", len(KINDS))
        self.option.add("now", 1, DEEDS, 0.2)
        self.option.add("class", 1, CLASS_NAMES)
        self.option.add("card", 1, CARD_COLUMNS, 0.2)
        self.option.add("agent", 1, DEEDS, 0.2)
        self.option.add("reveal", 1, DEEDS, 0.2)
        self.option.add("space", 1, SPACE_COLUMNS, 0.2)

    def printed(self, s: Imperium) -> Prints:
        found = self.prints.get(s.content)
        if found is None:
            found = Prints(s.content)
            self.prints[s.content] = found
        return found

    # -- the table
    #
    # A row is mostly zeros: everything writes to its place. To make bytes of a list of numbers would take longer.

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Imperium)
        s = state
        me = s.players[seat]
        at = self.at
        row = bytearray(self.table.size)
        row[: len(ROUND)] = bytearray(round_row(s, seat))
        row[at["turn"] + s.turn.kind] = 1
        self.everybody(row, s, seat)
        add(row, at["hand"], me.hand)
        add(row, at["deck"], me.deck)
        add(row, at["row"], s.row)
        self.reserve(row, s)
        add(row, at["intrigue"], me.intrigue)
        add(row, at["tokens"], me.tokens)
        self.spaces(row, s, seat)
        if self.content.posts:
            self.uprising(row, s, seat)
        if s.conflict != NOTHING:
            row[at["conflict"] + s.conflict] = 1
            row[at["rewards"] : at["rewards"] + 3 * len(DEEDS)] = self.printed(s).rewards[s.conflict]
        add(row, at["past_conflicts"], s.past_conflicts)
        if not s.over:
            row[at["phase"] + PHASE[phase(s)]] = 1
            if s.decider == seat:
                self.question(row, s)
        return bytes(row)

    def everybody(self, row: bytearray, s: Imperium, seat: int) -> None:
        """Everybody from this seat on, around the table, with leaders and all cards, wherever they are: what is
        acquired and trashed lies open."""
        seats = len(s.players)
        numbers = self.at["players"]
        leader = self.at["leaders"]
        cards = self.at["owned"]
        for i in range(seats):
            other = (seat + i) % seats
            player = s.players[other]
            row[numbers : numbers + len(PLAYER)] = bytearray(player_row(s, other, seat))
            numbers += len(PLAYER)
            if player.leader != NOTHING:
                row[leader + player.leader] = 1
            leader += len(self.content.leaders)
            add(row, cards, player.deck)
            add(row, cards, player.hand)
            add(row, cards, player.discard)
            add(row, cards, player.in_play)
            cards += self.cards

    def reserve(self, row: bytearray, s: Imperium) -> None:
        at = self.at["reserve"]
        for card in s.content.stacks:
            row[at + card] = byte(s.reserve[card])
        if s.throne_row:
            add(row, self.at["throne_row"], list(s.throne_row))

    def spaces(self, row: bytearray, s: Imperium, seat: int) -> None:
        """Who is there, what lies there, whose it is, and whether the seat watches it or is kept from it."""
        at = self.at["spaces"]
        width = self.seats + 5
        seats = len(s.players)
        for i in range(seats):
            for space in s.players[(seat + i) % seats].agents:
                if space >= 0:
                    row[at + space * width + i] += 1
        for space in s.content.makers:
            row[at + space * width + self.seats] = byte(s.bonus_spice[space])
        for space, holder in enumerate(s.control):
            if holder != NOTHING:
                row[at + space * width + self.seats + (1 if holder == seat else 2)] = 1
        if s.closed:
            mark(row, at + self.seats + 3, width, s.closed_to(seat))
        if s.players[seat].spies:
            mark(row, at + self.seats + 4, width, s.watched_by(seat))
        if s.turn.space >= 0:
            row[self.at["visited"] + s.turn.space] = 1

    def uprising(self, row: bytearray, s: Imperium, seat: int) -> None:
        """Spies and contracts."""
        at = self.at["posts"]
        seats = len(s.players)
        for i in range(seats):
            for post in s.players[(seat + i) % seats].spies:
                row[at + post * self.seats + i] += 1
        add(row, self.at["contracts"], s.contract_row)
        add(row, self.at["own_contracts"], s.players[seat].contracts)

    def question(self, row: bytearray, s: Imperium) -> None:
        """What is asked, about which card, and what waits to be carried out: for the seat that decides alone."""
        row[self.at["kind"] + KIND[s.kind]] = 1
        frame = s.stack[-1]
        card = card_in_question(s)
        if card != NOTHING:
            row[self.at["about"] : self.at["about"] + len(CARD_COLUMNS)] = self.printed(s).faces[card]
        if isinstance(frame, OrderFrame):
            for item in frame.pending:
                add_up(row, self.at["pending"], self.printed(s).of(item.effect))

    # -- options

    def features(self, state: State) -> bytes:
        assert isinstance(state, Imperium)
        prints = self.printed(state)
        kind = self.kinds[KIND[state.kind]]
        rows: list[bytes | bytearray] = []
        for code in state.options:
            rows += [bytearray(option_row(state, code)), kind, now(state, code, prints), prints.by_code[code]]
        return b"".join(rows)


def add(row: bytearray, at: int, things: list[int]) -> None:
    """Counts things in their places from `at` on."""
    for thing in things:
        if thing >= 0 and row[at + thing] < MOST:
            row[at + thing] += 1


def add_up(row: bytearray, at: int, numbers: bytes) -> None:
    for i, n in enumerate(numbers):
        if n:
            row[at + i] = byte(row[at + i] + n)


def mark(row: bytearray, at: int, width: int, spaces: i64) -> None:
    """A one for each of these spaces (bits)."""
    while spaces:
        if spaces & 1:
            row[at] = 1
        spaces >>= 1
        at += width


def round_row(s: Imperium, seat: int) -> list[int]:
    return [
        s.round,
        s.setup.players,
        len(s.players) - s.setup.players,
        seat,
        int(s.setup.choam),
        int(s.shield_wall),
        int(s.conflict != NOTHING and s.worms_banned()),
        byte(len(s.deck)),
        byte(len(s.intrigue_deck)),
        len(s.conflict_deck),
        len(s.contract_bank),
        byte(s.turn.recruited),
        byte(s.turn.deployed),
        byte(s.turn.units),
        byte(s.turn.spice),
        byte(len(s.options)) if s.decider == seat and not s.over else 0,
    ]


def player_row(s: Imperium, seat: int, observer: int) -> list[int]:
    player = s.players[seat]
    influence = player.influence
    controls = 0
    for holder in s.control:
        if holder == seat:
            controls += 1
    row = [
        1,
        int(s.is_automaton(seat)),
        int(seat != observer and s.seating.teams[seat] == s.seating.teams[observer]),
        int(len(s.content.commanders) > 0 and s.is_commander(seat)),
        int(s.active == seat),
        int(s.decider == seat),
        int(s.first_player == seat),
        byte(player.vp),
        byte(player.solari),
        byte(player.spice),
        byte(player.water),
        influence[0],
        influence[1],
        influence[2],
        influence[3],
        int(s.alliances[0] == seat),
        int(s.alliances[1] == seat),
        int(s.alliances[2] == seat),
        int(s.alliances[3] == seat),
        player.personal,
        byte(player.supply),
        byte(player.garrison),
        byte(player.deployed),
        byte(player.sandworms),
        byte(player.swords),
        byte(player.strength()),
        byte(player.persuasion),
        len(player.agents),
        waiting(player),
        int(player.council),
        int(player.swordmaster),
        int(s.mentat == seat),
        int(player.revealed),
        byte(len(player.hand)),
        byte(len(player.deck)),
        byte(len(player.discard)),
        byte(len(player.intrigue)),
        len(player.face_up),
        len(player.tokens),
        len(player.spies),
        int(player.hooks),
        len(player.contracts),
        len(player.completed),
        controls,
    ]
    icons = [0] * len(BATTLE_ICONS)
    for code in player.trophies:
        icon = s.battle_icon(code)
        if icon != NOTHING:
            icons[icon] += 1
    row += icons
    row += [player.memories, player.training]
    return row


def waiting(player: Player) -> int:
    """Agents that can still be sent."""
    count = 0
    for space in player.agents:
        if space == AT_LEADER:
            count += 1
    return count


def card_in_question(s: Imperium) -> int:
    """The card that it is asked about: that sends the Agent, was acquired, or lies on top of the own deck."""
    frame = s.stack[-1]
    if isinstance(frame, TurnFrame):
        return frame.card
    if isinstance(frame, AcquiredFrame):
        return frame.card
    if s.kind == "snoop":
        known = known_deck(s, s.decider, s.decider)
        return known[0] if known else NOTHING
    return NOTHING


def now(s: Imperium, code: int, prints: Prints) -> bytes:
    """What happens if it is chosen, as far as it is printed."""
    frame = s.stack[-1]
    effect = frame.effect
    if FIRST_PART <= code < NUMBER:
        i = code - FIRST_PART
        if isinstance(frame, OrderFrame):
            return prints.of(frame.pending[i].effect)
        if isinstance(effect, (OneOf, ChooseTwo)):
            return prints.of(effect.choices[i])
        return NONE
    if code == YES:
        return prints.of(effect.effect) if isinstance(effect, MayDo) else NONE
    if CARD <= code < DISCARDED:
        return prints.gained[code - CARD] if in_market(s, code - CARD) else NONE
    if SPACE <= code < POST:
        return prints.spaces[code - SPACE]
    if INTRIGUE <= code < CONFLICT:
        return prints.windows[code - INTRIGUE][WINDOW.get(s.kind, 0)]
    if CONTRACT <= code < OBJECTIVE:
        return prints.contracts[code - CONTRACT]
    if code >= THRONE:
        return prints.gained[code - THRONE]
    return NONE


def in_market(s: Imperium, card: int) -> bool:
    return card_place(s, card) in ("row", "reserve")


def option_row(s: Imperium, code: int) -> list[int]:
    """What of an option changes from turn to turn."""
    seat = s.decider
    if CARD <= code < INTRIGUE or code >= THRONE or code == SET_ASIDE:
        return card_row(s, code, seat)
    row = [0] * len(OPTION)
    if NUMBER <= code < SEAT:
        row[0] = code - NUMBER
    elif FIRST_PART <= code < NUMBER:
        row[0] = code - FIRST_PART
    elif SPACE <= code < POST:
        space = code - SPACE
        for other, player in enumerate(s.players):
            for at in player.agents:
                if at == space:
                    row[8 if other == seat else 9] += 1
        row[10] = byte(s.bonus_spice[space])
        faction = s.content.spaces[space].faction
        if 0 <= faction < len(FACTIONS):
            level_row(s, seat, faction, row)
    elif FACTION <= code < SPACE:
        if code - FACTION < len(FACTIONS):
            level_row(s, seat, code - FACTION, row)
        else:
            row[11] = s.players[seat].personal
    elif SEAT <= code < FACTION:
        other = code - SEAT
        row[15] = (other - seat) % len(s.players)
        row[16] = int(s.seating.teams[other] == s.seating.teams[seat])
        row[17] = byte(s.players[other].vp)
        row[18] = byte(s.players[other].strength())
    elif POST <= code < LEADER:
        for other, player in enumerate(s.players):
            for post in player.spies:
                if post == code - POST:
                    row[8 if other == seat else 9] += 1
    return row


def card_row(s: Imperium, code: int, seat: int) -> list[int]:
    row = [0] * len(OPTION)
    me = s.players[seat]
    card = s.on_offer(seat, code) if code == SET_ASIDE or code >= THRONE else (code - CARD) % (DISCARDED - CARD)
    if CARD <= code < DISCARDED:
        place = card_place(s, card)
        row[1] = int(place == "row")
        row[2] = int(place == "reserve")
        row[3] = int(place == "hand")
        row[4] = int(place == "deck")
    price = s.price_set_aside(card) if code == SET_ASIDE else s.price(card)
    row[5] = byte(price)
    row[6] = byte(me.persuasion - price)
    copies = 0
    for zone in (me.hand, me.deck, me.discard, me.in_play):
        for other in zone:
            if other == card:
                copies += 1
    row[7] = byte(copies)
    return row


def level_row(s: Imperium, seat: int, faction: int, row: list[int]) -> None:
    """Where the seat stands on a track, and the best of the others."""
    best = 0
    for other, player in enumerate(s.players):
        if other != seat:
            best = max(best, player.influence[faction])
    row[11] = s.army(seat).influence[faction]
    row[12] = best
    row[13] = int(s.alliances[faction] == seat)
    row[14] = int(s.alliances[faction] not in (NOTHING, seat))
