### Τι λένε οι κάρτες και οι θέσεις των παιχνιδιών Dune σε έναν παίκτη να κάνει. Οι μορφές ($form) είναι όπως στα αγγλικά.

## Βοηθητικά

imperium-get = { $form ->
    [may] μπορείτε να πάρετε{" "}
    [each] κάθε αντίπαλος παίρνει{" "}
    [each-may] κάθε αντίπαλος μπορεί να πάρει{" "}
    [they] παίρνει{" "}
    [they-may] μπορεί να πάρει{" "}
   *[do] {""}
}
imperium-sas = { $form ->
    [each] του
    [each-may] του
    [they] του
    [they-may] του
    [their-option] του
    [its-option] του
   *[do] σας
}
imperium-echete = { $form ->
    [each] έχει
    [each-may] έχει
    [they] έχει
    [they-may] έχει
    [their-option] έχει
    [its-option] ο Αντίπαλος έχει
   *[do] έχετε
}

## Ουσιαστικά

# Αιτιατική με άρθρο.
imperium-the-faction = { $faction ->
    [emperor] τον Αυτοκράτορα
    [emperor_icon] τους Μείζονες Οίκους (Σαντάμ: ή τον Αυτοκράτορα)
    [fremen_icon] τους Ακραίους Κόσμους (Μουάντ'Ντιμπ: ή τους Φρέμεν)
    [guild] τη Διαστημική Συντεχνία
    [bene_gesserit] τις Μπένε Τζέζεριτ
    [great_houses] τους Μείζονες Οίκους
    [fringe_worlds] τους Ακραίους Κόσμους
   *[fremen] τους Φρέμεν
}
    .gen = { $faction ->
        [emperor] του Αυτοκράτορα
        [guild] της Διαστημικής Συντεχνίας
        [bene_gesserit] των Μπένε Τζέζεριτ
        [great_houses] των Μειζόνων Οίκων
        [fringe_worlds] των Ακραίων Κόσμων
       *[fremen] των Φρέμεν
    }
imperium-with-faction = { $faction ->
    [emperor] στον Αυτοκράτορα
    [emperor_icon] στους Μείζονες Οίκους (Σαντάμ: ή στον Αυτοκράτορα)
    [fremen_icon] στους Ακραίους Κόσμους (Μουάντ'Ντιμπ: ή στους Φρέμεν)
    [guild] στη Διαστημική Συντεχνία
    [bene_gesserit] στις Μπένε Τζέζεριτ
    [great_houses] στους Μείζονες Οίκους
    [fringe_worlds] στους Ακραίους Κόσμους
   *[fremen] στους Φρέμεν
}
imperium-with = { $faction ->
    [any] { $form ->
        [its-option] στη Φατρία όπου ο Αντίπαλος έχει τη λιγότερη
       *[do] σε μία Φατρία της επιλογής { imperium-sas }
    }
    [behind] σε μία Φατρία όπου ένας αντίπαλος έχει περισσότερη από { $form ->
        [its-option] τον Αντίπαλο (από πολλές, εκεί όπου έχει τη λιγότερη, και μετά όπου επιλέξετε)
        [do] εσάς
        [may] εσάς
        [option] εσάς
       *[they] αυτόν
    }
    [some] { $factions }
   *[one] { imperium-with-faction }
}
imperium-faction-card = { $faction ->
    [emperor] κάρτα Αυτοκράτορα
    [guild] κάρτα Διαστημικής Συντεχνίας
    [bene_gesserit] κάρτα Μπένε Τζέζεριτ
   *[fremen] κάρτα Φρέμεν
}
imperium-a-faction-card = μια { imperium-faction-card }
# Αιτιατική.
imperium-alliance = { $faction ->
    [emperor] τη Συμμαχία με τον Αυτοκράτορα
    [emperor_icon] τη Συμμαχία με τους Μείζονες Οίκους (Σαντάμ: με τον Αυτοκράτορα)
    [fremen_icon] τη Συμμαχία με τους Ακραίους Κόσμους (Μουάντ'Ντιμπ: με τους Φρέμεν)
    [guild] τη Συμμαχία με τη Διαστημική Συντεχνία
    [bene_gesserit] τη Συμμαχία με τις Μπένε Τζέζεριτ
    [fremen] τη Συμμαχία με τους Φρέμεν
    [great_houses] τη Συμμαχία με τους Μείζονες Οίκους
    [fringe_worlds] τη Συμμαχία με τους Ακραίους Κόσμους
   *[any] μια Συμμαχία
}
imperium-troops = { $n ->
    [one] 1 στράτευμα
   *[other] { $n } στρατεύματα
}
imperium-some-troops = { $amount ->
    [any] οποιονδήποτε αριθμό στρατευμάτων
    [up-to] έως { imperium-troops }
   *[exactly] { imperium-troops }
}
imperium-price-solari = { $n ->
    [one] 1 Σολάριο
   *[other] { $n } Σολάρια
}
imperium-price-spice = { $n ->
    [one] 1 μπαχαρικό
   *[other] { $n } μπαχαρικά
}
imperium-price-water = { $n ->
    [one] 1 νερό
   *[other] { $n } νερά
}
imperium-pontoi-peithous = { $n ->
    [one] 1 πόντο Πειθούς
   *[other] { $n } πόντους Πειθούς
}
imperium-kartes = { $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
}

## Κέρδη

imperium-more = { $more ->
    [yes] {" "}ακόμα
   *[no] {""}
}

imperium-solari = { imperium-get }+{ imperium-price-solari }{ imperium-more }
imperium-spice = { imperium-get }+{ imperium-price-spice }{ imperium-more }
imperium-water = { imperium-get }+{ imperium-price-water }{ imperium-more }
imperium-vp = { imperium-get }+{ $n } { $form ->
    [may] { $n ->
        [one] Πόντο
       *[other] Πόντους
    }
    [each] { $n ->
        [one] Πόντο
       *[other] Πόντους
    }
    [each-may] { $n ->
        [one] Πόντο
       *[other] Πόντους
    }
    [they] { $n ->
        [one] Πόντο
       *[other] Πόντους
    }
    [they-may] { $n ->
        [one] Πόντο
       *[other] Πόντους
    }
   *[do] { $n ->
        [one] Πόντος
       *[other] Πόντοι
    }
} Νίκης{ imperium-more }
imperium-persuasion = { imperium-get }+{ $n } { $form ->
    [may] { $n ->
        [one] πόντο
       *[other] πόντους
    }
    [each] { $n ->
        [one] πόντο
       *[other] πόντους
    }
    [each-may] { $n ->
        [one] πόντο
       *[other] πόντους
    }
    [they] { $n ->
        [one] πόντο
       *[other] πόντους
    }
    [they-may] { $n ->
        [one] πόντο
       *[other] πόντους
    }
   *[do] { $n ->
        [one] πόντος
       *[other] πόντοι
    }
} Πειθούς{ imperium-more }
imperium-swords = { imperium-get }+{ $n } { $n ->
    [one] σπαθί
   *[other] σπαθιά
}{ imperium-more }
imperium-troops-recruit = { $form ->
    [may] μπορείτε να στρατολογήσετε
    [option] { $as ->
        [ally] στρατολογεί
       *[plain] { na } στρατολογήσετε
    }
    [each] κάθε αντίπαλος στρατολογεί
    [each-may] κάθε αντίπαλος μπορεί να στρατολογήσει
    [they] στρατολογεί
    [they-may] μπορεί να στρατολογήσει
    [their-option] { na } στρατολογήσει
    [its-option] { $as ->
        [question] θα στρατολογήσει
       *[plain] στρατολογεί
    }
   *[do] στρατολογήστε
} { imperium-troops }{ imperium-more }
imperium-cards = { $form ->
    [may] μπορείτε να τραβήξετε
    [option] { na } τραβήξετε
    [each] κάθε αντίπαλος τραβάει
    [each-may] κάθε αντίπαλος μπορεί να τραβήξει
    [they] τραβάει
    [they-may] μπορεί να τραβήξει
    [their-option] { na } τραβήξει
    [its-option] { $as ->
        [question] θα τραβήξει
       *[plain] τραβάει
    }
   *[do] τραβήξτε
} { imperium-kartes }{ imperium-more }
imperium-intrigue = { $form ->
    [may] μπορείτε να τραβήξετε
    [option] { na } τραβήξετε
    [each] κάθε αντίπαλος τραβάει
    [each-may] κάθε αντίπαλος μπορεί να τραβήξει
    [they] τραβάει
    [they-may] μπορεί να τραβήξει
    [their-option] { na } τραβήξει
    [its-option] { $as ->
        [question] θα τραβήξει
       *[plain] τραβάει
    }
   *[do] τραβήξτε
} { imperium-kartes } Ίντριγκας{ imperium-more }
imperium-per-cards-in-play = { $text } για κάθε { imperium-faction-card } που { imperium-echete } στο παιχνίδι, μαζί με αυτή και όσες παίχτηκαν για Πράκτορες σε αυτό τον γύρο
imperium-harvest = { $n ->
    [0] { $form ->
        [option] { na } μαζέψετε
       *[do] μαζέψτε
    } το μπαχαρικό αυτής της θέσης: το δικό της και όλο το μπόνους μπαχαρικό επάνω της
   *[other] +{ imperium-price-spice } και όλο το μπόνους μπαχαρικό αυτής της θέσης
}
imperium-double-harvest = αν αυτός ο Πράκτορας μαζέψει μπαχαρικό σε θέση Δημιουργού, { $form ->
    [option] { na } κερδίσετε
   *[do] κερδίστε
} το μπαχαρικό της ίδιας της θέσης και δεύτερη φορά (το μπόνους μπαχαρικό μόνο μία)
imperium-steal-intrigue = κάθε αντίπαλος που έχει { $n } ή περισσότερες κάρτες Ίντριγκας σας δίνει μία από αυτές στην τύχη
imperium-take-seat = { $form ->
    [option] { na } πάρετε
   *[do] πάρτε
} μια θέση στο Ανώτατο Συμβούλιο (+{ $n } πόντοι Πειθούς σε κάθε σειρά Αποκάλυψής σας για το υπόλοιπο του παιχνιδιού)
imperium-take-swordmaster = { $form ->
    [option] { na } πάρετε
   *[do] πάρτε
} τον Ξιφομάχο (έναν τρίτο Πράκτορα για το υπόλοιπο του παιχνιδιού, από αυτό τον γύρο και μετά)
imperium-take-mentat = { $where ->
    [here] αν ο Μέντατ βρίσκεται εδώ, { $form ->
        [option] { na } τον πάρετε
       *[do] πάρτε τον
    } ως έναν ακόμα Πράκτορα για αυτό τον γύρο
   *[elsewhere] { $form ->
        [option] { na } πάρετε
       *[do] πάρτε
    } τον Μέντατ ως έναν ακόμα Πράκτορα για αυτό τον γύρο (δεν στέλνετε Πράκτορα στη θέση του, που δεν σας δίνει τίποτε άλλο)
}
imperium-mentat-next-round = { $form ->
    [option] { na } πάρετε
    [its-option] παίρνει
   *[do] πάρτε
} τον Μέντατ, όπου και αν βρίσκεται, ως έναν ακόμα Πράκτορα για τον επόμενο γύρο
imperium-take-control = { $form ->
    [option] { na } πάρετε
    [its-option] παίρνει
   *[do] πάρτε
} τον έλεγχο της θέσης { $where ->
    [named] { $space }
   *[here] του ταμπλό για την οποία γίνεται η Συμπλοκή
}

## Επιρροή

imperium-epirroi = { $n ->
    [one] 1 Επιρροή
   *[other] { $n } Επιρροές
}
imperium-influence = { imperium-get }+{ imperium-epirroi } { imperium-with }
imperium-influence-with-two = { imperium-get }+1 Επιρροή σε καθεμία από δύο διαφορετικές Φατρίες
imperium-visit-influence = { imperium-get }+{ $n ->
    [one] 1 ακόμα Επιρροή
   *[other] { $n } ακόμα Επιρροές
} στη Φατρία της οποίας τη θέση { $form ->
    [do] επισκέπτεστε
    [may] επισκέπτεστε
    [option] επισκέπτεστε
   *[they] επισκέπτεται
}
imperium-secret-influence = { $form ->
    [option] { na } αποκαλύψετε
   *[do] αποκαλύψτε
} τις Φατρίες που επιλέξατε μυστικά: +1 Επιρροή σε καθεμία από αυτές (μία φορά ανά παρτίδα)
imperium-lose-influence = { $form ->
    [may] μπορείτε να χάσετε
    [option] { na } χάσετε
    [each] κάθε αντίπαλος χάνει
    [each-may] κάθε αντίπαλος μπορεί να χάσει
    [they] χάνει
    [they-may] μπορεί να χάσει
    [their-option] { na } χάσει
    [its-option] { $as ->
        [question] θα χάσει
       *[plain] χάνει
    }
   *[do] χάστε
} { $n ->
    [1] 1 Επιρροή σε μία Φατρία της επιλογής { imperium-sas }
   *[other] { $n } Επιρροές, καθεμία σε Φατρία της επιλογής { imperium-sas }
}

## Πώς συνδέονται οι προτάσεις

imperium-do-this = { $form ->
    [may] μπορείτε να κάνετε το εξής: { $text }
    [each] κάθε αντίπαλος κάνει το εξής: { $text }
    [each-may] κάθε αντίπαλος μπορεί να κάνει το εξής: { $text }
    [they] κάνει το εξής: { $text }
    [they-may] μπορεί να κάνει το εξής: { $text }
   *[their-option] { na } κάνει το εξής: { $text }
}
imperium-choose = { $form ->
    [may] μπορείτε να επιλέξετε
    [option] { na } επιλέξετε
    [each] κάθε αντίπαλος επιλέγει
    [each-may] κάθε αντίπαλος μπορεί να επιλέξει
    [they] επιλέγει
    [they-may] μπορεί να επιλέξει
    [their-option] { na } επιλέξει
    [its-option] { $as ->
        [question] θα επιλέξει
       *[plain] επιλέγει
    }
   *[do] επιλέξτε
} { $n ->
    [1] ένα: { $options }
    [2] δύο διαφορετικά: { $options }
   *[other] { $n } διαφορετικά: { $options }
}
imperium-if-done = { $form ->
    [each] αν το κάνει, { $then }
    [each-may] αν το κάνει, { $then }
    [they] αν το κάνει, { $then }
    [they-may] αν το κάνει, { $then }
    [their-option] αν το κάνει, { $then }
    [its-option] αν ο Αντίπαλος το κάνει, { $then }
   *[do] αν το κάνετε, { $then }
}
imperium-pay = { $form ->
    [may] μπορείτε { $cost }
    [each] κάθε αντίπαλος πρέπει { $cost }
    [each-may] κάθε αντίπαλος μπορεί { $cost }
    [they] πρέπει { $cost }
    [they-may] μπορεί { $cost }
    [do] { $order }
   *[option] { $as ->
        [question] { $cost_question }
       *[plain] { $cost }
    }
}: { $then }
imperium-pay-goods = { $form ->
    [may] μπορείτε να πληρώσετε
    [option] { na } πληρώσετε
    [each] κάθε αντίπαλος πληρώνει
    [each-may] κάθε αντίπαλος μπορεί να πληρώσει
    [they] πληρώνει
    [they-may] μπορεί να πληρώσει
    [their-option] { na } πληρώσει
    [its-option] { $as ->
        [question] θα πληρώσει
       *[plain] πληρώνει
    }
   *[do] πληρώστε
} { $goods }

## Συνθήκες

imperium-if = { $condition }, { $then }
imperium-if-all = { $condition }: { $then }

imperium-if-influence = αν { imperium-echete } { $n } ή περισσότερη Επιρροή { imperium-with-faction }
imperium-if-alliance = αν { imperium-echete } { imperium-alliance }
imperium-if-another-in-play = { $faction ->
    [fremen] με Δεσμό των Φρέμεν (άλλη κάρτα Φρέμεν στο παιχνίδι)
   *[other] αν { imperium-echete } άλλη { imperium-faction-card } στο παιχνίδι
}
imperium-if-council-seat = αν { imperium-echete } θέση στο Ανώτατο Συμβούλιο
imperium-if-mentat-at-home = αν ο Μέντατ βρίσκεται στη θέση του στο ταμπλό
imperium-if-own-copies = αν { imperium-echete } { $n ->
    [one] 1 αντίτυπο
   *[other] { $n } ή περισσότερα αντίτυπα
} της κάρτας «{ $card }»
imperium-if-most-copies = αν { imperium-echete } περισσότερα αντίτυπα της κάρτας «{ $card }» από κάθε αντίπαλο
imperium-if-tracks = αν { imperium-echete } { $n } ή περισσότερη Επιρροή { $tracks ->
    [4] και στις τέσσερις Φατρίες
    [3] σε τρεις Φατρίες
    [2] σε δύο Φατρίες
   *[1] σε μία Φατρία
}

## Κάρτες

imperium-discard = { $form ->
    [may] μπορείτε να ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] κάθε αντίπαλος ξεσκαρτάρει
    [each-may] κάθε αντίπαλος μπορεί να ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [they-may] μπορεί να ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
    [its-option] { $as ->
        [question] θα ξεσκαρτάρει
       *[plain] ξεσκαρτάρει
    }
   *[do] ξεσκαρτάρετε
} { imperium-kartes } από το χέρι { imperium-sas }
imperium-trash = { $form ->
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
} μια κάρτα από το χέρι { imperium-sas }, τα σκάρτα { imperium-sas } ή τις κάρτες { imperium-sas } στο παιχνίδι
imperium-trash-this = { $form ->
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
} αυτή την κάρτα
imperium-take-from-discard = { $form ->
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
} { imperium-a-faction-card } από τα σκάρτα { imperium-sas } στο χέρι { imperium-sas }
imperium-acquire-reserve = { $form ->
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
} 1 κάρτα «{ $card }» από τις Εφεδρείες
imperium-acquire-free = { $form ->
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
    [deck] , στην κορυφή της τράπουλάς { imperium-sas }
   *[discard] {""}
}
imperium-manipulate = { $form ->
    [option] { na } βάλετε
   *[do] βάλτε
} μια κάρτα της Γραμμής Αυτοκρατορίας στην άκρη για εσάς: στη σειρά Αποκάλυψής σας αυτού του γύρου μπορείτε να την αποκτήσετε με 1 πόντο Πειθούς λιγότερο· αν δεν το κάνετε, φεύγει από το παιχνίδι
imperium-acquire-to-deck = μπορείτε να βάλετε κάθε κάρτα που αποκτάτε σε εκείνη τη σειρά στην κορυφή της τράπουλάς σας αντί στα σκάρτα σας
imperium-cheaper-flow = η κάρτα «{ $card }» κοστίζει { imperium-pontoi-peithous } λιγότερο σε αυτή τη σειρά
imperium-snoop = { $form ->
    [option] { na } δείτε την πρώτη κάρτα της τράπουλάς σας και είτε { na } την τραβήξετε είτε { na } την πετάξετε
   *[do] δείτε την πρώτη κάρτα της τράπουλάς σας και είτε τραβήξτε την είτε πετάξτε την
}
imperium-reshuffle = { $form ->
    [option] { na } ανακατέψετε
   *[do] ανακατέψτε
} τα σκάρτα σας μέσα στην τράπουλά σας

## Στρατεύματα

imperium-deploy = { $form ->
    [may] μπορείτε να αναπτύξετε
    [option] { na } αναπτύξετε
    [each] κάθε αντίπαλος αναπτύσσει
    [each-may] κάθε αντίπαλος μπορεί να αναπτύξει
    [they] αναπτύσσει
    [they-may] μπορεί να αναπτύξει
    [their-option] { na } αναπτύξει
    [its-option] { $as ->
        [question] θα αναπτύξει
       *[plain] αναπτύσσει
    }
   *[do] αναπτύξτε
} { imperium-some-troops } από το φυλάκιό { imperium-sas } στη Συμπλοκή
imperium-recruit-to-conflict = { $form ->
    [may] μπορείτε να στρατολογήσετε
    [option] { na } στρατολογήσετε
    [each] κάθε αντίπαλος στρατολογεί
    [each-may] κάθε αντίπαλος μπορεί να στρατολογήσει
    [they] στρατολογεί
    [they-may] μπορεί να στρατολογήσει
    [their-option] { na } στρατολογήσει
    [its-option] { $as ->
        [question] θα στρατολογήσει
       *[plain] στρατολογεί
    }
   *[do] στρατολογήστε
} { imperium-troops }· { $when ->
    [reveal] σε σειρά Αποκάλυψης μπορούν να πάνε κατευθείαν στη Συμπλοκή, όσα { $form ->
        [do] θέλετε
        [may] θέλετε
        [option] θέλετε
       *[each] θέλει
    }
   *[always] μπορούν να πάνε κατευθείαν στη Συμπλοκή, όσα { $form ->
        [do] θέλετε
        [may] θέλετε
        [option] θέλετε
       *[each] θέλει
    }
}
imperium-retreat = { $form ->
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
} με { imperium-some-troops } από τη Συμπλοκή στο φυλάκιό { imperium-sas }
imperium-lose-deployed = { $form ->
    [may] μπορείτε να χάσετε
    [option] { na } χάσετε
    [each] κάθε αντίπαλος χάνει
    [each-may] κάθε αντίπαλος μπορεί να χάσει
    [they] χάνει
    [they-may] μπορεί να χάσει
    [their-option] { na } χάσει
    [its-option] { $as ->
        [question] θα χάσει
       *[plain] χάνει
    }
   *[do] χάστε
} { imperium-troops } στη Συμπλοκή
imperium-lose-garrisoned = { $form ->
    [may] μπορείτε να χάσετε
    [option] { na } χάσετε
    [each] κάθε αντίπαλος χάνει
    [each-may] κάθε αντίπαλος μπορεί να χάσει
    [they] χάνει
    [they-may] μπορεί να χάσει
    [their-option] { na } χάσει
    [its-option] { $as ->
        [question] θα χάσει
       *[plain] χάνει
    }
   *[do] χάστε
} { imperium-troops } από το φυλάκιό { imperium-sas }
imperium-double-cross = ένας αντίπαλος της επιλογής σας χάνει 1 στράτευμα στη Συμπλοκή, και εσείς βάζετε εκεί 1 από το απόθεμά σας

## Πράκτορες και σειρές

imperium-recall-agent = { $form ->
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
} έναν από τους Πράκτορές { imperium-sas } από το ταμπλό, για να σταλεί ξανά σε αυτό τον γύρο
imperium-close-space = { $form ->
    [option] { na } επιλέξετε
   *[do] επιλέξτε
} μια θέση του ταμπλό: οι αντίπαλοι δεν μπορούν να στείλουν εκεί Πράκτορες μέχρι να αρχίσει η επόμενη σειρά σας ή, αν έρθει νωρίτερα, μέχρι το τέλος αυτού του γύρου
imperium-extra-icons = η κάρτα που παίζετε για τον Πράκτορά σας σε αυτή τη σειρά έχει επιπλέον { $which ->
    [factions] τα εικονίδια Πράκτορα και των τεσσάρων Φατριών
   *[listed] αυτά τα εικονίδια Πράκτορα: { $icons }
}
imperium-ignore-enemies = σε αυτή τη σειρά μπορείτε να στείλετε τον Πράκτορά σας σε θέση του ταμπλό όπου βρίσκονται Πράκτορες αντιπάλων
imperium-at-turn-start = μόνο ως το πρώτο πράγμα στη σειρά σας: { $then }
imperium-skip-turn = { $form ->
    [may] μπορείτε να δηλώσετε
    [option] { na } δηλώσετε
    [each] κάθε αντίπαλος δηλώνει
    [each-may] κάθε αντίπαλος μπορεί να δηλώσει
    [they] δηλώνει
    [they-may] μπορεί να δηλώσει
    [their-option] { na } δηλώσει
    [its-option] { $as ->
        [question] θα δηλώσει
       *[plain] δηλώνει
    }
   *[do] δηλώστε
} πάσο σε αυτή τη σειρά, χωρίς σειρά Πράκτορα ή σειρά Αποκάλυψης
imperium-on-reveal-turn = στη σειρά Αποκάλυψής σας αυτού του γύρου, { $then }
imperium-use-signet = { $form ->
    [option] { na } χρησιμοποιήσετε
   *[do] χρησιμοποιήστε
} την ιδιότητα Σφραγιδολίθου του Ηγέτη σας
imperium-move-any-agent = { $form ->
    [option] { na } στείλετε
   *[do] στείλτε
} οποιονδήποτε από τους Πράκτορές σας, από τον Ηγέτη σας ή από το ταμπλό, σε οποιαδήποτε θέση του ταμπλό: δεν χρειάζεται εικονίδιο Πράκτορα, και οι Πράκτορες που είναι εκεί δεν εμποδίζουν. Ό,τι κοστίζει και απαιτεί η θέση ισχύει κανονικά, όπως και Η Φωνή

## Τα μέρη όσων είναι τυπωμένα

imperium-box-acquire = Απόκτηση: { $text }
imperium-box-agent = Πράκτορας: { $text }
imperium-box-reveal = Αποκάλυψη: { $text }
imperium-box-trash = Όταν πετιέται: { $text }
imperium-box-plot = Πλοκή: { $text }
imperium-box-combat = Μάχη: { $text }
imperium-box-win = Όταν νικήσετε μια Συμπλοκή: { $text }
imperium-box-endgame = Τέλος Παιχνιδιού: { $text }
imperium-box-first = Πρώτη αμοιβή: { $text }
imperium-box-second = Δεύτερη αμοιβή: { $text }
imperium-box-third = Τρίτη αμοιβή: { $text }
imperium-box-ability = { $name }: { $text }
imperium-box-signet = Σφραγιδόλιθος, { $name }: { $text }

## Θέσεις του ταμπλό

imperium-board-cost = κοστίζει { $price }
imperium-board-or = ή πληρώστε { $price }: { $then }
imperium-board-free = δεν κοστίζει τίποτα
imperium-board-requires = μόνο με { $n } ή περισσότερη Επιρροή { imperium-with-faction }
imperium-board-once = κάθε παίκτης μπορεί να έρθει εδώ μία φορά ανά παρτίδα
imperium-board-combat = θέση Μάχης
imperium-board-maker = θέση Δημιουργού
imperium-board-control = όποιος ελέγχει αυτή τη θέση παίρνει το εξής κάθε φορά που στέλνεται εδώ Πράκτορας: { $then }
imperium-board-persuasion = +{ $n } { $n ->
    [one] πόντος
   *[other] πόντοι
} Πειθούς στη σειρά Αποκάλυψής σας, αν ο Πράκτοράς σας βρίσκεται εδώ
imperium-level = { na } πληρώσετε { $price }: { $then }

## Ηγέτες

imperium-sees-top-card = μπορείτε να δείτε την πρώτη κάρτα της τράπουλάς σας οποιαδήποτε στιγμή
imperium-cheaper-icon = οι θέσεις του ταμπλό με το εικονίδιο { $icon_gen } σας κοστίζουν 1 Σολάριο λιγότερο
imperium-ignores-enemies-at = οι Πράκτορες αντιπάλων δεν σας εμποδίζουν στις θέσεις του ταμπλό με αυτά τα εικονίδια Πράκτορα: { $icons }
imperium-harvest-less = κάθε συγκομιδή μπαχαρικού σας σε θέσεις Δημιουργού σας φέρνει 1 μπαχαρικό λιγότερο
imperium-start-goods = ξεκινάτε το παιχνίδι με { $goods }
imperium-secret-factions = πριν από τον πρώτο γύρο, επιλέξτε μυστικά { $n } Φατρίες
imperium-when-deployed_4 = όταν έχετε αναπτύξει 4 ή περισσότερα στρατεύματα σε μία σειρά, { $then }
imperium-when-council = όταν πάρετε τη θέση σας στο Ανώτατο Συμβούλιο, { $then }
imperium-when-harvest = κάθε φορά που μαζεύετε μπαχαρικό σε θέση Δημιουργού, { $then }
imperium-when-paid_solari = κάθε φορά που πληρώνετε Σολάρια ως κόστος θέσης του ταμπλό, { $then }
