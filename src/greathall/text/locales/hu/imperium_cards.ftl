### Ami a Dűne: Impériumhoz van nyomtatva: nevek; .article: névelő.

## Kezdőpaklik

imperium-card-convincing_argument = Meggyőző érv
    .article = a
imperium-card-dagger = Tőr
    .article = a
imperium-card-diplomacy = Diplomácia
    .article = a
imperium-card-dune_the_desert_planet = Dűne, a sivatagbolygó
    .article = a
imperium-card-reconnaissance = Felderítés
    .article = a
imperium-card-seek_allies = Szövetségesek keresése
    .article = a
imperium-card-signet_ring = Pecsétgyűrű
    .article = a

## Tartalék

# ours
imperium-card-arrakis_liaison = Arrakisi összekötő
    .article = az
imperium-card-the_spice_must_flow = A fűszernek áramolnia kell
    .article = az
imperium-card-foldspace = Térhajlítás
    .article = a

## Impériumpakli

# ours
imperium-card-arrakis_recruiter = Arrakisi toborzó
    .article = az
# ours
imperium-card-assassination_mission = Orgyilkos küldetés
    .article = az
# ours
imperium-card-bene_gesserit_initiate = Bene Gesserit beavatott
    .article = a
# ours
imperium-card-bene_gesserit_sister = Bene Gesserit nővér
    .article = a
# ours
imperium-card-carryall = Szállítógép
    .article = a
# ours
imperium-card-chani = Chani
    .article = a
# ours
imperium-card-choam_directorship = KHAFT-igazgatóság
    .article = a
# ours
imperium-card-crysknife = Kriszkés
    .article = a
# ours
imperium-card-dr_yueh = Dr. Yueh
    .article = a
# ours
imperium-card-duncan_idaho = Duncan Idaho
    .article = a
# ours
imperium-card-fedaykin_death_commando = Fedajkin halálkommandó
    .article = a
# ours
imperium-card-firm_grip = Szoros fogás
    .article = a
# ours
imperium-card-fremen_camp = Fremen tábor
    .article = a
# ours
imperium-card-gene_manipulation = Génmanipuláció
    .article = a
# ours
imperium-card-guild_administrator = Az Űrliga tisztviselője
    .article = az
# ours
imperium-card-guild_ambassador = Az Űrliga nagykövete
    .article = az
# ours
imperium-card-guild_bankers = Az Űrliga bankárai
    .article = az
# ours
imperium-card-gun_thopter = Harci topter
    .article = a
# ours
imperium-card-gurney_halleck = Gurney Halleck
    .article = a
# ours
imperium-card-imperial_spy = A Császár kéme
    .article = az
# ours
imperium-card-kwisatz_haderach = Kwisatz Haderach
    .article = a
# ours
imperium-card-lady_jessica = Lady Jessica
    .article = a
# ours
imperium-card-liet_kynes = Liet Kynes
    .article = a
# ours
imperium-card-missionaria_protectiva = Missionaria Protectiva
    .article = a
# ours
imperium-card-opulence = Pompa
    .article = a
# ours
imperium-card-other_memory = Más emlékezet
    .article = a
# ours
imperium-card-piter_de_vries = Piter De Vries
    .article = a
# ours
imperium-card-power_play = Hatalmi játszma
    .article = a
# ours
imperium-card-reverend_mother_mohiam = Mohiam Tisztelendő Anya
    .article = a
# ours
imperium-card-sardaukar_infantry = Sardaukar gyalogság
    .article = a
# ours
imperium-card-sardaukar_legion = Sardaukar légió
    .article = a
# ours
imperium-card-scout = Felderítő
    .article = a
# ours
imperium-card-shifting_allegiances = Változó szövetségek
    .article = a
# ours
imperium-card-sietch_reverend_mother = A sziecs Tisztelendő Anyja
    .article = az
# ours
imperium-card-smugglers_thopter = Csempésztopter
    .article = a
# ours
imperium-card-space_travel = Űrutazás
    .article = az
# ours
imperium-card-spice_hunter = Fűszervadász
    .article = a
# ours
imperium-card-spice_smugglers = Fűszercsempészek
    .article = a
# ours
imperium-card-stilgar = Stilgar
    .article = a
# ours
imperium-card-test_of_humanity = Az emberség próbája
    .article = az
# ours
imperium-card-the_voice = A Hang
    .article = az
# ours
imperium-card-thufir_hawat = Thufir Hawat
    .article = a
# ours
imperium-card-worm_riders = Féreglovasok
    .article = a

## Intrikakártyák

# ours
imperium-intrigue-allied_armada = Szövetséges hajóhad
    .article = a
# ours
imperium-intrigue-ambush = Rajtaütés
    .article = a
# ours
imperium-intrigue-bindu_suspension = Bindu-dermedtség
    .article = a
# ours
imperium-intrigue-bribery = Megvesztegetés
    .article = a
# ours
imperium-intrigue-bypass_protocol = A protokoll megkerülése
    .article = az
imperium-intrigue-calculated_hire = Előrelátó felbérlés
    .article = az
# ours
imperium-intrigue-charisma = Karizma
    .article = a
# ours
imperium-intrigue-choam_shares = KHAFT-részvények
    .article = a
# ours
imperium-intrigue-corner_the_market = A piac felvásárlása
    .article = az
# ours
imperium-intrigue-councilors_dispensation = Tanácstagi felmentés
    .article = a
# ours
imperium-intrigue-demand_respect = Tisztelet követelése
    .article = a
# ours
imperium-intrigue-dispatch_an_envoy = Küldött útnak indítása
    .article = a
# ours
imperium-intrigue-double_cross = Kettős árulás
    .article = a
# ours
imperium-intrigue-favored_subject = Kegyelt alattvaló
    .article = a
# ours
imperium-intrigue-guild_authorization = Az Űrliga felhatalmazása
    .article = az
# ours
imperium-intrigue-infiltrate = Beszivárgás
    .article = a
# ours
imperium-intrigue-know_their_ways = Szokásaik ismerete
    .article = a
# ours
imperium-intrigue-master_tactician = A taktika mestere
    .article = az
# ours
imperium-intrigue-plans_within_plans = Tervekbe rejtett tervek
    .article = a
# ours
imperium-intrigue-poison_snooper = Méregszimatoló
    .article = a
# ours
imperium-intrigue-private_army = Magánhadsereg
    .article = a
# ours
imperium-intrigue-rapid_mobilization = Gyors mozgósítás
    .article = a
# ours
imperium-intrigue-recruitment_mission = Toborzó küldetés
    .article = a
# ours
imperium-intrigue-refocus = Új összpontosítás
    .article = az
# ours
imperium-intrigue-reinforcements = Erősítés
    .article = az
# ours
imperium-intrigue-secret_of_the_sisterhood = A Nővérek titka
    .article = az
# ours
imperium-intrigue-staged_incident = Megrendezett incidens
    .article = a
# ours
imperium-intrigue-the_sleeper_must_awaken = Az alvónak fel kell ébrednie
    .article = az
# ours
imperium-intrigue-tiebreaker = A mérleg nyelve
    .article = az
# ours
imperium-intrigue-to_the_victor = A győztesé…
    .article = az
# ours
imperium-intrigue-urgent_mission = Sürgős küldetés
    .article = a
# ours
imperium-intrigue-water_of_life = Az Élet Vize
    .article = az
# ours
imperium-intrigue-water_peddlers_union = Vízárusok szövetkezete
    .article = a
# ours
imperium-intrigue-windfall = Váratlan szerencse
    .article = a

## Ütközetkártyák

# ours
imperium-conflict-skirmish_a = Csetepaté
    .article = a
# ours
imperium-conflict-skirmish_b = Csetepaté
    .article = a
# ours
imperium-conflict-skirmish_c = Csetepaté
    .article = a
# ours
imperium-conflict-skirmish_d = Csetepaté
    .article = a
# ours
imperium-conflict-cloak_and_dagger = Köpönyeg és tőr
    .article = a
# ours
imperium-conflict-desert_power = Sivatagi erő
    .article = a
# ours
imperium-conflict-guild_bank_raid = Rajtaütés az Űrliga bankján
    .article = a
# ours
imperium-conflict-machinations = Cselszövések
    .article = a
# ours
imperium-conflict-raid_stockpiles = Készletek kifosztása
    .article = a
imperium-conflict-secure_imperial_basin = Császári-medence biztosítása
    .article = a
# ours
imperium-conflict-siege_of_arrakeen = Arrakeen ostroma
    .article = az
# ours
imperium-conflict-siege_of_carthag = Carthag ostroma
    .article = a
imperium-conflict-sort_through_the_chaos = Rendezni a káoszt
    .article = a
# ours
imperium-conflict-terrible_purpose = Rettentő elhivatottság
    .article = a
# ours
imperium-conflict-battle_for_arrakeen = Harc Arrakeenért
    .article = a
# ours
imperium-conflict-battle_for_carthag = Harc Carthagért
    .article = a
# ours
imperium-conflict-battle_for_imperial_basin = Harc a Császári-medencéért
    .article = a
# ours
imperium-conflict-grand_vision = Nagyszabású látomás
    .article = a

## Vezetők, két képességük nevével

imperium-house-atreides = Atreides
imperium-house-corrino = Corrino
imperium-house-fenring = Fenring
imperium-house-harkonnen = Harkonnen
imperium-house-metulli = Metulli
imperium-house-richese = Richese
imperium-house-thorvald = Thorvald

# ours
imperium-leader-paul_atreides = Paul Atreides
    .article = a
    .ability = Előrelátás
    .signet = Fegyelem
# ours
imperium-leader-duke_leto_atreides = Leto Atreides herceg
    .article = a
    .ability = Népszerűség a Landsraadban
    .signet = Megfontolt diplomácia
# ours
imperium-leader-baron_vladimir_harkonnen = Vladimir Harkonnen báró
    .article = a
    .ability = Mesteri csapás
    .signet = Ármány
# ours
imperium-leader-glossu_rabban = Glossu „a Bestia” Rabban
    .article = a
    .ability = Arrakis hűbérura
    .signet = Kegyetlenség
# ours
imperium-leader-earl_memnon_thorvald = Memnon Thorvald gróf
    .article = a
    .ability = Kapcsolatok
    .signet = Fűszertartalék
# ours
imperium-leader-countess_ariana_thorvald = Ariana Thorvald grófnő
    .article = az
    .ability = Fűszerfüggő
    .signet = Rejtett víztároló
# ours
imperium-leader-count_ilban_richese = Ilban Richese gróf
    .article = az
    .ability = Könyörtelen tárgyaló
    .signet = Gyártás
# ours
imperium-leader-helena_richese = Helena Richese
    .article = a
    .ability = Mindenütt szemek
    .signet = Befolyásolás

## Helyszínek

# ours
imperium-space-conspire = Összeesküvés
    .article = az
# ours
imperium-space-wealth = Vagyon
    .article = a
imperium-space-heighliner = Csillagbárka
    .article = a
imperium-space-foldspace = Térhajlítás
    .article = a
# ours
imperium-space-selective_breeding = Irányított keresztezés
    .article = az
imperium-space-secrets = Titkok
    .article = a
# ours
imperium-space-hardy_warriors = Edzett harcosok
    .article = az
# ours
imperium-space-stillsuits = Cirkoruhák
    .article = a
imperium-space-high_council = Nagytanács
    .article = a
imperium-space-mentat = Mentát
    .article = a
# ours
imperium-space-hall_of_oratory = Szónokok terme
    .article = a
# ours
imperium-space-rally_troops = Katonai egységek összevonása
    .article = a
imperium-space-swordmaster = Kardmester
    .article = a
# ours
imperium-space-sell_melange = Melanzs eladása
    .article = a
# ours
imperium-space-secure_contract = Szerződés biztosítása
    .article = a
imperium-space-arrakeen = Arrakeen
    .article = az
# ours
imperium-space-carthag = Carthag
    .article = a
imperium-space-research_station = Kutatóállomás
    .article = a
imperium-space-sietch_tabr = Tabr sziecs
    .article = a
imperium-space-imperial_basin = Császári-medence
    .article = a
    .the = a Császári-medence
imperium-space-hagga_basin = Hagga-medence
    .article = a
# ours
imperium-space-the_great_flat = Nagy Síkság
    .article = a

## Frakciók és ügynökikonok; .adj: „fremen ikonos”

imperium-faction-emperor = Császár
    .article = a
imperium-faction-guild = Űrliga
    .article = az
imperium-faction-bene_gesserit = Bene Gesserit
    .article = a
imperium-faction-fremen = Fremenek
    .article = a
imperium-icon-emperor = Császár
    .article = a
imperium-icon-guild = Űrliga
    .article = az
imperium-icon-bene_gesserit = Bene Gesserit
    .article = a
imperium-icon-fremen = fremenek
    .article = a
    .adj = fremen
imperium-icon-landsraad = Landsraad
    .article = a
imperium-icon-city = város
    .article = a
imperium-icon-spice_trade = fűszerkereskedelem
    .article = a
