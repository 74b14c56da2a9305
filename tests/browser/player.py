"""A person at the table who clicks what glows, and nothing else."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page

# The small menu that asks which of several, if it is open; else the table and the decision bar.
CLICKABLE = ".asking button:not(.quiet), .play:not(:has(~ .asking)) :is(.glow, .bar .option)"
LABELS = """(all) => all.map((one) => (one.ariaLabel ?? one.innerText).replace(/\\s+/g, " ").trim())"""
# The table has moved on from a step and asks again, or asks which of several, or the game is over.
MOVED = """(step) => {
    const play = document.querySelector(".play");
    return document.querySelector(".asking, dialog[open]")
        || (play && play.dataset.ready === "true" && play.dataset.step !== step);
}"""
# What is clicked first if it glows; nobody would ever end a game of Dominion otherwise.
MONEY = ("Play all Treasures", "Province", "Gold", "Duchy", "Silver")
WORTHLESS = re.compile("Copper|Curse")


class Player:
    def __init__(self, page: Page, seed: int, rules: tuple[str, ...] = ()) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.rules = rules
        self.clicked: list[str] = []
        self.page.wait_for_function(MOVED, arg=None)

    def play(self, moves: int = 1000) -> None:
        """To the end of the game, or so many clicks."""
        for _ in range(moves):
            if self.over:
                return
            self.move()

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def move(self) -> None:
        glowing = self.page.locator(CLICKABLE)
        labels: list[str] = glowing.evaluate_all(LABELS)
        index = self.pick(labels)
        step = self.page.locator(".play").get_attribute("data-step")
        self.clicked.append(labels[index])
        glowing.nth(index).click()
        self.page.wait_for_function(MOVED, arg=step)

    def pick(self, labels: list[str]) -> int:
        if not labels:
            raise AssertionError(f"it is my turn, but nothing glows; so far: {self.clicked}")
        for rule in self.rules:
            for index, label in enumerate(labels):
                if re.search(rule, label) and self.chance.random() < 0.9:
                    return index
        good = [index for index, label in enumerate(labels) if not WORTHLESS.match(label)]
        return self.chance.choice(good or range(len(labels)))
