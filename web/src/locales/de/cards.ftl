### Cards, icons, and the gallery of everything printed.

icon-count = { $n } × { $icon }
icon-least = mindestens { $n } × { $icon }
icon-most = bis zu { $n } × { $icon }
icon-arrow = bezahlt
piece-if = wenn
piece-else = sonst
piece-or = oder
piece-choose = { $n } von
piece-each = alle Gegner
piece-may = du darfst
card-icons = Ihre Symbole
card-agent-to = Entsendet einen Agenten zu:
card-more = Rechtsklick für mehr (Taste I)
card-count = { $name }, { $n } Stück
card-costs = Kostet { $n }
card-complexity =
    { $n ->
        [1] Einfach zu spielen (1 von 3)
        [2] Weniger einfach zu spielen (2 von 3)
       *[other] Anspruchsvoll zu spielen (3 von 3)
    }
card-conflict = Konflikt { $level }
card-kind-card = Karten
card-kind-intrigue = Intrige
card-kind-conflict = Konflikt
card-kind-leader = Anführer
card-kind-space = Feld
card-kind-contract = Vertrag
card-kind-objective = Abzeichenkarte
card-kind-hagal = Haus Hagal
card-kind-rival = Rivale

gallery-title = Karten und Regeln
help-cards = Alle Karten und die Regeln aller Symbole:
gallery-games = Spiele
gallery-search = Suchen
gallery-group = Zeigen
gallery-set = Set
gallery-size = Größe
gallery-all = alle
gallery-icons = Symbole und ihre Regeln
gallery-small = klein
gallery-normal = normal
gallery-large = groß
gallery-shown = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
gallery-none = So etwas ist nicht gedruckt.
gallery-back = Rückseite einer Karte

card-english = { $name } ({ $english })
