### Questions and options of Dune: Imperium – Uprising.

imperium-ask-place_spy = wo platzierst du einen Spion?
imperium-ask-recall_first = alle deine Spione sind auf dem Spielplan. Einen zurückrufen, um ihn neu zu platzieren?
imperium-ask-recall_spy = rufe { $n ->
    [one] einen Spion
   *[other] { $n } Spione nacheinander
} zurück
imperium-ask-infiltrate = dort sind gegnerische Agenten. Welchen Spion rufst du zurück, um zu infiltrieren?
imperium-ask-gather = einen Spion zurückrufen, um Erkenntnisse zu sammeln (1 Karte ziehen)?
imperium-ask-contract = nimm dir einen Vertrag
imperium-ask-lines = was nutzt du?
imperium-ask-trash_intrigue = entsorge eine Intrigenkarte
imperium-ask-draw_one = welche der obersten drei Karten deines Decks ziehst du?
imperium-ask-discard_one = welche der anderen beiden wirfst du ab? (die letzte wird entsorgt)
imperium-ask-flip = welche Karte drehst du um?
imperium-ask-train = welcher Schritt deines Trainings kommt als Nächstes?

imperium-trophy = { $card } ({ $icon })
imperium-pair-with = Abzeichen-Joker kombinieren mit: { $card }

imperium-pass-recall_first = Keinen zurückrufen
imperium-pass-gather = Keinen zurückrufen
imperium-pass-contract = Kein Vertrag: +{ $n } { $n ->
    [one] Solari
   *[other] Solaris
}
imperium-pass-lines = Nichts mehr
imperium-pass-acquire = Nichts erwerben
