### Was das Spiel zu sechst (drei gegen drei) zu Uprising hinzufügt.

## Die Decks der Kommandanten

# ours
imperium-card-md_command_respect = Respekt gebieten
imperium-card-md_convincing_argument = Überzeugendes Argument
# ours
imperium-card-md_demand_attention = Aufmerksamkeit verlangen
# ours
imperium-card-md_desert_call = Ruf der Wüste
# ours
imperium-card-md_limited_landsraad_access = Begrenzter Zugang zum Landsraad
imperium-card-md_seek_allies = Suche nach Verbündeten
imperium-card-md_signet_ring = Siegelring
# ours
imperium-card-md_threaten_spice_production = Die Spice-Produktion bedrohen
# ours
imperium-card-md_usul = Usul
imperium-card-sh_convincing_argument = Überzeugendes Argument
# ours
imperium-card-sh_corrino_might = Macht der Corrino
# ours
imperium-card-sh_critical_shipments = Wichtige Lieferungen
# ours
imperium-card-sh_demand_results = Ergebnisse verlangen
# ours
imperium-card-sh_devastating_assault = Verheerender Angriff
# ours
imperium-card-sh_imperial_ornithopter = Imperialer Ornithopter
# ours
imperium-card-sh_imperial_tent = Imperiales Zelt
imperium-card-sh_seek_allies = Suche nach Verbündeten
imperium-card-sh_signet_ring = Siegelring

## Felder des Spielplans. Carthag und Zähe Krieger hat auch das erste Spiel.

# ours
imperium-space-economic_support = Wirtschaftliche Unterstützung
# ours
imperium-space-military_support = Militärische Unterstützung
# ours
imperium-space-controversial_technology = Umstrittene Technologie
# ours
imperium-space-expedition = Expedition
imperium-space-habbanya_erg = Habbanya-Erg
# ours
imperium-space-vast_wealth = Gewaltiger Reichtum
# ours
imperium-space-desert_mastery = Herrschaft über die Wüste

## Fraktionen

# ours
imperium-faction-great_houses = Große Häuser
# ours
imperium-faction-fringe_worlds = Randwelten

imperium-set-six = Drei gegen drei
imperium-part-only = Eigener Spielplan
