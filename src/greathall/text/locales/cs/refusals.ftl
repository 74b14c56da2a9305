### Why something is not done, in lower case and without a full stop: the app makes a sentence of it.

refused-not-yours-to-analyse = nechat hru rozebrat smějí jen ti, kdo ji hráli
refused-no-analysis = hry { $game } nelze rozebrat: není pro ně bot, který prohledává tahy
refused-analysed-already = právě se { $n ->
    [one] rozebírá { $n } vaše hra
    [few] rozebírají { $n } vaše hry
   *[other] rozebírá { $n } vašich her
}: počkejte, až bude některá hotová
refused-analyses-waiting = na rozbor čeká příliš mnoho her: zkuste to později
refused-starting = server se spouští: zkuste to za okamžik
refused-nobody = tento prohlížeč tu není znám: povolte pro tuto stránku cookies a načtěte ji znovu
refused-link-elsewhere = tento odkaz vede jinam
refused-no-game = hra { $game } tu není; jsou tu { $games }
refused-bad-number = { $given } není krok ani místo
refused-no-table = stůl { $table } neexistuje
refused-no-seat = místo { $seat } neexistuje; jsou tu místa 1 až { $last }
refused-bad-clock = hodiny pro každý tah nemají přídavek: vynechte ho, nebo zvolte zásobu času
refused-full = všechna místa u tohoto stolu jsou obsazená; můžete se dívat
refused-not-invited = tento stůl není otevřený všem: požádejte o pozvání
refused-not-opener = to smí jen ten, kdo stůl otevřel
refused-begun = hra už začala
refused-banned = z této herny vás vykázali: obraťte se na toho, kdo ji provozuje
refused-no-device = toto zařízení už je odhlášené
refused-bad-name = jméno musí mít alespoň jedno písmeno
refused-link-used = tento odkaz už byl použit nebo je příliš starý: vytvořte nový
refused-player-counts = počet hráčů této hry: { $counts }
refused-nobody-plays = někdo musí hrát: posaďte se, nebo nechte nějaké místo volné
refused-over-there = tam už hra skončila: vraťte se ke kroku před koncem
refused-not-over-yet-secret = tato hra ještě neskončila: nikdo ji nesmí vidět celou
refused-not-over = tato hra ještě neskončila
refused-not-yours-to-repeat = o odvetu smějí požádat jen ti, kdo hráli
refused-seat-taken = místo { $seat } není volné; ještě jsou volná: { $others }
refused-seat-not-free = místo { $seat } není volné: nejdřív ho uvolněte
refused-take-a-seat = někdo musí hrát: nejdřív se posaďte
refused-free-already = místo { $seat } už je volné
refused-begun-resign = hra už začala: můžete se vzdát
refused-bad-step = kroky té hry: 0 až { $last }
refused-bad-seats = ta hra má { $n } { $n ->
    [one] místo
    [few] místa
   *[other] míst
}
refused-bad-game = ta hra je { $game }
refused-known-cards = kdo tu hru hrál, zná její karty: pokračujte v ní mezi přáteli
refused-too-many-tables = najednou { $who ->
    [you] můžete mít otevřeno
   *[address] smí být z vaší adresy otevřeno
} { $n ->
    [one] jen { $n } stůl
    [few] jen { $n } stoly
   *[other] jen { $n } stolů
}: nejdřív nějaký zavřete
refused-bad-subscription = toto nejsou klíče prohlížeče
refused-no-topic = adresa ntfy končí tématem: https://ntfy.sh/TEMA
refused-bad-address = { $why }
refused-no-game-to-stand-in = neprobíhá žádná hra, ve které by bot mohl zaskočit
refused-played-by-bot-already = { $name }: hraje už bot
refused-not-yours-to-hand-over = předat místo botovi smějí jen ti, kdo tu hrají
refused-not-waited-for = na hráče { $name } teď nikdo nečeká
refused-span = { $unit ->
    [day] { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
    [hour] { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
    [minute] { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
   *[second] { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
}
refused-too-early = { $name } na to má čas: { $patience }. Ještě zbývá: { $more }
refused-time-is-up = váš čas vypršel: tento tah zahraje bot, pak si můžete místo vzít zpět
refused-rules-changed = pravidla se u tohoto stolu změnila: hrálo se podle verze { $theirs } pravidel hry { $game } a tento server má verzi { $ours }. Stůl zůstává uložený, jak je, ale nelze ho tu zobrazit ani v něm pokračovat.
refused-rules-broken = co je o tomto stole uloženo, není hra, která se hrála podle verze { $ours } pravidel hry { $game }. Zůstává uloženo, jak je, ale nelze to tu zobrazit ani v tom pokračovat.
refused-stale = stůl se mezitím změnil; podívejte se znovu a pak vyberte
refused-seat-is-open = volné vracení je pro jednoho člověka mezi boty: jedno místo je tu volné pro někoho dalšího
refused-among-people = volné vracení je pro jednoho člověka mezi boty: tady hrají { $people }
refused-not-begun = hra ještě nezačala: některá místa jsou volná
refused-over = hra skončila
refused-curtain = nejdřív si zařízení musí vzít { $name }
refused-bot-stands-in = hraje za vás bot: nejdřív si vezměte své místo zpět
refused-not-your-turn = teď rozhoduje { $name }, ne vy
refused-too-long = tato hra už má za sebou { $n } rozhodnutí: vzdejte se, aby skončila, nebo otevřete jiný stůl
refused-not-yours-to-talk = mluvit smějí jen ti, kdo u stolu sedí
refused-nothing-said = v této zprávě není nic, co by se dalo přečíst
refused-too-much-said = u tohoto stolu už bylo řečeno vše: pokračujte u dalšího
refused-not-your-seat = místo { $seat } není vaše
refused-illegal = { $code } teď není možnost; podívejte se znovu a pak vyberte
refused-not-yours-to-undo = volné vracení smí zapnout jen ten, kdo tu hraje
refused-no-game-to-resign = neprobíhá žádná hra, které byste se mohli vzdát
refused-resigned = už jste se vzdali
refused-no-stand-in = nezastupuje vás žádný bot
refused-no-teams = u tohoto stolu nikdo nehraje společně: mluvte se všemi
refused-both-teams = toto zařízení sdílejí oba týmy: mluvte se všemi
refused-illegal-after = { $code } po { $first } není možnost; podívejte se znovu a pak vyberte
refused-no-time = čas od toho kroku by šel na váš účet a na hodinách už tolik nemáte
refused-bad-request = toto se nečekalo: { $why }
refused-no-choice-yet = ještě jste nevybrali nic, co by se dalo vrátit
refused-no-undo = váš poslední krok nelze vrátit: něco se ukázalo, nebo rozhodl někdo jiný
refused-failed = něco se tu pokazilo: načtěte stránku znovu
refused-fault = něco se tu pokazilo
refused-too-large = tento požadavek je příliš velký
refused-nothing-there = na { $path } nic není
refused-http = { $status ->
    [404] nenalezeno
    [405] takto to nejde
   *[other] { $detail }
}: { $method } { $path }
refused-signed-out = tento prohlížeč byl odhlášen: otevřete tu odkaz, který vytvoří jiné vaše zařízení (u svého jména, „Jiné zařízení“), nebo načtěte stránku znovu a přijďte jako někdo nový
refused-expired = tento prohlížeč tu nebyl { $days } { $days ->
    [one] den
    [few] dny
   *[other] dní
} a byl odhlášen: otevřete tu odkaz, který vytvoří jiné vaše zařízení (u svého jména, „Jiné zařízení“), nebo načtěte stránku znovu a přijďte jako někdo nový
refused-too-often-writes = příliš mnoho požadavků: chvíli počkejte
refused-too-often-reads = příliš mnoho požadavků: chvíli počkejte
refused-too-often-requests = příliš mnoho zpráv: chvíli počkejte
refused-too-often-requests-here = příliš mnoho zpráv z vaší adresy: chvíli počkejte
refused-too-often-enters = stoly se otevíraly příliš často: několik sekund počkejte a pak načtěte stránku znovu
refused-too-often-enters-here = z vaší adresy se stoly otevíraly příliš často: několik sekund počkejte a pak načtěte stránku znovu
refused-too-often-looks = na stůl přišlo příliš mnoho dotazů: sekundu počkejte
refused-too-often-hints = příliš mnoho žádostí o radu: několik sekund počkejte
refused-too-often-hints-here = příliš mnoho žádostí o radu z vaší adresy: několik sekund počkejte
refused-too-often-words = to bylo najednou hodně: zbytek řekněte za minutu, nebo v jedné delší zprávě
refused-too-often-notices = příliš mnoho zpráv jednomu člověku: tato se vynechává
refused-too-often-notice-tests = to jste už několikrát zkoušeli: minutu počkejte
refused-too-often-words-at-table = u tohoto stolu mluví všichni najednou: řekněte to znovu za minutu
refused-cleared-away = tento stůl byl zrušen
refused-bots-failed = boti teď nemohou hrát dál; zkusí to znovu
refused-rules-renewed = pravidla hry { $game } byla obnovena od chvíle, kdy tato hra začala podle verze { $theirs }: pokračuje podle verze { $ours }

## Požadavky, které se k žádnému stolu nedostanou.

refused-no-host = to není název serveru
refused-other-host = tento server slyší na { $names }; spusťte ho s { $option }
refused-bad-origin = požadavky, které něco mění, musí přijít z našich stránek (proxy musí předávat hlavičku Host a server ji musí znát: { $option })
refused-body-too-large = požadavek smí mít nejvýše { $n } bajtů
refused-message-no-text = zpráva musí být text
refused-message-too-large = zpráva smí mít nejvýše { $n } znaků
refused-message-unread = tuto zprávu nelze přečíst: { $why }
refused-no-app = Aplikace pro prohlížeč není sestavená. Spusťte `{ $command }` s nainstalovaným Node a pak znovu server.
