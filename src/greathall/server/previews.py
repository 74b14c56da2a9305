"""What is read of the app before it runs: what it is, and what a chat shows of a link to a table: its title, the
game, who is there. Nothing that an invitation opens."""

from __future__ import annotations

import re
from html import escape

from greathall.house.registry import descriptor_of
from greathall.kernel.errors import GreatHallError
from greathall.server.called import names_in
from greathall.server.storage import TableRow
from greathall.text.fluent import ENGLISH, texts

TABLE = re.compile(r"/(?:table|join|replay)/([\w-]{1,32})(?:/|$)", re.ASCII)
PICTURE = "/icon-512.png"


def table_of(path: str) -> str | None:
    """The table to which a page belongs."""
    found = TABLE.match(path)
    return found[1] if found else None


def preview(row: TableRow, origin: str, lang: str) -> str | None:
    """As tags for the head of the page (Open Graph)."""
    try:
        game = descriptor_of(row.game).text.title(lang)
    except GreatHallError:
        return None  # it was played with a game that is no longer installed
    say = texts(lang).say
    sitting = [name for name, seat in zip(names_in(lang, row), row.seats, strict=True) if seat.kind != "open"]
    free = len(row.seats) - len(sitting)
    people = (
        say("preview-and", first=", ".join(sitting[:-1]), last=sitting[-1]) if sitting[1:] else "".join(sitting)
    )
    if row.status == "waiting":
        text = say("preview-waiting", people=people, n=free) if sitting else say("preview-free", n=free)
    else:
        text = say(f"preview-{row.status}", people=people)
    told = {
        "og:site_name": say("preview-site"),
        "og:type": "website",
        "og:title": say("preview-title", table=row.name, game=game) if row.name else game,
        "og:description": text,
        "og:image": f"{origin}{PICTURE}",
        "og:image:width": "512",
        "og:image:height": "512",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n    ".join([*tags, '<meta name="twitter:card" content="summary" />'])


def with_preview(page: str, tags: str) -> str:
    return page.replace("</head>", f"  {tags}\n  </head>", 1)


def in_language(page: str, lang: str) -> str:
    """The app's page, or the list of what a device needs to install it, as it is built: in English."""
    described = texts(ENGLISH).say("app-description"), texts(lang).say("app-description")
    return page.replace(*described).replace('<html lang="en">', f'<html lang="{lang}">')
