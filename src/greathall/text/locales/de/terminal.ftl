### Was das Terminal rund um eine Partie sagt: greathall play, greathall replay.

terminal-help =
    Eine Zahl wählt die Möglichkeit mit dieser Nummer.
    ? NAME   was etwas besagt (? allein: alles, was es in dieser Partie gibt)
    r        die Regel zu dem, was du gefragt wirst (r WÖRTER: Regeln mit diesen Wörtern)
    u        nimmt deinen letzten Schritt zurück, wenn seither nichts aufgedeckt wurde
    a        Rat: was ein guter Bot täte, und warum
    l        alles, was bisher geschehen ist
    h        diese Hilfe
    q        verlässt die Partie
terminal-begin = { $title }, Seed { $seed }. Mit h bekommst du Hilfe.
terminal-you = Du
terminal-bot = { $name } (Platz { $seat })
terminal-player = Person { $n }
terminal-left = Du hast die Partie verlassen.
terminal-record = Die Aufzeichnung steht in { $file }.
terminal-number = Gib eine Zahl von 1 bis { $last } ein, oder h für die Hilfe.
terminal-kept = Das lässt sich nicht zurücknehmen: { $why }.
terminal-loss = { $loss } Wenn es so sein soll, gib dieselbe Zahl noch einmal ein.
terminal-advice = { $label } – { $why }.
terminal-unknown = Nichts in dieser Partie heißt { $words }.
terminal-unfinished = Die Aufzeichnung endet vor der Partie.
terminal-go-on = Enter: weiter, q: aufhören
terminal-over = Die Partie ist zu Ende
terminal-place = Rang
terminal-who = Name
terminal-points = Punkte
terminal-with = mit

## Der Tisch.

terminal-nothing = nichts
terminal-hand = Deine Hand: { $cards }

## Der von Dominion.

terminal-dominion-supply = Der Vorrat
terminal-dominion-card = Karte
terminal-dominion-cost = Kosten
terminal-dominion-pile = übrig
terminal-dominion-empty = leer
terminal-dominion-you = Du: Zug { $turn }, { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Nachziehstapel, Ablagestapel: { $discard }{ $shows ->
    [yes] , im Spiel: { $cards }
   *[no] {""}
}
terminal-dominion-other = { $player }: Zug { $turn }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand{ $shows ->
    [yes] {" "}(davon kennst du: { $cards })
   *[no] {""}
}, { $deck } im Nachziehstapel, Ablagestapel: { $discard }
terminal-dominion-counts = Aktionen { $actions }  Käufe { $buys }  Geld { $coins }
terminal-dominion-owned = { $n } { $n ->
    [one] { $card }
   *[other] { $card_plural }
}

## Der von Dune.

terminal-dune-round = Runde { $n }, Konflikt: { $name } (Stufe { $level })
terminal-dune-vp = SP
terminal-dune-solari = Sol
terminal-dune-spice = Spice
terminal-dune-water = Wasser
terminal-dune-garrison = Garnison
terminal-dune-conflict = Konflikt
terminal-dune-agents = Agenten
terminal-dune-cards = Karten
terminal-dune-track = { $faction ->
    [emperor] I
    [guild] RG
    [bene_gesserit] BG
    [great_houses] GH
    [fringe_worlds] RW
   *[fremen] F
}
terminal-dune-led = { $player }: { $leader }
terminal-dune-no-leader = noch ohne Anführer
terminal-dune-activated = { $player }, für { $ally }
terminal-dune-fighting = { $n }{ $worms ->
    [0] {""}
    [one] +1 Wurm
   *[other] +{ $worms } Würmer
} = { $strength }
terminal-dune-agents-left = { $n } von { $of }{ $revealed ->
    [yes] {" "}(aufgedeckt)
   *[no] {""}
}
terminal-dune-held = { $what }: { $who }
terminal-dune-sent = Agenten: { $list }
terminal-dune-bonus-spice = Bonus-Spice: { $list }
terminal-dune-control = Kontrolle: { $list }
terminal-dune-alliances = Allianzen: { $list }
terminal-dune-spies = Spione: { $list }
terminal-dune-hooks = Haken: { $list }
terminal-dune-battle-icons = Offene Abzeichen: { $list }
terminal-dune-wall = { $stands ->
    [yes] Der Schildwall steht.
   *[no] Der Schildwall ist weg.
}
terminal-dune-hagal = Haus Hagal: { $cards }
terminal-dune-drawn = { $name } ({ $outcome ->
    [carried_out] ausgeführt
    [occupied] belegt
    [closed] gesperrt
    [no_spice] kein Bonus-Spice
    [not_now] jetzt nicht ausführbar
    [reshuffled] neu gemischt
    [swords] Schwerter
   *[no_use] bringt nichts
})
terminal-dune-price = { $name } ({ $n })
terminal-dune-row = Imperium-Reihe: { $cards }
terminal-dune-throne-row = Thron-Reihe: { $cards }
terminal-dune-reserve = Reserve: { $cards }
terminal-dune-contracts = Verträge: { $cards }
terminal-dune-intrigue = Deine Intrigenkarten: { $cards }
terminal-dune-intrigue-in-play = Intrigen im Spiel: { $cards }
terminal-dune-in-play = Im Spiel: { $cards }
terminal-dune-persuasion = Überzeugung { $n }
terminal-dune-garrisoned = { imperium-troops } in der Garnison
