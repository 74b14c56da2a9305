### The tables of the Dune games

dune-area-landsraad = Landsraad
dune-area-choam = MAFEA
dune-area-arrakis = Arrakis
dune-area-you = { $name } (du)
dune-area-more = Alles von { $name }
dune-or = oder
dune-price-now = Kostet jetzt { $n }: { $parts }
dune-tabs = Teile des Tisches
dune-tab-board = Spielplan
dune-tab-row = Reihe
dune-tab-players = Personen
dune-tab-hand = Hand
dune-tab-glows = { $n ->
    [one] 1 Möglichkeit hier
   *[other] { $n } Möglichkeiten hier
}
dune-before = Vor der ersten Runde
dune-round = Runde { $n }
dune-first = { $name } beginnt
dune-score = Siegpunkte
dune-vp-of = { $name }: { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
dune-vp-about = Zehn am Ende einer Runde beenden die Partie.
dune-strength-of = Kampfstärke von { $name }: { $n }
dune-strength-about = Wer niemanden im Konflikt hat, hat keine Kampfstärke.
dune-persuasion-of = Überzeugung von { $name }: { $n }
dune-persuasion-about = Kommt von aufgedeckten Karten und erwirbt andere.
dune-agent-here = Hier ist ein Agent von { $name }.
dune-bonus-here = Bonus-Spice: { $n }.
dune-controlled-by = { $name } kontrolliert es.
dune-controlled-by-nobody = Niemand kontrolliert es.
dune-control-about = Wenn darum gekämpft wird, darf es mit 1 Trupp aus dem Vorrat verteidigt werden.
dune-closed-by = { $name } hat es gesperrt.
dune-post = Beobachtungsposten bei: { $name }.
dune-spy-here = Hier ist ein Spion von { $name }.
dune-influence-of = { $name }: { $n }.
dune-alliance-free = Niemand hat die Allianz.
dune-alliance-held = { $name } hat die Allianz.
dune-track-bonus = 2 Einfluss: 1 Siegpunkt. 4 Einfluss: { $text }
dune-council = Sitze im Hohen Rat: { $names }
dune-council-seat = Sitz im Hohen Rat: +2 Überzeugung in jedem Aufdeckzug
dune-mentat-home = Mentat: zu Hause
dune-mentat-with = Mentat: bei { $name }
dune-mentat-next = (nächste Runde: { $name })
dune-shield-wall = Schildwall
dune-shield-wall-breached = Wall gesprengt
dune-shield-wall-stands = Solange er steht, kann kein Sandwurm in einen Konflikt um diese Felder gerufen werden: { $names }.
dune-shield-wall-gone = Der Schildwall ist weg: Sandwürmer können in jeden Konflikt kommen.
dune-contracts-left = noch { $n } im Stapel
dune-contracts-left-about = Wird ein offener Vertrag genommen, kommt der nächste von diesem Stapel.
dune-open-contracts = Zu erfüllende Verträge
dune-open-contracts-about = Jeder bringt seine Belohnung, wenn getan ist, was er verlangt.
dune-completed-contracts = Erfüllte Verträge
dune-conflict = Konflikt
dune-conflicts-left = { $n ->
    [0] der letzte
    [one] noch 1
   *[other] noch { $n }
}
dune-conflict-deck = Konfliktstapel: { $n }
dune-conflict-deck-about = Jede Runde wird einer aufgedeckt. Nach dem letzten endet die Partie.
dune-strengths = Kampfstärken im Konflikt
dune-past = vorbei
dune-level = Stufe { $n }
dune-place-first = 1.
dune-place-second = 2.
dune-place-third = 3.
dune-deployed = { $name } im Konflikt: { $n ->
    [one] 1 Trupp
   *[other] { $n } Truppen
}{ $worms ->
    [0] {""}
    [one] , 1 Sandwurm
   *[other] , { $worms } Sandwürmer
}
dune-garrison = Garnison von { $name }: { $n ->
    [one] 1 Trupp
   *[other] { $n } Truppen
}
dune-in-garrison = In der Garnison: { $n }
dune-in-supply = Im Vorrat: { $n ->
    [one] 1 Trupp
   *[other] { $n } Truppen
}
dune-agents-left = Noch { $n } von { $of } Agenten
dune-agents-about = Die blassen sind auf dem Spielplan. Am Ende der Runde kommen alle zurück.
dune-first-player = Startmarker dieser Runde
dune-revealed = Hat aufgedeckt
dune-revealed-about = Keine weiteren Züge in dieser Runde.
dune-swordmaster = Schwertmeister: ein dritter Agent
dune-hooks = Haken
dune-spies-left = Spione im Vorrat: { $n }
dune-spies-about = Sie sind auf keinem Beobachtungsposten und können platziert werden.
dune-memories = Erinnerungen: { $n }
dune-training = Trainingsleiste: Schritt { $n }
dune-training-about = Der zuletzt erreichte Schritt.
dune-secret-faction = Geheim gewählt: { $name }
dune-secret-factions = Geheim gewählte Fraktionen: { $n }
dune-secret-about = Vor der ersten Runde gewählt. Werden sie aufgedeckt, einmal pro Partie, bringen sie je 1 Einfluss.
dune-hand-of = Karten auf der Hand: { $n }
dune-deck-of = Karten im Deck: { $n }
dune-intrigue-of = Intrigenkarten: { $n }
dune-intrigue-about = Auf der Hand, vor den anderen verborgen, bis sie ausgespielt werden.
dune-discard = Ablage
dune-pile = { $label }: { $n }
dune-in-play = Im Spiel
dune-face-up = Offene Intrigenkarte
dune-set-aside = Beiseitegelegt
dune-known-hand = Bekanntlich auf der Hand
dune-known-intrigue = Bekannte Intrigenkarte
dune-known-deck = Bekannte Karte des Decks, von oben
dune-matched = { $n ->
    [one] 1 umgedrehtes Abzeichenpaar
   *[other] { $n } umgedrehte Abzeichenpaare
}
dune-market = Karten zum Erwerben
dune-row = Imperium-Reihe
dune-reserve = Reserve
dune-stack-left = noch { $n }
dune-imperium-deck = Imperium-Stapel: { $n }
dune-imperium-deck-about = Verlässt eine Karte die Imperium-Reihe, kommt die nächste von hier.
dune-intrigue-deck = Intrigenstapel: { $n }
dune-intrigue-deck-about = Ist er leer, werden die abgeworfenen Intrigenkarten gemischt und zum neuen Stapel.
dune-intrigue-discard = Intrigen-Ablage
dune-intrigue-in-play = Intrigen im Spiel
dune-intrigue-in-play-about = Werden gerade ausgeführt und danach abgeworfen.
dune-intrigue-removed = Entfernte Intrigen
dune-removed = Entsorgt
dune-own-hand = Deine Hand
dune-own-intrigue = Deine Intrigenkarten
dune-own-in_play = Im Spiel
dune-own-set_aside = Für dich beiseitegelegt
dune-own-deck = Zuoberst auf deinem Deck
dune-own-discard = Dein Ablagestapel
dune-no-cards = Keine Karten
dune-leaders = Anführer zur Auswahl
dune-rival = Rivale
dune-rival-card = Rivalenkarte
dune-signet = Siegelring
dune-scheme = Ränke
dune-priority = Vorrang
dune-priority-about = Kommen mehrere Fraktionen oder Posten in Frage, gilt die erste davon.
dune-rival-swordmaster = Schwertmeister: { $n }
dune-rival-swordmaster-about = Sobald er so viele Solaris, Spice, Intrigenkarten und Wasser zusammen hat, zahlt er sie für einen dritten Agenten.
dune-rival-intrigue-about = Er spielt sie nie aus, sondern zahlt damit. Drei davon kaufen einen Siegpunkt, in Uprising, sobald er seinen Schwertmeister hat.
dune-hagal = Haus Hagal
dune-hagal-cards = Karten von Haus Hagal
dune-hagal-deck = Stapel von Haus Hagal: { $n }
dune-hagal-about = Daraus wird für die Automaten gezogen: für einen Agenten, bis eine Karte ausgeführt werden kann, und für Schwerter im Kampf. Sie erhalten, was die Karte sagt, nicht, was das Feld bringt. Wie Rivalen Siegpunkte kaufen, steht auf der Seite „So geht es“.
dune-hagal-nothing = { $rivals ->
    [yes] Noch wurde nichts gezogen: Gezogen wird, wenn ein Rivale am Zug ist.
   *[no] Noch wurde nichts gezogen: Haus Hagal zieht nach jedem Agentenzug von { $first } (Startmarker).
}
dune-for-combat = zieht für den Kampf
dune-brought = Was es brachte:
dune-did-agent = { $name } → { $space }
dune-did-nothing = { $name }: kein Agent entsendet
dune-did-combat = { $name }: { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
} für den Kampf
dune-drawn-carried_out = { $sent ->
    [yes] → { $space }
    [there] ✓ ausgeführt
   *[no] ausgeführt; zieht weiter
}
dune-drawn-occupied = { $space } ist belegt
dune-drawn-closed = { $space } ist gesperrt
dune-drawn-no_spice = kein Bonus-Spice
dune-drawn-not_now = kann jetzt nicht ausgeführt werden
dune-drawn-no_use = der Einfluss bringt nichts
dune-drawn-reshuffled = alle Karten werden gemischt
dune-drawn-swords = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
dune-drawn-nothing = Keine Karte führt irgendwohin: keine weiteren Züge in dieser Runde.

## Three against three

role-muad_dib = Muad'Dib
role-shaddam = Shaddam
role-ally-of-muad_dib = Mit Muad'Dib verbündet
role-ally-of-shaddam = Mit Shaddam verbündet
side-muad_dib = Muad'Dibs Seite
side-shaddam = Shaddams Seite
dune-side-total = { $side }: { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
dune-side-total-about = Alle drei zusammen. Hat jemand zehn, oder nach dem letzten Konflikt, gewinnt die Seite mit mehr.
dune-personal-board = Eigener Spielplan von { $owner }: { $name }
dune-personal-bonus = 1 Einfluss, für alle im Team: { $first } 2 Einfluss: 1 Siegpunkt. 3 Einfluss, für alle im Team: { $third } 4 Einfluss: die Allianz, 1 Siegpunkt.
dune-counts = Für { $name } zählt { $n }.
dune-counts-about = Ein Kommandant hat auf dieser Leiste keinen Würfel: Wo Einfluss von ihm verlangt wird, zählt der höhere seiner beiden Verbündeten; oder der auf seinem eigenen Spielplan, wo auch dessen Symbol steht.
dune-swordmaster-token = Schwertmeister-Bonusmarker: +2 Schwerter in jedem Aufdeckzug. Der dritte Agent geht nach der Runde, in der er entsendet wurde.
dune-activated-by = Aktiviert von { $name }
dune-activated-about = In diesem Zug kommen die Einheiten, Schwerter und der Einfluss des Kommandanten auf dem gemeinsamen Spielplan zu diesem Verbündeten.
dune-arrow = { $arrow ->
    [left] ← aktiviert { $left }.
    [right] → aktiviert { $right }.
   *[both] ↔ aktiviert { $left } oder { $right }.
}
dune-throne-row = Thron-Reihe
dune-throne-row-about = Nur Shaddams Seite darf diese Karten erwerben.
card-deck-commander = Deck des Kommandanten
card-costs-persuasion = Kostet { $n } Überzeugung
card-deck-starter = Startdeck
card-deck-reserve = Reserve
card-deck-imperium = Imperium-Stapel

## A combat on its stage.

stage-title = Kampf: { $name }
stage-place = { $n ->
    [0] Keine Belohnung
    [1] Erster Platz
    [2] Zweiter Platz
   *[other] Dritter Platz
}
stage-tied = { $n ->
    [1] Gleichstand um Platz 1
    [2] Gleichstand um Platz 2
   *[other] Gleichstand um Platz 3
}
stage-tie = { $place ->
    [1] Gleichstand um den ersten Platz: { $n ->
        [2] Beide
       *[other] Alle { $n }
    } erhalten die zweite Belohnung.
    [2] Gleichstand um den zweiten Platz: { $n ->
        [2] Beide
       *[other] Alle { $n }
    } erhalten die dritte Belohnung.
   *[other] Gleichstand um den dritten Platz: { $n ->
        [2] Beide
       *[other] Alle { $n }
    } gehen leer aus.
}
stage-waits = kommt noch
stage-waits-told = Kommt noch für { $name }: { $text }
stage-absent = Ohne Einheiten im Konflikt: { $names }
stage-skip = Überspringen
stage-continue = Weiter
