"""What a finished game was worth at each moment, and which moves would have been better."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from tests.house.plugged import at_hand
from tests.text.clean import assert_clean

import greathall as gh
from greathall.analysis import (
    SWINGS,
    Analysis,
    Better,
    CannotAnalyse,
    Examined,
    Moment,
    Point,
    analyse,
    analysis_of,
    can_be_analysed,
    examined,
    largest_swings,
    story,
)
from greathall.api import Game, Record, begin
from greathall.bots.bot import Bot, RandomBot, ask
from greathall.bots.search import Insight, SearchBot
from greathall.house.registry import descriptor_of
from greathall.house.roster import SEARCH
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import FIRST_PART

SEARCHED = [name for name in gh.games() if SEARCH in descriptor_of(name).bots.searchers]
TABLES = [(name, players) for name in SEARCHED for players in descriptor_of(name).rules.player_counts]
LAST = 40  # choices at the end of a game
REVEAL = "Reveal turn"


def play_on(game: Game) -> Record:
    roster = game.descriptor.bots
    bots = [roster.make(roster.usual) for _ in range(game.players)]
    while not game.over:
        game.choose_code(ask(game.rules, game.state, bots[game.state.decider]))
    return game.as_record(checked=False)


@cache
def played(name: str, players: int) -> Record:
    return play_on(gh.new_game(name, players, seed=5))


def the_end(record: Record, seed: int = 0, start: int | None = None) -> list[Examined]:
    start = len(record.choices) - LAST if start is None else start
    return list(examined(record, 6, seed, start=start))


def labelled(game: Game, label: str) -> int | None:
    options = [] if game.over else game.decision.options
    return next((option.code for option in options if option.label == label), None)


@cache
def blundered() -> tuple[Record, int]:
    """A game in which seat 0 once sends none of its Agents, and the step at which it does not."""
    record = played("imperium", 3)
    game = begin(record)
    for step, code in enumerate(record.choices):
        reveal = labelled(game, REVEAL)
        if step > 200 and game.state.decider == 0 and reveal is not None and code != reveal:
            game.choose_code(reveal)
            return play_on(game), step
        game.choose_code(code)
    raise AssertionError("nobody ever sends an Agent")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_chances_of_all_teams_are_one_together(name: str, players: int) -> None:
    record = played(name, players)
    points = [found.point for found in the_end(record) if found.point is not None]
    teams = begin(record).state.seating.teams
    for point in points:
        assert len(point.chances) == len(teams)
        by_team = dict(zip(teams, point.chances, strict=True))
        assert [by_team[team] for team in teams] == point.chances  # a team has one chance together
        assert sum(by_team.values()) == pytest.approx(1)
    assert points[-1].step == len(record.choices)
    assert len(set(points[-1].chances) - {0}) == 1  # it is known by then who has won, or shares the win


def test_a_blunder_is_found_with_a_move_that_is_better() -> None:
    record, step = blundered()
    found = next(examined(record, 50, seed=0, seats=[0], start=step)).better
    assert found is not None
    assert (found.step, found.seat, found.played) == (step, 0, record.choices[step : step + 1])
    assert found.better[0] != found.played[0]
    assert 0.05 < found.gain <= 1 - found.chance
    told = story(record, Analysis(50, 0, [Point(0, [0.2, 0.3, 0.5])], [found]), ["Anna", "Ben", "Cleo"]).better[0]
    assert told.played == REVEAL
    assert " → " in told.better  # a card, and where it sends an Agent
    assert told.turn.endswith("Anna")
    for text in (told.turn, told.asked, told.played, told.better):
        assert_clean(text)


def test_a_purchase_that_no_search_would_try_is_compared_too() -> None:
    """A Copper instead of a Province."""
    game = gh.new_game("dominion", 2, seed=8, options={"kingdom": "first_game"})
    bots = [game.descriptor.bots.make("bmu") for _ in range(2)]
    while labelled(game, "Province (8)") is None or game.state.decider != 0:
        game.choose_code(ask(game.rules, game.state, bots[game.state.decider]))
    step, copper = len(game.choices), labelled(game, "Copper (0)")
    assert copper is not None
    game.choose_code(copper)
    record = play_on(game)
    found = next(examined(record, 50, seed=0, seats=[0], start=step)).better
    assert found is not None
    assert (found.step, found.played) == (step, [copper])
    assert found.gain > 0.05


def test_the_same_budget_and_seed_find_the_same_wherever_one_begins() -> None:
    record = played("imperium", 2)
    whole = the_end(record)
    assert whole == the_end(record)
    assert whole[20:] == the_end(record, start=len(record.choices) - LAST + 20)
    assert [found.point for found in whole] != [found.point for found in the_end(record, seed=1)]


def test_only_the_moves_of_the_given_seats_are_compared() -> None:
    record, step = blundered()
    short = msgspec.structs.replace(record, choices=record.choices[: step + 1])
    for seats, found in (([1, 2], False), ([0], True)):
        here = next(examined(short, 20, 0, seats, start=step))
        assert (here.better is not None) is found
    with pytest.raises(BadOption, match="no seat 3"):
        analyse(short, seats=[3])


def test_progress_is_told_for_every_step() -> None:
    whole = played("imperium", 2)
    record = msgspec.structs.replace(whole, choices=whole.choices[:12])
    done: list[int] = []
    analysis = analyse(record, 1, progress=done.append)
    assert done == list(range(13))
    assert analysis.points[0].step == 0
    assert analysis.points[-1].step == 12  # where the record ends, though the game does not


def test_an_analysis_has_the_greatest_gain_first() -> None:
    moves = [Better(n, 0, [1], [2], 0.1, gain) for n, gain in enumerate((0.1, 0.3, 0.2))]
    found = analysis_of([Examined(move.step, None, move) for move in moves], 1, 0)
    assert [move.gain for move in found.better] == [0.3, 0.2, 0.1]


def test_swings_are_the_largest_changes_in_the_order_in_which_they_came() -> None:
    chances = [[0.5, 0.5], [0.45, 0.55], [0.2, 0.8], [0.6, 0.4], [0.61, 0.39], [1.0, 0.0]]
    moments = [Moment(10 * n, f"turn {n}", now) for n, now in enumerate(chances)]
    found = largest_swings(moments, [0, 1])
    assert [(swing.step, swing.to, swing.turn) for swing in found] == [
        (10, 20, "turn 1"),
        (20, 30, "turn 2"),
        (40, 50, "turn 4"),
    ]
    assert len(found) == SWINGS
    assert {swing.seat for swing in found} == {0}
    assert largest_swings(moments[:1], [0, 1]) == []


def test_a_game_without_a_bot_that_searches_says_so() -> None:
    with at_hand():
        assert not can_be_analysed("nim")
        game = gh.new_game("nim", 2, seed=1)
        with pytest.raises(CannotAnalyse, match="nim cannot be analysed"):
            analyse(game.as_record())
    assert all(can_be_analysed(name) for name in SEARCHED)


class NimInsight(Insight):
    """Games that are played to their end, by whoever takes any number of stones."""

    def __init__(self) -> None:
        self.bot = RandomBot()

    def quick(self, world: int) -> Bot:
        return self.bot


def test_a_game_of_others_is_analysed_by_an_insight_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_hand() as nim:
        monkeypatch.setitem(
            nim.bots.searchers, SEARCH, lambda budget: SearchBot(nim.rules, NimInsight(), budget, 0.5)
        )
        game = gh.new_game("nim", 2, seed=1, options={"stones": 6, "first_player": 0})
        for stones in (3, 1, 2):  # of three that were left, seat 1 takes one and not all
            game.choose_code(FIRST_PART + stones - 1)
        assert game.over
        found = analyse(game.as_record(), budget=40)
        assert [round(sum(point.chances), 9) for point in found.points] == [1] * len(found.points)
        assert found.points[-1].chances == [1, 0]
        worst = found.better[0]
        assert (worst.step, worst.seat) == (1, 1)
        assert (worst.played, worst.better) == ([FIRST_PART], [FIRST_PART + 2])
        assert worst.chance + worst.gain == pytest.approx(1)


def test_a_search_of_another_kind_is_none_that_could_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    roster = descriptor_of("imperium").bots
    monkeypatch.setitem(roster.searchers, SEARCH, lambda budget: roster.make("random"))
    assert not can_be_analysed("imperium")


@pytest.mark.parametrize("budget", [0, -1, 10_001])
def test_a_budget_that_is_none_is_refused(budget: int) -> None:
    with pytest.raises(BadOption, match="budget from 1 to 10,000"):
        analyse(played("imperium", 2), budget)
