"""Plot Intrigue cards from Leverage to Unexpected Allies."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, table

# -- Leverage


def test_leverage_needs_spice_gained_this_turn() -> None:
    t = table(Seat(intrigue="leverage", spice=3), choam=True)
    assert not t.offers("leverage")


def test_leverage_takes_a_contract_and_a_solari_though_the_spice_was_spent() -> None:
    me = Seat("smugglers_haven", intrigue="leverage", spice=3)
    t = table(me, choam=True, market="harvest_4 espionage_a")
    t.play("smugglers_haven", "imperial_basin")
    t.effect("pay")
    assert t.me.spice == 0
    t.plot("leverage")
    t.take_contract("espionage_a")
    assert (t.me.contracts, t.me.solari) == (["espionage_a"], 1)


def test_leverage_counts_spice_of_any_source() -> None:
    t = table(Seat(intrigue="leverage crysknife"), choam=True, market="harvest_4 espionage_a")
    t.plot("crysknife")
    t.plot("leverage")
    t.take_contract("harvest_4")
    assert t.me.contracts == ["harvest_4"]


def test_leverage_is_three_solari_when_no_contract_is_left() -> None:
    t = table(Seat(intrigue="leverage crysknife"), choam=True, market="", bank="")
    t.plot("crysknife")
    t.plot("leverage")
    assert t.me.solari == 2 + 1


# -- Manipulate


def test_manipulate_sets_a_card_of_the_row_aside_and_refills_it() -> None:
    t = table(Seat(intrigue="manipulate"), row="shishakli", imperium="truthtrance")
    t.plot("manipulate")
    t.choose("manipulate", "shishakli")
    assert t.me.set_aside == "shishakli"
    assert "shishakli" not in t.row
    assert "truthtrance" in t.row


def test_manipulate_lets_its_player_acquire_the_card_for_one_less() -> None:
    t = table(Seat("convincing_argument diplomacy", intrigue="manipulate"), row="shishakli")
    t.plot("manipulate")
    t.choose("manipulate", "shishakli")
    t.reveal()
    t.acquire("set_aside")
    assert (t.me.discard, t.me.persuasion, t.me.set_aside) == (["shishakli"], 0, None)


def test_manipulate_keeps_the_card_from_everybody_else() -> None:
    me = Seat("reconnaissance", intrigue="manipulate", deck="dagger")
    t = table(me, Seat("convincing_argument*2"), row="shishakli")
    t.plot("manipulate")
    t.choose("manipulate", "shishakli")
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    t.end_turn()
    t.reveal()
    assert not t.offers("shishakli")
    assert not t.offers("set_aside")


def test_manipulate_removes_a_card_not_acquired_by_the_end_of_the_reveal_turn() -> None:
    t = table(Seat("convincing_argument*2", intrigue="manipulate"), row="shishakli")
    t.plot("manipulate")
    t.choose("manipulate", "shishakli")
    t.pass_turn()
    assert (t.trashed, t.me.set_aside) == (["shishakli"], None)


def test_a_card_set_aside_may_be_had_for_solari_without_the_discount() -> None:
    t = table(Seat("price_is_no_object", set_aside="shishakli", solari=4))
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    t.choose("acquire", "set_aside")
    assert (t.me.hand, t.me.solari, t.me.set_aside) == (["shishakli"], 0, None)


def test_a_card_set_aside_has_no_discount_for_other_effects() -> None:
    """Neither at a solari less, nor as a card of cost 3 that costs 4."""
    t = table(Seat("price_is_no_object", set_aside="shishakli", solari=3, intrigue="inspire_awe"))
    t.plot("inspire_awe")
    assert t.me.discard == ["prepare_the_way"]  # there was nothing else to choose
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    assert not t.offers("set_aside")


def test_a_card_set_aside_may_be_taken_by_inspire_awe() -> None:
    t = table(Seat(set_aside="maula_pistol", intrigue="inspire_awe"))
    t.plot("inspire_awe")
    t.choose("acquire", "set_aside")
    assert (t.me.discard, t.me.set_aside) == (["maula_pistol"], None)


def test_a_card_set_aside_may_be_taken_by_princess_irulan() -> None:
    me = Seat("signet_ring", leader="princess_irulan", set_aside="weirding_woman")
    t = table(me)
    t.play("signet_ring", "gather_support")
    t.effect("may_do")
    t.choose("may", "yes")
    assert (t.me.hand, t.me.set_aside) == (["weirding_woman"], None)


# -- Market Opportunity, Mercenaries, Opportunism


def test_market_opportunity_sells_two_spice_or_buys_five() -> None:
    t = table(Seat(intrigue="market_opportunity", spice=2, solari=5))
    t.plot("market_opportunity")
    t.choose("choose", 0)
    assert (t.me.spice, t.me.solari) == (0, 10)
    t = table(Seat(intrigue="market_opportunity", spice=2, solari=5))
    t.plot("market_opportunity")
    t.choose("choose", 1)
    assert (t.me.spice, t.me.solari) == (7, 0)


def test_market_opportunity_offers_only_what_can_be_paid() -> None:
    t = table(Seat(intrigue="market_opportunity", spice=1, solari=5))
    t.plot("market_opportunity")
    assert (t.me.spice, t.me.solari) == (6, 0)
    poor = table(Seat(intrigue="market_opportunity", spice=1, solari=4))
    assert not poor.offers("market_opportunity")


def test_mercenaries_are_an_intrigue_card_and_two_troops_for_three_solari() -> None:
    t = table(Seat(intrigue="mercenaries", solari=3), intrigue_deck="devour")
    t.plot("mercenaries")
    assert (t.me.intrigue, t.me.garrison, t.me.solari) == (["devour"], 5, 0)
    assert not table(Seat(intrigue="mercenaries", solari=2)).offers("mercenaries")


def test_opportunism_may_lose_both_influence_with_one_faction_points_included() -> None:
    t = table(Seat(intrigue="opportunism", solari=2, influence={"guild": 2, "fremen": 1}))
    assert t.me.vp == 1
    t.plot("opportunism")
    t.choose("lose_influence", "guild", "guild")
    assert (t.me.influence, t.me.solari, t.me.vp) == ({"fremen": 1}, 0, 1 - 1 + 1)


def test_opportunism_hands_over_an_alliance_that_was_tied() -> None:
    me = Seat(intrigue="opportunism", solari=2, influence={"guild": 4})
    t = table(me, Seat(influence={"guild": 4}), alliances={"guild": 0})
    t.plot("opportunism")
    assert (t.me.influence, t.alliances) == ({"guild": 2}, {"guild": 1})
    assert (t.me.vp, t.left.vp) == (1 + 1, 1 + 1)  # two influence each; Opportunism's point, the alliance's


@pytest.mark.parametrize(("solari", "influence"), [(1, {"guild": 2}), (2, {"guild": 1})])
def test_opportunism_must_be_paid_in_full(solari: int, influence: dict[str, int]) -> None:
    t = table(Seat(intrigue="opportunism", solari=solari, influence=influence))
    assert not t.offers("opportunism")


# -- Shaddam's Favor, Sietch Ritual


@pytest.mark.parametrize(("level", "solari"), [(2, 0), (3, 3)])
def test_shaddams_favor_adds_solari_from_three_emperor_influence_on(level: int, solari: int) -> None:
    t = table(Seat(intrigue="shaddams_favor", influence={"emperor": level}))
    t.plot("shaddams_favor")
    assert (t.me.garrison, t.me.solari) == (4, solari)


def test_sietch_ritual_discards_for_the_bene_gesserit_or_the_fremen() -> None:
    t = table(Seat("dagger spacing_guilds_favor", intrigue="sietch_ritual"))
    t.plot("sietch_ritual")
    t.choose("discard", "spacing_guilds_favor")
    assert t.offered == ["bene_gesserit", "fremen"]
    t.choose("influence", "fremen")
    assert (t.me.influence, t.me.hand) == ({"fremen": 1}, ["dagger"])
    assert t.me.spice == 2  # what the discarded card does


def test_sietch_ritual_finds_no_card_to_discard_on_a_reveal_turn() -> None:
    t = table(Seat("dagger diplomacy", intrigue="sietch_ritual"))
    assert t.offers("sietch_ritual")
    t.reveal()
    assert not t.offers("sietch_ritual")


# -- Special Mission


def test_special_mission_spies_on_a_city() -> None:
    t = table(Seat(intrigue="special_mission", spies="post_guild"))
    t.plot("special_mission")
    t.choose("choose", "place_spy")
    assert t.offered == ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]
    t.place_spy("post_research_refinery")
    assert t.me.spies == ["post_guild", "post_research_refinery"]


@pytest.mark.parametrize(("answer", "wall"), [("yes", False), ("no", True)])
def test_special_mission_recalls_a_spy_for_the_wall_and_two_spice_either_way(answer: str, wall: bool) -> None:
    t = table(Seat(intrigue="special_mission", spies="post_guild"))
    t.plot("special_mission")
    t.choose("choose", "pay")
    t.choose("may", answer)
    assert (t.me.spies, t.me.spice, t.shield_wall) == ([], 2, wall)


def test_special_mission_gives_spice_though_the_wall_has_gone() -> None:
    t = table(Seat(intrigue="special_mission", spies="post_guild"), shield_wall=False)
    t.plot("special_mission")
    t.choose("choose", "pay")
    assert (t.me.spies, t.me.spice) == ([], 2)


# -- Strategic Stockpiling


def test_strategic_stockpiling_may_use_both_lines() -> None:
    t = table(Seat(intrigue="strategic_stockpiling", spice=5, water=3, influence={"fremen": 3}, vp=1))
    t.plot("strategic_stockpiling")
    t.choose("lines", 0)
    t.choose("lines", 0)
    assert (t.me.vp, t.me.spice, t.me.water) == (3, 0, 0)


@pytest.mark.parametrize(
    ("spice", "water", "fremen", "left"),
    [(5, 3, 2, (0, 3)), (5, 2, 3, (0, 2)), (4, 3, 3, (4, 0))],
)
def test_strategic_stockpiling_may_use_either_line(
    spice: int, water: int, fremen: int, left: tuple[int, int]
) -> None:
    t = table(Seat(intrigue="strategic_stockpiling", spice=spice, water=water, influence={"fremen": fremen}, vp=1))
    t.plot("strategic_stockpiling")
    t.choose("lines", "pay")
    assert (t.me.vp, t.me.spice, t.me.water) == (2, *left)


def test_strategic_stockpiling_needs_a_line_that_can_be_paid() -> None:
    t = table(Seat(intrigue="strategic_stockpiling", spice=4, water=3, influence={"fremen": 2}))
    assert not t.offers("strategic_stockpiling")


# -- Unexpected Allies


def test_unexpected_allies_need_no_maker_hooks() -> None:
    t = table(Seat(intrigue="unexpected_allies", water=2))
    t.plot("unexpected_allies")
    t.choose("may", "no")
    assert (t.me.sandworms, t.me.water, t.me.hooks, t.shield_wall) == (1, 0, False, True)


@pytest.mark.parametrize(("answer", "worms"), [("yes", 1), ("no", 0)])
def test_unexpected_allies_come_through_the_wall_only_if_it_is_removed(answer: str, worms: int) -> None:
    t = table(Seat(intrigue="unexpected_allies", water=2), conflict="siege_of_arrakeen")
    t.plot("unexpected_allies")
    t.choose("may", answer)
    assert (t.me.sandworms, t.shield_wall) == (worms, worms == 0)


def test_unexpected_allies_ask_nothing_once_the_wall_has_gone() -> None:
    t = table(Seat(intrigue="unexpected_allies", water=2), conflict="siege_of_arrakeen", shield_wall=False)
    t.plot("unexpected_allies")
    assert t.me.sandworms == 1
    assert not table(Seat(intrigue="unexpected_allies", water=1)).offers("unexpected_allies")


# -- all of them


def test_a_plot_card_goes_to_the_intrigue_discard_pile() -> None:
    t = table(Seat("dagger", intrigue="market_opportunity", solari=5))
    t.plot("market_opportunity")
    assert (t.me.intrigue, t.intrigue_discard) == ([], ["market_opportunity"])


def test_combat_and_endgame_cards_are_no_plots() -> None:
    cards = "devour find_weakness go_to_ground impress questionable_methods secure_spice_trade shadow_alliance"
    cards += " spice_is_power spring_the_trap tactical_option weirding_combat"
    me = Seat("dagger", intrigue=cards, deployed=3, garrison=0, spies="post_guild post_choam", spice=3)
    t = table(me)
    assert t.offered == ["dagger", "reveal"]
    t.reveal()
    assert t.offered == ["pay", "pass"]  # Feyd-Rautha's Spy for swords
