"""How to play a game well, on a page: what a sound player does, and the commonest mistakes.

<game>.toml beside this file lists sections and their points. What a point claims was measured, and can be seen:

- `measured` says which bots played, one habit among players without it (`benchmarks/habits.py`) or one deck among
  others. What came of it stands in figures.json, written by `python -m tools.strategy_figures`.
- An `example` is a step of a recorded game between bots: `records/<game>-<name>.json.gz`, written by
  `python -m tools.strategy_records`. What it is to show is said in conditions (greathall.learn.conditions) on what
  its seat sees there, and is checked by a test.

The words are messages in `text/locales/<lang>/strategy/`: `<game>-<section>` is the title of a section,
`<game>-<section>-<point>` that of a point, with what it advises as `.text` and what is to be seen in the example as
`.look`; `<game>-<section>-<point>-measured` tells the figure."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from greathall.api import Record, read_record
from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of, names
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.learn.conditions import Wanted
from greathall.learn.marks import BadPage, Marked, Piece, read_out
from greathall.learn.rules.page import data_of as rules_data_of
from greathall.text.fluent import ENGLISH, STRATEGY, Texts, Value, part_of, texts

SEED: Final = 15  # of all that was measured

# -- what is written


class Measured(Struct, forbid_unknown_fields=True):
    """One of the first bot at tables of the second; alone, if there are no others, against automata."""

    bot: str
    against: str
    players: int
    games: int
    options: dict[str, Any] = field(default_factory=dict)

    def command(self, game: str) -> str:
        """That which measures it."""
        options = "".join(
            f" --option '{name}={msgspec.json.encode(value).decode()}'" for name, value in self.options.items()
        )
        if self.players == 1:
            played = f"sim {game} --players 1 --bots {self.bot}"
        else:
            bots = f"{self.bot},{self.against}"
            played = f"tournament {game} --players {self.players} --bots {bots} --format challenge"
        return f"greathall {played} --games {self.games} --seed {SEED}{options}"


class Shown(Struct, forbid_unknown_fields=True):
    """A step of a recorded game, the table after so many choices, as one seat saw it."""

    record: str
    step: int
    seat: int
    chosen: str = ""  # what the last of these choices is called
    holds: dict[str, Wanted] = {}
    place: int | None = None  # of that seat, at the end


class PointData(Struct, forbid_unknown_fields=True):
    id: str
    measured: Measured | None = None
    example: Shown | None = None


class SectionData(Struct, forbid_unknown_fields=True):
    id: str
    points: list[PointData]


class RecordData(Struct, forbid_unknown_fields=True):
    """Who played a recorded game: bots by seat, and what they are called on the page (`player-<name>`)."""

    seed: int
    bots: list[str]
    names: list[str]
    options: dict[str, Any] = field(default_factory=dict)


class StrategyData(Struct, forbid_unknown_fields=True):
    records: dict[str, RecordData] = {}
    sections: list[SectionData] = []


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first bot won of its games, with the interval of 95 %."""

    command: str
    rules: int  # the game's rules version
    games: int
    won: float
    low: float
    high: float
    even: float  # what each wins if all are alike


Figures = dict[str, dict[str, Figure]]  # by game and point


# -- what is shown


class Example(Struct, frozen=True):
    """`replay` is the id under which the recorded game is replayed."""

    replay: str
    step: int
    seat: int
    look: str


class Point(Struct, frozen=True):
    id: str  # section/point
    title: str
    pieces: list[Piece]
    measured: str = ""  # in a sentence
    command: str = ""
    example: Example | None = None

    @property
    def text(self) -> str:
        return read_out(self.pieces)


class Section(Struct, frozen=True):
    id: str
    title: str
    points: list[Point]


class StrategyPage(Struct, frozen=True):
    game: str
    title: str
    lang: str
    sections: list[Section]

    def __iter__(self) -> Iterator[Point]:
        for section in self.sections:
            yield from section.points


def strategy(game: str, lang: str = ENGLISH) -> StrategyPage:
    """How to play a game well."""
    descriptor = descriptor_of(game)
    texts(lang)  # which must be there
    if not has_strategy(game):
        those = ", ".join(game for game in names() if has_strategy(game))
        raise BadOption(Wrong("error-no-strategy-page", title=descriptor.text.title(lang), games=those))
    return page(descriptor.id, lang)


def has_strategy(game: str) -> bool:
    return (files(__package__) / f"{game}.toml").is_file()


@cache
def data_of(game: str) -> StrategyData:
    return msgspec.toml.decode((files(__package__) / f"{game}.toml").read_bytes(), type=StrategyData)


@cache
def figures() -> Figures:
    file = files(__package__) / "figures.json"
    return msgspec.json.decode(file.read_bytes(), type=Figures) if file.is_file() else {}


@cache
def page(game: str, lang: str) -> StrategyPage:
    return Writing(descriptor_of(game), data_of(game), lang).page()


class Writing(Marked):
    """Puts a page together from its data, figures and words, and finds what is wrong with them."""

    def __init__(self, game: Descriptor, data: StrategyData, lang: str) -> None:
        super().__init__(game, lang, rules_data_of(game.id).anchors())
        self.data = data
        self.words: Texts = part_of(lang, STRATEGY)
        self.figures = figures().get(game.id, {})

    def page(self) -> StrategyPage:
        sections = [self.section(section) for section in self.data.sections]
        return StrategyPage(self.game.id, self.game.text.title(self.lang), self.lang, sections)

    def section(self, data: SectionData) -> Section:
        points = [self.point(data.id, point) for point in data.points]
        return Section(data.id, self.said(data.id), points)

    def point(self, section: str, data: PointData) -> Point:
        id = f"{section}/{data.id}"
        title = self.said(message := f"{section}-{data.id}")
        forms = self.words.forms(f"{self.game.id}-{message}")
        wanted = {"text", "look"} if data.example else {"text"}
        if {*forms} != wanted:
            raise BadPage(f"the advice {id} of {self.game.id} says {sorted(forms)} and not {sorted(wanted)}")
        return Point(
            id,
            title,
            self.pieces(f"the advice {id}", forms["text"]),
            self.measured(id, message) if data.measured else "",
            data.measured.command(self.game.id) if data.measured else "",
            self.example(id, data.example, forms["look"]) if data.example else None,
        )

    def measured(self, id: str, message: str) -> str:
        if id not in self.figures:
            raise BadPage(f"nobody has measured {id} of {self.game.id}: python -m tools.strategy_figures")
        figure = self.figures[id]
        won, even = (percent(share, self.lang) for share in (figure.won, figure.even))
        return self.said(f"{message}-measured", won=won, even=even, games=figure.games)

    def example(self, id: str, shown: Shown, look: str) -> Example:
        if shown.record not in self.data.records:
            raise BadPage(f"the advice {id} of {self.game.id} shows a record that is not there: {shown.record}")
        return Example(replay_of(self.game.id, shown.record), shown.step, shown.seat, look)

    def said(self, message: str, **args: Value) -> str:
        message = f"{self.game.id}-{message}"
        if not self.words.has(message):
            raise BadPage(f"nobody has put {message} into words")
        return self.words.say(message, **args)


def percent(share: float, lang: str) -> str:
    """Of what hardly ever happens, the first decimal too."""
    from babel.numbers import format_decimal  # takes long to load

    return str(format_decimal(100 * share, "0" if share >= 0.01 else "0.0", locale=lang))


# -- recorded games


class Recorded(Struct, frozen=True):
    """A game that examples are steps of."""

    game: str
    name: str
    data: RecordData
    record: Record


def replay_of(game: str, name: str) -> str:
    """The id under which it is replayed."""
    return f"{game}-{name}"


@cache
def replays() -> frozenset[str]:
    """The ids of all there are."""
    pages = [game for game in names() if has_strategy(game)]
    return frozenset(replay_of(game, name) for game in pages for name in data_of(game).records)


@cache
def recorded(replay: str) -> Recorded:
    """The recorded game of that id."""
    game, _, name = replay.partition("-")
    packed = (files(__package__) / "records" / f"{replay}.json.gz").read_bytes()
    return Recorded(game, name, data_of(game).records[name], read_record(gzip.decompress(packed)))


def record(game: str, name: str) -> Record:
    """The record of an example, to be replayed or studied."""
    replay = replay_of(descriptor_of(game).id, name)
    if replay not in replays():
        there = ", ".join(data_of(game).records) if has_strategy(game) else Wrong("error-none")
        raise BadOption(Wrong("error-no-recorded-game", name=shown(name), game=game, there=there))
    return recorded(replay).record


def player_names(recorded: Recorded, lang: str = ENGLISH) -> list[str]:
    """Who sat there; those who play alike have a number behind their name."""
    words, keys = part_of(lang, STRATEGY), recorded.data.names
    called = [words.say(f"player-{key}") for key in keys]
    return [
        f"{name} {called[: seat + 1].count(name)}" if called.count(name) > 1 else name
        for seat, name in enumerate(called)
    ]
