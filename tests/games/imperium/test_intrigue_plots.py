"""The Intrigue deck: its cards and their windows, and what each plot card does."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, ordered, table

from greathall.games.imperium.catalogue import BASE

ALL_FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]

# id, copies, the windows in which it is played
INTRIGUE = [
    ("allied_armada", 1, "combat"),
    ("ambush", 2, "combat"),
    ("bindu_suspension", 1, "plot"),
    ("bribery", 1, "plot"),
    ("bypass_protocol", 1, "plot"),
    ("calculated_hire", 1, "plot"),
    ("charisma", 1, "plot"),
    ("choam_shares", 1, "plot"),
    ("corner_the_market", 1, "endgame"),
    ("councilors_dispensation", 1, "plot"),
    ("demand_respect", 1, "win"),
    ("dispatch_an_envoy", 2, "plot"),
    ("double_cross", 1, "plot"),
    ("favored_subject", 1, "plot"),
    ("guild_authorization", 1, "plot"),
    ("infiltrate", 1, "plot"),
    ("know_their_ways", 1, "plot"),
    ("master_tactician", 3, "combat"),
    ("plans_within_plans", 1, "endgame"),
    ("poison_snooper", 2, "plot"),
    ("private_army", 2, "combat"),
    ("rapid_mobilization", 1, "plot"),
    ("recruitment_mission", 1, "plot"),
    ("refocus", 1, "plot"),
    ("reinforcements", 1, "plot"),
    ("secret_of_the_sisterhood", 1, "plot"),
    ("staged_incident", 1, "combat"),
    ("the_sleeper_must_awaken", 1, "plot"),
    ("tiebreaker", 1, "combat endgame"),
    ("to_the_victor", 1, "win"),
    ("urgent_mission", 1, "plot"),
    ("water_of_life", 1, "plot"),
    ("water_peddlers_union", 1, "plot"),
    ("windfall", 1, "plot"),
]


@pytest.mark.parametrize(("id", "copies", "windows"), INTRIGUE)
def test_the_windows_and_copies_of_each_card(id: str, copies: int, windows: str) -> None:
    card = next(card for card in BASE.intrigue if card.id == id)
    assert card.copies == copies
    found = [window for window in ("plot", "combat", "win", "endgame") if card.effect(window) is not None]
    assert found == windows.split()


def test_the_deck_is_forty_cards_and_no_card_is_missing() -> None:
    assert [card.id for card in BASE.intrigue] == [row[0] for row in INTRIGUE]
    assert sum(row[1] for row in INTRIGUE) == 40


# -- plain gains


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_a_card_of_each_faction_is_one_influence_there(card: str, faction: str) -> None:
    t = table(Seat(intrigue=card))
    t.plot(card)
    assert (t.me.influence, t.me.intrigue, t.intrigue_discard) == ({faction: 1}, [], [card])


def test_windfall_is_two_solari() -> None:
    t = table(Seat(intrigue="windfall"))
    t.plot("windfall")
    assert t.me.goods == (2, 0, 1)


def test_water_peddlers_union_is_a_water() -> None:
    t = table(Seat(intrigue="water_peddlers_union"))
    t.plot("water_peddlers_union")
    assert t.me.goods == (0, 0, 2)


def test_councilors_dispensation_is_two_spice_with_a_seat_on_the_council() -> None:
    t = table(Seat(intrigue="councilors_dispensation", council=True))
    t.plot("councilors_dispensation")
    assert t.me.goods == (0, 2, 1)


def test_councilors_dispensation_cannot_be_played_without_a_seat() -> None:
    t = table(Seat(intrigue="councilors_dispensation"), Seat(council=True))
    assert t.offered == ["reveal"]


# -- costs, which must be paid


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_bribery_buys_influence_with_any_faction_for_two_solari(faction: str) -> None:
    t = table(Seat(intrigue="bribery", solari=3))
    t.plot("bribery")
    assert t.offered == ALL_FACTIONS
    t.choose("influence", faction)
    assert (t.me.solari, t.me.influence) == (1, {faction: 1})


def test_choam_shares_are_a_point_for_seven_solari() -> None:
    t = table(Seat(intrigue="choam_shares", solari=8))
    t.plot("choam_shares")
    assert (t.me.solari, t.me.vp) == (1, 1)


def test_the_sleeper_must_awaken_is_a_point_for_four_spice() -> None:
    t = table(Seat(intrigue="the_sleeper_must_awaken", spice=5))
    t.plot("the_sleeper_must_awaken")
    assert (t.me.spice, t.me.vp) == (1, 1)


def test_water_of_life_draws_three_for_a_water_and_a_spice() -> None:
    t = table(Seat(deck="dagger diplomacy reconnaissance dagger", intrigue="water_of_life", spice=1))
    t.plot("water_of_life")
    assert (t.me.goods, t.me.hand) == ((0, 0, 0), ordered("dagger diplomacy reconnaissance"))


def test_water_of_life_on_the_reveal_turn_reveals_what_it_draws() -> None:
    t = table(Seat(deck="convincing_argument dagger diplomacy", intrigue="water_of_life", spice=1, deployed=1))
    t.reveal()
    t.plot("water_of_life")
    assert (t.me.hand, t.me.persuasion, t.me.swords) == ([], 3, 1)


@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("bribery", Seat(solari=1, spice=9)),
        ("calculated_hire", Seat(solari=9)),
        ("choam_shares", Seat(solari=6)),
        ("double_cross", Seat(spice=9)),
        ("reinforcements", Seat(solari=2)),
        ("the_sleeper_must_awaken", Seat(spice=3, solari=9)),
        ("water_of_life", Seat(spice=1, water=0)),
        ("water_of_life", Seat(spice=0, water=1)),
    ],
)
def test_a_card_cannot_be_played_if_its_cost_cannot_be_paid(card: str, seat: Seat) -> None:
    t = table(seat._replace(intrigue=card, deck="dagger"), Seat(deployed=1))
    assert t.offered == ["reveal"]


# -- Bindu Suspension


def test_bindu_suspension_draws_a_card_and_the_turn_may_be_passed() -> None:
    t = table(Seat("dagger", deck="diplomacy", intrigue="bindu_suspension"))
    t.plot("bindu_suspension")
    assert t.me.hand == ["dagger", "diplomacy"]
    t.choose("may", "yes")
    assert t.question == ("turn", 1)
    assert not t.me.revealed  # a pass is no Reveal turn
    assert t.me.agents_at_leader == 2


def test_whoever_passed_with_bindu_suspension_is_still_in_the_round() -> None:
    t = table(Seat("dagger", deck="diplomacy", intrigue="bindu_suspension"))
    t.plot("bindu_suspension")
    t.choose("may", "yes")
    t.pass_turn()
    t.pass_turn()
    assert t.question == ("turn", 0)
    t.play("diplomacy", "wealth")


def test_bindu_suspension_without_the_pass_leaves_the_turn_to_be_taken() -> None:
    t = table(Seat("dagger", deck="diplomacy", intrigue="bindu_suspension"))
    t.plot("bindu_suspension")
    t.choose("may", "no")
    assert t.question == ("turn", 0)
    t.play("diplomacy", "wealth")


def test_bindu_suspension_must_be_the_first_thing_of_a_turn() -> None:
    t = table(Seat("dagger", intrigue="bindu_suspension windfall", deck="diplomacy"))
    assert t.offers("bindu_suspension")
    t.plot("windfall")
    assert not t.offers("bindu_suspension")
    t.play("dagger", "mentat")
    assert not t.offers("bindu_suspension")


def test_bindu_suspension_cannot_be_played_once_the_hand_is_revealed() -> None:
    t = table(Seat("dagger", intrigue="bindu_suspension", deck="diplomacy"))
    t.reveal()
    assert not t.offers("bindu_suspension")


# -- Bypass Protocol


def test_bypass_protocol_acquires_a_card_of_up_to_three_for_nothing() -> None:
    row = "crysknife firm_grip dr_yueh stilgar opulence"
    t = table(Seat(intrigue="bypass_protocol", deck="dagger"), row=row, imperium="scout")
    t.plot("bypass_protocol")  # without spice the other choice is not there
    assert t.offered == ["crysknife", "dr_yueh", "arrakis_liaison"]  # and no Foldspace
    t.choose("acquire", "crysknife")
    assert (t.me.discard, t.me.deck) == (["crysknife"], ["dagger"])
    assert t.row == ["firm_grip", "dr_yueh", "stilgar", "opulence", "scout"]


def test_bypass_protocol_puts_a_card_of_up_to_five_on_top_of_the_deck_for_two_spice() -> None:
    row = "crysknife firm_grip dr_yueh stilgar opulence"
    t = table(Seat(intrigue="bypass_protocol", deck="dagger", spice=3), row=row)
    t.plot("bypass_protocol")
    t.choose("choose", "pay")
    assert t.offered == ["crysknife", "firm_grip", "dr_yueh", "stilgar", "arrakis_liaison"]
    t.choose("acquire", "stilgar")
    assert (t.me.spice, t.me.deck, t.me.discard) == (1, ["stilgar", "dagger"], [])


def test_bypass_protocol_with_spice_leaves_the_cheaper_choice() -> None:
    t = table(Seat(intrigue="bypass_protocol", spice=2), row="crysknife")
    t.plot("bypass_protocol")
    t.choose("choose", 0)
    t.choose("acquire", "crysknife")
    assert (t.me.spice, t.me.discard) == (2, ["crysknife"])


def test_bypass_protocol_uses_the_acquisition_box() -> None:
    t = table(Seat(intrigue="bypass_protocol", spice=2), row="chani")
    t.plot("bypass_protocol")
    t.choose("choose", "pay")
    t.choose("acquire", "chani")
    assert t.me.water == 2


def test_bypass_protocol_may_take_the_card_that_helena_set_aside_without_her_discount() -> None:
    seat = Seat(intrigue="bypass_protocol", leader="helena_richese", set_aside="crysknife")
    t = table(seat)
    t.plot("bypass_protocol")
    t.choose("acquire", "set_aside")
    assert (t.me.discard, t.me.set_aside) == (["crysknife"], None)
    t = table(seat._replace(set_aside="firm_grip"))  # 4, and 3 only for her persuasion
    t.plot("bypass_protocol")
    assert (t.me.discard, t.me.set_aside) == (["arrakis_liaison"], "firm_grip")


# -- Calculated Hire, Charisma, Recruitment Mission


def test_calculated_hire_takes_the_mentat_from_its_space_for_a_spice() -> None:
    t = table(Seat("dagger", deck="diplomacy", intrigue="calculated_hire", spice=1))
    t.plot("calculated_hire")
    assert (t.me.spice, t.mentat, t.me.agents_at_leader) == (0, 0, 3)
    assert t.me.hand == ["dagger"]  # no card is drawn
    assert t.me.agents == []  # and the space stays free


@pytest.mark.parametrize("seats", [(Seat(mentat=True), Seat()), (Seat(), Seat(mentat=True))])
def test_calculated_hire_needs_the_mentat_at_home(seats: tuple[Seat, Seat]) -> None:
    t = table(seats[0]._replace(intrigue="calculated_hire", spice=1), seats[1])
    assert t.offered == ["reveal"]


def test_charisma_played_on_an_agent_turn_waits_for_the_reveal_turn() -> None:
    t = table(Seat("dagger", intrigue="charisma"))
    t.plot("charisma")
    assert (t.me.face_up, t.me.persuasion, t.intrigue_discard) == (["charisma"], 0, [])
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.reveal()
    assert (t.me.face_up, t.me.persuasion, t.intrigue_discard) == ([], 2 + 1, ["charisma"])


def test_charisma_on_the_reveal_turn_counts_at_once() -> None:
    t = table(Seat(intrigue="charisma"))
    t.reveal()
    t.plot("charisma")
    assert (t.me.persuasion, t.intrigue_discard) == (2, ["charisma"])


def test_recruitment_mission_is_a_persuasion_and_acquired_cards_may_go_on_the_deck() -> None:
    t = table(Seat("convincing_argument*2", deck="dagger", intrigue="recruitment_mission"), row="scout dr_yueh")
    t.plot("recruitment_mission")
    assert t.me.face_up == ["recruitment_mission"]
    t.reveal()
    assert t.me.persuasion == 5
    t.acquire("scout")
    t.choose("topdeck", "yes")
    t.acquire("dr_yueh")
    t.choose("topdeck", "no")  # a choice for each card
    t.acquire("arrakis_liaison")
    t.choose("topdeck", "yes")
    assert (t.me.deck, t.me.discard) == (["arrakis_liaison", "scout", "dagger"], ["dr_yueh"])


def test_recruitment_mission_does_not_touch_what_is_acquired_on_an_agent_turn() -> None:
    t = table(Seat("diplomacy", deck="dagger", intrigue="recruitment_mission"))
    t.plot("recruitment_mission")
    t.play("diplomacy", "foldspace")
    t.effect("acquire_reserve")
    assert (t.me.discard, t.me.deck) == (["foldspace"], ["dagger"])


def test_recruitment_mission_lasts_for_its_own_reveal_turn() -> None:
    t = table(Seat(intrigue="recruitment_mission"), Seat("convincing_argument"), row="scout")
    t.reveal()
    t.plot("recruitment_mission")
    t.end_turn()
    t.reveal()
    t.acquire("scout")
    assert t.left.discard == ["scout"]


# -- Dispatch an Envoy, Infiltrate, Urgent Mission


def test_dispatch_an_envoy_gives_the_played_card_the_faction_icons_beside_its_own() -> None:
    t = table(Seat("dagger reconnaissance", intrigue="dispatch_an_envoy"))
    t.plot("dispatch_an_envoy")
    assert t.spaces("dagger") == [
        "wealth",
        "foldspace",
        "secrets",
        "hardy_warriors",
        "stillsuits",
        "hall_of_oratory",
    ]
    t.play("dagger", "wealth")
    assert t.me.influence == {"emperor": 1}


def test_dispatch_an_envoy_lets_a_card_without_icons_send_an_agent() -> None:
    t = table(Seat("convincing_argument", intrigue="dispatch_an_envoy"))
    assert not t.offers("convincing_argument")
    t.plot("dispatch_an_envoy")
    t.play("convincing_argument", "wealth")
    assert t.me.agents == ["wealth"]


def test_dispatch_an_envoy_is_for_this_turn_alone() -> None:
    t = table(Seat("dagger*2", intrigue="dispatch_an_envoy"))
    t.plot("dispatch_an_envoy")
    t.play("dagger", "wealth")
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    assert t.spaces("dagger") == ["mentat", "hall_of_oratory"]


def test_dispatch_an_envoy_comes_before_the_agent() -> None:
    t = table(Seat("dagger", intrigue="dispatch_an_envoy infiltrate"))
    t.play("dagger", "hall_of_oratory")
    assert t.offered == ["pass"]
    t = table(Seat("dagger", intrigue="dispatch_an_envoy infiltrate"))
    t.reveal()
    assert t.offered == ["pass"]


def test_infiltrate_lets_an_agent_go_where_enemies_are() -> None:
    t = table(Seat("dagger", intrigue="infiltrate"), Seat(agents="hall_of_oratory"))
    assert not t.offers("dagger")
    t.plot("infiltrate")
    t.play("dagger", "hall_of_oratory")
    assert (t.me.agents, t.left.agents) == (["hall_of_oratory"], ["hall_of_oratory"])


def test_infiltrate_does_not_open_a_space_with_an_agent_of_ones_own() -> None:
    t = table(Seat("dagger", intrigue="infiltrate", agents="hall_of_oratory"))
    t.plot("infiltrate")
    assert t.offered == ["reveal"]


def test_infiltrate_lifts_no_voice_no_cost_and_no_limit() -> None:
    seat = Seat("dagger", intrigue="infiltrate", solari=4, council=True)
    t = table(seat, Seat(agents="swordmaster rally_troops"), closed={"hall_of_oratory": 1})
    t.plot("infiltrate")
    assert t.spaces("dagger") == ["mentat", "rally_troops"]


def test_infiltrate_is_for_one_agent() -> None:
    t = table(Seat("dagger*2", intrigue="infiltrate"), Seat(agents="hall_of_oratory mentat"))
    t.plot("infiltrate")
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    assert t.offered == ["reveal"]


def test_urgent_mission_brings_an_agent_back_to_be_used_again() -> None:
    t = table(Seat("dagger", intrigue="urgent_mission", agents="hall_of_oratory carthag"))
    assert not t.offers("dagger")
    t.plot("urgent_mission")
    assert t.offered == ["hall_of_oratory", "carthag"]
    t.choose("recall", "hall_of_oratory")
    t.play("dagger", "hall_of_oratory")
    assert t.me.agents == ["hall_of_oratory", "carthag"]


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    t = table(Seat(intrigue="urgent_mission"), Seat(agents="carthag"))
    assert t.offered == ["reveal"]


def test_leaving_the_hall_of_oratory_by_an_urgent_mission_gives_up_its_persuasion() -> None:
    t = table(Seat(intrigue="urgent_mission", agents="hall_of_oratory"))
    t.plot("urgent_mission")
    t.reveal()
    assert t.me.persuasion == 0


def test_a_maker_space_left_by_an_urgent_mission_gathers_spice() -> None:
    t = table(Seat(intrigue="urgent_mission", agents="hagga_basin"))
    t.plot("urgent_mission")
    t.finish_round()
    assert t.bonus_spice["hagga_basin"] == 1


# -- troops: Double Cross, Rapid Mobilization, Reinforcements


def test_double_cross_swaps_a_troop_of_an_opponent_of_ones_choice_for_ones_own() -> None:
    t = table(Seat(intrigue="double_cross", solari=1), Seat(deployed=2), Seat(deployed=1), Seat())
    t.plot("double_cross")
    assert t.offered == [1, 2]
    t.choose("opponent", 1)
    assert t.me.solari == 0
    assert (t.me.troops, t.left.troops) == ((8, 3, 1), (8, 3, 1))


def test_double_cross_needs_an_opponents_troop_in_the_conflict() -> None:
    t = table(Seat(intrigue="double_cross", solari=1, deployed=3), Seat())
    assert t.offered == ["reveal"]


def test_double_cross_with_an_empty_supply_only_takes() -> None:
    t = table(Seat(intrigue="double_cross", solari=1, garrison=12), Seat(deployed=2))
    t.plot("double_cross")
    assert (t.me.troops, t.left.deployed) == ((0, 12, 0), 1)


@pytest.mark.parametrize("n", [0, 3, 5])
def test_rapid_mobilization_deploys_any_number_of_troops_without_a_combat_space(n: int) -> None:
    t = table(Seat("dagger", intrigue="rapid_mobilization", garrison=5))
    t.play("dagger", "hall_of_oratory")  # one more recruit
    t.plot("rapid_mobilization")
    assert t.offered == [0, 1, 2, 3, 4, 5, 6]
    t.choose("deploy", n)
    assert t.me.troops == (6, 6 - n, n)


def test_rapid_mobilization_counts_for_the_barons_masterstroke() -> None:
    seat = Seat(intrigue="rapid_mobilization", garrison=4, leader="baron_vladimir_harkonnen", tokens="guild fremen")
    t = table(seat)
    t.plot("rapid_mobilization")
    t.choose("deploy", 4)
    t.reveal()  # what is pending happens when the turn goes on
    assert t.me.influence == {"guild": 1, "fremen": 1}


def test_reinforcements_on_an_agent_turn_stay_in_the_garrison() -> None:
    t = table(Seat("dagger", intrigue="reinforcements", solari=3))
    t.plot("reinforcements")
    assert (t.me.solari, t.me.troops) == (0, (6, 6, 0))
    t.play("dagger", "hall_of_oratory")
    assert t.offered == ["pass"]


def test_reinforcements_may_be_deployed_from_a_combat_space_beside_two_others() -> None:
    t = table(Seat("dune_the_desert_planet", intrigue="reinforcements", solari=3))
    t.play("dune_the_desert_planet", "imperial_basin")
    t.plot("reinforcements")
    t.deploy(5)
    assert t.me.troops == (6, 1, 5)


@pytest.mark.parametrize("n", [0, 2, 3])
def test_reinforcements_on_the_reveal_turn_may_go_straight_to_the_conflict(n: int) -> None:
    t = table(Seat(intrigue="reinforcements", solari=3))
    t.reveal()
    t.plot("reinforcements")
    assert t.offered == [0, 1, 2, 3]
    t.choose("deploy", n)
    assert (t.me.solari, t.me.troops) == (0, (6, 6 - n, n))


# -- the own deck: Poison Snooper, Refocus


def test_poison_snooper_shows_the_top_card_which_is_drawn() -> None:
    t = table(Seat("diplomacy", deck="dagger reconnaissance", intrigue="poison_snooper"))
    t.plot("poison_snooper")
    assert t.seen(0, by=0)["deck_known"] == ["dagger"]
    assert t.seen(0, by=1)["deck_known"] == []
    t.choose("snoop", "yes")
    assert (t.me.hand, t.me.deck) == (["dagger", "diplomacy"], ["reconnaissance"])


def test_poison_snooper_shows_the_top_card_which_is_trashed() -> None:
    t = table(Seat("diplomacy", deck="dagger reconnaissance", intrigue="poison_snooper"))
    t.plot("poison_snooper")
    t.choose("snoop", "no")
    assert (t.trashed, t.me.hand, t.me.deck) == (["dagger"], ["diplomacy"], ["reconnaissance"])


def test_poison_snooper_cannot_look_into_an_empty_deck() -> None:
    """No reshuffle just for looking."""
    t = table(Seat(discard="dagger*2", intrigue="poison_snooper"))
    assert t.offered == ["reveal"]


def test_poison_snooper_on_the_reveal_turn_reveals_the_card_drawn() -> None:
    t = table(Seat(deck="convincing_argument", intrigue="poison_snooper"))
    t.reveal()
    t.plot("poison_snooper")
    t.choose("snoop", "yes")
    assert (t.me.hand, t.me.in_play, t.me.persuasion) == ([], ["convincing_argument"], 2)


def test_refocus_shuffles_discard_pile_and_deck_and_draws() -> None:
    drawn = set()
    for seed in range(12):
        t = table(Seat(deck="dagger", discard="diplomacy seek_allies", intrigue="refocus"), seed=seed)
        t.plot("refocus")
        assert (len(t.me.hand), len(t.me.deck), t.me.discard) == (1, 2, [])
        drawn.add(t.me.hand[0])
    assert drawn == {"dagger", "diplomacy", "seek_allies"}


def test_refocus_shuffles_the_deck_even_without_a_discard_pile() -> None:
    drawn = set()
    for seed in range(12):
        t = table(Seat(deck="dagger diplomacy", intrigue="refocus"), seed=seed)
        t.plot("refocus")
        drawn.add(t.me.hand[0])
    assert drawn == {"dagger", "diplomacy"}


def test_refocus_makes_everybody_forget_the_order_of_the_deck() -> None:
    t = table(
        Seat(deck="dagger diplomacy", intrigue="poison_snooper bypass_protocol refocus", spice=2), row="scout"
    )
    t.plot("bypass_protocol")
    t.choose("choose", "pay")
    t.choose("acquire", "scout")
    assert t.seen(0, by=1)["deck_known"] == ["scout"]
    t.plot("refocus")
    assert t.seen(0, by=1)["deck_known"] == []


def test_refocus_on_the_reveal_turn_reveals_the_card_drawn() -> None:
    t = table(Seat(discard="convincing_argument", intrigue="refocus"))
    t.reveal()
    t.plot("refocus")
    assert (t.me.in_play, t.me.persuasion) == (["convincing_argument"], 2)
