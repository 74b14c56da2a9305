"""Nothing is lost: by a reload, by the death of the server, by a step too far."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.lobby import NAMES, play_now
from tests.browser.player import MONEY, Player
from tests.server.processes import Server


@pytest.mark.parametrize("game", NAMES)
def test_reload_and_kill_in_mid_decision_lose_nothing(people: People, page: Page, app: Server, game: str) -> None:
    play_now(page, game)
    player = Player(page, seed=4, rules=MONEY if game == "dominion" else ())
    player.play(moves=12)
    before = player.sees()

    page.reload()
    player.wait()
    assert player.sees() == before

    people.forgive("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    app.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    app.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    player.wait()
    assert player.sees() == before
    player.play(moves=5)


def test_steps_are_taken_back_one_by_one(page: Page) -> None:
    """A card and the space it goes to are two steps; both come back, and can be taken again."""
    play_now(page, "imperium")
    player = Player(page, seed=5)
    while "where do you send" not in player.question():
        player.move()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar .question")).not_to_contain_text("where do you send")
    player.wait()
    first = player.sees()
    player.take(player.clicked[-1])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".play")).to_have_attribute("data-step", first[0])
    player.wait()
    assert player.sees() == first


def test_the_hint_marks_what_a_bot_would_do(page: Page) -> None:
    play_now(page, "dominion")
    player = Player(page, seed=6)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Hint: ")).to_be_visible()
    marked = page.locator(".play .hinted")
    expect(marked).to_have_count(1)
    step = player.sees()[0]
    marked.click()
    expect(page.locator(".play")).not_to_have_attribute("data-step", step)


def test_resigning_ends_a_duel_and_a_rematch_begins(page: Page) -> None:
    play_now(page, "dominion")
    Player(page, seed=7, rules=MONEY).play(moves=4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_text("resigned").first).to_be_visible()
    old = page.url
    results.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != old)
    Player(page, seed=8, rules=MONEY).play(moves=2)
