### Mi veszne el egy választással, ami még felhasználható lenne: egyszer rákérdezünk. Egész mondatok.

dominion-loss-coins = Még { $n } érméd és { $buys } vásárlásod van; ami megmarad belőlük, elvész.
imperium-loss-agents = Még { $n } ügynöködet kiküldhetnéd; a kártyáid felfedése után már egyik sem mehet ki.
imperium-loss-persuasion = Még { $n } meggyőzésed van, ez { $cards ->
    [one] egy kártyára elég
   *[other] { $cards } kártya bármelyikére elég
}; ami megmarad belőle, elvész.
imperium-loss-combat_cards = { $n } olyan intrikakártyád van, amelyet ebben a csatában kijátszhatnál; ha mindenki más passzol, már késő.

### Miért nem vonható vissza egy lépés. Kisbetűvel kezdődnek, pont nélkül.

kept-nothing = még nem döntöttél semmiről
kept-others = azóta valaki más döntött
kept-before = az utolsó lépésed még abban a játszmában történt, amelyet ez folytat
kept-over = a játszma véget ért
kept-shown = valami rejtett napvilágra került
dominion-kept-draw = lapot húztak
dominion-kept-reveal = lapot fedtek fel
dominion-kept-react = lapot fedtek fel
imperium-kept-draw = kártyát húztak
imperium-kept-intrigue = intrikakártyát húztak
imperium-kept-row = új kártya került a sorba
imperium-kept-reveal = kártyákat fedtek fel
