### Το τραπέζι του Dominion

pile-price = { $name }: τώρα κοστίζει { $n }
pile-label = { $name }, κοστίζει { $cost }, απομένουν { $left }
dominion-your-turn = Η σειρά σας
dominion-turn-of = Σειρά παίκτη: { $name }
dominion-action-phase = Φάση Ενέργειας
dominion-buy-phase = Φάση Αγοράς
dominion-actions = { $n ->
    [one] Απομένει 1 ενέργεια
   *[other] Απομένουν { $n } ενέργειες
}
dominion-actions-word = { $n ->
    [one] ενέργεια
   *[other] ενέργειες
}
dominion-actions-about = Πόσες ακόμα κάρτες Ενέργειας μπορούν να παιχτούν σε αυτή τη σειρά.
dominion-buys = { $n ->
    [one] Απομένει 1 αγορά
   *[other] Απομένουν { $n } αγορές
}
dominion-buys-word = { $n ->
    [one] αγορά
   *[other] αγορές
}
dominion-buys-about = Πόσες ακόμα κάρτες μπορούν να αγοραστούν σε αυτή τη σειρά.
dominion-coins = { $n ->
    [one] 1 νόμισμα για ξόδεμα
   *[other] { $n } νομίσματα για ξόδεμα
}
dominion-coins-word = { $n ->
    [one] νόμισμα
   *[other] νομίσματα
}
dominion-coins-about = Πόσα μπορούν ακόμα να ξοδευτούν σε αυτή τη σειρά.
dominion-hand-empty = Το χέρι σας είναι άδειο.
dominion-in-play = Στο παιχνίδι
dominion-apart = Αποκαλυμμένες ή στην άκρη: { $name }
dominion-trash = Σκουπίδια ({ $n })
dominion-trash-empty = Δεν έχει πεταχτεί ακόμα τίποτα στα σκουπίδια.
dominion-points = Πόντοι
dominion-points-n = { $n ->
    [one] 1 πόντος
   *[other] { $n } πόντοι
}
dominion-hand-of = Κάρτες στο χέρι:
dominion-hand-of-n = { $n ->
    [one] 1 κάρτα στο χέρι
   *[other] { $n } κάρτες στο χέρι
}
dominion-deck-of = Κάρτες στην τράπουλα:
dominion-deck-of-n = { $n ->
    [one] 1 κάρτα στην τράπουλα
   *[other] { $n } κάρτες στην τράπουλα
}
dominion-discard-of = Πάνω πάνω στα σκάρτα:
dominion-known = Γνωστές κάρτες σε αυτό το χέρι
dominion-known-n = { $n ->
    [one] 1 γνωστή
   *[other] { $n } γνωστές
}
card-costs-coins = { $n ->
    [one] Κοστίζει 1 νόμισμα
   *[other] Κοστίζει { $n } νομίσματα
}
