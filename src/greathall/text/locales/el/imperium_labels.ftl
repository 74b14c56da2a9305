### Τι ρωτιούνται οι παίκτες των παιχνιδιών Dune και πώς λέγονται οι επιλογές τους.

imperium-asks = { $source }: { $text }

imperium-track = Επιρροή { imperium-with-faction }
imperium-times = { $n ->
    [2] δύο φορές
   *[other] { $n } φορές
}
imperium-so-often = { imperium-times }: { $text }
imperium-source-so-often = { $source } ({ imperium-times })
imperium-first-of-two = { $source } (δύο φορές, τώρα η πρώτη)

## Ερωτήσεις

imperium-ask-leader = επιλέξτε τον Ηγέτη σας
imperium-ask-token = επιλέξτε μυστικά { $n ->
    [one] μια Φατρία
   *[other] { $n } Φατρίες, μία μία
}
imperium-ask-defend = θα βάλετε 1 στράτευμα από το απόθεμά σας στη Συμπλοκή, για να υπερασπιστείτε τη θέση { $space };
imperium-ask-turn = { $send ->
    [yes] η σειρά σας: παίξτε μια κάρτα για να στείλετε Πράκτορα ή ανοίξτε το χέρι σας ({ $n ->
        [0] δεν απομένουν Πράκτορες
        [one] απομένει 1 Πράκτορας
       *[other] απομένουν { $n } Πράκτορες
    })
   *[no] { $n ->
        [0] η σειρά σας: { $arrow ->
            [yes] δεν απομένει Πράκτορας με βέλος προς τον Σύμμαχο που ενεργοποιήσατε ({ $ally }), οπότε ανοίξτε το χέρι σας
           *[no] δεν σας απομένουν Πράκτορες, οπότε ανοίξτε το χέρι σας
        }
       *[other] η σειρά σας: καμία από τις κάρτες σας δεν μπορεί να στείλει Πράκτορα, οπότε ανοίξτε το χέρι σας
    }
}
imperium-ask-agent = ποιον Πράκτορα στέλνετε;
imperium-ask-space = πού στέλνετε τον Πράκτορά σας;
imperium-ask-cost = πόσα πληρώνετε;
imperium-ask-effects = { $turn ->
    [agent] τι κάνετε στη συνέχεια;
   *[reveal] Σειρά Αποκάλυψης: πόντοι Πειθούς που απομένουν: { $n }
}
imperium-ask-deploy = πόσα στρατεύματα αναπτύσσετε στη Συμπλοκή;
imperium-ask-topdeck = πού πηγαίνει η κάρτα «{ $card }»;
imperium-ask-choose = επιλέξτε { $chosen ->
    [0] {""}
   *[other] ακόμα{" "}
}{ $n ->
    [1] ένα
    [2] δύο διαφορετικά
   *[other] { $n } διαφορετικά
}
imperium-ask-may = { $clause_question };
imperium-kerdizete = { $form ->
    [its-option] κερδίζει ο Αντίπαλος
   *[do] κερδίζετε
}
imperium-ask-influence = { $which ->
    [first] σε ποια Φατρία { imperium-kerdizete } 1 Επιρροή; (η πρώτη από δύο διαφορετικές)
    [second] σε ποια δεύτερη Φατρία, εκτός από { imperium-the-faction }, { imperium-kerdizete } 1 Επιρροή;
   *[one] σε ποια Φατρία { imperium-kerdizete } { imperium-epirroi };
}
imperium-ask-lose_influence = σε ποια Φατρία χάνετε 1 Επιρροή;
imperium-ask-alliance_to = ποιος σας παίρνει { imperium-alliance };
imperium-ask-discard = ξεσκαρτάρετε { $n ->
    [one] μια κάρτα
   *[other] { $n } κάρτες
}
imperium-ask-trash = { $must ->
    [yes] πετάξτε μια κάρτα
   *[no] θα πετάξετε μια κάρτα;
}
imperium-ask-take = ποια κάρτα παίρνετε στο χέρι σας;
imperium-ask-acquire = { $how ->
    [solari] θα αποκτήσετε μια κάρτα με Σολάρια{ imperium-acquired-to }; (έχετε { $n })
    [exactly] αποκτήστε μια κάρτα με κόστος { $n }{ imperium-acquired-to }
   *[up-to] αποκτήστε μια κάρτα με κόστος έως { $n }{ imperium-acquired-to }
}
imperium-acquired-to = { $to ->
    [hand] {" "}στο χέρι σας
    [deck] {" "}στην κορυφή της τράπουλάς σας
   *[discard] {""}
}
imperium-ask-manipulate = ποια κάρτα της Γραμμής Αυτοκρατορίας βάζετε στην άκρη;
imperium-ask-opponent = ποιος αντίπαλος χάνει ένα στράτευμα στη Συμπλοκή;
imperium-ask-recall = ποιος Πράκτορας επιστρέφει σε εσάς;
imperium-ask-voice = ποια θέση του ταμπλό κλείνετε για τους αντιπάλους σας;
imperium-ask-snoop = στην κορυφή της τράπουλάς σας: { $card }
imperium-ask-retreat = με πόσα στρατεύματα υποχωρείτε από τη Συμπλοκή;
imperium-ask-reward = { $doubled ->
    [yes] οι αμοιβές σας, δύο φορές η καθεμία (εκτός από τον έλεγχο) επειδή έχετε σκουλήκι της άμμου στη Συμπλοκή, με τη σειρά που θέλετε
   *[no] οι αμοιβές σας, με τη σειρά που θέλετε
}
imperium-ask-combat = { $for ->
    [ally] Μάχη: θα παίξετε κάρτα Ίντριγκας για έναν από τους Συμμάχους σας;
   *[self] Μάχη: θα παίξετε κάρτα Ίντριγκας; (η δύναμή σας: { $n })
}
imperium-ask-win = νικήσατε· θα παίξετε κάρτα Ίντριγκας;
imperium-ask-endgame = { $wild ->
    [yes] Τέλος Παιχνιδιού: θα παίξετε κάρτα Ίντριγκας ή θα ζευγαρώσετε τον μπαλαντέρ σας;
   *[no] Τέλος Παιχνιδιού: θα παίξετε κάρτα Ίντριγκας;
}

## Επιλογές

imperium-take-reveal-turn = Σειρά Αποκάλυψης
imperium-play-intrigue = Ίντριγκα: { $card }
imperium-acquire = Απόκτηση: { $card } ({ $n })
imperium-acquire-set-aside = Απόκτηση: { $card } ({ $n }, στην άκρη)
imperium-priced = { $card } ({ $n })
imperium-priced-set-aside = { $card } ({ $n }, στην άκρη)
imperium-deploy-troops = Ανάπτυξη στρατευμάτων (έως { $n })
imperium-deploy-so-many = Ανάπτυξη: { imperium-troops }
imperium-agent-at-leader = Ένας Πράκτορας στον Ηγέτη σας
imperium-priced-space = { $levels ->
    [one] { $space } ({ $price })
   *[several] { $space } ({ $price } ή περισσότερα)
}
imperium-in-zone = { $zone ->
    [discard] { $card } (σκάρτα)
    [in_play] { $card } (στο παιχνίδι)
   *[hand] { $card } (χέρι)
}
imperium-number-of-troops = { $n ->
    [0] Κανένα
    [one] 1 στράτευμα
   *[other] { $n } στρατεύματα
}

## Ναι, όχι, έτοιμο ή τέλος

imperium-yes-defend = 1 στράτευμα στη Συμπλοκή
imperium-yes-topdeck = Στην κορυφή της τράπουλάς σας
imperium-yes-snoop = Τραβήξτε την
imperium-pass-defend = Χωρίς υπεράσπιση
imperium-pass-topdeck = Στα σκάρτα σας
imperium-pass-snoop = Πετάξτε την
imperium-pass-may = Όχι
imperium-pass-effects = Τέλος της σειράς σας
imperium-pass-trash = Να μην πετάξετε τίποτα
imperium-pass-reward = Τίποτε άλλο
imperium-pass-combat = Πάσο
imperium-pass-win = Να μην παίξετε τίποτα
imperium-pass-endgame = Να μην παίξετε τίποτα
