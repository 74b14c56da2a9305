### Běh turnaje jako stránka: greathall report.

report-title = { $game }: turnaj
report-bots = boti
report-players = hráči
report-best-bot = nejlepší
report-mean-length = průměrná délka
report-mean-rounds = počet kol: { $n }
report-plan = { $format }, nejvýše { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
} na dvojici, semínko { $seed }
report-sprt = sekvenční test { $low } proti { $high }
report-versions = verze pravidel { $rules }, Great Hall { $version }

report-ratings = Hodnocení
report-ratings-about = Kdo je jak silný, s 95% intervaly. Všichni začínají na 25.
report-against = Strategie proti strategii
report-against-about = Jak často skončil bot z řádku u téhož stolu před botem ze sloupce; remízy jsou za půl.
report-ahead-of = před
report-how-often = jak často
report-most-frequent = Zobrazená nejčastější zahájení: { $n } z celkových { $of }.
report-start = Začátek
report-start-about = Kdo začíná, je první. Na tečkované čáře jsou si všichni rovni.
report-order = v pořadí hry
report-ordinal = { $n }.
report-by-seat = Místa
report-by-seat-about = Podle místa, ať začíná kdokoli.
report-seat = místo
report-seats = místa
report-leaders = Vůdci
report-leaders-about = Jak často který vyhrál, ať ho hrál kdokoli.
report-leader = vůdce
report-kingdom = Království
report-kingdom-about = Jak často který bot vyhrál, když byla tato karta v království.
report-kingdom-rates = podíl výher podle království
report-card = karta
report-games-with = hry s ní
report-openings = Zahájení
report-openings-about = První tahy místa, v pořadí.
report-opening = zahájení
report-caution = Co dělají silní boti, vypadá silně: toto ukazuje, co jde spolu, ne co vyhrává.
report-deed = { $deed ->
    [bought] Podíl výher při koupi
    [gained] Podíl výher při získání
    [visited] Podíl výher při návštěvě
    [played] Podíl výher při zahrání
   *[deed] Podíl výher: { $deed }
}
report-deed-about = { $deed ->
    [bought] Jak často vyhrálo místo, které ji aspoň jednou koupilo.
    [gained] Jak často vyhrálo místo, které ji aspoň jednou získalo.
    [visited] Jak často vyhrálo místo, které toto pole aspoň jednou navštívilo.
    [played] Jak často vyhrálo místo, které ji aspoň jednou zahrálo.
   *[deed] Jak často vyhrálo místo, pro které to aspoň jednou platí: { $deed }.
}
report-deed-is = { $deed ->
    [bought] koupeno
    [gained] získáno
    [visited] navštíveno
    [played] zahráno
   *[deed] { $deed }
}
report-length = Délka
report-length-about = Kolik kol hry měly.
report-rounds = kola
report-margin = Náskok
report-margin-about = Body mezi vítězem a nejlepším z ostatních; pod 0 rozhodlo při rovnosti něco jiného.
report-points = body
report-mean = Průměr: { $n }.
report-share = podíl
report-curve = { $what } podle kol
report-curve-about = Průměr každého kola, kterého dosáhla aspoň desetina her bota.
report-best = Zobrazení nejlepší boti: { $n }.
report-round = kolo
