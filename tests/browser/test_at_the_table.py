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


QUICK = """localStorage["greathall.settings"] = JSON.stringify({ speed: "off", sound: false })"""


def test_another_card_is_chosen_at_once_in_place_of_the_one_that_waits_for_its_space(page: Page) -> None:
    play_now(page, "uprising")
    player = Player(page, seed=5)
    while "where do you send" not in player.question():
        player.move()
    first = page.locator(".hand .begun")
    expect(first).to_have_count(1)
    other = page.locator(".hand .instead").first
    name = other.locator(".unseen").inner_text()
    other.click()
    expect(page.locator(".hand .begun .unseen")).to_have_text(name)


def test_a_turn_of_money_takes_one_click(page: Page) -> None:
    """Treasures are played by themselves, and the last buy ends the turn."""
    page.add_init_script(QUICK)
    play_now(page, "dominion")
    player = Player(page, seed=5, rules=("^Silver", "^Copper"))
    for turn in range(2):
        expect(page.get_by_text(f"Turn {turn + 1}", exact=True).first).to_be_visible()
        assert player.question().startswith("Buy phase: buy")
        player.move()
    assert len(player.clicked) == 2


def test_to_reveal_with_agents_left_is_asked_once(page: Page) -> None:
    play_now(page, "uprising")
    player = Player(page, seed=5)
    while "Reveal turn" not in player.glowing():
        player.move()
    page.get_by_role("button", name="Undo").hover()
    expect(page.get_by_text("Undo: you have made no choice yet.")).to_be_visible()
    page.get_by_role("button", name="Reveal turn", exact=True).click()
    expect(page.locator(".bar .question")).to_contain_text("Agents could still be sent")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Reveal turn", exact=True)).to_be_visible()


def test_a_hint_says_why(page: Page) -> None:
    play_now(page, "uprising")
    player = Player(page, seed=5)
    while "Reveal turn" not in player.glowing():
        player.move()
    page.keyboard.press("h")
    expect(page.locator(".bar .hint")).to_contain_text("–")


def test_a_space_tells_its_rules_in_words(page: Page) -> None:
    play_now(page, "imperium")
    Player(page, seed=5)
    page.locator("[data-space=conspire]").hover()
    expect(page.locator(".zoom .words")).to_contain_text("Costs 4 spice")
