"""A question with one option has one answer: every bot gives it, whatever it is asked."""

from __future__ import annotations

import pytest

from greathall.bots.registry import bot_names, make_bot
from greathall.games.registry import GAMES
from greathall.kernel.machine import PASS

KINDS = ("turn", "effects", "combat", "discard", "lines", "action", "treasure", "buy", "react", "a new one")
BOTS = [(game, name) for game in GAMES for name in bot_names(game)]


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_lone_option_is_the_answer_to_any_kind_of_question(game: str, name: str) -> None:
    s = GAMES[game].dealer(3, {}).deal(1)
    bot = make_bot(game, name)
    for kind in KINDS:
        s.kind = kind
        s.options = [PASS]
        assert bot.choose(s) == PASS
