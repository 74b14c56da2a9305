"""Setting up: decks, row and stacks, what each player gets, leaders, first player, the Baron's tokens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dune.table import Table, ids

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import AT_LEADER, NOTHING

ALL_LEADERS = {
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_rabban",
    "earl_memnon_thorvald",
    "countess_ariana_thorvald",
    "count_ilban_richese",
    "helena_richese",
}
PLAIN = ["paul_atreides", "duke_leto_atreides", "earl_memnon_thorvald", "helena_richese"]
STARTING_DECK = (
    "convincing_argument*2 dagger*2 diplomacy dune_the_desert_planet*2 reconnaissance seek_allies signet_ring"
)
players = pytest.mark.parametrize("players", [3, 4])
seeds = pytest.mark.parametrize("seed", range(5))


def deal(players: int = 3, seed: int = 1, **options: object) -> Imperium:
    return ImperiumDealer(BASE, players, options).deal(seed, tell=True)


def plain(players: int = 3, seed: int = 1, **options: object) -> Table:
    """With leaders who have nothing to do with setting up."""
    return Table(deal(players, seed, leaders=PLAIN[:players], **options), 0)


# -- the board and its decks


def test_the_box_holds_what_the_rulebook_counts() -> None:
    copies = Counter[str]()
    for card in BASE.cards:
        copies[card.kind] += card.copies
    assert copies == {"starter": 10, "reserve": 24, "imperium": 67}
    assert sum(card.copies for card in BASE.intrigue) == 40
    assert Counter(conflict.level for conflict in BASE.conflicts) == {1: 4, 2: 10, 3: 4}
    assert {leader.id for leader in BASE.leaders} == ALL_LEADERS
    assert len(BASE.spaces) == 22


@seeds
def test_the_conflict_deck_is_one_of_level_one_five_of_two_and_all_four_of_three(seed: int) -> None:
    s = deal(seed=seed, leaders="choose")
    levels = [BASE.conflicts[card].level for card in s.conflict_deck[::-1]]
    assert levels == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(set(s.conflict_deck)) == 10


def test_every_conflict_may_come_up() -> None:
    decks = [deal(seed=seed, leaders="choose").conflict_deck for seed in range(60)]
    assert {card for deck in decks for card in deck} == set(range(18))


@players
@seeds
def test_five_imperium_cards_lie_open_and_the_others_are_the_deck(players: int, seed: int) -> None:
    t = plain(players, seed)
    assert len(t.row) == 5
    assert len(t.imperium) == 62
    assert Counter(t.row + t.imperium) == {c.id: c.copies for c in BASE.cards if c.kind == "imperium"}


def test_the_reserve_has_three_stacks() -> None:
    t = plain()
    stacks = {card.id: t.state.reserve[card.index] for card in BASE.cards}
    assert {id: left for id, left in stacks.items() if left >= 0} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }


def test_all_intrigue_cards_are_in_their_deck() -> None:
    t = plain()
    assert Counter(t.intrigue_deck) == {card.id: card.copies for card in BASE.intrigue}
    assert all(side.intrigue == [] for side in t.seats)


def test_the_mentat_is_at_home_and_nothing_is_allied_controlled_or_gathered() -> None:
    t = plain()
    assert t.mentat is None
    assert (t.alliances, t.control, t.bonus_spice) == ({}, {}, {})


# -- the players


@players
@seeds
def test_everybody_has_the_same_ten_cards_and_draws_five(players: int, seed: int) -> None:
    t = plain(players, seed)
    for side in t.seats:
        assert Counter(side.hand + side.deck) == Counter(ids(STARTING_DECK))
        assert len(side.hand) == 5
        assert side.discard == []


def test_decks_are_shuffled_each_by_itself() -> None:
    hands = {str(side.hand) for seed in range(4) for side in plain(4, seed).seats}
    assert len(hands) > 8


@players
def test_everybody_starts_with_one_water_and_three_of_twelve_troops_in_the_garrison(players: int) -> None:
    for side in plain(players).seats:
        assert side.goods == (0, 0, 1)
        assert side.troops == (9, 3, 0)


@players
def test_everybody_has_two_agents_at_the_leader_and_the_swordmaster_aside(players: int) -> None:
    s = plain(players).state
    for player in s.players:
        assert player.agents == [AT_LEADER, AT_LEADER]
        assert not player.swordmaster
        assert not player.council


@pytest.mark.parametrize(("players", "vp"), [(3, 0), (4, 1)])
def test_four_players_start_with_a_point_each_three_without(players: int, vp: int) -> None:
    for side in plain(players).seats:
        assert side.vp == vp
        assert side.influence == {}


# -- the first player


@players
def test_the_first_player_can_be_chosen(players: int) -> None:
    for first in range(players):
        t = plain(players, first_player=first)
        assert t.first_player == first
        assert t.question == ("turn", first)


@players
def test_a_random_first_player_may_be_anybody(players: int) -> None:
    assert {plain(players, seed).first_player for seed in range(40)} == set(range(players))


# -- leaders


@players
def test_leaders_can_be_given_by_seat(players: int) -> None:
    assert [side.leader for side in plain(players).seats] == PLAIN[:players]


@players
def test_random_leaders_differ_from_each_other_and_from_deal_to_deal(players: int) -> None:
    found: set[int] = set()
    for seed in range(30):
        leaders = [player.leader for player in deal(players, seed).players]
        assert len(set(leaders)) == players
        found.update(leaders)
    assert len(found) == 8


@players
def test_leaders_are_chosen_in_reverse_turn_order_each_but_once(players: int) -> None:
    t = Table(deal(players, leaders="choose", first_player=1), 0)
    wanted = ["helena_richese", "paul_atreides", "duke_leto_atreides", "count_ilban_richese"][:players]
    seats = [(1 - 1 - turn) % players for turn in range(players)]
    for turn, (seat, leader) in enumerate(zip(seats, wanted, strict=True)):
        assert t.question == ("leader", seat)
        assert set(t.offered) == ALL_LEADERS - set(wanted[:turn])
        t.choose("leader", leader, by=seat)
    assert [t.seats[seat].leader for seat in seats] == wanted
    assert t.question == ("turn", 1)
    assert t.round == 1


@players
def test_drafted_leaders_are_one_of_two_dealt(players: int) -> None:
    t = Table(deal(players, leaders="draft", first_player=0), 0)
    offered: list[object] = []
    for seat in reversed(range(players)):
        assert t.question == ("leader", seat)
        assert len(t.offered) == 2
        offered += t.offered
        t.choose("leader", t.offered[1], by=seat)
    assert len(set(offered)) == 2 * players
    assert [side.leader for side in t.seats] == offered[1::2][::-1]


def test_rabban_starts_with_a_spice_and_a_solari_however_he_was_found() -> None:
    given = Table(deal(leaders=["paul_atreides", "glossu_rabban", "helena_richese"], first_player=0), 0)
    assert given.left.goods == (1, 1, 1)
    assert given.me.goods == (0, 0, 1)
    chosen = Table(deal(leaders="choose", first_player=0), 0)
    chosen.choose("leader", "helena_richese", by=2)
    chosen.choose("leader", "glossu_rabban", by=1)
    chosen.choose("leader", "paul_atreides", by=0)
    assert chosen.left.goods == (1, 1, 1)


# -- the Baron's tokens


def test_the_baron_picks_two_factions_before_anything_else_happens() -> None:
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    t = Table(deal(leaders=leaders, first_player=0), 0)
    assert t.question == ("token", 1)
    assert (t.round, t.state.conflict, t.left.hand) == (0, NOTHING, [])
    t.choose("token", "bene_gesserit", by=1)
    assert t.offered == ["emperor", "guild", "fremen"]  # two different ones
    t.choose("token", "emperor", by=1)
    assert t.left.tokens == ["bene_gesserit", "emperor"]
    assert t.question == ("turn", 0)


def test_a_baron_who_was_chosen_picks_after_all_leaders_are_there() -> None:
    t = Table(deal(leaders="choose", first_player=0), 0)
    t.choose("leader", "baron_vladimir_harkonnen", by=2)
    t.choose("leader", "glossu_rabban", by=1)
    t.choose("leader", "paul_atreides", by=0)
    assert t.question == ("token", 2)


# -- round 1


@players
def test_the_first_round_opens_a_conflict_of_level_one(players: int) -> None:
    t = plain(players)
    assert t.round == 1
    assert BASE.conflicts[t.state.conflict].level == 1
    assert len(t.state.conflict_deck) == 9


@players
def test_the_same_seed_gives_the_same_table(players: int) -> None:
    assert deal(players, 5).dump() == deal(players, 5).dump()
    assert deal(players, 5).dump() != deal(players, 6).dump()
