"""Buy lists for one kingdom, found by playing before the game: a list is changed a little, and stays changed if it
then does better against a pool of others.

The same kingdom and number of players give the same plans, in every process: chance comes from a seed made of them.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.contest import gain_in_game
from greathall.bots.dominion.known import best_first
from greathall.bots.dominion.strategy import parse
from greathall.bots.dominion.traits import ACTIONS_GIVEN, CARDS_GIVEN, TERMINAL
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.setup import make_setup
from greathall.games.dominion.state import Setup
from greathall.kernel.rng import Rng, mix, seeded

GAMES: Final = 16_000  # of two players and usual length, for a kingdom: about a second
CHOICES_IN_A_GAME: Final = 250  # a longer one counts for more
SCOUTED: Final = 16  # against Big Money, for each list to begin with
PROVEN: Final = 64  # against the best of them, for those that are left
STARTERS: Final = 8
ADDITIONS: Final = 2  # times that each card of the kingdom is added to the best list
TRIED: Final = 3  # of the lists with another card
# A change is given up as soon as it looks worse after so many games, and kept if it looks better after the last.
STAGES: Final = (12, 24, 48, 96, 192)
WORSE: Final = -0.5  # in standard errors
BETTER: Final = 0.5

NUMBER: Final = re.compile(r"\d+")
VICTORIES: Final = ("province", "duchy", "estate")
BASIC: Final = ("gold", "silver", "copper", "duchy", "estate")
BIG_MONEY: Final = (
    "province if money > 12", "duchy if left(province) <= 4", "estate if left(province) <= 2", "gold", "silver",
)  # fmt: skip

LATE: Final = ("duchy if left(province) <= 3", "estate if left(province) <= 1")
TRASHERS: Final = ("chapel", "steward", "upgrade", "remodel", "trading_post", "moneylender")

T = TypeVar("T")


class Plan:
    """A list, and what it gained in its games against the pool, game by game."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.bot = BuyListBot(parse("plan", "\n".join(lines)))
        self.gains: list[float] = []

    def mean(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0


class Plans:
    """What was found for a kingdom: the best list, and those that it was tried against at the end."""

    def __init__(self, best: Plan, pool: list[Plan]) -> None:
        self.best = best
        self.pool = pool


class Climber:
    def __init__(self, setup: Setup, games: int, seed: int) -> None:
        self.setup = setup
        self.left = games * CHOICES_IN_A_GAME
        self.seed = seed
        self.series = 0  # of deals
        self.rng: Rng = seeded(seed)
        self.kingdom = [CARDS[card].id for card in kingdom_of(setup)]
        self.pool: list[Plan] = []
        self.best = Plan(list(BIG_MONEY))
        self.lenders: list[Plan] = []  # good lists that others borrow lines from

    def climb(self, starts: list[list[str]]) -> Plans:
        money = Plan(list(BIG_MONEY))
        self.pool = [money]
        self.lenders = self.ranked([Plan(lines) for lines in starts])
        self.best = self.lenders[0]
        self.best.gains = []
        self.pool = [self.best, Plan(starts[0]), money]
        for _ in range(ADDITIONS):
            self.add_a_card()
        while self.left > 0:
            self.try_out(Plan(self.changed(self.best.lines)))
        return Plans(self.best, self.pool)

    def try_out(self, plan: Plan) -> bool:
        """Whether the plan is better than the best one, and takes its place."""
        if not self.is_better(plan, self.best):
            return False
        self.best = plan
        self.best.gains = []
        self.pool = [plan, *self.pool[1:]]
        return True

    def add_a_card(self) -> None:
        found = self.ranked([Plan(lines) for lines in with_another(self.best.lines, self.kingdom)])
        for plan in found[:TRIED]:
            plan.gains = []
            if self.try_out(plan):
                return

    # -- playing

    def ranked(self, plans: list[Plan]) -> list[Plan]:
        """The best of many lists, the best first: those that beat Big Money most, as they fare among each other."""
        pool = self.pool
        for plan in plans:
            self.play(plan, SCOUTED)
        plans = sorted(plans, key=by_gain)[:STARTERS]
        self.pool = [*plans[:2], *pool]
        for plan in plans:
            plan.gains = []
            self.play(plan, PROVEN)
        self.pool = pool
        return sorted(plans, key=by_gain)

    def play(self, plan: Plan, games: int) -> None:
        """Plays on until the plan has so many games behind it, or time for plans is over: the same games for each,
        from every seat."""
        players = self.setup.players
        seed = mix(self.seed, self.series)
        while len(plan.gains) < games and self.left > 0:
            seat = len(plan.gains) % players
            deal = len(plan.gains) // players
            rival = self.pool[deal % len(self.pool)].bot
            gain, choices = gain_in_game(self.setup, plan.bot, rival, seat, mix(seed, deal))
            plan.gains.append(gain)
            self.left -= choices

    def is_better(self, changed: Plan, best: Plan) -> bool:
        """Whether a change looks better, and then again in deals that it was not picked for."""
        if not self.looks_better(changed, best):
            return False
        self.series += 1
        changed.gains = []
        best.gains = []
        return self.looks_better(changed, best)

    def looks_better(self, changed: Plan, best: Plan) -> bool:
        off = 0.0
        for games in STAGES:
            self.play(changed, games)
            self.play(best, games)
            off = standard_errors(changed.gains, best.gains)
            if off <= WORSE:
                return False
        return off > BETTER

    # -- changing a list

    def changed(self, lines: list[str]) -> list[str]:
        lines = lines.copy()
        for _ in range(2 if self.rng.below(3) == 0 else 1):
            self.change(lines)
        return lines

    def change(self, lines: list[str]) -> None:
        what = self.rng.below(10)
        place = self.below(len(lines))
        line = lines[place]
        if what < 3 and NUMBER.search(line) is not None:
            lines[place] = self.other_number(line)
        elif what < 5:
            del lines[place]
            lines.insert(max(0, place + self.below(7) - 3), line)
        elif what < 6 and len(lines) > 3:
            del lines[place]
        elif what < 7:
            lines.insert(place, self.pick(buys_in(self.pick(self.lenders).lines)))
        elif what < 8 and buys_in([line]) and card_of(line) not in VICTORIES:
            lines[place] = re.sub(rf"\b{card_of(line)}\b", self.pick(self.kingdom), line)
        else:
            lines.insert(self.below(len(lines) + 1), self.new_line())

    def other_number(self, line: str) -> str:
        """One of its numbers a little larger or smaller."""
        found = self.pick(list(NUMBER.finditer(line)))
        number = int(found[0])
        step = 1 + self.below(1 + number // 4)
        least = 1 if line[: found.start()].rstrip().endswith("/") else 0
        number = max(least, number + (step if self.below(2) else -step))
        return f"{line[: found.start()]}{number}{line[found.end() :]}"

    def new_line(self) -> str:
        card = self.pick(self.kingdom) if self.below(4) else self.pick(list(BASIC))
        if card in VICTORIES:
            return f"{card} if left(province) <= {1 + self.below(7)}"
        kind = self.below(6)
        if kind < 3:
            return f"{card} if own({card}) < {1 + self.below(4)}"
        if kind == 3:
            return card
        if kind == 4:
            return f"{card} if own({card}) {self.pick(['<', '<='])} own({self.pick(self.kingdom)})"
        return f"{card} if own({card}) < treasures / {5 + self.below(12)}"

    def below(self, n: int) -> int:
        return int(self.rng.below(n))

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]


def card_of(line: str) -> str:
    return line.partition(" ")[0]


def buys_in(lines: list[str]) -> list[str]:
    """The lines that name a card to get, and no order of play."""
    return [line for line in lines if not line.startswith("play:")]


def by_gain(plan: Plan) -> float:
    return -plan.mean()


def standard_errors(one: list[float], other: list[float]) -> float:
    """By how many of them one is better than the other, in the games that both have played."""
    n = min(len(one), len(other))
    if n == 0:
        return 0.0
    total = squares = 0.0
    for i in range(n):
        gain = one[i] - other[i]
        total += gain
        squares += gain * gain
    mean = total / n
    spread: float = max(0.0, squares / n - mean * mean)
    if spread == 0.0:
        return 0.0
    error: float = (spread / n) ** 0.5
    return mean / error


# -- what to begin with


def starts(setup: Setup) -> list[list[str]]:
    """The known lists whose cards are all there, the best first, and simple ones made of the kingdom's cards."""
    found = [known.lines for known in best_first(setup)]
    kingdom = kingdom_of(setup)
    for card in kingdom:
        found += with_money(CARDS[card].id, CARDS[card].cost)
    trashers = [CARDS[card].id for card in kingdom if CARDS[card].id in TRASHERS]
    for card in kingdom:
        if ACTIONS_GIVEN[card] > 0 and CARDS[card].cost >= 4:
            found += many_of(CARDS[card].id, trashers)
        if ACTIONS_GIVEN[card] > 1:
            for other in kingdom:
                if TERMINAL[other] and CARDS_GIVEN[other] > 1:
                    found += engines(CARDS[card].id, CARDS[other].id, trashers)
    return found


def kingdom_of(setup: Setup) -> list[int]:
    return [card for card in setup.piles if CARDS[card].set != "basic"]


def with_money(card: str, cost: int) -> list[list[str]]:
    """Big Money with one, two or many of a card; one that costs as much as a Duchy may go before the Golds."""
    found = [[*BIG_MONEY[:-1], f"{card} if own({card}) < {n}", BIG_MONEY[-1]] for n in (1, 2, 10)]
    if cost >= 5:
        found.append([*BIG_MONEY[:3], card, *BIG_MONEY[3:]])
    return found


def many_of(card: str, trashers: list[str]) -> list[list[str]]:
    """As many as there are of a card that can be played in any number."""
    lines = [
        f"province if own({card}) > 4",
        f"province if left({card}) == 0",
        *LATE,
        card,
        "gold",
        "silver if own(silver) < 3",
    ]
    return [lines] + [[*lines[:5], f"{trasher} if own({trasher}) < 1", *lines[5:]] for trasher in trashers]


def engines(village: str, draw: str, trashers: list[str]) -> list[list[str]]:
    """Actions and cards in equal parts, then Golds."""
    lines = [
        "province if money > 8",
        *LATE,
        "gold if own(gold) < 1",
        f"{draw} if own({draw}) <= own({village})",
        f"{village} if own({village}) < own({draw})",
        "gold",
        "silver if own(silver) < 3",
        village,
    ]
    return [lines] + [[*lines[:3], f"{trasher} if own({trasher}) < 1", *lines[3:]] for trasher in trashers]


def with_another(lines: list[str], kingdom: list[str]) -> list[list[str]]:
    """A list with one, two or any number of another card, somewhere before the Silvers."""
    found: list[list[str]] = []
    first = 0
    while first < len(lines) and card_of(lines[first]) in VICTORIES:
        first += 1
    for card in kingdom:
        for line in (f"{card} if own({card}) < 1", f"{card} if own({card}) < 2", card):
            if line not in lines:
                for place in sorted({first, (first + len(lines)) // 2, len(lines) - 1}):
                    found.append([*lines[:place], line, *lines[place:]])
    return found


def seed_of(setup: Setup) -> int:
    seed = setup.players
    for card in setup.piles:
        seed = mix(seed, card)
    return seed


# In this process, by the games they were climbed with and the seed that a kingdom and a number of players give.
CLIMBED: Final[dict[tuple[int, int], Plans]] = {}


def plans_for(setup: Setup, games: int = GAMES) -> Plans:
    seed = seed_of(setup)
    plans = CLIMBED.get((games, seed))
    if plans is None:
        # Without the table's options, which hardly matter: a plan follows from the kingdom alone.
        plain = make_setup([CARDS[card].id for card in kingdom_of(setup)], setup.players)
        plans = Climber(plain, games, seed).climb(starts(plain))
        CLIMBED[(games, seed)] = plans
    return plans
