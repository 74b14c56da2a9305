"""What happens is seen: a combat on its stage, what the others did, step by step and again; bots by strength."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import clean
from tests.browser.conftest import FLAT, LAPTOP, PHONE, People
from tests.browser.lobby import open_table, set_up
from tests.browser.player import Player
from tests.browser.test_keyboard import Typist

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def arrive(people: People, speed: str, kind: dict[str, Any] = LAPTOP, text: bool = False) -> Page:
    page = people.arrive(kind)
    wanted = json.dumps({"speed": speed, "sound": False, "textView": text})
    page.add_init_script(f"""localStorage["greathall.settings"] = JSON.stringify({wanted})""")
    return page


def stage_of(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^Combat: "))


def fight(player: Player) -> Locator:
    """Plays until a combat is told."""
    for _ in range(60):
        player.play(moves=1)
        stage = stage_of(player.page)
        if stage.count():
            return stage
    raise AssertionError(f"there was no combat; clicked: {player.clicked}")


@pytest.mark.parametrize(
    ("game", "players", "kind", "keys"),
    [
        ("imperium", 1, LAPTOP, ("Enter", "Space", "Escape")),
        ("uprising", 4, PHONE, ("Enter",)),
        ("uprising", 4, FLAT, ("Enter",)),
    ],
    ids=["laptop", "phone", "flat"],
)
def test_a_combat_is_told_on_a_stage(
    people: People, game: str, players: int, kind: dict[str, Any], keys: tuple[str, ...]
) -> None:
    """Strengths, places and rewards; nothing goes on before one has seen it, and any of three keys goes on."""
    page = arrive(people, "fast", kind)
    page.goto(f"/table/{open_table(page, game=game, seats=[ME, *[BOT] * (players - 1)])}")
    player = Player(page, seed=4)
    for key in keys:
        stage = fight(player)
        expect(stage.locator(".fighter")).not_to_have_count(0)
        seats = stage.locator(".fighter, .absent .faces > *").count()
        assert seats == max(3, players), "each fights, or is named among those who do not"
        strengths = [int(text) for text in stage.locator(".strength b").all_inner_texts()]
        told = page.locator(".stage .unseen").first.inner_text()
        assert all(f"strength of {n}" in told for n in strengths)
        expect(stage.locator(".place").first).to_be_visible()
        if key == "Enter":
            clean(page, "the combat stage")
            wide: float = stage.evaluate("(one) => one.scrollWidth - one.clientWidth")
            assert wide <= 0
            high: float = stage.evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert high <= 0, "a part of it is out of sight"
        page.keyboard.press(key)
        expect(stage).to_have_count(0)
        player.wait()


def test_a_combat_is_told_in_words_in_the_text_view(people: People) -> None:
    page = arrive(people, "fast", text=True)
    page.goto(f"/table/{open_table(page, game='imperium', seats=[ME])}")
    expect(page.get_by_role("article", name="The table in words")).to_be_visible()
    stage = fight(Typist(page, seed=3))
    expect(stage.get_by_role("listitem").filter(has_text="strength of")).not_to_have_count(0)
    clean(page, "the combat stage in words")
    page.keyboard.press("Enter")
    expect(stage).to_have_count(0)


def test_all_at_once_needs_no_stage(people: People) -> None:
    page = arrive(people, "off")
    page.goto(f"/table/{open_table(page, game='imperium', seats=[ME])}")
    player = Player(page, seed=4)
    while "Round 2" not in page.locator("header").first.inner_text():
        player.play(moves=1)
        expect(stage_of(page)).to_have_count(0)


def test_what_automata_do_can_be_stopped_and_seen_again(people: People) -> None:
    page = arrive(people, "slow")
    page.goto(f"/table/{open_table(page, game='imperium', seats=[ME])}")
    player = Player(page, seed=4)
    strip = page.get_by_role("region", name="Since your last turn")
    while not strip.get_by_role("button").count():
        player.move()
    expect(strip.get_by_role("button")).to_have_count(2)  # the two Rivals
    page.keyboard.press(",")
    pace = page.get_by_role("region", name="Paused")
    expect(pace).to_contain_text("1 step back")
    expect(page.locator(".play")).to_have_attribute("data-ready", "false")
    page.keyboard.press(",")
    expect(pace).to_contain_text("2 steps back")
    page.keyboard.press(".")
    expect(pace).to_contain_text("1 step back")
    clean(page, "a step back")
    page.get_by_role("button", name="Back to now").click()
    expect(pace).to_have_count(0)
    expect(page.locator(".play")).to_have_attribute("data-ready", "true")
    strip.get_by_role("button").first.click()
    expect(pace).to_be_visible()
    expect(pace).to_have_count(0)  # it ends by itself
    expect(page.locator(".play")).to_have_attribute("data-ready", "true")
    told = [text.removesuffix(". Show it again.") for text in strip.locator(".did .unseen").all_text_contents()]
    page.reload()
    expect(strip.locator(".did .unseen")).to_have_text(told)
    expect(strip.get_by_role("button")).to_have_count(0)  # there is nothing that was seen here


def test_the_log_has_a_paragraph_for_each_turn_and_says_the_obvious_on_request(people: People) -> None:
    page = arrive(people, "off")
    page.goto(f"/table/{open_table(page, game='dominion', seats=[ME, BOT])}")
    player = Player(page, seed=2, rules=("End your turn|end",))
    log = page.get_by_role("region", name="Log")
    while log.get_by_role("heading", name="Turn 2").count() == 0:
        player.move()
    expect(log.get_by_text("clean")).to_have_count(0)
    page.get_by_label("Tell everything").check()
    expect(log.get_by_text("You clean up.").first).to_be_visible()
    turn = log.get_by_role("button", name="Turn 1")
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "false")
    expect(log.get_by_text("You begin turn 1.")).to_have_count(0)


def test_bots_are_chosen_by_strength_and_others_are_looked_for(page: Page) -> None:
    set_up(page, "dominion", {})
    seat = page.get_by_label("Seat 2", exact=True)
    expect(seat.locator("option:checked")).to_have_text("Bot: easy (proposed)")  # it is the first game
    expect(page.locator("b", has_text="Pip")).to_be_visible()
    seat.select_option("More bots …")
    picker = page.get_by_role("dialog", name="More bots")
    clean(page, "the list of bots")
    picker.get_by_role("searchbox").fill("money ultimate")
    expect(picker.get_by_role("listitem")).to_have_count(1)
    picker.get_by_role("button", name="Big Money Ultimate").click()
    expect(seat.locator("option:checked")).to_have_text("Bot: Big Money Ultimate")
