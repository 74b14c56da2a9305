"""The nine leaders, one with two sides: signet rings, what else is theirs, and what was ruled about it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.uprising.table import Seat, Table, ordered, table

DESERT = "dune_the_desert_planet"


def signet(leader: str, space: str = "spice_refinery", *others: Seat, choam: bool = False, **seat: Any) -> Table:
    """The Signet Ring has just sent an Agent."""
    me = Seat("signet_ring", leader=leader)._replace(**seat)
    t = table(me._replace(hand=f"signet_ring {seat.get('hand', '')}"), *others, choam=choam)
    t.play("signet_ring", space)
    return t


# -- Muad'Dib


def test_muad_dibs_signet_draws_a_card() -> None:
    t = signet("muad_dib", deck="dagger")
    t.effect("cards")
    assert t.me.hand == ["dagger"]


@pytest.mark.parametrize(("worms", "cards"), [(0, 0), (1, 1), (3, 1)])
def test_with_a_sandworm_in_the_conflict_muad_dib_draws_an_intrigue_card(worms: int, cards: int) -> None:
    t = table(Seat(leader="muad_dib", sandworms=worms, deployed=1))
    t.reveal()
    assert len(t.me.intrigue) == cards


def test_also_if_it_comes_during_the_reveal_turn_and_once() -> None:
    t = table(Seat("desert_power dagger", leader="muad_dib", water=1, hooks=True))
    t.reveal()
    assert t.me.intrigue == []
    t.pick("sandworms")
    t.settle()
    assert len(t.me.intrigue) == 1


def test_not_on_an_agent_turn() -> None:
    t = table(Seat("dagger", leader="muad_dib", sandworms=1))
    t.play("dagger", "gather_support")
    assert t.me.intrigue == []


# -- Gurney Halleck


def test_gurneys_signet_recruits_a_troop_who_may_be_deployed() -> None:
    t = signet("gurney_halleck", garrison=4)
    assert t.me.garrison == 5
    t.deploy(3)
    assert t.me.troops == (7, 2, 3)


@pytest.mark.parametrize(
    ("troops", "worms", "swords", "persuasion"), [(2, 0, 1, 0), (2, 0, 2, 1), (3, 0, 0, 1), (0, 2, 0, 1)]
)
def test_with_a_strength_of_six_gurney_has_a_persuasion_more(
    troops: int, worms: int, swords: int, persuasion: int
) -> None:
    t = table(Seat(leader="gurney_halleck", deployed=troops, sandworms=worms, swords=swords))
    t.reveal()
    assert t.me.persuasion == persuasion


def test_without_a_unit_swords_are_no_strength() -> None:
    t = table(Seat(leader="gurney_halleck", swords=9))
    t.reveal()
    assert t.me.persuasion == 0


def test_swords_revealed_now_count() -> None:
    t = table(Seat("dagger*2 convincing_argument", leader="gurney_halleck", deployed=2))
    t.reveal()
    assert t.me.persuasion == 3


def test_strength_that_comes_later_in_the_turn_counts_and_is_paid_once() -> None:
    t = table(Seat("desert_power", leader="gurney_halleck", deployed=2, water=1, hooks=True))
    t.reveal()
    assert t.me.persuasion == 0
    t.pick("sandworms")
    assert t.me.strength == 7
    assert t.me.persuasion == 1


def test_what_was_paid_is_not_taken_back() -> None:
    t = table(Seat("chani_clever_tactician unswerving_loyalty", leader="gurney_halleck", deployed=3))
    t.reveal()
    assert t.me.strength == 6
    assert t.me.persuasion == 1 + 1 + 2
    t.effect("may_do")
    t.choose("may", "yes")
    t.pick("retreat")
    t.choose("retreat", 1)
    assert t.me.strength == 4
    assert t.me.persuasion == 4


# -- Lady Jessica


def test_jessicas_signet_pays_a_spice_for_an_intrigue_card_and_a_memory() -> None:
    t = signet("lady_jessica", "gather_support", spice=1)
    t.effect("pay")
    assert t.me.spice == 0
    assert len(t.me.intrigue) == 1
    assert (t.me.memories, t.me.supply) == (1, 6)


def test_that_is_a_choice() -> None:
    t = signet("lady_jessica", "gather_support", spice=1)
    t.end_turn()
    assert (t.me.spice, t.me.memories) == (1, 0)


def test_a_memory_is_neither_in_the_supply_nor_in_the_garrison() -> None:
    t = table(Seat(leader="lady_jessica", memories=4, garrison=3))
    assert t.me.troops == (5, 3, 0)


def test_with_an_empty_supply_there_is_the_card_but_no_memory() -> None:
    t = signet("lady_jessica", "assembly_hall", spice=1, garrison=12)
    t.effect("intrigue@assembly_hall")
    t.effect("pay")
    assert len(t.me.intrigue) == 2
    assert t.me.memories == 0


def to_bene_gesserit(space: str = "secrets", **seat: Any) -> Table:
    me = Seat("diplomacy", leader="lady_jessica")._replace(**seat)
    t = table(me)
    t.play("diplomacy", space)
    return t


def test_at_the_bene_gesserit_she_may_take_her_memories_back_draw_as_many_cards_and_turn() -> None:
    t = to_bene_gesserit(memories=2, deck="dagger*2 reconnaissance")
    t.effect("other_memories")
    assert t.me.leader == "reverend_mother_jessica"
    assert t.me.hand == ["dagger", "dagger"]
    assert (t.me.memories, t.me.supply) == (0, 9)


def test_she_need_not() -> None:
    t = to_bene_gesserit(memories=2, deck="dagger*2")
    t.settle()
    t.end_turn()
    assert t.me.leader == "lady_jessica"
    assert t.me.memories == 2


def test_without_a_memory_she_turns_and_draws_nothing() -> None:
    t = to_bene_gesserit(deck="dagger")
    t.effect("other_memories")
    assert t.me.leader == "reverend_mother_jessica"
    assert t.me.hand == []


@pytest.mark.parametrize("space", ["fremkit", "deliver_supplies", "dutiful_service"])
def test_not_at_other_factions(space: str) -> None:
    t = to_bene_gesserit(space, memories=2)
    assert not t.offers("other_memories")


def test_the_other_sides_ability_may_be_used_in_the_turn_of_the_flip() -> None:
    t = to_bene_gesserit(memories=1, deck="dagger", water=1)
    t.effect("other_memories")
    t.effect("all")
    t.effect("pay@reverend_mother_jessica")
    t.settle()
    assert len(t.me.intrigue) == 2
    assert t.me.water == 0


def test_she_never_turns_back() -> None:
    t = to_bene_gesserit(leader="reverend_mother_jessica")
    assert not t.offers("other_memories")


# -- Reverend Mother Jessica


def test_the_reverend_mothers_signet_pays_a_spice_for_a_water() -> None:
    t = signet("reverend_mother_jessica", "accept_contract", spice=1, water=0)
    t.effect("pay")
    assert t.me.goods == (2, 0, 1)


def reverend(space: str, **seat: Any) -> Table:
    me = Seat("diplomacy", leader="reverend_mother_jessica", water=1)._replace(**seat)
    t = table(me)
    t.play("diplomacy", space)
    return t


def test_for_a_water_she_has_a_spaces_icons_a_second_time() -> None:
    t = reverend("fremkit", deck="dagger*2 reconnaissance")
    t.effect("cards")
    t.effect("pay")
    t.effect("cards")
    assert t.me.hand == ["dagger", "dagger"]
    assert t.me.water == 0


def test_only_after_they_were_resolved_once() -> None:
    t = reverend("fremkit", deck="dagger*2")
    assert not t.offers("pay")
    t.effect("cards")
    assert t.offers("pay")


def test_the_influence_is_not_gained_again_nor_is_the_cost_paid_again() -> None:
    t = reverend("espionage", spice=2, deck="dagger*2")
    t.effect("cards", "place_spy")
    t.place_spy("post_guild")
    t.effect("pay")
    t.effect("cards@espionage", "place_spy")
    t.place_spy("post_choam")
    t.settle()
    assert t.me.influence == {"bene_gesserit": 1}
    assert t.me.spice == 1
    assert t.me.hand == ["dagger", "dagger"]
    assert t.me.spies == ["post_guild", "post_choam"]


def test_secrets_repeats_drawing_and_stealing() -> None:
    me = Seat("diplomacy", leader="reverend_mother_jessica", water=1)
    t = table(me, Seat(intrigue="contingency_plan*2 devour cunning impress"))
    t.play("diplomacy", "secrets")
    t.effect("all")
    t.effect("pay")
    t.settle()
    assert len(t.me.intrigue) == 4
    assert len(t.left.intrigue) == 3


def test_troops_of_a_repetition_may_be_deployed_but_not_two_others_more() -> None:
    t = reverend("desert_tactics", water=2, garrison=6)
    t.effect("trash_card")
    t.choose("trash", "pass")
    t.effect("pay")
    t.settle()
    assert t.me.garrison == 8
    t.effect("deploy")
    assert t.offered == [1, 2, 3, 4]


def test_once_a_turn() -> None:
    t = reverend("fremkit", deck="dagger*2 reconnaissance", water=5)
    t.effect("cards")
    t.effect("pay")
    t.effect("cards")
    assert not t.offers("pay")
    assert t.me.water == 4


def test_it_costs_a_water() -> None:
    t = reverend("fremkit", deck="dagger*2", water=0)
    t.effect("cards")
    assert not t.offers("pay")


@pytest.mark.parametrize("space", ["deliver_supplies", "dutiful_service"])
def test_not_at_the_guild_or_the_emperor(space: str) -> None:
    t = reverend(space, water=5)
    assert not t.offers("pay")


# -- Princess Irulan


def test_irulan_draws_an_intrigue_card_on_reaching_two_with_the_emperor() -> None:
    t = table(Seat("diplomacy", leader="princess_irulan", influence={"emperor": 1}))
    t.play("diplomacy", "dutiful_service")
    t.settle()
    assert len(t.me.intrigue) == 1
    assert t.me.vp == 1


def test_not_with_another_faction_nor_beyond_two() -> None:
    emperors, guilds = "dutiful_service", "deliver_supplies"
    for faction, level, space in (("guild", 1, guilds), ("emperor", 2, emperors), ("emperor", 0, emperors)):
        t = table(Seat("diplomacy", leader="princess_irulan", influence={faction: level}))
        t.play("diplomacy", space)
        t.settle()
        assert t.me.intrigue == []


@pytest.mark.parametrize(("before", "to", "cards"), [(3, "guild", 0), (2, "emperor", 1), (2, "guild", 0)])
def test_falling_to_two_is_no_reaching_but_rising_to_it_again_is(before: int, to: str, cards: int) -> None:
    me = Seat("dagger", leader="princess_irulan", influence={"emperor": before}, intrigue="change_allegiances")
    t = table(me)
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    t.choose("influence", to)
    t.play("dagger", "gather_support")
    t.settle()
    assert len(t.me.intrigue) == cards


def test_outside_ones_turn_too() -> None:
    me = Seat(deployed=1, leader="princess_irulan", influence={"emperor": 1}, trophies="")
    t = table(me, conflict="skirmish_crysknife")
    t.to_combat()
    t.choose("influence", "emperor", by=0)
    assert len(t.me.intrigue) == 1


def irulan(hand: str = "", **at_table: Any) -> Table:
    t = table(Seat(f"signet_ring {hand}", leader="princess_irulan"), **at_table)
    t.play("signet_ring", "gather_support")
    return t


def test_her_signet_acquires_a_card_of_cost_one_to_the_hand() -> None:
    t = irulan(row="sardaukar_soldier smugglers_harvester desert_survival", imperium="weirding_woman")
    t.effect("may_do")
    t.choose("may", "yes")
    assert t.offered == ["sardaukar_soldier", "smugglers_harvester"]
    t.choose("acquire", "sardaukar_soldier")
    assert t.me.hand == ["sardaukar_soldier"]
    assert "weirding_woman" in t.row, "refilled at once"


def test_exactly_one_and_not_from_the_reserve() -> None:
    t = irulan(row="desert_survival*2 hidden_missive maker_keeper*2")
    assert not t.offers("may_do"), "nothing costs one, and there is no card in hand"


def test_the_acquired_card_may_be_used_later_this_round() -> None:
    me = Seat("signet_ring", leader="princess_irulan")
    t = table(me, Seat(revealed=True), Seat(revealed=True), row="sardaukar_soldier")
    t.play("signet_ring", "gather_support")
    t.effect("may_do")
    t.choose("may", "yes")
    t.end_turn()
    t.play("sardaukar_soldier", "arrakeen")
    assert t.me.agents == ["gather_support", "arrakeen"]


TRASHED_FOR = [("dagger", 0), ("desert_survival", 2), ("sardaukar_soldier", 2), ("prepare_the_way", 2)]


@pytest.mark.parametrize(("card", "spice"), TRASHED_FOR)
def test_or_it_trashes_a_card_from_the_hand_for_two_spice_if_it_has_a_cost(card: str, spice: int) -> None:
    t = irulan(card)
    t.effect("may_do")
    t.choose("may", "yes")
    assert t.me.hand == []
    assert t.me.spice == spice


def test_a_reserve_card_goes_back_to_its_stack_and_still_pays() -> None:
    t = irulan("prepare_the_way")
    left = t.reserve("prepare_the_way")
    t.effect("may_do")
    t.choose("may", "yes")
    assert t.reserve("prepare_the_way") == left + 1
    assert t.me.spice == 2


def test_only_the_hand_counts_for_the_trash() -> None:
    t = table(Seat("signet_ring", leader="princess_irulan", discard="desert_survival", in_play="maker_keeper"))
    t.play("signet_ring", "gather_support")
    assert not t.offers("may_do")


def test_one_of_the_two_is_chosen() -> None:
    t = irulan("dagger", row="sardaukar_soldier")
    t.effect("may_do")
    t.choose("may", "yes")
    assert t.question == ("choose", 0)
    t.choose("choose", "trash_from_hand")
    assert t.trashed == ["dagger"]
    assert "sardaukar_soldier" in t.row


def test_both_may_be_declined() -> None:
    t = irulan("dagger", row="sardaukar_soldier")
    t.effect("may_do")
    t.choose("may", "no")
    assert t.me.hand == ["dagger"]
    t = irulan("dagger", row="sardaukar_soldier")
    t.end_turn()
    assert t.me.hand == ["dagger"]


# -- Lady Margot Fenring


def test_margot_has_two_spice_on_reaching_two_with_the_bene_gesserit() -> None:
    t = table(Seat("diplomacy", leader="lady_margot_fenring", influence={"bene_gesserit": 1}))
    t.play("diplomacy", "secrets")
    t.settle()
    assert t.me.spice == 2


def test_each_time_she_rises_to_it() -> None:
    me = Seat("dagger", leader="lady_margot_fenring", influence={"bene_gesserit": 2}, intrigue="change_allegiances")
    t = table(me)
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    t.choose("influence", "bene_gesserit")
    t.play("dagger", "gather_support")
    assert t.me.spice == 2
    assert t.me.vp == 1, "lost and won again"


def test_jumping_past_two_is_reaching_it() -> None:
    t = table(Seat("dagger", leader="lady_margot_fenring", influence={"bene_gesserit": 1}))
    t.state.gain_influence(0, 2, 2, -1)
    assert t.me.influence == {"bene_gesserit": 3}
    t.play("dagger", "gather_support")
    t.settle()
    assert t.me.spice == 2


def test_margots_signet_places_a_spy_on_a_city() -> None:
    t = signet("lady_margot_fenring", "gather_support")
    assert t.offered == ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]
    t.place_spy("post_refinery_arrakeen")
    assert t.me.spies == ["post_refinery_arrakeen"]


# -- Feyd-Rautha Harkonnen


def trained(step: str, **seat: Any) -> Table:
    """The ring has been played; the token is about to go on."""
    t = signet("feyd_rautha_harkonnen", "accept_contract", training=step, **seat)
    if t.offers("cards"):
        t.effect("cards")
    return t


TRACK = {
    "start": ["paid_trash", "spy_1"],
    "paid_trash": ["free_trash"],
    "spy_1": ["free_trash"],
    "free_trash": ["late_trash", "spy_2"],
    "late_trash": ["final"],
    "spy_2": ["two_spice"],
    "two_spice": ["final"],
    "final": [],
}


@pytest.mark.parametrize(("step", "following"), TRACK.items())
def test_the_signet_moves_feyd_rautha_a_step_along_his_track(step: str, following: list[str]) -> None:
    t = trained(step)
    if len(following) > 1:
        assert t.offered == following
        t.choose("train", following[1])
        assert t.me.training == following[1]
    else:
        assert t.me.training == (following[0] if following else step)


def test_each_branch_is_a_choice_of_its_own() -> None:
    for choice in TRACK["free_trash"]:
        t = trained("free_trash")
        t.choose("train", choice)
        assert t.me.training == choice


@pytest.mark.parametrize("step", ["start", "free_trash"])
def test_a_step_with_a_spy_places_one(step: str) -> None:
    t = trained(step)
    t.choose("train", TRACK[step][1])
    t.place_spy("post_guild")
    assert t.me.spies == ["post_guild"]


def test_the_first_trash_costs_a_solari() -> None:
    t = trained("start", discard="dagger")
    t.choose("train", "paid_trash")
    assert t.me.solari == 2, "of the contract"
    t.effect("pay")
    t.choose("trash", "dagger")
    assert t.me.solari == 1
    assert t.trashed == ["dagger"]


@pytest.mark.parametrize(("step", "choice"), [("spy_1", ""), ("paid_trash", ""), ("free_trash", "late_trash")])
def test_the_other_trashes_are_free_and_optional(step: str, choice: str) -> None:
    for word, gone in (("in_play:signet_ring", ["signet_ring"]), ("pass", [])):
        t = trained(step)
        if choice:
            t.choose("train", choice)
        t.effect("trash_card")
        t.choose("trash", word)
        assert t.trashed == gone
        assert t.me.solari == 2


def test_the_lower_branch_gives_two_spice_before_the_end() -> None:
    t = trained("spy_2")
    assert t.me.training == "two_spice"
    assert t.me.spice == 2


@pytest.mark.parametrize("step", ["late_trash", "two_spice"])
def test_the_last_step_gives_a_troop_and_a_spy(step: str) -> None:
    t = trained(step)
    assert t.me.training == "final"
    t.place_spy("post_choam")
    assert t.me.garrison == 4


def test_on_the_last_step_the_token_stays_and_the_ring_still_sends_an_agent() -> None:
    t = trained("final")
    assert t.offered == ["pass"]
    assert t.me.training == "final"
    assert t.me.agents == ["accept_contract"]


def test_feyd_rautha_may_recall_a_spy_for_two_swords_once_per_reveal_turn() -> None:
    t = table(Seat(leader="feyd_rautha_harkonnen", spies="post_guild post_choam", deployed=1))
    t.reveal()
    t.effect("pay")
    t.choose("recall_spy", "post_guild")
    assert t.me.strength == 4
    assert t.me.spies == ["post_choam"]
    assert not t.offers("pay")


def test_he_need_not() -> None:
    t = table(Seat(leader="feyd_rautha_harkonnen", spies="post_guild", deployed=1))
    t.pass_turn()
    assert t.me.spies == ["post_guild"]


def test_without_a_spy_on_the_board_he_cannot() -> None:
    t = table(Seat(leader="feyd_rautha_harkonnen", deployed=1))
    t.reveal()
    assert not t.offers("pay")


def test_the_swords_count_only_with_a_unit() -> None:
    t = table(Seat(leader="feyd_rautha_harkonnen", spies="post_guild"))
    t.reveal()
    t.effect("pay")
    assert (t.me.swords, t.me.strength) == (2, 0)


# -- Lady Amber Metulli


def test_ambers_signet_gives_a_solari() -> None:
    t = signet("lady_amber_metulli", "gather_support")
    assert t.me.goods == (1, 0, 1)


@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_and_a_spice_with_any_alliance(faction: str) -> None:
    t = signet("lady_amber_metulli", "gather_support", influence={faction: 4})
    assert t.me.goods == (1, 1, 1)


def test_four_influence_without_the_token_is_not_enough() -> None:
    me = Seat("signet_ring", leader="lady_amber_metulli", influence={"guild": 4})
    t = table(me, Seat(influence={"guild": 4}), alliances={"guild": 1})
    t.play("signet_ring", "gather_support")
    assert t.me.spice == 0


def test_an_alliance_made_earlier_in_the_turn_counts() -> None:
    me = Seat("signet_ring", leader="lady_amber_metulli", influence={"guild": 3}, spice=3)
    t = table(me)
    t.play("signet_ring", "shipping")
    assert t.me.spice == 0
    t.choose("influence", "guild")
    assert t.me.spice == 1


@pytest.mark.parametrize(("n", "strength"), [(0, 5), (1, 3)])
def test_amber_may_retreat_a_troop_on_her_reveal_turn(n: int, strength: int) -> None:
    t = table(Seat(leader="lady_amber_metulli", deployed=2, swords=1))
    t.reveal()
    t.effect("retreat")
    assert t.offered == [0, 1]
    t.choose("retreat", n)
    assert t.me.strength == strength
    assert t.me.garrison == 3 + n
    assert not t.offers("retreat"), "once"


def test_without_the_last_unit_strength_falls_to_nothing() -> None:
    t = table(Seat("dagger", leader="lady_amber_metulli", deployed=1))
    t.reveal()
    t.effect("retreat")
    t.choose("retreat", 1)
    assert (t.me.swords, t.me.strength) == (1, 0)


# -- Staban Tuek


@pytest.mark.parametrize(
    ("space", "post"),
    [
        ("deep_desert", "post_deep_desert"),
        ("hagga_basin", "post_hagga_basin"),
        ("imperial_basin", "post_imperial_basin"),
    ],
)
def test_staban_has_a_spice_when_another_comes_to_a_maker_space_he_spies_on(space: str, post: str) -> None:
    t = table(Seat(DESERT, water=3), Seat(leader="staban_tuek", spies=post))
    t.play(DESERT, space)
    assert t.left.spice == 1


def test_not_when_he_comes_himself() -> None:
    t = table(Seat(DESERT, leader="staban_tuek", spies="post_imperial_basin"))
    t.play(DESERT, "imperial_basin")
    assert t.me.spice == 1, "of the space"


@pytest.mark.parametrize("spies", ["", "post_deep_desert post_guild"])
def test_not_without_a_spy_on_that_very_space(spies: str) -> None:
    t = table(Seat(DESERT), Seat(leader="staban_tuek", spies=spies))
    t.play(DESERT, "imperial_basin")
    assert t.left.spice == 0


def test_not_at_a_space_without_spice_of_its_own() -> None:
    t = table(Seat(DESERT), Seat(leader="staban_tuek", spies="post_choam"))
    t.play(DESERT, "accept_contract")
    assert t.left.spice == 0


def test_it_is_there_before_the_visitor_gets_anything() -> None:
    me = Seat(DESERT, spies="post_imperial_basin")
    t = table(me, Seat(leader="staban_tuek"))
    t.state.players[1].spies = [12]  # beside the visitor's, as a Double Agent may be
    t.play(DESERT, "imperial_basin", gather="ask")
    assert (t.me.spice, t.left.spice) == (0, 1)


def network(post: str, **seat: Any) -> Table:
    t = signet("staban_tuek", "accept_contract", **seat)
    t.effect("cards")
    assert len(t.offered) == 13
    t.place_spy(post)
    return t


@pytest.mark.parametrize("post", ["post_landsraad_west", "post_landsraad_east"])
def test_a_spy_at_the_landsraad_lets_him_sell_a_spice(post: str) -> None:
    t = network(post, spice=1)
    t.effect("pay")
    assert t.me.goods == (5, 0, 1)


@pytest.mark.parametrize("post", ["post_emperor", "post_guild", "post_bene_gesserit", "post_fremen"])
def test_a_spy_at_a_faction_lets_him_buy_an_intrigue_card(post: str) -> None:
    t = network(post)
    t.effect("pay")
    assert t.me.solari == 0
    assert len(t.me.intrigue) == 1


@pytest.mark.parametrize("post", ["post_choam", "post_sietch_research", "post_hagga_basin"])
def test_a_spy_elsewhere_is_just_a_spy(post: str) -> None:
    t = network(post, spice=5)
    assert t.offered == ["pass"]


def test_the_offer_may_be_left() -> None:
    t = network("post_guild")
    t.end_turn()
    assert t.me.solari == 2
    assert t.me.intrigue == []


def test_no_spy_placed_no_offer() -> None:
    t = signet("staban_tuek", "accept_contract", spies="post_guild post_emperor post_fremen", spice=1)
    t.effect("cards")
    t.choose("recall_first", "pass")
    assert t.offered == ["pass"]


# -- Shaddam Corrino IV


def shaddam(space: str = "spice_refinery", **seat: Any) -> Table:
    return signet("shaddam_corrino_iv", space, choam=True, **seat)


def test_shaddams_signet_gives_a_solari_and_a_troop() -> None:
    t = shaddam("gather_support", solari=3)
    t.pick("troops")
    assert t.me.solari == 4
    assert t.me.garrison == 6


def test_or_influence_for_three_solari() -> None:
    t = shaddam("gather_support", solari=3)
    t.pick("influence")
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 1}
    assert t.me.solari == 0


def test_one_of_them_must_be_taken_and_without_three_solari_it_is_the_first() -> None:
    t = shaddam("gather_support", solari=2)
    assert t.me.solari == 3, "there was nothing to choose"
    assert t.me.garrison == 6
    t = shaddam("gather_support", solari=3)
    assert not t.offers("pass")


def test_he_deploys_nothing_this_turn() -> None:
    t = shaddam("arrakeen")
    assert not t.offers("deploy")
    t.settle()
    assert not t.offers("deploy")


def test_nor_by_an_intrigue_card() -> None:
    t = shaddam("arrakeen", intrigue="detonation")
    t.plot("detonation")
    assert t.me.deployed == 0
    assert not t.shield_wall, "the only thing left to do with it"


def test_nor_any_sandworm() -> None:
    t = shaddam("hagga_basin", hooks=True)
    t.effect("one_of@hagga_basin")
    assert t.question == ("effects", 0), "spice, and no choice"
    assert t.me.sandworms == 0
    assert t.me.spice == 2


def test_on_his_next_turn_he_may() -> None:
    me = Seat("signet_ring reconnaissance", leader="shaddam_corrino_iv")
    t = table(me, Seat(revealed=True), Seat(revealed=True), choam=True)
    t.play("signet_ring", "spice_refinery")
    t.settle()
    t.end_turn()
    t.play("reconnaissance", "arrakeen")
    assert t.offers("deploy")


def test_before_the_ring_is_played_he_may() -> None:
    t = table(Seat("signet_ring", leader="shaddam_corrino_iv", intrigue="detonation"), choam=True)
    t.plot("detonation")
    t.pick("deploy_troops")
    t.choose("deploy", 3)
    t.play("signet_ring", "arrakeen")
    assert t.me.deployed == 3
    assert not t.offers("deploy")


def takes_contract(**at_table: Any) -> Table:
    t = table(Seat("diplomacy", leader="shaddam_corrino_iv"), choam=True, **at_table)
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    return t


def test_for_a_contract_icon_he_may_take_one_of_his_own_two() -> None:
    t = takes_contract(market="harvest_4 espionage_a")
    assert t.offered == ["harvest_4", "espionage_a", "sardaukar_cards", "sardaukar_recall"]
    t.take_contract("sardaukar_recall")
    assert t.me.contracts == ["sardaukar_recall"]
    assert t.me.own_contracts == ["sardaukar_cards"]
    assert t.market == ["harvest_4", "espionage_a"], "unchanged"


def test_or_an_open_one() -> None:
    t = takes_contract(market="harvest_4 espionage_a")
    t.take_contract("harvest_4")
    assert t.me.own_contracts == ["sardaukar_cards", "sardaukar_recall"]
    assert len(t.market) == 2


def test_he_does_not_own_them_from_the_start() -> None:
    t = table(Seat("diplomacy", leader="shaddam_corrino_iv", spice=4), choam=True)
    t.play("diplomacy", "sardaukar")
    t.settle()
    assert t.me.completed == []


def test_nobody_else_takes_them() -> None:
    t = table(Seat("diplomacy"), Seat(leader="shaddam_corrino_iv"), choam=True)
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    assert not t.offers("sardaukar_cards")


def test_when_the_market_is_empty_he_chooses_between_them_and_two_solari() -> None:
    t = takes_contract(market="", bank="")
    assert t.offered == ["sardaukar_cards", "sardaukar_recall", "pass"]
    t.choose("contract", "pass")
    assert t.me.solari == 2
    t = takes_contract(market="", bank="")
    t.take_contract("sardaukar_cards")
    assert t.me.contracts == ["sardaukar_cards"]
    assert t.me.solari == 0


def test_one_of_his_own_is_completed_like_any_other() -> None:
    me = Seat("diplomacy", leader="shaddam_corrino_iv", spice=4, contracts="sardaukar_cards", deck="dagger*2")
    t = table(me, choam=True)
    t.play("diplomacy", "sardaukar")
    t.settle()
    assert t.me.completed == ["sardaukar_cards"]
    assert t.me.hand == ordered("dagger*2")
