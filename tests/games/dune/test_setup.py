"""Setting up as both games do it: decks, what each player gets, leaders, the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import DuneGame, ids

from greathall.games.imperium.things import LEADER

STARTING_DECK = (
    "convincing_argument*2 dagger*2 diplomacy dune_the_desert_planet*2 reconnaissance seek_allies signet_ring"
)
players = pytest.mark.parametrize("players", [3, 4])
seeds = pytest.mark.parametrize("seed", range(5))


# -- decks


@pytest.mark.parametrize(
    ("game", "options", "own"),
    [(IMPERIUM, {}, "base"), (UPRISING, {"choam": False}, "uprising"), (UPRISING, {"choam": True}, "uprising")],
    ids=["imperium", "uprising", "uprising-choam"],
)
@seeds
def test_the_conflict_deck_is_one_of_level_one_five_of_two_and_all_four_of_three(
    game: DuneGame, options: dict[str, Any], own: str, seed: int
) -> None:
    s = game.deal(seed=seed, leaders="choose", **options)
    levels = [s.content.conflicts[card].level for card in s.conflict_deck[::-1]]
    assert levels == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(set(s.conflict_deck)) == 10
    assert {s.content.conflicts[card].set for card in s.conflict_deck} == {own}


@pytest.mark.parametrize(("game", "conflicts"), [(IMPERIUM, 18), (UPRISING, 16)], ids=["imperium", "uprising"])
def test_every_conflict_may_come_up(game: DuneGame, conflicts: int) -> None:
    decks = [game.deal(seed=seed, leaders="choose").conflict_deck for seed in range(60)]
    assert {card for deck in decks for card in deck} == set(range(conflicts))


@each_game
def test_decks_are_shuffled_each_by_itself(game: DuneGame) -> None:
    hands = {str(side.hand) for seed in range(4) for side in game.dealt(4, seed).seats}
    assert len(hands) > 8


# -- the players


@each_game
@players
@seeds
def test_everybody_has_the_same_ten_cards_and_draws_five(game: DuneGame, players: int, seed: int) -> None:
    for side in game.dealt(players, seed).seats:
        assert Counter(side.hand + side.deck) == Counter(ids(STARTING_DECK))
        assert len(side.hand) == 5
        assert side.discard == []


@each_game
@players
def test_everybody_starts_with_a_water_three_of_twelve_troops_and_two_agents(game: DuneGame, players: int) -> None:
    for side in game.dealt(players).seats:
        assert side.goods == (0, 0, 1)
        assert side.troops == (9, 3, 0)
        assert (side.agents, side.agents_at_leader) == ([], 2)
        assert (side.spies, side.spies_in_supply) == ([], 3)
        assert (side.hooks, side.sandworms, side.council, side.swordmaster) == (False, 0, False, False)
        assert (side.influence, side.intrigue) == ({}, [])


@each_game
@pytest.mark.parametrize(("players", "vp"), [(3, 0), (4, 1)])
def test_at_four_everybody_starts_with_a_victory_point(game: DuneGame, players: int, vp: int) -> None:
    assert [side.vp for side in game.dealt(players).seats] == [vp] * players


# -- leaders, the first player


@each_game
@players
def test_leaders_can_be_given_by_seat(game: DuneGame, players: int) -> None:
    given = ids(game.leaders)[:players]
    assert [side.leader for side in game.dealt(players, leaders=given).seats] == given


@each_game
@players
def test_random_leaders_differ_from_each_other_and_from_deal_to_deal(game: DuneGame, players: int) -> None:
    found: set[int] = set()
    for seed in range(30):
        leaders = [player.leader for player in game.deal(players, seed).players]
        assert len(set(leaders)) == players
        found.update(leaders)
    assert len(found) == 8


@each_game
@players
def test_leaders_are_chosen_in_reverse_turn_order_each_but_once(game: DuneGame, players: int) -> None:
    t = game.dealt(players, leaders="choose", first_player=1)
    everybody = set(t.offered)
    assert len(everybody) == 8
    wanted = ids(game.leaders)[:players]
    seats = [(1 - 1 - turn) % players for turn in range(players)]
    for turn, (seat, leader) in enumerate(zip(seats, wanted, strict=True)):
        assert t.question == ("leader", seat)
        assert set(t.offered) == everybody - set(wanted[:turn])
        t.choose("leader", leader, by=seat)
    assert [t.seats[seat].leader for seat in seats] == wanted
    assert t.question == ("turn", 1)
    assert t.round == 1


@each_game
@players
def test_drafted_leaders_are_one_of_two_dealt(game: DuneGame, players: int) -> None:
    s = game.deal(players, leaders="draft", first_player=0)
    pairs: list[list[int]] = []
    while s.kind == "leader":
        assert s.decider == players - 1 - len(pairs)
        pairs.append(s.options)
        s.choose(s.options[1])
    assert [len(pair) for pair in pairs] == [2] * players
    assert len({leader for pair in pairs for leader in pair}) == 2 * players
    assert [LEADER + player.leader for player in s.players] == [pair[1] for pair in pairs[::-1]]


@each_game
@players
def test_the_first_player_can_be_chosen(game: DuneGame, players: int) -> None:
    for first in range(players):
        t = game.dealt(players, first_player=first)
        assert t.first_player == first
        assert t.question == ("turn", first)


@each_game
@players
def test_a_random_first_player_may_be_anybody(game: DuneGame, players: int) -> None:
    assert {game.dealt(players, seed).first_player for seed in range(40)} == set(range(players))


# -- the first round


@each_game
@players
def test_the_first_round_opens_a_conflict_of_level_one(game: DuneGame, players: int) -> None:
    t = game.dealt(players)
    assert t.round == 1
    assert t.state.content.conflicts[t.state.conflict].level == 1
    assert len(t.state.conflict_deck) == 9


@each_game
@players
def test_the_same_seed_gives_the_same_table(game: DuneGame, players: int) -> None:
    assert game.deal(players, 5).dump() == game.deal(players, 5).dump()
    assert game.deal(players, 5).dump() != game.deal(players, 6).dump()
