"""Setting up: decks, row and stacks, what each player gets, leaders, first player, the Baron's tokens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.imperium.table import Table, deal, dealt

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.things import NOTHING

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
players = pytest.mark.parametrize("players", [3, 4])
seeds = pytest.mark.parametrize("seed", range(5))


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


@players
@seeds
def test_five_imperium_cards_lie_open_and_the_others_are_the_deck(players: int, seed: int) -> None:
    t = dealt(players, seed)
    assert len(t.row) == 5
    assert len(t.imperium) == 62
    assert Counter(t.row + t.imperium) == {c.id: c.copies for c in BASE.cards if c.kind == "imperium"}


def test_the_reserve_has_three_stacks() -> None:
    t = dealt()
    stacks = {card.id: t.state.reserve[card.index] for card in BASE.cards}
    assert {id: left for id, left in stacks.items() if left >= 0} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }


def test_all_intrigue_cards_are_in_their_deck() -> None:
    t = dealt()
    assert Counter(t.intrigue_deck) == {card.id: card.copies for card in BASE.intrigue}
    assert all(side.intrigue == [] for side in t.seats)


def test_the_mentat_is_at_home_and_nothing_is_allied_controlled_or_gathered() -> None:
    t = dealt()
    assert t.mentat is None
    assert (t.alliances, t.control, t.bonus_spice) == ({}, {}, {})


# -- leaders


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
