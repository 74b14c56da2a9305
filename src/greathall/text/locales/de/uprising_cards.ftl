### Was in Dune: Imperium – Uprising gedruckt ist, außer dem, was auch Dune: Imperium hat.

## Karten

imperium-card-prepare_the_way = Den Weg bereiten
# ours
imperium-card-bene_gesserit_operative = Bene-Gesserit-Agentin
# ours
imperium-card-branching_path = Verzweigter Pfad
# ours
imperium-card-calculus_of_power = Kalkül der Macht
# ours
imperium-card-captured_mentat = Gefangener Mentat
# ours
imperium-card-chani_clever_tactician = Chani, gewiefte Taktikerin
# ours
imperium-card-corrinth_city = Corrinth
# ours
imperium-card-covert_operation = Verdeckte Operation
# ours
imperium-card-dangerous_rhetoric = Gefährliche Rhetorik
# ours
imperium-card-desert_power = Wüstenmacht
imperium-card-desert_survival = Überleben in der Wüste
# ours
imperium-card-double_agent = Doppelagent
imperium-card-ecological_testing_station = Ökologische Teststation
# ours
imperium-card-fedaykin_stilltent = Destillzelt der Fedaykin
imperium-card-guild_envoy = Gesandte der Gilde
# ours
imperium-card-guild_spy = Spion der Gilde
# ours
imperium-card-hidden_missive = Verborgene Botschaft
imperium-card-imperial_spymaster = Imperialer Meisterspion
# ours
imperium-card-in_high_places = In hohen Kreisen
# ours
imperium-card-junction_headquarters = Hauptquartier auf Junction
# ours
imperium-card-leadership = Führungsstärke
# ours
imperium-card-long_live_the_fighters = Lang leben die Kämpfer
# ours
imperium-card-maker_keeper = Hüter der Bringer
# ours
imperium-card-maula_pistol = Maula-Pistole
# ours
imperium-card-northern_watermaster = Wassermeister des Nordens
# ours
imperium-card-overthrow = Umsturz
# ours
imperium-card-paracompass = Parakompass
# ours
imperium-card-price_is_no_object = Geld spielt keine Rolle
# ours
imperium-card-public_spectacle = Öffentliches Spektakel
imperium-card-rebel_supplier = Rebellen-Versorgung
# ours
imperium-card-reliable_informant = Zuverlässige Quelle
# ours
imperium-card-sardaukar_coordination = Sardaukar-Koordination
# ours
imperium-card-sardaukar_soldier = Sardaukar-Soldat
# ours
imperium-card-shishakli = Shishakli
# ours
imperium-card-smugglers_harvester = Schmuggler-Ernter
# ours
imperium-card-smugglers_haven = Schmugglerversteck
# ours
imperium-card-southern_elders = Älteste des Südens
# ours
imperium-card-space_time_folding = Raumzeitfaltung
imperium-card-spacing_guilds_favor = Gunst der Raumgilde
# ours
imperium-card-spy_network = Spionagenetz
# ours
imperium-card-steersman = Steuermann
# ours
imperium-card-stilgar_the_devoted = Stilgar, der Ergebene
imperium-card-strike_fleet = Angriffsflotte
# ours
imperium-card-subversive_advisor = Subversiver Berater
# ours
imperium-card-treacherous_maneuver = Heimtückisches Manöver
# ours
imperium-card-tread_in_darkness = Wandeln in Dunkelheit
# ours
imperium-card-truthtrance = Wahrtrance
# ours
imperium-card-undercover_asset = Verdeckter Informant
# ours
imperium-card-unswerving_loyalty = Unerschütterliche Treue
# ours
imperium-card-weirding_woman = Zauberfrau
# ours
imperium-card-wheels_within_wheels = Räder im Räderwerk

## Karten des MAFEA-Moduls

# ours
imperium-card-cargo_runner = Frachtläufer
# ours
imperium-card-delivery_agreement = Liefervereinbarung
# ours
imperium-card-interstellar_trade = Interstellarer Handel
# ours
imperium-card-priority_contracts = Vorrangige Verträge

## Intrigenkarten

# ours
imperium-intrigue-backed_by_choam = Rückhalt der MAFEA
# ours
imperium-intrigue-buy_access = Zugang erkaufen
# ours
imperium-intrigue-call_to_arms = Ruf zu den Waffen
# ours
imperium-intrigue-change_allegiances = Seitenwechsel
# ours
imperium-intrigue-choam_profits = MAFEA-Gewinne
imperium-intrigue-contingency_plan = Notfallplan
# ours
imperium-intrigue-councilors_ambition = Ehrgeiz im Rat
# ours
imperium-intrigue-crysknife = Crysmesser
# ours
imperium-intrigue-cunning = Gerissenheit
# ours
imperium-intrigue-depart_for_arrakis = Aufbruch nach Arrakis
# ours
imperium-intrigue-desert_mouse = Wüstenmaus
# ours
imperium-intrigue-detonation = Sprengung
# ours
imperium-intrigue-devour = Verschlingen
# ours
imperium-intrigue-distraction = Ablenkung
# ours
imperium-intrigue-find_weakness = Schwachstelle finden
# ours
imperium-intrigue-go_to_ground = Untertauchen
# ours
imperium-intrigue-imperium_politics = Politik des Imperiums
# ours
imperium-intrigue-impress = Eindruck machen
# ours
imperium-intrigue-inspire_awe = Ehrfurcht wecken
# ours
imperium-intrigue-intelligence_report = Geheimdienstbericht
# ours
imperium-intrigue-leverage = Druckmittel
# ours
imperium-intrigue-manipulate = Manipulieren
# ours
imperium-intrigue-market_opportunity = Marktlücke
# ours
imperium-intrigue-mercenaries = Söldner
# ours
imperium-intrigue-opportunism = Opportunismus
# ours
imperium-intrigue-ornithopter = Ornithopter
# ours
imperium-intrigue-questionable_methods = Fragwürdige Methoden
# ours
imperium-intrigue-reach_agreement = Einigung erzielen
# ours
imperium-intrigue-secure_spice_trade = Spice-Handel sichern
# ours
imperium-intrigue-shaddams_favor = Shaddams Gunst
# ours
imperium-intrigue-shadow_alliance = Schattenallianz
# ours
imperium-intrigue-sietch_ritual = Sietch-Ritual
# ours
imperium-intrigue-special_mission = Sonderauftrag
# ours
imperium-intrigue-spice_is_power = Spice ist Macht
# ours
imperium-intrigue-spring_the_trap = Die Falle schnappt zu
# ours
imperium-intrigue-strategic_stockpiling = Strategische Bevorratung
# ours
imperium-intrigue-tactical_option = Taktische Möglichkeit
imperium-intrigue-unexpected_allies = Unerwartete Verbündete
# ours
imperium-intrigue-weirding_combat = Zauberkampf

## Konfliktkarten

# ours
imperium-conflict-skirmish_crysknife = Scharmützel
# ours
imperium-conflict-skirmish_ornithopter = Scharmützel
# ours
imperium-conflict-skirmish_desert_mouse = Scharmützel
# ours
imperium-conflict-choam_security = MAFEA-Sicherheitsdienst
# ours
imperium-conflict-spice_freighters = Spice-Frachter
# ours
imperium-conflict-seize_spice_refinery = Die Spice-Raffinerie einnehmen
# ours
imperium-conflict-test_of_loyalty = Prüfung der Treue
# ours
imperium-conflict-shadow_contest = Kampf im Schatten
# ours
imperium-conflict-protect_the_sietches = Die Sietche beschützen
# ours
imperium-conflict-trade_dispute = Handelsstreit
# ours
imperium-conflict-propaganda = Propaganda
# ours
imperium-conflict-battle_for_spice_refinery = Schlacht um die Spice-Raffinerie
# Die des ersten Spiels, wo beide Spiele eine dieses Namens haben.
imperium-conflict-original_secure_imperial_basin = { imperium-conflict-secure_imperial_basin }
imperium-conflict-original_siege_of_arrakeen = { imperium-conflict-siege_of_arrakeen }
imperium-conflict-original_battle_for_arrakeen = { imperium-conflict-battle_for_arrakeen }
imperium-conflict-original_battle_for_imperial_basin = { imperium-conflict-battle_for_imperial_basin }

## Anführer mit den Namen ihrer Fähigkeiten; die Namen der Fähigkeiten sind unsere, außer dem von Shaddams Siegelring

imperium-leader-muad_dib = Muad'Dib
    .ability = Unberechenbarer Gegner
    .signet = Vorangehen
imperium-leader-gurney_halleck = Gurney Halleck
    .ability = Immer ein Lächeln
    .signet = Kriegsmeister
imperium-leader-lady_jessica = Lady Jessica
    .ability = Weitergehende Erinnerungen
    .signet = Spice-Agonie
imperium-leader-reverend_mother_jessica = Ehrwürdige Mutter Jessica
    .ability = Ehrwürdige Mutter
    .signet = Wasser des Lebens
imperium-leader-princess_irulan = Prinzessin Irulan
    .ability = Imperiales Geburtsrecht
    .signet = Blick der Chronistin
imperium-leader-lady_margot_fenring = Lady Margot Fenring
    .ability = Treue
    .signet = Quelle auf Arrakis
imperium-leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
    .ability = Heimtückische Stärke
    .signet = Persönliches Training
# ours
imperium-leader-lady_amber_metulli = Lady Amber Metulli
    .ability = Wüstenspäher
    .signet = Truhen füllen
# ours
imperium-leader-staban_tuek = Staban Tuek
    .ability = Spice schmuggeln
    .signet = Unsichtbares Netz
    .extra = Wenige Verbündete
imperium-leader-shaddam_corrino_iv = Shaddam Corrino IV.
    .ability = Befehlshaber der Sardaukar
    .signet = Imperator des bekannten Universums

## Felder des Spielplans

imperium-space-sardaukar = Sardaukar
# ours
imperium-space-dutiful_service = Treuer Dienst
# ours
imperium-space-deliver_supplies = Vorräte liefern
# ours
imperium-space-espionage = Spionage
imperium-space-desert_tactics = Wüsten-Taktiken
imperium-space-fremkit = Fremenkit
imperium-space-imperial_privilege = Imperiales Privileg
imperium-space-assembly_hall = Sitzungssaal
imperium-space-gather_support = Unterstützung sammeln
imperium-space-spice_refinery = Spice-Raffinerie
imperium-space-deep_desert = Tiefe Wüste
imperium-space-shipping = Lieferung
# ours
imperium-space-accept_contract = Vertrag annehmen

## Verträge. Gedruckt haben sie keine Namen: Sie heißen nach dem, was sie erfüllt, und wo das nicht genügt, nach dem,


## was sie bringen.

# ours
imperium-contract-acquire_the_spice_must_flow = Vertrag „Das Spice muss fließen“
# ours
imperium-contract-arrakeen_water = Arrakeen-Vertrag (Wasser)
# ours
imperium-contract-arrakeen_spy = Arrakeen-Vertrag (Spion)
# ours
imperium-contract-deliver_supplies = Vertrag „Vorräte liefern“
# ours
imperium-contract-espionage_a = Spionage-Vertrag A
# ours
imperium-contract-espionage_b = Spionage-Vertrag B
# ours
imperium-contract-harvest_3_a = Ernte-3-Vertrag A
# ours
imperium-contract-harvest_3_b = Ernte-3-Vertrag B
# ours
imperium-contract-harvest_4 = Ernte-4-Vertrag
# ours
imperium-contract-heighliner_water = Heighliner-Vertrag (Wasser)
# ours
imperium-contract-heighliner_troops = Heighliner-Vertrag (Truppen)
# ours
imperium-contract-high_council_influence = Vertrag „Hoher Rat“ (Einfluss)
# ours
imperium-contract-high_council_solari = Vertrag „Hoher Rat“ (Solaris)
imperium-contract-immediate = Sofort-Vertrag
# ours
imperium-contract-research_station_spy = Forschungszentrum-Vertrag (Spion)
# ours
imperium-contract-research_station_solari = Forschungszentrum-Vertrag (Solaris)
# ours
imperium-contract-sardaukar_cards = Sardaukar-Vertrag (Karten)
# ours
imperium-contract-sardaukar_recall = Sardaukar-Vertrag (Agent)
# ours
imperium-contract-spice_refinery_cards = Spice-Raffinerie-Vertrag (Karten)
# ours
imperium-contract-spice_refinery_water = Spice-Raffinerie-Vertrag (Wasser)

## Abzeichenkarten

# ours
imperium-objective-objective_desert_mouse_first = Abzeichenkarte Wüstenmaus (Startmarker)
# ours
imperium-objective-objective_crysknife = Abzeichenkarte Crysmesser
# ours
imperium-objective-objective_ornithopter_1_3p = Abzeichenkarte Ornithopter (1–3 Personen)
# ours
imperium-objective-objective_desert_mouse_4_6p = Abzeichenkarte Wüstenmaus (4 oder 6 Personen)
# ours
imperium-objective-objective_crysknife_4_6p = Abzeichenkarte Crysmesser (4 oder 6 Personen)

## Abzeichen und das Agentensymbol des Spions

imperium-battle-crysknife = Crysmesser
imperium-battle-desert_mouse = Wüstenmaus
imperium-battle-ornithopter = Ornithopter
imperium-battle-wild = Abzeichen-Joker
imperium-icon-spy = Spion
    .stem = Spion-

imperium-post = { $spaces }
