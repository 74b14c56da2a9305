"""The bots of a game, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from greathall.bots.bot import Bot, RandomBot
from greathall.kernel.errors import BadOption, BadPlugin
from greathall.kernel.given import shown
from greathall.kernel.machine import State
from greathall.text.fluent import ENGLISH, texts
from greathall.text.game import worded

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"

Maker = Callable[[], Bot]


class Introduction(NamedTuple):
    """What a bot is called, and a line about it."""

    name: str
    about: str


@contextmanager
def named(bot: str) -> Iterator[None]:
    """Whatever others' code raises in here is told with the bot's name."""
    try:
        yield
    except Exception as error:
        raise BadPlugin(f"the bot {bot!r} failed: {type(error).__name__}: {error}") from error


class Watched(Bot):
    """A bot of others': what it answers is checked, and what goes wrong in it is told with its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def begin(self, seed: int) -> None:
        with named(self.name):
            self.bot.begin(seed)

    def choose(self, s: State) -> int:
        options = s.options
        s.options = options.copy()  # the bot may do with it as it likes: the game may have kept its own list
        try:
            with named(self.name):
                code = self.bot.choose(s)
        finally:
            s.options = options
        if code not in options:
            raise BadPlugin(f"the bot {self.name!r} chose {shown(code)}, which is no option: {options}")
        return code


def watched(name: str, make: Callable[[], Any]) -> Any:
    """What is no bot at all is for the roster to refuse."""
    with named(name):
        bot = make()
    return Watched(name, bot) if isinstance(bot, Bot) else bot


def said_of(message: str, name: str, lang: str) -> Introduction:
    """A message of the house's about a bot."""
    said = texts(lang)
    return Introduction(said.say(message, name=worded(name)), said.forms(message)["about"])


class Roster:
    """Who can play a game. Every game has the bot that takes any option."""

    def __init__(self, game: str, makers: Mapping[str, Maker] | None = None) -> None:
        self.game = game
        self.makers: dict[str, Maker] = {RANDOM: RandomBot, **(makers or {})}

    def names(self) -> list[str]:
        return list(self.makers)

    @property
    def usual(self) -> str:
        """The opponent for whoever names none; it also takes over for whoever resigns, and gives hints."""
        return HEURISTIC if HEURISTIC in self.makers else RANDOM

    def add(self, name: str, make: Maker) -> None:
        if name in self.makers:
            raise BadOption(f"{self.game} has a bot {shown(name)} already")
        self.makers[name] = make

    def remove(self, name: str) -> None:
        del self.makers[name]

    def check(self, name: str) -> None:
        if name not in self.makers:
            raise BadOption(f"there is no bot {shown(name)} for {self.game}; there are {', '.join(self.makers)}")

    def make(self, name: str) -> Bot:
        self.check(name)
        bot: object = self.makers[name]()
        if not isinstance(bot, Bot):
            raise BadPlugin(f"the bot {name!r} of {self.game} has to be a greathall.bots.bot.Bot, not {shown(bot)}")
        return bot

    def introduced(self, name: str, lang: str = ENGLISH) -> Introduction:
        """The bot for whoever chooses among them. Of one that the house has no words for nothing is said but its
        name."""
        return said_of(f"bot-{name}", name, lang) if name in (RANDOM, HEURISTIC) else Introduction(worded(name), "")

    def wishes(self, names: Sequence[str], options: Mapping[str, object]) -> dict[str, object]:
        """Options that let these bots play as they mean to, where the given ones leave it open."""
        return {}
