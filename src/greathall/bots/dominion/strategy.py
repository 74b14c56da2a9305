"""Strategies as priority lists, a card a line:

    province if money > 18
    duchy if left(province) <= 4
    smithy if own(smithy) < treasures / 11
    silver

Each buy and each gain takes the first card on the list that can be had and whose conditions hold. Conditions are
joined by `and`; each compares two of: a number, `money` (the coins on all own Treasures), `treasures` (how many),
`turn`, `coins` (to spend now), `own(card)`, `left(card)` (in the supply), any of them `/` a number. A line
`play: card, card, …` gives the order in which Actions are played; without it, those that give back an action
come first, then the dearest.
"""

from __future__ import annotations

import re
from typing import Final

from greathall.games.dominion.card import TREASURE
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.state import NOTHING, SEEN, Dominion, Setup
from greathall.kernel.errors import BadOption, Wrong

NUMBER: Final = 0
MONEY: Final = 1
TREASURES: Final = 2
TURN: Final = 3
COINS: Final = 4
OWN: Final = 5
LEFT: Final = 6

WORDS: Final = {"money": MONEY, "treasures": TREASURES, "turn": TURN, "coins": COINS}
OF_CARDS: Final = {"own": OWN, "left": LEFT}
OPERATORS: Final = ("<=", ">=", "==", "!=", "<", ">")

TREASURE_CARDS: Final = [card.index for card in CARDS if card.types & TREASURE]

TERM: Final = re.compile(
    r"^\s*(?:(?P<number>\d+)|(?P<of>own|left)\(\s*(?P<card>\w+)\s*\)|(?P<word>\w+))\s*(?:/\s*(?P<by>\d+)\s*)?$"
)


class Term:
    def __init__(self, kind: int, value: int, divisor: int) -> None:
        self.kind = kind
        self.value = value  # the number, or the card
        self.divisor = divisor

    def worth(self, s: Dominion, seat: int) -> int:
        """The value before it is divided."""
        kind = self.kind
        if kind == NUMBER:
            return self.value
        if kind == OWN:
            return s.players[seat].owned[self.value]
        if kind == LEFT:
            left = s.supply[self.value]
            return left if left > 0 else 0
        if kind == MONEY:
            return money(s, seat)
        if kind == TREASURES:
            return treasures(s, seat)
        if kind == TURN:
            return s.players[seat].turns
        return s.coins if seat == s.active else 0


class Test:
    def __init__(self, left: Term, operator: str, right: Term) -> None:
        self.left = left
        self.operator = OPERATORS.index(operator)
        self.right = right

    def holds(self, s: Dominion, seat: int) -> bool:
        # a / b against c / d is a * d against c * b: no fractions needed
        left = self.left.worth(s, seat) * self.right.divisor
        right = self.right.worth(s, seat) * self.left.divisor
        operator = self.operator
        if operator == 0:
            return left <= right
        if operator == 1:
            return left >= right
        if operator == 2:
            return left == right
        if operator == 3:
            return left != right
        if operator == 4:
            return left < right
        return left > right


class Line:
    """A card to get, and when."""

    def __init__(self, card: int, tests: list[Test]) -> None:
        self.card = card
        self.cost = CARDS[card].cost
        self.tests = tests

    def holds(self, s: Dominion, seat: int) -> bool:
        for test in self.tests:
            if not test.holds(s, seat):
                return False
        return True


class Strategy:
    def __init__(self, name: str, lines: list[Line], plays: list[int]) -> None:
        self.name = name
        self.lines = lines
        self.plays = plays
        self.kingdom_cards = sorted({line.card for line in lines if CARDS[line.card].set != "basic"})

    def kingdom(self) -> list[str]:
        """The kingdom cards that it wants to see in the supply."""
        return [CARDS[card].id for card in self.kingdom_cards]

    def fits(self, setup: Setup) -> bool:
        """Whether they are all there."""
        for card in self.kingdom_cards:
            if setup.supply[card] == NOTHING:
                return False
        return True


# -- what a seat knows about its deck, and about the others


def money(s: Dominion, seat: int) -> int:
    owned = s.players[seat].owned
    total = 0
    for card in TREASURE_CARDS:
        total += owned[card] * s.setup.coins[card]
    return total


def treasures(s: Dominion, seat: int) -> int:
    owned = s.players[seat].owned
    total = 0
    for card in TREASURE_CARDS:
        total += owned[card]
    return total


def known_owned(s: Dominion, other: int, seat: int) -> list[int]:
    """Another player's cards as far as the seat can know them: what two others passed each other unseen
    (Masquerade) still counts as the giver's."""
    if not s.passes or len(s.players) == 2:
        return s.players[other].owned
    owned = s.players[other].owned.copy()
    for i in range(0, len(s.passes), 3):
        giver, receiver, card = s.passes[i], s.passes[i + 1], s.passes[i + 2] % SEEN
        if seat != giver and seat != receiver:
            if giver == other:
                owned[card] += 1
            if receiver == other:
                owned[card] -= 1
    return owned


def known_points(s: Dominion, other: int, seat: int) -> int:
    if not s.passes or len(s.players) == 2:
        return s.points(other)
    owned = known_owned(s, other, seat)
    total = 0
    for card in s.setup.scoring:
        points = s.setup.cards[card].points
        assert points is not None
        total += owned[card] * points.worth(owned)
    return total


# -- reading


def parse(name: str, text: str) -> Strategy:
    lines: list[Line] = []
    plays: list[int] = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        line = line.split("#")[0].strip()
        try:
            if line.startswith("play:"):
                plays = [read_card(card) for card in line.removeprefix("play:").split(",")]
            elif line:
                lines.append(read_line(line))
        except BadOption as error:
            raise BadOption(Wrong("error-strategy-line", name=repr(name), line=str(number), why=error)) from None
    if not lines:
        raise BadOption(Wrong("error-strategy-empty", name=repr(name)))
    return Strategy(name, lines, plays)


def read_line(line: str) -> Line:
    card, _, condition = line.partition(" if ")
    tests = [read_test(part) for part in condition.split(" and ")] if condition else []
    return Line(read_card(card), tests)


def read_card(id: str) -> int:
    card = BY_ID.get(id.strip())
    if card is None:
        raise BadOption(Wrong("error-strategy-card", given=repr(id.strip())))
    return card.index


def read_test(text: str) -> Test:
    for operator in OPERATORS:
        left, found, right = text.partition(operator)
        if found:
            return Test(read_term(left), operator, read_term(right))
    raise BadOption(Wrong("error-strategy-test", given=repr(text.strip())))


def read_term(text: str) -> Term:
    match = TERM.match(text)
    if match is None:
        raise BadOption(Wrong("error-strategy-number", given=repr(text.strip()), words=", ".join(WORDS)))
    divisor = int(match["by"] or "1")
    if divisor == 0:
        raise BadOption(Wrong("error-strategy-zero", given=repr(text.strip())))
    if match["number"] is not None:
        return Term(NUMBER, int(match["number"]), divisor)
    if match["of"] is not None:
        return Term(OF_CARDS[match["of"]], read_card(match["card"]), divisor)
    if match["word"] not in WORDS:
        raise BadOption(Wrong("error-strategy-word", given=repr(match["word"]), words=", ".join(WORDS)))
    return Term(WORDS[match["word"]], 0, divisor)
