### Τι ρωτιούνται οι παίκτες και πώς λέγονται οι επιλογές τους. $source είναι η κάρτα που ρωτάει.

## Ερωτήσεις

dominion-ask-action = Φάση Ενέργειας: παίξτε μια κάρτα Ενέργειας ({ $n ->
    [one] απομένει 1 ενέργεια
   *[other] απομένουν { $n } ενέργειες
})
dominion-ask-treasure = Φάση Αγοράς: παίξτε κάρτες Θησαυρού (ως τώρα: { $n ->
    [one] 1 νόμισμα
   *[other] { $n } νομίσματα
})
dominion-ask-buy = Φάση Αγοράς: αγοράστε μια κάρτα ({ $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}, { $n ->
    [one] απομένει 1 αγορά
   *[other] απομένουν { $n } αγορές
})
dominion-ask-react = { $player } παίζει { $source_acc }: θα αποκαλύψετε κάρτα Αντίδρασης;
dominion-ask-choose = { $source }: επιλέξτε { $chosen ->
    [0] { $n ->
        [1] ένα
        [2] δύο διαφορετικά
       *[other] { $n } διαφορετικά
    }
   *[other] ακόμα { $n ->
        [1] ένα
        [2] δύο διαφορετικά
       *[other] { $n } διαφορετικά
    }
}
dominion-ask-may = { $source }: { $clause_question };
dominion-ask-pick = { $amount ->
    [up-to] { $n ->
        [1] { dominion-a }
       *[other] έως { $n } { dominion-many }
    }
   *[exactly] { dominion-some }
}
dominion-ask-picked = { $picked ->
    [0] {""}
   *[other] {" "}(ως τώρα { $picked })
}
dominion-ask-discard = { $amount ->
    [down-to] { $source }: ξεσκαρτάρετε { $n ->
        [one] μια κάρτα
       *[other] { $n } κάρτες
    } (μέχρι να μείνουν { $size } στο χέρι)
    [up-to] { $source }: θα ξεσκαρτάρετε { dominion-ask-pick };{ dominion-ask-picked }
   *[exactly] { $source }: ξεσκαρτάρετε { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-trash = { $amount ->
    [up-to] { $source }: θα πετάξετε στα σκουπίδια { dominion-ask-pick };{ dominion-ask-picked }
   *[exactly] { $source }: πετάξτε στα σκουπίδια { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-topdeck = { $source }: βάλτε { dominion-ask-pick } στην κορυφή της τράπουλάς σας{ $n ->
    [1] {""}
   *[other] , μία μία (η τελευταία θα είναι η πρώτη κάρτα)
}{ dominion-ask-picked }
dominion-ask-throne = { $source }: επιλέξτε μια κάρτα Ενέργειας για να την παίξετε δύο φορές
dominion-ask-gain = { $source }: αποκτήστε{ dominion-to } { dominion-a } που κοστίζει { dominion-price }
dominion-ask-spy = { $whose ->
    [yours] { $source }: στην κορυφή της τράπουλάς σας: { $top }
   *[theirs] { $source }: στην κορυφή της τράπουλας ({ $player }): { $top }
}
dominion-ask-order = { $source }: βάλτε { $n ->
    [one] την κάρτα
   *[other] { $n } κάρτες
} πίσω στην κορυφή της τράπουλάς σας{ $n ->
    [one] {""}
   *[other] , μία μία (η τελευταία θα είναι η πρώτη κάρτα)
}
dominion-ask-pass_left = { $source }: δώστε μια κάρτα προς τα αριστερά
dominion-ask-swindle = { $whose ->
    [yours] { $source }: πετάξατε στα σκουπίδια { $trashed_acc }· επιλέξτε ποια κάρτα που κοστίζει { $n } θα αποκτήσετε
   *[theirs] { $source }: { $player } πετάει στα σκουπίδια { $trashed_acc }· επιλέξτε ποια κάρτα που κοστίζει { $n } θα αποκτήσει
}
dominion-ask-name = { $source }: κατονομάστε μια κάρτα
dominion-ask-thief = { $source }: επιλέξτε ποια κάρτα Θησαυρού θα πεταχτεί στα σκουπίδια (κάτοχος: { $player })
dominion-ask-loot = { $source }: αποκτήστε πεταμένες κάρτες, μία μία
dominion-ask-set_aside = { $source }: τραβήξατε { $drawn_acc }

## Ερωτήσεις χωρίς απάντηση

dominion-none-action = Φάση Ενέργειας: δεν έχετε κάρτες Ενέργειας στο χέρι
dominion-none-treasure = Φάση Αγοράς: δεν έχετε κάρτες Θησαυρού στο χέρι
dominion-none-in-hand = { $source }: δεν έχετε { dominion-many } στο χέρι
dominion-none-discard = { dominion-none-in-hand }
dominion-none-trash = { dominion-none-in-hand }
dominion-none-topdeck = { dominion-none-in-hand }
dominion-none-throne = { dominion-none-in-hand }

## Επιλογές

dominion-priced = { $card } ({ $n })
dominion-reveal-reaction = Αποκάλυψη: { $card }
dominion-all-treasures = Παίξτε όλους τους Θησαυρούς

dominion-yes-spy = Ξεσκαρτάρισμα
dominion-yes-set_aside = Στην άκρη

dominion-go-on = Συνέχεια
dominion-show-hand = Αποκαλύψτε το χέρι σας
dominion-pass-action = Τέλος της φάσης Ενέργειας
dominion-pass-treasure = Όχι άλλοι Θησαυροί
dominion-pass-buy = Τέλος της σειράς σας
dominion-pass-react = Χωρίς αντίδραση
dominion-pass-may = Όχι
dominion-pass-discard = { $n ->
    [0] Να μην ξεσκαρτάρετε τίποτα
   *[other] Έτοιμο
}
dominion-pass-trash = { $n ->
    [0] Να μην πετάξετε τίποτα
   *[other] Έτοιμο
}
dominion-pass-gain = Να μην αποκτήσετε τίποτα
dominion-pass-spy = Πίσω στην κορυφή
dominion-pass-name = Μια κάρτα που δεν είναι σε αυτή την παρτίδα
dominion-pass-loot = Έτοιμο
dominion-pass-set_aside = Να μείνει στο χέρι
