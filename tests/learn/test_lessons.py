"""Every short lesson is solved once, and failed in each of the ways that it foresees."""

from __future__ import annotations

import tomllib

import pytest

import greathall as gh
from greathall.kernel.errors import IllegalChoice
from greathall.learn.conditions import BadLesson
from greathall.learn.lesson import Lesson, Step, lesson, lesson_names, read_lesson
from greathall.learn.runner import Given, Run, give

LESSONS = [(game, name) for game in gh.games() for name in lesson_names(game)]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=["/".join(at) for at in LESSONS])


def called(given: Given) -> dict[str, int]:
    """The codes of the options at hand by all their words."""
    state = given.game.state
    return {str(word): code for code in state.options for word in given.game.descriptor.words(state, code)}


def truths(lesson: Lesson, answers: list[int], step: Step) -> list[int]:
    """The answers that the table says are right."""
    return [
        number
        for number in range(len(step.answers))
        if (judged := give(lesson, [*answers, number]).judged) is not None and judged.right
    ]


def solved(lesson: Lesson, before: int) -> list[int]:
    """The right answers to all steps before that one."""
    answers: list[int] = []
    for step in lesson.steps[:before]:
        answers += truths(lesson, answers, step) if step.answers else moves(lesson, answers, step)
    return answers


def moves(lesson: Lesson, answers: list[int], step: Step) -> list[int]:
    """The codes of the first way through a step that can be gone here."""
    ways = [move.split() for move in step.moves]
    way = next(way for way in ways if way[0] in called(give(lesson, answers)))
    found: list[int] = []
    for word in way:
        found.append(called(give(lesson, [*answers, *found]))[word])
    return found


def test_each_game_has_eight_lessons_at_least() -> None:
    for game in gh.games():
        assert len(lesson_names(game)) >= 8, game


@each_lesson
def test_it_can_be_solved(game: str, name: str) -> None:
    taught = lesson(game, name)
    for number, step in enumerate(taught.steps):
        given = give(taught, solved(taught, number))
        assert given.step == number
        if step.moves:
            assert given.game.state.decider == taught.seat, "the learner is to act"
    done = give(taught, solved(taught, len(taught.steps)))
    assert done.step == len(taught.steps)
    assert done.judged is not None
    assert done.judged.right
    assert taught.say(done.judged.key)


@each_lesson
def test_of_what_may_be_foreseen_one_thing_is_true_and_the_others_are_explained(game: str, name: str) -> None:
    taught = lesson(game, name)
    for number, step in enumerate(taught.steps):
        before = solved(taught, number)
        if not step.answers:
            continue
        right = truths(taught, before, step)
        assert len(right) == 1, f"{step.say}: {right} are true"
        for wrong in range(len(step.answers)):
            if wrong not in right:
                given = give(taught, [*before, wrong])
                assert (given.step, given.stands) == (number, len(before)), "the lesson waits for another answer"
                assert given.judged is not None
                assert given.judged.key == step.answers[wrong].why != ""


@each_lesson
def test_each_mistake_that_is_foreseen_can_be_made_and_is_explained(game: str, name: str) -> None:
    taught = lesson(game, name)
    for number, step in enumerate(taught.steps):
        if not step.moves:
            continue
        before = solved(taught, number)
        unseen = dict(step.mistakes)
        for done in range(len(moves(taught, before, step))):
            so_far = [*before, *moves(taught, before, step)[:done]]
            for word, code in called(give(taught, so_far)).items():
                given = give(taught, [*so_far, code])
                if given.judged is None or given.judged.right:
                    continue
                assert given.stands == len(so_far), "the table is as it was before"
                assert given.judged.key, f"{step.say}: nothing is said about {word}"
                if word in unseen:
                    assert given.judged.key == unseen.pop(word)
        assert not unseen, f"{step.say}: nobody can choose {list(unseen)}"


@each_lesson
def test_nothing_changes_for_whoever_asks_again(game: str, name: str) -> None:
    taught = lesson(game, name)
    answers = solved(taught, len(taught.steps))
    for number in range(len(answers)):
        first, again = give(taught, answers[:number]), give(taught, answers[:number])
        assert first.game.digest() == again.game.digest()


def test_an_answer_that_is_none_is_refused() -> None:
    taught = lesson("dominion", "actions")
    with pytest.raises(IllegalChoice):
        give(taught, [9999])
    whole = solved(taught, 3)
    with pytest.raises(IllegalChoice):
        give(taught, [*whole, 0])
    with pytest.raises(IllegalChoice):
        give(taught, [*whole[:2], 7])


WRITTEN = """
rules = ["{rule}"]
[position]
{position}
[[steps]]
say = "first"
{step}
"""


def refusal(
    position: str = 'kingdom = "moat"',
    step: str = 'moves = ["pass"]\notherwise = "no-action"',
    rule: str = "actions/playing",
) -> str:
    with pytest.raises(BadLesson) as error:
        Run(read_lesson(WRITTEN.format(position=position, step=step, rule=rule), "dominion", "actions"))
    return str(error.value)


def test_a_lesson_that_is_written_wrongly_is_refused_with_a_reason() -> None:
    assert "no TOML" in refusal(position="?")
    assert "unknown field `movs`" in refusal(step="movs = []")
    assert "either moves or answers" in refusal(step="moves = []")
    assert "nothing is said to whoever chooses something else" in refusal(step='moves = ["pass"]')
    assert "does not say no-such-words" in refusal(step='moves = ["pass"]\notherwise = "no-such-words"')
    assert "nothing uses" in refusal()
    assert "the rules page has no 'actions/passing'" in refusal(rule="actions/passing")
    with pytest.raises(BadLesson, match="there is no lesson 'chess'"):
        lesson("dominion", "chess")


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ('kingdom = "moot"', "there is no card 'moot'"),
        ('supply = { gold = "two" }', "a position"),
        ("queens = 2", "a position has no queens"),
    ],
)
def test_a_table_that_cannot_be_put_together_is_refused_with_a_reason(position: str, reason: str) -> None:
    taught = lesson("dominion", "actions")
    wrong = read_lesson_with(taught, position)
    with pytest.raises(BadLesson, match=reason):
        Run(wrong)


def read_lesson_with(taught: Lesson, position: str) -> Lesson:
    return Lesson(
        rules=taught.rules,
        steps=taught.steps,
        position=tomllib.loads(position),
        game=taught.game,
        name=taught.name,
    )
