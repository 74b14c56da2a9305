"""A game of whose screen the browser has never heard is played on a plain table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.axe import clean
from tests.browser.conftest import PHONE, People
from tests.browser.lobby import play_now, resign
from tests.browser.player import MONEY, Player
from tests.server.processes import serving

SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "desktop": {"viewport": {"width": 1920, "height": 1080}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE,
}
WIDER = "(box) => box.scrollWidth - box.clientWidth"
Scheme = Literal["light", "dark"]


def unknown(route: Route) -> None:
    """The games as they are, but each drawn by a screen that is not there."""
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps([{**game, "screen": "elsewhere"} for game in answer.json()]))


def arrive(people: People, kind: dict[str, Any], **more: Any) -> Page:
    page = people.arrive(kind, **more)
    page.route("**/api/games", unknown)
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "scheme"), [("dominion", "light"), ("uprising", "dark")])
def test_a_plain_table_can_be_played_and_read(people: People, size: str, game: str, scheme: Scheme) -> None:
    page = arrive(people, SIZES[size], color_scheme=scheme)
    play_now(page, game)
    player = Player(page, seed=12, rules=MONEY)
    player.play(moves=10)
    expect(page.locator(".plain .seat")).to_have_count({"dominion": 2, "uprising": 3}[game])
    assert page.locator(".board").evaluate(WIDER) <= 0
    clean(page, player.question())
    page.keyboard.press("t")
    expect(page.get_by_role("article", name="The table in words")).to_be_visible()
    clean(page, "the text view")


def test_a_plain_game_ends_and_is_watched_again(people: People) -> None:
    page = arrive(people, SIZES["laptop"])
    play_now(page, "dominion")
    Player(page, seed=13, rules=MONEY).play(moves=6)
    resign(page)
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_role("heading", name="Final standings")).to_be_visible()
    results.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".plain .seat")).to_have_count(2)


def test_a_game_of_somebody_elses_is_played_to_its_end(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "greathall.db", tmp_path, module="tests.browser.with_nim") as app:
        people = People(browser, app)
        page = people.arrive()
        page.goto("/")
        page.get_by_role("button", name="Play now: Nim,").click()
        Player(page, seed=14).play()
        results = page.get_by_role("dialog", name="Results")
        expect(results.get_by_role("heading", name="Final standings")).to_be_visible()
        clean(page, "the end of a plain game")
        page.goto("/cards/nim")
        expect(page.get_by_role("button", name="Grab")).to_be_visible()
        page.goto("/help")
        expect(page.get_by_text("Leave four stones, if you can.")).to_be_visible()
        people.leave(None)
    assert not people.unforgiven()
