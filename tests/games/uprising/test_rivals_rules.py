"""The Rivals of Uprising (one and two players): how they take turns, choose, spy, buy, deploy and are paid."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import POSTS, SPACES, deal, rivals

from greathall.games.imperium.automata import give
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.things import AT_LEADER, CONFLICT, INTRIGUE_CARDS, OBJECTIVE
from greathall.games.imperium.turns import swordmaster_discount
from greathall.kernel.rng import seeded

TROPHIES = {card.id: CONFLICT + card.index for card in UPRISING.conflicts} | {
    card.id: OBJECTIVE + card.index for card in UPRISING.objectives
}

# -- turns


def test_a_rival_draws_until_a_space_is_free() -> None:
    t = rivals()
    t.me.agents[0] = SPACES["arrakeen"]
    t.other.agents[0] = SPACES["research_station"]
    t.rival.agents[0] = SPACES["secrets"]
    t.turn("hu_arrakeen", "hu_research_station", "hu_secrets", "hu_fremkit")
    assert t.drawn == [
        ("hu_arrakeen", "occupied"),
        ("hu_research_station", "occupied"),
        ("hu_secrets", "occupied"),
        ("hu_fremkit", "carried_out"),
    ]
    assert t.agents == ["secrets", "fremkit"]


def test_of_a_double_card_never_the_other_half_is_used() -> None:
    t = rivals()
    t.me.agents[0] = SPACES["deliver_supplies"]
    t.turn("hu_deliver_supplies_heighliner", "hu_fremkit")
    assert t.drawn[0] == ("hu_deliver_supplies_heighliner", "occupied")
    assert t.agents == ["fremkit"]


def test_a_rival_never_infiltrates_or_gathers_intelligence() -> None:
    t = rivals()
    t.rival.spies = [POSTS["post_fremen"]]
    t.me.agents[0] = SPACES["fremkit"]
    t.turn("hu_fremkit", "hu_desert_tactics")
    assert t.agents == ["desert_tactics"]
    assert t.spies == ["post_fremen"]


def test_a_space_closed_by_the_voice_is_passed_over() -> None:
    t = rivals()
    t.state.closed = [SPACES["fremkit"], 0]
    t.turn("hu_fremkit", "hu_gather_support_a")
    assert t.drawn[0] == ("hu_fremkit", "closed")


def test_a_combat_space_takes_two_of_the_garrison_beside_the_recruits() -> None:
    t = rivals()
    t.rival.garrison, t.rival.supply = 3, 9
    t.turn("hu_research_station")
    assert (t.rival.deployed, t.rival.garrison) == (4, 1)


def test_troops_of_a_scheme_before_the_agent_go_to_the_conflict_with_it() -> None:
    t = rivals("rival_staban_tuek")
    t.rival.spies = [8, 9]
    t.turn("hu_place_spy_green", "hu_fremkit")
    assert (t.rival.deployed, t.rival.garrison) == (2, 0)


def test_whoever_controls_a_space_is_paid_when_a_rival_comes() -> None:
    t = rivals()
    t.state.control[SPACES["arrakeen"]] = 0
    t.turn("hu_arrakeen")
    assert t.me.solari == 1


def test_a_rival_is_paid_for_what_it_controls() -> None:
    t = rivals()
    t.state.control[SPACES["arrakeen"]] = t.seat
    t.turn("hu_arrakeen")
    assert t.rival.solari == 1


def test_staban_tuek_among_the_players_sees_a_rival_come_to_a_maker_space() -> None:
    t = rivals(leaders=["staban_tuek"])
    t.me.spies = [POSTS["post_deep_desert"]]
    t.bonus_spice("deep_desert", 1)
    t.turn("hu_deep_desert")
    assert t.me.spice == 1


def test_a_rival_takes_agent_turns_while_it_has_agents_and_none_to_reveal() -> None:
    s = deal(1, first_player=0)
    while s.round == 1 and not s.over:
        s.choose(s.options[-1] if s.kind != "turn" else 2)  # reveals at once
    turns = [event.seat for event in s.events or [] if event.what == "turn"]
    assert turns[:5] == [0, 1, 2, 1, 2]
    assert not any(event.what == "reveal" and event.seat > 0 for event in s.events or [])


# -- influence


def test_free_influence_goes_where_it_has_least_and_among_equals_by_the_list() -> None:
    t = rivals(conflict="skirmish_crysknife")  # Gurney: Fremen, Guild, Emperor, Bene Gesserit
    t.influence(t.rival, fremen=1, guild=1, emperor=0, bene_gesserit=0)
    t.reward(1)
    assert t.levels(t.rival) == {"fremen": 1, "guild": 1, "emperor": 1}


def test_numbered_influence_beyond_the_top_of_a_track_is_lost() -> None:
    t = rivals()
    t.influence(t.rival, emperor=2, fremen=6)
    t.turn("hu_assembly_hall")
    assert t.levels(t.rival) == {"emperor": 2, "fremen": 6}


def test_gurneys_scheme_raises_where_it_has_most() -> None:
    t = rivals()
    t.influence(t.rival, emperor=3, guild=3, fremen=1)
    t.rival.spies = [8, 9]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    assert t.levels(t.rival) == {"emperor": 3, "guild": 4, "fremen": 1}


def test_alliance_if_able_takes_an_alliance_that_is_within_reach() -> None:
    t = rivals("rival_lady_jessica")  # Bene Gesserit, Fremen, Guild, Emperor
    t.influence(t.rival, emperor=3, guild=1)
    t.turn("hu_spice_refinery")
    assert t.levels(t.rival) == {"emperor": 4, "guild": 1}
    assert t.state.alliances[0] == t.seat


def test_alliance_if_able_takes_another_seats_alliance_only_by_rising_above_it() -> None:
    t = rivals("rival_lady_jessica")
    t.influence(t.me, emperor=4)
    t.alliance("emperor", 0)
    t.influence(t.rival, emperor=3)
    t.turn("hu_spice_refinery")
    assert t.levels(t.rival) == {"emperor": 3, "bene_gesserit": 1}
    t.influence(t.rival, emperor=4)
    t.turn("hu_arrakeen")
    assert t.levels(t.rival) == {"emperor": 5, "bene_gesserit": 1}
    assert t.state.alliances[0] == t.seat


def test_of_several_alliances_within_reach_it_takes_that_where_it_has_least() -> None:
    t = rivals("rival_rabban", players=2, streamlined=True)
    t.influence(t.rival, emperor=3, guild=2, bene_gesserit=2)
    t.rival.spies = [8, 9]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    assert t.levels(t.rival) == {"emperor": 3, "guild": 4, "bene_gesserit": 2}


def test_an_alliance_that_it_has_already_is_no_reason() -> None:
    t = rivals("rival_lady_jessica")
    t.influence(t.rival, emperor=4)
    t.alliance("emperor", t.seat)
    t.turn("hu_spice_refinery")
    assert t.levels(t.rival) == {"emperor": 4, "bene_gesserit": 1}


def test_influence_scores_like_a_players_but_without_the_bonus_of_level_four() -> None:
    t = rivals()
    t.influence(t.rival, guild=1)
    t.turn("hu_heighliner")
    assert t.rival.vp == 1
    t.influence(t.rival, guild=3)
    t.turn("hu_deliver_supplies_heighliner")
    assert (t.rival.vp, t.rival.solari) == (2, 0)
    assert t.state.alliances[1] == t.seat


# -- Spies and Schemes


def test_a_spy_goes_to_the_first_free_post_of_a_faction_by_the_list() -> None:
    t = rivals()
    t.me.spies = [POSTS["post_fremen"]]
    t.rival.spies = []
    t.turn("hu_espionage")
    assert t.spies == ["post_guild"]


def test_with_the_third_spy_the_other_two_come_home_and_the_scheme_is_carried_out() -> None:
    t = rivals()
    t.rival.spies = [POSTS["post_emperor"], POSTS["post_choam"]]
    t.turn("hu_espionage")
    assert t.spies == ["post_fremen"]
    assert t.levels(t.rival) == {"bene_gesserit": 2}  # Gurney's Scheme: where it has most
    assert t.told("scheme") == [(t.seat, 1)]


def test_a_scheme_by_a_spy_won_in_combat_is_carried_out_at_once_and_its_troops_stay_in_the_garrison() -> None:
    t = rivals("rival_staban_tuek", conflict="test_of_loyalty")
    t.rival.spies = [8, 9]
    t.reward(1)
    assert t.spies == ["post_guild"]
    assert (t.rival.garrison, t.rival.deployed) == (2, 0)
    assert (t.levels(t.rival), t.rival.solari) == ({"emperor": 1}, 2)


# -- purchases


def test_the_swordmaster_is_bought_as_soon_as_all_goods_together_reach_the_value() -> None:
    t = rivals("rival_baron_harkonnen")  # value 6
    t.rival.solari, t.rival.spice, t.rival.water = 1, 3, 1
    t.turn("hu_spice_refinery")  # an Intrigue card
    assert t.rival.swordmaster
    assert (t.rival.solari, t.rival.spice, t.rival.water, t.rival.intrigue) == (0, 0, 0, [])
    assert t.rival.agents.count(AT_LEADER) == 2  # the third may be sent this very round


def test_the_swordmaster_is_paid_in_the_order_solari_spice_intrigue_water() -> None:
    t = rivals("rival_muad_dib")  # value 4
    t.rival.spice, t.rival.water, t.rival.intrigue = 1, 2, []
    t.state.gain(t.seat, 0, 1, -1)
    assert t.rival.swordmaster
    assert (t.rival.solari, t.rival.spice, t.rival.water) == (0, 0, 0)
    t = rivals("rival_muad_dib")
    t.rival.intrigue, t.rival.water = [1, 2], 2
    t.state.gain(t.seat, 0, 1, -1)
    assert (t.rival.solari, t.rival.intrigue, t.rival.water) == (0, [], 1)
    assert sorted(t.state.intrigue_discard[-2:]) == [1, 2]
    t = rivals("rival_muad_dib")
    t.rival.solari, t.rival.intrigue, t.rival.spice = 0, [1], 2
    t.state.gain(t.seat, 0, 3, -1)
    assert (t.rival.solari, t.rival.spice, t.rival.intrigue) == (0, 1, [1])


def test_exactly_the_value_is_paid_and_the_rest_is_kept() -> None:
    t = rivals("rival_feyd_rautha")  # value 4
    t.state.gain(t.seat, 1, 6, -1)
    assert (t.rival.swordmaster, t.rival.spice, t.rival.vp) == (True, 2, 0)


def test_before_the_swordmaster_no_point_is_bought() -> None:
    t = rivals("rival_gurney_halleck")  # value 8
    t.state.gain(t.seat, 1, 7, -1)
    assert (t.rival.swordmaster, t.rival.spice, t.rival.vp) == (False, 7, 0)


@pytest.mark.parametrize(("good", "price"), [("solari", 7), ("spice", 7), ("water", 3)])
def test_after_it_a_point_is_bought_whenever_it_can_be_paid(good: str, price: int) -> None:
    t = rivals()
    t.rival.swordmaster = True
    number = ("solari", "spice", "water").index(good)
    t.state.gain(t.seat, number, price - 1, -1)
    assert (getattr(t.rival, good), t.rival.vp) == (price - 1, 0)
    t.state.gain(t.seat, number, 2, -1)
    assert (getattr(t.rival, good), t.rival.vp) == (1, 1)


def test_three_intrigue_cards_are_a_point() -> None:
    t = rivals()
    t.rival.swordmaster = True
    t.state.draw_intrigue(t.seat, 4, -1)
    assert (len(t.rival.intrigue), t.rival.vp) == (1, 1)


def test_a_rivals_swordmaster_makes_the_players_cheaper() -> None:
    t = rivals()
    space = UPRISING.spaces[SPACES["swordmaster"]]
    assert swordmaster_discount(t.state, space) == 0
    t.rival.swordmaster = True
    assert swordmaster_discount(t.state, space) == 2


# -- rewards


@pytest.mark.parametrize(
    ("conflict", "rank", "gains"),
    [
        ("skirmish_ornithopter", 1, {"intrigue": 1, "solari": 1}),
        ("skirmish_desert_mouse", 2, {"solari": 3}),
        ("choam_security", 1, {"guild": 1, "solari": 2, "garrison": 1}),
        ("choam_security", 2, {"water": 1, "solari": 2, "garrison": 2}),
        ("siege_of_arrakeen", 1, {"control": 1, "solari": 2, "garrison": 2}),
        ("seize_spice_refinery", 1, {"control": 1, "spies": 1, "spice": 2}),
        ("trade_dispute", 1, {"solari": 2, "water": 1}),
        ("trade_dispute", 2, {"water": 1, "spice": 1}),
        ("propaganda", 1, {"fremen": 1, "guild": 1}),
        ("protect_the_sietches", 1, {"fremen": 1, "water": 1, "garrison": 1}),
    ],
)
@pytest.mark.parametrize("choam", [False, True])
def test_rewards_are_collected_like_a_players_and_what_touches_a_deck_is_void(
    conflict: str, rank: int, gains: dict[str, int], choam: bool
) -> None:
    t = rivals(conflict=conflict, choam=choam)
    t.reward(rank)
    goods = {what: getattr(t.rival, what) for what in ("solari", "spice", "water", "garrison")}
    cards = {"intrigue": len(t.rival.intrigue), "spies": len(t.rival.spies)}
    control = {"control": t.state.control.count(t.seat)}
    everything = goods | cards | control | t.levels(t.rival)
    assert {what: n for what, n in everything.items() if n} == gains


def test_two_influences_go_to_the_two_factions_where_it_has_least() -> None:
    t = rivals(conflict="propaganda")
    t.influence(t.rival, fremen=2, guild=1, emperor=1, bene_gesserit=0)
    t.reward(1)
    assert t.levels(t.rival) == {"fremen": 2, "guild": 2, "emperor": 1, "bene_gesserit": 1}


@pytest.mark.parametrize(("spice", "vp", "left"), [(3, 1, 0), (2, 0, 2)])
def test_it_always_pays_for_a_point_of_a_conflict_if_it_can(spice: int, vp: int, left: int) -> None:
    t = rivals(conflict="spice_freighters")
    t.rival.spice = spice
    t.reward(1)
    assert (t.rival.vp, t.rival.spice) == (vp, left)


def test_it_recalls_two_spies_for_a_point() -> None:
    t = rivals(conflict="battle_for_arrakeen")
    t.rival.spies = [3, 7]
    t.reward(1)
    assert (t.rival.vp, t.spies) == (2, [])


def test_with_one_spy_it_keeps_it() -> None:
    t = rivals(conflict="battle_for_arrakeen")
    t.rival.spies = [3]
    t.reward(1)
    assert (t.rival.vp, t.rival.spies) == (1, [3])


def test_a_sandworm_doubles_its_reward_but_for_control() -> None:
    t = rivals(conflict="battle_for_imperial_basin")
    t.rival.spice = 6
    t.rival.sandworms = 1
    t.reward(1)
    assert (t.rival.vp, t.rival.spice) == (3, 2)  # twice a point, and once the one for 4 spice
    assert t.state.control.count(t.seat) == 1


def test_won_conflicts_pair_with_its_objective() -> None:
    t = rivals(conflict="skirmish_ornithopter")
    t.rival.trophies = [TROPHIES["objective_ornithopter_1_3p"]]
    t.state.win_trophy(t.seat, TROPHIES["skirmish_ornithopter"])
    assert (t.rival.vp, t.rival.trophies, len(t.rival.matched)) == (1, [], 2)


def test_at_the_end_its_wild_icon_pairs_too() -> None:
    t = rivals()
    t.rival.trophies = [TROPHIES["objective_crysknife"], TROPHIES["propaganda"]]
    t.state.match_wild(t.seat)
    assert (t.rival.vp, t.rival.trophies) == (1, [])


def test_a_rival_that_no_card_leads_anywhere_has_no_more_turns_this_round() -> None:
    """The poorer basin is free, but no card leads to it while the richer one is occupied."""
    t = rivals()
    t.bonus_spice("hagga_basin", 2)
    t.bonus_spice("imperial_basin", 1)
    t.me.agents = [space.index for space in t.state.content.board if space.id != "imperial_basin"]
    t.turn()
    assert t.rival.revealed
    assert t.agents == []


def test_intrigue_cards_that_a_rival_pays_tell_nothing_of_those_that_it_keeps() -> None:
    kept = set()
    for seed in range(12):
        t = rivals()
        t.state.rng = seeded(seed)
        t.rival.intrigue = [1, 2, 3, 4]
        give(t.state, t.seat, INTRIGUE_CARDS, 3)
        kept.update(t.rival.intrigue)
    assert len(kept) > 1


def test_all_who_hold_four_intrigue_cards_give_one_before_a_rival_buys() -> None:
    """The first card taken completes the price of the swordmaster, after which a Streamlined Rival takes none."""
    t = rivals("rival_rabban", players=2, streamlined=True)
    t.rival.solari, t.rival.spice = 3, 3
    for player in (t.me, t.other):
        player.intrigue = sorted(t.state.intrigue_deck.pop() for _ in range(4))
    t.turn("hu_secrets")
    assert t.rival.swordmaster
    assert [len(player.intrigue) for player in (t.me, t.other, t.rival)] == [3, 3, 1]
