"""In which language somebody is spoken to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from greathall.text.fluent import ENGLISH, languages

QUALITY: Final = re.compile(r";\s*q\s*=(.*)", re.IGNORECASE)


def wished(header: str | None, offered: Sequence[str] | None = None) -> str:
    """The best of the languages that we offer, by what a browser says in Accept-Language; English if it wants none
    of them."""
    there = languages() if offered is None else offered
    found = sorted(enumerate(filter(None, map(str.strip, (header or "")[:500].split(",")))), key=weight)
    for _, wish in found:
        lang = wish.partition(";")[0].strip().lower()
        for name in (lang, lang.partition("-")[0]):
            if name in there and weight((0, wish))[0] < 0:
                return name
    return ENGLISH


def weight(wish: tuple[int, str]) -> tuple[float, int]:
    """To sort by: the most wanted first, of equals the first one."""
    order, text = wish
    quality = QUALITY.search(text)
    try:
        return -float(quality[1] if quality else "1"), order
    except ValueError:
        return 0.0, order
