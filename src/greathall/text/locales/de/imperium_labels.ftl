### Questions and options of the Dune games.

imperium-asks = { $source }: { CAPITAL($text) }
imperium-track = Einfluss { imperium-with-faction }
imperium-times = { $n ->
    [2] zweimal
   *[other] { $n }-mal
}
imperium-so-often = { imperium-times }: { $text }
imperium-source-so-often = { $source } ({ imperium-times })
imperium-first-of-two = { $source } (zweimal, jetzt zum ersten Mal)

## Questions, by the kind of the decision.

imperium-ask-leader = wähle deinen Anführer
imperium-ask-token = wähle geheim { $n ->
    [one] eine Fraktion
   *[other] { $n } Fraktionen, eine nach der anderen
}
imperium-ask-defend = 1 Trupp aus deinem Vorrat im Konflikt einsetzen, um das Feld { $space } zu verteidigen?
imperium-ask-turn = { $send ->
    [yes] du bist an der Reihe: Spiele eine Karte aus und entsende einen Agenten, oder decke deine Hand auf ({ $n ->
        [0] keine Agenten übrig
        [one] noch 1 Agent
       *[other] noch { $n } Agenten
    })
   *[no] { $n ->
        [0] du bist an der Reihe: { $arrow ->
            [yes] Du hast { $ally } aktiviert, aber keinen Agenten mit diesem Pfeil mehr; decke deine Hand auf
           *[no] Du hast keine Agenten mehr; decke deine Hand auf
        }
       *[other] du bist an der Reihe: Keine deiner Karten führt einen Agenten irgendwohin; decke deine Hand auf
    }
}
imperium-ask-agent = welchen Agenten entsendest du?
imperium-ask-space = wohin entsendest du deinen Agenten?
imperium-ask-cost = wie viel zahlst du?
imperium-ask-effects = { $turn ->
    [agent] was tust du als Nächstes?
   *[reveal] Aufdeckzug: noch { $n } Überzeugung
}
imperium-ask-deploy = wie viele Truppen setzt du im Konflikt ein?
imperium-ask-topdeck = wohin kommt diese Karte: { $card }?
imperium-ask-choose = wähle { $chosen ->
    [0] {""}
   *[other] noch{" "}
}{ $n ->
    [1] eins
    [2] zwei verschiedene
   *[other] { $n } verschiedene
}
imperium-ask-may = { $clause }?
imperium-do-you = { $form ->
    [its-option] erhält der Rivale
   *[do] erhältst du
}
imperium-ask-influence = { $which ->
    [first] bei welcher Fraktion { imperium-do-you } 1 Einfluss? (die erste von zwei verschiedenen)
    [second] bei welcher zweiten Fraktion (nicht noch einmal { imperium-with-faction }) { imperium-do-you } 1 Einfluss?
   *[one] bei welcher Fraktion { imperium-do-you } { $n } Einfluss?
}
imperium-ask-lose_influence = bei welcher Fraktion verlierst du 1 Einfluss?
imperium-ask-alliance_to = wer nimmt dir { imperium-alliance } ab?
imperium-ask-discard = wirf { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab
imperium-ask-trash = { $must ->
    [yes] entsorge eine Karte
   *[no] eine Karte entsorgen?
}
imperium-ask-take = welche Karte nimmst du auf die Hand?
imperium-ask-acquire = { $how ->
    [solari] eine Karte für Solaris erwerben{ imperium-acquired-to }? (du hast { $n })
    [exactly] erwirb eine Karte, die genau { $n } kostet{ imperium-acquired-to }
   *[up-to] erwirb eine Karte, die höchstens { $n } kostet{ imperium-acquired-to }
}
imperium-acquired-to = { $to ->
    [hand] {" "}(auf die Hand)
    [deck] {" "}(oben auf dein Deck)
   *[discard] {""}
}
imperium-ask-manipulate = welche Karte der Imperium-Reihe legst du beiseite?
imperium-ask-opponent = wer verliert einen Trupp im Konflikt?
imperium-ask-recall = welchen Agenten rufst du zurück?
imperium-ask-voice = welches Feld sperrst du für deine Gegner?
imperium-ask-snoop = zuoberst auf deinem Deck liegt: { $card }
imperium-ask-retreat = wie viele Truppen ziehst du aus dem Konflikt zurück?
imperium-ask-reward = { $doubled ->
    [yes] deine Belohnungen, jede doppelt (die Kontrolle ausgenommen), weil du einen Sandwurm im Konflikt hast, in beliebiger Reihenfolge
   *[no] deine Belohnungen, in beliebiger Reihenfolge
}
imperium-ask-combat = { $for ->
    [ally] Kampf: Eine Intrigenkarte für einen deiner Verbündeten ausspielen?
   *[self] Kampf: Eine Intrigenkarte ausspielen? (deine Kampfstärke: { $n })
}
imperium-ask-win = du hast gewonnen. Eine Intrigenkarte ausspielen?
imperium-ask-endgame = { $wild ->
    [yes] Finale: Eine Intrigenkarte ausspielen oder deinen Abzeichen-Joker kombinieren?
   *[no] Finale: Eine Intrigenkarte ausspielen?
}

## Options.

imperium-take-reveal-turn = Aufdeckzug
imperium-play-intrigue = Intrige: { $card }
imperium-acquire = Erwerben: { $card } ({ $n })
imperium-acquire-set-aside = Erwerben: { $card } ({ $n }, beiseitegelegt)
imperium-priced = { $card } ({ $n })
imperium-priced-set-aside = { $card } ({ $n }, beiseitegelegt)
imperium-deploy-troops = Truppen einsetzen (bis zu { $n })
imperium-deploy-so-many = { $n ->
    [one] 1 Trupp
   *[other] { $n } Truppen
} einsetzen
imperium-agent-at-leader = Ein Agent bei deinem Anführer
imperium-priced-space = { $levels ->
    [one] { $space } ({ $price })
   *[several] { $space } ({ $price } oder mehr)
}
imperium-in-zone = { $zone ->
    [discard] { $card } (Ablagestapel)
    [in_play] { $card } (im Spiel)
   *[hand] { $card } (Hand)
}
imperium-number-of-troops = { $n ->
    [0] Keine
    [one] 1 Trupp
   *[other] { $n } Truppen
}

## Yes, no, done or end, by the kind of the decision.

imperium-yes-defend = 1 Trupp im Konflikt einsetzen
imperium-yes-topdeck = Oben auf dein Deck
imperium-yes-snoop = Ziehen
imperium-pass-defend = Nicht verteidigen
imperium-pass-topdeck = Auf deinen Ablagestapel
imperium-pass-snoop = Entsorgen
imperium-pass-may = Nein
imperium-pass-effects = Zug beenden
imperium-pass-trash = Nichts entsorgen
imperium-pass-reward = Nichts mehr nehmen
imperium-pass-combat = Passen
imperium-pass-win = Nichts ausspielen
imperium-pass-endgame = Nichts ausspielen
