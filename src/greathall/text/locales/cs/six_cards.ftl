## The Commanders' decks

# ours
imperium-card-md_command_respect = Přikázaný respekt
imperium-card-md_convincing_argument = Přesvědčivý projev
# ours
imperium-card-md_demand_attention = Vyžádaná pozornost
# ours
imperium-card-md_desert_call = Volání pouště
# ours
imperium-card-md_limited_landsraad_access = Omezený přístup do Landsraadu
imperium-card-md_seek_allies = Hledání spojenců
imperium-card-md_signet_ring = Pečetní prsten
# ours
imperium-card-md_threaten_spice_production = Ohrožení těžby koření
# ours
imperium-card-md_usul = Usul
imperium-card-sh_convincing_argument = Přesvědčivý projev
# ours
imperium-card-sh_corrino_might = Moc Corrinů
# ours
imperium-card-sh_critical_shipments = Klíčové dodávky
# ours
imperium-card-sh_demand_results = Požadavek výsledků
# ours
imperium-card-sh_devastating_assault = Zdrcující útok
# ours
imperium-card-sh_imperial_ornithopter = Imperátorova ornitoptéra
# ours
imperium-card-sh_imperial_tent = Imperátorův stan
imperium-card-sh_seek_allies = Hledání spojenců
imperium-card-sh_signet_ring = Pečetní prsten

## Board spaces. Carthag and Hardy Warriors are the original's, too.

# ours
imperium-space-economic_support = Ekonomická podpora
# ours
imperium-space-military_support = Vojenská podpora
# ours
imperium-space-controversial_technology = Sporná technologie
# ours
imperium-space-expedition = Výprava
imperium-space-habbanya_erg = Erg Habbanya
# ours
imperium-space-vast_wealth = Obrovské bohatství
# ours
imperium-space-desert_mastery = Ovládnutí pouště

## Factions

# ours
imperium-faction-great_houses = Velkorody
# ours
imperium-faction-fringe_worlds = Okrajové světy
# ours
imperium-set-six = Tři proti třem
# ours
imperium-part-only = Osobní plán
