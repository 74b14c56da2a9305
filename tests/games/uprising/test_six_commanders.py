"""Three against three: what a Commander does, his Ally gets; his own board, deck and cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.uprising.six import MUAD_DIB, SHADDAM, influence, lay, six

import greathall as gh
from greathall.games.imperium.card_effects import AcquireCheap, AcquireExactly, AcquireForSolari, AcquireFree
from greathall.games.imperium.conditions import AllianceWith
from greathall.games.imperium.effects import Pick
from greathall.games.imperium.rules import UPRISING_RULES
from greathall.games.imperium.things import FREMEN, GUILD, NOTHING, THRONE
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import Frame

# -- activation


def test_the_arrow_of_the_agent_names_the_ally() -> None:
    t = six(MUAD_DIB, "md_usul md_signet_ring md_limited_landsraad_access")
    t.choose("turn", "md_usul")
    assert (t.asked, t.offered) == (("activate", 0), [2, 4])
    t.choose("activate", 4)
    t.choose("space", "arrakeen")
    assert t[MUAD_DIB].agents == [-1, t.s.turn.space]
    t.to(MUAD_DIB)
    t.play("md_limited_landsraad_access", "assembly_hall")
    assert t.s.fighters[MUAD_DIB] == 2, "only the Agent with the other arrow is left"


def test_on_the_reveal_turn_he_chooses_the_ally() -> None:
    t = six(SHADDAM, "sh_demand_results")
    t[SHADDAM].agents = [0, 0]
    t[5].deployed = 1
    t.choose("turn", "reveal")
    assert t.offered == [5, 1]
    t.choose("activate", 5)
    assert (t[5].swords, t[SHADDAM].swords) == (1, 0)


def test_the_two_way_agent_names_either_ally_and_goes_after_one_round() -> None:
    t = six(MUAD_DIB, "md_limited_landsraad_access md_usul", solari=8)
    t.play("md_limited_landsraad_access", "swordmaster", 2)
    t.do_all()
    assert t[MUAD_DIB].solari == 0
    assert t[MUAD_DIB].swordmaster
    assert len(t[MUAD_DIB].agents) == 3
    t[MUAD_DIB].agents[1] = 0
    t.to(MUAD_DIB)
    t.choose("turn", "md_usul")
    assert t.offered == [2, 4], "both arrows have been sent: the third Agent points both ways"
    t.choose("activate", 2)
    t.choose("space", "carthag")
    assert t[MUAD_DIB].third_sent


def test_a_plot_card_activates_an_ally_for_the_whole_turn() -> None:
    t = six(MUAD_DIB, "md_usul", "mercenaries", solari=3)
    t.choose("turn", "mercenaries")
    t.choose("activate", 4)
    assert (t[4].garrison, len(t[MUAD_DIB].intrigue)) == (5, 1), "the troops are the Ally's, the card is his own"
    t.play("md_usul", "carthag")
    assert t.s.fighters[MUAD_DIB] == 4


# -- who gets what


def test_units_and_main_board_influence_are_the_allys_goods_and_cards_his_own() -> None:
    t = six(MUAD_DIB, "md_seek_allies", spice=2)
    t.play("md_seek_allies", "deliver_supplies", 2)
    t.do_all()
    assert (t[MUAD_DIB].water, t[2].water) == (2, 1)
    assert t.level(2, "guild") == 1
    assert t[MUAD_DIB].influence == [0] * 4
    t = six(MUAD_DIB, "md_usul")
    t.play("md_usul", "carthag", 2)
    assert (t[2].garrison, t[4].garrison, t[MUAD_DIB].garrison) == (4, 3, 0)


def test_his_level_is_the_better_of_his_allies_whoever_is_activated() -> None:
    t = six(MUAD_DIB, "md_signet_ring", spice=3)
    influence(t, 4, guild=2)
    assert t.s.level(MUAD_DIB, GUILD) == 2
    t.play("md_signet_ring", "shipping", 2)
    assert t[MUAD_DIB].solari == 5


def test_an_alliance_that_is_asked_for_is_the_commanders_own() -> None:
    t = six(MUAD_DIB, "md_signet_ring")
    t.s.alliances[GUILD] = 4  # his Ally's
    asks = Frame(Pick(), MUAD_DIB, MUAD_DIB, NOTHING, NOTHING)
    assert not AllianceWith(GUILD).holds(t.s, asks)
    assert not AllianceWith(NOTHING).holds(t.s, asks)
    t[MUAD_DIB].personal = 4
    assert AllianceWith(FREMEN).holds(t.s, asks)
    assert AllianceWith(NOTHING).holds(t.s, asks)


def test_the_activated_ally_decides_what_is_deployed_from_a_combat_space() -> None:
    t = six(MUAD_DIB, "md_usul")
    t.play("md_usul", "carthag", 2)
    while t.asked[0] != "deploy":
        t.choose("effects", "pass" if "pass" in t.offered else 0)
        if t.asked[0] == "choose":
            t.choose("choose", 0)
    assert (t.asked, t.offered) == (("deploy", 2), [0, 1, 2, 3])
    t.choose("deploy", 3)
    assert (t[2].deployed, t[2].garrison) == (3, 1)
    assert t.s.fighters[MUAD_DIB] == MUAD_DIB, "the turn is over"


def test_an_ally_who_declines_is_not_asked_again_about_the_same_troops() -> None:
    t = six(MUAD_DIB, "md_usul")
    t.play("md_usul", "carthag", 2)
    t.choose("effects", "deploy")
    assert t.asked == ("deploy", 2)
    t.choose("deploy", 1)
    assert "deploy" not in t.offered
    t.do_all()
    t.choose("choose", 0)
    t.end()
    assert t[2].deployed == 1
    assert t.s.fighters[MUAD_DIB] == MUAD_DIB, "the turn is over"


def test_swords_for_an_ally_wait_until_the_ally_has_revealed() -> None:
    t = six(MUAD_DIB, "md_limited_landsraad_access")
    t.choose("turn", "reveal")
    t.choose("activate", 2)
    t.end()
    assert t[2].swords == 1
    t[2].deployed = 1
    assert t[2].strength() == 2 + 1


def test_swords_for_an_ally_without_units_who_has_revealed_are_lost_with_the_turn() -> None:
    t = six(MUAD_DIB, "md_limited_landsraad_access")
    t[2].revealed = True
    t.choose("turn", "reveal")
    t.choose("activate", 2)
    t.end()
    assert t[2].swords == 0


def test_a_commander_loses_nothing_but_his_own_influence() -> None:
    t = six(MUAD_DIB, "", "change_allegiances")
    influence(t, 2, guild=3)
    assert "change_allegiances" not in t.offered, "his Allies' influence does not pay"
    t[MUAD_DIB].personal = 1
    t.to(MUAD_DIB)
    assert "change_allegiances" in t.offered


# -- personal boards


def test_nobody_else_goes_to_his_board() -> None:
    t = six(SHADDAM, "sh_seek_allies", spice=9)
    t.choose("turn", "sh_seek_allies")
    t.choose("activate", 1)
    assert {"sardaukar", "vast_wealth"} <= set(t.offered)
    assert not {"hardy_warriors", "desert_mastery"} & set(t.offered)
    t = six(1, "diplomacy", spice=9)
    t.choose("turn", "diplomacy")
    assert not {"sardaukar", "vast_wealth", "hardy_warriors", "desert_mastery"} & set(t.offered)


@pytest.mark.parametrize(
    ("level", "spice", "water", "vp"), [(0, 1, 0, 0), (1, 0, 0, 1), (2, 0, 1, 0), (3, 0, 0, 1), (4, 0, 0, 0)]
)
def test_levels_one_and_three_reward_the_team_two_and_four_the_commander(
    level: int, spice: int, water: int, vp: int
) -> None:
    t = six(MUAD_DIB)
    t[MUAD_DIB].personal = level
    before = [(player.spice, player.water) for player in t.s.players]
    t.s.gain_influence(MUAD_DIB, 5, 1, -1)
    for seat in (0, 2, 4):
        assert (t[seat].spice, t[seat].water) == (before[seat][0] + spice, before[seat][1] + water)
    assert [(t[seat].spice, t[seat].water) for seat in (1, 3, 5)] == [before[1], before[3], before[5]]
    assert t[MUAD_DIB].vp == 4 + vp


def test_the_third_level_of_the_emperor_has_each_of_the_team_place_a_spy() -> None:
    t = six(SHADDAM, "sh_seek_allies")
    t[SHADDAM].personal = 2
    t.play("sh_seek_allies", "vast_wealth", 1)
    placed: list[int] = []
    while len(placed) < 3:
        if t.asked[0] == "place_spy":
            placed.append(t.asked[1])
            t.choose("place_spy", t.offered[0])
        else:
            t.choose("effects", 0)
    assert placed == [3, 5, 1]


def test_an_icon_means_his_own_track_or_the_one_on_the_main_board_as_he_likes() -> None:
    t = six(MUAD_DIB, "shishakli md_usul")
    t.choose("turn", "reveal")
    t.choose("activate", 2)
    while t.asked[0] == "effects":
        t.choose("effects", 0)
    assert (t.asked, t.offered) == (("influence", 0), ["fringe_worlds", "fremen"])
    t.choose("influence", "fremen")
    assert (t[MUAD_DIB].personal, t.level(2, "fringe_worlds")) == (1, 0)


def test_for_everybody_else_the_icons_mean_great_houses_and_fringe_worlds() -> None:
    t = six(2, "shishakli maula_pistol")
    t.choose("turn", "reveal")
    while t.s.turn.kind == 3 and 0 in t.offered:
        t.choose("effects", 0)
    assert t.level(2, "fringe_worlds") == 1


def test_his_own_track_counts_where_its_icon_is_asked_for() -> None:
    t = six(MUAD_DIB, "md_usul")
    t[MUAD_DIB].personal = 2
    assert t.s.level(MUAD_DIB, FREMEN) == 2
    t.play("md_usul", "sietch_tabr", 2)


def test_views_say_what_influence_counts_for_a_commander() -> None:
    """On each track of the main board: the better of his Allies', or his own track's where its icon may mean it."""
    t = six(MUAD_DIB, "md_usul")
    influence(t, 4, guild=2)
    influence(t, 5, guild=3)
    t[MUAD_DIB].personal = 1
    for seat in (-1, MUAD_DIB, 5):
        players: Any = UPRISING_RULES.view(t.s, seat)["players"]
        counts = {"great_houses": 0, "guild": 2, "bene_gesserit": 0, "fringe_worlds": 1}
        assert players[MUAD_DIB]["counts"] == counts
        assert players[SHADDAM]["counts"]["guild"] == 3
        assert "counts" not in players[4]


# -- cards


def test_usul_gives_one_of_two_goods_and_the_ally_the_other() -> None:
    t = six(MUAD_DIB, "md_usul")
    t.play("md_usul", "carthag", 2)
    t.choose("effects", 1)
    t.choose("choose", 1)
    assert (t[MUAD_DIB].spice, t[MUAD_DIB].water) == (1, 1)
    assert (t[2].spice, t[2].water) == (0, 2)


def test_demand_attention_doubles_the_influence_for_four_spice_and_is_trashed() -> None:
    t = six(MUAD_DIB, "md_demand_attention", spice=4)
    t.play("md_demand_attention", "deliver_supplies", 4)
    while t.level(4, "guild") < 2:
        t.choose("effects", 0)
    assert t[MUAD_DIB].spice == 0
    assert t.s.content.card_index["md_demand_attention"] in t.s.removed


def test_desert_call_needs_hooks_and_calls_a_worm_for_the_ally() -> None:
    t = six(MUAD_DIB, "md_desert_call", water=2)
    t[2].hooks = t[4].hooks = True
    t.play("md_desert_call", "imperial_basin", 4)
    t.choose("effects", 0)
    assert (t[4].sandworms, t[MUAD_DIB].water) == (1, 1)


def test_threaten_spice_production_is_paid_together() -> None:
    t = six(MUAD_DIB, "md_threaten_spice_production", spice=2)
    t[2].spice, t[4].spice = 3, 3
    t.play("md_threaten_spice_production", "accept_contract", 2)
    t.choose("effects", len(t.s.stack[1].pending) - 1)  # type: ignore[attr-defined]
    t.choose("contribute", 3, by=2)
    t.choose("contribute", 2, by=4)
    assert [t[seat].spice for seat in (0, 2, 4)] == [0, 0, 1]
    assert t[MUAD_DIB].vp == 5


def test_nothing_is_paid_if_the_allies_do_not_give_enough() -> None:
    t = six(MUAD_DIB, "md_threaten_spice_production", spice=2)
    t[2].spice, t[4].spice = 3, 3
    t.play("md_threaten_spice_production", "accept_contract", 2)
    t.choose("effects", len(t.s.stack[1].pending) - 1)  # type: ignore[attr-defined]
    t.s.events = []
    t.choose("contribute", 3, by=2)
    t.choose("contribute", 0, by=4)
    assert [t[seat].spice for seat in (0, 2, 4)] == [2, 3, 3]
    assert t[MUAD_DIB].vp == 4
    assert t.told("offer_failed") == [(MUAD_DIB, 2)]
    said = descriptor_of("uprising").text.lines((t.s.events or [])[-1:], 2)
    assert said == ["2 spice are missing for Threaten Spice Production: nobody pays anything, and nothing happens."]


def test_command_respect_trades_only_with_a_swordmaster_token() -> None:
    t = six(MUAD_DIB, "md_command_respect")
    t[2].spice = 4
    t.play("md_command_respect", "carthag", 2)
    waiting = len(t.offered)
    t = six(MUAD_DIB, "md_command_respect")
    t[MUAD_DIB].swordmaster = True
    t[2].spice = 4
    t.play("md_command_respect", "carthag", 2)
    assert len(t.offered) == waiting + 1


def test_corrino_might_gives_both_allies_troops() -> None:
    t = six(SHADDAM, "sh_corrino_might", spice=3)
    t.choose("turn", "reveal")
    t.choose("activate", 1)
    t.choose("effects", 0)
    assert (t[1].garrison, t[5].garrison, t[SHADDAM].spice) == (5, 5, 0)


def test_demand_results_deals_the_contracts_to_the_allies() -> None:
    t = six(SHADDAM, "sh_demand_results", solari=2)
    first, second = t.s.contract_row
    t.play("sh_demand_results", "assembly_hall", 1)
    t.choose("effects", len(t.s.stack[1].pending) - 1)  # type: ignore[attr-defined]
    assert t.asked == ("deal_contract", SHADDAM)
    t.s.choose(t.s.options[1])
    assert second in t[5].contracts + t[5].completed
    assert first in t[1].contracts + t[1].completed
    assert len(t.s.contract_row) == 2


def test_devastating_assault_gives_five_swords_for_three_solari_with_a_token() -> None:
    t = six(SHADDAM, "sh_devastating_assault", solari=3)
    t[SHADDAM].swordmaster = True
    t[1].deployed = 1
    t.choose("turn", "reveal")
    t.choose("activate", 1)
    t.choose("effects", 0)
    assert t[1].swords == 2 + 5, "two of the token, five of the card"


def test_the_imperial_tent_moves_a_card_that_is_not_fremen_to_the_throne_row() -> None:
    t = six(SHADDAM, "sh_imperial_tent")
    t.row("shishakli steersman overthrow maula_pistol desert_power")
    t.play("sh_imperial_tent", "deliver_supplies", 1)
    t.choose("effects", len(t.s.stack[1].pending) - 1)  # type: ignore[attr-defined]
    assert (t.asked[0], sorted(map(str, t.offered))) == ("throne_row", ["overthrow", "steersman"])
    t.choose("throne_row", "steersman")
    assert len(t.s.row) == 5
    for seat, may in ((SHADDAM, True), (1, True), (5, True), (0, False), (2, False), (4, False)):
        t.to(seat)
        t.choose("turn", "reveal")
        if t.asked[0] == "activate":
            t.s.choose(t.s.options[0])
        t[seat].persuasion = 20
        t.s.ask_again()
        assert ("steersman" in t.offered) == may
    t.to(5)


WAYS_TO_ACQUIRE: dict[str, Pick] = {
    "irulan's signet": AcquireExactly(1),
    "inspire_awe": AcquireCheap(3, worm_to_hand=True),
    "price_is_no_object": AcquireForSolari(),
    "bypass_protocol": AcquireFree(3, "discard"),
}


@pytest.mark.parametrize("way", WAYS_TO_ACQUIRE)
def test_shaddams_side_alone_acquires_from_the_throne_row_in_whatever_way(way: str) -> None:
    effect = WAYS_TO_ACQUIRE[way]
    t = six(SHADDAM)
    t.row("shishakli steersman overthrow maula_pistol desert_power")
    card = t.s.content.card_index["sardaukar_soldier"]
    t.s.throne_row = (card,)
    for seat in range(6):
        t[seat].solari = 9
        frame = Frame(effect, seat, seat, NOTHING, NOTHING)
        assert (THRONE + card in effect.choices(t.s, frame)) == (seat in (1, SHADDAM, 5))
    taken = Frame(effect, 5, 5, NOTHING, NOTHING)
    effect.picked(t.s, taken, THRONE + card)
    assert (len(t.s.throne_row), [*t[5].hand, *t[5].discard].count(card), len(t.s.row)) == (0, 1, 5)


def test_princess_irulans_signet_is_offered_for_a_card_of_the_throne_row() -> None:
    t = six(5, "signet_ring")
    t.row("shishakli steersman overthrow maula_pistol desert_power")
    t.s.throne_row = (t.s.content.card_index["sardaukar_soldier"],)
    t.play("signet_ring", "arrakeen")
    t.choose("effects", len(t.s.stack[1].pending) - 1)  # type: ignore[attr-defined]
    t.choose("may", "yes")
    if t.s.kind == "choose":
        t.choose("choose", 0)
    assert t.s.content.card_index["sardaukar_soldier"] in t[5].hand


def test_shaddams_signet_keeps_him_and_his_ally_from_deploying() -> None:
    t = six(SHADDAM, "sh_signet_ring")
    t.play("sh_signet_ring", "arrakeen", 1)
    assert not t.s.may_deploy(SHADDAM)
    assert not t.s.may_deploy(1)
    assert t.s.may_deploy(5)


def test_muad_dibs_ability_counts_the_activated_allys_worms() -> None:
    for ally, cards in ((2, 1), (4, 0)):
        t = six(MUAD_DIB)
        t[2].sandworms = 1
        t.choose("turn", "reveal")
        t.choose("activate", ally)
        t.do_all()
        assert len(t[MUAD_DIB].intrigue) == cards


# -- sandworms


def test_hooks_are_shared_by_muad_dibs_allies_and_barred_for_the_others() -> None:
    t = six(2, "reconnaissance")
    influence(t, 2, fremen=2)
    t.play("reconnaissance", "sietch_tabr")
    t.choose("effects", 0)
    t.choose("choose", 0)
    assert t[2].hooks
    assert t[4].hooks
    t = six(1, "reconnaissance")
    influence(t, 1, fremen=2)
    t.play("reconnaissance", "sietch_tabr")
    t.choose("effects", 0)
    t.choose("choose", 0)
    assert not (t[1].hooks)
    assert not (t[5].hooks)
    assert (t[1].garrison, t[1].water) == (4, 2)


def test_shaddams_side_calls_no_worms() -> None:
    for seat, worms in ((1, 0), (2, 1)):
        t = six(seat, "", "unexpected_allies", water=2)
        t.choose("turn", "unexpected_allies")
        t.choose("may", "yes")
        assert not t.s.shield_wall
        assert t[seat].sandworms == worms


# -- Combat cards


def test_a_commander_plays_a_combat_card_for_an_ally_with_a_unit() -> None:
    t = six(MUAD_DIB)
    t.hold(MUAD_DIB, "", "contingency_plan")
    t[4].deployed = 1
    lay(t, "trade_dispute")
    t.fight()
    assert t.asked == ("combat", MUAD_DIB)
    t.choose("combat", "contingency_plan")
    assert t.told("swords") == [(4, 3)]
    assert t.told("strength") == [(4, 5)]
    assert t.s.fighters[MUAD_DIB] == MUAD_DIB


def test_a_commander_whose_allies_do_not_fight_is_not_asked() -> None:
    t = six(MUAD_DIB)
    t.hold(MUAD_DIB, "", "contingency_plan")
    t[1].deployed = 1
    t.fight()
    assert t.asked != ("combat", MUAD_DIB)


def test_the_record_of_a_game_of_six_names_the_allies_leaders() -> None:
    game = gh.new_game("uprising", 6, 3)
    options = game.record()["options"]
    assert isinstance(options, dict)
    named = [game.state.content.leaders[player.leader].id for player in game.state.players]  # type: ignore[attr-defined]
    assert options["leaders"] == [named[seat] for seat in (1, 2, 4, 5)]
    assert (named[0], named[3]) == ("muad_dib", "shaddam_corrino_iv")
