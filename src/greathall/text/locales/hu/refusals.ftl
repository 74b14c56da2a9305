### Miért nem történik meg valami: kisbetűvel kezdődik, pont nélkül.

refused-not-yours-to-analyse = csak az elemeztetheti a játszmát, aki játszott benne
refused-no-analysis = ennek a játéknak a játszmáit nem lehet elemezni, mert nincs hozzá előre gondolkodó bot: { $game }
refused-analysed-already = { $n } játszmád elemzése már folyamatban van: várd meg, amíg az egyik elkészül
refused-analyses-waiting = túl sok játszma vár elemzésre: próbáld meg később
refused-starting = a kiszolgáló éppen indul: próbáld újra egy pillanat múlva
refused-nobody = ezt a böngészőt itt nem ismerjük: engedélyezd a sütiket ezen az oldalon, és töltsd be újra
refused-link-elsewhere = ez a hivatkozás máshová vezet
refused-no-game = nincs ilyen játék: { $game }; ezek vannak: { $games }
refused-bad-number = ez se nem lépés, se nem hely: { $given }
refused-no-table = nincs ilyen asztal: { $table }
refused-no-seat = nincs { $seat }. hely; 1-től { $last }-ig vannak helyek
refused-bad-clock = a lépésenkénti órához nem jár többletidő: hagyd el, vagy válassz időt az egész játszmára
refused-full = ennél az asztalnál minden hely foglalt; de nézheted a játszmát
refused-not-invited = ez az asztal nem nyitott mindenkinek: kérj meghívást
refused-not-opener = ezt csak az teheti meg, aki az asztalt nyitotta
refused-begun = a játszma már elkezdődött
refused-banned = kitiltottak ebből a csarnokból: fordulj ahhoz, aki üzemelteti
refused-no-device = ez az eszköz már ki van jelentkeztetve
refused-bad-name = egy névben legalább egy betűnek kell lennie
refused-link-used = ezt a hivatkozást már felhasználták, vagy túl régi: készíts újat
refused-player-counts = ezt a játékot ennyien játszhatják: { $counts }
refused-nobody-plays = valakinek játszania kell: ülj le, vagy hagyj szabadon egy helyet
refused-over-there = ott már vége a játszmának: menj vissza egy korábbi lépéshez
refused-not-over-yet-secret = ez a játszma még nem ért véget: senki sem láthatja az egészet
refused-not-over = ez a játszma még nem ért véget
refused-not-yours-to-repeat = csak az kérhet visszavágót, aki játszott
refused-seat-taken = a kért hely ({ $seat }.) nem szabad; szabad még: { $others }
refused-seat-not-free = a kért hely ({ $seat }.) nem szabad: előbb szabadítsd fel
refused-take-a-seat = valakinek játszania kell: előbb foglalj helyet
refused-free-already = a kért hely ({ $seat }.) már szabad
refused-begun-resign = a játszma már elkezdődött: feladhatod
refused-bad-step = abban a játszmában 0-tól { $last }-ig vannak lépések
refused-bad-seats = abban a játszmában { $n } hely van
refused-bad-game = az a játszma másik játéké: { $game }
refused-known-cards = aki azt a játszmát játszotta, ismeri a kártyáit: barátok között folytasd
refused-too-many-tables = { $who ->
    [you] egyszerre { $n } nyitott asztalod lehet
   *[address] a címedről egyszerre { $n } nyitott asztal lehet
}: előbb zárj be egyet
refused-bad-subscription = ezek nem egy böngésző kulcsai
refused-no-topic = az ntfy címe a témával végződik: https://ntfy.sh/TÉMA
refused-bad-address = { $why }
refused-no-game-to-stand-in = nincs folyamatban lévő játszma, amelyben egy bot beugorhatna
refused-played-by-bot-already = { $name } helyett már bot játszik
refused-not-yours-to-hand-over = csak az adhatja át botnak egy játékos helyét, aki itt játszik
refused-not-waited-for = most senki sem vár rá: { $name }
refused-span = { $unit ->
    [day] { $n } nap
    [hour] { $n } óra
    [minute] { $n } perc
   *[second] { $n } másodperc
}
refused-too-early = { $name } ennyi ideig gondolkodhat: { $patience }; még hátravan belőle: { $more }
refused-time-is-up = lejárt az időd: ezt a lépést bot teszi meg, utána visszaveheted a helyedet
refused-rules-changed = közben megváltoztak ennek az asztalnak a szabályai: amikor játszották, a szabályok verziója { $theirs } volt ({ $game }), ezen a kiszolgálón pedig { $ours }. Az asztal megmarad, ahogy van, de itt nem lehet megmutatni és folytatni sem.
refused-rules-broken = ami ebből az asztalból eltárolva van, nem az a játszma, amelyet ezzel a szabályverzióval játszottak: { $game } { $ours }. Megmarad, ahogy van, de itt nem lehet megmutatni és folytatni sem.
refused-stale = az asztalnál közben történt valami; nézd meg újra, és azután válassz
refused-seat-is-open = szabad visszavonás csak egyetlen, botok között játszó embernek jár: egy hely még valaki másra vár
refused-among-people = szabad visszavonás csak egyetlen, botok között játszó embernek jár: itt { $people } ember játszik
refused-not-begun = a játszma még nem kezdődött el: van még szabad hely
refused-over = a játszma véget ért
refused-curtain = előbb { $name } vegye át az eszközt
refused-bot-stands-in = egy bot helyettesít: előbb vedd vissza a helyedet
refused-not-your-turn = nem te döntesz most, hanem { $name }
refused-too-long = ez a játszma már { $n } választás óta tart: add fel, hogy véget érjen, vagy nyiss másik asztalt
refused-not-yours-to-talk = csak az beszélgethet itt, aki az asztalnál ül
refused-nothing-said = ebben az üzenetben nincs semmi olvasható
refused-too-much-said = ennél az asztalnál már mindent elmondtatok: folytassátok a következőnél
refused-not-your-seat = a kért hely ({ $seat }.) nem a tiéd
refused-illegal = ez most nem választható: { $code }; nézd meg újra, és azután válassz
refused-not-yours-to-undo = csak az kapcsolhatja be a szabad visszavonást, aki itt játszik
refused-no-game-to-resign = nincs folyamatban lévő játszma, amelyet feladhatnál
refused-resigned = már feladtad
refused-no-stand-in = nem helyettesít bot
refused-no-teams = ennél az asztalnál nincsenek csapatok: szólj mindenkihez
refused-both-teams = ezt az eszközt mindkét oldal használja: szólj mindenkihez
refused-illegal-after = ez után nem választható: { $first } → { $code }; nézd meg újra, és azután válassz
refused-no-time = az azóta eltelt idő téged terhelne, és az órádon már nincs ennyi
refused-bad-request = nem ezt vártuk: { $why }
refused-no-choice-yet = még nem döntöttél semmiről, amit vissza lehetne vonni
refused-no-undo = az utolsó lépésed nem vonható vissza: azóta felfedtek valamit, vagy valaki más döntött
refused-failed = itt valami nem sikerült: töltsd be újra az oldalt
refused-fault = itt valami nem sikerült
refused-too-large = ez a kérés túl nagy
refused-nothing-there = itt nincs semmi: { $path }
refused-http = { $status ->
    [404] nem található
    [405] így nem kérhető
   *[other] { $detail }
}: { $method } { $path }
refused-signed-out = ezt a böngészőt kijelentkeztették: nyiss meg itt egy hivatkozást, amelyet egy másik eszközöd készít (a nevednél, „Másik eszköz”), vagy töltsd be újra ezt az oldalt, hogy új személyként jöjj
refused-expired = ez a böngésző { $days } napja nem járt itt, ezért kijelentkeztettük: nyiss meg itt egy hivatkozást, amelyet egy másik eszközöd készít (a nevednél, „Másik eszköz”), vagy töltsd be újra ezt az oldalt, hogy új személyként jöjj
refused-too-often-writes = túl sok kérés: várj egy pillanatot
refused-too-often-reads = túl sok kérés: várj egy pillanatot
refused-too-often-requests = túl sok üzenet: várj egy pillanatot
refused-too-often-requests-here = túl sok üzenet a címedről: várj egy pillanatot
refused-too-often-enters = túl gyakran nyitottál meg asztalokat: várj néhány másodpercet, majd töltsd be újra az oldalt
refused-too-often-enters-here = a címedről túl gyakran nyitottak meg asztalokat: várj néhány másodpercet, majd töltsd be újra az oldalt
refused-too-often-looks = túl gyakran kérted le az asztalt: várj egy másodpercet
refused-too-often-hints = túl gyakran kértél tippet: várj néhány másodpercet
refused-too-often-hints-here = a címedről túl gyakran kértek tippet: várj néhány másodpercet
refused-too-often-words = ez egyszerre sok volt: mondd el a többit egy perc múlva vagy egyetlen hosszabb üzenetben
refused-too-often-notices = túl sok üzenet ugyanannak az embernek: ez kimarad
refused-too-often-notice-tests = ezt már néhányszor kipróbáltad: várj egy percet
refused-too-often-words-at-table = ennél az asztalnál mindenki egyszerre beszél: mondd el újra egy perc múlva
refused-cleared-away = ezt az asztalt már elpakolták
refused-bots-failed = a botok most nem tudnak tovább játszani; újra megpróbálják
refused-rules-renewed = a szabályok megújultak, amióta ez a játszma elkezdődött ({ $game } { $theirs }): az új szabályverzióval folytatódik ({ $game } { $ours })

## Kérések, amelyek egyetlen asztalhoz sem jutnak el.

refused-no-host = ez nem egy kiszolgáló neve
refused-other-host = ez a kiszolgáló ezekre a nevekre hallgat: { $names }; indítsd így: { $option }
refused-bad-origin = ami változtat valamin, annak a mi oldalainkról kell jönnie (a proxynak tovább kell adnia a Host fejlécet, és a kiszolgálónak ismernie kell a proxyt: { $option })
refused-body-too-large = egy kérés legfeljebb { $n } bájt lehet
refused-message-no-text = az üzenet szöveg legyen
refused-message-too-large = egy üzenet legfeljebb { $n } karakter
refused-message-unread = ez az üzenet nem olvasható: { $why }
refused-no-app = A böngészős alkalmazás nincs lefordítva. Futtasd ezt telepített Node mellett: `{ $command }`, majd indítsd újra a kiszolgálót.
