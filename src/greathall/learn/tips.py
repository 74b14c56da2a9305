"""What becomes possible for the first time, and is worth a word to a beginner: `tips/<game>.toml`, by conditions on
what the seat sees at its decision (greathall.learn.conditions). The words are one message, `lesson-<game>-tips`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from greathall.learn.conditions import BadLesson, Wanted, holds
from greathall.learn.lesson import check_words, message_of, read_data
from greathall.reading import Unreadable, converted
from greathall.text.fluent import ENGLISH, texts


class Tip(Struct, forbid_unknown_fields=True):
    say: str
    when: dict[str, Wanted]


class Tips(Struct, forbid_unknown_fields=True):
    tips: list[Tip]


@cache
def tips(game: str) -> list[Tip]:
    """A game of others has none."""
    file = files("greathall.learn") / "tips" / f"{game}.toml"
    if not file.is_file():
        return []
    what = f"the tips of {game}"
    try:
        found: Tips = converted(read_data(file.read_text(encoding="utf-8"), what), Tips)
    except Unreadable as error:
        raise BadLesson(f"{what}: {error}") from error
    check_words(what, message_of(game, "tips"), [tip.say for tip in found.tips])
    return found.tips


def possible(game: str, view: Mapping[str, Any], seat: int) -> list[str]:
    """Those that are true for the seat now."""
    return [tip.say for tip in tips(game) if holds(tip.when, view, seat)]


def words(game: str, lang: str = ENGLISH) -> dict[str, str]:
    """What each of them says."""
    return texts(lang).forms(message_of(game, "tips")) if tips(game) else {}
