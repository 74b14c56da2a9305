"""A table of Dominion in numbers. Cards are told by what they do, so that one can learn for kingdoms never seen."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.features import (
    CARD_BYTES,
    DEEDS,
    NO_CARD_BYTES,
    NO_DEED_BYTES,
    PRINTED,
    deeds,
)
from greathall.games.dominion.places import PLACES
from greathall.games.dominion.setup import PLAYER_COUNTS
from greathall.games.dominion.state import SEEN, Dominion
from greathall.games.dominion.turn import ACTION_PHASE, ALL_TREASURES
from greathall.kernel.effects import Choose, May
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES, Effect, State
from greathall.kernel.observe import MOST, Observer, byte, one_hots, one_of

SEATS: Final = max(PLAYER_COUNTS)
PILES: Final = 17
PARTS: Final = 8  # a card offers no more choices
KINDS: Final = (
    "action",
    "treasure",
    "buy",
    "react",
    "discard",
    "trash",
    "topdeck",
    "throne",
    "gain",
    "order",
    "pass_left",
    "swindle",
    "name",
    "thief",
    "loot",
    "spy",
    "set_aside",
    "choose",
    "may",
)
KIND: Final = one_of(KINDS)
LYING: Final = ("hand", "supply", "aside", "trash")
PLACE: Final = one_of(LYING)
KIND_BYTES: Final = one_hots(len(KINDS))
PLACE_BYTES: Final = one_hots(len(LYING))
NO_PLACE: Final = bytes(len(LYING))

TURN: Final = (
    "players",
    "seat",
    "own_turn",
    "action_phase",
    "actions",
    "buys",
    "coins",
    "discount",
    "copper_bonus",
    "actions_played",
    "empty_piles",
    "piles_to_end",
    "options",
)
SEAT: Final = (
    "there",
    "active",
    "decides",
    "turns",
    "hand",
    "deck",
    "discard",
    "aside",
    "held",
    "cards",
    "points",
    "below_zero",
)
PILE: Final = (
    "there",
    "left",
    "cost_now",
    "own",
    "own_hand",
    "own_deck",
    "own_top",
    "in_play",
    "aside",
    "trash",
    "left_neighbour",
    "others",
    "others_hands",
)
OPTION: Final = (
    "pass",
    "yes",
    "all_treasures",
    "part",
    "about_other",
    "cost_now",
    "left",
    "own",
    "own_hand",
    "others",
    "coins_after",
)


class DominionObserver(Observer):
    def __init__(self) -> None:
        # By effect: what a choice on a card brings.
        self.known_deeds: dict[Effect[Any], bytes] = {}
        parts = list(range(FIRST_PART, FIRST_PART + PARTS))
        super().__init__(1, [PASS, YES, ALL_TREASURES, *parts, *range(FIRST_THING, FIRST_THING + len(CARDS))])

    def lay_out(self) -> None:
        self.table.add("turn", 1, TURN, 0.1)
        self.table.add("kind", len(KINDS))
        self.table.add("source", 1, PRINTED, 0.2)
        self.table.add("about", 1, PRINTED, 0.2)
        self.table.add("seats", SEATS, SEAT, 0.1)
        self.table.add("piles", PILES, PILE, 0.1)
        self.table.add("cards", PILES, PRINTED, 0.2)
        self.option.add("option", 1, OPTION, 0.1)
        self.option.add("kind", len(KINDS))
        self.option.add("place", len(LYING))
        self.option.add("card", 1, PRINTED, 0.2)
        self.option.add("deed", 1, DEEDS, 0.2)
        self.option.add("source", 1, PRINTED, 0.2)

    # -- the table

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Dominion)
        owned = [known_cards(state, owner, seat) for owner in range(len(state.players))]
        return b"".join(
            [
                bytearray(turn(state, seat)),
                self.question(state, seat),
                bytearray(seats(state, seat, owned)),
                bytearray(piles(state, seat, owned)),
                self.cards(state),
            ]
        )

    def question(self, s: Dominion, seat: int) -> bytes:
        """What is asked, of which card, about which card: for the seat that is asked alone."""
        if s.over or s.decider != seat:
            return bytes(len(KINDS) + 2 * len(PRINTED))
        source = s.stack[-1].source
        about = card_in_question(s)
        return b"".join(
            [
                KIND_BYTES[KIND[s.kind]],
                CARD_BYTES[source] if source >= 0 else NO_CARD_BYTES,
                CARD_BYTES[about] if about >= 0 else NO_CARD_BYTES,
            ]
        )

    def cards(self, s: Dominion) -> bytes:
        rows = [CARD_BYTES[card] for card in s.setup.piles]
        rows.append(bytes((PILES - len(rows)) * len(PRINTED)))
        return b"".join(rows)

    # -- options

    def features(self, state: State) -> bytes:
        assert isinstance(state, Dominion)
        s = state
        seat = s.decider
        frame = s.stack[-1]
        kind = KIND_BYTES[KIND[s.kind]]
        place = PLACE_BYTES[PLACE[PLACES[s.kind]]] if s.kind in PLACES else NO_PLACE
        source = CARD_BYTES[frame.source] if frame.source >= 0 else NO_CARD_BYTES
        about_other = int(frame.source >= 0 and frame.seat != seat)
        hand = counts(s.players[seat].hand)
        owned = s.players[seat].owned
        rows: list[bytes | bytearray] = []
        for code in s.options:
            card = code - FIRST_THING
            part = 1 + code - FIRST_PART if FIRST_PART <= code < FIRST_THING else 0
            option = [int(code == PASS), int(code == YES), int(code == ALL_TREASURES), part, about_other]
            if card >= 0:
                cost = s.cost(card)
                others = 0
                for other in range(len(s.players)):
                    if other != seat:
                        others += known_count(s, other, seat, card)
                left = max(s.supply[card], 0)
                option += [cost, left, byte(owned[card]), hand[card], byte(others), byte(s.coins - cost)]
                rows += [bytearray(option), kind, place, CARD_BYTES[card]]
            else:
                option += [0, 0, 0, 0, 0, byte(s.coins)]
                rows += [bytearray(option), kind, NO_PLACE, NO_CARD_BYTES]
            rows += [self.deed(s, code), source]
        return b"".join(rows)

    def deed(self, s: Dominion, code: int) -> bytes:
        """What a choice in words brings, as far as it is printed."""
        effect = s.stack[-1].effect
        if isinstance(effect, Choose) and FIRST_PART <= code < FIRST_THING:
            effect = effect.choices[code - FIRST_PART]
        elif isinstance(effect, May) and code == YES:
            effect = effect.effect
        else:
            return NO_DEED_BYTES
        found = self.known_deeds.get(effect)
        if found is None:
            found = bytes(deeds(effect))
            self.known_deeds[effect] = found
        return found


def card_in_question(s: Dominion) -> int:
    """The card that was revealed, trashed or drawn apart, and now it is asked about it."""
    frame = s.stack[-1]
    if isinstance(frame, CardFrame) and frame.card >= 0:
        return frame.card
    held = s.players[s.decider].held
    return held[0] if s.kind == "set_aside" and held else -1


def turn(s: Dominion, seat: int) -> list[int]:
    own = s.decider == seat and not s.over
    return [
        len(s.players),
        seat,
        int(s.active == seat),
        int(not s.over and s.stack[0].step == ACTION_PHASE),
        byte(s.actions),
        byte(s.buys),
        byte(s.coins),
        byte(s.discount),
        byte(s.copper_bonus),
        byte(s.actions_played),
        s.empty_piles,
        byte(s.setup.last_empty_pile - s.empty_piles),
        byte(len(s.options)) if own else 0,
    ]


def seats(s: Dominion, seat: int, owned: list[list[int]]) -> list[int]:
    """Everybody from this seat on, around the table."""
    row: list[int] = []
    count = len(s.players)
    for i in range(count):
        other = (seat + i) % count
        player = s.players[other]
        points = points_of(s, owned[other])
        row += [
            1,
            int(s.active == other),
            int(s.decider == other),
            byte(player.turns),
            byte(len(player.hand)),
            byte(len(player.deck)),
            byte(len(player.discard)),
            byte(len(player.aside)),
            byte(len(player.held)),
            byte(sum(owned[other])),
            byte(points),
            byte(-points),
        ]
    return row + [0] * ((SEATS - count) * len(SEAT))


def piles(s: Dominion, seat: int, owned: list[list[int]]) -> list[int]:
    me = s.players[seat]
    hand = counts(me.hand)
    deck = counts(me.deck)
    top = counts(me.known_deck(seat))
    trash = counts(s.trash)
    in_play = counts(s.in_play)
    aside = [0] * len(CARDS)
    seen = [0] * len(CARDS)  # in the others' hands
    for other, player in enumerate(s.players):
        add(aside, player.aside)
        if other != seat:
            add(seen, player.known_hand(seat))
    left_neighbour = s.left_of(seat)
    row: list[int] = []
    for card in s.setup.piles:
        others = 0
        for other in range(len(s.players)):
            if other != seat:
                others += owned[other][card]
        row += [
            1,
            byte(s.supply[card]),
            s.cost(card),
            byte(owned[seat][card]),
            hand[card],
            deck[card],
            top[card],
            in_play[card],
            aside[card],
            trash[card],
            byte(owned[left_neighbour][card]),
            byte(others),
            seen[card],
        ]
    return row + [0] * ((PILES - len(s.setup.piles)) * len(PILE))


def counts(cards: list[int]) -> list[int]:
    """How many of each card."""
    found = [0] * len(CARDS)
    add(found, cards)
    return found


def add(found: list[int], cards: list[int]) -> None:
    for card in cards:
        if card >= 0 and found[card] < MOST:
            found[card] += 1


def known_cards(s: Dominion, owner: int, seat: int) -> list[int]:
    """How many of each card the owner has, as far as the seat can tell: what is gained and trashed lies open, and
    of cards that others passed among themselves (Masquerade) it is not known which they were."""
    owned = s.players[owner].owned
    if not s.passes or owner == seat:
        return owned
    return [known_count(s, owner, seat, card) for card in range(len(owned))]


def known_count(s: Dominion, owner: int, seat: int, card: int) -> int:
    n = s.players[owner].owned[card]
    passes = s.passes
    for i in range(0, len(passes), 3):
        if passes[i + 2] % SEEN == card and seat != passes[i] and seat != passes[i + 1]:
            if passes[i] == owner:
                n += 1
            elif passes[i + 1] == owner:
                n -= 1
    return n if n > 0 else 0


def points_of(s: Dominion, owned: list[int]) -> int:
    total = 0
    for card in s.setup.scoring:
        if owned[card] > 0:
            points = s.setup.cards[card].points
            assert points is not None
            total += owned[card] * points.worth(owned)
    return total
