"""`greathall analyse`, as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.arena.commands import Run, assert_refused

import greathall as gh
from greathall.bots.bot import ask
from greathall.bots.search import SearchBot
from greathall.house.registry import descriptor_of
from greathall.house.roster import SEARCH


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The beginning of a game of two."""
    game = gh.new_game("imperium", 2, seed=3)
    roster = game.descriptor.bots
    bots = [roster.make("random") for _ in range(2)]
    while len(game.choices) < 60:
        game.choose_code(ask(game.rules, game.state, bots[game.state.decider]))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(msgspec.json.encode(game.record()))
    return str(path)


def test_an_analysis_is_printed_as_json(run: Run, record: str) -> None:
    done = run("analyse", record, "--budget", "5", "--seat", "1", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert (told["game"], told["budget"], told["seed"]) == ("imperium", 5, 0)
    assert told["names"][:2] == ["Player 1", "Player 2"]
    assert told["moments"][0]["step"] == 0
    assert told["moments"][-1]["step"] == 60
    assert len(told["swings"]) == 3
    assert told["better"]  # whoever plays at random makes mistakes
    assert {move["seat"] for move in told["better"]} == {1}
    gains = [move["gain"] for move in told["better"]]
    assert gains == sorted(gains, reverse=True)


def test_an_analysis_is_printed_in_words(run: Run, record: str) -> None:
    done = run("analyse", record, "--budget", "5", "--seed", "1")
    assert (done.code, done.err) == (0, "")
    for words in ("chances to win", "seed 1", "where the game turned", "better moves", "Player 2", "Round 1: "):
        assert words in done.out


def test_what_cannot_be_analysed_is_refused_in_a_line(run: Run, record: str, tmp_path: Path) -> None:
    assert_refused(run("analyse", record, "--seat", "2"), "there is no seat 2")
    assert_refused(run("analyse", record, "--budget", "0"), "budget from 1")
    assert_refused(run("analyse", str(tmp_path / "none.json")), "none.json")
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert_refused(run("analyse", str(bad)), "no record of a game")


def test_a_game_without_a_bot_that_searches_says_so(run: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searchers = descriptor_of("imperium").bots.searchers
    assert isinstance(descriptor_of("imperium").bots.make(SEARCH), SearchBot)
    monkeypatch.delitem(searchers, SEARCH)
    assert_refused(run("analyse", record), "imperium cannot be analysed", "no bot that searches")
