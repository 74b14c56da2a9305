### How to play Dune: Imperium well

imperium-opening = První tři kola

imperium-opening-both-agents = V každém kole vyšlete všechny agenty
    .text = [Tah agentem](agents/card) je to nejlepší, co máte, a každé kolo vám dává dva. Odhalte, až vám žádný agent nezbude, nebo až žádné pole, na které ještě dosáhnete, nebude stát za kartu. Kartu, která vyslala agenta, už nelze odhalit pro přízeň, a přesto je takto skoro vždy cennější.
    .look = Jeden agent je na poli Bohatství, druhý ještě nevyrazil z domova, a přesto se karty odhalují. Všichni ostatní pokračují.
imperium-opening-both-agents-measured = Hráč, který v kole vyšle jednoho agenta a pak odhalí, vyhrál { $won } % z { $games } her proti třem, kteří vysílají všechny (vyrovnané by bylo { $even } %).

imperium-opening-influence = Body přicházejí z vlivu
    .text = Druhý krok na počítadle přináší :vp: [bod](influence/two), čtvrtý [alianci](influence/alliance). Čtyři frakce jsou čtyři takové body, nejjistější na herním plánu. Začněte v prvním kole a mějte přehled, na kterém počítadle vás příští návštěva zvedne na dva.
    .look = Odměna ze střetu zvedá fremeny na dva a imperátora na čtyři: na začátku čtvrtého kola to jsou celkem čtyři body, více než má kdokoli jiný.
imperium-opening-influence-measured = Hráč, jehož agenti nikdy nechodí k frakcím, vyhrál { $won } % z { $games } her proti třem, jejichž agenti tam chodí (vyrovnané by bylo { $even } %).

imperium-opening-cards = V každém tahu odhalení něco získejte
    .text = Počáteční karty přinášejí málo :persuasion: přízně a málo ikon. Dávejte přednost tomu, co vysílá agenty tam, kam vaše karty ještě nedosáhnou, a co při odhalení dává :persuasion: přízeň nebo :sword: meče. Co vám [zbude](reveal/persuasion), propadá.
    .look = Třetí kolo, šest přízní, a všechny padnou na kartu Jezdci na červech. Dvě z těch šesti dalo křeslo v Nejvyšší radě.
imperium-opening-cards-measured = Hráč, který nikdy nezíská žádnou kartu, vyhrál { $won } % z { $games } her proti třem, kteří karty získávají (vyrovnané by bylo { $even } %).

imperium-opening-first-fights = Vyhrajte některý z prvních střetů
    .text = Rané střety se vyhrávají třemi nebo čtyřmi :troop: jednotkami a jejich odměny jsou vliv, peníze a karty v době, kdy na nich záleží nejvíc. Jednotky se z každého boje vracejí do zásoby, ne k vám: bojujte tam, kde můžete být první, a další střet nechte ostatním.
    .look = Do jednoho střetu jdou najednou čtyři jednotky: síla 8 proti 6. Přinese to vliv na dvě frakce.
imperium-opening-first-fights-measured = Hráč, který se vyhýbá prvním třem střetům, vyhrál { $won } % z { $games } her proti třem, kteří se jim nevyhýbají (vyrovnané by bylo { $even } %).

imperium-opening-council = Nejvyšší rada je dobrý první cíl
    .text = Křeslo na poli [[high_council]] stojí 5 :solari: solárů a dává dvě :persuasion: přízně v každém dalším tahu odhalení. Ve třetím kole se zaplatí několikanásobně; v sedmém sotva.
    .look = Třetí kolo: pět solárů našetřených za dvě kola se mění v křeslo.
imperium-opening-council-measured = Hráč, který si křeslo nikdy nevezme, vyhrál { $won } % z { $games } her proti třem, kteří si je vzít smějí (vyrovnané by bylo { $even } %).

imperium-opening-third-agent = Mistr meče pomáhá, ale hra na něm nestojí
    .text = Třetí agent za 8 :solari: solárů znamená o tah více v každém kole, které zbývá. Vezměte si ho, když soláry máte a několik kol je ještě před vámi; nevzdávejte se kvůli šetření vlivu a střetů.
    .look = Páté kolo: předtím křeslo v Nejvyšší radě, teď mistr meče. „Běžný 3“ tuto hru vyhrává.
imperium-opening-third-agent-measured = Hráč, který si mistra meče nikdy nevezme, vyhrál { $won } % z { $games } her proti třem, kteří si ho vzít smějí (vyrovnané by bylo { $even } %).

imperium-mistakes = Nejčastější chyby

imperium-mistakes-no-fights = Jednotky, které zůstávají doma
    .text = Pevnost nic nevyhraje. Kdo nikdy nic neposílá do střetu, nechává v každém kole odměnu někomu jinému, a od poloviny hry jsou to body. Něco dostane i [druhé místo](combat/rewards), ve čtyřech hráčích také třetí.
    .look = Pět jednotek v pevnosti a síla 0. Na umístění v tomto střetu stačí sedm a osm.
imperium-mistakes-no-fights-measured = Hráč, který nikdy nepošle do střetu jednotku, vyhrál { $won } % z { $games } her proti třem, kteří je posílají (vyrovnané by bylo { $even } %).

imperium-mistakes-every-fight = Jednotky, které jdou vždy
    .text = Posílat do každého střetu všechno, co je po ruce, je stejně špatné jako neposílat nic: s jednotkou v každém boji budete ve většině z nich poslední. Než pošlete jednotky, spočítejte, kolik :strength: síly mohou ostatní ještě přidat; je-li první místo mimo dosah, nechte si je na střet, o který stojíte.
    .look = Všechny jednotky jsou ve střetu, pevnost je prázdná a síla 7 stojí proti 19 a 8. Příští velký střet nezastihne nikoho doma.
imperium-mistakes-every-fight-measured = Hráč, který pokaždé pošle do střetu vše, co smí, vyhrál { $won } % z { $games } her proti třem, kteří si vybírají (vyrovnané by bylo { $even } %).

imperium-mistakes-kept-intrigue = Karty intrik schované na konec
    .text = Plná ruka karet intrik nemá na konci žádnou cenu a pole [[secrets]] bere jednu každému, kdo má čtyři. Karty tajných plánů hrajte, když pomohou tahu, který stejně uděláte, a karty boje, když zvrátí střet.
    .look = Hra skončila při 10 bodech. Šest karet intrik nebylo nikdy zahráno.
imperium-mistakes-kept-intrigue-measured = Hráč, který karty intrik nikdy nehraje před koncem, vyhrál { $won } % z { $games } her proti třem, kteří je hrají (vyrovnané by bylo { $even } %).

imperium-two = Dva hráči

imperium-two-every-fight = Rod Hagal bere místa, ne body
    .text = [Rod Hagal](hagal/two) blokuje pole a posílá jednotky, ale vyhrát nemůže. Soupeře máte jediného, takže bod, který nezíská on, je stejně dobrý jako bod, který získáte vy; přesto si střety vybírejte.
    .look = Čtyři jednotky a meč, celkem 9, proti zatím 4 rodu Hagal. Soupeř nikoho neposlal a už odhalil.
imperium-two-every-fight-measured = Hráč, který pokaždé pošle do střetu vše, co smí, vyhrál { $won } % z { $games } her proti hráči, který si vybírá (vyrovnané by bylo { $even } %).

imperium-alone = Jeden hráč

imperium-alone-first-fights = Soupeři nečekají
    .text = Ve hře jednoho hráče bodují oba [Soupeři](hagal/solo) od prvního střetu a nikdo jiný jim to nevezme. Vyhrávejte rané střety, dokud jsou levné.
    .look = Druhé kolo: stačí dvě jednotky, protože Soupeři zatím nikoho neposlali.
imperium-alone-first-fights-measured = Ve hře jednoho hráče vyhrál hráč, který se vyhýbá prvním třem střetům, { $won } % z { $games } her; hráč, který se jim nevyhýbá, { $even } %.
