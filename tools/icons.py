"""Draws the icons that must be PNG files from web/public/icon.svg: `python -m tools.icons`, run when that changes.

Installed apps, messages and chats that show a link take no SVG."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512, "badge.png": 96}


def drawn(name: str, svg: str) -> str:
    """A maskable icon is cut to any shape, so it goes to the edge and keeps what matters within the middle; a badge
    is its shape alone."""
    if name == "icon-maskable.png":
        svg = svg.replace('rx="7" ', "")
        shrunk = r'\1<g transform="translate(4.8 4.8) scale(.7)">\2</g></svg>'
        return re.sub(r"(<rect[^>]*/>)(.*)</svg>", shrunk, svg, flags=re.DOTALL)
    if name == "badge.png":
        return re.sub(r"<rect[^>]*/>", "", svg).replace("#f3d9a4", "#fff")
    return svg


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawn(name, svg)}")
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
