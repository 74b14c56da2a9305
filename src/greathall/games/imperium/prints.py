"""What is printed, in numbers: one row for everything that an option can point at, made once for each content."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.features import DEEDS, NONE, deeds
from greathall.games.imperium.printed import Card, Content, Effects, Leader, Space
from greathall.games.imperium.things import (
    CARD,
    CONFLICT,
    CONTRACT,
    DEPLOY,
    DISCARDED,
    FACTION,
    FACTIONS,
    FROM_LEADER,
    ICONS,
    INTRIGUE,
    LEADER,
    NUMBER,
    OBJECTIVE,
    PLAYED,
    POST,
    REVEAL_TURN,
    SEAT,
    SET_ASIDE,
    SPACE,
    THRONE,
    TRACKS,
)
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect
from greathall.kernel.observe import byte, one_hot
from greathall.kernel.seats import MAX_SEATS

# What an option can be: the first code of each kind.
CLASSES: Final = (
    ("pass", PASS),
    ("yes", YES),
    ("reveal_turn", REVEAL_TURN),
    ("deploy", DEPLOY),
    ("set_aside", SET_ASIDE),
    ("from_leader", FROM_LEADER),
    ("part", FIRST_PART),
    ("number", NUMBER),
    ("seat", SEAT),
    ("faction", FACTION),
    ("space", SPACE),
    ("post", POST),
    ("leader", LEADER),
    ("card", CARD),
    ("discarded", DISCARDED),
    ("played", PLAYED),
    ("intrigue", INTRIGUE),
    ("conflict", CONFLICT),
    ("contract", CONTRACT),
    ("objective", OBJECTIVE),
    ("throne_row", THRONE),
)
CLASS_NAMES: Final = tuple(name for name, _ in CLASSES)
CARD_COLUMNS: Final = ("cost", "free", *(f"icon_{icon}" for icon in ICONS), *(f"of_{name}" for name in FACTIONS))
SPACE_COLUMNS: Final = (
    *(f"icon_{icon}" for icon in ICONS),
    *(f"of_{name}" for name in FACTIONS),
    "solari",
    "spice",
    "water",
    "combat",
    "harvest",
    "requires",
    "persuasion",
)
NO_CARD: Final = bytes(len(CARD_COLUMNS))
NO_SPACE: Final = bytes(len(SPACE_COLUMNS))
WINDOWS: Final = ("plot", "combat", "win", "endgame")


def codes_of(content: Content) -> list[int]:
    """All that could ever be an option, ascending."""
    found = [PASS, YES, REVEAL_TURN, DEPLOY, SET_ASIDE, FROM_LEADER, *range(FIRST_PART, SEAT)]
    found += [SEAT + seat for seat in range(MAX_SEATS)]
    found += [FACTION + track for track in range(len(TRACKS))]
    for first, count in (
        (SPACE, len(content.spaces)),
        (POST, len(content.posts)),
        (LEADER, len(content.leaders)),
        (CARD, len(content.cards)),
        (DISCARDED, len(content.cards)),
        (PLAYED, len(content.cards)),
        (INTRIGUE, len(content.intrigue)),
        (CONFLICT, len(content.conflicts)),
        (CONTRACT, len(content.contracts)),
        (OBJECTIVE, len(content.objectives)),
        (THRONE, len(content.cards)),
    ):
        found += range(first, first + count)
    return found


def class_of(code: int) -> int:
    found = 0
    for i, (_, first) in enumerate(CLASSES):
        if code >= first:
            found = i
    return found


def row(effects: Effects) -> bytes:
    return bytes(deeds(effects)) if effects else NONE


def card_print(card: Card) -> bytes:
    icons = [(card.icons >> i) & 1 for i in range(len(ICONS))]
    factions = [(card.factions >> i) & 1 for i in range(len(FACTIONS))]
    return bytes([byte(card.cost), int(card.cost <= 0), *icons, *factions])


def space_print(space: Space) -> bytes:
    level = space.levels[0]
    return bytes(
        [
            *one_hot(len(ICONS), space.icon),
            *one_hot(len(FACTIONS), space.faction),
            level.solari,
            level.spice,
            level.water,
            int(space.combat),
            space.harvest,
            0 if space.requires is None else space.requires[1],
            space.persuasion,
        ]
    )


class Prints:
    """The printed numbers of a content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.known: dict[Effect[Any], bytes] = {}
        self.faces = [card_print(card) for card in content.cards]
        self.gained = [row(card.acquire) for card in content.cards]
        self.spaces = [row(space.levels[0].effects) for space in content.spaces]
        self.contracts = [row(contract.reward) for contract in content.contracts]
        self.rewards = [b"".join([row(reward) for reward in conflict.rewards]) for conflict in content.conflicts]
        self.windows = [
            [row(() if effect is None else (effect,)) for effect in map(card.effect, WINDOWS)]
            for card in content.intrigue
        ]
        self.by_code: dict[int, bytes] = {}
        for code in codes_of(content):
            self.by_code[code] = self.printed(code)

    def of(self, effect: Effect[Any]) -> bytes:
        """What one effect brings."""
        found = self.known.get(effect)
        if found is None:
            found = row((effect,))
            self.known[effect] = found
        return found

    def printed(self, code: int) -> bytes:
        """The row of whatever the code points at: its kind, the card, both boxes of a card, the space."""
        content = self.content
        kind = bytes(one_hot(len(CLASSES), class_of(code)))
        if CARD <= code < INTRIGUE:
            return kind + self.card(content.cards[(code - CARD) % (DISCARDED - CARD)]) + NO_SPACE
        if code >= THRONE:
            return kind + self.card(content.cards[code - THRONE]) + NO_SPACE
        if SPACE <= code < POST:
            return kind + NO_CARD + NONE + NONE + space_print(content.spaces[code - SPACE])
        if LEADER <= code < CARD:
            return kind + NO_CARD + self.leader(content.leaders[code - LEADER]) + NO_SPACE
        return kind + NO_CARD + NONE + NONE + NO_SPACE

    def card(self, card: Card) -> bytes:
        return card_print(card) + row(card.agent) + row(card.reveal)

    def leader(self, leader: Leader) -> bytes:
        return row(leader.signet) + row(leader.reveal)


PRINT_WIDTH: Final = len(CLASSES) + len(CARD_COLUMNS) + 2 * len(DEEDS) + len(SPACE_COLUMNS)
