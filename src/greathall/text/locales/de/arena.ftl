### Was greathall sim, tournament und ladder ausgeben: Tabellen von Bots.

arena-sim = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Seed { $seed }
arena-tournament = { $game } zu { $players }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Seed { $seed }
arena-ladder = { $game } zu { $players }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} pro Paarung, Seed { $seed }
arena-table = { $game } zu { $players }

arena-bot = Bot
arena-wins = Siege
arena-win-rate = Siegquote
arena-interval = 95 %
arena-mean-score = Punkte im Mittel
arena-mean-turns = Züge im Mittel
arena-rating = Wertung
arena-games = Partien
arena-against = gegen
arena-score = Ergebnis
arena-automata = Automaten
arena-challenge = gewonnene Partien, einer gegen die anderen
arena-pairings = wer gegen wen: 50 % ist ausgeglichen
arena-verdict = der erste Bot
arena-verdict-is = { $verdict ->
    [stronger] ist stärker
    [not-stronger] ist nicht stärker
   *[unclear] unklar
}

arena-sprt = stärker: eher { $high } als { $low }; jedes Urteil ist höchstens in { $error } der Fälle falsch
arena-kingdom = Königreich: { $cards }
arena-speed = { $seconds } s, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} und { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} pro Sekunde
arena-left-out = Ausgelassen, weil sie lange brauchen: { $bots }
