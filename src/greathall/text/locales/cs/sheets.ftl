## Everything printed, as tables: their titles and headings.

sheet-name = název
sheet-copies = počet
sheet-cost = cena
sheet-types = typy
sheet-text = text
sheet-factions = frakce
sheet-icons = ikony agenta
sheet-icon = ikona agenta
sheet-level = úroveň
sheet-battle_icon = ikona bitvy
sheet-house = rod
sheet-complexity = složitost
sheet-faction = frakce
sheet-watched = sledovaná pole
sheet-at = při vlivu { $n }
sheet-alliance = aliance

sheet-starter = Základní balíček každého hráče
sheet-commander = Základní balíčky velitelů (šest hráčů)
sheet-reserve = Stálá zásoba
sheet-imperium = Balíček karet Impéria
sheet-intrigue = Balíček karet intrik
sheet-conflict = Střety
sheet-leader = Vůdci
sheet-space = Pole na herním plánu
sheet-post = Pozorovací stanoviště
sheet-track = Počítadla vlivu
sheet-contract = Smlouvy (CHOAM)
sheet-objective = Cíle
sheet-hagal = Rod Hagal (jeden nebo dva hráči)
sheet-rival = Soupeři (jeden nebo dva hráči)

sheet-choam = { $name } (CHOAM)
sheet-other-side = { $name } (druhá strana: { $other })
sheet-free = zdarma
sheet-count = { $range ->
    [one] { $least }
   *[several] { $least }–{ $most }
}
sheet-players = { $n } ({ sheet-count })
sheet-players-first = { $n } (hráčů: { sheet-count })
sheet-type-too = { $list } – { $next }
sheet-cost-or = { $list } / { $next }
sheet-track-vp = +1 vítězný bod
sheet-track-alliance = +1 vítězný bod pro toho, kdo jako první dosáhne vlivu { $n } nebo později předstihne držitele aliance
