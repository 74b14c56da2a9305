"""Bots at tables with House Hagal: they finish, play for themselves, and help a Rival as little as they may."""

from __future__ import annotations

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import OTHER, RIVAL, HagalTable, solo

from greathall.bots.bot import Bot, RandomBot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.taste import Taste
from greathall.games.imperium.rules import IMPERIUM, table
from greathall.games.imperium.state import Imperium
from greathall.house.dune.positions import option_words
from greathall.kernel.rng import mix

AWAY = "research_station sietch_tabr"
GONE = RIVAL._replace(agents=AWAY)
IDLE = OTHER._replace(agents=AWAY)


def played(players: int, seed: int, bots: list[Bot], **options: object) -> Imperium:
    s = table(IMPERIUM.dealer(players, options).deal(seed))
    for seat, bot in enumerate(bots):
        bot.begin(mix(seed, seat))
    while not s.over:
        s.choose(bots[s.decider].choose(s))
    return s


def chosen(t: HagalTable) -> str | int:
    """What the heuristic answers, in words."""
    code = HeuristicBot().choose(t.state)
    return option_words(t.state, code)[0]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_bots_finish_games_with_automata(players: int, seed: int) -> None:
    for make in (RandomBot, HeuristicBot):
        bots: list[Bot] = [make() for _ in range(players)]
        assert played(players, seed, bots).over


def test_of_two_players_the_better_one_wins() -> None:
    wins = 0
    for seed in range(12):
        s = played(2, seed, [HeuristicBot(), RandomBot()])
        wins += IMPERIUM.standings(s)[0].place == 1
    assert wins >= 10


def test_alone_the_heuristic_wins_some_games_on_the_lowest_level_and_fewer_on_the_highest() -> None:
    def wins(difficulty: str) -> int:
        games = [played(1, seed, [HeuristicBot()], difficulty=difficulty) for seed in range(30)]
        return sum(IMPERIUM.standings(s)[0].place == 1 for s in games)

    low, high = wins("mercenary"), wins("kwisatz_haderach")
    assert low >= 6
    assert high <= low - 4


def test_who_plays_alone_goes_by_the_taste_for_that() -> None:
    usual, other = Taste({"vp": 9.0}), Taste({"vp": 2.0, "agent": 9.0})
    for players, same in ((1, other), (2, usual)):
        bot, twin = HeuristicBot(usual, other), HeuristicBot(same)
        s = table(IMPERIUM.dealer(players, {}).deal(7))
        unlike = 0
        while not s.over:
            code = bot.choose(s)
            assert code == twin.choose(s)
            unlike += code != HeuristicBot(other if same is usual else usual).choose(s)
            s.choose(code)
        assert unlike > 0


def test_what_a_rival_may_leave_it_leaves() -> None:
    rival = Seat(leader="baron_vladimir_harkonnen", solari=1, garrison=0)
    t = solo(Seat("dagger"), rival, IDLE, deck="hagal_arrakeen_1p")
    t.act()
    assert t.question == ("automaton", 0)
    assert chosen(t) == "pass"


def test_of_goods_a_rival_gets_those_farthest_from_a_point() -> None:
    t = solo(
        Seat(deployed=3, garrison=0),
        GONE._replace(deployed=2),
        IDLE,
        deck="hagal_carthag",
        conflict="battle_for_arrakeen",
    )
    t.pass_turn()
    assert t.question == ("choose", 0)
    assert t.offered == ["intrigue", "spice", "solari"]
    assert chosen(t) == "spice"


def test_a_rival_gets_influence_where_it_brings_no_alliance() -> None:
    """Both tracks stand at three; on one of them somebody is too far ahead to lose the token."""
    rival = GONE._replace(deployed=4, influence={"emperor": 4, "guild": 4, "bene_gesserit": 3, "fremen": 3})
    t = solo(
        Seat(influence={"fremen": 5}),
        rival,
        IDLE._replace(influence={"emperor": 5, "guild": 5}),
        deck="hagal_carthag",
        conflict="skirmish_c",
    )
    t.pass_turn()
    assert t.offered == ["bene_gesserit", "fremen"]
    assert chosen(t) == "fremen"
