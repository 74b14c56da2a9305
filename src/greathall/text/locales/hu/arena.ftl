### Amit a greathall sim, tournament és ladder ír ki: táblázatok a botokról.

arena-sim = { $game }: { $games } játszma, kezdőszám: { $seed }
arena-tournament = { $game }, { $players } játékos: { $games } játszma, kezdőszám: { $seed }
arena-ladder = { $game }, { $players } játékos: párosításonként { $games } játszma, kezdőszám: { $seed }
arena-table = { $game }, { $players } játékos

arena-bot = bot
arena-wins = győzelem
arena-win-rate = győzelmi arány
arena-interval = 95%
arena-mean-score = átlagos pontszám
arena-mean-turns = átlagos körszám
arena-rating = értékszám
arena-games = játszma
arena-against = ellenfél
arena-score = eredmény
arena-automata = automaták
arena-challenge = megnyert játszmák, egy a többi ellen
arena-pairings = ki ki ellen: 50%-nál egyformák
arena-verdict = az első
arena-verdict-is = { $verdict ->
    [stronger] erősebb
    [not-stronger] nem erősebb
   *[unclear] nem világos
}

arena-sprt = erősebb: inkább { $high }, mint { $low }; minden ítélet legfeljebb az esetek { $error } részében téves
arena-kingdom = birodalom: { $cards }
arena-speed = { $seconds } s, másodpercenként { $games } játszma és { $decisions } döntés
arena-left-out = Kimaradt, mert sokáig tart: { $bots }
