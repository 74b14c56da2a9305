### What is told to players in three against three (Uprising with six players).

imperium-activated-ally = { $as ->
    [inverted] erhält dein aktivierter Verbündeter
   *[plain] dein aktivierter Verbündeter erhält
}: { $then }
imperium-each-ally = { $as ->
    [inverted] erhalten deine beiden Verbündeten je: { $then }
   *[plain] deine beiden Verbündeten { $then_is ->
        [bonus] erhalten je: { $then }
       *[other] { $then_ally }
    }
}
imperium-pay-together = { imperium-du-darfst } { $n } Spice zahlen, wovon deine Verbündeten einen beliebigen Teil übernehmen dürfen: { CAPITAL($then) }
imperium-reinforce = { $form ->
    [do] rekrutiere { imperium-troops } und verteile sie
   *[option] { imperium-troops } rekrutieren und
} beliebig auf die beiden Verbündeten deines Teams{ $form ->
    [do] {""}
   *[option] {" "}verteilen
}; alle dürfen sofort eingesetzt werden
imperium-contracts-to-allies = { $as ->
    [inverted] nehmen deine Verbündeten
   *[plain] deine Verbündeten nehmen
} die offenen Verträge, je einen; beide werden ersetzt
imperium-hire-swordmaster = { $form ->
    [do] nimm dir einen dritten Agenten
   *[option] dir einen dritten Agenten nehmen
}, der nach der Runde geht, in der du ihn entsendest, und dazu einen Schwertmeister-Bonusmarker: ab jetzt +2 Schwerter in jedem deiner Aufdeckzüge
imperium-to-throne-row = { $form ->
    [do] verschiebe eine Karte, die keine Fremenkarte ist, aus der Imperium-Reihe in die Thron-Reihe
   *[option] eine Karte, die keine Fremenkarte ist, aus der Imperium-Reihe in die Thron-Reihe verschieben
}; von dort darf nur Shaddams Seite sie erwerben, auf jede Weise, auf die Karten erworben werden
imperium-trade = { imperium-du-darfst } mit jemandem aus deinem Team handeln: Ihr dürft einander jeweils beliebig viel von einer Sorte geben, also Solaris, Spice, Wasser oder Intrigenkarten
imperium-if-has-swordmaster = wenn { imperium-du } einen Schwertmeister-Bonusmarker { imperium-hast }
imperium-board-only = nur für { $leader }: auf seinem eigenen Spielplan

imperium-unverified-economic_support = wie ein Handel abläuft, stützt sich auf eine einzige Quelle; dass die beiden Sorten verschieden sein dürfen, ist unsere Wahl
imperium-unverified-military_support = wer die Truppen verteilt, stützt sich auf eine einzige Quelle
imperium-unverified-personal_board = ob auf diesem Plan mehr gedruckt ist als seine Leiste und zwei Felder, ist nicht bekannt
imperium-unverified-shared_hooks = dass beide Verbündeten einen Haken haben, sobald einer von ihnen einen hat, steht nicht in den Regeln, wie wir sie kennen: Zwei Programme spielen es so
imperium-unverified-md_threaten_spice_production = dass der Punkt dem Kommandanten gehört, ist angenommen; dass die Verbündeten nur einmal gefragt werden und die Karte verbraucht ist, wenn sie nicht genug zahlen, ist unsere Wahl
imperium-unverified-sh_imperial_tent = dass Karten der Thron-Reihe auch ohne Überzeugung erworben werden dürfen, ist unsere Wahl; ob sie eine Grenze hat und ob Karten sie auf andere Weise verlassen, ist nicht bekannt: Hier hat sie keine, und sie bleiben
