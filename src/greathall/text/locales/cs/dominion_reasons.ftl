### Why a card cannot be chosen now.

dominion-why-buy_later = karty se kupují až po fázi akce
dominion-why-treasure_later = peníze se hrají ve fázi nákupu
dominion-why-never_played = není to akce ani peníze: zahrát ji nelze
dominion-why-treasures_first = nejdřív zahrajte peníze, nebo už žádné další nehrajte
dominion-why-actions_over = fáze akce skončila
dominion-why-no_actions = nezbývá vám žádná akce
dominion-why-treasures_over = začali jste nakupovat, další peníze už hrát nelze
dominion-why-in_order = její místo v pořadí už je určené
dominion-why-pile_empty = její hromádka je prázdná
dominion-why-price = stojí { $n }, máte { $have } { $have ->
    [one] minci
    [few] mince
   *[other] mincí
}
dominion-why-limit = stojí { $n }, ale musí stát { $limit ->
    [exactly] přesně { $most }
   *[up-to] nejvýše { $most }
}
dominion-why-unfit = musí to být { dominion-a-nom }
dominion-why-no_reaction = není to reakce na útok
dominion-why-unaffected = útok už na vás nepůsobí
dominion-why-revealed = už jste ji ukázali
dominion-why-not_loot = vzít si můžete jen to, co bylo právě zahozeno
