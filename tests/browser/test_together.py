"""Several people at one table: by invite link, and at one device."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import People
from tests.browser.lobby import FRIEND, GUEST, resign, set_up
from tests.browser.player import MONEY, Player


def test_two_browsers_play_one_table_by_invite_link(people: People, page: Page) -> None:
    set_up(page, "dominion", {2: FRIEND})
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Whoever opens this link sits down here").input_value()
    friend = people.arrive()
    friend.goto(link)
    friend.get_by_role("textbox").fill("Ada")
    friend.get_by_role("button", name="Sit down").click()

    at_table = [Player(page, 1, MONEY, wait=False), Player(friend, 2, MONEY, wait=False)]
    while any(len(player.clicked) < 20 for player in at_table):
        for player in at_table:
            if player.asked(within=0.2):
                player.move(wait=False)
    resign(friend)
    for each in (page, friend):
        expect(each.get_by_role("dialog", name="Results").get_by_text("Ada").first).to_be_visible()


def test_hot_seat_hides_hands_between_people(page: Page) -> None:
    received: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: received.append(json.loads(text)))

    page.on("websocket", listen)
    set_up(page, "dominion", {2: GUEST})
    page.get_by_label("Name of the person in seat 2").fill("Ada")
    page.get_by_role("button", name="Start").click()
    for _ in range(4):
        look = page.get_by_role("button", name="show my cards")
        expect(look).to_be_visible()
        assert page.locator(".play").count() == 0, "nothing of the table is on the page behind the curtain"
        hidden = [news for news in received if news["type"] == "frame" and news["curtain"] is not None]
        assert hidden
        assert not any(player.get("hand") for news in hidden for player in news["frame"]["view"]["players"])
        received.clear()
        look.click()
        expect(page.locator(".play")).to_be_visible()
        end_turn(page)


def end_turn(page: Page) -> None:
    """Passes until somebody else is to take the device."""
    player = Player(page, seed=0, rules=("^End your turn", "^Play no"))
    while page.locator(".play").count():
        player.move()
