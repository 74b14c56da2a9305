"""Lessons over the wire: short ones are judged step by step, guided games have a coach for their learner alone."""

from __future__ import annotations

import pytest
from tests.server.clients import Live, refuses
from tests.server.house import House

import greathall as gh
from greathall.house.registry import descriptor_of
from greathall.learn.coach import guide
from greathall.learn.lesson import lesson_names
from greathall.server.messages import Coached, DoneNews, Lessons, LessonStep, Opened

pytestmark = pytest.mark.anyio


async def test_all_lessons_are_listed_in_their_order(small_house: House) -> None:
    found: Lessons = await small_house.stranger().get("/api/lessons", Lessons)
    short = [(one.game, one.name) for one in found.short]
    assert short == [(game, name) for game in gh.games() for name in lesson_names(game)]
    assert {one.game for one in found.guided} == {*gh.games()}
    assert all(one.title and one.about for one in [*found.guided, *found.short])


async def test_a_short_lesson_waits_for_the_right_answer_and_says_why_another_is_wrong(small_house: House) -> None:
    browser = small_house.stranger()

    async def answered(*answers: int) -> LessonStep:
        step: LessonStep = await browser.post("/api/lessons/dominion/actions", {"answers": answers}, LessonStep)
        return step

    first = await answered()
    assert (first.step, first.steps, first.judged, first.answers) == (0, 3, None, [])
    assert first.frame.decision is not None
    codes = {option.thing: option.code for option in first.frame.decision.options}
    wrong = await answered(codes["pawn"])
    assert wrong.judged is not None
    assert (wrong.step, wrong.stands, wrong.judged.right) == (0, 0, False)
    assert "Mining Village gives two" in wrong.judged.text
    assert wrong.frame == first.frame, "nothing has happened"
    right = await answered(codes["mining_village"])
    assert right.judged is not None
    assert (right.step, right.stands, right.judged.right) == (1, 1, True)
    assert right.frame.decision is not None
    no = 0  # the code of passing
    foreseen = await answered(codes["mining_village"], no)
    assert len(foreseen.answers) == 3
    assert foreseen.frame.decision is None, "nothing is chosen at the table"
    done = await answered(codes["mining_village"], no, 2)
    assert (done.step, done.text) == (done.steps, None)


async def test_what_is_no_lesson_and_no_answer_is_refused(small_house: House) -> None:
    browser = await small_house.guest("Anna")
    with refuses("no_game"):
        await browser.post("/api/lessons/chess/actions", {"answers": []})
    with refuses("bad_option"):
        await browser.post("/api/lessons/dominion/castling", {"answers": []})
    with refuses("bad_option"):
        await browser.post("/api/lessons/dominion/actions", {"answers": [4711]})
    with refuses("bad_option"):
        await browser.post("/api/guided/dominion/castling")
    with refuses("nobody"):
        await small_house.stranger().post("/api/guided/dominion/first_game")


def coach_of(live: Live) -> Coached:
    assert live.frame.coach is not None
    return live.frame.coach


async def test_a_guided_game_has_a_coach_for_its_learner_alone(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    opened: Opened = await anna.post("/api/guided/dominion/first_game", type=Opened)
    said = guide("dominion", "first_game")
    live, other = await anna.watch(opened.table), await ben.watch(opened.table)
    assert (await anna.table(opened.table)).lesson == "first_game"
    await live.until(lambda: live.codes)
    assert coach_of(live).text == said.say("turn")
    assert other.frame.coach is None
    assert live.frame.decision is not None
    assert live.frame.decision.by_itself is None, "what is pointed out is for the learner to do"
    everything = next(option.code for option in live.frame.decision.options if "all" in option.label.lower())
    assert isinstance(await live.choose(everything), DoneNews)
    await live.until(lambda: live.codes and live.frame.step == 1)
    judged = coach_of(live).judged
    assert judged is not None
    assert (judged.right, judged.text) == (True, said.say("coins"))
    assert coach_of(live).text == said.say("first-buy")

    # Whoever comes back finds the coach as it was; whoever takes the step back, too.
    again = await anna.watch(opened.table)
    assert again.frame.coach == live.frame.coach
    assert isinstance(await live.undo(), DoneNews)
    await live.until(lambda: live.frame.step == 0)
    assert coach_of(live).text == said.say("turn")
    assert coach_of(live).judged is None


@pytest.mark.parametrize("path", ["dominion/first_game", "imperium/first_game", "uprising/second_game"])
async def test_the_bots_of_a_guided_game_are_introduced_as_easy_ones_are(small_house: House, path: str) -> None:
    anna = await small_house.guest("Anna")
    opened: Opened = await anna.post(f"/api/guided/{path}", type=Opened)
    table = await anna.table(opened.table)
    bots = [seat for seat in table.seats if seat.kind == "bot"]
    names = descriptor_of(table.game).bots.own_names("easy")
    assert bots
    assert {bot.name for bot in bots} <= set(names)
    assert {bot.level for bot in bots} == {"easy"}


async def test_a_rematch_of_a_guided_game_is_an_ordinary_game(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    opened: Opened = await anna.post("/api/guided/imperium/first_game", type=Opened)
    live = await anna.watch(opened.table)
    await live.until(lambda: live.codes)
    await live.resign(0)
    rematch: Opened = await anna.post(f"/api/tables/{opened.table}/rematch", type=Opened)
    assert (await anna.table(rematch.table)).lesson is None
