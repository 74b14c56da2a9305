"""The app in the languages of its readers: each of them at the table, two at one table, in words of any length."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import WORDS, clean, sound
from tests.browser.conftest import LAPTOP, PHONE, SCREENS, People
from tests.browser.lobby import open_table
from tests.browser.measures import faults
from tests.browser.player import Player
from tests.browser.test_quick import FIRST_LOAD, Scales
from tests.text.leftover import untranslated as is_english

# By what their browsers ask for.
LANGUAGES = {"de": "de-AT", "hu": "hu-HU", "cs": "cs-CZ", "el": "el-GR"}
LONGER_WORDS = "longer"  # in place of a language
ME, BOT = {"kind": "me", "name": "Ρέα"}, {"kind": "bot", "bot": "random", "name": "Άρης"}
GAMES = ("dominion", "imperium", "uprising")
TABLES: dict[str, dict[str, Any]] = {
    "dominion": {"game": "dominion", "seats": [ME, BOT, BOT], "options": {"kingdom": "underlings"}},
    "alone": {"game": "imperium", "seats": [ME]},
    "three": {"game": "uprising", "seats": [ME, BOT, BOT], "options": {"choam": True}},
    "six": {"game": "uprising", "seats": [BOT, ME, *[BOT] * 4]},
}
PAGES = (
    "/",
    "/new/dominion",
    "/new/uprising",
    "/cards/uprising",
    "/help",
    "/learn",
    "/strategy/imperium",
    "/nowhere",
)

# What is seen or read aloud, without what is marked as being in another language, and without names of people.
SAID = """() => {
    const said = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const aloud = ["aria-label", "title", "alt", "placeholder"];
    const kept = (one) => !one.closest("[lang] [lang], script, style, input, kbd, code, [data-person]");
    while (walk.nextNode()) {
        const one = walk.currentNode;
        if (one.nodeType === Node.TEXT_NODE) { if (kept(one.parentElement)) said.push(one.data); continue; }
        if (kept(one)) said.push(...aloud.map((name) => one.getAttribute(name)));
    }
    return said.filter((text) => text && text.trim()).map((text) => text.replace(/\\s+/g, " ").trim());
}"""

# Each word with two fifths more letters, as a language might need them: what is written so far, and what comes.
LONGER = """() => {
    const done = new WeakMap();
    const word = (text) => text + "o".repeat(Math.round(text.length * 0.4));
    const lengthen = (one) => {
        if (one.parentElement?.closest("script, style, title, option, svg") || done.get(one) === one.data) return;
        one.data = one.data.replace(/\\p{L}{3,}/gu, word);
        done.set(one, one.data);
    };
    const all = (root) => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) lengthen(walk.currentNode);
    };
    all(document.body);
    new MutationObserver((changes) => {
        for (const change of changes) {
            if (change.type === "characterData") lengthen(change.target);
            for (const one of change.addedNodes) one.nodeType === Node.TEXT_NODE ? lengthen(one) : all(one);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def untranslated(page: Page, lang: str) -> list[str]:
    """What the page says in English, or by the name of a message."""
    return [
        text for text in page.evaluate(SAID) if is_english(text, lang) or re.fullmatch(r"[a-z]+(-[a-z]+)+", text)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_played_in_each_language(people: People, lang: str, game: str) -> None:
    """On a laptop and on a phone by turns."""
    number = list(LANGUAGES).index(lang) + GAMES.index(game)
    page = people.arrive((LAPTOP, PHONE)[number % 2], locale=LANGUAGES[lang])
    page.goto(f"/table/{open_table(page, game=game, seats=[ME, BOT, BOT])}")
    player = Player(page, seed=number)
    assert page.locator("html").get_attribute("lang") == lang
    wrong = untranslated(page, lang)
    for _ in range(8):
        player.move()
        wrong += untranslated(page, lang)
    page.keyboard.press("t")  # the text view
    page.locator("main h2").first.wait_for()
    wrong += untranslated(page, lang)
    assert sorted(set(wrong)) == []
    if game == "uprising":
        clean(page, lang)
    else:
        sound(page, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_around_the_tables_are_in_the_language_of_whoever_reads_them(people: People, lang: str) -> None:
    page = people.arrive(locale=LANGUAGES[lang])
    wrong = []
    number = list(LANGUAGES).index(lang)
    for at, path in enumerate((*PAGES, "/rules/dominion", "/replay/dominion-opening/14?seat=0")):
        page.goto(path)
        page.locator("#main h1, .dominion").first.wait_for()
        page.locator(".spinner").wait_for(state="detached")
        wrong += [f"{path}: {text}" for text in untranslated(page, lang)]
        assert page.locator("html").get_attribute("lang") == lang
        # All that axe looks for, in one language: it takes seconds.
        sound(page, f"{lang} {path}", () if at % len(LANGUAGES) == number else WORDS)
    assert sorted(set(wrong)) == []


def choose(page: Page, language: str) -> None:
    """In the settings, by what the language calls itself."""
    page.evaluate("window.same = true")
    page.locator("nav button.quiet").click()
    page.get_by_role("dialog").get_by_label(language).check()
    page.keyboard.press("Escape")


def test_what_was_filled_in_stays_in_another_language_and_cards_are_said_anew(people: People) -> None:
    page = people.arrive(LAPTOP)
    page.goto("/new/dominion")
    page.locator("#table-name").fill("Friday")
    page.locator(".count label", has_text="4").click()
    card = page.locator(".tile .name").first
    english = card.inner_text()
    choose(page, "Čeština")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(card).not_to_have_text(english)
    expect(page.locator("#table-name")).to_have_value("Friday")
    expect(page.locator(".panel ol > li")).to_have_count(4)
    assert untranslated(page, "cs") == []
    assert page.evaluate("window.same")


def test_english_names_stand_beside_the_others_for_whoever_wants_them(people: People) -> None:
    page = people.arrive(LAPTOP, locale=LANGUAGES["el"])
    page.goto("/cards/dominion")
    page.locator(".face .name").first.wait_for()
    assert page.locator("[lang=en]").count() == 0
    page.locator("nav button.quiet").click()
    page.get_by_role("dialog").get_by_label("Αγγλικά ονόματα").check()
    page.keyboard.press("Escape")
    names = page.locator(".face .name [lang=en]")
    names.first.wait_for()
    assert "Copper" in names.all_inner_texts()
    sound(page, "gallery")


def test_two_at_one_table_read_it_in_two_languages(people: People) -> None:
    anna, ben = people.arrive(LAPTOP, locale="de-DE"), people.arrive(PHONE, locale="el-GR")
    options = {"kingdom": "first_game"}
    table = open_table(anna, game="dominion", seats=[ME, {"kind": "open"}], options=options, listed=True)
    ben.request.post("/api/me")
    assert ben.request.post(f"/api/tables/{table}/join", data={}).ok
    players = []
    for seed, page in enumerate((anna, ben)):
        page.goto(f"/table/{table}")
        page.locator(".play").wait_for()
        players.append(Player(page, seed, wait=False))
    while any(len(player.clicked) < 6 for player in players):
        for player in players:
            if player.asked(within=0.2):
                player.move(wait=False)
    assert untranslated(anna, "de") == []
    assert untranslated(ben, "el") == []

    # One of them changes it in mid-game: the log too is said anew, and the page is not loaded again.
    anna.evaluate("window.same = true")
    lines: list[str] = []
    anna.on("websocket", lambda line: lines.append(line.url))
    log = anna.locator(".log")
    told = log.inner_text()
    anna.keyboard.press("Escape")
    anna.get_by_role("button", name="Menü").click()
    anna.get_by_role("button", name="Einstellungen").click()
    anna.get_by_role("dialog").get_by_label("Čeština").check()
    expect(anna.locator("html")).to_have_attribute("lang", "cs")
    anna.keyboard.press("Escape")
    expect(log).not_to_have_text(told)
    assert anna.evaluate("window.same")
    assert not lines
    assert untranslated(anna, "cs") == []
    anna.reload()
    anna.locator(".play").wait_for()
    expect(anna.locator("html")).to_have_attribute("lang", "cs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_language_that_is_spoken_is_loaded(people: People, lang: str) -> None:
    page = people.arrive(locale=LANGUAGES[lang])
    scales = Scales(page)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"/table/{open_table(page, game='uprising', seats=[ME, BOT, BOT])}")
    expect(page.locator(".play .glow").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < scales.bytes < FIRST_LOAD
    # Nobody learns, and nobody waits for others.
    words = [url.rpartition("/")[2].split("-")[0] for url in fetched if "/assets/" in url]
    assert [words.count(part) for part in ("language", "learn", "waiting")] == [1, 0, 0]


SMALL: Any = {"width": 700, "height": 600}
# Buttons and links of the head that are not on the screen.
OUT = """() => [...document.querySelectorAll("header :is(button, a)")].filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
    .filter((one) => !one.matches(".skip")).map((one) => `out of the window: ${one.textContent.trim()}`)"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def on_each_screen(people: People, lang: str, paths: Sequence[str], **more: Any) -> list[str]:
    """What is wrong with these pages on the five screens, for which two browsers do."""
    wrong = []
    for kind, screens in ((LAPTOP, ("laptop", "desktop")), (PHONE, ("phone", "flat", "tablet"))):
        page = people.arrive(kind, locale=LANGUAGES.get(lang, "en-GB"), **more)
        for path in paths:
            page.goto(path)
            page.locator("#main h1, .dune > :is(.wide, .compact), .dominion").first.wait_for()
            page.locator(".spinner").wait_for(state="detached")
            page.evaluate("document.fonts.ready")
            if lang == LONGER_WORDS:
                page.evaluate(LONGER)
                page.set_viewport_size(SMALL)  # what fits is measured anew when a size changes
                page.evaluate(DRAWN)
            for screen in screens:
                page.set_viewport_size(SCREENS[screen]["viewport"])
                page.evaluate(DRAWN)
                for part in page.get_by_role("tab").evaluate_all("(all) => all.map((one) => one.id)") or [""]:
                    if part:
                        page.locator(f"#{part}").click()
                    page.mouse.move(1, 1)  # nothing is explained
                    page.evaluate(DRAWN)
                    # A word longer than its place, as other languages have them, goes on in the next line there.
                    found = [one for one in [*faults(page), *page.evaluate(OUT)] if not one.startswith("broken: ")]
                    wrong += [f"{screen}, {path} {part}: {fault}" for fault in found]
        page.context.close()
    return wrong


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut_or_covered_at_a_table_in_any_language(people: People, table: str) -> None:
    """As in English; also if each English word had two fifths more letters."""
    host = people.arrive()
    path = f"/table/{open_table(host, **TABLES[table])}"
    host.goto(path)
    Player(host, seed=3).play(moves=10)
    state = host.context.storage_state()
    wrong = [
        f"{lang}: {fault}"
        for lang in (LONGER_WORDS, *LANGUAGES)
        for fault in on_each_screen(people, lang, [path], storage_state=state)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", [LONGER_WORDS, *LANGUAGES])
def test_nothing_is_cut_or_covered_around_the_tables_in_any_language(people: People, lang: str) -> None:
    wrong = on_each_screen(people, lang, PAGES)
    assert not wrong, "\n".join(wrong)
