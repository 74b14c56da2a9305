"""Agent turns: where an Agent may go, what is paid when, effects in any order, deploying, plots."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, table

from greathall.games.imperium.catalogue import BASE

CITIES = ["arrakeen", "carthag", "research_station", "sietch_tabr"]
COMBAT_SPACES = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
}


# -- whose turn


def test_turns_go_round_from_the_first_player_clockwise() -> None:
    hand = "dune_the_desert_planet reconnaissance"
    t = table(Seat(hand), Seat(hand), Seat(hand), active=1)
    for seat, space in ((1, "secure_contract"), (2, "imperial_basin"), (0, "sell_melange")):
        assert t.question == ("turn", seat)
        if space == "sell_melange":
            t.play("reconnaissance", "carthag")
            t.effect("intrigue")
        else:
            t.play("dune_the_desert_planet", space)
        t.end_turn()
    assert t.question == ("turn", 1)


def test_whoever_has_revealed_is_passed_over_and_agent_turns_are_never_forced() -> None:
    t = table(Seat("dagger"), Seat("dagger"), Seat("dagger*2"))
    assert "reveal" in t.offered
    t.pass_turn()  # with two Agents left
    t.pass_turn()
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    assert t.question == ("turn", 2)


def test_one_has_to_reveal_in_the_end() -> None:
    t = table(Seat())
    assert t.offered == ["reveal"]


def test_without_an_agent_at_the_leader_only_revealing_is_left() -> None:
    t = table(Seat("dagger", agents="arrakeen carthag"))
    assert t.offered == ["reveal"]


# -- where an Agent may go


def test_a_card_sends_an_agent_to_spaces_with_its_icon() -> None:
    seat = Seat("reconnaissance dagger diplomacy", solari=9, spice=9, water=9, influence={"fremen": 2})
    t = table(seat)
    assert t.spaces("reconnaissance") == CITIES
    assert t.spaces("dagger") == ["high_council", "mentat", "hall_of_oratory", "rally_troops", "swordmaster"]
    factions = [space.id for space in BASE.spaces if space.icon < 4]
    assert t.spaces("diplomacy") == factions
    assert len(factions) == 8


def test_one_icon_of_several_is_used_and_the_card_is_played_for_one_agent() -> None:
    """Rulebook: Sardaukar Legion goes to one of two Emperor spaces or one of five Landsraad spaces."""
    t = table(Seat("sardaukar_legion", solari=9, spice=9))
    assert len(t.spaces("sardaukar_legion")) == 2 + 5
    t.play("sardaukar_legion", "wealth")
    t.end_turn()
    assert (t.me.hand, t.me.in_play, t.me.agents) == ([], ["sardaukar_legion"], ["wealth"])


def test_a_card_without_icons_cannot_be_played() -> None:
    t = table(Seat("convincing_argument"))
    assert t.offered == ["reveal"]


def test_an_agent_of_anybody_blocks_a_space() -> None:
    t = table(Seat("reconnaissance", agents="arrakeen", water=2), Seat(agents="carthag"))
    assert t.spaces("reconnaissance") == ["research_station"]


def test_a_card_with_nowhere_to_go_is_not_offered() -> None:
    t = table(Seat("dagger"), Seat(agents="hall_of_oratory"))
    assert t.offered == ["reveal"]


def test_sietch_tabr_needs_two_influence_with_the_fremen() -> None:
    for level in range(4):
        t = table(Seat("reconnaissance", influence={"fremen": level}))
        assert ("sietch_tabr" in t.spaces("reconnaissance")) == (level >= 2)


def test_with_one_space_to_go_to_nothing_is_asked() -> None:
    t = table(Seat("dagger"))
    t.choose("turn", "dagger")
    assert t.me.agents == ["hall_of_oratory"]


# -- costs


@pytest.mark.parametrize(
    ("card", "space", "cost"),
    [
        ("diplomacy", "conspire", {"spice": 4}),
        ("diplomacy", "heighliner", {"spice": 6}),
        ("diplomacy", "selective_breeding", {"spice": 2}),
        ("diplomacy", "hardy_warriors", {"water": 1}),
        ("dagger", "high_council", {"solari": 5}),
        ("dagger", "mentat", {"solari": 2}),
        ("dagger", "rally_troops", {"solari": 4}),
        ("dagger", "swordmaster", {"solari": 8}),
        ("reconnaissance", "research_station", {"water": 2}),
        ("dune_the_desert_planet", "hagga_basin", {"water": 1}),
        ("dune_the_desert_planet", "the_great_flat", {"water": 2}),
        ("dune_the_desert_planet", "sell_melange", {"spice": 2}),
    ],
)
def test_a_space_must_be_payable_at_once(card: str, space: str, cost: dict[str, int]) -> None:
    good, n = next(iter(cost.items()))
    for owned in (n, n - 1):
        goods = {"solari": 0, "spice": 0, "water": 0} | {good: owned}
        t = table(Seat(card, solari=goods["solari"], spice=goods["spice"], water=goods["water"]))
        assert (space in t.spaces(card)) == (owned == n)


def test_what_the_visit_brings_cannot_pay_for_it() -> None:
    """The water of the fourth Fremen influence is too late for Hardy Warriors, as is a card's spice for a sale."""
    t = table(Seat("diplomacy worm_riders", water=0, influence={"fremen": 3}))
    assert "hardy_warriors" not in t.spaces("diplomacy")
    assert "sell_melange" not in t.spaces("worm_riders")


def test_the_requirement_must_hold_before_the_visit() -> None:
    t = table(Seat("stilgar", influence={"fremen": 1}))
    assert "sietch_tabr" not in t.spaces("stilgar")


def test_a_plot_before_the_agent_is_sent_may_fund_it() -> None:
    t = table(Seat("dagger", solari=3, intrigue="windfall"))
    assert "high_council" not in t.spaces("dagger")
    t.plot("windfall")
    t.play("dagger", "high_council")
    assert (t.me.solari, t.me.council) == (0, True)


def test_a_plot_before_the_agent_is_sent_may_meet_the_requirement() -> None:
    t = table(Seat("reconnaissance", influence={"fremen": 1}, intrigue="know_their_ways"))
    t.plot("know_their_ways")
    assert "sietch_tabr" in t.spaces("reconnaissance")


def test_the_cost_is_paid_before_any_effect() -> None:
    t = table(Seat("diplomacy", spice=4, deck="dagger"))
    t.play("diplomacy", "conspire")
    assert t.me.spice == 0
    assert t.told("pay_spice") == [(0, 4)]


# -- effects


def test_space_card_and_influence_come_in_any_order() -> None:
    """Whichever is first: draw from the card, the Intrigue card of the space, the influence."""
    for order in (
        ("cards", "intrigue", "visit_influence"),
        ("visit_influence", "cards", "intrigue"),
        ("intrigue", "visit_influence", "cards"),
    ):
        t = table(Seat("thufir_hawat", deck="dagger", spice=4))
        t.play("thufir_hawat", "conspire")
        assert {"cards", "intrigue", "visit_influence"} <= set(t.offered)
        t.effect(*order[:-1])
        assert len(t.me.hand + t.me.intrigue) + sum(t.me.influence.values()) == 3  # the last goes by itself
        t.end_turn()


def test_cards_drawn_by_one_effect_may_serve_the_next() -> None:
    """Selective Breeding: draw first from the card, then trash what was drawn."""
    t = table(Seat("thufir_hawat", deck="dagger dune_the_desert_planet diplomacy", spice=2))
    t.play("thufir_hawat", "selective_breeding")
    t.effect("cards@thufir_hawat", "pay")
    t.choose("trash", "dagger")
    assert t.trashed == ["dagger"]
    assert t.me.hand == ["diplomacy", "dune_the_desert_planet"]


def test_what_must_be_done_must_be_done_while_it_can() -> None:
    t = table(Seat("thufir_hawat", deck="dagger*2"))
    t.play("thufir_hawat", "arrakeen")
    assert "pass" not in t.offered
    t.effect("cards@thufir_hawat")
    assert t.offered == ["cards", "deploy"]
    t.effect("cards")
    assert t.offered == ["deploy", "pass"]


def test_an_arrow_may_be_left_unpaid() -> None:
    """Rulebook: Fremen Camp's 2 spice need not be paid."""
    t = table(Seat("fremen_camp", spice=4))
    t.play("fremen_camp", "secure_contract")
    t.end_turn()
    assert (t.me.spice, t.me.garrison) == (4, 3)


def test_an_arrow_is_paid_once() -> None:
    """Rulebook: not 4 spice for 6 troops."""
    t = table(Seat("fremen_camp", spice=4))
    t.play("fremen_camp", "secure_contract")
    t.effect("pay")
    assert (t.me.spice, t.me.garrison) == (2, 6)
    assert t.offered == ["pass"]


def test_an_arrow_that_cannot_be_paid_is_not_offered() -> None:
    t = table(Seat("fremen_camp", spice=1))
    t.play("fremen_camp", "secure_contract")
    assert t.offered == ["pass"]


def test_what_the_space_brings_may_pay_an_arrow() -> None:
    t = table(Seat("fremen_camp"), bonus_spice={"imperial_basin": 1})
    t.play("fremen_camp", "imperial_basin")
    t.effect("pay")
    assert t.me.spice == 0
    t.deploy(5)  # three recruits and two others


def test_a_card_that_trashes_itself_must_do_so() -> None:
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "wealth")
    t.effect("visit_influence")
    assert t.trashed == ["seek_allies"]
    assert t.me.in_play == []


def test_trashing_with_the_icon_may_be_declined() -> None:
    t = table(Seat("guild_administrator dagger"))
    t.play("guild_administrator", "secure_contract")
    t.end_turn()
    assert t.trashed == []


def test_a_reserve_card_that_is_trashed_goes_back_to_its_stack() -> None:
    t = table(Seat("guild_administrator arrakis_liaison"))
    t.play("guild_administrator", "secure_contract")
    assert t.reserve("arrakis_liaison") == 7
    t.effect("trash_card")
    t.choose("trash", "arrakis_liaison")
    assert (t.reserve("arrakis_liaison"), t.trashed) == (8, [])


def test_the_point_of_the_spice_must_flow_stays_when_it_is_trashed() -> None:
    t = table(Seat("guild_administrator", discard="the_spice_must_flow", vp=1))
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", "discard:the_spice_must_flow")
    assert (t.reserve("the_spice_must_flow"), t.me.vp) == (10, 1)


def test_a_card_in_play_may_be_trashed() -> None:
    t = table(Seat("guild_administrator", in_play="dagger", agents="hall_of_oratory"))
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", "in_play:dagger")
    assert (t.trashed, t.me.in_play) == (["dagger"], ["guild_administrator"])


# -- deploying


def test_combat_spaces_are_the_ten_of_the_board_guide() -> None:
    assert {space.id for space in BASE.spaces if space.combat} == COMBAT_SPACES


@pytest.mark.parametrize("space", [space.id for space in BASE.spaces])
def test_troops_are_deployed_from_combat_spaces_alone(space: str) -> None:
    seat = Seat("kwisatz_haderach", solari=9, spice=9, water=9, influence={"fremen": 2})
    t = table(seat)
    t.play("kwisatz_haderach", space, cost=2)
    assert t.offers("deploy") == (space in COMBAT_SPACES)


def test_without_recruits_two_troops_at_most_go_from_the_garrison() -> None:
    t = table(Seat("dune_the_desert_planet", garrison=5))
    t.play("dune_the_desert_planet", "imperial_basin")
    t.effect("deploy")
    assert t.offered == [1, 2]
    t.choose("deploy", 2)
    assert t.me.troops == (7, 3, 2)
    assert not t.offers("deploy")


def test_all_recruits_of_the_turn_and_two_others_may_go() -> None:
    t = table(Seat("arrakis_recruiter", garrison=5, deck="dagger"))
    t.play("arrakis_recruiter", "arrakeen")  # one each from card and space
    t.effect("deploy")
    assert t.offered == [1, 2, 3, 4]
    t.choose("deploy", 4)
    assert t.me.troops == (5, 3, 4)


def test_troops_may_be_deployed_before_between_and_after_the_effects() -> None:
    t = table(Seat("duncan_idaho", water=1, garrison=1, deck="dagger*2"))
    t.play("duncan_idaho", "arrakeen")  # the recruit of the space is there at once
    t.deploy(2)
    assert not t.offers("deploy")
    t.effect("pay")  # one more recruit
    t.deploy(1)
    assert t.me.troops == (9, 0, 3)


def test_the_garrison_is_all_there_is_to_deploy() -> None:
    t = table(Seat("dune_the_desert_planet", garrison=1))
    t.play("dune_the_desert_planet", "imperial_basin")
    t.deploy(1)
    assert t.me.troops == (11, 0, 1)


def test_recruits_of_a_plot_and_of_the_emperors_bonus_count() -> None:
    """FAQ: whatever the source. Reinforcements gives three, Favored Subject the bonus of two."""
    t = table(
        Seat(
            "reconnaissance",
            garrison=4,
            solari=3,
            influence={"emperor": 3},
            intrigue="reinforcements favored_subject",
        ),
        intrigue_deck="windfall",
    )
    t.plot("reinforcements")
    t.plot("favored_subject")
    t.play("reconnaissance", "carthag")
    t.effect("troops", "deploy")
    assert t.offered[-1] == 3 + 2 + 1 + 2
    t.choose("deploy", 8)
    assert t.me.troops == (2, 2, 8)


def test_recruits_stay_in_the_garrison_at_other_spaces() -> None:
    """Rulebook: Rally Troops is no combat space."""
    t = table(Seat("dagger", solari=4))
    t.play("dagger", "rally_troops")
    assert t.offered == ["pass"]
    assert t.me.troops == (5, 7, 0)


def test_recruits_of_an_earlier_turn_are_like_the_others_in_the_garrison() -> None:
    t = table(Seat("dagger reconnaissance", solari=4), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "rally_troops")
    t.end_turn()
    t.play("reconnaissance", "carthag")
    t.effect("deploy")
    assert t.offered == [1, 2, 3]  # one recruit, two others


def test_no_more_is_recruited_than_the_supply_holds() -> None:
    t = table(Seat("dagger", solari=4, garrison=10))
    t.play("dagger", "rally_troops")
    assert t.me.troops == (0, 12, 0)


def test_troops_of_the_garrison_cannot_be_recruited_again() -> None:
    """FAQ: with an empty supply nothing is recruited, and two troops go as ever."""
    t = table(Seat("reconnaissance", garrison=12))
    t.play("reconnaissance", "carthag")
    t.effect("deploy")
    assert t.offered == [1, 2]


def test_deploying_is_never_forced() -> None:
    t = table(Seat("dune_the_desert_planet"))
    t.play("dune_the_desert_planet", "imperial_basin")
    t.end_turn()
    assert t.me.deployed == 0


# -- plots


def test_plots_are_played_at_any_moment_of_ones_turn() -> None:
    t = table(Seat("dagger", intrigue="windfall water_peddlers_union", deck="diplomacy", solari=2))
    t.plot("windfall")
    t.play("dagger", "mentat")
    t.plot("water_peddlers_union")
    assert t.me.goods == (2, 0, 2)
    assert t.intrigue_discard == ["windfall", "water_peddlers_union"]


def test_plots_are_played_on_a_reveal_turn_too() -> None:
    t = table(Seat(intrigue="windfall"))
    t.reveal()
    t.plot("windfall")
    assert t.me.solari == 2


def test_plots_are_for_ones_own_turn_alone() -> None:
    t = table(Seat(), Seat(intrigue="windfall"))
    assert not t.offers("windfall")
    t.pass_turn()
    assert t.question == ("turn", 1)
    assert t.offers("windfall")


def test_combat_and_endgame_cards_are_no_plots() -> None:
    t = table(Seat(intrigue="ambush plans_within_plans to_the_victor tiebreaker"))
    assert t.offered == ["reveal"]


def test_a_plot_whose_cost_or_condition_is_not_met_cannot_be_played() -> None:
    t = table(Seat(intrigue="bribery councilors_dispensation", solari=1))
    assert t.offered == ["reveal"]
    t = table(Seat(intrigue="bribery councilors_dispensation", solari=2, council=True))
    assert set(t.offered) == {"reveal", "bribery", "councilors_dispensation"}


def test_several_plots_may_be_played_in_a_turn() -> None:
    t = table(Seat(intrigue="windfall bribery guild_authorization"))
    t.plot("windfall")
    t.plot("bribery")
    t.choose("influence", "guild")
    t.plot("guild_authorization")
    assert (t.me.solari, t.me.influence, t.me.vp) == (0, {"guild": 2}, 1)


# -- control


def test_the_controller_gains_the_bonus_whoever_comes() -> None:
    t = table(Seat("reconnaissance"), control={"carthag": 2})
    t.play("reconnaissance", "carthag")
    assert (t.me.solari, t.right.solari) == (0, 1)


def test_the_controller_gains_it_for_their_own_visit_too() -> None:
    t = table(Seat("dune_the_desert_planet"), control={"imperial_basin": 0})
    t.play("dune_the_desert_planet", "imperial_basin")
    assert t.me.spice == 2


def test_without_a_controller_nobody_gains_it() -> None:
    t = table(Seat("reconnaissance"), control={"arrakeen": 2})
    t.play("reconnaissance", "carthag")
    assert [side.solari for side in t.seats] == [0, 0, 0]


# -- more Agents


def test_the_swordmaster_is_used_on_a_later_turn_of_the_same_round() -> None:
    t = table(Seat("dagger reconnaissance", solari=8, agents="wealth"), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "swordmaster")
    t.end_turn()
    assert t.me.agents_at_leader == 1
    t.play("reconnaissance", "carthag")
    assert t.me.agents == ["wealth", "swordmaster", "carthag"]


def test_a_mentat_is_used_on_a_later_turn_of_the_same_round() -> None:
    t = table(
        Seat("dagger", solari=2, agents="wealth", deck="reconnaissance"), Seat(revealed=True), Seat(revealed=True)
    )
    t.play("dagger", "mentat")
    t.end_turn()
    t.play("reconnaissance", "carthag")
    assert t.me.agents == ["wealth", "mentat", "carthag"]
