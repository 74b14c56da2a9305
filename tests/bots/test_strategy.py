"""Strategies as text: how lists and conditions are read, and what is said about wrong ones."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, Table, Word, table, word

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategies import ALIASES, STRATEGIES
from greathall.bots.dominion.strategy import Strategy, known_points, parse
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.setup import DominionDealer
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption


def ids(strategy: Strategy) -> list[str]:
    return [CARDS[line.card].id for line in strategy.lines]


def holds(condition: str, t: Table, seat: int = 0) -> bool:
    return parse("test", f"gold if {condition}").lines[0].holds(t.state, seat)


# -- reading


def test_lines_are_read_in_order_without_comments_and_empty_lines() -> None:
    strategy = parse(
        "test", "\n  province # the best\n\n  # then\n  gold if money > 18 and own(gold) == 0\n  silver\n"
    )
    assert ids(strategy) == ["province", "gold", "silver"]
    assert [len(line.tests) for line in strategy.lines] == [0, 2, 0]


def test_a_play_line_gives_the_order_of_actions() -> None:
    strategy = parse("test", "silver\nplay: militia, council_room")
    assert [CARDS[card].id for card in strategy.plays] == ["militia", "council_room"]


def test_the_kingdom_that_a_strategy_wants_has_no_basic_cards() -> None:
    assert parse("test", "province\nsmithy if own(smithy) < 2\nsmithy\nchapel").kingdom() == ["chapel", "smithy"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("province\nsmithie", "strategy 'mine', line 2: there is no card 'smithie'"),
        ("gold if own(smithie) > 1", "line 1: there is no card 'smithie'"),
        ("silver\nplay: militia, smithie", "line 2: there is no card 'smithie'"),
        ("gold if money", "line 1: 'money' compares nothing"),
        ("gold if wealth > 3", "line 1: 'wealth' is not one of money, treasures"),
        ("gold if own(smithy > 3", "line 1: 'own(smithy' is not a number"),
        ("gold if own(smithy) < treasures / 0", "line 1: 'treasures / 0' divides by 0"),
        ("gold if  > 3", "line 1: '' is not a number"),
        ("", "strategy 'mine' names no card to buy"),
        ("# nothing yet", "strategy 'mine' names no card to buy"),
        ("play: militia", "strategy 'mine' names no card to buy"),
    ],
)
def test_a_wrong_strategy_is_told_where_it_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        parse("mine", text)
    assert message in str(error.value)


@pytest.mark.parametrize("name", STRATEGIES)
def test_every_strategy_can_be_read_and_fits_a_kingdom(name: str) -> None:
    assert len(parse(name, STRATEGIES[name]).kingdom()) <= 10


def test_aliases_lead_to_strategies() -> None:
    assert set(ALIASES.values()) <= set(STRATEGIES)


# -- conditions


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("money == 9", True),  # 3 Coppers, a Silver in hand, a Gold, a Copper
        ("treasures == 6", True),
        ("own(copper) == 4", True),
        ("own(smithy) == 0", True),
        ("left(province) == 8", True),
        ("left(smithy) > 0", True),
        ("left(witch) == 0", True),  # not in this kingdom
        ("coins == 2", True),
        ("turn == 1", True),
        ("money > 9", False),
        ("money >= 9", True),
        ("money < 9", False),
        ("money <= 9", True),
        ("money != 9", False),
        ("money > 8 and treasures > 6", False),
        ("money > 8 and treasures > 5", True),
        # fractions are not rounded: 6 / 4 is more than 1
        ("1 < treasures / 4", True),
        ("2 < treasures / 3", False),
        ("money / 3 == treasures / 2", True),
    ],
)
def test_conditions(condition: str, true: bool) -> None:
    t = table(hand="copper*3 silver estate", deck="gold copper", kingdom="smithy", coins=2)
    assert holds(condition, t) is true


def test_coins_are_those_of_the_player_whose_turn_it_is() -> None:
    t = table(hand="copper", others=(Seat("copper"),), coins=5)
    assert holds("coins == 5", t, seat=0)
    assert holds("coins == 0", t, seat=1)


# -- the list decides


def bought(strategy: str, t: Table) -> Word:
    """What the bot buys with the coins that the table gives."""
    assert t.question[0] == "buy"
    return word(BuyListBot(parse("test", strategy)).choose(t.state))


def test_the_first_card_that_can_be_had_is_bought() -> None:
    assert bought("province\ngold\nsilver", table(coins=7)) == "gold"
    assert bought("province\ngold if own(gold) > 0\nsilver", table(coins=7)) == "silver"
    assert bought("province\ngold\nsilver", table(coins=7, supply={"gold": 0})) == "silver"
    assert bought("province\ngold\nsilver", table(coins=2)) == "pass"


def test_the_last_province_is_left_to_others_while_it_would_lose_the_game() -> None:
    behind = table(coins=8, others=(Seat(deck="province*2"),), supply={"province": 1})
    assert bought("province\ngold", behind) == "gold"
    ahead = table(coins=8, deck="province", others=(Seat(deck="duchy"),), supply={"province": 1})
    assert bought("province\ngold", ahead) == "province"


def test_the_last_card_of_a_third_pile_is_left_to_others_too() -> None:
    empty = {"village": 0, "smithy": 0, "silver": 1}
    behind = table(coins=3, others=(Seat(deck="estate"),), supply=empty)
    assert bought("silver\ncellar", behind) == "cellar"


def test_a_game_that_goes_on_and_on_is_brought_to_its_end() -> None:
    t = table(coins=8, others=(Seat(deck="province*2"),), supply={"province": 1})
    t.state.players[0].turns = 61
    assert bought("province if own(gold) > 9\ngold", t) == "province"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", STRATEGIES)
def test_games_of_a_bot_against_its_like_end(name: str, players: int) -> None:
    dealer = DominionDealer(players, descriptor_of("dominion").bots.wishes([name], {}))
    bots = [descriptor_of("dominion").bots.make(name) for _ in range(players)]
    for seed in range(3):
        s = dealer.deal(seed)
        for _ in range(20_000):
            if not s.over:
                s.choose(bots[s.decider].choose(s))
        assert s.over


def test_points_passed_unseen_among_others_count_as_the_givers() -> None:
    t = table(players=3, others=(Seat(deck="duchy"), Seat(deck="estate")))
    s = t.state
    s.passes = [1, 2, BY_ID["estate"].index]
    assert [known_points(s, 1, 0), known_points(s, 2, 0)] == [4, 0]
    assert [known_points(s, 1, 2), known_points(s, 0, 2)] == [3, 0]
