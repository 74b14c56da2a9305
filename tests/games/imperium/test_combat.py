"""Phase 3: Combat Intrigue cards in turn, places and ties, rewards, control, cards for winners."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, table


def strengths(*swords: int) -> list[Seat]:
    """One troop each, and swords that make up the rest of these strengths; 0 stays at home."""
    return [
        Seat(deployed=1, garrison=3, swords=strength - 2) if strength else Seat(deployed=0, swords=4)
        for strength in swords
    ]


# -- Combat Intrigue cards


def test_from_the_first_player_on_everybody_with_troops_is_asked() -> None:
    cards = "ambush windfall"
    t = table(
        Seat(deployed=1, intrigue="tiebreaker"),
        Seat(deployed=1, intrigue=cards),
        Seat(deployed=1, intrigue="private_army"),
        first_player=1,
    ).to_combat()
    assert t.question == ("combat", 1)
    t.choose("combat", "pass", by=1)
    t.choose("combat", "pass", by=2)
    assert t.question == ("combat", 0)


def test_whoever_has_no_troop_in_the_conflict_takes_no_part() -> None:
    t = table(Seat(intrigue="ambush"), Seat(deployed=1, intrigue="ambush"), Seat(deployed=1)).to_combat()
    assert t.question == ("combat", 1)
    t.choose("combat", "pass", by=1)
    assert t.round == 2


def test_any_number_of_cards_may_be_played_before_passing() -> None:
    t = table(Seat(deployed=1, intrigue="ambush*2 tiebreaker"), Seat(deployed=2, intrigue="windfall")).to_combat()
    t.choose("combat", "ambush", "ambush", "tiebreaker", by=0)
    assert t.me.strength == 2 + 4 + 4 + 2
    assert t.question == ("combat", 1)


def test_passing_does_not_lock_out_when_another_has_played() -> None:
    t = table(
        Seat(deployed=1, intrigue="ambush windfall"),
        Seat(deployed=1, intrigue="tiebreaker bribery"),
    ).to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("combat", "tiebreaker", "pass", by=1)
    t.choose("combat", "ambush", "pass", by=0)
    t.choose("combat", "pass", by=1)
    assert t.question == ("combat", 0)  # who has played has not passed
    t.choose("combat", "pass", by=0)
    assert t.question == ("win", 0)


def test_whoever_passed_may_answer_the_last_card_of_another() -> None:
    """Playing one's only card is not passing, and breaks the row of passes."""
    t = table(Seat(deployed=2, intrigue="ambush"), Seat(deployed=1, intrigue="master_tactician")).to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("combat", "master_tactician", by=1)
    t.choose("choose", "swords", by=1)
    t.choose("combat", "ambush", by=0)
    assert t.round == 2


def test_whoever_passed_may_answer_a_retreat() -> None:
    t = table(
        Seat(deployed=4, intrigue="staged_incident"),
        Seat(deployed=1, intrigue="master_tactician windfall"),
    ).to_combat()
    vp = t.me.vp
    t.choose("combat", "pass", by=0)
    t.choose("combat", "master_tactician", by=1)
    t.choose("choose", "retreat", by=1)
    t.choose("retreat", 1, by=1)
    t.choose("combat", "staged_incident", by=0)
    assert t.round == 2
    assert t.me.vp == vp + 2  # the card's and the Conflict's


def test_after_the_last_card_of_one_all_others_pass_anew() -> None:
    """Rulebook, Combat cards: it ends when all involved pass one after the other; earlier passes do not count."""
    t = table(
        Seat(deployed=1, intrigue="ambush"),
        Seat(deployed=1, intrigue="ambush"),
        Seat(deployed=1, intrigue="tiebreaker"),
        Seat(deployed=1),
    ).to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("combat", "pass", by=1)
    t.choose("combat", "tiebreaker", by=2)
    t.choose("combat", "pass", by=0)
    assert t.question == ("combat", 1)
    t.choose("combat", "ambush", by=1)
    t.choose("combat", "pass", by=0)
    assert t.round == 2


def test_combat_comes_when_all_have_revealed_and_before_the_makers() -> None:
    """Rulebook, the round: turns, Combat, Makers, in this order."""
    t = table(Seat(deployed=1, intrigue="ambush"), Seat(deployed=1)).to_combat()
    assert all(side.revealed for side in t.seats)
    assert (t.question, t.round, t.bonus_spice) == (("combat", 0), 1, {})
    t.choose("combat", "pass", by=0)
    assert t.round == 2
    assert t.bonus_spice == {"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}


def test_combat_ends_when_all_involved_pass_in_a_row() -> None:
    t = table(*[Seat(deployed=1, intrigue="ambush")] * 2, Seat(deployed=1, intrigue="private_army")).to_combat()
    for seat in (0, 1, 2):
        assert t.round == 1
        t.choose("combat", "pass", by=seat)
    assert t.round == 2


def test_holding_cards_that_do_not_fit_one_is_asked_all_the_same() -> None:
    """Otherwise everybody would learn what is in the hand."""
    t = table(Seat(deployed=1, intrigue="windfall to_the_victor"), Seat(deployed=2)).to_combat()
    assert t.question == ("combat", 0)
    assert t.offered == ["pass"]


def test_a_card_whose_cost_cannot_be_paid_is_not_offered() -> None:
    t = table(Seat(deployed=1, intrigue="private_army", spice=1), Seat(deployed=2)).to_combat()
    assert t.offered == ["pass"]
    t = table(Seat(deployed=1, intrigue="private_army", spice=2), Seat(deployed=2)).to_combat()
    t.choose("combat", "private_army", by=0)
    assert (t.me.spice, t.me.vp) == (0, 1)


def test_strength_falls_with_the_troops_and_is_nothing_without_any() -> None:
    t = table(Seat(deployed=3, swords=2, intrigue="staged_incident windfall", vp=3), Seat(deployed=1)).to_combat()
    assert t.me.strength == 8
    t.choose("combat", "staged_incident", by=0)
    assert (t.me.strength, t.me.vp) == (0, 4)
    assert t.left.vp == 1  # won with the only troop left


# -- places


PLACES_3 = {
    (7, 5, 3): (1, 2, 0),  # the third reward is for four players
    (7, 5, 0): (1, 2, 0),
    (7, 0, 0): (1, 0, 0),
    (0, 0, 0): (0, 0, 0),
    (5, 5, 3): (2, 2, 0),
    (5, 5, 0): (2, 2, 0),
    (5, 5, 5): (2, 2, 2),
    (7, 5, 5): (1, 3, 3),  # a tie for second takes the third reward, with three players too
}
PLACES_4 = {
    (9, 7, 5, 3): (1, 2, 3, 0),
    (9, 7, 5, 0): (1, 2, 3, 0),
    (9, 7, 0, 0): (1, 2, 0, 0),
    (9, 7, 5, 5): (1, 2, 0, 0),  # a tie for third takes nothing
    (9, 7, 7, 3): (1, 3, 3, 0),
    (9, 7, 7, 7): (1, 3, 3, 3),
    (9, 9, 5, 3): (2, 2, 3, 0),  # the other two compete for the third reward
    (9, 9, 5, 5): (2, 2, 0, 0),
    (9, 9, 5, 0): (2, 2, 3, 0),
    (9, 9, 9, 5): (2, 2, 2, 0),  # three tied: nothing further
    (9, 9, 9, 9): (2, 2, 2, 2),
}


@pytest.mark.parametrize(("strength", "rewards"), [*PLACES_3.items(), *PLACES_4.items()])
def test_rewards_by_strength_and_ties(strength: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    """Desert Power gives 1 VP and 1 water, 1 water and 1 spice, or 1 spice."""
    t = table(*strengths(*strength), conflict="desert_power").to_combat()
    start = 1 if len(strength) == 4 else 0
    gains = {0: (0, 0, 0), 1: (1, 1, 0), 2: (0, 1, 1), 3: (0, 0, 1)}
    got = [(side.vp - start, side.water - 1, side.spice) for side in t.seats]
    assert got == [gains[rank] for rank in rewards]


TIED = {
    (5, 5, 3): ((1, 1, 0), (0,)),
    (5, 5, 5): ((1, 1, 1), ()),
    (7, 5, 5): ((0, 2, 2), (1,)),
    (9, 7, 5, 5): ((0, 0, 3, 3), (1, 2)),
    (9, 9, 5, 5): ((1, 1, 3, 3), ()),
    (9, 7, 7, 3): ((0, 2, 2, 0), (1, 0)),
    (9, 9, 5, 3): ((1, 1, 0, 0), (3, 0)),
    (9, 7, 3, 0): ((0, 0, 0, 0), (1, 2, 3)),
}


@pytest.mark.parametrize(("strength", "tied", "places"), [(own, *told) for own, told in TIED.items()])
def test_everybody_who_fought_is_told_in_which_place_or_in_which_tie(
    strength: tuple[int, ...], tied: tuple[int, ...], places: tuple[int, ...]
) -> None:
    t = table(*strengths(*strength), conflict="desert_power").to_combat()
    assert t.told("tie") == [(seat, place) for seat, place in enumerate(tied) if place]
    assert tuple(n for _, n in t.told("place")) == places


def test_places_do_not_depend_on_the_seat() -> None:
    for turned in range(4):
        order = [9, 7, 7, 3]
        strength = order[turned:] + order[:turned]
        t = table(*strengths(*strength), conflict="desert_power").to_combat()
        assert [side.spice for side in t.seats] == [1 if own == 7 else 0 for own in strength]
        assert [side.vp for side in t.seats] == [2 if own == 9 else 1 for own in strength]


def test_swords_without_troops_are_no_strength() -> None:
    t = table(Seat(swords=5), Seat(deployed=1), conflict="desert_power").to_combat()
    assert (t.me.goods, t.me.vp) == ((0, 0, 1), 0)
    assert t.left.vp == 1


# -- rewards and what follows


def test_rewards_go_out_from_the_first_player_clockwise() -> None:
    t = table(
        *strengths(5, 7, 3, 0), conflict="cloak_and_dagger", first_player=1, intrigue_deck="ambush bribery windfall"
    ).to_combat()
    assert t.question == ("reward", 1)
    t.choose("reward", "intrigue", by=1)
    t.choose("influence", "fremen", by=1)
    assert t.left.intrigue == ["ambush", "bribery"]
    t.choose("choose", "intrigue", by=2)
    assert t.seats[2].intrigue == ["windfall"]
    assert t.me.spice == 1  # and an Intrigue card
    assert len(t.me.intrigue) == 1


@pytest.mark.parametrize("first", ["intrigue", "influence"])
def test_the_parts_of_a_reward_are_taken_in_any_order(first: str) -> None:
    t = table(*strengths(5, 3, 0), conflict="cloak_and_dagger", intrigue_deck="ambush bribery windfall").to_combat()
    t.choose("reward", first, by=0)
    assert (t.question[0], len(t.me.intrigue)) == ("influence", {"intrigue": 2, "influence": 0}[first])


def test_troops_in_the_conflict_go_to_the_supply_and_swords_are_gone() -> None:
    t = table(Seat(deployed=4, garrison=1, swords=3), Seat(deployed=2, garrison=3)).to_combat()
    assert t.me.troops == (11, 1, 0)
    assert t.left.troops == (9, 3, 0)
    assert (t.me.swords, t.me.strength) == (0, 0)


def test_the_winner_of_a_control_conflict_puts_a_marker_on_the_space() -> None:
    t = table(*strengths(5, 3, 0), conflict="siege_of_carthag").to_combat()
    assert t.control == {"carthag": 0}


def test_the_winners_marker_replaces_anothers() -> None:
    t = table(*strengths(5, 3, 0), conflict="siege_of_carthag", control={"carthag": 1, "arrakeen": 2}).to_combat()
    assert t.control == {"carthag": 0, "arrakeen": 2}


def test_a_tie_for_first_gives_nobody_control() -> None:
    t = table(*strengths(5, 5, 0), conflict="siege_of_carthag", control={"carthag": 2}).to_combat()
    assert t.control == {"carthag": 2}
    assert [side.vp for side in t.seats] == [0, 0, 0]


# -- cards for winners


def test_after_an_outright_win_cards_for_winners_may_be_played() -> None:
    t = table(Seat(deployed=2, intrigue="to_the_victor windfall"), Seat(deployed=1)).to_combat()
    assert t.offered == ["pass"]  # not before the Combat is resolved
    t.choose("combat", "pass", by=0)
    assert t.question == ("win", 0)
    t.choose("win", "to_the_victor", "pass", by=0)
    assert t.me.spice == 3
    assert t.intrigue_discard == ["to_the_victor"]
    assert t.round == 2


def test_winners_hold_their_cards_back_if_they_like() -> None:
    t = table(Seat(deployed=2, intrigue="to_the_victor"), Seat(deployed=1)).to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("win", "pass", by=0)
    assert t.me.intrigue == ["to_the_victor"]


def test_nobody_wins_a_tie_so_nothing_is_played_for_it() -> None:
    t = table(Seat(deployed=2, intrigue="to_the_victor"), Seat(deployed=2), conflict="skirmish_b").to_combat()
    t.choose("combat", "pass", by=0)
    assert t.round == 2
    assert t.me.intrigue == ["to_the_victor"]


def test_second_place_is_no_win() -> None:
    t = table(Seat(deployed=1, intrigue="to_the_victor"), Seat(deployed=2)).to_combat()
    t.choose("combat", "pass", by=0)
    assert t.round == 2


def test_spice_of_the_reward_pays_for_demand_respect() -> None:
    t = table(
        Seat(deployed=2, intrigue="demand_respect"),
        Seat(deployed=1),
        conflict="raid_stockpiles",
        intrigue_deck="windfall",
    ).to_combat()
    t.choose("combat", "pass", by=0)
    assert t.me.spice == 3
    t.choose("win", "demand_respect", by=0)
    t.choose("choose", "pay", by=0)
    t.choose("influence", "fremen", by=0)
    assert (t.me.spice, t.me.influence, t.me.vp) == (1, {"fremen": 2}, 1)


def test_spice_of_to_the_victor_pays_for_demand_respect() -> None:
    t = table(Seat(deployed=2, intrigue="demand_respect to_the_victor"), Seat(deployed=1)).to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("win", "to_the_victor", "demand_respect", by=0)
    t.choose("choose", "pay", by=0)
    t.choose("influence", "guild", by=0)
    assert (t.me.spice, t.me.influence) == (1, {"guild": 2})


def test_a_card_for_winners_drawn_as_the_reward_may_be_played_at_once() -> None:
    t = table(
        Seat(deployed=2), Seat(deployed=1), conflict="raid_stockpiles", intrigue_deck="to_the_victor windfall"
    ).to_combat()
    t.choose("win", "to_the_victor", by=0)
    assert t.me.spice == 6


def test_a_winner_without_intrigue_cards_is_not_asked() -> None:
    t = table(Seat(deployed=2), Seat(deployed=1, intrigue="ambush")).to_combat()
    t.choose("combat", "pass", by=1)
    assert t.question == ("turn", 1)
    assert t.round == 2


# -- round start


def test_the_controller_may_defend_with_a_troop_from_the_supply() -> None:
    t = table(Seat(), control={"carthag": 2}, next_conflict="siege_of_carthag")
    t.finish_round()
    assert t.question == ("defend", 2)
    t.choose("defend", "yes", by=2)
    assert t.seats[2].troops == (8, 3, 1)
    assert t.question == ("turn", 1)


def test_the_defence_may_be_declined() -> None:
    t = table(Seat(), control={"carthag": 2}, next_conflict="siege_of_carthag")
    t.finish_round()
    t.choose("defend", "no", by=2)
    assert t.seats[2].troops == (9, 3, 0)


def test_nobody_defends_another_space_or_an_uncontrolled_one() -> None:
    for control in ({"arrakeen": 2}, {}):
        t = table(Seat(), control=control, next_conflict="siege_of_carthag")
        t.finish_round()
        assert t.question == ("turn", 1)


def test_nobody_defends_without_a_troop_in_the_supply() -> None:
    t = table(Seat(garrison=12), control={"carthag": 0}, next_conflict="siege_of_carthag")
    t.finish_round()
    assert t.question == ("turn", 1)


def test_a_battle_in_the_last_rounds_is_defended_too() -> None:
    t = table(Seat(), control={"imperial_basin": 0}, round=6, next_conflict="battle_for_imperial_basin")
    t.finish_round()
    t.choose("defend", "yes", by=0)
    assert t.me.deployed == 1
