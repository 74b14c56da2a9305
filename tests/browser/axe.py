"""What axe finds wrong with a page for people who do not see it, or not well."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

Scheme = Literal["light", "dark"]

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours count when they have come to rest, also those that change within a moment.
RUN = """async (rules) => {
    const moving = () => document.getAnimations().filter((one) => one.playState === "running");
    while (moving().length) {  // a colour that is inherited changes after its parent's
        await Promise.allSettled(moving().map((one) => one.finished));
        await new Promise(requestAnimationFrame);
    }
    const only = rules.length ? { runOnly: rules } : {};
    return (await axe.run(document, { resultTypes: ["violations"], ...only })).violations;
}"""
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
# Those that depend on the language.
WORDS = ["html-has-lang", "html-lang-valid", "valid-lang", "label-content-name-mismatch", "button-name"]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe that depend on the scheme


def clean(page: Page, where: str) -> None:
    """In light and in dark, in which nothing but the colours differs."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    dark: bool = page.evaluate(IS_DARK)
    found = axe(page)
    page.emulate_media(color_scheme=SCHEMES[not dark])
    found += [f"{SCHEMES[not dark]}: {line}" for line in axe(page, COLOURS)]
    page.emulate_media(color_scheme=SCHEMES[dark])
    assert not found, "\n".join([where, *found])


def sound(page: Page, where: str, rules: Sequence[str] = ()) -> None:
    """In the scheme that is shown: what does not hang on colours need not be looked at twice."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = axe(page, rules)
    assert not found, "\n".join([where, *found])


def axe(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What is more than a trifle, a line each with the places."""
    violations: list[dict[str, Any]] = page.evaluate(RUN, list(rules))
    return [
        f"{found['id']}: {node['target'][0]}: {node['failureSummary']} {node['html'][:120]}"
        for found in violations
        if found["impact"] != "minor"
        for node in found["nodes"]
    ]
