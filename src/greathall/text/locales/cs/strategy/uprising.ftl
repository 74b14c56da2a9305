### How to play Dune: Imperium – Uprising well

uprising-opening = První tři kola

uprising-opening-both-agents = V každém kole vyšlete všechny agenty
    .text = [Tah agentem](agents/card) je to nejlepší, co máte, a každé kolo vám dává dva. Odhalte, až vám žádný agent nezbude, nebo až žádné pole, na které ještě dosáhnete, nebude stát za kartu.
    .look = Jeden agent je na poli Fremeta, druhý ještě nevyrazil z domova, a přesto se karty odhalují. Všichni ostatní pokračují.
uprising-opening-both-agents-measured = Hráč, který v kole vyšle jednoho agenta a pak odhalí, vyhrál { $won } % z { $games } her proti třem, kteří vysílají všechny (vyrovnané by bylo { $even } %).

uprising-opening-influence = Body přicházejí z vlivu
    .text = Druhý krok na počítadle přináší :vp: [bod](influence/two), čtvrtý [alianci](influence/alliance). Začněte v prvním kole. Dobrým prvním počítadlem jsou fremeni: po dvou krocích se vám otevře pole [[sietch_tabr]].
    .look = Druhá návštěva pole Fremeta ve třetím kole: dva vlivy na fremeny a druhý bod.
uprising-opening-influence-measured = Hráč, jehož agenti nikdy nechodí k frakcím, vyhrál { $won } % z { $games } her proti třem, jejichž agenti tam chodí (vyrovnané by bylo { $even } %).

uprising-opening-cards = V každém tahu odhalení něco získejte
    .text = Počáteční karty přinášejí málo :persuasion: přízně a málo ikon. Dvě nebo tři levné karty v prvních kolech jsou stejně dobré jako jedna drahá, pokud vysílají agenty na nová místa. Co vám [zbude](reveal/persuasion), propadá.
    .look = První tah odhalení ve hře: sedm přízní koupí tři karty najednou.
uprising-opening-cards-measured = Hráč, který nikdy nezíská žádnou kartu, vyhrál { $won } % z { $games } her proti třem, kteří karty získávají (vyrovnané by bylo { $even } %).

uprising-opening-first-fights = Vyhrajte některý z prvních střetů
    .text = Rané střety se vyhrávají třemi nebo čtyřmi :troop: jednotkami. Získaná karta se počítá dvakrát: odměnou hned a svou [ikonou bitvy](combat/icons), která je bodem, jakmile máte druhou téhož druhu.
    .look = Tři jednotky ve druhém kole. Se dvěma meči z tahu odhalení vyhrávají střet a s ním ovládnutí pole Továrna na koření.
uprising-opening-first-fights-measured = Hráč, který se vyhýbá prvním třem střetům, vyhrál { $won } % z { $games } her proti třem, kteří se jim nevyhýbají (vyrovnané by bylo { $even } %).

uprising-opening-spies = Mějte špiony na herním plánu
    .text = Špion vám [přinese kartu](spies/gather), když váš agent přijde na pole, které sleduje, nebo vás pustí tam, [kde je jiný agent](spies/infiltrate). Vysílejte špiony tam, kam půjdete v příštím kole, a povolávejte je zpět, když se to vyplatí: máte tři.
    .look = Agent přichází na pole Fremeta a špion, který je sledoval, se povolává zpět za kartu. Druzí dva zůstávají, kde jsou.
uprising-opening-spies-measured = Hráč, který sám od sebe nevysílá žádné špiony, vyhrál { $won } % z { $games } her proti třem, kteří je vysílají (vyrovnané by bylo { $even } %).

uprising-opening-worms = Do poloviny hry si opatřete tvůrcovské háky
    .text = S [tvůrcovskými háky](worms/hooks) přivolá návštěva pouště :sandworm: písečného červa, silného jako jedna a půl jednotky, který přijde odnikud a [zdvojnásobuje odměnu](combat/doubling) za střet. Za [Štítovým valem](worms/wall) bojovat nemůže: dívejte se, zda val stojí.
    .look = Štítový val je pryč. Návštěva pole Pánev Hagga nepřináší koření, ale písečného červa: síla 9 a jeden agent ještě čeká na vyslání.
uprising-opening-worms-measured = Hráč bez tvůrcovských háků vyhrál { $won } % z { $games } her proti třem, kteří si je berou (vyrovnané by bylo { $even } %).

uprising-opening-third-agent = Mistr meče pomáhá, ale hra na něm nestojí
    .text = Třetí agent stojí 8 :solari: solárů, nebo 6, jakmile ho už někdo má, a máte ho ještě v témže kole. Vezměte si ho, když je několik kol ještě před vámi; nevzdávejte se kvůli šetření vlivu a střetů.
    .look = Čtvrté kolo: osm solárů, šetřených kolo za kolem na poli Uzavření smlouvy, se mění v třetího agenta.
uprising-opening-third-agent-measured = Hráč, který si mistra meče nikdy nevezme, vyhrál { $won } % z { $games } her proti třem, kteří si ho vzít smějí (vyrovnané by bylo { $even } %).

uprising-mistakes = Nejčastější chyby

uprising-mistakes-no-fights = Jednotky, které zůstávají doma
    .text = Pevnost nic nevyhraje. Kdo nikdy nic neposílá do střetu, nechává v každém kole odměnu a ikonu bitvy někomu jinému. Něco dostane i [druhé a třetí místo](combat/rewards).
    .look = Dvanáct jednotek, všechny, co existují, sedí v pevnosti. Střet připadne síle 16.
uprising-mistakes-no-fights-measured = Hráč, který nikdy nepošle do střetu jednotku, vyhrál { $won } % z { $games } her proti třem, kteří je posílají (vyrovnané by bylo { $even } %).

uprising-mistakes-every-fight = Jednotky, které jdou vždy
    .text = Posílat do každého střetu všechno, co je po ruce, je stejně špatné jako neposílat nic. Než pošlete jednotky, spočítejte, kolik :strength: síly mohou ostatní ještě přidat; je-li první místo mimo dosah, nechte si je na střet, o který stojíte.
    .look = Všechny jednotky jsou ve střetu, pevnost je prázdná a síla 5 stojí proti 11 a 9.
uprising-mistakes-every-fight-measured = Hráč, který pokaždé pošle do střetu vše, co smí, vyhrál { $won } % z { $games } her proti třem, kteří si vybírají (vyrovnané by bylo { $even } %).

uprising-mistakes-kept-intrigue = Karty intrik schované na konec
    .text = Plná ruka karet intrik nemá na konci žádnou cenu a pole [[secrets]] bere jednu každému, kdo má čtyři. Karty tajných plánů hrajte, když pomohou tahu, který stejně uděláte, a karty boje, když zvrátí střet.
    .look = Hra skončila, jedenáct bodů proti pěti. Čtyři karty intrik nebyly nikdy zahrány.
uprising-mistakes-kept-intrigue-measured = Hráč, který karty intrik nikdy nehraje před koncem, vyhrál { $won } % z { $games } her proti třem, kteří je hrají (vyrovnané by bylo { $even } %).

uprising-choam = S modulem CHOAM

uprising-choam-contracts = Smlouvy jsou bonus, ne plán
    .text = Vezměte si [smlouvu](contracts/take), když vám ji pole dává, a vyberte takovou, která se váže k poli, kam stejně půjdete. Nevysílejte agenty po plánu jen kvůli smlouvám: kdo je nechá být, vyhrává zhruba stejně často.
    .look = Agent jde na pole Arrakén tak jako tak a smlouva vzatá před několika koly se přitom splní.
uprising-choam-contracts-measured = Hráč, který na smlouvy nehledí, vyhrál { $won } % z { $games } her proti třem, kteří na ně hledí (vyrovnané by bylo { $even } %).

uprising-two = Dva hráči

uprising-two-every-fight = Soupeř chce také vyhrát
    .text = Ve dvou hráčích sedí u stolu [Soupeř](rivals/seats), boduje a tvrdě bojuje. Na to, co děláte vy, nehledí, takže se podívejte, co má ve střetu, než tam pošlete jednotky, a nechte mu, co vyhrát nemůžete.
    .look = Soupeř tu má sílu 20. „Těžký“ zůstává na 11, bere druhé místo a nechává si čtyři jednotky na další střet, který vyhrává.
uprising-two-every-fight-measured = Hráč, který pokaždé pošle do střetu vše, co smí, vyhrál { $won } % z { $games } her; hráči, kteří si vybírají, vyhrávají po { $even } % a zbytek Soupeř.

uprising-alone = Jeden hráč

uprising-alone-first-fights = Soupeři nečekají
    .text = Ve hře jednoho hráče bojují oba [Soupeři](rivals/win) od prvního kola a nikdo jiný jim v bodech nebrání. Jděte za prvním místem tam, kde jsou slabí, a za druhým tam, kde slabí nejsou.
    .look = První kolo: 13 je mimo dosah, 5 ne. Dvě jednotky a meč stačí na druhé místo.
uprising-alone-first-fights-measured = Ve hře jednoho hráče vyhrál hráč, který se vyhýbá prvním třem střetům, { $won } % z { $games } her; hráč, který se jim nevyhýbá, { $even } %.

uprising-six = Tři proti třem

uprising-six-spies = Špioni pomáhají celému týmu
    .text = Šest hráčů herní plán zaplní a pole, které chcete, je častěji obsazené. Špion, který vás tam pustí nebo přinese kartu, má větší cenu než u stolu pro čtyři. Domluvte se, kdo kam půjde, a velitel ať [aktivuje](six/activate) spojence, pro kterého návštěva znamená nejvíc.
    .look = „Těžký 3“ má tvůrcovské háky a vysílá špiona k poli Hluboko v poušti. O tři kola později tam přivolává dva písečné červy.
uprising-six-spies-measured = Tým, který sám od sebe nevysílá žádné špiony, vyhrál { $won } % z { $games } her proti týmu, který je vysílá (vyrovnané by bylo { $even } %).
