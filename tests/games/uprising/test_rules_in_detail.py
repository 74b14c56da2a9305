"""Single sentences of the rules page that no other test guards."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import deal as seat_rivals
from tests.games.uprising.rival_table import rivals
from tests.games.uprising.six import MUAD_DIB, SHADDAM, influence, six
from tests.games.uprising.table import Seat, deal, table

from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.rounds import places, standings
from greathall.games.imperium.setup import share_mice
from greathall.games.imperium.things import CONFLICT, OBJECTIVE, REVEAL_TURN
from greathall.games.imperium.turns import churn_row
from greathall.kernel.machine import NOBODY
from greathall.kernel.rng import Rng, seeded

# -- three and four players


def test_an_intrigue_card_is_not_discarded_in_place_of_a_card() -> None:
    """terms/discard"""
    t = table(
        Seat("covert_operation", spies="post_landsraad_east"),
        Seat("dagger diplomacy", intrigue="detonation"),
        Seat(intrigue="mercenaries"),
    )
    t.play("covert_operation", "gather_support")
    assert (t.question, t.offered) == (("discard", 1), ["dagger", "diplomacy"])
    t.choose("discard", "dagger", by=1)
    assert (t.left.intrigue, t.right.intrigue) == (["detonation"], ["mercenaries"])


def test_several_cards_of_row_and_reserve_are_acquired_as_long_as_persuasion_lasts() -> None:
    """acquire/buy"""
    t = table(Seat("convincing_argument*2", council=True))
    t.reveal()
    assert t.me.persuasion == 6
    t.acquire("prepare_the_way")
    t.acquire("prepare_the_way")
    assert (t.me.discard, t.me.persuasion) == (["prepare_the_way"] * 2, 2)
    assert t.reserve("prepare_the_way") == 8 - 2
    assert not t.offers("the_spice_must_flow")


def test_one_card_sends_one_agent() -> None:
    """agents/card"""
    t = table(Seat("dagger diplomacy"), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "assembly_hall")
    assert (t.me.agents, t.me.agents_at_leader) == (["assembly_hall"], 1)
    assert t.me.in_play == ["dagger"]
    assert not t.offers("diplomacy")


def test_a_signet_ring_that_is_revealed_does_not_use_the_leader() -> None:
    """basics/leaders"""
    t = table(Seat("signet_ring", leader="gurney_halleck"))
    t.reveal()
    assert t.me.garrison == 3
    assert t.me.persuasion == 1


def test_intrigue_and_imperium_deck_are_shuffled() -> None:
    """setup/cards"""
    one, two = deal(seed=1), deal(seed=2)
    assert sorted(one.intrigue_deck) == sorted(two.intrigue_deck)
    assert one.intrigue_deck != two.intrigue_deck
    assert one.deck != two.deck


def test_goods_are_kept_from_round_to_round() -> None:
    """terms/goods"""
    t = table(Seat(solari=3, spice=40, water=25))
    t.finish_round()
    assert t.me.goods == (3, 40, 25)


def test_the_contract_for_the_spice_must_flow_does_not_ask_how_it_was_acquired() -> None:
    """contracts/acquire"""
    t = table(Seat("price_is_no_object", solari=9, contracts="acquire_the_spice_must_flow"), choam=True)
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "the_spice_must_flow")
    t.settle()
    assert t.me.completed == ["acquire_the_spice_must_flow"]


def test_a_lost_troop_is_in_the_supply() -> None:
    """units/lose"""
    t = table(Seat("gun_thopter"), Seat(garrison=3), Seat(garrison=0), original="all")
    t.play("gun_thopter", "arrakeen")
    t.settle()
    assert (t.left.troops, t.right.troops) == ((10, 2, 0), (12, 0, 0))


def test_a_troop_lost_in_the_conflict_is_in_the_supply() -> None:
    """units/lose"""
    t = table(Seat("dagger", intrigue="double_cross", solari=1), Seat(deployed=2, garrison=1), original="all")
    t.plot("double_cross")
    if t.question[0] == "opponent":
        t.choose("opponent", 1)
    assert t.left.troops == (10, 1, 1)


@pytest.mark.parametrize("first", ["influence", "pay"])
def test_the_parts_of_a_reward_are_taken_in_any_order(first: str) -> None:
    """combat/order"""
    t = table(Seat(deployed=3, garrison=0, spice=3, trophies=""), conflict="spice_freighters")
    t.to_combat()
    t.reward(first)
    assert (t.me.spice, t.question[0]) == {"influence": (3, "influence"), "pay": (0, "influence")}[first]


def test_spice_of_the_reward_pays_for_a_card_for_winners() -> None:
    """combat/win-cards"""
    seat = Seat(deployed=3, garrison=0, intrigue="demand_respect", trophies="")
    t = table(seat, conflict="secure_imperial_basin", original=["demand_respect"])
    t.to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("win", "demand_respect", by=0)
    t.choose("choose", "pay", by=0)
    t.choose("influence", "fremen", by=0)
    assert (t.me.spice, t.me.influence) == (0, {"fremen": 2})


def test_no_card_is_from_another_box() -> None:
    """mixing/boxes"""
    sets = {card.set for card in UPRISING.cards} | {card.set for card in UPRISING.intrigue}
    assert sets == {"base", "uprising", "choam", "six"}


def test_a_line_without_an_arrow_is_carried_out_and_one_with_an_arrow_may_be_left() -> None:
    """intrigue/lines"""
    t = table(Seat("dagger", deck="dagger", intrigue="depart_for_arrakis", influence={"guild": 3}, spice=2))
    t.plot("depart_for_arrakis")
    assert not t.offers("pass")
    t.choose("lines", "cards")
    assert t.offers("pass")
    t.choose("lines", "pass")
    assert (t.me.hand, t.me.spice, t.me.garrison) == (["dagger", "dagger"], 2, 3)


def test_a_card_of_two_kinds_is_played_as_either_and_once() -> None:
    """intrigue/lines"""
    t = table(Seat("dagger", deployed=1, intrigue="contingency_plan"))
    assert t.offers("contingency_plan")
    t.plot("contingency_plan")
    assert (t.me.solari, t.me.intrigue, t.intrigue_discard) == (2, [], ["contingency_plan"])


def test_of_effects_with_or_between_them_one_that_can_be_done_is_taken() -> None:
    """agents/must"""
    t = table(Seat("dagger", garrison=2, intrigue="detonation"), shield_wall=False)
    t.plot("detonation")
    assert t.question == ("deploy", 0), "there is no wall to remove"
    t.choose("deploy", 1)
    assert t.question == ("turn", 0), "and one is all"


def test_of_lines_with_or_between_them_one_alone_is_taken() -> None:
    """agents/must, intrigue/lines"""
    t = table(Seat("dagger", garrison=2, intrigue="detonation"))
    t.plot("detonation")
    t.choose("choose", 1)
    t.choose("deploy", 2)
    assert (t.me.deployed, t.shield_wall, t.question) == (2, True, ("turn", 0))


def test_effects_of_space_and_card_and_plots_come_in_any_order() -> None:
    """agents/order"""
    t = table(Seat("guild_envoy dagger", intrigue="mercenaries", solari=3))
    t.play("guild_envoy", "secrets")
    assert t.offered == ["all", "visit_influence", "discard_for", "mercenaries"]
    t.effect("discard_for", "mercenaries", "visit_influence")
    assert (t.me.discard, t.me.solari, t.me.influence) == (["dagger"], 0, {"bene_gesserit": 1})
    assert t.offers("all"), "the space is still to come"


def test_points_of_several_players_are_not_added_up() -> None:
    """end/when"""
    t = table(Seat(vp=9), Seat(vp=9), Seat(vp=9))
    t.finish_round()
    assert not t.over


def test_a_copy_acquired_before_the_contract_was_taken_does_not_complete_it() -> None:
    """contracts/acquire"""
    me = Seat("diplomacy", discard="the_spice_must_flow")
    t = table(me, choam=True, market="acquire_the_spice_must_flow harvest_4")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("acquire_the_spice_must_flow")
    t.settle()
    assert (t.me.contracts, t.me.completed) == (["acquire_the_spice_must_flow"], [])


def test_a_last_card_asks_those_again_who_have_passed_before() -> None:
    """combat/intrigue: only when all pass in a row is it decided"""
    t = table(*(Seat(deployed=1, intrigue="contingency_plan") for _ in range(3)))
    t.to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("combat", "pass", by=1)
    t.choose("combat", "contingency_plan", by=2)
    t.choose("combat", "pass", by=0)
    assert t.question == ("combat", 1)


def test_swords_without_a_unit_let_nobody_play_combat_cards() -> None:
    """combat/out"""
    t = table(Seat("dagger", intrigue="contingency_plan"), Seat(deployed=1, intrigue="contingency_plan"))
    t.to_combat()
    assert (t.me.swords, t.question) == (1, ("combat", 1))


def test_the_voice_closes_a_space_to_opponents_until_its_players_next_turn() -> None:
    """mixing/cards"""
    t = table(Seat("the_voice reconnaissance"), Seat("reconnaissance"), Seat(revealed=True), original="all")
    t.play("the_voice", "imperial_basin")
    t.effect("close_space")
    t.choose("voice", "arrakeen")
    t.end_turn()
    assert "arrakeen" not in t.spaces("reconnaissance")
    t.play("reconnaissance", "spice_refinery")
    t.settle()
    t.end_turn()
    assert t.active == 0
    assert "arrakeen" in t.spaces("reconnaissance")


# -- Rivals


def test_a_free_influence_passes_over_tracks_at_their_top() -> None:
    """rivals/influence"""
    t = rivals(conflict="skirmish_crysknife")
    t.influence(t.rival, fremen=6, guild=6, emperor=6, bene_gesserit=5)
    t.reward(1)
    assert t.levels(t.rival) == {"fremen": 6, "guild": 6, "emperor": 6, "bene_gesserit": 6}


def test_an_effect_whose_condition_does_not_hold_brings_a_rival_nothing_and_its_agent_goes_all_the_same() -> None:
    """rivals/double"""
    for level, influence_gained in ((1, {"emperor": 1}), (2, {"emperor": 2, "guild": 1})):
        t = rivals()
        t.influence(t.rival, emperor=level)
        t.turn("hu_gather_support_b")
        assert t.agents == ["gather_support"]
        assert (t.levels(t.rival), t.rival.garrison) == (influence_gained, 1)


def test_a_rival_that_is_equal_in_everything_comes_behind_the_player() -> None:
    """rivals/win"""
    t = rivals()
    for player in t.state.players:
        player.vp, player.garrison = 5, 0
    t.me.revealed_at = 1
    assert [place for place, _ in standings(t.state)] == [1, 2, 2]


def test_a_rivals_wild_icon_pairs_when_the_game_ends() -> None:
    """rivals/rewards"""
    s = seat_rivals(1, first_player=0)
    s.players[1].vp = 10
    fought_for = UPRISING.conflicts[s.conflict].battle_icon
    conflicts = {card.id: CONFLICT + card.index for card in UPRISING.conflicts if card.battle_icon != fought_for}
    won = conflicts.get("shadow_contest") or conflicts["trade_dispute"]
    s.players[1].trophies = [conflicts["propaganda"], won]
    while not s.over:
        s.choose(REVEAL_TURN if s.kind == "turn" else s.options[-1])
    assert s.players[1].matched == [conflicts["propaganda"], won]


@pytest.mark.parametrize("first", [0, 1])
def test_a_conflict_of_the_original_leaves_a_rivals_choice_to_the_first_player(first: int) -> None:
    """rivals/choices"""
    t = rivals(players=2, original_conflicts=True, conflict="original_battle_for_arrakeen")
    t.state.first_player = first
    with pytest.raises(AssertionError, match=f"choose is asked of seat {first}: a Rival has no choice"):
        t.reward(2)


@pytest.mark.parametrize("conflict", [card.id for card in UPRISING.conflicts if card.set == "uprising"])
def test_no_conflict_of_uprising_leaves_a_rival_a_choice(conflict: str) -> None:
    """rivals/choices"""
    for place in (1, 2, 3):
        t = rivals(conflict=conflict)
        t.reward(place)
        assert t.state.decider == NOBODY


def chance_that_throws(dice: tuple[int, int]) -> Rng:
    seed = 0
    while [1 + (rng := seeded(seed)).below(6), 1 + rng.below(6)] != list(dice):
        seed += 1
    return seeded(seed)


@pytest.mark.parametrize(("dice", "gone"), [((1, 3), [0, 2]), ((6, 2), [1]), ((4, 4), [3]), ((6, 6), [])])
def test_dice_take_the_cards_at_their_places_of_the_row(dice: tuple[int, int], gone: list[int]) -> None:
    """rivals/variants: a 6 takes none, a double one"""
    t = rivals(row_churn=True)
    row = t.state.row.copy()
    removed = len(t.state.removed)
    t.state.rng = chance_that_throws(dice)
    churn_row(t.state, 0)
    assert sorted(t.state.removed[removed:]) == sorted(row[place] for place in gone)
    assert len(t.state.row) == 5


# -- six players


def test_the_bonuses_at_four_are_the_allys() -> None:
    """six/bonuses, six/shared"""
    t = six(MUAD_DIB, "md_seek_allies")
    influence(t, 2, guild=3)
    points = t[2].vp, t[MUAD_DIB].vp
    t.play("md_seek_allies", "deliver_supplies", 2)
    t.do_all()
    assert (t[2].solari, t[MUAD_DIB].solari) == (3, 0)
    assert t.s.alliances[1] == 2
    assert (t[2].vp, t[MUAD_DIB].vp) == (points[0] + 1, points[1])


def test_the_other_bonuses_at_four() -> None:
    """six/bonuses: Great Houses, Bene Gesserit, Fringe Worlds"""
    t = six(1, "diplomacy")
    influence(t, 1, emperor=3)
    t.play("diplomacy", "economic_support")
    garrison = t[1].garrison
    t.choose("effects", 1)
    assert t[1].garrison == garrison + 2
    t = six(1, "diplomacy")
    influence(t, 1, bene_gesserit=3)
    t.play("diplomacy", "secrets")
    held = len(t[1].intrigue)
    t.do_all()
    assert len(t[1].intrigue) == held + 1 + 1, "one of the space, one of the track"
    t = six(1, "diplomacy")
    influence(t, 1, fremen=3)
    t.play("diplomacy", "expedition")
    t.choose("effects", 1)
    assert t.asked == ("place_spy", 1)


def test_the_point_at_two_is_the_allys() -> None:
    """six/shared"""
    t = six(MUAD_DIB, "md_seek_allies")
    influence(t, 2, guild=1)
    points = t[2].vp, t[MUAD_DIB].vp
    t.play("md_seek_allies", "deliver_supplies", 2)
    t.do_all()
    assert (t[2].vp, t[MUAD_DIB].vp) == (points[0] + 1, points[1])


def test_an_ally_without_a_unit_at_the_end_of_the_reveal_turn_loses_all_swords() -> None:
    """six/swords"""
    t = six(MUAD_DIB, "md_limited_landsraad_access")
    t.choose("turn", "reveal")
    t.choose("activate", 2)
    t.end()
    assert t[2].swords == 1
    t.hold(2, "dagger")
    t.to(2)
    t.choose("turn", "reveal")
    assert t[2].swords == 1 + 1
    t.end()
    assert t[2].swords == 0
    t[2].deployed = 1
    assert t[2].strength() == 2


def test_the_swordmasters_token_counts_in_the_round_of_the_visit() -> None:
    """six/swordmaster"""
    t = six(1, "dagger dagger", solari=8)
    t.play("dagger", "swordmaster")
    t.do_all()
    t.end()
    t[1].deployed = 1
    t.to(1)
    t.choose("turn", "reveal")
    assert t[1].swords == 2 + 1


def test_a_commander_has_nothing_of_his_allies_won_conflicts() -> None:
    """six/shared"""
    t = six(MUAD_DIB)
    won = next(card.index for card in UPRISING.conflicts if card.id == "choam_security")
    t[2].trophies.append(CONFLICT + won)
    for seat, cards in ((MUAD_DIB, 0), (2, 1)):
        t.hold(seat, "", "crysknife")
        assert len(t.s.playable_intrigue(seat, "endgame")) == cards


@pytest.mark.parametrize(("deployed", "offered"), [(2, False), (3, True)])
def test_what_the_allys_units_do_on_his_turn_a_commander_has_done(deployed: int, offered: bool) -> None:
    """six/activate: Distraction asks for three units deployed this turn"""
    t = six(MUAD_DIB, "md_usul", "distraction")
    t.play("md_usul", "carthag", 2)
    t.choose("effects", 0)
    t.choose("effects", "deploy")
    t.choose("deploy", deployed, by=2)
    assert ("distraction" in t.offered) == offered


def test_the_units_of_the_activated_ally_count_as_the_commanders() -> None:
    """six/activate"""
    for ally, may in ((2, True), (4, False)):
        t = six(MUAD_DIB, "chani_clever_tactician")
        t[2].deployed = 3
        t.play("chani_clever_tactician", "carthag", ally)
        held = len(t[MUAD_DIB].intrigue)
        t.do_all()
        assert len(t[MUAD_DIB].intrigue) == held + 1 + may, "one of the space"


def test_a_visit_moves_the_spaces_own_track_and_never_the_commanders() -> None:
    """six/icons"""
    for seat, card, space, track in (
        (MUAD_DIB, "md_seek_allies", "expedition", "fringe_worlds"),
        (SHADDAM, "sh_seek_allies", "economic_support", "great_houses"),
    ):
        t = six(seat, card)
        ally = t.s.allies_of(seat)[0]
        t.play(card, space, ally)
        t.choose("effects", 1 if space == "economic_support" else 0)
        while t.level(ally, track) == 0:
            t.s.choose(t.s.options[0])
        assert (t.level(ally, track), t[seat].personal) == (1, 0)


@pytest.mark.parametrize(("level", "opens"), [(1, False), (2, True)])
def test_the_emperors_icon_asks_an_ally_for_the_great_houses(level: int, opens: bool) -> None:
    """six/icons"""
    t = six(1, "dagger", solari=3)
    influence(t, 1, emperor=level)
    t.to(1)
    t.choose("turn", "dagger")
    assert ("imperial_privilege" in t.offered) == opens


def test_only_shaddam_reads_the_emperors_icon_in_two_ways() -> None:
    """six/icons"""
    for seat, tracks in ((SHADDAM, ["great_houses", "guild", "emperor"]), (MUAD_DIB, ["great_houses", "guild"])):
        t = six(seat, "", "imperium_politics", solari=1)
        t.choose("turn", "imperium_politics")
        t.choose("activate", t.s.allies_of(seat)[0])
        assert t.offered == tracks


VISITS = [
    # seat, card, space; what it costs; what it brings: goods, Intrigue cards, cards, troops of the Ally
    (1, "diplomacy", "economic_support", {}, {"spice": 1}),
    (1, "diplomacy", "military_support", {"spice": 2}, {"troops": 3}),
    (1, "diplomacy", "controversial_technology", {"spice": 2}, {"intrigue": 1, "hand": 1}),
    (1, "diplomacy", "expedition", {}, {"contracts": 1}),
    (1, "reconnaissance", "carthag", {}, {"troops": 1, "intrigue": 1}),
    (1, "dune_the_desert_planet", "habbanya_erg", {"water": 1}, {"spice": 2 + 3, "hand": 1}),
    (
        SHADDAM,
        "sh_seek_allies",
        "sardaukar",
        {"spice": 3},
        {"intrigue": 1, "troops": 4, "solari": 1},
    ),  # 1 for his track
    (SHADDAM, "sh_seek_allies", "vast_wealth", {}, {"solari": 3 + 1}),
    (MUAD_DIB, "md_seek_allies", "hardy_warriors", {"water": 1}, {"troops": 2, "spice": 1}),
    (MUAD_DIB, "md_seek_allies", "desert_mastery", {}, {"hand": 1, "spice": 1 + 1}),
]


@pytest.mark.parametrize(("seat", "card", "space", "cost", "brings"), VISITS, ids=[visit[2] for visit in VISITS])
def test_a_visit_on_the_other_side_costs_and_brings_what_is_printed(
    seat: int, card: str, space: str, cost: dict[str, int], brings: dict[str, int]
) -> None:
    """six/spaces, six/personal"""
    t = six(seat, card, "", 1, **{good: cost.get(good, 0) for good in ("solari", "spice", "water")})
    t.s.bonus_spice[t.s.content.space_index["habbanya_erg"]] = 3
    for good, n in cost.items():
        poorer = six(seat, card, "", 1, **{good: n - 1})
        poorer.choose("turn", card)
        if poorer.s.kind == "activate":
            poorer.choose("activate", poorer.s.allies_of(seat)[0])
        assert space not in poorer.offered
    fighter = t.s.allies_of(seat)[0] if t.s.is_commander(seat) else seat
    garrison, player = t[fighter].garrison, t[seat]
    t.play(card, space, fighter)
    while t.s.kind != "effects" or isinstance(t.offered[0], int):
        # Nothing is traded or trashed; the other open contract is the immediate one.
        last = t.s.kind == "contract" or (t.s.kind != "effects" and "pass" in t.offered)
        t.s.choose(t.s.options[-1 if last else 0])
    has = {
        "solari": player.solari,
        "spice": player.spice,
        "water": player.water,
        "intrigue": len(player.intrigue),
        "hand": len(player.hand),
        "contracts": len(player.contracts + player.completed),
        "troops": t[fighter].garrison - garrison,
    }
    assert {what: n for what, n in has.items() if n} == {what: n for what, n in brings.items() if n}


def test_of_two_mice_in_a_team_the_one_without_the_marker_goes_to_the_enemy_beside_it() -> None:
    """six/first"""
    t = six(1)
    ids = [card.id for card in UPRISING.objectives]
    dealt = {1: "desert_mouse_first", 2: "crysknife", 4: "crysknife_4_6p", 5: "desert_mouse_4_6p"}
    for seat, id in dealt.items():
        t[seat].trophies = [OBJECTIVE + ids.index(f"objective_{id}")]
    share_mice(t.s, [1, 2, 4, 5])
    held = {seat: ids[t[seat].trophies[0] - OBJECTIVE].removeprefix("objective_") for seat in dealt}
    assert held == dealt | {4: "desert_mouse_4_6p", 5: "crysknife_4_6p"}


def test_a_tie_of_teams_in_everything_goes_to_the_latest_reveal_turn() -> None:
    """six/end"""
    t = six(1)
    for seat in range(6):
        t[seat].vp, t[seat].garrison, t[seat].revealed_at = 5, 0, 10 + seat
    assert [place for place, _ in standings(t.s)] == [2, 1, 2, 1, 2, 1]


def test_three_rewards_are_given_and_none_to_commanders() -> None:
    """six/combat"""
    t = six(1)
    for seat, troops in ((1, 4), (2, 3), (4, 2), (5, 1)):
        t[seat].deployed = troops
    assert places(t.s) == [0, 1, 2, 0, 3, 0]


def test_a_team_mates_agent_stands_in_the_way_as_anybodys() -> None:
    """six/teams"""
    t = six(1, "reconnaissance")
    t[5].agents[0] = t.s.content.space_index["arrakeen"]
    t.to(1)
    t.choose("turn", "reconnaissance")
    assert "arrakeen" not in t.offered
    assert "carthag" in t.offered


def test_how_many_troops_a_commanders_card_deploys_is_his_to_say() -> None:
    """six/deploy"""
    t = six(MUAD_DIB, "md_usul", "detonation")
    t.choose("turn", "detonation")
    t.choose("activate", 2)
    t.choose("choose", 1, by=MUAD_DIB)
    t.choose("deploy", 2, by=MUAD_DIB)
    assert (t[2].deployed, t[2].garrison, t[4].deployed) == (2, 1, 0)
