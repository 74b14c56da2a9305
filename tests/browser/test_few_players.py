"""One and two players, with the automata that sit beside them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import clean
from tests.browser.lobby import set_up
from tests.browser.player import BRIEFLY, Player

GAMES = ("imperium", "uprising")
WIDER = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


def table_for(page: Page, game: str, players: int) -> None:
    set_up(page, game, {})
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)


def start(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_alone_against_two_rivals(page: Page, game: str) -> None:
    """On a level that was picked at the table; what Rivals draw can be followed, and they are among the results."""
    table_for(page, game, 1)
    expect(page.get_by_role("list").get_by_text("Rival 2", exact=True)).to_be_visible()
    page.get_by_label("Difficulty").select_option("Sardaukar (veteran)")
    clean(page, "the form for one player")
    start(page)
    player = Player(page, seed=5)
    player.play(moves=15)
    cards = page.get_by_role("region", name="Cards of House Hagal")
    expect(cards.get_by_text(re.compile("carried out|→")).first).to_be_visible()
    clean(page, player.question())
    cards.get_by_role("button", name=re.compile("^Discard")).click()
    expect(page.get_by_role("dialog", name=re.compile("^Discard"))).to_be_visible()
    page.keyboard.press("Escape")
    player.play(moves=20)
    player.rules = BRIEFLY
    player.play()
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_text(re.compile("^(You have won|You lost to .+)$"))).to_be_visible()
    expect(results.locator(".standings li")).to_have_count(3)
    clean(page, "the end of a game alone")


@pytest.mark.parametrize(("game", "third"), [("imperium", "House Hagal"), ("uprising", "Rival")])
def test_a_person_and_a_bot_play_beside_an_automaton(page: Page, game: str, third: str) -> None:
    table_for(page, game, 2)
    expect(page.get_by_text(third, exact=True)).to_be_visible()
    assert not page.get_by_label("Difficulty").count()
    start(page)
    player = Player(page, seed=6)
    player.play(moves=30)
    player.rules = BRIEFLY
    player.play()
    results = page.get_by_role("dialog", name="Results")
    expect(results.locator(".standings li")).to_have_count(3)
    results.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("region", name="Cards of House Hagal")).to_be_visible()


def test_rivals_can_be_picked(page: Page) -> None:
    table_for(page, "uprising", 1)
    page.get_by_role("region", name="Rivals").get_by_role("radio", name="Picked here").check()
    page.get_by_label("Rival 1").select_option("Lady Jessica")
    page.get_by_label("Rival 2").select_option("Princess Irulan")
    start(page)
    for name in ("Lady Jessica", "Princess Irulan"):
        area = page.get_by_role("region", name=name)
        expect(area.get_by_text("Scheme", exact=True)).to_be_visible()
        expect(area.get_by_role("img", name=re.compile("^Cards in hand"))).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_rounds_alone_on_a_phone(phone: Page, game: str) -> None:
    table_for(phone, game, 1)
    start(phone)
    player = Player(phone, seed=7)
    player.play(moves=20)
    phone.get_by_role("tab", name="Players").click()
    cards = phone.get_by_role("region", name="Cards of House Hagal")
    cards.scroll_into_view_if_needed()
    expect(cards.get_by_text(re.compile("carried out|→")).first).to_be_visible()
    assert phone.evaluate(WIDER) <= 0, "the page scrolls sideways"
    clean(phone, player.question())
