### The text view of a table

text-view = Der Tisch in Worten
text-you = { $name } (du)
text-none = keine
text-nobody = niemand
text-times = { $n }× { $name }
text-printed = { $name }. { $about }
text-part = { $from } { $n }
text-sum = { $n } ({ $parts })
text-unknown = eine unbekannte Karte
text-agent-icons = Agentensymbole: { $names }.
text-factions = { $names }.
text-complexity = { $complexity }.
text-battle-icon = Abzeichen: { $name }.
text-decision = Was zu tun ist
text-your-turn = Deine Entscheidung: { $text }
text-waiting = { $phase }: { $name } entscheidet.
text-over = Die Partie ist vorbei: { $text }.
text-options = Deine Möglichkeiten
text-reasons = Was du jetzt nicht wählen kannst, und warum
text-reason = { $name }: { $why }
text-told = Was geschah
text-told-latest = das Neueste zuerst
text-jump = Abschnitte
text-hand = Deine Hand ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
text-held = Karten, die du getrennt hältst
text-held-size = { $n } getrennt gehalten
text-own-discard = Dein Ablagestapel
text-turn = Dieser Zug
text-turn-of = { $phase ->
    [action] Zug { $n } von { $name }: Aktionsphase.
    [buy] Zug { $n } von { $name }: Kaufphase.
   *[none] Der letzte Zug war Zug { $n } von { $name }.
}
text-counters = Aktionen: { $actions }. Käufe: { $buys }.
text-coins = Geld: { $coins }.
text-in-play = Im Spiel: { $cards }.
text-empty-piles = Leere Vorratsstapel: { $now }; die Partie endet bei { $end } oder ohne Provinzen.
text-aside = Aufgedeckt oder zur Seite gelegt von { $name }: { $cards }.
text-kingdom = Vorrat: Königreichkarten
text-basic = Vorrat: Grundkarten
text-trash = Müllstapel
text-card = Karte
text-cost = Kosten
text-left = Übrig
text-type = Typ
text-rules = Was sie tut
text-player = Wer
text-points = Punkte
text-hand-size = Hand
text-deck-size = Stapel
text-discard-top = Zuoberst auf dem Ablagestapel
text-turns = Züge
text-known = Außerdem bekannt
text-known-hand = Bekannt auf der Hand: { $cards }
text-known-deck = Zuoberst auf dem Stapel: { $cards }
text-known-intrigue = Bekannte Intrigenkarten: { $cards }
text-intrigue = Deine Intrigenkarten ({ $n })
text-secret-factions = Deine geheimen Fraktionen
text-round-heading = Diese Runde
text-round = Runde { $n }; begonnen hat { $name }.
text-dune-turn = { $kind ->
    [agent] Agentenzug von { $name }.
    [reveal] Aufdeckzug von { $name }.
    [automaton] Zug von { $name }, nach den Karten von Haus Hagal.
   *[other] { $name } ist am Zug.
}
text-agent-at = Der Agent wurde zum Feld { $space } entsendet.
text-turn-troops = In diesem Zug rekrutierte Truppen: { $recruited }; eingesetzt: { $deployed }.
text-shield-wall = Der Schildwall steht.
text-no-shield-wall = Der Schildwall ist zerstört.
text-mentat = Der Mentat ist bei { $name }.
text-conflict = Konflikt
text-no-conflict = Im Moment gibt es keinen Konflikt.
text-strength = Kampfstärke
text-troops-deployed = Truppen im Konflikt
text-sandworms = Sandwürmer
text-swords = Schwerter
text-garrison = Garnison
text-row = Imperium-Reihe und Reserve
text-in-row = in der Reihe
text-in-reserve = { $n } in der Reserve
text-board = Felder des Spielplans
text-space = Feld
text-icon = Symbol
text-there = Jetzt dort
text-agent-of = Agent von { $name }
text-bonus-spice = { $n } Bonus-Spice
text-controlled = kontrolliert von { $name }
text-closed = gesperrt von { $name }
text-influence = Einfluss
text-faction = Fraktion
text-level = { $counts ->
    [yes] ({ $n })
   *[no] { $n }
}
text-alliance = Allianz
text-posts = Beobachtungsposten
text-post = Posten bei
text-spies = Spione von
text-contracts = Offene Verträge (noch { $n } in der Bank)
text-vp = Siegpunkte
text-solari = Solaris
text-spice = Spice
text-water = Wasser
text-agents = Agenten
text-agents-ready = { $ready } von { $all } bereit
text-supply-troops = Truppen im Vorrat
text-spies-left = Spione im Vorrat
text-persuasion = Überzeugung
text-intrigue-size = Intrigenkarten
text-area = { $name }: Anführer und Karten
text-no-leader = Noch kein Anführer.
text-automaton = Ein Automat: Die Regeln spielen ihn.
text-drawn = { $name } zog { $card }: { $fate }
text-hagal-deck = { $n } im Stapel; Ablagestapel: { $cards }.
text-council = Hat einen Sitz im Hohen Rat.
text-swordmaster = Hat den Schwertmeister.
text-role = { $name }: { $role }
text-personal = { $name }, eigene Leiste: { $faction } { $n }
text-activated = { $name } hat { $ally } aktiviert.
text-hooks = Hat einen Haken.
text-revealed = Hat in dieser Runde aufgedeckt.
text-discard-pile = Ablagestapel: { $cards }.
text-set-aside = Beiseitegelegt: { $cards }.
text-face-up = Offene Intrigenkarten: { $cards }.
text-open-contracts = Zu erfüllende Verträge: { $cards }.
text-own-contracts = Verträge dieses Anführers: { $cards }.
text-completed = Erfüllte Verträge: { $cards }.
text-trophies = Gewonnene Abzeichen: { $cards }.
text-with-icon = { $name } ({ $icon })
text-matched = Abzeichenpaare: { $cards }.
text-tokens = Geheime Fraktionsmarker: { $n }.
text-memories = Erinnerungen: { $n }.
text-piles = Stapel
text-decks = Übrige Karten: { $cards } im Imperium-Stapel, { $intrigue } Intrigen, { $conflicts } Konflikte.
text-intrigue-discard = Intrigen-Ablagestapel: { $cards }.
text-intrigue-in-play = Intrigenkarten in Ausführung: { $cards }.
text-past-conflicts = Vergangene Konflikte: { $cards }.
text-removed = Entsorgt oder aus dem Spiel: { $cards }.
text-kept = (jetzt nicht: { $why })
