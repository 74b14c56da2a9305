"""Dominion's learned bot, in kingdoms that it has never seen."""

from __future__ import annotations

import pytest

from greathall.arena.play import play_out
from greathall.bots.bot import ask
from greathall.bots.dominion.learned import LearnedBot
from greathall.bots.dominion.policy import WEIGHTS, load, offered_in, row_of
from greathall.bots.dominion.seen import BY_CARD, KINDS, LONG, NUMBERS, seen
from greathall.bots.search import SearchBot
from greathall.games.dominion.catalogue import BY_ID, KINGDOM_SETS
from greathall.games.dominion.kingdoms import RECOMMENDED, random_kingdom
from greathall.games.dominion.state import Dominion
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import FIRST_THING
from greathall.kernel.rng import mix, seeded

GAME = descriptor_of("dominion")
RULES = GAME.rules
LONGEST = 20_000  # choices in any game


def dealt(kingdom: list[str], players: int = 2, seed: int = 1) -> Dominion:
    state = RULES.dealer(players, {"kingdom": kingdom, "first_player": 0}).deal(seed)
    assert isinstance(state, Dominion)
    return state


def any_kingdom(number: int) -> list[str]:
    """None of those that it was trained in (benchmarks/learn_dominion.py)."""
    return random_kingdom(KINGDOM_SETS, seeded(mix(901, number)))


# -- the network


def test_its_weights_are_small() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000


def test_what_is_seen_has_a_place_for_every_card_and_number() -> None:
    state = dealt(any_kingdom(1), 3)
    row = seen(state, 0)
    assert len(row) == LONG == len(BY_CARD) * KINDS + len(NUMBERS)
    estate, curse = BY_ID["estate"].index, BY_ID["curse"].index
    assert row[estate] == row[KINDS + estate] == 3
    assert row[2 * KINDS + estate] == 12
    assert (row[3 * KINDS + estate], row[3 * KINDS + curse]) == (1, -1)


def test_a_card_that_grows_with_the_deck_is_seen_to_bring_what_it_brings_now() -> None:
    state = dealt(["duke", "gardens", *any_kingdom(1)][:10])
    duke = 3 * KINDS + BY_ID["duke"].index
    assert seen(state, 0)[duke] == 0
    state.players[0].owned[BY_ID["duchy"].index] += 4
    assert seen(state, 0)[duke] == 4


def test_what_others_passed_unseen_is_not_seen() -> None:
    state = dealt(["masquerade", *any_kingdom(1)][:10], 3)
    gold = BY_ID["gold"].index
    state.players[1].owned[gold] += 1
    before = seen(state, 0)
    state.players[1].owned[gold] -= 1
    state.players[2].owned[gold] += 1
    state.passes.extend([1, 2, gold])
    assert seen(state, 0) == before
    assert seen(state, 1) != before


def test_a_province_is_worth_more_than_a_curse_anywhere() -> None:
    net = load()
    for number in range(20):
        state = dealt(any_kingdom(number))
        piles = state.setup.piles
        scores = net.scores(row_of(state, 0), offered_in(state.setup))
        assert len(scores) == len(piles) + 1
        assert scores[piles.index(BY_ID["province"].index)] > scores[piles.index(BY_ID["curse"].index)]


def test_whoever_has_more_provinces_may_hope_for_more() -> None:
    net = load()
    state = dealt(any_kingdom(3))
    state.supply[state.setup.province] = 2
    state.players[0].owned[state.setup.province] += 4
    state.players[1].owned[state.setup.province] += 2
    assert net.value(row_of(state, 0)) > 0.6 > 0.4 > net.value(row_of(state, 1))


# -- the bot


def test_it_beats_big_money_in_kingdoms_that_it_has_never_seen() -> None:
    bot, other = GAME.bots.make("learned"), GAME.bots.make("bmu")
    won = 0.0
    for number in range(200):
        state = dealt(any_kingdom(number // 4), 2, number // 2)
        play_out(RULES, state, [bot, other] if number % 2 == 0 else [other, bot])
        places = [standing.place for standing in RULES.standings(state)]
        won += (places[number % 2] == 1) / places.count(1)
    assert won / 200 > 0.7


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_its_games_end(players: int) -> None:
    bots = [LearnedBot() for _ in range(players)]
    for number in range(100 // players):
        state = dealt(any_kingdom(100 * players + number), players, number)
        choices = 0
        while not state.over and choices < LONGEST:
            state.choose(bots[state.decider].choose(state))
            choices += 1
        assert state.over, number


def test_it_answers_by_what_it_sees_and_not_by_what_it_saw_before() -> None:
    """A list is kept until something changes: one who comes new to the table would write the same."""
    rng = seeded(2)
    for number in range(6):
        state = dealt(any_kingdom(number), 2 + number % 3, number)
        bot = LearnedBot()
        choices = 0
        while not state.over and choices < 600:
            code = bot.choose(state)
            assert code == LearnedBot().choose(state)
            state.choose(state.options[rng.below(len(state.options))] if rng.below(5) == 0 else code)
            choices += 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_answers_the_same_whatever_is_hidden_from_it(players: int) -> None:
    """Cards that two others passed each other unseen are hidden, too."""
    rng = seeded(players)
    state = dealt(["masquerade", *any_kingdom(7)][:10], players, 2)
    for step in range(200):
        if state.over:
            break
        swapped = RULES.determinize(state, state.decider, mix(3, step))
        code = ask(RULES, state, LearnedBot())
        assert code == ask(RULES, swapped, LearnedBot()) == LearnedBot().choose(state), step
        state.choose(state.options[rng.below(len(state.options))] if rng.below(3) == 0 else code)


def test_with_a_budget_it_searches_and_plays_the_same_again() -> None:
    def game() -> list[int]:
        bots = [GAME.bots.make("learned:12"), GAME.bots.make("bmu")]
        assert isinstance(bots[0], SearchBot)
        state = dealt(list(RECOMMENDED["first_game"]), 2, 4)
        for bot in bots:
            bot.begin(9)
        codes: list[int] = []
        while not state.over and len(codes) < 50:
            codes.append(ask(RULES, state, bots[state.decider]))
            state.choose(codes[-1])
        return codes

    assert game() == game()


def test_a_search_with_it_weighs_its_own_choice_against_others() -> None:
    state = dealt(list(RECOMMENDED["first_game"]), 2, 4)
    while state.kind != "buy":
        state.choose(state.options[0])
    bot = GAME.bots.make("learned:40")
    assert isinstance(bot, SearchBot)
    bot.begin(1)
    ask(RULES, state, bot)
    assert bot.last is not None
    assert bot.last.usual.codes == [LearnedBot().choose(state)]
    assert len(bot.last.trials) > 1
    assert FIRST_THING + BY_ID["curse"].index not in {trial.codes[0] for trial in bot.last.trials}
