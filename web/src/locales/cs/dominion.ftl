### The table of Dominion

pile-price = { $name }: teď stojí { $n }
pile-label = { $name }, stojí { $cost }, zbývá { $left }
dominion-your-turn = Jste na tahu
dominion-turn-of = Na tahu: { $name }
dominion-action-phase = Fáze akce
dominion-buy-phase = Fáze nákupu
dominion-actions = { $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
}
dominion-actions-word = { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
dominion-actions-about = Kolik akčních karet lze v tomto tahu ještě zahrát.
dominion-buys = { $n ->
    [one] zbývá 1 nákup
    [few] zbývají { $n } nákupy
   *[other] zbývá { $n } nákupů
}
dominion-buys-word = { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
dominion-buys-about = Kolik karet lze v tomto tahu ještě koupit.
dominion-coins = { $n ->
    [one] zbývá 1 mince
    [few] zbývají { $n } mince
   *[other] zbývá { $n } mincí
}
dominion-coins-word = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
dominion-coins-about = Co lze v tomto tahu ještě utratit.
dominion-hand-empty = V ruce nemáte žádné karty.
dominion-in-play = Ve hře
dominion-apart = Ukázané nebo dané stranou: { $name }
dominion-trash = Smetiště ({ $n })
dominion-trash-empty = Zatím nic na smetišti není.
dominion-points = Body
dominion-points-n = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
dominion-hand-of = Karty v ruce:
dominion-hand-of-n = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
dominion-deck-of = Karty v dobíracím balíčku:
dominion-deck-of-n = { $n ->
    [one] 1 karta v dobíracím balíčku
    [few] { $n } karty v dobíracím balíčku
   *[other] { $n } karet v dobíracím balíčku
}
dominion-discard-of = Vrchní odložená karta:
dominion-known = Známé karty v této ruce
dominion-known-n = { $n ->
    [one] { $n } známá
    [few] { $n } známé
   *[other] { $n } známých
}
card-costs-coins = { $n ->
    [one] Stojí 1 minci
    [few] Stojí { $n } mince
   *[other] Stojí { $n } mincí
}
