"""Which Chromium drives the tests, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserType

# The first has no window to draw; all show the same pages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WORDS = [
    "--no-sandbox",  # there is none for root, and the pages are our own
    "--disable-gpu",
    "--disable-dev-shm-usage",  # containers keep it small
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class NoChromium(Exception):
    """There is no Chromium here."""


def launch(chromium: BrowserType) -> Browser:
    return chromium.launch(executable_path=path(chromium), args=WORDS)


def path(chromium: BrowserType) -> str:
    """CHROMIUM names one; else the machine's; else the one that `playwright install chromium` fetched."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), chromium.executable_path)
    if not Path(found).exists():
        cure = "install it (on Debian: apt install chromium-headless-shell), or name one in CHROMIUM"
        raise NoChromium(f"no Chromium: {found} does not exist; {cure}")
    return found
