"""What axe finds wrong with a page for people who do not see it, or not well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours count when they have come to rest, also those that change within a moment.
RUN = """async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
    return (await axe.run(document, { resultTypes: ["violations"] })).violations;
}"""


def clean(page: Page, where: str) -> None:
    found = axe(page)
    assert not found, "\n".join([where, *found])


def axe(page: Page) -> list[str]:
    """What is more than a trifle, a line each with the places."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{found['id']}: {node['target'][0]}: {node['failureSummary']} {node['html'][:120]}"
        for found in violations
        if found["impact"] != "minor"
        for node in found["nodes"]
    ]
