"""Random games with all kinds of options."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from tests.games.dune.table import DuneGame

import greathall as gh
from greathall.games.imperium.setup import MIXES
from greathall.games.imperium.state import Imperium

TOO_LONG = 20_000
SEVERAL = ["the_voice", "kwisatz_haderach", "double_cross", "to_the_victor", "bypass_protocol", "poison_snooper"]
ORIGINALS: list[object] = ["none", "none", "all", *MIXES, SEVERAL]

seeds = st.integers(0, 2**64 - 1)
leaders = st.sampled_from(["random", "choose", "draft"])
options: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "imperium": st.fixed_dictionaries({"leaders": leaders}),
    "uprising": st.fixed_dictionaries(
        {
            "leaders": leaders,
            "choam": st.booleans(),
            "original": st.sampled_from(ORIGINALS),
            "original_conflicts": st.sampled_from([False, False, True]),
        }
    ),
}


# … and those that few players have besides.
LEVELS = st.sampled_from(["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
few_options: dict[tuple[str, int], st.SearchStrategy[dict[str, Any]]] = {
    ("uprising", 1): st.fixed_dictionaries({"difficulty": LEVELS, "row_churn": st.booleans()}),
    ("uprising", 2): st.fixed_dictionaries(
        dict.fromkeys(("streamlined", "brutal_escalation", "expert_deployment", "smart_politics"), st.booleans())
    ),
}


def drawn(data: st.DataObject, game: DuneGame, seed: int) -> gh.Game:
    """A new game for as many and with such options as may be. Teams, who have other decks and pieces, have tests of
    their own (tests/games/uprising/test_six_random_games.py)."""
    players = data.draw(st.sampled_from([count for count in game.counts if count <= 4]), "players")
    chosen = data.draw(options[game.id], "options")
    if (game.id, players) in few_options:
        chosen |= data.draw(few_options[game.id, players], "options of few players")
    return game.new(players, seed, **chosen)


def state_of(game: gh.Game) -> Imperium:
    assert isinstance(game.state, Imperium)
    return game.state
