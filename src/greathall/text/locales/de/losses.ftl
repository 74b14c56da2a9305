### What a choice would give away though it could still be used: it is asked once. Whole sentences.

dominion-loss-coins = Du hast noch { $n } Geld und { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}; was davon übrig ist, verfällt.
imperium-loss-agents = { $n ->
    [one] Einer deiner Agenten könnte noch entsendet werden
   *[other] { $n } deiner Agenten könnten noch entsendet werden
}; nach deinem Aufdeckzug geht keiner mehr los.
imperium-loss-persuasion = Du hast noch { $n } Überzeugung, genug für { $cards ->
    [one] eine Karte
   *[other] jede von { $cards } Karten
}; was davon übrig ist, verfällt.
imperium-loss-combat_cards = Du hältst { $n ->
    [one] eine Intrigenkarte
   *[other] { $n } Intrigenkarten
}, die du in diesem Kampf ausspielen könntest; wenn alle anderen passen, ist es zu spät.

### Why a step cannot be taken back.

kept-nothing = du hast noch nichts gewählt
kept-others = inzwischen hat jemand anderes entschieden
kept-before = dein letzter Schritt gehört zu der Partie, aus der diese hier fortgesetzt wird
kept-over = die Partie ist vorbei
kept-shown = etwas Verborgenes kam ans Licht
dominion-kept-draw = eine Karte wurde gezogen
dominion-kept-reveal = eine Karte wurde aufgedeckt
dominion-kept-react = eine Karte wurde aufgedeckt
imperium-kept-draw = eine Karte wurde gezogen
imperium-kept-intrigue = eine Intrigenkarte wurde gezogen
imperium-kept-row = eine neue Karte kam in die Reihe
imperium-kept-reveal = Karten wurden aufgedeckt
