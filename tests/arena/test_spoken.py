"""What each command prints for people is in the language that they asked for, all of it."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import msgspec
import pytest
from tests.arena.commands import Done, Run
from tests.text.leftover import ENGLISH_WORDS, LATIN_IN_GREEK, LATIN_WORD, alone

import greathall as gh
from greathall.arena.runs import opened
from greathall.arena.tournament import planned
from greathall.arena.tournament import run as tournament
from greathall.bots.bot import ask
from greathall.house.registry import descriptor_of, descriptors
from greathall.learn.strategy.page import replays
from greathall.text.fluent import ENGLISH, languages

OTHERS = [lang for lang in languages() if lang != ENGLISH]
# What is typed as it stands: games, bots, cards and sets in options, recorded games; and paths, anchors of rules.
IDS = [
    *("greathall", "module:Class", "cmd", "mine", "original", "choam", "base", "six", "round-robin"),
    *(replay for replay in replays()),
    *(name for game in descriptors() for name in (game.id, *game.bots.listed(), *game.rules.options())),
    *(str(item[key]) for game in descriptors() for item in game.text.printed() for key in ("id", "set")),
]
TYPED = {word for id in IDS for word in re.findall(r"[a-z]+", id.lower())}
ANCHORS = re.compile(r"\([\w-]+(?:/[\w-]+)+\)|(?<!\w)/[\w./-]+")
FIRST = ("--option", "first_player=0")
QUICK = ("--games", "4", "--jobs", "1")

# By what they show: a command, and what is typed while it runs.
COMMANDS = {
    "play Dominion": (("play", "dominion", "--seed", "3", *FIRST), "1\n? \nh\na\nu\nl\nnonsense\n1\n2\nq\n"),
    "play to the end": (("play", "dominion", "--bots", "big-money", "--seed", "1", *FIRST), "3\n" * 200),
    "play the original": (("play", "imperium", "--players", "3", "--seed", "3", *FIRST), "?\n1\n1\n1\n1\nr\nq\n"),
    "play solo": (("play", "imperium", "--players", "1", "--seed", "2"), "1\n1\n1\n1\n1\nq\n"),
    "play Uprising": (("play", "uprising", "--players", "3", "--seed", "3", *FIRST), "?\n1\n1\n1\n1\nu\nq\n"),
    "play three against three": (("play", "uprising", "--players", "6", "--seed", "4"), "1\n1\n1\nl\nq\n"),
    "cards of Dominion": (("cards", "dominion"), ""),
    "cards of Uprising": (("cards", "uprising"), ""),
    "rules": (("rules", "imperium"), ""),
    "strategy": (("strategy", "dominion"), ""),
    "sim": (("sim", "dominion", "--bots", "smithy,bmu", *QUICK), ""),
    "sim with automata": (("sim", "imperium", "--players", "1", "--bots", "random", *QUICK), ""),
    "tournament": (("tournament", "dominion", "--bots", "smithy,bmu", "--sprt", "0.5,0.6", *QUICK), ""),
    "ladder": (("ladder", "imperium", "--players", "3"), ""),
    "people": (("admin", "people"), ""),
    "tables": (("admin", "tables"), ""),
    "a mix that is saved": (("mix", "save", "mine", "chani"), ""),
}
REFUSED = {
    "no game": ("play", "chess"),
    "too many players": ("play", "imperium", "--players", "9"),
    "no bot": ("play", "dominion", "--bots", "nobody"),
    "no card": ("cards", "uprising", "--set", "nothing"),
    "no rule": ("rules", "dominion", "sandworm"),
    "no file": ("replay", "/no/such/file"),
    "an option twice": ("play", "dominion", "--option", "x=1", "--option", "x=1"),
    "too few games": ("sim", "dominion", "--bots", "smithy,bmu", "--games", "0"),
    "no such option": ("play", "dominion", "--option", "colour=red"),
    "no card of that name": ("play", "dominion", "--option", "kingdom=a,b"),
    "an option that takes something else": ("play", "uprising", "--option", "leaders=5"),
    "an option for others": ("play", "uprising", "--option", "streamlined=true"),
    "no table": ("admin", "delete", "x"),
    "no mix": ("mix", "remove", "mine"),
}


@pytest.fixture
def at_home(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "400")


def leftover(printed: str, lang: str) -> list[str]:
    """Words of English; in Greek, all in Latin letters."""
    text = re.sub(r"'[^']*'", " ", ANCHORS.sub(" ", alone(printed)))
    if lang == "el":
        latin = [word for word in LATIN_WORD.findall(text) if word not in LATIN_IN_GREEK]
        return [word for word in latin if word.lower() not in TYPED or word != word.lower()]
    return ENGLISH_WORDS.findall(text.lower())


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("case", COMMANDS)
def test_what_a_command_prints(run: Run, at_home: None, case: str, lang: str) -> None:
    words, typed = COMMANDS[case]
    done = run(*words, "--lang", lang, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out
    assert leftover(done.out, lang) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_said_of_a_mistake(run: Run, at_home: None, case: str, lang: str) -> None:
    done = run(*REFUSED[case], "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert leftover(done.err, lang) == []
    assert done.err != run(*REFUSED[case]).err


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = gh.new_game("imperium", 2, seed=3)
    bots = [descriptor_of("imperium").bots.make("random") for _ in range(2)]
    while len(game.choices) < 40:
        game.choose_code(ask(game.rules, game.state, bots[game.state.decider]))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(msgspec.json.encode(game.record()))
    return str(path)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("words", [("replay",), ("analyse", "--budget", "5")], ids=["replay", "analyse"])
def test_a_record_is_told(run: Run, at_home: None, record: str, words: tuple[str, ...], lang: str) -> None:
    done = run(*words, record, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert leftover(done.out, lang) == []


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The run of a tournament."""
    folder = tmp_path_factory.mktemp("runs") / "run"
    plan = planned("imperium", ["heuristic", "random"], 3, games=4, sprt=(0.5, 0.6))
    run = opened(folder, plan, resume=False)
    run.finish(tournament(plan, run))
    return str(folder)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_report_is_drawn(run: Run, at_home: None, kept: str, lang: str) -> None:
    done = run("report", kept, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    page = Path(done.out.strip()).read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    shown = re.sub(r"<style>.*?</style>|<defs>.*?</defs>", " ", page, flags=re.S)
    said = [*re.findall(r'aria-label="(.*?)"', shown), *re.findall(r">([^<>]+)<", shown)]
    assert len(said) > 100
    assert leftover(unescape("\n".join(said)), lang) == []


def test_the_environment_says_which_language(run: Run, at_home: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Siegquote" in run("ladder", "imperium", "--players", "3").out
    assert "gibt es nicht" in run("cards", "chess").err
    assert "gibt es keine Texte" in run("cards", "dominion", "--lang", "tlh").err
    assert "win rate" in run("ladder", "imperium", "--players", "3", "--lang", "en").out


def test_what_programs_read_is_the_same_in_every_language(run: Run, at_home: None) -> None:
    def figures(done: Done) -> object:
        told = json.loads(done.out)
        return {name: value for name, value in told.items() if "second" not in name}

    words = ("sim", "dominion", "--bots", "smithy,bmu", *QUICK, "--json")
    assert figures(run(*words, "--lang", "de")) == figures(run(*words))
