"""Single sentences of the rules page that no other test guards."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import rivals
from tests.games.uprising.six import MUAD_DIB, influence, six
from tests.games.uprising.table import Seat, deal, table

from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.rounds import places
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


# -- Rivals


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
