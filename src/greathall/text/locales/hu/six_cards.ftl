### Amit a három a három elleni játék hozzáad a Felkeléshez.

## A parancsnokok paklija

# ours
imperium-card-md_command_respect = Tiszteletet parancsol
    .article = a
imperium-card-md_convincing_argument = Meggyőző érv
    .article = a
# ours
imperium-card-md_demand_attention = Figyelmet követel
    .article = a
# ours
imperium-card-md_desert_call = A sivatag hívása
    .article = az
# ours
imperium-card-md_limited_landsraad_access = Szűk bejárás a Landsraadba
    .article = a
imperium-card-md_seek_allies = Szövetségesek keresése
    .article = a
imperium-card-md_signet_ring = Pecsétgyűrű
    .article = a
# ours
imperium-card-md_threaten_spice_production = A fűszertermelés fenyegetése
    .article = az
# ours
imperium-card-md_usul = Usul
    .article = az
imperium-card-sh_convincing_argument = Meggyőző érv
    .article = a
# ours
imperium-card-sh_corrino_might = Corrino-hatalom
    .article = a
# ours
imperium-card-sh_critical_shipments = Létfontosságú szállítmányok
    .article = a
# ours
imperium-card-sh_demand_results = Eredményt követel
    .article = az
# ours
imperium-card-sh_devastating_assault = Pusztító támadás
    .article = a
# ours
imperium-card-sh_imperial_ornithopter = Császári ornitopter
    .article = a
# ours
imperium-card-sh_imperial_tent = Császári sátor
    .article = a
imperium-card-sh_seek_allies = Szövetségesek keresése
    .article = a
imperium-card-sh_signet_ring = Pecsétgyűrű
    .article = a

## Helyszínek

# ours
imperium-space-economic_support = Gazdasági támogatás
    .article = a
# ours
imperium-space-military_support = Katonai támogatás
    .article = a
# ours
imperium-space-controversial_technology = Vitatott technológia
    .article = a
# ours
imperium-space-expedition = Expedíció
    .article = az
imperium-space-habbanya_erg = Habbanija-gerinc
    .article = a
# ours
imperium-space-vast_wealth = Mérhetetlen vagyon
    .article = a
# ours
imperium-space-desert_mastery = Sivatagi uralom
    .article = a

## Frakciók

imperium-faction-great_houses = Nagy Házak
    .article = a
# ours
imperium-faction-fringe_worlds = Peremvilágok
    .article = a

imperium-set-six = Hárman három ellen
    .article = a
imperium-part-only = Saját tábla
    .article = a
