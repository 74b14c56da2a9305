### Το τέλος ενός παιχνιδιού

end-you-win = Νικήσατε
end-side-wins = Η πλευρά σας νίκησε
# $who: η άλλη πλευρά
end-side-lost = Χάσατε. Νικάει: { $who }
# Μόνο εναντίον αυτόματων.
end-you-lost = Χάσατε από: { $who }
end-wins = { $n ->
    [one] Νικητής: { $who }
   *[other] Μοιράζονται τη νίκη: { $who }
}
end-free-undo = Με ελεύθερη αναίρεση
end-next = Και τώρα;
end-rematch = Ξανά από την αρχή
end-to-rematch = Στη ρεβάνς
end-replay = Δείτε την παρτίδα ξανά
end-standings = Τελική κατάταξη
end-place = { $n }ος
end-you = εσείς
end-resigned = παραιτήθηκε
end-no-place = δεν μπορεί να νικήσει
# Η μονάδα που ακολουθεί ένα σκορ.
end-score = { $n ->
    [one] πόντος
   *[other] πόντοι
}
end-tie = ισοβαθμία: { $how }
end-points = Από πού ήρθαν οι πόντοι
end-no-points = Κανένας πόντος.
end-sum = Συνολικά
end-charts = Πώς εξελίχθηκε
end-which-chart = Ποιο διάγραμμα
end-axis-turn = Σειρά
end-axis-round = Γύρος
chart-label = Διάγραμμα: { $name }. Οι ίδιοι αριθμοί υπάρχουν στον πίνακα παρακάτω.
chart-at-end = στο τέλος
chart-as-table = Ως πίνακας
end-facts = Τι έκανε ο καθένας
end-decks = Τράπουλες στο τέλος
end-deck = { $player }: { $n ->
    [one] { $n } κάρτα
   *[other] { $n } κάρτες
}
end-failed = Τα αποτελέσματα δεν μπόρεσαν να φορτωθούν.
