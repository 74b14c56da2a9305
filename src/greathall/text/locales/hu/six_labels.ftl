### Kérdések és válaszlehetőségek, ha hárman három ellen játszanak.

imperium-ask-activate = melyik szövetségesedet aktiválod?{ $warn ->
    [yes] {" "}(az egész körre szól, és nincs több ügynök, akinek a nyila rá mutat: { $ally }; vele csak felfedni tudsz)
   *[no] {""}
}
imperium-ask-yield = te és a csapattársad egyaránt { $n } erővel döntetlenben vagytok; átengeded neki a helyet?
imperium-ask-trade_with = kivel cserélsz?
imperium-ask-trade = mit adsz { $player } részére?
imperium-ask-how_many = mennyit adsz { $given ->
    [0] {""}
   *[other] még{" "}
}{ $player } részére?
imperium-ask-give = melyik intrikakártyát adod { $player } részére?
imperium-ask-contribute = mennyi fűszert fizetsz a parancsnokodért? ({ $n } hiányzik; ha a parancsnokéval együtt sem elég, senki sem fizet semmit, és semmi sem történik)
imperium-ask-reinforce = hányat toboroz { $player } a katonai egységek közül? (a többi az övé: { $other })
imperium-ask-deploy_for = { $player } hány katonai egysége kerül az ütközetbe?
imperium-ask-deal_contract = melyik szerződést kapja { $player }? (a másik az övé: { $other })
imperium-ask-throne_row = melyik kártyát teszed át a trónsorba?

imperium-on-mates-turn = { $player } köre van. { $text }
imperium-on-mates-agent-turn = { $player } ügynököt küldött { $space_article } { $space } helyszínre. { $text }
imperium-ally-deploys = { $player } katonai egységeket vethet be (legfeljebb { $n })

imperium-yes-yield = Átengeded: a csapattársad megelőz téged
imperium-pass-yield = Nem engeded át
imperium-pass-trade_with = Nem cserélsz
imperium-pass-trade = Semmit sem adsz
imperium-pass-give = Többet nem
imperium-pass-deal_contract = A másik szövetségesé lesz

imperium-kind-solari = Solaris
imperium-kind-spice = Fűszer
imperium-kind-water = Víz
imperium-kind-intrigue = Intrikakártyák
imperium-amount = { $n }
imperium-throne-row = { $card } ({ $n }, trónsor)
imperium-acquire-throne-row = Megszerzés: { $card } ({ $n }, trónsor)
