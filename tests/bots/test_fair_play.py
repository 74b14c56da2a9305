"""Bots use what their seat may know: deal everything else anew, and they answer the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.bots.bot import Bot, RandomBot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.bots.dominion.strategy import parse
from greathall.games.dominion.catalogue import KINGDOM_SETS, SETS
from greathall.games.dominion.kingdoms import fill_kingdom
from greathall.games.dominion.setup import DominionDealer
from greathall.house.registry import rules_of
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng, mix, seeded

KINGDOM_CARDS = [card.id for name in KINGDOM_SETS for card in SETS[name]]
RULES = rules_of("dominion")
DECISIONS = 500

players = st.integers(2, 4)
seeds = st.integers(0, 2**64 - 1)
kingdoms = st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True)


def everything(kingdom: list[str], turn: int) -> str:
    """A list that gets all cards of a kingdom sooner or later, each seat in another order."""
    cards = kingdom[turn:] + kingdom[:turn]
    some = "\n".join(f"{card} if own({card}) < 2" for card in cards)
    return f"province if own(gold) > 0\nduchy if left(province) <= 4\n{some}\ngold\nsilver\nestate\ncurse\ncopper"


def check_fair(bot: Bot, state: State, seed: int) -> int:
    """The bot's answer, after it gave the same one on a table dealt anew, and left the table as it was."""
    bot.begin(seed)
    before = RULES.dump(state)
    code = bot.choose(state)
    assert code in state.options
    assert RULES.dump(state) == before
    twin = RULES.determinize(state, state.decider, seed)
    bot.begin(seed)
    assert bot.choose(twin) == code
    return code


def play(state: State, bots: list[Bot], rng: Rng, seed: int) -> None:
    """Mostly as the bots choose; now and then at random, so that unusual tables come up."""
    for number in range(DECISIONS):
        if state.over:
            return
        code = check_fair(bots[state.decider], state, mix(seed, number))
        if rng.below(8) == 0:
            code = state.options[rng.below(len(state.options))]
        state.choose(code)


@settings(max_examples=60, deadline=None)
@given(players, kingdoms, seeds)
def test_a_buy_list_bot_knows_no_more_than_its_seat_may(players: int, kingdom: list[str], seed: int) -> None:
    state = DominionDealer(players, {"kingdom": kingdom}).deal(seed)
    bots: list[Bot] = [BuyListBot(parse("test", everything(kingdom, 3 * seat))) for seat in range(players)]
    play(state, bots, seeded(seed), seed)


@settings(max_examples=60, deadline=None)
@given(players, st.sampled_from(sorted(STRATEGIES)), st.sampled_from(sorted(STRATEGIES)), seeds)
def test_the_named_bots_know_no_more_than_their_seats_may(players: int, one: str, other: str, seed: int) -> None:
    strategies = [parse(name, STRATEGIES[name]) for name in (one, other)]
    wanted = list(dict.fromkeys(card for strategy in strategies for card in strategy.kingdom()))[:10]
    state = DominionDealer(players, {"kingdom": fill_kingdom(wanted)}).deal(seed)
    play(state, [BuyListBot(strategies[seat % 2]) for seat in range(players)], seeded(seed), seed)


@settings(max_examples=5, deadline=None)
@given(kingdoms, seeds)
def test_a_random_bot_knows_no_more_than_its_seat_may(kingdom: list[str], seed: int) -> None:
    state = DominionDealer(3, {"kingdom": kingdom}).deal(seed)
    play(state, [RandomBot(), RandomBot(), RandomBot()], seeded(seed), seed)
