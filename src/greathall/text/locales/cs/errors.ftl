### Co je špatně na tom, co někdo zadal: na příkazové řádce, v knihovně. Malými písmeny a bez tečky.
### Co se píše, je mezi `…`.

error-none = žádné
error-span = { $first } až { $last }

## Volby příkazů.

error-option-pair = --option má tvar `name=value`, ne { $given }
error-option-twice = --option { $name } je zadáno dvakrát
error-option-value = --option { $name }: { $why }
error-bots-or-players = `play` bere buď --bots, nebo --players: počet hráčů je dán boty a vámi
error-resume-where = --resume pokračuje v běhu v nějaké složce: uveďte ji pomocí --out
error-two-numbers = { $option } vyžaduje dvě čísla s čárkou mezi nimi, ne { $given }
error-cards-option = `cards` bere --option jen spolu s --players: co leží na stole, závisí na obojím
error-not-written = do { $file } nelze zapisovat: { $why }
error-range = `{ $what }` vyžaduje číslo od { $least } do { $most }, ne { $given }
error-player-counts = { $game }: počet hráčů je { $counts }, ne { $given }
error-no-language = v jazyce { $given } nejsou žádné texty; jsou tu { $langs }
error-texts-what = `texts` vyžaduje jazyk, nebo --check
error-texts-lang = texty se vypisují pro jiný jazyk než angličtinu, ne pro { $given }; jsou tu: { $there }
error-texts-none = zatím žádný

## Boti a jejich hry.

error-no-bot = bot { $name } pro { $game } neexistuje; jsou tu { $bots }, nebo váš vlastní jako `module:Class` nebo { $command }příkaz
error-no-bot-listed = bot { $name } pro { $game } neexistuje; jsou tu { $bots }
error-bot-budget = bot { $name } potřebuje za dvojtečkou rozpočet: počet přehraných tahů od 1 do { $moves } (`search:50`), nebo nejvýše { $seconds } sekund (`search:0.25s`), a za lomítkem kolik procesů má přemýšlet, nejvýše { $processes } (`search:1s/2`)
error-bot-failed = bot { $name } selhal: { $why }
error-bot-chose = bot { $name } vybral { $given }, což není možnost: { $options }
error-bot-there = { $game } už má bota { $name }
error-bot-class = bot { $name } hry { $game } musí být { $kind }, ne { $given }
error-bot-no-module = bot { $name } je `module:Class`, ale ten modul není k dispozici: { $why }
error-bot-no-class = bot { $name } je `module:Class`, ale { $given } tam není třída { $kind }
error-bot-no-command = bot { $name } není příkaz: { $why }
error-bot-empty = bot { $command } má příkaz za dvojtečkou, například `{ $command }python my_bot.py`
error-bot-no-program = bota { $name } nelze spustit: program { $program } neexistuje
error-bot-seconds = { $setting } vyžaduje celý počet sekund od 1, ne { $given }
error-bot-code = volba má kód některé možnosti, například { $example }, ne { $given }
error-bot-protocol = mluví protokolem { $theirs }, my { $ours }
error-bot-start = nelze ho spustit: { $why }
error-bot-unasked = napsal řádek, o který nikdo nežádal: { $line }
error-bot-silent = do { $seconds } s nepřišla odpověď (jak dlouho čekat, určuje { $setting })
error-bot-object = řádek musí být objekt JSON, ne { $given }: { $why }
error-bot-type = odpověď musí být typu { $type }, ne { $given }
error-bot-closed = zavřel své standardní proudy, než odpověděl
error-bot-ended = skončil (návratový kód { $code }), než odpověděl
error-bot-ended-saying = skončil (návratový kód { $code }), než odpověděl; naposledy napsal na `stderr`: { $said }
error-bots-count = `bots` vyžaduje jména botů pro { $game }, jedno na hráče, tedy { $players }{ $teams ->
    [0] {""}
   *[other] , nebo jedno na tým, tedy { $teams }
}, ne { $given }
error-bots-twice = `bots`: každý bot smí být uveden jednou, a { $name } je tam dvakrát
error-sprt-pairs = `sprt` je pro dvojice botů: použijte ho s formátem `round-robin` nebo `swiss`
error-sprt-rates = `sprt` vyžaduje dva podíly výher, nižší první, například 0.5,0.55, ne { $given }
error-sprt-error = `error` vyžaduje pravděpodobnost mezi 0 a 0.5, například 0.05, ne { $given }
error-format = `format`: lze zadat { $formats }, ne { $given }
error-format-bots = turnaj ve formátu `{ $format }` potřebuje aspoň tolik botů: { $least }, ne { $given }
error-format-alone = kde hráč sedí sám, může být `format` jen `round-robin`: nikdo se s nikým nepotká
error-rounds-format = `rounds` je pro formát `swiss`: ostatní mají tolik kol, kolik je třeba
error-interrupted = jeden proces tohoto běhu byl ukončen zvenčí, možná došla paměť; turnaj s --out pokračuje pomocí --resume, méně --jobs potřebuje méně paměti
error-ray = `ray` vyžaduje adresu clusteru, například 10.0.0.1:6379, `auto` nebo `local`, ne { $given }: { $why }
error-ray-port = nemá port
error-ray-nobody = nikdo tam neodpovídá ({ $why })
error-missing-extra = k tomu tu chybí { $modules }: `pip install { $extra }`
error-not-installed = { $module } není nainstalováno: `{ $command }`
error-budget = rozbor potřebuje rozpočet od 1 do { $most } tahů, ne { $given }

## Strategie Dominionu: seznamy nákupů.

error-strategy-line = strategie { $name }, řádek { $line }: { $why }
error-strategy-empty = strategie { $name } neuvádí žádnou kartu k nákupu
error-strategy-card = karta { $given } neexistuje
error-strategy-test = { $given } nic neporovnává; napište například `left(province) <= 4`
error-strategy-number = { $given } není číslo, { $words }, `own(card)` ani `left(card)`
error-strategy-zero = { $given } dělí nulou
error-strategy-word = { $given } není žádné z { $words }, `own(card)`, `left(card)`

## Doplňky: hry a boti od jiných.

error-plugin-class = hra je { $kind }, ne { $given }
error-plugin-name = jeho hra se jmenuje { $game }: pojmenujte tak i vstupní bod
error-plugin-bot = bot je to, co po zavolání dá `Bot`, například jeho třída, ne { $given }
error-plugin-game-there = hra { $game } už existuje
error-plugin-bots-there = boti { $bots } už existují a { $game } má své vlastní téhož jména
error-plugin-bot-there = bot { $name } pro { $games } už existuje
error-plugin-id = označení hry je ve tvaru `snake_case`, ne { $given }
error-plugin-version = pravidla { $game } mají verzi od 1, ne { $given }
error-plugin-counts = { $game } vyžaduje počty hráčů od 1 do { $most } vzestupně, ne { $given }
error-plugin-usual = { $game }: obvyklý počet hráčů je { $counts }, ne { $given }
error-plugin-table = { $game } nepřipraví stůl pro tento počet hráčů: { $players } ({ $why })
error-plugin-broken = hru { $game } tu nelze hrát: její doplněk je vadný ({ $why })

## Co se uchovává: běhy turnajů, žebříčky.

error-no-ladder = žebříček { $game } pro počet hráčů { $players } není uchován: odehraje ho { $games }
error-no-rating-list = { $file } není žebříček: { $why }
error-ladder-write = `ladder` --write uchovává žebříček ve zdrojích Great Hall: spusťte ho v jejich nejvyšší složce
error-no-batch = { $file } není naše dávka ({ $why }): smažte ji a --resume ji přehraje znovu
error-run-other-things = ve složce { $folder } jsou jiné věci: uveďte novou nebo prázdnou složku
error-run-there = ve složce { $folder } už běh je: --resume v něm pokračuje, nebo uveďte jinou složku
error-run-differs = běh ve složce { $folder } začal s `{ $name }` { $before }, ne { $now }: pokračujte tak, jak začal, nebo uveďte jinou složku
error-no-run = { $folder } není běh: vytvoří ho `greathall tournament … --out RUN`
error-run-unfinished = běh ve složce { $folder } není dokončen: pokračujte v něm pomocí `greathall tournament … --resume`
error-run-unread = { $file } není { $what ->
    [plan] plán
   *[result] výsledek
} běhu: { $why }

## Směsi karet.

error-mixes-unread = uložené směsi v { $file } nelze přečíst: { $why }
error-mixes-unwritten = uložené směsi nelze zapsat do { $file }: { $why }
error-mix-name = { $name } nemůže být jméno směsi; zvolte slovo, které není žádné z těchto: { $words }
error-mix-empty = směs { $name } neuvádí žádnou kartu
error-no-mix = uložená směs { $name } neexistuje; uložené: { $mixes }

## Co je vytištěno, pravidla a strategie.

error-no-rule = { $title }: v pravidlech není { $given }; všechna vypíše { $command }
error-no-words = { $title }: žádné pravidlo neobsahuje slova { $given }; všechna vypíše { $command }
error-no-rules-page = { $title } nemá stránku pravidel; mají ji { $games }
error-no-strategy-page = { $title } nemá stránku o strategii; mají ji { $games }
error-no-recorded-game = { $game }: zaznamenaná hra { $name } neexistuje; zaznamenané: { $there }
error-no-thing = { $title } nemá kartu, vůdce ani pole { $given }; všechny vypíše { $command }
error-no-card = { $title } nemá kartu { $given }; všechny vypíše { $command }
error-card-none = { $title } nemá kartu { $given }
error-no-set = { $title } nemá sadu { $given }; má { $sets }
error-no-sets = { $title } nemá sady, a tedy ani { $given }

## Hry, které se připravují nebo hrají.

error-players-number = `players` vyžaduje celé číslo, ne { $given }
error-seed-number = `seed` vyžaduje celé číslo od 0 do 2**64 - 1, ne { $given }
error-options-mapping = `options` vyžaduje přiřazení jako { $example }, ne { $given }
error-option-name = název volby je text, ne { $given }
error-option = volba { $name }: { $why }
error-setup = `setup` vyžaduje přípravu ze záznamu, seznamy označení podle balíčků: { $why }
error-no-seat = místo { $given } neexistuje: místa jsou 0 až { $last }
error-over = hra skončila: už není o čem rozhodovat
error-over-choose = hra skončila: už není z čeho vybírat
error-no-choice = { $given } není možnost: vyberte od 0 do { $last } ({ $choices })
error-no-code = { $given } není kód žádné možnosti: jsou tu { $codes }
error-no-step-back = toto místo nemá žádný krok, který by se dal vrátit
error-no-undo = poslední rozhodnutí nelze vrátit: něco se ukázalo, nebo je učinil někdo jiný
error-no-step = krok { $given } neexistuje: hra má kroky 0 až { $last }

## Lekce.

error-lesson-done = tato lekce je hotová: už není na co odpovídat
error-no-answer = { $given } není odpověď: je jich { $n }
error-no-lesson = { $game }: lekce { $given } neexistuje; jsou tu { $there }
error-no-guided-game = { $game }: hra s průvodcem { $given } neexistuje; jsou tu { $there }

## Stoly k učení: akce, řady her.

error-action = akce { $given } teď není možnost: maska akcí má { $legal }
error-games-number = `n` vyžaduje počet her od 1, ne { $given }
error-seats-bots = boti sedí na všech místech ({ $n }): nechte jedno volné k učení
error-actions-count = je třeba jedna akce na hru, tedy { $n }, ne { $given }
error-options-json = `options` vyžaduje JSON jako { $example }, ne { $given }: { $why }

## Záznamy a uložené hry.

error-record-versions = toto je záznam hry { $game } { $theirs ->
    [0] bez verze pravidel
   *[other] podle verze pravidel { $theirs }
}; naše pravidla { $game } mají verzi { $ours }
error-record-newer = { $versions } vyžaduje novější Great Hall
error-record-unchecked = { $versions } a na konci nemá kontrolní součet, který by ukázal, zda souhlasí
error-record-chance = { $versions }: příprava byla ponechána náhodě a vylosována jinak
error-record-old = { $versions }; hraje se podle těchto
error-record-set-up = záznam nelze připravit: { $why }
error-record-choice = rozhodnutí { $n } ze záznamu nelze provést: { $why } ({ $versions })
error-record-checks = toto není záznam hry: má dva kontrolní součty po stejném počtu rozhodnutí
error-record-other = { $versions }: podle našich z něj do rozhodnutí { $n } vznikne jiná hra, takže byl poškozen nebo se hrálo podle jiných pravidel
error-record-none = toto není záznam hry: { $why }; záznam má `game`, `players`, `seed`, `options`, `version` a `choices`
error-record-first-release = první vydání neukládalo přípravu ani kontrolní součty: může to být jiná hra
error-record-steps = uložená rozhodnutí: { $stored } z { $n }
error-dealt-anew = tato hra byla znovu rozdána (`determinize`): žádný záznam k ní nevede
error-save-none = toto není uložená hra: { $why }
error-save-first = tuto hru uložilo první vydání, které zapisovalo její stav jinak; její záznam možná ještě půjde přehrát: `replay(save['record'])`
error-save-unplayable = tuto uloženou hru nelze hrát: { $why }
error-save-damaged = uložená hra je poškozená: její rozhodnutí nevedou k jejímu stavu

## Soubory a JSON.

error-system = { $code ->
    [ENOENT] soubor nebo složka neexistuje
    [EACCES] přístup odepřen
    [EISDIR] je to složka
    [ENOTDIR] není to složka
    [EROFS] lze jen číst
    [ENOSPC] už není místo
    [EEXIST] už existuje
    [EADDRINUSE] adresa je už obsazena
   *[other] { $text }
}
error-file-unread = { $file } nelze přečíst: { $why }
error-file-large = { $file } je větší než { $most } bajtů
error-json-text = JSON je text, ne { $given }
error-json-large = je to větší než { $most } bajtů
error-json-utf8 = není to text v UTF-8 (bajt { $byte })
error-json-none = není to JSON: { $why }
error-json-deep = je to vnořeno hlouběji než { $most } úrovní
error-json-values = má to více než { $most } hodnot
error-json-key = klíč je text, ne { $given }
error-json-number = { $given } je příliš velké číslo
error-json-value = { $given } není text, číslo, `true`, `false`, `null`, seznam ani přiřazení
error-json-half = v { $given } je půlka znaku (osamocený surogát)
error-json-twice = klíč { $key } je tam dvakrát
error-json-nan = { $given } není číslo, které JSON zná

## Server.

error-workers = více --workers sdílí jeden PostgreSQL: uveďte ho pomocí --db, nebo spusťte jen jeden
error-no-machine = tak se žádný počítač nejmenuje
error-cannot-serve = na { $at } nelze naslouchat: { $why }; možná tam běží jiný program: zkuste { $option }
error-db-unopened = { $db } nelze otevřít: { $why }; uveďte pomocí --db soubor pro SQLite nebo URL PostgreSQL
error-db-taken = { $file } má otevřený jiný Great Hall: jděte tam, nebo tomuto dejte pomocí --db jiný soubor
error-network = { $option } vyžaduje adresu nebo síť jako 127.0.0.1 nebo 10.0.0.0/8: { $why }
error-databases = uveďte cestu, `sqlite:///PATH` nebo `postgresql://USER@HOST/NAME`
error-no-database = { $db } není databáze pro nás: { $databases }
error-no-database-why = { $db } není databáze pro nás: { $why }; { $databases }
error-database-unopened = databázi { $db } nelze otevřít: { $why }; { $databases }
error-database-newer = pracoval tu už novější Great Hall (krok { $step }, my známe { $ours }): nainstalujte ten
error-admin-no-table = stůl { $table } neexistuje: vypíše je `greathall admin tables`
error-admin-nobody = osoba { $person } neexistuje: vypíše je `greathall admin people`
error-admin-moved = u stolu { $table } právě někdo táhl: zkuste to znovu
error-admin-seat = stůl { $table }: { $why }
error-admin-there = { $file } už existuje: uveďte nový soubor
error-admin-not-copied = { $db } nelze zkopírovat do { $file }: { $why }
error-admin-damaged = kopie je poškozená ({ $why }), a tak možná i databáze

## Volby her.

error-no-option = { $game } nemá volbu { $name }; má { $options }
error-option-takes = volba `{ $name }`: lze zadat { $takes }, ne { $given }
error-takes = { $option ->
    [leaders] označení vůdců podle míst, `random`, `first_game` (náhodně z nejjednodušších), `choose` (v opačném pořadí tahů) nebo `draft` (jeden ze dvou rozdaných)
    [original] karty původní hry, které se přimíchají: `none`, `all`, jméno směsi nebo seznam označení
    [kingdom] deset označení karet, jméno doporučené sady, `random` nebo `five_and_five`
    [sets] sady, ze kterých se losuje náhodné království: `base1e`, `intrigue1e` nebo obě
    [masquerade_empty_hand] `skip` (nepředává a nic nedostane) nebo `receive`
   *[flag] `true` nebo `false`
}
error-first-player = volba `first_player`: lze zadat místo od 0 do { $last } nebo `random`, ne { $given }
error-first-ally = volba `first_player`: v šesti hráčích začíná spojenec na místě { $seats }, ne { $given }
error-first-rival = volba `first_player`: ve hře jednoho hráče začíná Soupeř vlevo na místě { $seat }, ne { $given }
error-option-few = volba `{ $name }` je { $few ->
    [1] { $least ->
        [1] pro jednoho hráče
       *[2] pro dva hráče
    }
   *[2] pro jednoho nebo dva hráče
}, ne { $given }
error-option-six = volba `{ $name }` je pro šest hráčů, ne { $given }
error-part-of-level = volba `{ $name }` patří k obtížnosti `{ $level }`: tam nemůže být `false`
error-difficulty = volba `difficulty`: lze zadat { $levels }, ne { $given }
error-choam-six = volba `choam`: šest hráčů hraje vždy s modulem CHOAM; zapněte ji, nebo ji vynechte
error-rivals-leaders = volba `rivals`: lze zadat dva vůdce, `random` nebo `first_game`, ne { $given }
error-rivals-no-rival = volba `rivals`: `{ $name }` nemůže vést Soupeře; jsou tu { $there }
error-rivals-players = volba `rivals`: `{ $name }` už vede hráče; Soupeř si bere jiného
error-rivals-two = volba `rivals` vyžaduje dva různé vůdce, ne { $given }
error-rivals-cards = volba `rivals`: lze zadat karty Soupeřů, `random` nebo `first_game`, ne { $given }
error-rivals-count = volba `rivals` vyžaduje { $n ->
    [1] jednu kartu Soupeře
   *[2] dvě různé karty Soupeřů
}, ne { $given }
error-no-rival = volba `rivals`: Soupeř { $name } neexistuje; jsou tu { $there }
error-streamlined = volba `rivals`: `{ $name }` { $wanted ->
    [yes] nepatří k zjednodušeným Soupeřům
   *[no] patří k zjednodušeným Soupeřům
}; jsou tu { $there }
error-no-leader = volba `{ $option }`: vůdce { $name } neexistuje; jsou tu { $there }
error-draft = volba `leaders` vyžaduje tolik vůdců: { $n }, dva pro každého ze spojenců ({ $players }); je jich jen { $there }
error-leader-choam = volba `leaders`: `{ $name }` hraje jen s modulem CHOAM; zapněte volbu `choam`
error-leader-twice = volba `leaders`: `{ $name }` je uvedeno dvakrát; každý vůdce je jen jeden
error-leaders-count = volba `leaders` vyžaduje jednoho vůdce na místo, tedy { $n }, ne { $given }
error-original = volba `original`: původní hra nemá k přimíchání kartu { $name }; jsou tu směsi { $mixes } a karty, které vypíše `greathall cards imperium`
error-original-twice = volba `original`: `{ $name }` je uvedeno dvakrát; všechny kopie karty se přimíchají najednou
error-no-kingdom = volba `kingdom`: sada { $name } neexistuje; jsou tu { $there }, `random` a `five_and_five`
error-no-kingdom-set = volba `sets`: sada { $name } neexistuje; jsou tu { $there }
error-five-and-five = volba `kingdom`: `five_and_five` potřebuje dvě sady, ne jen { $sets }
error-kingdom-sets = volba `sets` je { $sets }, ale království má `{ $card }` z { $set }: vynechte `sets`, nebo zvolte království z těchto sad nebo `random`
error-kingdom-card = volba `kingdom`: karta { $name } neexistuje; všechny vypíše `greathall cards dominion`
error-kingdom-basic = volba `kingdom`: `{ $name }` je v každé hře; uveďte kromě ní deset karet království
error-kingdom-twice = volba `kingdom`: `{ $name }` je uvedeno dvakrát; každá karta má jednu hromádku
error-kingdom-size = volba `kingdom`: počet karet království je { $n }, ne { $given }
error-bots-want = tito boti chtějí karty království, a to tolik: { $n } ({ $cards }); uveďte deset volbou `kingdom`

## Příprava v záznamu.

error-setup-dominion = u Dominionu říkají volby o přípravě vše; toto v ní není: { $given }
error-setup-has = příprava hry s těmito volbami má { $there }, ne { $given }
error-setup-names = příprava uvádí { $given }, což nepatří k `{ $kind }` hry { $game }
error-setup-twice = příprava uvádí v `{ $kind }` něco dvakrát
error-setup-conflicts = příprava má tolik střetů úrovně { $level }: { $n }; potřebuje { $count }
error-setup-objectives = příprava potřebuje kartu cíle pro každého hráče, jednu z nich s žetonem prvního hráče
error-setup-hagal = příprava potřebuje karty rodu Hagal, a ne jen ty, po kterých se balíček znovu míchá
error-setup-leaders = příprava potřebuje aspoň tolik vůdců na výběr: { $n }
error-setup-two-leaders = příprava potřebuje dva vůdce pro každého hráče: { $n }
error-encoding = tento terminál píše v { $encoding }, kde nejsou všechna písmena toho, co se má vypsat
