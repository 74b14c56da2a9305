### Τι ρωτιούνται μόνο οι παίκτες του Dune: Imperium – Uprising.

## Ερωτήσεις

imperium-ask-place_spy = πού τοποθετείτε κατάσκοπο;
imperium-ask-recall_first = όλοι οι κατάσκοποί σας είναι στο ταμπλό· θα επαναφέρετε έναν για να τον τοποθετήσετε ξανά;
imperium-ask-recall_spy = επαναφέρετε { $n ->
    [one] έναν κατάσκοπο
   *[other] { $n } κατασκόπους, έναν έναν
}
imperium-ask-infiltrate = εκεί βρίσκονται Πράκτορες αντιπάλων· ποιον κατάσκοπο επαναφέρετε για Διείσδυση;
imperium-ask-gather = θα επαναφέρετε κατάσκοπο για Συλλογή Πληροφοριών (τραβάτε 1 κάρτα);
imperium-ask-contract = πάρτε ένα συμβόλαιο
imperium-ask-lines = τι χρησιμοποιείτε;
imperium-ask-trash_intrigue = πετάξτε μια κάρτα Ίντριγκας
imperium-ask-draw_one = ποια από τις τρεις πρώτες κάρτες της τράπουλάς σας τραβάτε;
imperium-ask-discard_one = ποια από τις άλλες δύο ξεσκαρτάρετε; (η τελευταία πετιέται)
imperium-ask-flip = ποια κάρτα γυρίζετε κλειστή;
imperium-ask-train = ποιο βήμα της Εκπαίδευσής σας ακολουθεί;

## Επιλογές

imperium-trophy = { $card } ({ $icon })
imperium-pair-with = Ζευγαρώστε τον μπαλαντέρ με: { $card }

imperium-pass-recall_first = Να μην επαναφέρετε κανέναν
imperium-pass-gather = Να μην επαναφέρετε κανέναν
imperium-pass-contract = Χωρίς συμβόλαιο: +{ imperium-price-solari }
imperium-pass-lines = Τίποτε άλλο
imperium-pass-acquire = Να μην αποκτήσετε τίποτα
