"""Small and quick: what the first load weighs, how long the lobby and a table take."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import SCREENS, People
from tests.browser.lobby import NAMES, PLAY_NOW, open_table, play_now
from tests.server.processes import Server

FIRST_LOAD = 300_000  # bytes, compressed
WORK = ("LayoutCount", "RecalcStyleCount")
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def seconds(began: float) -> float:
    """The time since then, as it would be if nothing else ran: a busy loop tells how much of a core one gets."""
    took = time.monotonic() - began
    wall, own = time.monotonic(), time.process_time()
    while time.process_time() - own < 0.1:
        pass
    return took * 0.1 / (time.monotonic() - wall)


class Scales:
    """Weighs what a page fetches, as it comes over the line."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self.add)

    def add(self, news: dict[str, Any]) -> None:
        self.bytes += int(news["encodedDataLength"])


def test_the_first_load_of_the_lobby_is_small(page: Page) -> None:
    scales = Scales(page)
    page.goto("/")
    expect(page.get_by_role("button", name=PLAY_NOW)).to_have_count(len(NAMES))
    page.wait_for_load_state("networkidle")
    assert 10_000 < scales.bytes < FIRST_LOAD


@pytest.mark.parametrize("game", NAMES)
def test_the_first_load_with_a_table_is_small_too(page: Page, game: str) -> None:
    """With everything printed and drawn for the game."""
    scales = Scales(page)
    play_now(page, game)
    expect(page.locator(".play .glow").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < scales.bytes < FIRST_LOAD


@pytest.mark.parametrize("game", NAMES)
def test_from_start_to_the_table_in_a_second(page: Page, game: str) -> None:
    took = []
    for _ in range(3):
        page.goto(f"/new/{game}")
        start = page.get_by_role("button", name="Start")
        start.wait_for()
        page.wait_for_load_state("networkidle")
        began = time.monotonic()
        start.click()
        page.locator(".play .glow").first.wait_for()
        took.append(seconds(began))
    assert min(took) < 1, took


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_a_page_at_rest_costs_nothing(people: People, screen: str) -> None:
    """What moves comes to an end, and nothing is styled or laid out again while nobody does anything."""
    page = people.arrive(SCREENS[screen], reduced_motion="no-preference")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def work() -> float:
        return sum(
            float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"] if one["name"] in WORK
        )

    bot = {"kind": "bot", "bot": "random"}
    tables = [f"/table/{open_table(page, game=game, seats=[{'kind': 'me'}, bot, bot])}" for game in NAMES]
    for path in ("/", "/new/uprising", *tables):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_function(AT_REST)
        before = work()
        page.wait_for_timeout(1000)
        assert work() - before < 10, path


def test_from_the_command_to_the_lobby_in_three_seconds(browser: Browser, tmp_path: Path) -> None:
    took = []
    for attempt in range(2):
        server = Server(tmp_path / f"{attempt}.db", tmp_path / "server.log")
        context = browser.new_context()
        page = context.new_page()
        began = time.monotonic()
        server.start()
        try:
            page.goto(server.url)
            page.get_by_role("button", name=PLAY_NOW).first.wait_for()
            took.append(seconds(began))
        finally:
            context.close()
            server.stop()
    assert min(took) < 3, took
