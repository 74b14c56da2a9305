"""The command line's help, and what is said of a wrong use of it, in every language."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from tests.arena.commands import Run
from tests.text.leftover import untranslated

from greathall.cli import app
from greathall.helping import words_of
from greathall.text.fluent import languages

LANGUAGES = languages()
HELP_TAKES = 0.15  # seconds of a core


def commands(group: Any, *path: str) -> Iterator[tuple[str, ...]]:
    yield path
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, *path, name)


PATHS = list(commands(typer.main.get_command(app)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language_that_is_asked_for(run: Run, lang: str) -> None:
    words = words_of(lang)
    headings = set()
    for path in PATHS:
        done = run("--lang", lang, *path, "--help")
        assert done.code == 0
        assert run(*path, "--lang", lang, "--help") == done
        first, *lines = done.out.splitlines()
        assert first.startswith(f"{words['help-usage']}: ")
        headings |= {line.removesuffix(":") for line in lines if line.endswith(":") and not line.startswith(" ")}
    assert headings == {words[f"help-{part}"] for part in ("arguments", "options", "commands")}
    if lang != "en":
        english = words_of("en")
        assert [id for id in english if words[id] == english[id] and " " in words[id]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_help_says_has_no_variables_and_is_whole(lang: str) -> None:
    """It is read without Fluent."""
    words = words_of(lang)
    assert set(words) == set(words_of("en"))
    assert not [id for id, text in words.items() if "{" in text or "\n" in text]


WRONG = (
    ("nosuch",),
    ("--nosuch",),
    ("--lang",),
    ("play", "--bot", "x"),
    ("sim",),
    ("sim", "dominion", "--bots"),
    ("sim", "dominion", "--seed", "x"),
    ("serve", "--drain", "x"),
    ("serve", "--drain", "nan"),
    ("cards", "dominion", "--format", "x"),
    ("texts", "--check=1"),
    ("replay", "a", "b", "c"),
    ("mix", "nosuch"),
    ("admin", "bot", "a", "b"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_use_is_told_in_the_language_of_who_typed_it(
    run: Run, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    said = {}
    for words in WRONG:
        done = run(*words)
        assert (done.code, done.out) == (2, "")
        usage, *_, hint, why = done.err.splitlines()
        assert usage.startswith(words_of(lang)["help-usage"])
        assert "--help" in hint
        assert why.startswith("greathall: ")
        said[words] = why
    if lang == "en":
        assert said["sim", "dominion", "--seed", "x"] == "greathall: --seed: 'x' is not a whole number"
        assert said["play", "--bot", "x"] == "greathall: there is no option --bot; there is --bots, --option"
        assert said["sim",] == "greathall: GAME is missing"
    else:
        names = ("greathall", "dominion", "nosuch", "table", "md", "json", "save", "list", "remove")
        for why in said.values():
            told = why.rpartition(";")[0] or why.rpartition("·")[0] or why
            for name in names:
                told = told.replace(name, "")
            assert not untranslated(told, "de" if lang == "el" else lang), why


@pytest.mark.parametrize("lang", ["en", "el"])
def test_help_has_nothing_to_wait_for(lang: str) -> None:
    """By the processor's clock, the best of three."""
    code = "import time; from greathall.cli import main\ntry: main()\nexcept SystemExit: print(time.process_time())"
    took = []
    for _ in range(3):
        call = [sys.executable, "-c", code, "--lang", lang, "--help"]
        took.append(float(subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()[-1]))
    assert min(took) < HELP_TAKES


def test_the_language_is_asked_for_before_or_after_the_command(run: Run) -> None:
    for words in (("--lang", "cs", "sim"), ("sim", "--lang", "cs"), ("sim", "--lang=cs")):
        assert "chybí HRA" in run(*words).err


def test_a_language_is_no_command(run: Run) -> None:
    """Help comes for it as it does for nothing at all."""
    done = run("--lang", "cs")
    assert (done.code, done.out) == (2, "")
    assert done.err == run("--lang", "cs", "--help").out
    assert "''" in run("cards", "--lang=", "dominion").err
