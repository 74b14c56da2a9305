"""The arena's commands, as a user meets them."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.arena.commands import Run, assert_refused

from greathall.arena import extras
from greathall.arena.extras import MissingExtra, need

TALKER = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('talkers.py')))}"
SMALL = ("tournament", "dominion", "--bots", "smithy,bmu", "--games", "4", "--jobs", "1")


def test_a_tournament_is_told_as_a_table_and_as_json(run: Run) -> None:
    told = run(*SMALL)
    assert (told.code, told.err) == (0, "")
    assert "who against whom" in told.out
    figures = json.loads(run(*SMALL, "--json").out)
    assert {rated["bot"] for rated in figures["ratings"]} == {"smithy", "bmu"}
    assert figures["games"] == 4


def test_a_sequential_test_says_its_error(run: Run) -> None:
    told = run(*SMALL, "--sprt", "0.5,0.6", "--error", "0.1")
    assert "not clear" in told.out
    assert "10.0%" in told.out


def test_a_run_is_kept_gone_on_with_and_drawn(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    first = run(*SMALL, "--out", folder)
    assert first.code == 0
    assert_refused(run(*SMALL, "--out", folder), "--resume")
    assert run(*SMALL, "--out", folder, "--resume") == first
    assert run("report", folder).out.strip().endswith("report.html")
    assert (tmp_path / "run" / "report.html").exists()


def test_bots_of_ones_own_play_in_every_command(run: Run) -> None:
    assert run("sim", "dominion", "--bots", f"{TALKER},random", "--games", "2", "--jobs", "1").code == 0
    assert run("tournament", "dominion", "--bots", f"{TALKER},random", "--games", "2", "--jobs", "1").code == 0
    assert run("play", "dominion", "--bots", TALKER, "--seed", "1", typed="1\nq\n").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--sprt", "0.5"), "--sprt takes two numbers"),
        (("--resume",), "name it by --out"),
        (("--ray", "127.0.0.1:1"), "ray takes the address of a cluster"),
        (("--jobs", "0"), "jobs takes a number"),
        (("--option", "kingdom=nowhere"), "kingdom"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: tuple[str, ...], said: str) -> None:
    if "--ray" in words and find_spec("ray") is None:
        said = "pip install 'greathall[ray]'"
    assert_refused(run(*SMALL, *words), said)


def test_a_ladder_is_shown_as_it_is_kept(run: Run) -> None:
    told = run("ladder", "imperium", "--players", "3")
    assert "heuristic" in told.out
    assert_refused(run("ladder", "imperium", "--players", "9"), "imperium takes 1 to 4 players")


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (SMALL, "openskill", "arena"),
        ((*SMALL, "--out", "run"), "pyarrow", "arena"),
        (("report", "run"), "matplotlib", "arena"),
        ((*SMALL, "--ray", "local"), "ray", "ray"),
    ],
)
def test_what_is_not_installed_is_said_with_how_to_install_it(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    missing: str,
    extra: str,
) -> None:
    def without(module: str) -> Any:
        return None if module == missing else find_spec(module)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "find_spec", without)
    assert_refused(run(*words), f"this needs {missing}, not installed here: pip install 'greathall[{extra}]'")


def test_what_is_installed_is_not_asked_for() -> None:
    need("arena", "json")
    with pytest.raises(MissingExtra):
        need("arena", "no_such_module")
