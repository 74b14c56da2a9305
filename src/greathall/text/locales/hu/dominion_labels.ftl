### Mit kérdezünk a játékosoktól, és hogyan hívják a válaszokat. $source az a kártya, amely kérdez.

dominion-ask-action = Akciófázis: játssz ki egy akciókártyát (még { $n } akciód van)
dominion-ask-treasure = Vásárlási fázis: játssz ki kincskártyákat (eddig { $n } érméd van)
dominion-ask-buy = Vásárlási fázis: vásárolj egy kártyát ({ $coins } érméd és még { $n } vásárlásod van)
dominion-ask-react = { $player } kijátszik { $source_one }: felfedsz egy védekezéskártyát?
dominion-ask-choose = { $source }: válassz { $chosen ->
    [0] {""}
   *[other] még{" "}
}{ $n ->
    [1] egyet
    [2] két különbözőt
   *[other] { $n } különbözőt
}
dominion-ask-may = { $source }: { $clause }?
dominion-ask-pick = { $amount ->
    [up-to] { $n ->
        [1] { dominion-a }
       *[other] legfeljebb { $n } { dominion-noun-acc }
    }
   *[exactly] { dominion-some }
}
dominion-ask-picked = { $picked ->
    [0] {""}
   *[other] {" "}(eddig { $picked })
}
dominion-ask-discard = { $amount ->
    [down-to] { $source }: dobj el { $n ->
        [one] egy
       *[other] { $n }
    } lapot ({ $size } maradjon a kezedben)
    [up-to] { $source }: eldobsz { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: dobj el { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-trash = { $amount ->
    [up-to] { $source }: a szemétbe dobsz { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: dobj a szemétbe { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-topdeck = { $source }: tegyél { dominion-ask-pick } a húzópaklid tetejére{ $n ->
    [1] {""}
   *[other] , egyiket a másik után (az utolsó lesz a felső lap)
}{ dominion-ask-picked }
dominion-ask-throne = { $source }: válassz egy akciókártyát, amelyet kétszer játszol ki
dominion-ask-gain = { $source }: kapsz{ dominion-to } { dominion-a }, amely { dominion-price }
dominion-ask-spy = { $whose ->
    [yours] { $source }: a húzópaklid felső lapja: { $top }
   *[theirs] { $source }: { $player } húzópaklijának felső lapja: { $top }
}
dominion-ask-order = { $source }: tedd vissza a húzópaklid tetejére { $n ->
    [one] a lapot
   *[other] a lapokat egyiket a másik után ({ $n } lap; az utolsó lesz a felső)
}
dominion-ask-pass_left = { $source }: adj át egy lapot balra
dominion-ask-swindle = { $whose ->
    [yours] { $source }: szemétbe dobott lapod: { $trashed }; válassz egy { $n } érmébe kerülő lapot, amelyet megkapsz
   *[theirs] { $source }: { $player } szemétbe dobott lapja: { $trashed }; válassz egy { $n } érmébe kerülő lapot, amelyet megkap
}
dominion-ask-name = { $source }: nevezz meg egy kártyát
dominion-ask-thief = { $source }: válaszd ki, melyik kincskártyáját dobja { $player } a szemétbe
dominion-ask-loot = { $source }: vedd el a szemétbe dobott lapok közül azokat, amelyeket szeretnél, egyiket a másik után
dominion-ask-set_aside = { $source }: ezt húztad: { $drawn }

## Kérdések, amelyekre nincs válasz: nincs megfelelő lap a kézben.

dominion-none-action = Akciófázis: nincs akciókártya a kezedben
dominion-none-treasure = Vásárlási fázis: nincs kincskártya a kezedben
dominion-none-in-hand = { $source }: nincs { dominion-noun } a kezedben
dominion-none-discard = { dominion-none-in-hand }
dominion-none-trash = { dominion-none-in-hand }
dominion-none-topdeck = { dominion-none-in-hand }
dominion-none-throne = { dominion-none-in-hand }

## Válaszok: kártyák.

dominion-priced = { $card } ({ $n })
dominion-reveal-reaction = { $card } felfedése
dominion-all-treasures = Az összes kincs kijátszása

## Válaszok: igen.

dominion-yes-spy = Eldobás
dominion-yes-set_aside = Félreteszed

## Válaszok: nem, kész vagy vége.

dominion-go-on = Tovább
dominion-show-hand = Felfeded a kezedet
dominion-pass-action = Az akciófázis befejezése
dominion-pass-treasure = Nem játszol ki több kincskártyát
dominion-pass-buy = A kör befejezése
dominion-pass-react = Nem védekezel
dominion-pass-may = Nem
dominion-pass-discard = { $n ->
    [0] Nem dobsz el semmit
   *[other] Kész
}
dominion-pass-trash = { $n ->
    [0] Nem dobsz semmit a szemétbe
   *[other] Kész
}
dominion-pass-gain = Semmit sem kapsz
dominion-pass-spy = Visszatétel
dominion-pass-name = Olyan kártya, amely nincs ebben a játékban
dominion-pass-loot = Kész
dominion-pass-set_aside = A kezedben marad
