### The parts of a number, for whoever asks why it is what it is.

dominion-part-start = zu Beginn des Zuges
dominion-part-played = ausgespielt
dominion-part-bought = { $n ->
    [one] 1 Karte gekauft
   *[other] { $n } Karten gekauft
}
dominion-part-bought-of = { $n ->
    [one] gekauft: { $name }
   *[other] gekauft: { $n }× { $name }
}
dominion-part-printed = auf der Karte
dominion-part-cheaper = billiger in diesem Zug
dominion-part-other = vorher
