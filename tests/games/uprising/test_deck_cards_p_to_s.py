"""Imperium cards from Paracompass to Subversive Advisor."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, ordered, table

BUYING = "convincing_argument*2 maker_keeper*2"  # 8 persuasion

# -- Paracompass, Price is No Object


@pytest.mark.parametrize(
    ("council", "swordmaster", "persuasion"),
    [(False, False, 0), (False, True, 0), (True, False, 2 + 2), (True, True, 2 + 2 + 1)],
)
def test_paracompass_adds_to_the_council_seat_and_more_with_the_swordmaster(
    council: bool, swordmaster: bool, persuasion: int
) -> None:
    t = table(Seat("paracompass", council=council, swordmaster=swordmaster))
    t.reveal()
    assert t.me.persuasion == persuasion


def test_price_is_no_object_gives_two_solari_when_acquired() -> None:
    t = table(Seat(BUYING), row="price_is_no_object")
    t.reveal()
    t.acquire("price_is_no_object")
    assert t.me.solari == 2


def test_price_is_no_object_acquires_one_card_to_the_hand_for_solari() -> None:
    t = table(Seat("price_is_no_object", solari=10), row="shishakli maula_pistol")
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "shishakli")
    assert (t.me.hand, t.me.solari) == (["shishakli"], 6)
    assert not t.offers("acquire_for_solari")


def test_price_is_no_object_may_be_left_and_offers_no_more_than_the_solari_pay_for() -> None:
    t = table(Seat("price_is_no_object", solari=3), row="shishakli maula_pistol")
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    assert t.offered == ["maula_pistol", "prepare_the_way", "pass"]
    t.choose("acquire", "pass")
    assert (t.me.hand, t.me.solari) == ([], 3)


def test_price_is_no_object_acquires_reserve_cards_with_their_acquire_box() -> None:
    t = table(Seat("price_is_no_object", solari=9))
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "the_spice_must_flow")
    assert (t.me.hand, t.me.solari, t.me.vp) == (["the_spice_must_flow"], 0, 1)


def test_price_is_no_object_refills_the_row_before_the_acquire_box() -> None:
    t = table(Seat("price_is_no_object", solari=5), row="strike_fleet", imperium="truthtrance")
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "strike_fleet")
    assert t.question == ("place_spy", 0)
    assert len(t.row) == 5
    assert "truthtrance" in t.row


# -- if you recalled a Spy this turn: Public Spectacle, Rebel Supplier, Strike Fleet


def test_public_spectacle_gives_influence_after_gathering_intelligence() -> None:
    t = table(Seat("public_spectacle", spies="post_landsraad_east"))
    t.play("public_spectacle", "gather_support", gather="post_landsraad_east")
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 1}


def test_public_spectacle_gives_influence_after_infiltrating() -> None:
    t = table(Seat("public_spectacle", spies="post_landsraad_east"), Seat(agents="gather_support"))
    t.play("public_spectacle", "gather_support", infiltrate="post_landsraad_east")
    t.choose("influence", "emperor")
    assert t.me.influence == {"emperor": 1}


def test_public_spectacle_gives_nothing_without_a_recall() -> None:
    t = table(Seat("public_spectacle", spies="post_landsraad_east"))
    t.play("public_spectacle", "gather_support")
    assert t.offered == ["pass"]


def test_public_spectacle_does_not_count_a_recall_of_an_earlier_turn() -> None:
    me = Seat("public_spectacle imperial_spymaster", spies="post_landsraad_east post_landsraad_west", solari=5)
    t = table(me, Seat(revealed=True), Seat(revealed=True), intrigue_deck="devour")
    t.play("imperial_spymaster", "gather_support", gather="post_landsraad_east")
    t.end_turn()
    t.play("public_spectacle", "high_council")
    assert not t.offers("influence")


def test_public_spectacle_reveals_a_spy() -> None:
    t = table(Seat("public_spectacle"))
    t.reveal()
    t.place_spy("post_guild")
    assert t.me.spies == ["post_guild"]


def test_rebel_supplier_recruits_after_a_spy_was_recalled_to_be_placed_anew() -> None:
    """The free recall before placing, with no Spy in the supply, is a recall too."""
    me = Seat("rebel_supplier", spies="post_guild post_choam post_fremen", intrigue="special_mission")
    t = table(me)
    t.play("rebel_supplier", "spice_refinery")
    assert not t.offers("troops")
    t.plot("special_mission")
    t.choose("choose", "place_spy")
    t.choose("recall_first", "post_guild")
    t.place_spy("post_sietch_research")
    assert t.me.garrison == 3 + 2


def test_strike_fleet_recruits_after_a_spy_was_recalled_as_a_cost() -> None:
    me = Seat("strike_fleet", spies="post_landsraad_east post_guild", intrigue="special_mission")
    t = table(me)
    t.play("strike_fleet", "gather_support")
    assert t.me.garrison == 3 + 2  # the space's
    t.plot("special_mission")
    t.choose("choose", "pay")
    t.choose("recall_spy", "post_guild")
    t.choose("may", "no")
    assert t.me.garrison == 3 + 2 + 3


def test_strike_fleet_counts_a_recall_before_the_agent_was_sent() -> None:
    me = Seat("strike_fleet", spies="post_landsraad_east post_guild", intrigue="special_mission")
    t = table(me)
    t.plot("special_mission")
    t.choose("choose", "pay")
    t.choose("recall_spy", "post_guild")
    t.choose("may", "no")
    t.play("strike_fleet", "gather_support")
    assert t.me.garrison == 3 + 2 + 3


def test_strike_fleet_places_a_spy_when_acquired() -> None:
    t = table(Seat(BUYING), row="strike_fleet")
    t.reveal()
    t.acquire("strike_fleet")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


# -- Reliable Informant


def test_reliable_informant_spies_only_on_three_factions() -> None:
    t = table(Seat("reliable_informant"))
    t.play("reliable_informant", "deliver_supplies")
    t.effect("place_spy")
    assert t.offered == ["post_emperor", "post_bene_gesserit", "post_fremen"]


def test_reliable_informant_lapses_if_no_such_post_is_free() -> None:
    t = table(Seat("reliable_informant"), Seat(spies="post_emperor post_bene_gesserit post_fremen"))
    t.play("reliable_informant", "deliver_supplies")
    assert t.offered == ["pass"]


def test_reliable_informant_may_free_such_a_post_with_no_spy_in_the_supply() -> None:
    me = Seat("reliable_informant", spies="post_emperor post_guild post_choam")
    t = table(me, Seat(spies="post_bene_gesserit post_fremen"))
    t.play("reliable_informant", "deliver_supplies")
    t.effect("place_spy")
    t.choose("recall_first", "post_emperor")
    assert t.me.spies == ["post_emperor", "post_guild", "post_choam"]  # the same post again


# -- Sardaukar Coordination, Sardaukar Soldier


def test_sardaukar_coordination_deploys_recruits_from_a_space_without_combat() -> None:
    """Only as many as were recruited this turn, none of the garrison's beside them."""
    t = table(Seat("sardaukar_coordination", garrison=3))
    t.play("sardaukar_coordination", "gather_support")
    t.effect("deploy")
    assert t.offered == [1, 2]
    t.choose("deploy", 2)
    assert (t.me.deployed, t.me.garrison) == (2, 3)
    assert not t.offers("deploy")


def test_no_troops_are_deployed_from_such_a_space_without_sardaukar_coordination() -> None:
    t = table(Seat("dagger", garrison=3))
    t.play("dagger", "gather_support")
    assert not t.offers("deploy")


def test_sardaukar_coordination_deploys_any_number_of_the_turns_recruits() -> None:
    t = table(Seat("sardaukar_coordination", garrison=3, spice=4), intrigue_deck="devour")
    t.play("sardaukar_coordination", "sardaukar")
    t.effect("deploy")
    assert t.offered == [1, 2, 3, 4]


def test_sardaukar_coordination_counts_emperor_cards_revealed_itself_included() -> None:
    me = Seat("sardaukar_coordination sardaukar_soldier dagger", in_play="calculus_of_power", agents="arrakeen")
    t = table(me)
    t.reveal()
    t.effect("swords@sardaukar_coordination")
    assert t.me.swords == 1 + 1 + 2  # Soldier, Dagger, and two Emperor cards; none for Calculus of Power


def test_two_sardaukar_coordinations_count_each_other() -> None:
    t = table(Seat("sardaukar_coordination*2"))
    t.reveal()
    t.effect("swords", "swords")
    assert t.me.swords == 4


@pytest.mark.parametrize(
    ("hand", "discard", "choice"),
    [("sardaukar_soldier", "", "sardaukar_soldier"), ("", "sardaukar_soldier", "discard:sardaukar_soldier")],
)
def test_sardaukar_soldier_draws_an_intrigue_card_from_wherever_it_is_trashed(
    hand: str, discard: str, choice: str
) -> None:
    t = table(Seat(f"desert_survival {hand}", discard=discard), intrigue_deck="devour")
    t.play("desert_survival", "imperial_basin")
    t.effect("trash_card")
    t.choose("trash", choice)
    assert (t.trashed, t.me.intrigue) == (["sardaukar_soldier"], ["devour"])


def test_sardaukar_soldier_in_play_draws_an_intrigue_card_when_trashed() -> None:
    t = table(Seat("desert_survival", in_play="sardaukar_soldier", agents="arrakeen"), intrigue_deck="devour")
    t.play("desert_survival", "imperial_basin")
    t.effect("trash_card")
    t.choose("trash", "in_play:sardaukar_soldier")
    assert t.me.intrigue == ["devour"]


# -- Shishakli


def test_shishakli_trashes_a_card_to_draw_one() -> None:
    t = table(Seat("shishakli dagger", discard="diplomacy", deck="reconnaissance"))
    t.play("shishakli", "spice_refinery")
    assert t.offers("pass")
    t.effect("pay")
    assert t.offered == ["dagger", "discard:diplomacy", "in_play:shishakli"]
    t.choose("trash", "dagger")
    assert (t.trashed, t.me.hand) == (["dagger"], ["reconnaissance"])


def test_shishakli_may_trash_itself_and_still_draws() -> None:
    t = table(Seat("shishakli dagger", deck="reconnaissance"))
    t.play("shishakli", "spice_refinery")
    t.effect("pay")
    t.choose("trash", "in_play:shishakli")
    assert t.me.hand == ordered("dagger reconnaissance")


@pytest.mark.parametrize(("hand", "influence"), [("dagger", {}), ("desert_survival", {"fremen": 1})])
def test_shishakli_has_a_fremen_bond(hand: str, influence: dict[str, int]) -> None:
    t = table(Seat(f"shishakli {hand}"))
    t.reveal()
    assert t.me.influence == influence


# -- Smuggler's Harvester, Smuggler's Haven


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 1 + 1), ("accept_contract", 0)])
def test_smugglers_harvester_gives_spice_on_a_maker_space(space: str, spice: int) -> None:
    t = table(Seat("smugglers_harvester"))
    t.play("smugglers_harvester", space)
    assert t.me.spice == spice


def test_smugglers_haven_sells_a_point_for_four_spice() -> None:
    t = table(Seat("smugglers_haven", spice=4))
    t.play("smugglers_haven", "accept_contract")
    t.effect("pay")
    assert (t.me.vp, t.me.spice) == (1, 0)
    poor = table(Seat("smugglers_haven", spice=3))
    poor.play("smugglers_haven", "accept_contract")
    assert not poor.offers("pay")


@pytest.mark.parametrize(
    ("spies", "spice"),
    [
        ("", 0),
        ("post_choam", 0),
        ("post_hagga_basin", 2),
        ("post_deep_desert post_hagga_basin post_imperial_basin", 2),
    ],
)
def test_smugglers_haven_gives_two_spice_once_for_spying_on_makers(spies: str, spice: int) -> None:
    t = table(Seat("smugglers_haven", spies=spies), Seat(agents="hagga_basin"))
    t.reveal()
    assert (t.me.spice, t.me.persuasion) == (spice, 1)


def test_smugglers_haven_sees_a_spy_placed_later_in_the_reveal() -> None:
    t = table(Seat("smugglers_haven wheels_within_wheels"))
    t.reveal()
    t.effect("place_spy")
    t.place_spy("post_deep_desert")
    assert t.me.spice == 2


# -- Southern Elders, Space-time Folding


@pytest.mark.parametrize(("in_play", "garrison"), [("maula_pistol", 3), ("weirding_woman", 5)])
def test_southern_elders_recruit_with_a_bene_gesserit_bond(in_play: str, garrison: int) -> None:
    t = table(Seat("southern_elders", in_play=in_play, agents="arrakeen"))
    t.play("southern_elders", "fremkit")
    assert t.me.garrison == garrison


@pytest.mark.parametrize(("hand", "persuasion"), [("", 0), ("dagger", 0), ("rebel_supplier", 2)])
def test_southern_elders_reveal_with_a_fremen_bond(hand: str, persuasion: int) -> None:
    t = table(Seat(f"southern_elders {hand}", water=0))
    t.reveal()
    assert (t.me.persuasion, t.me.water) == (persuasion, 1)


@pytest.mark.parametrize(("discarded", "drawn"), [("dagger", 1), ("smugglers_harvester", 2)])
def test_space_time_folding_draws_one_more_for_a_guild_card(discarded: str, drawn: int) -> None:
    t = table(Seat("space_time_folding dagger smugglers_harvester", deck="diplomacy reconnaissance"))
    t.play("space_time_folding", "deliver_supplies")
    assert not t.me.discard
    t.effect("discard_for")
    t.choose("discard", discarded)
    assert len(t.me.deck) == 2 - drawn


def test_space_time_folding_may_be_left() -> None:
    t = table(Seat("space_time_folding dagger diplomacy"))
    t.play("space_time_folding", "deliver_supplies")
    t.effect("visit_influence")
    t.end_turn()
    assert t.me.hand == ["dagger", "diplomacy"]


def test_space_time_folding_may_draw_the_discarded_card_again() -> None:
    """It lies in the discard pile before the deck is shuffled."""
    t = table(Seat("space_time_folding dagger"))
    t.play("space_time_folding", "deliver_supplies")
    t.effect("discard_for")
    assert (t.me.hand, t.me.discard) == (["dagger"], [])


# -- Spacing Guild's Favor


def test_spacing_guilds_favor_gives_two_spice_when_discarded_from_the_hand() -> None:
    t = table(Seat("space_time_folding spacing_guilds_favor", deck="dagger diplomacy"))
    t.play("space_time_folding", "deliver_supplies")
    t.effect("discard_for")
    assert (t.me.spice, t.me.hand) == (2, ["dagger", "diplomacy"])


def test_spacing_guilds_favor_gives_nothing_at_the_clean_up_of_a_reveal_turn() -> None:
    t = table(Seat("spacing_guilds_favor", in_play="spacing_guilds_favor", agents="imperial_basin"))
    t.pass_turn()
    assert (t.me.discard, t.me.spice) == (["spacing_guilds_favor"] * 2, 0)


def test_spacing_guilds_favor_sells_influence_for_three_spice() -> None:
    t = table(Seat("spacing_guilds_favor", spice=3))
    t.reveal()
    t.effect("pay")
    t.choose("influence", "fremen")
    assert (t.me.influence, t.me.spice) == ({"fremen": 1}, 0)


# -- Spy Network


def test_spy_network_places_a_spy_when_acquired() -> None:
    t = table(Seat("convincing_argument"), row="spy_network")
    t.reveal()
    t.acquire("spy_network")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


def test_spy_network_may_recall_one_of_two_spies_for_an_intrigue_card() -> None:
    t = table(Seat("spy_network", spies="post_guild post_choam"), intrigue_deck="devour")
    t.reveal()
    assert t.offers("pass")  # an arrow
    t.effect("pay@spy_network")
    t.choose("recall_spy", "post_choam")
    assert (t.me.spies, t.me.intrigue) == (["post_guild"], ["devour"])


def test_spy_network_asks_for_two_spies_on_the_board() -> None:
    t = table(Seat("spy_network", spies="post_guild"))
    t.reveal()
    assert not t.offers("pay@spy_network")


# -- Steersman, Stilgar


def test_steersman_gives_guild_influence_when_acquired() -> None:
    t = table(Seat(BUYING), row="steersman")
    t.reveal()
    t.acquire("steersman")
    assert t.me.influence == {"guild": 1}


def test_steersman_recalls_another_agent_to_be_used_again() -> None:
    t = table(Seat("steersman", deck="dagger", agents="high_council"))
    t.play("steersman", "gather_support")
    t.effect("cards")
    assert (t.me.agents, t.me.agents_at_leader) == (["gather_support"], 1)


def test_steersman_chooses_among_the_other_agents_but_never_the_one_just_sent() -> None:
    t = table(Seat("steersman", agents="high_council arrakeen", swordmaster=True))
    t.play("steersman", "gather_support")
    t.effect("recall_other")
    assert t.offered == ["high_council", "arrakeen"]


def test_steersman_recalls_nobody_if_there_is_no_other_agent_on_the_board() -> None:
    t = table(Seat("steersman", deck="dagger"))
    t.play("steersman", "gather_support")
    assert (t.me.hand, t.offered) == (["dagger"], ["pass"])


@pytest.mark.parametrize(
    ("hand", "in_play", "persuasion"), [("", "", 2), ("dagger", "", 2), ("shishakli", "rebel_supplier", 6)]
)
def test_stilgar_counts_fremen_cards_in_play_also_those_of_agent_turns(
    hand: str, in_play: str, persuasion: int
) -> None:
    t = table(Seat(f"stilgar_the_devoted {hand}", in_play=in_play, agents="arrakeen"))
    t.reveal()
    if t.offers("persuasion"):
        t.effect("persuasion")
    assert t.me.persuasion == persuasion


# -- Subversive Advisor


def test_subversive_advisor_must_make_it_two_influence_and_be_trashed_at_a_faction() -> None:
    t = table(Seat("subversive_advisor", spies="post_guild"))
    t.play("subversive_advisor", "deliver_supplies")
    assert t.offered == ["visit_influence", "visit_influence", "trash_this"]
    t.effect("visit_influence@deliver_supplies", "visit_influence")
    assert t.me.influence == {"guild": 2}
    assert t.trashed == ["subversive_advisor"]


def test_subversive_advisor_is_kept_elsewhere() -> None:
    t = table(Seat("subversive_advisor", spies="post_landsraad_east"))
    t.play("subversive_advisor", "gather_support")
    assert t.offered == ["pass"]
    assert t.me.in_play == ["subversive_advisor"]


def test_subversive_advisor_places_a_spy_when_acquired() -> None:
    t = table(Seat(BUYING), row="subversive_advisor")
    t.reveal()
    t.acquire("subversive_advisor")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]
