"""Dominion's cards as pieces to draw: bonuses and worth are icons, the rest is words."""

from __future__ import annotations

from functools import cache

from greathall.games.dominion.card import TYPE_NAMES, Card
from greathall.games.dominion.catalogue import CARDS, SETS
from greathall.games.dominion.effects import PER_CARD, Actions, Bonus, Buys, Cards, Coins
from greathall.text.dominion.cards import describe, parts
from greathall.text.dominion.effects import TOLD_OPTIONS, DominionWriter, writer
from greathall.text.effects import Clause, Voice
from greathall.text.fluent import texts
from greathall.text.pieces import DRAWERS, Drawing, Row, bonus, icon, read

JSON = dict[str, object]


class DominionDrawing(Drawing, DominionWriter):
    """Draws, and knows what the table has agreed on."""


@cache
def drawing(lang: str, agreed: tuple[str, ...] = ()) -> DominionDrawing:
    return DominionDrawing(texts(lang), agreed)


def draws_bonus(effect: type[Bonus], id: str) -> None:
    def draw(w: Drawing, effect: Bonus, voice: Voice) -> Clause | None:
        return None if effect.n == PER_CARD else bonus(id, effect.n)

    DRAWERS[effect] = draw


draws_bonus(Cards, "card")
draws_bonus(Actions, "action")
draws_bonus(Buys, "buy")
draws_bonus(Coins, "coin")


def faces(lang: str) -> JSON:
    """Everything printed, by kind and id."""
    return {f"card:{card.id}": face(card, lang) for card in CARDS}


def face(card: Card, lang: str) -> JSON:
    described = describe(card, lang)
    del described["text"]
    usual = boxes(card, lang)
    drawn = described | {"kind": "card", "deck": described["kind"], "boxes": usual}
    agreed = [
        {"option": option, "value": value, "boxes": other}
        for option, value in TOLD_OPTIONS.items()
        if (other := boxes(card, lang, (option,))) != usual
    ]
    return drawn | {"agreed": agreed} if agreed else drawn


def boxes(card: Card, lang: str, agreed: tuple[str, ...] = ()) -> list[JSON]:
    said = parts(writer(lang, agreed), card)
    return [{"part": part, "rows": rows(drawing(lang, agreed), card, part), "text": said[part]} for part in said]


def rows(w: Drawing, card: Card, part: str) -> list[Row]:
    if part == "play" and card.play is not None:
        return w.rows(w.clauses(card.play), flowing=True)
    if part == "coins":
        return [read(icon("coin", card.coins))]
    if part == "points" and card.points is not None and card.points.each == 0:
        return [read(icon("vp", card.points.fixed))]
    return [read(parts(w, card)[part])]


def words(lang: str) -> JSON:
    """The names of what cards have."""
    w = writer(lang)
    return {
        "types": {type: w.say(f"type-{type}") for type in TYPE_NAMES.values()},
        "sets": {set: w.say(f"set-{set}") for set in SETS},
        "phases": {phase: w.say(f"phase-{phase}") for phase in ("action", "buy")},
    }
