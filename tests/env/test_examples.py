"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(example: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *words], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_train_dominion() -> None:
    said = run("train_dominion.py", "--updates", "2", "--games", "20")
    assert "of 20 games against bmu won" in said


def test_twenty_line_bot() -> None:
    said = run("twenty_line_bot.py", "--games", "40").splitlines()
    assert [line.split()[1] for line in said] == ["random", "bbm", "bmu", "heuristic"]


def test_strategy_study(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    said = run("strategy_study.py", "--games", "10", "--out", str(tmp_path))
    assert "smithy" in said
    assert {file.name for file in tmp_path.iterdir()} == {"wins.png", "points.png"}


def test_the_bot_of_twenty_lines_has_no_more() -> None:
    source = (ROOT / "examples" / "twenty_line_bot.py").read_text(encoding="utf-8")
    bot = source.split("class ")[1].split("\n\n\n")[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
