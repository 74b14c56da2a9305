"""Without a mouse: a whole game in the text view, and a move on the drawn table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.lobby import NAMES, PLAY_NOW, open_table
from tests.browser.player import MONEY, Player

TWICE = 320  # milliseconds, in which the second of two like keys counts for nothing
FOCUS = """(() => {
    const { activeElement: one, body } = document;
    return one === null || one === body ? "" : (one.ariaLabel ?? one.innerText).trim();
})()"""


def tab_to(page: Page, label: str) -> None:
    for _ in range(200):
        if re.search(label, page.evaluate(FOCUS)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {label!r}")


class Typist(Player):
    """Reads the options in the text view, and presses keys."""

    last = ""

    def options(self) -> list[str]:
        texts = self.page.get_by_role("list", name="Your options").get_by_role("listitem").all_inner_texts()
        return [re.sub(r"^\d\s+", "", text.strip()) for text in texts]

    def move(self, wait: bool = True) -> None:
        labels, step = self.options(), self.step
        index = self.pick(labels)
        self.clicked.append(labels[index])
        if index < 9:
            self.press(str(index + 1))
        else:
            tab_to(self.page, f"^{re.escape(labels[index])}$")  # not all that is to be done, which has it, too
            self.press("Enter")
        confirm = self.page.get_by_role("button", name="all the same")
        if confirm.count():
            confirm.focus()
            self.press("Enter")
        self.wait(step)

    def press(self, key: str) -> None:
        """The same key twice at once would be taken for an accident."""
        if key == self.last:
            self.page.wait_for_timeout(TWICE)
        self.last = key
        self.page.keyboard.press(key)


def test_a_whole_game_in_the_text_view_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=PLAY_NOW).first).to_be_visible()
    tab_to(page, f"Play now: {NAMES['dominion']},")
    page.keyboard.press("Enter")
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("article", name="The table in words")).to_be_visible()
    Typist(page, seed=1, rules=MONEY).play()
    expect(page.get_by_role("dialog", name="Results")).to_be_visible()


def test_a_card_that_is_enlarged_by_focus_may_go_by_a_key(page: Page) -> None:
    """Its focus goes while the table is drawn, and nothing may change just then: the page would report a fault."""
    bot = {"kind": "bot", "bot": "random"}
    page.goto(
        f"/table/{open_table(page, game='dominion', seats=[{'kind': 'me'}, bot], options={'first_player': 0})}"
    )
    player = Player(page, seed=1)
    page.keyboard.press("g")
    page.locator(".hand :focus").wait_for()
    page.locator(".zoom:popover-open").wait_for()
    before = player.step
    page.keyboard.press("1")
    player.wait(before)
    expect(page.locator(".zoom:popover-open")).to_have_count(0)


def test_the_focus_stays_among_the_options_when_one_was_taken(page: Page) -> None:
    """Whoever plays by keyboard must not start from the top of the page after every step."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES['dominion']},").click()
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("t")
    player = Typist(page, seed=2, rules=MONEY)
    tab_to(page, re.escape(player.options()[0]))
    page.keyboard.press("Enter")
    player.wait("0")
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_the_drawn_table_by_keyboard(page: Page) -> None:
    """G goes from one glowing thing to the next, Enter takes it."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES['uprising']},").click()
    player = Player(page, seed=1)
    before = player.step
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.classList.contains('glow')")
    page.keyboard.press("Enter")
    player.wait(before)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_turn_in_the_text_view_alone(page: Page, game: str) -> None:
    """Until others have decided: their steps come between two of one's own."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES[game]},").click()
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("t")
    player = Typist(page, seed=3, rules=MONEY)
    own = whole_turn(player)
    assert own > 1
    assert page.locator(".board .glow:not(button)").count() == 0, "something is drawn"


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_turn_on_the_drawn_table_by_keyboard_alone(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {NAMES[game]},").click()
    assert whole_turn(Gunner(page, seed=4)) > 1


def whole_turn(player: Player) -> int:
    """Moves until somebody else has moved, too; says how many."""
    for moves in range(1, 40):
        before = int(player.step)
        player.move()
        if int(player.step) > before + 2:
            return moves
    raise AssertionError("the turn does not end")


class Gunner(Typist):
    """On the drawn table: numbers for what stands in the bar, G and Enter for what glows."""

    def move(self, wait: bool = True) -> None:
        step = self.step
        bar = self.page.locator(".bar .option kbd")
        if bar.count():
            self.press(str(bar.count()))
        else:
            self.press("g")
            self.press("Enter")
        if self.page.locator(".asking").count():
            self.press("Enter")
        confirm = self.page.locator(".bar .confirm")
        if confirm.count():
            self.press("1")
        self.wait(step)
