### Τα τραπέζια των παιχνιδιών Dune

dune-area-landsraad = Λάντσαραντ
dune-area-choam = CHOAM
dune-area-arrakis = Αρράκις
dune-area-you = { $name } (εσείς)
dune-area-more = Όλα: { $name }
dune-or = ή
dune-price-now = Τώρα κοστίζει { $n }: { $parts }
dune-tabs = Μέρη του τραπεζιού
dune-tab-board = Ταμπλό
dune-tab-row = Γραμμή
dune-tab-players = Παίκτες
dune-tab-hand = Χέρι
dune-tab-glows = { $n ->
    [one] 1 επιλογή εδώ
   *[other] { $n } επιλογές εδώ
}
dune-before = Πριν από τον πρώτο γύρο
dune-round = Γύρος { $n }
dune-first = Αρχίζει: { $name }
dune-score = Πόντοι Νίκης
dune-vp-of = { $name }: { $n ->
    [one] 1 Πόντος Νίκης
   *[other] { $n } Πόντοι Νίκης
}.
dune-vp-about = Δέκα στο τέλος ενός γύρου τελειώνουν το παιχνίδι.
dune-strength-of = Δύναμη, { $name }: { $n }
dune-strength-about = Όποιος δεν έχει κανέναν στη Συμπλοκή δεν έχει δύναμη.
dune-persuasion-of = Πειθώ, { $name }: { $n }
dune-persuasion-about = Έρχεται από ανοιγμένες κάρτες και αγοράζει άλλες.
dune-agent-here = Εδώ βρίσκεται Πράκτορας ({ $name }).
dune-bonus-here = Μπόνους μπαχαρικό: { $n }.
dune-controlled-by = Την ελέγχει: { $name }.
dune-controlled-by-nobody = Δεν την ελέγχει κανείς.
dune-control-about = Όταν διακυβεύεται, όποιος την ελέγχει μπορεί να την υπερασπιστεί με 1 στράτευμα από το απόθεμα.
dune-closed-by = Την έχει κλείσει: { $name }.
dune-post = Παρατηρητήριο: { $name }.
dune-spy-here = Εδώ βρίσκεται κατάσκοπος ({ $name }).
dune-influence-of = { $name }: { $n }.
dune-alliance-free = Κανείς δεν έχει τη Συμμαχία.
dune-alliance-held = Τη Συμμαχία έχει: { $name }.
dune-track-bonus = 2 Επιρροές: 1 Πόντος Νίκης. 4 Επιρροές: { $text }
dune-council = Θέσεις στο Ανώτατο Συμβούλιο: { $names }
dune-council-seat = Θέση στο Ανώτατο Συμβούλιο: +2 πόντοι Πειθούς σε κάθε σειρά Αποκάλυψης
dune-mentat-home = Μέντατ: στη θέση του
dune-mentat-with = Μέντατ: { $name }
dune-mentat-next = (επόμενος γύρος: { $name })
dune-shield-wall = Τείχος-Ασπίδα
dune-shield-wall-breached = Το τείχος έπεσε
dune-shield-wall-stands = Όσο στέκεται, κανένα σκουλήκι της άμμου δεν μπορεί να κληθεί σε Συμπλοκή για: { $names }.
dune-shield-wall-gone = Το Τείχος-Ασπίδα δεν υπάρχει πια: σκουλήκια της άμμου μπορούν να έρθουν σε κάθε Συμπλοκή.
dune-contracts-left = { $n ->
    [one] 1 ακόμα στη στοίβα
   *[other] { $n } ακόμα στη στοίβα
}
dune-contracts-left-about = Όταν κάποιος πάρει ένα ανοιχτό συμβόλαιο, το επόμενο έρχεται από αυτή τη στοίβα.
dune-open-contracts = Συμβόλαια προς ολοκλήρωση
dune-open-contracts-about = Καθένα φέρνει την αμοιβή του όταν γίνει αυτό που ζητάει.
dune-completed-contracts = Ολοκληρωμένα συμβόλαια
dune-conflict = Συμπλοκή
dune-conflicts-left = { $n ->
    [0] η τελευταία
    [one] 1 ακόμα
   *[other] { $n } ακόμα
}
dune-conflict-deck = Τράπουλα Συμπλοκής: { $n }
dune-conflict-deck-about = Κάθε γύρο ανοίγεται μία. Μετά την τελευταία το παιχνίδι τελειώνει.
dune-strengths = Δυνάμεις στη Συμπλοκή
dune-past = περασμένη
dune-level = Επίπεδο { $n }
dune-place-first = 1η
dune-place-second = 2η
dune-place-third = 3η
dune-deployed = { $name }, στη Συμπλοκή: { $n ->
    [one] 1 στράτευμα
   *[other] { $n } στρατεύματα
}{ $worms ->
    [0] {""}
    [one] , 1 σκουλήκι της άμμου
   *[other] , { $worms } σκουλήκια της άμμου
}
dune-garrison = Φυλάκιο, { $name }: { $n ->
    [one] 1 στράτευμα
   *[other] { $n } στρατεύματα
}
dune-in-garrison = Στο φυλάκιο: { $n }
dune-in-supply = Στο απόθεμα: { $n ->
    [one] 1 στράτευμα
   *[other] { $n } στρατεύματα
}
dune-agents-left = Πράκτορες που απομένουν: { $n } από { $of }
dune-agents-about = Οι ξεθωριασμένοι έχουν σταλεί στο ταμπλό. Όλοι επιστρέφουν στο τέλος του γύρου.
dune-first-player = Πρώτος παίκτης αυτού του γύρου
dune-revealed = Έχει ανοίξει το χέρι
dune-revealed-about = Δεν έχει άλλες σειρές σε αυτό τον γύρο.
dune-swordmaster = Ξιφομάχος: ένας τρίτος Πράκτορας
dune-hooks = Γάντζοι Δημιουργού
dune-spies-left = Κατάσκοποι στο απόθεμα: { $n }
dune-spies-about = Δεν είναι σε παρατηρητήριο και μπορούν να τοποθετηθούν.
dune-memories = Μνήμες: { $n }
dune-training = Γραμμή Εκπαίδευσης: βήμα { $n }
dune-training-about = Το τελευταίο βήμα όπου έφτασε.
dune-secret-faction = Μυστική επιλογή: { $name }
dune-secret-factions = Φατρίες που επιλέχθηκαν μυστικά: { $n }
dune-secret-about = Επιλέχθηκαν πριν από τον πρώτο γύρο. Όταν αποκαλυφθούν, μία φορά ανά παρτίδα, φέρνουν από 1 Επιρροή.
dune-hand-of = Κάρτες στο χέρι: { $n }
dune-deck-of = Κάρτες στην τράπουλα: { $n }
dune-intrigue-of = Κάρτες Ίντριγκας: { $n }
dune-intrigue-about = Στο χέρι, κρυφές από τους άλλους μέχρι να παιχτούν.
dune-discard = Σκάρτα
dune-pile = { $label }: { $n }
dune-in-play = Στο παιχνίδι
dune-face-up = Ανοιχτή κάρτα Ίντριγκας
dune-set-aside = Στην άκρη
dune-known-hand = Γνωστή κάρτα στο χέρι
dune-known-intrigue = Γνωστή κάρτα Ίντριγκας
dune-known-deck = Γνωστή κάρτα της τράπουλας, από την κορυφή
dune-matched = { $n ->
    [one] 1 ζευγάρι εικονιδίων μάχης γυρισμένο κλειστό
   *[other] { $n } ζευγάρια εικονιδίων μάχης γυρισμένα κλειστά
}
dune-market = Κάρτες προς απόκτηση
dune-row = Γραμμή Αυτοκρατορίας
dune-reserve = Εφεδρείες
dune-stack-left = { $n ->
    [one] απομένει 1
   *[other] απομένουν { $n }
}
dune-imperium-deck = Τράπουλα Αυτοκρατορίας: { $n }
dune-imperium-deck-about = Όταν μια κάρτα φεύγει από τη Γραμμή Αυτοκρατορίας, η επόμενη έρχεται από εδώ.
dune-intrigue-deck = Τράπουλα Ίντριγκας: { $n }
dune-intrigue-deck-about = Όταν αδειάσει, οι ξεσκαρταρισμένες κάρτες Ίντριγκας ανακατεύονται και γίνονται η τράπουλα.
dune-intrigue-discard = Σκάρτα Ίντριγκας
dune-intrigue-in-play = Ίντριγκα στο παιχνίδι
dune-intrigue-in-play-about = Εφαρμόζεται τώρα· μετά ξεσκαρτάρεται.
dune-intrigue-removed = Ίντριγκα εκτός παιχνιδιού
dune-removed = Πεταμένες
dune-own-hand = Το χέρι σας
dune-own-intrigue = Οι κάρτες Ίντριγκάς σας
dune-own-in_play = Στο παιχνίδι
dune-own-set_aside = Στην άκρη για εσάς
dune-own-deck = Κορυφή της τράπουλάς σας
dune-own-discard = Τα σκάρτα σας
dune-no-cards = Καμία κάρτα
dune-leaders = Ηγέτες προς επιλογή
dune-rival = Αντίπαλος
dune-rival-card = Κάρτα Αντιπάλου
dune-signet = Σφραγιδόλιθος
dune-scheme = Δολοπλοκία
dune-priority = Προτεραιότητα
dune-priority-about = Όπου θα ταίριαζαν πολλές Φατρίες ή παρατηρητήρια, ισχύει το πρώτο από αυτά.
dune-rival-swordmaster = Ξιφομάχος: { $n }
dune-rival-swordmaster-about = Μόλις ο Αντίπαλος έχει τόσα Σολάρια, μπαχαρικά, κάρτες Ίντριγκας και νερά μαζί, τα πληρώνει για έναν τρίτο Πράκτορα.
dune-rival-intrigue-about = Ο Αντίπαλος δεν τις παίζει ποτέ: πληρώνει με αυτές. Τρεις αγοράζουν έναν Πόντο Νίκης, στο Uprising μόλις έχει τον Ξιφομάχο του.
dune-hagal = Οίκος Χαγκάλ
dune-hagal-cards = Κάρτες Οίκου Χαγκάλ
dune-hagal-deck = Τράπουλα Οίκου Χαγκάλ: { $n }
dune-hagal-about = Από αυτήν τραβούν τα αυτόματα: για έναν Πράκτορα μέχρι να βγει κάρτα που μπορεί να εφαρμοστεί, και για σπαθιά στη Μάχη. Παίρνουν ό,τι λέει η κάρτα, όχι ό,τι δίνει η θέση. Πώς αγοράζουν οι Αντίπαλοι Πόντους Νίκης το λέει η σελίδα «Πώς λειτουργεί».
# $rivals: αν είναι Αντίπαλοι με δικές τους σειρές ή ο Οίκος Χαγκάλ δίπλα σε δύο παίκτες· $first: ο πρώτος παίκτης.
dune-hagal-nothing = { $rivals ->
    [yes] Δεν έχει τραβηχτεί ακόμα τίποτα: κάρτες τραβιούνται όταν έρθει η σειρά ενός Αντιπάλου.
   *[no] Δεν έχει τραβηχτεί ακόμα τίποτα: ο Οίκος Χαγκάλ τραβάει μετά από κάθε σειρά Πράκτορα του πρώτου παίκτη ({ $first }).
}
dune-for-combat = τραβάει για τη Μάχη
dune-brought = Τι έφερε:
# Τι έκανε ένα αυτόματο σε μια σειρά, με λίγα λόγια.
dune-did-agent = { $name } → { $space }
dune-did-nothing = { $name }: δεν στάλθηκε Πράκτορας
dune-did-combat = { $name }: { $n ->
    [one] 1 σπαθί
   *[other] { $n } σπαθιά
} για τη Μάχη
# Τι απέγινε μια κάρτα του Οίκου Χαγκάλ.
dune-drawn-carried_out = { $sent ->
    [yes] → { $space }
    [there] ✓ εφαρμόστηκε
   *[no] εφαρμόστηκε· τραβάει κι άλλη
}
dune-drawn-occupied = { $space }: κατειλημμένη
dune-drawn-closed = { $space }: κλειστή
dune-drawn-no_spice = δεν υπάρχει μπόνους μπαχαρικό
dune-drawn-not_now = δεν μπορεί να εφαρμοστεί τώρα
dune-drawn-no_use = η Επιρροή της δεν ωφελεί
dune-drawn-reshuffled = όλες οι κάρτες ανακατεύονται
dune-drawn-swords = { $n ->
    [one] 1 σπαθί
   *[other] { $n } σπαθιά
}
dune-drawn-nothing = Καμία κάρτα δεν οδηγεί κάπου: τέρμα οι σειρές για αυτό τον γύρο.

## Τρεις εναντίον τριών

role-muad_dib = Μουάντ'Ντιμπ
role-shaddam = Σαντάμ
role-ally-of-muad_dib = Σύμμαχος του Μουάντ'Ντιμπ
role-ally-of-shaddam = Σύμμαχος του Σαντάμ
side-muad_dib = Η πλευρά του Μουάντ'Ντιμπ
side-shaddam = Η πλευρά του Σαντάμ
dune-side-total = { $side }: { $n ->
    [one] 1 Πόντος Νίκης
   *[other] { $n } Πόντοι Νίκης
}
dune-side-total-about = Και οι τρεις μαζί. Όταν κάποιος έχει δέκα, ή μετά την τελευταία Συμπλοκή, νικάει η πλευρά με τους περισσότερους.
dune-personal-board = Προσωπικό ταμπλό, { $owner }: { $name }
dune-personal-bonus = 1 Επιρροή, για κάθε μέλος της ομάδας: { $first } 2 Επιρροές: 1 Πόντος Νίκης. 3 Επιρροές, για κάθε μέλος της ομάδας: { $third } 4 Επιρροές: η Συμμαχία, 1 Πόντος Νίκης.
dune-counts = { $name }: υπολογίζεται ότι έχει { $n }.
dune-counts-about = Ένας Διοικητής δεν έχει κύβο σε αυτή τη γραμμή: όπου του ζητείται Επιρροή, μετράει η καλύτερη των δύο Συμμάχων του· ή αυτή στο δικό του ταμπλό, όπου φαίνεται και το εικονίδιό της.
dune-swordmaster-token = Δείκτης μπόνους Ξιφομάχου: +2 σπαθιά σε κάθε σειρά Αποκάλυψης. Ο τρίτος Πράκτορας φεύγει μετά τον γύρο στον οποίο στάλθηκε.
dune-activated-by = Τον ενεργοποίησε: { $name }
dune-activated-about = Σε αυτή τη σειρά, οι μονάδες, τα σπαθιά και η Επιρροή του Διοικητή στο κεντρικό ταμπλό πηγαίνουν σε αυτόν τον Σύμμαχο.
dune-arrow = { $arrow ->
    [left] ← ενεργοποιεί: { $left }.
    [right] → ενεργοποιεί: { $right }.
   *[both] ↔ ενεργοποιεί: { $left } ή { $right }.
}
dune-throne-row = Γραμμή του Θρόνου
dune-throne-row-about = Μόνο η πλευρά του Σαντάμ μπορεί να αποκτήσει αυτές τις κάρτες.
card-deck-commander = Τράπουλα του Διοικητή
card-costs-persuasion = Κοστίζει { $n ->
    [one] 1 πόντο
   *[other] { $n } πόντους
} Πειθούς
card-deck-starter = Αρχική τράπουλα
card-deck-reserve = Εφεδρείες
card-deck-imperium = Τράπουλα Αυτοκρατορίας

## Μια μάχη στη σκηνή της.

stage-title = Μάχη: { $name }
stage-place = { $n ->
    [0] Χωρίς αμοιβή
    [1] Πρώτη θέση
    [2] Δεύτερη θέση
   *[other] Τρίτη θέση
}
# $n: η θέση για την οποία ισοβαθμούν.
stage-tied = { $n ->
    [1] Ισοπαλία για την πρώτη
    [2] Ισοπαλία για τη δεύτερη
   *[other] Ισοπαλία για την τρίτη
}
# $n παίκτες μοιράζονται τη θέση $place: παίρνουν την αμοιβή της επόμενης.
stage-tie = { $place ->
    [1] Ισοπαλία για την πρώτη θέση: { $n ->
        [2] και οι δύο
       *[other] και οι { $n }
    } παίρνουν τη δεύτερη αμοιβή.
    [2] Ισοπαλία για τη δεύτερη θέση: { $n ->
        [2] και οι δύο
       *[other] και οι { $n }
    } παίρνουν την τρίτη αμοιβή.
   *[other] Ισοπαλία για την τρίτη θέση: { $n ->
        [2] κανένας από τους δύο
       *[other] κανένας από τους { $n }
    } δεν παίρνει αμοιβή.
}
# Μιας αμοιβής που περιμένει μια επιλογή.
stage-waits = εκκρεμεί
stage-waits-told = Εκκρεμεί ({ $name }): { $text }
stage-absent = Χωρίς μονάδες στη Συμπλοκή: { $names }
stage-skip = Παράλειψη
stage-continue = Συνέχεια
