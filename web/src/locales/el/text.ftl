### Η προβολή κειμένου ενός τραπεζιού

text-view = Το τραπέζι με λόγια
text-you = { $name } (εσείς)
text-none = κανένα
text-nobody = κανείς
text-times = { $name } ×{ $n }
text-printed = { $name }. { $about }
text-part = { $from } { $n }
text-sum = { $n } ({ $parts })
text-unknown = μια άγνωστη κάρτα
text-agent-icons = Εικονίδια Πράκτορα: { $names }.
text-factions = { $names }.
text-complexity = { $complexity }.
text-battle-icon = Εικονίδιο μάχης: { $name }.
text-decision = Τι πρέπει να γίνει
text-your-turn = Η απόφασή σας: { $text }
text-waiting = { $phase }: αποφασίζει { $name }.
text-over = Η παρτίδα τελείωσε: { $text }.
text-options = Οι επιλογές σας
text-reasons = Τι δεν μπορείτε τώρα να επιλέξετε, και γιατί
text-reason = { $name }: { $why }
text-told = Τι έγινε
text-told-latest = πρώτα τα νεότερα
text-jump = Ενότητες
text-hand = Το χέρι σας ({ $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
})
text-held = Κάρτες που κρατάτε χωριστά
text-held-size = { $n } χωριστά
text-own-discard = Τα σκάρτα σας
text-turn = Αυτή η σειρά
text-turn-of = { $phase ->
    [action] Σειρά { $n }, { $name }: φάση Ενέργειας.
    [buy] Σειρά { $n }, { $name }: φάση Αγοράς.
   *[none] Η τελευταία σειρά ήταν η { $n }, { $name }.
}
text-counters = Ενέργειες: { $actions }. Αγορές: { $buys }.
text-coins = Νομίσματα: { $coins }.
text-in-play = Στο παιχνίδι: { $cards }.
text-empty-piles = Άδειες στοίβες αποθέματος: { $now }· το παιχνίδι τελειώνει με { $end }, ή χωρίς Επαρχίες.
text-aside = Αποκαλυμμένες ή στην άκρη, { $name }: { $cards }.
text-kingdom = Απόθεμα: κάρτες Βασιλείου
text-basic = Απόθεμα: βασικές κάρτες
text-trash = Σκουπίδια
text-card = Κάρτα
text-cost = Κόστος
text-left = Απομένουν
text-type = Είδος
text-rules = Τι κάνει
text-player = Παίκτης
text-points = Πόντοι
text-hand-size = Χέρι
text-deck-size = Τράπουλα
text-discard-top = Πάνω πάνω στα σκάρτα
text-turns = Σειρές
text-known = Γνωστά επίσης
text-known-hand = Γνωστά στο χέρι: { $cards }
text-known-deck = Στην κορυφή της τράπουλας: { $cards }
text-known-intrigue = Γνωστές κάρτες Ίντριγκας: { $cards }
text-intrigue = Οι κάρτες Ίντριγκάς σας ({ $n })
text-secret-factions = Οι μυστικές Φατρίες σας
text-round-heading = Αυτός ο γύρος
text-round = Γύρος { $n }· πρώτος παίκτης: { $name }.
text-dune-turn = { $kind ->
    [agent] Σειρά Πράκτορα: { $name }.
    [reveal] Σειρά Αποκάλυψης: { $name }.
    [automaton] Σειρά με τις κάρτες του Οίκου Χαγκάλ: { $name }.
   *[other] Παίζει: { $name }.
}
text-agent-at = Ο Πράκτορας στάλθηκε στη θέση { $space }.
text-turn-troops = Στρατεύματα που στρατολογήθηκαν σε αυτή τη σειρά: { $recruited }· αναπτύχθηκαν: { $deployed }.
text-shield-wall = Το Τείχος-Ασπίδα στέκεται.
text-no-shield-wall = Το Τείχος-Ασπίδα έχει καταστραφεί.
text-mentat = Ο Μέντατ είναι με: { $name }.
text-conflict = Συμπλοκή
text-no-conflict = Τώρα δεν υπάρχει Συμπλοκή.
text-strength = Δύναμη
text-troops-deployed = Στρατεύματα στη Συμπλοκή
text-sandworms = Σκουλήκια της άμμου
text-swords = Σπαθιά
text-garrison = Φυλάκιο
text-row = Γραμμή Αυτοκρατορίας και Εφεδρείες
text-in-row = στη γραμμή
text-in-reserve = { $n } στις Εφεδρείες
text-board = Θέσεις του ταμπλό
text-space = Θέση
text-icon = Εικονίδιο
text-there = Εκεί τώρα
text-agent-of = Πράκτορας ({ $name })
text-bonus-spice = { $n } μπόνους { $n ->
    [one] μπαχαρικό
   *[other] μπαχαρικά
}
text-controlled = την ελέγχει: { $name }
text-closed = την έκλεισε: { $name }
text-influence = Επιρροή
text-faction = Φατρία
# $counts: τι υπολογίζεται ότι έχει ένας Διοικητής χωρίς δικό του κύβο.
text-level = { $counts ->
    [yes] ({ $n })
   *[no] { $n }
}
text-alliance = Συμμαχία
text-posts = Παρατηρητήρια
text-post = Παρατηρητήριο
text-spies = Κατάσκοποι
text-contracts = Διαθέσιμα συμβόλαια ({ $n } ακόμα στην τράπεζα)
text-vp = Πόντοι Νίκης
text-solari = Σολάρια
text-spice = Μπαχαρικά
text-water = Νερά
text-agents = Πράκτορες
text-agents-ready = { $ready } από { $all } έτοιμοι
text-supply-troops = Στρατεύματα στο απόθεμα
text-spies-left = Κατάσκοποι στο απόθεμα
text-persuasion = Πειθώ
text-intrigue-size = Κάρτες Ίντριγκας
text-area = { $name }: Ηγέτης και κάρτες
text-no-leader = Ακόμα χωρίς Ηγέτη.
text-automaton = Ένα αυτόματο: το παίζουν οι κανόνες.
text-drawn = { $name } τράβηξε την κάρτα «{ $card }»: { $fate }
text-hagal-deck = { $n } στην τράπουλα· σκάρτα: { $cards }.
text-council = Έχει θέση στο Ανώτατο Συμβούλιο.
text-swordmaster = Έχει τον Ξιφομάχο.
text-role = { $name }: { $role }
text-personal = { $name }, δική του γραμμή: { $faction } { $n }
text-activated = { $name } έχει ενεργοποιήσει Σύμμαχο: { $ally }.
text-hooks = Έχει γάντζους Δημιουργού.
text-revealed = Έχει ανοίξει το χέρι σε αυτό τον γύρο.
text-discard-pile = Σκάρτα: { $cards }.
text-set-aside = Στην άκρη: { $cards }.
text-face-up = Ανοιχτές κάρτες Ίντριγκας: { $cards }.
text-open-contracts = Συμβόλαια προς ολοκλήρωση: { $cards }.
text-own-contracts = Συμβόλαια αυτού του Ηγέτη: { $cards }.
text-completed = Ολοκληρωμένα συμβόλαια: { $cards }.
text-trophies = Κερδισμένα εικονίδια μάχης: { $cards }.
text-with-icon = { $name } ({ $icon })
text-matched = Ζευγαρωμένα εικονίδια μάχης: { $cards }.
text-tokens = Μυστικοί δείκτες Φατριών: { $n }.
text-memories = Μνήμες: { $n }.
text-piles = Τράπουλες και στοίβες
text-decks = Κάρτες που απομένουν: { $cards } στην Τράπουλα Αυτοκρατορίας, { $intrigue } Ίντριγκας, { $conflicts } Συμπλοκής.
text-intrigue-discard = Σκάρτα Ίντριγκας: { $cards }.
text-intrigue-in-play = Κάρτες Ίντριγκας που εφαρμόζονται: { $cards }.
text-past-conflicts = Περασμένες Συμπλοκές: { $cards }.
text-removed = Πεταμένες ή εκτός παιχνιδιού: { $cards }.
text-kept = (όχι τώρα: { $why })
