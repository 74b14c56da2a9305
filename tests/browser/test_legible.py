"""What is written on the boards can be read on every screen, and what is drawn on a space lies side by side."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.lobby import open_table
from tests.browser.player import Player

DESKTOP: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LEAST = {"laptop": 11, "desktop": 11, "tablet": 11, "phone": 12}  # pixels
SCREENS = {"laptop": LAPTOP, "desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TABLES: dict[str, dict[str, Any]] = {
    "solo": {"game": "imperium", "seats": [ME]},
    "two": {"game": "uprising", "seats": [ME, BOT]},
    "six": {"game": "uprising", "seats": [BOT, ME, *[BOT] * 4]},
}
# All that is written on the board and beside it, and how large; but for cards, which are pictures that enlarge.
WRITTEN = """(least) => {
    const small = [];
    const walk = document.createTreeWalker(document.querySelector(".dune"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, at = text.parentElement;
        if (!text.data.trim() || !at.checkVisibility() || at.closest(".unseen, .face, .back")) continue;
        const drawn = at.ownerSVGElement ? at.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(at).fontSize) * drawn;
        if (size < least - 0.05) small.push(`${text.data.trim()}: ${size.toFixed(1)} px`);
    }
    return [...new Set(small)];
}"""
# Name, icons and words of a space: which of them overlap, stick out of it, or lie under an observation post. Agents
# stand on its edge.
LYING = """() => {
    const faults = [];
    const boxes = (one) => {
        if (!one.matches(".name")) return [one.getBoundingClientRect()];
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()];
    };
    const over = (a, b, much) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > much
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > much;
    const told = (one) => one.textContent.trim() || one.getAttribute("class");
    const posts = [...document.querySelectorAll("[data-post]")];
    for (const place of document.querySelectorAll("[data-space]")) {
        const space = place.querySelector(".space").getBoundingClientRect();
        const signs = [...place.querySelectorAll(".icon, .name, .or, .arrow, .condition, .token")]
            .filter((one) => !one.closest(".agents"));
        const fault = (one, what) => faults.push(`${place.dataset.space}: ${told(one)} ${what}`);
        for (const [i, one] of signs.entries()) for (const box of boxes(one)) {
            const wide = Math.max(space.left - box.left, box.right - space.right);
            const high = Math.max(space.top - box.top, box.bottom - space.bottom);
            if (Math.max(wide, high) > 1.5) fault(one, "sticks out");
            for (const post of posts) {
                if (over(box, post.getBoundingClientRect(), 3)) fault(one, `lies under ${post.dataset.post}`);
            }
            for (const other of signs.slice(i + 1)) {
                if (one.contains(other) || !boxes(other).some((b) => over(box, b, 1.5))) continue;
                fault(one, `lies over ${told(other)}`);
            }
        }
    }
    return [...new Set(faults)];
}"""

# Boxes of a card of which not all can be read, and names that lie over something else in their band.
CUT = """() => [...document.querySelectorAll(".leaders .face")].flatMap((face) => {
    const box = (one) => one.getBoundingClientRect();
    const boxes = [face, ...face.querySelectorAll(".box")].filter((one) => one.scrollHeight > one.clientHeight + 1);
    const name = document.createRange();
    name.selectNodeContents(face.querySelector(".name"));
    const dots = face.querySelector(".complexity");
    const over = dots && box(name).right > box(dots).left;
    return boxes.length || over ? [`${face.querySelector(".name").textContent}: ${boxes.length} cut`] : [];
})"""

# How much of the cards in hand is below the edge of the decision bar.
HIDDEN = """() => {
    const cards = [...document.querySelectorAll(".hand .face")].map((card) => card.getBoundingClientRect().bottom);
    return Math.max(...cards) - document.querySelector(".bar").getBoundingClientRect().top;
}"""


def parts(page: Page) -> list[str]:
    """What is seen one after the other on a small screen."""
    return page.get_by_role("tab").evaluate_all("(all) => all.map((one) => one.id)") or [""]


@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_read_and_lies_beside_the_rest(people: People, table: str) -> None:
    page = people.arrive()
    path = f"/table/{open_table(page, **TABLES[table])}"
    page.goto(path)
    Player(page, seed=3).play(moves=14)
    faults: list[str] = []
    for screen, kind in SCREENS.items():
        there = people.arrive(kind, storage_state=page.context.storage_state())
        there.goto(path)
        there.locator(".dune > :is(.wide, .compact)").wait_for()
        for part in parts(there):
            if part:
                there.locator(f"#{part}").click()
            found = [*there.evaluate(WRITTEN, LEAST[screen]), *there.evaluate(LYING)]
            faults += [f"{screen}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_a_long_option_does_not_push_the_bar_over_the_hand(page: Page) -> None:
    page.goto(f"/table/{open_table(page, game='uprising', seats=[ME, *[BOT] * 5])}")
    player = Player(page, seed=6)
    longest = 0
    for _ in range(6):
        player.move()
        longest = max(longest, *map(len, player.glowing()))
        hidden: float = page.evaluate(HIDDEN)
        assert hidden <= 0, f"{player.glowing()}: {hidden} px of the hand are out of sight"
    assert longest > 80, "no option was long"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_leaders_to_choose_from_can_be_read_to_the_end(people: People, screen: str) -> None:
    page = people.arrive(SCREENS[screen])
    options = {"leaders": "choose", "choam": True, "first_player": 0}
    page.goto(f"/table/{open_table(page, game='uprising', seats=[BOT, BOT, ME], options=options)}")
    page.locator(".leaders .face").nth(8).wait_for()
    assert page.evaluate(CUT) == []
