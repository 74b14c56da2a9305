"""Bots that no roster lists: a class by where it is imported from, and commands that talk JSON."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.arena.sim import simulate
from greathall.house.outside import SECONDS_SET_BY, disguised
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, BadPlugin

OWN_BOT = """
import numpy

from greathall.bots.bot import THE_TABLE, Bot

class First(Bot):
    def choose(self, s):
        return s.options[0]

class Wrong(Bot):
    def choose(self, s):
        return 9999

class NoBot:
    pass

class Greedy(First):
    def sees(self):
        return THE_TABLE

    def choose(self, s):
        s.coins, s.buys = 50, 5
        return s.options[-1]

class Learner(First):
    def choose(self, s):
        return numpy.int64(s.options[0])

class Quitter(First):
    def choose(self, s):
        raise SystemExit(0)

class Seer(First):
    seeds = []

    def begin(self, seed):
        self.seeds.append(seed)
"""
TALKERS = Path(__file__).with_name("talkers.py")


def talker(how: str = "") -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(TALKERS))} {how}".strip()


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A file in the current directory, by the name of its module."""
    (tmp_path / "bots_of_mine.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    before = list(sys.path)
    yield "bots_of_mine"
    sys.path[:] = before
    sys.modules.pop("bots_of_mine", None)


# -- classes


def test_a_class_in_the_current_directory_plays(own_module: str) -> None:
    assert simulate("dominion", [f"{own_module}:First", "random"], 4).games == 4
    assert simulate("dominion", [f"{own_module}:First", "random"], 60, jobs=2).games == 60


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bots_of_mine:Second", "no class of greathall.bots.bot.Bot"),
        ("bots_of_mine:NoBot", "no class of greathall.bots.bot.Bot"),
        ("bots_of_nobody:First", "No module named 'bots_of_nobody'"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_first_game(own_module: str, name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        descriptor_of("dominion").bots.check(name)


def test_a_wrong_answer_is_told_with_the_bots_name(own_module: str) -> None:
    with pytest.raises(BadPlugin, match=r"'bots_of_mine:Wrong' chose 9999, which is no option"):
        simulate("dominion", [f"{own_module}:Wrong", "random"], 1)


def test_a_class_gets_no_table_that_it_could_write_on(own_module: str) -> None:
    """Whoever asks for the table is handed a world: what is changed there changes nothing."""
    honest = simulate("dominion", [f"{own_module}:Greedy", "bmu"], 20, seed=2, options={"kingdom": "first_game"})
    assert honest.bots[0].wins == 0


def test_a_learner_answers_with_integers_of_its_own_kind(own_module: str) -> None:
    learner = simulate("dominion", [f"{own_module}:Learner", "bmu"], 4, seed=2)
    first = simulate("dominion", [f"{own_module}:First", "bmu"], 4, seed=2)
    assert [bot.mean_score for bot in learner.bots] == [bot.mean_score for bot in first.bots]


def test_a_class_cannot_end_the_program(own_module: str) -> None:
    with pytest.raises(BadPlugin, match="'bots_of_mine:Quitter' failed: SystemExit"):
        simulate("dominion", [f"{own_module}:Quitter", "bmu"], 1)


def test_a_class_cannot_turn_its_seed_into_the_deals(own_module: str) -> None:
    bot = descriptor_of("dominion").bots.make(f"{own_module}:Seer")
    bot.begin(5)
    assert sys.modules[own_module].Seer.seeds == [disguised(5)]


# -- commands


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_a_command_plays_every_game(game: str) -> None:
    players = descriptor_of(game).rules.usual_players
    assert simulate(game, [talker(), *["random"] * (players - 1)], 2).games == 2


def test_a_command_plays_as_the_same_bot_in_here_would(own_module: str) -> None:
    inside = simulate("dominion", [f"{own_module}:First", "bmu"], 6, seed=4)
    outside = simulate("dominion", [talker(), "bmu"], 6, seed=4)
    assert [bot.mean_score for bot in outside.bots] == [bot.mean_score for bot in inside.bots]


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("crashing", r"it ended \(exit code 1\).*RuntimeError: out of spice"),
        ("silent", "no answer within 1 s"),
        ("rambling", "a line has to be a JSON object"),
        ("wordy", "a choice has the code of an option"),
        ("cheating", "chose 9999, which is no option"),
        ("of tomorrow", "it speaks protocol 7, and we speak 1"),
        ("hasty", "(it wrote a line that nobody had asked for|which is no option)"),  # it may come late
    ],
)
def test_a_command_that_fails_is_named(how: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS_SET_BY, "1" if how == "silent" else "30")
    with pytest.raises(BadPlugin, match=rf"the bot 'cmd:.*{how}' .*{said}"):
        simulate("dominion", [talker(how), "random"], 3)


def test_what_cannot_be_started_is_refused_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = descriptor_of("dominion").bots
    for name, said in [
        ("cmd:", "has its command after the colon"),
        ("cmd:no-such-program x", "there is no program"),
    ]:
        with pytest.raises(BadOption, match=said):
            bots.check(name)
    monkeypatch.setenv(SECONDS_SET_BY, "soon")
    with pytest.raises(BadOption, match="takes a whole number of seconds"):
        bots.check(talker())


def test_a_command_is_handed_what_its_seat_may_know_and_no_more() -> None:
    descriptor = descriptor_of("dominion")
    state = descriptor.rules.dealer(2, {"kingdom": "first_game", "first_player": 1}).deal(5)
    asked = descriptor.asked(state)
    assert (asked["seat"], asked["kind"]) == (1, "treasure")
    assert asked["view"] == descriptor.rules.view(state, 1)
    assert [option["code"] for option in asked["options"]] == state.options
    assert {"label": "Copper", "thing": "copper", "place": "hand"}.items() <= asked["options"][1].items()


def test_the_seed_that_a_command_gets_does_not_tell_the_deal() -> None:
    """Seeds of games and bots can be worked out from each other; a digest cannot be turned back."""
    assert disguised(1) != 1
    assert len({disguised(seed) for seed in range(100)}) == 100
    assert all(disguised(seed) < 2**53 for seed in range(100))


def test_strangers_may_name_only_bots_that_are_listed() -> None:
    """The server asks by `check_listed`: whoever names a command has it run."""
    for name in (talker(), "os:system", "bots_of_mine:First"):
        with pytest.raises(BadOption, match="there is no bot"):
            descriptor_of("dominion").bots.check_listed(name)
