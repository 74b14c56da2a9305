### A Dűne-játékok kérdései és válaszlehetőségei.

imperium-asks = { $source }: { $text }
imperium-track = Befolyás { imperium-with-faction }
imperium-times = { $n ->
    [2] kétszer
    [3] háromszor
    [4] négyszer
    [5] ötször
   *[other] { $n } alkalommal
}
imperium-so-often = { imperium-times }: { $text }
imperium-source-so-often = { $source } ({ imperium-times })
imperium-first-of-two = { $source } (kétszer, most először)

## Kérdések, a döntés fajtája szerint.

imperium-ask-leader = válaszd ki a vezetődet
imperium-ask-token = válassz titokban { $n ->
    [one] egy frakciót
   *[other] { $n } frakciót, egyiket a másik után
}
imperium-ask-defend = beveted 1 katonai egységedet a készletedből az ütközetben, hogy megvédd { $space_article } { $space } helyszínt?
imperium-ask-turn = { $send ->
    [yes] te következel: játssz ki egy kártyát, és küldj ki egy ügynököt, vagy fedd fel a kártyáidat ({ $n ->
        [0] nincs több ügynököd
       *[other] még { $n } ügynököd van
    })
   *[no] { $n ->
        [0] te következel: { $arrow ->
            [yes] nincs több ügynök, akinek a nyila az aktivált szövetségesedre ({ $ally }) mutat, ezért fedd fel a kártyáidat
           *[no] nincs több ügynököd, ezért fedd fel a kártyáidat
        }
       *[other] te következel: egyik kártyáddal sem küldhetsz ki ügynököt, ezért fedd fel a kártyáidat
    }
}
imperium-ask-agent = melyik ügynököt küldöd ki?
imperium-ask-space = hová küldöd az ügynöködet?
imperium-ask-cost = mennyit fizetsz ki?
imperium-ask-effects = { $turn ->
    [agent] mit teszel ezután?
   *[reveal] Kártyák felfedése: még { $n } meggyőzés
}
imperium-ask-deploy = hány katonai egységet vetsz be az ütközetben?
imperium-ask-topdeck = hová kerül ez a kártya: { $card }?
imperium-ask-choose = válassz { $chosen ->
    [0] {""}
   *[other] még{" "}
}{ $n ->
    [1] egyet
    [2] két különbözőt
   *[other] { $n } különbözőt
}
imperium-ask-may = { $clause }?
imperium-kinel = { $form ->
    [its-option] a rivális befolyása
   *[do] a befolyásod
}
imperium-ask-influence = { $which ->
    [first] melyik frakciónál növekszik { imperium-kinel } 1-gyel? (az első a két különböző közül)
    [second] melyik másik frakciónál (nem { imperium-with-faction }) növekszik { imperium-kinel } 1-gyel?
   *[one] melyik frakciónál növekszik { imperium-kinel } { $n ->
        [1] 1-gyel
        [2] 2-vel
       *[other] { $n } lépéssel
    }?
}
imperium-ask-lose_influence = melyik frakciónál csökken 1-gyel a befolyásod?
imperium-ask-alliance_to = kihez kerül tőled { imperium-alliance }?
imperium-ask-discard = dobj el { $n ->
    [one] egy
   *[other] { $n }
} kártyát
imperium-ask-trash = { $must ->
    [yes] pusztítsd el egy kártyádat
   *[no] elpusztítod egy kártyádat?
}
imperium-ask-take = melyik kártyát veszed a kezedbe?
imperium-ask-acquire = { $how ->
    [solari] megszerzel egy kártyát solarisért{ imperium-acquired-to }? ({ $n } solarisod van)
    [exactly] szerezz meg egy pontosan { $n } költségű kártyát{ imperium-acquired-to }
   *[up-to] szerezz meg egy legfeljebb { $n } költségű kártyát{ imperium-acquired-to }
}
imperium-acquired-to = { $to ->
    [hand] {" "}a kezedbe
    [deck] {" "}a húzópaklid tetejére
   *[discard] {""}
}
imperium-ask-manipulate = melyik kártyát teszed félre az impériumsorból?
imperium-ask-opponent = melyik ellenfeled veszít el egy katonai egységet az ütközetben?
imperium-ask-recall = melyik ügynöködet hívod vissza?
imperium-ask-voice = melyik helyszínt zárod el az ellenfeleid elől?
imperium-ask-snoop = a húzópaklid tetején: { $card }
imperium-ask-retreat = hány katonai egységeddel vonulsz vissza az ütközetből?
imperium-ask-reward = { $doubled ->
    [yes] a jutalmaid, mindegyik kétszer (az irányítás kivételével), mert van homokférged az ütközetben, tetszőleges sorrendben
   *[no] a jutalmaid, tetszőleges sorrendben
}
imperium-ask-combat = { $for ->
    [ally] Csata: kijátszol egy intrikakártyát az egyik szövetségesedért?
   *[self] Csata: kijátszol egy intrikakártyát? (az erőd: { $n })
}
imperium-ask-win = győztél: kijátszol egy intrikakártyát?
imperium-ask-endgame = { $wild ->
    [yes] Végjáték: kijátszol egy intrikakártyát, vagy párba állítod az univerzális csataikonodat?
   *[no] Végjáték: kijátszol egy intrikakártyát?
}

## Válaszlehetőségek.

imperium-take-reveal-turn = Kártyák felfedése
imperium-play-intrigue = Intrika: { $card }
imperium-acquire = Megszerzés: { $card } ({ $n })
imperium-acquire-set-aside = Megszerzés: { $card } ({ $n }, félretéve)
imperium-priced = { $card } ({ $n })
imperium-priced-set-aside = { $card } ({ $n }, félretéve)
imperium-deploy-troops = Katonai egységek bevetése (legfeljebb { $n })
imperium-deploy-so-many = { $n } katonai egység bevetése
imperium-agent-at-leader = Egy ügynök a vezetődnél
imperium-priced-space = { $levels ->
    [one] { $space } ({ $price })
   *[several] { $space } (legalább { $price })
}
imperium-in-zone = { $zone ->
    [discard] { $card } (dobópakli)
    [in_play] { $card } (játékban)
   *[hand] { $card } (kéz)
}
imperium-number-of-troops = { $n ->
    [0] Egy sem
   *[other] { $n } katonai egység
}

## Igen, nem, kész vagy vége, a döntés fajtája szerint.

imperium-yes-defend = 1 katonai egység bevetése
imperium-yes-topdeck = A húzópaklid tetejére
imperium-yes-snoop = Felhúzod
imperium-pass-defend = Nem véded meg
imperium-pass-topdeck = A dobópaklidba
imperium-pass-snoop = Elpusztítod
imperium-pass-may = Nem
imperium-pass-effects = A köröd befejezése
imperium-pass-trash = Semmit sem pusztítasz el
imperium-pass-reward = Többet nem veszel el
imperium-pass-combat = Passz
imperium-pass-win = Semmit sem játszol ki
imperium-pass-endgame = Semmit sem játszol ki
