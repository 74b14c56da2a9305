### The rules of Dune: Imperium that Uprising does not share. How they are marked: learn/rules/page.py.

## basics

imperium-basics-deck = Váš balíček
    .text = Všichni začínají se stejnými [deseti kartami](setup/player). Nové karty jdou na odkládací balíček :discard_pile: a dostanou se na řadu, až se zamíchá. Zničené karty :trash: opouštějí balíček nadobro, takže ty lepší přicházejí častěji.
imperium-basics-mentat = Mentat
    .text = Mentat :mentat: je agent, který nikomu nepatří a kterého můžete mít na jedno kolo. Viz [jeho pole](spaces/mentat).

## Setting up

imperium-setup = Příprava hry
imperium-setup-board = Herní plán
    .text = Mentat :mentat: stojí na svém poli, čtyři žetony aliance leží na svých počítadlech a zatím není nic ovládnuto ani nahromaděno.
imperium-setup-conflicts = Balíček karet střetu
    .text = Navrchu jedna karta úrovně I, pod ní pět karet úrovně II, pod nimi všechny čtyři karty úrovně III, zamíchané po úrovních: nejvýše deset kol. Ostatní zůstávají neviděné v krabici.
imperium-setup-cards = Balíčky, řada a stálá zásoba
    .text = Balíček karet intrik (40) a balíček karet Impéria (67) se zamíchají; pět karet Impéria leží otevřeně jako imperiální řada :row:. Stálá zásoba :reserve: má tři hromádky: [[arrakis_liaison]] (8), [[the_spice_must_flow]] (10) a [[card:foldspace]] (6).
imperium-setup-leaders = Výběr vůdců
    .text = Z osmi vůdců dostane každý hráč jednoho: zde se losují, vybírají proti pořadí tahů, rozdávají po dvou, nebo určují. Jedna až tři ikony za jménem říkají, jak náročné je za vůdce hrát; pro první hru si vezměte ty s jednou: [[leader:paul_atreides]], [[leader:glossu_rabban]], [[leader:earl_memnon_thorvald]], [[leader:count_ilban_richese]]. Sejít se mohou i dva vůdci téhož rodu, i když příběh by to nepřipustil.
    .unverified = Kniha říká jen, že se vybírají nebo losují.
imperium-setup-player = Co má každý hráč
    .text = Zamíchaný balíček deseti karet: [[diplomacy]], [[reconnaissance]], [[seek_allies]] a [[signet_ring]], po dvou kartách [[convincing_argument]] a [[dagger]] a dvě karty [[dune_the_desert_planet]]. 1 vodu :water: a žádné jiné zdroje, dva agenty u vůdce a třetího vedle herního plánu, tři jednotky v pevnosti a devět v zásobě, kostku na začátku každého počítadla. Ve hře jednoho nebo dvou hráčů hraje také [rod Hagal](hagal/deck).
imperium-setup-score = Body na začátku
    .text = Ve čtyřech hráčích všichni začínají s 1 bodem :vp:, jinak bez bodů.
imperium-setup-first-player = Kdo začíná
    .text = První hráč se vylosuje nebo určí dohodou a vezme si žeton :first_player:.
imperium-setup-own-setups = Vůdci s vlastní přípravou
    .text = [[leader:glossu_rabban]] začíná s 1 kořením a 1 solárem navíc. [[leader:baron_vladimir_harkonnen]] si tajně vybírá dvě různé frakce, když je vše ostatní připraveno, před prvním kolem. Zbylé dvě zůstávají neznámé.

## influence

imperium-influence-bonuses = Bonusy na čtvrtém kroku
    .text = Imperátor: dvě jednotky. Kosmická gilda: 3 soláry. Bene Gesserit: karta intrik. Fremeni: 1 voda.

## intrigue

imperium-intrigue-hidden = V tajnosti
    .text = Vaše karty intrik :intrigue: přicházejí hlavně z polí [[carthag]], [[conspire]] a [[secrets]]. Leží lícem dolů stranou od karet v ruce a jsou vaším tajemstvím, dokud je nezahrajete; prohlížet si je můžete kdykoli. Kolik jich kdo má, je veřejné.
imperium-intrigue-combat = Boj
    .text = Kartu boje hraje ve [fázi boje](combat/intrigue) ten, kdo má ve střetu jednotku.
imperium-intrigue-waiting = Karty, které čekají
    .text = Karta, která mluví o vašem tahu odhalení, do té doby leží lícem nahoru. Použije se a odloží, když váš tah odhalení začíná.
    .unverified = Že je už v té chvíli odložena i karta, která působí celý tah, je naše volba.
imperium-intrigue-deck = Když dojde balíček karet intrik
    .text = Pak se zamíchá jeho odkládací balíček. Jsou-li oba prázdné, nic se nedobírá.

## round

imperium-round-conflict = Střet
    .text = Otočí se vrchní karta balíčku karet střetu: říká, o co se v tomto kole bojuje. Položí se na karty z předchozích kol, které už nic nedělají, ať byly vyhrány, nebo ne.
imperium-round-hand = Pět karet
    .text = Pak si každý dobere pět karet.

## agents

imperium-agents-layout = Co je na kartě
    .text = Název; frakce, pokud nějakou má; vlevo ikony agenta; sekce agenta, která se používá v tazích agentem; sekce odhalení, která se používá v tazích odhalení; cena v bodech přízně; a někdy pod ní efekt při získání karty.
imperium-agents-icons = Sedm ikon agenta
    .text = Imperátor :emperor:, Kosmická gilda :guild:, Bene Gesserit :bene_gesserit:, fremeni :fremen:, Landsraad :landsraad:, město :city: a obchod s kořením :spice_trade:.
imperium-agents-occupied = Obsazená pole
    .text = Pole s agentem, vaším nebo cizím, je uzavřené, pokud některý efekt neříká jinak.
imperium-agents-requirement-spaces = Které pole vyžaduje vliv
    .text = Jedině [[sietch_tabr]]: 2 nebo více vlivů na fremeny.
imperium-agents-must = Musíte a můžete
    .text = Efekt se musí provést, pokud neříká „můžete“, nemá šipku a není to samotná ikona zničení :trash:. Z několika efektů s „nebo“ si vyberete jeden, který lze provést. [Poslání do střetu](units/deploy) je vždy vaše volba. Efekt, který zatím provést nelze, čeká a s koncem tahu propadá.
imperium-agents-swordmaster = Třetí agent
    .text = Váš třetí agent, mistr meče :swordmaster:, čeká vedle herního plánu, dokud nenavštívíte pole [[space:swordmaster]]. Pak je váš po zbytek hry a můžete ho vyslat hned v tomto kole.
imperium-agents-recall = Povolání agenta zpět
    .text = Agent povolaný zpět :recall_agent: se vrací k vašemu vůdci a v některém pozdějším tahu tohoto kola ho lze vyslat znovu. Může to být kterýkoli váš agent na herním plánu, i ten, kterého jste právě vyslali. Pole, které opouští, je volné.
    .unverified = Že lze takto povolat zpět i mentata, je naše volba.

## units

imperium-units-unit = Dvanáct jednotek
    .text = Každý hráč má dvanáct jednotek :troop:. Každá je v zásobě, v pevnosti :garrison:, nebo ve střetu.
imperium-units-deploy = Poslání do střetu
    .text = Když vyšlete agenta na bojové pole :combat:, můžete poslat do střetu kterékoli jednotky získané v tomto tahu, z jakéhokoli zdroje, a až dvě další ze své pevnosti. Nikdy to není povinné.
imperium-units-combat-spaces = Bojová pole
    .text = Zkřížené meče :combat: má deset polí: všechna města a pole tvůrců, [[heighliner]], [[hardy_warriors]] a [[stillsuits]].

## control

imperium-control-spaces = Která pole lze ovládnout
    .text = [[arrakeen]] a [[carthag]] přinášejí 1 solár :solari:, [[imperial_basin]] 1 koření :spice:. Toto koření se nepočítá jako vytěžené.
    .unverified = Poslední věta je náš výklad.

## reveal

imperium-reveal-drawn = Karty dobrané teď
    .text = Karta dobraná během vašeho tahu odhalení se ihned odhalí a použije.
imperium-reveal-clean-up = Úklid
    .text = Na konci tahu jdou všechny karty před vámi, i ty z tahů agentem, na váš odkládací balíček.

## acquire

imperium-acquire-buy = Co lze získat
    .text = Ve svém tahu odhalení můžete získat libovolný počet karet z imperiální řady :row: a ze stálé zásoby :reserve:, dokud vám stačí přízeň. Cena je vpravo nahoře.
imperium-acquire-foldspace = Zakřivený prostor není na prodej
    .text = [[card:foldspace]] se získává jen svou vlastní ikonou, na poli téhož názvu.
imperium-acquire-set-aside = Karty dané stranou
    .text = Karta z řady, kterou dá stranou [[leader:helena_richese]], je jen pro ni: v jejím tahu odhalení o 1 přízeň levnější, jinými způsoby za vytištěnou cenu. Pokud ji do konce toho tahu nezíská, odstraní se.

## combat

imperium-combat-strength = Síla
    .text = Každá jednotka ve střetu se počítá za 2, každý meč :sword: za 1. Bez jednotky ve střetu je vaše síla :strength: 0 a nic ji nemůže zvýšit.
imperium-combat-rewards = Odměny podle síly
    .text = Nejvyšší síla :strength: vítězí ve střetu a bere první odměnu, další druhou. Ve čtyřech hráčích bere třetí v pořadí třetí odměnu. Kdo má sílu 0, nedostane nic.
imperium-combat-ties-first = Remíza o první místo
    .text = Nikdo nevítězí. Všichni, kdo se o ně dělí, berou druhou odměnu. Ve čtyřech hráčích, dělí-li se právě dva, soutěží ostatní o třetí odměnu; ve všech ostatních případech se už nic nedává.
    .unverified = Kniha mluví o dvou hráčích v remíze. Pro tři nebo čtyři se řídíme knihou k Povstání.
imperium-combat-ties-second = Remíza o druhé místo
    .text = Všichni, kdo se o ně dělí, berou třetí odměnu, i ve třech hráčích, a nic dalšího se nedává.
    .unverified = Že ji dostávají i ve třech hráčích, říká jasně jen kniha k Povstání.
imperium-combat-intrigue = Karty boje
    .text = Karty boje se hrají kolem stolu, počínaje prvním hráčem. Na řadu přicházejí jen ti, kdo mají ve střetu jednotku. Zahrajte jich, kolik chcete, nebo pasujte; pas vás nezavazuje, až na vás znovu přijde řada. Když po sobě pasují všichni, je konec.
imperium-combat-out = Bez jednotky
    .text = Bez jednotky ve střetu se boje neúčastníte. Když o poslední přijdete nebo ji stáhnete, ihned vypadáváte a vaše síla je 0.
    .unverified = Že se vypadává ihned, je naše volba.
imperium-combat-win-cards = Karty pro vítěze
    .text = Karta, která mluví o vítězství, se hraje po vítězství ve střetu, před další fází. Při remíze o první místo je k ničemu. Kartu dobranou jako odměnu lze zahrát hned a zdroji z odměny ji lze zaplatit.

## makers

imperium-makers-spaces = Pole tvůrců
    .text = [[imperial_basin]] má vlastní 1 koření a nestojí nic, [[hagga_basin]] má 2 a stojí 1 vodu, [[the_great_flat]] má 3 a stojí 2 vody.
imperium-makers-left = Agent, který odešel
    .text = Rozhoduje okamžik této fáze: koření dostane i pole, jehož agent byl předtím odvolán.
imperium-makers-carryall = Co se počítá jako vytěžené
    .text = [[carryall]] zdvojnásobuje vlastní koření pole, ne bonusové. [[leader:countess_ariana_thorvald]] vytěží celkem o jedno méně a dobere si kartu.

## recall

imperium-recall-mentat = Mentat se vrací
    .text = Mentat se vrací na své pole, ať byl použit, nebo ne, pokud nebyl [získán na příští kolo](spaces/mentat-won).

## end

imperium-end-when = Kdy hra končí
    .text = Tím začíná fáze Vyhodnocení kola: má-li v té chvíli někdo 10 nebo více bodů, nebo je-li balíček karet střetu prázdný, hra končí. Body, které byly předtím zase ztraceny, se nepočítají; body z posledního boje ano. Kol je nejvýše deset.
imperium-end-winner = Kdo vítězí
    .text = Vítězí, kdo má nejvíce bodů :vp:; počítadlo nemá horní konec.
imperium-end-ties-last = Shoda ve všem
    .text = Pak se o místo dělí.
    .unverified = Kniha končí u jednotek; toto je naše volba.

## Clarified Leaders and cards

imperium-clarified = Vysvětlivky k vůdcům a kartám
imperium-clarified-baron = Baron Harkonnen
    .text = [[leader:baron_vladimir_harkonnen]]: své dvě tajné frakce ukáže jednou za hru, v tahu, ve kterém poslal do střetu čtyři nebo více jednotek: po 1 vlivu na každou.
    .unverified = Že to nemůže odložit na jiný tah, je naše volba.
imperium-clarified-bindu = Strnulost bindu
    .text = [[bindu_suspension]]: jen jako úplně první věc v tahu. Doberte si kartu; pak můžete v tomto tahu pasovat a zůstat v kole.
imperium-clarified-calculated-hire = Promyšlený tah
    .text = [[calculated_hire]]: za 1 koření bere mentata, a to jen z jeho vlastního pole. Karta se nedobírá a pole zůstává volné pro ostatní.
imperium-clarified-demand-respect = Vynucení respektu
    .text = [[demand_respect]]: zaplatit lze i kořením z karty [[to_the_victor]] nebo z odměny.
imperium-clarified-kwisatz = Kwisatz Haderach
    .text = [[kwisatz_haderach]]: dobere kartu a vyšle kteréhokoli z vašich agentů, i z herního plánu, na kterékoli pole, ať je tam kdokoli, dokonce i zpět na to, které opustil. Zahrát ho lze, i když u vůdce žádného agenta nemáte. Ceny a podmínky platí dál, stejně jako pole, která lze navštívit jednou za hru, a Hlas.
    .unverified = Že je vliv, který pole vyžaduje, stále potřeba, je naše volba.
imperium-clarified-looking = Pohled do balíčku
    .text = [[leader:paul_atreides]] a [[poison_snooper]] se dívají na vrchní kartu; do prázdného balíčku se nikdo nedívá a nic se kvůli tomu nemíchá.
imperium-clarified-humanity = Zkouška lidskosti
    .text = [[test_of_humanity]]: každý soupeř, jeden po druhém od vaší levice, odloží kartu podle své volby, nebo ztratí jednotku ve střetu. Vybírá jen z toho, co provést může; nemůže-li nic, nic se nestane.
imperium-clarified-voice = Hlas
    .text = [[the_voice]]: uzavře soupeřům libovolné pole až do vašeho příštího tahu, ať hrají cokoli.
imperium-clarified-helena = Helena Richeseová
    .text = [[leader:helena_richese]]: na polích Landsraadu a měst jí agenti jiných hráčů nebrání; její vlastní ano.
    .unverified = Že její vlastní ano, je náš výklad.
imperium-clarified-leto-ilban = Leto a Ilban
    .text = [[leader:duke_leto_atreides]] platí na polích Landsraadu o 1 solár méně. [[leader:count_ilban_richese]] si dobere kartu, kdykoli za pole zaplatí soláry.
imperium-clarified-guild-bankers = Bankéři Gildy
    .text = [[guild_bankers]]: každá karta [[the_spice_must_flow]] stojí v tomto tahu o 3 méně, každý kus, který získáte. Nic jiného levnější není.
imperium-clarified-recruitment = Náborová mise
    .text = [[recruitment_mission]]: 1 přízeň v tahu odhalení; každá karta v něm získaná může jít navrch vašeho balíčku.
imperium-clarified-shifting-allegiances = Proměnlivá spojenectví
    .text = [[shifting_allegiances]]: ztráta vlivu a 2 koření jsou cena, takže musíte mít vliv, který lze ztratit. Oba kroky nahoru jsou u jedné frakce, třeba u téže.
imperium-clarified-liet-kynes = Liet Kynes
    .text = [[liet_kynes]]: počítá sám sebe i fremenské karty z vašich tahů agentem.
imperium-clarified-mohiam = Ctihodná matka Mohiam
    .text = [[reverend_mother_mohiam]]: s jinou kartou Bene Gesseritu ve hře odloží každý soupeř, od vaší levice, dvě karty podle své volby, nebo co má.
imperium-clarified-assassination-mission = Vražedné poslání
    .text = [[assassination_mission]]: své 4 soláry dává, kdykoli ji zničí jiný efekt, ne když se odloží.
imperium-clarified-gun-thopter = Bojová ornitoptéra
    .text = [[gun_thopter]]: bere jednotku z pevnosti každého soupeře; prázdná pevnost neztratí nic.
imperium-clarified-double-cross = Dvojí hra
    .text = [[double_cross]]: vyžaduje jednotku soupeře ve střetu. I když v zásobě žádnou svou nemáte, soupeř o svou přijde.
imperium-clarified-refocus = Nové soustředění
    .text = [[refocus]]: zamíchá odkládací balíček spolu s dobíracím, i když je odkládací prázdný, a dobere kartu.
imperium-clarified-staged-incident = Zinscenovaný incident
    .text = [[staged_incident]]: ztratíte tři své jednotky ve střetu za bod a s nimi klesne i vaše síla.
imperium-clarified-corner-the-market = Ovládnutí trhu
    .text = [[corner_the_market]]: počítá vaše karty [[the_spice_must_flow]] v dobíracím i odkládacím balíčku dohromady. Pro druhý bod jich musíte mít více než každý jednotlivý soupeř.
imperium-clarified-plans-within-plans = Plány v plánech
    .text = [[plans_within_plans]]: vyžaduje na počítadle 3 nebo více, o krok výš, než je krok s bodem.
imperium-clarified-tiebreaker = Jazýček na vahách
    .text = [[tiebreaker]]: hraje se v boji, nebo na konci, ne obojí. Na konci přináší 10 koření, které se počítá při [remízách](end/ties).

## Board spaces

imperium-spaces = Pole na herním plánu
imperium-spaces-all = Všechna pole
    .text = Je jich 22. Dále je u každého řečeno, co návštěva stojí a co přináší. Na poli frakce také postoupíte [o jeden krok](agents/effects) na jejím počítadle; která pole jsou bojová, je řečeno [jinde](units/combat-spaces).
imperium-spaces-conspire = Spiknutí
    .text = Imperátor. Stojí 4 koření. 5 solárů, dvě jednotky a karta intrik.
imperium-spaces-wealth = Bohatství
    .text = Imperátor. 2 soláry.
imperium-spaces-heighliner = Maxitrajler
    .text = Kosmická gilda. Stojí 6 koření. Pět jednotek a 2 vody.
imperium-spaces-high_council = Nejvyšší rada
    .text = Landsraad. Stojí 5 solárů. Křeslo: 2 přízně :persuasion: v každém tahu odhalení počínaje tímto kolem. Pro každého hráče jednou za hru.
imperium-spaces-swordmaster = Mistr meče
    .text = Landsraad. Stojí 8 solárů. Váš třetí agent. Pro každého hráče jednou za hru.
imperium-spaces-mentat = Mentat
    .text = Landsraad. Stojí 2 soláry. Karta, a pokud tam stojí, mentat :mentat:: další agent na toto kolo. Bere se jen ze svého vlastního pole, nikdy jinému hráči.
imperium-spaces-mentat-won = Mentat jako odměna
    .text = Kdo vyhraje střet [[sort_through_the_chaos]], vezme si mentata, ať je kdekoli, a má ho celé příští kolo; na jeho poli pak není.
imperium-spaces-hall_of_oratory = Řečnická síň
    .text = Landsraad. Jednotka a o 1 přízeň více ve vašem tahu odhalení, pokud tam váš agent stále je.
imperium-spaces-rally_troops = Shromáždění jednotek
    .text = Landsraad. Stojí 4 soláry. Čtyři jednotky.
imperium-spaces-foldspace = Zakřivený prostor
    .text = Kosmická gilda. Vezměte si kartu [[card:foldspace]] ze stálé zásoby. Nezbývá-li žádná, přináší návštěva jen vliv.
imperium-spaces-selective_breeding = Cílené křížení
    .text = Bene Gesserit. Stojí 2 koření. Můžete zničit kartu a dobrat si dvě, jednou. Koření se platí v každém případě.
imperium-spaces-secrets = Tajemství
    .text = Bene Gesserit. Karta intrik a [krádež](intrigue/steal).
imperium-spaces-hardy_warriors = Otužilí válečníci
    .text = Fremeni. Stojí 1 vodu. Dvě jednotky.
imperium-spaces-stillsuits = Filtršaty
    .text = Fremeni. 1 voda.
imperium-spaces-sell_melange = Prodej melanže
    .text = Obchod s kořením. 2, 3, 4 nebo 5 koření za 6, 8, 10 nebo 12 solárů, jednou za návštěvu.
imperium-spaces-secure_contract = Zajištění smlouvy
    .text = Obchod s kořením. 3 soláry.
imperium-spaces-arrakeen = Arrakén
    .text = Město. Jednotka a karta. Kdo ho [ovládá](control/spaces), získá 1 solár.
imperium-spaces-carthag = Carthag
    .text = Město. Jednotka a karta intrik. Kdo ho [ovládá](control/spaces), získá 1 solár.
imperium-spaces-research_station = Výzkumná stanice
    .text = Město. Stojí 2 vody. Tři karty.
imperium-spaces-sietch_tabr = Síč Tabr
    .text = Město, takže návštěva nepřináší vliv. [Vyžaduje 2 vlivy](agents/requirement-spaces) na fremeny. Jednotka a 1 voda.
imperium-spaces-imperial_basin = Imperiální pánev
    .text = Obchod s kořením, [pole tvůrce](makers/taken). 1 koření a všechno bonusové koření. Kdo ji [ovládá](control/spaces), získá 1 koření.
imperium-spaces-hagga_basin = Pánev Hagga
    .text = Obchod s kořením, [pole tvůrce](makers/taken). Stojí 1 vodu. 2 koření a všechno bonusové koření.
imperium-spaces-the_great_flat = Velká pláň
    .text = Obchod s kořením, [pole tvůrce](makers/taken). Stojí 2 vody. 3 koření a všechno bonusové koření.

## terms

imperium-terms-sword = Meče
    .text = Každý meč :sword: zvyšuje v tomto kole vaši sílu o 1, pokud máte ve střetu jednotku.

## open

imperium-open-hidden = Skryté
    .text = Karty v ruce a karty intrik zná jen jejich majitel, a stejně tak baronovy dvě frakce, dokud je neukáže. Nikdo nezná pořadí balíčku, střety, které přijdou nebo zůstaly v krabici, ani karty intrik, které má [Soupeř](hagal/solo).

## One and two players: House Hagal

imperium-hagal = Jeden a dva hráči: rod Hagal
imperium-hagal-deck = Balíček rodu Hagal
    .text = 31 karet: jeden hráč jich používá 27, dva hráči 28. Všechny kromě karty Zamíchání ukazují, kam agent jde, k tomu ikony a dole meče pro boj. Žádná karta nevede na pole Nejvyšší rada, Mentat, Mistr meče, Výzkumná stanice, Síč Tabr, Prodej melanže ani Zajištění smlouvy.
imperium-hagal-turn = Jeho tah
    .text = Dobírají se karty, dokud některá nevede na volné pole; pole, které rodu Hagal uzavřela karta [Hlas](clarified/voice), volné není. Agent tam jde, nic neplatí, nepotřebuje tam vliv a získá, co ukazuje karta, ne co dává pole; koření bere jedině [Těžba koření](hagal/harvest). Co z toho získat nelze, odpadá. Kdo pole [ovládá](control/bonus), získá jako vždy bonus. Nikdy neodhaluje a bez agenta na tahu není. Pokud žádná karta balíčku nikam nevede, v tomto kole už na tahu není.
    .unverified = Poslední věta je naše volba.
imperium-hagal-reshuffle = Zamíchání
    .text = Zamíchání je v balíčku jen ve dvou hráčích. Když přijde na řadu, i v boji, nebo když je balíček prázdný, všechny karty rodu Hagal se zamíchají do nového balíčku a dobírá se dál.
imperium-hagal-deploy = Co posílá do střetu
    .text = Z bojového pole jdou do střetu všechny jednotky získané v tomto tahu, kartou nebo pečetním prstenem, a až dvě z pevnosti, i když karta žádné nezískává. Jinde zůstávají získané jednotky v pevnosti. [Zkušené nasazení](hagal/variants) může zabránit obojímu.
    .unverified = Že jednotka z pečetního prstenu jde do střetu, je naše volba.
imperium-hagal-harvest = Těžba koření
    .text = Agent jde na volné pouštní pole, kde je nejvíce bonusového koření, při shodě tam, kde je celkem nejvíce koření; není-li na žádném volném bonusové koření, dobere se další karta. Ve hře jednoho hráče si Soupeř vezme vlastní koření pole a všechno bonusové koření jako hráč. Ve dvou hráčích jde bonusové koření do banku a nikdo nic nezíská.
    .unverified = Jak se pouštní pole vybírá, víme z jediného zdroje; že se obsazená vynechávají, také.
imperium-hagal-swords = Jeho meče
    .text = Když začíná boj, před všemi kartami boje, dobere každý automat s jednotkou ve střetu kartu jen kvůli mečům.
imperium-hagal-affected = Efekty proti soupeřům
    .text = Zasahují ho, pokud má, co uvádějí: jednotky a karty intrik Soupeře, ale žádné karty v ruce.
imperium-hagal-choices = Kdo za něj vybírá
    .text = Vliv jde tam, kde má nejméně. O všem ostatním a při shodě rozhoduje hráč: ze dvou ten, který má žeton prvního hráče.
    .unverified = Ve dvou hráčích je to naše volba.
imperium-hagal-two = Dva hráči
    .text = Rod Hagal nemá vůdce, karty ani zdroje. Začíná se třemi agenty, prázdnou pevností, svými dvanácti jednotkami v zásobě a kostkou na začátku každého počítadla a nikdy nemá body. Jedná po každém tahu agentem prvního hráče, nejvýše třikrát za kolo, po tahu odhalení ne. Žeton si předávají jen hráči.
    .unverified = Že po tahu odhalení na tahu není a že si žeton předávají jen hráči, je naznačeno, ne řečeno.
imperium-hagal-two-takes = Co dvěma hráčům bere
    .text = Stoupá na počítadlech, bez [bonusu na čtvrtém kroku](influence/bonuses), drží aliance a obsazuje místa ve střetu: co by získal, se nevyplácí. Odměny se dávají jako ve třech hráčích, třetí jen při [remíze o druhé místo](combat/ties-second). Když vyhraje střet o ovládané pole, ukazatel se odtud odstraní. Bonusové koření, které vytěží, jde do banku. Vyhrát nemůže.
    .unverified = Že se místo, které obsadí, nevyplácí, je naznačeno, ne řečeno.
imperium-hagal-solo = Jeden hráč: dva Soupeři
    .text = Každý má vůdce, u něhož platí jen pečetní prsten, 1 vodu, dva agenty, dvanáct jednotek a kostku na začátku každého počítadla. Začíná Soupeř po vaší levici, tahy jdou dokola a žeton přechází i k nim.
imperium-hagal-solo-leaders = Vůdci Soupeřů
    .text = Soupeře může vést kterýkoli vůdce kromě Paula Atreida a Heleny Richeseové. Pro první hru: Memnon Thorvald a Rabban. Zda Soupeř zaplatí za svůj pečetní prsten, rozhodujete vy.
    .unverified = Poslední věta plyne z pravidla, že jiné volby než o vlivu jsou na vás.
imperium-hagal-solo-swordmaster = Jejich třetí agent
    .text = Dostanou ho oba na začátku kola: Žoldnéř v 5. kole, Sardaukar ve 4. kole, Mentat a Kwisatz Haderach ve 3. kole.
imperium-hagal-solo-points = Jejich body
    .text = Za 2 vlivy a za aliance bodují jako hráč, bez bonusu za 4, a kupují bod :vp:, kdykoli mohou: za 3 karty intrik, 3 vody, 7 solárů nebo 7 koření. Karty intrik nikdy nehrají; tři, kterými platí, jdou otevřeně na odkládací balíček.
imperium-hagal-solo-rewards = Jejich odměny
    .text = Odměny berou jako hráč, i ovládnutí a mentata; co se týká jen balíčku, pro ně nic neznamená. Při třech místech u stolu je třetí odměna jen pro [remízu o druhé místo](combat/ties-second).
imperium-hagal-solo-control = Co ovládají
    .text = Dostávají za to zaplaceno jako hráč a vždy to brání.
    .unverified = Že vždy brání, je naše volba.
imperium-hagal-solo-end = Mohou vyhrát
    .text = Soupeř s 10 body ukončí hru jako hráč a může ji vyhrát. Pro kartu [[corner_the_market]] se každý počítá, jako by měl dvě karty Koření musí proudit.
imperium-hagal-solo-levels = Úrovně
    .text = Žoldnéř: začínáte s 1 solárem a 1 kořením navíc, Soupeři bez jednotek v pevnosti. Od úrovně Sardaukar mají tři jednotky a kartu intrik a mentat vás stojí 5. Úroveň Mentat přidává Zkušené nasazení; na úrovni Kwisatz Haderach pro vás mistr meče není.
imperium-hagal-variants = Varianty
    .text = Pro jednoho hráče. Zkušené nasazení, součást dvou nejvyšších úrovní: ve střetech I a II neposílá Soupeř, jehož síla je o 4 nebo více vyšší než síla kohokoli jiného, žádné jednotky a získané zůstávají v pevnosti; ve střetech III posílá vždy, co může. Brutální eskalace: ve střetech III se kvůli mečům dobírají dvě karty a počítají se obě. Obměna řady: po vašem tahu odhalení se hodí dvěma kostkami a každá odstraní kartu na tom místě řady, počítáno zleva; 6 neodstraní žádnou, dvě stejná čísla jednu. Poslední dvě vyšly se Vzestupem Iksu.
