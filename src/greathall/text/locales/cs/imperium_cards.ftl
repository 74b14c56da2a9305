## Starting decks

imperium-card-convincing_argument = Přesvědčivý projev
imperium-card-dagger = Dýka
imperium-card-diplomacy = Diplomacie
imperium-card-dune_the_desert_planet = Duna, pouštní planeta
imperium-card-reconnaissance = Průzkum
imperium-card-seek_allies = Hledání spojenců
imperium-card-signet_ring = Pečetní prsten

## The Reserve

# ours
imperium-card-arrakis_liaison = Spojka na Arrakis
imperium-card-the_spice_must_flow = Koření musí proudit
imperium-card-foldspace = Zakřivený prostor

## The Imperium deck

# ours
imperium-card-arrakis_recruiter = Verbíř z Arrakis
# ours
imperium-card-assassination_mission = Vražedné poslání
# ours
imperium-card-bene_gesserit_initiate = Zasvěcená Bene Gesseritu
# ours
imperium-card-bene_gesserit_sister = Sestra Bene Gesseritu
# ours
imperium-card-carryall = Transportér
# ours
imperium-card-chani = Chani
# ours
imperium-card-choam_directorship = Křeslo ve vedení CHOAM
imperium-card-crysknife = Krispel
# ours
imperium-card-dr_yueh = Doktor Yueh
# ours
imperium-card-duncan_idaho = Duncan Idaho
# ours
imperium-card-fedaykin_death_commando = Smrtonosné komando fedajkýnů
# ours
imperium-card-firm_grip = Pevný stisk
# ours
imperium-card-fremen_camp = Fremenský tábor
# ours
imperium-card-gene_manipulation = Genová manipulace
# ours
imperium-card-guild_administrator = Správce Gildy
# ours
imperium-card-guild_ambassador = Velvyslanec Gildy
# ours
imperium-card-guild_bankers = Bankéři Gildy
# ours
imperium-card-gun_thopter = Bojová ornitoptéra
# ours
imperium-card-gurney_halleck = Gurney Halleck
# ours
imperium-card-imperial_spy = Imperátorův špion
# ours
imperium-card-kwisatz_haderach = Kwisatz Haderach
imperium-card-lady_jessica = Lady Jessica
# ours
imperium-card-liet_kynes = Liet Kynes
# ours
imperium-card-missionaria_protectiva = Missionaria Protectiva
# ours
imperium-card-opulence = Přepych
# ours
imperium-card-other_memory = Zděděná paměť
# ours
imperium-card-piter_de_vries = Piter De Vries
# ours
imperium-card-power_play = Mocenská hra
# ours
imperium-card-reverend_mother_mohiam = Ctihodná matka Mohiam
# ours
imperium-card-sardaukar_infantry = Sardaukarská pěchota
# ours
imperium-card-sardaukar_legion = Legie sardaukarů
# ours
imperium-card-scout = Zvěd
# ours
imperium-card-shifting_allegiances = Proměnlivá spojenectví
# ours
imperium-card-sietch_reverend_mother = Ctihodná matka síče
# ours
imperium-card-smugglers_thopter = Pašerácká ornitoptéra
# ours
imperium-card-space_travel = Cesta vesmírem
# ours
imperium-card-spice_hunter = Lovec koření
# ours
imperium-card-spice_smugglers = Pašeráci koření
# ours
imperium-card-stilgar = Stilgar
# ours
imperium-card-test_of_humanity = Zkouška lidskosti
# ours
imperium-card-the_voice = Hlas
# ours
imperium-card-thufir_hawat = Thufir Hawat
# ours
imperium-card-worm_riders = Jezdci na červech

## Intrigue cards

# ours
imperium-intrigue-allied_armada = Spojenecká armáda
# ours
imperium-intrigue-ambush = Přepad
# ours
imperium-intrigue-bindu_suspension = Strnulost bindu
# ours
imperium-intrigue-bribery = Úplatky
# ours
imperium-intrigue-bypass_protocol = Obejití protokolu
imperium-intrigue-calculated_hire = Promyšlený tah
# ours
imperium-intrigue-charisma = Charisma
# ours
imperium-intrigue-choam_shares = Podíly v CHOAM
# ours
imperium-intrigue-corner_the_market = Ovládnutí trhu
# ours
imperium-intrigue-councilors_dispensation = Výsada radního
# ours
imperium-intrigue-demand_respect = Vynucení respektu
# ours
imperium-intrigue-dispatch_an_envoy = Vyslání posla
# ours
imperium-intrigue-double_cross = Dvojí hra
# ours
imperium-intrigue-favored_subject = Imperátorův oblíbenec
# ours
imperium-intrigue-guild_authorization = Pověření Gildy
# ours
imperium-intrigue-infiltrate = Infiltrace
# ours
imperium-intrigue-know_their_ways = Znalost jejich zvyků
# ours
imperium-intrigue-master_tactician = Mistr taktiky
# ours
imperium-intrigue-plans_within_plans = Plány v plánech
# ours
imperium-intrigue-poison_snooper = Detektor jedů
# ours
imperium-intrigue-private_army = Soukromá armáda
# ours
imperium-intrigue-rapid_mobilization = Rychlá mobilizace
# ours
imperium-intrigue-recruitment_mission = Náborová mise
# ours
imperium-intrigue-refocus = Nové soustředění
# ours
imperium-intrigue-reinforcements = Posily
# ours
imperium-intrigue-secret_of_the_sisterhood = Tajemství sesterstva
# ours
imperium-intrigue-staged_incident = Zinscenovaný incident
# ours
imperium-intrigue-the_sleeper_must_awaken = Spáč se musí probudit
# ours
imperium-intrigue-tiebreaker = Jazýček na vahách
# ours
imperium-intrigue-to_the_victor = Vítězi…
# ours
imperium-intrigue-urgent_mission = Naléhavá mise
# ours
imperium-intrigue-water_of_life = Voda života
# ours
imperium-intrigue-water_peddlers_union = Svaz prodavačů vody
# ours
imperium-intrigue-windfall = Nečekaný zisk

## Conflict cards

# ours
imperium-conflict-skirmish_a = Šarvátka
# ours
imperium-conflict-skirmish_b = Šarvátka
# ours
imperium-conflict-skirmish_c = Šarvátka
# ours
imperium-conflict-skirmish_d = Šarvátka
# ours
imperium-conflict-cloak_and_dagger = Plášť a dýka
# ours
imperium-conflict-desert_power = Moc pouště
# ours
imperium-conflict-guild_bank_raid = Přepadení banky Gildy
# ours
imperium-conflict-machinations = Pletichy
# ours
imperium-conflict-raid_stockpiles = Drancování zásob
imperium-conflict-secure_imperial_basin = Zabezpečení Imperiální pánve
# ours
imperium-conflict-siege_of_arrakeen = Obléhání Arrakénu
# ours
imperium-conflict-siege_of_carthag = Obléhání Carthagu
imperium-conflict-sort_through_the_chaos = Řád v chaosu
# ours
imperium-conflict-terrible_purpose = Děsivé poslání
# ours
imperium-conflict-battle_for_arrakeen = Bitva o Arrakén
# ours
imperium-conflict-battle_for_carthag = Bitva o Carthag
# ours
imperium-conflict-battle_for_imperial_basin = Bitva o Imperiální pánev
# ours
imperium-conflict-grand_vision = Velkolepá vize

## Leaders, with the names of their two abilities

imperium-house-atreides = Atreides
imperium-house-corrino = Corrino
imperium-house-fenring = Fenring
imperium-house-harkonnen = Harkonnen
imperium-house-metulli = Metulli
imperium-house-richese = Richese
imperium-house-thorvald = Thorvald

# ours
imperium-leader-paul_atreides = Paul Atreides
    .ability = Jasnozřivost
    .signet = Kázeň
# ours
imperium-leader-duke_leto_atreides = Vévoda Leto Atreides
    .ability = Obliba v Landsraadu
    .signet = Uvážlivá diplomacie
# ours
imperium-leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
    .ability = Mistrovský tah
    .signet = Úklady
# ours
imperium-leader-glossu_rabban = Glossu „Bestie“ Rabban
    .ability = Léno Arrakis
    .signet = Brutalita
# ours
imperium-leader-earl_memnon_thorvald = Hrabě Memnon Thorvald
    .ability = Konexe
    .signet = Zásoby koření
# ours
imperium-leader-countess_ariana_thorvald = Hraběnka Ariana Thorvaldová
    .ability = Závislost na koření
    .signet = Skrytá nádrž
# ours
imperium-leader-count_ilban_richese = Hrabě Ilban Richese
    .ability = Nelítostný vyjednavač
    .signet = Výroba
# ours
imperium-leader-helena_richese = Helena Richeseová
    .ability = Oči všude
    .signet = Manipulace

## Board spaces

# ours
imperium-space-conspire = Spiknutí
# ours
imperium-space-wealth = Bohatství
imperium-space-heighliner = Maxitrajler
imperium-space-foldspace = Zakřivený prostor
# ours
imperium-space-selective_breeding = Cílené křížení
imperium-space-secrets = Tajemství
# ours
imperium-space-hardy_warriors = Otužilí válečníci
# ours
imperium-space-stillsuits = Filtršaty
imperium-space-high_council = Nejvyšší rada
imperium-space-mentat = Mentat
# ours
imperium-space-hall_of_oratory = Řečnická síň
# ours
imperium-space-rally_troops = Shromáždění jednotek
imperium-space-swordmaster = Mistr meče
# ours
imperium-space-sell_melange = Prodej melanže
# ours
imperium-space-secure_contract = Zajištění smlouvy
imperium-space-arrakeen = Arrakén
# ours
imperium-space-carthag = Carthag
imperium-space-research_station = Výzkumná stanice
imperium-space-sietch_tabr = Síč Tabr
imperium-space-imperial_basin = Imperiální pánev
imperium-space-hagga_basin = Pánev Hagga
# ours
imperium-space-the_great_flat = Velká pláň

## Factions and Agent icons

imperium-faction-emperor = Imperátor
    .low = imperátor
imperium-faction-guild = Kosmická gilda
imperium-faction-bene_gesserit = Bene Gesserit
imperium-faction-fremen = Fremeni
    .low = fremeni
imperium-icon-emperor = Imperátor
imperium-icon-guild = Kosmická gilda
imperium-icon-bene_gesserit = Bene Gesserit
imperium-icon-fremen = Fremeni
imperium-icon-landsraad = Landsraad
imperium-icon-city = Město
imperium-icon-spice_trade = Obchod s kořením
