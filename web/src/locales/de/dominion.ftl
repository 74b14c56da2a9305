### The table of Dominion

pile-price = { $name }: kostet jetzt { $n }
pile-label = { $name }, kostet { $cost }, noch { $left }
dominion-your-turn = Du bist am Zug
dominion-turn-of = { $name } ist am Zug
dominion-action-phase = Aktionsphase
dominion-buy-phase = Kaufphase
dominion-actions = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
dominion-actions-word = { $n ->
    [one] Aktion
   *[other] Aktionen
}
dominion-actions-about = Wie viele Aktionskarten in diesem Zug noch ausgespielt werden dürfen.
dominion-buys = { $n ->
    [one] noch 1 Kauf
   *[other] noch { $n } Käufe
}
dominion-buys-word = { $n ->
    [one] Kauf
   *[other] Käufe
}
dominion-buys-about = Wie viele Karten in diesem Zug noch gekauft werden dürfen.
dominion-coins = noch { $n } Geld
dominion-coins-word = Geld
dominion-coins-about = Was in diesem Zug noch ausgegeben werden darf.
dominion-hand-empty = Du hast keine Karten auf der Hand.
dominion-in-play = Im Spiel
dominion-apart = Aufgedeckt oder zur Seite gelegt: { $name }
dominion-trash = Müllstapel ({ $n })
dominion-trash-empty = Noch wurde nichts entsorgt.
dominion-points = Punkte
dominion-points-n = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
dominion-hand-of = Karten auf der Hand:
dominion-hand-of-n = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
dominion-deck-of = Karten im Nachziehstapel:
dominion-deck-of-n = { $n ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
}
dominion-discard-of = Zuoberst auf dem Ablagestapel:
dominion-known = Bekannte Karten auf dieser Hand
dominion-known-n = { $n } bekannt
card-costs-coins = Kostet { $n } Geld
