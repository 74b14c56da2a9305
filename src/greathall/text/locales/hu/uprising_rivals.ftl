### A Felkelés egy és két játékossal: riváliskártyák, és mit tesz egy rivális a Hagal-ház kártyái szerint.

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
imperium-rival-too = { $name } (rivális)

# ours
imperium-hagal-hu_place_spy_yellow = Kém lehelyezése (sárga)
# ours
imperium-hagal-hu_place_spy_blue = Kém lehelyezése (kék)
# ours
imperium-hagal-hu_place_spy_green = Kém lehelyezése (zöld)
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
imperium-hagal-hu_reshuffle = Újrakeverés

imperium-influence-by-priority = +1 befolyás a sorrendlista { $place }. helyén álló frakciónál
    .is = bonus
imperium-most-influence = +1 befolyás annál a frakciónál, ahol { $form ->
    [do] neked
    [may] neked
    [option] neked
    [its-option] a riválisnak
   *[they] neki
} a legtöbb van
    .is = bonus
imperium-influence-for-alliance = +{ $n } befolyás egy frakciónál: ahol ezzel szövetséget nyer, ha van ilyen, egyébként ahol { $form ->
    [do] neked
    [may] neked
    [option] neked
    [its-option] a riválisnak
   *[they] neki
} a legkevesebb van
    .is = bonus
imperium-troops-with-alliance = { imperium-ki }{ $form ->
    [do] toborozz
    [may] toborozhatsz
    [option] toborzol
    [each-may] toborozhat
    [they-may] toborozhat
   *[they] toboroz
} { $n } katonai egységet (szövetséggel: { $allied })
imperium-maker-spice = { $worms ->
    [0] +{ $n } fűszer
   *[other] +{ $n } fűszer, vagy mesterhorog-jelölővel, ha az ütközetbe hívható, helyette { $worms } homokféreg
}
    .is = bonus
imperium-place-spy-at = { imperium-ki }{ $form ->
    [do] helyezz le
    [may] lehelyezhetsz
    [option] lehelyezel
    [each-may] lehelyezhet
    [they-may] lehelyezhet
   *[they] lehelyez
} egy kémet ezek közül az első szabad megfigyelőállásra: { $posts }
imperium-if-conflict-level = ha az ütközet szintje { $levels }
imperium-if-influence-below = ha { imperium-rivalisnak }kevesebb mint { $n } { imperium-befolyasod } van { imperium-with-faction }

imperium-box-swordmaster = Kardmester: { $text }
imperium-box-priority = Sorrend: { $text }
imperium-box-rival_signet = Pecsétgyűrű: { $text }
imperium-box-scheme = Cselszövés: { $text }
imperium-box-streamlined = { $text }
imperium-rival-swordmaster = egy harmadik ügynök összesen { $n } solarisért, fűszerért, intrikakártyáért és vízért
imperium-rival-priority = { $list }
imperium-rival-tie = egyenlőség esetén az számít, amelyik előrébb áll a sorrendlistán
imperium-rival-streamlined = a kétszemélyes játék egyszerűsített változatában: nem kap pontot, és amint megvan a kardmestere, több erőforrást sem
imperium-unverified-one_source = ami itt nyomtatva van, egyetlen forráson alapul
imperium-unverified-place_spy = hogy egy szín megfigyelőállásait milyen sorrendben próbálja, egy program sorrendje; hogy semmi sem történik, és a következő kártyát kell húzni, ha egyik sem szabad, a mi döntésünk
imperium-unverified-two_basins = hogy egy újabb kártyát kell húzni, ha a két helyszín közül a gazdagabbnál ügynök van, a mi döntésünk, egy másik, két helyszínes kártyákról szóló állásfoglalás nyomán
imperium-unverified-wall_first = hogy előbb a Pajzsfal tűnik el, és így jöhet a homokféreg, egy program sorrendje
imperium-unverified-copies = nem bizonyos, hány példány van: 38 kártyát sorolnak fel, de azt írják, hogy 37 van nyomtatva, és lehet, hogy ez a fölösleges
imperium-unverified-for_alliance = a szövetségről szóló rész szövege nem ismert; hogy miként választ sávot, a mi döntésünk

imperium-log-no_post_free = { $player } nem talál szabad megfigyelőállást a kémnek.
imperium-log-scheme = { $player } végrehajtja a cselszövést: { $name }.
