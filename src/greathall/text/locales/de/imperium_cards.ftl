### Was in Dune: Imperium gedruckt ist. Die Namen bleiben in der Grundform: in Sätzen stehen sie in „…“, nach einem
### Doppelpunkt oder nach „Feld“, „Karte“.

## Startdecks

imperium-card-convincing_argument = Überzeugendes Argument
imperium-card-dagger = Dolch
imperium-card-diplomacy = Diplomatie
imperium-card-dune_the_desert_planet = Dune, der Wüstenplanet
imperium-card-reconnaissance = Aufklärung
imperium-card-seek_allies = Suche nach Verbündeten
imperium-card-signet_ring = Siegelring

## Die Reserve

# ours
imperium-card-arrakis_liaison = Verbindungsperson auf Arrakis
imperium-card-the_spice_must_flow = Das Spice muss fließen
imperium-card-foldspace = Faltraum

## Der Imperium-Stapel

# ours
imperium-card-arrakis_recruiter = Anwerber auf Arrakis
# ours
imperium-card-assassination_mission = Attentatsauftrag
# ours
imperium-card-bene_gesserit_initiate = Bene-Gesserit-Novizin
# ours
imperium-card-bene_gesserit_sister = Bene-Gesserit-Schwester
# ours
imperium-card-carryall = Carryall
# ours
imperium-card-chani = Chani
# ours
imperium-card-choam_directorship = MAFEA-Direktorium
# ours
imperium-card-crysknife = Crysmesser
# ours
imperium-card-dr_yueh = Dr. Yueh
# ours
imperium-card-duncan_idaho = Duncan Idaho
# ours
imperium-card-fedaykin_death_commando = Todeskommando der Fedaykin
# ours
imperium-card-firm_grip = Fester Griff
# ours
imperium-card-fremen_camp = Fremenlager
# ours
imperium-card-gene_manipulation = Genmanipulation
# ours
imperium-card-guild_administrator = Verwalter der Gilde
# ours
imperium-card-guild_ambassador = Botschafter der Gilde
# ours
imperium-card-guild_bankers = Bankiers der Gilde
# ours
imperium-card-gun_thopter = Kampf-Thopter
# ours
imperium-card-gurney_halleck = Gurney Halleck
# ours
imperium-card-imperial_spy = Imperialer Spion
# ours
imperium-card-kwisatz_haderach = Kwisatz Haderach
# ours
imperium-card-lady_jessica = Lady Jessica
# ours
imperium-card-liet_kynes = Liet Kynes
# ours
imperium-card-missionaria_protectiva = Missionaria Protectiva
# ours
imperium-card-opulence = Überfluss
# ours
imperium-card-other_memory = Weitergehende Erinnerung
# ours
imperium-card-piter_de_vries = Piter de Vries
# ours
imperium-card-power_play = Machtspiel
# ours
imperium-card-reverend_mother_mohiam = Ehrwürdige Mutter Mohiam
# ours
imperium-card-sardaukar_infantry = Sardaukar-Infanterie
# ours
imperium-card-sardaukar_legion = Sardaukar-Legion
# ours
imperium-card-scout = Späher
# ours
imperium-card-shifting_allegiances = Wechselnde Loyalitäten
# ours
imperium-card-sietch_reverend_mother = Ehrwürdige Mutter des Sietch
# ours
imperium-card-smugglers_thopter = Schmuggler-Thopter
# ours
imperium-card-space_travel = Raumreise
# ours
imperium-card-spice_hunter = Spice-Jäger
# ours
imperium-card-spice_smugglers = Spice-Schmuggler
# ours
imperium-card-stilgar = Stilgar
# ours
imperium-card-test_of_humanity = Prüfung der Menschlichkeit
# ours
imperium-card-the_voice = Die Stimme
# ours
imperium-card-thufir_hawat = Thufir Hawat
# ours
imperium-card-worm_riders = Wurmreiter

## Intrigenkarten

# ours
imperium-intrigue-allied_armada = Verbündete Armada
# ours
imperium-intrigue-ambush = Hinterhalt
# ours
imperium-intrigue-bindu_suspension = Bindu-Starre
# ours
imperium-intrigue-bribery = Bestechung
# ours
imperium-intrigue-bypass_protocol = Umgehung des Protokolls
imperium-intrigue-calculated_hire = Kalkulierte Anwerbung
# ours
imperium-intrigue-charisma = Charisma
# ours
imperium-intrigue-choam_shares = MAFEA-Anteile
# ours
imperium-intrigue-corner_the_market = Den Markt beherrschen
# ours
imperium-intrigue-councilors_dispensation = Sondererlaubnis des Rats
# ours
imperium-intrigue-demand_respect = Respekt einfordern
# ours
imperium-intrigue-dispatch_an_envoy = Einen Gesandten schicken
# ours
imperium-intrigue-double_cross = Doppeltes Spiel
# ours
imperium-intrigue-favored_subject = Bevorzugter Untertan
# ours
imperium-intrigue-guild_authorization = Genehmigung der Gilde
# ours
imperium-intrigue-infiltrate = Infiltrieren
# ours
imperium-intrigue-know_their_ways = Ihre Bräuche kennen
# ours
imperium-intrigue-master_tactician = Meistertaktiker
# ours
imperium-intrigue-plans_within_plans = Pläne in Plänen
# ours
imperium-intrigue-poison_snooper = Giftschnüffler
# ours
imperium-intrigue-private_army = Privatarmee
# ours
imperium-intrigue-rapid_mobilization = Rasche Mobilmachung
# ours
imperium-intrigue-recruitment_mission = Anwerbungsauftrag
# ours
imperium-intrigue-refocus = Neuausrichtung
# ours
imperium-intrigue-reinforcements = Verstärkung
# ours
imperium-intrigue-secret_of_the_sisterhood = Geheimnis der Schwesternschaft
# ours
imperium-intrigue-staged_incident = Inszenierter Zwischenfall
# ours
imperium-intrigue-the_sleeper_must_awaken = Der Schläfer muss erwachen
# ours
imperium-intrigue-tiebreaker = Zünglein an der Waage
# ours
imperium-intrigue-to_the_victor = Dem Sieger …
# ours
imperium-intrigue-urgent_mission = Dringender Auftrag
# ours
imperium-intrigue-water_of_life = Wasser des Lebens
# ours
imperium-intrigue-water_peddlers_union = Gilde der Wasserverkäufer
# ours
imperium-intrigue-windfall = Unverhoffter Gewinn

## Konfliktkarten

# ours
imperium-conflict-skirmish_a = Scharmützel
# ours
imperium-conflict-skirmish_b = Scharmützel
# ours
imperium-conflict-skirmish_c = Scharmützel
# ours
imperium-conflict-skirmish_d = Scharmützel
# ours
imperium-conflict-cloak_and_dagger = Mantel und Degen
# ours
imperium-conflict-desert_power = Wüstenmacht
# ours
imperium-conflict-guild_bank_raid = Überfall auf die Gildenbank
# ours
imperium-conflict-machinations = Machenschaften
# ours
imperium-conflict-raid_stockpiles = Vorratslager plündern
imperium-conflict-secure_imperial_basin = Das Imperiale Becken sichern
# ours
imperium-conflict-siege_of_arrakeen = Belagerung von Arrakeen
# ours
imperium-conflict-siege_of_carthag = Belagerung von Carthag
imperium-conflict-sort_through_the_chaos = Das Chaos durchblicken
# ours
imperium-conflict-terrible_purpose = Furchtbare Bestimmung
# ours
imperium-conflict-battle_for_arrakeen = Schlacht um Arrakeen
# ours
imperium-conflict-battle_for_carthag = Schlacht um Carthag
# ours
imperium-conflict-battle_for_imperial_basin = Schlacht um das Imperiale Becken
# ours
imperium-conflict-grand_vision = Große Vision

## Anführer mit den Namen ihrer beiden Fähigkeiten

imperium-house-atreides = Atreides
imperium-house-corrino = Corrino
imperium-house-fenring = Fenring
imperium-house-harkonnen = Harkonnen
imperium-house-metulli = Metulli
imperium-house-richese = Richese
imperium-house-thorvald = Thorvald

# ours
imperium-leader-paul_atreides = Paul Atreides
    .ability = Vorhersehung
    .signet = Disziplin
# ours
imperium-leader-duke_leto_atreides = Herzog Leto Atreides
    .ability = Beliebt im Landsraad
    .signet = Umsichtige Diplomatie
# ours
imperium-leader-baron_vladimir_harkonnen = Baron Wladimir Harkonnen
    .ability = Meisterstreich
    .signet = Ränkeschmied
# ours
imperium-leader-glossu_rabban = Glossu „Die Bestie“ Rabban
    .ability = Lehen Arrakis
    .signet = Brutalität
# ours
imperium-leader-earl_memnon_thorvald = Graf Memnon Thorvald
    .ability = Beziehungen
    .signet = Spice-Vorrat
# ours
imperium-leader-countess_ariana_thorvald = Gräfin Ariana Thorvald
    .ability = Spice-Sucht
    .signet = Verborgenes Reservoir
# ours
imperium-leader-count_ilban_richese = Graf Ilban Richese
    .ability = Skrupelloser Unterhändler
    .signet = Fertigung
# ours
imperium-leader-helena_richese = Helena Richese
    .ability = Augen überall
    .signet = Manipulation

## Felder des Spielplans

# ours
imperium-space-conspire = Verschwörung
# ours
imperium-space-wealth = Reichtum
imperium-space-heighliner = Heighliner
imperium-space-foldspace = Faltraum
# ours
imperium-space-selective_breeding = Zuchtauslese
imperium-space-secrets = Geheimnisse
# ours
imperium-space-hardy_warriors = Zähe Krieger
# ours
imperium-space-stillsuits = Destillanzüge
imperium-space-high_council = Hoher Rat
imperium-space-mentat = Mentat
# ours
imperium-space-hall_of_oratory = Rednerhalle
# ours
imperium-space-rally_troops = Truppen sammeln
imperium-space-swordmaster = Schwertmeister
# ours
imperium-space-sell_melange = Melange verkaufen
# ours
imperium-space-secure_contract = Vertrag sichern
imperium-space-arrakeen = Arrakeen
# ours
imperium-space-carthag = Carthag
imperium-space-research_station = Forschungszentrum
imperium-space-sietch_tabr = Sietch Tabr
imperium-space-imperial_basin = Imperiales Becken
imperium-space-hagga_basin = Hagga-Becken
# ours
imperium-space-the_great_flat = Die Große Ebene

## Fraktionen und Agentensymbole

imperium-faction-emperor = Imperator
imperium-faction-guild = Raumgilde
imperium-faction-bene_gesserit = Bene Gesserit
imperium-faction-fremen = Fremen
imperium-icon-emperor = Imperator
    .stem = Imperator-
imperium-icon-guild = Raumgilde
    .stem = Raumgilde-
imperium-icon-bene_gesserit = Bene Gesserit
    .stem = Bene-Gesserit-
imperium-icon-fremen = Fremen
    .stem = Fremen-
imperium-icon-landsraad = Landsraad
    .stem = Landsraad-
imperium-icon-city = Stadt
    .stem = Stadt-
imperium-icon-spice_trade = Spice-Handel
    .stem = Spice-Handel-
