"""Well-known bots win as often, and as fast, as they are known to (see benchmarks/expected_results.py)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from benchmarks import expected_results as expected

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategy import parse
from greathall.games.dominion.catalogue import BY_ID, CARDS, SETS
from greathall.games.dominion.kingdoms import fill_kingdom
from greathall.games.dominion.setup import deal, make_setup
from greathall.games.dominion.state import HAND_SIZE
from greathall.games.dominion.turn import ACTION_PHASE
from greathall.kernel import machine
from greathall.kernel.rng import seeded

COMPILED = not machine.__file__.endswith(".py")
# Plain Python is about eight times slower: fewer games, and room for the odd one among so many figures.
GAMES = 4000 if COMPILED else 500
SOFT_GAMES = 1000 if COMPILED else 250
STANDARD_ERRORS = 3.0 if COMPILED else 4.0
# Points by which a soft result may be off, on top of chance, and still come from good sense.
SOFT_POINTS = 4.0


def check(checks: list[expected.Check]) -> None:
    wrong = [check for check in checks if abs(check.z) > STANDARD_ERRORS]
    assert not wrong, wrong


# -- hard targets


@pytest.mark.parametrize("pair", expected.HARD, ids=lambda pair: f"{pair.a}-{pair.b}")
def test_two_bots_win_as_often_and_as_fast_as_they_are_known_to(pair: expected.Pair) -> None:
    check(expected.check_pair(pair, GAMES))


@pytest.mark.parametrize("table", expected.SEATS, ids=lambda table: f"{len(table.bots)}-{table.bots[0]}")
def test_seats_are_as_good_as_they_are_known_to_be(table: expected.Table) -> None:
    check(expected.check_table(table, GAMES))


@pytest.mark.parametrize("name", expected.ALONE)
def test_a_better_bot_beats_three_others_as_often_as_it_is_known_to(name: str) -> None:
    check(expected.check_alone(name, GAMES))


@pytest.mark.parametrize("name", expected.SOLO)
def test_a_bot_alone_needs_as_many_turns_for_four_provinces_as_it_is_known_to(name: str) -> None:
    check(expected.check_solo(name, GAMES))


# -- soft targets: a heuristic that breaks is noticed here


def tolerance(percent: float) -> float:
    share = percent / 100
    return SOFT_POINTS + 200 * math.sqrt(share * (1 - share) / SOFT_GAMES)


@pytest.mark.parametrize("pair", expected.SOFT, ids=lambda pair: f"{pair.a}-{pair.b}")
def test_cards_that_need_sense_are_played_with_some(pair: expected.Pair) -> None:
    outcome = expected.play([pair.a, pair.b], SOFT_GAMES, rotate=True)
    assert outcome.percent(0) == pytest.approx(pair.win_a, abs=tolerance(pair.win_a))


@pytest.mark.parametrize("name", expected.SOLO_SOFT)
def test_cards_that_need_sense_are_as_fast_alone(name: str) -> None:
    turns = expected.solo(name, SOFT_GAMES).mean
    assert turns == pytest.approx(expected.SOLO_SOFT[name], abs=0.5)


@pytest.mark.parametrize("pair", expected.DECKS, ids=lambda pair: pair.a)
def test_decks_of_several_cards_are_worth_their_trouble(pair: expected.Pair) -> None:
    outcome = expected.play([pair.a, pair.b], SOFT_GAMES, rotate=True)
    # The first game's deck falls short of the long list that a person tuned.
    at_least = 85.0 if pair.a == "first-game-engine" else pair.win_a
    assert outcome.percent(0) > at_least - tolerance(at_least)


# -- openings: every order of the deck, played by the engine, so that chances come out exactly


def orders(counts: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to lay out so many cards of each kind."""

    def place(kinds: list[str], free: tuple[int, ...], deck: list[str]) -> Iterator[tuple[str, ...]]:
        if not kinds:
            yield tuple(deck)
            return
        for places in combinations(free, counts[kinds[0]]):
            for i in places:
                deck[i] = kinds[0]
            yield from place(kinds[1:], tuple(i for i in free if i not in places), deck)

    size = sum(counts.values())
    return place(list(counts), tuple(range(size)), [""] * size)


class Opening:
    """Two turns in a row from one deck: the hands, and the coins that they make."""

    def __init__(self, deck: tuple[str, ...]) -> None:
        self.hands = (deck[:HAND_SIZE], deck[HAND_SIZE : 2 * HAND_SIZE])
        self.coins = two_turns(deck)

    def meet(self, a: str, b: str) -> bool:
        return any(hand.count(a) > 0 and hand.count(b) > (a == b) for hand in self.hands)

    def seen(self, card: str) -> bool:
        return any(card in hand for hand in self.hands)


SETUP = make_setup(fill_kingdom(["baron", "coppersmith"]), 2)
# Plays its Actions and Treasures and keeps the money.
SAVER = BuyListBot(parse("saver", "province if turn > 2"))


def two_turns(deck: tuple[str, ...]) -> tuple[int, int]:
    """The coins of two turns with this deck, its top card first; nothing is bought."""
    s = deal(SETUP, 0, seeded(1), seats=1)
    player = s.players[0]
    cards = [BY_ID[id].index for id in deck]
    player.hand = sorted(cards[:HAND_SIZE])
    player.deck = cards[HAND_SIZE:][::-1]
    player.owned = [cards.count(card.index) for card in CARDS]
    player.could_have_actions = True
    s.stack[0].step = ACTION_PHASE
    assert s.ask_again()
    coins: list[int] = []
    while len(coins) < 2:
        if s.kind == "buy":
            coins.append(s.coins)
        s.choose(SAVER.choose(s))
    return coins[0], coins[1]


START = {"copper": 7, "estate": 3}


def openings(*bought: str) -> list[Opening]:
    return [Opening(deck) for deck in orders({**START, **Counter(bought)})]


def chance(cases: list[Opening], event: list[bool]) -> Fraction:
    return Fraction(sum(event), len(cases))


def test_the_first_hand_has_as_many_coppers_as_it_should() -> None:
    cases = openings()
    counts = Counter(case.coins[0] for case in cases)
    chances = {coins: Fraction(count, len(cases)) for coins, count in counts.items()}
    assert chances == {2: Fraction(1, 12), 3: Fraction(5, 12), 4: Fraction(5, 12), 5: Fraction(1, 12)}


def test_one_opening_in_six_is_five_and_two() -> None:
    cases = openings()
    assert chance(cases, [sorted(case.coins) == [2, 5] for case in cases]) == Fraction(1, 6)


def test_two_bought_cards_meet_and_one_stays_away_as_often_as_they_should() -> None:
    cases = openings("silver", "baron")
    assert chance(cases, [case.meet("silver", "baron") for case in cases]) == Fraction(10, 33)
    assert chance(cases, [not case.seen("baron") for case in cases]) == Fraction(1, 6)


def test_coins_of_the_third_turn_after_two_silvers() -> None:
    cases = openings("silver", "silver")
    counts = Counter(case.coins[0] for case in cases)
    percent = {coins: round(100 * counts[coins] / len(cases), 2) for coins in sorted(counts)}
    assert percent == {2: 2.65, 3: 15.03, 4: 29.29, 5: 31.82, 6: 16.79, 7: 4.42}


@pytest.mark.parametrize(
    ("second", "some_six", "some_seven", "no_five", "both_five"),
    [
        ("silver", Fraction(14, 33), Fraction(35, 396), Fraction(35, 396), Fraction(59, 396)),
        ("baron", Fraction(67, 99), Fraction(21, 44), Fraction(25, 198), Fraction(5, 18)),
        ("coppersmith", Fraction(67, 99), Fraction(35, 198), Fraction(25, 198), Fraction(53, 396)),
    ],
)
def test_openings_with_a_silver_make_as_much_money_as_they_should(
    second: str, some_six: Fraction, some_seven: Fraction, no_five: Fraction, both_five: Fraction
) -> None:
    cases = openings("silver", second)
    assert chance(cases, [max(case.coins) >= 6 for case in cases]) == some_six
    assert chance(cases, [max(case.coins) >= 7 for case in cases]) == some_seven
    assert chance(cases, [max(case.coins) < 5 for case in cases]) == no_five
    assert chance(cases, [min(case.coins) >= 5 for case in cases]) == both_five


def test_there_are_as_many_kingdoms_as_there_should_be() -> None:
    base, both = len(SETS["base1e"]), len(SETS["base1e"]) + len(SETS["intrigue1e"])
    assert math.comb(base, 10) == 3_268_760
    assert math.comb(both, 10) == 10_272_278_170
