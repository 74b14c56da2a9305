"""To learn a game in the browser: short lessons, and guided games with a coach beside the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, People
from tests.browser.lobby import open_table
from tests.browser.player import CLICKABLE, MONEY, Player
from tests.browser.test_keyboard import Typist
from tests.browser.test_phone import WIDER
from tests.learn.test_lessons import moves, truths

import greathall as gh
from greathall.kernel.machine import PASS
from greathall.learn.coach import guide
from greathall.learn.lesson import Lesson, Step, lessons
from greathall.server.lessons import lesson_step
from greathall.text.fluent import texts

POINTED = """(all) => all.findIndex((one) => one.classList.contains("pointed"))"""
POINTED_AT = ".play .glow.pointed"
# Some of it, and nothing lies over it.
IN_SIGHT = """(pointed) => [...document.querySelectorAll(pointed)].some((one) => {
    const at = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
})"""
# What whoever knows nothing else clicks, so that the game goes on.
ONWARD = (
    *("^Deploy 2", "^Reveal", "^Play all", "^Province", "^Gold", "^Silver", "^Duchy"),
    *("^Arrakeen", "^End", "^Pass", "^No "),
)
GUIDED = ("dominion/first_game", "imperium/first_game", "uprising/first_game", "uprising/second_game")
each_guided = pytest.mark.parametrize("name", GUIDED)


class Learner(Player):
    """Clicks what the coach points at, if it can be clicked; else what goes on."""

    def pick(self, labels: list[str]) -> int:
        pointed: int = self.page.locator(CLICKABLE).evaluate_all(POINTED)
        return pointed if pointed >= 0 else super().pick(labels)

    def heard(self) -> str:
        return self.page.locator("[data-coach] [data-text]").inner_text(timeout=2000)


def said(name: str, key: str) -> str:
    game, _, called = name.partition("/")
    return guide(game, called).say(key)


def begin(page: Page, name: str) -> None:
    game, _, called = name.partition("/")
    page.goto("/learn")
    title = texts().say(guide(game, called).message)
    page.get_by_role("button", name=f"Begin {title}").click()
    expect(page.locator("[data-coach]")).to_contain_text(said(name, guide(game, called).ideas[0].say)[:60])


def follow(page: Page, name: str) -> None:
    """To the end of the game."""
    Learner(page, seed=1, rules=ONWARD).play()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach]")).to_contain_text(said(name, "over")[:60])


@each_guided
def test_a_guided_game_is_played_through_on_a_laptop(page: Page, name: str) -> None:
    begin(page, name)
    follow(page, name)
    page.goto("/learn")
    expect(page.locator(".guided").get_by_text("Done")).to_have_count(1)


@each_guided
def test_a_guided_game_is_played_through_on_a_phone(phone: Page, name: str) -> None:
    begin(phone, name)
    assert phone.evaluate(WIDER) <= 0, "the page scrolls sideways"
    follow(phone, name)


def test_on_a_phone_what_the_coach_points_at_is_in_sight(phone: Page) -> None:
    begin(phone, "uprising/first_game")
    learner = Learner(phone, seed=1, rules=ONWARD)
    for _ in range(6):
        if phone.locator(POINTED_AT).count():
            phone.wait_for_function(IN_SIGHT, arg=POINTED_AT)
        learner.move()


@each_guided
def test_a_guided_game_by_keyboard_in_the_text_view(page: Page, name: str) -> None:
    begin(page, name)
    page.keyboard.press("t")
    expect(page.get_by_role("article", name="The table in words")).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_visible()
    Typist(page, seed=1, rules=("^Smithy", *MONEY, *ONWARD)).play()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach]")).to_contain_text(said(name, "over")[:60])


def test_a_guided_game_is_left_and_taken_up_again(page: Page) -> None:
    name = "imperium/first_game"
    begin(page, name)
    learner = Learner(page, seed=1, rules=ONWARD)
    for _ in range(6):
        learner.move()
    heard = page.locator("[data-coach]").inner_text()
    page.goto("/learn")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("[data-coach]")).to_be_visible()
    assert page.locator("[data-coach]").inner_text() == heard


def test_the_coach_points_at_an_answer_in_the_bar_too(page: Page) -> None:
    begin(page, "dominion/first_game")
    expect(page.locator(".bar .pointed")).to_have_text(re.compile("Play all Treasures$"))
    Learner(page, seed=1).take("Play all Treasures")
    expect(page.locator(".bar .pointed")).to_have_count(0)


def test_a_mistake_in_a_guided_game_happens_and_is_explained(page: Page) -> None:
    name = "dominion/first_game"
    begin(page, name)
    learner = Learner(page, seed=1)
    learner.take("Play all Treasures")
    labels = learner.glowing()
    learner.click(labels, next(index for index, label in enumerate(labels) if "Copper" in label))
    expect(page.locator("[data-judged=wrong]")).to_contain_text(said(name, "copper")[:40])


def test_a_card_says_what_it_is_good_for_at_this_table(page: Page) -> None:
    begin(page, "dominion/first_game")
    page.locator(".play").get_by_text("Village", exact=True).first.click(button="right", force=True)
    window = page.get_by_role("dialog", name="Village")
    window.get_by_role("button", name="What is this good for?").click()
    expect(window.locator("[data-uses]")).to_contain_text("Smithy")
    expect(window.locator("[data-uses]")).to_contain_text("games between our bots")


def test_a_beginner_sees_the_goal_and_is_told_once_what_is_new(people: People) -> None:
    page = people.arrive()
    page.add_init_script(
        """localStorage["greathall.settings"] = JSON.stringify({ speed: "off", byItself: false })"""
    )
    bot = {"kind": "bot", "bot": "random"}
    page.goto(f"/table/{open_table(page, game='imperium', seats=[{'kind': 'me'}, bot, bot])}")
    player = Player(page, seed=1, rules=ONWARD)
    expect(page.locator("[data-goal]")).to_contain_text("10 points end the game")
    tip = page.locator("[data-tip]")
    for _ in range(40):
        if tip.count():
            break
        player.move()
    told = tip.get_attribute("data-tip")
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator(f"[data-tip={told}]")).to_have_count(0)
    page.locator("[data-goal]").get_by_role("button", name="Hide").click()
    expect(page.locator("[data-goal]")).to_have_count(0)


def test_a_short_lesson_is_failed_once_and_solved(page: Page) -> None:
    page.goto("/learn")
    expect(page.get_by_text(re.compile("^0 of "))).to_have_count(3)
    page.get_by_role("link", name="One Action, unless a card gives more").click()
    coach = page.locator("[data-coach]")
    glowing = page.locator(".lesson .glow")
    expect(coach).to_contain_text("Step 1 of 3")
    glowing.filter(has_text="Pawn").first.click()
    expect(page.locator("[data-judged=wrong]")).to_contain_text("A Mining Village gives two")
    expect(page.locator(".lesson .pointed")).to_have_count(1)
    glowing.filter(has_text="Mining Village").first.click()
    expect(coach).to_contain_text("Step 2 of 3")
    page.get_by_role("button", name="No", exact=False).first.click()
    expect(coach).to_contain_text("Step 3 of 3")
    page.keyboard.press("1")
    expect(page.locator("[data-judged=wrong]")).to_be_visible()
    page.keyboard.press("3")
    expect(coach).to_contain_text("You have done this lesson.")
    expect(coach.locator(".rule")).to_have_text("The rules: Playing an Action · +1 action · Mining Village")
    coach.get_by_role("link", name="+1 action").click()
    expect(page.get_by_role("heading", name="+1 action")).to_be_in_viewport()
    page.go_back()
    page.get_by_role("link", name="All lessons").last.click()
    expect(page.get_by_text("1 of 11 done")).to_be_visible()


def offered(taught: Lesson, answers: list[int]) -> list[list[int]]:
    """What each button of the text view answers, from the first to the last; to pass comes after the rest."""
    decision = lesson_step(taught.game, taught.name, answers).frame.decision
    options = sorted(decision.options if decision else [], key=lambda option: option.code == PASS)
    return [[option.code, *end] for option in options for end in ([[end.code] for end in option.then] or [[]])]


def a_mistake(taught: Lesson, answers: list[int], given: list[list[int]]) -> tuple[int, str, int] | None:
    """The first that can be made here, what is said about it, and how much stands nevertheless."""
    for n, one in enumerate(given):
        step = lesson_step(taught.game, taught.name, [*answers, *one])
        if step.judged and step.judged.right is False:
            return n, step.judged.text, step.stands - len(answers)
    return None


def learn(page: Page, taught: Lesson, step: Step, answers: list[int]) -> None:
    """Fails a step, hears why, and does it right."""
    options = page.get_by_role("list", name="Your options").get_by_role("button")
    choices = page.locator("[data-coach] .answer")
    buttons, given = (choices, [[n] for n in range(len(step.answers))])
    if step.moves:
        buttons, given = options, offered(taught, answers)
    way = truths(taught, answers, step) if step.answers else moves(taught, answers, step)
    mistake = a_mistake(taught, answers, given)
    if mistake:
        n, why, stands = mistake
        buttons.nth(n).click()
        expect(page.locator("[data-judged=wrong]")).to_contain_text(why)
        answers += way[:stands]
        way = way[stands:]
    while way:
        given = given if step.answers else offered(taught, answers)
        n = next(n for n, one in enumerate(given) if one == way[: len(one)])
        expect(buttons).to_have_count(len(given))
        buttons.nth(n).click()
        answers += given[n]
        way = way[len(given[n]) :]
    assert mistake or step.moves, f"{taught.name}: nothing is wrong here"


@pytest.mark.parametrize("game", gh.games())
def test_every_lesson_is_failed_and_solved_in_the_text_view(page: Page, game: str) -> None:
    page.goto("/learn")
    page.evaluate("""localStorage["greathall.settings"] = JSON.stringify({ textView: true })""")
    for taught in lessons(game):
        page.goto(f"/learn/{game}/{taught.name}")
        answers: list[int] = []
        for number, step in enumerate(taught.steps, 1):
            expect(page.locator("[data-coach]")).to_contain_text(f"Step {number} of {len(taught.steps)}")
            learn(page, taught, step, answers)
        expect(page.locator("[data-coach]")).to_contain_text("You have done this lesson.")
    page.goto("/learn")
    every = len(lessons(game))
    expect(page.locator(f"[data-game={game}]")).to_contain_text(f"{every} of {every} done")


@pytest.mark.parametrize("lesson", ["uprising/combat", "imperium/agents"])
def test_a_lesson_of_the_dune_games_fits_a_phone(people: People, lesson: str) -> None:
    phone = people.arrive(PHONE)
    phone.goto(f"/learn/{lesson}")
    expect(phone.locator("[data-coach] [data-text]")).to_be_visible()
    expect(phone.locator(".lesson .glow").first).to_be_visible()
    assert phone.evaluate(WIDER) <= 0, "the page scrolls sideways"


def test_a_lesson_in_the_text_view_by_keyboard(page: Page) -> None:
    page.goto("/learn/imperium/combat")
    expect(page.locator("[data-coach]")).to_contain_text("Step 1 of 3")
    page.keyboard.press("t")
    expect(page.get_by_role("article", name="The table in words")).to_be_visible()
    page.keyboard.press("1")
    for step, right in (("Step 2 of 3", "2"), ("Step 3 of 3", "2")):
        expect(page.locator("[data-coach]")).to_contain_text(step)
        page.wait_for_timeout(350)  # the same key at once would be taken for an accident
        page.keyboard.press(right)
    expect(page.locator("[data-coach]")).to_contain_text("You have done this lesson.")
