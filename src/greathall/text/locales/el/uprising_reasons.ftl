### Γιατί κάτι που μόνο το Dune: Imperium – Uprising έχει δεν μπορεί τώρα να επιλεγεί.

## Κατάσκοποι

imperium-why-nothing_watched = οι κατάσκοποί σας δεν παρακολουθούν θέση του ταμπλό στην οποία θα μπορούσε να οδηγήσει
imperium-why-own_spy = εκεί βρίσκεται δικός σας κατάσκοπος
imperium-why-enemy_spy = εκεί βρίσκεται ήδη κατάσκοπος ({ $seat })
imperium-why-other_posts = ο κατάσκοπος πηγαίνει σε παρατηρητήριο θέσης του ταμπλό με το εικονίδιο { $icons_gen }
imperium-why-posts_of = ο κατάσκοπος πηγαίνει σε παρατηρητήριο της θέσης { $space }
imperium-why-no_post = δεν υπάρχει παρατηρητήριο για κατάσκοπο
imperium-why-no_spy_there = κανένας κατάσκοπός σας δεν είναι εκεί
imperium-why-not_watching = αυτός ο κατάσκοπος δεν παρακολουθεί τη θέση του ταμπλό
imperium-why-spies = { $n ->
    [one] χρειάζεται 1 κατάσκοπος
   *[other] χρειάζονται { $n } κατάσκοποι
} στο ταμπλό, έχετε { $have }
imperium-why-no_spy_recalled = δεν επαναφέρατε κατάσκοπο σε αυτή τη σειρά
imperium-why-spies_on_no_faction = κανένας κατάσκοπός σας δεν παρακολουθεί θέση Φατρίας
imperium-why-spies_on_no_maker = κανένας κατάσκοπός σας δεν παρακολουθεί θέση Δημιουργού

## Σκουλήκια της άμμου και θέσεις Δημιουργού

imperium-why-shield_wall = το Τείχος-Ασπίδα κρατάει τα σκουλήκια της άμμου μακριά από αυτή τη Συμπλοκή
imperium-why-wall_gone = το Τείχος-Ασπίδα δεν υπάρχει πια
imperium-why-no_hooks = χρειάζονται γάντζοι Δημιουργού
imperium-why-no_deploying = δεν μπορείτε να αναπτύξετε μονάδες σε αυτή τη σειρά
imperium-why-units = πρέπει να έχετε { $n ->
    [one] 1 μονάδα
   *[other] { $n } μονάδες
} στη Συμπλοκή, έχετε { $have }
imperium-why-units_this_turn = πρέπει να έχετε αναπτύξει { $n ->
    [one] 1 μονάδα
   *[other] { $n } μονάδες
} σε αυτή τη σειρά, έχετε αναπτύξει { $have }
imperium-why-no_worm = χρειάζεται σκουλήκι της άμμου στη Συμπλοκή
imperium-why-not_at_maker = ο Πράκτοράς σας δεν πήγε σε θέση Δημιουργού

## Συμβόλαια, εικονίδια μάχης, Ηγέτες

imperium-why-contracts = { $n ->
    [one] χρειάζεται 1 ολοκληρωμένο συμβόλαιο
   *[other] χρειάζονται { $n } ολοκληρωμένα συμβόλαια
}, έχετε { $have }
imperium-why-spice_this_turn = πρέπει να κερδίσετε { imperium-price-spice } σε αυτή τη σειρά, έχετε κερδίσει { $have }
imperium-why-no_spice_gained = δεν κερδίσατε μπαχαρικό σε αυτή τη σειρά
imperium-why-no_battle_icon = δεν έχετε ανοιχτή κάρτα με το εικονίδιο «{ $battle }»
imperium-why-other_battle_icon = πρέπει να έχει το εικονίδιο «{ $battle }»
imperium-why-icon_missing = δεν έχει εικονίδιο μάχης
imperium-why-wild_itself = είναι ο ίδιος ο μπαλαντέρ: επιλέξτε με ποια κάρτα θα ζευγαρώσει
imperium-why-no_wild = δεν έχετε μπαλαντέρ για να τη ζευγαρώσετε
imperium-why-seat_and_swordmaster = χρειάζονται και θέση στο Ανώτατο Συμβούλιο και ο Ξιφομάχος
imperium-why-turned_over = ο Ηγέτης σας έχει ήδη γυρίσει από την άλλη πλευρά
imperium-why-trained = η Εκπαίδευση έχει ολοκληρωθεί
