### Co vypisuje greathall analyse.

analysis-title = { $game }: šance na výhru podle { $budget ->
    [one] 1 přehraného tahu
    [few] { $budget } přehraných tahů
   *[other] { $budget } přehraných tahů
}, semínko { $seed }
analysis-swings = kde se hra obrátila
analysis-better-moves = lepší tahy
analysis-none = Žádný lepší tah se nenašel.
analysis-more = a { $n ->
    [one] 1 další
    [few] { $n } další
   *[other] { $n } dalších
} s menším ziskem; všechny vypíše --json
analysis-why = { $move }: { $why }

analysis-turn = tah
analysis-whose = čí šance
analysis-before = předtím
analysis-after = potom
analysis-step = krok
analysis-who = kdo
analysis-played = zahráno
analysis-better = lépe
analysis-gain = zisk
