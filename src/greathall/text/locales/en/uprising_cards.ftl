### The names of what is printed for Dune: Imperium – Uprising, besides those that it shares with Dune: Imperium.

## Cards

imperium-card-prepare_the_way = Prepare the Way
imperium-card-bene_gesserit_operative = Bene Gesserit Operative
imperium-card-branching_path = Branching Path
imperium-card-calculus_of_power = Calculus of Power
imperium-card-captured_mentat = Captured Mentat
imperium-card-chani_clever_tactician = Chani, Clever Tactician
imperium-card-corrinth_city = Corrinth City
imperium-card-covert_operation = Covert Operation
imperium-card-dangerous_rhetoric = Dangerous Rhetoric
imperium-card-desert_power = Desert Power
imperium-card-desert_survival = Desert Survival
imperium-card-double_agent = Double Agent
imperium-card-ecological_testing_station = Ecological Testing Station
imperium-card-fedaykin_stilltent = Fedaykin Stilltent
imperium-card-guild_envoy = Guild Envoy
imperium-card-guild_spy = Guild Spy
imperium-card-hidden_missive = Hidden Missive
imperium-card-imperial_spymaster = Imperial Spymaster
imperium-card-in_high_places = In High Places
imperium-card-junction_headquarters = Junction Headquarters
imperium-card-leadership = Leadership
imperium-card-long_live_the_fighters = Long Live the Fighters
imperium-card-maker_keeper = Maker Keeper
imperium-card-maula_pistol = Maula Pistol
imperium-card-northern_watermaster = Northern Watermaster
imperium-card-overthrow = Overthrow
imperium-card-paracompass = Paracompass
imperium-card-price_is_no_object = Price is No Object
imperium-card-public_spectacle = Public Spectacle
imperium-card-rebel_supplier = Rebel Supplier
imperium-card-reliable_informant = Reliable Informant
imperium-card-sardaukar_coordination = Sardaukar Coordination
imperium-card-sardaukar_soldier = Sardaukar Soldier
imperium-card-shishakli = Shishakli
imperium-card-smugglers_harvester = Smuggler's Harvester
imperium-card-smugglers_haven = Smuggler's Haven
imperium-card-southern_elders = Southern Elders
imperium-card-space_time_folding = Space-time Folding
imperium-card-spacing_guilds_favor = Spacing Guild's Favor
imperium-card-spy_network = Spy Network
imperium-card-steersman = Steersman
imperium-card-stilgar_the_devoted = Stilgar, The Devoted
imperium-card-strike_fleet = Strike Fleet
imperium-card-subversive_advisor = Subversive Advisor
imperium-card-treacherous_maneuver = Treacherous Maneuver
imperium-card-tread_in_darkness = Tread in Darkness
imperium-card-truthtrance = Truthtrance
imperium-card-undercover_asset = Undercover Asset
imperium-card-unswerving_loyalty = Unswerving Loyalty
imperium-card-weirding_woman = Weirding Woman
imperium-card-wheels_within_wheels = Wheels Within Wheels

## Cards of the CHOAM module

imperium-card-cargo_runner = Cargo Runner
imperium-card-delivery_agreement = Delivery Agreement
imperium-card-interstellar_trade = Interstellar Trade
imperium-card-priority_contracts = Priority Contracts

## Intrigue cards

imperium-intrigue-backed_by_choam = Backed by CHOAM
imperium-intrigue-buy_access = Buy Access
imperium-intrigue-call_to_arms = Call to Arms
imperium-intrigue-change_allegiances = Change Allegiances
imperium-intrigue-choam_profits = CHOAM Profits
imperium-intrigue-contingency_plan = Contingency Plan
imperium-intrigue-councilors_ambition = Councilor's Ambition
imperium-intrigue-crysknife = Crysknife
imperium-intrigue-cunning = Cunning
imperium-intrigue-depart_for_arrakis = Depart for Arrakis
imperium-intrigue-desert_mouse = Desert Mouse
imperium-intrigue-detonation = Detonation
imperium-intrigue-devour = Devour
imperium-intrigue-distraction = Distraction
imperium-intrigue-find_weakness = Find Weakness
imperium-intrigue-go_to_ground = Go to Ground
imperium-intrigue-imperium_politics = Imperium Politics
imperium-intrigue-impress = Impress
imperium-intrigue-inspire_awe = Inspire Awe
imperium-intrigue-intelligence_report = Intelligence Report
imperium-intrigue-leverage = Leverage
imperium-intrigue-manipulate = Manipulate
imperium-intrigue-market_opportunity = Market Opportunity
imperium-intrigue-mercenaries = Mercenaries
imperium-intrigue-opportunism = Opportunism
imperium-intrigue-ornithopter = Ornithopter
imperium-intrigue-questionable_methods = Questionable Methods
imperium-intrigue-reach_agreement = Reach Agreement
imperium-intrigue-secure_spice_trade = Secure Spice Trade
imperium-intrigue-shaddams_favor = Shaddam's Favor
imperium-intrigue-shadow_alliance = Shadow Alliance
imperium-intrigue-sietch_ritual = Sietch Ritual
imperium-intrigue-special_mission = Special Mission
imperium-intrigue-spice_is_power = Spice is Power
imperium-intrigue-spring_the_trap = Spring the Trap
imperium-intrigue-strategic_stockpiling = Strategic Stockpiling
imperium-intrigue-tactical_option = Tactical Option
imperium-intrigue-unexpected_allies = Unexpected Allies
imperium-intrigue-weirding_combat = Weirding Combat

## Conflict cards

imperium-conflict-skirmish_crysknife = Skirmish
imperium-conflict-skirmish_ornithopter = Skirmish
imperium-conflict-skirmish_desert_mouse = Skirmish
imperium-conflict-choam_security = CHOAM Security
imperium-conflict-spice_freighters = Spice Freighters
imperium-conflict-seize_spice_refinery = Seize Spice Refinery
imperium-conflict-test_of_loyalty = Test of Loyalty
imperium-conflict-shadow_contest = Shadow Contest
imperium-conflict-protect_the_sietches = Protect the Sietches
imperium-conflict-trade_dispute = Trade Dispute
imperium-conflict-propaganda = Propaganda
imperium-conflict-battle_for_spice_refinery = Battle for Spice Refinery
# The original's, where both games have one of that name.
imperium-conflict-original_secure_imperial_basin = { imperium-conflict-secure_imperial_basin }
imperium-conflict-original_siege_of_arrakeen = { imperium-conflict-siege_of_arrakeen }
imperium-conflict-original_battle_for_arrakeen = { imperium-conflict-battle_for_arrakeen }
imperium-conflict-original_battle_for_imperial_basin = { imperium-conflict-battle_for_imperial_basin }

## Leaders, with the names of their abilities

imperium-leader-muad_dib = Muad'Dib
    .ability = Unpredictable Foe
    .signet = Lead the Way
imperium-leader-gurney_halleck = Gurney Halleck
    .ability = Always Smiling
    .signet = Warmaster
imperium-leader-lady_jessica = Lady Jessica
    .ability = Other Memories
    .signet = Spice Agony
imperium-leader-reverend_mother_jessica = Reverend Mother Jessica
    .ability = Reverend Mother
    .signet = Water of Life
imperium-leader-princess_irulan = Princess Irulan
    .ability = Imperial Birthright
    .signet = Chronicler's Insight
imperium-leader-lady_margot_fenring = Lady Margot Fenring
    .ability = Loyalty
    .signet = Arrakis Informant
imperium-leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .ability = Devious Strength
    .signet = Personal Training
imperium-leader-lady_amber_metulli = Lady Amber Metulli
    .ability = Desert Scouts
    .signet = Fill Coffers
imperium-leader-staban_tuek = Staban Tuek
    .ability = Smuggle Spice
    .signet = Unseen Network
    .extra = Limited Allies
imperium-leader-shaddam_corrino_iv = Shaddam Corrino IV
    .ability = Sardaukar Commander
    .signet = Emperor of the Known Universe

## Board spaces

imperium-space-sardaukar = Sardaukar
imperium-space-dutiful_service = Dutiful Service
imperium-space-deliver_supplies = Deliver Supplies
imperium-space-espionage = Espionage
imperium-space-desert_tactics = Desert Tactics
imperium-space-fremkit = Fremkit
imperium-space-imperial_privilege = Imperial Privilege
imperium-space-assembly_hall = Assembly Hall
imperium-space-gather_support = Gather Support
imperium-space-spice_refinery = Spice Refinery
imperium-space-deep_desert = Deep Desert
imperium-space-shipping = Shipping
imperium-space-accept_contract = Accept Contract

## Contracts. They have no names in print: they are called by what completes them, and by what they bring where that
## would not tell them apart.

imperium-contract-acquire_the_spice_must_flow = The Spice Must Flow contract
imperium-contract-arrakeen_water = Arrakeen contract (water)
imperium-contract-arrakeen_spy = Arrakeen contract (Spy)
imperium-contract-deliver_supplies = Deliver Supplies contract
imperium-contract-espionage_a = Espionage contract A
imperium-contract-espionage_b = Espionage contract B
imperium-contract-harvest_3_a = Harvest 3 contract A
imperium-contract-harvest_3_b = Harvest 3 contract B
imperium-contract-harvest_4 = Harvest 4 contract
imperium-contract-heighliner_water = Heighliner contract (water)
imperium-contract-heighliner_troops = Heighliner contract (troops)
imperium-contract-high_council_influence = High Council contract (Influence)
imperium-contract-high_council_solari = High Council contract (Solari)
imperium-contract-immediate = Immediate contract
imperium-contract-research_station_spy = Research Station contract (Spy)
imperium-contract-research_station_solari = Research Station contract (Solari)
imperium-contract-sardaukar_cards = Sardaukar contract (cards)
imperium-contract-sardaukar_recall = Sardaukar contract (Agent)
imperium-contract-spice_refinery_cards = Spice Refinery contract (cards)
imperium-contract-spice_refinery_water = Spice Refinery contract (water)

## Objectives

imperium-objective-objective_desert_mouse_first = Desert Mouse Objective (first player)
imperium-objective-objective_crysknife = Crysknife Objective
imperium-objective-objective_ornithopter_1_3p = Ornithopter Objective (1–3 players)
imperium-objective-objective_desert_mouse_4_6p = Desert Mouse Objective (4 or 6 players)
imperium-objective-objective_crysknife_4_6p = Crysknife Objective (4 or 6 players)

## Battle icons and the Spy's Agent icon

imperium-battle-crysknife = crysknife
imperium-battle-desert_mouse = desert mouse
imperium-battle-ornithopter = ornithopter
imperium-battle-wild = wild
imperium-icon-spy = Spy

## Observation posts are called by the board spaces at which they are. $spaces: their names.

imperium-post = { $spaces }
