"""Takes the pictures of docs/screenshots anew: `python -m tools.screenshots`, after a change that can be seen.

Needs what the browser tests need. Tables are dealt by fixed seeds and played on by hints, so whoever takes the
pictures again gets the same positions.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.conftest import DESKTOP, FLAT, LAPTOP, LARGE_TABLET, PHONE, SETTINGS, TABLET
from tests.browser.seeded import SeededServer
from tests.server.processes import Server, running
from websockets.sync.client import ClientConnection, connect

TARGET = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
# Each with a person and bots at its seats; beside few, the automata that the rules drive.
TABLES: dict[str, dict[str, Any]] = {
    "dominion": {"game": "dominion", "players": 3, "options": {"kingdom": "underlings", "first_player": 0}},
    "imperium": {"game": "imperium", "players": 4, "options": {"first_player": 0}},
    "uprising": {"game": "uprising", "players": 4, "options": {"choam": True, "first_player": 0}},
    "alone": {"game": "imperium", "players": 1, "options": {}},
    "two": {"game": "uprising", "players": 2, "options": {"first_player": 0}},
    "six": {"game": "uprising", "players": 6, "options": {}},
}
ENDED = "uprising-hard/613"  # the last step of a recorded game
UNHURRIED = 0.12  # seconds between requests: the server does not listen to faster ones for long
REST = 2  # seconds until a server that had enough listens again
SETTLE = 1500  # milliseconds until what moves has come to rest

Scheme = Literal["light", "dark"]


class Visitor:
    """A browser that plays as it is advised."""

    def __init__(
        self, browser: Browser, server: Server, scheme: Scheme = "light", same: Visitor | None = None, **kind: Any
    ) -> None:
        """The `same` person, if given, at another screen."""
        wanted: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce", **kind}
        if same is not None:
            wanted["storage_state"] = same.page.context.storage_state()
        context = browser.new_context(base_url=server.url, **wanted)
        context.add_init_script(SETTINGS)
        self.server = server
        self.page: Page = context.new_page()
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.wait_for()

    def table(self, kind: str, steps: int) -> str:
        """A table of bots on which so many decisions have been made."""
        table = TABLES[kind]
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "normal"}] * (table["players"] - 1)]
        wanted = {"game": table["game"], "seats": seats, "options": table["options"]}
        id = str(self.page.request.post("/api/tables", data=wanted).json()["table"])
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.page.context.cookies())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{id}/live"
        with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as live:
            play_on(live, steps)
        return id

    def shoot(self, path: str, name: str, first: Callable[[Page], None] = lambda page: None) -> None:
        self.page.goto(path)
        self.page.wait_for_timeout(SETTLE)
        first(self.page)
        self.page.locator(".spinner").wait_for(state="detached")
        self.page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=80)
        print(f"{name}: {path}")


def play_on(live: ClientConnection, steps: int) -> None:
    """Decides as a hint says, so many times or until the game is over."""
    made = version = 0
    while made < steps:
        news = json.loads(live.recv(timeout=60))
        if news["type"] == "hint":
            made += 1
            live.send(json.dumps({"type": "choose", "id": made, "version": version, "code": news["code"]}))
        elif news["type"] == "error":
            assert news["code"] == "too_often", news
            time.sleep(REST)
            live.send(json.dumps({"type": "hint", "id": made, "version": version}))
        elif news["type"] == "frame" and news["last"]:
            if news["frame"]["over"]:
                return
            version = news["version"]
            decision = news["frame"]["decision"]
            if decision["options"] and not decision["forced"]:  # what is forced the server answers itself
                time.sleep(UNHURRIED)
                live.send(json.dumps({"type": "hint", "id": made, "version": version}))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(SeededServer(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        laptop = Visitor(browser, server, **LAPTOP)
        screens = {"desktop": DESKTOP, "tablet": TABLET, "large-tablet": LARGE_TABLET, "phone": PHONE, "flat": FLAT}
        at = {name: Visitor(browser, server, same=laptop, **kind) for name, kind in screens.items()}
        dark, flat = (Visitor(browser, server, "dark", laptop, **kind) for kind in (LAPTOP, FLAT))
        for kind, steps, also in (
            ("uprising", 30, ("tablet", "phone", "flat")),
            ("dominion", 24, ("tablet", "phone")),
            ("imperium", 30, ("desktop", "large-tablet")),
            ("alone", 24, ("phone",)),
            ("two", 24, ("phone",)),
            ("six", 24, ("phone",)),
        ):
            table = f"/table/{laptop.table(kind, steps)}"
            if kind == "imperium":
                dark.shoot(table, "imperium-dark")
            else:
                laptop.shoot(table, kind)
            for screen in also:
                at[screen].shoot(table, f"{kind}-{screen}")
            if kind == "dominion":
                flat.shoot(table, "dominion-flat")
            if kind == "uprising":
                uprising = table
        laptop.shoot(f"/replay/{ENDED}", "end", lambda page: page.get_by_role("button", name="Results").click())
        laptop.shoot("/", "lobby")
        phone = at["phone"]
        phone.page.evaluate("localStorage['greathall.settings'] = JSON.stringify({ textView: true, speed: 'off' })")
        phone.shoot(uprising, "text-phone")
        browser.close()


if __name__ == "__main__":
    main()
