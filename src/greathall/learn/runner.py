"""Gives a short lesson: plays it as far as the learner's answers are right, and judges the next one.

A lesson is a function of its answers: nothing is kept between them. The answer to something to foresee is the
number of what is offered; something to do is answered by the codes of choices, one after another. The rules say
what comes of a choice, and whether what was foreseen is true; the lesson says only what is asked for, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greathall.api import Game
from greathall.house.positions import BadPosition
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import IllegalChoice, Wrong
from greathall.kernel.given import shown
from greathall.kernel.rules import Resolved
from greathall.learn.conditions import BadLesson, holds
from greathall.learn.lesson import Lesson, Step


class Judged(NamedTuple):
    """What is to be said about an answer: the key of a text of the lesson's."""

    right: bool | None  # None: nothing was asked for
    key: str


class Given(NamedTuple):
    """A lesson as far as it has come."""

    game: Game
    step: int  # that is at hand; behind the last one, all is done
    stands: int  # so many of the answers were right
    judged: Judged | None  # the last answer, if there is something to say about it


def give(lesson: Lesson, answers: Sequence[int] = ()) -> Given:
    """The lesson after these answers; the first that is wrong is the last that is looked at."""
    return Run(lesson).after(answers)


class Run:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = laid_out(lesson)
        self.step = 0
        self.chosen: list[str] = []  # of the step at hand: the words that were matched so far
        self.play_all(lesson.before)

    def after(self, answers: Sequence[int]) -> Given:
        judged: Judged | None = None
        for stands, answer in enumerate(answers):
            if self.step == len(self.lesson.steps):
                raise IllegalChoice(Wrong("error-lesson-done"))
            judged = self.judge(self.lesson.steps[self.step], answer)
            if judged is not None and not judged.right:
                return Given(self.game, self.step, stands, judged)
        return Given(self.game, self.step, len(answers), judged)

    def judge(self, step: Step, answer: int) -> Judged | None:
        """None: right so far, and the step goes on."""
        return self.foreseen(step, answer) if step.answers else self.moved(step, answer)

    # -- to foresee

    def foreseen(self, step: Step, answer: int) -> Judged:
        if not 0 <= answer < len(step.answers):
            raise IllegalChoice(Wrong("error-no-answer", given=shown(answer), n=len(step.answers)))
        after = self.game.copy()
        self.play_all(step.then, after)
        given = step.answers[answer]
        if not self.is_true(after, step, answer):
            return Judged(False, given.why)
        self.game = after
        self.step += 1
        return Judged(True, step.done)

    def is_true(self, after: Game, step: Step, answer: int) -> bool:
        seat = self.lesson.seat
        return holds(step.answers[answer].holds, after.rules.view(after.state, seat), seat)

    # -- to do

    def moved(self, step: Step, code: int) -> Judged | None:
        state = self.game.state
        if state.over or code not in state.options:
            raise IllegalChoice(Wrong("error-no-code", given=shown(code), codes=str(state.options)))
        words = [str(word) for word in self.game.descriptor.words(state, code)]
        way = way_on(step.moves, self.chosen, words)
        if not way:
            key = next((step.mistakes[word] for word in words if word in step.mistakes), step.otherwise)
            return Judged(False, key)
        self.chosen.append(way[len(self.chosen)])
        self.game.choose_code(code)
        take_forced(self.game)
        if len(way) > len(self.chosen):
            return None
        self.chosen = []
        self.play_all(step.then)
        self.step += 1
        return Judged(True, step.done)

    def play_all(self, words: str, game: Game | None = None) -> None:
        for word in words.split():
            self.play(word, self.game if game is None else game)

    def play(self, word: str, game: Game) -> None:
        if game.over:
            raise BadLesson(f"the lesson {self.lesson.message}: the game is over before {word!r}")
        game.choose_code(code_of(game, word))
        take_forced(game)


def way_on(moves: Sequence[str], chosen: Sequence[str], words: Sequence[str]) -> list[str]:
    """The first of the moves that began with what was chosen and goes on with a choice called so; none: []."""
    here = len(chosen)
    for move in moves:
        way = move.split()
        if way[:here] == list(chosen) and len(way) > here and way[here] in words:
            return way
    return []


def laid_out(lesson: Lesson) -> Game:
    descriptor = descriptor_of(lesson.game)
    try:
        state = descriptor.position(lesson.position)
    except BadPosition as error:
        raise BadLesson(f"the lesson {lesson.message}: {error}") from error
    # No record leads to a table that was put together.
    game = Game(descriptor.rules, state.seating.players, 0, {}, Resolved({}, {}), state, [], dealt_anew=True)
    take_forced(game)
    return game


def code_of(game: Game, word: str) -> int:
    """The option that is called so; in lessons, in which nothing is left open."""
    descriptor, state = game.descriptor, game.state
    called = {code: [str(name) for name in descriptor.words(state, code)] for code in state.options}
    codes = [code for code in state.options if word in called[code]]
    if len(codes) != 1:
        there = ", ".join(names[0] for names in called.values())
        raise BadLesson(f"{word!r} means {len(codes)} of the options ({state.kind}): {there}")
    return codes[0]


def take_forced(game: Game) -> None:
    """What leaves no choice is taken at once, as the app does."""
    while not game.over and game.state.is_forced():
        game.choose_code(game.state.options[0])
