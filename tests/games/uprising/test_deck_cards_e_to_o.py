"""Imperium cards from Ecological Testing Station to Overthrow."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, ordered, table

# -- Ecological Testing Station, Fedaykin Stilltent


def test_ecological_testing_station_may_be_paid_with_water_from_the_space() -> None:
    t = table(Seat("ecological_testing_station", deck="dagger diplomacy", water=1, influence={"fremen": 2}))
    t.play("ecological_testing_station", "sietch_tabr")
    assert not t.offers("pay")
    t.effect("one_of")
    t.choose("choose", "take_hooks")
    t.effect("pay")
    assert (t.me.water, t.me.hand) == (0, ["dagger", "diplomacy"])


@pytest.mark.parametrize(("hand", "water"), [("", 1), ("maula_pistol", 2)])
def test_ecological_testing_station_has_a_fremen_bond(hand: str, water: int) -> None:
    t = table(Seat(f"ecological_testing_station {hand}", water=1))
    t.reveal()
    assert t.me.water == water


@pytest.mark.parametrize(("space", "garrison"), [("imperial_basin", 4), ("accept_contract", 3)])
def test_fedaykin_stilltent_recruits_on_a_maker_space(space: str, garrison: int) -> None:
    t = table(Seat("fedaykin_stilltent"))
    t.play("fedaykin_stilltent", space)
    assert t.me.garrison == garrison


# -- Guild Envoy


@pytest.mark.parametrize(
    ("discarded", "drawn"), [("dagger", []), ("smugglers_harvester", ["diplomacy", "reconnaissance"])]
)
def test_guild_envoy_draws_two_only_for_a_guild_card(discarded: str, drawn: list[str]) -> None:
    t = table(Seat("guild_envoy dagger smugglers_harvester", deck="diplomacy reconnaissance"))
    t.play("guild_envoy", "deliver_supplies")
    t.effect("discard_for")
    t.choose("discard", discarded)
    assert t.me.discard == [discarded]
    kept = "dagger smugglers_harvester".replace(discarded, "")
    assert t.me.hand == ordered(" ".join([kept, *drawn]))


def test_guild_envoy_must_discard() -> None:
    t = table(Seat("guild_envoy dagger diplomacy"))
    t.play("guild_envoy", "deliver_supplies")
    assert t.offered == ["visit_influence", "discard_for"]
    t.effect("visit_influence")
    assert t.question == ("discard", 0)


def test_guild_envoy_with_an_empty_hand_waits_for_a_card_to_come() -> None:
    t = table(Seat("guild_envoy", deck="dagger"))
    t.play("guild_envoy", "fremkit")
    assert not t.offers("discard_for")
    t.effect("cards", "visit_influence")
    assert not t.offers("pass")
    t.effect("discard_for")
    assert (t.me.hand, t.me.discard) == ([], ["dagger"])


def test_guild_envoy_lapses_with_the_turn_if_no_card_comes() -> None:
    t = table(Seat("guild_envoy"))
    t.play("guild_envoy", "deliver_supplies")
    assert t.offered == ["pass"]


# -- Guild Spy


def test_guild_spy_places_a_spy_when_acquired() -> None:
    t = table(Seat("convincing_argument*2"), row="guild_spy")
    t.reveal()
    t.acquire("guild_spy")
    t.place_spy("post_choam")
    assert (t.me.spies, t.me.discard) == (["post_choam"], ["guild_spy"])


@pytest.mark.parametrize(("discarded", "secrets"), [("dagger", []), ("smugglers_harvester", ["devour"])])
def test_guild_spy_discards_for_a_card_and_an_intrigue_card_if_it_is_of_the_guild(
    discarded: str, secrets: list[str]
) -> None:
    t = table(
        Seat("guild_spy dagger smugglers_harvester", deck="diplomacy", spies="post_landsraad_east"),
        intrigue_deck="devour",
    )
    t.play("guild_spy", "gather_support")
    assert t.offers("pass")
    t.effect("discard_for")
    t.choose("discard", discarded)
    assert "diplomacy" in t.me.hand
    assert t.me.intrigue == secrets


BUYING = "convincing_argument*2 maker_keeper*2"  # 8 persuasion


def test_guild_spy_rewards_the_spice_must_flow_with_influence_where_there_are_spies() -> None:
    """Each faction once, whichever of its spaces are watched; opponents' Spies and other posts do not count."""
    me = Seat(f"guild_spy {BUYING}", spies="post_fremen post_guild post_choam")
    t = table(me, Seat(spies="post_emperor"))
    t.reveal()
    assert not t.offers("influence_where_spying")
    t.acquire("the_spice_must_flow")
    t.effect("influence_where_spying")
    assert t.me.influence == {"fremen": 1, "guild": 1}


def test_guild_spy_answers_once_though_two_copies_are_bought() -> None:
    hand = f"guild_spy {BUYING} stilgar_the_devoted desert_survival*2"
    t = table(Seat(hand, spies="post_guild", council=True))
    t.reveal()
    t.effect("persuasion@stilgar_the_devoted")
    t.acquire("the_spice_must_flow")
    t.effect("influence_where_spying")
    t.acquire("the_spice_must_flow")
    assert not t.offers("influence_where_spying")
    assert t.me.influence == {"guild": 1}


def test_guild_spy_revealed_late_answers_to_an_earlier_purchase() -> None:
    me = Seat(
        f"{BUYING} dagger", deck="guild_spy", spies="post_guild", council=True, intrigue="intelligence_report"
    )
    t = table(me)
    t.reveal()
    t.acquire("the_spice_must_flow")
    t.plot("intelligence_report")
    t.effect("influence_where_spying")
    assert t.me.influence == {"guild": 1}


def test_guild_spy_does_not_count_a_spy_that_its_own_influence_brings() -> None:
    """The Emperor's Spy, at four influence, comes after the factions have been counted."""
    me = Seat(f"guild_spy {BUYING}", spies="post_emperor", influence={"emperor": 3})
    t = table(me)
    t.reveal()
    t.acquire("the_spice_must_flow")
    t.effect("influence_where_spying")
    t.place_spy("post_guild")
    assert t.me.influence == {"emperor": 4}


def test_guild_spy_does_not_answer_to_a_purchase_on_an_agent_turn() -> None:
    me = Seat("price_is_no_object guild_spy", solari=9, spies="post_guild")
    t = table(me)
    t.play("price_is_no_object", "dutiful_service")
    t.effect("acquire_for_solari")
    t.choose("acquire", "the_spice_must_flow")
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.reveal()
    assert not t.offers("influence_where_spying")


# -- Hidden Missive, Imperial Spymaster, In High Places


@pytest.mark.parametrize(("level", "troops", "drawn"), [(1, 3, []), (2, 4, ["dagger"])])
def test_hidden_missive_needs_two_bene_gesserit_influence(level: int, troops: int, drawn: list[str]) -> None:
    t = table(Seat("hidden_missive", deck="dagger", influence={"bene_gesserit": level}), intrigue_deck="devour")
    t.play("hidden_missive", "assembly_hall")
    while not t.offers("pass"):
        t.effect(t.offered[0])
    assert (t.me.garrison, t.me.hand) == (troops, drawn)


def test_imperial_spymaster_draws_an_intrigue_card_if_a_spy_was_recalled_this_turn() -> None:
    t = table(Seat("imperial_spymaster", spies="post_landsraad_east"), intrigue_deck="devour")
    t.play("imperial_spymaster", "gather_support", gather="post_landsraad_east")
    assert t.me.intrigue == ["devour"]


def test_imperial_spymaster_draws_nothing_with_every_spy_in_its_place() -> None:
    t = table(Seat("imperial_spymaster", spies="post_landsraad_east"))
    t.play("imperial_spymaster", "gather_support")
    assert t.offered == ["pass"]


def test_in_high_places_places_a_spy_when_acquired() -> None:
    t = table(Seat("convincing_argument*2 diplomacy"), row="in_high_places")
    t.reveal()
    t.acquire("in_high_places")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


def test_in_high_places_draws_and_spies_with_a_bene_gesserit_bond() -> None:
    me = Seat("in_high_places", in_play="truthtrance", agents="fremkit", deck="dagger")
    t = table(me)
    t.play("in_high_places", "dutiful_service")
    t.effect("cards", "place_spy")
    t.place_spy("post_guild")
    assert (t.me.hand, t.me.spies) == (["dagger"], ["post_guild"])


def test_in_high_places_is_no_bond_to_itself() -> None:
    t = table(Seat("in_high_places", in_play="sardaukar_soldier", agents="arrakeen", deck="dagger"))
    t.play("in_high_places", "dutiful_service")
    assert t.offered == ["pass"]


def test_in_high_places_recalls_two_spies_together_for_three_persuasion() -> None:
    t = table(Seat("in_high_places", spies="post_guild post_choam post_fremen"))
    t.reveal()
    t.effect("pay@in_high_places")
    t.choose("recall_spy", "post_guild", "post_choam")
    assert (t.me.persuasion, t.me.spies) == (2 + 3, ["post_fremen"])
    one = table(Seat("in_high_places", spies="post_guild"))
    one.reveal()
    assert not one.offers("pay@in_high_places")


# -- Junction Headquarters


def test_junction_headquarters_sells_a_point_for_an_intrigue_card_and_two_spice() -> None:
    t = table(Seat("junction_headquarters", intrigue="devour impress", spice=2, influence={"guild": 4}))
    points = t.me.vp
    t.play("junction_headquarters", "gather_support")
    t.effect("pay")
    t.choose("trash_intrigue", "devour")
    assert (t.me.vp, t.me.spice) == (points + 1, 0)
    assert (t.me.intrigue, t.trashed_intrigue, t.intrigue_discard) == (["impress"], ["devour"], [])


@pytest.mark.parametrize(
    ("me", "rival"),
    [
        (Seat("junction_headquarters", intrigue="devour", spice=1, influence={"guild": 4}), 0),
        (Seat("junction_headquarters", spice=2, influence={"guild": 4}), 0),
        (Seat("junction_headquarters", intrigue="devour", spice=2, influence={"guild": 4}), 5),
    ],
    ids=["spice", "Intrigue card", "alliance"],
)
def test_junction_headquarters_needs_everything(me: Seat, rival: int) -> None:
    t = table(me, Seat(influence={"guild": rival}))
    t.play("junction_headquarters", "gather_support")
    assert not t.offers("pay")


# -- Leadership


@pytest.mark.parametrize("worms", [1, 2])
def test_leadership_draws_a_card_for_each_own_sandworm(worms: int) -> None:
    t = table(Seat("leadership", deck="dagger diplomacy signet_ring", sandworms=worms), Seat(sandworms=3))
    t.play("leadership", "imperial_basin")
    t.effect("cards")
    assert len(t.me.hand) == worms


def test_leadership_waits_while_there_is_no_sandworm() -> None:
    """A compulsory effect that cannot be done yet stays pending, and lapses with the turn."""
    t = table(Seat("leadership", deck="dagger diplomacy signet_ring"), Seat(sandworms=3))
    t.play("leadership", "imperial_basin")
    assert not t.offers("cards")
    t.end_turn()
    assert t.me.hand == []


def test_leadership_counts_other_revealed_cards_with_swords() -> None:
    """Not those of Agent turns, and not itself."""
    me = Seat("leadership dagger maula_pistol diplomacy", in_play="strike_fleet", agents="arrakeen")
    t = table(me)
    t.reveal()
    assert t.me.swords == 3  # Leadership, Dagger and Maula Pistol
    t.effect("swords@leadership")
    assert t.me.swords == 3 + 2


def test_leadership_counts_cards_whose_swords_were_chosen() -> None:
    t = table(Seat("leadership undercover_asset"))
    t.reveal()
    t.effect("one_of@undercover_asset")
    t.choose("choose", "swords")
    t.effect("swords@leadership")
    assert t.me.swords == 1 + 2 + 1


def test_leadership_does_not_count_a_card_that_chose_otherwise() -> None:
    t = table(Seat("leadership undercover_asset"))
    t.reveal()
    t.effect("one_of@undercover_asset")
    t.choose("choose", "place_spy")
    t.place_spy("post_guild")
    assert not t.offers("swords@leadership")
    assert t.me.swords == 1


def test_leadership_does_not_count_cards_trashed_before() -> None:
    t = table(Seat("leadership calculus_of_power sardaukar_soldier dagger"), intrigue_deck="devour")
    t.reveal()
    t.effect("pay@calculus_of_power")
    assert t.me.swords == 1 + 1 + 1 + 3
    t.effect("swords@leadership")
    assert t.me.swords == 6 + 2  # Calculus of Power and Dagger


# -- Long Live the Fighters


def test_long_live_the_fighters_draws_discards_and_trashes_one_each() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy reconnaissance signet_ring"))
    t.play("long_live_the_fighters", "spice_refinery")
    t.effect("look_at_three")
    t.choose("draw_one", "diplomacy")
    assert t.offered == ["dagger", "reconnaissance"]  # no way out of the rest
    t.choose("discard_one", "reconnaissance")
    assert (t.me.hand, t.me.discard, t.trashed) == (["diplomacy"], ["reconnaissance"], ["dagger"])
    assert t.me.deck == ["signet_ring"]


def test_long_live_the_fighters_does_not_reshuffle_to_find_three_cards() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy", discard="reconnaissance signet_ring"))
    t.play("long_live_the_fighters", "spice_refinery")
    assert not t.offers("look_at_three")


def test_long_live_the_fighters_is_no_discard_from_hand_but_trashes_for_real() -> None:
    me = Seat("long_live_the_fighters", deck="dagger spacing_guilds_favor sardaukar_soldier")
    t = table(me, intrigue_deck="devour")
    t.play("long_live_the_fighters", "spice_refinery")
    t.effect("look_at_three")
    t.choose("draw_one", "dagger")
    t.choose("discard_one", "spacing_guilds_favor")
    assert (t.me.spice, t.me.intrigue) == (0, ["devour"])


def test_long_live_the_fighters_must_be_done() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy reconnaissance"))
    t.play("long_live_the_fighters", "spice_refinery")
    assert not t.offers("pass")


# -- Maker Keeper, Maula Pistol, Northern Watermaster


@pytest.mark.parametrize(
    ("influence", "water", "spice"),
    [
        ({"bene_gesserit": 1, "fremen": 1}, 1, 0),
        ({"bene_gesserit": 2}, 2, 0),
        ({"fremen": 2}, 1, 1),
        ({"bene_gesserit": 2, "fremen": 2}, 2, 1),
    ],
)
def test_maker_keeper_has_two_conditions_of_their_own(influence: dict[str, int], water: int, spice: int) -> None:
    t = table(Seat("maker_keeper", influence=influence))
    t.play("maker_keeper", "spice_refinery")
    assert (t.me.water, t.me.spice) == (water, spice)


def test_maula_pistol_draws_a_card() -> None:
    t = table(Seat("maula_pistol", deck="dagger"))
    t.play("maula_pistol", "imperial_basin")
    t.effect("cards")
    assert t.me.hand == ["dagger"]


@pytest.mark.parametrize(("hand", "spice"), [("", 0), ("southern_elders", 2)])
def test_northern_watermaster_has_a_fremen_bond(hand: str, spice: int) -> None:
    t = table(Seat(f"northern_watermaster {hand}"))
    t.reveal()
    assert t.me.spice == spice


# -- Overthrow


def test_overthrow_draws_an_intrigue_card_when_acquired() -> None:
    t = table(Seat(BUYING), row="overthrow", intrigue_deck="devour")
    t.reveal()
    t.acquire("overthrow")
    assert t.me.intrigue == ["devour"]


def test_overthrow_makes_it_two_influence_with_the_faction_visited() -> None:
    t = table(Seat("overthrow"))
    t.play("overthrow", "deliver_supplies")
    t.effect("visit_influence@overthrow")
    assert (t.me.influence, t.me.vp) == ({"guild": 2}, 1)


def test_overthrow_reveals_a_troop() -> None:
    t = table(Seat("overthrow"))
    t.reveal()
    assert (t.me.persuasion, t.me.swords, t.me.garrison) == (2, 2, 4)
