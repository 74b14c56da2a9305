"""Plans that are climbed before a game of Dominion, and the bot that tries out what to buy."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from greathall.arena.play import play_out
from greathall.bots.bot import Bot, ask
from greathall.bots.dominion.contest import LONGEST, gain_of
from greathall.bots.dominion.plans import Climber, Plan, plans_for, seed_of, standard_errors, starts
from greathall.bots.search import SearchBot
from greathall.games.dominion.catalogue import KINGDOM_SETS
from greathall.games.dominion.kingdoms import RECOMMENDED, fill_kingdom, random_kingdom
from greathall.games.dominion.setup import DominionDealer, make_setup
from greathall.games.dominion.state import Dominion
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix, seeded

GAME = descriptor_of("dominion")
RULES = GAME.rules
GAMES = 1200  # few, so that tests are quick

PRINT_A_PLAN = """
from greathall.bots.dominion.plans import Climber, seed_of, starts
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.dominion.setup import make_setup
setup = make_setup(list(RECOMMENDED["first_game"]), 2)
print(Climber(setup, 1200, seed_of(setup)).climb(starts(setup)).best.lines)
"""


def climbed(kingdom: list[str], players: int = 2, games: int = GAMES) -> Plan:
    setup = make_setup(kingdom, players)
    return Climber(setup, games, seed_of(setup)).climb(starts(setup)).best


def win_rate(bot: Bot, other: Bot, kingdom: list[str], games: int) -> float:
    dealer = RULES.dealer(2, {"kingdom": kingdom, "first_player": 0})
    won = 0.0
    for number in range(games):
        state = dealer.deal(number // 2)
        play_out(RULES, state, [bot, other] if number % 2 == 0 else [other, bot])
        places = [standing.place for standing in RULES.standings(state)]
        won += (places[number % 2] == 1) / places.count(1)
    return won / games


# -- plans


def test_a_kingdom_gives_the_same_plan_in_any_process() -> None:
    here = climbed(list(RECOMMENDED["first_game"])).lines
    told = subprocess.run([sys.executable, "-c", PRINT_A_PLAN], capture_output=True, text=True, check=True).stdout
    assert told.strip() == str(here)


def test_the_seed_follows_from_the_kingdom_and_the_number_of_players() -> None:
    kingdoms = [list(RECOMMENDED["first_game"]), list(RECOMMENDED["underlings"])]
    seeds = [seed_of(make_setup(kingdom, players)) for kingdom in kingdoms for players in (2, 3)]
    assert len(set(seeds)) == 4
    assert seed_of(make_setup(kingdoms[0][::-1], 2)) == seeds[0]


def test_a_plan_is_climbed_once_in_a_process() -> None:
    kingdom = list(RECOMMENDED["interaction"])
    assert plans_for(make_setup(kingdom, 2)) is plans_for(make_setup(kingdom, 2, open_discards=True))


@pytest.mark.parametrize(("kingdom", "least"), [("first_game", 0.75), ("best_wishes", 0.75), ("underlings", 0.85)])
def test_a_plan_beats_big_money_by_a_wide_margin(kingdom: str, least: float) -> None:
    cards = list(RECOMMENDED[kingdom])
    assert win_rate(climbed(cards).bot, GAME.bots.make("bmu"), cards, 200) > least


LISTS = [
    ["council_room", "militia", "silver", "play: militia, council_room"],
    ["village if own(village) < own(mining_village)", "copper if own(coppersmith) > 0", "mining_village"],
]


@pytest.mark.parametrize("lines", LISTS)
def test_each_change_of_a_list_can_be_read_and_played(lines: list[str]) -> None:
    """Also with an order of play, and with cards whose names are in others' names."""
    kingdom = fill_kingdom(["council_room", "militia", "mining_village", "village", "coppersmith"])
    climber = Climber(make_setup(kingdom, 2), 1, 3)
    climber.lenders = [Plan(lines)]
    for _ in range(200):
        changed = lines
        for _ in range(10):
            changed = climber.changed(changed)
            assert len(Plan(changed).bot.lines) >= 2


def test_equal_lists_are_no_standard_error_apart() -> None:
    assert standard_errors([0.0, 1.0], [0.0, 1.0]) == 0.0
    assert standard_errors([1.0, 1.0, 0.5], [0.0, 0.5, 0.5]) > 0.0


def test_a_gain_is_half_win_and_half_lead() -> None:
    state = DominionDealer(2, {"kingdom": "first_game", "first_player": 0}).deal(1)
    state.players[1].turns = state.players[0].turns
    assert gain_of(state, 0) == gain_of(state, 1) == 0.5
    state.players[0].owned[state.setup.province] += 5
    assert gain_of(state, 0) == 1.0
    assert gain_of(state, 1) == 0.0


# -- the search


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_search_answers_whatever_is_asked(players: int) -> None:
    """In a random kingdom, now and then at tables that nobody would have played to."""
    rng = seeded(players)
    kinds = set()
    bot = GAME.bots.make("search:10")
    kingdom = random_kingdom(KINGDOM_SETS, seeded(mix(players, 0)))
    state = RULES.dealer(players, {"kingdom": kingdom}).deal(0)
    bot.begin(0)
    for _ in range(250):
        if state.over:
            break
        kinds.add(state.kind)
        code = ask(RULES, state, bot)
        assert code in state.options
        if rng.below(4) == 0:
            code = state.options[rng.below(len(state.options))]
        state.choose(code)
    assert {"buy", "treasure", "action"} <= kinds


def test_search_by_iterations_plays_the_same_again() -> None:
    def game() -> list[int]:
        bots = [GAME.bots.make("search:50"), GAME.bots.make("bmu")]
        state = RULES.dealer(2, {"kingdom": "first_game"}).deal(4)
        for bot in bots:
            bot.begin(9)
        codes: list[int] = []
        while not state.over and len(codes) < 60:
            codes.append(ask(RULES, state, bots[state.decider]))
            state.choose(codes[-1])
        return codes

    assert game() == game()


def test_search_keeps_to_its_seconds() -> None:
    bot = GAME.bots.make("search:0.2s")
    assert isinstance(bot, SearchBot)
    bot.begin(1)
    state = RULES.dealer(2, {"kingdom": "first_game"}).deal(4)
    ask(RULES, state, bot)  # climbs the plan, which no budget counts
    times: list[float] = []
    while len(times) < 4:
        started = time.perf_counter()
        code = ask(RULES, state, bot)
        if bot.last is not None and bot.last.iterations:
            times.append(time.perf_counter() - started)
        state.choose(code)
    assert sorted(times)[1] < 1.0
    assert max(times) > 0.02, "it thinks, if only until all is clear"


def test_search_weighs_only_what_might_help() -> None:
    bot = GAME.bots.make("search:20")
    assert isinstance(bot, SearchBot)
    state = RULES.dealer(2, {"kingdom": "first_game"}).deal(4)
    assert isinstance(state, Dominion)
    while state.kind != "buy":
        state.choose(state.options[0])
    assert bot.insight.is_worth_it(state)
    bot.begin(1)
    ask(RULES, state, bot)
    assert bot.last is not None
    tried = {RULES.thing(state, trial.codes[0]) for trial in bot.last.trials}
    assert "silver" in tried
    assert not tried & {"curse", "copper", "estate"}


def test_search_beats_big_money() -> None:
    kingdom = list(RECOMMENDED["first_game"])
    assert win_rate(GAME.bots.make("search:40"), GAME.bots.make("bmu"), kingdom, 40) > 0.75


def test_a_plan_takes_no_longer_where_games_are_long() -> None:
    """What is played before a game is counted in choices: six players, and cards that let turns go on and on."""
    kingdom = [
        "cellar",
        "chancellor",
        "chapel",
        "gardens",
        "masquerade",
        "militia",
        "mining_village",
        "moneylender",
        "spy",
        "wishing_well",
    ]
    setup = make_setup([*kingdom, "moneylender", "wishing_well"], 6)
    climber = Climber(setup, 400, seed_of(setup))
    climber.climb(starts(setup))
    assert -6 * LONGEST < climber.left <= 0
