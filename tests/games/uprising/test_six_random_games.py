"""Three against three: what holds at every decision of every game, looked for in random ones."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.uprising.six import MUAD_DIB, SHADDAM

import greathall as gh
from greathall.games.imperium.printed import COMMANDER, RESERVE, STARTER
from greathall.games.imperium.state import Imperium
from greathall.kernel.rng import seeded

OPTIONS: list[dict[str, object]] = [
    {},
    {"leaders": "choose"},
    {"leaders": "suggested", "go_to_11": True},
    {"throne_row_at_start": True},
    {"original": "all", "original_conflicts": True},
]


def check(s: Imperium) -> None:
    check_cards(s)
    assert 0 <= s.decider < 6
    for seat, player in enumerate(s.players):
        units = player.supply, player.garrison, player.deployed, player.memories
        if seat in (MUAD_DIB, SHADDAM):
            assert units == (0, 0, 0, 0)
            assert (player.swords, player.sandworms, player.hooks) == (0, 0, False)
            assert player.influence == [0] * 4
            assert s.fighters[seat] in (seat, *s.allies_of(seat))
            assert s.fighters[seat] == seat or s.active == seat
        else:
            assert sum(units) == 12
            assert min(units) >= 0
            assert player.personal == 0
            assert s.fighters[seat] == seat
        assert min(player.solari, player.spice, player.water, player.persuasion, player.swords) >= 0
        assert 2 <= len(player.agents) <= 2 + player.swordmaster
        assert len(player.spies) <= 3
    assert not any(s.players[seat].sandworms or s.players[seat].hooks for seat in (1, 5))
    assert s.players[2].hooks == s.players[4].hooks


def check_cards(s: Imperium) -> None:
    """Each card is in exactly one place."""
    there = Counter([*s.row, *s.throne_row, *s.deck, *s.removed])
    for card, left in enumerate(s.reserve):
        there[card] += max(0, left)
    for player in s.players:
        there.update(player.hand + player.deck + player.discard)
        there.update(card for card in player.in_play if card >= 0)
        if player.set_aside >= 0:
            there[player.set_aside] += 1
    content = s.content
    everything = Counter({card: content.cards[card].copies for card in s.setup.cards})
    for printed in content.cards_there:
        if printed.kind == STARTER:
            everything[printed.index] = 4 * printed.copies
        elif printed.kind in (RESERVE, COMMANDER):
            everything[printed.index] = printed.copies
    missing = +everything - there
    staban = any(player.leader >= 0 and s.leader(seat).without for seat, player in enumerate(s.players))
    assert sum(missing.values()) <= (1 if staban else 0), missing
    assert not there - everything


@pytest.mark.parametrize("seed", range(20))
def test_a_random_game_keeps_to_the_rules_and_ends(seed: int) -> None:
    game = gh.new_game("uprising", 6, seed, OPTIONS[seed % len(OPTIONS)])
    rng = seeded(seed)
    s = game.state
    assert isinstance(s, Imperium)
    while not game.over:
        check(s)
        game.choose(int(rng.below(len(s.options))))
    assert s.round <= 9
    result = game.result
    assert result is not None
    for team in (0, 1):
        places = {result[seat] for seat in range(6) if seat % 2 == team}
        assert len(places) == 1, "a team shares its place and its score"
        assert places.pop().score == sum(s.players[seat].vp for seat in range(6) if seat % 2 == team)
    assert {standing.place for standing in result} == {1, 2}
