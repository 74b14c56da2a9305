### The rules of Dune: Imperium – Uprising that the original does not share. How they are marked: learn/rules/page.py.

## basics

uprising-basics-deck = Váš balíček
    .text = Všichni začínají se stejnými [deseti kartami](setup/player), kromě vůdce [Staban Tuek](setup/own-setups) a v šesti hráčích [velitelů](six/cards). Nové karty jdou na odkládací balíček :discard_pile: a dostanou se na řadu, až se zamíchá. Zničené karty :trash: opouštějí balíček nadobro, takže ty lepší přicházejí častěji.
uprising-basics-no-mentat = Co je nového
    .text = Pokud znáte původní hru: mentat a Zakřivený prostor tu nejsou. Noví jsou [špioni](spies/place), [píseční červi](worms/summon) s [tvůrcovskými háky](worms/hooks) a [Štítovým valem](worms/wall), [cíle a ikony bitvy](combat/icons) a [smlouvy](contracts/take).

## Setting up

uprising-setup = Příprava hry
uprising-setup-board = Herní plán
    .text = Štítový val :shield_wall: stojí, čtyři žetony aliance leží na svých počítadlech a zatím není nic ovládnuto ani nahromaděno.
uprising-setup-conflicts = Balíček karet střetu
    .text = Navrchu jedna karta úrovně I, pod ní pět karet úrovně II, pod nimi všechny čtyři karty úrovně III, zamíchané po úrovních: nejvýše deset kol. Ostatní zůstávají neviděné v krabici. [Šest hráčů](six/setup) úroveň I vynechává.
uprising-setup-cards = Balíčky, řada a stálá zásoba
    .text = Balíček karet intrik a balíček karet Impéria se zamíchají; pět karet Impéria leží otevřeně jako imperiální řada :row:. Stálá zásoba :reserve: má dvě hromádky, [[prepare_the_way]] (8) a [[the_spice_must_flow]] (10). Karty modulu CHOAM se používají jen s ním.
uprising-setup-leaders = Výběr vůdců
    .text = Vůdci se losují, vybírají proti pořadí tahů, rozdávají po dvou, nebo určují. Jedna až tři ikony za jménem říkají, jak náročné je za vůdce hrát; pro první hru si vezměte ty s jednou. [[shaddam_corrino_iv]] je k dispozici jen s modulem CHOAM. Karta vůdkyně [[leader:lady_jessica]] má dvě strany a začíná stranou Lady Jessica nahoře.
    .unverified = Kniha říká jen, že se vůdci vybírají nebo losují.
uprising-setup-player = Co má každý hráč
    .text = Zamíchaný balíček deseti karet: [[diplomacy]], [[reconnaissance]], [[seek_allies]] a [[card:signet_ring]], po dvou kartách [[convincing_argument]] a [[dagger]] a dvě karty [[dune_the_desert_planet]]. 1 vodu :water: a žádné jiné zdroje, dva agenty u vůdce a třetího vedle herního plánu, tři špiony :spy:, tři jednotky v pevnosti a devět v zásobě, kostku na začátku každého počítadla. [Jeden a dva hráči](rivals/seats) a [šest hráčů](six/setup) mají vlastní pravidla.
uprising-setup-score = Body na začátku
    .text = Ve čtyřech hráčích všichni začínají s 1 bodem :vp:, v jednom až třech bez bodů. Šest hráčů: viz [jejich přípravu](six/setup).
uprising-setup-objectives = Cíle
    .text = Každý hráč dostane lícem nahoru náhodný cíl :objective: z těch, které jsou pro daný počet hráčů; [velitelé](six/first) žádný nedostanou. Platí za získanou kartu střetu: jeho ikona bitvy [tvoří dvojice](combat/icons) a karta, která otáčí lícem dolů některou z vašich získaných karet, může otočit i jeho. Kdo dostane cíl se žetonem, je první hráč.
    .unverified = V tom, zda ho karta smí otočit, se zdroje liší.
uprising-setup-own-setups = Vůdci s vlastní přípravou
    .text = [[staban_tuek]] začíná bez karty [[diplomacy]], tedy s devíti kartami. Žeton vůdce [[feyd_rautha_harkonnen]] stojí na levém konci jeho stupnice. Se Shaddamem se pro něj dávají stranou dvě smlouvy.

## influence

uprising-influence-bonuses = Bonusy na čtvrtém kroku
    .text = Imperátor: vyslat [špiona](spies/place). Kosmická gilda: 3 soláry. Bene Gesserit: karta intrik. Fremeni: 1 voda. Imperátorův špion se vysílá ihned, před vším ostatním. Šest hráčů má [jiné bonusy](six/bonuses).
uprising-influence-reach = Co znamená dosáhnout úrovně
    .text = Úrovně dosáhnete postupem na ni nebo přes ni, nikdy poklesem. Po poklesu jí lze dosáhnout znovu.

## intrigue

uprising-intrigue-hidden = V tajnosti
    .text = Vaše karty intrik :intrigue: leží lícem dolů stranou od karet v ruce a jsou vaším tajemstvím, dokud je nezahrajete; prohlížet si je můžete kdykoli. Kolik jich kdo má, je veřejné.
uprising-intrigue-combat = Boj
    .text = Kartu boje hraje ve [fázi boje](combat/intrigue) ten, kdo má ve střetu vojenskou sílu: vojenské síly jsou jednotky a [píseční červi](units/kinds). [Velitelé](six/combat) je hrají za spojence.
uprising-intrigue-lines = Karty s více řádky
    .text = Ze samostatných řádků se ty bez šipky provedou a každou šipku můžete použít, v libovolném pořadí, a zaplatíte ji, když ji použijete. Z řádků s „nebo“ si vyberete jeden. Část, která nemá co provést, nebrání zbytku. Karta dvou druhů se hraje jednou, jako jeden, nebo druhý.
    .unverified = U většiny karet je to naše volba.
uprising-intrigue-waiting = Karty, které čekají
    .text = Karta, která mluví o vašem tahu odhalení, do té doby leží lícem nahoru. V tom tahu se použije a jde na odkládací balíček, nejpozději s úklidem, ať byla použita, nebo ne.
    .unverified = Že se odkládá i nepoužitá, je naše volba.
uprising-intrigue-deck = Když dojde balíček karet intrik
    .text = Pak se zamíchá jeho odkládací balíček. Zničené karty intrik se nevracejí. Jsou-li oba prázdné, nic se nedobírá.

## round

uprising-round-conflict = Střet
    .text = Otočí se vrchní karta balíčku karet střetu: říká, o co se v tomto kole bojuje. Karta, kterou nikdo nezískal, zůstává pod další a už nic nedělá.
uprising-round-hand = Pět karet
    .text = Pak si každý dobere pět karet, ať mu z dřívějška zůstalo cokoli.

## agents

uprising-agents-layout = Co je na kartě
    .text = Název; frakce, pokud nějakou má; vlevo ikony agenta; sekce agenta, která se používá v tazích agentem; sekce odhalení, která se používá v tazích odhalení; cena v bodech přízně; a někdy pod ní efekt při získání karty.
uprising-agents-icons = Osm ikon agenta
    .text = Imperátor :emperor:, Kosmická gilda :guild:, Bene Gesserit :bene_gesserit:, fremeni :fremen:, Landsraad :landsraad:, město :city:, obchod s kořením :spice_trade: a [špion](spies/icon) :spy:.
uprising-agents-occupied = Obsazená pole
    .text = Pole s agentem je pro vás uzavřené. [Špion, který infiltruje](spies/infiltrate), otevře pole, kde jsou agenti jiných hráčů; váš vlastní agent vám tam brání vždy.
uprising-agents-cost-levels = Pole se dvěma cenami
    .text = U polí [[spice_refinery]] (nic, nebo 1 koření) a [[gather_support]] (nic, nebo 2 soláry) řeknete při příchodu, kolik platíte, dřív než se stane cokoli jiného.
uprising-agents-requirement-spaces = Která pole vyžadují vliv
    .text = [[imperial_privilege]] vyžaduje 2 vlivy na imperátora, [[shipping]] 2 na Kosmickou gildu, [[sietch_tabr]] 2 na fremeny. V šesti hráčích [ikony](six/icons) znamenají jiná počítadla.
uprising-agents-must = Musíte a můžete
    .text = Efekt se musí provést, pokud neříká „můžete“, nemá šipku, není to samotná ikona zničení :trash: ani neukazuje prolomený [Štítový val](worms/wall-removed). Z několika efektů s „nebo“ si vyberete jeden, který lze provést. [Poslání do střetu](units/deploy) je vždy vaše volba. Efekt, který zatím provést nelze, čeká a s koncem tahu propadá.
uprising-agents-arrow-nothing = Šipky, které nic nepřinesou
    .text = Cena, která by nepřinesla vůbec nic, se nenabízí.
    .unverified = To je naše volba.
uprising-agents-swordmaster = Třetí agent
    .text = Váš třetí agent, mistr meče :swordmaster:, čeká vedle herního plánu, dokud nenavštívíte pole [[space:swordmaster]]. Pak je váš po zbytek hry, v [šesti hráčích](six/swordmaster) na jedno kolo, a můžete ho vyslat hned v tomto kole.
uprising-agents-recall = Povolání agenta zpět
    .text = Agent povolaný zpět :recall_agent: se vrací k vašemu vůdci a v některém pozdějším tahu tohoto kola ho lze vyslat znovu. Nesmí to být ten, kterého jste právě vyslali. Pole, které opouští, je volné.

## Units and the Conflict

uprising-units = Vojenské síly a střet
uprising-units-kinds = Jednotky a píseční červi
    .text = Jsou dva druhy vojenských sil :units:: jednotky :troop: a píseční červi :sandworm:. Co mluví o jednotkách, netýká se písečných červů.
uprising-units-deploy = Poslání do střetu
    .text = Když vyšlete agenta na bojové pole :combat:, můžete poslat do střetu kterékoli jednotky získané v tomto tahu, z jakéhokoli zdroje, a až dvě další ze své pevnosti. Máte-li k tomu právo dvakrát, z pole i z karty, počet se nezvyšuje. Karta, která sama posílá jednotky, jako [[detonation]], to dělá navíc. Nikdy to není povinné.
uprising-units-combat-spaces = Bojová pole
    .text = Zkřížené meče :combat: má deset polí: všechna města a pole tvůrců, [[heighliner]], [[desert_tactics]] a [[fremkit]]. V [šesti hráčích](six/spaces) poslední dvě chybějí; přibývají Carthag, Erg Habbanya a obě pole Muad'Diba.

## Sandworms and the Shield Wall

uprising-worms = Píseční červi a Štítový val
uprising-worms-summon = Přivolání
    .text = Za každou ikonu písečného červa :sandworm: přijde jeden z banku přímo do střetu, nikdy do pevnosti. Omezení není a přijít může v kterémkoli vašem tahu.
uprising-worms-hooks = Tvůrcovské háky
    .text = Většina těchto ikon vyžaduje tvůrcovské háky :maker_hooks:, které dává pole [[sietch_tabr]]. Každý může mít jedny; kdo je má, další nezíská. Necháváte si je po zbytek hry; nikdy se neutrácejí. Ikona, která je nevyžaduje, je nepotřebuje.
uprising-worms-maker-choice = Koření, nebo píseční červi
    .text = Na polích [[hagga_basin]] (1) a [[deep_desert]] (2) může ten, kdo má tvůrcovské háky, přivolat písečné červy, místo aby si vzal vlastní koření pole. Bonusové koření si bere v každém případě.
uprising-worms-wall = Štítový val
    .text = Dokud stojí :shield_wall:, nepřijde žádný písečný červ do střetu o pole [[arrakeen]], [[spice_refinery]] nebo [[imperial_basin]]. Rozhoduje střet, ne navštívené pole.
uprising-worms-wall-removed = Odstranění Štítového valu
    .text = Kde ikona ukazuje prolomený Štítový val, můžete ho odstranit, nadobro a pro všechny. Nemusíte. V rámci jednoho efektu může padnout nejdřív, takže písečný červ může přijít.
uprising-worms-strength = Co písečný červ znamená
    .text = Má [sílu](combat/strength) 3, díky němu se jako u každé vojenské síly počítají meče a [zdvojnásobuje vaši odměnu](combat/doubling). Nemůže ustoupit a po boji se vrací do banku.

## control

uprising-control-spaces = Která pole lze ovládnout
    .text = [[arrakeen]] a [[spice_refinery]] přinášejí 1 solár :solari:, [[imperial_basin]] 1 koření :spice:.

## Spies

uprising-spies = Špioni
uprising-spies-posts = Pozorovací stanoviště
    .text = Pozorovací stanoviště :post: má místo pro jednoho špiona a je propojené s jedním až třemi poli: ta špion sleduje. Karta může dovolit, aby se přidal špion jiného hráče, ale nikdy dva vaši. Máte tři špiony; zůstávají z kola do kola.
uprising-spies-place = Vyslání špiona
    .text = Ikona špiona :place_spy: postaví špiona z vaší zásoby na volné stanoviště. Máte-li špiona v zásobě a hodí-li se některé stanoviště, musíte.
    .unverified = Kniha říká „může“; autor hry to označil za chybu.
uprising-spies-place-none-left = Když v zásobě není špion
    .text = Pak můžete nejdřív jednoho ze svých bez náhrady povolat zpět a musíte ho vyslat znovu, třeba na totéž stanoviště; nebo se vyslání vzdát.
uprising-spies-place-where = Když ikona říká kam
    .text = Vyslání, které uvádí ikonu agenta, vyžaduje stanoviště propojené s polem s touto ikonou. Není-li takové stanoviště volné, nikdo se nevysílá.
uprising-spies-recall = Povolání špiona zpět
    .text = Špion povolaný zpět :recall_spy: se vrací do vaší zásoby. Většinou je to cena. Efekt pro toho, kdo „v tomto tahu povolal zpět špiona“, počítá každý způsob povolání.
    .unverified = Že se počítá i špion povolaný bez náhrady, je naše volba.
uprising-spies-infiltrate = Infiltrace
    .text = Chcete-li vyslat agenta tam, kde jsou agenti jiných hráčů, povolejte zpět špiona, který pole sleduje. Jeden stačí i na více agentů. Váš vlastní agent vám tam brání i tak, cena a podmínka platí dál.
    .unverified = Že jeden stačí na více agentů, je naše volba.
uprising-spies-gather = Shromažďování informací
    .text = Hned po vyslání agenta, před jakýmkoli efektem, můžete povolat zpět jednoho špiona, který pole sleduje, a dobrat si kartu :card:. Později v tahu už je pozdě.
uprising-spies-one-each = Jeden špion, jedno využití
    .text = Špion, který infiltroval, informace neshromažďuje. Ze dvou, kteří pole sledují, může každý udělat jedno, ale nikdy oba totéž.
uprising-spies-icon = Špion jako ikona agenta
    .text = Karta s ikonou špiona :spy: vysílá agenta na libovolné pole, které sleduje některý z vašich špionů. Špion zůstává; cena, podmínka a agenti jiných hráčů platí jako obvykle. Téhož špiona lze pak povolat zpět k infiltraci nebo ke shromažďování informací.

## reveal

uprising-reveal-cards = Odhalte karty z ruky
    .text = Vyložte před sebe lícem nahoru všechny karty, které vám zbyly v ruce. Využijete sekce odhalení :reveal: těchto karet; karty z vašich tahů agentem teď nic nedávají a sekce agenta se nepoužívají. Po sekcích a [získávání karet](acquire/buy) přijde [úklid](reveal/clean-up).
uprising-reveal-strength-marker = Vaše síla je veřejná
    .text = Vaše [síla](combat/strength) se sečte a oznámí ve vašem tahu odhalení. Není to samostatný krok: síla hned sleduje každou změnu, tehdy i později, a efekt téhož tahu se na ni může ptát.
uprising-reveal-drawn = Karty dobrané teď
    .text = Karta dobraná během vašeho tahu odhalení se ihned odhalí a použije. Karta dobraná po něm zůstává na příští kolo.
uprising-reveal-clean-up = Úklid
    .text = Na konci tahu jdou všechny karty před vámi, i ty z tahů agentem, na váš odkládací balíček. Nepočítá se to jako odložení.

## acquire

uprising-acquire-buy = Co lze získat
    .text = Ve svém tahu odhalení můžete získat libovolný počet karet z imperiální řady :row: a ze stálé zásoby :reserve:, dokud vám stačí přízeň. Cena je vpravo nahoře. V šesti hráčích má Shaddamova strana také [trůnní řadu](six/throne-row).
uprising-acquire-set-aside = Karty dané stranou
    .text = Karta z řady, kterou dáte stranou, je jen pro vás: ve vašem tahu odhalení o 1 přízeň levnější, jinými způsoby za vytištěnou cenu. Pokud ji do konce toho tahu nezískáte, odstraní se.

## combat

uprising-combat-strength = Síla
    .text = Každá jednotka ve střetu se počítá za 2, každý písečný červ za 3, každý meč :sword: za 1. Jednotky v pevnosti nebo v zásobě se nepočítají. Bez vojenské síly ve střetu je vaše síla :strength: 0, ať máte mečů kolik chcete; znovu se počítají, když vojenská síla přijde. V šesti hráčích lze [meče ztratit](six/swords).
uprising-combat-rewards = Odměny podle síly
    .text = Nejvyšší síla :strength: vítězí ve střetu a bere první odměnu, další druhou. Ve čtyřech a více hráčích bere třetí v pořadí třetí odměnu. Kdo má sílu 0, nedostane nic.
uprising-combat-ties-first = Remíza o první místo
    .text = Nikdo nevítězí. Všichni, kdo se o ně dělí, berou druhou odměnu. Ve čtyřech a více hráčích, dělí-li se právě dva, soutěží ostatní o třetí odměnu; ve všech ostatních případech se už nic nedává.
uprising-combat-ties-second = Remíza o druhé místo
    .text = Všichni, kdo se o ně dělí, berou třetí odměnu, i ve třech hráčích, a nic dalšího se nedává.
uprising-combat-win = Vítězství
    .text = Jediný vítěz bere první odměnu a po všech odměnách samotnou kartu střetu. Leží před ním lícem nahoru a počítá se kvůli své [ikoně bitvy](combat/icons).
uprising-combat-icons = Ikony bitvy
    .text = Získaná karta se stejnou ikonou, jakou má jiná vaše karta lícem nahoru, získaná nebo váš cíl, s ní ihned a povinně tvoří dvojici: obě se otočí lícem dolů za 1 bod :vp:. Ikony jsou :crysknife: krispel, :desert_mouse: pouštní myš a :ornithopter: ornitoptéra.
uprising-combat-wild = Univerzální ikona bitvy
    .text = Univerzální ikona :wild: do konce hry dvojici netvoří. Pak ji její majitel může spojit s kteroukoli ikonou lícem nahoru za 1 bod.
uprising-combat-doubling = Píseční červi zdvojnásobují odměny
    .text = S písečným červem ve střetu dostanete svou odměnu dvakrát, ať je za kterékoli místo, ale nikdy vícekrát. Ovládnutí a ikony bitvy se nezdvojnásobují. Cenu v odměně lze zaplatit podruhé za druhý zisk; vliv může jít na dvě frakce. [[conflict:propaganda]]: obě její frakce se určí dřív, než získáte kterýkoli vliv, a zdvojnásobená znamená dvě takové dvojice.
uprising-combat-pay-reward = Odměny s cenou
    .text = Odměnu za šipkou si může koupit ten, kdo získal dané místo, celou, nebo vůbec.
uprising-combat-win-cards = Karty pro vítěze
    .text = Některé karty původní hry, pokud jsou [přimíchané](mixing/cards), jsou pro toho, kdo zvítězil. Hrají se po vítězství ve střetu, před další fází, a při remíze o první místo jsou k ničemu. Kartu dobranou jako odměnu lze zahrát hned a zdroji z odměny ji lze zaplatit.

## makers

uprising-makers-spaces = Pole tvůrců
    .text = [[deep_desert]], [[hagga_basin]] a [[imperial_basin]]; v šesti hráčích také [[habbanya_erg]].
uprising-makers-left = Agent, který odešel
    .text = Rozhoduje okamžik této fáze: koření dostane i pole, jehož agent byl předtím odvolán.
    .unverified = To je naše volba.

## end

uprising-end-when = Kdy hra končí
    .text = Tím začíná fáze Vyhodnocení kola: má-li v té chvíli někdo 10 nebo více bodů, nebo je-li balíček karet střetu prázdný, hra končí. Body, které byly předtím zase ztraceny, se nepočítají; body z posledního boje ano. Kol je nejvýše deset, v [šesti hráčích](six/end) devět.
uprising-end-winner = Kdo vítězí
    .text = Vítězí, kdo má nejvíce bodů :vp:; počítadlo nemá horní konec. V šesti hráčích je to [tým](six/end), který jich má nejvíce.
uprising-end-ties-last = Shoda ve všem
    .text = Pak vítězí ten, kdo měl v posledním kole nejpozdější tah odhalení.

## Contracts: the CHOAM module

uprising-contracts = Smlouvy: modul CHOAM
uprising-contracts-setup = S modulem
    .text = Zamíchá se dvacet smluv, dvě leží otevřeně; přimíchají se čtyři karty Impéria a čtyři karty intrik a mezi vůdci je Shaddam. Pro první hru kniha doporučuje hrát bez něj.
uprising-contracts-take = Uzavření smlouvy
    .text = Ikona smlouvy :contract: znamená vzít si jednu ze dvou otevřených smluv; ihned se vyloží další. Vzít si ji musíte. Když žádná nezbývá, ikona dává 2 soláry :solari:.
uprising-contracts-without = Bez modulu
    .text = Bez modulu ikona smlouvy :contract: prostě dává 2 soláry.
uprising-contracts-visit = Smlouvy vázané na pole
    .text = Většina uvádí pole: splní se, když tam vyšlete agenta, s infiltrací, nebo bez ní. Splní se všechny, které pro to pole máte, v pořadí podle vaší volby.
uprising-contracts-owned = Musí být vaše už předtím
    .text = Smlouva se počítá, jen pokud jste ji měli, když byl agent vyslán. Smlouva vzatá při návštěvě čeká na další.
uprising-contracts-harvest = Smlouvy o těžbě
    .text = Vyšlete agenta na pole tvůrce a získejte v tom tahu tolik koření, kolik smlouva uvádí: ze všech zdrojů, i bonusové, ať ho utratíte, nebo ne.
    .unverified = Že se počítá i koření získané před vysláním agenta, je naše volba.
uprising-contracts-immediate = Okamžitá smlouva
    .text = Splní se tím, že si ji vezmete.
uprising-contracts-acquire = Pořizovací smlouva
    .text = Splní se, až příště získáte kartu [[the_spice_must_flow]], jakýmkoli způsobem.
uprising-contracts-complete = Splnění
    .text = Vezměte si, co smlouva ukazuje; musíte. Smlouva se otočí a zůstane vám: některé karty počítají splněné smlouvy :contract_done:.

## Board spaces

uprising-spaces = Pole na herním plánu
uprising-spaces-all = Všechna pole
    .text = Je jich 22. Dále je u každého řečeno, co návštěva stojí a co přináší. Na poli frakce také postoupíte [o jeden krok](agents/effects) na jejím počítadle; která pole jsou bojová, je řečeno [jinde](units/combat-spaces). Šest hráčů má [i jiná](six/spaces).
uprising-spaces-sardaukar = Sardaukar
    .text = Imperátor. Stojí 4 koření. Karta intrik a čtyři jednotky.
uprising-spaces-dutiful_service = Věrná služba
    .text = Imperátor. [Smlouva](contracts/take).
uprising-spaces-heighliner = Maxitrajler
    .text = Kosmická gilda. Stojí 5 koření. Pět jednotek.
uprising-spaces-deliver_supplies = Dodávka zásob
    .text = Kosmická gilda. 1 voda.
uprising-spaces-espionage = Špionáž
    .text = Bene Gesserit. Stojí 1 koření. Karta a vyslání [špiona](spies/place).
uprising-spaces-high_council = Nejvyšší rada
    .text = Landsraad. Stojí 5 solárů. První návštěva vám dává křeslo: 2 přízně :persuasion: v každém tahu odhalení počínaje tímto kolem. Každá další návštěva místo toho dává 2 koření, kartu intrik a tři jednotky, i když vám křeslo dala karta.
    .unverified = Že se tak počítá i křeslo z karty, je naše volba.
uprising-spaces-swordmaster = Mistr meče
    .text = Landsraad. Stojí 8 solárů pro prvního hráče, který ho má, 6 pro všechny po něm. Váš třetí agent. Pro každého hráče jednou.
uprising-spaces-imperial_privilege = Imperiální výsady
    .text = Landsraad. Stojí 3 soláry a [vyžaduje 2 vlivy](agents/requirement-spaces) na imperátora. Tři kroky v libovolném pořadí: můžete zničit kartu intrik za jinou; povolá se zpět jiný agent než tento, pokud nějakého na plánu máte; a doberete si kartu.
    .unverified = Že se agent povolat zpět musí, je naše volba.
uprising-spaces-secrets = Tajemství
    .text = Bene Gesserit. Doberte si kartu intrik, pak [kraďte](intrigue/steal): obojí je jeden krok.
uprising-spaces-assembly_hall = Sněmovní síň
    .text = Landsraad. Karta intrik a o 1 přízeň více ve vašem tahu odhalení, pokud tam váš agent stále je.
    .unverified = Zdroje se liší v tom, co platí pro agenta povolaného zpět; toto je naše volba.
uprising-spaces-gather_support = Povolání záloh
    .text = Landsraad. Dvě jednotky; za 2 soláry také 1 voda.
uprising-spaces-arrakeen = Arrakén
    .text = Město. Jednotka a karta. Kdo ho [ovládá](control/spaces), získá 1 solár.
uprising-spaces-spice_refinery = Továrna na koření
    .text = Město. 2 soláry, nebo za 1 koření 4. Kdo ji [ovládá](control/spaces), získá 1 solár.
uprising-spaces-research_station = Výzkumná stanice
    .text = Město. Stojí 2 vody. Dvě jednotky a dvě karty.
uprising-spaces-sietch_tabr = Síč Tabr
    .text = Město, takže návštěva nepřináší vliv. [Vyžaduje 2 vlivy](agents/requirement-spaces) na fremeny. Buď tvůrcovské háky, jednotka a 1 voda, nebo 1 voda a můžete odstranit Štítový val. Vybrat si můžete kteroukoli možnost, i když háky máte nebo val už nestojí; ta část pak nic nepřinese.
uprising-spaces-imperial_basin = Imperiální pánev
    .text = Obchod s kořením, [pole tvůrce](makers/taken). 1 koření a všechno bonusové koření. Kdo ji [ovládá](control/spaces), získá 1 koření.
uprising-spaces-hagga_basin = Pánev Hagga
    .text = Obchod s kořením, [pole tvůrce](makers/taken). Stojí 1 vodu. Všechno bonusové koření a 2 koření, nebo s háky [písečný červ](worms/maker-choice).
uprising-spaces-deep_desert = Hluboko v poušti
    .text = Obchod s kořením, [pole tvůrce](makers/taken). Stojí 3 vody. Všechno bonusové koření a 4 koření, nebo s háky [dva píseční červi](worms/maker-choice).
uprising-spaces-shipping = Přeprava
    .text = Obchod s kořením. Stojí 3 koření a [vyžaduje 2 vlivy](agents/requirement-spaces) na Kosmickou gildu. 5 solárů a krok u frakce podle vaší volby.
uprising-spaces-accept_contract = Uzavření smlouvy
    .text = Obchod s kořením. [Smlouva](contracts/take) a karta.
uprising-spaces-desert_tactics = Pouštní taktika
    .text = Fremeni. Stojí 1 vodu. Jednotka, a můžete zničit kartu: je to samotná ikona zničení.
uprising-spaces-fremkit = Fremeta
    .text = Fremeni. Karta.

## Clarified Leaders and cards

uprising-clarified = Vysvětlivky k vůdcům a kartám
uprising-clarified-feyd = Feyd-Rautha Harkonnen
    .text = [[feyd_rautha_harkonnen]]: každý pečetní prsten posune jeho žeton o jeden krok doprava po stupnici, na rozcestí kam chce, a získá, co krok ukazuje. Na posledním kroku žeton zůstává; další prsteny stále vysílají agenta, ale nic víc nepřinášejí.
uprising-clarified-guild-envoy = Gildovní vyslanec
    .text = [[guild_envoy]]: zahraje-li se v tahu agentem, musí se odložit karta.
uprising-clarified-guilds-favor = Přízeň Kosmické gildy
    .text = [[spacing_guilds_favor]]: vyplácí se jen při odložení z ruky; úklid není odložení.
uprising-clarified-jessica = Lady Jessica
    .text = [[leader:lady_jessica]]: její prsten dává jednotky z její zásoby k Bene Gesseritu jako vzpomínky. Když vyšle agenta na pole Bene Gesseritu, může si je všechny vzít zpět do zásoby, za každou si dobrat kartu a nadobro otočit svou kartu; bez vzpomínek ji může otočit také a nic si nedobere.
    .unverified = Že se může otočit i bez vzpomínky, je naše volba.
uprising-clarified-reverend-mother = Ctihodná matka Jessica
    .text = [[reverend_mother_jessica]]: když vyšle agenta na pole Bene Gesseritu nebo fremenů, může zaplatit 1 vodu a použít vytištěné ikony toho pole ještě jednou, poté co byly jednou použity. Jednou za tah; vliv, cena a poslání do střetu se neopakují. Může to udělat hned v tahu, ve kterém se otočila.
uprising-clarified-margot-irulan = Lady Margot Fenringová a princezna Irulán
    .text = Pokaždé, když [dosáhnou](influence/reach) 2, získá [[lady_margot_fenring]] u Bene Gesseritu 2 koření a [[princess_irulan]] u imperátora kartu intrik.
uprising-clarified-shaddam = Shaddam IV. Corrino
    .text = [[shaddam_corrino_iv]]: jakmile je prsten zahrán, nepošle v tomto tahu do střetu žádnou vojenskou sílu, a to žádným způsobem; jeden z obou jeho efektů se musí použít. Za ikonu smlouvy si může vzít jednu ze dvou, které jsou stranou pro něj a nikdo jiný je mít nemůže. Když žádná neleží otevřeně, vybírá si mezi nimi a 2 soláry.
    .unverified = Poslední věta je naše volba.
uprising-clarified-staban = Staban Tuek
    .text = [[staban_tuek]]: získá koření, když jiný hráč přijde na pole tvůrce, které sleduje jeho špion, dřív než návštěvník cokoli získá.

## With cards of the original

uprising-mixing = S kartami původní hry
uprising-mixing-cards = Karty Impéria a karty intrik
    .text = Do balíčků lze přimíchat karty hry Duna: Impérium: všechny, žádné, nebo vlastní výběr. Promyšlený tah zůstává stranou, protože tu není mentat. [[the_voice]] uzavře soupeřům jedno pole až do vašeho příštího tahu.
uprising-mixing-conflicts = Karty střetu
    .text = Přimíchat lze i její střety, ačkoli to kniha nedoporučuje: nemají ikony bitvy a dvojic je méně. Řád v chaosu a boje o Carthag zůstávají v krabici.
    .unverified = Že boje o Carthag zůstávají stranou, je naše volba.
uprising-mixing-boxes = Další rozšíření
    .text = Vzestup Iksu a Nesmrtelnost v tomto programu nejsou, takže tu nejsou ani pravidla knihy pro hru s nimi.

## terms

uprising-terms-trash-intrigue = Zničit kartu intrik
    .text = Ikona :trash_intrigue: odstraní ze hry jednu z vašich karet intrik podle vaší volby.

## open

uprising-open-hidden = Skryté
    .text = Karty v ruce a karty intrik zná jen jejich majitel. Nikdo nezná pořadí balíčku ani střety, které přijdou nebo zůstaly v krabici.

## One and two players: Rivals

uprising-rivals = Jeden a dva hráči: Soupeři
uprising-rivals-seats = Kdo hraje
    .text = Jeden hráč se utkává se dvěma Soupeři, dva hráči mají jednoho společného. Soupeř má kartu, dva agenty, tři špiony, tři jednotky v pevnosti a devět v zásobě, 1 vodu a kostky na počítadlech, ale žádné body, žádné karty v ruce a žádné schopnosti vůdce. Na úrovni Žoldnéř je jeho pevnost prázdná.
    .unverified = Celá tato kapitola je známa z druhé ruky: samotný dodatek se nepodařilo přečíst.
uprising-rivals-choose = Výběr Soupeřů
    .text = Čím nižší hodnota jeho mistra meče, tím těžší Soupeř. Pro první hru si vezměte některého s hodnotou 8 nebo více. Amber a Rabban jsou jen pro zjednodušenou variantu.
    .unverified = Šest z deseti karet Soupeřů známe z jediného zdroje.
uprising-rivals-objectives = Cíle Soupeřů
    .text = V sólové hře se tři cíle rozdají náhodně a začínat může i Soupeř. Ve dvou hráčích dostane Soupeř ornitoptéru a nikdy nezačíná.
uprising-rivals-order = Pořadí tahů
    .text = V sólové hře se hraje po směru hodinových ručiček od žetonu, který přechází i k Soupeřům. Ze dvou hráčů hraje první, pak Soupeř, pak druhý; žeton zůstává mezi hráči.
uprising-rivals-turn = Tah Soupeře
    .text = Dokud má agenty, dobírá karty rodu Hagal, dokud některá nevede na volné pole; pole, které mu uzavřela karta Hlas z původní hry, volné není. Agent tam jde a získá, co ukazuje karta, ne co dává pole. Neplatí žádnou cenu a nemusí splňovat, co vyžaduje pole, jen [co vyžaduje karta](rivals/double). Nikdy neodhaluje. Pokud žádná karta balíčku nikam nevede, v tomto kole už na tahu není.
    .unverified = Poslední věta a karta Hlas jsou naše volba.
uprising-rivals-reshuffle = Když dojde balíček
    .text = Zamíchání je v balíčku jen ve dvou hráčích. Když přijde na řadu, nebo když je balíček prázdný, všechny karty rodu Hagal se zamíchají a dobírá se dál.
    .unverified = Balíček je znám ze seznamu 38 karet; vytištěno jich má být 37.
uprising-rivals-double = Karty s podmínkou
    .text = Karta, jejíž podmínka neplatí, například Síč Tabr bez 2 vlivů na fremeny, se přeskočí. Z karty se dvěma poli platí jen ta polovina, jejíž podmínka teď platí; je-li to pole obsazené, dobere se další karta. Efekt, jehož podmínka neplatí, nic nepřinese; agent se vyšle i tak.
uprising-rivals-deserts = Pouštní pole
    .text = Hluboko v poušti vyžaduje bonusové koření; karta dvou pánví vede na tu, kde ho je více, při shodě na tu, kde je celkem více koření. Bez bonusového koření, nebo je-li ta pánev obsazená, se dobere další karta. Všechno bonusové koření si bere v každém případě. S tvůrcovskými háky, dovoluje-li střet písečné červy, přijdou místo vlastního koření pole: jeden na poli Pánev Hagga, dva na poli Hluboko v poušti, žádný na poli Imperiální pánev. S háky karta dvou pánví nejdřív odstraní Štítový val.
    .unverified = Že obsazená pánev kartu ukončí, je naše volba.
uprising-rivals-deploy = Co posílá do střetu
    .text = Z bojového pole jdou do střetu všechny jednotky, které v tomto tahu získal, a až dvě z jeho pevnosti.
uprising-rivals-influence = Jeho vliv
    .text = Očíslovaná ikona znamená dané místo jeho seznamu přednosti. Volný vliv jde tam, kde má nejméně, při shodě na první frakci seznamu. Za 2 a za aliance boduje jako hráč, bez bonusu za 4. Volný vliv přeskočí počítadla, na jejichž konci už je; očíslovaný tam propadá.
    .unverified = Co se děje na konci počítadla, je naše volba.
uprising-rivals-spies = Jeho špioni a pletichy
    .text = Špion jde na první volné stanoviště frakce podle seznamu. Karta Vyslání špiona postaví špiona na první volné stanoviště své barvy a pro agenta se dobere další karta. Není-li takové stanoviště volné, nikdo se nevysílá. S třetím špionem, který zůstává, se druzí dva vracejí domů a provedou se jeho pletichy. Nikdy neinfiltruje a nikdy neshromažďuje informace.
uprising-rivals-signet = Jeho pečetní prsten
    .text = Kde karta ukazuje pečetní prsten :signet:, provede se efekt na kartě Soupeře.
uprising-rivals-contracts = Smlouvy a Štítový val
    .text = Smlouva pro něj znamená 2 soláry. Štítový val odstraňuje jen s tvůrcovskými háky.
uprising-rivals-swordmaster = Jeho mistr meče
    .text = Jakmile soláry, koření, karty intrik a voda dohromady dosáhnou hodnoty na jeho kartě, zaplatí přesně tolik, v tomto pořadí, za svého třetího agenta. Cena pro hráče tím klesá na 6.
uprising-rivals-points = Kupování bodů
    .text = Od té chvíle kupuje bod :vp:, kdykoli může: za 7 solárů, 7 koření, 3 karty intrik nebo 3 vody. Karty intrik nikdy nehraje.
uprising-rivals-combat = Jeho meče
    .text = Když začíná boj, každý Soupeř, který má ve střetu vojenskou sílu, dobere kvůli mečům kartu rodu Hagal.
uprising-rivals-rewards = Jeho odměny
    .text = Odměny bere jako hráč, s písečným červem dvojnásobné, za body platí, kdykoli může, i povoláním špionů zpět, a tvoří dvojice ikon bitvy, univerzální na konci. Pletichy, které spustí špion z odměny, se provedou ihned. Co se týká jen balíčku, pro něj nic neznamená. Při třech místech u stolu je třetí odměna jen pro remízu o druhé místo.
uprising-rivals-affected = Efekty proti soupeřům
    .text = Zasahují ho, pokud má, co uvádějí: jednotky a karty intrik, ale žádné karty v ruce. Jeho vlastní Tajemství krade každému jinému u stolu, kdo má čtyři karty intrik, i druhému Soupeři. Co ovládá, vždy brání a dostává za to zaplaceno.
    .unverified = Že vždy brání, je naše volba.
uprising-rivals-choices = Kdo za něj vybírá
    .text = Na výběr má Soupeř jen u střetů původní hry. Pak za něj vybírá hráč, ze dvou ten, který má žeton prvního hráče.
    .unverified = Ve dvou hráčích je to naše volba.
uprising-rivals-win = Může vyhrát
    .text = Soupeř s 10 body ukončí hru jako hráč a může ji vyhrát. Je-li s hráčem shodný ve všem, skončí za ním.
    .unverified = Poslední věta je naše volba.
uprising-rivals-levels = Úrovně sólové hry
    .text = Žoldnéř, zde obvyklá úroveň: začínáte s kartou intrik, Soupeři bez jednotek v pevnosti. Sardaukar: pro vás žádná karta intrik a v každé jejich pevnosti tři jednotky. Mentat: totéž s variantami Brutální eskalace, Zkušené nasazení a Chytrá politika. Kwisatz Haderach: to vše a pro vás žádný mistr meče.
    .unverified = Že je Žoldnéř obvyklá úroveň, je naše volba.
uprising-rivals-variants = Varianty
    .text = Lze je zvolit i bez úrovně. Brutální eskalace: ve střetech III se kvůli mečům dobírají dvě karty a počítají se obě. Zkušené nasazení: ve střetech I a II neposílá žádné jednotky, dokud tam má o tři vojenské síly více než kdokoli jiný, a nové jednotky zůstávají v pevnosti; píseční červi přicházejí i tak a počítají se nejdřív. Chytrá politika: Věrná služba, Dodávka zásob, Tajemství a Fremeta se přeskočí, pokud má danou alianci a je před všemi, nebo pokud má 2 nebo více a je o 2 nebo více za prvním. Obměna řady, jen ve hře jednoho hráče: po vašem tahu odhalení se hodí dvěma kostkami a každá odstraní kartu na tom místě řady, počítáno zleva; 6 neodstraní žádnou, dvě stejná čísla jednu.
uprising-rivals-streamlined = Zjednodušený Soupeř
    .text = Pro dva hráče: neboduje, za body neplatí, nemůže vyhrát a jakmile má mistra meče, nesbírá už zdroje. Aliance ale bere dál a bonusové koření, které by si vzal, jde do banku.

## Six players: three against three

uprising-six = Šest hráčů: tři proti třem
uprising-six-teams = Dva týmy
    .text = Muad'Dib a Shaddam jsou velitelé, každý se dvěma spojenci; spojencem může být kterýkoli jiný vůdce. Sedí se tak, aby se týmy kolem stolu střídaly: Muad'Dib, Shaddamův spojenec, Muad'Dibův spojenec, Shaddam a znovu Muad'Dibův a Shaddamův spojenec. Spoluhráči z týmu nejsou soupeři, ale jejich karty v ruce zůstávají jeden druhému skryté a jejich agenti a špioni překážejí jako kohokoli jiného. Mluví se nahlas pro celý stůl.
    .unverified = Celá tato kapitola je známa z druhé ruky: samotný dodatek se nepodařilo přečíst.
uprising-six-setup = Příprava
    .text = Používá se druhá strana herního plánu a modul CHOAM; pro Shaddama se dávají stranou dvě smlouvy. Střetů je devět: pět úrovně II, čtyři úrovně III. Velitel má 4 body, 1 vodu, dva agenty, tři špiony, vlastní balíček a kostku na vlastním počítadle; nemá jednotky, cíl ani ukazatele ovládnutí. Spojenec má 1 bod a to, co mají hráči obvykle. Ve variantě Do 11 začínají spojenci bez bodu.
uprising-six-first = Cíle a první hráč
    .text = Každý spojenec dostane jeden ze čtyř cílů; dostal-li tým obě pouštní myši, ta bez žetonu se vymění s protivníkovým spojencem, který sedí vedle. Začíná spojenec se žetonem a ten putuje mezi všemi šesti.
uprising-six-spaces = Druhá strana herního plánu
    .text = Počítadla jsou velkorody, Kosmická gilda, Bene Gesserit a okrajové světy. Velkorody: [[economic_support]] dává 1 koření a [obchod](six/trade), [[military_support]] za 2 koření [posily](six/reinforce). Okrajové světy: [[controversial_technology]] za 2 koření kartu intrik, kartu, a jednu můžete zničit; [[expedition]] smlouvu. Město: [[carthag]] dává jednotku a kartu intrik. Tvůrce: [[habbanya_erg]] za 1 vodu 2 koření, své bonusové koření a kartu. Věrná služba, Pouštní taktika a Fremeta chybějí a stanovišť je 15.
uprising-six-activate = Aktivování spojence
    .text = V každém tahu velitel aktivuje jednoho spojence. V tahu agentem ho určuje šipka jeho agenta; třetí agent ukazuje na obě strany. V tahu odhalení si vybírá. Karta tajných plánů zahraná jako první to určí na celý tah. V jeho tahu se mu počítají vojenské síly a pevnost spojence a to, co udělají, jako by udělal sám.
    .unverified = Že to určí karta tajných plánů, je naše volba; poslední věta se opírá o jediný zdroj.
uprising-six-shared = Co jde spojenci
    .text = Jednotky, píseční červi, tvůrcovské háky, meče a vliv na hlavním plánu jdou aktivovanému spojenci a s vlivem i jeho body, aliance a bonusy. Všechny ostatní zdroje, karty, smlouvy, špioni a body patří veliteli, který platí všechny ceny. Získané střety s ikonami bitvy patří jen spojenci.
uprising-six-level = Jaký vliv má velitel
    .text = Na hlavním plánu má lepší z úrovní svých spojenců. Vlivem platí jen ze svého vlastního počítadla. Kde se vyžaduje aliance, platí jen ta z jeho vlastního počítadla, ne spojencova.
    .unverified = Druhá věta je naše volba; ve třetí postupují jiné programy pro šest hráčů stejně.
uprising-six-deploy = Poslání do střetu ve velitelově tahu
    .text = Z bojového pole rozhoduje aktivovaný spojenec, kolik jednotek půjde. Efekt velitelovy karty, který posílá do střetu nebo nechává ustoupit, je jeho vlastní.
    .unverified = Opírá se to o jeden nebo dva zdroje.
uprising-six-swords = Meče pro spojence
    .text = Meče, které velitel odhalí pro spojence, čekají na spojencův vlastní tah odhalení. Spojenec, který ten tah ukončí bez vojenské síly ve střetu, ztrácí všechny meče, i své vlastní: přijde-li vojenská síla později, už se nepočítají. Meče pro spojence, který už odhalil a nemá vojenskou sílu, propadají s tahem velitele.
    .unverified = Opírá se to o jediný zdroj.
uprising-six-icons = Ikony imperátora a fremenů
    .text = Ikona imperátora znamená velkorody :influence_great_houses:, ikona fremenů okrajové světy :influence_fringe_worlds:, i tam, kde se vliv vyžaduje. Jen Shaddam si může vybrat imperátora a jen Muad'Dib fremeny, na svých vlastních plánech. Návštěva pole hlavního plánu vždy posouvá na počítadle toho pole.
uprising-six-personal = Plány velitelů
    .text = Každý má dvě pole, kam smí jen on, a počítadlo. Shaddam: [[space:sardaukar]] za 3 koření a [[vast_wealth]], které dává 3 soláry; úroveň 1 přináší každému z týmu 1 solár, úroveň 3 špiona. Muad'Dib: [[hardy_warriors]] za 1 vodu dvě jednotky a [[desert_mastery]], které dává kartu a 1 koření; úroveň 1 přináší každému z týmu 1 koření, úroveň 3 přináší 1 vodu. Úroveň 2 je bod a 4 aliance pro velitele; za 4 bonus není.
uprising-six-bonuses = Bonusy na čtvrtém kroku
    .text = Velkorody: dvě jednotky. Kosmická gilda: 3 soláry. Bene Gesserit: karta intrik. Okrajové světy: špion. Aliance může přejít mezi spoluhráči z týmu.
uprising-six-swordmaster = Mistr meče
    .text = Návštěva dává třetího agenta a žeton. Agent opouští hru na konci kola, ve kterém je vyslán. Žeton dává 2 meče v každém vašem tahu odhalení počínaje tímto kolem; velitelovy meče jdou spojenci, kterého aktivuje.
uprising-six-trade = Obchod
    .text = Vy a jeden spoluhráč z týmu si můžete navzájem dát libovolné množství jednoho druhu: soláry, koření, vodu nebo karty intrik. Dávat může i jen jeden.
    .unverified = Průběh známe z jediného zdroje; že se druhy smějí lišit, je naše volba.
uprising-six-reinforce = Posílení
    .text = Kdo použije ikonu :reinforce:, získá tři jednotky rozdělené mezi oba spojence týmu. Každá může jít ihned do střetu, i když pole není bojové; jiné jednotky pak nesmějí.
uprising-six-worms = Píseční červi
    .text = Tvůrcovské háky může mít a písečné červy přivolávat jen Muad'Dibova strana; na poli Síč Tabr získá druhá strana jednotku a vodu, ale žádné háky. Když si háky vezme jeden z jeho spojenců, má je i druhý. Muad'Dib používá háky spojence, kterého aktivuje.
    .unverified = Že se háky sdílejí, není v pravidlech, jak je známe.
uprising-six-throne-row = Trůnní řada
    .text = Shaddamova karta Imperátorův stan přesouvá karty, které nejsou fremenské, z imperiální řady do trůnní řady. Získává je jen jeho strana, jakýmkoli způsobem. Jedna z voleb tam přesune kartu před prvním kolem.
uprising-six-cards = Vlastní karty velitelů
    .text = Každý velitel hraje s deseti vlastními kartami. Kde karta dovoluje, aby spojenci pomohli platit, řekne každý z nich kolik, a pokud to nestačí, nikdo neplatí. Co karta dává spojencům, dostanou bez ptaní; kdo dostane kterou ze dvou věcí, určuje velitel.
uprising-six-leaders = Vůdci v šesti hráčích
    .text = Shaddamův prsten brání v poslání do střetu i spojenci, kterého aktivuje. Muad'Dibova schopnost se řídí písečnými červy spojence, kterého aktivuje. [[leader:gurney_halleck]] vyžaduje sílu 10.
uprising-six-combat = Boj
    .text = Každý spojenec bojuje sám; síly se nikdy nesčítají. Všech šest přichází na řadu v pořadí tahů: velitel může zahrát kartu boje celou za jednoho spojence, který má vojenskou sílu, a platí za ni sám. Tři odměny se dávají jako ve čtyřech hráčích; velitelé nedostávají žádnou.
    .unverified = Že platí velitel, je naše volba.
uprising-six-yield = Dání přednosti
    .text = Jsou-li oba spojenci týmu v remíze, jeden z nich může dát druhému přednost: druhý skončí před ním a on sám bere další odměnu, nebo nic, pokud se dělili o třetí místo.
uprising-six-end = Konec
    .text = Body každého týmu se sečtou, když má kterýkoli hráč 10 bodů, nebo po devíti kolech. Remízu rozhodují zdroje týmu dohromady v [obvyklém pořadí](end/ties). Nerozhodnou-li ani ty, vítězí tým s nejpozdějším tahem odhalení.
    .unverified = Poslední věta je naše volba.
