### Miért nem választható most egy kártya. Kisbetűvel kezdődnek, pont nélkül; több is összekapcsolódhat.

dominion-why-buy_later = vásárolni az akciófázis után lehet
dominion-why-treasure_later = a kincseket a vásárlási fázisban kell kijátszani
dominion-why-never_played = ez sem akció, sem kincs: nem játszható ki
dominion-why-treasures_first = előbb játssz ki kincseket, vagy döntsd el, hogy nem játszol ki többet
dominion-why-actions_over = az akciófázis véget ért
dominion-why-no_actions = nincs több akciód
dominion-why-treasures_over = már áttértél a vásárlásra, így több kincs nem játszható ki
dominion-why-in_order = már megvan a helye a sorrendben
dominion-why-pile_empty = elfogyott a paklija
dominion-why-price = { $n } érmébe kerül, neked { $have } van
dominion-why-limit = { $n } érmébe kerül, de { $limit ->
    [exactly] pontosan { $most } érmébe kell kerülnie
   *[up-to] legfeljebb { $most } érmébe kerülhet
}
dominion-why-unfit = ennek kell lennie: { dominion-noun }
dominion-why-no_reaction = ez nem támadás elleni védekezés
dominion-why-unaffected = már nem hat rád a támadás
dominion-why-revealed = ezt már felfedted
dominion-why-not_loot = csak az imént szemétbe dobott lapok vehetők el
