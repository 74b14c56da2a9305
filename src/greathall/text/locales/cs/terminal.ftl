### What the terminal says around a game: greathall play, greathall replay.

terminal-help =
    Číslo vybere možnost s tímto číslem.
    ? NÁZEV  co která věc říká (samotné ?: vše, co v této hře je)
    r        pravidlo k tomu, na co jste tázáni (r SLOVA: pravidla s těmito slovy)
    u        vrátit poslední krok, pokud se od té doby nic neukázalo
    a        rada: co by udělal rozumný bot a proč
    l        vše, co se zatím stalo
    h        tato nápověda
    q        opustit hru
terminal-begin = { $title }, semínko { $seed }. Nápovědu zobrazí h.
terminal-you = Vy
terminal-bot = { $name } (místo { $seat })
terminal-player = Hráč { $n }
terminal-left = Opustili jste hru.
terminal-record = Záznam je v souboru { $file }.
terminal-number = Napište číslo od 1 do { $last }, nebo h pro nápovědu.
terminal-kept = To nelze vrátit: { $why }.
terminal-loss = { $loss } Pokud to tak chcete, napište stejné číslo znovu.
terminal-advice = { $label } – { $why }.
terminal-unknown = V této hře se nic nejmenuje { $words }.
terminal-unfinished = Záznam končí dřív než hra.
terminal-go-on = Enter: dál, q: konec
terminal-over = Hra skončila
terminal-place = pořadí
terminal-who = hráč
terminal-points = body
terminal-with = a k tomu

## Stůl.

terminal-nothing = nic
terminal-hand = Vaše ruka: { $cards }

## Dominion.

terminal-dominion-supply = Společná zásoba
terminal-dominion-card = karta
terminal-dominion-cost = cena
terminal-dominion-pile = zbývá
terminal-dominion-empty = prázdný
terminal-dominion-you = Vy: { $turn }. tah, karty v dobíracím balíčku: { $deck }, odkládací balíček: { $discard }{ $shows ->
    [yes] , ve hře: { $cards }
   *[no] {""}
}
terminal-dominion-other = { $player }: { $turn }. tah, karty v ruce: { $hand }{ $shows ->
    [yes] {" "}(z nich znáte: { $cards })
   *[no] {""}
}, v dobíracím balíčku: { $deck }, odkládací balíček: { $discard }
terminal-dominion-counts = Akce { $actions }  Nákupy { $buys }  Mince { $coins }
terminal-dominion-owned = { $n }× { $card }

## Duna.

terminal-dune-round = { $n }. kolo, střet: { $name } (úroveň { $level })
terminal-dune-vp = VB
terminal-dune-solari = sol
terminal-dune-spice = koření
terminal-dune-water = voda
terminal-dune-garrison = pevnost
terminal-dune-conflict = střet
terminal-dune-agents = agenti
terminal-dune-cards = karty
terminal-dune-track = { $faction ->
    [emperor] I
    [guild] KG
    [bene_gesserit] BG
    [great_houses] V
    [fringe_worlds] OS
   *[fremen] F
}
terminal-dune-led = { $player }: { $leader }
terminal-dune-no-leader = zatím bez vůdce
terminal-dune-activated = { $player } → { $ally }
terminal-dune-fighting = { $n }{ $worms ->
    [0] {""}
    [one] +1 červ
    [few] +{ $worms } červi
   *[other] +{ $worms } červů
} = { $strength }
terminal-dune-agents-left = { $n } / { $of }{ $revealed ->
    [yes] {" "}(odhaleno)
   *[no] {""}
}
terminal-dune-held = { $what }: { $who }
terminal-dune-sent = Agenti: { $list }
terminal-dune-bonus-spice = Bonusové koření: { $list }
terminal-dune-control = Ovládnutí: { $list }
terminal-dune-alliances = Aliance: { $list }
terminal-dune-spies = Špioni: { $list }
terminal-dune-hooks = Tvůrcovské háky: { $list }
terminal-dune-battle-icons = Ikony bitvy lícem nahoru: { $list }
terminal-dune-wall = { $stands ->
    [yes] Štítový val stojí.
   *[no] Štítový val je odstraněn.
}
terminal-dune-hagal = Rod Hagal: { $cards }
terminal-dune-drawn = { $name } ({ $outcome ->
    [carried_out] provedeno
    [occupied] obsazeno
    [closed] uzavřeno
    [no_spice] žádné bonusové koření
    [not_now] teď nelze provést
    [reshuffled] zamícháno
    [swords] meče
   *[no_use] není k užitku
})
terminal-dune-price = { $name } ({ $n })
terminal-dune-row = Imperiální řada: { $cards }
terminal-dune-throne-row = Trůnní řada: { $cards }
terminal-dune-reserve = Stálá zásoba: { $cards }
terminal-dune-contracts = Smlouvy: { $cards }
terminal-dune-intrigue = Vaše karty intrik: { $cards }
terminal-dune-intrigue-in-play = Intriky ve hře: { $cards }
terminal-dune-in-play = Ve hře: { $cards }
terminal-dune-persuasion = Přízeň { $n }
terminal-dune-garrisoned = { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
} v pevnosti
