### Uprising for one and two players: Rival cards and what House Hagal's cards tell a Rival to do.

imperium-rival-rival_muad_dib = { imperium-leader-muad_dib }
imperium-rival-rival_gurney_halleck = { imperium-leader-gurney_halleck }
imperium-rival-rival_staban_tuek = { imperium-leader-staban_tuek }
imperium-rival-rival_lady_amber_metulli = { imperium-leader-lady_amber_metulli }
imperium-rival-rival_baron_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-rival_rabban = { imperium-leader-glossu_rabban }
imperium-rival-rival_lady_margot_fenring = { imperium-leader-lady_margot_fenring }
imperium-rival-rival_princess_irulan = { imperium-leader-princess_irulan }
imperium-rival-rival_lady_jessica = { imperium-leader-lady_jessica }
imperium-rival-rival_feyd_rautha = { imperium-leader-feyd_rautha_harkonnen }
imperium-rival-too = { $name } (Rivale)

# ours
imperium-hagal-hu_place_spy_yellow = Spion platzieren (gelb)
# ours
imperium-hagal-hu_place_spy_blue = Spion platzieren (blau)
# ours
imperium-hagal-hu_place_spy_green = Spion platzieren (grün)
imperium-hagal-hu_sardaukar = { imperium-space-sardaukar }
imperium-hagal-hu_dutiful_service = { imperium-space-dutiful_service }
imperium-hagal-hu_heighliner = { imperium-space-heighliner }
imperium-hagal-hu_deliver_supplies_heighliner = { imperium-space-deliver_supplies } / { imperium-space-heighliner }
imperium-hagal-hu_espionage = { imperium-space-espionage }
imperium-hagal-hu_secrets = { imperium-space-secrets }
imperium-hagal-hu_desert_tactics = { imperium-space-desert_tactics }
imperium-hagal-hu_fremkit = { imperium-space-fremkit }
imperium-hagal-hu_assembly_hall = { imperium-space-assembly_hall }
imperium-hagal-hu_gather_support_a = { imperium-space-gather_support } (a)
imperium-hagal-hu_gather_support_b = { imperium-space-gather_support } (b)
imperium-hagal-hu_accept_contract_shipping_a = { imperium-space-accept_contract } / { imperium-space-shipping } (a)
imperium-hagal-hu_accept_contract_shipping_b = { imperium-space-accept_contract } / { imperium-space-shipping } (b)
imperium-hagal-hu_research_station = { imperium-space-research_station }
imperium-hagal-hu_spice_refinery = { imperium-space-spice_refinery }
imperium-hagal-hu_arrakeen = { imperium-space-arrakeen }
imperium-hagal-hu_sietch_tabr = { imperium-space-sietch_tabr }
imperium-hagal-hu_hagga_or_imperial_basin = { imperium-space-hagga_basin } / { imperium-space-imperial_basin }
imperium-hagal-hu_deep_desert = { imperium-space-deep_desert }
# ours
imperium-hagal-hu_reshuffle = Neu mischen

imperium-influence-by-priority = +1 Einfluss bei der Fraktion auf Platz { $place } der Vorrangliste
    .is = bonus
imperium-most-influence = +1 Einfluss bei der Fraktion, bei der { imperium-du } am meisten { imperium-hast }
    .is = bonus
imperium-influence-for-alliance = +{ $n } Einfluss bei einer Fraktion: wenn möglich dort, wo das eine Allianz bringt, sonst dort, wo { imperium-du } am wenigsten { imperium-hast }
    .is = bonus
imperium-troops-with-alliance = { $form ->
    [may] { imperium-du-darfst } { imperium-troops } rekrutieren
    [each] { $as ->
        [inverted] rekrutieren alle Gegner
       *[plain] alle Gegner rekrutieren
    } { imperium-troops }
    [each-may] { imperium-alle-duerfen } { imperium-troops } rekrutieren
    [they] { $as ->
        [inverted] rekrutieren sie
       *[plain] sie rekrutieren
    } { imperium-troops }
    [they-may] { imperium-sie-duerfen } { imperium-troops } rekrutieren
    [do] rekrutiere { imperium-troops }
   *[option] { imperium-troops } rekrutieren
} ({ $allied } mit einer Allianz)
imperium-maker-spice = { $worms ->
    [0] +{ $n } Spice
   *[other] +{ $n } Spice oder, mit einem Haken und falls der Konflikt es zulässt, stattdessen { $worms ->
        [one] 1 Sandwurm
       *[other] { $worms } Sandwürmer
    }
}
    .is = bonus
imperium-place-spy-at = { $form ->
    [may] { imperium-du-darfst } einen Spion auf dem ersten freien dieser Posten platzieren
    [each] { $as ->
        [inverted] platzieren alle Gegner
       *[plain] alle Gegner platzieren
    } einen Spion auf dem ersten freien dieser Posten
    [each-may] { imperium-alle-duerfen } einen Spion auf dem ersten freien dieser Posten platzieren
    [they] { $as ->
        [inverted] platzieren sie
       *[plain] sie platzieren
    } einen Spion auf dem ersten freien dieser Posten
    [they-may] { imperium-sie-duerfen } einen Spion auf dem ersten freien dieser Posten platzieren
    [do] platziere einen Spion auf dem ersten freien dieser Posten
   *[option] einen Spion auf dem ersten freien dieser Posten platzieren
}: { $posts }
imperium-if-conflict-level = wenn der Konflikt Stufe { $levels } hat
imperium-if-influence-below = wenn { imperium-du } weniger als { $n } Einfluss { imperium-with-faction } { imperium-hast }

imperium-box-swordmaster = Schwertmeister: { $text }
imperium-box-priority = Vorrang: { $text }
imperium-box-rival_signet = Siegelring: { $text }
imperium-box-scheme = Ränke: { $text }
imperium-box-streamlined = { $text }
imperium-rival-swordmaster = ein dritter Agent für zusammen { $n } Solaris, Spice, Intrigenkarten und Wasser
imperium-rival-priority = { $list }
imperium-rival-tie = bei Gleichstand zählt die erste auf der Vorrangliste
imperium-rival-streamlined = für die vereinfachte Variante zu zweit: keine Punkte und, sobald der Schwertmeister da ist, keine Güter mehr
imperium-unverified-one_source = was hier steht, stützt sich auf eine einzige Quelle
imperium-unverified-place_spy = die Reihenfolge, in der die Posten einer Farbe versucht werden, ist die eines Programms; dass nichts geschieht und die nächste Karte gezogen wird, wenn keiner frei ist, ist unsere Wahl
imperium-unverified-two_basins = dass eine weitere Karte gezogen wird, wenn auf dem reicheren der beiden Felder ein Agent ist, ist unsere Wahl, nach einer Entscheidung über andere Karten mit zwei Feldern
imperium-unverified-wall_first = dass zuerst der Schildwall fällt, damit der Sandwurm kommen kann, ist die Reihenfolge eines Programms
imperium-unverified-copies = wie viele es davon gibt, ist nicht sicher: 38 Karten sind aufgezählt, 37 sollen gedruckt sein, und diese könnte die eine zu viel sein
imperium-unverified-for_alliance = der Wortlaut zur Allianz ist nicht bekannt; wie er die Leiste wählt, ist unsere Wahl

imperium-log-no_post_free = { $player } findet keinen freien Beobachtungsposten für einen Spion.
imperium-log-scheme = { $player } führt die Ränke von { $name } aus.
