"""Several people at one table: by invite link, and at one device."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.axe import clean
from tests.browser.conftest import PHONE, People
from tests.browser.lobby import FRIEND, GUEST, open_table, resign, set_up
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


def sit_down(page: Page, id: str, name: str) -> None:
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Sit down").wait_for()
    page.request.put("/api/me", data={"name": name})
    page.get_by_role("button", name="Sit down").click()


def test_whoever_opened_a_table_frees_and_fills_its_seats(people: People, page: Page) -> None:
    friend = people.arrive(PHONE)
    set_up(page, "dominion", {2: FRIEND})
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_label("Seat 3", exact=True).select_option(FRIEND)
    page.get_by_label("By correspondence").check()
    page.get_by_label("A bot may stand in after").select_option("7 days")
    page.get_by_label("Clock").select_option("3 days for each move")
    expect(page.get_by_text("At zero a hard bot plays on.")).to_be_visible()
    clean(page, "the form, with how people wait for one another")
    page.get_by_label("Everybody here").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    sit_down(friend, page.url.rsplit("/", 1)[1], "Ada")
    for each in (page, friend):  # it is said before the game begins
        expect(each.get_by_text("waiting for 7 days may be replaced by a hard bot")).to_be_visible()
        expect(each.get_by_text("3 days for each move. At zero")).to_be_visible()
    page.get_by_role("button", name="Free this seat: Ada").click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="Put a bot here: seat 2").click()
    expect(page.get_by_role("button", name="Put a bot here: seat 3")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("list", name="Clocks").get_by_text("3 d 0 h").first).to_be_visible()


def test_a_bot_stands_in_for_whoever_leaves_until_they_are_back(people: People, page: Page) -> None:
    """One of two leaves, the other plays on against a bot; the first comes back."""
    friend = people.arrive()
    clock = {"kind": "bank", "seconds": 3600, "increment": 5}
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = open_table(page, game="dominion", seats=seats, listed=True, clock=clock, stand_in="normal")
    page.goto(f"/table/{id}")
    sit_down(friend, id, "Ada")

    host, ada = Player(page, 1, MONEY, wait=False), Player(friend, 2, MONEY, wait=False)
    expect(page.get_by_role("list", name="Clocks").get_by_text("Ada")).to_be_visible()
    while not ada.asked(within=0.2):
        if host.asked(within=0.2):
            host.move(wait=False)
    friend.goto("/")  # she leaves while she is asked
    strip = page.get_by_role("region", name="Clocks, and who is away")
    strip.get_by_role("button", name="Let a bot play on").wait_for()
    clean(page, "a table at which somebody is away")
    strip.get_by_role("button", name="Let a bot play on").click()
    expect(page.get_by_text("has a bot play on for Ada, who is away.").first).to_be_visible()
    expect(page.locator(".seat, .who").get_by_text("bot stands in").first).to_be_visible()
    for _ in range(3):  # the bot has played for her
        host.wait(host.answered)
        host.move()

    expect(friend.get_by_text("Ada (bot stands in)").first).to_be_visible()
    friend.goto(f"/table/{id}")
    friend.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("Ada is back, and plays on.").first).to_be_visible()
    while not ada.asked(within=0.2):
        if host.asked(within=0.2):
            host.move(wait=False)
    ada.move(wait=False)

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Let a bot play for me").click()
    expect(friend.get_by_role("button", name="Take my seat back")).to_be_visible()
    resign(page)
    expect(page.get_by_role("dialog", name="Results").get_by_text("a bot stood in")).to_be_visible()


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
