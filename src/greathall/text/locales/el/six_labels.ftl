### Τι ρωτιούνται οι παίκτες του τρεις εναντίον τριών.

imperium-ask-activate = ποιον Σύμμαχο ενεργοποιείτε;{ $warn ->
    [yes] {" "}(ισχύει για όλη τη σειρά, και δεν απομένει Πράκτορας με βέλος προς: { $ally }· με αυτή την επιλογή μπορείτε μόνο να ανοίξετε το χέρι σας)
   *[no] {""}
}
imperium-ask-yield = εσείς και ο συμπαίκτης σας ισοβαθμείτε με δύναμη { $n }· του παραχωρείτε τη θέση;
imperium-ask-trade_with = με ποιον κάνετε ανταλλαγή;
imperium-ask-trade = τι δίνετε στον συμπαίκτη σας ({ $player });
imperium-ask-how_many = { $given ->
    [0] πόσα
   *[other] πόσα ακόμα
} δίνετε στον συμπαίκτη σας ({ $player });
imperium-ask-give = ποια κάρτα Ίντριγκας δίνετε στον συμπαίκτη σας ({ $player });
imperium-ask-contribute = πόσα μπαχαρικά πληρώνετε για τον Διοικητή σας; (λείπουν { $n }· αν μαζί με του Διοικητή δεν φτάνουν, κανείς δεν πληρώνει τίποτα και δεν γίνεται τίποτα)
imperium-ask-reinforce = πόσα από τα στρατεύματα στρατολογεί ο ένας Σύμμαχος ({ $player }); (τα υπόλοιπα: { $other })
imperium-ask-deploy_for = πόσα από τα στρατεύματα πάνε στη Συμπλοκή ({ $player });
imperium-ask-deal_contract = ποιο συμβόλαιο παίρνει ο ένας Σύμμαχος ({ $player }); (το άλλο: { $other })
imperium-ask-throne_row = ποια κάρτα μετακινείτε στη Γραμμή του Θρόνου;

imperium-on-mates-turn = Σειρά παίκτη: { $player }. { $text }
imperium-on-mates-agent-turn = { $player } έστειλε Πράκτορα στη θέση { $space }. { $text }
imperium-ally-deploys = { $player } μπορεί να αναπτύξει στρατεύματα (έως { $n })

imperium-yes-yield = Παραχώρηση: ο συμπαίκτης σας μπαίνει πριν από εσάς
imperium-pass-yield = Χωρίς παραχώρηση
imperium-pass-trade_with = Χωρίς ανταλλαγή
imperium-pass-trade = Να μη δώσετε τίποτα
imperium-pass-give = Όχι άλλες
imperium-pass-deal_contract = Είναι για τον άλλο Σύμμαχο

imperium-kind-solari = Σολάρια
imperium-kind-spice = Μπαχαρικά
imperium-kind-water = Νερά
imperium-kind-intrigue = Κάρτες Ίντριγκας
imperium-amount = { $n }
imperium-throne-row = { $card } ({ $n }, Γραμμή του Θρόνου)
imperium-acquire-throne-row = Απόκτηση: { $card } ({ $n }, Γραμμή του Θρόνου)
