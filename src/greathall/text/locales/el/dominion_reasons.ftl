### Γιατί δεν μπορεί τώρα να επιλεγεί μια κάρτα.

dominion-why-buy_later = οι κάρτες αγοράζονται μετά τη φάση Ενέργειας
dominion-why-treasure_later = ένας Θησαυρός παίζεται στη φάση Αγοράς
dominion-why-never_played = δεν είναι ούτε Ενέργεια ούτε Θησαυρός: δεν μπορεί να παιχτεί
dominion-why-treasures_first = πρώτα παίξτε Θησαυρούς, ή δηλώστε ότι δεν παίζετε άλλους
dominion-why-actions_over = η φάση Ενέργειας τελείωσε
dominion-why-no_actions = δεν σας απομένουν ενέργειες
dominion-why-treasures_over = περάσατε στις αγορές, οπότε δεν παίζονται άλλοι Θησαυροί
dominion-why-in_order = έχει ήδη τη θέση της στη σειρά
dominion-why-pile_empty = η στοίβα της είναι άδεια
dominion-why-price = κοστίζει { $n }, έχετε { $have ->
    [one] 1 νόμισμα
   *[other] { $have } νομίσματα
}
dominion-why-limit = κοστίζει { $n }, αλλά πρέπει να κοστίζει { $limit ->
    [exactly] ακριβώς { $most }
   *[up-to] { $most } ή λιγότερο
}
dominion-why-unfit = πρέπει να είναι { $kind ->
    [action] κάρτα Ενέργειας
    [treasure] κάρτα Θησαυρού
    [victory] κάρτα Νίκης
    [curse] Κατάρα
    [attack] κάρτα Επίθεσης
    [reaction] κάρτα Αντίδρασης
    [types] κάρτα του είδους { $types }
    [named] { $card }
   *[any] κάρτα
}
dominion-why-no_reaction = δεν είναι Αντίδραση σε Επίθεση
dominion-why-unaffected = η Επίθεση ήδη δεν σας επηρεάζει
dominion-why-revealed = την έχετε ήδη αποκαλύψει
dominion-why-not_loot = μόνο ό,τι πετάχτηκε μόλις τώρα μπορεί να αποκτηθεί
