### The parts of a number, for whoever asks why it is what it is.

dominion-part-start = na začátku tahu
dominion-part-played = zahráno
dominion-part-bought = { $n ->
    [one] koupena 1 karta
    [few] koupeny { $n } karty
   *[other] koupeno { $n } karet
}
dominion-part-bought-of = { $n ->
    [one] koupeno: { $name }
    [few] koupeno: { $n }× { $name }
   *[other] koupeno: { $n }× { $name }
}
dominion-part-printed = na kartě
dominion-part-cheaper = v tomto tahu levněji
dominion-part-other = předtím
