"""Properties of the original alone, looked for in random games; those of both games are in tests/games/dune."""

from __future__ import annotations

import pytest
from tests.games.dune.games import IMPERIUM
from tests.games.dune.random_play import state_of
from tests.games.random_play import play

from greathall.kernel.rng import seeded


@pytest.mark.parametrize("players", IMPERIUM.counts)
def test_every_card_is_in_the_game(players: int) -> None:
    setup, content = state_of(IMPERIUM.new(players)).setup, IMPERIUM.content
    assert set(setup.cards) == {card.index for card in content.cards if card.kind == "imperium"}
    assert set(setup.intrigue) == {card.index for card in content.intrigue}
    assert set(setup.conflicts) == {card.index for card in content.conflicts}


@pytest.mark.parametrize("seed", range(3))
def test_the_barons_tokens_are_dealt_anew_for_others_and_kept_for_him(seed: int) -> None:
    game = IMPERIUM.new(seed=seed, leaders=["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"])
    play(game, seeded(seed), 2)
    own = state_of(game).players[0].tokens
    assert len(own) == 2
    assert {str(state_of(game.determinize(0, n)).players[0].tokens) for n in range(12)} == {str(own)}
    assert len({str(sorted(state_of(game.determinize(1, n)).players[0].tokens)) for n in range(12)}) > 1
