### Der Lauf eines Turniers als Seite: greathall report.

report-title = { $game }: ein Turnier
report-bots = Bots
report-players = Personen
report-best-bot = bester
report-mean-length = mittlere Länge
report-mean-rounds = { $n } Runden
report-plan = { $format }, bis zu { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} pro Paarung, Seed { $seed }
report-sprt = sequenzieller Test von { $low } gegen { $high }
report-versions = Regelversion { $rules }, Great Hall { $version }

report-ratings = Wertungen
report-ratings-about = Wer wie stark ist, mit 95-%-Intervallen. Alle beginnen bei 25.
report-against = Strategie gegen Strategie
report-against-about = Wie oft der Bot der Zeile am selben Tisch vor dem Bot der Spalte lag; Gleichstände zählen halb.
report-ahead-of = vor
report-how-often = wie oft
report-most-frequent = Gezeichnet sind die { $n } häufigsten von { $of }.
report-start = Start
report-start-about = Wer beginnt, ist zuerst an der Reihe. Auf der gepunkteten Linie sind alle gleich.
report-order = in Spielreihenfolge
report-ordinal = { $n }.
report-by-seat = Plätze
report-by-seat-about = Nach Platz, wer auch beginnt.
report-seat = Platz
report-seats = Plätze
report-leaders = Anführer
report-leaders-about = Wie oft mit ihnen gewonnen wurde, wer sie auch spielte.
report-leader = Anführer
report-kingdom = Königreich
report-kingdom-about = Wie oft jeder Bot gewann, wo diese Karte im Königreich war.
report-kingdom-rates = Siegquote nach Königreich
report-card = Karte
report-games-with = Partien damit
report-openings = Eröffnungen
report-openings-about = Die ersten Züge eines Platzes, der Reihe nach.
report-opening = Eröffnung
report-caution = Was starke Bots tun, sieht stark aus: Dies zeigt, was zusammen vorkommt, nicht was gewinnt.
report-deed = { $deed ->
    [bought] Siegquote, wenn gekauft
    [gained] Siegquote, wenn genommen
    [visited] Siegquote, wenn besucht
    [played] Siegquote, wenn ausgespielt
   *[deed] Siegquote: { $deed }
}
report-deed-about = { $deed ->
    [bought] Wie oft ein Platz gewann, der die Karte mindestens einmal gekauft hatte.
    [gained] Wie oft ein Platz gewann, der die Karte mindestens einmal genommen hatte.
    [visited] Wie oft ein Platz gewann, der das Feld mindestens einmal besucht hatte.
    [played] Wie oft ein Platz gewann, der die Karte mindestens einmal ausgespielt hatte.
   *[deed] Wie oft ein Platz gewann, für den das mindestens einmal gilt: { $deed }.
}
report-deed-is = { $deed ->
    [bought] gekauft
    [gained] genommen
    [visited] besucht
    [played] ausgespielt
   *[deed] { $deed }
}
report-length = Länge
report-length-about = Wie viele Runden die Partien hatten.
report-rounds = Runden
report-margin = Vorsprung
report-margin-about = Punkte zwischen dem Sieger und dem besten der anderen; unter 0 entschied bei Gleichstand anderes.
report-points = Punkte
report-mean = Mittel: { $n }.
report-share = Anteil
report-curve = { $what } nach Runden
report-curve-about = Das Mittel jeder Runde, die mindestens ein Zehntel der Partien eines Bots erreicht hat.
report-best = Gezeichnet sind die { $n } besten Bots.
report-round = Runde
