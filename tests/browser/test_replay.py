"""A finished game again: step by step, from every seat, by link, and on from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.lobby import play_now
from tests.browser.player import MONEY, Player


def test_replay_by_step_by_seat_by_link_and_on_from_there(people: People, page: Page) -> None:
    play_now(page, "dominion")
    Player(page, seed=11, rules=MONEY).play()
    page.get_by_role("dialog", name="Results").get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("The beginning of the game")).to_be_visible()

    for _ in range(6):
        page.get_by_role("button", name="On by a choice").click()
    page.get_by_role("button", name="Back by a choice").click()
    expect(page).to_have_url(re.compile(r"/replay/[^/]+/5"))
    page.get_by_label("Seen by").select_option(index=1)
    expect(page).to_have_url(re.compile(r"/replay/[^/]+/5\?seat=\d"))
    choice = page.locator(".choice .text").inner_text()

    friend = people.arrive()
    friend.goto(page.url)
    expect(friend.locator(".choice .text")).to_have_text(choice)

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    player = Player(page, seed=12, rules=MONEY)
    assert int(player.step) >= 5
    player.play(moves=3)
