"""Makes the README's pictures: `python -m tools.screenshots` plays games in Chromium, into docs/screenshots/.

The games are dealt by number and played by the hint, so the pictures only change when the app does.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.conftest import LAPTOP, PHONE, SETTINGS
from tests.browser.lobby import PLAY_NOW, open_table
from tests.browser.player import Player
from tests.server.processes import Server, serving

TARGET = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
LARGEST = 150_000  # bytes: a README should open at once


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        with serving(Path(folder, "greathall.db"), Path(folder), module="tests.browser.seeded") as app:
            lobby(visit(browser, app))
            table(visit(browser, app), "dominion", 40, {"kingdom": "victory_dance"})
            table(visit(browser, app), "imperium", 34, {})
            table(visit(browser, app, color_scheme="dark"), "uprising", 34, {"choam": True})
            table(visit(browser, app, PHONE), "uprising", 24, {}, "phone")
            end(visit(browser, app))
        browser.close()


def visit(browser: Browser, app: Server, kind: dict[str, Any] = LAPTOP, **more: Any) -> Page:
    context = browser.new_context(base_url=app.url, reduced_motion="reduce", **kind, **more)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.request.post("/api/me")
    page.request.put("/api/me", data={"name": "Ada"})
    return page


def lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=PLAY_NOW).first.wait_for()
    keep(page, "lobby")


def table(page: Page, game: str, moves: int, options: dict[str, object], name: str = "") -> None:
    follow_hints(page, game, moves, options)
    keep(page, name or game)


def end(page: Page) -> None:
    follow_hints(page, "dominion", 1000, {"kingdom": "first_game"})
    page.get_by_role("heading", name="Final standings").wait_for()
    keep(page, "end")


def follow_hints(page: Page, game: str, moves: int, options: dict[str, object]) -> None:
    """A game against bots, as far as that, or to its end."""
    players = 2 if game == "dominion" else 4
    bots = [{"kind": "bot", "bot": "heuristic", "name": name} for name in ("Ben", "Cleo", "Dan")]
    id = open_table(page, game=game, seats=[{"kind": "me"}, *bots[: players - 1]], options=options)
    page.goto(f"/table/{id}")
    player = Player(page, seed=1)
    while moves and not player.over:
        step = player.step
        page.keyboard.press("h")
        page.locator(".hinted").first.click()
        player.wait(step)
        moves -= 1


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    line = page.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    picture = base64.b64decode(taken["data"])
    assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
    (TARGET / f"{name}.webp").write_bytes(picture)
    print(f"{name}: {len(picture) // 1000} kB")
    page.context.close()


if __name__ == "__main__":
    main()
