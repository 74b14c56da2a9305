"""Takes the pictures of docs/screenshots anew: `python -m tools.screenshots`, after a change that can be seen.

Needs what the browser tests need. Tables are dealt by fixed seeds and played on by hints, so whoever takes the
pictures again gets the same positions.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launch
from tests.browser.conftest import DESKTOP, FLAT, LAPTOP, PHONE, SETTINGS, TABLET
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
TO_THE_END = 100_000
UNHURRIED = 0.12  # seconds between requests: the server does not listen to faster ones for long
REST = 2  # seconds until a server that had enough listens again
SETTLE = 1500  # milliseconds until what moves has come to rest

Scheme = Literal["light", "dark"]


class Visitor:
    """A browser that plays as it is advised."""

    def __init__(self, browser: Browser, server: Server, scheme: Scheme = "light", **kind: Any) -> None:
        wanted: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce", **kind}
        context = browser.new_context(base_url=server.url, **wanted)
        context.add_init_script(SETTINGS)
        self.server = server
        self.page: Page = context.new_page()
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.wait_for()

    def table(self, kind: str, steps: int) -> str:
        """A table of bots on which so many decisions have been made."""
        table = TABLES[kind]
        seats = [{"kind": "me"}, *[{"kind": "bot"}] * (table["players"] - 1)]
        wanted = {"game": table["game"], "seats": seats, "options": table["options"]}
        id = str(self.page.request.post("/api/tables", data=wanted).json()["table"])
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.page.context.cookies())
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{id}/live"
        with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as live:
            play_on(live, steps)
        return id

    def shoot(self, path: str, name: str) -> None:
        self.page.goto(path)
        self.page.wait_for_timeout(SETTLE)
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
        laptop, dark = Visitor(browser, server, **LAPTOP), Visitor(browser, server, "dark", **LAPTOP)
        desktop, tablet = Visitor(browser, server, **DESKTOP), Visitor(browser, server, **TABLET)
        phone, flat = Visitor(browser, server, **PHONE), Visitor(browser, server, "dark", **FLAT)
        laptop.shoot(f"/table/{laptop.table('uprising', 45)}", "uprising")
        laptop.shoot(f"/table/{laptop.table('dominion', 32)}", "dominion")
        dark.shoot(f"/table/{dark.table('imperium', 45)}", "imperium-dark")
        laptop.shoot(f"/table/{laptop.table('uprising', TO_THE_END)}", "end")
        desktop.shoot(f"/table/{desktop.table('imperium', 45)}", "imperium-desktop")
        tablet.shoot(f"/table/{tablet.table('uprising', 45)}", "uprising-tablet")
        tablet.shoot(f"/table/{tablet.table('dominion', 32)}", "dominion-tablet")
        flat.shoot(f"/table/{flat.table('dominion', 32)}", "dominion-flat")
        phone.shoot(f"/table/{phone.table('dominion', 32)}", "dominion-phone")
        uprising = phone.table("uprising", 45)
        phone.shoot(f"/table/{uprising}", "uprising-phone")
        for kind, steps in (("alone", 45), ("two", 40), ("six", 45)):
            laptop.shoot(f"/table/{laptop.table(kind, steps)}", kind)
            phone.shoot(f"/table/{phone.table(kind, steps)}", f"{kind}-phone")
        laptop.shoot("/", "lobby")
        phone.page.evaluate("localStorage['greathall.settings'] = JSON.stringify({ textView: true, speed: 'off' })")
        phone.shoot(f"/table/{uprising}", "text-phone")
        browser.close()


if __name__ == "__main__":
    main()
