"""A table on a phone: what is around it fits, and what is written on a button can be read."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, People
from tests.browser.lobby import open_table, resign
from tests.browser.player import Player

WIDER = "document.scrollingElement.scrollWidth - innerWidth"
# Buttons of the head and the bar whose words stick out of them, or that stick out of the screen.
CRAMPED = """() => [...document.querySelectorAll("header button, header a, .bar button")].filter((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(one);
    const written = [...words.getClientRects()].filter((part) => part.width > 1);
    return box.right > innerWidth || written.some((part) => part.left < box.left - 1 || part.right > box.right + 1);
}).map((one) => one.textContent.trim() || one.ariaLabel)"""
# Options of many lines in little room.
COLUMNS = """(all) => all.filter((one) => one.offsetWidth < innerWidth / 3 && one.offsetHeight > 4 * 16)
    .map((one) => one.textContent.trim())"""


def fits(phone: Page) -> None:
    assert phone.evaluate(WIDER) <= 0, "the page scrolls sideways"
    assert phone.evaluate(CRAMPED) == []


def test_when_a_game_with_a_chat_is_over_all_buttons_are_on_the_screen(people: People, phone: Page) -> None:
    friend = people.arrive(PHONE)
    table = open_table(phone, game="imperium", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    friend.request.post("/api/me")
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    for page in (phone, friend):
        page.goto(f"/table/{table}")
        page.get_by_role("region", name="Decision").wait_for()
        fits(page)
    resign(phone)
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("region", name="Decision").get_by_role("button", name="Results")).to_be_visible()
    expect(phone.get_by_role("banner").get_by_role("button", name="Chat")).to_be_visible()
    fits(phone)


def test_two_options_do_not_make_each_other_narrow(phone: Page) -> None:
    bot = {"kind": "bot", "bot": "random"}
    phone.goto(f"/table/{open_table(phone, game='uprising', seats=[{'kind': 'me'}, bot, bot])}")
    player = Player(phone, seed=2)
    for _ in range(25):
        player.move()
        narrow: list[str] = phone.locator(".bar .option:not(.barred)").evaluate_all(COLUMNS)
        assert narrow == []
        fits(phone)
