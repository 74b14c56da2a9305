### Egy verseny futása egy oldalon: greathall report.

report-title = { $game }: verseny
report-bots = bot
report-players = játékos
report-best-bot = legjobb
report-mean-length = átlagos hossz
report-mean-rounds = { $n } forduló
report-plan = { $format }, párosításonként legfeljebb { $games } játszma, kezdőszám: { $seed }
report-sprt = szekvenciális próba: { $low } vagy { $high }
report-versions = szabályverzió: { $rules }, Great Hall { $version }

report-ratings = Értékszámok
report-ratings-about = Ki mennyire erős, 95%-os intervallumokkal. Mindenki 25-ről indul.
report-against = Stratégia stratégia ellen
report-against-about = Milyen gyakran végzett a sor botja az oszlop botja előtt ugyanannál az asztalnál; a döntetlen fél.
report-ahead-of = előtte
report-how-often = milyen gyakran
report-most-frequent = Az ábrán a { $n } leggyakoribb látható, összesen { $of } van.
report-start = Kezdés
report-start-about = Aki kezd, az az első. A pontozott vonalnál mindenki esélye egyforma.
report-order = sorrendben
report-ordinal = { $n }.
report-by-seat = Helyek
report-by-seat-about = Helyek szerint, bárki kezd is.
report-seat = hely
report-seats = hely
report-leaders = Vezetők
report-leaders-about = Melyik milyen gyakran nyert, bárki játszotta is.
report-leader = vezető
report-kingdom = Birodalom
report-kingdom-about = Milyen gyakran nyertek a botok, ahol az a kártya a birodalomban volt.
report-kingdom-rates = győzelmi arány birodalmanként
report-card = kártya
report-games-with = játszma ezzel
report-openings = Megnyitások
report-openings-about = Egy hely első lépései, sorban.
report-opening = megnyitás
report-caution = Amit az erős botok tesznek, erősnek látszik: ez azt mutatja, mi jár együtt, nem azt, mi nyer.
report-deed = { $deed ->
    [bought] Győzelmi arány, ha megvették
    [gained] Győzelmi arány, ha megkapták
    [visited] Győzelmi arány, ha felkeresték
    [played] Győzelmi arány, ha kijátszották
   *[deed] Győzelmi arány: { $deed }
}
report-deed-about = { $deed ->
    [bought] Milyen gyakran nyert az a hely, amely legalább egyszer megvette.
    [gained] Milyen gyakran nyert az a hely, amely legalább egyszer megkapta.
    [visited] Milyen gyakran nyert az a hely, amely legalább egyszer felkereste.
    [played] Milyen gyakran nyert az a hely, amely legalább egyszer kijátszotta.
   *[deed] Milyen gyakran nyert az a hely, amelyre ez legalább egyszer igaz: { $deed }.
}
report-deed-is = { $deed ->
    [bought] megvett
    [gained] megkapott
    [visited] felkeresett
    [played] kijátszott
   *[deed] { $deed }
}
report-length = Hossz
report-length-about = Hány fordulósak voltak a játszmák.
report-rounds = forduló
report-margin = Különbség
report-margin-about = A győztes és a többiek legjobbja közti pontkülönbség; 0 alatt a döntetlent más döntötte el.
report-points = pont
report-mean = Átlag: { $n }.
report-share = arány
report-curve = { $what }, fordulónként
report-curve-about = Az átlag minden olyan fordulóban, amelyet egy bot játszmáinak legalább a tizede elért.
report-best = Az ábrán a { $n } legjobb bot látható.
report-round = forduló
