### Was das Terminal rund um eine Partie sagt: greathall play, greathall replay.

terminal-help =
    Eine Zahl wählt die Option mit dieser Nummer.
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
terminal-go-on = Eingabe: weiter, q: aufhören
terminal-over = Die Partie ist zu Ende
terminal-place = Rang
terminal-who = Name
terminal-points = Punkte
terminal-with = mit
