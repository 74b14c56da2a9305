### Why a card cannot be chosen now.

dominion-why-buy_later = Karten werden nach der Aktionsphase gekauft
dominion-why-treasure_later = Geldkarten werden in der Kaufphase ausgespielt
dominion-why-never_played = sie ist weder Aktion noch Geld: Sie kann nicht ausgespielt werden
dominion-why-treasures_first = spiele erst Geldkarten aus, oder spiele keine mehr aus
dominion-why-actions_over = die Aktionsphase ist vorbei
dominion-why-no_actions = du hast keine Aktionen mehr
dominion-why-treasures_over = du hast mit dem Kaufen begonnen, also werden keine Geldkarten mehr ausgespielt
dominion-why-in_order = sie hat ihren Platz in der Reihenfolge schon
dominion-why-pile_empty = ihr Stapel ist leer
dominion-why-price = sie kostet { $n }, du hast { $have } Geld
dominion-why-limit = sie kostet { $n }, { $limit ->
    [exactly] muss aber genau { $most } kosten
   *[up-to] darf aber höchstens { $most } kosten
}
dominion-why-unfit = es muss { dominion-a-nom } sein
dominion-why-no_reaction = sie ist keine Reaktion auf einen Angriff
dominion-why-unaffected = du bist schon nicht mehr betroffen
dominion-why-revealed = du hast sie schon aufgedeckt
dominion-why-not_loot = nehmen kannst du dir nur, was gerade entsorgt wurde
