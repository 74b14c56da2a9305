"""The bots of a game, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from greathall.bots.bot import Bot, RandomBot
from greathall.house.outside import COMMAND, Asked, check_outside, is_outside, make_outside
from greathall.kernel.errors import BadOption, BadPlugin
from greathall.kernel.given import shown
from greathall.kernel.machine import State

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"

Maker = Callable[[], Bot]


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


def unasked(s: State) -> dict[str, Any]:
    raise AssertionError("a roster belongs to a descriptor, which says what a bot is asked")


class Roster:
    """Who can play a game. Every game has the bot that takes any option."""

    def __init__(self, game: str, makers: Mapping[str, Maker] | None = None) -> None:
        self.game = game
        self.makers: dict[str, Maker] = {RANDOM: RandomBot, **(makers or {})}
        self.asked: Asked = unasked  # what a command is asked; the descriptor says it

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
        """That there is such a bot, listed here or outside."""
        if name not in self.makers and is_outside(name):
            check_outside(name)
        else:
            self.check_listed(name, f", or your own as module:Class or {COMMAND}command")

    def check_listed(self, name: str, besides: str = "") -> None:
        """For whoever may not have code of their own run here."""
        if name not in self.makers:
            raise BadOption(
                f"there is no bot {shown(name)} for {self.game}; there are {', '.join(self.makers)}{besides}"
            )

    def make(self, name: str) -> Bot:
        self.check(name)
        bot: object
        if name in self.makers:
            bot = self.makers[name]()
        else:
            bot = watched(name, partial(make_outside, name, self.game, self.asked))
        if not isinstance(bot, Bot):
            raise BadPlugin(f"the bot {name!r} of {self.game} has to be a greathall.bots.bot.Bot, not {shown(bot)}")
        return bot

    def wishes(self, names: Sequence[str], options: Mapping[str, object]) -> dict[str, object]:
        """Options that let these bots play as they mean to, where the given ones leave it open."""
        return {}
