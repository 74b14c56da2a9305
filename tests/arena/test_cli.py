"""The command line, as a user meets it."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.arena.commands import Done, Run, assert_refused

import greathall as gh
from greathall.arena import bench
from greathall.arena.plain import is_compiled
from greathall.games.dominion.catalogue import CARDS, SETS
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import seeded

# -- the program itself


def test_version_says_whether_it_is_compiled(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert done.out == f"greathall {gh.__version__} ({'compiled' if is_compiled() else 'uncompiled'})\n"


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "greathall", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"greathall {gh.__version__}")
    wrong = subprocess.run([sys.executable, "-m", "greathall", "cards", "chess"], capture_output=True, text=True)
    assert_refused(Done(wrong.returncode, wrong.stdout, wrong.stderr), "no game 'chess'")


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for command in ("play", "sim", "cards", "rules", "strategy", "replay", "analyse", "bench"):
        assert re.search(rf"^\W*{command} ", done.out, re.MULTILINE), command


# -- sim


def test_sim_prints_the_fields_of_the_contract(run: Run) -> None:
    done = run("sim", "dominion", "--bots", "smithy, bmu", "--games", "20", "--seed", "3", "--jobs", "1", "--json")
    assert done.code == 0
    assert done.err == ""
    result = json.loads(done.out)
    assert {"games", "seconds", "games_per_second", "decisions_per_second", "bots"} <= set(result)
    assert (result["games"], result["seed"]) == (20, 3)
    assert min(result["seconds"], result["games_per_second"], result["decisions_per_second"]) > 0
    assert [bot["name"] for bot in result["bots"]] == ["smithy", "bmu"]
    for bot in result["bots"]:
        assert {"name", "wins", "win_rate", "ci95", "mean_score", "mean_turns"} == set(bot)
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(20)


def test_sim_says_the_same_in_a_table(run: Run) -> None:
    words = ("sim", "dominion", "--bots", "smithy,bmu", "--games", "20", "--jobs", "1")
    wins = json.loads(run(*words, "--json").out)["bots"][0]["wins"]
    done = run(*words)
    assert done.code == 0
    assert "20 games" in done.out
    assert re.search(rf"smithy\W+{wins:.1f}\W", done.out)
    assert "kingdom: smithy, " in done.out
    assert "games and" in done.out


def test_sim_reads_options_as_json_or_as_words(run: Run) -> None:
    ten = "village,smithy,market,moat,cellar,chapel,witch,militia,mine,remodel"
    words = ("sim", "dominion", "--bots", "bmu,bmu", "--games", "2", "--json")
    options = json.loads(run(*words, "--option", f"kingdom={ten}", "--option", "first_player=1").out)["options"]
    assert options == {"kingdom": ten, "first_player": 1}
    given = json.dumps(ten.split(","))
    assert json.loads(run(*words, "--option", f"kingdom={given}").out)["options"]["kingdom"] == ten.split(",")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dominion", "--bots", "bmu,lucky"], ["'lucky'", "big-money", "ironworks-gardens-scissors"]),
        (["chess", "--bots", "random,random"], ["'chess'", "dominion"]),
        (["dominion", "--bots", "bmu,bmu", "--games", "0"], ["games takes a number from 1"]),
        (["dominion", "--bots", "bmu,bmu", "--jobs", "0"], ["jobs takes a number from 1"]),
        (["dominion", "--bots", "bmu"], ["2 to 6 players"]),
        (["dominion", "--bots", "bmu,bmu", "--option", "kingdom"], ["name=value", "'kingdom'"]),
        (["dominion", "--bots", "bmu,bmu", "--option", "kingdom=nice"], ["'nice'", "first_game"]),
        (["dominion", "--bots", "bmu,bmu", "--option", "colour=red"], ["'colour'", "open_discards"]),
    ],
)
def test_sim_says_in_one_line_what_was_wrong(run: Run, words: list[str], says: list[str]) -> None:
    assert_refused(run("sim", *words), *says)


def test_a_missing_option_is_a_usage_error(run: Run) -> None:
    done = run("sim", "dominion")
    assert done.code == 2
    assert "--bots" in done.err


# -- cards


def cards(run: Run, *words: str) -> list[dict[str, Any]]:
    done = run("cards", "dominion", "--format", "json", *words)
    assert (done.code, done.err) == (0, "")
    items: list[dict[str, Any]] = json.loads(done.out)
    return items


def test_cards_in_json_have_the_fields_of_the_contract(run: Run) -> None:
    items = cards(run)
    assert [item["id"] for item in items] == [card.id for card in CARDS]
    for item in items:
        assert {"id", "kind", "set", "copies", "cost", "name", "text", "types"} <= set(item)
        assert item["kind"] in ("basic", "kingdom")
        assert item["text"].endswith(".")
    village = next(item for item in items if item["id"] == "village")
    assert village == {
        "id": "village",
        "kind": "kingdom",
        "set": "base1e",
        "copies": 10,
        "cost": 3,
        "name": "Village",
        "text": "+1 card, +2 actions.",
        "types": ["action"],
    }


@pytest.mark.parametrize("set", ["basic", "base1e", "intrigue1e"])
def test_cards_of_one_set(run: Run, set: str) -> None:
    items = cards(run, "--set", set, "--lang", "en")
    assert [item["id"] for item in items] == [card.id for card in SETS[set]]
    assert all(item["set"] == set for item in items)


def test_cards_as_a_markdown_table(run: Run) -> None:
    lines = run("cards", "dominion", "--set", "basic", "--format", "md").out.splitlines()
    assert lines[:2] == ["| name | copies | cost | types | text |", "| --- | --- | --- | --- | --- |"]
    assert "| Gold | 30 (2–4 players), 60 (5–6) | 6 | Treasure | Worth 3 coins. |" in lines
    assert len(lines) == 2 + 7


def test_cards_as_a_table_for_people(run: Run) -> None:
    done = run("cards", "dominion", "--set", "basic")
    assert done.code == 0
    assert re.search(r"Province[^\n]+8 \W+Victory\W+Worth 6 victory points\.", done.out)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], ["'chess'", "dominion"]),
        (["dominion", "--set", "seaside"], ["'seaside'", "intrigue1e"]),
        (["dominion", "--lang", "tlh"], ["'tlh'", "en"]),
    ],
)
def test_cards_says_in_one_line_what_was_wrong(run: Run, words: list[str], says: list[str]) -> None:
    assert_refused(run("cards", *words), *says)


# -- play

YOU_FIRST = {"kingdom": "first_game", "first_player": 0}
# A deck of Coppers and Estates alone is offered three things at each step, the last of which is to go on.
PASS = "3\n"


def play(run: Run, typed: str, *words: str) -> Done:
    """A game with fixed chance in which you begin."""
    options = [word for name, value in YOU_FIRST.items() for word in ("--option", f"{name}={value}")]
    done = run("play", "--seed", "1", *options, *words, typed=typed)
    assert (done.code, done.err) == (0, "")
    return done


def test_a_game_can_be_played_to_its_end(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = play(run, PASS * 200, "--bots", "big-money", "--record", str(record))
    assert "The game is over" in done.out
    assert re.search(r"1\W+big-money \(seat 1\)\W+\d+\W+\d+ Copper, ", done.out)
    assert re.search(r"2\W+You\W+3\W+7 Copper, 3 Estate", done.out)
    game = gh.replay(record.read_bytes())
    resolved = YOU_FIRST | {"kingdom": game.options["kingdom"]}
    assert (game.seed, game.players, game.options) == (1, 2, resolved)
    assert game.over


def test_the_screen_says_all_that_a_player_may_see(run: Run) -> None:
    out = play(run, "1\nq\n").out
    assert "Province     8     8" in out  # the supply: cost, and how many are left
    assert "Your hand: Copper ×4, Estate" in out
    assert "heuristic (seat 1): turn 0, 5 cards in hand, 5 in the deck, discard pile empty" in out
    assert re.search(r"^│  1  Play all Treasures +│$", out, re.MULTILINE)
    assert "Actions 1  Buys 1  Coins 4" in out
    assert re.search(r"^│ 12  Smithy \(4\) +│$", out, re.MULTILINE)


@pytest.mark.parametrize(("in_play", "shown"), [([], None), (["cunning"], "Intrigue in play: Cunning\n")])
def test_the_screen_shows_an_intrigue_card_that_is_being_carried_out(in_play: list[str], shown: str | None) -> None:
    view = gh.new_game("uprising", players=3, seed=1).view(0) | {"intrigue_in_play": in_play}
    out = io.StringIO()
    descriptor_of("uprising").terminal(["a", "b", "c"], {}).draw(Console(file=out, width=200), view, 0)
    assert shown in out.getvalue() if shown else "Intrigue in play" not in out.getvalue()


def test_what_the_bot_does_is_told_but_not_what_it_draws(run: Run) -> None:
    out = play(run, PASS * 2 + "q\n", "--bots", "big-money").out
    assert "big-money (seat 1) buys Silver." in out
    assert "big-money (seat 1) draws 5 cards." in out
    assert "big-money (seat 1) draws Copper" not in out
    assert "You draw Copper ×3, Estate ×2." in out


@pytest.mark.parametrize("answer", ["0", "4", "-1", "1.0", "buy", "", "\u00b2"])
def test_a_wrong_answer_is_refused_and_asked_again(run: Run, tmp_path: Path, answer: str) -> None:
    record = tmp_path / "game.json"
    done = play(run, f"{answer}\n1\nq\n", "--record", str(record))
    assert done.out.count("Type a number from 1 to 3, or h for help.") == 1
    assert len(gh.replay(record.read_bytes()).choices) == 1


def test_help_card_texts_and_the_log_may_be_asked_for(run: Run) -> None:
    out = play(run, "h\n? vil\n? nothing\n?\nl\nq\n").out
    assert "take your last step back" in out
    assert "Village (3): +1 card, +2 actions." in out
    assert "Nothing in this game is called 'nothing'." in out
    assert "Moat (2): +2 cards. When another player plays an Attack card" in out
    assert out.count("You begin turn 1.") == 2


def test_a_step_may_be_taken_back_until_something_is_revealed(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    out = play(run, "1\nu\nq\n", "--record", str(record)).out
    assert re.findall(r"Coins (\d)", out) == ["0", "4", "0"]
    assert gh.replay(record.read_bytes()).choices == []

    out = play(run, "u\n" + PASS * 2 + "u\nq\n", "--record", str(record)).out
    assert out.count("cannot be taken back") == 2  # before the first step; after the bot has moved
    assert len(gh.replay(record.read_bytes()).choices) > 2


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_leaving_and_the_end_of_input_keep_the_record_so_far(run: Run, tmp_path: Path, typed: str) -> None:
    record = tmp_path / "game.json"
    done = play(run, PASS + typed, "--record", str(record))
    assert "You have left the game." in done.out
    assert "The game is over" not in done.out
    game = gh.replay(record.read_bytes())
    assert not game.over
    assert len(game.choices) == 1


def test_several_bots_may_be_opponents(run: Run) -> None:
    out = play(run, "q\n", "--bots", "random, witch,smithy").out
    for name in ("random (seat 1)", "witch (seat 2)", "smithy (seat 3)"):
        assert name in out


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    seeds = {re.search(r"seed (\d+)", run("play", typed="q\n").out) for _ in range(2)}
    assert None not in seeds
    assert len({found[1] for found in seeds if found}) == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], ["'chess'", "dominion"]),
        (["--bots", "lucky"], ["'lucky'", "big-money"]),
        (["--bots", ""], ["2 to 6 players, not 1"]),
        (["--seed", "-1"], ["seed", "2**64 - 1"]),
        (["--bots", "bmu,bmu,bmu,bmu,bmu,bmu"], ["2 to 6 players, not 7"]),
        (["--option", "kingdom=village"], ["'village'", "first_game"]),
        (["--record", "/no/such/folder/game.json"], ["/no/such/folder/game.json", "cannot be written"]),
    ],
)
def test_play_says_in_one_line_what_was_wrong(run: Run, words: list[str], says: list[str]) -> None:
    assert_refused(run("play", *words), *says)


# -- rules


def test_rules_prints_the_whole_page_chapter_by_chapter(run: Run) -> None:
    done = run("rules", "dominion")
    assert (done.code, done.err) == (0, "")
    page = gh.rules("dominion")
    assert done.out.startswith("Dominion\n\n\n1. The goal\n\nA deck of your own  (goal/deck)\n  Everybody builds")
    assert [rule.id for rule in page] == re.findall(r"  \((.+/.+)\)$", done.out, re.MULTILINE)


def test_rules_prints_those_that_have_the_words_in_their_title_first(run: Run) -> None:
    done = run("rules", "dominion", "throne", "room")
    assert done.code == 0
    anchors = re.findall(r"  \((.+/.+)\)$", done.out, re.MULTILINE)
    assert anchors[:3] == ["base/throne_room", "base/throne_room-twice", "base/throne_room-trashed"]
    assert "cards/conspirator" in anchors


def test_rules_of_nothing_are_refused_with_what_there_is(run: Run) -> None:
    assert_refused(run("rules", "chess"), "no game 'chess'; there are dominion, imperium, uprising")
    assert_refused(run("rules", "dominion", "sandworm"), "`greathall rules dominion` prints all of them")
    assert_refused(run("rules", "dominion", "--lang", "tlh"), "no texts in 'tlh'")


def test_strategy_prints_advice_with_its_figure_and_the_recorded_game(run: Run) -> None:
    said = " ".join(run("strategy", "dominion").out.split())
    for point in gh.strategy("dominion"):
        assert point.example is not None
        told = " ".join(f"{point.title} {point.text} {point.measured} See it in the game".split())
        assert told in said
        assert f"{point.example.replay}, step {point.example.step}" in said
    record = run("strategy", "dominion", "--record", "opening").out
    assert gh.replay(record).over
    assert_refused(run("strategy", "dominion", "--record", "never"), "no recorded game 'never' of dominion")


# -- replay


@pytest.fixture
def game() -> gh.Game:
    """A game that was played to its end, at random."""
    game, rng = gh.new_game("dominion", players=2, seed=8, options=YOU_FIRST), seeded(8)
    while not game.over:
        game.choose(int(rng.below(len(game.decision.options))))
    return game


def write(folder: Path, record: object) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def test_a_record_is_told_turn_by_turn(run: Run, tmp_path: Path, game: gh.Game) -> None:
    done = run("replay", write(tmp_path, game.record()))
    assert (done.code, done.err) == (0, "")
    assert done.out.index("Player 1 begins turn 1.") < done.out.index("Player 2 begins turn 1.")
    assert done.out.index("Player 2 begins turn 1.") < done.out.index("Player 1 begins turn 2.")
    assert "The game is over" in done.out
    assert game.result is not None
    for seat, standing in enumerate(game.result):
        assert re.search(rf"{standing.place}\W+Player {seat + 1}\W+{standing.score}\W", done.out)


def test_a_record_that_ends_early_says_so(run: Run, tmp_path: Path, game: gh.Game) -> None:
    done = run("replay", write(tmp_path, {**game.record(), "choices": game.choices[:5]}))
    assert done.code == 0
    assert "The record ends before the game does." in done.out
    assert "The game is over" not in done.out


@pytest.mark.parametrize("typed", ["\n\nq\n", "\n\n"])
def test_with_step_a_turn_is_told_at_a_time(run: Run, tmp_path: Path, game: gh.Game, typed: str) -> None:
    done = run("replay", write(tmp_path, game.record()), "--step", typed=typed)
    assert done.code == 0
    assert done.out.count("Enter: go on") == 3
    assert "Player 2 begins turn 2." in done.out
    assert "begins turn 3." not in done.out


def test_a_record_that_cannot_be_read_is_refused(run: Run, tmp_path: Path) -> None:
    assert_refused(run("replay", str(tmp_path / "none.json")), "none.json", "cannot be read")
    assert_refused(run("replay", str(tmp_path)), "cannot be read")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\x00\xff\xfe")
    assert_refused(run("replay", str(binary)), "no record of a game")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"choices": "none"}, ["no record", "choices"]),
        ({"players": "two"}, ["no record", "players"]),
        ({"colour": "red"}, ["no record", "colour"]),
        ({"game": "chess"}, ["'chess'", "dominion"]),
        ({"players": 9}, ["2 to 6 players, not 9"]),
        ({"options": {"kingdom": "nice"}}, ["'nice'"]),
    ],
)
def test_a_wrong_record_is_refused_before_anything_is_told(
    run: Run, tmp_path: Path, game: gh.Game, change: dict[str, object], says: list[str]
) -> None:
    assert_refused(run("replay", write(tmp_path, {**game.record(), **change})), *says)


def test_a_record_of_the_first_release_is_told_with_a_warning(run: Run, tmp_path: Path, game: gh.Game) -> None:
    record = game.record()
    for field in ("rules", "setup", "checks"):
        del record[field]
    done = run("replay", write(tmp_path, record))
    assert done.code == 0
    assert re.fullmatch(r"greathall: this is a record of dominion without a rules version; [^\n]+\n", done.err)
    assert "The game is over" in done.out


def test_a_choice_that_cannot_be_made_is_named(run: Run, tmp_path: Path, game: gh.Game) -> None:
    done = run("replay", write(tmp_path, {**game.record(), "choices": [0, 1]}))
    assert done.code == 2
    assert re.fullmatch(r"greathall: choice 2 of the record cannot be made: [^\n]+\n", done.err)


# -- bench


def test_bench_prints_its_figures_as_json_or_as_a_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"compiled": True, "dominion_copy_microseconds": 5.25, "dominion_random_speedup": 10.0}
    monkeypatch.setattr(bench, "run", lambda: figures)
    assert json.loads(run("bench", "--json").out) == figures
    assert re.search(r"dominion_copy_microseconds\W+5\.25", run("bench").out)


@pytest.mark.parametrize("words", [["play", "dominion"], ["play", "imperium"]])
def test_without_any_standard_input_a_game_is_left_in_words(words: list[str]) -> None:
    done = subprocess.run(
        ["bash", "-c", 'exec "$@" <&-', "bash", sys.executable, "-m", "greathall", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert "You have left the game." in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_play_takes_a_number_of_players_that_the_game_has(run: Run) -> None:
    assert_refused(run("play", "imperium", "--players", "0"), "imperium takes 1 to 4 players, not 0")
    assert_refused(run("play", "imperium", "--players", "2", "--bots", "random"), "--bots or --players")
    assert "House Hagal" in run("play", "imperium", "--players", "1", "--seed", "3", typed="q\n").out
    six = run("play", "uprising", "--players", "6", "--seed", "3", typed="q\n").out
    assert "GH G BG FW" in six
    assert re.search(r"Emperor \d", six)
