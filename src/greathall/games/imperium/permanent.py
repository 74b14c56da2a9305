"""The permanent numbers of what is printed: a thing's place in its table is its number. Add new ones at its end."""

from __future__ import annotations

from typing import Final

IMPERIUM_IDS: Final[dict[str, tuple[str, ...]]] = {
    "spaces": (
        "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
        "stillsuits", "high_council", "mentat", "hall_of_oratory", "rally_troops", "swordmaster", "sell_melange",
        "secure_contract", "arrakeen", "carthag", "research_station", "sietch_tabr", "imperial_basin",
        "hagga_basin", "the_great_flat",
    ),
    "cards": (
        "convincing_argument", "dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance", "seek_allies",
        "signet_ring", "arrakis_liaison", "the_spice_must_flow", "foldspace", "arrakis_recruiter",
        "assassination_mission", "bene_gesserit_initiate", "bene_gesserit_sister", "carryall", "chani",
        "choam_directorship", "crysknife", "dr_yueh", "duncan_idaho", "fedaykin_death_commando", "firm_grip",
        "fremen_camp", "gene_manipulation", "guild_administrator", "guild_ambassador", "guild_bankers",
        "gun_thopter", "gurney_halleck", "imperial_spy", "kwisatz_haderach", "lady_jessica", "liet_kynes",
        "missionaria_protectiva", "opulence", "other_memory", "piter_de_vries", "power_play",
        "reverend_mother_mohiam", "sardaukar_infantry", "sardaukar_legion", "scout", "shifting_allegiances",
        "sietch_reverend_mother", "smugglers_thopter", "space_travel", "spice_hunter", "spice_smugglers", "stilgar",
        "test_of_humanity", "the_voice", "thufir_hawat", "worm_riders",
    ),
    "intrigue": (
        "allied_armada", "ambush", "bindu_suspension", "bribery", "bypass_protocol", "calculated_hire", "charisma",
        "choam_shares", "corner_the_market", "councilors_dispensation", "demand_respect", "dispatch_an_envoy",
        "double_cross", "favored_subject", "guild_authorization", "infiltrate", "know_their_ways",
        "master_tactician", "plans_within_plans", "poison_snooper", "private_army", "rapid_mobilization",
        "recruitment_mission", "refocus", "reinforcements", "secret_of_the_sisterhood", "staged_incident",
        "the_sleeper_must_awaken", "tiebreaker", "to_the_victor", "urgent_mission", "water_of_life",
        "water_peddlers_union", "windfall",
    ),
    "conflicts": (
        "skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d", "cloak_and_dagger", "desert_power",
        "guild_bank_raid", "machinations", "raid_stockpiles", "secure_imperial_basin", "siege_of_arrakeen",
        "siege_of_carthag", "sort_through_the_chaos", "terrible_purpose", "battle_for_arrakeen",
        "battle_for_carthag", "battle_for_imperial_basin", "grand_vision",
    ),
    "leaders": (
        "paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_rabban", "earl_memnon_thorvald",
        "countess_ariana_thorvald", "count_ilban_richese", "helena_richese",
    ),
    "posts": (),
    "contracts": (),
    "objectives": (),
    "hagal": (
        "hagal_conspire", "hagal_wealth", "hagal_heighliner", "hagal_foldspace", "hagal_selective_breeding",
        "hagal_secrets", "hagal_hardy_warriors", "hagal_stillsuits", "hagal_rally_troops", "hagal_hall_of_oratory",
        "hagal_carthag", "hagal_harvest_spice", "hagal_arrakeen_1p", "hagal_arrakeen_2p", "hagal_reshuffle",
    ),
}  # fmt: skip

UPRISING_IDS: Final[dict[str, tuple[str, ...]]] = {
    "spaces": (
        "sardaukar", "dutiful_service", "heighliner", "deliver_supplies", "espionage", "secrets", "desert_tactics",
        "fremkit", "high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support",
        "arrakeen", "spice_refinery", "research_station", "sietch_tabr", "deep_desert", "hagga_basin",
        "imperial_basin", "shipping", "accept_contract",
    ),
    "cards": (
        "convincing_argument", "dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance", "seek_allies",
        "signet_ring", "prepare_the_way", "the_spice_must_flow", "bene_gesserit_operative", "branching_path",
        "calculus_of_power", "captured_mentat", "chani_clever_tactician", "corrinth_city", "covert_operation",
        "dangerous_rhetoric", "desert_power", "desert_survival", "double_agent", "ecological_testing_station",
        "fedaykin_stilltent", "guild_envoy", "guild_spy", "hidden_missive", "imperial_spymaster", "in_high_places",
        "junction_headquarters", "leadership", "long_live_the_fighters", "maker_keeper", "maula_pistol",
        "northern_watermaster", "overthrow", "paracompass", "price_is_no_object", "public_spectacle",
        "rebel_supplier", "reliable_informant", "sardaukar_coordination", "sardaukar_soldier", "shishakli",
        "smugglers_harvester", "smugglers_haven", "southern_elders", "space_time_folding", "spacing_guilds_favor",
        "spy_network", "steersman", "stilgar_the_devoted", "strike_fleet", "subversive_advisor",
        "treacherous_maneuver", "tread_in_darkness", "truthtrance", "undercover_asset", "unswerving_loyalty",
        "weirding_woman", "wheels_within_wheels", "cargo_runner", "delivery_agreement", "interstellar_trade",
        "priority_contracts", "arrakis_recruiter", "assassination_mission", "bene_gesserit_initiate",
        "bene_gesserit_sister", "carryall", "chani", "choam_directorship", "crysknife", "dr_yueh", "duncan_idaho",
        "fedaykin_death_commando", "firm_grip", "fremen_camp", "gene_manipulation", "guild_administrator",
        "guild_ambassador", "guild_bankers", "gun_thopter", "gurney_halleck", "imperial_spy", "kwisatz_haderach",
        "lady_jessica", "liet_kynes", "missionaria_protectiva", "opulence", "other_memory", "piter_de_vries",
        "power_play", "reverend_mother_mohiam", "sardaukar_infantry", "sardaukar_legion", "scout",
        "shifting_allegiances", "sietch_reverend_mother", "smugglers_thopter", "space_travel", "spice_hunter",
        "spice_smugglers", "stilgar", "test_of_humanity", "the_voice", "thufir_hawat", "worm_riders",
    ),
    "intrigue": (
        "buy_access", "call_to_arms", "change_allegiances", "contingency_plan", "councilors_ambition", "crysknife",
        "cunning", "depart_for_arrakis", "desert_mouse", "detonation", "devour", "distraction", "find_weakness",
        "go_to_ground", "imperium_politics", "impress", "inspire_awe", "intelligence_report", "manipulate",
        "market_opportunity", "mercenaries", "opportunism", "ornithopter", "questionable_methods",
        "secure_spice_trade", "shaddams_favor", "shadow_alliance", "sietch_ritual", "special_mission",
        "spice_is_power", "spring_the_trap", "strategic_stockpiling", "tactical_option", "unexpected_allies",
        "weirding_combat", "backed_by_choam", "choam_profits", "leverage", "reach_agreement", "allied_armada",
        "ambush", "bindu_suspension", "bribery", "bypass_protocol", "charisma", "choam_shares", "corner_the_market",
        "councilors_dispensation", "demand_respect", "dispatch_an_envoy", "double_cross", "favored_subject",
        "guild_authorization", "infiltrate", "know_their_ways", "master_tactician", "plans_within_plans",
        "poison_snooper", "private_army", "rapid_mobilization", "recruitment_mission", "refocus", "reinforcements",
        "secret_of_the_sisterhood", "staged_incident", "the_sleeper_must_awaken", "tiebreaker", "to_the_victor",
        "urgent_mission", "water_of_life", "water_peddlers_union", "windfall",
    ),
    "conflicts": (
        "skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security", "spice_freighters",
        "siege_of_arrakeen", "seize_spice_refinery", "test_of_loyalty", "shadow_contest", "secure_imperial_basin",
        "protect_the_sietches", "trade_dispute", "propaganda", "battle_for_arrakeen", "battle_for_imperial_basin",
        "battle_for_spice_refinery", "skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d", "cloak_and_dagger",
        "desert_power", "guild_bank_raid", "machinations", "raid_stockpiles", "original_secure_imperial_basin",
        "original_siege_of_arrakeen", "siege_of_carthag", "terrible_purpose", "original_battle_for_arrakeen",
        "battle_for_carthag", "original_battle_for_imperial_basin", "grand_vision",
    ),
    "leaders": (
        "muad_dib", "gurney_halleck", "lady_jessica", "reverend_mother_jessica", "princess_irulan",
        "lady_margot_fenring", "feyd_rautha_harkonnen", "lady_amber_metulli", "staban_tuek", "shaddam_corrino_iv",
    ),
    "posts": (
        "post_emperor", "post_guild", "post_bene_gesserit", "post_fremen", "post_landsraad_west",
        "post_landsraad_east", "post_choam", "post_sietch_research", "post_research_refinery",
        "post_refinery_arrakeen", "post_deep_desert", "post_hagga_basin", "post_imperial_basin",
    ),
    "contracts": (
        "acquire_the_spice_must_flow", "arrakeen_water", "arrakeen_spy", "deliver_supplies", "espionage_a",
        "espionage_b", "harvest_3_a", "harvest_3_b", "harvest_4", "heighliner_water", "heighliner_troops",
        "high_council_influence", "high_council_solari", "immediate", "research_station_spy",
        "research_station_solari", "sardaukar_cards", "sardaukar_recall", "spice_refinery_cards",
        "spice_refinery_water",
    ),
    "objectives": (
        "objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3p",
        "objective_desert_mouse_4_6p", "objective_crysknife_4_6p",
    ),
    "hagal": (),
}  # fmt: skip
