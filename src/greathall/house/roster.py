"""The bots of a game, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from operator import index
from typing import Any, Final, NamedTuple

from greathall.bots.beginner import Beginner
from greathall.bots.bot import A_WORLD, THE_QUESTION, Bot, RandomBot
from greathall.bots.search import Budget
from greathall.house.outside import (
    A_BOT,
    COMMAND,
    Asked,
    Failed,
    check_outside,
    disguised,
    is_outside,
    make_outside,
)
from greathall.kernel.errors import BadOption, BadPlugin, Wrong
from greathall.kernel.given import shown, whole_number
from greathall.kernel.machine import State
from greathall.text.fluent import ENGLISH, texts
from greathall.text.game import worded

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
FIRST_HEURISTIC: Final = "heuristic-1"  # of the first release: a yardstick that stays as it is
SEARCH: Final = "search"
LEARNED: Final = "learned"  # goes by what it has learned from its own games

# How strong an opponent is to be, by the name of the bot that is so strong (`Roster.levels`).
LEVELS: Final = ("easy", "normal", "hard", "master")
FOR_LEARNERS: Final = "easy"  # as such the bots of guided games are introduced, whichever they are
INTRODUCED: Final = (RANDOM, HEURISTIC, FIRST_HEURISTIC, SEARCH, LEARNED, *LEVELS)

USUAL_SEARCH: Final = Budget(200)
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_PROCESSES: Final = 64

Maker = Callable[[], Bot]
Searcher = Callable[[Budget], Bot]


class Strength(NamedTuple):
    """The bot that plays so strong, and how often it overlooks something: at one decision in so many, or never."""

    bot: str
    slips: int = 0


class Introduction(NamedTuple):
    """What a bot is called, and a line about it."""

    name: str
    about: str


def beginner(make: Maker, slips: int) -> Bot:
    return Beginner(make(), slips)


@contextmanager
def named(bot: str) -> Iterator[None]:
    """Whatever others' code raises in here is told with the bot's name."""
    try:
        yield
    except (Exception, SystemExit) as error:
        why = error if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
        raise BadPlugin(Wrong("error-bot-failed", name=repr(bot), why=why)) from error


class Watched(Bot):
    """A bot of others': what it answers is checked, and what goes wrong in it is told with its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def sees(self) -> int:
        """Never the table itself, which others' code might change or look under."""
        with named(self.name):
            return THE_QUESTION if self.bot.sees() == THE_QUESTION else A_WORLD

    def begin(self, seed: int) -> None:
        with named(self.name):
            self.bot.begin(disguised(seed))

    def choose(self, s: State) -> int:
        options = s.options
        s.options = options.copy()  # the bot may do with it as it likes: the game may have kept its own list
        try:
            with named(self.name):
                code = index(self.bot.choose(s))  # learners answer with integers of their own kind
        finally:
            s.options = options
        if code not in options:
            raise BadPlugin(Wrong("error-bot-chose", name=repr(self.name), given=shown(code), options=str(options)))
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


def budget_of(name: str, text: str) -> Budget:
    """So many moves played out (`50`), or so many seconds (`0.25s`); by several processes (`1s/4`)."""
    text, slash, number = text.partition("/")
    processes = whole_number(number) if slash else 1
    try:
        if processes is not None and 1 <= processes <= MOST_PROCESSES:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0 < seconds <= MOST_SECONDS:
                    return Budget(0, seconds, processes)
            else:
                iterations = whole_number(text)
                if iterations is not None and 0 < iterations <= MOST_ITERATIONS:
                    return Budget(iterations, 0.0, processes)
    except ValueError:
        pass
    raise BadOption(
        Wrong(
            "error-bot-budget",
            name=shown(name),
            moves=MOST_ITERATIONS,
            seconds=round(MOST_SECONDS),
            processes=MOST_PROCESSES,
        )
    )


def unasked(s: State) -> dict[str, Any]:
    raise AssertionError("a roster belongs to a descriptor, which says what a bot is asked")


class Roster:
    """Who can play a game. Every game has the bot that takes any option."""

    def __init__(
        self,
        game: str,
        makers: Mapping[str, Maker] | None = None,
        searchers: Mapping[str, Searcher] | None = None,
        levels: Mapping[str, Strength] | None = None,
    ) -> None:
        self.game = game
        self.levels: dict[str, Strength] = dict(levels or {})
        self.makers: dict[str, Maker] = {RANDOM: RandomBot, **(makers or {})}
        # Bots that think as long as they are told: `search:50` plays 50 moves out, `search:0.25s` thinks so long.
        self.searchers: dict[str, Searcher] = dict(searchers or {})
        for name, make in self.searchers.items():
            self.makers[name] = partial(make, USUAL_SEARCH)
        self.asked: Asked = unasked  # what a command is asked; the descriptor says it

    def names(self) -> list[str]:
        return list(self.makers)

    def listed(self) -> list[str]:
        return [*self.makers, *self.levels]

    def offered(self) -> list[str]:
        """For whoever looks for an opponent: the usual one first, by strength, then those of a kind."""
        usual = Strength(self.usual)
        first = "normal" if self.levels.get("normal", usual) != usual else usual.bot
        levels = [level for level, strength in self.levels.items() if strength != usual]
        others = [name for name in self.makers if name not in (FIRST_HEURISTIC, SEARCH, LEARNED)]
        return list(dict.fromkeys([first, *levels, *others]))

    @property
    def adviser(self) -> str:
        """Whoever gives hints: the hard bot, when it overlooks nothing."""
        return self.levels["hard"].bot if "hard" in self.levels else self.usual

    @property
    def usual(self) -> str:
        """The opponent for whoever names none; it also takes over for whoever resigns."""
        return HEURISTIC if HEURISTIC in self.makers else RANDOM

    def add(self, name: str, make: Maker) -> None:
        if name in self.makers:
            raise BadOption(Wrong("error-bot-there", game=self.game, name=shown(name)))
        self.makers[name] = make

    def remove(self, name: str) -> None:
        del self.makers[name]

    def maker(self, name: str) -> Maker:
        if name in self.levels:
            strength = self.levels[name]
            make = self.maker(strength.bot)
            return partial(beginner, make, strength.slips) if strength.slips else make
        if name in self.makers:
            return self.makers[name]
        search, colon, budget = name.partition(":")
        if colon and search in self.searchers:
            return partial(self.searchers[search], budget_of(name, budget))
        if is_outside(name):
            check_outside(name)
            return partial(watched, name, partial(make_outside, name, self.game, self.asked))
        raise BadOption(
            Wrong("error-no-bot", name=shown(name), game=self.game, bots=", ".join(self.listed()), command=COMMAND)
        )

    def check(self, name: str) -> None:
        """That there is such a bot, listed here or outside."""
        self.maker(name)

    def check_listed(self, name: str) -> None:
        """For whoever may neither have code of their own run here nor say how long a bot may think."""
        if name not in self.listed():
            raise BadOption(
                Wrong("error-no-bot-listed", name=shown(name), game=self.game, bots=", ".join(self.listed()))
            )

    def make(self, name: str) -> Bot:
        bot: object = self.maker(name)()
        if not isinstance(bot, Bot):
            raise BadPlugin(Wrong("error-bot-class", name=repr(name), game=self.game, kind=A_BOT, given=shown(bot)))
        return bot

    def introduced(self, name: str, lang: str = ENGLISH) -> Introduction:
        """The bot for whoever chooses among them. Of one that the house has no words for nothing is said but its
        name."""
        return said_of(f"bot-{name}", name, lang) if name in INTRODUCED else Introduction(worded(name), "")

    def level_of(self, name: str) -> str | None:
        """How strong a bot is, if it is offered by its strength."""
        if name in self.levels:
            return name
        same = Strength(name)
        return next(
            (level for level, strength in self.levels.items() if strength == same and name == self.usual), None
        )

    def own_names(self, name: str, lang: str = ENGLISH) -> list[str]:
        """What bots of a strength are called, one after another, to be told apart; others have no such names."""
        level = self.level_of(name)
        return [] if level is None else texts(lang).say(f"bot-names-{level}").split(", ")

    def wishes(self, names: Sequence[str], options: Mapping[str, object]) -> dict[str, object]:
        """Options that let these bots play as they mean to, where the given ones leave it open."""
        return {}
