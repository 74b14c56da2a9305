### Το Uprising για έναν και δύο παίκτες: κάρτες Αντιπάλων και τι λένε οι κάρτες του Οίκου Χαγκάλ σε έναν Αντίπαλο να κάνει.
### Οι μορφές ($form) είναι όπως στο imperium_effects.ftl.

## Αντίπαλοι.

imperium-rival-rival_muad_dib = Μουάντ'Ντιμπ
imperium-rival-rival_gurney_halleck = Γκάρνεϊ Χάλεκ
imperium-rival-rival_staban_tuek = Στάμπαν Τούεκ
imperium-rival-rival_lady_amber_metulli = Λαίδη Άμπερ Μετούλι
imperium-rival-rival_baron_harkonnen = Βαρόνος Βλάντιμιρ Χαρκόννεν
imperium-rival-rival_rabban = Γκλόσου «το Θηρίο» Ραμπάν
imperium-rival-rival_lady_margot_fenring = Λαίδη Μάργκοτ Φένρινγκ
imperium-rival-rival_princess_irulan = Πριγκίπισσα Ιρουλάν
imperium-rival-rival_lady_jessica = Λαίδη Τζέσικα
imperium-rival-rival_feyd_rautha = Φέιντ-Ραούθα Χαρκόννεν
# Ένας που τον Ηγέτη του τον έχει και παίκτης.
imperium-rival-too = Αντίπαλος { $name }

## Κάρτες του Οίκου Χαγκάλ.

# ours
imperium-hagal-hu_place_spy_yellow = Τοποθέτηση κατασκόπου (κίτρινο)
# ours
imperium-hagal-hu_place_spy_blue = Τοποθέτηση κατασκόπου (μπλε)
# ours
imperium-hagal-hu_place_spy_green = Τοποθέτηση κατασκόπου (πράσινο)
imperium-hagal-hu_sardaukar = Σάρντωκαρ
imperium-hagal-hu_dutiful_service = Πιστή Υπηρεσία
imperium-hagal-hu_heighliner = Χαϊλάινερ
imperium-hagal-hu_deliver_supplies_heighliner = Παράδοση Εφοδίων / Χαϊλάινερ
imperium-hagal-hu_espionage = Κατασκοπεία
imperium-hagal-hu_secrets = Μυστικά
imperium-hagal-hu_desert_tactics = Τακτικές της Ερήμου
imperium-hagal-hu_fremkit = Σάκος των Φρέμεν
imperium-hagal-hu_assembly_hall = Αίθουσα Συνελεύσεων
imperium-hagal-hu_gather_support_a = Συγκέντρωση Υποστήριξης (α)
imperium-hagal-hu_gather_support_b = Συγκέντρωση Υποστήριξης (β)
imperium-hagal-hu_accept_contract_shipping_a = Αποδοχή Συμβολαίου / Μεταφορές (α)
imperium-hagal-hu_accept_contract_shipping_b = Αποδοχή Συμβολαίου / Μεταφορές (β)
imperium-hagal-hu_research_station = Ερευνητικός Σταθμός
imperium-hagal-hu_spice_refinery = Διυλιστήριο Μπαχαρικού
imperium-hagal-hu_arrakeen = Αρρακίν
imperium-hagal-hu_sietch_tabr = Σητς Ταμπρ
imperium-hagal-hu_hagga_or_imperial_basin = Λεκανοπέδιο Χάγκα / Αυτοκρατορικό Λεκανοπέδιο
imperium-hagal-hu_deep_desert = Βαθιά Έρημος
# ours
imperium-hagal-hu_reshuffle = Ανακάτεμα

## Τι κάνουν.

# $place: από 1 έως 4.
imperium-influence-by-priority = +1 Επιρροή στη Φατρία της { $place }ης θέσης στη λίστα προτεραιότητας
imperium-most-influence = +1 Επιρροή στη Φατρία όπου { imperium-echete } την περισσότερη
imperium-influence-for-alliance = +{ $n } { $n ->
    [one] Επιρροή
   *[other] Επιρροές
} σε μία Φατρία: εκεί όπου έτσι κερδίζεται Συμμαχία, αν υπάρχει τέτοια, ειδάλλως εκεί όπου { imperium-echete } τη λιγότερη
imperium-troops-with-alliance = { $form ->
    [may] μπορείτε να στρατολογήσετε
    [option] { na } στρατολογήσετε
    [each] κάθε αντίπαλος στρατολογεί
    [its-option] { $as ->
        [question] θα στρατολογήσει
       *[plain] στρατολογεί
    }
   *[do] στρατολογήστε
} { imperium-troops } ({ $allied } με Συμμαχία)
# $n: το μπαχαρικό της ίδιας της θέσης Δημιουργού. $worms: πόσα σκουλήκια μπορούν να κληθούν στη θέση του.
imperium-maker-spice = +{ $n } { $n ->
    [one] μπαχαρικό
   *[other] μπαχαρικά
}{ $worms ->
    [0] {""}
   *[other] , ή με γάντζους Δημιουργού, { $worms ->
        [one] αν το δέχεται η Συμπλοκή, 1 σκουλήκι της άμμου
       *[other] αν τα δέχεται η Συμπλοκή, { $worms } σκουλήκια της άμμου
    } αντί γι' αυτά
}
# $posts: τα ονόματα παρατηρητηρίων, με τη σειρά που δοκιμάζονται.
imperium-place-spy-at = { $form ->
    [may] μπορείτε να τοποθετήσετε
    [option] { na } τοποθετήσετε
    [each] κάθε αντίπαλος τοποθετεί
    [its-option] { $as ->
        [question] θα τοποθετήσει
       *[plain] τοποθετεί
    }
   *[do] τοποθετήστε
} έναν κατάσκοπο στο πρώτο από αυτά τα παρατηρητήρια που είναι ελεύθερο: { $posts }
imperium-if-conflict-level = αν η Συμπλοκή είναι επιπέδου { $levels }
imperium-if-influence-below = αν { imperium-echete } Επιρροή μικρότερη από { $n } { imperium-with-faction }

## Τι γράφει μια κάρτα Αντιπάλου. $n: πόσο κοστίζει ο Ξιφομάχος του σε οποιαδήποτε υλικά. $list: Φατρίες.

imperium-box-swordmaster = Ξιφομάχος: { $text }
imperium-box-priority = Προτεραιότητα: { $text }
imperium-box-rival_signet = Σφραγιδόλιθος: { $text }
imperium-box-scheme = Δολοπλοκία: { $text }
imperium-box-streamlined = { $text }
imperium-rival-swordmaster = ένας τρίτος Πράκτορας για { $n } Σολάρια, μπαχαρικά, κάρτες Ίντριγκας και νερά μαζί
imperium-rival-priority = { $list }
# Όπου πολλές Φατρίες έχουν το ίδιο.
imperium-rival-tie = ανάμεσα σε ίσες μετράει η πρώτη στη λίστα προτεραιότητας
imperium-rival-streamlined = για την Απλοποιημένη παραλλαγή των δύο παικτών: χωρίς πόντους, και χωρίς άλλα υλικά μόλις έρθει ο Ξιφομάχος
imperium-unverified-one_source = ό,τι είναι τυπωμένο εδώ στηρίζεται σε μία πηγή
imperium-unverified-place_spy = η σειρά με την οποία δοκιμάζονται τα παρατηρητήρια ενός χρώματος είναι ενός προγράμματος· ότι δεν γίνεται τίποτα και τραβιέται η επόμενη κάρτα αν κανένα δεν είναι ελεύθερο είναι δική μας επιλογή
imperium-unverified-two_basins = ότι τραβιέται άλλη κάρτα αν βρίσκεται Πράκτορας στην πλουσιότερη από τις δύο θέσεις είναι δική μας επιλογή, σύμφωνα με μια απόφαση για άλλες κάρτες με δύο θέσεις
imperium-unverified-wall_first = ότι πρώτα φεύγει το Τείχος-Ασπίδα, ώστε να μπορεί να έρθει το σκουλήκι της άμμου, είναι η σειρά ενός προγράμματος
imperium-unverified-copies = πόσα αντίτυπα υπάρχουν δεν είναι βέβαιο: καταγράφονται 38 κάρτες, λέγεται ότι τυπώθηκαν 37, και ίσως αυτή είναι η μία παραπάνω
imperium-unverified-for_alliance = η διατύπωση για τη Συμμαχία δεν είναι γνωστή· πώς επιλέγει τη γραμμή είναι δική μας επιλογή

imperium-log-no_post_free = { $player } δεν βρίσκει ελεύθερο παρατηρητήριο για κατάσκοπο.
imperium-log-scheme = { $player } εφαρμόζει τη Δολοπλοκία της κάρτας { $name }.
