"""The lobby: the first thing that a newcomer sees."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_lobby_offers_all_three_games(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for name in ("Dominion", "Dune: Imperium", "Uprising"):
        expect(page.get_by_role("main").get_by_text(name).first).to_be_visible()
