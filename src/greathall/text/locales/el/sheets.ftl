## Όλα τα τυπωμένα, σε πίνακες: τίτλοι και επικεφαλίδες.

sheet-name = όνομα
sheet-copies = αντίτυπα
sheet-cost = κόστος
sheet-types = είδη
sheet-text = κείμενο
sheet-factions = Φατρίες
sheet-icons = εικονίδια Πράκτορα
sheet-icon = εικονίδιο Πράκτορα
sheet-level = επίπεδο
sheet-battle_icon = εικονίδιο μάχης
sheet-house = Οίκος
sheet-complexity = πολυπλοκότητα
sheet-faction = Φατρία
sheet-watched = θέσεις που παρακολουθεί
sheet-at = με Επιρροή { $n }
sheet-alliance = Συμμαχία

sheet-starter = Αρχική τράπουλα κάθε παίκτη
sheet-commander = Αρχικές τράπουλες των Διοικητών (έξι παίκτες)
sheet-reserve = Εφεδρείες
sheet-imperium = Τράπουλα Αυτοκρατορίας
sheet-intrigue = Τράπουλα Ίντριγκας
sheet-conflict = Συμπλοκές
sheet-leader = Ηγέτες
sheet-space = Θέσεις του ταμπλό
sheet-post = Παρατηρητήρια
sheet-track = Γραμμές Επιρροής
sheet-contract = Συμβόλαια (CHOAM)
sheet-objective = Στόχοι
sheet-hagal = Οίκος Χαγκάλ (ένας ή δύο παίκτες)
sheet-rival = Αντίπαλοι (ένας ή δύο παίκτες)

sheet-choam = { $name } (CHOAM)
sheet-other-side = { $name } (άλλη πλευρά: { $other })
sheet-free = δωρεάν
sheet-count = { $range ->
    [one] { $least }
   *[several] { $least }–{ $most }
}
sheet-players = { $n } ({ sheet-count })
sheet-players-first = { $n } ({ sheet-count } παίκτες)
sheet-type-too = { $list } – { $next }
sheet-cost-or = { $list } / { $next }
sheet-track-vp = +1 Πόντος Νίκης
sheet-track-alliance = +1 Πόντος Νίκης για όποιον φτάσει πρώτος στο { $n } ή, αργότερα, ανέβει ψηλότερα από τον κάτοχό της
