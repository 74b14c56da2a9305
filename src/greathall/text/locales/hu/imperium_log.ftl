### Mi történt egy Dűne-játékban: a napló minden sora egy mondat. $who: you (te) vagy they ({ $player }).
### A kártyák neve kettőspont után vagy ragozott szó előtt áll, így maga nem kap ragot.

imperium-log-leader = { $who ->
    [you] A vezetőd:
   *[they] { $player } vezetője:
} { $name }.
imperium-log-round = { $n }. forduló. Ütközet: { $name }. { $who ->
    [you] Te kezdesz.
   *[they] { $player } kezd.
}
imperium-log-turn = { $who ->
    [you] Elkezded a körödet.
   *[they] { $player } elkezdi a körét.
}
imperium-log-row = Az impériumsorba kerül: { $cards }.

## Ügynökök.

imperium-log-agent = { $who ->
    [you] Kijátszod: { $cards } – ügynököt küldesz
   *[they] { $player } kijátssza: { $cards } – ügynököt küld
} { $name_article } { $name } helyszínre.
imperium-log-recall = { $who ->
    [you] Visszahívsz
   *[they] { $player } visszahív
} egy ügynököt { $name_article } { $name } helyszínről.
imperium-log-mentat = { $who ->
    [you] Magadhoz veszed
   *[they] { $player } magához veszi
} a Mentátot.
imperium-log-swordmaster = { $who ->
    [you] Magadhoz veszed
   *[they] { $player } magához veszi
} a kardmestert.
imperium-log-council = { $who ->
    [you] Elfoglalsz
   *[they] { $player } elfoglal
} egy széket a Nagytanácsban.
imperium-log-control = { $who ->
    [you] Megszerzed
   *[they] { $player } megszerzi
} { $name_the } irányítását.
imperium-log-cheaper_flow = „{ $name }”: ebben a körben { $n } meggyőzéssel kevesebbe kerül.
imperium-log-voice = { $who ->
    [you] Elzárod az ellenfeleid elől
   *[they] { $player } elzárja az ellenfelei elől
} { $name_article } { $name } helyszínt.

## Javak, befolyás, katonai egységek.

imperium-log-gain = { $who ->
    [you] Kapsz:
   *[they] { $player } kap:
} { $list }.
imperium-log-pay = { $who ->
    [you] Kifizetsz
   *[they] { $player } kifizet
} { $list_acc }.
imperium-log-lose_vp = { $who ->
    [you] Elveszítesz
   *[they] { $player } elveszít
} { $n } győzelmi pontot.
imperium-log-lose_influence = { $who ->
    [you] 1-gyel csökken a befolyásod
   *[they] { $player } befolyása 1-gyel csökken
} { imperium-with-faction }.
imperium-log-alliance = { $who ->
    [you] Magadhoz veszed { imperium-the-faction } szövetségjelölőjét.
    [nobody] Többé senkinél sincs { imperium-the-faction } szövetségjelölője.
   *[they] { $player } magához veszi { imperium-the-faction } szövetségjelölőjét.
}
imperium-log-recruit = { $who ->
    [you] Toborzol
   *[they] { $player } toboroz
} { $n } katonai egységet.
imperium-log-deploy = { $who ->
    [you] Bevetsz
   *[they] { $player } bevet
} { $n } katonai egységet az ütközetben.
imperium-log-defend = { $who ->
    [you] Bevetsz a készletedből
   *[they] { $player } bevet a készletéből
} { $n } katonai egységet { $name_article } { $name } helyszín védelmére.
imperium-log-retreat = { $who ->
    [you] Visszavonulsz { $n } katonai egységeddel
   *[they] { $player } visszavonul { $n } katonai egységével
} az ütközetből.
imperium-log-lose_deployed = { $who ->
    [you] Elveszítesz
   *[they] { $player } elveszít
} { $n } katonai egységet az ütközetben.
imperium-log-lose_garrisoned = { $who ->
    [you] Elveszítesz { $n } katonai egységet a helyőrségedből.
   *[they] { $player } elveszít { $n } katonai egységet a helyőrségéből.
}
imperium-log-win = { $who ->
    [you] Megnyered
   *[they] { $player } megnyeri
} az ütközetet: { $name }.

## Kártyák.

imperium-log-draw = { $who ->
    [you] Húzol:
   *[they] { $player } húz:
} { $cards }.
imperium-log-intrigue = { $who ->
    [you] Húzol:
   *[they] { $player } húz:
} { $cards }.
imperium-log-steal = { $who ->
    [you] Elveszel
   *[they] { $player } elvesz
} { $victim ->
    [you] a te kezedből
   *[they] { $from } kezéből
}: { $cards }.
imperium-log-play_intrigue = { $who ->
    [you] Kijátszol
   *[they] { $player } kijátszik
} egy intrikakártyát: { $name }.
imperium-log-reveal = { $who ->
    [you] Felfeded:
   *[they] { $player } felfedi:
} { $cards }.
imperium-log-discard = { $who ->
    [you] Eldobsz:
   *[they] { $player } eldob:
} { $cards }.
imperium-log-trash = { $who ->
    [you] Elpusztítasz:
   *[they] { $player } elpusztít:
} { $cards }.
imperium-log-persuade = { $who ->
    [you] { $n } meggyőzésért megszerzed{ $to ->
        [acquire_to_deck] {" "}a húzópaklid tetejére
        [acquire_to_hand] {" "}a kezedbe
       *[acquire] {""}
    }:
   *[they] { $player } { $n } meggyőzésért megszerzi{ $to ->
        [acquire_to_deck] {" "}a húzópaklija tetejére
        [acquire_to_hand] {" "}a kezébe
       *[acquire] {""}
    }:
} { $cards }.
imperium-log-acquire = { $who ->
    [you] Megszerzed:
   *[they] { $player } megszerzi:
} { $cards }.
imperium-log-acquire_to_deck = { $who ->
    [you] Megszerzed a húzópaklid tetejére:
   *[they] { $player } megszerzi a húzópaklija tetejére:
} { $cards }.
imperium-log-acquire_to_hand = { $who ->
    [you] Megszerzed a kezedbe:
   *[they] { $player } megszerzi a kezébe:
} { $cards }.
imperium-log-set_aside = { $who ->
    [you] Félreteszed magadnak:
   *[they] { $player } félreteszi magának:
} { $cards }.
imperium-log-take = { $who ->
    [you] A dobópaklidból a kezedbe veszed:
   *[they] { $player } a dobópaklijából a kezébe veszi:
} { $cards }.
imperium-log-shuffle = { $who ->
    [you] Belekevered a dobópaklidat a húzópaklidba.
   *[they] { $player } belekeveri a dobópakliját a húzópaklijába.
}

## Kártyák, amelyeket az olvasó nem ismerhet.

imperium-log-hidden = { $what ->
    [intrigue] { $n } intrikakártya
   *[other] { $n } kártya
}
imperium-log-hidden-too = { $what ->
    [intrigue] további { $n } intrikakártya
   *[other] további { $n } kártya
}
imperium-log-intrigue-named = { $n ->
    [one] { $cards } (intrikakártya)
   *[other] { $cards } (intrikakártyák)
}

## A körök között.

imperium-log-maker = Bónusz fűszer { $name_article } { $name } helyszínen: { $n }.
imperium-log-strength = { $who ->
    [you] A te erőd
   *[they] { $player } ereje
} az ütközetben: { $n }.
imperium-log-place = { $n ->
    [0] { $who ->
        [you] Nem kapsz jutalmat.
       *[they] { $player } nem kap jutalmat.
    }
   *[other] { $who ->
        [you] Te vagy
       *[they] { $player }
    } { imperium-log-ordinal }.
}
imperium-log-tie = { $who ->
    [you] Döntetlenben vagy
   *[they] { $player } döntetlenben van
} { $n ->
    [1] az első helyen, ezért { $who ->
        [you] a második jutalmat kapod
       *[they] a második jutalmat kapja
    }.
    [2] a második helyen, ezért { $who ->
        [you] a harmadik jutalmat kapod
       *[they] a harmadik jutalmat kapja
    }.
   *[other] a harmadik helyen, ezért { $who ->
        [you] nem kapsz jutalmat
       *[they] nem kap jutalmat
    }.
}
imperium-log-ordinal = { $n ->
    [1] az első
    [2] a második
   *[other] a harmadik
}
imperium-log-mentat_promised = { $who ->
    [you] A következő fordulóban nálad lesz a Mentát.
   *[they] { $player } kapja a Mentátot a következő fordulóra.
}
imperium-log-skip_turn = { $who ->
    [you] Passzolsz ebben a körben.
   *[they] { $player } passzol ebben a körben.
}
imperium-log-masterstroke = { $who ->
    [you] Felfeded a titkos frakcióidat.
   *[they] { $player } felfedi a titkos frakcióit.
}
