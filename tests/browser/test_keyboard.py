"""Without a mouse: a whole game in the text view, and a move on the drawn table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.lobby import NAMES, PLAY_NOW
from tests.browser.player import MONEY, Player

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

    def options(self) -> list[str]:
        texts = self.page.get_by_role("list", name="Your options").get_by_role("listitem").all_inner_texts()
        return [re.sub(r"^\d\s+", "", text.strip()) for text in texts]

    def move(self, wait: bool = True) -> None:
        labels, step = self.options(), self.step
        index = self.pick(labels)
        self.clicked.append(labels[index])
        if index < 9:
            self.page.keyboard.press(str(index + 1))
        else:
            tab_to(self.page, f"^{re.escape(labels[index])}$")  # not all that is to be done, which has it, too
            self.page.keyboard.press("Enter")
        confirm = self.page.get_by_role("button", name="and end your turn")
        if confirm.count():
            confirm.focus()
            self.page.keyboard.press("Enter")
        self.wait(step)


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
