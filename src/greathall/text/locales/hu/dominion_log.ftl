### Mi történt: a napló minden sora egy mondat. A lapok tárgyesetben az ige előtt állnak: „Anna Falut játszik ki.”

dominion-log-turn = { $who ->
    [you] { $n }. köröd kezdődik.
   *[they] { $player } { $n }. köre kezdődik.
}
dominion-log-play = { $who ->
    [you] { CAPITAL($cards_acc) } játszol ki.
   *[they] { $player } { $cards_acc } játszik ki.
}
dominion-log-play-treasure = { $who ->
    [you] { CAPITAL($cards_acc) } játszol ki (+{ $n } érme).
   *[they] { $player } { $cards_acc } játszik ki (+{ $n } érme).
}
dominion-log-buy = { $who ->
    [you] { CAPITAL($cards_acc) } vásárolsz.
   *[they] { $player } { $cards_acc } vásárol.
}
dominion-log-bonus = { $who ->
    [you] Ezt kapod:
   *[they] { $player } ezt kapja:
} { $list }.
dominion-log-cheaper = Ebben a körben minden kártya { $n } érmével kevesebbe kerül.
dominion-log-richer = Ebben a körben minden { $copper } { $n } érmével többet ér.
dominion-log-draw = { $who ->
    [you] { CAPITAL($cards_acc) } húzol.
   *[they] { $player } { $cards_acc } húz.
}
dominion-log-discard = { $who ->
    [you] { CAPITAL($cards_acc) } dobsz el.
   *[they] { $player } { $cards_acc } dob el.
}
dominion-log-trash = { $who ->
    [you] { CAPITAL($cards_acc) } dobsz a szemétbe.
   *[they] { $player } { $cards_acc } dob a szemétbe.
}
dominion-log-gain = { $who ->
    [you] { CAPITAL($cards_acc) } kapsz.
   *[they] { $player } { $cards_acc } kap.
}
dominion-log-gain_to_deck = { $who ->
    [you] { CAPITAL($cards_acc) } kapsz a húzópaklid tetejére.
   *[they] { $player } { $cards_acc } kap a húzópaklija tetejére.
}
dominion-log-gain_to_hand = { $who ->
    [you] { CAPITAL($cards_acc) } kapsz a kezedbe.
   *[they] { $player } { $cards_acc } kap a kezébe.
}
dominion-log-steal = { $who ->
    [you] { CAPITAL($cards_acc) } kapsz a szemétből.
   *[they] { $player } { $cards_acc } kap a szemétből.
}
dominion-log-reveal = { $who ->
    [you] { CAPITAL($cards_acc) } fedsz fel.
   *[they] { $player } { $cards_acc } fed fel.
}
dominion-log-react = { $who ->
    [you] { CAPITAL($cards_acc) } fedsz fel { $source_article } { $source } ellen.
   *[they] { $player } { $cards_acc } fed fel { $source_article } { $source } ellen.
}
dominion-log-name = { $who ->
    [you] { CAPITAL($cards_acc) } nevezel meg.
   *[they] { $player } { $cards_acc } nevez meg.
}
dominion-log-name-other = { $who ->
    [you] Olyan kártyát nevezel meg, amely nincs ebben a játékban.
   *[they] { $player } olyan kártyát nevez meg, amely nincs ebben a játékban.
}
dominion-log-set_aside = { $who ->
    [you] { CAPITAL($cards_acc) } teszel félre.
   *[they] { $player } { $cards_acc } tesz félre.
}
dominion-log-take = { $who ->
    [you] { CAPITAL($cards_acc) } veszel a kezedbe.
   *[they] { $player } { $cards_acc } vesz a kezébe.
}
dominion-log-topdeck = { $who ->
    [you] { CAPITAL($cards_acc) } teszel a húzópaklid tetejére.
   *[they] { $player } { $cards_acc } tesz a húzópaklija tetejére.
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
    [you] { CAPITAL($cards_acc) } adsz át { $to ->
        [you] magadnak.
        [self] magadnak.
       *[they] neki: { $receiver }.
    }
   *[they] { $player } { $cards_acc } ad át { $to ->
        [you] neked.
        [self] önmagának.
       *[they] neki: { $receiver }.
    }
}

## Lapok, amelyeket az olvasó nem ismerhet: egyedül, vagy olyanok után, amelyeket igen.

dominion-log-hidden = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
    .acc = { $n ->
        [one] egy lapot
       *[other] { $n } lapot
    }
dominion-log-hidden-too = { $n ->
    [one] egy másik lap
   *[other] { $n } másik lap
}
    .acc = { $n ->
        [one] egy másik lapot
       *[other] { $n } másik lapot
    }
