### Mit kell tenni csak a Dűne: Impérium – Felkelés kártyái, helyszínei és vezetői szerint.

imperium-place-spy = { imperium-ki }{ $form ->
    [do] helyezz le
    [may] lehelyezhetsz
    [option] lehelyezel
    [each-may] lehelyezhet
    [they-may] lehelyezhet
   *[they] lehelyez
} egy kémet{ $where ->
    [icons] {" "}egy olyan megfigyelőállásra, amely { $icons_adj } ikonos helyszínnel áll összeköttetésben
    [visit] {" "}egy olyan megfigyelőállásra, amely az ebben a körben választott helyszínnel áll összeköttetésben
   *[any] {""}
}{ $share ->
    [yes] {" "}(akár egy másik játékos kéme mellé is)
   *[no] {""}
}
imperium-ha-figyel = { $at ->
    [landsraad] ha Landsraad-helyszínt figyel meg
   *[faction] ha egy frakció helyszínét figyeli meg
}
imperium-if-spy-at = { $then_is ->
    [bonus] { imperium-ha-figyel }: { $then }
   *[other] { imperium-ha-figyel }, { $then }
}
imperium-recall-spies = { imperium-ki }{ $form ->
    [do] hívd vissza
    [may] visszahívhatod
    [option] { $as ->
        [may] visszahívhatod
       *[plain] visszahívod
    }
    [each] visszahívja
    [they] visszahívja
    [each-may] visszahívhatja
    [they-may] visszahívhatja
   *[their-option] { $as ->
        [may] visszahívhatja
       *[plain] visszahívja
    }
} { $n ->
    [1] az egyik
   *[other] { $n }
} { $form ->
    [do] kémedet
    [may] kémedet
    [option] kémedet
   *[they] kémét
}
imperium-influence-where-spying = +1 befolyás minden frakciónál, amelynek a helyszíneit a kémeid megfigyelik
    .is = bonus
imperium-kemed = { $form ->
    [do] kémed
    [may] kémed
    [option] kémed
   *[they] kéme
}
imperium-if-spies-placed = ha { imperium-rivalisnak }legalább { $n } { imperium-kemed } van a játéktáblán
imperium-if-recalled-spy = ha { $form ->
    [do] ebben a körben visszahívtál
    [may] ebben a körben visszahívtál
    [option] ebben a körben visszahívtál
    [its-option] a rivális ebben a körben visszahívott
   *[they] ebben a körben visszahívott
} egy kémet
imperium-if-spying-on-maker = ha { imperium-rivalisnak }van olyan { imperium-kemed }, amely Mester helyszínt figyel meg

imperium-sandworms = { imperium-ki }{ $form ->
    [do] hívj
    [may] hívhatsz
    [option] hívsz
    [each-may] hívhat
    [they-may] hívhat
   *[they] hív
} { $n } homokférget az ütközetbe (olyanba nem, amelyet Pajzsfal véd)
imperium-remove-shield-wall = { imperium-ki }{ $form ->
    [do] távolítsd el
    [may] eltávolíthatod
    [option] eltávolítod
    [each-may] eltávolíthatja
    [they-may] eltávolíthatja
   *[they] eltávolítja
} a Pajzsfalat a játék további részére
imperium-take-hooks = { imperium-ki }{ $form ->
    [do] vegyél el
    [may] elvehetsz
    [option] elveszel
    [each-may] elvehet
    [they-may] elvehet
   *[they] elvesz
} egy mesterhorog-jelölőt
imperium-collect-bonus = { imperium-ki }{ $form ->
    [do] vedd el
    [may] elveheted
    [option] elveszed
    [each-may] elveheti
    [they-may] elveheti
   *[they] elveszi
} az összes bónusz fűszert erről a helyszínről
imperium-if-hooks = ha { imperium-rivalisnak }van { $form ->
    [do] mesterhorog-jelölőd
    [may] mesterhorog-jelölőd
    [option] mesterhorog-jelölőd
   *[they] mesterhorog-jelölője
}
imperium-fergedvan = { $form ->
    [do] van homokférged
    [may] van homokférged
    [option] van homokférged
   *[they] van homokférge
} az ütközetben
imperium-if-worm = ha { imperium-rivalisnak }{ imperium-fergedvan }
imperium-haderod = { $form ->
    [do] haderőd
    [may] haderőd
    [option] haderőd
   *[they] haderője
}
imperium-if-units = ha { imperium-rivalisnak }legalább { $n } { imperium-haderod } van az ütközetben
imperium-if-units-deployed = ha { $form ->
    [do] ebben a körben legalább { $n } haderőt bevetettél
    [may] ebben a körben legalább { $n } haderőt bevetettél
    [option] ebben a körben legalább { $n } haderőt bevetettél
    [its-option] a rivális ebben a körben legalább { $n } haderőt bevetett
   *[they] ebben a körben legalább { $n } haderőt bevetett
}
imperium-if-strength = ha { $form ->
    [do] az erőd
    [may] az erőd
    [option] az erőd
    [its-option] a rivális ereje
   *[they] az ereje
} az ütközetben legalább { $n }
imperium-if-at-maker = ha ez az ügynök Mester helyszínre megy
imperium-per-sandworms = { $text } { $form ->
    [do] minden homokférgedért
    [may] minden homokférgedért
    [option] minden homokférgedért
   *[they] minden homokférgéért
} az ütközetben
    .is = { $text_is }

imperium-take-contract = { imperium-ki }{ $form ->
    [do] vegyél el
    [may] elvehetsz
    [option] elveszel
    [each-may] elvehet
    [they-may] elvehet
   *[they] elvesz
} egy képpel felfelé lévő szerződést (+{ $n } solaris, ha nincs ilyen)
imperium-complete-contract = { $form ->
    [do] teljesítsd
   *[option] teljesíted
} ezt a szerződést
imperium-complete-for = { $form ->
    [do] teljesítsd
   *[option] teljesíted
}: { $then }
imperium-if-contracts = ha { $form ->
    [do] legalább { $n } szerződést teljesítettél
    [may] legalább { $n } szerződést teljesítettél
    [option] legalább { $n } szerződést teljesítettél
    [its-option] a rivális legalább { $n } szerződést teljesített
   *[they] legalább { $n } szerződést teljesített
}
imperium-if-gained-spice = ha { $form ->
    [do] ebben a körben fűszert kaptál
    [may] ebben a körben fűszert kaptál
    [option] ebben a körben fűszert kaptál
    [its-option] a rivális ebben a körben fűszert kapott
   *[they] ebben a körben fűszert kapott
}
imperium-per-contracts = { $text } { $form ->
    [do] minden teljesített szerződésedért
    [may] minden teljesített szerződésedért
    [option] minden teljesített szerződésedért
   *[they] minden teljesített szerződéséért
}
    .is = { $text_is }
imperium-contract = { $trigger }: { $then }
imperium-contract-when-visit = amikor e szerződés birtokában ügynököt küldesz { $space_article } { $space } helyszínre
imperium-contract-when-harvest = amikor e szerződés birtokában ügynököt küldesz egy Mester helyszínre, és abban a körben legalább { $n } fűszert kapsz
imperium-contract-when-acquire = amikor e szerződés birtokában megszerzed { $card_article } „{ $card }” kártyát
imperium-contract-when-immediate = amikor elveszed ezt a szerződést

imperium-branch = { $first }; egyébként { $then }

imperium-if-no-seat = ha { imperium-rivalisnak }nincs { imperium-szeked } a Nagytanácsban
imperium-if-seat-and-swordmaster = ha { imperium-rivalisnak }{ imperium-szeked } is van a Nagytanácsban, és { $form ->
    [do] kardmestered
    [may] kardmestered
    [option] kardmestered
   *[they] kardmestere
} is
imperium-if-flow-acquired = ha { $form ->
    [do] ebben a körben megszerezted
    [may] ebben a körben megszerezted
    [option] ebben a körben megszerezted
    [its-option] a rivális ebben a körben megszerezte
   *[they] ebben a körben megszerezte
} { $card_article } „{ $card }” kártyát
imperium-if-at-faction-space = ha ez az ügynök egy frakció helyszínére megy
imperium-if-in-shadow = ha { imperium-rivalisnak }legalább { $n } { imperium-befolyasod } van egy olyan frakciónál, amelynek a szövetségjelölője { $form ->
    [do] egy ellenfelednél
    [may] egy ellenfelednél
    [option] egy ellenfelednél
   *[they] egy ellenfelénél
} van
imperium-per-revealed = { $text } minden ebben a körben felfedett { imperium-frakcio }{ $form ->
    [do] kártyádért
    [may] kártyádért
    [option] kártyádért
   *[they] kártyájáért
} (ez is számít)
    .is = { $text_is }
imperium-per-sword-cards = { $text } minden másik ebben a körben felfedett { $form ->
    [do] kártyádért
    [may] kártyádért
    [option] kártyádért
   *[they] kártyájáért
}, amely kardot adott
    .is = { $text_is }

imperium-discard-for = { $cost }: { $then }; ha az eldobott kártya { imperium-frakcio }kártya, ezenfelül { $bonus }
imperium-discard-and = { $cost }; ha az { imperium-frakcio }kártya, { $bonus }
imperium-pusztitsd = { $form ->
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
}
imperium-kartyadat = { $form ->
    [do] kártyádat
    [may] kártyádat
    [option] kártyádat
   *[they] kártyáját
}
imperium-trash-intrigue = { imperium-ki }{ imperium-pusztitsd } egy kézben tartott intrika{ imperium-kartyadat }
imperium-trash-another-in-play = { imperium-ki }{ imperium-pusztitsd } egy másik, játékban lévő { imperium-frakcio }{ imperium-kartyadat }
imperium-trash-from-hand = { imperium-ki }{ imperium-pusztitsd } egy kézben tartott { $faction ->
    [any] {""}
   *[one] { imperium-frakcio }
}{ imperium-kartyadat }{ $spice ->
    [0] {""}
   *[other] {" "}(+{ $spice } fűszer, ha van költsége)
}
imperium-acquire-exactly = { imperium-ki }{ imperium-szerezz-meg } egy pontosan { $n } költségű kártyát { imperium-kezedbe }, a költsége kifizetése nélkül
imperium-acquire-for-solari = { imperium-ki }{ imperium-szerezz-meg } egy kártyát { imperium-kezedbe }, a költségét meggyőzés helyett solarisban fizetve
imperium-acquire-cheap = { imperium-ki }{ imperium-szerezz-meg } egy legfeljebb { $n } költségű kártyát a költsége kifizetése nélkül{ $to ->
    [worm] {" "}({ imperium-kezedbe }, ha { imperium-fergedvan })
   *[discard] {""}
}
imperium-return-to-hand = { imperium-ki }{ $form ->
    [do] vedd vissza
    [may] visszaveheted
    [option] visszaveszed
    [each-may] visszaveheti
    [they-may] visszaveheti
   *[they] visszaveszi
} ezt a kártyát { imperium-kezedbe }
imperium-look-at-three = ha a húzópaklidban legalább 3 kártya van, { $form ->
    [option] megnézed a felső 3-at: egyet felhúzol, egy másikat eldobsz, az utolsót pedig elpusztítod
   *[do] nézd meg a felső 3-at: egyet húzz fel, egy másikat dobj el, az utolsót pedig pusztítsd el
}

imperium-retreat-some = { imperium-ki }{ $form ->
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
} { $amount ->
    [exactly] { $n }
    [or] { $least } vagy { $n }
   *[range] { $least }–{ $n }
} { imperium-egyseggel } az ütközetből { imperium-helyorsegedbe }
imperium-recall-other = { imperium-ki }{ $form ->
    [do] hívd vissza egy másik ügynöködet
    [may] visszahívhatod egy másik ügynöködet
    [option] visszahívod egy másik ügynöködet
    [each-may] visszahívhatja egy másik ügynökét
    [they-may] visszahívhatja egy másik ügynökét
   *[they] visszahívja egy másik ügynökét
} a játéktábláról (ebben a fordulóban újra ki lehet küldeni)
imperium-deploy-recruits = az ebben a körben toborzott katonai egységeket bevetheted az ütközetben, bármelyik helyszínre küldesz is ügynököt
imperium-no-deployment = { $teams ->
    [yes] ebben a körben sem te, sem az aktivált szövetségesed nem vethet be haderőt
   *[no] ebben a körben nem vethetsz be haderőt
}
imperium-troop-with-each-card = { $form ->
    [do] toborozz
   *[option] toborzol
} 1 katonai egységet minden kártyáért, amelyet megszerzel
imperium-ignores-requirements = ez az ügynök a megkövetelt befolyás nélkül is mehet helyszínekre

imperium-flip-trophy = { imperium-ki }{ $form ->
    [do] fordítsd képpel lefelé egy megnyert ütközetkártyádat vagy a célkártyádat
    [may] képpel lefelé fordíthatod egy megnyert ütközetkártyádat vagy a célkártyádat
    [option] képpel lefelé { $as ->
        [may] fordíthatod
       *[plain] fordítod
    } egy megnyert ütközetkártyádat vagy a célkártyádat
    [each] képpel lefelé fordítja egy megnyert ütközetkártyáját vagy a célkártyáját
    [they] képpel lefelé fordítja egy megnyert ütközetkártyáját vagy a célkártyáját
    [each-may] képpel lefelé fordíthatja egy megnyert ütközetkártyáját vagy a célkártyáját
    [they-may] képpel lefelé fordíthatja egy megnyert ütközetkártyáját vagy a célkártyáját
   *[their-option] képpel lefelé { $as ->
        [may] fordíthatja
       *[plain] fordítja
    } egy megnyert ütközetkártyáját vagy a célkártyáját
}, amelyen { $icon } vagy { $wild } csataikon van
imperium-box-wall = Pajzsfal védi: { $text }
imperium-behind-wall = amíg áll, ebbe az ütközetbe nem jöhet homokféreg
imperium-box-battle = Csataikon: { $icon }.
imperium-objective-players = játékosok száma: { $players }
imperium-objective-first = aki ezt kapja, az a kezdőjátékos

imperium-when-sent_to = { $then_is ->
    [bonus] minden alkalommal, amikor ügynököt küldesz { $factions } egyik helyszínére: { $then }
   *[other] minden alkalommal, amikor ügynököt küldesz { $factions } egyik helyszínére, { $then }
}
imperium-when-reached = { $then_is ->
    [bonus] amikor eléred a { $n }-es befolyást { imperium-with-faction }: { $then }
   *[other] amikor eléred a { $n }-es befolyást { imperium-with-faction }, { $then }
}
imperium-when-watched_maker = { $then_is ->
    [bonus] minden alkalommal, amikor egy másik játékos olyan Mester helyszínre küld ügynököt, amelyet a kémed megfigyel: { $then }
   *[other] minden alkalommal, amikor egy másik játékos olyan Mester helyszínre küld ügynököt, amelyet a kémed megfigyel, { $then }
}
imperium-leader-reveal = a kártyáid felfedésekor: { $then }
imperium-without-cards = a kezdőpaklidból hiányzik: { $cards }
imperium-own-contracts = ezeket csak te veheted el: { $contracts }; minden alkalommal, amikor szerződést veszel el, egy képpel felfelé lévő helyett ezek egyikét is elveheted
imperium-other-memories = { imperium-ki }{ $form ->
    [do] tedd vissza az összes emlékedet a készletedbe, húzz mindegyikért egy kártyát, és fordítsd meg a vezetődet
    [may] visszateheted az összes emlékedet a készletedbe; ekkor húzz mindegyikért egy kártyát, és fordítsd meg a vezetődet
    [option] visszateszed az összes emlékedet a készletedbe, húzol mindegyikért egy kártyát, és megfordítod a vezetődet
    [each-may] visszateheti az összes emlékét a készletébe; ekkor húz mindegyikért egy kártyát, és megfordítja a vezetőjét
    [they-may] visszateheti az összes emlékét a készletébe; ekkor húz mindegyikért egy kártyát, és megfordítja a vezetőjét
   *[they] visszateszi az összes emlékét a készletébe, húz mindegyikért egy kártyát, és megfordítja a vezetőjét
}
imperium-remember = { imperium-ki }{ $form ->
    [do] tegyél 1 katonai egységet a készletedből
    [may] tehetsz 1 katonai egységet a készletedből
    [option] teszel 1 katonai egységet a készletedből
    [each-may] tehet 1 katonai egységet a készletéből
    [they-may] tehet 1 katonai egységet a készletéből
   *[they] tesz 1 katonai egységet a készletéből
} a Bene Gesserithez emlékként
imperium-repeat-space = { $form ->
    [do] hajtsd végre
   *[option] végrehajtod
} még egyszer annak a helyszínnek a hatásait, a költsége és a befolyása nélkül (körönként egyszer; amit ott addig nem tettél meg, arról lemondasz)
imperium-train = { imperium-ki }{ $form ->
    [do] lépj egy mezőt a kiképzéssávodon, és vedd el a jutalmát
    [may] léphetsz egy mezőt a kiképzéssávodon, és elveszed a jutalmát
    [option] lépsz egy mezőt a kiképzéssávodon, és elveszed a jutalmát
    [each-may] léphet egy mezőt a kiképzéssávján, és elveszi a jutalmát
    [they-may] léphet egy mezőt a kiképzéssávján, és elveszi a jutalmát
   *[they] lép egy mezőt a kiképzéssávján, és elveszi a jutalmát
}
imperium-training-start = a sáv ezzel a mezővel kezdődik: { $next }
imperium-training-step = { $n }. mező: { $reward }; innen tovább: { $next }
imperium-training-last = { $n }. mező, az utolsó: { $reward }

imperium-level-free = nem fizetsz semmit: { $then }
imperium-board-behind-wall = Pajzsfal védi
imperium-board-cheaper = { $n } solarisszal olcsóbb, amint bármelyik játékos magához vett egy kardmestert

imperium-box-discard = Amikor a kezedből dobod el: { $text }
