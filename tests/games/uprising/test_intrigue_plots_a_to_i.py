"""Plot Intrigue cards from Backed by CHOAM to Intelligence Report."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, ordered, table

# -- Backed by CHOAM, Buy Access


def test_backed_by_choam_loses_influence_for_four_solari() -> None:
    t = table(Seat(intrigue="backed_by_choam", influence={"guild": 2, "fremen": 1}), choam=True)
    t.plot("backed_by_choam")
    t.choose("lose_influence", "guild")
    assert (t.me.solari, t.me.influence, t.me.vp) == (4, {"guild": 1, "fremen": 1}, 0)


def test_backed_by_choam_is_no_plot_without_influence_to_lose() -> None:
    t = table(Seat(intrigue="backed_by_choam"), choam=True)
    assert not t.offers("backed_by_choam")


def test_buy_access_names_both_factions_before_either_is_gained() -> None:
    t = table(Seat(intrigue="buy_access", solari=5, influence={"emperor": 3}))
    t.plot("buy_access")
    t.choose("influence", "emperor")
    assert t.me.influence == {"emperor": 3}
    assert t.offered == ["guild", "bene_gesserit", "fremen"]  # two different ones
    t.choose("influence", "guild")
    t.place_spy("post_choam")  # for four influence with the Emperor
    assert (t.me.influence, t.me.solari) == ({"emperor": 4, "guild": 1}, 0)


def test_buy_access_costs_five_solari() -> None:
    t = table(Seat(intrigue="buy_access", solari=4))
    assert not t.offers("buy_access")


# -- Call to Arms


def test_call_to_arms_recruits_with_every_card_acquired_on_the_reveal_turn() -> None:
    t = table(Seat("convincing_argument*2 dagger", intrigue="call_to_arms"))
    t.plot("call_to_arms")
    assert t.me.face_up == ["call_to_arms"]
    t.reveal()
    t.acquire("prepare_the_way", "prepare_the_way")
    assert t.me.garrison == 3 + 2


def test_call_to_arms_played_on_an_agent_turn_waits_for_the_reveal_turn() -> None:
    """And counts nothing acquired before that."""
    me = Seat("price_is_no_object convincing_argument", intrigue="call_to_arms", solari=2)
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.plot("call_to_arms")
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "prepare_the_way")
    while not t.offers("pass"):
        t.effect(0)
    t.end_turn()
    assert t.me.garrison == 3
    t.reveal()
    t.acquire("prepare_the_way")
    assert t.me.garrison == 3 + 1


def test_call_to_arms_lies_face_up_until_the_reveal_turn_ends_though_unused() -> None:
    t = table(Seat("dagger", intrigue="call_to_arms"))
    t.plot("call_to_arms")
    t.reveal()
    assert (t.me.face_up, t.intrigue_discard) == (["call_to_arms"], [])
    t.end_turn()
    assert (t.me.face_up, t.intrigue_discard) == ([], ["call_to_arms"])


def test_call_to_arms_counts_nothing_acquired_before_it_was_played() -> None:
    t = table(Seat("convincing_argument*2", intrigue="call_to_arms"))
    t.reveal()
    t.acquire("prepare_the_way")
    t.plot("call_to_arms")
    assert (t.me.garrison, t.me.face_up) == (3, ["call_to_arms"])
    t.acquire("prepare_the_way")
    assert t.me.garrison == 4


def test_call_to_arms_counts_cards_acquired_through_intrigue_cards_but_no_intrigue_cards() -> None:
    me = Seat("treacherous_maneuver", intrigue="call_to_arms inspire_awe")
    t = table(me, intrigue_deck="devour")
    t.plot("call_to_arms")
    t.reveal()
    t.effect("intrigue@treacherous_maneuver")
    assert t.me.garrison == 3
    t.plot("inspire_awe")
    assert t.me.garrison == 4
    assert t.me.discard == ["prepare_the_way"]


# -- Change Allegiances


def test_change_allegiances_may_use_both_lines() -> None:
    t = table(Seat(intrigue="change_allegiances", spice=3, influence={"guild": 1}))
    t.plot("change_allegiances")
    t.choose("lines", 0)
    t.choose("influence", "guild")  # back where it was lost
    t.choose("lines", 0)
    t.choose("influence", "fremen")
    assert (t.me.influence, t.me.spice) == ({"guild": 1, "fremen": 1}, 0)


@pytest.mark.parametrize(
    ("me", "influence"),
    [
        (Seat(intrigue="change_allegiances", spice=3), {"fremen": 1}),
        (Seat(intrigue="change_allegiances", influence={"guild": 1}), {"fremen": 1}),
    ],
    ids=["spice", "influence"],
)
def test_change_allegiances_may_use_one_line(me: Seat, influence: dict[str, int]) -> None:
    t = table(me)
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    t.choose("influence", "fremen")
    assert t.me.influence == influence


def test_change_allegiances_may_leave_the_second_line() -> None:
    t = table(Seat(intrigue="change_allegiances", spice=3, influence={"guild": 1}))
    t.plot("change_allegiances")
    t.choose("lines", 0)
    t.choose("influence", "fremen")
    t.choose("lines", "pass")
    assert (t.me.influence, t.me.spice) == ({"fremen": 1}, 3)


def test_change_allegiances_may_pay_the_second_line_with_what_the_first_brings() -> None:
    """Lady Margot Fenring gains two spice on reaching two influence with the Bene Gesserit."""
    me = Seat(
        intrigue="change_allegiances",
        leader="lady_margot_fenring",
        spice=1,
        influence={"bene_gesserit": 1, "guild": 1},
    )
    t = table(me)
    t.plot("change_allegiances")
    t.choose("lines", 0)
    t.choose("lose_influence", "guild")
    t.choose("influence", "bene_gesserit")
    t.choose("lines", 0)
    t.choose("influence", "fremen")
    assert (t.me.influence, t.me.spice) == ({"bene_gesserit": 2, "fremen": 1}, 0)


def test_change_allegiances_needs_one_line_that_can_be_paid() -> None:
    t = table(Seat(intrigue="change_allegiances", spice=2))
    assert not t.offers("change_allegiances")


# -- Contingency Plan, Councilor's Ambition, the battle icons, Cunning


def test_contingency_plan_is_two_solari_as_a_plot() -> None:
    t = table(Seat(intrigue="contingency_plan"))
    t.plot("contingency_plan")
    assert (t.me.solari, t.me.swords, t.intrigue_discard) == (2, 0, ["contingency_plan"])


def test_councilors_ambition_needs_the_seat() -> None:
    t = table(Seat(intrigue="councilors_ambition", council=True))
    t.plot("councilors_ambition")
    assert t.me.water == 3
    assert not table(Seat(intrigue="councilors_ambition")).offers("councilors_ambition")


@pytest.mark.parametrize("card", ["crysknife", "desert_mouse", "ornithopter"])
def test_battle_icon_cards_are_a_spice_as_a_plot(card: str) -> None:
    t = table(Seat(intrigue=card))
    t.plot(card)
    assert (t.me.spice, len(t.me.trophies)) == (1, 1)


def test_cunning_draws_a_card_for_nothing() -> None:
    t = table(Seat(intrigue="cunning", deck="dagger", spice=1))
    t.plot("cunning")
    t.choose("choose", 0)
    assert (t.me.hand, t.me.spice) == (["dagger"], 1)


def test_cunning_may_draw_before_it_trashes() -> None:
    t = table(Seat(intrigue="cunning", discard="dagger diplomacy", spice=1))
    t.plot("cunning")
    t.choose("choose", "pay")
    t.choose("lines", "cards")
    assert len(t.me.hand) == 1
    t.choose("lines", "trash_card")
    t.choose("trash", t.me.hand[0])
    assert (len(t.trashed), t.me.hand, t.me.spice) == (1, [], 0)


def test_cunning_may_trash_before_it_draws() -> None:
    t = table(Seat(intrigue="cunning", discard="dagger diplomacy", spice=1))
    t.plot("cunning")
    t.choose("choose", "pay")
    t.choose("lines", "trash_card")
    t.choose("trash", "discard:dagger")
    assert (t.trashed, t.me.hand) == (["dagger"], ["diplomacy"])


def test_cunning_need_not_trash_but_must_draw() -> None:
    t = table(Seat("diplomacy", intrigue="cunning", deck="dagger", spice=1))
    t.plot("cunning")
    t.choose("choose", "pay")
    assert not t.offers("pass")
    t.choose("lines", "cards")
    t.choose("lines", "pass")
    assert (t.me.hand, t.trashed) == (ordered("dagger diplomacy"), [])


# -- Depart for Arrakis


@pytest.mark.parametrize(
    ("spice", "guild", "words", "garrison", "drawn"),
    [
        (2, 0, ["pay"], 6, 0),
        (0, 3, [], 3, 1),
        (2, 3, ["cards", "pay"], 6, 1),
        (2, 3, ["cards", "pass"], 3, 1),
    ],
)
def test_depart_for_arrakis_has_two_lines_of_their_own(
    spice: int, guild: int, words: list[str], garrison: int, drawn: int
) -> None:
    t = table(Seat(intrigue="depart_for_arrakis", deck="dagger", spice=spice, influence={"guild": guild}))
    t.plot("depart_for_arrakis")
    for word in words:
        t.choose("lines", word)
    assert t.question == ("turn", 0)
    assert (t.me.garrison, len(t.me.hand)) == (garrison, drawn)


def test_depart_for_arrakis_draws_of_necessity_with_three_guild_influence() -> None:
    t = table(Seat(intrigue="depart_for_arrakis", deck="dagger", spice=2, influence={"guild": 3}))
    t.plot("depart_for_arrakis")
    assert not t.offers("pass")


def test_depart_for_arrakis_needs_spice_or_three_guild_influence() -> None:
    t = table(Seat(intrigue="depart_for_arrakis", spice=1, influence={"guild": 2}))
    assert not t.offers("depart_for_arrakis")


# -- Detonation


def test_detonation_removes_the_shield_wall() -> None:
    t = table(Seat(intrigue="detonation"))
    t.plot("detonation")
    t.choose("choose", "remove_shield_wall")
    assert (t.shield_wall, t.me.deployed) == (False, 0)


def test_detonation_deploys_up_to_four_troops_without_a_combat_space() -> None:
    t = table(Seat(intrigue="detonation", garrison=6))
    t.plot("detonation")
    t.choose("choose", "deploy_troops")
    assert t.offered == [0, 1, 2, 3, 4]
    t.choose("deploy", 4)
    assert (t.me.garrison, t.me.deployed, t.shield_wall) == (2, 4, True)


def test_detonation_deploys_on_top_of_what_the_space_allows() -> None:
    t = table(Seat("signet_ring", leader="gurney_halleck", intrigue="detonation", garrison=8))
    t.play("signet_ring", "spice_refinery")
    t.deploy(3)  # a recruit and two others
    t.plot("detonation")
    t.choose("choose", "deploy_troops")
    t.choose("deploy", 4)
    assert t.me.deployed == 7
    assert not t.offers("deploy")


def test_detonation_on_the_reveal_turn_makes_swords_count() -> None:
    t = table(Seat("dagger", intrigue="detonation"))
    t.reveal()
    assert t.me.strength == 0
    t.plot("detonation")
    t.choose("choose", "deploy_troops")
    t.choose("deploy", 2)
    assert t.me.strength == 2 * 2 + 1


# -- Distraction


def test_distraction_is_played_only_after_three_units_were_deployed_this_turn() -> None:
    t = table(Seat("reconnaissance", intrigue="distraction", deployed=3))
    assert not t.offers("distraction")
    t.play("reconnaissance", "arrakeen")
    t.deploy(2)
    assert not t.offers("distraction")
    t.deploy(1)
    assert t.offers("distraction")


def test_distraction_places_a_spy_also_beside_an_opponents() -> None:
    t = table(
        Seat("reconnaissance", intrigue="distraction", spies="post_guild"),
        Seat(spies="post_choam post_guild"),
    )
    t.play("reconnaissance", "arrakeen")
    t.deploy(3)
    t.plot("distraction")
    assert "post_choam" in t.offered  # shared
    assert "post_fremen" in t.offered  # empty
    assert "post_guild" not in t.offered  # never two of one's own
    t.place_spy("post_choam")
    assert t.me.spies == ["post_guild", "post_choam"]


def test_distraction_counts_sandworms() -> None:
    me = Seat("dune_the_desert_planet", intrigue="distraction", water=3, hooks=True)
    t = table(me)
    t.play("dune_the_desert_planet", "deep_desert")
    t.effect("one_of")
    t.choose("choose", "sandworms")
    assert not t.offers("distraction")
    t.deploy(1)
    assert t.offers("distraction")


def test_distraction_does_not_mind_a_later_retreat_and_two_copies_use_one_deployment() -> None:
    me = Seat("unswerving_loyalty desert_survival", intrigue="detonation distraction*2")
    t = table(me)
    t.reveal()
    t.plot("detonation")
    t.choose("choose", "deploy_troops")
    t.choose("deploy", 3)  # on a Reveal turn
    t.effect("may_do")
    t.choose("may", "yes")
    t.choose("choose", "retreat")
    t.choose("retreat", 1)
    assert t.me.deployed == 2
    t.plot("distraction")
    t.place_spy("post_guild")
    t.plot("distraction")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_guild", "post_choam"]


def test_distraction_forgets_the_deployment_of_an_earlier_turn() -> None:
    me = Seat("reconnaissance dagger", intrigue="distraction", deck="diplomacy")
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("reconnaissance", "arrakeen")
    t.deploy(3)
    t.effect("cards")
    t.end_turn()
    assert not t.offers("distraction")


# -- Imperium Politics, Inspire Awe, Intelligence Report


def test_imperium_politics_is_the_emperor_or_the_guild_for_a_solari() -> None:
    t = table(Seat(intrigue="imperium_politics", solari=1))
    t.plot("imperium_politics")
    assert t.offered == ["emperor", "guild"]
    t.choose("influence", "guild")
    assert (t.me.influence, t.me.solari) == ({"guild": 1}, 0)
    assert not table(Seat(intrigue="imperium_politics")).offers("imperium_politics")


def test_inspire_awe_acquires_a_card_of_three_or_less_for_nothing() -> None:
    t = table(Seat(intrigue="inspire_awe"), row="maula_pistol shishakli smugglers_harvester")
    t.plot("inspire_awe")
    assert t.offered == ["maula_pistol", "smugglers_harvester", "prepare_the_way"]
    t.choose("acquire", "maula_pistol")
    assert t.me.discard == ["maula_pistol"]


def test_inspire_awe_puts_the_card_into_the_hand_with_a_sandworm() -> None:
    t = table(Seat(intrigue="inspire_awe", sandworms=1), row="maula_pistol")
    t.plot("inspire_awe")
    t.choose("acquire", "maula_pistol")
    assert (t.me.hand, t.me.discard) == (["maula_pistol"], [])


def test_inspire_awe_on_a_reveal_turn_reveals_what_comes_into_the_hand() -> None:
    t = table(Seat(intrigue="inspire_awe", sandworms=1, leader="gurney_halleck"), row="maula_pistol")
    t.reveal()
    t.plot("inspire_awe")
    t.choose("acquire", "maula_pistol")
    assert t.me.in_play == ["maula_pistol"]
    assert (t.me.persuasion, t.me.swords) == (1, 1)


def test_inspire_awe_resolves_the_acquire_box() -> None:
    t = table(Seat(intrigue="inspire_awe"), row="guild_spy")
    t.plot("inspire_awe")
    t.choose("acquire", "guild_spy")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


@pytest.mark.parametrize(("spies", "drawn"), [("", 1), ("post_guild", 1), ("post_guild post_choam", 2)])
def test_intelligence_report_draws_one_more_with_two_spies(spies: str, drawn: int) -> None:
    t = table(Seat(intrigue="intelligence_report", deck="dagger diplomacy signet_ring", spies=spies))
    t.plot("intelligence_report")
    assert len(t.me.hand) == drawn
