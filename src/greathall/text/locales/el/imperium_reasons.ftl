### Γιατί κάτι στα παιχνίδια Dune δεν μπορεί τώρα να επιλεγεί, ή γιατί μια ιδιότητα περιμένει.

imperium-why-held-up = { $effect } (όχι τώρα: { $why })
imperium-why-nothing = τώρα δεν θα έφερνε τίποτα

## Πράκτορες, κάρτες για να τους στείλετε, θέσεις

imperium-why-no_icons = δεν έχει εικονίδιο Πράκτορα: ανοίγεται μόνο στη σειρά Αποκάλυψης
imperium-why-no_agents = όλοι οι Πράκτορές σας είναι στο ταμπλό
imperium-why-card_first = πρώτα παίξτε την κάρτα { $cards }
imperium-why-no_card_with = δεν έχετε κάρτα με το εικονίδιο { $icon_gen } στο χέρι
imperium-why-wrong_icon = χρειάζεται το εικονίδιο { $icon_gen }, που η κάρτα «{ $card }» δεν έχει
imperium-why-own_agent = εκεί βρίσκεται δικός σας Πράκτορας
imperium-why-enemy_agent = εκεί βρίσκεται ήδη Πράκτορας ({ $seat })
imperium-why-voice = την έχει κλείσει αντίπαλος: { $seat } (Η Φωνή)
imperium-why-has_swordmaster = έχετε ήδη τον Ξιφομάχο
imperium-why-has_seat = έχετε ήδη θέση στο Ανώτατο Συμβούλιο
imperium-why-price = κοστίζει { $good ->
    [solari] { imperium-price-solari }
    [spice] { imperium-price-spice }
   *[water] { imperium-price-water }
}, έχετε { $have }
imperium-why-no_agent_there = κανένας Πράκτοράς σας δεν είναι εκεί
imperium-why-just_sent = αυτός ο Πράκτορας στάλθηκε μόλις τώρα
imperium-why-one_card = παίξατε ήδη την κάρτα σας για αυτή τη σειρά
imperium-why-no_agent_sent = κανένας Πράκτοράς σας δεν είναι στο ταμπλό
imperium-why-no_agent_out = δεν έχετε άλλο Πράκτορα στο ταμπλό
imperium-why-before_agent = παίζεται πριν στείλετε Πράκτορα ή ανοίξετε το χέρι σας
imperium-why-turn_start = παίζεται ως το πρώτο πράγμα μιας σειράς
imperium-why-no_faction_space = ο Πράκτοράς σας δεν πήγε σε θέση Φατρίας
imperium-why-space_first = πρώτα χρησιμοποιήστε τις ιδιότητες της θέσης του ταμπλό

## Απόκτηση καρτών

imperium-why-on_reveal_turn = οι κάρτες αποκτώνται στη σειρά Αποκάλυψής σας
imperium-why-persuasion = κοστίζει { imperium-pontoi-peithous }, έχετε { $have }
imperium-why-stack_empty = η στοίβα της είναι άδεια
imperium-why-not_for_sale = δεν αγοράζεται με Πειθώ
imperium-why-only_row = πρέπει να είναι κάρτα της Γραμμής Αυτοκρατορίας
imperium-why-cost_limit = κοστίζει { $n }, αλλά πρέπει να κοστίζει { $limit ->
    [exactly] ακριβώς { $most }
   *[up-to] { $most } ή λιγότερο
}
imperium-why-no_such_card = δεν υπάρχει τέτοια κάρτα για απόκτηση
imperium-why-row_empty = η Γραμμή Αυτοκρατορίας είναι άδεια
imperium-why-copies = χρειάζονται { $n } αντίτυπα της κάρτας «{ $card }», έχετε { $have }
imperium-why-most_copies = ένας αντίπαλος έχει ισάριθμα αντίτυπα της κάρτας «{ $card }»
imperium-why-flow = δεν αποκτήσατε την κάρτα «{ $card }» σε αυτή τη σειρά

## Κάρτες

imperium-why-window_plot = παίζεται στις δικές σας σειρές
imperium-why-window_combat = παίζεται στη Μάχη
imperium-why-window_win = παίζεται αφού νικήσετε μια Συμπλοκή
imperium-why-window_endgame = παίζεται στο τέλος του παιχνιδιού
imperium-why-not_of = πρέπει να είναι { $faction ->
    [any] άλλη κάρτα
   *[one] { imperium-faction-card }
}
imperium-why-itself = πρέπει να είναι άλλη κάρτα
imperium-why-no_card_in = δεν έχετε { $where ->
    [in_play] άλλη { imperium-faction-card } στο παιχνίδι
    [discard] { imperium-faction-card } στα σκάρτα σας
   *[hand] { $faction ->
        [any] κάρτα στο χέρι
       *[one] { imperium-faction-card } στο χέρι
    }
}
imperium-why-no_bond = δεν έχετε άλλη { imperium-faction-card } στο παιχνίδι
imperium-why-cards_in_hand = { $n ->
    [one] χρειάζεται 1 κάρτα
   *[other] χρειάζονται { $n } κάρτες
} στο χέρι, έχετε { $have }
imperium-why-hand_empty = το χέρι σας είναι άδειο
imperium-why-no_card = δεν έχετε κάρτα για να πετάξετε
imperium-why-no_intrigue = δεν έχετε κάρτα Ίντριγκας
imperium-why-card_gone = η κάρτα έφυγε από το παιχνίδι
imperium-why-deck_empty = η τράπουλά σας είναι άδεια
imperium-why-deck_small = η τράπουλά σας έχει λιγότερες από τρεις κάρτες
imperium-why-nothing_counts = δεν υπάρχει τίποτα να μετρηθεί

## Φατρίες και Ανώτατο Συμβούλιο

imperium-why-influence = χρειάζεται Επιρροή { $n } { imperium-with-faction }, έχετε { $have }
imperium-why-alliance = πρέπει να έχετε { imperium-alliance }
imperium-why-shadow = χρειάζεται Επιρροή { $n } σε Φατρία με την οποία έχει Συμμαχία ένας αντίπαλος
imperium-why-tracks = χρειάζεται Επιρροή { $n } σε τόσες Φατρίες: { $tracks }· την έχετε σε { $have }
imperium-why-influence_to_lose = χρειάζεστε { imperium-epirroi } για να { $n ->
    [one] τη
   *[other] τις
} χάσετε, έχετε { $have }
imperium-why-track_full = βρίσκεστε στην κορυφή της γραμμής
imperium-why-nobody_ahead = κανένας αντίπαλος δεν έχει εκεί περισσότερη Επιρροή
imperium-why-not_named = αυτή η Επιρροή είναι σε άλλη Φατρία
imperium-why-picked = την έχετε ήδη επιλέξει
imperium-why-nothing_to_lose = δεν έχετε Επιρροή εκεί
imperium-why-no_heir = η Συμμαχία δεν πηγαίνει εκεί
imperium-why-tokens_used = οι μυστικές Φατρίες σας έχουν ήδη αποκαλυφθεί
imperium-why-no_seat = χρειάζεται θέση στο Ανώτατο Συμβούλιο
imperium-why-mentat_away = ο Μέντατ δεν είναι στη θέση του

## Στρατεύματα και Συμπλοκή

imperium-why-no_combat_space = μόνο Πράκτορες σε θέσεις Μάχης σας επιτρέπουν να αναπτύξετε στρατεύματα
imperium-why-deployed_all = σε αυτή τη σειρά μπορείτε να αναπτύξετε { imperium-troops }, και το κάνατε
imperium-why-garrison_empty = δεν υπάρχουν στρατεύματα στο φυλάκιό σας
imperium-why-supply_empty = δεν υπάρχουν στρατεύματα στο απόθεμά σας
imperium-why-troops_in_conflict = πρέπει να έχετε { imperium-troops } στη Συμπλοκή, έχετε { $have }
imperium-why-strength = χρειάζεται δύναμη { $n }, η δική σας είναι { $have }
imperium-why-no_enemy_troops = κανένας αντίπαλος δεν έχει στρατεύματα στη Συμπλοκή
imperium-why-no_troops_there = αυτός ο παίκτης δεν έχει στρατεύματα στη Συμπλοκή
imperium-why-no_harvest = δεν μαζέψατε μπαχαρικό σε αυτή τη σειρά
