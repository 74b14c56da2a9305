"""Dominion in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.text.dominion import cards, faces, labels, log, reasons, sheets
from greathall.text.fluent import ENGLISH, Phrase, texts
from greathall.text.game import JSON, GameText
from greathall.text.names import Names
from greathall.text.said import Said
from greathall.text.sheets import Sheet


class DominionText(GameText):
    prefixes = ("dominion",)
    icons = (
        *("card", "action", "buy", "coin", "vp", "cost"),
        *("treasure", "victory", "curse", "attack", "reaction"),
        *("deck", "hand", "discard_pile", "trash", "supply"),
    )

    def goal(self, view: Mapping[str, Any], seat: int, lang: str = ENGLISH) -> str | None:
        provinces = next(pile for pile in view["supply"] if pile["card"] == "province")
        return texts(lang).say(
            "dominion-goal",
            end=view["empty_piles"]["end"],
            left=provinces["left"],
            empty=view["empty_piles"]["now"],
            points=view["players"][seat]["points"],
        )

    def question(self, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        return labels.question(state, Names(lang, names), lang)

    def option(self, state: State, code: int, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        return labels.option(state, code, Names(lang, names), lang)

    def obstacle(self, state: State, why: Why, names: Names) -> Phrase:
        return reasons.obstacle(state, why, names, names.lang)

    def ground(self, why: Why, lang: str) -> Phrase:
        return reasons.ground(why, lang)

    def told(self, events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        return log.lines(events, names, joined)

    def printed(self, set: str | None = None, lang: str = ENGLISH) -> list[JSON]:
        return cards.printed(set, lang)

    def noun(self, id: str, lang: str) -> Phrase:
        return cards.name(id, lang)

    def card_paragraphs(
        self, id: str, lang: str = ENGLISH, options: Mapping[str, object] | None = None
    ) -> list[str]:
        return cards.paragraphs(id, lang, options)

    def sheets(self, set: str | None = None, lang: str = ENGLISH) -> list[Sheet]:
        return sheets.sheets(set, lang)

    def faces(self, lang: str = ENGLISH) -> JSON:
        return faces.faces(lang)

    def words(self, lang: str = ENGLISH) -> JSON:
        return faces.words(lang)
