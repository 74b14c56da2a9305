"""A question with one option has one answer: every bot gives it, whatever it is asked."""

from __future__ import annotations

import pytest

from greathall.house.registry import descriptor_of, names, rules_of
from greathall.kernel.machine import PASS

KINDS = ("turn", "effects", "combat", "discard", "lines", "action", "treasure", "buy", "react", "a new one")
BOTS = [(game, name) for game in names() for name in descriptor_of(game).bots.names()]


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_lone_option_is_the_answer_to_any_kind_of_question(game: str, name: str) -> None:
    s = rules_of(game).dealer(3, {}).deal(1)
    bot = descriptor_of(game).bots.make(name)
    for kind in KINDS:
        s.kind = kind
        s.options = [PASS]
        assert bot.choose(s) == PASS
