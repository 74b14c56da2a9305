"""All that is written can be read on every screen, and nothing lies over it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESKTOP, FLAT, LAPTOP, LARGE_TABLET, PHONE, SCREENS, TABLET, People
from tests.browser.crowded import CROWDS, crowd, hint_at_length
from tests.browser.lobby import open_table, resign
from tests.browser.measures import faults
from tests.browser.player import MONEY, Player

EVERYWHERE = {**SCREENS, "large tablet": LARGE_TABLET}
LEAST = {"laptop": 11, "desktop": 11, "tablet": 11, "large tablet": 11, "phone": 12, "flat": 12}  # pixels
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TABLES: dict[str, dict[str, Any]] = {
    "dominion": {"game": "dominion", "seats": [ME, BOT, BOT], "options": {"kingdom": "underlings"}},
    "dominion of six": {
        "game": "dominion",
        "seats": [ME, *[BOT] * 5],
        "options": {"kingdom": "first_game"},
        "clock": {"kind": "move", "seconds": 3600},
    },
    "solo": {"game": "imperium", "seats": [ME]},
    "two": {"game": "uprising", "seats": [ME, BOT]},
    "six": {"game": "uprising", "seats": [BOT, ME, *[BOT] * 4]},
}
# Name, icons and words of a space: which of them overlap, stick out of it, or lie under an observation post or an
# Agent. Agents go everywhere in the course of a game, so that each space gets one here; so do Spies, of which two
# may share a post where six play.
LYING = """(shared) => {
    const faults = [];
    const boxes = (one) => {
        if (!one.matches(".name")) return [one.getBoundingClientRect()];
        const range = document.createRange();
        range.selectNodeContents(one);
        // A line is higher than its letters.
        return [...range.getClientRects()].map((box) =>
            new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6));
    };
    const over = (a, b, much) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > much
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > much;
    const told = (one) => one.textContent.trim() || one.getAttribute("class");
    const posts = [...document.querySelectorAll("[data-post]")];
    const spy = document.querySelector("[data-post] .token");
    for (const post of spy && shared ? posts : []) {
        if (!post.querySelector(".token")) post.replaceChildren();
        while (post.childElementCount < 2) post.append(spy.cloneNode(true));
    }
    const agents = document.querySelector("[data-space] .agents");
    for (const place of document.querySelectorAll("[data-space]")) {
        const body = place.querySelector(".body");
        if (agents && !body.querySelector(".agents")) body.append(agents.cloneNode(true));
        const space = place.querySelector(".space").getBoundingClientRect();
        const signs = [...place.querySelectorAll(".icon, .name, .or, .arrow, .condition, .token")]
            .filter((one) => !one.closest(".agents"));
        const fault = (one, what) => faults.push(`${place.dataset.space}: ${told(one)} ${what}`);
        for (const [i, one] of signs.entries()) for (const box of boxes(one)) {
            const wide = Math.max(space.left - box.left, box.right - space.right);
            const high = Math.max(space.top - box.top, box.bottom - space.bottom);
            if (Math.max(wide, high) > 1.5) fault(one, "sticks out");
            const stands = body.querySelector(".agents");
            if (stands && over(box, stands.getBoundingClientRect(), 4.5)) fault(one, "lies under an Agent");
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


# Whatever else the bar has to say, the question, what can be answered and what each of the others did are in sight
# at once; so are the whole board where there is room for it, all spaces of it, and the card at the end of a row.
UNSEEN = """() => {
    const said = ".bar :is(.question, .tools, .passes, .brief .drawn > *)";
    const asked = [...document.querySelectorAll(said)].filter((one) => {
        const box = one.getBoundingClientRect(), bar = one.closest(".bar").getBoundingClientRect();
        return box.left < bar.left || box.right > bar.right + 1 || box.top < bar.top || box.bottom > bar.bottom + 1;
    });
    const room = ".layout:is(.wide, .upright) > main, .dune .wide > :is(.board, .row)";
    const whole = [...document.querySelectorAll(room)].filter((one) =>
        one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
    const under = [...document.querySelectorAll(".dune .wide [data-space]")].filter((one) => {
        const box = one.getBoundingClientRect(), part = one.closest(".wide > *").getBoundingClientRect();
        return box.bottom > part.bottom + 1 || box.top < part.top - 1;
    });
    return [...[...asked, ...under].map((one) => `out of sight: ${one.textContent.trim()}`),
        ...whole.map((one) => `has to be scrolled: ${one.className}`)];
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
    wrong: list[str] = []
    for screen, kind in EVERYWHERE.items():
        there = people.arrive(kind, storage_state=page.context.storage_state())
        hint_at_length(there)
        there.goto(path)
        there.locator(".dune > :is(.wide, .compact), .dominion").wait_for()
        there.evaluate("document.fonts.ready")
        for part in parts(there):
            if part:
                there.locator(f"#{part}").click()
            found = [*faults(there, LEAST[screen]), *there.evaluate(LYING, table == "six"), *there.evaluate(UNSEEN)]
            wrong += [f"{screen}, {part}: {fault}" for fault in found]
        there.locator('.play[data-ready="true"]').wait_for()
        there.keyboard.press("h")
        there.locator(".bar .hint").wait_for()
        found = [*faults(there, LEAST[screen]), *there.evaluate(UNSEEN)]
        wrong += [f"{screen}, with a hint: {fault}" for fault in found]
        if kind in (LAPTOP, DESKTOP) and there.locator(".hand .face").count():
            hidden: float = there.evaluate(HIDDEN)
            wrong += [f"{screen}: a hint hides {hidden} px of the hand"] if hidden > 0 else []
        there.context.close()
    assert not wrong, "\n".join(wrong)


# Cards of the play area that lie over each other, or of which a part is out of sight though they show their faces;
# where they are names, the first of them. Cards in hand, also those to which one would have to scroll, of which
# something is cut.
LAID = """() => {
    const zones = document.querySelector(".zones"), room = zones.getBoundingClientRect();
    const shown = [...zones.querySelectorAll("li, h2:not(.unseen)")];
    const cards = shown.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    const out = (box) => Math.max(box.right - room.right, room.left - box.left) > 1;
    const below = (box) => box.bottom - room.bottom > 1;
    const long = shown.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.matches("h2"));
    const hand = [...document.querySelectorAll(".hand .face")];
    const full = hand.filter((one) => one.scrollHeight > one.clientHeight + 1);
    const faults = [...long, ...full].map((one) => `cut: ${one.textContent.trim()}`);
    for (const [i, [one, a]] of cards.entries()) {
        if (out(a) || (below(a) && (i < 2 || !zones.matches(".lines")))) faults.push(`cut: ${one}`);
        for (const [other, b] of cards.slice(i + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) faults.push(`${one} lies over ${other}`);
        }
    }
    return faults;
}"""


def test_however_much_is_played_and_revealed_no_card_is_cut_or_covered(people: People) -> None:
    page = people.arrive()
    path = f"/table/{open_table(page, **TABLES['dominion of six'])}"
    wrong: list[str] = []
    for screen, kind in {"laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "flat": FLAT}.items():
        there = people.arrive(kind, storage_state=page.context.storage_state())
        wanted: dict[str, list[str]] = {}
        crowd(there, wanted)
        for much, cards in CROWDS.items():
            wanted.clear()
            wanted.update(cards)
            there.goto(path)
            there.locator(".zones li").first.wait_for()
            there.evaluate("document.fonts.ready")
            found = [*faults(there, LEAST[screen]), *there.evaluate(LAID), *there.evaluate(UNSEEN)]
            wrong += [f"{screen}, {much}: {fault}" for fault in found]
        there.context.close()
    assert not wrong, "\n".join(wrong)


# What moves a replay on, if it is not on the screen; what answers a lesson's question, if it is not in its box; and
# parts of a table that lie over each other, but for the hand of a phone, below which the rest is scrolled.
BESIDE = """() => {
    const box = (one) => one.getBoundingClientRect();
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const out = (one, room) => box(one).left < room.left || box(one).top < room.top
        || box(one).right > room.right || box(one).bottom > room.bottom;
    const moves = [...document.querySelectorAll(".layout > section :is(button, input, select)")];
    const answers = [...document.querySelectorAll("[data-coach] .answers > *")];
    const parts = [...document.querySelectorAll(".dominion:not(.phone) > *")];
    const over = (a, b) => Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1
        && Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
    const beside = moves.filter((one) => out(one, screen));
    const cut = answers.filter((one) => out(one, box(one.closest("[data-coach]"))));
    const above = parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => over(a, b)));
    return [
        ...beside.map((one) => `beside the screen: ${one.ariaLabel ?? one.title}`),
        ...cut.map((one) => `cut: ${one.textContent}`),
        ...above.map((one) => `lies over another part: ${one.className}`),
    ];
}"""


@pytest.mark.parametrize("screen", EVERYWHERE)
def test_nothing_is_cut_or_covered_on_the_pages_around_the_tables(people: People, screen: str) -> None:
    page = people.arrive(EVERYWHERE[screen])
    id = open_table(page, game="dominion", seats=[ME, BOT])
    wrong: list[str] = []

    def look(where: str) -> None:
        page.evaluate("document.fonts.ready")
        wrong.extend(f"{where}: {fault}" for fault in faults(page))

    games = "dominion", "uprising"
    around = [f"/{page}/{game}" for page in ("new", "cards", "rules", "strategy") for game in games]
    lessons = "/learn/dominion/drawing", "/learn/uprising/combat", "/learn/imperium/agents"
    # With a word of the strategy page.
    noted = ("/replay/dominion-opening/14?seat=0", "/replay/uprising-hard/266?seat=0")
    for path in ("/", *around, "/help", "/learn", *lessons, *noted, "/nowhere"):
        page.goto(path)
        page.locator("#main h1, .dominion, .dune > :is(.wide, .compact)").first.wait_for()
        page.locator(".spinner").wait_for(state="detached")
        if path in lessons:
            page.locator("[data-coach] [data-text]").wait_for()
            wrong += [f"{path}: {fault}" for fault in page.evaluate(BESIDE)]
        if path in noted:
            page.get_by_role("region", name="Strategy").wait_for()
            wrong += [f"{path}: {fault}" for fault in [*page.evaluate(BESIDE), *page.evaluate(UNSEEN)]]
        look(path)
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    look("settings")
    page.keyboard.press("Escape")
    resign(page)
    look("results")
    page.goto(f"/replay/{id}")
    page.locator(".dominion").wait_for()
    look("replay")
    assert not wrong, "\n".join(wrong)


# How much of the hand and of the decision bar lies under the enlarged card.
COVERED = """() => {
    const zoom = document.querySelector(".zoom").getBoundingClientRect();
    const kept = [...document.querySelectorAll(".hand, .bar")].map((one) => one.getBoundingClientRect());
    return kept.reduce((sum, box) => sum
        + Math.max(0, Math.min(zoom.right, box.right) - Math.max(zoom.left, box.left))
        * Math.max(0, Math.min(zoom.bottom, box.bottom) - Math.max(zoom.top, box.top)), 0);
}"""


@pytest.mark.parametrize("game", ["dominion", "uprising"])
@pytest.mark.parametrize("screen", [LAPTOP, DESKTOP], ids=["laptop", "desktop"])
def test_an_enlarged_card_covers_neither_hand_nor_question(
    people: People, screen: dict[str, Any], game: str
) -> None:
    page = people.arrive(screen)
    page.goto(f"/table/{open_table(page, game=game, seats=[ME, BOT, BOT])}")
    cards = page.locator(".hand .face")
    cards.first.wait_for()
    for log in ("open", "folded"):
        for card in cards.all():
            card.hover()
            page.locator(".zoom:popover-open").wait_for()
            assert page.evaluate(COVERED) == 0, log
            page.mouse.move(1, 1)
            page.locator(".zoom:popover-open").wait_for(state="detached")
        page.keyboard.press("l")


# Of the answers in the bar the first four, if they are out of sight.
FIRST_FOUR = """() => [...document.querySelectorAll(".bar .list .option")].slice(0, 4).filter((one) => {
    const box = one.getBoundingClientRect(), list = one.closest(".list").getBoundingClientRect();
    return box.top < list.top || box.bottom > list.bottom;
}).map((one) => one.textContent.trim())"""


def test_a_long_option_does_not_push_the_bar_over_the_hand(page: Page) -> None:
    page.goto(f"/table/{open_table(page, game='uprising', seats=[ME, *[BOT] * 5])}")
    player = Player(page, seed=6)
    longest = 0
    for _ in range(6):
        player.move()
        longest = max(longest, *map(len, player.glowing()))
        hidden: float = page.evaluate(HIDDEN)
        assert hidden <= 0, f"{player.glowing()}: {hidden} px of the hand are out of sight"
        assert page.evaluate(FIRST_FOUR) == [], "some of four have to be looked for"
    assert longest > 80, "no option was long"


BEGINNING = """localStorage["greathall.settings"] = JSON.stringify({ speed: "off", byItself: false })"""
# Answers in the bar, also those to which one has to scroll, that lie under something else, but for the small menu.
UNDER = """() => [...document.querySelectorAll("body:not(:has(.asking)) .bar .option")].filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const across = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
    return across.some((found) => !one.contains(found));
}).map((one) => `lies under something else: ${one.textContent.trim()}`)"""
ROOM = "document.querySelector('main').offsetHeight / innerHeight"


@pytest.mark.parametrize("screen", EVERYWHERE)
def test_what_a_beginner_is_told_leaves_room_for_the_table_and_its_question(people: People, screen: str) -> None:
    """With a tip, and where more is to be chosen from than the bar can show."""
    page = people.arrive(EVERYWHERE[screen])
    page.add_init_script(BEGINNING)
    wrong: list[str] = []
    for game, seats in (("dominion", [ME, BOT]), ("uprising", [ME, BOT, BOT, BOT])):
        page.goto(f"/table/{open_table(page, game=game, seats=seats)}")
        player = Player(page, seed=5, rules=MONEY)
        tips = 0
        for _ in range(24):
            player.move()
            wrong += [f"{game}: {fault}" for fault in page.evaluate(UNDER)]
            if page.locator("[data-tip]").count() and tips < 4:
                tips += 1
                wrong += [f"{game}: {fault}" for fault in [*faults(page), *page.evaluate(UNSEEN)]]
                room: float = page.evaluate(ROOM)
                wrong += [f"{game}: the table has {room:.0%} of the height"] if room < 0.5 else []
                page.get_by_role("button", name="Got it").click()
        assert tips, game
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("screen", EVERYWHERE)
def test_the_leaders_to_choose_from_can_be_read_to_the_end(people: People, screen: str) -> None:
    """However many the others have left."""
    page = people.arrive(EVERYWHERE[screen])
    choose = {"leaders": "choose", "first_player": 0}  # who begins, chooses last
    tables: list[dict[str, Any]] = [
        {"game": "uprising", "seats": [BOT, BOT, ME], "options": {**choose, "choam": True}},
        {"game": "imperium", "seats": [ME, BOT, BOT, BOT], "options": choose},
    ]
    for table in tables:
        page.goto(f"/table/{open_table(page, **table)}")
        page.locator(".leaders .face").nth(4).wait_for()
        page.evaluate("document.fonts.ready")
        assert [*page.evaluate(CUT), *page.evaluate(UNSEEN)] == [], table["game"]
