### Τι λένε μόνο οι κάρτες, οι θέσεις και οι Ηγέτες του Dune: Imperium – Uprising.

## Κατάσκοποι

imperium-place-spy = { $form ->
    [may] μπορείτε να τοποθετήσετε
    [option] { na } τοποθετήσετε
    [each] κάθε αντίπαλος τοποθετεί
    [each-may] κάθε αντίπαλος μπορεί να τοποθετήσει
    [they] τοποθετεί
    [they-may] μπορεί να τοποθετήσει
    [their-option] { na } τοποθετήσει
    [its-option] { $as ->
        [question] θα τοποθετήσει
       *[plain] τοποθετεί
    }
   *[do] τοποθετήστε
} έναν κατάσκοπο{ $where ->
    [icons] {" "}σε παρατηρητήριο θέσης του ταμπλό με το εικονίδιο { $icons_gen }
    [visit] {" "}σε παρατηρητήριο της θέσης του ταμπλό όπου στάλθηκε ο Πράκτορας σε αυτή τη σειρά
   *[any] {""}
}{ $share ->
    [yes] , ακόμα και δίπλα σε κατάσκοπο άλλου παίκτη
   *[no] {""}
}
imperium-if-spy-at = { $at ->
    [landsraad] αν παρακολουθεί θέση της Λάντσαραντ, { $then }
   *[faction] αν παρακολουθεί θέση Φατρίας, { $then }
}
imperium-recall-spies = { $form ->
    [may] μπορείτε να επαναφέρετε
    [option] { na } επαναφέρετε
    [each] κάθε αντίπαλος επαναφέρει
    [each-may] κάθε αντίπαλος μπορεί να επαναφέρει
    [they] επαναφέρει
    [they-may] μπορεί να επαναφέρει
    [their-option] { na } επαναφέρει
    [its-option] { $as ->
        [question] θα επαναφέρει
       *[plain] επαναφέρει
    }
   *[do] επαναφέρετε
} { $n ->
    [one] 1 κατάσκοπό
   *[other] { $n } κατασκόπους
} { imperium-sas }
imperium-influence-where-spying = +1 Επιρροή σε κάθε Φατρία της οποίας τις θέσεις παρακολουθούν οι κατάσκοποί σας
imperium-if-spies-placed = αν { imperium-echete } { $n } ή περισσότερους κατασκόπους στο ταμπλό
imperium-if-recalled-spy = αν { imperium-echete } επαναφέρει κατάσκοπο σε αυτή τη σειρά
imperium-if-spying-on-maker = αν { imperium-echete } κατάσκοπο που παρακολουθεί θέση Δημιουργού

## Σκουλήκια της άμμου, θέσεις Δημιουργού, Τείχος-Ασπίδα

imperium-sandworms = { $form ->
    [may] μπορείτε να καλέσετε
    [option] { na } καλέσετε
    [each] κάθε αντίπαλος καλεί
    [each-may] κάθε αντίπαλος μπορεί να καλέσει
    [they] καλεί
    [they-may] μπορεί να καλέσει
    [their-option] { na } καλέσει
    [its-option] { $as ->
        [question] θα καλέσει
       *[plain] καλεί
    }
   *[do] καλέστε
} { $n ->
    [one] 1 σκουλήκι
   *[other] { $n } σκουλήκια
} της άμμου στη Συμπλοκή (όχι σε μία πίσω από το Τείχος-Ασπίδα)
imperium-remove-shield-wall = { $form ->
    [may] μπορείτε να αφαιρέσετε
    [option] { na } αφαιρέσετε
    [each] κάθε αντίπαλος αφαιρεί
    [each-may] κάθε αντίπαλος μπορεί να αφαιρέσει
    [they] αφαιρεί
    [they-may] μπορεί να αφαιρέσει
    [their-option] { na } αφαιρέσει
    [its-option] { $as ->
        [question] θα αφαιρέσει
       *[plain] αφαιρεί
    }
   *[do] αφαιρέστε
} το Τείχος-Ασπίδα για το υπόλοιπο του παιχνιδιού
imperium-take-hooks = { $form ->
    [may] μπορείτε να πάρετε
    [option] { na } πάρετε
    [each] κάθε αντίπαλος παίρνει
    [each-may] κάθε αντίπαλος μπορεί να πάρει
    [they] παίρνει
    [they-may] μπορεί να πάρει
    [their-option] { na } πάρει
    [its-option] { $as ->
        [question] θα πάρει
       *[plain] παίρνει
    }
   *[do] πάρτε
} γάντζους Δημιουργού
imperium-collect-bonus = { $form ->
    [may] μπορείτε να πάρετε
    [option] { na } πάρετε
    [each] κάθε αντίπαλος παίρνει
    [each-may] κάθε αντίπαλος μπορεί να πάρει
    [they] παίρνει
    [they-may] μπορεί να πάρει
    [their-option] { na } πάρει
    [its-option] { $as ->
        [question] θα πάρει
       *[plain] παίρνει
    }
   *[do] πάρτε
} όλο το μπόνους μπαχαρικό αυτής της θέσης
imperium-if-hooks = αν { imperium-echete } γάντζους Δημιουργού
imperium-if-worm = αν { imperium-echete } σκουλήκι της άμμου στη Συμπλοκή
imperium-if-units = αν { imperium-echete } { $n } ή περισσότερες μονάδες στη Συμπλοκή
imperium-if-units-deployed = αν { imperium-echete } αναπτύξει { $n } ή περισσότερες μονάδες σε αυτή τη σειρά
imperium-if-strength = αν η δύναμή { imperium-sas } στη Συμπλοκή είναι { $n } ή περισσότερη
imperium-if-at-maker = αν αυτός ο Πράκτορας πάει σε θέση Δημιουργού
imperium-per-sandworms = { $text } για κάθε σκουλήκι της άμμου που { imperium-echete } στη Συμπλοκή

## Συμβόλαια

imperium-take-contract = { $form ->
    [may] μπορείτε να πάρετε
    [option] { na } πάρετε
    [each] κάθε αντίπαλος παίρνει
    [each-may] κάθε αντίπαλος μπορεί να πάρει
    [they] παίρνει
    [they-may] μπορεί να πάρει
    [their-option] { na } πάρει
    [its-option] { $as ->
        [question] θα πάρει
       *[plain] παίρνει
    }
   *[do] πάρτε
} ένα ανοιχτό συμβόλαιο (+{ imperium-price-solari } αν δεν υπάρχει)
imperium-complete-contract = { $form ->
    [option] { na } ολοκληρώσετε
   *[do] ολοκληρώστε
} αυτό το συμβόλαιο
imperium-complete-for = { $form ->
    [option] { na } το ολοκληρώσετε
   *[do] ολοκληρώστε το
}: { $then }
imperium-if-contracts = αν { imperium-echete } ολοκληρώσει { $n } ή περισσότερα συμβόλαια
imperium-if-gained-spice = αν { imperium-echete } κερδίσει μπαχαρικό σε αυτή τη σειρά
imperium-per-contracts = { $text } για κάθε συμβόλαιο που { imperium-echete } ολοκληρώσει
imperium-contract = { $trigger }: { $then }
imperium-contract-when-visit = όταν στείλετε Πράκτορα στη θέση { $space } έχοντας αυτό το συμβόλαιο
imperium-contract-when-harvest = όταν στείλετε Πράκτορα σε θέση Δημιουργού έχοντας αυτό το συμβόλαιο και κερδίσετε { $n } ή περισσότερα μπαχαρικά σε εκείνη τη σειρά
imperium-contract-when-acquire = όταν αποκτήσετε την κάρτα «{ $card }» έχοντας αυτό το συμβόλαιο
imperium-contract-when-immediate = όταν πάρετε αυτό το συμβόλαιο

## Πώς συνδέονται οι προτάσεις

imperium-branch = { $first }· ειδάλλως { $then }

## Άλλες συνθήκες

imperium-if-no-seat = { $form ->
    [each] αν δεν έχει
    [each-may] αν δεν έχει
    [they] αν δεν έχει
    [they-may] αν δεν έχει
    [their-option] αν δεν έχει
    [its-option] αν ο Αντίπαλος δεν έχει
   *[do] αν δεν έχετε
} θέση στο Ανώτατο Συμβούλιο
imperium-if-seat-and-swordmaster = αν { imperium-echete } και θέση στο Ανώτατο Συμβούλιο και τον Ξιφομάχο
imperium-if-flow-acquired = αν { imperium-echete } αποκτήσει την κάρτα «{ $card }» σε αυτή τη σειρά
imperium-if-at-faction-space = αν αυτός ο Πράκτορας πάει σε θέση Φατρίας
imperium-if-in-shadow = αν { imperium-echete } { $n } ή περισσότερη Επιρροή σε Φατρία με την οποία έχει Συμμαχία ένας αντίπαλος
imperium-per-revealed = { $text } για κάθε { imperium-faction-card } που { imperium-echete } ανοίξει σε αυτή τη σειρά, μαζί με αυτή
imperium-per-sword-cards = { $text } για κάθε άλλη κάρτα που { imperium-echete } ανοίξει σε αυτή τη σειρά και έδωσε σπαθιά

## Κάρτες

imperium-discard-for = { $cost }: { $then }· αν η κάρτα που ξεσκαρταρίστηκε είναι { imperium-faction-card }, επιπλέον { $bonus }
imperium-discard-and = { $cost }· αν είναι { imperium-faction-card }, { $bonus }
imperium-trash-intrigue = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] κάθε αντίπαλος πετάει
    [each-may] κάθε αντίπαλος μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
    [its-option] { $as ->
        [question] θα πετάξει
       *[plain] πετάει
    }
   *[do] πετάξτε
} 1 κάρτα Ίντριγκας από το χέρι { imperium-sas }
imperium-trash-another-in-play = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] κάθε αντίπαλος πετάει
    [each-may] κάθε αντίπαλος μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
    [its-option] { $as ->
        [question] θα πετάξει
       *[plain] πετάει
    }
   *[do] πετάξτε
} άλλη { imperium-faction-card } που { imperium-echete } στο παιχνίδι
imperium-trash-from-hand = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] κάθε αντίπαλος πετάει
    [each-may] κάθε αντίπαλος μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
    [its-option] { $as ->
        [question] θα πετάξει
       *[plain] πετάει
    }
   *[do] πετάξτε
} { $faction ->
    [any] μια κάρτα
   *[one] { imperium-a-faction-card }
} από το χέρι { imperium-sas }{ $spice ->
    [0] {""}
    [one] {" "}(+1 μπαχαρικό αν έχει κόστος)
   *[other] {" "}(+{ $spice } μπαχαρικά αν έχει κόστος)
}
imperium-acquire-exactly = { $form ->
    [may] μπορείτε να αποκτήσετε
    [option] { na } αποκτήσετε
    [each] κάθε αντίπαλος αποκτά
    [each-may] κάθε αντίπαλος μπορεί να αποκτήσει
    [they] αποκτά
    [they-may] μπορεί να αποκτήσει
    [their-option] { na } αποκτήσει
    [its-option] { $as ->
        [question] θα αποκτήσει
       *[plain] αποκτά
    }
   *[do] αποκτήστε
} μια κάρτα με κόστος ακριβώς { $n } στο χέρι { imperium-sas } χωρίς πληρωμή
imperium-acquire-for-solari = { $form ->
    [may] μπορείτε να αποκτήσετε
    [option] { na } αποκτήσετε
    [each] κάθε αντίπαλος αποκτά
    [each-may] κάθε αντίπαλος μπορεί να αποκτήσει
    [they] αποκτά
    [they-may] μπορεί να αποκτήσει
    [their-option] { na } αποκτήσει
    [its-option] { $as ->
        [question] θα αποκτήσει
       *[plain] αποκτά
    }
   *[do] αποκτήστε
} μία κάρτα στο χέρι { imperium-sas }, με το κόστος της σε Σολάρια αντί για Πειθώ
imperium-acquire-cheap = { $form ->
    [may] μπορείτε να αποκτήσετε
    [option] { na } αποκτήσετε
    [each] κάθε αντίπαλος αποκτά
    [each-may] κάθε αντίπαλος μπορεί να αποκτήσει
    [they] αποκτά
    [they-may] μπορεί να αποκτήσει
    [their-option] { na } αποκτήσει
    [its-option] { $as ->
        [question] θα αποκτήσει
       *[plain] αποκτά
    }
   *[do] αποκτήστε
} μια κάρτα με κόστος έως { $n } χωρίς πληρωμή{ $to ->
    [worm] {" "}(στο χέρι { imperium-sas }, αν { imperium-echete } σκουλήκι της άμμου στη Συμπλοκή)
   *[discard] {""}
}
imperium-return-to-hand = { $form ->
    [may] μπορείτε να πάρετε
    [option] { na } πάρετε
    [each] κάθε αντίπαλος παίρνει
    [each-may] κάθε αντίπαλος μπορεί να πάρει
    [they] παίρνει
    [they-may] μπορεί να πάρει
    [their-option] { na } πάρει
    [its-option] { $as ->
        [question] θα πάρει
       *[plain] παίρνει
    }
   *[do] πάρτε
} αυτή την κάρτα πίσω στο χέρι { imperium-sas }
imperium-look-at-three = αν η τράπουλά σας έχει 3 ή περισσότερες κάρτες, { $form ->
    [option] { na } δείτε τις 3 πρώτες, { na } τραβήξετε μία από αυτές, { na } ξεσκαρτάρετε μία άλλη και { na } πετάξετε την τελευταία
   *[do] δείτε τις 3 πρώτες: τραβήξτε μία από αυτές, ξεσκαρτάρετε μία άλλη και πετάξτε την τελευταία
}

## Στρατεύματα, Πράκτορες και σειρές

imperium-retreat-some = { $form ->
    [may] μπορείτε να υποχωρήσετε
    [option] { na } υποχωρήσετε
    [each] κάθε αντίπαλος υποχωρεί
    [each-may] κάθε αντίπαλος μπορεί να υποχωρήσει
    [they] υποχωρεί
    [they-may] μπορεί να υποχωρήσει
    [their-option] { na } υποχωρήσει
    [its-option] { $as ->
        [question] θα υποχωρήσει
       *[plain] υποχωρεί
    }
   *[do] υποχωρήστε
} με { $amount ->
    [exactly] { imperium-troops }
    [or] { $least } ή { imperium-troops }
   *[range] { $least } έως { imperium-troops }
} από τη Συμπλοκή στο φυλάκιό { imperium-sas }
imperium-recall-other = { $form ->
    [may] μπορείτε να επαναφέρετε
    [option] { na } επαναφέρετε
    [each] κάθε αντίπαλος επαναφέρει
    [each-may] κάθε αντίπαλος μπορεί να επαναφέρει
    [they] επαναφέρει
    [they-may] μπορεί να επαναφέρει
    [their-option] { na } επαναφέρει
    [its-option] { $as ->
        [question] θα επαναφέρει
       *[plain] επαναφέρει
    }
   *[do] επαναφέρετε
} έναν άλλο από τους Πράκτορές { imperium-sas } από το ταμπλό, για να σταλεί ξανά σε αυτό τον γύρο
imperium-deploy-recruits = μπορείτε να αναπτύξετε στη Συμπλοκή τα στρατεύματα που στρατολογήσατε σε αυτή τη σειρά, σε όποια θέση του ταμπλό και αν πάτε
imperium-no-deployment = { $teams ->
    [yes] ούτε εσείς ούτε ο Σύμμαχος που ενεργοποιήσατε μπορείτε να αναπτύξετε μονάδες σε αυτή τη σειρά
   *[no] δεν μπορείτε να αναπτύξετε μονάδες σε αυτή τη σειρά
}
imperium-troop-with-each-card = { $form ->
    [option] { na } στρατολογήσετε
   *[do] στρατολογήστε
} 1 στράτευμα για κάθε κάρτα που αποκτάτε
imperium-ignores-requirements = αυτός ο Πράκτορας μπορεί να πάει σε θέσεις του ταμπλό χωρίς την Επιρροή που απαιτούν

## Εικονίδια μάχης

imperium-flip-trophy = { $form ->
    [may] μπορείτε να γυρίσετε
    [option] { na } γυρίσετε
    [each] κάθε αντίπαλος γυρίζει
    [each-may] κάθε αντίπαλος μπορεί να γυρίσει
    [they] γυρίζει
    [they-may] μπορεί να γυρίσει
    [their-option] { na } γυρίσει
    [its-option] { $as ->
        [question] θα γυρίσει
       *[plain] γυρίζει
    }
   *[do] γυρίστε
} κλειστή μια κάρτα Συμπλοκής που { imperium-echete } κερδίσει, ή τον Στόχο { imperium-sas }, με το εικονίδιο μάχης «{ $icon }» ή «{ $wild }»
imperium-box-wall = Πίσω από το Τείχος-Ασπίδα: { $text }
imperium-behind-wall = όσο στέκεται, κανένα σκουλήκι της άμμου δεν μπορεί να έρθει σε αυτή τη Συμπλοκή
imperium-box-battle = Εικονίδιο μάχης: { $icon }.
imperium-objective-players = για { $players } παίκτες
imperium-objective-first = όποιος τον πάρει στο μοίρασμα είναι ο πρώτος παίκτης

## Ηγέτες

imperium-when-sent_to = κάθε φορά που στέλνετε Πράκτορα σε θέση { $factions_gen } στο ταμπλό, { $then }
imperium-when-reached = όταν η Επιρροή σας { imperium-with-faction } φτάσει το { $n }, { $then }
imperium-when-watched_maker = κάθε φορά που άλλος παίκτης στέλνει Πράκτορα σε θέση Δημιουργού που παρακολουθεί ο κατάσκοπός σας, { $then }
imperium-leader-reveal = στη σειρά Αποκάλυψής σας, { $then }
imperium-without-cards = στην αρχική τράπουλά σας δεν υπάρχει: { $cards }
imperium-own-contracts = αυτά φυλάσσονται μόνο για εσάς: { $contracts }· κάθε φορά που παίρνετε συμβόλαιο, μπορείτε να πάρετε ένα από αυτά στη θέση ενός ανοιχτού
imperium-other-memories = { $form ->
    [may] μπορείτε να επιστρέψετε όλες τις μνήμες σας στο απόθεμά σας, να τραβήξετε μια κάρτα για καθεμία και να γυρίσετε τον Ηγέτη σας από την άλλη πλευρά
    [option] { na } επιστρέψετε όλες τις μνήμες σας στο απόθεμά σας, { na } τραβήξετε μια κάρτα για καθεμία και { na } γυρίσετε τον Ηγέτη σας από την άλλη πλευρά
    [each] κάθε αντίπαλος επιστρέφει όλες τις μνήμες του στο απόθεμά του, τραβάει μια κάρτα για καθεμία και γυρίζει τον Ηγέτη του από την άλλη πλευρά
    [each-may] κάθε αντίπαλος μπορεί να επιστρέψει όλες τις μνήμες του στο απόθεμά του, να τραβήξει μια κάρτα για καθεμία και να γυρίσει τον Ηγέτη του από την άλλη πλευρά
    [they] επιστρέφει όλες τις μνήμες του στο απόθεμά του, τραβάει μια κάρτα για καθεμία και γυρίζει τον Ηγέτη του από την άλλη πλευρά
    [they-may] μπορεί να επιστρέψει όλες τις μνήμες του στο απόθεμά του, να τραβήξει μια κάρτα για καθεμία και να γυρίσει τον Ηγέτη του από την άλλη πλευρά
    [their-option] { na } επιστρέψει όλες τις μνήμες του στο απόθεμά του, { na } τραβήξει μια κάρτα για καθεμία και { na } γυρίσει τον Ηγέτη του από την άλλη πλευρά
    [its-option] { na } επιστρέψει όλες τις μνήμες του στο απόθεμά του, { na } τραβήξει μια κάρτα για καθεμία και { na } γυρίσει τον Ηγέτη του από την άλλη πλευρά
   *[do] επιστρέψτε όλες τις μνήμες σας στο απόθεμά σας, τραβήξτε μια κάρτα για καθεμία και γυρίστε τον Ηγέτη σας από την άλλη πλευρά
}
imperium-remember = { $form ->
    [may] μπορείτε να μετακινήσετε
    [option] { na } μετακινήσετε
    [each] κάθε αντίπαλος μετακινεί
    [each-may] κάθε αντίπαλος μπορεί να μετακινήσει
    [they] μετακινεί
    [they-may] μπορεί να μετακινήσει
    [their-option] { na } μετακινήσει
    [its-option] { $as ->
        [question] θα μετακινήσει
       *[plain] μετακινεί
    }
   *[do] μετακινήστε
} 1 στράτευμα από το απόθεμά { imperium-sas } στις Μπένε Τζέζεριτ ως μνήμη
imperium-repeat-space = { $form ->
    [option] { na } εφαρμόσετε
   *[do] εφαρμόστε
} άλλη μία φορά τις ιδιότητες εκείνης της θέσης του ταμπλό, χωρίς το κόστος και την Επιρροή της (μία φορά ανά σειρά· ό,τι αφήσατε εκεί ατέλειωτο θεωρείται ότι δεν το θέλετε)
imperium-train = { $form ->
    [may] μπορείτε να προχωρήσετε ένα βήμα στη γραμμή Εκπαίδευσής σας και να πάρετε την αμοιβή του
    [option] { na } προχωρήσετε ένα βήμα στη γραμμή Εκπαίδευσής σας και { na } πάρετε την αμοιβή του
    [each] κάθε αντίπαλος προχωράει ένα βήμα στη γραμμή Εκπαίδευσής του και παίρνει την αμοιβή του
    [each-may] κάθε αντίπαλος μπορεί να προχωρήσει ένα βήμα στη γραμμή Εκπαίδευσής του και να πάρει την αμοιβή του
    [they] προχωράει ένα βήμα στη γραμμή Εκπαίδευσής του και παίρνει την αμοιβή του
    [they-may] μπορεί να προχωρήσει ένα βήμα στη γραμμή Εκπαίδευσής του και να πάρει την αμοιβή του
    [their-option] { na } προχωρήσει ένα βήμα στη γραμμή Εκπαίδευσής του και { na } πάρει την αμοιβή του
    [its-option] { na } προχωρήσει ένα βήμα στη γραμμή Εκπαίδευσής του και { na } πάρει την αμοιβή του
   *[do] προχωρήστε ένα βήμα στη γραμμή Εκπαίδευσής σας και πάρτε την αμοιβή του
}
imperium-training-start = η γραμμή αρχίζει από το βήμα { $next }
imperium-training-step = βήμα { $n }: { $reward }· συνέχεια στο βήμα { $next }
imperium-training-last = βήμα { $n }, το τελευταίο: { $reward }

## Θέσεις του ταμπλό

imperium-level-free = χωρίς πληρωμή: { $then }
imperium-board-behind-wall = πίσω από το Τείχος-Ασπίδα
imperium-board-cheaper = κοστίζει { imperium-price-solari } λιγότερο μόλις κάποιος παίκτης πάρει Ξιφομάχο

## Τα μέρη όσων είναι τυπωμένα

imperium-box-discard = Όταν την ξεσκαρτάρετε από το χέρι σας: { $text }
