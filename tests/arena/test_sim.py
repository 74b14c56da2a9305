"""The simulator: fair seats, honest counts, the same result whoever runs it."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from greathall.arena import sim
from greathall.arena.play import race
from greathall.arena.sim import SimResult, confidence, simulate
from greathall.bots.bot import Bot
from greathall.games.dominion.state import Dominion
from greathall.kernel.errors import BadOption, UnknownGame
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules, Standing
from greathall.kernel.seats import MAX_SEATS, Seating


def outcome(result: SimResult) -> tuple[object, ...]:
    """All of a result but its timings."""
    decisions = round(result.decisions_per_second * result.seconds)
    return result.game, result.seed, result.options, result.games, decisions, result.bots


# -- chance


def test_the_result_depends_on_the_seed_alone_not_on_the_number_of_processes() -> None:
    games = 550  # many batches, so that two processes have something to share
    alone = simulate("dominion", ["bmu", "random"], games, seed=5)
    assert outcome(simulate("dominion", ["bmu", "random"], games, seed=5, jobs=2)) == outcome(alone)
    assert outcome(simulate("dominion", ["bmu", "random"], games, seed=6)) != outcome(alone)


def test_more_games_begin_with_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's seed comes from its number, so a longer run repeats a shorter one and goes on."""
    short, long = watch(monkeypatch, games=10), watch(monkeypatch, games=15)
    assert [table.deal for table in long[:10]] == [table.deal for table in short]
    assert len({table.deal for table in long}) > 1


def test_a_game_is_the_same_in_whichever_batch_it_is_played() -> None:
    """Bots that use chance begin each game afresh."""
    bots = ["random", "random"]
    options: dict[str, object] = {"first_player": 0}
    whole = sim.play_batch("dominion", bots, len(bots), options, 1, 0, 8)
    parts = sim.play_batch("dominion", bots, len(bots), options, 1, 0, 3)
    sim.add(parts, sim.play_batch("dominion", bots, len(bots), options, 1, 3, 8))
    assert parts == whole


# -- seats


class Seen:
    """A table as it was when its game began."""

    def __init__(self, s: State, bots: list[Bot]) -> None:
        assert isinstance(s, Dominion)
        self.first = bots[s.active]
        self.seated = list(bots)
        self.deal = str([player.hand for player in s.players])


def watch(monkeypatch: pytest.MonkeyPatch, games: int, bots: int = 2) -> list[Seen]:
    """Every table of a simulation of the same bots."""
    tables: list[Seen] = []

    def look(rules: Rules, s: State, seated: list[Bot]) -> int:
        tables.append(Seen(s, seated))
        return race(rules, s, seated)

    monkeypatch.setattr(sim, "race", look)
    simulate("dominion", ["bmu"] * bots, games, seed=1)
    monkeypatch.undo()
    return tables


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_each_bot_sits_in_each_seat_and_begins_equally_often(monkeypatch: pytest.MonkeyPatch, bots: int) -> None:
    tables = watch(monkeypatch, games=6 * bots, bots=bots)
    players = tables[0].seated
    assert len({id(bot) for bot in players}) == bots
    for bot in players:
        assert sum(table.first is bot for table in tables) == 6
        for seat in range(bots):
            assert sum(table.seated[seat] is bot for table in tables) == 6


def test_a_mirror_match_is_even_although_the_first_seat_is_better() -> None:
    result = simulate("dominion", ["bmu", "bmu"], 1000, seed=2)
    for bot in result.bots:
        assert bot.ci95[0] < 0.5 < bot.ci95[1]


# -- counting


@pytest.mark.parametrize("bots", [["bbm", "bbm"], ["smithy", "bmu", "random"]])
def test_the_wins_of_all_bots_add_up_to_the_games(bots: list[str]) -> None:
    """Ties are shared; plain big money against itself shares a third of its games."""
    result = simulate("dominion", bots, 300, seed=3)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(300)
    assert sum(bot.win_rate for bot in result.bots) == pytest.approx(1)
    assert [bot.name for bot in result.bots] == bots
    for bot in result.bots:
        assert bot.win_rate == pytest.approx(bot.wins / 300)


def test_the_better_bot_wins_and_scores_more() -> None:
    money, chance = simulate("dominion", ["bmu", "random"], 100, seed=4).bots
    assert money.wins > 95
    assert money.mean_score > chance.mean_score + 10
    assert 10 < money.mean_turns < 60
    assert abs(money.mean_turns - chance.mean_turns) <= 1


def test_the_speed_is_that_of_this_run() -> None:
    result = simulate("dominion", ["bmu", "bmu"], 50)
    assert result.seconds > 0
    assert result.games_per_second == pytest.approx(50 / result.seconds)
    assert result.decisions_per_second > 20 * result.games_per_second


def test_progress_counts_up_to_all_games() -> None:
    done: list[int] = []
    simulate("dominion", ["bmu", "bmu"], 100, progress=done.append)
    assert done == sorted(set(done))
    assert len(done) > 3
    assert done[-1] == 100


# -- confidence


def test_the_interval_contains_the_win_rate_and_shrinks_with_the_games() -> None:
    widths = []
    for games in (100, 400, 1600):
        bot = simulate("dominion", ["smithy", "bmu"], games, seed=7).bots[0]
        low, high = bot.ci95
        assert 0 <= low < bot.win_rate < high <= 1
        widths.append(high - low)
    # Four times the games, half the width.
    assert widths[1] / widths[0] == pytest.approx(0.5, abs=0.1)
    assert widths[2] / widths[1] == pytest.approx(0.5, abs=0.1)


def test_without_ties_the_interval_is_wilsons() -> None:
    assert confidence(0.5, 0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert confidence(0.9, 0.9, 50) == pytest.approx((0.7864, 0.9565), abs=1e-4)


@pytest.mark.parametrize(("rate", "low", "high"), [(0.0, 0.0, 0.3), (1.0, 0.7, 1.0)])
def test_ten_wins_or_losses_in_a_row_prove_little(rate: float, low: float, high: float) -> None:
    interval = confidence(rate, rate, 10)
    assert interval == pytest.approx((low, high), abs=0.03)


def test_shared_wins_spread_less_than_wins_and_losses() -> None:
    # Of 100 games, half shared: the mean square of the shares is 0.25 * 1 + 0.5 * 0.25.
    ties, none = confidence(0.5, 0.375, 100), confidence(0.5, 0.5, 100)
    assert ties[1] - ties[0] < 0.8 * (none[1] - none[0])
    assert ties[0] < 0.5 < ties[1]


# -- kingdoms


def test_the_kingdom_has_the_cards_that_the_bots_want() -> None:
    kingdom = simulate("dominion", ["witch", "council-room-militia"], 2).options["kingdom"]
    assert isinstance(kingdom, list)
    assert {"witch", "council_room", "militia"} <= set(kingdom)
    assert len(set(kingdom)) == 10


def test_bots_that_want_no_kingdom_card_play_with_random_ones() -> None:
    assert simulate("dominion", ["bmu", "random"], 2).options == {"first_player": 0}


def test_given_options_are_kept() -> None:
    given = {"kingdom": "first_game", "first_player": 1}
    assert simulate("dominion", ["smithy", "witch"], 2, options=given).options == given
    # A strategy whose card is missing plays on with what there is.
    sets = simulate("dominion", ["witch", "bmu"], 2, options={"sets": ["intrigue1e"]}).options
    assert sets == {"sets": ["intrigue1e"], "first_player": 0}


# -- errors


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["bmu", "lucky"]}, "no bot 'lucky'.*big-money"),
        ({"games": 0}, "games takes a number from 1 to 100000000, not 0"),
        ({"jobs": 0}, "jobs takes a number from 1 to 1000, not 0"),
        ({"seed": -1}, "seed takes a number from 0"),
        ({"seed": 2**64}, "seed takes a number from 0"),
        ({"bots": ["bmu"] * 7}, "2 to 6 players, not 7"),
        ({"bots": ["bmu"]}, "2 to 6 players, not 1"),
        ({"options": {"kindom": "first_game"}}, "no option 'kindom'.*kingdom"),
        ({"options": {"kingdom": "second_game"}}, "no set 'second_game'.*first_game"),
        ({"options": {"first_player": 2}}, "'first_player' takes a seat from 0 to 1"),
        ({"bots": ["first-game-engine", "one-coppersmith", "spy-thief"]}, "want 11 kingdom cards.*'kingdom'"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], message: str
) -> None:
    def no_game(rules: Rules, s: State, bots: list[Bot]) -> int:
        raise AssertionError("a game was played")

    monkeypatch.setattr(sim, "race", no_game)
    arguments: dict[str, Any] = {"bots": ["bmu", "bmu"], "games": 1, **change}
    with pytest.raises(BadOption, match=message):
        simulate("dominion", **arguments)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'domino'.*dominion"):
        simulate("domino", ["random", "random"], 1)


# -- memory


def peak(games: int) -> int:
    """The most memory, in bytes, that a simulation takes beyond what was there before."""
    tracemalloc.start()
    try:
        simulate("dominion", ["bmu", "bmu"], games, seed=9)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    peak(50)  # whatever is made once
    few, many = peak(100), peak(800)
    assert many < few + 20_000


def test_bots_change_seats_and_a_team_stays_together() -> None:
    teams = Seating(6, teams=(0, 1, 0, 1, 0, 1))
    assert sim.seated(2, teams, 0) == [0, 1, 0, 1, 0, 1]
    assert sim.seated(2, teams, 1) == [1, 0, 1, 0, 1, 0]
    for number in range(6):
        who = sim.seated(6, teams, number)
        assert sorted(who) == list(range(6))
        assert {bot % 2 for bot in who[::2]} == {number % 2}
    assert sim.seated(1, Seating(1, automata=2), 5) == [0]


def test_a_win_of_automata_is_nobodys_and_a_team_wins_once() -> None:
    solo = sim.Batch(1, 0, [sim.Tally()])
    sim.count(solo, [Standing(2, 8), Standing(1, 10), Standing(3, 4)], [7, 7, 7], [0], Seating(1, automata=2))
    assert (solo.tallies[0].wins, solo.tallies[0].score, solo.automata) == (0, 8, sim.WIN)
    teams = sim.Batch(1, 0, [sim.Tally(), sim.Tally()])
    standings = [Standing(1, 30), Standing(2, 21)] * 3
    sim.count(teams, standings, [9] * 6, [1, 0] * 3, Seating(6, teams=(0, 1) * 3))
    assert [(tally.wins, tally.score) for tally in teams.tallies] == [(0, 21), (sim.WIN, 30)]


def test_too_few_bots_are_refused_unless_there_is_one_for_each_team() -> None:
    with pytest.raises(BadOption, match="one for each player, 3, not 2"):
        simulate("imperium", ["random", "random"], 1, players=3)


def test_a_win_is_shared_without_a_rest_among_any_number_of_winners() -> None:
    assert all(sim.WIN % winners == 0 for winners in range(1, MAX_SEATS + 1))
