## Cards

imperium-card-prepare_the_way = Připravte cestu
# ours
imperium-card-bene_gesserit_operative = Agentka Bene Gesseritu
# ours
imperium-card-branching_path = Rozcestí
# ours
imperium-card-calculus_of_power = Počty moci
# ours
imperium-card-captured_mentat = Zajatý mentat
# ours
imperium-card-chani_clever_tactician = Chani, bystrá taktička
# ours
imperium-card-corrinth_city = Město Corrinth
# ours
imperium-card-covert_operation = Tajná operace
# ours
imperium-card-dangerous_rhetoric = Nebezpečná rétorika
# ours
imperium-card-desert_power = Moc pouště
imperium-card-desert_survival = Přežití v poušti
# ours
imperium-card-double_agent = Dvojitý agent
imperium-card-ecological_testing_station = Ekologická pokusná stanice
# ours
imperium-card-fedaykin_stilltent = Filtrstan fedajkýnů
imperium-card-guild_envoy = Gildovní vyslanec
# ours
imperium-card-guild_spy = Špion Gildy
# ours
imperium-card-hidden_missive = Ukrytá depeše
imperium-card-imperial_spymaster = Imperátorův mistr špionáže
# ours
imperium-card-in_high_places = Na vysokých místech
# ours
imperium-card-junction_headquarters = Velitelství na Junction
# ours
imperium-card-leadership = Vůdcovství
# ours
imperium-card-long_live_the_fighters = Ať žijí bojovníci
# ours
imperium-card-maker_keeper = Chovatel tvůrců
# ours
imperium-card-maula_pistol = Pistole maula
# ours
imperium-card-northern_watermaster = Severní vodní mistr
# ours
imperium-card-overthrow = Svržení
# ours
imperium-card-paracompass = Parakompas
# ours
imperium-card-price_is_no_object = Na ceně nezáleží
# ours
imperium-card-public_spectacle = Veřejná podívaná
imperium-card-rebel_supplier = Rebelská zásobovačka
# ours
imperium-card-reliable_informant = Spolehlivý informátor
# ours
imperium-card-sardaukar_coordination = Součinnost sardaukarů
# ours
imperium-card-sardaukar_soldier = Sardaukarský voják
# ours
imperium-card-shishakli = Šišakli
# ours
imperium-card-smugglers_harvester = Pašerácký kombajn
# ours
imperium-card-smugglers_haven = Útočiště pašeráků
# ours
imperium-card-southern_elders = Stařešinové jihu
# ours
imperium-card-space_time_folding = Skládání časoprostoru
imperium-card-spacing_guilds_favor = Přízeň Kosmické gildy
# ours
imperium-card-spy_network = Síť špionů
# ours
imperium-card-steersman = Kormidelník
# ours
imperium-card-stilgar_the_devoted = Stilgar, oddaný
imperium-card-strike_fleet = Útočná flotila
# ours
imperium-card-subversive_advisor = Podvratný rádce
# ours
imperium-card-treacherous_maneuver = Zrádný manévr
# ours
imperium-card-tread_in_darkness = Kroky ve tmě
# ours
imperium-card-truthtrance = Trans pravdy
# ours
imperium-card-undercover_asset = Nasazený agent
# ours
imperium-card-unswerving_loyalty = Neochvějná věrnost
# ours
imperium-card-weirding_woman = Vědma
# ours
imperium-card-wheels_within_wheels = Soukolí v soukolí

## Cards of the CHOAM module

# ours
imperium-card-cargo_runner = Přepravce nákladu
# ours
imperium-card-delivery_agreement = Dohoda o dodávkách
# ours
imperium-card-interstellar_trade = Mezihvězdný obchod
# ours
imperium-card-priority_contracts = Přednostní smlouvy

## Intrigue cards

# ours
imperium-intrigue-backed_by_choam = S podporou CHOAM
# ours
imperium-intrigue-buy_access = Koupený přístup
# ours
imperium-intrigue-call_to_arms = Volání do zbraně
# ours
imperium-intrigue-change_allegiances = Změna spojenectví
# ours
imperium-intrigue-choam_profits = Zisky CHOAM
imperium-intrigue-contingency_plan = Záložní plán
# ours
imperium-intrigue-councilors_ambition = Ctižádost radního
imperium-intrigue-crysknife = Krispel
# ours
imperium-intrigue-cunning = Lstivost
# ours
imperium-intrigue-depart_for_arrakis = Odlet na Arrakis
imperium-intrigue-desert_mouse = Pouštní myš
# ours
imperium-intrigue-detonation = Detonace
# ours
imperium-intrigue-devour = Pohlcení
# ours
imperium-intrigue-distraction = Odvedení pozornosti
# ours
imperium-intrigue-find_weakness = Odhalená slabina
# ours
imperium-intrigue-go_to_ground = Zmizení v podzemí
# ours
imperium-intrigue-imperium_politics = Politika Impéria
# ours
imperium-intrigue-impress = Ohromení
# ours
imperium-intrigue-inspire_awe = Vzbuzení úžasu
# ours
imperium-intrigue-intelligence_report = Zpráva rozvědky
# ours
imperium-intrigue-leverage = Páka
# ours
imperium-intrigue-manipulate = Manipulace
# ours
imperium-intrigue-market_opportunity = Příležitost na trhu
# ours
imperium-intrigue-mercenaries = Žoldnéři
# ours
imperium-intrigue-opportunism = Prospěchářství
imperium-intrigue-ornithopter = Ornitoptéra
# ours
imperium-intrigue-questionable_methods = Pochybné metody
# ours
imperium-intrigue-reach_agreement = Uzavření dohody
# ours
imperium-intrigue-secure_spice_trade = Zajištění obchodu s kořením
# ours
imperium-intrigue-shaddams_favor = Shaddamova přízeň
# ours
imperium-intrigue-shadow_alliance = Stínová aliance
# ours
imperium-intrigue-sietch_ritual = Obřad síče
# ours
imperium-intrigue-special_mission = Zvláštní poslání
# ours
imperium-intrigue-spice_is_power = Koření je moc
# ours
imperium-intrigue-spring_the_trap = Sklapnutí pasti
# ours
imperium-intrigue-strategic_stockpiling = Strategické zásoby
# ours
imperium-intrigue-tactical_option = Taktická možnost
imperium-intrigue-unexpected_allies = Nečekaní spojenci
# ours
imperium-intrigue-weirding_combat = Bojové umění

## Conflict cards

# ours
imperium-conflict-skirmish_crysknife = Šarvátka
# ours
imperium-conflict-skirmish_ornithopter = Šarvátka
# ours
imperium-conflict-skirmish_desert_mouse = Šarvátka
# ours
imperium-conflict-choam_security = Ochranka CHOAM
# ours
imperium-conflict-spice_freighters = Přepravníky koření
# ours
imperium-conflict-seize_spice_refinery = Obsazení Továrny na koření
# ours
imperium-conflict-test_of_loyalty = Zkouška věrnosti
# ours
imperium-conflict-shadow_contest = Zápas ve stínu
# ours
imperium-conflict-protect_the_sietches = Ochrana síčů
# ours
imperium-conflict-trade_dispute = Obchodní spor
# ours
imperium-conflict-propaganda = Propaganda
# ours
imperium-conflict-battle_for_spice_refinery = Bitva o Továrnu na koření
imperium-conflict-original_secure_imperial_basin = { imperium-conflict-secure_imperial_basin }
imperium-conflict-original_siege_of_arrakeen = { imperium-conflict-siege_of_arrakeen }
imperium-conflict-original_battle_for_arrakeen = { imperium-conflict-battle_for_arrakeen }
imperium-conflict-original_battle_for_imperial_basin = { imperium-conflict-battle_for_imperial_basin }

## Leaders, with the names of their abilities

# ours
imperium-leader-muad_dib = Muad'Dib
    .ability = Nevyzpytatelný nepřítel
    .signet = V čele
# ours
imperium-leader-gurney_halleck = Gurney Halleck
    .ability = Vždy s úsměvem
    .signet = Vojevůdce
imperium-leader-lady_jessica = Lady Jessica
    .ability = Zděděné vzpomínky
    .signet = Muka koření
imperium-leader-reverend_mother_jessica = Ctihodná matka Jessica
    .ability = Ctihodná matka
    .signet = Voda života
imperium-leader-princess_irulan = Princezna Irulán
    .ability = Imperátorské dědictví
    .signet = Postřeh kronikářky
imperium-leader-lady_margot_fenring = Lady Margot Fenringová
    .ability = Věrnost
    .signet = Informátor na Arrakis
imperium-leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .ability = Zákeřná síla
    .signet = Osobní výcvik
# ours
imperium-leader-lady_amber_metulli = Lady Amber Metulli
    .ability = Pouštní zvědové
    .signet = Plné truhly
# ours
imperium-leader-staban_tuek = Staban Tuek
    .ability = Pašované koření
    .signet = Neviditelná síť
    .extra = Málo spojenců
imperium-leader-shaddam_corrino_iv = Shaddam IV. Corrino
    .ability = Velitel sardaukarů
    .signet = Imperátor známého vesmíru

## Board spaces

imperium-space-sardaukar = Sardaukar
# ours
imperium-space-dutiful_service = Věrná služba
# ours
imperium-space-deliver_supplies = Dodávka zásob
# ours
imperium-space-espionage = Špionáž
imperium-space-desert_tactics = Pouštní taktika
imperium-space-fremkit = Fremeta
imperium-space-imperial_privilege = Imperiální výsady
imperium-space-assembly_hall = Sněmovní síň
imperium-space-gather_support = Povolání záloh
imperium-space-spice_refinery = Továrna na koření
imperium-space-deep_desert = Hluboko v poušti
imperium-space-shipping = Přeprava
# ours
imperium-space-accept_contract = Uzavření smlouvy

## Contracts. They have no names in print: they are called by what completes them, and by what they bring where that
## would not tell them apart.

imperium-contract-acquire_the_spice_must_flow = Pořizovací smlouva
    .acc = pořizovací smlouvu
imperium-contract-arrakeen_water = Smlouva Arrakén (voda)
    .acc = smlouvu Arrakén (voda)
imperium-contract-arrakeen_spy = Smlouva Arrakén (špion)
    .acc = smlouvu Arrakén (špion)
imperium-contract-deliver_supplies = Smlouva Dodávka zásob
    .acc = smlouvu Dodávka zásob
imperium-contract-espionage_a = Smlouva Špionáž A
    .acc = smlouvu Špionáž A
imperium-contract-espionage_b = Smlouva Špionáž B
    .acc = smlouvu Špionáž B
imperium-contract-harvest_3_a = Smlouva o těžbě 3 A
    .acc = smlouvu o těžbě 3 A
imperium-contract-harvest_3_b = Smlouva o těžbě 3 B
    .acc = smlouvu o těžbě 3 B
imperium-contract-harvest_4 = Smlouva o těžbě 4
    .acc = smlouvu o těžbě 4
imperium-contract-heighliner_water = Smlouva Maxitrajler (voda)
    .acc = smlouvu Maxitrajler (voda)
imperium-contract-heighliner_troops = Smlouva Maxitrajler (jednotky)
    .acc = smlouvu Maxitrajler (jednotky)
imperium-contract-high_council_influence = Smlouva Nejvyšší rada (vliv)
    .acc = smlouvu Nejvyšší rada (vliv)
imperium-contract-high_council_solari = Smlouva Nejvyšší rada (soláry)
    .acc = smlouvu Nejvyšší rada (soláry)
imperium-contract-immediate = Okamžitá smlouva
    .acc = okamžitou smlouvu
imperium-contract-research_station_spy = Smlouva Výzkumná stanice (špion)
    .acc = smlouvu Výzkumná stanice (špion)
imperium-contract-research_station_solari = Smlouva Výzkumná stanice (soláry)
    .acc = smlouvu Výzkumná stanice (soláry)
imperium-contract-sardaukar_cards = Smlouva Sardaukar (karty)
    .acc = smlouvu Sardaukar (karty)
imperium-contract-sardaukar_recall = Smlouva Sardaukar (agent)
    .acc = smlouvu Sardaukar (agent)
imperium-contract-spice_refinery_cards = Smlouva Továrna na koření (karty)
    .acc = smlouvu Továrna na koření (karty)
imperium-contract-spice_refinery_water = Smlouva Továrna na koření (voda)
    .acc = smlouvu Továrna na koření (voda)

## Objectives

imperium-objective-objective_desert_mouse_first = Cíl Pouštní myš (první hráč)
imperium-objective-objective_crysknife = Cíl Krispel
imperium-objective-objective_ornithopter_1_3p = Cíl Ornitoptéra (1–3 hráči)
imperium-objective-objective_desert_mouse_4_6p = Cíl Pouštní myš (4 nebo 6 hráčů)
imperium-objective-objective_crysknife_4_6p = Cíl Krispel (4 nebo 6 hráčů)

## Battle icons and the Spy's Agent icon

imperium-battle-crysknife = krispel
imperium-battle-desert_mouse = pouštní myš
imperium-battle-ornithopter = ornitoptéra
imperium-battle-wild = univerzální
imperium-icon-spy = Špion

## Observation posts are called by the board spaces at which they are. $spaces: their names.

imperium-post = { $spaces }
