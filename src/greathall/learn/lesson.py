"""Lessons as they are written: one file each, checked when it is read. docs/adding-a-lesson.md goes through one.

What a lesson says to its learner is one Fluent message, `lesson-<game>-<name>`: its title, and an attribute for
each text that the file names."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from msgspec import Struct

from greathall.kernel.errors import Wrong
from greathall.kernel.given import shown
from greathall.learn.conditions import BadLesson, Wanted
from greathall.learn.rules.page import data_of
from greathall.reading import Unreadable, converted
from greathall.text.fluent import ENGLISH, texts

ABOUT: Final = "about"  # the attribute that says in a line what a lesson is about


class Answer(Struct, forbid_unknown_fields=True):
    """One that may be given to a question; the table says whether it is right."""

    say: str
    holds: dict[str, Wanted]
    why: str = ""  # what is wrong about it


class Step(Struct, forbid_unknown_fields=True):
    """Something to do, if there are `moves`, or else something to foresee, if there are `answers`."""

    say: str
    moves: list[str] = []  # any of these is right, each a choice or several after one another: "deploy 2"
    answers: list[Answer] = []
    mistakes: dict[str, str] = {}  # by the word of what is chosen: what is wrong about it
    otherwise: str = ""  # the same for any other choice
    then: str = ""  # what happens then, choice by choice, whoever makes it
    done: str = ""  # what is said when it is done
    point: list[str] = []  # what is pointed at: ids, with their places where there are several ("hand/moat")


class Spoken(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is told to a learner: its texts are attributes of one message."""

    game: str = ""  # these two are told by where the file is
    name: str = ""

    @property
    def message(self) -> str:
        return message_of(self.game, self.name)

    def say(self, key: str, lang: str = ENGLISH) -> str:
        return texts(lang).forms(self.message)[key] if key else ""


class Lesson(Spoken, forbid_unknown_fields=True, kw_only=True):
    """A short lesson: a table put together, and a few steps."""

    rules: list[str]  # the anchors of what it is about, on the rules page
    steps: list[Step]
    scenario: str = ""  # the name of a position that several lessons and tests share, or else
    position: dict[str, Any] = {}
    seat: int = 0  # the learner's
    names: list[str] = []  # of those at the table, by seat
    before: str = ""  # what has been done before the learner comes, choice by choice

    def keys(self) -> list[str]:
        """The attributes that its message must have."""
        found = [ABOUT]
        for step in self.steps:
            found += [step.say, step.done, step.otherwise, *step.mistakes.values()]
            found += [key for answer in step.answers for key in (answer.say, answer.why)]
        return list(dict.fromkeys(key for key in found if key))


def message_of(game: str, name: str) -> str:
    return f"lesson-{game}-{name}".replace("_", "-")


def folder() -> Traversable:
    return files("greathall.learn") / "lessons"


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """In the order in which they are learned, which the number before the name says."""
    place = folder() / game
    if not place.is_dir():
        return ()
    found = sorted(file.name for file in place.iterdir() if file.name.endswith(".toml"))
    return tuple(name.removesuffix(".toml").partition("-")[2] for name in found if "-" in name)


@cache
def lesson(game: str, name: str) -> Lesson:
    """The short lesson of that name."""
    for file in (folder() / game).iterdir():
        if file.name.partition("-")[2] == f"{name}.toml":
            return read_lesson(file.read_text(encoding="utf-8"), game, name)
    raise BadLesson(Wrong("error-no-lesson", given=shown(name), game=game, there=", ".join(lesson_names(game))))


def lessons(game: str) -> list[Lesson]:
    return [lesson(game, name) for name in lesson_names(game)]


def scenario(game: str, name: str) -> dict[str, Any]:
    """A position that lessons and tests share."""
    file = folder() / game / "scenarios" / f"{name}.toml"
    if not file.is_file():
        raise BadLesson(f"there is no scenario {shown(name)} of {game}")
    return read_data(file.read_text(encoding="utf-8"), f"the scenario {game}/{name}")


def read_data(text: str, what: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{what} is no TOML: {error}") from error


def read_lesson(text: str, game: str, name: str) -> Lesson:
    """Checked as far as it can be without playing it."""
    what = f"the lesson {game}/{name}"
    try:
        found: Lesson = converted(read_data(text, what), Lesson)
    except Unreadable as error:
        raise BadLesson(f"{what}: {error}") from error
    found.game, found.name = game, name
    if bool(found.scenario) is bool(found.position):
        raise BadLesson(f"{what} takes place either in a scenario or in a position of its own")
    if found.scenario:
        found.position = scenario(game, found.scenario)
    if not found.steps:
        raise BadLesson(f"{what} has no steps")
    if not found.rules:
        raise BadLesson(f"{what} names no rule that it is about")
    for anchor in found.rules:
        if anchor not in data_of(game).anchors():
            raise BadLesson(f"{what}: the rules page has no {shown(anchor)}")
    for number, step in enumerate(found.steps, 1):
        if bool(step.moves) is bool(step.answers):
            raise BadLesson(f"{what}, step {number}: either moves or answers are expected")
        if step.moves and not (step.otherwise or step.mistakes):
            raise BadLesson(f"{what}, step {number}: nothing is said to whoever chooses something else")
        for answer in step.answers:
            if not answer.holds:
                raise BadLesson(f"{what}, step {number}: nothing says when the answer {answer.say!r} is right")
    check_words(what, found.message, found.keys())
    return found


def check_words(what: str, message: str, keys: list[str]) -> None:
    """All that is said is there, and nothing else is."""
    said = texts(ENGLISH)
    if not said.has(message):
        raise BadLesson(f"{what} has no message {message!r}")
    there = said.forms(message)
    missing = [key for key in keys if key not in there]
    if missing:
        raise BadLesson(f"{what}: the message {message!r} does not say {', '.join(missing)}")
    unused = [key for key in there if key not in keys]
    if unused:
        raise BadLesson(f"{what}: nothing uses {', '.join(unused)} of the message {message!r}")
