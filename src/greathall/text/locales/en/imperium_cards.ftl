### The names of what is printed for Dune: Imperium. Names stay in their basic form: sentences set them off, with a
### colon or as the name of a card.

## Starting decks

imperium-card-convincing_argument = Convincing Argument
imperium-card-dagger = Dagger
imperium-card-diplomacy = Diplomacy
imperium-card-dune_the_desert_planet = Dune, the Desert Planet
imperium-card-reconnaissance = Reconnaissance
imperium-card-seek_allies = Seek Allies
imperium-card-signet_ring = Signet Ring

## The Reserve

imperium-card-arrakis_liaison = Arrakis Liaison
imperium-card-the_spice_must_flow = The Spice Must Flow
imperium-card-foldspace = Foldspace

## The Imperium deck

imperium-card-arrakis_recruiter = Arrakis Recruiter
imperium-card-assassination_mission = Assassination Mission
imperium-card-bene_gesserit_initiate = Bene Gesserit Initiate
imperium-card-bene_gesserit_sister = Bene Gesserit Sister
imperium-card-carryall = Carryall
imperium-card-chani = Chani
imperium-card-choam_directorship = CHOAM Directorship
imperium-card-crysknife = Crysknife
imperium-card-dr_yueh = Dr. Yueh
imperium-card-duncan_idaho = Duncan Idaho
imperium-card-fedaykin_death_commando = Fedaykin Death Commando
imperium-card-firm_grip = Firm Grip
imperium-card-fremen_camp = Fremen Camp
imperium-card-gene_manipulation = Gene Manipulation
imperium-card-guild_administrator = Guild Administrator
imperium-card-guild_ambassador = Guild Ambassador
imperium-card-guild_bankers = Guild Bankers
imperium-card-gun_thopter = Gun Thopter
imperium-card-gurney_halleck = Gurney Halleck
imperium-card-imperial_spy = Imperial Spy
imperium-card-kwisatz_haderach = Kwisatz Haderach
imperium-card-lady_jessica = Lady Jessica
imperium-card-liet_kynes = Liet Kynes
imperium-card-missionaria_protectiva = Missionaria Protectiva
imperium-card-opulence = Opulence
imperium-card-other_memory = Other Memory
imperium-card-piter_de_vries = Piter De Vries
imperium-card-power_play = Power Play
imperium-card-reverend_mother_mohiam = Reverend Mother Mohiam
imperium-card-sardaukar_infantry = Sardaukar Infantry
imperium-card-sardaukar_legion = Sardaukar Legion
imperium-card-scout = Scout
imperium-card-shifting_allegiances = Shifting Allegiances
imperium-card-sietch_reverend_mother = Sietch Reverend Mother
imperium-card-smugglers_thopter = Smuggler's Thopter
imperium-card-space_travel = Space Travel
imperium-card-spice_hunter = Spice Hunter
imperium-card-spice_smugglers = Spice Smugglers
imperium-card-stilgar = Stilgar
imperium-card-test_of_humanity = Test of Humanity
imperium-card-the_voice = The Voice
imperium-card-thufir_hawat = Thufir Hawat
imperium-card-worm_riders = Worm Riders

## Intrigue cards

imperium-intrigue-allied_armada = Allied Armada
imperium-intrigue-ambush = Ambush
imperium-intrigue-bindu_suspension = Bindu Suspension
imperium-intrigue-bribery = Bribery
imperium-intrigue-bypass_protocol = Bypass Protocol
imperium-intrigue-calculated_hire = Calculated Hire
imperium-intrigue-charisma = Charisma
imperium-intrigue-choam_shares = CHOAM Shares
imperium-intrigue-corner_the_market = Corner the Market
imperium-intrigue-councilors_dispensation = Councilor's Dispensation
imperium-intrigue-demand_respect = Demand Respect
imperium-intrigue-dispatch_an_envoy = Dispatch an Envoy
imperium-intrigue-double_cross = Double Cross
imperium-intrigue-favored_subject = Favored Subject
imperium-intrigue-guild_authorization = Guild Authorization
imperium-intrigue-infiltrate = Infiltrate
imperium-intrigue-know_their_ways = Know Their Ways
imperium-intrigue-master_tactician = Master Tactician
imperium-intrigue-plans_within_plans = Plans Within Plans
imperium-intrigue-poison_snooper = Poison Snooper
imperium-intrigue-private_army = Private Army
imperium-intrigue-rapid_mobilization = Rapid Mobilization
imperium-intrigue-recruitment_mission = Recruitment Mission
imperium-intrigue-refocus = Refocus
imperium-intrigue-reinforcements = Reinforcements
imperium-intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
imperium-intrigue-staged_incident = Staged Incident
imperium-intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
imperium-intrigue-tiebreaker = Tiebreaker
imperium-intrigue-to_the_victor = To the Victor...
imperium-intrigue-urgent_mission = Urgent Mission
imperium-intrigue-water_of_life = Water of Life
imperium-intrigue-water_peddlers_union = Water Peddlers Union
imperium-intrigue-windfall = Windfall

## Conflict cards

imperium-conflict-skirmish_a = Skirmish
imperium-conflict-skirmish_b = Skirmish
imperium-conflict-skirmish_c = Skirmish
imperium-conflict-skirmish_d = Skirmish
imperium-conflict-cloak_and_dagger = Cloak and Dagger
imperium-conflict-desert_power = Desert Power
imperium-conflict-guild_bank_raid = Guild Bank Raid
imperium-conflict-machinations = Machinations
imperium-conflict-raid_stockpiles = Raid Stockpiles
imperium-conflict-secure_imperial_basin = Secure Imperial Basin
imperium-conflict-siege_of_arrakeen = Siege of Arrakeen
imperium-conflict-siege_of_carthag = Siege of Carthag
imperium-conflict-sort_through_the_chaos = Sort Through the Chaos
imperium-conflict-terrible_purpose = Terrible Purpose
imperium-conflict-battle_for_arrakeen = Battle for Arrakeen
imperium-conflict-battle_for_carthag = Battle for Carthag
imperium-conflict-battle_for_imperial_basin = Battle for Imperial Basin
imperium-conflict-grand_vision = Grand Vision

## Leaders, with the names of their two abilities

# Great Houses, under the names of their Leaders.
imperium-house-atreides = Atreides
imperium-house-corrino = Corrino
imperium-house-fenring = Fenring
imperium-house-harkonnen = Harkonnen
imperium-house-metulli = Metulli
imperium-house-richese = Richese
imperium-house-thorvald = Thorvald

imperium-leader-paul_atreides = Paul Atreides
    .ability = Prescience
    .signet = Discipline
imperium-leader-duke_leto_atreides = Duke Leto Atreides
    .ability = Landsraad Popularity
    .signet = Prudent Diplomacy
imperium-leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
    .ability = Masterstroke
    .signet = Scheme
imperium-leader-glossu_rabban = Glossu "The Beast" Rabban
    .ability = Arrakis Fiefdom
    .signet = Brutality
imperium-leader-earl_memnon_thorvald = Earl Memnon Thorvald
    .ability = Connections
    .signet = Spice Hoard
imperium-leader-countess_ariana_thorvald = Countess Ariana Thorvald
    .ability = Spice Addict
    .signet = Hidden Reservoir
imperium-leader-count_ilban_richese = Count Ilban Richese
    .ability = Ruthless Negotiator
    .signet = Manufacturing
imperium-leader-helena_richese = Helena Richese
    .ability = Eyes Everywhere
    .signet = Manipulate

## Board spaces

imperium-space-conspire = Conspire
imperium-space-wealth = Wealth
imperium-space-heighliner = Heighliner
imperium-space-foldspace = Foldspace
imperium-space-selective_breeding = Selective Breeding
imperium-space-secrets = Secrets
imperium-space-hardy_warriors = Hardy Warriors
imperium-space-stillsuits = Stillsuits
imperium-space-high_council = High Council
imperium-space-mentat = Mentat
imperium-space-hall_of_oratory = Hall of Oratory
imperium-space-rally_troops = Rally Troops
imperium-space-swordmaster = Swordmaster
imperium-space-sell_melange = Sell Melange
imperium-space-secure_contract = Secure Contract
imperium-space-arrakeen = Arrakeen
imperium-space-carthag = Carthag
imperium-space-research_station = Research Station
imperium-space-sietch_tabr = Sietch Tabr
imperium-space-imperial_basin = Imperial Basin
imperium-space-hagga_basin = Hagga Basin
imperium-space-the_great_flat = The Great Flat

## Factions and Agent icons

imperium-faction-emperor = Emperor
imperium-faction-guild = Spacing Guild
imperium-faction-bene_gesserit = Bene Gesserit
imperium-faction-fremen = Fremen
imperium-icon-emperor = Emperor
imperium-icon-guild = Spacing Guild
imperium-icon-bene_gesserit = Bene Gesserit
imperium-icon-fremen = Fremen
imperium-icon-landsraad = Landsraad
imperium-icon-city = City
imperium-icon-spice_trade = Spice Trade
