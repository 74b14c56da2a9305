"""From the lobby to the end, by clicking what glows: each game, and on each screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SCREENS, People
from tests.browser.lobby import play_now
from tests.browser.player import MONEY, Player

GAMES = {"laptop": "uprising", "desktop": "imperium", "tablet": "dominion", "phone": "dominion", "flat": "imperium"}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_person_plays_a_whole_game_against_bots(people: People, screen: str) -> None:
    """Whatever is not on the screen at the moment is within reach."""
    page = people.arrive(SCREENS[screen])
    play_now(page, GAMES[screen])
    Player(page, seed=2, rules=MONEY if GAMES[screen] == "dominion" else ()).play()
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(results.get_by_role("heading", name="How points were made")).to_be_visible()
    wider: int = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wider <= 0, "the page scrolls sideways"
