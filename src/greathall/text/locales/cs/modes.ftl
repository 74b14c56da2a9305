### What a newcomer should know of the ways to play that the boxes have beside the usual one. Each attribute is a line.

mode-hagal-solo = Jeden hráč: dva Soupeři
    .turn = Soupeř nemá karty v ruce. V jeho tahu agentem se dobírají karty rodu Hagal, dokud některou nelze provést: jeho agent tam jde, nic neplatí a místo toho, co dává pole, získá, co říká karta.
    .points = Karty intrik nikdy nehraje. Jakmile může, kupuje vítězné body, každý za 3 karty intrik, 3 vody, 7 solárů nebo 7 koření; vliv, aliance a střety mu přinášejí body jako vám.
    .fight = Na bojovém poli posílá do střetu jednotky, které mu dává karta, a až dvě další. V boji si každý zúčastněný Soupeř dobere ještě jednu kartu kvůli mečům.
    .choice = Kde pravidla nechávají Soupeři na výběr, rozhodujete vy. Z jeho vůdce platí jen schopnost pečetního prstenu.
mode-hagal-two = Dva hráči: rod Hagal v cestě
    .turn = Rod Hagal jedná po každém tahu agentem prvního hráče, s nejvýše třemi agenty za kolo; po tahu odhalení se nic nedobírá.
    .points = Bere vám oběma pole, aliance a místa ve střetu, ale sám neboduje: odměna, kterou vyhraje, se nevyplácí.
    .unverified = Neověřeno: že po tahu odhalení není na tahu a že se místo, které obsadí ve střetu, nevyplácí, z listu plyne, ale výslovně to tam není.
mode-rivals = Jeden nebo dva hráči: Soupeři
    .turn = Soupeř jedná podle karet rodu Hagal, ve hře jednoho hráče v pořadí u stolu, ve hře dvou hráčů po prvním a před druhým. Jeho karta říká, co dělá jeho pečetní prsten a jeho pletichy a které frakci dává přednost.
    .points = Nejdřív zaplatí za mistra meče, jakmile soláry, koření, karty intrik a voda dohromady dosáhnou čísla na jeho kartě. Od té chvíle kupuje vítězné body, každý za 7 solárů, 7 koření, 3 karty intrik nebo 3 vody.
    .win = Bojuje, vyhrává odměny a může vyhrát hru; zjednodušený Soupeř jen stojí v cestě.
mode-six = Šest hráčů: tři proti třem
    .sides = Muad'Dib a Shaddam jsou velitelé, každý se dvěma spojenci. Body každého týmu se sčítají: když má kdokoli 10 vítězných bodů, nebo po devíti kolech, vítězí tým, který jich má více.
    .activate = Velitel nemá jednotky a na hlavním plánu nemá vliv. V každém tahu aktivuje jednoho spojence, který dostane jednotky, meče a tento vliv; zdroje, karty a body zůstávají veliteli.
    .agents = Šipka velitelova agenta říká, kterého spojence aktivuje. Kolik jednotek pak půjde do střetu, určuje tento spojenec.
    .tracks = Na této straně plánu znamená ikona imperátora velkorody a ikona fremenů okrajové světy. Jen Shaddam může postupovat u imperátora a jen Muad'Dib u fremenů, na vlastních plánech.
    .fight = Každý spojenec bojuje sám a sám si bere odměny. Jen Muad'Dibova strana může přivolávat písečné červy a jen Shaddamova strana získává karty z trůnní řady.
    .choam = Smlouvy jsou vždy ve hře.
