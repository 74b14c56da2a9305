### Τι συνηγορεί υπέρ μιας κίνησης που θα έκανε ένα μποτ.

ground-tried = { $n }% πιθανότητα νίκης, με την επόμενη καλύτερη { $other }%

dominion-ground-points = αξίζει { $n ->
    [one] 1 πόντο
   *[other] { $n } πόντους
}
dominion-ground-plan_wants = { $n ->
    [0] ένα σχέδιο μόνο με χρήμα θέλει αυτή την κάρτα στη συνέχεια
   *[other] το σχέδιο για αυτό το βασίλειο ({ $cards }) θέλει αυτή την κάρτα στη συνέχεια
}
dominion-ground-better_than_plan = { $kind ->
    [named] στη δοκιμή πήγε καλύτερα από την κάρτα «{ $card }»
   *[none] στη δοκιμή πήγε καλύτερα από το να μην αγοράσετε τίποτα
}
dominion-ground-wants_none = τίποτα από όσα αγοράζουν αυτά τα νομίσματα δεν θα βοηθούσε αυτή την τράπουλα
dominion-ground-plays_on = επιστρέφει μια ενέργεια, οπότε οι άλλες μπορούν ακόμα να παιχτούν
dominion-ground-draws = τραβάει { $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
}

imperium-ground-sent_to = ο Πράκτορας πηγαίνει στη θέση { $space }
imperium-ground-influence_point = Επιρροή { $n } { imperium-with-faction } αξίζει έναν πόντο
imperium-ground-alliance = παίρνει τη Συμμαχία με { imperium-the-faction }, που αξίζει έναν πόντο
imperium-ground-points = φέρνει { $n ->
    [one] έναν πόντο
   *[other] { $n } πόντους
}
imperium-ground-swordmaster = ένας τρίτος Πράκτορας για το υπόλοιπο του παιχνιδιού
imperium-ground-council = 2 πόντοι Πειθούς παραπάνω σε κάθε σειρά Αποκάλυψης
imperium-ground-conflict_won = νικάει τη Συμπλοκή με διαφορά { $n }
imperium-ground-conflict_leads = προηγείται στη Συμπλοκή κατά { $n }
imperium-ground-conflict_level = ισοφαρίζει στη Συμπλοκή
imperium-ground-conflict_behind = φτάνει σε απόσταση { $n } από τον ισχυρότερο στη Συμπλοκή
imperium-ground-influence = η Επιρροή ανεβαίνει στο { $n } { imperium-with-faction }
imperium-ground-solari = φέρνει { imperium-price-solari }
imperium-ground-spice = φέρνει { imperium-price-spice }
imperium-ground-water = φέρνει { imperium-price-water }
imperium-ground-troops = φέρνει { imperium-troops }
imperium-ground-intrigue = φέρνει { imperium-kartes } Ίντριγκας
imperium-ground-spies = τοποθετεί { $n ->
    [one] έναν κατάσκοπο
   *[other] { $n } κατασκόπους
}
imperium-ground-persuasion = δίνει { imperium-pontoi-peithous } για απόκτηση καρτών
imperium-ground-no_agent_turn = καμία σειρά Πράκτορα δεν θα έφερνε τώρα περισσότερα
imperium-ground-best_card = από όσα αγοράζουν { $n } πόντοι Πειθούς, αυτό βοηθάει περισσότερο
imperium-ground-least_missed = είναι η κάρτα που θα λείψει λιγότερο
imperium-ground-nothing_better = τίποτε άλλο δεν αξίζει τώρα την τιμή του
