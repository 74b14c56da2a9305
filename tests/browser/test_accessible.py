"""axe finds nothing but trifles: on every page, in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.lobby import FRIEND, NAMES, PLAY_NOW, play_now, resign, set_up
from tests.browser.player import MONEY, Player

KINDS = {"laptop": LAPTOP, "phone": PHONE}


@pytest.fixture(params=KINDS)
def anyone(request: pytest.FixtureRequest, people: People) -> Page:
    return people.arrive(KINDS[request.param])


def test_the_way_to_a_table(anyone: Page) -> None:
    anyone.goto("/")
    expect(anyone.get_by_role("button", name=PLAY_NOW)).to_have_count(len(NAMES))
    clean(anyone, "the lobby")
    for game in NAMES:
        set_up(anyone, game, {2: FRIEND})
        clean(anyone, f"a new table of {game}")
    anyone.get_by_role("button", name="Open the table").click()
    expect(anyone.get_by_role("heading", name="Invite")).to_be_visible()
    clean(anyone, "the waiting room")
    anyone.goto("/help")
    expect(anyone.get_by_role("heading", level=1)).to_be_visible()
    clean(anyone, "help")
    for game in NAMES:
        anyone.goto(f"/rules/{game}")
        expect(anyone.get_by_role("article").first).to_be_visible()
        clean(anyone, f"the rules of {game}")
        anyone.goto(f"/strategy/{game}")
        expect(anyone.get_by_role("article").first).to_be_visible()
        clean(anyone, f"the strategy of {game}")
    anyone.goto("/learn")
    anyone.get_by_role("heading", name="Dominion", exact=True).wait_for()
    clean(anyone, "lessons")
    anyone.goto("/learn/dominion/drawing")
    anyone.locator("[data-coach] .answer").first.wait_for()
    clean(anyone, "a lesson")


@pytest.mark.parametrize("game", NAMES)
def test_tables(anyone: Page, game: str) -> None:
    play_now(anyone, game)
    player = Player(anyone, seed=9, rules=MONEY)
    for _ in range(3):
        player.play(moves=6)
        clean(anyone, player.question())
    anyone.keyboard.press("t")
    expect(anyone.get_by_role("article", name="The table in words")).to_be_visible()
    clean(anyone, "the text view")


@pytest.mark.parametrize("game", NAMES)
def test_the_end_and_the_replay(people: People, game: str) -> None:
    page = people.arrive()
    play_now(page, game)
    Player(page, seed=10, rules=MONEY).play(moves=8)
    while not page.get_by_role("dialog", name="Results").is_visible():
        resign(page)
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_role("heading", name="Final standings")).to_be_visible()
    clean(page, "the end screen")
    results.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("button", name="On by a choice")).to_be_visible()
    clean(page, "the replay")
