### The icons: what each is called, and its rule in a sentence or two.

## Dominion

dominion-glossary-card = Karta
    .rule = Doberte si do ruky tolik karet ze svého balíčku. Když balíček dojde, váš odkládací balíček se zamíchá a stane se novým dobíracím balíčkem.
dominion-glossary-action = Akce
    .rule = V tomto tahu můžete zahrát o tolik akčních karet více. Každý tah začíná s jednou akcí.
dominion-glossary-buy = Nákup
    .rule = V tomto tahu můžete koupit o tolik karet více. Každý tah začíná s jedním nákupem; všechny se platí ze stejných mincí.
dominion-glossary-coin = Mince
    .rule = O tolik více můžete utratit ve fázi nákupu tohoto tahu. Neutracené mince propadají.
dominion-glossary-vp = Vítězný bod
    .rule = Počítá se na konci hry za všechny vaše karty, ať jsou kdekoli. Kdo jich má nejvíce, vyhrává; při shodě ten, kdo odehrál méně tahů.
dominion-glossary-cost = Cena
    .rule = Kolik mincí stojí koupě karty. Některé karty se cenou řídí také tehdy, když se karty berou nebo zahazují na smetiště.
dominion-glossary-treasure = Peníze
    .rule = Hrají se ve fázi nákupu, před prvním nákupem; dávají mince.
dominion-glossary-victory = Vítězné body
    .rule = Dávají body na konci hry. Pokud karta nemá ještě jiný typ, nelze ji zahrát.
dominion-glossary-curse = Kletba
    .rule = Na konci hry stojí svého majitele bod. Nelze ji zahrát.
dominion-glossary-attack = Útok
    .rule = Škodí ostatním hráčům, jednomu po druhém zleva. Ti na něj mohou nejdřív odpovědět reakcemi.
dominion-glossary-reaction = Reakce
    .rule = Lze ji ukázat z ruky, když jiný hráč zahraje kartu útoku, dřív než útok cokoli provede. Zůstává v ruce.
dominion-glossary-deck = Dobírací balíček
    .rule = Karty lícem dolů, ze kterých si dobíráte. Když je prázdný a je potřeba karta, nahradí ho zamíchaný odkládací balíček.
dominion-glossary-hand = Ruka
    .rule = Karty, které držíte skryté před ostatními. Na konci tahu odložíte, co zbylo, a doberete si pět karet.
dominion-glossary-discard_pile = Odkládací balíček
    .rule = Sem přicházejí lícem nahoru zahrané, vzaté a odložené karty. Je vidět jen vrchní z nich.
dominion-glossary-trash = Smetiště
    .rule = Zahozená karta svého majitele nadobro opouští a leží lícem nahoru na smetišti.
dominion-glossary-supply = Společná zásoba
    .rule = Hromádky, ze kterých se karty kupují a berou. Když jich určitý počet nebo hromádka Provincií dojde, hra končí po tomto tahu.

## Dune: Imperium. Goods and gains

imperium-glossary-solari = Solár
    .rule = Peníze. Platí se jimi za pole a za některé efekty karet a zůstávají vám z kola do kola.
imperium-glossary-spice = Koření
    .rule = Těží se na polích tvůrců; platí se jím za pole a mnohé efekty. Na konci hry koření jako první rozhoduje při remíze.
imperium-glossary-water = Voda
    .rule = Platí se jí za nejbohatší pouštní pole a za některé efekty karet.
imperium-glossary-vp = Vítězný bod
    .rule = Kdo jich má na konci nejvíce, vítězí. Hra končí po kole, ve kterém má někdo 10 bodů, nebo když dojde balíček karet střetu.
imperium-glossary-persuasion = Přízeň
    .rule = Získáváte za ni karty z imperiální řady a ze stálé zásoby ve svém tahu odhalení. Co neutratíte, propadá.
imperium-glossary-sword = Meč
    .rule = Zvyšuje o 1 vaši sílu ve střetu tohoto kola, pokud tam máte jednotku.
imperium-glossary-troop = Jednotka
    .rule = Získejte tolik jednotek: přicházejí z vaší zásoby do vaší pevnosti. V tahu agentem na bojovém poli mohou pokračovat do střetu.
imperium-glossary-card = Dobrat si kartu
    .rule = Doberte si tolik karet ze svého balíčku. Když dojde, váš odkládací balíček se zamíchá a stane se novým dobíracím balíčkem.
imperium-glossary-intrigue = Karta intrik
    .rule = Doberte si tolik karet intrik. Zůstávají skryté, dokud je nezahrajete, každou v okamžiku, který uvádí: tajné plány, boj nebo konec hry.

## Influence and alliances

imperium-glossary-influence_emperor = Vliv na imperátora
    .rule = Postupte na tomto počítadle. Kdo dosáhne 2 vlivů, má vítězný bod, dokud jich má tolik; 4 vlivy přinášejí bonus počítadla a kdo jich dosáhne jako první, získává alianci.
imperium-glossary-influence_guild = Vliv na Kosmickou gildu
    .rule = Postupte na tomto počítadle. Kdo dosáhne 2 vlivů, má vítězný bod, dokud jich má tolik; 4 vlivy přinášejí bonus počítadla a kdo jich dosáhne jako první, získává alianci.
imperium-glossary-influence_bene_gesserit = Vliv na Bene Gesserit
    .rule = Postupte na tomto počítadle. Kdo dosáhne 2 vlivů, má vítězný bod, dokud jich má tolik; 4 vlivy přinášejí bonus počítadla a kdo jich dosáhne jako první, získává alianci.
imperium-glossary-influence_fremen = Vliv na fremeny
    .rule = Postupte na tomto počítadle. Kdo dosáhne 2 vlivů, má vítězný bod, dokud jich má tolik; 4 vlivy přinášejí bonus počítadla a kdo jich dosáhne jako první, získává alianci.
imperium-glossary-influence_any = Vliv na libovolnou frakci
    .rule = Postupte (nebo s minusem klesněte) na počítadle jedné frakce podle své volby. Dva a více kroků patří téže frakci.
imperium-glossary-influence_two = Vliv na dvě frakce
    .rule = Postupte o jeden krok na počítadlech dvou různých frakcí podle své volby.
imperium-glossary-influence_visit = Vliv tam, kam přicházíte
    .rule = Další krok na počítadle frakce, na jejíž pole byl vyslán váš agent.
imperium-glossary-alliance_emperor = Aliance s imperátorem
    .rule = Má pro svého držitele hodnotu 1 vítězného bodu: získává ji, kdo jako první dosáhne 4 vlivů na imperátora, a drží ji, dokud ho někdo nepředstihne. Jako podmínka vyžaduje samotný žeton.
imperium-glossary-alliance_guild = Aliance s Kosmickou gildou
    .rule = Má pro svého držitele hodnotu 1 vítězného bodu: získává ji, kdo jako první dosáhne 4 vlivů na Kosmickou gildu, a drží ji, dokud ho někdo nepředstihne. Jako podmínka vyžaduje samotný žeton.
imperium-glossary-alliance_bene_gesserit = Aliance s Bene Gesseritem
    .rule = Má pro svého držitele hodnotu 1 vítězného bodu: získává ji, kdo jako první dosáhne 4 vlivů na Bene Gesserit, a drží ji, dokud ho někdo nepředstihne. Jako podmínka vyžaduje samotný žeton.
imperium-glossary-alliance_fremen = Aliance s fremeny
    .rule = Má pro svého držitele hodnotu 1 vítězného bodu: získává ji, kdo jako první dosáhne 4 vlivů na fremeny, a drží ji, dokud ho někdo nepředstihne. Jako podmínka vyžaduje samotný žeton.
imperium-glossary-alliance_any = Libovolná aliance
    .rule = Musíte mít žeton aliance alespoň jedné frakce.
imperium-glossary-bond_emperor = Jiná karta imperátora
    .rule = Musíte mít ve hře jinou kartu imperátora: takovou, kterou jste v tomto kole zahráli nebo odhalili a která stále leží před vámi.
imperium-glossary-bond_guild = Jiná karta Kosmické gildy
    .rule = Musíte mít ve hře jinou kartu Kosmické gildy: takovou, kterou jste v tomto kole zahráli nebo odhalili a která stále leží před vámi.
imperium-glossary-bond_bene_gesserit = Jiná karta Bene Gesseritu
    .rule = Musíte mít ve hře jinou kartu Bene Gesseritu: takovou, kterou jste v tomto kole zahráli nebo odhalili a která stále leží před vámi.
imperium-glossary-bond_fremen = Fremenské pouto
    .rule = Musíte mít ve hře jinou fremenskou kartu: takovou, kterou jste v tomto kole zahráli nebo odhalili a která stále leží před vámi. Dvě karty s fremenským poutem si pomáhají navzájem.

## Agents

imperium-glossary-emperor = Imperátor
    .rule = Označuje karty imperátora. Jako ikona agenta: karta vysílá agenta na pole imperátora.
imperium-glossary-guild = Kosmická gilda
    .rule = Označuje karty Kosmické gildy. Jako ikona agenta: karta vysílá agenta na pole Kosmické gildy.
imperium-glossary-bene_gesserit = Bene Gesserit
    .rule = Označuje karty Bene Gesseritu. Jako ikona agenta: karta vysílá agenta na pole Bene Gesseritu.
imperium-glossary-fremen = Fremeni
    .rule = Označuje fremenské karty. Jako ikona agenta: karta vysílá agenta na pole fremenů.
imperium-glossary-landsraad = Landsraad
    .rule = Karta s touto ikonou agenta vysílá agenta na pole Landsraadu.
imperium-glossary-city = Město
    .rule = Karta s touto ikonou agenta vysílá agenta do města.
imperium-glossary-spice_trade = Obchod s kořením
    .rule = Karta s touto ikonou agenta vysílá agenta na pole obchodu s kořením.
imperium-glossary-agent = Agent
    .rule = V tahu agentem zahrajete kartu a vyšlete agenta na volné pole, které má jednu z ikon té karty.
imperium-glossary-recall_agent = Povolat zpět agenta
    .rule = Vezměte si jednoho ze svých agentů zpět z herního plánu; v tomto kole ho lze vyslat znovu.
imperium-glossary-swordmaster = Mistr meče
    .rule = Třetí agent po zbytek hry, a to už od tohoto kola. Každý hráč může mít jednoho.
imperium-glossary-council = Křeslo v Nejvyšší radě
    .rule = Od této chvíle +2 přízně v každém vašem tahu odhalení. Jako podmínka vyžaduje, abyste křeslo měli.
imperium-glossary-signet = Pečetní prsten
    .rule = Použijte schopnost pečetního prstenu svého vůdce.
imperium-glossary-mentat = Mentat
    .rule = Pokud je mentat na svém poli, vezměte si ho jako dalšího agenta pro toto kolo. Na konci kola se vrací.

## Cards

imperium-glossary-trash = Zničit kartu
    .rule = Můžete odstranit ze hry kartu z ruky, ze svého odkládacího balíčku nebo ze svých karet ve hře; jako cenu to udělat musíte. Karty stálé zásoby se vracejí na svou hromádku.
imperium-glossary-trash_this = Zničit tuto kartu
    .rule = Tato karta opouští hru (karta stálé zásoby se vrací na svou hromádku). Bez šipky je to povinné.
imperium-glossary-discard = Odložit kartu
    .rule = Položte tolik karet z ruky podle své volby na svůj odkládací balíček. Karty intrik se nepočítají.
imperium-glossary-acquire = Získat kartu
    .rule = Vezměte si kartu z imperiální řady nebo ze stálé zásoby na svůj odkládací balíček. Efekt při získání karty se provede ihned.
imperium-glossary-reveal = Tah odhalení
    .rule = Váš poslední tah v kole: odhalte karty, které vám zbyly v ruce, využijte jejich sekce odhalení, získejte karty a nastavte svou sílu.
imperium-glossary-steal_intrigue = Krádež intrik
    .rule = Každý soupeř, který má alespoň 4 karty intrik, vám z nich dá jednu náhodně vybranou.

## Combat

imperium-glossary-combat = Bojové pole
    .rule = V tahu, ve kterém sem vyšlete agenta, můžete poslat do střetu jednotky získané v tomto tahu a až 2 další ze své pevnosti.
imperium-glossary-strength = Síla
    .rule = 2 za každou vaši jednotku ve střetu a 1 za každý meč. Bez jednotky ve střetu je 0.
imperium-glossary-garrison = Pevnost
    .rule = Vaše získané jednotky, které nejsou ve střetu. S minusem: tolik se jich vrací do vaší zásoby.
imperium-glossary-deployed = Jednotky ve střetu
    .rule = Bojují v tomto kole a po boji se vracejí do vaší zásoby. S minusem: tolik se jich vrací ihned.
imperium-glossary-deploy = Poslat jednotky do střetu
    .rule = Přesuňte jednotky ze své pevnosti do střetu, ať navštívíte jakékoli pole.
imperium-glossary-retreat = Ústup
    .rule = Přesuňte tolik svých jednotek ze střetu zpět do pevnosti.
imperium-glossary-control = Ovládnutí
    .rule = Vítěz položí ukazatel ovládnutí k poli, o které se bojovalo; zůstane tam, dokud pole nezíská někdo jiný. Kdo pole ovládá, dostane bonus u vlajky pokaždé, když tam kdokoli vyšle agenta, a může je bránit 1 jednotkou ze zásoby.
imperium-glossary-conflict = Střet
    .rule = O co se v tomto kole bojuje. Nejvyšší síla bere první odměnu, další druhou a ve čtyřech hráčích i třetí.
imperium-glossary-first_player = První hráč
    .rule = Hraje první tah kola. Žeton se každé kolo posouvá po směru hodinových ručiček.

## The board

imperium-glossary-maker = Pole tvůrce
    .rule = Pouštní pole, kde se hromadí koření: v každém kole, na jehož konci tam není agent, přibude 1 bonusové koření.
imperium-glossary-bonus_spice = Bonusové koření
    .rule = Vezměte si všechno koření, které se na tomto poli tvůrce nahromadilo, navíc k tomu, co dává pole samo.
imperium-glossary-deck = Dobírací balíček
    .rule = Karty lícem dolů, ze kterých si dobíráte. Když je prázdný a je potřeba karta, nahradí ho zamíchaný odkládací balíček.
imperium-glossary-hand = Ruka
    .rule = Karty, které držíte skryté před ostatními. Každé kolo začíná dobráním pěti karet.
imperium-glossary-discard_pile = Odkládací balíček
    .rule = Sem přicházejí lícem nahoru získané, odložené a použité karty. Kdokoli si ho smí prohlédnout.
imperium-glossary-row = Imperiální řada
    .rule = Pět karet, které může kdokoli získat za přízeň; vzatá karta se ihned nahradí.
imperium-glossary-reserve = Stálá zásoba
    .rule = Hromádky karet, které lze získat vedle imperiální řady, dokud nějaké jsou.
imperium-glossary-supply = Zásoba
    .rule = Jednotky, které ještě nemáte v pevnosti ani ve střetu. Když žádné nezbývají, další nezískáte.

## Uprising

uprising-glossary-sword = Meč
    .rule = Zvyšuje o 1 vaši sílu ve střetu tohoto kola, pokud tam máte vojenskou sílu.
uprising-glossary-recall_agent = Povolat zpět agenta
    .rule = Vezměte si z herního plánu zpět jiného ze svých agentů než toho, kterého jste právě vyslali; v tomto kole ho lze vyslat znovu.
uprising-glossary-strength = Síla
    .rule = 2 za každou vaši jednotku ve střetu, 3 za každého písečného červa a 1 za každý meč. Bez vojenské síly ve střetu je 0.
uprising-glossary-units = Vojenské síly ve střetu
    .rule = Vaše jednotky a píseční červi ve střetu dohromady.
uprising-glossary-conflict = Střet
    .rule = O co se v tomto kole bojuje. Nejvyšší síla bere první odměnu a kartu s její ikonou bitvy, další druhou odměnu a ve čtyřech hráčích i třetí. Kdo tam má písečného červa, dostane odměnu dvakrát, kromě ovládnutí.
uprising-glossary-spy = Špion
    .rule = Karta s touto ikonou agenta vysílá agenta na libovolné pole, které sleduje některý z vašich špionů. Špion zůstává.
uprising-glossary-spies = Vaši špioni na herním plánu
    .rule = Tolik vašich špionů musí být na pozorovacích stanovištích.
uprising-glossary-place_spy = Vyslat špiona
    .rule = Postavte špiona ze své zásoby na volné pozorovací stanoviště. Pokud jsou všichni na plánu, můžete nejdřív jednoho povolat zpět.
uprising-glossary-recall_spy = Povolat zpět špiona
    .rule = Vezměte si tolik svých špionů zpět z jejich stanovišť. Při vyslání agenta lze povolat zpět špiona, který dané pole sleduje, a vstoupit tam i přes agenty soupeřů, nebo si dobrat kartu. Jako podmínka: v tomto tahu jste povolali zpět špiona.
uprising-glossary-post = Pozorovací stanoviště
    .rule = Je na něm místo pro jednoho špiona, který sleduje pole, s nimiž je stanoviště propojené.
uprising-glossary-trash_intrigue = Zničit kartu intrik
    .rule = Odstraňte ze hry kartu intrik, kterou máte v ruce.
uprising-glossary-sandworm = Písečný červ
    .rule = Přivolejte ho do střetu: má sílu 3 a vaše odměna platí dvakrát. Nemůže přijít do střetu, který chrání Štítový val, a po boji odchází.
uprising-glossary-maker_hooks = Tvůrcovské háky
    .rule = Vezmete si je jednou a zůstanou vám. Kdo je má, může na polích tvůrců přivolávat písečné červy.
uprising-glossary-shield_wall = Štítový val
    .rule = Nepouští písečné červy do střetů o Arrakén, Továrnu na koření a Imperiální pánev, dokud ho někdo nadobro neodstraní. Odstranit ho nikdy není povinné.
uprising-glossary-contract = Smlouva
    .rule = Vezměte si jednu ze smluv vyložených lícem nahoru. Bez modulu CHOAM, nebo když žádná nezbývá, si místo toho vezměte 2 soláry.
uprising-glossary-contract_done = Splněné smlouvy
    .rule = Musíte mít tolik splněných smluv.
uprising-glossary-objective = Cíl
    .rule = Každý hráč začíná s jedním; jeho ikona bitvy tvoří dvojici s ikonou karty střetu.
uprising-glossary-memory = Vzpomínka
    .rule = Jednotka, kterou Lady Jessica přesunula k Bene Gesseritu; každá znamená kartu k dobrání, až se stane Ctihodnou matkou.
uprising-glossary-crysknife = Krispel
    .rule = Ikona bitvy. Když získáte druhou kartu s ní, včetně cíle, dvojice se otočí lícem dolů a má hodnotu 1 vítězného bodu. Jako cena: otočte takovou kartu lícem dolů.
uprising-glossary-desert_mouse = Pouštní myš
    .rule = Ikona bitvy. Když získáte druhou kartu s ní, včetně cíle, dvojice se otočí lícem dolů a má hodnotu 1 vítězného bodu. Jako cena: otočte takovou kartu lícem dolů.
uprising-glossary-ornithopter = Ornitoptéra
    .rule = Ikona bitvy. Když získáte druhou kartu s ní, včetně cíle, dvojice se otočí lícem dolů a má hodnotu 1 vítězného bodu. Jako cena: otočte takovou kartu lícem dolů.
uprising-glossary-wild = Univerzální ikona bitvy
    .rule = Na konci hry tvoří dvojici s kteroukoli jednou vaší ikonou bitvy lícem nahoru, za 1 vítězný bod.
