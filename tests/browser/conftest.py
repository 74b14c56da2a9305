"""A browser, a server, and people who open it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.chromium import NoChromium, launch
from tests.browser.seeded import SeededServer
from tests.server.processes import Server, running

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LARGE_TABLET: dict[str, Any] = {**TABLET, "viewport": {"width": 1024, "height": 1366}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FLAT: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SCREENS = {"laptop": LAPTOP, "desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "flat": FLAT}
# Without the service worker, which would fetch everything once more for each of them; or with it.
ALONE: dict[str, Any] = {"service_workers": "block"}
WITH_WORKER: dict[str, Any] = {"service_workers": "allow"}
SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
# What others do is shown at once, nothing comes by itself and no goal is told, unless a test says otherwise.
SETTINGS = """localStorage["greathall.settings"] ??=
    JSON.stringify({ speed: "off", sound: false, byItself: false, guiding: false })"""
PATIENCE = 30_000  # milliseconds; a machine may be busy with other tests
expect.set_options(timeout=PATIENCE)
failed = pytest.StashKey[bool]()


def missing(what: str) -> None:
    """In continuous integration nothing may be missing; elsewhere the reason is told."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


# Not for the whole session: while Playwright is open, no other test of the process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not (resources.files("greathall.server") / "web" / "index.html").is_file():
        missing("The web app is not built: make setup builds it.")
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright.chromium)
        except NoChromium as error:
            missing(str(error))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    with running(SeededServer(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture
def app(server: SeededServer) -> Server:
    """The same for all tests, whose people are always new to it; each test has its tables dealt as ever."""
    if server.process is None:
        server.start()  # a test that stopped it has failed
    server.begin_anew()
    return server


class People:
    """Whoever opens the app: each has a browser of their own, which is to find no fault with the page."""

    def __init__(self, browser: Browser, app: Server) -> None:
        self.browser = browser
        self.app = app
        self.pages: list[Page] = []
        self.faults: list[str] = []
        self.forgiven = ["Service Worker registration blocked by Playwright"]

    def arrive(self, kind: dict[str, Any] = LAPTOP, **more: Any) -> Page:
        wanted: dict[str, Any] = {"base_url": self.app.url, "reduced_motion": "reduce", **ALONE, **kind, **more}
        context = self.browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.pages.append(page)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location['url']})")

    def forgive(self, pattern: str) -> None:
        """For tests in which something must go wrong."""
        self.forgiven.append(pattern)

    def leave(self, name: str | None) -> None:
        """With a name, screenshots are kept under it."""
        for number, page in enumerate(self.pages):
            if name and not page.is_closed():
                SCREENSHOTS.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=SCREENSHOTS / f"{name}-{number}.png")
            page.context.close()

    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(p, fault) for p in self.forgiven)]


@pytest.fixture
def people(browser: Browser, app: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    people = People(browser, app)
    yield people
    bad = request.node.stash.get(failed, False)
    people.leave(re.sub(r"\W+", "-", request.node.name) if bad else None)
    faults = people.unforgiven()
    assert not faults, "\n".join(["the page reports faults:", *faults])


@pytest.fixture
def page(people: People) -> Page:
    return people.arrive()


@pytest.fixture
def phone(people: People) -> Page:
    return people.arrive(PHONE)
