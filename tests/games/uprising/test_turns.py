"""Agent turns and Reveal turns: what must and may be done and when, troops, buying, Intrigue cards, drawing."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, ordered, table

from greathall.games.imperium.things import FACTIONS

DONE = Seat(revealed=True)


# -- the round


def test_five_more_cards_are_drawn_whatever_was_kept() -> None:
    kept = Seat("dagger", deck="diplomacy convincing_argument*2 reconnaissance signet_ring", revealed=True)
    t = table(Seat(), kept)
    t.finish_round()
    assert t.left.hand == ordered("dagger diplomacy convincing_argument*2 reconnaissance signet_ring")


def test_one_may_reveal_with_agents_left_and_is_then_passed_over() -> None:
    t = table(Seat("dagger"), Seat("diplomacy"))
    t.pass_turn()
    assert t.me.agents_at_leader == 2
    t.play("diplomacy", "deliver_supplies")
    t.settle()
    t.end_turn()
    t.pass_turn()
    assert t.active == 1


def test_without_a_legal_agent_turn_one_must_reveal() -> None:
    t = table(Seat("convincing_argument dagger", agents="arrakeen secrets"))
    assert t.offered == ["reveal"]


# -- effects one by one


def test_each_icon_of_a_space_is_a_step_of_its_own() -> None:
    t = table(Seat("maker_keeper", deck="dagger", influence={"fremen": 2}))
    t.play("maker_keeper", "arrakeen")
    assert t.me.garrison == 4
    assert t.me.hand == [], "the card is still to be drawn"
    t.deploy(1)
    t.effect("cards")
    t.deploy(2)
    assert t.me.deployed == 3


def test_an_earlier_step_of_the_turn_can_meet_the_condition_of_a_later_one() -> None:
    me = Seat(
        "prepare_the_way seek_allies", deck="dagger", influence={"bene_gesserit": 1}, intrigue="sietch_ritual"
    )
    t = table(me)
    t.play("prepare_the_way", "gather_support")
    assert t.offers("pass"), "the draw cannot be done yet"
    t.plot("sietch_ritual")
    t.choose("influence", "bene_gesserit")
    t.settle()
    assert t.me.hand == ["dagger"], "it was still pending"


def test_what_could_not_be_done_lapses_with_the_turn() -> None:
    t = table(Seat("prepare_the_way", deck="dagger", influence={"bene_gesserit": 1}), DONE, DONE)
    t.play("prepare_the_way", "gather_support")
    t.end_turn()
    assert t.me.hand == []
    t.reveal()
    assert t.me.hand == []
    assert t.me.deck == ["dagger"]


def test_what_can_be_done_must_be_done() -> None:
    t = table(Seat("prepare_the_way", deck="dagger", influence={"bene_gesserit": 2}, intrigue="cunning"))
    t.play("prepare_the_way", "gather_support")
    assert not t.offers("pass")


def test_trash_this_card_is_not_optional() -> None:
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "deliver_supplies")
    t.settle()
    assert t.trashed == ["seek_allies"]


def test_a_card_that_trashes_itself_still_pays_its_own_text() -> None:
    t = table(Seat("dangerous_rhetoric"))
    t.play("dangerous_rhetoric", "gather_support")
    t.effect("trash_this")
    assert t.trashed == ["dangerous_rhetoric"]
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 1}


def test_a_card_trashed_before_its_box_is_used_gives_nothing_more() -> None:
    t = table(Seat("overthrow", water=1))
    t.play("overthrow", "desert_tactics")
    t.effect("trash_card")
    t.choose("trash", "in_play:overthrow")
    t.settle()
    assert t.me.influence == {"fremen": 1}, "of the visit alone"


def test_what_it_gave_before_stays() -> None:
    t = table(Seat("overthrow", water=1))
    t.play("overthrow", "desert_tactics")
    t.effect("visit_influence@overthrow")
    t.effect("trash_card")
    t.choose("trash", "in_play:overthrow")
    t.settle()
    assert t.me.influence == {"fremen": 2}


@pytest.mark.parametrize("water", [0, 1])
def test_an_arrow_must_be_paid_in_full(water: int) -> None:
    t = table(Seat("ecological_testing_station", deck="dagger*2", water=water))
    t.play("ecological_testing_station", "fremkit")
    assert not t.offers("pay")


def test_and_is_used_once_a_turn() -> None:
    t = table(Seat("ecological_testing_station", deck="dagger*2 diplomacy reconnaissance", water=4))
    t.play("ecological_testing_station", "spice_refinery")
    t.effect("pay")
    assert t.me.water == 2
    assert t.me.hand == ["dagger", "dagger"]
    assert not t.offers("pay")


def test_or_not_at_all() -> None:
    t = table(Seat("ecological_testing_station", deck="dagger*2", water=4))
    t.play("ecological_testing_station", "spice_refinery")
    t.end_turn()
    assert t.me.water == 4


def test_an_arrow_that_would_bring_nothing_is_not_offered() -> None:
    t = table(Seat("spacing_guilds_favor", spice=3, influence=dict.fromkeys(FACTIONS, 6)))
    t.reveal()
    assert not t.offers("pay")


def test_goods_of_the_space_may_pay_an_arrow() -> None:
    t = table(Seat("smugglers_haven", spice=2))
    t.play("smugglers_haven", "hagga_basin")
    assert not t.offers("pay")
    t.effect("one_of")
    t.effect("pay")
    assert (t.me.spice, t.me.vp) == (0, 1)


def test_a_plot_may_be_played_before_the_turn_is_chosen_during_it_and_on_a_reveal_turn() -> None:
    t = table(Seat("dagger", intrigue="contingency_plan*3"), DONE, DONE)
    t.plot("contingency_plan")
    t.play("dagger", "gather_support")
    t.plot("contingency_plan")
    t.end_turn()
    t.reveal()
    t.plot("contingency_plan")
    assert t.me.solari == 6


def test_others_play_no_plots_meanwhile() -> None:
    t = table(Seat("dagger"), Seat(intrigue="contingency_plan"))
    t.play("dagger", "gather_support")
    assert t.question == ("effects", 0)
    assert not t.offers("contingency_plan")


# -- troops


def test_what_the_supply_lacks_is_not_recruited_later() -> None:
    t = table(Seat("diplomacy", spice=5, garrison=11))
    t.play("diplomacy", "heighliner")
    t.settle()
    assert t.me.troops == (0, 12, 0)
    t.end_turn()
    assert t.me.troops == (0, 12, 0)


RECRUITS = [
    ("reconnaissance", "arrakeen", {}, 1),
    ("reconnaissance", "research_station", {"water": 2}, 2),
    ("diplomacy", "heighliner", {"spice": 5}, 5),
    ("stilgar_the_devoted", "fremkit", {}, 2),
    ("stilgar_the_devoted", "research_station", {"water": 2}, 4),
    ("reconnaissance", "spice_refinery", {}, 0),
]


@pytest.mark.parametrize(("card", "space", "goods", "recruits"), RECRUITS)
@pytest.mark.parametrize("garrison", [1, 2, 4])
def test_all_recruits_of_the_turn_and_two_others_may_be_deployed(
    card: str, space: str, goods: dict[str, int], recruits: int, garrison: int
) -> None:
    t = table(Seat(card, garrison=garrison)._replace(**goods))  # type: ignore[arg-type]
    t.play(card, space)
    t.settle()
    t.effect("deploy")
    if t.question[0] == "deploy":
        assert t.offered == list(range(1, recruits + min(2, garrison) + 1))
    else:
        assert (recruits, garrison) == (0, 1), "a choice among one is none"


def test_recruits_of_a_plot_before_the_agent_was_sent_count() -> None:
    t = table(Seat("reconnaissance", garrison=5, solari=3, intrigue="mercenaries"))
    t.plot("mercenaries")
    t.play("reconnaissance", "spice_refinery")
    t.deploy(4)
    assert t.me.deployed == 4


def test_recruits_of_a_plot_after_it_count() -> None:
    t = table(Seat("reconnaissance", garrison=5, intrigue="shaddams_favor"))
    t.play("reconnaissance", "spice_refinery")
    t.deploy(2)
    assert not t.offers("deploy")
    t.plot("shaddams_favor")
    t.deploy(1)
    assert not t.offers("deploy")
    assert t.me.deployed == 3


def test_deploying_in_parts_is_held_to_the_same_number() -> None:
    t = table(Seat("reconnaissance", garrison=6))
    t.play("reconnaissance", "spice_refinery")
    t.deploy(1)
    t.deploy(1)
    assert not t.offers("deploy")


def test_permissions_do_not_add_up() -> None:
    """Sardaukar Coordination lets recruits go from any space; where they may go anyway it changes nothing."""
    t = table(Seat("sardaukar_coordination", garrison=5))
    t.play("sardaukar_coordination", "gather_support")
    t.effect("deploy")
    assert t.offered == [1, 2], "the recruits alone: it is no combat space"
    t = table(Seat("double_agent", garrison=5, in_play="sardaukar_coordination"))
    t.play("double_agent", "arrakeen")
    t.state.turn.recruits_deploy = True
    t.settle()
    t.effect("deploy")
    assert t.offered == [1, 2, 3]


def test_deploying_may_come_before_effects_that_count_units() -> None:
    t = table(Seat("chani_clever_tactician", garrison=3, deployed=1))
    t.play("chani_clever_tactician", "spice_refinery")
    assert t.me.intrigue == []
    t.deploy(2)
    assert len(t.me.intrigue) == 1


def test_recruits_of_a_reveal_turn_stay_in_the_garrison() -> None:
    t = table(Seat("junction_headquarters"))
    t.reveal()
    assert t.me.garrison == 4
    assert not t.offers("deploy")


# -- the Reveal turn


def test_only_cards_revealed_now_are_used() -> None:
    t = table(Seat("dagger", in_play="convincing_argument maula_pistol", deployed=1))
    t.reveal()
    assert t.me.persuasion == 0
    assert t.me.swords == 1


def test_a_card_drawn_on_the_reveal_turn_is_revealed_and_used_at_once() -> None:
    t = table(Seat("dagger", deck="convincing_argument diplomacy", intrigue="intelligence_report"))
    t.reveal()
    t.plot("intelligence_report")
    assert t.me.hand == []
    assert t.me.persuasion == 2
    assert t.me.in_play == ["dagger", "convincing_argument"]


def test_a_condition_that_comes_true_later_in_the_turn_still_pays_once() -> None:
    t = table(Seat("bene_gesserit_operative covert_operation", spies="post_guild"))
    t.reveal()
    assert t.me.persuasion == 1
    t.effect("place_spy")
    t.place_spy("post_choam")
    assert t.me.persuasion == 3
    t.effect("place_spy")
    t.place_spy("post_fremen")
    assert t.me.persuasion == 3


def test_nothing_is_taken_back_when_it_stops_being_true() -> None:
    t = table(Seat("bene_gesserit_operative", leader="feyd_rautha_harkonnen", spies="post_guild post_choam"))
    t.reveal()
    assert t.me.persuasion == 3
    t.effect("pay")
    t.choose("recall_spy", "post_guild")
    assert t.me.persuasion == 3


def test_completed_contracts_are_counted_once() -> None:
    me = Seat("interstellar_trade", completed="harvest_4 espionage_a", intrigue="leverage crysknife")
    t = table(me, choam=True, market="immediate deliver_supplies")
    t.reveal()
    t.effect("persuasion")
    assert t.me.persuasion == 2
    t.plot("intrigue:crysknife")
    t.plot("leverage")
    t.take_contract("immediate")
    assert len(t.me.completed) == 3
    assert t.me.persuasion == 2


def test_cards_are_bought_before_between_and_after_the_boxes() -> None:
    t = table(Seat("convincing_argument treacherous_maneuver"), row="desert_survival", imperium="sardaukar_soldier")
    t.reveal()
    t.acquire("desert_survival")
    t.effect("intrigue")
    t.acquire("sardaukar_soldier")
    assert t.me.discard == ["desert_survival", "sardaukar_soldier"]


def test_the_row_is_full_again_before_the_acquire_box() -> None:
    t = table(Seat("convincing_argument"), row="spy_network", imperium="weirding_woman")
    t.reveal()
    t.acquire("spy_network")
    assert t.question == ("place_spy", 0)
    assert len(t.row) == 5
    assert "weirding_woman" in t.row
    assert t.me.discard == ["spy_network"]


def test_the_acquire_box_comes_before_reacting_cards() -> None:
    t = table(Seat("convincing_argument", face_up="call_to_arms"), row="spy_network")
    t.reveal()
    t.acquire("spy_network")
    t.place_spy("post_guild")
    assert t.me.garrison == 4


def test_cleaning_up_is_no_discarding() -> None:
    t = table(Seat("spacing_guilds_favor"), DONE, DONE)
    t.reveal()
    t.end_turn()
    assert t.me.spice == 0
    assert "spacing_guilds_favor" in t.me.discard + t.me.hand + t.me.deck


def test_strength_follows_units_as_they_come_and_go() -> None:
    t = table(Seat("dagger", leader="lady_amber_metulli", deployed=1, intrigue="detonation"))
    assert t.me.strength == 2
    t.reveal()
    assert t.me.strength == 3
    t.effect("retreat")
    t.choose("retreat", 1)
    assert t.me.strength == 0
    t.plot("detonation")
    t.pick("deploy_troops")
    t.choose("deploy", 2)
    assert t.me.strength == 5, "the sword counts again"


# -- Intrigue cards


def test_a_card_whose_condition_or_cost_cannot_be_met_is_not_offered() -> None:
    t = table(Seat(intrigue="councilors_ambition mercenaries buy_access", solari=2))
    assert t.offered == ["reveal"]


def test_a_part_without_a_target_does_not_forbid_the_rest() -> None:
    t = table(Seat(intrigue="mercenaries", solari=3, garrison=12))
    t.plot("mercenaries")
    assert len(t.me.intrigue) == 1, "there was no troop to recruit"


def test_a_card_for_the_reveal_turn_lies_face_up_until_then() -> None:
    t = table(Seat("dagger convincing_argument", intrigue="call_to_arms"), DONE, DONE, row="desert_survival")
    t.plot("call_to_arms")
    assert t.me.face_up == ["call_to_arms"]
    assert t.intrigue_discard == []
    t.play("dagger", "gather_support")
    t.end_turn()
    t.reveal()
    t.acquire("desert_survival")
    assert t.me.garrison == 6
    t.end_turn()
    assert t.intrigue_discard == ["call_to_arms"]
    assert t.me.face_up == []


def test_it_is_discarded_even_if_it_never_came_to_anything() -> None:
    t = table(Seat(intrigue="call_to_arms"))
    t.plot("call_to_arms")
    t.pass_turn()
    assert t.intrigue_discard == ["call_to_arms"]


def test_an_empty_intrigue_deck_is_made_of_the_discard_pile() -> None:
    t = table(Seat("dagger"), intrigue_discard="devour")
    t.state.intrigue_removed += t.state.intrigue_deck
    t.state.intrigue_deck = []
    t.play("dagger", "assembly_hall")
    assert t.me.intrigue == ["devour"]
    assert t.intrigue_discard == []


def test_with_both_empty_nothing_is_drawn() -> None:
    t = table(Seat("dagger"))
    t.state.intrigue_removed += t.state.intrigue_deck
    t.state.intrigue_deck = []
    t.play("dagger", "assembly_hall")
    assert t.me.intrigue == []


# -- drawing


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    t = table(Seat("reconnaissance dagger", deck="diplomacy", discard="convincing_argument", in_play="signet_ring"))
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    assert t.me.hand == ordered("dagger diplomacy")
    assert t.me.discard == ["convincing_argument"], "not before the next one"


def test_then_drawing_goes_on_without_cards_in_hand_or_in_play() -> None:
    me = Seat(
        "reconnaissance dagger", deck="diplomacy", discard="convincing_argument", in_play="signet_ring", water=2
    )
    t = table(me)
    t.play("reconnaissance", "research_station")
    t.effect("cards")
    assert t.me.hand == ordered("dagger diplomacy convincing_argument")
    assert (t.me.deck, t.me.discard) == ([], [])


def test_with_both_empty_drawing_stops() -> None:
    t = table(Seat("reconnaissance", deck="diplomacy", water=2))
    t.play("reconnaissance", "research_station")
    t.effect("cards")
    assert t.me.hand == ["diplomacy"]


# -- what cannot be undone


def test_what_shows_something_hidden_raises_a_barrier() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="ask")
    before = t.state.barrier
    t.choose("gather", "post_landsraad_east")
    assert t.state.barrier > before


def test_what_shows_nothing_does_not() -> None:
    t = table(Seat("diplomacy", spice=1))
    t.play("diplomacy", "espionage")
    t.effect("place_spy")
    before = t.state.barrier
    t.place_spy("post_guild")
    assert t.state.barrier == before


def test_a_contract_turned_up_from_the_bank_does() -> None:
    t = table(Seat("diplomacy"), choam=True, market="harvest_4 espionage_a")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    before = t.state.barrier
    t.take_contract("harvest_4")
    assert t.state.barrier > before
