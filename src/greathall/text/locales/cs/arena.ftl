### Co vypisují příkazy greathall sim, tournament a ladder: tabulky botů.

arena-n-games = { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}
arena-sim = { $game }: { arena-n-games }, semínko { $seed }
arena-tournament = { $game }, počet hráčů { $players }: { arena-n-games }, semínko { $seed }
arena-ladder = { $game }, počet hráčů { $players }: { arena-n-games } na dvojici, semínko { $seed }
arena-table = { $game }, počet hráčů { $players }

arena-bot = bot
arena-wins = výhry
arena-win-rate = podíl výher
arena-interval = 95 %
arena-mean-score = průměr bodů
arena-mean-turns = průměr tahů
arena-rating = hodnocení
arena-games = hry
arena-against = proti
arena-score = výsledek
arena-automata = automaty
arena-challenge = vyhrané hry, jeden proti ostatním
arena-pairings = kdo proti komu: 50 % je vyrovnané
arena-verdict = první bot
arena-verdict-is = { $verdict ->
    [stronger] je silnější
    [not-stronger] není silnější
   *[unclear] nerozhodnuto
}

arena-sprt = silnější: spíše { $high } než { $low }; každý verdikt je chybný nejvýše v { $error } případů
arena-kingdom = království: { $cards }
arena-speed = { $seconds } s, za sekundu { arena-n-games } a { $decisions ->
    [one] 1 rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}
arena-left-out = Vynecháno, protože jim to trvá dlouho: { $bots }
