"""What the documents show works: snippets, commands, names, links."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import greathall as gh
from greathall.games.dominion.setup import OPTIONS
from greathall.house.registry import descriptor_of

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

# A snippet, and the block of its output where there is one right below it. Data lines without an import only show.
SNIPPETS = [
    (code, output)
    for code, output in re.findall(r"^```python\n(.*?)^```\n(?:^```text\n(.*?)^```\n)?", README, re.M | re.S)
    if "import" in code
]
COMMANDS = [
    shlex.split(line, comments=True)
    for block in re.findall(r"^```console\n(.*?)^```\n", README, re.M | re.S)
    for line in re.findall(r"^\$ (.*)$", block, re.M)
]
PROGRAM = [words[1:] for words in COMMANDS if words[0] == "greathall" and words[1] != "serve"]
SERVERS = [words[1:] for words in COMMANDS if words[0] == "greathall" and words[1] == "serve"]


def run(*words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    return subprocess.run(
        [sys.executable, *words],
        env=environment,
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def test_the_readme_has_something_to_run() -> None:
    assert len(SNIPPETS) >= 4
    assert {words[0] for words in PROGRAM} == {
        "play",
        "replay",
        "analyse",
        "cards",
        "rules",
        "sim",
        "tournament",
        "report",
    }


@pytest.mark.parametrize(("code", "output"), SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_prints_what_stands_below_it(code: str, output: str) -> None:
    done = run("-c", code)
    assert (done.returncode, done.stderr) == (0, "")
    if output:
        assert done.stdout == output
    else:
        assert done.stdout


def test_the_commands_work_one_after_another(tmp_path: Path) -> None:
    """Left at the first question, or with a few games: what one writes, the next may read."""
    record = tmp_path / "game.json"
    for words in PROGRAM:
        if "--games" in words:
            words[words.index("--games") + 1] = "20"
        done = run("-m", "greathall", *words, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
    assert gh.replay(record.read_bytes()).players == 4


def test_servers_take_the_shown_options() -> None:
    told = run("-m", "greathall", "serve", "--help").stdout
    assert SERVERS
    for words in SERVERS:
        for flag in (word for word in words if word.startswith("--")):
            assert flag in told


def test_the_shown_card_is_a_card_of_the_game_and_says_what_is_shown() -> None:
    (line,) = re.findall(r"^[A-Z_]+ = Card\(.*\)$", README, re.M)
    source = ROOT / "src/greathall/games/dominion/cards/intrigue.py"
    assert line in source.read_text(encoding="utf-8").splitlines()
    (text,) = re.findall(r'\("(\+1 card, \+2 actions[^"]*)"\)', README.replace("\n", " "))
    assert text == descriptor_of("dominion").text.card_text("mining_village")


def test_shown_card_texts_are_those_of_the_program() -> None:
    shown = re.findall(r"^\| [A-Z].* \| \d \| .*\. \|$", README, re.M)
    assert len(shown) >= 2
    assert set(shown) <= set(run("-m", "greathall", "cards", "dominion", "--format", "md").stdout.splitlines())


def test_the_shown_screen_is_that_of_the_program() -> None:
    options = ["--option", "kingdom=first_game", "--option", "first_player=0"]
    done = run("-m", "greathall", "play", "--seed", "1", *options, typed="1\n")
    screen = [line.rstrip().removeprefix("> ") for line in done.stdout.splitlines()]
    block = next(block for block in re.findall(r"^```text\n(.*?)^```\n", README, re.M | re.S) if "supply" in block)
    for line in block.splitlines():
        assert line.strip() in ("…", ">") or line in screen, line


def test_every_game_bot_and_option_is_named() -> None:
    for name in (*gh.games(), *descriptor_of("dominion").bots.names(), *OPTIONS):
        assert f"`{name}`" in README, name


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for document in DOCUMENTS:
        named = set(re.findall(r"(?:`|\$ )make ([a-z]+)", document.read_text(encoding="utf-8")))
        assert named <= targets, document.name


def test_the_shown_game_is_the_whole_example() -> None:
    """Whoever has the package and the page alone can write it down."""
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```py\n(.*?)^```$", page, re.M | re.S)
    example = (ROOT / "examples/nim.py").read_text(encoding="utf-8")
    assert lines_of("\n".join(blocks)) == lines_of(example)


def lines_of(code: str) -> list[str]:
    return [line for line in code.splitlines() if line]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS[1:], ids=lambda path: path.name)
def test_files_that_are_named_exist(document: Path) -> None:
    named = re.findall(
        r"`((?:src|tests|tools|docs|examples|requirements|web|benchmarks|deploy)/[\w./-]*\w/?)`",
        document.read_text(encoding="utf-8"),
    )
    assert named
    for name in named:
        assert (ROOT / name).exists(), name
