"""Starting cards, the reserve, and Imperium cards from Bene Gesserit Operative to Double Agent."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, table

# -- starting cards and the reserve


def test_convincing_argument_has_no_agent_icon() -> None:
    t = table(Seat("convincing_argument", spies="post_guild"))
    assert t.spaces("convincing_argument") == []


def test_seek_allies_must_be_trashed_once_played() -> None:
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "deliver_supplies")
    assert t.offered == ["visit_influence", "trash_this"]  # the turn cannot end before
    t.effect("trash_this")
    assert t.trashed == ["seek_allies"]
    assert t.me.influence == {"guild": 1}


def test_seek_allies_is_revealed_for_nothing_and_stays() -> None:
    t = table(Seat("seek_allies"))
    t.pass_turn()
    assert (t.trashed, t.me.discard) == ([], ["seek_allies"])


def test_signet_ring_uses_the_leaders_ability() -> None:
    t = table(Seat("signet_ring", leader="muad_dib", deck="dagger"))
    t.play("signet_ring", "gather_support")
    assert t.me.hand == ["dagger"]


@pytest.mark.parametrize(("level", "drawn"), [(1, []), (2, ["dagger"])])
def test_prepare_the_way_draws_from_two_bene_gesserit_influence_on(level: int, drawn: list[str]) -> None:
    t = table(Seat("prepare_the_way", deck="dagger", influence={"bene_gesserit": level}))
    t.play("prepare_the_way", "gather_support")
    assert t.me.hand == drawn


def test_a_trashed_prepare_the_way_goes_back_to_its_stack() -> None:
    t = table(Seat("desert_survival prepare_the_way"))
    t.play("desert_survival", "accept_contract")
    t.effect("trash_card")
    t.choose("trash", "prepare_the_way")
    assert (t.reserve("prepare_the_way"), t.trashed) == (8, [])


def test_the_spice_must_flow_scores_when_acquired_and_keeps_the_point_when_trashed() -> None:
    t = table(Seat("convincing_argument*2 maker_keeper*2 desert_survival", council=True))
    t.reveal()
    t.acquire("the_spice_must_flow")
    assert (t.me.vp, t.reserve("the_spice_must_flow")) == (1, 9)
    t = table(Seat("desert_survival", discard="the_spice_must_flow", vp=1))
    t.play("desert_survival", "accept_contract")
    t.effect("trash_card")
    t.choose("trash", "discard:the_spice_must_flow")
    assert (t.me.vp, t.reserve("the_spice_must_flow")) == (1, 10)


def test_the_spice_must_flow_reveals_a_spice_and_no_persuasion() -> None:
    t = table(Seat("the_spice_must_flow"))
    t.reveal()
    assert (t.me.spice, t.me.persuasion, t.me.swords, t.me.vp) == (1, 0, 0, 0)


# -- Bene Gesserit Operative


def test_bene_gesserit_operative_must_place_a_spy() -> None:
    t = table(Seat("bene_gesserit_operative"), intrigue_deck="devour")
    t.play("bene_gesserit_operative", "secrets")
    t.effect("all@secrets", "visit_influence")
    assert t.question == ("place_spy", 0)  # nothing else is left, and the turn does not end before
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


@pytest.mark.parametrize(("spies", "persuasion"), [("", 1), ("post_guild", 1), ("post_guild post_choam", 3)])
def test_bene_gesserit_operative_counts_two_spies_on_the_board(spies: str, persuasion: int) -> None:
    t = table(Seat("bene_gesserit_operative", spies=spies), Seat(spies="post_fremen post_emperor"))
    t.reveal()
    assert t.me.persuasion == persuasion


def test_bene_gesserit_operative_pays_once_when_the_second_spy_comes_later_in_the_reveal() -> None:
    t = table(Seat("bene_gesserit_operative covert_operation", spies="post_guild"))
    t.reveal()
    assert t.me.persuasion == 1
    t.effect("place_spy")
    t.place_spy("post_choam")
    assert t.me.persuasion == 3
    t.effect("place_spy")
    t.place_spy("post_fremen")
    assert t.me.persuasion == 3


# -- Branching Path


def test_branching_path_trades_an_intrigue_card_for_another_and_two_spice() -> None:
    t = table(
        Seat("branching_path", intrigue="devour impress", influence={"bene_gesserit": 4}),
        intrigue_deck="go_to_ground",
    )
    t.play("branching_path", "spice_refinery")
    t.effect("pay")
    t.choose("trash_intrigue", "impress")
    assert sorted(t.me.intrigue) == ["devour", "go_to_ground"]
    assert t.me.spice == 2
    assert (t.trashed_intrigue, t.intrigue_discard) == (["impress"], [])  # out of the game


def test_branching_path_asks_for_the_token_not_for_four_influence() -> None:
    others = Seat(influence={"bene_gesserit": 5})
    t = table(Seat("branching_path", intrigue="devour", influence={"bene_gesserit": 4}), others)
    t.play("branching_path", "spice_refinery")
    assert not t.offers("pay")


def test_branching_path_needs_an_intrigue_card_to_trash() -> None:
    t = table(Seat("branching_path", influence={"bene_gesserit": 4}))
    t.play("branching_path", "spice_refinery")
    assert not t.offers("pay")


def test_branching_path_may_use_an_alliance_won_by_this_very_visit() -> None:
    """The alliance is looked at when the cost is paid."""
    t = table(Seat("branching_path", intrigue="devour", influence={"bene_gesserit": 3}))
    t.play("branching_path", "secrets")
    assert not t.offers("pay")
    t.effect("visit_influence")
    assert t.offers("pay@branching_path")


# -- Calculus of Power


def test_calculus_of_power_may_trash_a_card_or_not() -> None:
    t = table(Seat("calculus_of_power dagger", discard="diplomacy"))
    t.play("calculus_of_power", "spice_refinery")
    assert t.offers("pass")
    t.effect("trash_card")
    assert t.offered == ["dagger", "discard:diplomacy", "in_play:calculus_of_power", "pass"]
    t.choose("trash", "discard:diplomacy")
    assert t.trashed == ["diplomacy"]


def test_calculus_of_power_does_not_trash_itself_for_swords() -> None:
    t = table(Seat("calculus_of_power dagger"))
    t.reveal()
    assert not t.offers("pay")


def test_calculus_of_power_trashes_another_emperor_card_of_an_agent_turn() -> None:
    t = table(Seat("calculus_of_power", in_play="corrinth_city dagger", agents="sardaukar"))
    t.reveal()
    t.effect("pay")
    assert t.trashed == ["corrinth_city"]
    assert (t.me.persuasion, t.me.swords) == (2, 3)


def test_calculus_of_power_keeps_what_the_trashed_card_gave_and_sets_off_its_trash_box() -> None:
    t = table(Seat("calculus_of_power sardaukar_soldier"), intrigue_deck="devour")
    t.reveal()
    t.effect("pay")
    assert (t.me.persuasion, t.me.swords) == (2 + 1, 3 + 1)
    assert (t.trashed, t.me.intrigue) == (["sardaukar_soldier"], ["devour"])


def test_two_copies_of_calculus_of_power_may_trash_each_other_once() -> None:
    t = table(Seat("calculus_of_power*2"))
    t.reveal()
    t.effect("pay")
    assert t.me.in_play == ["calculus_of_power"]
    assert t.me.swords == 3
    assert not t.offers("pay")


# -- Captured Mentat


def test_captured_mentat_discards_for_an_intrigue_card_and_a_card() -> None:
    t = table(Seat("captured_mentat dagger diplomacy", deck="reconnaissance"), intrigue_deck="devour")
    t.play("captured_mentat", "gather_support")
    t.effect("pay")
    t.choose("discard", "dagger")
    assert (t.me.hand, t.me.discard, t.me.intrigue) == (["diplomacy", "reconnaissance"], ["dagger"], ["devour"])


def test_captured_mentat_may_be_paid_though_there_is_no_intrigue_card_left() -> None:
    t = table(Seat("captured_mentat dagger", deck="reconnaissance"))
    t.state.intrigue_removed = t.state.intrigue_deck
    t.state.intrigue_deck = []
    t.play("captured_mentat", "gather_support")
    t.effect("pay")
    assert (t.me.hand, t.me.intrigue) == (["reconnaissance"], [])


def test_captured_mentat_may_regain_influence_where_it_was_lost() -> None:
    t = table(Seat("captured_mentat", influence={"guild": 2}))
    t.reveal()
    t.effect("pay")
    assert (t.me.influence, t.me.vp) == ({"guild": 1}, 0)
    assert t.offered == ["emperor", "guild", "bene_gesserit", "fremen"]
    t.choose("influence", "guild")
    assert (t.me.influence, t.me.vp) == ({"guild": 2}, 1)


def test_captured_mentat_cannot_lose_influence_at_zero() -> None:
    t = table(Seat("captured_mentat"))
    t.reveal()
    assert not t.offers("pay")


# -- Chani, Clever Tactician


@pytest.mark.parametrize(("troops", "worms", "drawn"), [(2, 0, 0), (3, 0, 1), (1, 2, 1)])
def test_chani_draws_an_intrigue_card_for_three_units_sandworms_included(
    troops: int, worms: int, drawn: int
) -> None:
    t = table(Seat("chani_clever_tactician", deployed=troops, sandworms=worms), intrigue_deck="devour")
    t.play("chani_clever_tactician", "accept_contract")
    if t.offers("intrigue"):
        t.effect("intrigue")
    assert len(t.me.intrigue) == drawn


def test_chani_counts_units_deployed_earlier_in_the_same_turn() -> None:
    t = table(Seat("chani_clever_tactician", deployed=1, garrison=2), intrigue_deck="devour")
    t.play("chani_clever_tactician", "spice_refinery")
    assert not t.offers("intrigue")
    t.deploy(2)
    assert t.me.intrigue == ["devour"]  # it must be drawn now


def test_chani_retreats_exactly_two_troops_for_four_swords() -> None:
    t = table(Seat("chani_clever_tactician", deployed=3, garrison=0))
    t.reveal()
    t.effect("pay")
    assert (t.me.deployed, t.me.garrison, t.me.strength) == (1, 2, 2 + 4)
    few = table(Seat("chani_clever_tactician", deployed=1, sandworms=1))
    few.reveal()
    assert not few.offers("pay")  # a sandworm does not retreat


def test_chani_leaves_no_strength_when_the_last_units_retreat() -> None:
    t = table(Seat("chani_clever_tactician", deployed=2, garrison=1))
    t.reveal()
    t.effect("pay")
    assert (t.me.swords, t.me.strength) == (4, 0)


@pytest.mark.parametrize(("hand", "persuasion"), [("", 0), ("dagger", 0), ("desert_survival", 2 + 1)])
def test_chani_has_a_fremen_bond(hand: str, persuasion: int) -> None:
    t = table(Seat(f"chani_clever_tactician {hand}"))
    t.reveal()
    assert t.me.persuasion == persuasion


# -- Corrinth City


def test_corrinth_city_takes_two_cards_and_five_solari_for_a_point() -> None:
    t = table(Seat("corrinth_city dagger diplomacy reconnaissance", solari=5))
    t.play("corrinth_city", "gather_support")
    t.effect("pay")
    t.choose("discard", "dagger", "reconnaissance")
    assert (t.me.vp, t.me.solari, t.me.hand) == (1, 0, ["diplomacy"])


@pytest.mark.parametrize(("hand", "solari"), [("dagger", 5), ("dagger diplomacy", 4)])
def test_corrinth_city_needs_both_cards_and_all_solari_beforehand(hand: str, solari: int) -> None:
    t = table(Seat(f"corrinth_city {hand}", solari=solari))
    t.play("corrinth_city", "gather_support")
    assert not t.offers("pay")


def test_corrinth_city_reveals_five_solari_or_a_council_seat_that_counts_at_once() -> None:
    t = table(Seat("corrinth_city", solari=5))
    t.reveal()
    t.choose("choose", "take_seat")
    assert (t.me.council, t.me.solari, t.me.persuasion) == (True, 0, 2)
    t = table(Seat("corrinth_city", solari=5))
    t.reveal()
    t.choose("choose", "solari")
    assert (t.me.council, t.me.solari, t.me.persuasion) == (False, 10, 0)


def test_corrinth_city_sells_no_second_seat() -> None:
    t = table(Seat("corrinth_city", solari=5, council=True))
    t.reveal()
    t.effect("one_of")
    assert (t.me.solari, t.me.persuasion) == (10, 2)  # without a question


# -- Covert Operation


def test_covert_operation_makes_every_opponent_discard_a_card_of_their_choice() -> None:
    t = table(
        Seat("covert_operation diplomacy", spies="post_landsraad_east"),
        Seat("dagger diplomacy"),
        Seat("reconnaissance signet_ring"),
    )
    t.play("covert_operation", "gather_support")
    t.choose("discard", "dagger", by=1)
    t.choose("discard", "signet_ring", by=2)
    assert (t.left.discard, t.right.discard, t.me.discard) == (["dagger"], ["signet_ring"], [])


def test_covert_operation_skips_empty_hands_and_sets_off_what_is_discarded() -> None:
    t = table(
        Seat("covert_operation", spies="post_landsraad_east"),
        Seat(),
        Seat("spacing_guilds_favor"),
    )
    t.play("covert_operation", "gather_support")
    assert t.question == ("effects", 0)
    assert (t.right.discard, t.right.spice) == (["spacing_guilds_favor"], 2)


def test_covert_operation_reveals_two_spies_with_other_effects_between() -> None:
    t = table(Seat("covert_operation captured_mentat", influence={"guild": 1}))
    t.reveal()
    t.effect("place_spy")
    t.place_spy("post_guild")
    t.effect("pay@captured_mentat")
    t.choose("influence", "fremen")
    t.effect("place_spy")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_guild", "post_choam"]
    assert t.me.persuasion == 1  # Captured Mentat's


# -- Dangerous Rhetoric


@pytest.mark.parametrize("first", ["influence", "trash_this"])
def test_dangerous_rhetoric_gives_influence_and_is_trashed_in_either_order(first: str) -> None:
    t = table(Seat("dangerous_rhetoric"))
    t.play("dangerous_rhetoric", "gather_support")
    assert not t.offers("pass")
    t.effect(first)
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 1}
    assert t.trashed == ["dangerous_rhetoric"]


def test_dangerous_rhetoric_trashed_by_another_effect_gives_nothing_more() -> None:
    """A card that has gone before its box was used gives nothing."""
    t = table(Seat("dangerous_rhetoric", spies="post_fremen"))
    t.play("dangerous_rhetoric", "desert_tactics")
    t.effect("trash_card")
    t.choose("trash", "in_play:dangerous_rhetoric")
    assert not t.offers("influence@dangerous_rhetoric")
    assert not t.offers("trash_this")


# -- Desert Power


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 1 + 2), ("accept_contract", 0)])
def test_desert_power_gives_spice_on_a_maker_space(space: str, spice: int) -> None:
    t = table(Seat("desert_power"))
    t.play("desert_power", space)
    assert t.me.spice == spice


def test_desert_power_calls_a_sandworm_for_water_and_keeps_the_hooks() -> None:
    t = table(Seat("desert_power", hooks=True, water=1))
    t.reveal()
    t.choose("choose", "sandworms")
    assert (t.me.sandworms, t.me.water, t.me.hooks, t.me.persuasion) == (1, 0, True, 0)


@pytest.mark.parametrize(
    "me",
    [Seat("desert_power"), Seat("desert_power", hooks=True, water=0)],
    ids=["no hooks", "no water"],
)
def test_desert_power_gives_persuasion_where_no_worm_can_be_called(me: Seat) -> None:
    t = table(me)
    t.reveal()
    assert (t.me.persuasion, t.me.sandworms) == (2, 0)


@pytest.mark.parametrize(("wall", "kind"), [(True, "effects"), (False, "choose")])
def test_desert_power_calls_no_worm_behind_the_shield_wall(wall: bool, kind: str) -> None:
    t = table(Seat("desert_power", hooks=True), conflict="siege_of_arrakeen", shield_wall=wall)
    t.reveal()
    assert t.question[0] == kind


def test_desert_power_keeps_its_branch_once_chosen() -> None:
    t = table(Seat("desert_power", hooks=True))
    t.reveal()
    t.choose("choose", "persuasion")
    t.acquire("prepare_the_way")
    assert t.offered == ["pass"]


# -- Desert Survival, Double Agent


def test_desert_survival_may_trash_from_hand_discard_pile_or_play() -> None:
    t = table(Seat("desert_survival dagger", discard="diplomacy", in_play="signet_ring", agents="arrakeen"))
    t.play("desert_survival", "accept_contract")
    t.effect("trash_card")
    assert set(t.offered) == {
        "dagger", "discard:diplomacy", "in_play:signet_ring", "in_play:desert_survival", "pass",
    }  # fmt: skip
    t.choose("trash", "pass")
    assert t.trashed == []


def test_double_agent_places_its_spy_at_the_space_visited_beside_an_opponents() -> None:
    t = table(Seat("double_agent"), Seat(spies="post_refinery_arrakeen"))
    t.play("double_agent", "spice_refinery")
    t.effect("place_spy")
    assert t.offered == ["post_research_refinery", "post_refinery_arrakeen"]
    t.place_spy("post_refinery_arrakeen")
    assert t.me.spies == t.left.spies == ["post_refinery_arrakeen"]


def test_double_agent_never_puts_two_own_spies_on_a_post() -> None:
    t = table(Seat("double_agent", spies="post_refinery_arrakeen"))
    t.play("double_agent", "arrakeen")
    assert not t.offers("place_spy")


def test_double_agent_with_no_spy_left_may_recall_one_and_must_then_place_it_there() -> None:
    t = table(Seat("double_agent", spies="post_guild post_choam post_fremen"), Seat(spies="post_landsraad_east"))
    t.play("double_agent", "gather_support")
    assert t.question == ("recall_first", 0)
    assert t.offered == ["post_guild", "post_fremen", "post_choam", "pass"]
    t.choose("recall_first", "post_guild")
    assert t.me.spies == ["post_fremen", "post_landsraad_east", "post_choam"]
