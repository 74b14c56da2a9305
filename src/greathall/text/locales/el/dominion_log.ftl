### Τι έγινε, μία πρόταση για κάθε γραμμή του ημερολογίου.

dominion-log-turn = { $who ->
    [you] Αρχίζετε τη σειρά { $n }.
   *[they] { $player } αρχίζει τη σειρά { $n }.
}
dominion-log-play = { $who ->
    [you] Παίζετε { $cards_acc }.
   *[they] { $player } παίζει { $cards_acc }.
}
dominion-log-play-treasure = { $who ->
    [you] Παίζετε { $cards_acc } (+{ $n }).
   *[they] { $player } παίζει { $cards_acc } (+{ $n }).
}
dominion-log-buy = { $who ->
    [you] Αγοράζετε { $cards_acc }.
   *[they] { $player } αγοράζει { $cards_acc }.
}
dominion-log-bonus = { $who ->
    [you] Παίρνετε { $list }.
   *[they] { $player } παίρνει { $list }.
}
dominion-log-cheaper = Όλες οι κάρτες κοστίζουν { $n } λιγότερο σε αυτή τη σειρά.
dominion-log-richer = Κάθε { $copper } δίνει { $n } { $n ->
    [one] νόμισμα
   *[other] νομίσματα
} περισσότερο σε αυτή τη σειρά.
dominion-log-draw = { $who ->
    [you] Τραβάτε { $cards_acc }.
   *[they] { $player } τραβάει { $cards_acc }.
}
dominion-log-discard = { $who ->
    [you] Ξεσκαρτάρετε { $cards_acc }.
   *[they] { $player } ξεσκαρτάρει { $cards_acc }.
}
dominion-log-trash = { $who ->
    [you] Πετάτε στα σκουπίδια { $cards_acc }.
   *[they] { $player } πετάει στα σκουπίδια { $cards_acc }.
}
dominion-log-gain = { $who ->
    [you] Αποκτάτε { $cards_acc }.
   *[they] { $player } αποκτά { $cards_acc }.
}
dominion-log-gain_to_deck = { $who ->
    [you] Αποκτάτε { $cards_acc } στην κορυφή της τράπουλάς σας.
   *[they] { $player } αποκτά { $cards_acc } στην κορυφή της τράπουλας.
}
dominion-log-gain_to_hand = { $who ->
    [you] Αποκτάτε { $cards_acc } στο χέρι σας.
   *[they] { $player } αποκτά { $cards_acc } στο χέρι.
}
dominion-log-steal = { $who ->
    [you] Αποκτάτε { $cards_acc } από τα σκουπίδια.
   *[they] { $player } αποκτά { $cards_acc } από τα σκουπίδια.
}
dominion-log-reveal = { $who ->
    [you] Αποκαλύπτετε { $cards_acc }.
   *[they] { $player } αποκαλύπτει { $cards_acc }.
}
dominion-log-react = { $who ->
    [you] Αποκαλύπτετε { $cards_acc } απέναντι στην κάρτα «{ $source }».
   *[they] { $player } αποκαλύπτει { $cards_acc } απέναντι στην κάρτα «{ $source }».
}
dominion-log-name = { $who ->
    [you] Κατονομάζετε { $cards_acc }.
   *[they] { $player } κατονομάζει { $cards_acc }.
}
dominion-log-name-other = { $who ->
    [you] Κατονομάζετε μια κάρτα που δεν είναι σε αυτή την παρτίδα.
   *[they] { $player } κατονομάζει μια κάρτα που δεν είναι σε αυτή την παρτίδα.
}
dominion-log-set_aside = { $who ->
    [you] Βάζετε στην άκρη { $cards_acc }.
   *[they] { $player } βάζει στην άκρη { $cards_acc }.
}
dominion-log-take = { $who ->
    [you] Βάζετε { $cards_acc } στο χέρι σας.
   *[they] { $player } βάζει { $cards_acc } στο χέρι.
}
dominion-log-topdeck = { $who ->
    [you] Βάζετε { $cards_acc } στην κορυφή της τράπουλάς σας.
   *[they] { $player } βάζει { $cards_acc } στην κορυφή της τράπουλας.
}
dominion-log-reveal_hand = { $who ->
    [you] Αποκαλύπτετε το χέρι σας.
   *[they] { $player } αποκαλύπτει το χέρι.
}
dominion-log-reveal_hand-cards = { $who ->
    [you] Αποκαλύπτετε το χέρι σας: { $cards_acc }.
   *[they] { $player } αποκαλύπτει το χέρι: { $cards_acc }.
}
dominion-log-discard_deck = { $who ->
    [you] Βάζετε την τράπουλά σας στα σκάρτα σας.
   *[they] { $player } βάζει την τράπουλα στα σκάρτα.
}
dominion-log-shuffle = { $who ->
    [you] Ανακατεύετε τα σκάρτα σας σε νέα τράπουλα.
   *[they] { $player } ανακατεύει τα σκάρτα σε νέα τράπουλα.
}
dominion-log-clean_up = { $who ->
    [you] Κάνετε ξεκαθάρισμα.
   *[they] { $player } κάνει ξεκαθάρισμα.
}
dominion-log-pass_left = { $to ->
    [you] { $player } σας δίνει { $cards_acc }
    [self] { $who ->
        [you] Δίνετε { $cards_acc } στον εαυτό σας
       *[they] { $player } δίνει { $cards_acc } στον εαυτό του
    }
   *[they] { $who ->
        [you] Δίνετε { $cards_acc }
       *[they] { $player } δίνει { $cards_acc }
    } (παραλήπτης: { $receiver })
}.

dominion-log-hidden = { $n ->
    [one] μια κάρτα
   *[other] { $n } κάρτες
}
dominion-log-hidden-too = { $n ->
    [one] μια άλλη κάρτα
   *[other] { $n } άλλες κάρτες
}
