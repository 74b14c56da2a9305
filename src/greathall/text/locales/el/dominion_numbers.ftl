### Τα μέρη ενός αριθμού, για όποιον ρωτάει γιατί είναι τόσος.

dominion-part-start = στην αρχή της σειράς
dominion-part-played = παίχτηκαν
dominion-part-bought = { $n ->
    [one] αγοράστηκε 1 κάρτα
   *[other] αγοράστηκαν { $n } κάρτες
}
dominion-part-bought-of = { $n ->
    [one] αγορά: { $name }
   *[other] αγορά: { $name } ×{ $n }
}
dominion-part-printed = πάνω στην κάρτα
dominion-part-cheaper = φτηνότερη σε αυτή τη σειρά
dominion-part-other = πριν
