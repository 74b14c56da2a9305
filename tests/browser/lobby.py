"""Ways from the lobby to a table, as a person takes them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

NAMES = {
    "dominion": "Dominion",
    "imperium": "Dune: Imperium",
    "uprising": "Dune: Imperium – Uprising",
}
PLAY_NOW = re.compile("^Play now: ")
FRIEND = "Somebody I invite"
GUEST = "Another person at this device"


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES[game]},").click()


def set_up(page: Page, game: str, seats: dict[int, str]) -> None:
    """The form of a new table, filled in but for Start: who sits in which seat, counted from 1."""
    page.goto("/")
    page.get_by_role("link", name=f"New table of {NAMES[game]}", exact=True).click()
    for seat, who in seats.items():
        page.get_by_label(f"Seat {seat}", exact=True).select_option(who)


def open_table(page: Page, **wanted: Any) -> str:
    """A table by the wire, where the form is not what is tested. The answer is its id."""
    page.request.post("/api/me")
    answer = page.request.post("/api/tables", data={"options": {}, **wanted})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Results").wait_for(timeout=30_000)
