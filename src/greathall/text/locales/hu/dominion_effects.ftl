### Mit kell tenni a Dominion kártyái szerint. $form: mint az angolban.
###
### do: felszólítás („dobj el egy lapot”); option: kijelentés („eldobsz egy lapot”), kérdésben is ez áll.
### .is = bonus: puszta „+2 lap”, előtte kettőspont áll.

dominion-ellenfel = { $hand ->
    [0] minden ellenfeled
   *[other] minden ellenfeled, akinek legalább { $hand } lap van a kezében,
}
dominion-kezedbe = { $form ->
    [each] a kezébe
    [each-may] a kezébe
    [they] a kezébe
    [they-may] a kezébe
    [their-option] a kezébe
   *[do] a kezedbe
}
dominion-kezedben = { $form ->
    [each] a kezében
    [each-may] a kezében
    [they] a kezében
    [they-may] a kezében
    [their-option] a kezében
   *[do] a kezedben
}
# Ami utána jön: tetejére, tetejéről, felső lapját.
dominion-paklid = { $form ->
    [each] a húzópaklija
    [each-may] a húzópaklija
    [they] a húzópaklija
    [they-may] a húzópaklija
    [their-option] a húzópaklija
   *[do] a húzópaklid
}
# Egy puszta „+2”, amelyben senki sincs megnevezve.
dominion-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
   *[other] no
}

dominion-type-action = Akció
dominion-type-treasure = Kincs
dominion-type-victory = Győzelmi pont
dominion-type-curse = Átok
dominion-type-attack = Támadás
dominion-type-reaction = Védekezés

dominion-noun = { $kind ->
    [action] akciókártya
    [treasure] kincskártya
    [victory] győzelmipont-kártya
    [curse] Átok
    [attack] támadáskártya
    [reaction] védekezéskártya
    [types] { $types } típusú lap
    [named] { $card }
   *[any] lap
}
dominion-noun-acc = { $kind ->
    [action] akciókártyát
    [treasure] kincskártyát
    [victory] győzelmipont-kártyát
    [curse] Átkot
    [attack] támadáskártyát
    [reaction] védekezéskártyát
    [types] { $types } típusú lapot
    [named] { $card_acc }
   *[any] lapot
}
dominion-a = egy { dominion-noun-acc }
# Többes szám, tárgyeset.
dominion-many = { $kind ->
    [action] akciókártyákat
    [treasure] kincskártyákat
    [victory] győzelmipont-kártyákat
    [curse] Átkokat
    [attack] támadáskártyákat
    [reaction] védekezéskártyákat
    [types] { $types } típusú lapokat
    [named] „{ $card }” lapokat
   *[any] lapokat
}
dominion-some = { $amount ->
    [any] tetszőleges számú { dominion-noun-acc }
    [at-least] legalább { $n } { dominion-noun-acc }
    [up-to] legfeljebb { $n } { dominion-noun-acc }
    [range] { $least }–{ $n } { dominion-noun-acc }
   *[exactly] { $n ->
        [1] { dominion-a }
       *[other] { $n } { dominion-noun-acc }
    }
}
dominion-to = { $to ->
    [hand] {" "}{ dominion-kezedbe }
    [deck] {" "}{ dominion-paklid } tetejére
   *[discard] {""}
}
dominion-price = { $price ->
    [exactly] pontosan { $n } érmébe kerül
    [up-to-more] legfeljebb { $n } érmével drágább a szemétbe dobottnál
    [exactly-more] pontosan { $n } érmével drágább a szemétbe dobottnál
    [up-to-less] legalább { $n } érmével olcsóbb a szemétbe dobottnál
    [exactly-less] pontosan { $n } érmével olcsóbb a szemétbe dobottnál
    [up-to-same] nem drágább a szemétbe dobottnál
    [exactly-same] ugyanannyiba kerül, mint a szemétbe dobott
   *[up-to] legfeljebb { $n } érmébe kerül
}

dominion-per = { $per ->
    [card] {" "}mindegyikért
   *[once] {""}
}
dominion-cards = { $form ->
    [may] húzhatsz { $n } lapot{ dominion-per }
    [each] { dominion-ellenfel } húz { $n } lapot{ dominion-per }
    [each-may] { dominion-ellenfel } húzhat { $n } lapot{ dominion-per }
    [they] húz { $n } lapot{ dominion-per }
    [they-may] húzhat { $n } lapot{ dominion-per }
    [their-option] húz { $n } lapot{ dominion-per }
   *[do] +{ $n } lap{ dominion-per }
}
    .is = { $form ->
        [do] bonus
        [option] bonus
       *[other] no
    }
dominion-actions = { $form ->
    [may] kaphatsz { $n } akciót{ dominion-per }
    [each] { dominion-ellenfel } kap { $n } akciót{ dominion-per }
    [each-may] { dominion-ellenfel } kaphat { $n } akciót{ dominion-per }
    [they] kap { $n } akciót{ dominion-per }
    [they-may] kaphat { $n } akciót{ dominion-per }
   *[do] +{ $n } akció{ dominion-per }
}
    .is = { dominion-bonus }
dominion-buys = { $form ->
    [may] kaphatsz { $n } vásárlást{ dominion-per }
    [each] { dominion-ellenfel } kap { $n } vásárlást{ dominion-per }
    [each-may] { dominion-ellenfel } kaphat { $n } vásárlást{ dominion-per }
    [they] kap { $n } vásárlást{ dominion-per }
    [they-may] kaphat { $n } vásárlást{ dominion-per }
   *[do] +{ $n } vásárlás{ dominion-per }
}
    .is = { dominion-bonus }
dominion-coins = { $form ->
    [may] kaphatsz { $n } érmét{ dominion-per }
    [each] { dominion-ellenfel } kap { $n } érmét{ dominion-per }
    [each-may] { dominion-ellenfel } kaphat { $n } érmét{ dominion-per }
    [they] kap { $n } érmét{ dominion-per }
    [they-may] kaphat { $n } érmét{ dominion-per }
   *[do] +{ $n } érme{ dominion-per }
}
    .is = { dominion-bonus }
dominion-cheaper = ebben a körben minden kártya, bárhol is van, { $n } érmével kevesebbe kerül, de az ára nem csökkenhet 0 alá
dominion-richer-coppers = ebben a körben minden általad kijátszott { $copper } { $n } érmével többet ér

dominion-do-this = { $form ->
    [may] megteheted ezt: { $text }
    [each] { dominion-ellenfel } ezt teszi: { $text }
    [each-may] { dominion-ellenfel } megteheti ezt: { $text }
    [they] ezt teszi: { $text }
    [they-may] megteheti ezt: { $text }
   *[do] { $text }
}
dominion-choose-n = { $n ->
    [1] egyet
    [2] két különbözőt (előbb kell választani, csak azután végrehajtani)
   *[other] { $n } különbözőt (előbb kell mindet kiválasztani, csak azután végrehajtani)
}
dominion-choose = { $form ->
    [may] választhatsz { dominion-choose-n }
    [each] { dominion-ellenfel } választ { dominion-choose-n }
    [each-may] { dominion-ellenfel } választhat { dominion-choose-n }
    [they] választ { dominion-choose-n }
    [they-may] választhat { dominion-choose-n }
    [their-option] választ { dominion-choose-n }
    [option] választasz { dominion-choose-n }
   *[do] válassz { $n ->
        [1] egyet
        [2] két különbözőt, majd hajtsd végre mindkettőt
       *[other] { $n } különbözőt, majd hajtsd végre mindet
    }
}: { $options }
dominion-ha-megteszed = { $form ->
    [do] ha megteszed
    [may] ha megteszed
    [option] ha megteszed
   *[they] ha megteszi
}
dominion-ha-nem-teszed-meg = { $form ->
    [do] ha nem teszed meg
    [may] ha nem teszed meg
    [option] ha nem teszed meg
   *[they] ha nem teszi meg
}
dominion-if-done = { $then_is ->
    [bonus] { dominion-ha-megteszed }: { $then }
   *[other] { dominion-ha-megteszed }, { $then }
}
dominion-if-not-done = { $then_is ->
    [bonus] { dominion-ha-nem-teszed-meg }: { $then }
   *[other] { dominion-ha-nem-teszed-meg }, { $then }
}
dominion-if-hand-at-least = ha legalább { $n } lap van { dominion-kezedben }{ $then_is ->
    [bonus] : { $then }
   *[other] , { $then }
}
dominion-if-hand-without = { $form ->
    [each] minden ellenfeled, akinek { $hand ->
        [0] nincs { dominion-noun } a kezében
       *[other] legalább { $hand } lap van a kezében, de nincs köztük { dominion-noun }
    }, ezt teszi: { $then }
   *[do] ha nincs { dominion-noun } { dominion-kezedben }{ $then_is ->
        [bonus] : { $then }
       *[other] , { $then }
    }
}
dominion-if-actions-played = ha ebben a körben legalább { $n } akciókártyát játszottál ki (ezt is beleértve; a kétszer kijátszott lap kétszer számít){ $then_is ->
    [bonus] : { $then }
   *[other] , { $then }
}

dominion-discard = { $form ->
    [may] eldobhatsz { dominion-some } a kezedből
    [each] { dominion-ellenfel } eldob { dominion-some } a kezéből
    [each-may] { dominion-ellenfel } eldobhat { dominion-some } a kezéből
    [they] eldob { dominion-some } a kezéből
    [they-may] eldobhat { dominion-some } a kezéből
    [their-option] eldob { dominion-some } a kezéből
    [option] eldobsz { dominion-some } a kezedből
   *[do] dobj el { dominion-some } a kezedből
}
dominion-discard-down-to = { $form ->
    [may] addig dobhatsz el lapokat, amíg legfeljebb { $n } marad a kezedben
    [each] { dominion-ellenfel } addig dob el lapokat, amíg legfeljebb { $n } marad a kezében
    [each-may] { dominion-ellenfel } addig dobhat el lapokat, amíg legfeljebb { $n } marad a kezében
    [they] addig dob el lapokat, amíg legfeljebb { $n } marad a kezében
    [they-may] addig dobhat el lapokat, amíg legfeljebb { $n } marad a kezében
    [their-option] addig dob el lapokat, amíg legfeljebb { $n } marad a kezében
    [option] addig dobsz el lapokat, amíg legfeljebb { $n } marad a kezedben
   *[do] dobj el lapokat, amíg legfeljebb { $n } marad a kezedben
}
dominion-discard-hand = { $form ->
    [may] eldobhatod az összes lapot a kezedből
    [each] { dominion-ellenfel } eldobja az összes lapot a kezéből
    [each-may] { dominion-ellenfel } eldobhatja az összes lapot a kezéből
    [they] eldobja az összes lapot a kezéből
    [they-may] eldobhatja az összes lapot a kezéből
    [their-option] eldobja az összes lapot a kezéből
    [option] eldobod az összes lapot a kezedből
   *[do] dobd el az összes lapot a kezedből
}
dominion-discard-deck = { $form ->
    [may] a használt paklidra teheted az egész húzópaklidat
    [each] { dominion-ellenfel } a használt paklijára teszi az egész húzópakliját
    [each-may] { dominion-ellenfel } a használt paklijára teheti az egész húzópakliját
    [they] a használt paklijára teszi az egész húzópakliját
    [they-may] a használt paklijára teheti az egész húzópakliját
    [their-option] a használt paklijára teszi az egész húzópakliját
    [option] a használt paklidra teszed az egész húzópaklidat
   *[do] tedd a használt paklidra az egész húzópaklidat
}
dominion-reveal-hand = { $form ->
    [may] felfedheted a kezedben lévő lapokat
    [each] { dominion-ellenfel } felfedi a kezében lévő lapokat
    [each-may] { dominion-ellenfel } felfedheti a kezében lévő lapokat
    [they] felfedi a kezében lévő lapokat
    [they-may] felfedheti a kezében lévő lapokat
    [their-option] felfedi a kezében lévő lapokat
    [option] felfeded a kezedben lévő lapokat
   *[do] fedd fel a kezedben lévő lapokat
}
dominion-trash = { $form ->
    [may] a szemétbe dobhatsz { dominion-some } a kezedből
    [each] { dominion-ellenfel } a szemétbe dob { dominion-some } a kezéből
    [each-may] { dominion-ellenfel } a szemétbe dobhat { dominion-some } a kezéből
    [they] a szemétbe dob { dominion-some } a kezéből
    [they-may] a szemétbe dobhat { dominion-some } a kezéből
    [their-option] a szemétbe dob { dominion-some } a kezéből
    [option] a szemétbe dobsz { dominion-some } a kezedből
   *[do] dobj a szemétbe { dominion-some } a kezedből
}
dominion-topdeck = { $form ->
    [may] { dominion-paklid } tetejére tehetsz { dominion-some } a kezedből
    [each] { dominion-ellenfel } { dominion-paklid } tetejére tesz { dominion-some } a kezéből
    [each-may] { dominion-ellenfel } { dominion-paklid } tetejére tehet { dominion-some } a kezéből
    [they] { dominion-paklid } tetejére tesz { dominion-some } a kezéből
    [they-may] { dominion-paklid } tetejére tehet { dominion-some } a kezéből
    [their-option] { dominion-paklid } tetejére tesz { dominion-some } a kezéből
    [option] { dominion-paklid } tetejére teszel { dominion-some } a kezedből
   *[do] tegyél { dominion-paklid } tetejére { dominion-some } a kezedből
}{ $n ->
    [1] {""}
   *[other] {" "}tetszőleges sorrendben
}
dominion-reveal-and-topdeck = { $form ->
    [may] szabadon választva felfedhetsz a kezedből { dominion-some }, hogy a húzópaklid tetejére tedd; ha nincs ilyen lapod, helyette felfeded az egész kezedet
    [each] { dominion-ellenfel } szabadon választva felfed a kezéből { dominion-some }, és a húzópaklija tetejére teszi; akinek nincs ilyen lapja, helyette felfedi az egész kezét
    [each-may] { dominion-ellenfel } szabadon választva felfedhet a kezéből { dominion-some }, hogy a húzópaklija tetejére tegye; akinek nincs ilyen lapja, helyette felfedi az egész kezét
    [they] szabadon választva felfed a kezéből { dominion-some }, és a húzópaklija tetejére teszi; ha nincs ilyen lapja, helyette felfedi az egész kezét
    [they-may] szabadon választva felfedhet a kezéből { dominion-some }, hogy a húzópaklija tetejére tegye; ha nincs ilyen lapja, helyette felfedi az egész kezét
    [their-option] szabadon választva felfed a kezéből { dominion-some }, és a húzópaklija tetejére teszi (ha nincs ilyen lapja, helyette felfedi az egész kezét)
    [option] szabadon választva felfedsz a kezedből { dominion-some }, és a húzópaklid tetejére teszed (ha nincs ilyen lapod, helyette felfeded az egész kezedet)
   *[do] fedj fel szabadon választva a kezedből { dominion-some }, és tedd a húzópaklid tetejére; ha nincs ilyen lapod, helyette fedd fel az egész kezedet
}

dominion-trash-this = { $form ->
    [may] a szemétbe dobhatod ezt a kártyát
    [each] { dominion-ellenfel } a szemétbe dobja ezt a kártyát
    [each-may] { dominion-ellenfel } a szemétbe dobhatja ezt a kártyát
    [they] a szemétbe dobja ezt a kártyát
    [they-may] a szemétbe dobhatja ezt a kártyát
    [their-option] a szemétbe dobja ezt a kártyát
    [option] a szemétbe dobod ezt a kártyát
   *[do] dobd a szemétbe ezt a kártyát
}
dominion-play-twice = válassz egy akciókártyát a kezedből. Játszd ki, és hajtsd végre az elejétől a végéig; majd játszd ki ugyanazt a kártyát még egyszer, akkor is, ha közben kikerült a játékból. Egyik kijátszás sem használ el akciót

dominion-gain-named = { $form ->
    [may] kaphatsz { dominion-a }{ dominion-to }
    [each] { dominion-ellenfel } kap { dominion-a }{ dominion-to }
    [each-may] { dominion-ellenfel } kaphat { dominion-a }{ dominion-to }
    [they] kap { dominion-a }{ dominion-to }
    [they-may] kaphat { dominion-a }{ dominion-to }
    [their-option] kap { dominion-a }{ dominion-to }
   *[do] kapsz { dominion-a }{ dominion-to }
}
dominion-gain = { $form ->
    [may] kaphatsz{ dominion-to } { dominion-a }, amely { dominion-price }
    [each] { dominion-ellenfel } kap{ dominion-to } { dominion-a }, amely { dominion-price }
    [each-may] { dominion-ellenfel } kaphat{ dominion-to } { dominion-a }, amely { dominion-price }
    [they] kap{ dominion-to } { dominion-a }, amely { dominion-price }
    [they-may] kaphat{ dominion-to } { dominion-a }, amely { dominion-price }
    [their-option] kap{ dominion-to } { dominion-a }, amely { dominion-price }
   *[do] kapsz{ dominion-to } { dominion-a }, amely { dominion-price }
}
dominion-if-gained = ha ez { dominion-noun }{ $then_is ->
    [bonus] : { $then }
   *[other] , { $then }
}

# A keresett lapok: mennyi, milyen, mennyibe kerül.
dominion-keresett = { dominion-some }{ $least_cost ->
    [0] {""}
   *[other] , { $n ->
        [one] amely legalább { $least_cost } érmébe kerül
       *[other] amelyek legalább { $least_cost } érmébe kerülnek
    }
}
dominion-dig = { $form ->
    [may] addig fedhetsz fel lapokat a húzópaklid tetejéről, amíg fel nem fedsz { dominion-keresett }
    [each] { dominion-ellenfel } addig fed fel lapokat a húzópaklija tetejéről, amíg fel nem fed { dominion-keresett }
    [each-may] { dominion-ellenfel } addig fedhet fel lapokat a húzópaklija tetejéről, amíg fel nem fed { dominion-keresett }
    [they] addig fed fel lapokat a húzópaklija tetejéről, amíg fel nem fed { dominion-keresett }
    [they-may] addig fedhet fel lapokat a húzópaklija tetejéről, amíg fel nem fed { dominion-keresett }
    [their-option] addig fed fel lapokat a húzópaklija tetejéről, amíg fel nem fed { dominion-keresett }
    [option] addig fedsz fel lapokat a húzópaklid tetejéről, amíg fel nem fedsz { dominion-keresett }
   *[do] fedj fel lapokat a húzópaklid tetejéről, amíg fel nem fedtél { dominion-keresett }
}
dominion-azt = { $n ->
    [one] ezt a lapot
   *[other] ezeket a lapokat
}
dominion-dig-take = { $form ->
    [may] a kezedbe veheted { dominion-azt }, és eldobhatod a többi felfedett lapot
    [each] { dominion-ellenfel } a kezébe veszi { dominion-azt }, és eldobja a többi felfedett lapot
    [each-may] { dominion-ellenfel } a kezébe veheti { dominion-azt }, és eldobhatja a többi felfedett lapot
    [they] a kezébe veszi { dominion-azt }, és eldobja a többi felfedett lapot
    [they-may] a kezébe veheti { dominion-azt }, és eldobhatja a többi felfedett lapot
    [their-option] a kezébe veszi { dominion-azt }, és eldobja a többi felfedett lapot
    [option] a kezedbe veszed { dominion-azt }, és eldobod a többi felfedett lapot
   *[do] vedd a kezedbe { dominion-azt }, és dobd el a többi felfedett lapot
}
dominion-azt-elsot = { $n ->
    [one] azt a lapot
   *[other] közülük az elsőt
}
dominion-dig-trash = { $form ->
    [may] a szemétbe dobhatod { dominion-azt-elsot }
    [each] { dominion-ellenfel } a szemétbe dobja { dominion-azt-elsot }
    [each-may] { dominion-ellenfel } a szemétbe dobhatja { dominion-azt-elsot }
    [they] a szemétbe dobja { dominion-azt-elsot }
    [they-may] a szemétbe dobhatja { dominion-azt-elsot }
    [their-option] a szemétbe dobja { dominion-azt-elsot }
    [option] a szemétbe dobod { dominion-azt-elsot }
   *[do] dobd a szemétbe { dominion-azt-elsot }
}
dominion-dig-discard = { $form ->
    [may] eldobhatod a többi felfedett lapot
    [each] { dominion-ellenfel } eldobja a többi felfedett lapot
    [each-may] { dominion-ellenfel } eldobhatja a többi felfedett lapot
    [they] eldobja a többi felfedett lapot
    [they-may] eldobhatja a többi felfedett lapot
    [their-option] eldobja a többi felfedett lapot
    [option] eldobod a többi felfedett lapot
   *[do] dobd el a többi felfedett lapot
}
dominion-spy = { $form ->
    [each] { dominion-ellenfel } felfedi a húzópaklija felső lapját; te döntöd el, hogy eldobja vagy visszateszi
    [each-may] { dominion-ellenfel } felfedheti a húzópaklija felső lapját; te döntöd el, hogy eldobja vagy visszateszi
    [they] felfedi a húzópaklija felső lapját; te döntöd el, hogy eldobja vagy visszateszi
    [they-may] felfedheti a húzópaklija felső lapját; te döntöd el, hogy eldobja vagy visszateszi
    [their-option] felfedi a húzópaklija felső lapját, és te döntöd el, hogy eldobja vagy visszateszi
    [may] felfedheted a húzópaklid felső lapját, majd vagy eldobod, vagy visszateszed
    [option] felfeded a húzópaklid felső lapját, majd vagy eldobod, vagy visszateszed
   *[do] fedd fel a húzópaklid felső lapját, majd vagy dobd el, vagy tedd vissza
}
dominion-felso = { $n ->
    [one] felső lapját
   *[other] felső { $n } lapját
}
dominion-scout = fedd fel a húzópaklid { dominion-felso }. A köztük lévő { dominion-many } vedd a kezedbe, a többit tetszőleges sorrendben tedd vissza a húzópaklid tetejére

dominion-worth-coins = { $n } érmét ér
dominion-worth-points = { $n } győzelmi pontot ér
dominion-worth-points-each = a játék végén { $per ->
    [1] minden nálad lévő { dominion-noun }
   *[other] minden { $per } nálad lévő { dominion-noun }
} után { $n } győzelmi pontot ér{ $per ->
    [1] {""}
   *[other] {" "}(lefelé kerekítve)
}
dominion-worth-points-more = ezenkívül { $text }
dominion-reaction = amikor egy ellenfeled támadáskártyát játszik ki, felfedheted ezt a lapot a kezedből, mielőtt a támadás hatna. Ha megteszed{ $then_is ->
    [bonus] : { $then }
   *[other] , { $then }
}
dominion-unaffected = az a támadás nem hat rád

dominion-pass-left = minden játékos, akinek van lap a kezében, kiválaszt egyet; ezután mindnyájan egyszerre, képpel lefelé { $empty ->
    [receive] átadják a lapjukat a bal oldali szomszédjuk kezébe, akkor is, ha az üres
   *[skip] átadják a lapjukat a tőlük balra következő ilyen játékos kezébe (akinek üres a keze, az kimarad)
}
dominion-swindle = { $form ->
    [do] dobd a szemétbe a húzópaklid felső lapját, majd kapsz egy általad választott, pontosan ugyanannyiba kerülő lapot
    [may] a szemétbe dobhatod a húzópaklid felső lapját; ha megteszed, kapsz egy általad választott, pontosan ugyanannyiba kerülő lapot
    [option] a szemétbe dobod a húzópaklid felső lapját, majd kapsz egy általad választott, pontosan ugyanannyiba kerülő lapot
    [their-option] a szemétbe dobja a húzópaklija felső lapját, majd kap egy általad választott, pontosan ugyanannyiba kerülő lapot
    [each] { dominion-ellenfel } a szemétbe dobja a húzópaklija felső lapját, majd kap a készletből egy pontosan ugyanannyiba kerülő lapot; te választod ki, melyiket
    [each-may] { dominion-ellenfel } a szemétbe dobhatja a húzópaklija felső lapját, majd kap a készletből egy pontosan ugyanannyiba kerülő lapot; te választod ki, melyiket
    [they-may] a szemétbe dobhatja a húzópaklija felső lapját, majd kap a készletből egy pontosan ugyanannyiba kerülő lapot; te választod ki, melyiket
   *[they] a szemétbe dobja a húzópaklija felső lapját, majd kap a készletből egy pontosan ugyanannyiba kerülő lapot; te választod ki, melyiket
}
dominion-wish = nevezz meg egy kártyát, majd fedd fel a húzópaklid felső lapját. Ha az a megnevezett kártya, vedd a kezedbe; ha nem, tedd vissza
dominion-tribute = a bal oldali szomszédod felfedi, majd eldobja a húzópaklija { dominion-felso }
dominion-tribute-pays = minden köztük lévő, különböző nevű { $kind ->
    [action] akciókártyáért
    [treasure] kincskártyáért
    [victory] győzelmipont-kártyáért
    [curse] Átokért
    [attack] támadáskártyáért
    [reaction] védekezéskártyáért
    [types] { $types } típusú lapért
   *[any] lapért
}: { $then }
dominion-thief = minden ellenfeled felfedi a húzópaklija { dominion-felso }. A köztük lévő kincskártyák közül (ha van ilyen) egy általad választottat a szemétbe dob, az összes többi lapot pedig eldobja. Ezután az így szemétbe dobott kártyák közül bármennyit megkaphatsz
dominion-library = húzz egyesével lapokat, amíg { $n } nem lesz a kezedben. Valahányszor { dominion-noun-acc } húzol, félreteheted ahelyett, hogy megtartanád. A végén dobd el a félretett lapokat
