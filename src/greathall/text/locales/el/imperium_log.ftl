### Τι έγινε σε ένα παιχνίδι Dune, μία πρόταση για κάθε γραμμή του ημερολογίου.

imperium-log-leader = { $who ->
    [you] Επιλέγετε
   *[they] { $player } επιλέγει
} Ηγέτη: { $name }.
imperium-log-round = Γύρος { $n }. Συμπλοκή: { $name }. { $who ->
    [you] Παίζετε πρώτοι.
   *[they] Πρώτος παίκτης: { $player }.
}
imperium-log-turn = { $who ->
    [you] Αρχίζετε μια σειρά.
   *[they] { $player } αρχίζει μια σειρά.
}
imperium-log-row = Στη Γραμμή Αυτοκρατορίας: { $cards }.

## Πράκτορες

imperium-log-agent = { $who ->
    [you] Παίζετε την κάρτα «{ $cards }» και στέλνετε Πράκτορα
   *[they] { $player } παίζει την κάρτα «{ $cards }» και στέλνει Πράκτορα
} στη θέση { $name }.
imperium-log-recall = { $who ->
    [you] Επαναφέρετε Πράκτορα
   *[they] { $player } επαναφέρει Πράκτορα
} από τη θέση { $name }.
imperium-log-mentat = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} τον Μέντατ.
imperium-log-swordmaster = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} τον Ξιφομάχο.
imperium-log-council = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} θέση στο Ανώτατο Συμβούλιο.
imperium-log-control = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} τον έλεγχο της θέσης { $name }.
imperium-log-cheaper_flow = Η κάρτα «{ $name }» κοστίζει { imperium-pontoi-peithous } λιγότερο σε αυτή τη σειρά.
imperium-log-voice = { $who ->
    [you] Κλείνετε τη θέση { $name } για τους αντιπάλους σας.
   *[they] { $player } κλείνει τη θέση { $name } για τους αντιπάλους.
}

## Υλικά, Επιρροή, στρατεύματα

imperium-log-gain = { $who ->
    [you] Κερδίζετε: { $list }.
   *[they] { $player } κερδίζει: { $list }.
}
imperium-log-pay = { $who ->
    [you] Πληρώνετε
   *[they] { $player } πληρώνει
} { $list }.
imperium-log-lose_vp = { $who ->
    [you] Χάνετε
   *[they] { $player } χάνει
} { $n } { $n ->
    [one] Πόντο
   *[other] Πόντους
} Νίκης.
imperium-log-lose_influence = { $who ->
    [you] Χάνετε
   *[they] { $player } χάνει
} 1 Επιρροή { imperium-with-faction }.
imperium-log-alliance = { $who ->
    [you] Παίρνετε { imperium-alliance }.
    [nobody] Κανείς δεν έχει πια { imperium-alliance }.
   *[they] { $player } παίρνει { imperium-alliance }.
}
imperium-log-recruit = { $who ->
    [you] Στρατολογείτε
   *[they] { $player } στρατολογεί
} { imperium-troops }.
imperium-log-deploy = { $who ->
    [you] Αναπτύσσετε
   *[they] { $player } αναπτύσσει
} { imperium-troops } στη Συμπλοκή.
imperium-log-defend = { $who ->
    [you] Αναπτύσσετε
   *[they] { $player } αναπτύσσει
} { imperium-troops } από το απόθεμα για την υπεράσπιση της θέσης { $name }.
imperium-log-retreat = { $who ->
    [you] Υποχωρείτε
   *[they] { $player } υποχωρεί
} με { imperium-troops } από τη Συμπλοκή.
imperium-log-lose_deployed = { $who ->
    [you] Χάνετε
   *[they] { $player } χάνει
} { imperium-troops } στη Συμπλοκή.
imperium-log-lose_garrisoned = { $who ->
    [you] Χάνετε { imperium-troops } από το φυλάκιό σας.
   *[they] { $player } χάνει { imperium-troops } από το φυλάκιο.
}
imperium-log-win = { $who ->
    [you] Νικάτε
   *[they] { $player } νικάει
} τη Συμπλοκή: { $name }.

## Κάρτες

imperium-log-draw = { $who ->
    [you] Τραβάτε: { $cards }.
   *[they] { $player } τραβάει: { $cards }.
}
imperium-log-intrigue = { $who ->
    [you] Τραβάτε
   *[they] { $player } τραβάει
} { $cards }.
imperium-log-steal = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} { $cards } από { $victim ->
    [you] εσάς
   *[they] αντίπαλο ({ $from })
}.
imperium-log-play_intrigue = { $who ->
    [you] Παίζετε
   *[they] { $player } παίζει
} την κάρτα Ίντριγκας «{ $name }».
imperium-log-reveal = { $who ->
    [you] Ανοίγετε
   *[they] { $player } ανοίγει
}: { $cards }.
imperium-log-discard = { $who ->
    [you] Ξεσκαρτάρετε
   *[they] { $player } ξεσκαρτάρει
}: { $cards }.
imperium-log-trash = { $who ->
    [you] Πετάτε
   *[they] { $player } πετάει
}: { $cards }.
imperium-log-persuade = { $who ->
    [you] Αποκτάτε την κάρτα «{ $cards }» με { imperium-pontoi-peithous }{ $to ->
        [acquire_to_deck] {" "}και τη βάζετε στην κορυφή της τράπουλάς σας
        [acquire_to_hand] {" "}και την παίρνετε στο χέρι σας
       *[acquire] {""}
    }.
   *[they] { $player } αποκτά την κάρτα «{ $cards }» με { imperium-pontoi-peithous }{ $to ->
        [acquire_to_deck] {" "}και τη βάζει στην κορυφή της τράπουλας
        [acquire_to_hand] {" "}και την παίρνει στο χέρι
       *[acquire] {""}
    }.
}
imperium-log-acquire = { $who ->
    [you] Αποκτάτε
   *[they] { $player } αποκτά
} την κάρτα «{ $cards }».
imperium-log-acquire_to_deck = { $who ->
    [you] Αποκτάτε την κάρτα «{ $cards }» και τη βάζετε στην κορυφή της τράπουλάς σας.
   *[they] { $player } αποκτά την κάρτα «{ $cards }» και τη βάζει στην κορυφή της τράπουλας.
}
imperium-log-acquire_to_hand = { $who ->
    [you] Αποκτάτε την κάρτα «{ $cards }» και την παίρνετε στο χέρι σας.
   *[they] { $player } αποκτά την κάρτα «{ $cards }» και την παίρνει στο χέρι.
}
imperium-log-set_aside = { $who ->
    [you] Βάζετε στην άκρη για εσάς την κάρτα «{ $cards }».
   *[they] { $player } βάζει στην άκρη την κάρτα «{ $cards }».
}
imperium-log-take = { $who ->
    [you] Παίρνετε από τα σκάρτα σας στο χέρι σας: { $cards }.
   *[they] { $player } παίρνει από τα σκάρτα στο χέρι: { $cards }.
}
imperium-log-shuffle = { $who ->
    [you] Ανακατεύετε τα σκάρτα σας μέσα στην τράπουλά σας.
   *[they] { $player } ανακατεύει τα σκάρτα μέσα στην τράπουλα.
}

## Κάρτες που ο αναγνώστης ίσως δεν ξέρει

imperium-log-hidden = { $what ->
    [intrigue] { $n ->
        [one] μια κάρτα Ίντριγκας
       *[other] { $n } κάρτες Ίντριγκας
    }
   *[other] { $n ->
        [one] μια κάρτα
       *[other] { $n } κάρτες
    }
}
imperium-log-hidden-too = { $what ->
    [intrigue] { $n ->
        [one] μια άλλη κάρτα Ίντριγκας
       *[other] { $n } άλλες κάρτες Ίντριγκας
    }
   *[other] { $n ->
        [one] μια άλλη κάρτα
       *[other] { $n } άλλες κάρτες
    }
}
imperium-log-intrigue-named = { $n ->
    [one] την κάρτα Ίντριγκας «{ $cards }»
   *[other] τις κάρτες Ίντριγκας { $cards }
}

## Ανάμεσα στις σειρές

imperium-log-maker = Μπόνους μπαχαρικό στη θέση { $name }: { $n }.
imperium-log-strength = { $who ->
    [you] Πολεμάτε
   *[they] { $player } πολεμάει
} με δύναμη { $n }.
imperium-log-place = { $n ->
    [0] { $who ->
        [you] Μένετε
       *[they] { $player } μένει
    } χωρίς αμοιβή.
   *[other] { $who ->
        [you] Παίρνετε
       *[they] { $player } παίρνει
    } { imperium-log-ordinal } θέση.
}
imperium-log-tie = { $who ->
    [you] Ισοβαθμείτε
   *[they] { $player } ισοβαθμεί
} για { $n ->
    [1] την πρώτη θέση και { $who ->
        [you] παίρνετε
       *[they] παίρνει
    } τη δεύτερη αμοιβή.
    [2] τη δεύτερη θέση και { $who ->
        [you] παίρνετε
       *[they] παίρνει
    } την τρίτη αμοιβή.
   *[other] την τρίτη θέση και { $who ->
        [you] μένετε
       *[they] μένει
    } χωρίς αμοιβή.
}
imperium-log-ordinal = { $n ->
    [1] την πρώτη
    [2] τη δεύτερη
   *[other] την τρίτη
}
imperium-log-mentat_promised = { $who ->
    [you] Θα έχετε τον Μέντατ στον επόμενο γύρο.
   *[they] { $player } θα έχει τον Μέντατ στον επόμενο γύρο.
}
imperium-log-skip_turn = { $who ->
    [you] Δηλώνετε πάσο σε αυτή τη σειρά.
   *[they] { $player } δηλώνει πάσο σε αυτή τη σειρά.
}
imperium-log-masterstroke = { $who ->
    [you] Αποκαλύπτετε τις μυστικές Φατρίες σας.
   *[they] { $player } αποκαλύπτει τις μυστικές Φατρίες.
}
