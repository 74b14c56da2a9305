"""Phases 4 and 5 and the end: bonus spice, Mentat and Agents home, first player, ten points, tie-breakers."""

from __future__ import annotations

from tests.games.imperium.table import Seat, table

# -- makers


def test_maker_spaces_without_an_agent_gain_a_bonus_spice() -> None:
    t = table(Seat(agents="imperial_basin"), bonus_spice={"the_great_flat": 1})
    t.finish_round()
    assert t.bonus_spice == {"the_great_flat": 2, "hagga_basin": 1}


def test_bonus_spice_gathers_round_by_round() -> None:
    t = table(Seat())
    for number in (1, 2, 3):
        t.finish_round()
        assert t.bonus_spice == {"imperial_basin": number, "hagga_basin": number, "the_great_flat": number}


def test_a_visitor_takes_all_of_it() -> None:
    t = table(Seat("dune_the_desert_planet", water=1), bonus_spice={"hagga_basin": 3, "imperial_basin": 1})
    t.play("dune_the_desert_planet", "hagga_basin")
    assert t.me.spice == 5
    assert t.bonus_spice == {"imperial_basin": 1}


def test_a_space_left_before_the_phase_gains_spice() -> None:
    """Rulebook: Kwisatz Haderach moves the Agent away; Urgent Mission calls it back."""
    moved = table(Seat("kwisatz_haderach", agents="hagga_basin arrakeen"))
    moved.play("kwisatz_haderach", "secure_contract", agent="hagga_basin")
    moved.end_turn()
    moved.finish_round()
    assert moved.bonus_spice["hagga_basin"] == 1
    recalled = table(Seat(agents="hagga_basin", intrigue="urgent_mission"))
    recalled.plot("urgent_mission")
    recalled.finish_round()
    assert recalled.bonus_spice["hagga_basin"] == 1


# -- recall


def test_agents_come_home() -> None:
    t = table(Seat(agents="wealth carthag arrakeen", swordmaster=True), Seat(agents="stillsuits"))
    t.finish_round()
    assert [side.agents for side in t.seats] == [[], [], []]
    assert [side.agents_at_leader for side in t.seats] == [3, 2, 2]


def test_a_mentat_goes_home_used_or_not() -> None:
    for agents in ("wealth carthag mentat", "mentat"):
        t = table(Seat(agents=agents, mentat=True))
        t.finish_round()
        assert t.mentat is None
        assert t.me.agents_at_leader == 2


def test_a_mentat_beside_a_swordmaster_leaves_three_agents() -> None:
    t = table(Seat(agents="wealth carthag mentat secrets", mentat=True, swordmaster=True))
    t.finish_round()
    assert t.me.agents_at_leader == 3


def test_the_first_player_marker_goes_clockwise() -> None:
    t = table(Seat())
    for first in (1, 2, 0):
        t.finish_round()
        assert t.first_player == first
        assert t.question == ("turn", first)


def test_a_new_round_opens_the_next_conflict_and_five_cards_each() -> None:
    deck = "dagger*2 convincing_argument*2 diplomacy reconnaissance"
    t = table(Seat(deck=deck), Seat(deck=deck), conflict="skirmish_c", next_conflict="raid_stockpiles")
    t.finish_round()
    assert (t.round, t.conflict) == (2, "raid_stockpiles")
    assert [len(side.hand) for side in t.seats] == [5, 5, 0]
    assert t.me.deck == ["reconnaissance"]
    assert t.view()["past_conflicts"] == ["skirmish_c"]


def test_everybody_takes_turns_again() -> None:
    t = table(Seat(), Seat(revealed=True), Seat(revealed=True))
    t.finish_round()
    assert [side.revealed for side in t.seats] == [False, False, False]


def test_cards_that_were_bought_come_with_the_shuffle() -> None:
    t = table(Seat("convincing_argument", deck="dagger"), row="dr_yueh")
    t.reveal()
    t.acquire("dr_yueh")
    t.end_turn()
    t.finish_round()
    assert t.me.hand == ["convincing_argument", "dagger", "dr_yueh"]


# -- the Mentat as a reward


def test_the_mentat_won_serves_the_whole_next_round() -> None:
    t = table(Seat(deployed=1), conflict="sort_through_the_chaos", intrigue_deck="windfall")
    t.to_combat()
    t.choose("reward", "mentat_next_round", by=0)
    t.choose("win", "pass", by=0)
    assert t.round == 3
    assert t.mentat == 0
    assert t.me.agents_at_leader == 3


def test_the_mentat_is_won_from_wherever_it_is() -> None:
    t = table(
        Seat(deployed=1),
        Seat(mentat=True, agents="wealth mentat secrets"),
        conflict="sort_through_the_chaos",
        intrigue_deck="windfall",
    )
    t.to_combat()
    t.choose("reward", "mentat_next_round", by=0)
    t.choose("win", "pass", by=0)
    assert t.mentat == 0
    assert [side.agents_at_leader for side in t.seats] == [3, 2, 2]


def test_the_mentat_won_is_not_at_its_space_next_round() -> None:
    t = table(Seat(), Seat("dagger", deck="diplomacy", solari=2), mentat_promised=2, round=2)
    t.finish_round()
    assert t.question == ("turn", 1)
    assert t.mentat == 2
    assert t.left.agents_at_leader == 2


def test_the_mentat_won_goes_home_after_that_round() -> None:
    t = table(Seat(), mentat_promised=0)
    t.finish_round()
    assert t.me.agents_at_leader == 3
    t.finish_round()
    assert t.mentat is None
    assert t.me.agents_at_leader == 2


# -- the end


def test_ten_points_end_the_game_in_recall_and_not_before() -> None:
    t = table(Seat(vp=10), Seat("dagger"))
    t.pass_turn()
    assert t.question == ("turn", 1)
    t.finish_round()
    assert t.over
    assert t.standings[0] == (1, 10)


def test_points_lost_before_recall_do_not_count() -> None:
    influence = {"guild": 2, "fremen": 2}
    t = table(Seat("shifting_allegiances", vp=10, spice=2, influence=influence), Seat(influence={"fremen": 5}))
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    t.choose("lose_influence", "guild")
    t.choose("influence", "fremen")
    assert t.me.vp == 9
    t.end_turn()
    t.finish_round()
    assert not t.over


def test_makers_come_before_the_end_but_agents_stay_where_they_are() -> None:
    t = table(Seat(agents="wealth"), round=10)
    t.finish_round()
    assert t.bonus_spice == {"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}
    assert t.me.agents == ["wealth"]


def test_ten_points_won_in_the_last_combat_count() -> None:
    t = table(Seat(vp=8, deployed=1), conflict="battle_for_carthag")
    t.finish_round()
    assert t.over
    assert t.me.vp == 10


# -- endgame Intrigue cards


def test_endgame_cards_are_played_from_the_first_player_clockwise() -> None:
    t = table(
        Seat(intrigue="tiebreaker"),
        Seat(intrigue="windfall"),
        Seat(intrigue="corner_the_market"),
        round=10,
        first_player=2,
    )
    t.to_combat()
    assert t.question == ("endgame", 2)
    t.choose("endgame", "pass", by=2)
    t.choose("endgame", "tiebreaker", "pass", by=0)
    assert t.me.spice == 10
    assert t.question == ("endgame", 1)  # to be asked tells nothing about the cards
    assert t.offered == ["pass"]
    t.choose("endgame", "pass", by=1)
    assert t.over


def test_endgame_cards_can_be_played_in_the_endgame_alone() -> None:
    """Both could be played at the end: three factions at 3, and two copies of The Spice Must Flow."""
    t = table(
        Seat(
            "the_spice_must_flow*2",
            deployed=1,
            intrigue="plans_within_plans corner_the_market",
            influence=dict.fromkeys(("guild", "fremen", "emperor"), 3),
        ),
        round=10,
        conflict="battle_for_carthag",
    )
    assert t.offered == ["reveal"]
    t.to_combat()
    assert t.question == ("combat", 0)
    assert t.offered == ["pass"]
    t.choose("combat", "pass", by=0)
    t.choose("win", "pass", by=0)
    assert t.question == ("endgame", 0)
    assert t.offered == ["corner_the_market", "plans_within_plans", "pass"]


def test_endgame_points_decide() -> None:
    influence = dict.fromkeys(("guild", "fremen", "emperor"), 3)
    t = table(Seat(vp=9, intrigue="plans_within_plans", influence=influence), Seat(vp=10, spice=1))
    t.to_combat()
    t.choose("endgame", "plans_within_plans", "pass", by=0)
    assert t.over
    assert t.me.vp == 10
    assert t.standings == [(2, 10), (1, 10), (3, 0)]  # the spice breaks the tie


def test_a_game_that_ends_without_intrigue_cards_asks_nothing() -> None:
    t = table(Seat(vp=10))
    t.to_combat()
    assert t.over


# -- who has won


def test_only_troops_in_the_garrison_break_a_tie() -> None:
    """Those in the Conflict are in the supply by then."""
    t = table(Seat(vp=10, garrison=2, deployed=9), Seat(vp=10, garrison=3), conflict="skirmish_d")
    t.to_combat()
    t.choose("influence", "guild", by=0)
    assert t.over
    assert t.me.solari == 2
    assert t.standings[0][0] == 1
    even = table(Seat(vp=10, garrison=2), Seat(vp=10, garrison=3))
    even.finish_round()
    assert even.standings[0][0] == 2


def test_equal_in_everything_they_share_the_place() -> None:
    t = table(Seat(vp=10), Seat(vp=10))
    t.finish_round()
    assert t.standings == [(1, 10), (1, 10), (3, 0)]
