### Τι τυπώνει η εντολή analyse.

analysis-title = { $game }: πιθανότητες νίκης, { $budget ->
    [one] 1 δοκιμασμένη κίνηση
   *[other] { $budget } δοκιμασμένες κινήσεις
}, σπόρος { $seed }
analysis-swings = πού γύρισε η παρτίδα
analysis-better-moves = καλύτερες κινήσεις
analysis-none = Δεν βρέθηκε καλύτερη κίνηση.
analysis-more = και { $n ->
    [one] 1 ακόμα
   *[other] { $n } ακόμα
} με μικρότερο κέρδος· όλες με --json
analysis-why = { $move }: { $why }

analysis-turn = σειρά
analysis-whose = πιθανότητα νίκης του
analysis-before = πριν
analysis-after = μετά
analysis-step = βήμα
analysis-who = ποιος
analysis-played = παίχτηκε
analysis-better = καλύτερα
analysis-gain = κέρδος
