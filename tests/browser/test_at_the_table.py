"""What is around a decision: the log, a choice that is half made, words for what is drawn."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, People
from tests.browser.lobby import play_now
from tests.browser.player import MONEY, Player


def test_the_log_opens_at_its_newest_line_and_follows(people: People, page: Page) -> None:
    play_now(page, "dominion")
    player = Player(page, seed=9, rules=MONEY)
    player.play(moves=20)
    newest = page.get_by_role("region", name="Log").get_by_role("listitem").last
    page.reload()
    player.wait()
    expect(newest).to_be_in_viewport(ratio=1)
    player.play(moves=3)
    expect(newest).to_be_in_viewport(ratio=1)

    phone = people.arrive(PHONE)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.goto(page.url)
    phone.get_by_role("button", name="Log").click()
    expect(phone.get_by_role("region", name="Log").get_by_role("listitem").last).to_be_in_viewport(ratio=1)


def test_a_card_that_waits_for_its_space_is_marked_and_taken_back_with_escape(page: Page) -> None:
    play_now(page, "imperium")
    player = Player(page, seed=5)
    while "where do you send" not in player.question():
        player.move()
    expect(page.locator(".begun").first).to_be_visible()
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(page.locator(".bar .question")).not_to_contain_text("where do you send")
    expect(page.locator(".begun")).to_have_count(0)


def test_a_space_tells_its_rules_in_words(page: Page) -> None:
    play_now(page, "imperium")
    Player(page, seed=5)
    page.locator("[data-space=conspire]").hover()
    expect(page.locator(".zoom .words")).to_contain_text("Costs 4 spice")
