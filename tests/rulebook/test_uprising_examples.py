"""The worked examples of the Uprising rulebook, figure by figure: Max, Anna and Frank play a round.

The table is the one on which it is learned (greathall/learn/lessons/uprising/scenarios).
"""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.uprising.table import Seat, Table, ordered, table
from tests.learn.scenarios import uprising

MAX, ANNA, FRANK = 0, 1, 2
DESERT = "dune_the_desert_planet"


# -- the round, step by step; each step goes on from the one before


def the_round_begins() -> Table:
    return uprising("the_round")


def max_goes_to_the_imperial_basin() -> Table:
    t = the_round_begins()
    t.play(DESERT, "imperial_basin")
    return t


def max_deploys() -> Table:
    t = max_goes_to_the_imperial_basin()
    t.deploy(2)
    t.end_turn()
    return t


def anna_goes_to_arrakeen() -> Table:
    t = max_deploys()
    t.play("rebel_supplier", "arrakeen", gather="ask")
    return t


def anna_gathers_intelligence() -> Table:
    t = anna_goes_to_arrakeen()
    t.choose("gather", "post_refinery_arrakeen")
    return t


def anna_deploys() -> Table:
    t = anna_gathers_intelligence()
    t.effect("cards")
    t.deploy(4)
    t.end_turn()
    return t


def frank_gathers_support() -> Table:
    t = anna_deploys()
    t.play("dagger", "gather_support", cost=2)
    return t


def max_reveals() -> Table:
    t = frank_gathers_support()
    t.end_turn()
    t.reveal()
    return t


def max_acquires() -> Table:
    t = max_reveals()
    t.acquire("desert_survival")
    return t


def max_calls_unexpected_allies() -> Table:
    t = max_acquires()
    t.plot("unexpected_allies")
    t.choose("may", "yes")
    return t


def combat_begins() -> Table:
    t = max_calls_unexpected_allies()
    t.end_turn()
    t.pass_turn()  # Anna
    t.pass_turn()  # Frank
    return t


def anna_plays_her_contingency_plan() -> Table:
    t = combat_begins()
    t.choose("combat", "pass", by=MAX)
    t.choose("combat", "contingency_plan", by=ANNA)
    return t


@cache
def the_round_is_over() -> Table:
    t = anna_plays_her_contingency_plan()
    t.choose("combat", "pass", by=ANNA)
    t.choose("combat", "pass", by=MAX)
    t.choose("combat", "pass", by=ANNA)
    return t


# -- the three players' Agent turns


def test_max_gains_the_spice_of_the_imperial_basin_and_nothing_else() -> None:
    t = max_goes_to_the_imperial_basin()
    assert t.me.goods == (0, 1, 2)
    assert t.me.agents == ["imperial_basin"]
    assert set(t.offered) == {"deploy", "cunning", "unexpected_allies", "pass"}


def test_max_has_three_troops_in_the_garrison_and_may_deploy_just_two() -> None:
    t = max_goes_to_the_imperial_basin()
    assert t.me.garrison == 3
    t.effect("deploy")
    assert t.offered == [1, 2]


def test_two_of_maxs_troops_are_in_the_conflict() -> None:
    assert max_deploys().me.troops == (9, 1, 2)


def test_maxs_control_marker_brings_him_a_solari_when_anna_comes() -> None:
    t = anna_goes_to_arrakeen()
    assert t.question == ("gather", ANNA)
    assert t.seats[MAX].solari == 1


def test_anna_recalls_her_spy_and_draws_a_card_before_anything_else() -> None:
    t = anna_goes_to_arrakeen()
    assert (t.seats[ANNA].garrison, t.seats[ANNA].hand) == (1, ["dagger"])
    t.choose("gather", "post_refinery_arrakeen")
    assert t.seats[ANNA].spies == []
    assert t.seats[ANNA].hand == ordered("dagger convincing_argument")


def test_anna_recruits_one_troop_of_the_space_and_two_of_her_card_and_draws_another() -> None:
    t = anna_gathers_intelligence()
    t.effect("cards")
    assert t.seats[ANNA].garrison == 1 + 1 + 2
    assert t.seats[ANNA].hand == ordered("dagger convincing_argument reconnaissance")


def test_anna_deploys_all_three_recruits_and_the_one_other_troop() -> None:
    t = anna_gathers_intelligence()
    t.effect("cards")
    t.effect("deploy")
    assert t.offered == [1, 2, 3, 4]
    t.choose("deploy", 4)
    assert t.seats[ANNA].troops == (8, 0, 4)


def test_with_a_second_troop_in_the_garrison_she_could_have_sent_that_too() -> None:
    t = table(Seat("rebel_supplier", deck="dagger*2", spies="post_refinery_arrakeen", garrison=2))
    t.play("rebel_supplier", "arrakeen", gather="post_refinery_arrakeen")
    t.effect("cards")
    t.effect("deploy")
    assert t.offered == [1, 2, 3, 4, 5]


def test_frank_pays_two_solari_for_a_water_and_two_troops() -> None:
    t = frank_gathers_support()
    assert t.seats[FRANK].goods == (1, 0, 2)
    assert t.seats[FRANK].garrison == 5


def test_franks_troops_stay_in_the_garrison_for_it_is_no_combat_space() -> None:
    t = frank_gathers_support()
    assert t.offered == ["pass"]
    assert t.seats[FRANK].deployed == 0


# -- Max's Reveal turn


def test_max_reveals_three_cards_for_a_spice_three_persuasion_and_four_swords() -> None:
    t = max_reveals()
    assert t.me.spice == 2
    assert t.me.persuasion == 3
    assert t.me.swords == 4
    assert t.me.hand == []


def test_max_acquires_desert_survival_for_two_and_the_row_is_filled() -> None:
    t = max_acquires()
    assert t.me.discard == ["desert_survival"]
    assert t.me.persuasion == 1
    assert t.row == ["overthrow", "steersman", "corrinth_city", "stilgar_the_devoted", "long_live_the_fighters"]


def test_no_card_costs_the_one_persuasion_that_is_left() -> None:
    t = max_acquires()
    assert set(t.offered) == {"cunning", "unexpected_allies", "pass"}


def test_maxs_strength_is_four_of_troops_and_four_of_swords() -> None:
    assert max_acquires().me.strength == 8


def test_unexpected_allies_costs_two_water_removes_the_wall_and_calls_a_sandworm() -> None:
    t = max_calls_unexpected_allies()
    assert t.me.water == 0
    assert not t.shield_wall
    assert t.me.sandworms == 1
    assert t.me.strength == 11
    assert t.intrigue_discard == ["unexpected_allies"]


def test_max_puts_all_cards_in_front_of_him_on_his_discard_pile() -> None:
    t = max_calls_unexpected_allies()
    t.end_turn()
    assert t.me.in_play == []
    assert sorted(t.me.discard) == sorted(
        ["desert_survival", DESERT, "prepare_the_way", "rebel_supplier", "strike_fleet"]
    )
    assert t.question == ("turn", ANNA)


def test_max_takes_no_more_turns() -> None:
    t = max_calls_unexpected_allies()
    t.end_turn()
    t.pass_turn()
    assert t.question == ("turn", FRANK)


# -- Combat


def test_combat_begins_with_eleven_against_nine() -> None:
    t = combat_begins()
    assert [side.strength for side in t.seats] == [11, 9, 0]
    assert t.question == ("combat", MAX), "the first player"


def test_anna_goes_ahead_to_twelve() -> None:
    t = anna_plays_her_contingency_plan()
    assert [side.strength for side in t.seats] == [11, 12, 0]


def test_frank_cannot_take_part_and_max_may_play_although_he_passed() -> None:
    t = anna_plays_her_contingency_plan()
    t.choose("combat", "pass", by=ANNA)
    assert t.question == ("combat", MAX)
    assert t.offered == ["pass"], "he has no Combat card"


def test_both_pass_in_a_row_and_it_is_decided() -> None:
    t = the_round_is_over()
    assert t.told("win") == [(ANNA, 1)]


def test_anna_gains_two_spice_a_troop_and_the_imperial_basin() -> None:
    t = the_round_is_over()
    anna = t.seats[ANNA]
    assert anna.spice == 2
    assert anna.garrison == 1
    assert t.control == {"arrakeen": MAX, "imperial_basin": ANNA}


def test_maxs_second_reward_is_doubled_to_four_water_and_two_troops() -> None:
    t = the_round_is_over()
    assert t.me.water == 4
    assert t.me.garrison == 1 + 2


def test_frank_gains_nothing() -> None:
    assert the_round_is_over().seats[FRANK].goods == (1, 0, 2)
    assert the_round_is_over().seats[FRANK].garrison == 5


def test_anna_takes_the_card_and_has_no_other_desert_mouse() -> None:
    anna = the_round_is_over().seats[ANNA]
    assert anna.trophies == ["objective_crysknife", "secure_imperial_basin"]
    assert anna.vp == 0


def test_with_one_she_would_turn_both_over_for_a_point() -> None:
    me = Seat(deployed=1, trophies="objective_desert_mouse_first")
    t = table(me, conflict="secure_imperial_basin")
    t.finish_round()
    assert t.me.matched == ["objective_desert_mouse_first", "secure_imperial_basin"]
    assert t.me.vp == 1


def test_all_troops_go_to_the_supply_and_the_sandworm_to_the_bank() -> None:
    t = the_round_is_over()
    assert [side.troops for side in t.seats] == [(9, 3, 0), (11, 1, 0), (7, 5, 0)]
    assert t.me.sandworms == 0


# -- makers and recall


def test_spice_gathers_where_no_agent_is() -> None:
    """Max's Agent is in the Imperial Basin; there was one spice in the Deep Desert before."""
    assert the_round_is_over().bonus_spice == {"deep_desert": 2, "hagga_basin": 1}


def test_agents_come_home_and_the_marker_goes_to_anna() -> None:
    t = the_round_is_over()
    assert [side.agents for side in t.seats] == [[], [], []]
    assert t.first_player == ANNA
    assert t.question == ("turn", ANNA)
    assert (t.round, t.conflict) == (3, "trade_dispute")
    assert [len(side.hand) for side in t.seats] == [5, 5, 5]


# -- single examples


def test_the_imperial_spymaster_goes_to_the_emperor_or_where_a_spy_is() -> None:
    t = table(Seat("imperial_spymaster", spies="post_bene_gesserit post_choam", spice=4))
    assert t.spaces("imperial_spymaster") == [
        "sardaukar",
        "dutiful_service",
        "espionage",
        "secrets",
        "accept_contract",
    ]


def test_of_the_fremens_two_spaces_one_costs_a_water() -> None:
    assert table(Seat("truthtrance", water=0)).spaces("truthtrance")[-1] == "fremkit"
    t = table(Seat("truthtrance", water=1))
    assert t.spaces("truthtrance")[-2:] == ["desert_tactics", "fremkit"]
    t.play("truthtrance", "desert_tactics")
    assert t.me.water == 0


def test_the_ecological_testing_station_draws_two_cards_for_two_water_and_not_four_for_four() -> None:
    t = table(Seat("ecological_testing_station", deck="dagger*2 convincing_argument*2", water=4))
    t.play("ecological_testing_station", "spice_refinery")
    t.effect("pay")
    assert (t.me.water, len(t.me.hand)) == (2, 2)
    assert not t.offers("pay")


def test_of_two_spies_at_the_research_station_one_infiltrates_and_one_gathers() -> None:
    posts = "post_sietch_research post_research_refinery"
    t = table(
        Seat("reconnaissance", deck="dagger*2 diplomacy", spies=posts, water=2), Seat(agents="research_station")
    )
    t.play(
        "reconnaissance",
        "research_station",
        infiltrate="post_sietch_research",
        gather="post_research_refinery",
    )
    assert t.me.hand == ["dagger"]


def test_but_they_do_not_both_gather() -> None:
    posts = "post_sietch_research post_research_refinery"
    t = table(Seat("reconnaissance", deck="dagger*2 diplomacy", spies=posts, water=2))
    t.play("reconnaissance", "research_station", gather="post_sietch_research")
    assert t.question == ("effects", 0)
    assert t.me.spies == ["post_research_refinery"]


@pytest.mark.parametrize(("second", "influence"), [("guild", {"guild": 2}), ("fremen", {"guild": 1, "fremen": 1})])
@pytest.mark.parametrize(("payments", "points"), [(0, 0), (1, 1), (2, 2)])
def test_a_doubled_reward_is_two_influence_and_three_spice_for_a_point_or_six_for_two(
    second: str, influence: dict[str, int], payments: int, points: int
) -> None:
    t = table(Seat(sandworms=1, spice=7, trophies=""), conflict="spice_freighters")
    t.to_combat()
    for faction in ("guild", second):
        t.reward("influence")
        t.choose("influence", faction, by=0)
    before = t.me.vp
    for _ in range(payments):
        t.reward("pay")
    if payments < 2:
        t.reward("pass")
    assert t.me.influence == influence
    assert t.me.vp == before + points
    assert t.me.spice == 7 - 3 * payments
