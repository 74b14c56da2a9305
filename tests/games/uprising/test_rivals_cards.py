"""The Rival cards and the House Hagal cards of Uprising: what is printed, and what each does."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import rivals

from greathall.games.imperium.automata import is_collected
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.effects import Pay
from greathall.games.imperium.things import FACTIONS

# id, swordmaster value, priority list, Streamlined, from one source alone
RIVALS = [
    ("rival_muad_dib", 4, "fremen bene_gesserit guild emperor", False, False),
    ("rival_gurney_halleck", 8, "fremen guild emperor bene_gesserit", False, False),
    ("rival_staban_tuek", 9, "guild fremen bene_gesserit emperor", False, False),
    ("rival_lady_amber_metulli", 9, "fremen emperor guild bene_gesserit", True, False),
    ("rival_baron_harkonnen", 6, "guild emperor bene_gesserit fremen", False, True),
    ("rival_rabban", 7, "emperor guild bene_gesserit fremen", True, True),
    ("rival_lady_margot_fenring", 8, "bene_gesserit emperor fremen guild", False, True),
    ("rival_princess_irulan", 7, "emperor bene_gesserit fremen guild", False, True),
    ("rival_lady_jessica", 6, "bene_gesserit fremen guild emperor", False, True),
    ("rival_feyd_rautha", 4, "emperor bene_gesserit guild fremen", False, True),
]
# id, copies, swords, spaces, passed over by Smart Politics at
HAGAL = [
    ("hu_place_spy_yellow", 1, 2, "", ""),
    ("hu_place_spy_blue", 1, 2, "", ""),
    ("hu_place_spy_green", 1, 2, "", ""),
    ("hu_sardaukar", 2, 4, "sardaukar", ""),
    ("hu_dutiful_service", 1, 2, "dutiful_service", "dutiful_service"),
    ("hu_heighliner", 1, 5, "heighliner", ""),
    ("hu_deliver_supplies_heighliner", 2, 1, "deliver_supplies heighliner", "deliver_supplies"),
    ("hu_espionage", 2, 2, "espionage", ""),
    ("hu_secrets", 1, 1, "secrets", "secrets"),
    ("hu_desert_tactics", 2, 3, "desert_tactics", ""),
    ("hu_fremkit", 2, 1, "fremkit", "fremkit"),
    ("hu_assembly_hall", 1, 0, "assembly_hall", ""),
    ("hu_gather_support_a", 1, 0, "gather_support", ""),
    ("hu_gather_support_b", 1, 2, "gather_support", ""),
    ("hu_accept_contract_shipping_a", 1, 2, "accept_contract shipping", ""),
    ("hu_accept_contract_shipping_b", 1, 2, "accept_contract shipping", ""),
    ("hu_research_station", 2, 2, "research_station", ""),
    ("hu_spice_refinery", 3, 1, "spice_refinery", ""),
    ("hu_arrakeen", 2, 1, "arrakeen", ""),
    ("hu_sietch_tabr", 3, 3, "sietch_tabr", ""),
    ("hu_hagga_or_imperial_basin", 4, 2, "hagga_basin imperial_basin", ""),
    ("hu_deep_desert", 2, 2, "deep_desert", ""),
    ("hu_reshuffle", 1, 0, "", ""),
]


@pytest.mark.parametrize(("id", "value", "priority", "streamlined", "unverified"), RIVALS)
def test_a_rival_card_has_its_value_and_its_priority_list(
    id: str, value: int, priority: str, streamlined: bool, unverified: bool
) -> None:
    rival = next(rival for rival in UPRISING.rivals if rival.id == id)
    assert rival.swordmaster == value
    assert " ".join(FACTIONS[faction] for faction in rival.priority) == priority
    assert rival.streamlined == streamlined
    assert bool(rival.unverified) == unverified


@pytest.mark.parametrize(("id", "copies", "swords", "spaces", "smart"), HAGAL)
def test_a_hagal_card_has_its_copies_swords_and_spaces(
    id: str, copies: int, swords: int, spaces: str, smart: str
) -> None:
    card = next(card for card in UPRISING.hagal if card.id == id)
    assert (card.copies, card.swords) == (copies, swords)
    assert " ".join(space for errand in card.errands for space in errand.spaces) == spaces
    assert " ".join(errand.spaces[0] for errand in card.errands if errand.smart) == smart
    assert card.unverified


def test_no_card_is_left_out_of_these_lists() -> None:
    assert [rival.id for rival in UPRISING.rivals] == [row[0] for row in RIVALS]
    assert [card.id for card in UPRISING.hagal] == [row[0] for row in HAGAL]
    assert sum(card.copies for card in UPRISING.hagal) == 38  # one more than the supplement is said to count


# -- cards of House Hagal, one by one; Gurney Halleck's signet is a troop


def test_sardaukar_gives_influence_and_two_troops_that_stay_at_home() -> None:
    t = rivals()
    t.turn("hu_sardaukar")
    assert (t.agents, t.levels(t.rival)) == (["sardaukar"], {"emperor": 1})
    assert (t.rival.garrison, t.rival.deployed) == (2, 0)
    assert (t.rival.spice, t.rival.intrigue) == (0, [])  # nothing is paid, and the space's own icons are ignored


def test_dutiful_service_gives_influence_alone() -> None:
    t = rivals(choam=True)
    t.turn("hu_dutiful_service")
    assert (t.agents, t.levels(t.rival), t.rival.solari) == (["dutiful_service"], {"emperor": 1}, 0)


def test_heighliner_sends_three_troops_to_the_conflict() -> None:
    t = rivals()
    t.turn("hu_heighliner")
    assert (t.levels(t.rival), t.rival.deployed) == ({"guild": 1}, 3)


@pytest.mark.parametrize("conflict", ["skirmish_crysknife", "siege_of_arrakeen"])
def test_before_conflict_three_the_double_card_of_the_guild_delivers_supplies(conflict: str) -> None:
    t = rivals(conflict=conflict)
    t.turn("hu_deliver_supplies_heighliner")
    assert (t.agents, t.levels(t.rival)) == (["deliver_supplies"], {"guild": 1})
    assert (t.rival.deployed, t.rival.water) == (0, 0)


def test_in_conflict_three_the_double_card_of_the_guild_is_the_heighliner() -> None:
    t = rivals(conflict="propaganda")
    t.turn("hu_deliver_supplies_heighliner")
    assert (t.agents, t.levels(t.rival), t.rival.deployed) == (["heighliner"], {"guild": 1}, 3)


def test_espionage_gives_influence_and_places_a_spy_by_priority() -> None:
    t = rivals()
    t.turn("hu_espionage")
    assert (t.levels(t.rival), t.spies) == ({"bene_gesserit": 1}, ["post_fremen"])


def test_espionage_is_carried_out_even_if_no_post_of_a_faction_is_free() -> None:
    t = rivals()
    t.me.spies = [0, 1]
    t.other.spies = [2, 3]
    t.turn("hu_espionage")
    assert (t.agents, t.levels(t.rival), t.spies) == (["espionage"], {"bene_gesserit": 1}, [])


def test_secrets_steals_an_intrigue_card_from_each_other_seat_with_four() -> None:
    t = rivals()
    t.me.intrigue = [0, 1, 2, 3]
    t.other.intrigue = [4, 5, 6, 7]
    t.turn("hu_secrets")
    assert (len(t.me.intrigue), len(t.other.intrigue), len(t.rival.intrigue)) == (3, 3, 2)


def test_secrets_leaves_three_intrigue_cards_alone() -> None:
    t = rivals()
    t.me.intrigue = [0, 1, 2]
    t.turn("hu_secrets")
    assert (len(t.me.intrigue), t.rival.intrigue) == (3, [])


def test_desert_tactics_sends_its_troop() -> None:
    t = rivals()
    t.turn("hu_desert_tactics")
    assert (t.levels(t.rival), t.rival.deployed, t.state.shield_wall) == ({"fremen": 1}, 1, True)


def test_desert_tactics_removes_the_shield_wall_with_maker_hooks_alone() -> None:
    t = rivals()
    t.rival.hooks = True
    t.turn("hu_desert_tactics")
    assert not t.state.shield_wall


def test_fremkit_gives_influence_and_sends_two_of_the_garrison() -> None:
    t = rivals()
    t.rival.garrison, t.rival.supply = 3, 9
    t.turn("hu_fremkit")
    assert (t.levels(t.rival), t.rival.deployed, t.rival.garrison) == ({"fremen": 1}, 2, 1)


@pytest.mark.parametrize(("emperor", "fremen"), [(1, {}), (2, {"fremen": 1})])
def test_assembly_hall_gives_an_intrigue_card_and_influence_one_to_friends_of_the_emperor(
    emperor: int, fremen: dict[str, int]
) -> None:
    t = rivals()
    t.influence(t.rival, emperor=emperor)
    t.turn("hu_assembly_hall")
    assert len(t.rival.intrigue) == 1
    assert t.levels(t.rival) == {"emperor": emperor} | fremen


def test_gather_support_gives_a_troop() -> None:
    t = rivals()
    t.influence(t.rival, emperor=2)
    t.turn("hu_gather_support_a")
    assert (t.rival.garrison, t.levels(t.rival)) == (1, {"emperor": 2})


@pytest.mark.parametrize(("emperor", "guild"), [(1, {}), (2, {"guild": 1})])
def test_the_other_gather_support_gives_influence_two_to_friends_of_the_emperor(
    emperor: int, guild: dict[str, int]
) -> None:
    t = rivals()
    t.influence(t.rival, emperor=emperor)
    t.turn("hu_gather_support_b")
    assert (t.rival.garrison, t.levels(t.rival)) == (1, {"emperor": emperor} | guild)


@pytest.mark.parametrize("choam", [False, True])
@pytest.mark.parametrize("card", ["hu_accept_contract_shipping_a", "hu_accept_contract_shipping_b"])
def test_accept_contract_is_two_solari_with_contracts_or_without(card: str, choam: bool) -> None:
    t = rivals(choam=choam)
    t.influence(t.rival, guild=1)
    t.turn(card)
    assert (t.agents, t.rival.solari, t.levels(t.rival)) == (["accept_contract"], 2, {"guild": 1})
    assert t.rival.contracts == []


@pytest.mark.parametrize(
    ("card", "influence"),
    [
        ("hu_accept_contract_shipping_a", {"guild": 2, "emperor": 1}),
        ("hu_accept_contract_shipping_b", {"guild": 2, "fremen": 1}),
    ],
)
def test_shipping_is_two_solari_and_influence_three_or_one(card: str, influence: dict[str, int]) -> None:
    t = rivals()
    t.influence(t.rival, guild=2)
    t.turn(card)
    assert (t.agents, t.rival.solari, t.levels(t.rival)) == (["shipping"], 2, influence)


def test_research_station_sends_two_troops() -> None:
    t = rivals()
    t.turn("hu_research_station")
    assert (t.agents, t.rival.deployed) == (["research_station"], 2)


def test_spice_refinery_is_the_signet() -> None:
    t = rivals("rival_lady_margot_fenring")
    t.turn("hu_spice_refinery")
    assert (t.agents, t.rival.solari) == (["spice_refinery"], 1)


def test_a_troop_of_the_signet_goes_to_the_conflict_like_any_recruited_this_turn() -> None:
    t = rivals()
    t.turn("hu_spice_refinery")
    assert (t.rival.deployed, t.rival.garrison) == (1, 0)


def test_arrakeen_is_the_signet_and_a_troop() -> None:
    t = rivals()
    t.turn("hu_arrakeen")
    assert (t.agents, t.rival.deployed) == (["arrakeen"], 2)


def test_sietch_tabr_gives_hooks_a_troop_and_water_to_friends_of_the_fremen() -> None:
    t = rivals()
    t.influence(t.rival, fremen=2)
    t.turn("hu_sietch_tabr")
    assert (t.agents, t.rival.hooks, t.rival.deployed, t.rival.water) == (["sietch_tabr"], True, 1, 1)
    assert t.levels(t.rival) == {"fremen": 2}


def test_sietch_tabr_is_closed_to_others() -> None:
    t = rivals()
    t.influence(t.rival, fremen=1)
    t.turn("hu_sietch_tabr", "hu_gather_support_a")
    assert t.drawn == [("hu_sietch_tabr", "not_now"), ("hu_gather_support_a", "carried_out")]
    assert (t.agents, t.rival.hooks) == (["gather_support"], False)


@pytest.mark.parametrize(
    ("hagga", "imperial", "space", "spice"),
    [
        (1, 0, "hagga_basin", 3),
        (0, 1, "imperial_basin", 2),
        (1, 2, "imperial_basin", 3),
        (2, 1, "hagga_basin", 4),
        (1, 1, "hagga_basin", 3),  # among equals more spice in all
    ],
)
def test_the_card_of_two_basins_leads_to_more_bonus_spice(
    hagga: int, imperial: int, space: str, spice: int
) -> None:
    t = rivals()
    t.bonus_spice("hagga_basin", hagga)
    t.bonus_spice("imperial_basin", imperial)
    t.turn("hu_hagga_or_imperial_basin")
    assert (t.agents, t.rival.spice) == ([space], spice)


def test_without_bonus_spice_the_card_of_two_basins_leads_nowhere() -> None:
    t = rivals()
    t.turn("hu_hagga_or_imperial_basin", "hu_gather_support_a")
    assert t.drawn[0] == ("hu_hagga_or_imperial_basin", "no_spice")
    assert t.agents == ["gather_support"]


def test_an_occupied_basin_does_not_lead_to_the_other() -> None:
    t = rivals()
    t.bonus_spice("hagga_basin", 2)
    t.bonus_spice("imperial_basin", 1)
    t.me.agents[0] = t.state.content.space_index["hagga_basin"]
    t.turn("hu_hagga_or_imperial_basin", "hu_gather_support_a")
    assert t.drawn[0] == ("hu_hagga_or_imperial_basin", "occupied")
    assert t.agents == ["gather_support"]


def test_with_hooks_the_shield_wall_falls_first_and_a_worm_comes_to_hagga_basin() -> None:
    t = rivals(conflict="siege_of_arrakeen")
    t.rival.hooks = True
    t.bonus_spice("hagga_basin", 1)
    t.turn("hu_hagga_or_imperial_basin")
    assert not t.state.shield_wall
    assert (t.rival.sandworms, t.rival.spice) == (1, 1)  # the bonus spice, and the worm in place of the rest


def test_no_worm_comes_to_imperial_basin() -> None:
    t = rivals()
    t.rival.hooks = True
    t.bonus_spice("imperial_basin", 1)
    t.turn("hu_hagga_or_imperial_basin")
    assert (t.rival.sandworms, t.rival.spice) == (0, 2)


def test_deep_desert_gives_four_spice_and_the_bonus() -> None:
    t = rivals()
    t.bonus_spice("deep_desert", 1)
    t.turn("hu_deep_desert")
    assert (t.agents, t.rival.spice) == (["deep_desert"], 5)


def test_deep_desert_needs_bonus_spice() -> None:
    t = rivals()
    t.turn("hu_deep_desert", "hu_gather_support_a")
    assert t.drawn[0] == ("hu_deep_desert", "no_spice")


def test_with_hooks_two_worms_come_from_deep_desert() -> None:
    t = rivals()
    t.rival.hooks = True
    t.bonus_spice("deep_desert", 1)
    t.turn("hu_deep_desert")
    assert (t.rival.sandworms, t.rival.spice) == (2, 1)


def test_behind_the_shield_wall_deep_desert_gives_spice_even_with_hooks() -> None:
    t = rivals(conflict="siege_of_arrakeen")
    t.rival.hooks = True
    t.bonus_spice("deep_desert", 1)
    t.turn("hu_deep_desert")
    assert (t.rival.sandworms, t.rival.spice, t.state.shield_wall) == (0, 5, True)


@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("hu_place_spy_yellow", "post_choam post_imperial_basin post_hagga_basin post_deep_desert"),
        ("hu_place_spy_blue", "post_refinery_arrakeen post_research_refinery post_sietch_research"),
        ("hu_place_spy_green", "post_landsraad_east post_landsraad_west"),
    ],
)
def test_place_spy_takes_the_first_free_post_of_its_colour_and_draws_on(card: str, posts: str) -> None:
    numbers = {post.id: post.index for post in UPRISING.posts}
    for taken, post in enumerate(posts.split()):
        t = rivals()
        t.me.spies = [numbers[id] for id in posts.split()[:taken]]
        t.turn(card, "hu_gather_support_a")
        assert (t.spies, t.agents) == ([post], ["gather_support"])


def test_place_spy_without_a_free_post_does_nothing() -> None:
    numbers = {post.id: post.index for post in UPRISING.posts}
    t = rivals()
    t.me.spies = [numbers["post_landsraad_east"], numbers["post_landsraad_west"]]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    assert (t.spies, t.agents) == ([], ["gather_support"])


def test_reshuffle_shuffles_all_cards_and_draws_on() -> None:
    t = rivals(players=2)
    t.hagal.discard = t.hagal.deck[:10]
    t.hagal.deck = t.hagal.deck[10:]
    t.turn("hu_reshuffle")
    assert t.drawn[0] == ("hu_reshuffle", "reshuffled")
    assert len(t.agents) == 1
    assert len(t.hagal.deck) + len(t.hagal.discard) == 38
    assert len(t.hagal.discard) == len(t.drawn) - 1, "all that was drawn before is in the deck again"


def test_an_empty_deck_is_shuffled_anew() -> None:
    t = rivals()
    t.hagal.discard, t.hagal.deck = t.hagal.deck, []
    t.turn()
    assert len(t.agents) == 1
    assert len(t.hagal.deck) + len(t.hagal.discard) == 37


# -- signets and Schemes, one by one


@pytest.mark.parametrize(
    ("rival", "gains"),
    [
        ("rival_muad_dib", {"fremen": 1}),
        ("rival_gurney_halleck", {"deployed": 1}),
        ("rival_staban_tuek", {"spice": 1}),
        ("rival_baron_harkonnen", {"intrigue": 1}),
        ("rival_lady_margot_fenring", {"solari": 1}),
        ("rival_princess_irulan", {"spies": 1}),
        ("rival_lady_jessica", {"bene_gesserit": 1}),
        ("rival_feyd_rautha", {"deployed": 2}),
    ],
)
def test_signet(rival: str, gains: dict[str, int]) -> None:
    t = rivals(rival)
    t.turn("hu_spice_refinery")
    assert has(t.rival, t.levels(t.rival)) == gains


@pytest.mark.parametrize(
    ("rival", "gains"),
    [
        ("rival_muad_dib", {"hooks": 1, "intrigue": 1}),
        ("rival_gurney_halleck", {"fremen": 1}),
        ("rival_staban_tuek", {"garrison": 2}),
        ("rival_baron_harkonnen", {"solari": 2, "garrison": 2}),
        ("rival_lady_margot_fenring", {"bene_gesserit": 1}),
        ("rival_princess_irulan", {"emperor": 1, "garrison": 1}),
        ("rival_lady_jessica", {"water": 2}),
        ("rival_feyd_rautha", {"emperor": 1}),
    ],
)
def test_scheme(rival: str, gains: dict[str, int]) -> None:
    t = rivals(rival)
    t.rival.spies = [8, 9]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    gains = gains | {"garrison": gains.get("garrison", 0) + 1, "spies": 1}  # Gather Support brings a troop
    assert has(t.rival, t.levels(t.rival)) == gains
    assert t.state.shield_wall == (rival != "rival_muad_dib")


@pytest.mark.parametrize(
    ("rival", "signet", "scheme"),
    [
        ("rival_lady_amber_metulli", {"deployed": 1}, {"garrison": 3}),
        ("rival_rabban", {"deployed": 1}, {"emperor": 2}),
    ],
)
def test_signets_and_schemes_of_streamlined_rivals(
    rival: str, signet: dict[str, int], scheme: dict[str, int]
) -> None:
    t = rivals(rival, players=2, streamlined=True)
    t.turn("hu_spice_refinery")
    assert has(t.rival, t.levels(t.rival)) == signet
    t = rivals(rival, players=2, streamlined=True)
    t.rival.spies = [8, 9]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    assert has(t.rival, t.levels(t.rival)) == scheme | {"garrison": scheme.get("garrison", 0) + 1, "spies": 1}


def test_rabbans_signet_brings_two_troops_with_an_alliance() -> None:
    t = rivals("rival_rabban", players=2, streamlined=True)
    t.alliance("guild", t.seat)
    t.turn("hu_spice_refinery")
    assert t.rival.deployed == 2


def has(player: object, influence: dict[str, int]) -> dict[str, int]:
    """What a Rival has got beside its pieces."""
    goods = {what: getattr(player, what) for what in ("solari", "spice", "water", "garrison", "deployed", "hooks")}
    cards = {what: len(getattr(player, what)) for what in ("intrigue", "spies")}
    return {what: int(n) for what, n in (goods | cards | influence).items() if n}


def test_whatever_a_rival_may_come_by_has_its_rule() -> None:
    """A class of effect that nobody thought of is an error, so all of them are looked up."""
    effects = [effect for conflict in UPRISING.conflicts for reward in conflict.rewards for effect in reward]
    effects += [effect for rival in UPRISING.rivals for effect in (*rival.signet, *rival.scheme)]
    effects += [effect for card in UPRISING.hagal for errand in card.errands for effect in errand.effects]
    for effect in effects:
        is_collected(effect)
        if isinstance(effect, Pay):
            assert all(is_collected(part) for part in effect.parts())
