"""Takes the moving pictures of docs/screenshots anew: `python -m tools.animations`, after a change that is seen.

A turn and a combat of Uprising, played as a hint advises, at the pace at which a person would see them.
"""

from __future__ import annotations

import io
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.seeded import SeededServer
from tests.server.processes import running

from tools.screenshots import TARGET, Visitor

SIZE = {"width": 1366, "height": 768}
SMALLER = (888, 499)
SETTLE = 300  # milliseconds in which a choice is on its way
LONGEST = 1.5  # seconds that one picture stays
LAST = 2.5
PATIENCE = 90  # seconds that the others may take
READY = ".play[data-ready=true]"
HINTED = ".hinted"
ASKED = ".asking button:not(.quiet), .bar .confirm"  # which of several, or whether it is meant
COMING = ".bar .wait"  # something is about to be done by itself
STAGE = "dialog.stage"
TOLD = f"{STAGE}[data-stage=done]"
# The hint is there, or it is for a question that is past.
MARKED = """([hinted, step]) =>
    document.querySelector(hinted) || document.querySelector(".play").dataset.step !== step"""
# A ring where something is about to be pressed.
POINT = """(one) => {
    const at = one.getBoundingClientRect();
    const ring = document.createElement("div");
    ring.id = "pointed";
    const [left, top] = [at.x + at.width / 2 - 16, at.y + at.height / 2 - 16];
    ring.style.cssText = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: 32px; height: 32px;
        border-radius: 50%; background: rgb(200 40 0 / 55%); pointer-events: none`;
    (one.closest("dialog") ?? document.body).append(ring);
}"""


class Film:
    """Pictures of a page, each as long as it was to be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []
        self.at: list[float] = []

    def take(self, seconds: float) -> None:
        """What is seen for so long, and one picture in any case."""
        end = time.monotonic() + seconds
        while True:
            self.at.append(time.monotonic())
            picture = Image.open(io.BytesIO(self.page.screenshot(type="png"))).convert("RGB")
            self.pictures.append(picture.resize(SMALLER, Image.Resampling.LANCZOS))
            if time.monotonic() > end:
                return

    def press(self, one: Locator) -> None:
        one.evaluate(POINT)
        self.take(0.4)
        self.page.evaluate("document.getElementById('pointed').remove()")
        one.click()

    def save(self, name: str, quality: int = 50) -> None:
        lengths = [min(LONGEST, after - at) for at, after in zip(self.at, self.at[1:], strict=False)]
        path = TARGET / f"{name}.webp"
        self.pictures[0].save(
            path,
            save_all=True,
            append_images=self.pictures[1:],
            duration=[round(1000 * length) for length in (*lengths, LAST)],
            loop=0,
            quality=quality,
            method=4,
        )
        print(f"{path.name}: {len(self.pictures)} pictures, {path.stat().st_size // 1024} kB")


def advised(page: Page, press: Callable[[Locator], None]) -> None:
    """Does what a bot would do at this question, unless it answers itself meanwhile."""
    if page.locator(COMING).count():
        page.locator(COMING).wait_for(state="detached")
        return
    step = step_of(page)
    page.keyboard.press("h")
    page.wait_for_function(MARKED, arg=[HINTED, str(step)])
    if step_of(page) != step:
        return
    press(page.locator(HINTED).first)
    if page.locator(ASKED).count():
        press(page.locator(ASKED).first)


def asked_again(page: Page, meanwhile: Callable[[], None]) -> None:
    """Until one is asked something; a combat on the way there is seen to its end."""
    until = time.monotonic() + PATIENCE
    while page.locator(READY).count() == 0:
        if page.locator(TOLD).count():
            page.locator(TOLD).get_by_role("button").click()
        meanwhile()
        assert time.monotonic() < until, "nothing is asked any more: is the game over?"


def step_of(page: Page) -> int:
    return int(page.locator(".play").get_attribute("data-step") or 0)


def turn(page: Page) -> None:
    """Until the others have moved, and one is asked again."""
    page.locator(READY).wait_for()
    film = Film(page)
    film.take(0.8)
    while True:
        before = step_of(page)
        advised(page, film.press)
        asked_again(page, lambda: film.take(0.1))
        if step_of(page) > before + 3:
            break
        film.take(0.3)
    film.save("turn")


def combat(page: Page) -> None:
    """The first that comes."""
    stage = page.locator(STAGE)
    while True:
        page.locator(f"{READY}, {STAGE}").first.wait_for()
        if stage.count():
            break
        advised(page, lambda choice: choice.click())
        page.wait_for_timeout(SETTLE)
    film = Film(page)
    while page.locator(TOLD).count() == 0:
        film.take(0.1)
    film.take(1)
    film.press(stage.get_by_role("button"))
    film.take(0.5)
    film.save("combat")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(SeededServer(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        for speed, steps, film in (("fast", 40, turn), ("normal", 24, combat)):
            server.begin_anew()
            visitor = Visitor(browser, server, viewport=SIZE, reduced_motion="no-preference")
            table = visitor.table("uprising", steps)
            kept = json.dumps({"speed": speed, "sound": False})
            visitor.page.evaluate(f"localStorage['greathall.settings'] = JSON.stringify({kept})")
            visitor.page.goto(f"/table/{table}")
            film(visitor.page)
        browser.close()


if __name__ == "__main__":
    main()
