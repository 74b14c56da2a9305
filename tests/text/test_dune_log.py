"""What happened in either Dune game is told to each seat as far as it may know."""

from __future__ import annotations

import random

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING
from tests.games.dune.table import SPECTATOR, DuneGame
from tests.text.clean import assert_clean
from tests.text.dune import pick

from greathall.house.registry import descriptor_of
from greathall.text.imperium.effects import name, writer


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "options"),
    [
        (IMPERIUM, [{}] * 4),
        (UPRISING, [{"choam": True}, {"choam": True}, {}, {"original": "all"}]),
    ],
    ids=["imperium", "uprising"],
)
def test_hidden_cards_are_never_named(game: DuneGame, options: list[dict[str, object]], seed: int) -> None:
    """Every event of a game, told to everyone: a card is named only to those who may know it."""
    secrets = [name(writer("en"), "card", card.id).text for card in game.content.cards]
    secrets += [name(writer("en"), "intrigue", card.id).text for card in game.content.intrigue]
    text = descriptor_of(game.id).text
    played = game.new(3 + seed % 2, seed, **options[seed])
    rng = random.Random(seed)
    while not played.over:
        played.choose(pick(rng, played.decision))
    events = played.state.events or []
    for seat in (SPECTATOR, *range(played.players)):
        for happened in events:
            told = text.line(happened, seat)
            assert_clean(told)
            if happened.card >= 0 and happened.card_for(seat) < 0:
                assert not any(secret in told for secret in secrets), told
        for told in text.lines(events, seat):
            assert_clean(told)
