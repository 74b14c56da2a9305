"""Lessons over the wire: the list of them, a step of a short one, what the coach of a guided game says."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import games
from greathall.learn.coach import Coach, Guide, guide, guide_names
from greathall.learn.lesson import ABOUT, Lesson, lesson, lessons
from greathall.learn.rules.page import rules
from greathall.learn.runner import Judged, give
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import (
    Coached,
    Judgement,
    LessonInfo,
    LessonRule,
    Lessons,
    LessonStep,
    SeatInfo,
    TableInfo,
)
from greathall.text.fluent import ENGLISH, texts


def all_lessons(lang: str = ENGLISH) -> Lessons:
    return Lessons(
        [info_of(guide(game, name), lang) for game in games() for name in guide_names(game)],
        [info_of(one, lang) for game in games() for one in lessons(game)],
    )


def info_of(one: Lesson | Guide, lang: str) -> LessonInfo:
    return LessonInfo(one.game, one.name, texts(lang).say(one.message), one.say(ABOUT, lang))


def lesson_step(game: str, name: str, answers: Sequence[int], lang: str = ENGLISH) -> LessonStep:
    """Nothing is kept of it: the lesson is played anew to these answers."""
    taught = lesson(game, name)
    given = give(taught, answers)
    names = names_at(taught, given.game.players, lang)
    frame = Moment(given.game, names, Chronicle(lang)).frame(taught.seat, None, can_undo=False)
    step = taught.steps[given.step] if given.step < len(taught.steps) else None
    page = rules(game, lang)
    if frame.decision is not None:
        frame.decision.by_itself = None  # what is to be done is for the learner to do,
        for option in frame.decision.options:
            option.loses = None  # and what is wrong about a choice is the lesson's to say
    if step is None or step.answers:
        frame.decision = None  # there is nothing to choose at the table
    return LessonStep(
        info=info_of(taught, lang),
        table=table_of(taught, names, lang),
        frame=frame,
        step=given.step,
        steps=len(taught.steps),
        stands=given.stands,
        text=None if step is None else taught.say(step.say, lang),
        answers=[] if step is None else [taught.say(answer.say, lang) for answer in step.answers],
        point=[] if step is None else step.point,
        judged=judgement(given.judged, taught, lang),
        rules=[LessonRule(anchor, page.rule(anchor).title) for anchor in taught.rules],
    )


def judgement(judged: Judged | None, said: Lesson | Guide, lang: str) -> Judgement | None:
    return None if judged is None else Judgement(judged.right, said.say(judged.key, lang))


def names_at(taught: Lesson, players: int, lang: str) -> list[str]:
    return taught.names or [texts(lang).say("lesson-player", n=seat + 1) for seat in range(players)]


def table_of(taught: Lesson, names: Sequence[str], lang: str) -> TableInfo:
    """As a table of its own would be, for whoever draws it."""
    seats = [
        SeatInfo(seat, "person", name, None, seat == taught.seat, True, False) for seat, name in enumerate(names)
    ]
    return TableInfo(
        id="",
        game=taught.game,
        name=texts(lang).say(taught.message),
        status="playing",
        players=len(names),
        seats=seats,
        options={},
        listed=False,
        yours=True,
        owner=True,
        your_move=True,
        created=0.0,
        changed=0.0,
        steps=0,
        invite=None,
        rematch=None,
        branch=None,
        free_undo=False,
        lesson=taught.name,
        result=None,
    )


def coached(coach: Coach, lang: str) -> Coached:
    guide, idea = coach.guide, coach.idea
    return Coached(
        text=None if idea is None else guide.say(idea.say, lang),
        point=[] if idea is None else idea.point,
        advised=coach.advised,
        judged=judgement(coach.judged, guide, lang),
        told=coach.told,
        ideas=len(guide.ideas),
        finished=coach.finished,
    )
