## Minden, ami nyomtatva van, táblázatokban: a címeik és az oszlopaik.

sheet-name = név
sheet-copies = példány
sheet-cost = költség
sheet-types = típus
sheet-text = szöveg
sheet-factions = frakciók
sheet-icons = ügynökikonok
sheet-icon = ügynökikon
sheet-level = szint
sheet-battle_icon = csataikon
sheet-house = ház
sheet-complexity = bonyolultság
sheet-faction = frakció
sheet-watched = megfigyelt helyszínek
sheet-at = { $n } befolyásnál
sheet-alliance = szövetség

sheet-starter = Minden játékos kezdőpaklija
sheet-commander = A parancsnokok kezdőpaklijai (hat játékos)
sheet-reserve = Tartalék
sheet-imperium = Impériumpakli
sheet-intrigue = Intrikapakli
sheet-conflict = Ütközetek
sheet-leader = Vezetők
sheet-space = Helyszínek
sheet-post = Megfigyelőállások
sheet-track = Befolyássávok
sheet-contract = Szerződések (KHAFT)
sheet-objective = Célkártyák
sheet-hagal = Hagal-ház (egy vagy két játékos)
sheet-rival = Riválisok (egy vagy két játékos)

sheet-choam = { $name } (KHAFT)
sheet-other-side = { $name } (másik oldala: { $other })
sheet-free = ingyenes
sheet-count = { $range ->
    [one] { $least }
   *[several] { $least }–{ $most }
}
sheet-players = { $n } ({ sheet-count })
sheet-players-first = { $n } ({ sheet-count } játékos)
sheet-type-too = { $list } – { $next }
sheet-cost-or = { $list } / { $next }
sheet-track-vp = +1 győzelmi pont
sheet-track-alliance = +1 győzelmi pont annak, aki elsőként eléri a { $n }-es értéket, vagy később feljebb jut, mint akinél a szövetségjelölő van
