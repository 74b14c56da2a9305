### Τα ονόματα των καρτών του Dominion· .acc: μία από αυτές ως αντικείμενο, .plural: πολλές ως αντικείμενο.
### Κανένα βιβλίο κανόνων δεν τα έχει στα ελληνικά.

## Σε κάθε παρτίδα

# ours
dominion-card-copper = Χάλκινο
    .acc = ένα Χάλκινο
    .plural = Χάλκινα
    .gender = n
# ours
dominion-card-silver = Ασημένιο
    .acc = ένα Ασημένιο
    .plural = Ασημένια
    .gender = n
# ours
dominion-card-gold = Χρυσό
    .acc = ένα Χρυσό
    .plural = Χρυσά
    .gender = n
# ours
dominion-card-estate = Κτήμα
    .acc = ένα Κτήμα
    .plural = Κτήματα
    .gender = n
# ours
dominion-card-duchy = Δουκάτο
    .acc = ένα Δουκάτο
    .plural = Δουκάτα
    .gender = n
# ours
dominion-card-province = Επαρχία
    .acc = μια Επαρχία
    .plural = Επαρχίες
    .gender = f
# ours
dominion-card-curse = Κατάρα
    .acc = μια Κατάρα
    .plural = Κατάρες
    .gender = f

## Dominion

# ours
dominion-card-cellar = Κελάρι
    .acc = ένα Κελάρι
    .plural = Κελάρια
    .gender = n
# ours
dominion-card-chapel = Παρεκκλήσι
    .acc = ένα Παρεκκλήσι
    .plural = Παρεκκλήσια
    .gender = n
# ours
dominion-card-moat = Τάφρος
    .acc = μια Τάφρο
    .plural = Τάφρους
    .gender = f
# ours
dominion-card-chancellor = Καγκελάριος
    .acc = έναν Καγκελάριο
    .plural = Καγκελάριους
    .gender = m
# ours
dominion-card-village = Χωριό
    .acc = ένα Χωριό
    .plural = Χωριά
    .gender = n
# ours
dominion-card-woodcutter = Ξυλοκόπος
    .acc = έναν Ξυλοκόπο
    .plural = Ξυλοκόπους
    .gender = m
# ours
dominion-card-workshop = Μαστοράδικο
    .acc = ένα Μαστοράδικο
    .plural = Μαστοράδικα
    .gender = n
# ours
dominion-card-bureaucrat = Γραφειοκράτης
    .acc = έναν Γραφειοκράτη
    .plural = Γραφειοκράτες
    .gender = m
# ours
dominion-card-feast = Συμπόσιο
    .acc = ένα Συμπόσιο
    .plural = Συμπόσια
    .gender = n
# ours
dominion-card-gardens = Κήποι
    .acc = μια κάρτα Κήποι
    .plural = κάρτες Κήποι
    .gender = m
# ours
dominion-card-militia = Πολιτοφυλακή
    .acc = μια Πολιτοφυλακή
    .plural = Πολιτοφυλακές
    .gender = f
# ours
dominion-card-moneylender = Τοκογλύφος
    .acc = έναν Τοκογλύφο
    .plural = Τοκογλύφους
    .gender = m
# ours
dominion-card-remodel = Ανακαίνιση
    .acc = μια Ανακαίνιση
    .plural = Ανακαινίσεις
    .gender = f
# ours
dominion-card-smithy = Σιδηρουργείο
    .acc = ένα Σιδηρουργείο
    .plural = Σιδηρουργεία
    .gender = n
# ours
dominion-card-spy = Κατάσκοπος
    .acc = έναν Κατάσκοπο
    .plural = Κατασκόπους
    .gender = m
# ours
dominion-card-thief = Κλέφτης
    .acc = έναν Κλέφτη
    .plural = Κλέφτες
    .gender = m
# ours
dominion-card-throne_room = Αίθουσα του Θρόνου
    .acc = μια Αίθουσα του Θρόνου
    .plural = Αίθουσες του Θρόνου
    .gender = f
# ours
dominion-card-council_room = Αίθουσα του Συμβουλίου
    .acc = μια Αίθουσα του Συμβουλίου
    .plural = Αίθουσες του Συμβουλίου
    .gender = f
# ours
dominion-card-festival = Πανηγύρι
    .acc = ένα Πανηγύρι
    .plural = Πανηγύρια
    .gender = n
# ours
dominion-card-laboratory = Εργαστήριο
    .acc = ένα Εργαστήριο
    .plural = Εργαστήρια
    .gender = n
# ours
dominion-card-library = Βιβλιοθήκη
    .acc = μια Βιβλιοθήκη
    .plural = Βιβλιοθήκες
    .gender = f
# ours
dominion-card-market = Αγορά
    .acc = μια κάρτα Αγορά
    .plural = κάρτες Αγορά
    .gender = f
# ours
dominion-card-mine = Ορυχείο
    .acc = ένα Ορυχείο
    .plural = Ορυχεία
    .gender = n
# ours
dominion-card-witch = Μάγισσα
    .acc = μια Μάγισσα
    .plural = Μάγισσες
    .gender = f
# ours
dominion-card-adventurer = Τυχοδιώκτης
    .acc = έναν Τυχοδιώκτη
    .plural = Τυχοδιώκτες
    .gender = m

## Dominion: Ίντριγκα

# ours
dominion-card-courtyard = Αυλή
    .acc = μια Αυλή
    .plural = Αυλές
    .gender = f
# ours
dominion-card-pawn = Πιόνι
    .acc = ένα Πιόνι
    .plural = Πιόνια
    .gender = n
# ours
dominion-card-secret_chamber = Μυστική Κάμαρα
    .acc = μια Μυστική Κάμαρα
    .plural = Μυστικές Κάμαρες
    .gender = f
# ours
dominion-card-great_hall = Μεγάλη Αίθουσα
    .acc = μια Μεγάλη Αίθουσα
    .plural = Μεγάλες Αίθουσες
    .gender = f
# ours
dominion-card-masquerade = Χορός Μεταμφιεσμένων
    .acc = έναν Χορό Μεταμφιεσμένων
    .plural = Χορούς Μεταμφιεσμένων
    .gender = m
# ours
dominion-card-shanty_town = Παραγκούπολη
    .acc = μια Παραγκούπολη
    .plural = Παραγκουπόλεις
    .gender = f
# ours
dominion-card-steward = Οικονόμος
    .acc = έναν Οικονόμο
    .plural = Οικονόμους
    .gender = m
# ours
dominion-card-swindler = Απατεώνας
    .acc = έναν Απατεώνα
    .plural = Απατεώνες
    .gender = m
# ours
dominion-card-wishing_well = Πηγάδι των Ευχών
    .acc = ένα Πηγάδι των Ευχών
    .plural = Πηγάδια των Ευχών
    .gender = n
# ours
dominion-card-baron = Βαρόνος
    .acc = έναν Βαρόνο
    .plural = Βαρόνους
    .gender = m
# ours
dominion-card-bridge = Γέφυρα
    .acc = μια Γέφυρα
    .plural = Γέφυρες
    .gender = f
# ours
dominion-card-conspirator = Συνωμότης
    .acc = έναν Συνωμότη
    .plural = Συνωμότες
    .gender = m
# ours
dominion-card-coppersmith = Χαλκουργός
    .acc = έναν Χαλκουργό
    .plural = Χαλκουργούς
    .gender = m
# ours
dominion-card-ironworks = Χυτήριο
    .acc = ένα Χυτήριο
    .plural = Χυτήρια
    .gender = n
# ours
dominion-card-mining_village = Χωριό Μεταλλωρύχων
    .acc = ένα Χωριό Μεταλλωρύχων
    .plural = Χωριά Μεταλλωρύχων
    .gender = n
# ours
dominion-card-scout = Ανιχνευτής
    .acc = έναν Ανιχνευτή
    .plural = Ανιχνευτές
    .gender = m
# ours
dominion-card-duke = Δούκας
    .acc = έναν Δούκα
    .plural = Δούκες
    .gender = m
# ours
dominion-card-minion = Τσιράκι
    .acc = ένα Τσιράκι
    .plural = Τσιράκια
    .gender = n
# ours
dominion-card-saboteur = Δολιοφθορέας
    .acc = έναν Δολιοφθορέα
    .plural = Δολιοφθορείς
    .gender = m
# ours
dominion-card-torturer = Βασανιστής
    .acc = έναν Βασανιστή
    .plural = Βασανιστές
    .gender = m
# ours
dominion-card-trading_post = Εμπορικός Σταθμός
    .acc = έναν Εμπορικό Σταθμό
    .plural = Εμπορικούς Σταθμούς
    .gender = m
# ours
dominion-card-tribute = Φόρος Υποτέλειας
    .acc = έναν Φόρο Υποτέλειας
    .plural = Φόρους Υποτέλειας
    .gender = m
# ours
dominion-card-upgrade = Αναβάθμιση
    .acc = μια Αναβάθμιση
    .plural = Αναβαθμίσεις
    .gender = f
# ours
dominion-card-harem = Χαρέμι
    .acc = ένα Χαρέμι
    .plural = Χαρέμια
    .gender = n
# ours
dominion-card-nobles = Ευγενείς
    .acc = μια κάρτα Ευγενείς
    .plural = κάρτες Ευγενείς
    .gender = m
