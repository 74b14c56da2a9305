### Mi a baj azzal, amit valaki megadott: a parancssorban, a programkönyvtárban. Kisbetűvel, pont nélkül.
### Amit be kell írni, az `…` között áll.

error-none = egy sem
error-span = { $first }–{ $last }

## Parancsok kapcsolói.

error-option-pair = az --option alakja `name=value`, nem pedig { $given }
error-option-twice = kétszer szerepel: --option { $name }
error-option-value = --option { $name }: { $why }
error-bots-or-players = a `play` vagy --bots, vagy --players kapcsolót vár: a botok és te adjátok ki a játékosok számát
error-resume-where = a --resume egy mappában lévő futást folytat: nevezd meg az --out kapcsolóval
error-two-numbers = { $option }: két szám kell, vesszővel elválasztva, nem pedig { $given }
error-cards-option = a `cards` csak a --players kapcsolóval együtt fogad --option kapcsolót: mindkettőtől függ, mi van az asztalon
error-not-written = nem lehet írni ide: { $file } ({ $why })
error-range = `{ $what }`: { $least } és { $most } közötti szám kell, nem pedig { $given }
error-player-counts = { $game }: { $counts } játékosnak való, nem pedig ennyinek: { $given }
error-no-language = ezen a nyelven nincsenek szövegek: { $given }; ezek vannak: { $langs }
error-texts-what = `texts`: egy nyelv kell vagy --check
error-texts-lang = a szövegek az angol melletti nyelvről íródnak ki, nem erről: { $given }; ezek vannak: { $there }
error-texts-none = még semmi

## A botok és a játszmáik.

error-no-bot = nincs ilyen bot: { $name } ({ $game }); ezek vannak: { $bots }, vagy saját, így: `module:Class` vagy { $command }parancs
error-no-bot-listed = nincs ilyen bot: { $name } ({ $game }); ezek vannak: { $bots }
error-bot-budget = a kettőspont után keretet kell adni: { $name }; ez 1 és { $moves } közötti számú végigjátszott lépés (`search:50`) vagy legfeljebb { $seconds } másodperc (`search:0.25s`), perjel után pedig az, hogy hány folyamat gondolkodjon, legfeljebb { $processes } (`search:1s/2`)
error-bot-failed = ez a bot hibázott: { $name }; { $why }
error-bot-chose = ez a bot olyat választott, ami nem választható: { $name }; { $given } ({ $options })
error-bot-there = { $game }: már van ilyen bot: { $name }
error-bot-class = ennek a botnak ({ $name }, { $game }) ilyennek kell lennie: { $kind }, nem pedig { $given }
error-bot-no-module = ez a bot `module:Class` alakú: { $name }, de a modul nem érhető el: { $why }
error-bot-no-class = ez a bot `module:Class` alakú: { $name }, de ott { $given } nem { $kind }-osztály
error-bot-no-command = ez a bot nem parancs: { $name }; { $why }
error-bot-empty = egy { $command } bot parancsa a kettőspont után áll, például `{ $command }python my_bot.py`
error-bot-no-program = ez a bot nem indítható: { $name }; nincs ilyen program: { $program }
error-bot-seconds = { $setting }: legalább 1, egész számú másodperc kell, nem pedig { $given }
error-bot-code = egy választásban egy lehetőség kódja áll, például { $example }, nem pedig { $given }
error-bot-protocol = a protokollja { $theirs }, a miénk { $ours }
error-bot-start = nem indítható: { $why }
error-bot-unasked = olyan sort írt, amelyet senki sem kért: { $line }
error-bot-silent = nem jött válasz { $seconds } s alatt ({ $setting } adja meg, meddig várjunk)
error-bot-object = minden sornak JSON-objektumnak kell lennie, nem pedig { $given }: { $why }
error-bot-type = a válasz típusa { $type } kell legyen, nem pedig { $given }
error-bot-closed = lezárta a szabványos csatornáit, mielőtt válaszolt volna
error-bot-ended = leállt (kilépési kód: { $code }), mielőtt válaszolt volna
error-bot-ended-saying = leállt (kilépési kód: { $code }), mielőtt válaszolt volna; az utolsó, amit a `stderr` csatornára írt: { $said }
error-bots-count = `bots`: botok nevei kellenek ({ $game }), játékosonként egy, vagyis { $players }{ $teams ->
    [0] {""}
   *[other] , vagy csapatonként egy, vagyis { $teams }
}, nem pedig { $given }
error-bots-twice = `bots`: minden bot csak egyszer szerepelhet, { $name } pedig kétszer van ott
error-sprt-pairs = az `sprt` két bot párosítására való: `round-robin` vagy `swiss` formátummal használd
error-sprt-rates = `sprt`: két győzelmi arány kell, elöl a kisebb, például 0.5,0.55, nem pedig { $given }
error-sprt-error = `error`: 0 és 0.5 közötti valószínűség kell, például 0.05, nem pedig { $given }
error-format = `format`: ezek lehetnek: { $formats }, nem pedig { $given }
error-format-bots = a `{ $format }` formátumú versenyhez legalább { $least } bot kell, nem pedig { $given }
error-format-alone = ahol egy játékos egyedül játszik, ott a `format` csak `round-robin` lehet: senki sem találkozik senkivel
error-rounds-format = a `rounds` a `swiss` formátumhoz való: a többinek annyi fordulója van, amennyi kell
error-interrupted = ennek a futásnak egy folyamatát kívülről leállították, talán elfogyott a memória; az --out kapcsolóval indított verseny a --resume kapcsolóval folytatható, kevesebb --jobs kevesebb memóriát igényel
error-ray = `ray`: egy fürt címe kell, például 10.0.0.1:6379, `auto` vagy `local`, nem pedig { $given }: { $why }
error-ray-port = nincs benne port
error-ray-nobody = ott senki sem válaszol ({ $why })
error-missing-extra = ehhez itt hiányzik: { $modules }; `pip install { $extra }`
error-not-installed = nincs telepítve: { $module }; `{ $command }`
error-budget = az elemzés kerete 1 és { $most } közötti számú lépés, nem pedig { $given }

## A Dominion stratégiái: vásárlási listák.

error-strategy-line = { $name } stratégia, { $line }. sor: { $why }
error-strategy-empty = ez a stratégia egy megveendő kártyát sem nevez meg: { $name }
error-strategy-card = nincs ilyen kártya: { $given }
error-strategy-test = ez semmit sem hasonlít össze: { $given }; írd például így: `left(province) <= 4`
error-strategy-number = ez nem szám, sem ezek egyike: { $given }; { $words }, `own(card)`, `left(card)`
error-strategy-zero = nullával oszt: { $given }
error-strategy-word = ez nincs ezek között: { $given }; { $words }, `own(card)`, `left(card)`

## Bővítmények: mások játékai és botjai.

error-plugin-class = egy játék ilyen: { $kind }, nem pedig { $given }
error-plugin-name = a játékának neve { $game }: a belépési pontot is így nevezd el
error-plugin-bot = bot az, ami meghívva `Bot`-ot ad, például az osztálya, nem pedig { $given }
error-plugin-game-there = már van ilyen játék: { $game }
error-plugin-bots-there = már vannak ilyen botok: { $bots }, és { $game } is hoz ilyen nevűeket
error-plugin-bot-there = már van ilyen bot: { $name } ({ $games })
error-plugin-id = egy játék azonosítója `snake_case` alakú, nem pedig { $given }
error-plugin-version = { $game }: a szabályok verziója legalább 1, nem pedig { $given }
error-plugin-counts = { $game }: 1 és { $most } közötti játékosszámok kellenek növekvő sorrendben, nem pedig { $given }
error-plugin-usual = { $game }: rendszerint { $counts } játékosnak való, nem pedig ennyinek: { $given }
error-plugin-table = { $game }: nem állít fel asztalt { $players } játékosnak: { $why }
error-plugin-broken = ez a játék itt nem játszható: { $game }; hibás a bővítménye ({ $why })

## Amit megőrzünk: versenyek futásai, ranglisták.

error-no-ladder = nincs megőrzött ranglista: { $game }, { $players } játékos; ezzel készül egy: { $games }
error-no-rating-list = ez nem ranglista: { $file } ({ $why })
error-ladder-write = a `ladder` --write a Great Hall forrásai között őrzi meg a listát: a legfelső mappájukban futtasd
error-no-batch = ez nem a mi kötegünk: { $file } ({ $why }); töröld, és a --resume újra lejátssza
error-run-other-things = más dolgok is vannak itt: { $folder }; adj meg új vagy üres mappát
error-run-there = itt már van egy futás: { $folder }; a --resume folytatja, vagy adj meg másik mappát
error-run-differs = az itteni futás ({ $folder }) így kezdődött: `{ $name }` { $before }, nem pedig { $now }; folytasd úgy, ahogy elkezdődött, vagy adj meg másik mappát
error-no-run = itt nincs futás: { $folder }; ezzel készül egy: `greathall tournament … --out RUN`
error-run-unfinished = az itteni futás még nem ért véget: { $folder }; ezzel folytathatod: `greathall tournament … --resume`
error-run-unread = ez nem egy futás { $what ->
    [plan] terve
   *[result] eredménye
}: { $file } ({ $why })

## Kártyakeverékek.

error-mixes-unread = az elmentett keverékeket nem lehet beolvasni innen: { $file } ({ $why })
error-mixes-unwritten = az elmentett keverékeket nem lehet ideírni: { $file } ({ $why })
error-mix-name = keveréket nem lehet így hívni: { $name }; olyan szót válassz, amely nem ezek egyike: { $words }
error-mix-empty = ez a keverék egy kártyát sem nevez meg: { $name }
error-no-mix = nincs ilyen elmentett keverék: { $name }; elmentve: { $mixes }

## Ami nyomtatva van, szabályok és stratégia.

error-no-rule = { $title }: nincs ilyen szabály: { $given }; mindet kiírja: { $command }
error-no-words = { $title }: egyik szabályban sincsenek ezek a szavak: { $given }; mindet kiírja: { $command }
error-no-rules-page = { $title }: nincs szabályoldala; ezeknek van: { $games }
error-no-strategy-page = { $title }: nincs stratégiai oldala; ezeknek van: { $games }
error-no-recorded-game = { $game }: nincs ilyen feljegyzett játszma: { $name }; ezek vannak: { $there }
error-no-thing = { $title }: nincs ilyen kártya, vezető vagy helyszín: { $given }; mindet felsorolja: { $command }
error-no-card = { $title }: nincs ilyen kártya: { $given }; mindet felsorolja: { $command }
error-card-none = { $title }: nincs ilyen kártya: { $given }
error-no-set = { $title }: nincs ilyen készlet: { $given }; ezek vannak: { $sets }
error-no-sets = { $title }: nincsenek készletei, így ilyen sem: { $given }

## Játszmák felállítása és játéka.

error-players-number = `players`: egész szám kell, nem pedig { $given }
error-seed-number = `seed`: 0 és 2**64 - 1 közötti egész szám kell, nem pedig { $given }
error-options-mapping = `options`: ilyen hozzárendelés kell: { $example }, nem pedig { $given }
error-option-name = egy beállítás neve szöveg, nem pedig { $given }
error-option = { $name } beállítás: { $why }
error-setup = `setup`: egy feljegyzés felállítása kell, paklinként azonosítók listája: { $why }
error-no-seat = nincs ilyen hely: { $given }; a helyek 0-tól { $last }-ig vannak
error-over = a játszmának vége: nincs már miről dönteni
error-over-choose = a játszmának vége: nincs már miből választani
error-no-choice = ez nem választható: { $given }; válassz 0-tól { $last }-ig ({ $choices })
error-no-code = ez nem egy választható lehetőség kódja: { $given }; ezek vannak: { $codes }
error-no-step-back = ennek a helynek nincs olyan lépése, amelyet vissza lehetne vonni
error-no-undo = az utolsó döntés nem vonható vissza: felfedtek valamit, vagy valaki másé volt
error-no-step = nincs ilyen lépés: { $given }; a játszma lépései 0-tól { $last }-ig vannak

## Leckék.

error-lesson-done = ez a lecke befejeződött: nincs már mire válaszolni
error-no-answer = ez nem válasz: { $given }; ennyi van: { $n }
error-no-lesson = { $game }: nincs ilyen lecke: { $given }; ezek vannak: { $there }
error-no-guided-game = { $game }: nincs ilyen vezetett játszma: { $given }; ezek vannak: { $there }

## Asztalok tanuláshoz: akciók, játszmák sora.

error-action = ez az akció most nem választható: { $given }; az akciómaszkban ezek vannak: { $legal }
error-games-number = `n`: legalább 1 játszma kell, nem pedig { $given }
error-seats-bots = minden helyen bot ül ({ $n }): egyet hagyj szabadon a tanuláshoz
error-actions-count = játszmánként egy akció kell, vagyis { $n }, nem pedig { $given }
error-options-json = `options`: ilyen JSON kell: { $example }, nem pedig { $given }: { $why }

## Feljegyzések és elmentett játszmák.

error-record-versions = ez egy { $theirs ->
    [0] szabályverzió nélküli feljegyzés
   *[other] { $theirs }. szabályverzió szerinti feljegyzés
} ({ $game }); a mi szabályaink verziója: { $ours }
error-record-newer = { $versions }: ehhez újabb Great Hall kell
error-record-unchecked = { $versions }, és nincs a végén ellenőrző összeg, amely megmutatná, hogy egyeznek-e
error-record-chance = { $versions }: a felállítását a véletlen döntötte el, és másképp húzta ki
error-record-old = { $versions }; ezek szerint játsszuk
error-record-set-up = a feljegyzés nem állítható fel: { $why }
error-record-choice = a feljegyzés { $n }. döntése nem lehetséges: { $why } ({ $versions })
error-record-checks = ez nem egy játszma feljegyzése: ugyanannyi döntés után két ellenőrző összege van
error-record-other = { $versions }: a mieink szerint legkésőbb itt más játszma lesz belőle: { $n }. döntés; tehát megsérült, vagy más szabályokkal játszották
error-record-none = ez nem egy játszma feljegyzése: { $why }; egy feljegyzés részei: `game`, `players`, `seed`, `options`, `version` és `choices`
error-record-first-release = az első kiadás sem a felállítást, sem ellenőrző összegeket nem tárolt: ez más játszma is lehet
error-record-steps = tárolt döntések: { $stored }, pedig { $n } kellene
error-dealt-anew = ezt a játszmát újraosztották (`determinize`): egy feljegyzés sem vezet hozzá
error-save-none = ez nem elmentett játszma: { $why }
error-save-first = ezt a játszmát az első kiadás mentette el, amely másképp írta le az állását; a feljegyzése talán még lejátszható: `replay(save['record'])`
error-save-unplayable = ez az elmentett játszma nem játszható: { $why }
error-save-damaged = az elmentett játszma megsérült: a döntései nem az állásához vezetnek

## Fájlok és JSON.

error-system = { $code ->
    [ENOENT] nincs ilyen fájl vagy mappa
    [EACCES] nincs hozzá jogosultság
    [EISDIR] ez egy mappa
    [ENOTDIR] ez nem mappa
    [EROFS] csak olvasható
    [ENOSPC] nincs több hely
    [EEXIST] már létezik
    [EADDRINUSE] a cím már foglalt
   *[other] { $text }
}
error-file-unread = nem olvasható: { $file } ({ $why })
error-file-large = nagyobb, mint { $most } bájt: { $file }
error-json-text = a JSON szöveg, nem pedig { $given }
error-json-large = nagyobb, mint { $most } bájt
error-json-utf8 = nem UTF-8 szöveg ({ $byte }. bájt)
error-json-none = nem JSON: { $why }
error-json-deep = { $most } szintnél mélyebben van egymásba ágyazva
error-json-values = több mint { $most } érték van benne
error-json-key = egy kulcs szöveg, nem pedig { $given }
error-json-number = túl nagy szám: { $given }
error-json-value = ez nem szöveg, szám, `true`, `false`, `null`, lista vagy hozzárendelés: { $given }
error-json-half = fél karakter van benne (magányos helyettesítő): { $given }
error-json-twice = ez a kulcs kétszer szerepel: { $key }
error-json-nan = a JSON nem ismer ilyen számot: { $given }

## A szerver.

error-workers = több --workers egy PostgreSQL-en osztozik: nevezd meg a --db kapcsolóval, vagy indíts csak egyet
error-no-machine = nincs ilyen nevű gép
error-cannot-serve = itt nem lehet kiszolgálni: { $at } ({ $why }); talán másik program fut ott, próbáld így: { $option }
error-db-unopened = nem nyitható meg: { $db } ({ $why }); a --db kapcsolóval SQLite-fájlt vagy PostgreSQL-URL-t adj meg
error-db-taken = ezt egy másik Great Hall tartja nyitva: { $file }; menj oda, vagy adj ennek a --db kapcsolóval másik fájlt
error-network = { $option }: cím vagy hálózat kell, például 127.0.0.1 vagy 10.0.0.0/8: { $why }
error-databases = adj meg egy útvonalat, vagy így: `sqlite:///PATH`, `postgresql://USER@HOST/NAME`
error-no-database = ez nem nekünk való adatbázis: { $db }; { $databases }
error-no-database-why = ez nem nekünk való adatbázis: { $db } ({ $why }); { $databases }
error-database-unopened = az adatbázis nem nyitható meg: { $db } ({ $why }); { $databases }
error-database-newer = itt már egy újabb Great Hall dolgozott ({ $step }. lépés, mi { $ours }-ig ismerjük): azt telepítsd
error-admin-no-table = nincs ilyen asztal: { $table }; felsorolja őket: `greathall admin tables`
error-admin-nobody = nincs ilyen személy: { $person }; felsorolja őket: `greathall admin people`
error-admin-moved = ennél az asztalnál éppen most lépett valaki: { $table }; próbáld újra
error-admin-seat = { $table } asztal: { $why }
error-admin-there = már van ilyen fájl: { $file }; adj meg újat
error-admin-not-copied = { $db } nem másolható ide: { $file } ({ $why })
error-admin-damaged = a másolat sérült ({ $why }), így talán az adatbázis is

## Játékok beállításai.

error-no-option = { $game }: nincs ilyen beállítása: { $name }; ezek vannak: { $options }
error-option-takes = `{ $name }` beállítás: { $takes }, nem pedig { $given }
error-takes = { $option ->
    [leaders] vezetők azonosítói helyenként, `random`, `first_game` (véletlenül a legegyszerűbbek közül), `choose` (fordított körsorrendben) vagy `draft` (két kiosztott közül az egyik)
    [original] az eredeti játék bekevert kártyái: `none`, `all`, egy keverék neve vagy azonosítók listája
    [kingdom] tíz kártya azonosítója, egy ajánlott összeállítás neve, `random` vagy `five_and_five`
    [sets] a készletek, amelyekből a véletlen birodalom készül: `base1e`, `intrigue1e` vagy mindkettő
    [masquerade_empty_hand] `skip` (nem ad tovább és nem is kap) vagy `receive`
   *[flag] `true` vagy `false`
}
error-first-player = `first_player` beállítás: hely 0-tól { $last }-ig vagy `random`, nem pedig { $given }
error-first-ally = `first_player` beállítás: hat játékosnál egy szövetséges kezd, ezen a helyen: { $seats }, nem pedig { $given }
error-first-rival = `first_player` beállítás: egy játékosnál a bal oldali rivális kezd (hely: { $seat }), nem pedig { $given }
error-option-few = `{ $name }` beállítás: csak { $few ->
    [1] { $least ->
        [1] egy
       *[2] két
    }
   *[2] egy vagy két
} játékosnál, nem pedig ennyinél: { $given }
error-option-six = `{ $name }` beállítás: csak hat játékosnál, nem pedig ennyinél: { $given }
error-part-of-level = `{ $name }` beállítás: a `{ $level }` nehézséghez tartozik, ott nem lehet `false`
error-difficulty = `difficulty` beállítás: ezek egyike: { $levels }, nem pedig { $given }
error-choam-six = `choam` beállítás: hat játékos mindig a KHAFT modullal játszik; add meg, vagy hagyd el
error-rivals-leaders = `rivals` beállítás: két vezető, `random` vagy `first_game`, nem pedig { $given }
error-rivals-no-rival = `rivals` beállítás: ő nem vezethet riválist: `{ $name }`; ezek vannak: { $there }
error-rivals-players = `rivals` beállítás: ő már a játékos vezetője: `{ $name }`; egy rivális mást választ
error-rivals-two = `rivals` beállítás: két különböző vezető, nem pedig { $given }
error-rivals-cards = `rivals` beállítás: riváliskártyák, `random` vagy `first_game`, nem pedig { $given }
error-rivals-count = `rivals` beállítás: { $n ->
    [1] egy riváliskártya
   *[2] két különböző riváliskártya
}, nem pedig { $given }
error-no-rival = `rivals` beállítás: nincs ilyen rivális: { $name }; ezek vannak: { $there }
error-streamlined = `rivals` beállítás: `{ $name }` { $wanted ->
    [yes] nem tartozik az egyszerűsített riválisok közé
   *[no] az egyszerűsített riválisok közé tartozik
}; ezek vannak: { $there }
error-no-leader = `{ $option }` beállítás: nincs ilyen vezető: { $name }; ezek vannak: { $there }
error-draft = `leaders` beállítás: ehhez { $n } vezető kell, a { $players } szövetségesnek kettő-kettő; csak ennyi van: { $there }
error-leader-choam = `leaders` beállítás: ő csak a KHAFT modullal játszik: `{ $name }`; add meg a `choam` beállítást
error-leader-twice = `leaders` beállítás: kétszer szerepel: `{ $name }`; minden vezetőből egy van
error-leaders-count = `leaders` beállítás: helyenként egy vezető, vagyis { $n }, nem pedig { $given }
error-original = `original` beállítás: az eredetiben nincs ilyen bekeverhető kártya: { $name }; vannak keverékek: { $mixes }, és a kártyák: `greathall cards imperium`
error-original-twice = `original` beállítás: kétszer szerepel: `{ $name }`; egy kártya minden példánya egyszerre kerül be
error-no-kingdom = `kingdom` beállítás: nincs ilyen összeállítás: { $name }; ezek vannak: { $there }, `random` és `five_and_five`
error-no-kingdom-set = `sets` beállítás: nincs ilyen készlet: { $name }; ezek vannak: { $there }
error-five-and-five = `kingdom` beállítás: a `five_and_five` két készletet kíván, nem csak ezt: { $sets }
error-kingdom-sets = `sets` beállítás: { $sets }, de a birodalomban ott van: `{ $card }` ({ $set }); hagyd el a `sets` beállítást, vagy válassz e készletekből birodalmat vagy `random`-ot
error-kingdom-card = `kingdom` beállítás: nincs ilyen kártya: { $name }; mindet felsorolja: `greathall cards dominion`
error-kingdom-basic = `kingdom` beállítás: ez minden játszmában ott van: `{ $name }`; tíz birodalomkártyát nevezz meg mellette
error-kingdom-twice = `kingdom` beállítás: kétszer szerepel: `{ $name }`; minden kártyának egy paklija van
error-kingdom-size = `kingdom` beállítás: { $n } birodalomkártya, nem pedig { $given }
error-bots-want = ezek a botok { $n } birodalomkártyát kívánnak: { $cards }; adj meg tízet a `kingdom` beállítással

## A felállítás egy feljegyzésben.

error-setup-dominion = a Dominionban a beállítások mindent elmondanak a felállításról; ilyen nincs benne: { $given }
error-setup-has = az ilyen beállítású játszma felállításában ezek vannak: { $there }, nem pedig { $given }
error-setup-names = a felállítás olyat nevez meg, ami nem tartozik ide: { $given } (`{ $kind }`, { $game })
error-setup-twice = a felállításban valami kétszer szerepel: `{ $kind }`
error-setup-conflicts = a felállításban { $n } ütközet van ezen a szinten: { $level }; { $count } kell
error-setup-objectives = a felállításhoz minden játékosnak kell egy célkártya, az egyiken a kezdőjátékos-jelölővel
error-setup-hagal = a felállításhoz Hagal-ház-kártyák kellenek, és nem csak olyanok, amelyek után újrakeverik a paklit
error-setup-leaders = a felállításhoz legalább { $n } választható vezető kell
error-setup-two-leaders = a felállításhoz minden játékosnak két vezető kell: { $n }
error-encoding = ez a terminál így ír: { $encoding }, és abban nincs meg a kiírandó szöveg minden betűje
