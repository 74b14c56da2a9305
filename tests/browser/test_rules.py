"""The rules and the strategy: a page of each game; at the table the rule behind whatever it says, and the moments
of recorded games of which a strategy page speaks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.lobby import NAMES, play_now

SCREENS = {"laptop": LAPTOP, "phone": PHONE}
REFUSING = ("dominion", "uprising")  # at their first question there is something that cannot be chosen
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
IN_SIGHT = "(place) => { const { top } = place.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2 }"


@pytest.fixture(params=SCREENS)
def page(request: pytest.FixtureRequest, people: People) -> Page:
    screen: dict[str, Any] = SCREENS[request.param]
    return people.arrive(screen)


def test_a_rule_is_found_from_the_lobby_by_words_by_its_chapter_and_by_its_address(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=f"The rules of {NAMES['uprising']}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"The rules of {NAMES['uprising']}")
    assert page.evaluate(WIDER) <= 0
    page.get_by_role("searchbox").fill("tie second")
    expect(page.get_by_role("article", name="A tie for second place")).to_be_visible()
    assert page.get_by_role("article").count() < 10
    page.get_by_role("searchbox").fill("")
    contents = page.get_by_role("group").filter(has_text="Contents")
    if contents.get_attribute("open") is None:
        contents.get_by_text("Contents").click()
    contents.get_by_role("link", name="Spies").click()
    heading = page.get_by_role("heading", level=2, name="Spies", exact=True)
    expect(heading).to_be_in_viewport()
    page.goto("/rules/uprising#combat/ties")
    marked = page.locator("article.marked")
    expect(marked).to_have_id("combat/ties")
    expect(marked).to_be_focused()
    assert marked.evaluate(IN_SIGHT)
    marked.get_by_role("link", name="first place").click()
    expect(page.locator("article.marked")).to_have_id("combat/ties-first")
    page.goto("/rules/uprising#combat/wild")
    page.goto("/rules/dominion#base/moat")
    page.get_by_role("article", name="Moat").get_by_role("button", name="Moat").click()
    expect(page.get_by_role("dialog", name="Moat")).to_be_visible()


def test_the_page_is_printed_without_what_is_for_the_screen(page: Page) -> None:
    page.goto("/rules/imperium")
    expect(page.get_by_role("article").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("article").last).to_be_visible()


def test_advice_is_found_from_the_lobby_and_seen_in_a_recorded_game_at_the_very_step(page: Page) -> None:
    page.goto("/")
    title = f"Strategy: how to play {NAMES['uprising']} well"
    page.get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    advice = page.get_by_role("article", name="Keep Spies on the board")
    expect(advice).to_contain_text(re.compile(r"won \d+\s% of 1,000 games"))
    expect(advice.get_by_role("link", name="draws a card")).to_have_attribute(
        "href", "/rules/uprising#spies/gather"
    )
    advice.get_by_role("link", name="See it").click()
    expect(page).to_have_url(re.compile(r"/replay/uprising-hard/266\?seat=0$"))
    note = page.get_by_role("region", name="Strategy")
    expect(note).to_contain_text("the Spy who watched it is recalled for a card")
    clean(page, "a step of which a strategy page speaks")
    page.keyboard.press("ArrowRight")
    elsewhere = note.get_by_role("button", name="Step 266: Keep Spies on the board")
    elsewhere.click()
    note.get_by_role("link", name="Keep Spies on the board").click()
    marked = page.locator("article.marked")
    expect(marked).to_have_id("opening/spies")
    expect(marked).to_be_focused()
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("link", name="See it").first).to_be_hidden()
    expect(page.get_by_role("article").last).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_at_the_table_questions_lines_and_refusals_lead_to_their_rules(page: Page, game: str) -> None:
    asked: list[str] = []

    def hear(request: Request) -> None:
        if "/api/rules/" in request.url:
            asked.append(request.url)

    page.on("request", hear)
    play_now(page, game)
    bar = page.get_by_role("region", name="Decision")
    link = bar.get_by_role("link", name="Rule", exact=True)
    expect(link).to_be_visible()
    assert asked == []  # they are fetched when somebody asks
    link.click()
    rule = page.get_by_role("dialog")
    anchored = re.compile(rf"^/rules/{game}#\w+/\w+")
    expect(rule.get_by_role("link", name="All rules")).to_have_attribute("href", anchored)
    clean(page, "a rule at the table")
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.keyboard.press("r")
    expect(rule.get_by_role("link", name="All rules")).to_be_visible()
    page.keyboard.press("Escape")
    log = page.get_by_role("region", name="Log")
    if not log.is_visible():
        page.keyboard.press("l")
    log.get_by_role("link", name="The rule about this").last.click()
    expect(rule.get_by_role("link", name="All rules").last).to_be_visible()
    page.keyboard.press("Escape")
    if game in REFUSING:
        page.keyboard.press("Escape")  # the log, where it lies over the table
        page.keyboard.press("t")
        words = page.get_by_role("article", name="The table in words")
        words.get_by_text("What you cannot choose now").click()
        words.get_by_role("link", name="The rule about this").first.click()
        expect(rule.get_by_role("link", name="All rules")).to_be_visible()
    assert len(asked) == 1
