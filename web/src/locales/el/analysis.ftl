### Πόσο άξιζε μια τελειωμένη παρτίδα σε κάθε στιγμή, και ποιες κινήσεις θα ήταν καλύτερες

analysis = Ανάλυση
analysis-start = Ανάλυση
analysis-none = Αυτή η παρτίδα δεν έχει αναλυθεί ακόμα.
analysis-none-yours = Ένα μποτ που σκέφτεται μπροστά περνάει όλη την παρτίδα: πόσο πιθανό ήταν να νικήσει ο καθένας, και ποιες από τις κινήσεις σας θα μπορούσαν να είναι καλύτερες.
analysis-none-others = Όποιος την έπαιξε μπορεί να ζητήσει την ανάλυσή της.
analysis-running = Η παρτίδα αναλύεται.
analysis-running-about = Συνεχίζεται και αν φύγετε, και φυλάσσεται.
analysis-progress = Έγινε το { $n }%
analysis-failed = Η ανάλυση σταμάτησε.
analysis-impossible = Αυτή η παρτίδα δεν μπορεί να αναλυθεί.
analysis-impossible-about = Το παιχνίδι δεν έχει μποτ που σκέφτεται μπροστά.
analysis-unread = Η ανάλυση δεν διαβάζεται.
analysis-chances = Πιθανότητες νίκης
# Για όποιον δεν βλέπει την καμπύλη: μία για κάθε παίκτη.
analysis-curve = { $name }: { $first }% στην αρχή, { $last }% στο τέλος
analysis-percent = { $n }%
analysis-turn = Σειρά
analysis-end = Το τέλος
analysis-swings = Πού γύρισε η παρτίδα
analysis-swing = { $name }: από { $before }% σε { $after }%
analysis-better = Καλύτερες κινήσεις
analysis-better-none = Δεν βρέθηκε καλύτερη κίνηση.
analysis-whose = Κινήσεις ποιανού
analysis-everybody = Όλων
analysis-played = Παίχτηκε: { $move }
analysis-instead = Καλύτερα: { $move }
analysis-gain = +{ $n }%
analysis-about = Οι πιθανότητες είναι αυτές που θα έδινε όποιος έβλεπε ό,τι ήταν τότε φανερό· μια κίνηση κρίνεται από όσα μπορούσε να ξέρει ο παίκτης της.
