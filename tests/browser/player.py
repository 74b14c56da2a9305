"""A person at the table who clicks what glows, and nothing else."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, TimeoutError

# The small menu that asks which of several, if it is open; else the table and the decision bar.
CLICKABLE = ".asking button:not(.quiet), .play:not(:has(~ .asking)) :is(.glow, .bar .option:not(.barred))"
# What a screen reader would say: without the keys that are printed beside.
LABELS = """(clickable) => [...document.querySelectorAll(clickable)].map((one) => {
    const words = [...one.childNodes].filter((part) => part.nodeName !== "KBD").map((part) => part.textContent);
    return (one.ariaLabel ?? words.join("")).replace(/\\s+/g, " ").trim();
})"""
# The table has moved on from a step and asks again, or asks which of several; or there is nothing more to ask.
ASKS = """([step, over]) => {
    const play = document.querySelector(".play");
    return document.querySelector(".asking")
        || (over && document.querySelector("dialog[open], .curtain"))
        || (play && play.dataset.ready === "true" && play.dataset.step !== step);
}"""
# What is clicked first if it glows; nobody would ever end a game of Dominion otherwise.
MONEY = ("Play all Treasures", "Province", "Gold", "Duchy", "Silver")
WORTHLESS = re.compile("Copper|Curse")
# Whoever does little in a Dune round, so that the end comes soon.
BRIEFLY = ("^End your turn", "^Reveal turn")


class Player:
    """With `wait`, it is at the table when this returns, and asked for something."""

    def __init__(self, page: Page, seed: int, rules: tuple[str, ...] = (), wait: bool = True) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.rules = rules
        self.clicked: list[str] = []
        self.answered: str | None = None  # the step that the last click was for
        if wait:
            self.wait()

    def play(self, moves: int = 1000) -> None:
        """To the end of the game, or so many clicks."""
        for _ in range(moves):
            if self.over:
                return
            self.move()

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def asked(self, within: float) -> bool:
        try:
            self.page.wait_for_function(ASKS, arg=[self.answered, False], timeout=within * 1000)
        except TimeoutError:
            return False
        return True

    def wait(self, since: str | None = None) -> None:
        self.page.wait_for_function(ASKS, arg=[since, True])

    def move(self, wait: bool = True) -> None:
        labels = self.glowing()
        self.click(labels, self.pick(labels), wait)

    def take(self, label: str) -> None:
        """What has that label."""
        labels = self.glowing()
        self.click(labels, labels.index(label))

    def click(self, labels: list[str], index: int, wait: bool = True) -> None:
        self.answered = self.step
        self.clicked.append(labels[index])
        self.page.locator(CLICKABLE).nth(index).click()
        confirm = self.page.locator(".bar .confirm")
        if confirm.count():
            confirm.click()
        if wait:
            self.wait(self.answered)

    @property
    def step(self) -> str:
        return self.page.locator(".play").get_attribute("data-step") or ""

    def question(self) -> str:
        return self.page.locator(".bar .question").inner_text()

    def sees(self) -> tuple[str, str, list[str]]:
        """Where the game is, what is asked, and what glows."""
        return self.step, self.question(), self.glowing()

    def glowing(self) -> list[str]:
        """The labels of all that can be clicked."""
        labels: list[str] = self.page.evaluate(LABELS, CLICKABLE)
        return labels

    def pick(self, labels: list[str]) -> int:
        if not labels:
            raise AssertionError(f"it is my turn, but nothing glows; so far: {self.clicked}")
        for rule in self.rules:
            for index, label in enumerate(labels):
                if re.search(rule, label) and self.chance.random() < 0.9:
                    return index
        good = [index for index, label in enumerate(labels) if not WORTHLESS.match(label)]
        return self.chance.choice(good or range(len(labels)))
