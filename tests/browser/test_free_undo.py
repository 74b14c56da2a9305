"""Free undo, from the switch in the menu to the result that says so; and what is forced, which nobody is shown."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.lobby import open_table, play_now, resign
from tests.browser.player import MONEY, Player

ATTACKS = ("Militia", "Thief", "Spy", "Witch", "Minion")
REACTIONS = ["moat", "militia", "village", "thief", "spy", "witch", "secret_chamber", "minion", "cellar", "market"]


def switch_on(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Free undo …").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, switch it on").click()
    expect(page.locator("header .badge", has_text="Free undo")).to_be_visible()


def test_with_free_undo_a_turn_that_is_over_comes_back(people: People, page: Page) -> None:
    play_now(page, "dominion")
    player = Player(page, seed=7, rules=MONEY)
    undo = page.locator(".tools button", has_text="ndo")
    seen: list[tuple[str, str, list[str]]] = []
    while len(seen) < 6:  # into the second turn: the bots have moved, and cards were drawn
        seen.append(player.sees())
        player.move()
    watcher = people.arrive()
    watcher.goto(page.url)
    expect(undo).to_have_text("Undo")
    switch_on(page)
    expect(watcher.locator("header .badge", has_text="Free undo")).to_be_visible()
    expect(undo).to_contain_text("Free undo")
    for before in reversed(seen):
        page.keyboard.press("u")
        expect(page.locator(".play")).to_have_attribute("data-step", before[0])
        player.wait()
        assert player.sees() == before
    expect(undo).to_be_disabled()
    resign(page)
    expect(page.get_by_role("dialog").get_by_text("With free undo")).to_be_visible()
    page.goto("/")
    expect(page.locator("li .badge", has_text="Free undo")).to_be_visible()


def test_there_is_no_such_switch_with_other_people(people: People, page: Page) -> None:
    id = open_table(page, game="dominion", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    other = people.arrive()
    other.request.post("/api/me")
    assert other.request.post(f"/api/tables/{id}/join", data={"invite": None}).ok
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Free undo")).to_be_hidden()


def test_nobody_is_shown_a_question_that_has_one_answer(page: Page) -> None:
    """Bots attack; whether there is anything to react with is asked, and only if there is does one see it."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    id = open_table(page, game="dominion", seats=seats, options={"kingdom": REACTIONS, "first_player": 0})
    page.goto(f"/table/{id}")
    player = Player(page, seed=2, rules=MONEY)
    for _ in range(60):
        if player.over:
            break
        labels = player.sees()[2]
        assert labels != ["Do not react"]
        player.move()
    log = page.locator(".log").inner_text()
    assert any(attack in log for attack in ATTACKS), "nobody attacked: this has shown nothing"
