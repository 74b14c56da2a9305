"""Whole games as each language tells them: what is asked, what can be answered or not and why, and the log."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.text.clean import assert_clean
from tests.text.dune import pick
from tests.text.leftover import untranslated

import greathall as gh
from greathall.text.fluent import ENGLISH, languages

NAMES = ["Ρέα", "Άρης", "Ήρα", "Πάν", "Ζευς", "Δίας"]
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dominion": ("dominion", 3, {"kingdom": "first_game"}),
    "secret schemes": ("dominion", 4, {"kingdom": "secret_schemes"}),
    "imperium": ("imperium", 4, {"leaders": "choose"}),
    "alone": ("imperium", 1, {}),
    "uprising": ("uprising", 3, {"choam": True, "leaders": "draft"}),
    "with a Rival": ("uprising", 2, {}),
    "six": ("uprising", 6, {}),
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != ENGLISH])
def test_a_game_is_told_in_one_language_alone(lang: str, table: str) -> None:
    game_id, players, options = TABLES[table]
    game = gh.new_game(game_id, players, 11, options, lang=lang)
    text, rng = game.descriptor.text, random.Random(11)
    said: set[str] = set()
    for _ in range(400):
        if game.over:
            break
        decision = game.decision
        labels = [option.label for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        said |= {decision.text, *labels, *(one.text for one in text.reasons(game.state, lang, NAMES))}
        game.choose(pick(rng, decision))
    for seat in range(game.players):
        said |= set(text.lines(game.state.events or [], seat, lang, NAMES))
    assert len(said) > 150, "too little was told"
    for one in said:
        assert_clean(one)
    assert [one for one in sorted(said) if untranslated(one, lang)] == []
