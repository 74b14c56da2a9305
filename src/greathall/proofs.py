"""For translators: whether messages are right, and all rules text beside its English, to be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from greathall.house.registry import descriptors
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.text.checking import Trouble, check_places
from greathall.text.fluent import ENGLISH, drafts, locales
from greathall.text.game import GameText

BROWSER = Path("web") / "src" / "locales"  # in a checkout
WRITTEN = Path("docs") / "texts"


def check(checkout: Path) -> list[Trouble]:
    """What is wrong with the messages of Python and, where they are, of the browser."""
    browser = checkout / BROWSER
    return check_places([locales(), browser] if browser.is_dir() else [locales()])


def write(lang: str, checkout: Path) -> Path:
    """Writes docs/texts/<lang>.md."""
    if lang == ENGLISH or lang not in drafts():
        there = ", ".join(other for other in drafts() if other != ENGLISH) or Wrong("error-texts-none")
        raise BadOption(Wrong("error-texts-lang", given=shown(lang), there=there))
    path = checkout / WRITTEN / f"{lang}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(lang), encoding="utf-8")
    return path


def page(lang: str) -> str:
    """All rules text, thing by thing: its names, its text, the English of it."""
    return "\n".join(
        [f"# {lang} / {ENGLISH}", *(line for game in descriptors() for line in of_game(game.text, lang)), ""]
    )


def of_game(text: GameText, lang: str) -> Iterator[str]:
    yield f"\n## {text.title(lang)} / {text.title()}"
    for kind, things in by_kind(text, lang).items():
        yield f"\n### {kind}\n"
        yield from things
    icons, english = cast(Any, text.glossary(lang)), cast(Any, text.glossary())
    if icons:
        yield "\n### icons\n"
    for icon, said in icons.items():
        yield from entry(icon, said["name"], english[icon]["name"], said["rule"], english[icon]["rule"])


def by_kind(text: GameText, lang: str) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for own, english in zip(text.printed(lang=lang), text.printed(), strict=True):
        lines = entry(
            *(str(one) for one in (own["id"], own["name"], english["name"], own["text"], english["text"]))
        )
        kinds.setdefault(str(own["kind"]), []).extend(lines)
    return kinds


def entry(id: str, name: str, english_name: str, text: str, english: str) -> Iterator[str]:
    yield f"- **{name}** / {english_name} (`{id}`)"
    if text:
        yield f"  - {text}"
        yield f"  - *{english}*"
