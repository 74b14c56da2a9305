"""What no text for a player may contain."""

from __future__ import annotations

import re

# Placeholders, ids (snake_case or this-kind-of-message), marks that isolate directions, doubled blanks and stops
# (three of them are an ellipsis).
FAULTS = re.compile(r"[{}$_\u2066-\u2069]|\b(?:dominion|imperium)\b|\s\s|(?<!\.)\.\.(?!\.)|\s[.,;:]|^\s|\s$")


def assert_clean(text: str) -> None:
    assert text, "there is no text"
    fault = FAULTS.search(text)
    assert fault is None, f"{fault.group()!r} in {text!r}"
