### What a choice would give away though it could still be used: it is asked once. Whole sentences.

dominion-loss-coins = Ještě máte { dominion-n-coins } a { $buys } { $buys ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}; co z nich zbude, propadne.
imperium-loss-agents = { $n ->
    [one] Ještě můžete vyslat 1 agenta
    [few] Ještě můžete vyslat { $n } agenty
   *[other] Ještě můžete vyslat { $n } agentů
}; po tahu odhalení už žádný nevyrazí.
imperium-loss-persuasion = Ještě máte { imperium-n-persuasion }, což stačí na { $cards ->
    [one] jednu kartu
    [few] kteroukoli ze { $cards } karet
    [6] kteroukoli ze 6 karet
    [7] kteroukoli ze 7 karet
   *[other] kteroukoli z { $cards } karet
}; co zbude, propadne.
imperium-loss-combat_cards = Máte { imperium-n-intrigue }, { $n ->
    [one] kterou
   *[other] které
} byste mohli v tomto boji zahrát; jestli všichni ostatní pasují, bude pozdě.

### Why a step cannot be taken back.

kept-nothing = ještě jste nic nevybrali
kept-others = od té doby rozhodl někdo jiný
kept-before = váš poslední krok patří ke hře, ze které tato pokračuje
kept-over = hra skončila
kept-shown = ukázalo se něco skrytého
dominion-kept-draw = dobrala se karta
dominion-kept-reveal = ukázala se karta
dominion-kept-react = ukázala se karta
imperium-kept-draw = dobrala se karta
imperium-kept-intrigue = dobrala se karta intrik
imperium-kept-row = do řady přišla nová karta
imperium-kept-reveal = odhalily se karty
