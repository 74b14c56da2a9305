"""From the lobby to the end, by clicking what glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.player import MONEY, Player

NAMES = {
    "dominion": "Dominion: Intrigue",
    "imperium": "Dune: Imperium",
    "uprising": "Dune: Imperium – Uprising",
}


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_against_bots(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play {NAMES[game]} now", exact=False).click()
    Player(page, seed=1, rules=MONEY if game == "dominion" else ()).play()
    expect(page.get_by_role("dialog")).to_be_visible()
