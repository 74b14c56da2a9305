### Γιατί κάτι στο τρεις εναντίον τριών δεν μπορεί τώρα να επιλεγεί.

imperium-why-own_board = είναι στο προσωπικό ταμπλό του Ηγέτη { $leader }
imperium-why-influence_either = χρειάζεται Επιρροή { $n } { imperium-with-faction } ή { $own ->
    [emperor] στον Αυτοκράτορα
   *[fremen] στους Φρέμεν
}, έχετε { $have }
imperium-why-no_arrow = δεν σας απομένει Πράκτορας με βέλος προς αυτόν τον Σύμμαχο
imperium-why-nothing_for_ally = η κάρτα δεν μπορεί τώρα να κάνει τίποτα για αυτόν τον Σύμμαχο
imperium-why-not_your_row = μόνο η πλευρά του Σαντάμ μπορεί να αποκτήσει κάρτες από τη Γραμμή του Θρόνου
imperium-why-fremen_card = είναι κάρτα Φρέμεν
imperium-why-no_worms_for_side = μόνο η πλευρά του Μουάντ'Ντιμπ μπορεί να καλέσει σκουλήκια της άμμου
imperium-why-no_swordmaster_token = χρειάζεται δείκτης μπόνους Ξιφομάχου
imperium-why-no_spice_together = { $n ->
    [one] χρειάζεται 1 μπαχαρικό
   *[other] χρειάζονται { $n } μπαχαρικά
}, η ομάδα σας έχει { $have }
imperium-why-no_contract_left = δεν απομένει συμβόλαιο
imperium-why-no_row_card = η Γραμμή Αυτοκρατορίας δεν έχει κάρτα που να μην είναι κάρτα Φρέμεν
imperium-why-nothing_to_trade = κανείς στην ομάδα σας δεν έχει κάτι να ανταλλάξει
imperium-why-team_mate = παίζει στην ομάδα σας
imperium-why-no_team_mate = δεν παίζει στην ομάδα σας
