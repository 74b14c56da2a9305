### The rules: their page, and the links to it at a table; the link to the strategy page.

rules = Regeln
strategy = Strategie
strategy-title = Strategie: { $game } gut spielen
rules-title = Die Regeln von { $game }
rules-about = In unseren eigenen Worten, in der Reihenfolge des Regelhefts. Zeige auf eine Karte, um sie zu sehen; jede Regel hat ihre eigene Adresse, die du anderen schicken kannst.
rules-contents = Inhalt
rules-found = { $n ->
    [0] Keine Regel enthält diese Wörter
    [one] 1 Regel
   *[other] { $n } Regeln
}
rules-none = So eine Regel gibt es nicht.
rules-print = Drucken
rules-place = Link zu: { $title }
rules-all = Alle Regeln
rule = Regel
rule-about = Die Regel dazu
rule-key = Regel (Taste R)
