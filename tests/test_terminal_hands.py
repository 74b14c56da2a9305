"""Safe hands in the terminal: what would be lost is asked once, and advice says why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import greathall as gh
from greathall import terminal

FIRST_GAME: dict[str, object] = {"kingdom": "first_game", "first_player": 0}


def seated(monkeypatch: pytest.MonkeyPatch, *answers: str) -> terminal.Seat:
    """A person who is to buy, and types that."""
    game = gh.new_game("dominion", 2, 3, FIRST_GAME)
    game.choose(0)
    assert game.decision.kind == "buy"
    seat = terminal.Seat(game, ["random"])
    typed: Iterator[str] = iter(answers)
    monkeypatch.setattr(seat, "ask", lambda: next(typed))
    return seat


def test_the_same_number_again_means_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    end = str(len(seated(monkeypatch).game.state.options))
    seat = seated(monkeypatch, end, end)
    seat.decide()
    assert "what is left of them is lost" in " ".join(capsys.readouterr().out.split())
    assert seat.game.state.decider != terminal.YOU


def test_any_other_answer_takes_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    end = str(len(seated(monkeypatch).game.state.options))
    seat = seated(monkeypatch, end, "", "1")
    before = len(seat.game.choices)
    seat.decide()
    assert seat.game.choices[before:] != [0], "the turn was ended"


def test_advice_is_an_option_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = seated(monkeypatch)
    monkeypatch.setattr(type(seat.game.descriptor.bots), "adviser", "search:4")
    seat.advise()
    said = " ".join(capsys.readouterr().out.split())
    assert " – " in said
    assert said[0] in "123456789"


def test_the_rule_about_the_question_and_rules_by_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = seated(monkeypatch, "r", "r throne room", "r sandworm", "1")
    asked = gh.rules(seat.game.name).links["question"][seat.game.state.kind]
    seat.decide()
    said = capsys.readouterr().out
    assert f"({asked})" in said
    assert "(base/throne_room-twice)" in said
    assert "no rule of Dominion has the words 'sandworm'" in " ".join(said.split())
