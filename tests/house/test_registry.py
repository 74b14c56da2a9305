"""Games and bots of others: registered by hand, by entry points, and those that are broken."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.nim import NIM, Counting, NimDealer, NimRules
from tests.house.plugged import BOTS, GAMES, at_hand, bot_at_hand, installed

import greathall as gh
from greathall.arena.sim import simulate
from greathall.bots.bot import Bot, RandomBot
from greathall.house import registry
from greathall.house.descriptor import Descriptor
from greathall.house.dominion.descriptor import DominionGame
from greathall.house.registry import OWN, Registry, check, descriptor_of, register, register_bot
from greathall.house.roster import Roster, Watched
from greathall.kernel.errors import BadPlugin
from greathall.kernel.machine import State
from greathall.kernel.rules import Dealer, Rules
from greathall.kernel.seats import Seating


class Timid(Bot):
    """For nim alone."""

    games = ("nim",)

    def choose(self, s: State) -> int:
        return s.options[0]


def inner(bot: Bot) -> Bot:
    """Bots of others are watched."""
    assert isinstance(bot, Watched)
    return bot.bot


def fresh_nim() -> Descriptor:
    return Descriptor(NimRules())


A_NUMBER = 7


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """A registry that has not looked at any plug-in yet; they are looked for in `tmp_path` as well."""
    monkeypatch.syspath_prepend(str(tmp_path))
    found = Registry([DominionGame()])
    monkeypatch.setattr(registry, "REGISTRY", found)
    return found


# -- by hand


def test_a_registered_game_is_found_and_a_removed_one_is_not() -> None:
    with at_hand() as game:
        assert descriptor_of("nim") is game
    with pytest.raises(gh.UnknownGame, match="no game 'nim'; there are dominion, imperium, uprising"):
        gh.new_game("nim")


def test_no_game_takes_the_place_of_another() -> None:
    with pytest.raises(gh.BadPlugin, match="a game 'dominion' already"):
        register(DominionGame())


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("id", "Nine Men", "snake_case, not 'Nine Men'"),
        ("version", 0, "a version from 1 on, not 0"),
        ("player_counts", (), "from 1 to 6, ascending"),
        ("player_counts", (0, 1), "from 1 to 6, ascending"),
        ("player_counts", (4, 2), "from 1 to 6, ascending"),
        ("player_counts", (2, 7), "from 1 to 6, ascending"),
        ("usual_players", 5, "usually for 2 to 4 players, not 5"),
    ],
)
def test_rules_that_would_fail_later_are_refused_at_once(name: str, value: object, said: str) -> None:
    rules = NimRules()
    setattr(rules, name, value)
    with pytest.raises(gh.BadPlugin, match=said):
        register(Descriptor(rules))


class CrowdedDealer(NimDealer):
    def seating(self) -> Seating:
        return Seating(self.players, automata=3)


class CrowdedRules(NimRules):
    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        return CrowdedDealer(players, options)


def test_more_seats_than_there_is_room_for_are_refused_at_once_automata_counted() -> None:
    with pytest.raises(gh.BadPlugin, match="nim sets no table for 4 players: a table has room for 6 seats, not 7"):
        register(Descriptor(CrowdedRules()))


@pytest.mark.parametrize("own", OWN, ids=lambda own: own.id)
def test_the_games_of_the_house_keep_to_what_is_asked_of_others(own: Descriptor) -> None:
    check(own)


def test_a_game_of_rules_alone_can_be_played() -> None:
    with at_hand(fresh_nim()):
        game = gh.new_game("nim", seed=1)
        while not game.over:
            assert game.decision.text == "Take"
            assert game.decision.options[-1].label in ("1", "2", "3", "4", "5", "Wait", "Grab")
            game.choose(0)
        assert descriptor_of("nim").bots.names() == ["random"]


@pytest.fixture
def timid() -> Iterator[None]:
    with bot_at_hand("timid", Timid, ("nim",)):
        yield


@pytest.mark.usefixtures("timid")
def test_a_registered_bot_plays_its_games_and_no_others() -> None:
    with at_hand(fresh_nim()) as game:  # also one that comes later
        assert isinstance(inner(game.bots.make("timid")), Timid)
        assert [own.id for own in OWN if "timid" in own.bots.names()] == []
        with pytest.raises(gh.BadPlugin, match="a bot 'timid' for nim already"):
            register_bot("timid", Timid)


@pytest.mark.usefixtures("timid")
def test_a_game_that_goes_and_comes_again_has_each_bot_once() -> None:
    for _ in range(2):
        with at_hand():
            assert NIM.bots.names() == ["random", "heuristic", "timid"]
    assert NIM.bots.names() == ["random", "heuristic"]


def test_a_bot_that_is_none_is_named() -> None:
    roster = Roster("nim", {"seven": lambda: A_NUMBER})  # type: ignore[dict-item,return-value]
    with pytest.raises(gh.BadPlugin, match=r"'seven' of nim has to be a .*Bot, not 7"):
        roster.make("seven")


# -- by entry points


def test_what_a_package_names_is_there(fresh: Registry, tmp_path: Path) -> None:
    points = {
        GAMES: {"nim": f"{__name__}:fresh_nim"},
        BOTS: {"timid": f"{__name__}:Timid", "drift": f"{__name__}:RandomBot"},
    }
    installed(tmp_path, "others", points)
    assert gh.games() == ("dominion", "nim")
    assert not fresh.broken
    assert descriptor_of("nim").bots.names() == ["random", "drift", "timid"]
    dominion = descriptor_of("dominion").bots
    assert "timid" not in dominion.names()
    assert isinstance(inner(dominion.make("drift")), RandomBot)


@pytest.mark.parametrize(
    ("group", "name", "at", "why"),
    [
        (GAMES, "nim", "no_such_module:GAME", "ModuleNotFoundError"),
        (GAMES, "nim", f"{__name__}:NOTHING", "AttributeError"),
        (GAMES, "nim", f"{__name__}:A_NUMBER", "Descriptor, not 7"),
        (GAMES, "stones", f"{__name__}:fresh_nim", "called 'nim'"),
        (GAMES, "dominion", f"{__name__}:DominionGame", "already"),
        (BOTS, "mute", f"{__name__}:A_NUMBER", "not 7"),
        (BOTS, "random", f"{__name__}:Counting", "already"),
    ],
)
def test_a_broken_plug_in_is_named_and_leaves_the_rest_alone(
    fresh: Registry, tmp_path: Path, caplog: pytest.LogCaptureFixture, group: str, name: str, at: str, why: str
) -> None:
    installed(tmp_path, "broken", {group: {name: at}})
    installed(tmp_path, "sound", {GAMES: {"sound": f"{__name__}:sound"}})
    with caplog.at_level(logging.WARNING, "greathall"):
        assert gh.games() == ("dominion", "sound")
    (warning,) = caplog.messages
    for word in (repr(name), group, at, "broken 1.0", why):
        assert word in warning
    assert gh.new_game("dominion", seed=1).decision.options
    if group == GAMES and name != "dominion":
        with pytest.raises(gh.BadPlugin, match=f"'{name}' cannot be played here"):
            gh.new_game(name)


def sound() -> Descriptor:
    rules: Rules = NimRules()
    rules.id = "sound"
    return Descriptor(rules)


def test_the_descriptor_is_what_a_game_knows_itself_by() -> None:
    with at_hand():
        assert gh.new_game("nim").descriptor is NIM
    assert isinstance(NIM.bots.make("heuristic"), Counting)


class Cheat(Bot):
    def choose(self, s: State) -> int:
        return 123456


class Clumsy(Bot):
    def choose(self, s: State) -> int:
        raise ValueError("oh")


class Unready(Bot):
    def begin(self, seed: int) -> None:
        raise ValueError("not yet")


class Unborn(Bot):
    def __init__(self) -> None:
        raise ValueError("never")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (Cheat, "chose 123456, which is no option"),
        (Clumsy, "ValueError: oh"),
        (Unready, "ValueError: not yet"),
        (Unborn, "ValueError: never"),
    ],
)
def test_what_a_bot_of_others_does_wrong_is_told_with_its_name(make: type[Bot], says: str) -> None:
    with bot_at_hand("stranger", make), pytest.raises(BadPlugin, match=f"the bot 'stranger' .*{says}"):
        simulate("dominion", ["stranger", "random"], 1)


class Untidy(Bot):
    def choose(self, s: State) -> int:
        s.options.reverse()
        return s.options.pop()


def test_what_a_bot_of_others_does_to_its_options_changes_nothing() -> None:
    state = gh.new_game("dominion", 2, 1, {"kingdom": "first_game"}).state
    before = state.options.copy()
    assert Watched("untidy", Untidy()).choose(state) == before[0]
    assert state.options == before


class Vandal(Bot):
    def choose(self, s: State) -> int:
        s.options.clear()
        raise ValueError("oh")


def test_nor_does_it_if_the_bot_fails() -> None:
    state = gh.new_game("dominion", 2, 1, {"kingdom": "first_game"}).state
    before = state.options.copy()
    with pytest.raises(BadPlugin):
        Watched("vandal", Vandal()).choose(state)
    assert state.options == before
