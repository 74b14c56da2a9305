"""Intrigue cards of Combat, for winners and of the Endgame."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, Table, table

ALL_FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]


def combat(*seats: Seat, conflict: str = "skirmish_a") -> Table:
    """A table at the first question of Combat."""
    t = table(*seats, conflict=conflict).to_combat()
    assert t.question[0] == "combat"
    return t


def endgame(*seats: Seat) -> Table:
    """A table at the first question of the Endgame, after the tenth round."""
    t = table(*seats, round=10)
    t.to_combat()
    while t.question[0] == "combat":
        t.choose("combat", "pass")
    assert t.question[0] == "endgame"
    return t


# -- strength


@pytest.mark.parametrize(("card", "swords"), [("ambush", 4), ("tiebreaker", 2)])
def test_a_card_that_adds_strength_for_nothing(card: str, swords: int) -> None:
    t = combat(Seat(intrigue=f"{card} windfall", deployed=1), Seat(deployed=1))
    t.choose("combat", card)
    assert (t.me.strength, t.intrigue_discard) == (2 + swords, [card])


def test_combat_cards_are_for_those_with_a_troop_in_the_conflict() -> None:
    t = table(Seat(intrigue="ambush"), Seat(deployed=1)).to_combat()
    assert t.round == 2  # nobody was asked


def test_private_army_is_five_strength_for_two_spice() -> None:
    t = combat(Seat(intrigue="private_army windfall", deployed=1, spice=3))
    t.choose("combat", "private_army")
    assert (t.me.strength, t.me.spice) == (7, 1)


def test_private_army_cannot_be_played_without_two_spice() -> None:
    t = combat(Seat(intrigue="private_army", deployed=1, spice=1))
    assert t.offered == ["pass"]


def test_allied_armada_is_seven_strength_for_two_spice_and_an_alliance() -> None:
    t = combat(Seat(intrigue="allied_armada windfall", deployed=1, spice=2, influence={"guild": 4}))
    t.choose("combat", "allied_armada")
    assert (t.me.strength, t.me.spice) == (9, 0)


@pytest.mark.parametrize("seat", [Seat(spice=2, influence={"guild": 3}), Seat(spice=1, influence={"guild": 4})])
def test_allied_armada_cannot_be_played_without_alliance_or_spice(seat: Seat) -> None:
    t = combat(seat._replace(intrigue="allied_armada", deployed=1), Seat(influence={"emperor": 4}))
    assert t.offered == ["pass"]


# -- Master Tactician, Staged Incident


def test_master_tactician_is_three_strength() -> None:
    t = combat(Seat(intrigue="master_tactician windfall", deployed=1))
    t.choose("combat", "master_tactician")
    t.choose("choose", "swords")
    assert t.me.strength == 5


@pytest.mark.parametrize("n", [0, 2, 3])
def test_master_tactician_lets_up_to_three_troops_retreat_instead(n: int) -> None:
    t = combat(Seat(intrigue="master_tactician windfall", deployed=4))
    t.choose("combat", "master_tactician")
    t.choose("choose", "retreat")
    assert t.offered == [0, 1, 2, 3]
    t.choose("retreat", n)
    assert (t.me.troops, t.me.strength) == ((5, 3 + n, 4 - n), 8 - 2 * n)


def test_master_tactician_calls_back_no_more_than_there_are() -> None:
    t = combat(Seat(intrigue="master_tactician windfall", deployed=2))
    t.choose("combat", "master_tactician")
    t.choose("choose", "retreat")
    assert t.offered == [0, 1, 2]


def test_staged_incident_is_a_point_for_three_troops_in_the_conflict() -> None:
    t = combat(Seat(intrigue="staged_incident windfall", deployed=4, swords=2))
    t.choose("combat", "staged_incident")
    assert (t.me.vp, t.me.troops, t.me.strength) == (1, (8, 3, 1), 4)


def test_staged_incident_with_the_last_troops_leaves_no_strength() -> None:
    t = combat(Seat(intrigue="staged_incident windfall", deployed=3, swords=2), Seat(deployed=1, intrigue="ambush"))
    t.choose("combat", "staged_incident")
    assert (t.me.deployed, t.me.strength) == (0, 0)


def test_staged_incident_needs_three_troops_in_the_conflict() -> None:
    t = combat(Seat(intrigue="staged_incident", deployed=2))
    assert t.offered == ["pass"]


# -- for winners


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_demand_respect_is_influence_with_any_faction(faction: str) -> None:
    t = combat(Seat(intrigue="demand_respect", deployed=1))
    t.choose("combat", "pass")
    t.choose("win", "demand_respect", by=0)  # without spice there is but this choice
    assert t.offered == ALL_FACTIONS
    t.choose("influence", faction, by=0)
    assert t.me.influence == {faction: 1}


def test_demand_respect_is_two_influence_with_one_faction_for_two_spice() -> None:
    t = combat(Seat(intrigue="demand_respect windfall", deployed=1, spice=2))
    t.choose("combat", "pass")
    t.choose("win", "demand_respect", by=0)
    t.choose("choose", "pay", by=0)
    t.choose("influence", "guild", by=0)
    assert (t.me.influence, t.me.spice) == ({"guild": 2}, 0)


def test_demand_respect_leaves_the_spice_if_one_likes() -> None:
    t = combat(Seat(intrigue="demand_respect windfall", deployed=1, spice=2))
    t.choose("combat", "pass")
    t.choose("win", "demand_respect", by=0)
    t.choose("choose", 0, by=0)
    t.choose("influence", "guild", by=0)
    assert (t.me.influence, t.me.spice) == ({"guild": 1}, 2)


def test_to_the_victor_is_three_spice() -> None:
    t = combat(Seat(intrigue="to_the_victor windfall", deployed=1))
    t.choose("combat", "pass")
    t.choose("win", "to_the_victor", by=0)
    assert (t.me.spice, t.intrigue_discard) == (3, ["to_the_victor"])


@pytest.mark.parametrize("card", ["demand_respect", "to_the_victor"])
def test_cards_for_winners_are_not_played_before_the_win_or_after_a_tie(card: str) -> None:
    t = combat(Seat(intrigue=card, deployed=1), Seat(deployed=1))
    assert t.offered == ["pass"]
    t.choose("combat", "pass")
    assert t.question[0] != "win"
    assert card in t.me.intrigue


# -- the Endgame


@pytest.mark.parametrize(
    ("own", "opponents", "points"),
    [
        (1, (0, 0), 1),  # more than everybody, but not two
        (2, (2, 0), 1),  # two, but no more than one of them
        (2, (1, 1), 2),  # both: compared with each singly
        (3, (3, 3), 1),
    ],
)
def test_corner_the_market_counts_copies_of_the_spice_must_flow(
    own: int, opponents: tuple[int, int], points: int
) -> None:
    flow = "the_spice_must_flow"
    t = endgame(
        Seat(deck=f"{flow}*{own}", intrigue="corner_the_market", vp=3),
        *(Seat(discard=f"{flow}*{n}" if n else "") for n in opponents),
    )
    t.choose("endgame", "corner_the_market", by=0)
    assert t.me.vp == 3 + points


def test_corner_the_market_counts_deck_and_discard_pile_together() -> None:
    flow = "the_spice_must_flow"
    t = endgame(Seat(deck=flow, discard=flow, intrigue="corner_the_market", vp=3), Seat(deck=f"{flow}*2"))
    t.choose("endgame", "corner_the_market", by=0)
    assert t.me.vp == 4


def test_corner_the_market_cannot_be_played_for_nothing() -> None:
    t = endgame(Seat(deck="the_spice_must_flow", intrigue="corner_the_market"), Seat(deck="the_spice_must_flow"))
    assert t.offered == ["pass"]


def test_plans_within_plans_is_a_point_for_three_tracks_at_three() -> None:
    influence = {"emperor": 3, "guild": 3, "fremen": 3, "bene_gesserit": 2}
    t = endgame(Seat(intrigue="plans_within_plans", influence=influence, vp=3))
    t.choose("endgame", "plans_within_plans", by=0)
    assert t.me.vp == 4


def test_plans_within_plans_is_two_points_for_all_four() -> None:
    t = endgame(Seat(intrigue="plans_within_plans", influence=dict.fromkeys(ALL_FACTIONS, 3), vp=3))
    t.choose("endgame", "plans_within_plans", by=0)
    assert len(t.offered) == 2
    t.choose("choose", 1, by=0)
    assert t.me.vp == 5


def test_plans_within_plans_cannot_be_played_for_two_tracks() -> None:
    influence = {"emperor": 6, "guild": 3, "fremen": 2, "bene_gesserit": 2}
    t = endgame(Seat(intrigue="plans_within_plans", influence=influence), Seat(intrigue="windfall"))
    assert t.offered == ["pass"]


def test_tiebreaker_is_ten_spice_in_the_endgame() -> None:
    t = endgame(Seat(intrigue="tiebreaker", vp=5), Seat(vp=5, spice=9), Seat(vp=4, spice=20))
    t.choose("endgame", "tiebreaker", by=0)
    assert t.me.spice == 10
    while not t.over:
        t.choose("endgame", "pass", by=t.question[1])
    assert [place for place, _ in t.standings] == [1, 2, 3]


def test_tiebreaker_is_used_once() -> None:
    t = combat(Seat(intrigue="tiebreaker windfall", deployed=1, vp=10), conflict="skirmish_b")
    t.choose("combat", "tiebreaker", "pass")
    while t.question[0] in ("combat", "win"):
        t.choose(t.question[0], "pass", by=0)
    assert t.question == ("endgame", 0)
    assert t.offered == ["pass"]
