### Τι λένε οι κάρτες του Dominion σε έναν παίκτη να κάνει. Οι μορφές ($form) είναι όπως στα αγγλικά.

## Βοηθητικά

dominion-each-other = κάθε άλλος παίκτης{ $hand ->
    [0] {""}
   *[other] {" "}με { $hand } ή περισσότερες κάρτες στο χέρι
}
dominion-sas = { $form ->
    [each] του
    [each-may] του
    [they] του
    [they-may] του
    [their-option] του
   *[do] σας
}
dominion-echete = { $form ->
    [each] έχει
    [each-may] έχει
    [they] έχει
    [they-may] έχει
    [their-option] έχει
   *[do] έχετε
}

## Ουσιαστικά

dominion-type-action = Ενέργεια
dominion-type-treasure = Θησαυρός
dominion-type-victory = Νίκη
dominion-type-curse = Κατάρα
dominion-type-attack = Επίθεση
dominion-type-reaction = Αντίδραση

dominion-a = { $kind ->
    [action] μια κάρτα Ενέργειας
    [treasure] μια κάρτα Θησαυρού
    [victory] μια κάρτα Νίκης
    [curse] μια Κατάρα
    [attack] μια κάρτα Επίθεσης
    [reaction] μια κάρτα Αντίδρασης
    [types] μια κάρτα του είδους { $types }
    [named] { $card_acc }
   *[any] μια κάρτα
}
dominion-many = { $kind ->
    [action] κάρτες Ενέργειας
    [treasure] κάρτες Θησαυρού
    [victory] κάρτες Νίκης
    [curse] Κατάρες
    [attack] κάρτες Επίθεσης
    [reaction] κάρτες Αντίδρασης
    [types] κάρτες του είδους { $types }
    [named] { $card_plural }
   *[any] κάρτες
}
dominion-some = { $amount ->
    [any] όσες { dominion-many } { $form ->
        [each] θέλει
        [each-may] θέλει
        [they] θέλει
        [they-may] θέλει
        [their-option] θέλει
       *[do] θέλετε
    }
    [at-least] τουλάχιστον { $n } { dominion-many }
    [up-to] έως { $n } { dominion-many }
    [range] { $least } έως { $n } { dominion-many }
   *[exactly] { $n ->
        [1] { dominion-a }
       *[other] { $n } { dominion-many }
    }
}
dominion-to = { $to ->
    [hand] {" "}στο χέρι { dominion-sas }
    [deck] {" "}στην κορυφή της τράπουλάς { dominion-sas }
   *[discard] {""}
}
dominion-price = { $price ->
    [exactly] ακριβώς { $n }
    [up-to-more] έως { $n } περισσότερο από την πεταμένη κάρτα
    [exactly-more] ακριβώς { $n } περισσότερο από την πεταμένη κάρτα
    [up-to-less] τουλάχιστον { $n } λιγότερο από την πεταμένη κάρτα
    [exactly-less] ακριβώς { $n } λιγότερο από την πεταμένη κάρτα
    [up-to-same] όχι περισσότερο από την πεταμένη κάρτα
    [exactly-same] όσο και η πεταμένη κάρτα
   *[up-to] έως { $n }
}

## Μπόνους

dominion-per = { $per ->
    [card] {" "}για καθεμία από αυτές
   *[once] {""}
}
dominion-get = { $form ->
    [may] μπορείτε να πάρετε{" "}
    [each] { dominion-each-other } παίρνει{" "}
    [each-may] { dominion-each-other } μπορεί να πάρει{" "}
    [they] παίρνει{" "}
    [they-may] μπορεί να πάρει{" "}
   *[do] {""}
}
dominion-kartes = { $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
}
dominion-cards = { $form ->
    [do] +{ dominion-kartes }
    [option] +{ dominion-kartes }
    [may] μπορείτε να τραβήξετε { dominion-kartes }
    [each] { dominion-each-other } τραβάει { dominion-kartes }
    [each-may] { dominion-each-other } μπορεί να τραβήξει { dominion-kartes }
    [they-may] μπορεί να τραβήξει { dominion-kartes }
    [their-option] { na } τραβήξει { dominion-kartes }
   *[they] τραβάει { dominion-kartes }
}{ dominion-per }
dominion-actions = { dominion-get }+{ $n } { $n ->
    [one] ενέργεια
   *[other] ενέργειες
}{ dominion-per }
dominion-buys = { dominion-get }+{ $n } { $n ->
    [one] αγορά
   *[other] αγορές
}{ dominion-per }
dominion-coins = { dominion-get }+{ $n } { $n ->
    [one] νόμισμα
   *[other] νομίσματα
}{ dominion-per }
dominion-cheaper = σε αυτή τη σειρά όλες οι κάρτες, όπου και αν βρίσκονται, κοστίζουν { $n } λιγότερο, αλλά ποτέ κάτω από 0
dominion-richer-coppers = κάθε { $copper } που παίζετε σε αυτή τη σειρά δίνει { $n } { $n ->
    [one] νόμισμα
   *[other] νομίσματα
} περισσότερο

## Πώς συνδέονται οι προτάσεις

dominion-do-this = { $form ->
    [may] μπορείτε να κάνετε το εξής: { $text }
    [each] { dominion-each-other } πρέπει να κάνει το εξής: { $text }
    [each-may] { dominion-each-other } μπορεί να κάνει το εξής: { $text }
    [they] πρέπει να κάνει το εξής: { $text }
    [they-may] μπορεί να κάνει το εξής: { $text }
   *[do] { $text }
}
dominion-choose = { $form ->
    [may] μπορείτε να επιλέξετε
    [option] { na } επιλέξετε
    [each] { dominion-each-other } επιλέγει
    [each-may] { dominion-each-other } μπορεί να επιλέξει
    [they] επιλέγει
    [they-may] μπορεί να επιλέξει
    [their-option] { na } επιλέξει
   *[do] επιλέξτε
} { $n ->
    [1] ένα: { $options }
    [2] δύο διαφορετικά από τα παρακάτω, που γίνονται έπειτα και τα δύο: { $options }
   *[other] { $n } διαφορετικά από τα παρακάτω, που γίνονται έπειτα όλα: { $options }
}
dominion-if-done = { $form ->
    [each] αν το κάνει, { $then }
    [each-may] αν το κάνει, { $then }
    [they] αν το κάνει, { $then }
    [they-may] αν το κάνει, { $then }
    [their-option] αν το κάνει, { $then }
   *[do] αν το κάνετε, { $then }
}
dominion-if-not-done = { $form ->
    [each] αν δεν το κάνει, { $then }
    [each-may] αν δεν το κάνει, { $then }
    [they] αν δεν το κάνει, { $then }
    [they-may] αν δεν το κάνει, { $then }
    [their-option] αν δεν το κάνει, { $then }
   *[do] αν δεν το κάνετε, { $then }
}
dominion-if-hand-at-least = αν { dominion-echete } { $n } ή περισσότερες κάρτες στο χέρι, { $then }
dominion-if-hand-without = { $form ->
    [each] { dominion-each-other } που δεν έχει { dominion-many } στο χέρι κάνει το εξής: { $then }
   *[do] αν δεν { dominion-echete } { dominion-many } στο χέρι, { $then }
}
dominion-if-actions-played = αν έχετε παίξει { $n } ή περισσότερες κάρτες Ενέργειας σε αυτή τη σειρά (μαζί με αυτή· μια κάρτα που παίχτηκε δύο φορές μετράει δύο φορές), { $then }

## Από το χέρι

dominion-discard = { $form ->
    [may] μπορείτε να ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] { dominion-each-other } ξεσκαρτάρει
    [each-may] { dominion-each-other } μπορεί να ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [they-may] μπορεί να ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
   *[do] ξεσκαρτάρετε
} { dominion-some } από το χέρι { dominion-sas }
dominion-discard-down-to = { $form ->
    [may] μπορείτε να ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] { dominion-each-other } ξεσκαρτάρει
    [each-may] { dominion-each-other } μπορεί να ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [they-may] μπορεί να ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
   *[do] ξεσκαρτάρετε
} κάρτες μέχρι να { $form ->
    [do] σας
    [may] σας
    [option] σας
   *[each] του
} { $n ->
    [one] μείνει 1 κάρτα
   *[other] μείνουν { $n } κάρτες
} στο χέρι
dominion-discard-hand = { $form ->
    [may] μπορείτε να ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] { dominion-each-other } ξεσκαρτάρει
    [each-may] { dominion-each-other } μπορεί να ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [they-may] μπορεί να ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
   *[do] ξεσκαρτάρετε
} όλο το χέρι { dominion-sas }
dominion-discard-deck = { $form ->
    [may] μπορείτε να βάλετε
    [option] { na } βάλετε
    [each] { dominion-each-other } βάζει
    [each-may] { dominion-each-other } μπορεί να βάλει
    [they] βάζει
    [they-may] μπορεί να βάλει
    [their-option] { na } βάλει
   *[do] βάλτε
} την τράπουλά { dominion-sas } στα σκάρτα { dominion-sas }
dominion-reveal-hand = { $form ->
    [may] μπορείτε να αποκαλύψετε
    [option] { na } αποκαλύψετε
    [each] { dominion-each-other } αποκαλύπτει
    [each-may] { dominion-each-other } μπορεί να αποκαλύψει
    [they] αποκαλύπτει
    [they-may] μπορεί να αποκαλύψει
    [their-option] { na } αποκαλύψει
   *[do] αποκαλύψτε
} το χέρι { dominion-sas }
dominion-trash = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] { dominion-each-other } πετάει
    [each-may] { dominion-each-other } μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
   *[do] πετάξτε
} στα σκουπίδια { dominion-some } από το χέρι { dominion-sas }
dominion-topdeck = { $form ->
    [may] μπορείτε να βάλετε
    [option] { na } βάλετε
    [each] { dominion-each-other } βάζει
    [each-may] { dominion-each-other } μπορεί να βάλει
    [they] βάζει
    [they-may] μπορεί να βάλει
    [their-option] { na } βάλει
   *[do] βάλτε
} { dominion-some } από το χέρι { dominion-sas } στην κορυφή της τράπουλάς { dominion-sas }{ $n ->
    [1] {""}
   *[other] {" "}με οποιαδήποτε σειρά
}
dominion-reveal-and-topdeck = { $form ->
    [each] { dominion-each-other } αποκαλύπτει { dominion-some } της επιλογής του από το χέρι του και { $n ->
        [1] τη
       *[other] τις
    } βάζει στην κορυφή της τράπουλάς του· όποιος δεν έχει, αποκαλύπτει το χέρι του
   *[do] { $form ->
    [may] μπορείτε να αποκαλύψετε
    [option] { na } αποκαλύψετε
    [each] { dominion-each-other } αποκαλύπτει
    [each-may] { dominion-each-other } μπορεί να αποκαλύψει
    [they] αποκαλύπτει
    [they-may] μπορεί να αποκαλύψει
    [their-option] { na } αποκαλύψει
   *[do] αποκαλύψτε
} { dominion-some } της επιλογής { dominion-sas } από το χέρι { dominion-sas }, για να { $n ->
        [1] μπει
       *[other] μπουν
    } στην κορυφή της τράπουλάς { dominion-sas }· αν δεν { dominion-echete }, αποκαλύπτεται όλο το χέρι { dominion-sas }
}

## Η παιγμένη κάρτα

dominion-trash-this = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] { dominion-each-other } πετάει
    [each-may] { dominion-each-other } μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
   *[do] πετάξτε
} στα σκουπίδια αυτή την κάρτα
dominion-play-twice = επιλέξτε μια κάρτα Ενέργειας από το χέρι σας. Παίξτε την και εκτελέστε την ως το τέλος· μετά παίξτε την ίδια κάρτα και δεύτερη φορά, ακόμα και αν στο μεταξύ έφυγε από το παιχνίδι. Καμία από τις δύο φορές δεν ξοδεύει ενέργεια

## Απόκτηση

dominion-gain-named = { $form ->
    [may] μπορείτε να αποκτήσετε
    [option] { na } αποκτήσετε
    [each] { dominion-each-other } αποκτά
    [each-may] { dominion-each-other } μπορεί να αποκτήσει
    [they] αποκτά
    [they-may] μπορεί να αποκτήσει
    [their-option] { na } αποκτήσει
   *[do] αποκτήστε
} { dominion-a }{ dominion-to }
dominion-gain = { $form ->
    [may] μπορείτε να αποκτήσετε
    [option] { na } αποκτήσετε
    [each] { dominion-each-other } αποκτά
    [each-may] { dominion-each-other } μπορεί να αποκτήσει
    [they] αποκτά
    [they-may] μπορεί να αποκτήσει
    [their-option] { na } αποκτήσει
   *[do] αποκτήστε
}{ dominion-to } { dominion-a } που κοστίζει { dominion-price }
dominion-if-gained = αν είναι { $kind ->
    [action] κάρτα Ενέργειας
    [treasure] κάρτα Θησαυρού
    [victory] κάρτα Νίκης
    [curse] Κατάρα
    [attack] κάρτα Επίθεσης
    [reaction] κάρτα Αντίδρασης
    [types] κάρτα του είδους { $types }
    [named] { $card }
   *[any] κάρτα
}, { $then }

## Από την κορυφή της τράπουλας

dominion-dig = { $form ->
    [may] μπορείτε να αποκαλύψετε
    [option] { na } αποκαλύψετε
    [each] { dominion-each-other } αποκαλύπτει
    [each-may] { dominion-each-other } μπορεί να αποκαλύψει
    [they] αποκαλύπτει
    [they-may] μπορεί να αποκαλύψει
    [their-option] { na } αποκαλύψει
   *[do] αποκαλύψτε
} κάρτες από την κορυφή της τράπουλάς { dominion-sas } μέχρι να { $form ->
    [do] αποκαλύψετε
    [may] αποκαλύψετε
    [option] αποκαλύψετε
   *[each] αποκαλύψει
} { dominion-some }{ $least_cost ->
    [0] {""}
   *[other] {" "}που { $n ->
        [one] κοστίζει
       *[other] κοστίζουν
    } { $least_cost } ή περισσότερο
}
dominion-dig-take = { $form ->
    [may] μπορείτε να βάλετε
    [option] { na } βάλετε
    [each] { dominion-each-other } βάζει
    [each-may] { dominion-each-other } μπορεί να βάλει
    [they] βάζει
    [they-may] μπορεί να βάλει
    [their-option] { na } βάλει
   *[do] βάλτε
} { $n ->
    [one] εκείνη την κάρτα
   *[other] εκείνες τις κάρτες
} στο χέρι { dominion-sas } και { $form ->
    [may] { na } ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [each-may] { na } ξεσκαρτάρει
    [they-may] { na } ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
   *[do] ξεσκαρτάρετε
} τις υπόλοιπες κάρτες που αποκαλύφθηκαν
dominion-dig-trash = { $form ->
    [may] μπορείτε να πετάξετε
    [option] { na } πετάξετε
    [each] { dominion-each-other } πετάει
    [each-may] { dominion-each-other } μπορεί να πετάξει
    [they] πετάει
    [they-may] μπορεί να πετάξει
    [their-option] { na } πετάξει
   *[do] πετάξτε
} στα σκουπίδια { $n ->
    [one] εκείνη την κάρτα
   *[other] την πρώτη από εκείνες τις κάρτες
}
dominion-dig-discard = { $form ->
    [may] μπορείτε να ξεσκαρτάρετε
    [option] { na } ξεσκαρτάρετε
    [each] { dominion-each-other } ξεσκαρτάρει
    [each-may] { dominion-each-other } μπορεί να ξεσκαρτάρει
    [they] ξεσκαρτάρει
    [they-may] μπορεί να ξεσκαρτάρει
    [their-option] { na } ξεσκαρτάρει
   *[do] ξεσκαρτάρετε
} τις υπόλοιπες κάρτες που αποκαλύφθηκαν
dominion-spy = { $form ->
    [each] { dominion-each-other } αποκαλύπτει την πρώτη κάρτα της τράπουλάς του· εσείς επιλέγετε αν θα την ξεσκαρτάρει ή θα τη βάλει πίσω
    [each-may] { dominion-each-other } μπορεί να αποκαλύψει την πρώτη κάρτα της τράπουλάς του· εσείς επιλέγετε αν θα την ξεσκαρτάρει ή θα τη βάλει πίσω
    [they] αποκαλύπτει την πρώτη κάρτα της τράπουλάς του· εσείς επιλέγετε αν θα την ξεσκαρτάρει ή θα τη βάλει πίσω
    [they-may] μπορεί να αποκαλύψει την πρώτη κάρτα της τράπουλάς του· εσείς επιλέγετε αν θα την ξεσκαρτάρει ή θα τη βάλει πίσω
    [their-option] { na } αποκαλύψει την πρώτη κάρτα της τράπουλάς του, και εσείς επιλέγετε αν θα την ξεσκαρτάρει ή θα τη βάλει πίσω
    [may] μπορείτε να αποκαλύψετε την πρώτη κάρτα της τράπουλάς σας και είτε να την ξεσκαρτάρετε είτε να τη βάλετε πίσω
    [option] { na } αποκαλύψετε την πρώτη κάρτα της τράπουλάς σας και είτε { na } την ξεσκαρτάρετε είτε { na } τη βάλετε πίσω
   *[do] αποκαλύψτε την πρώτη κάρτα της τράπουλάς σας και είτε ξεσκαρτάρετέ την είτε βάλτε την πίσω
}
dominion-scout = αποκαλύψτε { $n ->
    [one] την πρώτη κάρτα
   *[other] τις { $n } πρώτες κάρτες
} της τράπουλάς σας. Βάλτε τις { dominion-many } από αυτές στο χέρι σας και τις υπόλοιπες πίσω στην κορυφή με οποιαδήποτε σειρά

## Πόντοι νίκης, θησαυρός, αντιδράσεις

dominion-worth-coins = αξίζει { $n } { $n ->
    [one] νόμισμα
   *[other] νομίσματα
}
dominion-worth-points = αξίζει { $n } { $n ->
    [one] πόντο
   *[other] πόντους
} νίκης
dominion-worth-points-each = αξίζει { $n } { $n ->
    [one] πόντο
   *[other] πόντους
} νίκης για κάθε { $per ->
    [1] { $kind ->
        [named] { $card }
       *[any] κάρτα
    }
   *[other] { $per } { dominion-many }
} που έχετε στο τέλος του παιχνιδιού{ $per ->
    [1] {""}
   *[other] {" "}(με στρογγυλοποίηση προς τα κάτω)
}
dominion-worth-points-more = επίσης { $text }
dominion-reaction = όταν άλλος παίκτης παίξει κάρτα Επίθεσης, μπορείτε να αποκαλύψετε αυτή την κάρτα από το χέρι σας πριν η Επίθεση κάνει οτιδήποτε. Αν το κάνετε, { $then }
dominion-unaffected = εκείνη η Επίθεση δεν σας επηρεάζει

## Ιδιότητες που έχει μία μόνο κάρτα

dominion-pass-left = κάθε παίκτης που έχει κάρτες στο χέρι επιλέγει μία από αυτές· μετά, όλοι μαζί και στα κρυφά, { $empty ->
    [receive] ο καθένας δίνει τη δική του στο χέρι του παίκτη στα αριστερά του, ακόμα και αν εκείνο το χέρι είναι άδειο
   *[skip] ο καθένας δίνει τη δική του στο χέρι του επόμενου τέτοιου παίκτη στα αριστερά του (όποιος έχει άδειο χέρι παραλείπεται)
}
dominion-swindle = { $form ->
    [do] πετάξτε στα σκουπίδια την πρώτη κάρτα της τράπουλάς σας, και μετά αποκτήστε μια κάρτα της επιλογής σας με ακριβώς το ίδιο κόστος
    [may] μπορείτε να πετάξετε στα σκουπίδια την πρώτη κάρτα της τράπουλάς σας· αν το κάνετε, αποκτήστε μια κάρτα της επιλογής σας με ακριβώς το ίδιο κόστος
    [option] { na } πετάξετε στα σκουπίδια την πρώτη κάρτα της τράπουλάς σας, και μετά { na } αποκτήσετε μια κάρτα της επιλογής σας με ακριβώς το ίδιο κόστος
    [their-option] { na } πετάξει στα σκουπίδια την πρώτη κάρτα της τράπουλάς του, και μετά { na } αποκτήσει μια κάρτα της επιλογής σας με ακριβώς το ίδιο κόστος
    [each] { dominion-each-other } πετάει στα σκουπίδια την πρώτη κάρτα της τράπουλάς του, και μετά αποκτά από το απόθεμα μια κάρτα με ακριβώς το ίδιο κόστος· εσείς επιλέγετε ποια
    [each-may] { dominion-each-other } μπορεί να πετάξει στα σκουπίδια την πρώτη κάρτα της τράπουλάς του, και μετά αποκτά από το απόθεμα μια κάρτα με ακριβώς το ίδιο κόστος· εσείς επιλέγετε ποια
    [they-may] μπορεί να πετάξει στα σκουπίδια την πρώτη κάρτα της τράπουλάς του, και μετά αποκτά από το απόθεμα μια κάρτα με ακριβώς το ίδιο κόστος· εσείς επιλέγετε ποια
   *[they] πετάει στα σκουπίδια την πρώτη κάρτα της τράπουλάς του, και μετά αποκτά από το απόθεμα μια κάρτα με ακριβώς το ίδιο κόστος· εσείς επιλέγετε ποια
}
dominion-wish = κατονομάστε μια κάρτα, και μετά αποκαλύψτε την πρώτη κάρτα της τράπουλάς σας. Αν είναι η κάρτα που κατονομάσατε, βάλτε την στο χέρι σας· αν όχι, βάλτε την πίσω
dominion-tribute = ο παίκτης στα αριστερά σας αποκαλύπτει { $n ->
    [one] την πρώτη κάρτα
   *[other] τις { $n } πρώτες κάρτες
} της τράπουλάς του, και μετά { $n ->
    [one] την
   *[other] τις
} ξεσκαρτάρει
dominion-tribute-pays = για κάθε { $kind ->
    [action] κάρτα Ενέργειας
    [treasure] κάρτα Θησαυρού
    [victory] κάρτα Νίκης
    [curse] Κατάρα
    [attack] κάρτα Επίθεσης
    [reaction] κάρτα Αντίδρασης
    [types] κάρτα του είδους { $types }
   *[any] κάρτα
} με διαφορετικό όνομα ανάμεσά τους, { $then }
dominion-thief = κάθε άλλος παίκτης αποκαλύπτει { $n ->
    [one] την πρώτη κάρτα
   *[other] τις { $n } πρώτες κάρτες
} της τράπουλάς του, πετάει στα σκουπίδια, αν υπάρχει ανάμεσά τους, μία κάρτα Θησαυρού που επιλέγετε εσείς, και ξεσκαρτάρει τις υπόλοιπες. Μετά μπορείτε να αποκτήσετε όσες θέλετε από τις κάρτες που πετάχτηκαν έτσι
dominion-library = τραβήξτε κάρτες μία μία μέχρι να έχετε { $n } στο χέρι. Κάθε φορά που τραβάτε { dominion-a }, μπορείτε να τη βάλετε στην άκρη αντί να την κρατήσετε. Στο τέλος ξεσκαρτάρετε όσες μπήκαν στην άκρη
