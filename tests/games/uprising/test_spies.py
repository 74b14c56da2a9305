"""Spies: placing them, the Spy icon, Infiltrate, Gather Intelligence, and cards that count what was recalled."""

from __future__ import annotations

import pytest
from tests.games.dune.games import UPRISING
from tests.games.uprising.table import Seat, Table, table

LANDSRAAD_WEST = ["high_council", "imperial_privilege", "swordmaster"]
ALL_PLACED = "post_emperor post_guild post_fremen"
CITY_POSTS = ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]


def at_espionage(me: Seat, *others: Seat) -> Table:
    """Only the Spy is left of what the space gives."""
    t = table(me._replace(hand="diplomacy", spice=1), *others)
    t.play("diplomacy", "espionage")
    t.effect("cards", "visit_influence")
    return t


# -- placing


def test_a_spy_in_the_supply_must_be_placed() -> None:
    t = at_espionage(Seat())
    assert t.question == ("place_spy", 0)
    assert not t.offers("pass")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]
    assert t.me.spies_in_supply == 2


def test_a_turn_does_not_end_before_the_spy_is_placed() -> None:
    t = table(Seat("diplomacy", spice=1))
    t.play("diplomacy", "espionage")
    assert not t.offers("pass")
    t.effect("place_spy")
    t.place_spy("post_guild")
    t.effect("cards")
    assert t.offered == ["pass"], "the influence was the only thing left"
    assert t.me.influence == {"bene_gesserit": 1}


def test_the_last_spy_of_the_supply_must_be_placed_too() -> None:
    t = at_espionage(Seat(spies="post_emperor post_guild"))
    assert t.question == ("place_spy", 0)
    assert not t.offers("pass")
    t.place_spy("post_fremen")
    assert t.me.spies_in_supply == 0


def test_every_empty_post_is_offered_and_no_other() -> None:
    t = at_espionage(Seat(spies="post_emperor"), Seat(spies="post_guild post_choam"), Seat(spies="post_fremen"))
    taken = {"post_emperor", "post_guild", "post_choam", "post_fremen"}
    assert set(t.offered) == {post.id for post in t.state.content.posts_there} - taken


def test_with_an_empty_supply_nothing_need_be_recalled() -> None:
    t = at_espionage(Seat(spies=ALL_PLACED))
    assert t.question == ("recall_first", 0)
    assert t.offered == ["post_emperor", "post_guild", "post_fremen", "pass"]
    t.choose("recall_first", "pass")
    assert t.me.spies == ALL_PLACED.split()
    assert t.question == ("effects", 0)


def test_a_spy_recalled_to_be_placed_must_be_placed() -> None:
    t = at_espionage(Seat(spies=ALL_PLACED))
    t.choose("recall_first", "post_guild")
    assert t.question == ("place_spy", 0)
    assert not t.offers("pass")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_emperor", "post_fremen", "post_choam"]


def test_it_may_go_back_to_the_same_post() -> None:
    t = at_espionage(Seat(spies=ALL_PLACED))
    t.choose("recall_first", "post_guild")
    t.place_spy("post_guild")
    assert t.me.spies == ALL_PLACED.split()


def test_just_one_is_recalled_first() -> None:
    t = at_espionage(Seat(spies=ALL_PLACED))
    t.choose("recall_first", "post_guild")
    t.place_spy("post_choam")
    assert t.question == ("effects", 0)
    assert t.me.spies_in_supply == 0


# -- placing on an icon (Lady Margot Fenring's signet: on a city)


def informant(me: Seat, *others: Seat) -> Table:
    t = table(me._replace(hand="signet_ring", leader="lady_margot_fenring"), *others)
    t.play("signet_ring", "gather_support")
    return t


def test_a_placement_on_an_icon_asks_for_a_post_that_touches_such_a_space() -> None:
    t = informant(Seat())
    assert t.question == ("place_spy", 0)
    assert t.offered == CITY_POSTS


def test_without_a_post_that_fits_nothing_is_placed() -> None:
    t = informant(Seat(spies="post_sietch_research"), Seat(spies="post_research_refinery post_refinery_arrakeen"))
    assert t.offered == ["pass"]
    assert t.me.spies_in_supply == 2


def test_with_no_spy_and_no_post_that_fits_nothing_is_recalled() -> None:
    t = informant(
        Seat(spies="post_emperor post_guild post_fremen"),
        Seat(spies="post_research_refinery post_refinery_arrakeen"),
        Seat(spies="post_sietch_research"),
    )
    assert t.offered == ["pass"]


def test_recalling_a_spy_can_make_room_for_it() -> None:
    t = informant(
        Seat(spies="post_emperor post_guild post_sietch_research"),
        Seat(spies="post_research_refinery post_refinery_arrakeen"),
    )
    assert t.question == ("recall_first", 0)
    t.choose("recall_first", "post_sietch_research")
    assert t.me.spies == ["post_emperor", "post_guild", "post_sietch_research"], "the one post that fits"


# -- the Spy icon


def test_the_spy_icon_leads_to_the_spaces_that_are_watched_and_the_spy_stays() -> None:
    t = table(Seat("wheels_within_wheels", spies="post_landsraad_east post_choam", spice=3))
    assert t.spaces("wheels_within_wheels") == ["assembly_hall", "gather_support", "accept_contract"]
    t.play("wheels_within_wheels", "gather_support")
    assert t.me.spies == ["post_landsraad_east", "post_choam"]


def test_without_a_spy_the_icon_leads_nowhere() -> None:
    t = table(Seat("wheels_within_wheels"))
    assert t.spaces("wheels_within_wheels") == []


def test_other_icons_need_no_spy_beside_it() -> None:
    t = table(Seat("imperial_spymaster", spies="post_fremen", water=0))
    assert t.spaces("imperial_spymaster") == ["dutiful_service", "fremkit"]


@pytest.mark.parametrize(
    ("solari", "emperor", "spaces"),
    [(2, 2, []), (5, 0, ["high_council"]), (8, 2, LANDSRAAD_WEST), (3, 2, ["imperial_privilege"])],
)
def test_costs_and_requirements_apply_with_the_spy_icon(solari: int, emperor: int, spaces: list[str]) -> None:
    me = Seat("wheels_within_wheels", spies="post_landsraad_west", solari=solari, influence={"emperor": emperor})
    assert table(me).spaces("wheels_within_wheels") == spaces


def test_the_spy_that_gave_access_may_be_recalled_to_infiltrate() -> None:
    t = table(Seat("wheels_within_wheels", spies="post_choam"), Seat(agents="accept_contract"))
    t.play("wheels_within_wheels", "accept_contract", infiltrate="post_choam")
    assert t.me.agents == ["accept_contract"]
    assert t.me.spies == []


def test_the_spy_that_gave_access_may_be_recalled_to_gather() -> None:
    t = table(Seat("wheels_within_wheels", deck="dagger", spies="post_choam"))
    t.play("wheels_within_wheels", "accept_contract", gather="post_choam")
    assert t.me.hand == ["dagger"]


# -- Infiltrate


def test_infiltrating_sends_an_agent_where_an_enemy_is_and_costs_the_spy() -> None:
    t = table(Seat("dagger", spies="post_landsraad_east post_guild"), Seat(agents="assembly_hall"))
    assert "assembly_hall" in t.spaces("dagger")
    t.play("dagger", "assembly_hall", infiltrate="post_landsraad_east")
    assert t.me.agents == ["assembly_hall"]
    assert t.left.agents == ["assembly_hall"]
    assert t.me.spies == ["post_guild"]


def test_without_a_connected_spy_an_enemy_keeps_one_out() -> None:
    t = table(Seat("dagger", spies="post_landsraad_west"), Seat(agents="assembly_hall"))
    assert t.spaces("dagger") == ["gather_support"]


def test_the_spy_stays_where_nobody_is_in_the_way() -> None:
    t = table(Seat("dagger", spies="post_landsraad_east"), Seat(agents="gather_support"))
    t.play("dagger", "assembly_hall")
    assert t.me.spies == ["post_landsraad_east"]


def test_ones_own_agent_is_in_the_way_even_of_a_spy() -> None:
    t = table(Seat("dagger", spies="post_landsraad_east", agents="assembly_hall"))
    assert "assembly_hall" not in t.spaces("dagger")


def test_ones_own_agent_is_in_the_way_beside_an_enemy_too() -> None:
    me = Seat("dagger", spies="post_landsraad_east", agents="assembly_hall")
    t = table(me, Seat(agents="assembly_hall"))
    assert "assembly_hall" not in t.spaces("dagger")


def test_ones_own_agent_is_in_the_way_of_the_spy_icon() -> None:
    t = table(Seat("wheels_within_wheels", spies="post_choam", agents="accept_contract"))
    assert t.spaces("wheels_within_wheels") == []


def test_one_spy_is_enough_for_several_enemies() -> None:
    me = Seat("dagger", spies="post_landsraad_east")
    t = table(me, Seat(agents="assembly_hall"), Seat(agents="assembly_hall"))
    t.play("dagger", "assembly_hall", infiltrate="post_landsraad_east")
    assert t.me.agents == ["assembly_hall"]


def test_infiltrating_does_not_spare_the_cost() -> None:
    me = Seat("reconnaissance", spies="post_sietch_research", water=1)
    t = table(me, Seat(agents="research_station"))
    assert "research_station" not in t.spaces("reconnaissance")


# -- Gather Intelligence


def test_gathering_costs_the_spy_and_brings_a_card() -> None:
    t = table(Seat("dagger", deck="diplomacy reconnaissance", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    assert t.me.hand == ["diplomacy"]
    assert t.me.spies == []


def test_gathering_is_a_choice() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="ask")
    assert t.question == ("gather", 0)
    assert t.offered == ["post_landsraad_east", "pass"]
    t.choose("gather", "no")
    assert t.me.hand == []
    assert t.me.spies == ["post_landsraad_east"]


def test_gathering_comes_after_the_cost_and_before_any_effect() -> None:
    me = Seat("maula_pistol", deck="dagger*2 diplomacy", spies="post_sietch_research", water=2)
    t = table(me)
    t.play("maula_pistol", "research_station", gather="ask")
    assert t.me.agents == ["research_station"]
    assert t.me.water == 0
    assert (t.me.garrison, t.me.hand) == (3, [])
    t.choose("gather", "post_sietch_research")
    assert t.me.hand == ["dagger"]
    assert t.me.garrison == 5, "now for the space"


def test_the_chance_to_gather_does_not_come_again_later_in_the_turn() -> None:
    t = table(Seat("reconnaissance", deck="dagger*2", spies="post_refinery_arrakeen"))
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    assert set(t.offered) == {"deploy", "pass"}
    t.end_turn()
    assert t.me.spies == ["post_refinery_arrakeen"]


def test_two_connected_spies_gather_just_one_card() -> None:
    me = Seat("reconnaissance", deck="dagger*2 diplomacy", spies="post_sietch_research post_research_refinery")
    t = table(me._replace(water=2))
    t.play("reconnaissance", "research_station", gather="ask")
    assert t.offered == ["post_sietch_research", "post_research_refinery", "pass"]
    t.choose("gather", "post_research_refinery")
    assert t.question == ("effects", 0)
    assert t.me.hand == ["dagger"]
    assert t.me.spies == ["post_sietch_research"]


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_connected_spies_one_may_infiltrate_and_the_other_gather(first: int) -> None:
    posts = ["post_sietch_research", "post_research_refinery"]
    me = Seat("reconnaissance", deck="dagger*2 diplomacy", spies=" ".join(posts), water=2)
    t = table(me, Seat(agents="research_station"))
    t.play("reconnaissance", "research_station", infiltrate=posts[first], gather=posts[1 - first])
    assert t.me.spies == []
    assert t.me.hand == ["dagger"]


def test_the_spy_who_infiltrated_cannot_gather_as_well() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_east"), Seat(agents="gather_support"))
    t.play("dagger", "gather_support", infiltrate="post_landsraad_east", gather="ask")
    assert t.question == ("effects", 0)
    assert t.me.hand == []


def test_only_connected_spies_gather() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_west post_guild"))
    t.play("dagger", "gather_support", gather="ask")
    assert t.question == ("effects", 0)


def test_another_players_spy_is_no_help() -> None:
    t = table(Seat("dagger", deck="diplomacy"), Seat(spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="ask")
    assert t.question == ("effects", 0)


def test_gathering_without_a_card_to_draw_recalls_the_spy_all_the_same() -> None:
    t = table(Seat("dagger", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    assert t.me.spies == []
    assert t.me.hand == []


def test_gathering_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    t = table(Seat("dagger", discard="diplomacy", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    assert t.me.hand == ["diplomacy"]
    assert t.me.discard == []


def test_each_turn_has_its_own_chance_to_gather() -> None:
    me = Seat(
        "dagger*2", deck="diplomacy*1 reconnaissance", spies="post_landsraad_east post_landsraad_west", solari=5
    )
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    t.end_turn()
    t.play("dagger", "high_council", gather="post_landsraad_west")
    assert t.me.spies == []
    assert set(t.me.hand) == {"diplomacy", "reconnaissance"}


# -- "if you recalled a Spy this turn"

GAINS_IF_RECALLED = "rebel_supplier"  # two troops


def test_a_spy_recalled_to_infiltrate_counts() -> None:
    t = table(Seat(GAINS_IF_RECALLED, spies="post_research_refinery"), Seat(agents="spice_refinery"))
    t.play(GAINS_IF_RECALLED, "spice_refinery", infiltrate="post_research_refinery")
    assert t.me.garrison == 5


def test_a_spy_recalled_to_gather_counts() -> None:
    t = table(Seat(GAINS_IF_RECALLED, spies="post_research_refinery"))
    t.play(GAINS_IF_RECALLED, "spice_refinery", gather="post_research_refinery")
    assert t.me.garrison == 5


def test_a_spy_recalled_as_a_cost_counts() -> None:
    t = table(Seat(GAINS_IF_RECALLED, spies="post_guild", intrigue="special_mission"))
    t.play(GAINS_IF_RECALLED, "spice_refinery")
    assert t.me.garrison == 3
    t.plot("special_mission")
    t.choose("choose", "pay")
    t.choose("may", "no")
    assert t.me.spies == []
    assert t.me.garrison == 5, "the condition has come true later in the turn"


def test_a_spy_recalled_before_the_agent_was_sent_counts() -> None:
    t = table(Seat(GAINS_IF_RECALLED, spies="post_guild", intrigue="special_mission"))
    t.plot("special_mission")
    t.choose("choose", "pay")
    t.choose("may", "no")
    t.play(GAINS_IF_RECALLED, "spice_refinery")
    assert t.me.garrison == 5


def test_a_spy_recalled_to_be_placed_anew_counts() -> None:
    t = table(Seat("imperial_spymaster", spies="post_bene_gesserit post_guild post_fremen", spice=1))
    t.play("imperial_spymaster", "espionage")
    t.effect("cards", "visit_influence")
    t.choose("recall_first", "post_guild")
    t.place_spy("post_guild")
    assert len(t.me.intrigue) == 1


def test_without_a_recall_there_is_nothing() -> None:
    t = table(Seat(GAINS_IF_RECALLED, spies="post_research_refinery"))
    t.play(GAINS_IF_RECALLED, "spice_refinery")
    t.end_turn()
    assert t.me.garrison == 3


def test_a_spy_recalled_in_an_earlier_turn_does_not_count() -> None:
    me = Seat(f"dagger {GAINS_IF_RECALLED}", spies="post_landsraad_east")
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "assembly_hall", gather="post_landsraad_east")
    t.end_turn()
    t.play(GAINS_IF_RECALLED, "spice_refinery")
    t.end_turn()
    assert t.me.garrison == 3


# -- the board


def test_two_spaces_have_two_posts_and_the_others_one() -> None:
    t = table(Seat())
    posts = {space.id: len(t.state.content.watched_from[space.index]) for space in t.state.content.board}
    assert {id for id, count in posts.items() if count == 2} == {"research_station", "spice_refinery"}
    assert set(posts.values()) == {1, 2}


def test_an_unrestricted_placement_always_finds_a_post() -> None:
    """13 posts for 12 Spies."""
    posts = [post.id for post in UPRISING.content.posts]
    t = table(
        Seat("diplomacy", spice=1, spies=" ".join(posts[:2])),
        Seat(spies=" ".join(posts[3:6])),
        Seat(spies=" ".join(posts[6:9])),
        Seat(spies=" ".join(posts[9:12])),
    )
    t.play("diplomacy", "espionage")
    t.effect("place_spy")
    assert t.offered == [posts[2], posts[12]]


def test_spies_stay_where_they_are_from_round_to_round() -> None:
    t = table(Seat(spies="post_guild"), Seat(spies="post_choam"))
    t.finish_round()
    assert t.me.spies == ["post_guild"]
    assert t.left.spies == ["post_choam"]
