"""The parts of numbers in words: why the strength is 9, the price 2. See src/greathall/kernel/numbers.py."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from greathall.games.imperium.things import FACTIONS
from greathall.text.cards import card_name
from greathall.text.effects import capitalised
from greathall.text.fluent import ENGLISH, texts

# Both Dune games have the same words.
PREFIXES: Final = {"dominion": "dominion", "imperium": "imperium", "uprising": "imperium"}
FROM: Final = "_from"
# Parts that are called like the thing that gives them, as often as it does.
BY_NAME: Final = ("card", "thing")


def explain(game: str, view: dict[str, Any], lang: str = ENGLISH) -> None:
    """Gives each part of each number in a view its words, as `text`."""
    for key, item in view.items():
        if type(item) is dict:
            explain(game, item, lang)
        elif type(item) is list:
            for one in item:
                if type(one) is not dict:
                    continue
                if key.endswith(FROM):
                    one["text"] = part_text(game, one["what"], one.get("thing"), one["n"], lang)
                else:
                    explain(game, one, lang)


@cache
def part_text(game: str, what: str, thing: str | None, n: int, lang: str) -> str:
    prefix = PREFIXES[game]
    if thing is None:
        return capitalised(texts(lang).say(f"{prefix}-part-{what}", n=n))
    if thing in FACTIONS:
        return texts(lang).say(f"{prefix}-part-{what}", n=n, faction=thing)
    name = card_name(game, thing, lang)
    if what in BY_NAME:
        return name if n == 1 else texts(lang).say("times", item=name, n=n)
    return capitalised(texts(lang).say(f"{prefix}-part-{what}-of", n=n, name=name))
