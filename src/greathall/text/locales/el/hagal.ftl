### Ο Οίκος Χαγκάλ: οι κάρτες του, τι κάνουν τα αυτόματά του, και τι ρωτιούνται οι παίκτες για αυτά.

imperium-house-hagal = Οίκος Χαγκάλ

## Κάρτες. Λέγονται όπως οι θέσεις στις οποίες οδηγούν.

imperium-hagal-hagal_conspire = { imperium-space-conspire }
imperium-hagal-hagal_wealth = { imperium-space-wealth }
imperium-hagal-hagal_heighliner = { imperium-space-heighliner }
imperium-hagal-hagal_foldspace = { imperium-space-foldspace }
imperium-hagal-hagal_selective_breeding = { imperium-space-selective_breeding }
imperium-hagal-hagal_secrets = { imperium-space-secrets }
imperium-hagal-hagal_hardy_warriors = { imperium-space-hardy_warriors }
imperium-hagal-hagal_stillsuits = { imperium-space-stillsuits }
imperium-hagal-hagal_rally_troops = { imperium-space-rally_troops }
imperium-hagal-hagal_hall_of_oratory = { imperium-space-hall_of_oratory }
imperium-hagal-hagal_carthag = { imperium-space-carthag }
# ours
imperium-hagal-hagal_harvest_spice = Συγκομιδή Μπαχαρικού
imperium-hagal-hagal_arrakeen_1p = { imperium-space-arrakeen }
imperium-hagal-hagal_arrakeen_2p = { imperium-space-arrakeen }
# ours
imperium-hagal-hagal_reshuffle = Ανακάτεμα

## Αντίπαλοι του ενός παίκτη. Λέγονται όπως οι Ηγέτες τους.

imperium-rival-duke_leto_atreides = { imperium-leader-duke_leto_atreides }
imperium-rival-baron_vladimir_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-glossu_rabban = { imperium-leader-glossu_rabban }
imperium-rival-earl_memnon_thorvald = { imperium-leader-earl_memnon_thorvald }
imperium-rival-countess_ariana_thorvald = { imperium-leader-countess_ariana_thorvald }
imperium-rival-count_ilban_richese = { imperium-leader-count_ilban_richese }
imperium-box-rival_leader = { $text }
imperium-rival-pays = εσείς αποφασίζετε αν πληρώνει
imperium-rival-leader = ένας Αντίπαλος χρησιμοποιεί μόνο την ιδιότητα Σφραγιδολίθου του Ηγέτη του· η άλλη ιδιότητα δεν ισχύει

## Τι γράφουν.

imperium-box-hagal = { $text }
imperium-box-hagal_combat = Στη Μάχη: { $text }
imperium-box-players = { $text }
imperium-box-unverified = Δεν είναι βεβαιωμένο: { $text }
imperium-hagal-to = ένας Πράκτορας πηγαίνει στη θέση { $spaces }
# $count: πόσες είναι οι θέσεις.
imperium-hagal-harvest = { $count ->
    [one] ένας Πράκτορας πηγαίνει στη θέση { $spaces }, αν υπάρχει εκεί μπόνους μπαχαρικό· ειδάλλως τραβιέται άλλη κάρτα
   *[other] ένας Πράκτορας πηγαίνει στη θέση { $spaces }, όποια έχει το περισσότερο μπόνους μπαχαρικό (από πολλές, το περισσότερο μπαχαρικό συνολικά)· χωρίς μπόνους μπαχαρικό τραβιέται άλλη κάρτα
}
# $then: τι φέρνει η κάρτα σε εκείνη τη θέση.
imperium-hagal-at = στη θέση { $space }: { $then }
# $to: ένας Πράκτορας πηγαίνει εκεί.
imperium-hagal-and = { $to }: { $then }
# Ό,τι λέγεται αλλιώς για ένα αυτόματο παρά για έναν παίκτη.
imperium-automaton-signet = χρησιμοποιείται η ιδιότητα Σφραγιδολίθου
imperium-automaton-steal = όποιος άλλος στο τραπέζι έχει 4 ή περισσότερες κάρτες Ίντριγκας δίνει μία από αυτές στην τύχη στον Αντίπαλο
imperium-automaton-shield-wall = με γάντζους Δημιουργού το Τείχος-Ασπίδα αφαιρείται για το υπόλοιπο του παιχνιδιού
imperium-automaton-spy = ένας κατάσκοπος τοποθετείται στο πρώτο ελεύθερο παρατηρητήριο Φατρίας, με τη σειρά της λίστας προτεραιότητας
# $players: στο τραπέζι· 0 για οποιοδήποτε τραπέζι.
imperium-automaton-harvest = { $players ->
    [0] με έναν παίκτη ο Αντίπαλος παίρνει το μπαχαρικό της ίδιας της θέσης και όλο το μπόνους μπαχαρικό της· με δύο παίκτες το μπόνους μπαχαρικό πηγαίνει στην τράπεζα, και δεν κερδίζει κανείς
    [1] ο Αντίπαλος παίρνει το μπαχαρικό της ίδιας της θέσης και όλο το μπόνους μπαχαρικό της
   *[2] το μπόνους μπαχαρικό της πηγαίνει στην τράπεζα, και δεν κερδίζει κανείς
}
imperium-automaton-trash = πέταγμα μιας κάρτας
imperium-hagal-draw-on = τραβιέται άλλη κάρτα για τον Πράκτορα
imperium-hagal-smart = η Έξυπνη Πολιτική μπορεί να την προσπεράσει
imperium-hagal-reshuffle = όλες οι κάρτες του Οίκου Χαγκάλ ανακατεύονται σε νέα τράπουλα, και τραβιέται άλλη μία
imperium-hagal-swords = +{ $n } { $n ->
    [one] σπαθί
   *[other] σπαθιά
}
imperium-hagal-players = μόνο με { $n ->
    [one] έναν παίκτη
   *[other] { $n } παίκτες
}
imperium-unverified-signet_troop = ότι ένα στράτευμα που στρατολογεί ο Σφραγιδόλιθος πηγαίνει στη Συμπλοκή μαζί με τα άλλα είναι δική μας επιλογή
imperium-unverified-rival_pays = ότι ένας παίκτης αποφασίζει αν πληρώνει βγαίνει από τον κανόνα του φύλλου για όλες τις επιλογές που δεν αφορούν Επιρροή· ένα πρόγραμμα τον βάζει να πληρώνει όποτε μπορεί
imperium-unverified-harvest_spice = πώς επιλέγει ανάμεσα στις ερήμους στηρίζεται σε μία πηγή· θέσεις με Πράκτορα μένουν έξω από τη σύγκριση

## Ερωτήσεις για ένα αυτόματο, προς έναν παίκτη. $text: η ερώτηση όπως τίθεται σε παίκτη.

imperium-for-automaton = { $text } (αποφασίζετε για: { $player })
imperium-ask-automaton = θα γίνει;
imperium-pass-automaton = Να μη γίνει

## Τι έγινε. $card: μια κάρτα του Οίκου Χαγκάλ· $name: μια θέση του ταμπλό.

# $sent: αν πηγαίνει κάπου Πράκτορας.
imperium-log-hagal_carried_out = { $player } τραβάει την κάρτα «{ $card }»{ $sent ->
    [yes] {" "}και στέλνει Πράκτορα στη θέση { $name }
   *[no] {""}
}.
imperium-log-hagal_occupied = { $player } τραβάει την κάρτα «{ $card }»: η θέση { $name } είναι κατειλημμένη.
imperium-log-hagal_closed = { $player } τραβάει την κάρτα «{ $card }»: η θέση { $name } είναι κλειστή (Η Φωνή).
imperium-log-hagal_no_spice = { $player } τραβάει την κάρτα «{ $card }»: δεν υπάρχει μπόνους μπαχαρικό.
# $when: τι ζητάει η κάρτα.
imperium-log-hagal_not_now = { $player } τραβάει την κάρτα «{ $card }», που εφαρμόζεται μόνο { $when }.
imperium-log-hagal_no_use = { $player } τραβάει την κάρτα «{ $card }»: η Επιρροή της δεν ωφελεί (Έξυπνη Πολιτική).
imperium-log-hagal_reshuffled = { $player } τραβάει την κάρτα «{ $card }».
imperium-log-hagal_swords = { $player } τραβάει την κάρτα «{ $card }» για τη Μάχη: { $n } { $n ->
    [one] σπαθί
   *[other] σπαθιά
}.
# $text: τι δίνει μια κάρτα ή μια αμοιβή, που το αυτόματο δεν μπορεί να το έχει τώρα ή ποτέ.
imperium-log-left_out = { $player } δεν παίρνει τίποτα για «{ $text }».
# Ένας παίκτης αποφάσισε να μη γίνει.
imperium-log-declined = { $player } παραιτείται από «{ $text }».
imperium-log-hagal_nowhere = Καμία κάρτα του Οίκου Χαγκάλ δεν οδηγεί κάπου: { $player } δεν έχει άλλες σειρές σε αυτό τον γύρο.
imperium-log-expert_deployment = { $player } προηγείται πολύ στη Συμπλοκή και δεν αναπτύσσει στρατεύματα (Έμπειρη Ανάπτυξη).
imperium-log-hagal_shuffle = Ανακατεύονται και οι { $n } κάρτες του Οίκου Χαγκάλ.
imperium-log-bank_spice = { $player } αφαιρεί { $n } μπόνους { $n ->
    [one] μπαχαρικό
   *[other] μπαχαρικά
} από τη θέση { $name }.
imperium-log-control_lost = { $who ->
    [you] Χάνετε
   *[they] { $player } χάνει
} τον έλεγχο της θέσης { $name }.
imperium-log-discard_intrigue = { $player } ξεσκαρτάρει την κάρτα Ίντριγκας «{ $name }».
# $places: πόσες θέσεις δείχνουν, γιατί το 6 δεν δείχνει καμία.
imperium-log-churn_dice = Ανανέωση της Γραμμής: τα ζάρια έφεραν { $one } και { $other } και δείχνουν { $places ->
    [0] καμία θέση
    [1] μία θέση
   *[2] δύο θέσεις
} της Γραμμής Αυτοκρατορίας.
imperium-log-churn = Η κάρτα «{ $name }» φεύγει από τη Γραμμή Αυτοκρατορίας (Ανανέωση της Γραμμής, θέση { $n }).

## Γιατί όχι.

imperium-why-solo_level = σε αυτό το επίπεδο δεν υπάρχει Ξιφομάχος για εσάς
imperium-why-not_least = ένα αυτόματο ανεβαίνει εκεί όπου έχει τη λιγότερη Επιρροή
