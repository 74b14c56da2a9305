"""Measures what a page shows: how large letters are, whether words are cut off, broken or lie over each other."""

from __future__ import annotations

from playwright.sync_api import Page

# All text that is drawn, by lines. Left out: what only screen readers get, what is folded away as a whole, what a
# scroll bar brings into sight, and what is shortened with dots on purpose.
MEASURE = """(least) => {
    const UNSEEN = ".unseen, title, option, script, style, [popover]:not(:popover-open)";
    const faults = new Set();
    const lines = [];
    const style = new Map();
    const styled = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one);
    const flows = (one, ways) => ways.includes(styled(one).overflowX) || ways.includes(styled(one).overflowY);
    const clips = (one) => flows(one, ["hidden", "clip"]);
    const scrolls = (one) => flows(one, ["auto", "scroll"]);
    const shortened = (one) => styled(one).textOverflow === "ellipsis" || styled(one).webkitLineClamp !== "none";
    const top = document.querySelector("dialog:modal") ?? document.body;
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, at = text.parentElement;
        if (!text.data.trim() || at.closest(UNSEEN)) continue;
        if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const words = text.data.trim().slice(0, 40);
        const size = parseFloat(styled(at).fontSize) * (at.ownerSVGElement ? at.getScreenCTM().a : 1);
        const range = document.createRange();
        range.selectNodeContents(text);
        let boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        let cut = false, out = boxes.length === 0, scrolled = false;
        for (let one = at; one && one !== top.parentElement; one = one.parentElement) {
            const room = one.getBoundingClientRect();
            const over = (box) => Math.max(
                room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
            const apart = (box) => box.right <= room.left + 1 || box.left >= room.right - 1
                || box.bottom <= room.top + 1 || box.top >= room.bottom - 1;
            if (shortened(one)) {
                boxes = boxes.filter((box) => box.top < room.bottom - 3 && box.left < room.right - 3)
                    .map((box) => new DOMRect(box.x, box.y, Math.min(box.width, room.right - box.x), box.height));
                continue;
            }
            if (scrolls(one)) {
                // What is scrolled out of sight does not lie over what stands beside the box.
                scrolled = true;
                boxes = boxes.filter((box) => !apart(box)).map((box) => {
                    const high = Math.max(box.top, room.top), left = Math.max(box.left, room.left);
                    const low = Math.min(box.bottom, room.bottom), right = Math.min(box.right, room.right);
                    return new DOMRect(left, high, right - left, low - high);
                });
                if (boxes.length === 0) out = true;
                continue;
            }
            if (!clips(one) || scrolled || at.ownerSVGElement) continue;
            if (boxes.every(apart)) out = true;
            else if (boxes.some((box) => over(box) > Math.max(2, size * 0.2))) cut = true;
        }
        if (out) continue;
        if (least && size < least - 0.05) faults.add(`small: ${words} (${size.toFixed(1)} px)`);
        if (cut) faults.add(`cut: ${words}`);
        for (const word of new Set(boxes.map((box) => box.top)).size > 1 ? text.data.matchAll(/\\p{L}+/gu) : []) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const rows = new Set([...range.getClientRects()].map((box) => box.top));
            if (rows.size > 1) faults.add(`broken: ${word[0]}`);
        }
        if (at.ownerSVGElement) continue;
        const wide = boxes.some((box) => box.right > innerWidth + 1 || box.left < -1);
        if (wide && !scrolled) faults.add(`out of the window: ${words}`);
        // A line is higher than its letters.
        for (const box of boxes) lines.push({ at, words, scrolled, left: box.left + 1, right: box.right - 1,
            top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 });
    }
    // What moves over the rest when one scrolls, or is put upon a thing as its number, lies over it on purpose.
    const layer = (one) => one.closest(".hand, .top, header, .bar, .seats, .zoom, [data-layer]");
    const seen = lines.filter((line) => {
        const { at, left, right, top: high, bottom } = line;
        line.layer = layer(at);
        const found = document.elementFromPoint((left + right) / 2, (high + bottom) / 2);
        return found && (found.contains(at) || at.contains(found) || layer(found) === line.layer);
    });
    for (let i = 0; i < seen.length; i++) for (let j = i + 1; j < seen.length; j++) {
        const a = seen[i], b = seen[j];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 1.5 || a.layer !== b.layer || a.at.contains(b.at) || b.at.contains(a.at)) continue;
        faults.add(`over each other: ${a.words} / ${b.words}`);
    }
    // The sign in the corner of a card's box.
    for (const mark of top.querySelectorAll(".box > .mark")) {
        const box = mark.getBoundingClientRect();
        for (const line of lines) {
            if (!mark.parentElement.contains(line.at) || mark.contains(line.at)) continue;
            const wide = Math.min(line.right, box.right) - Math.max(line.left, box.left);
            const high = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
            if (wide > 1.5 && high > 1.5) faults.add(`under a sign: ${line.words}`);
        }
    }
    if (document.scrollingElement.scrollWidth > innerWidth + 1) faults.add("the page scrolls sideways");
    return [...faults];
}"""


def faults(page: Page, least: float = 0) -> list[str]:
    """What is wrong with what the page shows now; letters are to be at least so many pixels high."""
    found: list[str] = page.evaluate(MEASURE, least)
    return found
