### Τι λέει το τερματικό γύρω από μια παρτίδα: greathall play, greathall replay.

# Τι μπορεί να πληκτρολογηθεί· τα γράμματα μένουν όπως είναι.
terminal-help =
    Ένας αριθμός επιλέγει την επιλογή με αυτόν τον αριθμό.
    ? ΟΝΟΜΑ  τι λέει κάτι (μόνο ?: όλα όσα υπάρχουν σε αυτό το παιχνίδι)
    r        ο κανόνας για ό,τι σας ρωτάνε (r ΛΕΞΕΙΣ: οι κανόνες που έχουν αυτές τις λέξεις)
    u        αναίρεση του τελευταίου βήματός σας, αν δεν αποκαλύφθηκε τίποτα από τότε
    a        συμβουλή: τι θα έκανε ένα λογικό μποτ, και γιατί
    l        όλα όσα έγιναν ως τώρα
    h        αυτή η βοήθεια
    q        έξοδος από την παρτίδα
terminal-begin = { $title }, σπόρος { $seed }. Πληκτρολογήστε h για βοήθεια.
terminal-you = Εσείς
terminal-bot = { $name } (θέση { $seat })
terminal-player = Παίκτης { $n }
terminal-left = Φύγατε από την παρτίδα.
terminal-record = Η καταγραφή είναι στο { $file }.
terminal-number = Πληκτρολογήστε έναν αριθμό από 1 έως { $last }, ή h για βοήθεια.
terminal-kept = Αυτό δεν αναιρείται: { $why }.
terminal-loss = { $loss } Δώστε πάλι τον ίδιο αριθμό αν το θέλετε.
terminal-advice = { $label } – { $why }.
terminal-unknown = Τίποτα σε αυτό το παιχνίδι δεν λέγεται { $words }.
terminal-unfinished = Η καταγραφή τελειώνει πριν από την παρτίδα.
terminal-go-on = Enter: συνέχεια, q: τέλος
terminal-over = Η παρτίδα τελείωσε
terminal-place = θέση
terminal-who = παίκτης
terminal-points = πόντοι
terminal-with = με

## Το τραπέζι.

terminal-nothing = τίποτα
terminal-hand = Το χέρι σας: { $cards }

## Του Dominion.

terminal-dominion-supply = Το απόθεμα
terminal-dominion-card = κάρτα
terminal-dominion-cost = κόστ.
terminal-dominion-pile = μέν.
terminal-dominion-empty = άδεια
terminal-dominion-you = Εσείς: σειρά { $turn }, { $deck ->
    [one] 1 κάρτα
   *[other] { $deck } κάρτες
} στην τράπουλά σας, σκάρτα: { $discard }{ $shows ->
    [yes] , στο παιχνίδι: { $cards }
   *[no] {""}
}
terminal-dominion-other = { $player }: σειρά { $turn }, { $hand ->
    [one] 1 κάρτα
   *[other] { $hand } κάρτες
} στο χέρι{ $shows ->
    [yes] {" "}(από αυτές ξέρετε: { $cards })
   *[no] {""}
}, { $deck } στην τράπουλα, σκάρτα: { $discard }
terminal-dominion-counts = Ενέργειες { $actions }  Αγορές { $buys }  Νομίσματα { $coins }
terminal-dominion-owned = { $n } { $n ->
    [one] { $card }
   *[other] { $card_plural }
}

## Του Dune.

terminal-dune-round = Γύρος { $n }, Συμπλοκή: { $name } (επίπεδο { $level })
terminal-dune-vp = ΠΝ
terminal-dune-solari = Σολ.
terminal-dune-spice = μπαχ.
terminal-dune-water = νερό
terminal-dune-garrison = φυλάκιο
terminal-dune-conflict = Συμπλ.
terminal-dune-agents = Πράκτ.
terminal-dune-cards = κάρτες
terminal-dune-track = { $faction ->
    [emperor] Α
    [guild] ΔΣ
    [bene_gesserit] ΜΤ
    [great_houses] ΜΟ
    [fringe_worlds] ΑΚ
   *[fremen] Φ
}
terminal-dune-led = { $player }: { $leader }
terminal-dune-no-leader = ακόμα χωρίς Ηγέτη
terminal-dune-activated = { $player } → { $ally }
terminal-dune-fighting = { $n }{ $worms ->
    [0] {""}
    [one] +1 σκουλήκι
   *[other] +{ $worms } σκουλήκια
} = { $strength }
terminal-dune-agents-left = { $n }/{ $of }{ $revealed ->
    [yes] {" "}(άνοιξε το χέρι)
   *[no] {""}
}
terminal-dune-held = { $what }: { $who }
terminal-dune-sent = Πράκτορες: { $list }
terminal-dune-bonus-spice = Μπόνους μπαχαρικό: { $list }
terminal-dune-control = Έλεγχος: { $list }
terminal-dune-alliances = Συμμαχίες: { $list }
terminal-dune-spies = Κατάσκοποι: { $list }
terminal-dune-hooks = Γάντζοι Δημιουργού: { $list }
terminal-dune-battle-icons = Ανοιχτά εικονίδια μάχης: { $list }
terminal-dune-wall = { $stands ->
    [yes] Το Τείχος-Ασπίδα στέκεται.
   *[no] Το Τείχος-Ασπίδα δεν υπάρχει πια.
}
terminal-dune-hagal = Οίκος Χαγκάλ: { $cards }
terminal-dune-drawn = { $name } ({ $outcome ->
    [carried_out] εφαρμόστηκε
    [occupied] κατειλημμένη
    [closed] κλειστή
    [no_spice] χωρίς μπόνους μπαχαρικό
    [not_now] δεν μπορεί να εφαρμοστεί τώρα
    [reshuffled] ανακάτεμα
    [swords] σπαθιά
   *[no_use] δεν ωφελεί
})
terminal-dune-price = { $name } ({ $n })
terminal-dune-row = Γραμμή Αυτοκρατορίας: { $cards }
terminal-dune-throne-row = Γραμμή του Θρόνου: { $cards }
terminal-dune-reserve = Εφεδρείες: { $cards }
terminal-dune-contracts = Συμβόλαια: { $cards }
terminal-dune-intrigue = Οι κάρτες Ίντριγκάς σας: { $cards }
terminal-dune-intrigue-in-play = Ίντριγκα στο παιχνίδι: { $cards }
terminal-dune-in-play = Στο παιχνίδι: { $cards }
terminal-dune-persuasion = Πειθώ { $n }
terminal-dune-garrisoned = { imperium-troops } στο φυλάκιο
