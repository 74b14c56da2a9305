"""Three against three in the browser: with bots to the end, at one device, and what is said to a team alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.lobby import GUEST, NAMES, open_table
from tests.browser.player import BRIEFLY, Player

SIX = "6"
NAMED = ("Ben", "Cleo", "Dan", "Eve", "Finn")
PARTS = ("Muad'Dib", "Ally of Shaddam", "Ally of Muad'Dib", "Shaddam", "Ally of Muad'Dib", "Ally of Shaddam")


def new_table_of_six(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=f"New table of {NAMES['uprising']}", exact=True).click()
    page.get_by_role("radio", name=SIX, exact=True).check(force=True)


def against_bots(page: Page, seat: int) -> None:
    bot = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me"} if at == seat else bot for at in range(6)]
    page.goto(f"/table/{open_table(page, game='uprising', seats=seats)}")


def test_a_person_leads_a_side_of_bots_to_the_end(page: Page) -> None:
    new_table_of_six(page)
    for seat, part in enumerate(PARTS, start=1):
        if seat > 1:
            page.get_by_label(f"Seat {seat}, {part}", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Start").click()
    player = Player(page, seed=4)
    sides = page.get_by_role("region", name=re.compile("'s side$"))
    expect(sides).to_have_count(2)
    expect(page.locator("[data-space]")).to_have_count(28)
    player.play(moves=30)
    player.rules = BRIEFLY
    player.play()
    results = page.get_by_role("dialog", name="Results")
    standings = results.get_by_role("region", name="Final standings")
    expect(standings.get_by_role("heading", name="Muad'Dib's side")).to_be_visible()
    expect(standings.get_by_role("heading", name="Shaddam's side")).to_be_visible()
    expect(standings.get_by_role("listitem")).to_have_count(6)
    clean(page, "the end of a game of six")


def test_six_people_at_one_device(page: Page) -> None:
    """The curtain says who is next, by name and part; nobody sees another's hand."""
    new_table_of_six(page)
    for seat, name in enumerate(NAMED, start=2):
        page.get_by_label(f"Seat {seat}, {PARTS[seat - 1]}", exact=True).select_option(GUEST)
        page.get_by_label(f"Name of the person in seat {seat}").fill(name)
    page.get_by_role("button", name="Start").click()
    behind: set[str] = set()
    player = Player(page, seed=5)
    for _ in range(80):
        curtain = page.locator(".curtain")
        if curtain.count():
            assert page.locator(".play").count() == 0, "nothing of the table is on the page behind the curtain"
            behind.add(curtain.locator(".role").inner_text().strip())
            curtain.get_by_role("button").click()
            page.locator(".play").wait_for()
            player.answered = None
            player.wait()
        else:
            player.move()
        if behind == set(PARTS):
            return
    raise AssertionError(f"only {behind} had a turn; clicked: {player.clicked}")


@pytest.mark.parametrize(("seat", "kind"), [(1, LAPTOP), (3, PHONE)])
def test_tables_of_six(people: People, seat: int, kind: dict[str, object]) -> None:
    """An Ally and a Commander: axe finds nothing, nothing is beside the page, and all is said in words too."""
    page = people.arrive(kind)
    against_bots(page, seat)
    player = Player(page, seed=6)
    for _ in range(3):
        player.play(moves=8)
        clean(page, player.question())
    wide: int = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"
    page.keyboard.press("t")
    words = page.get_by_role("article", name="The table in words")
    expect(words.get_by_role("heading", name="Shaddam's side")).to_be_visible()
    expect(words).to_contain_text("Ally of Muad'Dib")
    clean(page, "the text view")


def test_what_is_said_to_a_team_the_others_do_not_hear(people: People) -> None:
    anna, ben, cleo = (people.arrive() for _ in range(3))
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 2, *[{"kind": "bot", "bot": "random"}] * 3]
    table = open_table(anna, game="uprising", seats=seats, listed=True)
    for friend in (ben, cleo):
        friend.request.post("/api/me")
        assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    for person in (anna, ben, cleo):
        person.goto(f"/table/{table}")
        person.get_by_role("banner").get_by_role("button", name="Chat").click()
    anna.get_by_role("radio", name="My team").check(force=True)
    anna.get_by_role("textbox").fill("Arrakeen is yours")
    anna.get_by_role("button", name="Send", exact=True).click()
    anna.get_by_role("radio", name="Everybody").check(force=True)
    anna.get_by_role("textbox").fill("Good luck to all")
    anna.get_by_role("button", name="Send", exact=True).click()
    for person in (anna, cleo):
        expect(person.get_by_role("log")).to_contain_text("Arrakeen is yours")
    expect(ben.get_by_role("log")).to_contain_text("Good luck to all")
    expect(ben.get_by_role("log")).not_to_contain_text("Arrakeen")
    clean(anna, "the chat")
