### Τα ονόματα όσων προσθέτει στο Uprising το παιχνίδι τρεις εναντίον τριών.

## Οι τράπουλες των Διοικητών

# ours
imperium-card-md_command_respect = Επιβολή Σεβασμού
imperium-card-md_convincing_argument = Πειστικό Επιχείρημα
# ours
imperium-card-md_demand_attention = Απαίτηση Προσοχής
# ours
imperium-card-md_desert_call = Κάλεσμα της Ερήμου
# ours
imperium-card-md_limited_landsraad_access = Περιορισμένη Πρόσβαση στη Λάντσαραντ
imperium-card-md_seek_allies = Αναζήτηση Συμμάχων
imperium-card-md_signet_ring = Δαχτυλίδι με Σφραγιδόλιθο
# ours
imperium-card-md_threaten_spice_production = Απειλή στην Παραγωγή Μπαχαρικού
# ours
imperium-card-md_usul = Ουσούλ
imperium-card-sh_convincing_argument = Πειστικό Επιχείρημα
# ours
imperium-card-sh_corrino_might = Ισχύς των Κορρίνο
# ours
imperium-card-sh_critical_shipments = Κρίσιμες Αποστολές Φορτίων
# ours
imperium-card-sh_demand_results = Απαίτηση Αποτελεσμάτων
# ours
imperium-card-sh_devastating_assault = Σαρωτική Έφοδος
# ours
imperium-card-sh_imperial_ornithopter = Αυτοκρατορικό Ορνιθόπτερο
# ours
imperium-card-sh_imperial_tent = Αυτοκρατορική Σκηνή
imperium-card-sh_seek_allies = Αναζήτηση Συμμάχων
imperium-card-sh_signet_ring = Δαχτυλίδι με Σφραγιδόλιθο

## Θέσεις του ταμπλό

# ours
imperium-space-economic_support = Οικονομική Υποστήριξη
# ours
imperium-space-military_support = Στρατιωτική Υποστήριξη
# ours
imperium-space-controversial_technology = Αμφιλεγόμενη Τεχνολογία
# ours
imperium-space-expedition = Εκστρατεία
# ours
imperium-space-habbanya_erg = Εργκ Χαμπάνια
# ours
imperium-space-vast_wealth = Αμύθητος Πλούτος
# ours
imperium-space-desert_mastery = Κυριαρχία στην Έρημο

## Φατρίες

imperium-faction-great_houses = Μείζονες Οίκοι
# ours
imperium-faction-fringe_worlds = Ακραίοι Κόσμοι

imperium-set-six = Τρεις εναντίον τριών
imperium-part-only = Προσωπικό ταμπλό
