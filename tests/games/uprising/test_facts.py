"""What is printed: cards with costs and icons, spaces, observation posts, Conflicts, contracts, Objectives."""

from __future__ import annotations

import pytest

from greathall.games.imperium.catalogue import UPRISING, UPRISING_SHELF
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS, NOTHING

# The side of the board for three and four players
FOUR = UPRISING_SHELF.content(("uprising", "choam"))
EVERY_FACTION = " ".join(FACTIONS)
LANDSRAAD_CITY_SPICE = "landsraad city spice_trade"

# id, stack, copies (of a starter: in each player's deck), cost in persuasion, factions, Agent icons
CARDS = [
    ("convincing_argument", "starter", 2, None, "", ""),
    ("dagger", "starter", 2, None, "", "landsraad"),
    ("diplomacy", "starter", 1, None, "", EVERY_FACTION),
    ("dune_the_desert_planet", "starter", 2, None, "", "spice_trade"),
    ("reconnaissance", "starter", 1, None, "", "city"),
    ("seek_allies", "starter", 1, None, "", EVERY_FACTION),
    ("signet_ring", "starter", 1, None, "", LANDSRAAD_CITY_SPICE),
    ("prepare_the_way", "reserve", 8, 2, "bene_gesserit", "landsraad city"),
    ("the_spice_must_flow", "reserve", 10, 9, "guild", ""),
    ("bene_gesserit_operative", "uprising", 2, 3, "bene_gesserit", "bene_gesserit"),
    ("branching_path", "uprising", 1, 3, "bene_gesserit", "bene_gesserit city"),
    ("calculus_of_power", "uprising", 2, 3, "emperor", "city spy"),
    ("captured_mentat", "uprising", 1, 5, "", "landsraad spice_trade"),
    ("chani_clever_tactician", "uprising", 1, 5, "fremen", "fremen city spice_trade"),
    ("corrinth_city", "uprising", 1, 6, "emperor", "emperor landsraad"),
    ("covert_operation", "uprising", 1, 3, "", "spy"),
    ("dangerous_rhetoric", "uprising", 1, 3, "", "landsraad spy"),
    ("desert_power", "uprising", 1, 6, "fremen", "spice_trade"),
    ("desert_survival", "uprising", 2, 2, "fremen", "spice_trade"),
    ("double_agent", "uprising", 2, 3, "emperor guild", LANDSRAAD_CITY_SPICE),
    ("ecological_testing_station", "uprising", 1, 3, "fremen", "fremen city"),
    ("fedaykin_stilltent", "uprising", 1, 2, "fremen", "spice_trade"),
    ("guild_envoy", "uprising", 1, 3, "guild", EVERY_FACTION),
    ("guild_spy", "uprising", 1, 3, "guild", "spy"),
    ("hidden_missive", "uprising", 1, 2, "bene_gesserit", "landsraad"),
    ("imperial_spymaster", "uprising", 1, 2, "emperor", "emperor spy"),
    ("in_high_places", "uprising", 1, 5, "emperor bene_gesserit", "emperor bene_gesserit"),
    ("junction_headquarters", "uprising", 1, 6, "guild", LANDSRAAD_CITY_SPICE),
    ("leadership", "uprising", 1, 5, "fremen", "fremen spice_trade"),
    ("long_live_the_fighters", "uprising", 1, 7, "fremen", "fremen city"),
    ("maker_keeper", "uprising", 2, 2, "bene_gesserit fremen", "city"),
    ("maula_pistol", "uprising", 2, 3, "fremen", "city spice_trade"),
    ("northern_watermaster", "uprising", 1, 3, "fremen", "city"),
    ("overthrow", "uprising", 1, 8, "", EVERY_FACTION),
    ("paracompass", "uprising", 1, 4, "", "city"),
    ("price_is_no_object", "uprising", 1, 6, "emperor bene_gesserit", "emperor bene_gesserit"),
    ("public_spectacle", "uprising", 2, 4, "emperor", "spy"),
    ("rebel_supplier", "uprising", 2, 3, "fremen", "city"),
    ("reliable_informant", "uprising", 1, 2, "guild", "guild"),
    ("sardaukar_coordination", "uprising", 2, 4, "emperor", "emperor landsraad"),
    ("sardaukar_soldier", "uprising", 1, 1, "emperor", "city"),
    ("shishakli", "uprising", 1, 4, "fremen", "city spice_trade"),
    ("smugglers_harvester", "uprising", 2, 1, "guild", "spice_trade"),
    ("smugglers_haven", "uprising", 1, 4, "guild", "guild spice_trade"),
    ("southern_elders", "uprising", 1, 4, "bene_gesserit fremen", "bene_gesserit fremen"),
    ("space_time_folding", "uprising", 1, 1, "guild", "guild"),
    ("spacing_guilds_favor", "uprising", 2, 5, "guild", "guild spice_trade"),
    ("spy_network", "uprising", 1, 2, "emperor guild", ""),
    ("steersman", "uprising", 1, 8, "guild", "guild landsraad city spice_trade"),
    ("stilgar_the_devoted", "uprising", 1, 6, "fremen", "fremen city spice_trade"),
    ("strike_fleet", "uprising", 1, 5, "", "spy"),
    ("subversive_advisor", "uprising", 1, 5, "", "spy"),
    ("treacherous_maneuver", "uprising", 1, 5, "emperor", EVERY_FACTION),
    ("tread_in_darkness", "uprising", 2, 4, "bene_gesserit", LANDSRAAD_CITY_SPICE),
    ("truthtrance", "uprising", 2, 4, "bene_gesserit", EVERY_FACTION),
    ("undercover_asset", "uprising", 1, 2, "emperor guild", LANDSRAAD_CITY_SPICE),
    ("unswerving_loyalty", "uprising", 2, 1, "fremen", ""),
    ("weirding_woman", "uprising", 2, 1, "bene_gesserit", "city spice_trade"),
    ("wheels_within_wheels", "uprising", 1, 2, "emperor guild", "spy"),
    ("cargo_runner", "choam", 1, 3, "guild", LANDSRAAD_CITY_SPICE),
    ("delivery_agreement", "choam", 1, 5, "guild", "city"),
    ("interstellar_trade", "choam", 1, 7, "guild", LANDSRAAD_CITY_SPICE),
    ("priority_contracts", "choam", 1, 6, "guild", "landsraad spice_trade"),
]

# Which boxes of a card hold nothing; the others hold something.
WITHOUT_AGENT_BOX = (
    "convincing_argument dagger diplomacy dune_the_desert_planet reconnaissance the_spice_must_flow "
    "sardaukar_soldier spy_network truthtrance undercover_asset unswerving_loyalty"
)
WITHOUT_REVEAL_BOX = "seek_allies"
WITH_ACQUIRE_BOX = (
    "the_spice_must_flow guild_spy in_high_places overthrow price_is_no_object spy_network steersman strike_fleet "
    "subversive_advisor interstellar_trade"
)


def names(bits: int, words: tuple[str, ...]) -> str:
    return " ".join(word for i, word in enumerate(words) if (bits >> i) & 1)


@pytest.mark.parametrize(("id", "stack", "copies", "cost", "factions", "icons"), CARDS)
def test_the_print_of_each_card(
    id: str, stack: str, copies: int, cost: int | None, factions: str, icons: str
) -> None:
    card = UPRISING.cards[UPRISING.card_index[id]]
    if stack in ("starter", "reserve"):
        assert (card.kind, card.set) == (stack, "uprising")
    else:
        assert (card.kind, card.set) == ("imperium", stack)
    assert card.copies == copies
    assert card.cost == (NOTHING if cost is None else cost)
    assert names(card.factions, FACTIONS) == factions
    assert names(card.icons, ICONS) == icons


def test_no_card_is_missing_and_none_is_too_many() -> None:
    assert [card.id for card in UPRISING.cards if card.set not in ("base", "six")] == [row[0] for row in CARDS]
    stacks = ("starter", "reserve", "uprising", "choam")
    in_all = {stack: sum(row[2] for row in CARDS if row[1] == stack) for stack in stacks}
    assert in_all == {"starter": 10, "reserve": 18, "uprising": 65, "choam": 4}


def test_which_boxes_of_the_cards_are_empty() -> None:
    own = [card for card in UPRISING.cards if card.set not in ("base", "six")]
    assert [card.id for card in own if not card.agent] == WITHOUT_AGENT_BOX.split()
    assert [card.id for card in own if not card.reveal] == [WITHOUT_REVEAL_BOX]
    assert [card.id for card in own if card.acquire] == WITH_ACQUIRE_BOX.split()
    assert [card.id for card in own if card.on_trash] == ["sardaukar_soldier"]
    assert [card.id for card in own if card.on_discard] == ["spacing_guilds_favor"]


def test_only_undercover_asset_ignores_requirements() -> None:
    assert [card.id for card in UPRISING.cards if card.ignores_requirements] == ["undercover_asset"]


# -- Intrigue

# id, copies, when it may be played
INTRIGUE = [
    ("buy_access", 1, "plot"),
    ("call_to_arms", 1, "plot"),
    ("change_allegiances", 1, "plot"),
    ("contingency_plan", 3, "plot combat"),
    ("councilors_ambition", 1, "plot"),
    ("crysknife", 1, "plot endgame"),
    ("cunning", 1, "plot"),
    ("depart_for_arrakis", 1, "plot"),
    ("desert_mouse", 1, "plot endgame"),
    ("detonation", 2, "plot"),
    ("devour", 1, "combat"),
    ("distraction", 2, "plot"),
    ("find_weakness", 1, "combat"),
    ("go_to_ground", 1, "combat"),
    ("imperium_politics", 1, "plot"),
    ("impress", 1, "combat"),
    ("inspire_awe", 1, "plot"),
    ("intelligence_report", 1, "plot"),
    ("manipulate", 1, "plot"),
    ("market_opportunity", 1, "plot"),
    ("mercenaries", 1, "plot"),
    ("opportunism", 1, "plot"),
    ("ornithopter", 1, "plot endgame"),
    ("questionable_methods", 1, "combat"),
    ("secure_spice_trade", 1, "endgame"),
    ("shaddams_favor", 1, "plot"),
    ("shadow_alliance", 1, "endgame"),
    ("sietch_ritual", 1, "plot"),
    ("special_mission", 2, "plot"),
    ("spice_is_power", 1, "combat"),
    ("spring_the_trap", 1, "combat"),
    ("strategic_stockpiling", 1, "plot"),
    ("tactical_option", 1, "combat"),
    ("unexpected_allies", 1, "plot"),
    ("weirding_combat", 1, "combat"),
]
CHOAM_INTRIGUE = [
    ("backed_by_choam", 1, "plot combat"),
    ("choam_profits", 1, "endgame"),
    ("leverage", 1, "plot"),
    ("reach_agreement", 1, "combat"),
]


@pytest.mark.parametrize(("set", "cards", "in_all"), [("uprising", INTRIGUE, 40), ("choam", CHOAM_INTRIGUE, 4)])
def test_the_intrigue_deck(set: str, cards: list[tuple[str, int, str]], in_all: int) -> None:
    found = [
        (card.id, card.copies, " ".join(time for time in ("plot", "combat", "win", "endgame") if card.effect(time)))
        for card in UPRISING.intrigue
        if card.set == set
    ]
    assert found == cards
    assert sum(copies for _, copies, _ in cards) == in_all


# -- the board

# id, Agent icon, faction, other traits; cost (or costs), what it requires
SPACES = [
    ("sardaukar", "emperor", "emperor", "", "4 spice", ""),
    ("dutiful_service", "emperor", "emperor", "", "", ""),
    ("heighliner", "guild", "guild", "combat", "5 spice", ""),
    ("deliver_supplies", "guild", "guild", "", "", ""),
    ("espionage", "bene_gesserit", "bene_gesserit", "", "1 spice", ""),
    ("secrets", "bene_gesserit", "bene_gesserit", "", "", ""),
    ("desert_tactics", "fremen", "fremen", "combat", "1 water", ""),
    ("fremkit", "fremen", "fremen", "combat", "", ""),
    ("high_council", "landsraad", "", "", "5 solari", ""),
    ("imperial_privilege", "landsraad", "", "", "3 solari", "emperor 2"),
    ("swordmaster", "landsraad", "", "", "8 solari", ""),
    ("assembly_hall", "landsraad", "", "", "", ""),
    ("gather_support", "landsraad", "", "", "or 2 solari", ""),
    ("arrakeen", "city", "", "combat control", "", ""),
    ("spice_refinery", "city", "", "combat control", "or 1 spice", ""),
    ("research_station", "city", "", "combat", "2 water", ""),
    ("sietch_tabr", "city", "", "combat", "", "fremen 2"),
    ("deep_desert", "spice_trade", "", "combat maker", "3 water", ""),
    ("hagga_basin", "spice_trade", "", "combat maker", "1 water", ""),
    ("imperial_basin", "spice_trade", "", "combat maker control", "", ""),
    ("shipping", "spice_trade", "", "", "3 spice", "guild 2"),
    ("accept_contract", "spice_trade", "", "", "", ""),
]

POSTS = [
    ("post_emperor", "sardaukar dutiful_service"),
    ("post_guild", "heighliner deliver_supplies"),
    ("post_bene_gesserit", "espionage secrets"),
    ("post_fremen", "desert_tactics fremkit"),
    ("post_landsraad_west", "high_council imperial_privilege swordmaster"),
    ("post_landsraad_east", "assembly_hall gather_support"),
    ("post_choam", "shipping accept_contract"),
    ("post_sietch_research", "sietch_tabr research_station"),
    ("post_research_refinery", "research_station spice_refinery"),
    ("post_refinery_arrakeen", "spice_refinery arrakeen"),
    ("post_deep_desert", "deep_desert"),
    ("post_hagga_basin", "hagga_basin"),
    ("post_imperial_basin", "imperial_basin"),
]


def test_the_22_spaces() -> None:
    assert [space.id for space in FOUR.board] == [row[0] for row in SPACES]
    assert len(SPACES) == 22


@pytest.mark.parametrize(("id", "icon", "faction", "traits", "cost", "requires"), SPACES)
def test_the_print_of_each_space(id: str, icon: str, faction: str, traits: str, cost: str, requires: str) -> None:
    space = UPRISING.spaces[UPRISING.space_index[id]]
    assert ICONS[space.icon] == icon
    assert space.faction == (FACTIONS.index(faction) if faction else NOTHING)
    is_maker = space.index in UPRISING.makers
    found = [("combat", space.combat), ("maker", is_maker), ("control", space.control)]
    assert [word for word, there in found if there] == traits.split()
    costs = [
        " ".join(
            f"{n} {good}"
            for n, good in ((level.solari, "solari"), (level.spice, "spice"), (level.water, "water"))
            if n
        )
        for level in space.levels
    ]
    assert " or ".join(costs).strip() == cost
    needs = "" if space.requires is None else f"{FACTIONS[space.requires[0]]} {space.requires[1]}"
    assert needs == requires


def test_the_posts_and_the_spaces_that_they_watch() -> None:
    found = [(post.id, " ".join(UPRISING.spaces[space].id for space in post.spaces)) for post in FOUR.posts_there]
    assert found == POSTS
    assert len(found) == 13


def test_a_space_knows_its_posts() -> None:
    watched = {space.id: [FOUR.posts[post].id for post in FOUR.watched_from[space.index]] for space in FOUR.board}
    assert watched == {row[0]: [id for id, spaces in POSTS if row[0] in spaces.split()] for row in SPACES}


# -- Conflicts, contracts, Objectives

# id, level, battle icon, the space that its winner controls
CONFLICTS = [
    ("skirmish_crysknife", 1, "crysknife", ""),
    ("skirmish_ornithopter", 1, "ornithopter", ""),
    ("skirmish_desert_mouse", 1, "desert_mouse", ""),
    ("choam_security", 2, "crysknife", ""),
    ("spice_freighters", 2, "crysknife", ""),
    ("siege_of_arrakeen", 2, "ornithopter", "arrakeen"),
    ("seize_spice_refinery", 2, "crysknife", "spice_refinery"),
    ("test_of_loyalty", 2, "ornithopter", ""),
    ("shadow_contest", 2, "ornithopter", ""),
    ("secure_imperial_basin", 2, "desert_mouse", "imperial_basin"),
    ("protect_the_sietches", 2, "desert_mouse", ""),
    ("trade_dispute", 2, "desert_mouse", ""),
    ("propaganda", 3, "wild", ""),
    ("battle_for_arrakeen", 3, "crysknife", "arrakeen"),
    ("battle_for_imperial_basin", 3, "ornithopter", "imperial_basin"),
    ("battle_for_spice_refinery", 3, "desert_mouse", "spice_refinery"),
]


def test_the_16_conflicts() -> None:
    found = [
        (card.id, card.level, BATTLE_ICONS[card.battle_icon], card.control)
        for card in UPRISING.conflicts
        if card.set == "uprising"
    ]
    assert found == CONFLICTS
    assert len(CONFLICTS) == 16
    for card in UPRISING.conflicts:
        if card.control and card.set == "uprising":
            assert UPRISING.spaces[card.control_space].id == card.control


# id, what completes it
CONTRACTS = [
    ("acquire_the_spice_must_flow", "acquire the_spice_must_flow"),
    ("arrakeen_water", "visit arrakeen"),
    ("arrakeen_spy", "visit arrakeen"),
    ("deliver_supplies", "visit deliver_supplies"),
    ("espionage_a", "visit espionage"),
    ("espionage_b", "visit espionage"),
    ("harvest_3_a", "harvest 3"),
    ("harvest_3_b", "harvest 3"),
    ("harvest_4", "harvest 4"),
    ("heighliner_water", "visit heighliner"),
    ("heighliner_troops", "visit heighliner"),
    ("high_council_influence", "visit high_council"),
    ("high_council_solari", "visit high_council"),
    ("immediate", "immediate"),
    ("research_station_spy", "visit research_station"),
    ("research_station_solari", "visit research_station"),
    ("sardaukar_cards", "visit sardaukar"),
    ("sardaukar_recall", "visit sardaukar"),
    ("spice_refinery_cards", "visit spice_refinery"),
    ("spice_refinery_water", "visit spice_refinery"),
]


def test_the_20_contracts() -> None:
    found = []
    for contract in UPRISING.contracts:
        how = "immediate" if contract.immediate else ""
        how += f"visit {UPRISING.spaces[contract.space].id}" if contract.visit else ""
        how += f"harvest {contract.harvest}" if contract.harvest else ""
        how += f"acquire {contract.acquire}" if contract.acquire else ""
        found.append((contract.id, how))
    assert found == CONTRACTS
    assert len(CONTRACTS) == 20


def test_the_five_objectives_and_for_how_many_players_they_are() -> None:
    found = [
        (card.id, BATTLE_ICONS[card.battle_icon], card.players, card.first_player) for card in UPRISING.objectives
    ]
    assert found == [
        ("objective_desert_mouse_first", "desert_mouse", (1, 2, 3, 4, 6), True),
        ("objective_crysknife", "crysknife", (1, 2, 3, 4, 6), False),
        ("objective_ornithopter_1_3p", "ornithopter", (1, 2, 3), False),
        ("objective_desert_mouse_4_6p", "desert_mouse", (4, 6), False),
        ("objective_crysknife_4_6p", "crysknife", (4, 6), False),
    ]


def test_the_leaders_and_who_needs_choam() -> None:
    found = [leader.id for leader in UPRISING.leaders if not leader.hidden_side]
    assert found == [
        "muad_dib", "gurney_halleck", "lady_jessica", "princess_irulan", "lady_margot_fenring",
        "feyd_rautha_harkonnen", "lady_amber_metulli", "staban_tuek", "shaddam_corrino_iv",
    ]  # fmt: skip
    assert [leader.id for leader in UPRISING.leaders if leader.set == "choam"] == ["shaddam_corrino_iv"]
    backs = [(leader.id, leader.other_side) for leader in UPRISING.leaders if leader.other_side]
    assert backs == [("lady_jessica", "reverend_mother_jessica")]
