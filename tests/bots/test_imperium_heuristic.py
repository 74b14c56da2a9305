"""The heuristic bot of Dune: Imperium and Uprising: strong enough, honest, answers everything, always the same."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat
from tests.games.imperium.table import table as set_table

from greathall.arena.sim import simulate
from greathall.bots.bot import Bot, RandomBot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.games.imperium.rules import IMPERIUM, UPRISING_RULES, ImperiumRules, table
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARD, INTRIGUE, SEAT
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix

# Every kind of decision that the original game knows.
KINDS = {
    "acquire",
    "agent",
    "alliance_to",
    "choose",
    "combat",
    "cost",
    "defend",
    "deploy",
    "discard",
    "effects",
    "endgame",
    "influence",
    "leader",
    "lose_influence",
    "manipulate",
    "may",
    "opponent",
    "recall",
    "retreat",
    "reward",
    "snoop",
    "space",
    "take",
    "token",
    "topdeck",
    "trash",
    "turn",
    "voice",
    "win",
}
# So seldom that a short run may not meet them; each has a test of its own.
SELDOM = {"agent", "alliance_to", "take"}

BOTH = pytest.mark.parametrize("rules", [IMPERIUM, UPRISING_RULES], ids=["imperium", "uprising"])


def deal(rules: ImperiumRules, seed: int, players: int = 4, leaders: str = "random") -> Imperium:
    return table(rules.dealer(players, {"first_player": 0, "leaders": leaders}).deal(seed))


# -- strength


def test_beats_three_random_bots() -> None:
    """It wins 99 games in 100 and more; the margin leaves room for other tastes, not for a broken one."""
    result = simulate("imperium", ["heuristic", "random", "random", "random"], 48, seed=5)
    assert result.bots[0].wins >= 45
    assert result.bots[0].mean_score >= 9.5


def test_beats_two_random_bots() -> None:
    assert simulate("imperium", ["heuristic", "random", "random"], 24, seed=6).bots[0].wins >= 22


def test_beats_random_bots_at_uprising() -> None:
    result = simulate("uprising", ["heuristic", "random", "random", "random"], 24, seed=8)
    assert result.bots[0].wins >= 22


def test_games_among_its_like_come_to_an_end_by_points() -> None:
    result = simulate("imperium", ["heuristic"] * 4, 16, seed=7)
    assert result.bots[0].mean_turns < 10
    assert sum(bot.mean_score for bot in result.bots) / 4 > 7


# -- honesty


@BOTH
def test_chooses_by_what_its_seat_may_know_alone(rules: ImperiumRules) -> None:
    """Hands, Intrigue cards, decks and tokens of others are dealt anew: the choice stays."""
    bot = HeuristicBot()
    checked = 0
    for seed in range(5):
        s = deal(rules, seed)
        while not s.over:
            choice = bot.choose(s)
            if mix(seed, checked) % 3 == 0:
                twin = rules.determinize(s, s.decider, mix(seed, checked))
                assert table(twin).options == s.options
                assert bot.choose(twin) == choice, (s.kind, s.options)
            checked += 1
            s.choose(choice)
    assert checked > 2000


@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_has_judged_the_turn_sends_the_agent_where_a_newcomer_would(
    rules: ImperiumRules, players: int
) -> None:
    """The judgement of `turn` is kept for `space`: it must be the one that the table then deserves."""
    spaces = 0
    for seed in range(4):
        s = deal(rules, seed, players)
        bots = [HeuristicBot() for _ in range(players)]
        while not s.over:
            choice = bots[s.decider].choose(s)
            assert HeuristicBot().choose(s) == choice, (s.kind, s.options)
            spaces += s.kind == "space"
            s.choose(choice)
    assert spaces > 50


def test_advice_that_was_not_taken_is_forgotten() -> None:
    """Asked about `turn`, it would play a card; somebody else plays an Intrigue card first, then that card."""
    bot = HeuristicBot()
    differs = 0
    for seed in range(12):
        s = deal(IMPERIUM, seed)
        while not s.over:
            choice = bot.choose(s)
            plots = [code for code in s.options if code >= INTRIGUE]
            if s.kind == "turn" and choice >= CARD and plots:
                s.choose(plots[0])
                while s.kind not in ("turn", "space"):
                    s.choose(HeuristicBot().choose(s))
                if s.kind == "turn" and choice in s.options:
                    s.choose(choice)
                    if s.kind == "space":
                        assert bot.choose(s) == HeuristicBot().choose(s)
                        differs += 1
                continue
            s.choose(choice)
    assert differs > 5


@BOTH
def test_choosing_changes_nothing(rules: ImperiumRules) -> None:
    bot = HeuristicBot()
    s = deal(rules, 3)
    for _ in range(300):
        before = s.dump()
        choice = bot.choose(s)
        assert s.dump() == before
        s.choose(choice)


# -- answers


def kinds_met(rules: ImperiumRules, players: int, games: int) -> set[str]:
    """Has it answer every question of games beside random players, who lead it into corners that its like avoid."""
    met: set[str] = set()
    ask_too = HeuristicBot()
    for seed in range(games):
        s = deal(rules, mix(players, seed), players, ("random", "choose", "draft")[seed % 3])
        bots: list[Bot] = [HeuristicBot(), *(RandomBot() for _ in range(players - 1))]
        for seat, bot in enumerate(bots):
            bot.begin(mix(seed, seat))
        while not s.over:
            met.add(s.kind)
            assert ask_too.choose(s) in s.options
            s.choose(bots[s.decider].choose(s))
    return met


def test_answers_every_kind_of_decision() -> None:
    met = kinds_met(IMPERIUM, 3, 30) | kinds_met(IMPERIUM, 4, 30)
    assert met - KINDS == set()
    assert KINDS - met <= SELDOM


def test_answers_what_uprising_asks() -> None:
    met = kinds_met(UPRISING_RULES, 4, 12)
    assert {"place_spy", "gather", "recall_spy", "lines"} <= met


def test_gives_an_alliance_up_to_whoever_has_fewer_points() -> None:
    fremen = {"fremen": 5}
    t = set_table(
        Seat("shifting_allegiances", spice=2, influence=fremen),
        Seat(influence=fremen, vp=6),
        Seat(influence=fremen, vp=3),
        alliances={"fremen": 0},
    )
    t.play("shifting_allegiances", "hall_of_oratory")
    t.effect("pay")
    assert t.question[0] == "alliance_to"
    assert HeuristicBot().choose(t.state) == SEAT + 2


def test_kwisatz_haderach_moves_an_agent_that_has_done_its_work() -> None:
    t = set_table(Seat("kwisatz_haderach", agents="wealth"))
    t.choose("turn", "kwisatz_haderach")
    assert t.question[0] == "agent"
    play(t.state, 1)
    assert t.me.agents_at_leader == 2  # the one from Wealth, on its way, beside the one that has not been sent


def test_other_memory_takes_the_better_card() -> None:
    t = set_table(Seat("other_memory", discard="missionaria_protectiva lady_jessica"))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "take_from_discard")
    play(t.state, 1)
    assert t.me.hand == ["lady_jessica"]


# -- what a person would expect of it


def test_takes_the_swordmaster_when_it_can_pay() -> None:
    t = set_table(Seat("dagger reconnaissance diplomacy", solari=8), round=3)
    play(t.state, 2)
    assert t.me.swordmaster


def test_goes_where_influence_brings_a_point() -> None:
    t = set_table(Seat("diplomacy dagger", influence={"guild": 1}))
    play(t.state, 2)
    assert t.me.agents == ["foldspace"]


def test_buys_the_spice_must_flow_with_nine_persuasion() -> None:
    t = set_table(
        Seat("lady_jessica piter_de_vries convincing_argument*2"), round=8, row="scout*2 dr_yueh the_voice*2"
    )
    t.reveal()
    play(t.state, 1)
    assert t.me.discard == ["the_spice_must_flow"]


def test_plays_a_combat_card_that_wins_and_keeps_one_that_does_not() -> None:
    for strength, played in ((3, True), (20, False)):
        t = set_table(Seat(intrigue="ambush", deployed=1), Seat(deployed=1, swords=strength), round=7)
        t.to_combat()
        play(t.state, 1)
        assert (t.intrigue_discard == ["ambush"]) == played


def test_sends_no_troops_where_there_is_nothing_to_win() -> None:
    t = set_table(Seat("dune_the_desert_planet"), *[Seat(deployed=8, garrison=0, revealed=True)] * 3)
    t.play("dune_the_desert_planet", "imperial_basin")
    play(t.state, 1)
    assert t.me.deployed == 0


def test_trashes_a_starting_card_rather_than_a_good_one() -> None:
    t = set_table(Seat("guild_administrator", discard="dagger lady_jessica the_voice"))
    t.play("guild_administrator", "secure_contract")
    play(t.state, 2)
    assert t.trashed == ["dagger"]


def play(s: Imperium, decisions: int) -> None:
    bot = HeuristicBot()
    for _ in range(decisions):
        s.choose(bot.choose(s))


# -- always the same


@BOTH
def test_plays_the_same_game_twice(rules: ImperiumRules) -> None:
    games = []
    for _ in range(2):
        s = deal(rules, 11)
        bot = HeuristicBot()
        choices = []
        while not s.over:
            choices.append(bot.choose(s))
            s.choose(choices[-1])
        games.append(choices)
    assert games[0] == games[1]


def test_is_registered_by_name() -> None:
    for game in ("imperium", "uprising"):
        assert "heuristic" in descriptor_of(game).bots.names()
        assert isinstance(descriptor_of(game).bots.make("heuristic"), HeuristicBot)
