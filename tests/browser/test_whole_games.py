"""From the lobby to the end, by clicking what glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.lobby import NAMES, play_now
from tests.browser.player import MONEY, Player


@pytest.mark.parametrize("game", NAMES)
def test_a_person_plays_a_whole_game_against_bots(page: Page, game: str) -> None:
    play_now(page, game)
    Player(page, seed=2, rules=MONEY if game == "dominion" else ()).play()
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(results.get_by_role("heading", name="How points were made")).to_be_visible()


def test_a_whole_game_on_a_phone(phone: Page) -> None:
    play_now(phone, "dominion")
    Player(phone, seed=2, rules=MONEY).play()
    expect(
        phone.get_by_role("dialog", name="Results").get_by_role("heading", name="Final standings")
    ).to_be_visible()


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_rounds_of_the_dune_games_on_a_phone(phone: Page, game: str) -> None:
    """Whatever is not on the screen at the moment is within reach in the decision bar."""
    play_now(phone, game)
    player = Player(phone, seed=3)
    player.play(moves=40)
    assert not player.over
    wide: int = phone.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= 390, "the page scrolls sideways"
