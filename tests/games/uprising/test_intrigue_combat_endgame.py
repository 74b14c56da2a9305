"""Combat Intrigue cards, and those of the Endgame."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, Table, table

# -- Combat: every fighter here keeps a Contingency Plan, so that the phase goes on and can be looked at


def in_combat(card: str, me: Seat, *others: Seat, choam: bool = False) -> Table:
    """The Combat phase, in which the first player is asked what to play."""
    t = table(me._replace(intrigue=f"{card} contingency_plan"), *others, choam=choam)
    t.to_combat()
    assert t.question == ("combat", 0)
    return t


ONE = Seat(deployed=1, garrison=2)
THREE = Seat(deployed=3, garrison=0)


def test_contingency_plan_is_three_swords_in_combat() -> None:
    t = in_combat("contingency_plan", ONE)
    t.choose("combat", "contingency_plan")
    assert (t.me.swords, t.me.strength, t.me.solari) == (3, 5, 0)


def test_plots_and_endgame_cards_are_not_for_combat() -> None:
    t = in_combat("detonation mercenaries secure_spice_trade", ONE._replace(solari=3))
    assert t.offered == ["contingency_plan", "pass"]


@pytest.mark.parametrize(("completed", "there"), [("immediate", False), ("immediate espionage_a", True)])
def test_backed_by_choam_is_four_swords_with_two_completed_contracts(completed: str, there: bool) -> None:
    t = in_combat("backed_by_choam", ONE._replace(completed=completed, influence={"guild": 1}), choam=True)
    assert t.offers("backed_by_choam") is there
    if there:
        t.choose("combat", "backed_by_choam")
        assert (t.me.swords, t.me.influence) == (4, {"guild": 1})


# -- Devour


def test_devour_is_two_swords_without_a_sandworm_of_ones_own() -> None:
    t = in_combat("devour", ONE._replace(discard="dagger"), Seat(sandworms=1))
    t.choose("combat", "devour")
    assert (t.me.swords, t.question) == (2, ("combat", 0))


def test_devour_is_four_swords_and_a_trash_with_a_sandworm() -> None:
    t = in_combat("devour", Seat(sandworms=1, discard="dagger diplomacy"))
    t.choose("combat", "devour")
    assert t.me.swords == 4
    t.choose("trash", "discard:dagger")
    assert t.trashed == ["dagger"]


def test_devour_need_not_trash() -> None:
    t = in_combat("devour", Seat(sandworms=1, discard="dagger diplomacy"))
    t.choose("combat", "devour")
    t.choose("trash", "pass")
    assert (t.me.swords, t.trashed) == (4, [])


# -- Find Weakness, Questionable Methods


def test_find_weakness_may_recall_a_spy_for_three_more_swords() -> None:
    t = in_combat("find_weakness", ONE._replace(spies="post_guild post_choam"))
    t.choose("combat", "find_weakness")
    assert t.me.swords == 2
    t.choose("lines", "pay")
    t.choose("recall_spy", "post_guild")
    assert (t.me.swords, t.me.spies) == (5, ["post_choam"])


def test_find_weakness_may_leave_the_spies_where_they_are() -> None:
    t = in_combat("find_weakness", ONE._replace(spies="post_guild"))
    t.choose("combat", "find_weakness")
    t.choose("lines", "pass")
    assert (t.me.swords, t.me.spies) == (2, ["post_guild"])


def test_find_weakness_is_two_swords_without_spies() -> None:
    t = in_combat("find_weakness", ONE)
    t.choose("combat", "find_weakness")
    assert (t.me.swords, t.question) == (2, ("combat", 0))


def test_questionable_methods_are_one_sword_and_four_more_for_influence() -> None:
    t = in_combat("questionable_methods", ONE._replace(influence={"guild": 2, "fremen": 1}))
    t.choose("combat", "questionable_methods")
    assert t.me.swords == 1
    t.choose("lines", "pay")
    t.choose("lose_influence", "guild")
    assert (t.me.swords, t.me.influence, t.me.vp) == (5, {"guild": 1, "fremen": 1}, 0)


def test_questionable_methods_may_keep_the_influence() -> None:
    t = in_combat("questionable_methods", ONE._replace(influence={"guild": 2}))
    t.choose("combat", "questionable_methods")
    t.choose("lines", "pass")
    assert (t.me.swords, t.me.influence) == (1, {"guild": 2})


# -- Go to Ground, Reach Agreement


def test_go_to_ground_retreats_one_or_two_troops_for_a_spy() -> None:
    t = in_combat("go_to_ground", THREE)
    t.choose("combat", "go_to_ground")
    assert t.offered == [1, 2]
    t.choose("retreat", 2)
    t.place_spy("post_choam")
    assert (t.me.deployed, t.me.garrison, t.me.strength, t.me.spies) == (1, 2, 2, ["post_choam"])


def test_go_to_ground_with_the_last_unit_leaves_the_combat_but_places_the_spy() -> None:
    t = in_combat("go_to_ground", ONE, Seat(deployed=1, garrison=2, intrigue="contingency_plan"))
    t.choose("combat", "go_to_ground")
    t.place_spy("post_choam")
    assert (t.me.spies, t.me.strength) == (["post_choam"], 0)
    assert t.question == ("combat", 1)
    t.choose("combat", "pass")
    assert t.question[0] != "combat"  # the first player is not asked again


def test_go_to_ground_needs_a_troop_sandworms_do_not_retreat() -> None:
    t = in_combat("go_to_ground", Seat(sandworms=2))
    assert not t.offers("go_to_ground")


def test_reach_agreement_retreats_for_a_contract() -> None:
    t = in_combat("reach_agreement", THREE, choam=True)
    t.choose("combat", "reach_agreement")
    t.choose("retreat", 1)
    taken = t.market[0]
    t.take_contract(taken)
    assert (t.me.contracts, t.me.deployed) == ([taken], 2)


def test_reach_agreement_is_two_solari_when_no_contract_is_left() -> None:
    me = THREE._replace(intrigue="reach_agreement contingency_plan")
    t = table(me, choam=True, market="", bank="")
    t.to_combat()
    t.choose("combat", "reach_agreement")
    t.choose("retreat", 1)
    assert (t.me.solari, t.me.deployed) == (2, 2)


# -- Impress


def test_impress_is_two_swords_and_a_card_of_three_or_less_to_the_discard_pile() -> None:
    me = ONE._replace(intrigue="impress contingency_plan", sandworms=1, leader="gurney_halleck")
    t = table(me, row="maula_pistol shishakli")
    t.to_combat()
    t.choose("combat", "impress")
    assert t.offered == ["maula_pistol", "prepare_the_way"]
    t.choose("acquire", "maula_pistol")
    assert (t.me.swords, t.me.discard, t.me.hand) == (2, ["maula_pistol"], [])


def test_impress_resolves_the_acquire_box() -> None:
    t = table(ONE._replace(intrigue="impress contingency_plan"), row="guild_spy")
    t.to_combat()
    t.choose("combat", "impress")
    t.choose("acquire", "guild_spy")
    t.place_spy("post_choam")
    assert (t.me.spies, t.me.swords) == (["post_choam"], 2)


def test_impress_may_be_played_though_no_card_is_cheap_enough() -> None:
    t = in_combat("impress", ONE)
    t.state.removed += [t.state.content.card_index["prepare_the_way"]] * t.reserve("prepare_the_way")
    t.state.reserve[t.state.content.card_index["prepare_the_way"]] = 0
    t.choose("combat", "impress")
    assert (t.me.swords, t.me.discard, t.question) == (2, [], ("combat", 0))


# -- Spice is Power, Spring the Trap, Tactical Option, Weirding Combat


def test_spice_is_power_retreats_exactly_three_troops_for_three_spice() -> None:
    t = in_combat("spice_is_power", Seat(deployed=4, garrison=0))
    t.choose("combat", "spice_is_power")
    assert (t.me.deployed, t.me.garrison, t.me.spice, t.me.swords) == (1, 3, 3, 0)


def test_spice_is_power_or_pays_three_spice_for_six_swords() -> None:
    t = in_combat("spice_is_power", THREE._replace(spice=3))
    t.choose("combat", "spice_is_power")
    t.choose("choose", "swords")
    assert (t.me.deployed, t.me.spice, t.me.swords) == (3, 0, 6)


def test_spice_is_power_needs_three_troops_or_three_spice() -> None:
    t = in_combat("spice_is_power", Seat(deployed=2, garrison=1, sandworms=1, spice=2))
    assert not t.offers("spice_is_power")


def test_spring_the_trap_recalls_two_spies_for_seven_swords() -> None:
    t = in_combat("spring_the_trap", ONE._replace(spies="post_guild post_choam post_fremen"))
    t.choose("combat", "spring_the_trap")
    t.choose("recall_spy", "post_guild", "post_fremen")
    assert (t.me.swords, t.me.spies) == (7, ["post_choam"])
    assert not in_combat("spring_the_trap", ONE._replace(spies="post_guild")).offers("spring_the_trap")


def test_tactical_option_is_two_swords_or_a_retreat_of_any_number() -> None:
    t = in_combat("tactical_option", THREE)
    t.choose("combat", "tactical_option")
    t.choose("choose", "swords")
    assert (t.me.swords, t.me.deployed) == (2, 3)
    t = in_combat("tactical_option", THREE)
    t.choose("combat", "tactical_option")
    t.choose("choose", "retreat")
    assert t.offered == [0, 1, 2, 3]
    t.choose("retreat", 2)
    assert (t.me.swords, t.me.deployed, t.me.garrison) == (0, 1, 2)


@pytest.mark.parametrize(("level", "swords"), [(2, 3), (3, 5)])
def test_weirding_combat_is_two_more_swords_from_three_bene_gesserit_influence_on(level: int, swords: int) -> None:
    t = in_combat("weirding_combat", ONE._replace(influence={"bene_gesserit": level}))
    t.choose("combat", "weirding_combat")
    assert t.me.swords == swords


# -- the Endgame


def at_the_end(me: Seat, *others: Seat, choam: bool = False) -> Table:
    """The Endgame, in which the first player is asked what to play."""
    t = table(me, *others, round=10, choam=choam)
    t.to_combat()
    assert t.question == ("endgame", 0)
    return t


ICONS = [
    ("crysknife", "objective_crysknife", "skirmish_crysknife"),
    ("desert_mouse", "objective_desert_mouse_first", "skirmish_desert_mouse"),
    ("ornithopter", "objective_ornithopter_1_3p", "skirmish_ornithopter"),
]


@pytest.mark.parametrize(("card", "objective", "conflict"), ICONS)
def test_a_battle_icon_card_turns_a_won_card_over_for_a_point(card: str, objective: str, conflict: str) -> None:
    """An Objective is as good as a won Conflict card."""
    for won in (objective, conflict):
        t = at_the_end(Seat(intrigue=card, trophies=won))
        t.choose("endgame", card, by=0)
        assert (t.me.vp, t.me.trophies, t.me.matched) == (1, [], [won])


@pytest.mark.parametrize("card", [row[0] for row in ICONS])
def test_a_battle_icon_card_may_turn_the_wild_icon_over(card: str) -> None:
    t = at_the_end(Seat(intrigue=card, trophies="propaganda"))
    t.choose("endgame", card, by=0)
    assert (t.me.vp, t.me.matched) == (1, ["propaganda"])


def test_a_battle_icon_card_lets_its_player_choose_what_to_turn_over() -> None:
    t = at_the_end(Seat(intrigue="crysknife", trophies="objective_crysknife propaganda"))
    t.choose("endgame", "crysknife", by=0)
    assert t.offered == ["objective_crysknife", "propaganda"]
    t.choose("flip", "propaganda", by=0)
    assert (t.me.trophies, t.me.matched, t.me.vp) == (["objective_crysknife"], ["propaganda"], 1)


@pytest.mark.parametrize(("card", "objective", "conflict"), ICONS)
def test_a_battle_icon_card_needs_its_icon_face_up(card: str, objective: str, conflict: str) -> None:
    others = [row[1] for row in ICONS if row[0] != card]
    t = at_the_end(Seat(intrigue=card, trophies=others[0], matched=f"{objective} {conflict}"))
    assert not t.offers(f"intrigue:{card}")


@pytest.mark.parametrize(
    "me",
    [
        Seat("the_spice_must_flow", deck="the_spice_must_flow"),
        Seat(discard="the_spice_must_flow*2"),
        Seat(in_play="the_spice_must_flow", discard="the_spice_must_flow"),
    ],
)
def test_secure_spice_trade_counts_the_spice_must_flow_wherever_it_is(me: Seat) -> None:
    t = at_the_end(me._replace(intrigue="secure_spice_trade", vp=2))
    spice = t.me.spice
    t.choose("endgame", "secure_spice_trade", by=0)
    assert (t.me.vp, t.me.spice) == (3, spice + 2)


def test_secure_spice_trade_needs_two_that_were_not_trashed() -> None:
    t = at_the_end(Seat(discard="the_spice_must_flow", intrigue="secure_spice_trade", vp=2))
    assert not t.offers("secure_spice_trade")


def test_secure_spice_trades_spice_breaks_a_tie() -> None:
    me = Seat(discard="the_spice_must_flow*2", intrigue="secure_spice_trade", vp=2)
    t = at_the_end(me, Seat(vp=3, spice=1))
    t.choose("endgame", "secure_spice_trade", by=0)
    t.choose("endgame", "pass", by=0)
    assert t.over
    assert t.standings[:2] == [(1, 3), (2, 3)]


@pytest.mark.parametrize(
    ("own", "theirs", "holder", "there"),
    [(4, 5, 1, True), (4, 4, 1, True), (3, 4, 1, False), (5, 4, 0, False)],
    ids=["behind", "tied", "below four", "own alliance"],
)
def test_shadow_alliance_needs_four_influence_under_an_opponents_alliance(
    own: int, theirs: int, holder: int, there: bool
) -> None:
    me = Seat(intrigue="shadow_alliance", influence={"guild": own})
    t = table(me, Seat(influence={"guild": theirs}), round=10, alliances={"guild": holder})
    t.to_combat()
    assert t.offers("shadow_alliance") is there


def test_shadow_alliance_is_one_point_in_all() -> None:
    me = Seat(intrigue="shadow_alliance", influence={"guild": 4, "fremen": 4})
    t = at_the_end(me, Seat(influence={"guild": 5, "fremen": 5}))
    points = t.me.vp
    t.choose("endgame", "shadow_alliance", by=0)
    assert t.me.vp == points + 1


@pytest.mark.parametrize("count", [3, 4])
def test_choam_profits_need_four_completed_contracts(count: int) -> None:
    completed = ["immediate", "espionage_a", "espionage_b", "harvest_4"][:count]
    me = Seat(intrigue="choam_profits", completed=" ".join(completed), contracts="harvest_3_a")
    t = at_the_end(me, choam=True)
    assert t.offers("choam_profits") is (count == 4)
    if count == 4:
        t.choose("endgame", "choam_profits", by=0)
        assert t.me.vp == 1
