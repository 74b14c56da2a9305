### Τι έγινε σε ένα παιχνίδι τρεις εναντίον τριών.

imperium-log-activate = { $who ->
    [you] Ενεργοποιείτε
   *[they] { $player } ενεργοποιεί
} { $taker ->
    [you] εσάς
   *[they] Σύμμαχο: { $to }
}.
imperium-log-give = { $taker ->
    [you] { $player } σας δίνει
   *[they] { $who ->
        [you] Δίνετε
       *[they] { $player } δίνει
    } σε συμπαίκτη ({ $to })
} { $good ->
    [give_solari] { imperium-price-solari }
    [give_spice] { imperium-price-spice }
   *[give_water] { imperium-price-water }
}.
imperium-log-give_intrigue = { $taker ->
    [you] { $player } σας δίνει
   *[they] { $who ->
        [you] Δίνετε
       *[they] { $player } δίνει
    } σε συμπαίκτη ({ $to })
} { $cards }.
imperium-log-yield = { $who ->
    [you] Παραχωρείτε τη θέση στον συμπαίκτη σας.
   *[they] { $player } παραχωρεί τη θέση στον συμπαίκτη.
}
imperium-log-lose_swords = { $who ->
    [you] Δεν έχετε μονάδες στη Συμπλοκή και χάνετε
   *[they] { $player } δεν έχει μονάδες στη Συμπλοκή και χάνει
} { $n ->
    [one] 1 σπαθί
   *[other] { $n } σπαθιά
}.
imperium-log-offer_failed = { $n ->
    [one] Λείπει 1 μπαχαρικό
   *[other] Λείπουν { $n } μπαχαρικά
} για την κάρτα «{ $name }»: κανείς δεν πληρώνει τίποτα, και δεν γίνεται τίποτα.
imperium-log-throne_row = { $who ->
    [you] Μετακινείτε την κάρτα «{ $name }» στη Γραμμή του Θρόνου.
   *[they] { $player } μετακινεί την κάρτα «{ $name }» στη Γραμμή του Θρόνου.
}
imperium-log-third_agent_gone = { $who ->
    [you] Ο τρίτος Πράκτοράς σας φεύγει
   *[they] Ο τρίτος Πράκτορας ({ $player }) φεύγει
} από το παιχνίδι.
