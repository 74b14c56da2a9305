"""A finished game is analysed by a button: a curve, and lists that lead to their steps."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.axe import clean
from tests.browser.conftest import People
from tests.browser.lobby import play_now, resign
from tests.browser.player import Player


def to_the_analysis(page: Page) -> None:
    """A short game, and from its end to the analysis."""
    play_now(page, "imperium")
    Player(page, seed=4).play(moves=12)
    resign(page)
    page.get_by_role("dialog", name="Results").get_by_role("link", name="Analysis").click()


def test_a_game_is_analysed_and_its_turns_lead_to_the_table(people: People, page: Page) -> None:
    to_the_analysis(page)
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_text("This game was not analysed yet.")).to_be_visible()
    clean(page, "no analysis yet")
    friend = people.arrive()
    friend.goto(page.url)
    others = friend.get_by_role("region", name="Analysis")
    expect(others.get_by_text("Whoever played it may have it analysed.")).to_be_visible()
    expect(others.get_by_role("button", name="Analyse")).to_have_count(0)

    panel.get_by_role("button", name="Analyse").click()
    curve = panel.get_by_role("img", name=re.compile(r"^Chances to win\. .*\d% at the beginning, \d+% at the end"))
    expect(curve).to_be_visible()
    assert curve.locator("g").count() >= 2
    clean(page, "an analysis")
    swing = panel.get_by_role("button", name=re.compile(r"from \d+% to \d+%")).last
    swing.click()
    expect(swing).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(r"/replay/[^/]+/[1-9]\d*\?seat=\d&show=analysis"))
    panel.get_by_text("As a table").click()
    expect(panel.get_by_role("row", name=re.compile("^The end"))).to_be_visible()

    # It is kept: whoever comes later finds it made, also in words.
    friend.evaluate("""localStorage["greathall.settings"] = JSON.stringify({ textView: true })""")
    friend.reload()
    expect(others.get_by_role("heading", name="Where the game turned")).to_be_visible()
    expect(others.get_by_role("img", name=re.compile("Chances to win"))).to_have_count(0)
    expect(others.get_by_role("row", name=re.compile("^The end"))).to_be_visible()


def test_on_a_phone_it_is_a_window_before_the_table(phone: Page) -> None:
    to_the_analysis(phone)
    window = phone.get_by_role("dialog", name="Analysis")
    window.get_by_role("button", name="Analyse").click()
    expect(window.get_by_role("img", name=re.compile("Chances to win"))).to_be_visible()
    clean(phone, "an analysis on a phone")
    window.get_by_role("button", name=re.compile(r"from \d+% to \d+%")).last.click()
    expect(window).to_have_count(0)
