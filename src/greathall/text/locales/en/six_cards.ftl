### The names of what three against three adds to Uprising.

## The Commanders' decks

imperium-card-md_command_respect = Command Respect
imperium-card-md_convincing_argument = Convincing Argument
imperium-card-md_demand_attention = Demand Attention
imperium-card-md_desert_call = Desert Call
imperium-card-md_limited_landsraad_access = Limited Landsraad Access
imperium-card-md_seek_allies = Seek Allies
imperium-card-md_signet_ring = Signet Ring
imperium-card-md_threaten_spice_production = Threaten Spice Production
imperium-card-md_usul = Usul
imperium-card-sh_convincing_argument = Convincing Argument
imperium-card-sh_corrino_might = Corrino Might
imperium-card-sh_critical_shipments = Critical Shipments
imperium-card-sh_demand_results = Demand Results
imperium-card-sh_devastating_assault = Devastating Assault
imperium-card-sh_imperial_ornithopter = Imperial Ornithopter
imperium-card-sh_imperial_tent = Imperial Tent
imperium-card-sh_seek_allies = Seek Allies
imperium-card-sh_signet_ring = Signet Ring

## Board spaces. Carthag and Hardy Warriors are the original's, too.

imperium-space-economic_support = Economic Support
imperium-space-military_support = Military Support
imperium-space-controversial_technology = Controversial Technology
imperium-space-expedition = Expedition
imperium-space-habbanya_erg = Habbanya Erg
imperium-space-vast_wealth = Vast Wealth
imperium-space-desert_mastery = Desert Mastery

## Factions

imperium-faction-great_houses = Great Houses
imperium-faction-fringe_worlds = Fringe Worlds

imperium-set-six = Three against three
imperium-part-only = Personal board
