### Questions and options of Dominion.

## Questions, by the kind of the decision.

dominion-ask-action = Aktionsphase: Spiele eine Aktionskarte aus (noch { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
})
dominion-ask-treasure = Kaufphase: Spiele Geldkarten aus (bisher { $n } Geld)
dominion-ask-buy = Kaufphase: Kaufe eine Karte (noch { $coins } Geld und { $n ->
    [one] 1 Kauf
   *[other] { $n } Käufe
})
dominion-ask-react = { $player } spielt { $source_a } aus: Eine Reaktionskarte aufdecken?
dominion-ask-choose = { $source }: Wähle { $chosen ->
    [0] {""}
   *[other] noch{" "}
}{ $n ->
    [1] eins
    [2] zwei verschiedene
   *[other] { $n } verschiedene
}
dominion-ask-may = { $source }: { CAPITAL($clause) }?
dominion-ask-pick = { $amount ->
    [up-to] { $n ->
        [1] { dominion-a }
       *[other] bis zu { $n } { dominion-many }
    }
   *[exactly] { dominion-some }
}
dominion-ask-picked = { $picked ->
    [0] {""}
   *[other] {" "}(bisher { $picked })
}
dominion-ask-discard = { $amount ->
    [down-to] { $source }: Lege { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab (bis auf { $size } auf der Hand)
    [up-to] { $source }: { CAPITAL(dominion-ask-pick) } ablegen?{ dominion-ask-picked }
   *[exactly] { $source }: Lege { dominion-ask-pick } ab{ dominion-ask-picked }
}
dominion-ask-trash = { $amount ->
    [up-to] { $source }: { CAPITAL(dominion-ask-pick) } entsorgen?{ dominion-ask-picked }
   *[exactly] { $source }: Entsorge { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-topdeck = { $source }: Lege { dominion-ask-pick } { $n ->
    [1] oben auf deinen Nachziehstapel
   *[other] nacheinander oben auf deinen Nachziehstapel (die letzte liegt dann zuoberst)
}{ dominion-ask-picked }
dominion-ask-throne = { $source }: Wähle eine Aktionskarte, die du zweimal ausspielst
dominion-ask-gain = { $source }: Nimm dir { dominion-a }{ dominion-to }, die { dominion-price } kostet
dominion-ask-spy = { $whose ->
    [yours] { $source }: Zuoberst auf deinem Nachziehstapel liegt: { $top }
   *[theirs] { $source }: Zuoberst auf dem Nachziehstapel von { $player } liegt: { $top }
}
dominion-ask-order = { $source }: Lege { $n ->
    [one] die Karte auf deinen Nachziehstapel zurück
   *[other] { $n } Karten nacheinander auf deinen Nachziehstapel zurück (die letzte liegt dann zuoberst)
}
dominion-ask-pass_left = { $source }: Gib eine Karte nach links weiter
dominion-ask-swindle = { $whose ->
    [yours] { $source }: Du hast { $trashed_a } entsorgt; wähle eine Karte für { $n }, die du dir nimmst
   *[theirs] { $source }: { $player } hat { $trashed_a } entsorgt; wähle eine Karte für { $n } als Ersatz
}
dominion-ask-name = { $source }: Nenne eine Karte
dominion-ask-thief = { $source }: Wähle, welche Geldkarte { $player } entsorgt
dominion-ask-loot = { $source }: Nimm dir nacheinander entsorgte Karten
dominion-ask-set_aside = { $source }: Du hast { $drawn_a } gezogen

## Questions that have no answer, by the kind of the decision: no card in the hand will do.

dominion-none-action = Aktionsphase: Du hast keine Aktionskarten auf der Hand
dominion-none-treasure = Kaufphase: Du hast keine Geldkarten auf der Hand
dominion-none-in-hand = { $source }: Du hast { $kind ->
    [named] die Karte „{ $card }“ nicht
   *[other] keine { dominion-many }
} auf der Hand
dominion-none-discard = { dominion-none-in-hand }
dominion-none-trash = { dominion-none-in-hand }
dominion-none-topdeck = { dominion-none-in-hand }
dominion-none-throne = { dominion-none-in-hand }

## Options: cards.

dominion-priced = { $card } ({ $n })
dominion-reveal-reaction = { CAPITAL($card_a) } aufdecken
dominion-all-treasures = Alle Geldkarten ausspielen

## Options: yes, by the kind of the decision.

dominion-yes-spy = Ablegen
dominion-yes-set_aside = Zur Seite legen

## Options: no, done or end, by the kind of the decision.

dominion-go-on = Weiter
dominion-show-hand = Kartenhand aufdecken
dominion-pass-action = Aktionsphase beenden
dominion-pass-treasure = Kein weiteres Geld ausspielen
dominion-pass-buy = Zug beenden
dominion-pass-react = Nicht reagieren
dominion-pass-may = Nein
dominion-pass-discard = { $n ->
    [0] Nichts ablegen
   *[other] Fertig
}
dominion-pass-trash = { $n ->
    [0] Nichts entsorgen
   *[other] Fertig
}
dominion-pass-gain = Nichts nehmen
dominion-pass-spy = Zurücklegen
dominion-pass-name = Eine Karte, die nicht im Spiel ist
dominion-pass-loot = Fertig
dominion-pass-set_aside = Auf der Hand behalten
