"""Tournaments: fair tables, honest verdicts, the same result whoever plays them and however often it is killed."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pyarrow.parquet
import pytest

from greathall.arena import tournament
from greathall.arena.matches import AUTOMATA, Batch, Match, Row, play_deals
from greathall.arena.pairings import Pairing, games_of, rounds_of, sides_of, swiss
from greathall.arena.ratings import START, rate, sides
from greathall.arena.runs import Run, opened, read_outcome
from greathall.arena.sequential import NOT_STRONGER, STRONGER, Sprt
from greathall.arena.tournament import Plan, Tournament, planned, run
from greathall.kernel.errors import BadOption
from greathall.kernel.rng import seeded
from greathall.kernel.seats import Seating

SIX = Seating(6, teams=(0, 1) * 3)


# -- who sits where


def test_two_bots_at_two_sides_change_seats() -> None:
    assert games_of(Pairing((0, 1)), 2) == [[0, 1], [1, 0]]


def test_at_larger_tables_one_sits_among_the_others_and_the_other_way_round() -> None:
    games = games_of(Pairing((0, 1)), 4)
    assert len(games) == 8
    for bot in (0, 1):
        alone = [game.index(bot) for game in games if game.count(bot) == 1]
        assert sorted(alone) == [0, 1, 2, 3], "once in each seat"


def test_who_challenges_is_alone_among_the_others_in_each_seat() -> None:
    (pairings,) = rounds_of("challenge", 3, 4, None, lambda _: 0.5)
    assert [pairing.bots for pairing in pairings] == [(0, 1), (0, 2)]
    games = games_of(pairings[1], 4)
    assert [game.index(0) for game in games] == [0, 1, 2, 3]
    assert all(game.count(2) == 3 for game in games)


def test_a_challenge_tells_the_share_of_games_won() -> None:
    outcome = run(planned("imperium", ["heuristic", "random"], 3, 6, format="challenge", details=False))
    (met,) = outcome.pairings
    assert (met.games, met.score) == (6, 1.0)
    mirror = run(planned("dominion", ["bmu", "smithy"], 3, 30, format="challenge", details=False)).pairings[0]
    assert mirror.score is not None
    assert mirror.score < 0.5, "one of three: half of the games would be far above even"


def test_teams_stay_together_and_change_sides() -> None:
    assert sides_of(SIX) == [[0, 2, 4], [1, 3, 5]]
    assert sides_of(Seating(1, automata=2)) == [[0]]
    rows = rows_of("uprising", ["heuristic", "random"], 6)
    assert [row.bots for row in rows] == [["heuristic", "random"] * 3, ["random", "heuristic"] * 3]
    assert [len(sides(row)) for row in rows] == [2, 2]


def rows_of(game: str, bots: list[str], players: int, deals: int = 1, details: bool = False) -> list[Row]:
    match = Match(game, bots, players, 1, {}, details)
    return play_deals(match, Batch(0, 0, Pairing(tuple(range(len(bots)))), (0, deals)))


def test_all_games_of_a_deal_have_its_seed_and_all_pairings_the_same_deals() -> None:
    rows = rows_of("dominion", ["smithy", "bmu"], 3, deals=2)
    assert [row.seed for row in rows] == [rows[0].seed] * 6 + [rows[-1].seed] * 6
    assert rows[0].seed != rows[-1].seed
    assert {row.seed for row in rows_of("dominion", ["witch", "random"], 3, deals=2)} == {row.seed for row in rows}


def test_automata_are_rated_with_the_bots() -> None:
    rows = rows_of("imperium", ["heuristic"], 1, deals=4)
    assert rows[0].bots == ["heuristic", AUTOMATA, AUTOMATA]
    assert {rated.bot for rated in rate(["heuristic"], rows)} == {"heuristic", AUTOMATA}


# -- who meets whom


def test_in_a_round_robin_each_meets_each() -> None:
    (pairings,) = rounds_of("round-robin", 4, 2, None, lambda _: 0.5)
    assert [pairing.bots for pairing in pairings] == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    (alone,) = rounds_of("round-robin", 3, 1, None, lambda _: 0.5)
    assert [pairing.bots for pairing in alone] == [(0,), (1,), (2,)]


def test_tables_have_every_choice_of_as_many_bots_as_there_are_sides() -> None:
    (pairings,) = rounds_of("tables", 4, 3, None, lambda _: 0.5)
    assert [pairing.bots for pairing in pairings] == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_swiss_pairs_those_who_score_alike_and_nobody_twice() -> None:
    def lower_wins(pairing: Pairing) -> float:
        return 1.0 if pairing.bots[0] < pairing.bots[1] else 0.0

    rounds = list(swiss(8, 4, lower_wins))
    met = Counter(pairing.bots for pairings in rounds for pairing in pairings)
    assert set(met.values()) == {1}
    assert all(len(pairings) == 4 for pairings in rounds)
    assert (0, 2) in [pairing.bots for pairing in rounds[1]], "two winners of the first round"


def test_swiss_lets_each_sit_out_once_before_anybody_does_again() -> None:
    rounds = list(swiss(5, 5, lambda _: 0.5))
    out = [({0, 1, 2, 3, 4} - {bot for pairing in pairings for bot in pairing.bots}).pop() for pairings in rounds]
    assert sorted(out) == [0, 1, 2, 3, 4]


def test_who_meets_again_goes_on_with_other_deals() -> None:
    again = [pairings[0] for pairings in swiss(2, 2, lambda _: 0.5)]
    assert [pairing.met for pairing in again] == [0, 1]
    plan = planned("dominion", ["smithy", "bmu"], games=4, format="swiss", rounds=2, details=False)
    made = Tournament(plan, tournament.Memory(), 1, None, None)
    assert made.run().games == 8
    assert [sorted({row.deal for row in rows}) for rows in made.rows] == [[0, 1], [2, 3]]


def test_many_swiss_rounds_of_many_bots_are_paired_at_once() -> None:
    chance = seeded(1)
    started = time.perf_counter()
    assert len(list(swiss(40, 12, lambda _: chance.below(100) / 100))) == 12
    assert time.perf_counter() - started < 5


# -- when it stops


def verdict(test: Sprt, rate: float, seed: int) -> tuple[str | None, int]:
    chance = seeded(seed)
    scores: list[float] = []
    while len(scores) < 3000:
        scores.append(sum(int(chance.below(1000)) < rate * 1000 for _ in range(2)) / 2)
        if len(scores) % 25 == 0 and (found := test.verdict(scores)):
            return found, len(scores)
    return None, len(scores)


@pytest.mark.parametrize(("rate", "wrong"), [(0.5, STRONGER), (0.6, NOT_STRONGER)])
def test_the_sequential_test_errs_no_more_often_than_it_says(rate: float, wrong: str) -> None:
    test = Sprt(0.5, 0.6, 0.05)
    found = [verdict(test, rate, seed) for seed in range(400)]
    assert sum(said == wrong for said, _ in found) <= 400 * 0.05 + 13  # three standard deviations
    assert all(said is not None for said, _ in found)
    assert sum(deals for _, deals in found) / 400 < 300


def test_a_run_stops_when_it_is_clear_and_counts_nothing_after_that() -> None:
    plan = planned("dominion", ["smithy", "random"], games=4000, sprt=(0.5, 0.6), details=False)
    outcome = run(plan)
    (met,) = outcome.pairings
    assert met.verdict == STRONGER
    assert outcome.games == met.games < 1000
    assert run(plan, jobs=2) == outcome


# -- nothing lost, nothing counted twice

BOTS = ["smithy", "bmu", "random"]


def small(details: bool = True) -> Plan:
    return planned("dominion", BOTS, games=60, seed=7, details=details)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    assert run(small(False), jobs=2) == run(small(False))


class Killed(Exception):
    """The run is no more."""


class Dying(Run):
    """Is killed when so many batches are kept; half of the next one is on disk."""

    left = 3

    def keep(self, batch: Batch, rows: list[Row]) -> None:
        if not self.left:
            self.path(batch).with_suffix(".part").write_bytes(b"half")
            raise Killed
        self.left -= 1
        super().keep(batch, rows)


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small()
    dying = Dying(opened(tmp_path / "run", plan, resume=False).folder)
    with pytest.raises(Killed):
        run(plan, dying)
    before = {file.name: file.stat().st_mtime_ns for file in dying.batches.glob("*.msgpack")}
    assert len(before) == 3

    played: list[Batch] = []

    def watched(match: Match, batch: Batch) -> list[Row]:
        played.append(batch)
        return play_deals(match, batch)

    monkeypatch.setattr(tournament, "play_deals", watched)
    again = opened(tmp_path / "run", plan, resume=True)
    outcome = run(plan, again)
    again.finish(outcome)
    batches = sum(len(planned_batches(plan, number)) for number in range(3))
    assert len(played) == batches - 3, "what was finished is not played again"
    assert {name: (again.batches / name).stat().st_mtime_ns for name in before} == before
    assert not list(again.batches.glob("*.part"))
    assert outcome == run(plan)
    games = pyarrow.parquet.read_table(tmp_path / "run" / "games.parquet").to_pylist()
    assert len({(game["pairing"], game["deal"], tuple(game["bots"])) for game in games}) == len(games) == 180


def planned_batches(plan: Plan, number: int) -> list[Batch]:
    made = Tournament(plan, tournament.Memory(), 1, None, None)
    made.pairings = [Pairing((0, 1)), Pairing((0, 2)), Pairing((1, 2))]
    return made.batches(number)


COMMAND = ["tournament", "dominion", "--bots", "smithy,bmu", "--games", "3000", "--jobs", "2", "--seed", "5"]


def test_a_run_whose_process_is_killed_ends_like_one_that_was_not(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "greathall", *COMMAND, "--no-details", "--json"]
    process = subprocess.Popen([*words, "--out", str(tmp_path / "killed")], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while len(list((tmp_path / "killed").glob("batches/*.msgpack"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.wait()
    done = subprocess.run([*words, "--out", str(tmp_path / "killed"), "--resume"], capture_output=True, check=True)
    whole = subprocess.run([*words, "--out", str(tmp_path / "whole")], capture_output=True, check=True)
    assert json.loads(done.stdout) == json.loads(whole.stdout)
    assert (tmp_path / "killed" / "games.csv").read_bytes() == (tmp_path / "whole" / "games.csv").read_bytes()


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    opened(folder, small(), resume=False)
    with pytest.raises(BadOption, match="--resume goes on with it"):
        opened(folder, small(), resume=False)
    with pytest.raises(BadOption, match="was begun with games 60, not 80"):
        opened(folder, planned("dominion", BOTS, games=80, seed=7), resume=True)
    with pytest.raises(BadOption, match="has other things in it"):
        opened(tmp_path, small(), resume=True)
    with pytest.raises(BadOption, match="is not finished"):
        read_outcome(folder)
    with pytest.raises(BadOption, match="is no run"):
        read_outcome(tmp_path)


# -- what is told


def test_the_tables_tell_each_game(tmp_path: Path) -> None:
    plan = planned("dominion", ["smithy", "bmu"], games=10, seed=2)
    kept = opened(tmp_path, plan, resume=False)
    kept.finish(run(plan, kept))
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(games) == 10
    first = games[0]
    assert (first["bots"], first["first_player"], len(first["kingdom"])) == (["smithy", "bmu"], 0, 10)
    assert "smithy" in first["kingdom"]
    assert all(len(opening) == 2 for game in games for opening in game["openings"])
    with (tmp_path / "games.csv").open() as file:
        assert [json.loads(row["scores"]) for row in csv.DictReader(file)] == [game["scores"] for game in games]

    things = pyarrow.parquet.read_table(tmp_path / "things.parquet").to_pylist()
    bought = Counter({(t["game"], t["seat"]): 0 for t in things})
    for thing in things:
        if thing["deed"] == "bought" and thing["thing"] == "smithy":
            bought[thing["game"], thing["seat"]] += thing["n"]
    for game in games:
        assert bought[game["game"], game["bots"].index("smithy")] > 0
        assert bought[game["game"], game["bots"].index("bmu")] == 0

    curves = pyarrow.parquet.read_table(tmp_path / "curves.parquet").to_pylist()
    last = {(c["game"], c["seat"]): c["value"] for c in curves if c["what"] == "points"}
    assert all(last[game["game"], seat] == score for game in games for seat, score in enumerate(game["scores"]))


def test_leaders_and_first_spaces_of_the_dune_games_are_told() -> None:
    row = rows_of("uprising", ["heuristic", "random"], 4, details=True)[0]
    assert row.details is not None
    assert len(set(row.details.leaders)) == 4
    assert None not in row.details.leaders
    assert all(opening for opening in row.details.openings)
    assert {"played", "visited"} <= set(row.details.deeds[0])


def test_details_change_nothing_of_a_game() -> None:
    plain, watched = (
        rows_of("imperium", ["heuristic", "random"], 3),
        rows_of("imperium", ["heuristic", "random"], 3, details=True),
    )
    assert [(row.scores, row.decisions) for row in plain] == [(row.scores, row.decisions) for row in watched]


def mean_rating(players: int) -> float:
    plan = planned("dominion", ["smithy", "bmu", "militia", "moat"], players, games=48, seed=1, details=False)
    ratings = run(plan).ratings
    return sum(rated.rating for rated in ratings) / len(ratings)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_ratings_stay_around_where_they_began_at_tables_of_any_size(players: int) -> None:
    """What a bot gains that sits alone, those lose who sit there several times."""
    assert mean_rating(players) == pytest.approx(START, abs=3)


def test_automata_that_cannot_win_are_nobody_to_win_against() -> None:
    """House Hagal beside two players is only in the way; the Rival beside two players of Uprising is not."""
    hagal, rival = (rows_of(game, ["heuristic", "random"], 2) for game in ("imperium", "uprising"))
    assert [row.bots[2] for row in hagal + rival] == [AUTOMATA] * 4
    assert {side.bot for row in hagal for side in sides(row)} == {"heuristic", "random"}
    assert {side.bot for row in rival for side in sides(row)} == {"heuristic", "random", AUTOMATA}


def test_the_stronger_bot_is_rated_higher_with_an_interval_that_narrows() -> None:
    few, many = (
        run(planned("dominion", ["smithy", "bmu"], games=games, details=False)).ratings for games in (20, 200)
    )
    for ratings in (few, many):
        assert [rated.bot for rated in ratings] == ["smithy", "bmu"]
        assert all(low < rated.rating < high for rated in ratings for low, high in [rated.interval])
    assert many[0].interval[1] - many[0].interval[0] < few[0].interval[1] - few[0].interval[0]


# -- what is refused


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ["smithy"]}, "bots takes 2 or more"),
        ({"bots": ["smithy", "smithy"]}, "bots takes each bot once"),
        ({"bots": ["smithy", "nobody"]}, "there is no bot 'nobody'"),
        ({"players": 9}, "dominion takes 2 to 6 players, not 9"),
        ({"games": 0}, "games takes a number"),
        ({"format": "knockout"}, "format takes round-robin, swiss, tables, challenge"),
        ({"rounds": 3}, "rounds is for the format swiss"),
        ({"sprt": (0.6, 0.5)}, "sprt takes two win rates, the lower first"),
        ({"sprt": (0.5, 0.6), "error": 0.7}, "error takes a chance"),
        ({"format": "tables", "players": 3, "bots": BOTS, "sprt": (0.5, 0.6)}, "sprt is for pairings of two"),
        ({"seed": -1}, "seed takes a number"),
    ],
)
def test_what_makes_no_sense_is_refused_before_the_first_game(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        planned(**{"game": "dominion", "bots": ["smithy", "bmu"], **wrong})  # type: ignore[arg-type]
