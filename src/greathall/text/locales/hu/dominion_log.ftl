### Mi történt: a napló minden sora egy mondat. A lapok (.one) az ige után állnak: „Anna kijátszik egy Falut.”

dominion-log-turn = { $who ->
    [you] { $n }. köröd kezdődik.
   *[they] { $player } { $n }. köre kezdődik.
}
dominion-log-play = { $who ->
    [you] Kijátszol { $cards_one }.
   *[they] { $player } kijátszik { $cards_one }.
}
dominion-log-play-treasure = { $who ->
    [you] Kijátszol { $cards_one } (+{ $n } érme).
   *[they] { $player } kijátszik { $cards_one } (+{ $n } érme).
}
dominion-log-buy = { $who ->
    [you] Vásárolsz { $cards_one }.
   *[they] { $player } vásárol { $cards_one }.
}
dominion-log-bonus = { $who ->
    [you] Ezt kapod:
   *[they] { $player } ezt kapja:
} { $list }.
dominion-log-cheaper = Ebben a körben minden kártya { $n } érmével kevesebbe kerül.
dominion-log-richer = Ebben a körben minden { $copper } { $n } érmével többet ér.
dominion-log-draw = { $who ->
    [you] Húzol { $cards_one }.
   *[they] { $player } húz { $cards_one }.
}
dominion-log-discard = { $who ->
    [you] Eldobsz { $cards_one }.
   *[they] { $player } eldob { $cards_one }.
}
dominion-log-trash = { $who ->
    [you] A szemétbe dobsz { $cards_one }.
   *[they] { $player } a szemétbe dob { $cards_one }.
}
dominion-log-gain = { $who ->
    [you] Kapsz { $cards_one }.
   *[they] { $player } kap { $cards_one }.
}
dominion-log-gain_to_deck = { $who ->
    [you] Kapsz { $cards_one } a húzópaklid tetejére.
   *[they] { $player } kap { $cards_one } a húzópaklija tetejére.
}
dominion-log-gain_to_hand = { $who ->
    [you] Kapsz { $cards_one } a kezedbe.
   *[they] { $player } kap { $cards_one } a kezébe.
}
dominion-log-steal = { $who ->
    [you] Kapsz { $cards_one } a szemétből.
   *[they] { $player } kap { $cards_one } a szemétből.
}
dominion-log-reveal = { $who ->
    [you] Felfedsz { $cards_one }.
   *[they] { $player } felfed { $cards_one }.
}
dominion-log-react = { $who ->
    [you] Felfedsz { $cards_one } { $source_article } { $source } ellen.
   *[they] { $player } felfed { $cards_one } { $source_article } { $source } ellen.
}
dominion-log-name = { $who ->
    [you] Megnevezed: { $cards }.
   *[they] { $player } megnevezi: { $cards }.
}
dominion-log-name-other = { $who ->
    [you] Olyan kártyát nevezel meg, amely nincs ebben a játékban.
   *[they] { $player } olyan kártyát nevez meg, amely nincs ebben a játékban.
}
dominion-log-set_aside = { $who ->
    [you] Félreteszel { $cards_one }.
   *[they] { $player } félretesz { $cards_one }.
}
dominion-log-take = { $who ->
    [you] A kezedbe veszel { $cards_one }.
   *[they] { $player } a kezébe vesz { $cards_one }.
}
dominion-log-topdeck = { $who ->
    [you] A húzópaklid tetejére teszel { $cards_one }.
   *[they] { $player } a húzópaklija tetejére tesz { $cards_one }.
}
dominion-log-reveal_hand = { $who ->
    [you] Felfeded a kezedet.
   *[they] { $player } felfedi a kezét.
}
dominion-log-reveal_hand-cards = { $who ->
    [you] Felfeded a kezedet: { $cards }.
   *[they] { $player } felfedi a kezét: { $cards }.
}
dominion-log-discard_deck = { $who ->
    [you] A használt paklidra teszed a húzópaklidat.
   *[they] { $player } a használt paklijára teszi a húzópakliját.
}
dominion-log-shuffle = { $who ->
    [you] A használt paklidat új húzópaklivá kevered.
   *[they] { $player } a használt pakliját új húzópaklivá keveri.
}
dominion-log-clean_up = { $who ->
    [you] Végrehajtod a befejező fázist.
   *[they] { $player } végrehajtja a befejező fázist.
}
dominion-log-pass_left = { $who ->
    [you] Átadsz { $cards_one } { $to ->
        [you] magadnak
        [self] magadnak
       *[they] { $receiver } részére
    }.
   *[they] { $player } átad { $cards_one } { $to ->
        [you] neked
        [self] önmagának
       *[they] { $receiver } részére
    }.
}

## Lapok, amelyeket az olvasó nem ismerhet: egyedül, vagy olyanok után, amelyeket igen.

dominion-log-hidden = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
    .one = { $n ->
        [one] egy lapot
       *[other] { $n } lapot
    }
dominion-log-hidden-too = { $n ->
    [one] egy másik lap
   *[other] { $n } másik lap
}
    .one = { $n ->
        [one] egy másik lapot
       *[other] { $n } másik lapot
    }
