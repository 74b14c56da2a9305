### Mit kell tenni a Dűne-játékok kártyái és helyszínei szerint. $form: mint az angolban.
###
### do: felszólítás („dobj el 1 kártyát”); option: kijelentés („eldobsz 1 kártyát”), kérdésben és költségként is ez áll.
### $as = may: a költség, ha nem kötelező kifizetni („eldobhatsz 1 kártyát”).
### Az ellenfelekről egyes számban van szó: „minden ellenfeled eldob”, utána csak „eldob”.
### .ally: amit egy szövetséges kap („2 katonai egység toborzása”).
### .is = bonus: puszta „+2 solaris”, előtte kettőspont áll.

imperium-ki = { $form ->
    [each] minden ellenfeled{" "}
    [each-may] minden ellenfeled{" "}
   *[do] {""}
}
imperium-kap = { $form ->
    [may] kaphatsz
    [each] minden ellenfeled kap
    [each-may] minden ellenfeled kaphat
    [they-may] kaphat
   *[they] kap
}
# Puszta „+2”, amelyben senki sincs megnevezve.
imperium-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
    [its-option] bonus
   *[other] no
}
imperium-rivalisnak = { $form ->
    [its-option] a riválisnak{" "}
   *[do] {""}
}
imperium-kezedbol = { $form ->
    [do] a kezedből
    [may] a kezedből
    [option] a kezedből
   *[they] a kezéből
}
imperium-kezedbe = { $form ->
    [do] a kezedbe
    [may] a kezedbe
    [option] a kezedbe
   *[they] a kezébe
}
imperium-helyorsegedbol = { $form ->
    [do] a helyőrségedből
    [may] a helyőrségedből
    [option] a helyőrségedből
   *[they] a helyőrségéből
}
imperium-helyorsegedbe = { $form ->
    [do] a helyőrségedbe
    [may] a helyőrségedbe
    [option] a helyőrségedbe
   *[they] a helyőrségébe
}
imperium-befolyasod = { $form ->
    [do] befolyásod
    [may] befolyásod
    [option] befolyásod
   *[they] befolyása
}
imperium-kartyad = { $form ->
    [do] kártyád
    [may] kártyád
    [option] kártyád
   *[they] kártyája
}
imperium-egyseggel = { $form ->
    [do] katonai egységeddel
    [may] katonai egységeddel
    [option] katonai egységeddel
   *[they] katonai egységével
}
# Befolyás: valakinél.
imperium-with-faction = { $faction ->
    [emperor] a Császárnál
    [emperor_icon] a Nagy Házaknál (Shaddam: vagy a Császárnál)
    [fremen_icon] a Peremvilágoknál (Muad-Dib: vagy a fremeneknél)
    [guild] az Űrligánál
    [bene_gesserit] a Bene Gesseritnél
    [great_houses] a Nagy Házaknál
    [fringe_worlds] a Peremvilágoknál
   *[fremen] a fremeneknél
}
# Birtokosként: „a Császár egyik helyszíne”.
imperium-the-faction = { $faction ->
    [emperor] a Császár
    [emperor_icon] a Nagy Házak (Shaddam: vagy a Császár)
    [fremen_icon] a Peremvilágok (Muad-Dib: vagy a fremenek)
    [guild] az Űrliga
    [bene_gesserit] a Bene Gesserit
    [great_houses] a Nagy Házak
    [fringe_worlds] a Peremvilágok
   *[fremen] a fremenek
}
imperium-with = { $faction ->
    [any] { $form ->
        [its-option] annál a frakciónál, ahol a riválisnak a legkevesebb van
       *[do] egy tetszőleges frakciónál
    }
    [behind] egy olyan frakciónál, ahol { $form ->
        [its-option] egy ellenfelének több van, mint a riválisnak (ha több ilyen van, ott, ahol a legkevesebb van neki, azután választásod szerint)
        [do] egy ellenfelednek több van, mint neked
        [may] egy ellenfelednek több van, mint neked
        [option] egy ellenfelednek több van, mint neked
       *[they] egy ellenfelének több van, mint neki
    }
    [some] { $factions }
   *[one] { imperium-with-faction }
}
# Utána „kártya” áll, valamilyen raggal.
imperium-frakcio = { $faction ->
    [emperor] Császár-
    [guild] Űrliga-
    [bene_gesserit] Bene Gesserit-
   *[fremen] fremen{" "}
}
imperium-faction-card = { imperium-frakcio }kártya
imperium-a-faction-card = egy { imperium-frakcio }kártya
imperium-alliance = { $faction ->
    [emperor] a Császár szövetségjelölője
    [emperor_icon] a Nagy Házak szövetségjelölője (Shaddamnál: a Császáré)
    [fremen_icon] a Peremvilágok szövetségjelölője (Muad-Dibnél: a fremeneké)
    [guild] az Űrliga szövetségjelölője
    [bene_gesserit] a Bene Gesserit szövetségjelölője
    [fremen] a fremenek szövetségjelölője
    [great_houses] a Nagy Házak szövetségjelölője
    [fringe_worlds] a Peremvilágok szövetségjelölője
   *[any] egy szövetségjelölő
}
imperium-egyseget = { $amount ->
    [any] bármennyi katonai egységet
    [up-to] legfeljebb { $n } katonai egységet
   *[exactly] { $n } katonai egységet
}
imperium-ennyi-egyseggel = { $amount ->
    [any] bármennyi
    [up-to] legfeljebb { $n }
   *[exactly] { $n }
} { imperium-egyseggel }
imperium-price-solari = { $n } solaris
    .acc = { $n } solarist
imperium-price-spice = { $n } fűszer
    .acc = { $n } fűszert
imperium-price-water = { $n } víz
    .acc = { $n } vizet

# Amiből volt már, és még jár.
imperium-tovabbi = { $more ->
    [yes] további{" "}
   *[no] {""}
}
imperium-meg = { $more ->
    [yes] még{" "}
   *[no] {""}
}
imperium-solari = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } solarist
    [each] { imperium-kap } { imperium-meg }{ $n } solarist
    [each-may] { imperium-kap } { imperium-meg }{ $n } solarist
    [they] { imperium-kap } { imperium-meg }{ $n } solarist
    [they-may] { imperium-kap } { imperium-meg }{ $n } solarist
   *[do] { imperium-tovabbi }+{ $n } solaris
}
    .is = { imperium-bonus }
imperium-spice = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } fűszert
    [each] { imperium-kap } { imperium-meg }{ $n } fűszert
    [each-may] { imperium-kap } { imperium-meg }{ $n } fűszert
    [they] { imperium-kap } { imperium-meg }{ $n } fűszert
    [they-may] { imperium-kap } { imperium-meg }{ $n } fűszert
   *[do] { imperium-tovabbi }+{ $n } fűszer
}
    .is = { imperium-bonus }
imperium-water = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } vizet
    [each] { imperium-kap } { imperium-meg }{ $n } vizet
    [each-may] { imperium-kap } { imperium-meg }{ $n } vizet
    [they] { imperium-kap } { imperium-meg }{ $n } vizet
    [they-may] { imperium-kap } { imperium-meg }{ $n } vizet
   *[do] { imperium-tovabbi }+{ $n } víz
}
    .is = { imperium-bonus }
imperium-vp = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } győzelmi pontot
    [each] { imperium-kap } { imperium-meg }{ $n } győzelmi pontot
    [each-may] { imperium-kap } { imperium-meg }{ $n } győzelmi pontot
    [they] { imperium-kap } { imperium-meg }{ $n } győzelmi pontot
    [they-may] { imperium-kap } { imperium-meg }{ $n } győzelmi pontot
   *[do] { imperium-tovabbi }+{ $n } győzelmi pont
}
    .is = { imperium-bonus }
imperium-persuasion = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } meggyőzést
    [each] { imperium-kap } { imperium-meg }{ $n } meggyőzést
    [each-may] { imperium-kap } { imperium-meg }{ $n } meggyőzést
    [they] { imperium-kap } { imperium-meg }{ $n } meggyőzést
    [they-may] { imperium-kap } { imperium-meg }{ $n } meggyőzést
   *[do] { imperium-tovabbi }+{ $n } meggyőzés
}
    .is = { imperium-bonus }
imperium-swords = { $form ->
    [may] { imperium-kap } { imperium-meg }{ $n } kardot
    [each] { imperium-kap } { imperium-meg }{ $n } kardot
    [each-may] { imperium-kap } { imperium-meg }{ $n } kardot
    [they] { imperium-kap } { imperium-meg }{ $n } kardot
    [they-may] { imperium-kap } { imperium-meg }{ $n } kardot
   *[do] { imperium-tovabbi }+{ $n } kard
}
    .is = { imperium-bonus }
imperium-troops-recruit = { imperium-ki }{ $form ->
    [do] toborozz
    [may] toborozhatsz
    [option] toborzol
    [each-may] toborozhat
    [they-may] toborozhat
   *[they] toboroz
} { imperium-meg }{ $n } katonai egységet
    .ally = { $n } katonai egység toborzása
imperium-cards = { imperium-ki }{ $form ->
    [do] húzz
    [may] húzhatsz
    [option] húzol
    [each-may] húzhat
    [they-may] húzhat
   *[they] húz
} { imperium-meg }{ $n } kártyát
    .ally = { $n } kártya húzása
imperium-intrigue = { imperium-ki }{ $form ->
    [do] húzz
    [may] húzhatsz
    [option] húzol
    [each-may] húzhat
    [they-may] húzhat
   *[they] húz
} { imperium-meg }{ $n } intrikakártyát
    .ally = { $n } intrikakártya húzása
imperium-per-cards-in-play = { $text } { $form ->
    [do] minden játékban lévő { imperium-frakcio }kártyádért
    [may] minden játékban lévő { imperium-frakcio }kártyádért
    [option] minden játékban lévő { imperium-frakcio }kártyádért
   *[they] minden játékban lévő { imperium-frakcio }kártyájáért
} (ez is számít, és az ebben a fordulóban ügynök kiküldéséhez kijátszottak is)
    .is = { $text_is }
imperium-harvest = { $n ->
    [0] { $form ->
        [do] arasd le
       *[option] learatod
    } ennek a helyszínnek a fűszerét: a sajátját és az összes rajta lévő bónusz fűszert
   *[other] +{ $n } fűszer és az összes bónusz fűszer erről a helyszínről
}
    .is = { $n ->
        [0] no
       *[other] { imperium-bonus }
    }
imperium-double-harvest = ha ez az ügynök egy Mester helyszínen fűszert arat, a helyszín saját fűszerét másodszor is megkapod (a bónusz fűszert csak egyszer)
imperium-steal-intrigue = minden ellenfeled, akinek legalább { $n } intrikakártyája van, neked ad közülük egy véletlenszerűen választottat
imperium-take-seat = { $form ->
    [do] foglalj el
   *[option] elfoglalsz
} egy széket a Nagytanácsban (a játék további részében minden alkalommal +{ $n } meggyőzés, amikor kártyákat fedsz fel)
imperium-take-swordmaster = { $form ->
    [do] vedd magadhoz
   *[option] magadhoz veszed
} a kardmestert (harmadik ügynök a játék további részében, már ebben a fordulóban is)
imperium-take-mentat = { $where ->
    [here] ha a Mentát itt van, { $form ->
        [do] vedd magadhoz
       *[option] magadhoz veszed
    } további ügynökként erre a fordulóra
   *[elsewhere] { $form ->
        [do] vedd magadhoz
       *[option] magadhoz veszed
    } a Mentátot további ügynökként erre a fordulóra (nem küldesz ügynököt a helyszínére, és mást nem is kapsz érte)
}
imperium-mentat-next-round = { $form ->
    [do] vedd magadhoz
    [its-option] magához veszi
   *[option] magadhoz veszed
} a Mentátot, bárhol is van, további ügynökként a következő fordulóra
imperium-take-control = { $form ->
    [do] szerezd meg
    [its-option] megszerzi
   *[option] megszerzed
} { $where ->
    [named] { $space_the }
   *[here] a harc tárgyát képező helyszín
} irányítását

imperium-influence = { $form ->
    [may] { imperium-kap } { $n } befolyást { imperium-with }
    [each] { imperium-kap } { $n } befolyást { imperium-with }
    [each-may] { imperium-kap } { $n } befolyást { imperium-with }
    [they] { imperium-kap } { $n } befolyást { imperium-with }
    [they-may] { imperium-kap } { $n } befolyást { imperium-with }
   *[do] +{ $n } befolyás { imperium-with }
}
    .is = { imperium-bonus }
imperium-influence-with-two = { $form ->
    [may] { imperium-kap } 1-1 befolyást két különböző frakciónál
    [each] { imperium-kap } 1-1 befolyást két különböző frakciónál
    [each-may] { imperium-kap } 1-1 befolyást két különböző frakciónál
    [they] { imperium-kap } 1-1 befolyást két különböző frakciónál
    [they-may] { imperium-kap } 1-1 befolyást két különböző frakciónál
   *[do] +1-1 befolyás két különböző frakciónál
}
    .is = { imperium-bonus }
imperium-visit-influence = { $form ->
    [may] { imperium-kap } további { $n } befolyást annál a frakciónál, amelynek a helyszínére ügynököt küldesz
    [each] { imperium-kap } további { $n } befolyást annál a frakciónál, amelynek a helyszínére ügynököt küld
    [each-may] { imperium-kap } további { $n } befolyást annál a frakciónál, amelynek a helyszínére ügynököt küld
    [they] { imperium-kap } további { $n } befolyást annál a frakciónál, amelynek a helyszínére ügynököt küld
    [they-may] { imperium-kap } további { $n } befolyást annál a frakciónál, amelynek a helyszínére ügynököt küld
   *[do] további +{ $n } befolyás annál a frakciónál, amelynek a helyszínére ügynököt { $form ->
        [do] küldesz
        [option] küldesz
       *[they] küld
    }
}
    .is = { imperium-bonus }
imperium-secret-influence = { $form ->
    [do] fedd fel
   *[option] felfeded
} a titokban választott frakcióidat: +1 befolyás mindegyiküknél (játszmánként egyszer)
imperium-lose-influence = { $form ->
    [each] minden ellenfelednek { imperium-ennyivel } csökken a befolyása
    [they] { imperium-ennyivel } csökken a befolyása
    [do] csökkentsd { imperium-ennyivel } a befolyásodat
    [may] { imperium-ennyivel } csökkentheted a befolyásodat
    [option] { $as ->
        [may] { imperium-ennyivel } csökkentheted a befolyásodat
       *[plain] { imperium-ennyivel } csökkented a befolyásodat
    }
    [each-may] minden ellenfeled { imperium-ennyivel } csökkentheti a befolyását
    [they-may] { imperium-ennyivel } csökkentheti a befolyását
   *[their-option] { $as ->
        [may] { imperium-ennyivel } csökkentheti a befolyását
       *[plain] { imperium-ennyivel } csökkenti a befolyását
    }
} { $n ->
    [1] egy tetszőleges frakciónál
   *[other] { $form ->
        [do] általad választott frakcióknál
        [may] általad választott frakcióknál
        [option] általad választott frakcióknál
       *[they] általa választott frakcióknál
    }
}
imperium-ennyivel = { $n ->
    [1] eggyel
   *[other] összesen { $n } lépéssel
}

imperium-do-this = { $form ->
    [may] megteheted a következőt: { $text }
    [each] minden ellenfeled a következőt teszi: { $text }
    [each-may] minden ellenfeled megteheti a következőt: { $text }
    [they] a következőt teszi: { $text }
    [they-may] megteheti a következőt: { $text }
   *[their-option] a következőt teszi: { $text }
}
imperium-choose = { imperium-ki }{ $form ->
    [do] válassz
    [may] választhatsz
    [option] választasz
    [each-may] választhat
    [they-may] választhat
   *[they] választ
} { $n ->
    [1] egyet
    [2] két különbözőt
   *[other] { $n } különbözőt
}: { $options }
imperium-ha-megteszed = { $form ->
    [do] ha megteszed
    [may] ha megteszed
    [option] ha megteszed
    [its-option] ha a rivális megteszi
   *[they] ha megteszi
}
imperium-if-done = { $then_is ->
    [bonus] { imperium-ha-megteszed }: { $then }
   *[other] { imperium-ha-megteszed }, { $then }
}
imperium-pay = { imperium-ki }{ $form ->
    [do] { $order }
    [may] { $cost_may }
    [each] { $cost_may }
    [each-may] { $cost_may }
    [they] { $cost_may }
    [they-may] { $cost_may }
   *[option] { $cost }
}: { $then }
imperium-pay-goods = { $form ->
    [do] fizess ki
    [option] { $as ->
        [may] kifizethetsz
       *[plain] kifizetsz
    }
   *[they] { $as ->
        [may] kifizethet
       *[plain] kifizet
    }
} { $goods_acc }

imperium-if = { $then_is ->
    [bonus] { $condition }: { $then }
   *[other] { $condition }, { $then }
}
imperium-if-all = { $condition }: { $then }

imperium-if-influence = ha { imperium-rivalisnak }legalább { $n } { imperium-befolyasod } van { imperium-with-faction }
imperium-if-alliance = ha { $form ->
    [do] nálad
    [may] nálad
    [option] nálad
    [its-option] a riválisnál
   *[they] nála
} van { imperium-alliance }
imperium-if-another-in-play = { $faction ->
    [fremen] Fremen kötelékkel (ha { imperium-rivalisnak }másik fremen { imperium-kartyad } is játékban van)
   *[other] ha { imperium-rivalisnak }másik { imperium-frakcio }{ imperium-kartyad } is játékban van
}
imperium-if-council-seat = ha { imperium-rivalisnak }van { imperium-szeked } a Nagytanácsban
imperium-szeked = { $form ->
    [do] széked
    [may] széked
    [option] széked
   *[they] széke
}
imperium-if-mentat-at-home = ha a Mentát a helyszínén áll
imperium-if-own-copies = ha { imperium-rivalisnak }van { $n ->
    [one] {""}
   *[other] legalább { $n }{" "}
}„{ $card }” { imperium-kartyad }
imperium-if-most-copies = ha { imperium-rivalisnak }több „{ $card }” { imperium-kartyad } van, mint { $form ->
    [do] bármelyik ellenfelednek
    [may] bármelyik ellenfelednek
    [option] bármelyik ellenfelednek
   *[they] bármelyik ellenfelének
}
imperium-if-tracks = ha { imperium-rivalisnak }legalább { $n } { imperium-befolyasod } van { $tracks ->
    [4] mind a négy frakciónál
    [3] három frakciónál
    [2] két frakciónál
   *[1] egy frakciónál
}

imperium-discard = { imperium-ki }{ $form ->
    [do] dobj el
    [may] eldobhatsz
    [option] { $as ->
        [may] eldobhatsz
       *[plain] eldobsz
    }
    [each] eldob
    [they] eldob
    [each-may] eldobhat
    [they-may] eldobhat
   *[their-option] { $as ->
        [may] eldobhat
       *[plain] eldob
    }
} { $n } kártyát { imperium-kezedbol }
imperium-trash = { imperium-ki }{ $form ->
    [do] pusztítsd el egy kézben, dobópakliban vagy játékban lévő kártyádat
    [may] elpusztíthatod egy kézben, dobópakliban vagy játékban lévő kártyádat
    [option] { $as ->
        [may] elpusztíthatod
       *[plain] elpusztítod
    } egy kézben, dobópakliban vagy játékban lévő kártyádat
    [each] elpusztítja egy kézben, dobópakliban vagy játékban lévő kártyáját
    [they] elpusztítja egy kézben, dobópakliban vagy játékban lévő kártyáját
    [each-may] elpusztíthatja egy kézben, dobópakliban vagy játékban lévő kártyáját
    [they-may] elpusztíthatja egy kézben, dobópakliban vagy játékban lévő kártyáját
   *[their-option] { $as ->
        [may] elpusztíthatja
       *[plain] elpusztítja
    } egy kézben, dobópakliban vagy játékban lévő kártyáját
}
imperium-trash-this = { imperium-ki }{ $form ->
    [do] pusztítsd el
    [may] elpusztíthatod
    [option] { $as ->
        [may] elpusztíthatod
       *[plain] elpusztítod
    }
    [each] elpusztítja
    [they] elpusztítja
    [each-may] elpusztíthatja
    [they-may] elpusztíthatja
   *[their-option] { $as ->
        [may] elpusztíthatja
       *[plain] elpusztítja
    }
} ezt a kártyát
imperium-take-from-discard = { imperium-ki }{ $form ->
    [do] vegyél egy { imperium-frakcio }kártyát a dobópaklidból a kezedbe
    [may] egy { imperium-frakcio }kártyát a dobópaklidból a kezedbe vehetsz
    [option] egy { imperium-frakcio }kártyát a dobópaklidból a kezedbe veszel
    [each-may] egy { imperium-frakcio }kártyát a dobópaklijából a kezébe vehet
    [they-may] egy { imperium-frakcio }kártyát a dobópaklijából a kezébe vehet
   *[they] egy { imperium-frakcio }kártyát a dobópaklijából a kezébe vesz
}
imperium-szerezz-meg = { $form ->
    [do] szerezz meg
    [may] megszerezhetsz
    [option] megszerzel
    [each-may] megszerezhet
    [they-may] megszerezhet
   *[they] megszerez
}
imperium-acquire-reserve = { imperium-ki }{ imperium-szerezz-meg } 1 „{ $card }” kártyát a tartalékból
imperium-acquire-free = { imperium-ki }{ imperium-szerezz-meg } egy legfeljebb { $n } költségű kártyát a költsége kifizetése nélkül{ $to ->
    [deck] , és { $form ->
        [do] tedd a húzópaklid tetejére
        [may] tedd a húzópaklid tetejére
        [option] a húzópaklid tetejére teszed
       *[they] a húzópaklija tetejére teszi
    }
   *[discard] {""}
}
imperium-manipulate = { $form ->
    [do] tegyél félre magadnak
   *[option] félreteszel magadnak
} egy kártyát az impériumsorból: ebben a fordulóban a kártyáid felfedésekor 1 meggyőzéssel olcsóbban megszerezheted; ha nem teszed, kikerül a játékból
imperium-acquire-to-deck = az abban a körben megszerzett kártyáid mindegyikét a dobópaklid helyett a húzópaklid tetejére teheted
imperium-cheaper-flow = { $card_article } „{ $card }” kártya ebben a körben { $n } meggyőzéssel kevesebbe kerül
imperium-snoop = { $form ->
    [do] nézd meg a húzópaklid felső kártyáját, és vagy húzd fel, vagy pusztítsd el
   *[option] megnézed a húzópaklid felső kártyáját, és vagy felhúzod, vagy elpusztítod
}
imperium-reshuffle = { $form ->
    [do] keverd bele
   *[option] belekevered
} a dobópaklidat a húzópaklidba

imperium-deploy = { imperium-ki }{ $form ->
    [do] vess be
    [may] bevethetsz
    [option] bevetsz
    [each-may] bevethet
    [they-may] bevethet
   *[they] bevet
} { imperium-egyseget } { imperium-helyorsegedbol } az ütközetben
imperium-recruit-to-conflict = { imperium-ki }{ $form ->
    [do] toborozz
    [may] toborozhatsz
    [option] toborzol
    [each-may] toborozhat
    [they-may] toborozhat
   *[they] toboroz
} { $n } katonai egységet; { $when ->
    [reveal] kártyák felfedésekor közülük bármennyit azonnal be lehet vetni az ütközetben
   *[always] közülük bármennyit azonnal be lehet vetni az ütközetben
}
imperium-retreat = { imperium-ki }{ $form ->
    [do] vonulj vissza
    [may] visszavonulhatsz
    [option] { $as ->
        [may] visszavonulhatsz
       *[plain] visszavonulsz
    }
    [each] visszavonul
    [they] visszavonul
    [each-may] visszavonulhat
    [they-may] visszavonulhat
   *[their-option] { $as ->
        [may] visszavonulhat
       *[plain] visszavonul
    }
} { imperium-ennyi-egyseggel } az ütközetből { imperium-helyorsegedbe }
imperium-veszits = { $form ->
    [do] veszíts el
    [may] elveszíthetsz
    [option] { $as ->
        [may] elveszíthetsz
       *[plain] elveszítesz
    }
    [each] elveszít
    [they] elveszít
    [each-may] elveszíthet
    [they-may] elveszíthet
   *[their-option] { $as ->
        [may] elveszíthet
       *[plain] elveszít
    }
}
imperium-lose-deployed = { imperium-ki }{ imperium-veszits } { $n } katonai egységet az ütközetben
imperium-lose-garrisoned = { imperium-ki }{ imperium-veszits } { $n } katonai egységet { imperium-helyorsegedbol }
imperium-double-cross = egy általad választott ellenfeled elveszít 1 katonai egységet az ütközetben, te pedig odahelyezel 1-et a készletedből

imperium-recall-agent = { imperium-ki }{ $form ->
    [do] hívd vissza az egyik ügynöködet
    [may] visszahívhatod az egyik ügynöködet
    [option] visszahívod az egyik ügynöködet
    [each-may] visszahívhatja az egyik ügynökét
    [they-may] visszahívhatja az egyik ügynökét
   *[they] visszahívja az egyik ügynökét
} a játéktábláról (ebben a fordulóban újra ki lehet küldeni)
imperium-close-space = { $form ->
    [do] nevezz meg
   *[option] megnevezel
} egy helyszínt: az ellenfeleid nem küldhetnek oda ügynököt a következő köröd kezdetéig, vagy ha az előbb van, a forduló végéig
imperium-extra-icons = a kártyán, amelyet ebben a körben ügynök kiküldéséhez játszol ki, { $which ->
    [factions] mind a négy frakció ügynökikonja is rajta van
   *[listed] ezek az ügynökikonok is rajta vannak: { $icons }
}
imperium-ignore-enemies = ebben a körben olyan helyszínre is küldheted az ügynöködet, amelyet más játékos ügynöke foglal el
imperium-at-turn-start = csak a köröd legelején: { $then }
imperium-skip-turn = { imperium-ki }{ $form ->
    [do] passzolj ebben a körben: sem ügynököt ne küldj ki, sem kártyákat ne fedj fel
    [may] passzolhatsz ebben a körben: sem ügynököt nem küldesz ki, sem kártyákat nem fedsz fel
    [option] passzolsz ebben a körben: sem ügynököt nem küldesz ki, sem kártyákat nem fedsz fel
    [each-may] passzolhat ebben a körben: sem ügynököt nem küld ki, sem kártyákat nem fed fel
    [they-may] passzolhat ebben a körben: sem ügynököt nem küld ki, sem kártyákat nem fed fel
   *[they] passzol ebben a körben: sem ügynököt nem küld ki, sem kártyákat nem fed fel
}
imperium-on-reveal-turn = ebben a fordulóban a kártyáid felfedésekor: { $then }
imperium-use-signet = { $form ->
    [do] használd
   *[option] használod
} a vezetőd pecsétgyűrűs képességét
imperium-move-any-agent = { $form ->
    [do] küldd
   *[option] küldöd
} bármelyik ügynöködet, a vezetődről vagy a játéktábláról, bármelyik helyszínre: nem kell hozzá ügynökikon, és az ott lévő ügynökök sem számítanak. A helyszín költsége és feltétele továbbra is érvényes, és az „A Hang” kártya hatása is

imperium-box-acquire = Megszerzés: { $text }
imperium-box-agent = Ügynök: { $text }
imperium-box-reveal = Felfedés: { $text }
imperium-box-trash = Elpusztításkor: { $text }
imperium-box-plot = Terv: { $text }
imperium-box-combat = Csata: { $text }
imperium-box-win = Amikor megnyersz egy ütközetet: { $text }
imperium-box-endgame = Végjáték: { $text }
imperium-box-first = Első jutalom: { $text }
imperium-box-second = Második jutalom: { $text }
imperium-box-third = Harmadik jutalom: { $text }
imperium-box-ability = { $name }: { $text }
imperium-box-signet = Pecsétgyűrű, { $name }: { $text }

imperium-board-cost = költsége { $price }
imperium-board-or = vagy kifizetsz { $price_acc }: { $then }
imperium-board-free = nincs költsége
imperium-board-requires = csak ha legalább { $n } befolyásod van { imperium-with-faction }
imperium-board-once = minden játékos játszmánként csak egyszer jöhet ide
imperium-board-combat = csatahelyszín
imperium-board-maker = Mester helyszín
imperium-board-control = aki ezt a helyszínt irányítja, minden alkalommal, amikor ügynököt küldenek ide, ezt kapja: { $then }
imperium-board-persuasion = +{ $n } meggyőzés a kártyáid felfedésekor, ha itt van az ügynököd
imperium-level = kifizetsz { $price_acc }: { $then }

imperium-sees-top-card = bármikor megnézheted a húzópaklid felső kártyáját
imperium-cheaper-icon = { $icon_article } { $icon_adj } ikonos helyszínek neked 1 solarisszal kevesebbe kerülnek
imperium-ignores-enemies-at = más játékosok ügynökei mellé is küldhetsz ügynököt az ilyen ügynökikonos helyszínekre: { $icons }
imperium-harvest-less = minden alkalommal, amikor Mester helyszínen fűszert aratsz, 1 fűszerrel kevesebbet kapsz
imperium-start-goods = a játékot ezzel kezded: { $goods }
imperium-secret-factions = az első forduló előtt válassz titokban { $n } frakciót
imperium-when-deployed_4 = { $then_is ->
    [bonus] ha egy körben legalább 4 katonai egységet bevetettél: { $then }
   *[other] ha egy körben legalább 4 katonai egységet bevetettél, { $then }
}
imperium-when-council = { $then_is ->
    [bonus] amikor elfoglalod a székedet a Nagytanácsban: { $then }
   *[other] amikor elfoglalod a székedet a Nagytanácsban, { $then }
}
imperium-when-harvest = { $then_is ->
    [bonus] minden alkalommal, amikor Mester helyszínen fűszert aratsz: { $then }
   *[other] minden alkalommal, amikor Mester helyszínen fűszert aratsz, { $then }
}
imperium-when-paid_solari = { $then_is ->
    [bonus] minden alkalommal, amikor egy helyszín költségeként solarist fizetsz: { $then }
   *[other] minden alkalommal, amikor egy helyszín költségeként solarist fizetsz, { $then }
}
