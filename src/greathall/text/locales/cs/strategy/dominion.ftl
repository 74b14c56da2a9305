### How to play Dominion well

dominion-opening = První tahy

dominion-opening-first-buys = První dvě ruce kupují váš plán
    .text = Dohromady mají sedm mincí, nejčastěji čtyři a tři. Před první koupí si prohlédněte království: dobrá akční karta z jedné ruky a [[silver]] z druhé jsou solidní začátek. Co koupíte teď, přichází každých pár tahů po celou hru.
    .look = „Těžký“ má v prvním tahu čtyři mince a bere Milici. Ve druhém tahu kupuje Stříbrňák; o tah později má Milici v ruce.
dominion-opening-first-buys-measured = Balíček z peněz s jednou nebo dvěma Kovárnami vyhrál { $won } % z { $games } her proti samotným penězům (vyrovnané by bylo { $even } %).

dominion-opening-attack = Časný útok zbrzdí všechny ostatní
    .text = Co nutí ostatní odkládat karty nebo brát si [[curse|Kletby]], působí nejlépe, dokud jsou balíčky malé. [[militia]] navíc dává dvě mince, takže vás nic nestojí. Ostatní proti ní mohou držet [[moat]]; viz [reakce](intrigue/reactions).
    .look = Je třetí tah a Milice se hraje poprvé. „Snadný“ pokračuje se třemi kartami v ruce.
dominion-opening-attack-measured = Peníze s Milicemi vyhrály { $won } % z { $games } her proti samotným penězům (vyrovnané by bylo { $even } %).

dominion-opening-gold = Za šest mincí Zlaťák
    .text = Dokud na osm mincí nedosahujete často, dovede vás k nim právě [[gold]]. Pět mincí dejte za dobrou akční kartu království, tři nebo čtyři za [[silver]]. [[copper]] za místo v balíčku málokdy stojí.
    .look = Dva Stříbrňáky v prvních dvou tazích a ve třetím je tu šest mincí: Zlaťák. „Snadný“ tuto hru vyhrává.
dominion-opening-gold-measured = Hráč, který kupuje Stříbrňáky, ale nikdy Zlaťáky, vyhrál { $won } % z { $games } her proti hráči, který je kupuje (vyrovnané by bylo { $even } %).

dominion-opening-small-deck = Zbavte se toho, s čím jste začali
    .text = [[copper|Měďáky]] a [[estate|Statky]] se dobírají místo lepších karet. Co je [zahazuje](terms/trash), má největší cenu v prvních tazích: [[chapel]] jich zahodí až čtyři najednou a těch pár dobrých karet pak přichází v každém tahu.
    .look = Ve třetím tahu zahazuje Kaple dva Statky a dva Měďáky. Tato ruka nic nekoupí a všechny další jsou díky tomu lepší.
dominion-opening-small-deck-measured = Balíček se Služebníky, který začal Kaplí, vyhrál { $won } % z { $games } her proti témuž balíčku bez ní (vyrovnané by bylo { $even } %).

dominion-mistakes = Nejčastější chyby

dominion-mistakes-early-duchies = Body příliš brzy
    .text = [[duchy]] nic nedělá, dokud se na konci nepočítá, a do té doby zabírá místo v ruce. Nechte Vévodství a Statky být, dokud leží na stole většina Provincií.
    .look = Čtvrtý tah: pět mincí padne na Vévodství, ačkoli leží na stole všech osm Provincií. Druhý hráč kupuje peníze až do sedmého tahu a vyhrává.
dominion-mistakes-early-duchies-measured = Hráč, který od začátku kupuje každé Vévodství, vyhrál { $won } % z { $games } her proti hráči, který čeká (vyrovnané by bylo { $even } %).

dominion-mistakes-no-duchies = Body příliš pozdě
    .text = Když zbývají čtyři nebo pět Provincií, dobere se teď koupená karta už jen jednou nebo dvakrát. Od té chvíle je [[duchy]] lepší než [[gold]], a když zbývají dvě Provincie, je [[estate]] lepší než [[silver]]. Mějte na paměti, [kdy hra končí](end/when).
    .look = Zbývají čtyři Provincie. Za pět mincí se tu kupuje Stříbrňák; druhý hráč dá hned v dalším tahu šest mincí za Vévodství a takovými kartami vyhrává.
dominion-mistakes-no-duchies-measured = Hráč, který až do konce bere jen Provincie, vyhrál { $won } % z { $games } her proti hráči, který přejde k Vévodstvím (vyrovnané by bylo { $even } %).

dominion-mistakes-many-smithies = Více akčních karet, než můžete zahrát
    .text = V tahu máte jednu [akci](actions/playing). Dvě karty jako [[smithy]], které žádnou nevracejí, nelze zahrát obě. Jedna na každých deset karet je zhruba správně, ledaže je podpírají Vesnice.
    .look = Kovárna byla zahrána a druhá leží bez užitku mezi sedmi kartami v ruce.
dominion-mistakes-many-smithies-measured = Hráč, který kupuje Kovárny bez omezení, vyhrál { $won } % z { $games } her proti hráči, který skončí u jedné nebo dvou (vyrovnané by bylo { $even } %).

dominion-mistakes-idle-villages = Vesnice, po kterých není co zahrát
    .text = [[village]] dává akce, ale žádné mince. Bez karet, které ty akce využijí, jen nahradí sama sebe. Nejdřív kupujte karty, které dobírají nebo útočí, a Vesnice teprve, až začnete držet po dvou takových.
    .look = Byly zahrány dvě Vesnice. Zbývají tři akce a v ruce není karta, která by nějakou potřebovala.
dominion-mistakes-idle-villages-measured = Hráč, který kupuje Vesnice místo Stříbrňáků, vyhrál { $won } % z { $games } her proti hráči, který kupuje Stříbrňáky (vyrovnané by bylo { $even } %).

dominion-mistakes-curses = Žádná odpověď na Kletby
    .text = [[witch]] rozdává všem ostatním [[curse|Kletby]] tah za tahem. Kupte si ji, jakmile mohou i ostatní, držte [[moat]], nebo mějte něco, co karty zahazuje. Pokračovat, jako by se nic nestalo, je jediný plán, který selže.
    .look = Druhá Kletba ve dvou tazích. „Snadný“ nemá v balíčku žádnou odpověď a nikdy ji mít nebude.
dominion-mistakes-curses-measured = Hráč se samotnými penězi vyhrál { $won } % z { $games } her proti hráči s Čarodějnicemi (vyrovnané by bylo { $even } %).

dominion-mistakes-money-alone = Jen samé peníze
    .text = Stříbrňáky, Zlaťáky a Provincie jsou slušný plán v každém království a porazí hromadu karet, které k sobě nepatří. Většina království má ale něco lepšího: projděte si deset karet a hledejte, co dobírá, co dává akce, co útočí a co [zahazuje](terms/trash).
    .look = Trh a Milice v jednom tahu, osm mincí a druhý nákup. „Snadnému“ zbyly tři karty.
dominion-mistakes-money-alone-measured = Bot, který si balíček volí podle království, vyhrál { $won } % z { $games } her proti samotným penězům, pokaždé v jiném království (vyrovnané by bylo { $even } %).

dominion-more-players = Tři a čtyři hráči

dominion-more-players-duchies = Konec přijde dřív, než se zdá
    .text = Provincií je dvanáct, ale kupuje je více lidí; v posledních kolech jich několik zmizí, než jste znovu na tahu. K Vévodstvím přejděte, jakmile by jedno kolo kolem stolu mohlo hru ukončit, a hlídejte, zda se nevyprazdňuje třetí hromádka.
    .look = Zbývá jedna Provincie. Za pět mincí se tu kupuje Stříbrňák; tři následující tahy ostatních přinesou po jednom Vévodství.
dominion-more-players-duchies-measured = Proti třem hráčům, kteří na konci kupují Vévodství, vyhrál hráč, který bere jen Provincie, { $won } % z { $games } her (vyrovnané by bylo { $even } %).
