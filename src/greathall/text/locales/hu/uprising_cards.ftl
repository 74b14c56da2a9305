### Ami a Dűne: Impérium – Felkeléshez van nyomtatva, azon kívül, ami az elődjével közös.

## Kártyák

imperium-card-prepare_the_way = Az út előkészítése
    .article = az
# ours
imperium-card-bene_gesserit_operative = Bene Gesserit megbízott
    .article = a
# ours
imperium-card-branching_path = Elágazó ösvény
    .article = az
# ours
imperium-card-calculus_of_power = A hatalom számtana
    .article = az
# ours
imperium-card-captured_mentat = Foglyul ejtett mentát
    .article = a
# ours
imperium-card-chani_clever_tactician = Chani, az agyafúrt taktikus
    .article = a
# ours
imperium-card-corrinth_city = Corrinth városa
    .article = a
# ours
imperium-card-covert_operation = Fedett művelet
    .article = a
# ours
imperium-card-dangerous_rhetoric = Veszélyes szónoklat
    .article = a
# ours
imperium-card-desert_power = Sivatagi erő
    .article = a
imperium-card-desert_survival = Sivatagi túlélés
    .article = a
# ours
imperium-card-double_agent = Kettős ügynök
    .article = a
imperium-card-ecological_testing_station = Ökológiai vizsgálóállomás
    .article = az
# ours
imperium-card-fedaykin_stilltent = Fedajkin cirkosátor
    .article = a
# ours
imperium-card-guild_envoy = Az Űrliga küldötte
    .article = az
# ours
imperium-card-guild_spy = Az Űrliga kéme
    .article = az
# ours
imperium-card-hidden_missive = Rejtett üzenet
    .article = a
imperium-card-imperial_spymaster = Császári kém
    .article = a
# ours
imperium-card-in_high_places = Magas körökben
    .article = a
# ours
imperium-card-junction_headquarters = Főhadiszállás Junctionön
    .article = a
# ours
imperium-card-leadership = Vezéri képesség
    .article = a
# ours
imperium-card-long_live_the_fighters = Éljenek a harcosok
    .article = az
# ours
imperium-card-maker_keeper = A mester gondozója
    .article = az
# ours
imperium-card-maula_pistol = Maulapisztoly
    .article = a
# ours
imperium-card-northern_watermaster = Északi vízmester
    .article = az
# ours
imperium-card-overthrow = Hatalomátvétel
    .article = a
# ours
imperium-card-paracompass = Paratájoló
    .article = a
# ours
imperium-card-price_is_no_object = Az ár nem számít
    .article = az
# ours
imperium-card-public_spectacle = Nyilvános látványosság
    .article = a
imperium-card-rebel_supplier = Lázadó ellátmányozó
    .article = a
# ours
imperium-card-reliable_informant = Megbízható besúgó
    .article = a
# ours
imperium-card-sardaukar_coordination = Sardaukar összehangoltság
    .article = a
# ours
imperium-card-sardaukar_soldier = Sardaukar katona
    .article = a
# ours
imperium-card-shishakli = Shishakli
    .article = a
# ours
imperium-card-smugglers_harvester = Csempészek aratógépe
    .article = a
# ours
imperium-card-smugglers_haven = Csempésztanya
    .article = a
# ours
imperium-card-southern_elders = Déli vének
    .article = a
# ours
imperium-card-space_time_folding = Téridőhajlítás
    .article = a
imperium-card-spacing_guilds_favor = Az Űrliga szívessége
    .article = az
# ours
imperium-card-spy_network = Kémhálózat
    .article = a
# ours
imperium-card-steersman = Kormányos
    .article = a
# ours
imperium-card-stilgar_the_devoted = Stilgar, az odaadó
    .article = a
imperium-card-strike_fleet = Támadó flotta
    .article = a
# ours
imperium-card-subversive_advisor = Felforgató tanácsadó
    .article = a
# ours
imperium-card-treacherous_maneuver = Álnok hadmozdulat
    .article = az
# ours
imperium-card-tread_in_darkness = Lépések a sötétben
    .article = a
# ours
imperium-card-truthtrance = Igazmondó transz
    .article = az
# ours
imperium-card-undercover_asset = Beépített ember
    .article = a
# ours
imperium-card-unswerving_loyalty = Rendíthetetlen hűség
    .article = a
# ours
imperium-card-weirding_woman = Boszorkányos asszony
    .article = a
# ours
imperium-card-wheels_within_wheels = Kerekek a kerekekben
    .article = a

## A KHAFT modul kártyái

# ours
imperium-card-cargo_runner = Teherszállító
    .article = a
# ours
imperium-card-delivery_agreement = Szállítási megállapodás
    .article = a
# ours
imperium-card-interstellar_trade = Csillagközi kereskedelem
    .article = a
# ours
imperium-card-priority_contracts = Kiemelt szerződések
    .article = a

## Intrikakártyák

# ours
imperium-intrigue-backed_by_choam = A KHAFT támogatásával
    .article = az
# ours
imperium-intrigue-buy_access = Megvásárolt bejárás
    .article = a
# ours
imperium-intrigue-call_to_arms = Fegyverbe
    .article = a
# ours
imperium-intrigue-change_allegiances = Szövetségesek váltása
    .article = a
# ours
imperium-intrigue-choam_profits = A KHAFT nyeresége
    .article = az
imperium-intrigue-contingency_plan = Vészforgatókönyv
    .article = a
# ours
imperium-intrigue-councilors_ambition = Tanácstagi becsvágy
    .article = a
# ours
imperium-intrigue-crysknife = Kriszkés
    .article = a
# ours
imperium-intrigue-cunning = Ravaszság
    .article = a
# ours
imperium-intrigue-depart_for_arrakis = Indulás Arrakisra
    .article = az
# ours
imperium-intrigue-desert_mouse = Ugróegér
    .article = az
# ours
imperium-intrigue-detonation = Detonáció
    .article = a
# ours
imperium-intrigue-devour = Felfalás
    .article = a
# ours
imperium-intrigue-distraction = Figyelemelterelés
    .article = a
# ours
imperium-intrigue-find_weakness = Gyenge pont keresése
    .article = a
# ours
imperium-intrigue-go_to_ground = Elrejtőzés
    .article = az
# ours
imperium-intrigue-imperium_politics = Impériumi politika
    .article = az
# ours
imperium-intrigue-impress = Lenyűgözés
    .article = a
# ours
imperium-intrigue-inspire_awe = Áhítatkeltés
    .article = az
# ours
imperium-intrigue-intelligence_report = Hírszerzői jelentés
    .article = a
# ours
imperium-intrigue-leverage = Zsarolás
    .article = a
# ours
imperium-intrigue-manipulate = Befolyásolás
    .article = a
# ours
imperium-intrigue-market_opportunity = Piaci lehetőség
    .article = a
# ours
imperium-intrigue-mercenaries = Zsoldosok
    .article = a
# ours
imperium-intrigue-opportunism = Megalkuvás
    .article = a
# ours
imperium-intrigue-ornithopter = Ornitopter
    .article = az
# ours
imperium-intrigue-questionable_methods = Kétes módszerek
    .article = a
# ours
imperium-intrigue-reach_agreement = Megegyezés
    .article = a
# ours
imperium-intrigue-secure_spice_trade = A fűszerkereskedelem biztosítása
    .article = az
# ours
imperium-intrigue-shaddams_favor = Shaddam kegye
    .article = a
# ours
imperium-intrigue-shadow_alliance = Árnyékszövetség
    .article = az
# ours
imperium-intrigue-sietch_ritual = Sziecsbeli szertartás
    .article = a
# ours
imperium-intrigue-special_mission = Különleges küldetés
    .article = a
# ours
imperium-intrigue-spice_is_power = A fűszer hatalom
    .article = az
# ours
imperium-intrigue-spring_the_trap = Becsapódik a csapda
    .article = a
# ours
imperium-intrigue-strategic_stockpiling = Stratégiai felhalmozás
    .article = a
# ours
imperium-intrigue-tactical_option = Taktikai lehetőség
    .article = a
imperium-intrigue-unexpected_allies = Nem várt szövetségek
    .article = a
# ours
imperium-intrigue-weirding_combat = Boszorkányos harcmodor
    .article = a

## Ütközetkártyák

# ours
imperium-conflict-skirmish_crysknife = Csetepaté
    .article = a
# ours
imperium-conflict-skirmish_ornithopter = Csetepaté
    .article = a
# ours
imperium-conflict-skirmish_desert_mouse = Csetepaté
    .article = a
# ours
imperium-conflict-choam_security = A KHAFT biztonsága
    .article = az
# ours
imperium-conflict-spice_freighters = Fűszerszállító hajók
    .article = a
# ours
imperium-conflict-seize_spice_refinery = A Fűszerfinomító elfoglalása
    .article = az
# ours
imperium-conflict-test_of_loyalty = A hűség próbája
    .article = az
# ours
imperium-conflict-shadow_contest = Küzdelem az árnyékban
    .article = a
# ours
imperium-conflict-protect_the_sietches = A sziecsek védelme
    .article = az
# ours
imperium-conflict-trade_dispute = Kereskedelmi vita
    .article = a
# ours
imperium-conflict-propaganda = Propaganda
    .article = a
# ours
imperium-conflict-battle_for_spice_refinery = Harc a Fűszerfinomítóért
    .article = a
imperium-conflict-original_secure_imperial_basin = { imperium-conflict-secure_imperial_basin }
    .article = a
imperium-conflict-original_siege_of_arrakeen = { imperium-conflict-siege_of_arrakeen }
    .article = az
imperium-conflict-original_battle_for_arrakeen = { imperium-conflict-battle_for_arrakeen }
    .article = a
imperium-conflict-original_battle_for_imperial_basin = { imperium-conflict-battle_for_imperial_basin }
    .article = a

## Vezetők, képességeik nevével

imperium-leader-muad_dib = Muad-Dib
    .article = a
    .ability = Kiszámíthatatlan ellenfél
    .signet = Mutasd az utat
imperium-leader-gurney_halleck = Gurney Halleck
    .article = a
    .ability = Mindig mosolyog
    .signet = Hadmester
imperium-leader-lady_jessica = Lady Jessica
    .article = a
    .ability = Más emlékek
    .signet = Fűszeragónia
imperium-leader-reverend_mother_jessica = Jessica Tisztelendő Anya
    .article = a
    .ability = Tisztelendő Anya
    .signet = Az Élet Vize
imperium-leader-princess_irulan = Irulan hercegnő
    .article = az
    .ability = Császári születési jog
    .signet = A krónikás meglátása
imperium-leader-lady_margot_fenring = Lady Margot Fenring
    .article = a
    .ability = Hűség
    .signet = Arrakisi besúgó
imperium-leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .article = a
    .ability = Alattomos erő
    .signet = Személyes kiképzés
# ours
imperium-leader-lady_amber_metulli = Lady Amber Metulli
    .article = a
    .ability = Sivatagi felderítők
    .signet = Kincstár feltöltése
# ours
imperium-leader-staban_tuek = Staban Tuek
    .article = a
    .ability = Fűszercsempészet
    .signet = Láthatatlan hálózat
    .extra = Kevés szövetséges
imperium-leader-shaddam_corrino_iv = IV. Shaddam Corrino
    .article = a
    .ability = Sardaukar parancsnok
    .signet = Az Ismert Világmindenség Császára

## Helyszínek

imperium-space-sardaukar = Sardaukarok
    .article = a
# ours
imperium-space-dutiful_service = Hű szolgálat
    .article = a
# ours
imperium-space-deliver_supplies = Ellátmány szállítása
    .article = az
# ours
imperium-space-espionage = Kémkedés
    .article = a
imperium-space-desert_tactics = Sivatagi taktika
    .article = a
imperium-space-fremkit = Frembatyu
    .article = a
imperium-space-imperial_privilege = Császári kiváltság
    .article = a
imperium-space-assembly_hall = Díszterem
    .article = a
imperium-space-gather_support = Támogatók gyűjtése
    .article = a
imperium-space-spice_refinery = Fűszerfinomító
    .article = a
    .the = a Fűszerfinomító
imperium-space-deep_desert = Mély sivatag
    .article = a
imperium-space-shipping = Szállítás
    .article = a
# ours
imperium-space-accept_contract = Szerződés elfogadása
    .article = a

## Szerződések

imperium-contract-acquire_the_spice_must_flow = A fűszernek áramolnia kell szerződés
    .article = az
imperium-contract-arrakeen_water = Arrakeen szerződés (víz)
    .article = az
imperium-contract-arrakeen_spy = Arrakeen szerződés (kém)
    .article = az
imperium-contract-deliver_supplies = Ellátmány szállítása szerződés
    .article = az
imperium-contract-espionage_a = Kémkedés szerződés (A)
    .article = a
imperium-contract-espionage_b = Kémkedés szerződés (B)
    .article = a
imperium-contract-harvest_3_a = Aratás 3 szerződés (A)
    .article = az
imperium-contract-harvest_3_b = Aratás 3 szerződés (B)
    .article = az
imperium-contract-harvest_4 = Aratás 4 szerződés
    .article = az
imperium-contract-heighliner_water = Csillagbárka szerződés (víz)
    .article = a
imperium-contract-heighliner_troops = Csillagbárka szerződés (katonai egységek)
    .article = a
imperium-contract-high_council_influence = Nagytanács szerződés (befolyás)
    .article = a
imperium-contract-high_council_solari = Nagytanács szerződés (solaris)
    .article = a
imperium-contract-immediate = Azonnali szerződés
    .article = az
imperium-contract-research_station_spy = Kutatóállomás szerződés (kém)
    .article = a
imperium-contract-research_station_solari = Kutatóállomás szerződés (solaris)
    .article = a
imperium-contract-sardaukar_cards = Sardaukarok szerződés (kártyák)
    .article = a
imperium-contract-sardaukar_recall = Sardaukarok szerződés (ügynök)
    .article = a
imperium-contract-spice_refinery_cards = Fűszerfinomító szerződés (kártyák)
    .article = a
imperium-contract-spice_refinery_water = Fűszerfinomító szerződés (víz)
    .article = a

## Célkártyák

imperium-objective-objective_desert_mouse_first = Ugróegér célkártya (kezdőjátékos)
    .article = az
imperium-objective-objective_crysknife = Kriszkés célkártya
    .article = a
imperium-objective-objective_ornithopter_1_3p = Ornitopter célkártya (1–3 játékos)
    .article = az
imperium-objective-objective_desert_mouse_4_6p = Ugróegér célkártya (4 vagy 6 játékos)
    .article = az
imperium-objective-objective_crysknife_4_6p = Kriszkés célkártya (4 vagy 6 játékos)
    .article = a

## Csataikonok és a kém ügynökikonja

imperium-battle-crysknife = kriszkés
    .article = a
imperium-battle-desert_mouse = ugróegér
    .article = az
imperium-battle-ornithopter = ornitopter
    .article = az
imperium-battle-wild = univerzális
    .article = az
imperium-icon-spy = kém
    .article = a

imperium-post = { $spaces }
