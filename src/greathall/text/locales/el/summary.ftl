### Το τέλος μιας παρτίδας: διαγράμματα ανά γύρο και όσα μετρήθηκαν.

series-score = Βαθμολογία
series-points = Πόντοι νίκης
series-coins = Νομίσματα στη σειρά
series-cards = Κάρτες που έχει
series-vp = Πόντοι Νίκης
series-influence = Επιρροή, όλες οι Φατρίες
series-strength = Δύναμη στη Συμπλοκή
series-persuasion = Πειθώ
series-solari = Σολάρια που έχει
series-spice = Μπαχαρικά που έχει
series-water = Νερά που έχει
series-deck = Κάρτες που έχει
series-intrigue = Κάρτες Ίντριγκας που έχει

fact-turns = Σειρές
fact-actions = Ενέργειες που παίχτηκαν
fact-bought = Κάρτες που αγοράστηκαν
fact-gained = Κάρτες που αποκτήθηκαν αλλιώς
fact-trashed = Κάρτες που πετάχτηκαν
fact-best_turn = Περισσότερα νομίσματα σε μία σειρά
fact-shuffles = Ανακατέματα
fact-agents = Πράκτορες που στάλθηκαν
fact-conflicts = Νίκες σε Συμπλοκές
fact-best_strength = Μεγαλύτερη δύναμη
fact-recruited = Στρατεύματα που στρατολογήθηκαν
fact-deployed = Στρατεύματα που αναπτύχθηκαν
fact-sandworms = Σκουλήκια της άμμου που κλήθηκαν
fact-spies = Κατάσκοποι που τοποθετήθηκαν
fact-contracts = Συμβόλαια που ολοκληρώθηκαν
fact-acquired = Κάρτες που αποκτήθηκαν
fact-intrigue = Κάρτες Ίντριγκας που παίχτηκαν
fact-solari = Σολάρια που κερδήθηκαν
fact-spice = Μπαχαρικά που κερδήθηκαν
fact-water = Νερά που κερδήθηκαν

tie-turns = { $n ->
    [one] 1 σειρά
   *[other] { $n } σειρές
}
tie-spice = { imperium-price-spice }
tie-solari = { imperium-price-solari }
tie-water = { imperium-price-water }
tie-garrison = { $n } στο φυλάκιο
tie-reveal = σειρά Αποκάλυψης { $n }
