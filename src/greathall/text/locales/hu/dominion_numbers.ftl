### Egy szám részei, ha valaki megkérdezi, miből áll össze.

dominion-part-start = a kör elején
dominion-part-played = kijátszva
dominion-part-bought = { $n } lap megvásárolva
dominion-part-bought-of = { $n ->
    [one] megvásárolva: { $name }
   *[other] megvásárolva: { $n } { $name }
}
dominion-part-printed = a kártyán
dominion-part-cheaper = ebben a körben olcsóbb
dominion-part-other = előzőleg
