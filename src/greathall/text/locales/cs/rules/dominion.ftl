### The rules of Dominion, with Intrigue and the base game. How they are marked: learn/rules/page.py.

## The goal

dominion-goal = Cíl hry
dominion-goal-deck = Vlastní balíček
    .text = Každý hráč si buduje balíček karet. Jsou to vaše peníze, vaše možnosti i vaše body najednou. Na začátku je balíček malý a slabý a v každém tahu do něj můžete něco koupit.
dominion-goal-win = Kdo vyhrává
    .text = Vyhrává, kdo má na konci hry mezi všemi svými kartami nejvíce vítězných bodů :vp:. Viz [počítání bodů](end/scoring).
dominion-goal-balance = Body překážejí
    .text = Bodovací karty :victory: vyhrávají hru, ale do té doby dělají málo, nebo nic. Kupte je příliš brzy, a budou vám ucpávat ruku; příliš pozdě, a už žádné nezbudou.

## Setting up

dominion-setup = Příprava hry
dominion-setup-first-player = Kdo začíná
    .text = Začínající hráč se vylosuje nebo určí dohodou. Hrají-li znovu titíž lidé, začíná soused po levici posledního vítěze; po společném vítězství začíná někdo z těch, kdo nevyhráli, a pokud se o vítězství podělili všichni, kdokoli podle losu.
    .unverified = Kniha neříká, kdo začíná po vítězství, o které se podělili všichni.
dominion-setup-start-deck = Počáteční balíčky
    .text = Každý hráč začíná se 7 [[copper|Měďáky]] a 3 [[estate|Statky]], zamíchá je do dobíracího balíčku :deck: lícem dolů a pět z nich si dobere.
dominion-setup-supply = Společná zásoba
    .text = Krabice jsou dvě, základní hra a Intriky, obě v prvním vydání; každá má vlastní karty peněz, bodovací karty a Kletby a 25 druhů karet království. Společná zásoba :supply: má v každé hře sedmnáct hromádek, které všichni vidí a smějí počítat: tři s kartami peněz, tři s bodovacími kartami, Kletby a deset druhů karet království. Karty, které v ní nejsou, zůstávají v krabici.
dominion-setup-trash = Smetiště
    .text = Vedle společné zásoby leží smetiště :trash:, jedno pro všechny, lícem nahoru. Na začátku je prázdné.
dominion-setup-types = Typy karet
    .text = Spodní řádek karty uvádí její typy: akce :action:, peníze :treasure:, vítězné body :victory:, kletba :curse:, útok :attack:, reakce :reaction:. Akční karty se hrají ve fázi akce, karty peněz ve fázi nákupu; karta, která není ani jedním, se nikdy nehraje. Karta dvou typů je vždy obojím: viz [karty dvou typů](intrigue/two-types). Kde karta žádá typ, poslouží kterákoli karta toho typu; kde žádá kartu názvem, jen ta jediná.
dominion-setup-treasures = Hromádky peněz
    .text = [[copper|Měďáky]], [[silver|Stříbrňáky]] a [[gold|Zlaťáky]] jsou v každé hře: 60, 40 a 30 karet jedné krabice, Měďáky bez těch v počátečních balíčcích. V pěti a šesti hráčích se používají obě krabice: 120, 80 a 60. (Kniha dovoluje přidat druhou krabici i při menším počtu hráčů; tento stůl ne.)
dominion-setup-victory = Hromádky bodovacích karet
    .text = [[estate|Statky]], [[duchy]] a [[province]] jsou v každé hře: od každé karty 8 ve dvou hráčích, 12 ve třech a čtyřech. Statky z počátečních balíčků se k nim nepočítají. Bodovací karta mezi kartami království má stejný počet kusů. Pět a šest hráčů má [vlastní velikosti hromádek](many/piles).
dominion-setup-curses = Kletby
    .text = Dva hráči mají 10 [[curse|Kleteb]], tři 20, čtyři 30; pět a šest hráčů má [větší hromádky](many/piles). Rozdávají je karty, které škodí ostatním. Můžete si dokonce jednu koupit; jde tam, kam jde všechno, co koupíte.
dominion-setup-kingdom = Deset karet království
    .text = Každá hra používá deset druhů karet království, každý po deseti kusech (bodovacích karet mezi nimi [stejně jako ostatních bodovacích](setup/victory)). Vezměte si [doporučenou sadu](sets/recommended), vyjmenujte deset druhů, vylosujte je z jedné krabice nebo z obou, nebo vezměte pět z každé. Je-li to vaše první hra, vezměte sadu [První hra](sets/first_game) z karet základní hry.

## The turn

dominion-turn = Tah
dominion-turn-phases = Tři fáze
    .text = Tah má tři fáze v tomto pořadí: [akce](actions/playing), [nákup](buying/treasures), [úklid](clean-up/discard). Pak je na tahu hráč po levici.
dominion-turn-start = S čím tah začíná
    .text = Jedna akce :action:, jeden nákup :buy:, žádné mince :coin:. Nic z toho se nepřenáší z tahu do tahu.
dominion-turn-example = Příklad tahu
    .text = [[mining_village]] přinese [[courtyard]] a dvě akce; zda ji zahodit na smetiště, se musí rozhodnout teď, a tady zůstává. Hradní nádvoří přinese tři karty, třetí po zamíchání, a Statek jde zpět navrch dobíracího balíčku; [[pawn]] dá minci a nákup. Se dvěma Měďáky a dvěma Stříbrňáky je to 7 mincí na dva nákupy: [[great_hall]] za 3 a [[scout]] za 4. Pak se všechno odloží a dobere se pět nových karet.
    .unverified = V knize se vykládají tři Měďáky a mincí je 8, ale v ruce, o které vypráví, jsou Měďáky dva; považujeme to za tiskovou chybu.

## The Action phase

dominion-actions = Fáze akce
dominion-actions-playing = Zahrání akční karty
    .text = Můžete zahrát jednu akční kartu z ruky: vyložte ji před sebe lícem nahoru a proveďte, co říká. Další mohou následovat jen tehdy, když vám některá karta dá [akce](terms/actions). Zahrát žádnou nemusíte. V prvních dvou tazích ještě nikdo žádnou nemá.
dominion-actions-order = Shora dolů
    .text = Karta se provádí shora dolů, a to celá, než se zahraje další.
dominion-actions-must = Co nejvíce
    .text = Co karta říká, se musí provést, nakolik to jde; odpadá jen to, co provést nejde. Kde říká „můžete“, rozhodujete vy. Kartu lze zahrát, i když způsobí málo, nebo nic.
dominion-actions-in-play = Karty ve hře
    .text = Co jste zahráli, akční karty i karty peněz, leží před vámi po zbytek tahu; dřív z nich některou odstraní jen text karty. V ruce už nejsou: karta nemůže odložit ani zahodit sama sebe jako kartu z ruky.
dominion-actions-end = Kdy fáze končí
    .text = Fáze končí, když vám nezbývá žádná akce nebo žádná akční karta, nebo když přestanete. Poté se v tomto tahu už žádná akční karta nehraje, ať si doberete cokoli.
dominion-actions-others-turns = V tazích ostatních
    .text = Akční karty se hrají jen ve vlastním tahu. V tazích ostatních se používají jen [reakce](intrigue/reactions).

## What cards say

dominion-terms = Co říkají karty
dominion-terms-plus = Co znamená plus
    .text = Plus dává něco jen pro tento tah: [akce](terms/actions) :action:, [karty](terms/cards) :card:, [mince](terms/coins) :coin: nebo [nákupy](terms/buys) :buy:. Musíte si to vzít.
dominion-terms-actions = +1 akce
    .text = V tomto tahu můžete zahrát o jednu akční kartu více :action:, s +2 o dvě více, každou až po dokončení předchozí.
dominion-terms-cards = +1 karta
    .text = Ihned si doberte kartu :card: z dobíracího balíčku, s +2 dvě a tak dále. Když balíček dojde, [zamíchejte](further/shuffle) a pokračujte; když už žádné karty nejsou, doberete si méně.
dominion-terms-coins = +1 mince
    .text = Ve fázi nákupu tohoto tahu můžete utratit o jednu minci :coin: více, s +2 o dvě. Není to karta ani nic, co by vám zůstalo.
dominion-terms-buys = +1 nákup
    .text = V tomto tahu lze koupit o jednu kartu více :buy:. Musí se zaplatit jako ta první, a to z týchž mincí.
dominion-terms-discard = Odložit
    .text = Položte karty z ruky :hand: lícem nahoru na svůj vlastní odkládací balíček :discard_pile:. Z více karet najednou ukazujete jen vrchní, a kde na tom záleží, i jejich počet. Před úklidem odkládáte jen to, co vám určí karta.
dominion-terms-trash = Zahodit na smetiště
    .text = Zahozená karta :trash: vás opouští nadobro. Leží na smetišti, všem na očích, a odtud ji nelze koupit ani si ji vzít, pokud to neříká karta.
dominion-terms-gain = Vzít si
    .text = Vzatá karta jde ze společné zásoby :supply: navrch vašeho odkládacího balíčku, pokud karta neříká jinak. Co umí, se teď nepoužívá. Z prázdné hromádky si nelze nic vzít ani koupit.
dominion-terms-gain-cost = Vzít si podle ceny
    .text = Karta, která vám dovoluje něco si vzít, uvádí cenu :cost:, kterou vzatá karta musí mít nebo nesmí překročit. Mince tohoto tahu se k ní nepřičítají a nic se neplatí.
dominion-terms-reveal = Ukázat nebo odkrýt
    .text = Ukázanou nebo odkrytou kartu smějí vidět všichni. Poté se vrací na své místo, není-li řečeno jinak. Nestačí-li na to dobírací balíček, [zamíchejte](further/shuffle) jako při dobírání.
dominion-terms-set-aside = Dát stranou
    .text = Karta daná stranou leží na stole lícem nahoru a nic nedělá, není-li řečeno jinak. Kam půjde potom, říká karta, kvůli které tam leží.
dominion-terms-topdeck = Navrch dobíracího balíčku
    .text = Kartu položenou navrch dobíracího balíčku si doberete jako další. Kdo ji neviděl, neví, která to je. Je-li balíček prázdný, tvoří ho ona sama: nic se kvůli ní nemíchá.
dominion-terms-pass = Předat
    .text = Předaná karta jde lícem dolů do ruky jiného hráče; znají ji jen ti dva. Nepočítá se ani jako odložená nebo zahozená, ani jako vzatá.

## The buy phase

dominion-buying = Fáze nákupu
dominion-buying-treasures = Hraní karet peněz
    .text = Vyložte z ruky kterékoli karty peněz :treasure:, kolik jich chcete. Zůstávají do úklidu. Řekněte, až budete mít vyloženo, co chcete: od té chvíle už jen kupujete.
    .unverified = Že se všechny karty peněz hrají před nákupy, uvádějí až pozdější vydání; kniha neříká nic jiného.
dominion-buying-worth = Co dávají karty peněz
    .text = [[copper]] dává 1 minci :coin:, [[silver]] 2, [[gold]] 3. Jsou to příjmy, ne úspory: táž karta platí znovu pokaždé, když si ji doberete.
dominion-buying-total = Jeden součet
    .text = Mince z karet peněz a z akčních karet se sčítají. Kupovat můžete i jen za mince z akčních karet.
dominion-buying-buy = Koupě karty
    .text = Za nákup :buy: si vezmete jednu kartu společné zásoby, jejíž cenu :cost: dokážete zaplatit: kartu peněz, bodovací kartu, kartu království nebo Kletbu, ale nic z prázdné hromádky ani ze smetiště. Kupovat nic nemusíte.
dominion-buying-several = Více nákupů
    .text = Při více nákupech smějí všechny karty dohromady stát nejvýše tolik, kolik máte mincí. S 6 mincemi a dvěma nákupy si můžete vzít kartu za 2 a kartu za 4, nebo kartu za 6 a Měďák zadarmo.
dominion-buying-cost = Kolik karta stojí
    .text = Číslo vlevo dole, snížené o to, oč je karta [v tomto tahu levnější](cards/bridge), nikdy pod 0. Cenu mají i karty peněz. Co karty zlevňuje, platí pro každou kartu: ve společné zásobě, v rukou, v dobíracích i odkládacích balíčcích, u všech hráčů.
dominion-buying-bought = Kam jde
    .text = Koupená karta jde lícem nahoru na váš odkládací balíček :discard_pile:. Dokud si ji nedoberete, nic nedělá.
dominion-buying-left-over = Co zbude
    .text = Mince a nákupy, které nevyužijete, na konci tahu propadají.

## Clean-up

dominion-clean-up = Úklid
dominion-clean-up-discard = Všechno se odkládá
    .text = Všechny karty, které jste zahráli, a všechny, které vám zbyly v ruce, jdou na váš odkládací balíček. Co jste nezahráli, nemusíte ukazovat, kromě karty, která bude ležet navrchu.
dominion-clean-up-draw = Pět nových karet
    .text = Pak si doberte pět karet. Nestačí-li dobírací balíček, doberte si, co v něm je, [zamíchejte](further/shuffle) odkládací balíček a dobírejte dál. Máte-li celkem méně než pět karet, doberte si všechny.
dominion-clean-up-next = Další tah
    .text = Pokračuje hráč po levici. Útok zastihne plné ruce: čeká, až se pět karet dobere.

## The end of the game

dominion-end = Konec hry
dominion-end-when = Kdy hra končí
    .text = Hra končí po tahu, ve kterém zmizela poslední [[province]] nebo po kterém jsou tři hromádky společné zásoby prázdné, ať jsou to kterékoli. V [pěti a šesti hráčích](many/end) musí být čtyři.
dominion-end-last-turn = Poslední tah
    .text = Tah, ve kterém se to stane, se dohraje do konce, i s úklidem. Nikdo už další nemá.
dominion-end-scoring = Počítání bodů
    .text = Každý sečte body :vp: všech svých karet: v ruce, v dobíracím i v odkládacím balíčku. Statek má hodnotu 1, Vévodství 3, Provincie 6, Kletba −1. Počítat se mohou i karty království: [[great_hall]] 1, [[harem]] 2, [[nobles]] 2, [[duke]] a [[gardens]] podle toho, co vlastníte. Součet může být i menší než nula.
dominion-end-tie = Remíza
    .text = Má-li nejvíce bodů více hráčů, vyhrává ten z nich, kdo měl nejméně tahů. Je-li i to stejné, dělí se o vítězství.

## Further rules

dominion-further = Další pravidla
dominion-further-counting = Co se smí počítat a prohlížet
    .text = Kdykoli můžete spočítat kterýkoli dobírací balíček, kteroukoli hromádku společné zásoby a smetiště a smetiště si také prohlédnout. Dobírací balíček si neprohlíží nikdo; z odkládacího balíčku je vidět jen vrchní karta a počítat se nesmí. Jedna z voleb stolu vám zpřístupní váš vlastní odkládací balíček.
    .unverified = Kniha vám dovoluje spočítat vlastní dobírací balíček; balíčky ostatních leží na očích, takže se smějí počítat také.
dominion-further-hands = Karty v ruce jsou skryté
    .text = Svou ruku :hand: vidíte jen vy; ostatní vidí, kolik je v ní karet. Co bylo cestou do ruky ukázáno všem, to si smějí pamatovat.
dominion-further-order = Více hráčů najednou
    .text = Co karta dělá s více hráči, děje se v pořadí tahů: nejdřív u toho, kdo ji zahrál, pokud se ho týká, a pak dál doleva. S jedním se skončí, než začne další, ledaže všichni jednají současně, jako u karty [[masquerade]].
dominion-further-shuffle = Kdy se míchá
    .text = Má-li se dobrat nebo odkrýt více karet, než kolik jich má dobírací balíček :deck:, vezměte, co v něm je, zamíchejte odkládací balíček do nového dobíracího a pokračujte. Samotný prázdný balíček není důvod k míchání. Když ani pak karty nestačí, spokojte se s méně.
dominion-further-not-shuffled = Co se nezamíchává
    .text = Karty v ruce, ve hře, dané stranou nebo právě odkryté nepatří k odkládacímu balíčku a nezamíchávají se.

## What Intrigue adds

dominion-intrigue = Co přidávají Intriky
dominion-intrigue-choices = Karty, které dávají na výběr
    .text = Některé karty vám dávají na výběr: [[pawn]], [[steward]], [[minion]], [[nobles]], [[torturer]]. Vybíráte svobodně, i když se z vybraného může stát jen málo; co jste si vybrali, pak provedete, nakolik to jde. Volba se později nemění.
dominion-intrigue-two-types = Karty dvou typů
    .text = [[great_hall]] a [[nobles]] jsou akční :action: i bodovací karty :victory:, [[harem]] je karta peněz :treasure: i bodovací karta. Co mluví o některém typu, týká se i jich: [[adventurer]] Harém najde, [[mine]] v něj promění Stříbrňák, [[scout]] si je vezme všechny.
dominion-intrigue-attacks = Útoky
    .text = Útok :attack: škodí ostatním hráčům, jednomu po druhém zleva. Před jeho prvním pokynem může každý z nich použít reakce, ve stejném pořadí.
    .unverified = Kniha neříká, v jakém pořadí reaguje více hráčů.
dominion-intrigue-reactions = Reakce
    .text = Když jiný hráč zahraje kartu útoku, můžete z ruky ukázat reakce :reaction: ([[moat]], [[secret_chamber]]). Ukázaná karta zůstává v ruce. Nikdy nemusíte a při vlastních útocích se vás nikdo neptá.
dominion-intrigue-several-reactions = Více reakcí
    .text = Proti jednomu útoku můžete použít více reakcí, jednu po druhé: každá se dokončí, než přijde další. Následovat může i ta, kterou jste si právě dobrali. Každý kus se proti témuž zahrání útoku ukazuje jednou; jakmile vás před ním [[moat]] uchránil, druhý už nic nepřidá.
    .unverified = Kniha žádné omezení nemá; ukázat tutéž kartu znovu by znamenalo jen znovu vybírat.
dominion-intrigue-who-is-asked = Koho se stůl ptá na reakce
    .text = Aby otázka neprozradila nic o kartách v ruce, dostane ji každý, kdo má v ruce karty, jakmile některá reakce opustila společnou zásobu.
    .unverified = Kniha nechává otevřené, koho se ptát; takto stůl udržuje ruce skryté.

## Five and six players

dominion-many = Pět a šest hráčů
dominion-many-tables = Jeden stůl, nebo dva
    .text = S oběma krabicemi lze hrát ve více než čtyřech hráčích. Nejlepší jsou dva stoly, každý s kartami peněz, bodovacími kartami a Kletbami jedné krabice a s libovolnými deseti druhy karet království: sedm lidí hraje ve třech a ve čtyřech. Pět nebo šest hráčů může sedět i u jednoho stolu podle následujících pravidel; na tah se pak čeká déle, takže se to nehodí pro první hru.
dominion-many-piles = Větší hromádky
    .text = Pět hráčů používá 15 Provincií a 40 Kleteb, šest 18 a 50. Všechny ostatní hromádky bodovacích karet, i těch v království, mají 12 karet; ostatní hromádky království jich mají 10 jako vždy. Používají se karty peněz z obou krabic.
dominion-many-end = Konec v pěti a šesti hráčích
    .text = Hra končí s poslední Provincií, nebo se čtyřmi prázdnými hromádkami místo tří.

## The cards of Intrigue

dominion-cards = Karty Intrik
dominion-cards-baron = Baron
    .text = [[baron]]: nákup. Pak můžete odložit Statek za 4 mince. Statky si smíte nechat, ale kdo žádný neodloží, jeden si vezme, pokud nějaký zbývá. Poslouží jen Statek, žádná jiná bodovací karta.
dominion-cards-bridge = Most
    .text = [[bridge]]: nákup a mince. Všechny karty stojí do konce tahu o 1 méně, ve společné zásobě, v rukou, v dobíracích i odkládacích balíčcích, při koupi i pro všechno, co hledí na cenu. Více Mostů se sčítá; nic nestojí méně než 0. Po jednom Mostu tedy [[upgrade]] promění Měďák (0) v kartu s vytištěnou cenou 2 (teď 1).
dominion-cards-conspirator = Spiklenec
    .text = [[conspirator]]: 2 mince. Spočítejte akční karty zahrané v tomto tahu, i jeho samého: jsou-li tři nebo více, dává také kartu a akci. Akční karty zahrané až potom nepomáhají. Trůnní sál se počítá jako jedna a každé zahrání jeho karty jako další, takže když tah začíná Trůnním sálem na Spiklence, dostane bonus jen druhé zahrání. Karta, která byla mezitím zahozena, se stále počítá.
dominion-cards-coppersmith = Měditepec
    .text = [[coppersmith]]: za každého, který byl v tomto tahu zahrán, dává každý Měďák o minci více: dva Měditepci, nebo jeden s Trůnním sálem, dělají z Měďáku 3 mince. Cena Měďáku se nemění.
dominion-cards-courtyard = Hradní nádvoří
    .text = [[courtyard]]: doberte si tři karty, pak jednu položte navrch dobíracího balíčku. Vyberte ji ze všech, které pak držíte; i když držíte jedinou, musíte ji položit.
dominion-cards-duke = Vévoda
    .text = [[duke]]: má hodnotu 1 bodu za každé Vévodství, které na konci vlastníte, ať je kdekoli. Každý Vévoda počítá všechna; bez Vévodství nemá žádnou hodnotu.
dominion-cards-great_hall = Velký sál
    .text = [[great_hall]]: akční karta, která během hry dává kartu a akci a na konci 1 bod. Je [dvou typů](intrigue/two-types).
dominion-cards-harem = Harém
    .text = [[harem]]: karta peněz, která dává 2 mince a na konci 2 body. Je [dvou typů](intrigue/two-types).
dominion-cards-ironworks = Hutě
    .text = [[ironworks]]: vezměte si kartu s cenou nejvýše 4, pak bonus podle jejího typu: za akční kartu +1 akci, za kartu peněz +1 minci, za bodovací kartu +1 kartu. Karta dvou typů dává obojí. Kdo si nevezme nic, nebo si vezme Kletbu, bonus nedostane.
dominion-cards-masquerade = Maškary
    .text = [[masquerade]]: doberte si dvě karty. Pak si každý vybere kartu ze své ruky a všechny se najednou předají doleva: nikdo nevidí, co dostane, dokud sám nevybral. Pak může ten, kdo Maškary zahrál, zahodit kartu na smetiště; nikdo jiný. Není to útok.
dominion-cards-masquerade-empty = Maškary s prázdnou rukou
    .text = Hráč bez karet nic nepředává a nic nedostává; karta určená jemu jde nejbližšímu hráči po levici, který karty má. S jednou z voleb stolu ji přesto dostane.
    .unverified = První vydání o tom nic neříká; takto to uvádí druhé.
dominion-cards-mining_village = Důlní osada
    .text = [[mining_village]]: nejdřív karta a dvě akce, pak rozhodněte, zda ji zahodit na smetiště za 2 mince, dřív než se zahraje cokoli jiného. S Trůnním sálem se zahodí nejvýše jednou; druhé zahrání dá kartu a akce i tak.
dominion-cards-minion = Služebník
    .text = [[minion]]: akce v každém případě. Pak buď 2 mince, nebo odložíte celou ruku a doberete si čtyři karty, a stejně tak každý další hráč, který má v ruce pět nebo více karet. Reakce přicházejí před volbou, i od hráčů s méně než pěti kartami.
dominion-cards-nobles = Šlechtici
    .text = [[nobles]]: tři karty, nebo dvě akce, ne z obojího něco; na konci 2 body. Jsou [dvou typů](intrigue/two-types).
dominion-cards-pawn = Pěšák
    .text = [[pawn]]: vyberte si dvě různé z těchto možností, obě dřív, než se cokoli dobere: karta, akce, nákup, mince.
dominion-cards-saboteur = Sabotér
    .text = [[saboteur]]: každý další hráč odkrývá karty, dokud některá nestojí 3 nebo více, tu zahodí na smetiště a může si vzít kartu, která stojí alespoň o 2 méně. Ostatní odkryté karty odloží. Bez takové karty se nic nezahodí. Odkryté karty se [nezamíchávají](further/not-shuffled).
dominion-cards-scout = Zvěd
    .text = [[scout]]: akce. Odkryjte čtyři karty svého dobíracího balíčku; nestačí-li, [odkryté karty se nezamíchávají](further/not-shuffled). Všechny bodovací karty, i karty dvou typů, ale Kletby ne, se musí vzít do ruky; zbytek jde zpět navrch balíčku v pořadí, které znáte jen vy.
dominion-cards-secret_chamber = Tajemná komnata jako akce
    .text = [[secret_chamber]] zahraná jako akce: odložte libovolný počet karet, za každou je mince. Co dělá jako reakce, se přitom neděje.
dominion-cards-secret_chamber-reaction = Tajemná komnata jako reakce
    .text = Ukázaná proti útoku: doberte si dvě karty, pak položte kterékoli dvě karty z ruky navrch dobíracího balíčku v libovolném pořadí, chcete-li, i samotnou Tajemnou komnatu; máte-li méně karet, položte, co máte. Děje se to před útokem, samo o sobě to před ničím nechrání a lze to použít, i kdyby se vás útok netýkal.
dominion-cards-shanty_town = Chudinská čtvrť
    .text = [[shanty_town]]: dvě akce v každém případě. Pak ukažte ruku; není-li v ní akční karta, doberte si dvě karty, druhou i tehdy, když je první akční. Karty dvou typů se počítají jako akční.
dominion-cards-steward = Správce
    .text = [[steward]]: dvě karty, nebo 2 mince, nebo zahoďte na smetiště přesně dvě karty z ruky. Zbývá-li jediná karta, zahodí se ta.
dominion-cards-swindler = Podvodník
    .text = [[swindler]]: 2 mince. Každý další hráč zahodí na smetiště vrchní kartu svého dobíracího balíčku (je-li prázdný, po [zamíchání](further/shuffle)) a vezme si kartu stejné ceny, kterou vyberete ze společné zásoby: chcete-li, zase tutéž, nebo Kletbu za Měďák. Nemá-li tu cenu žádná hromádka, nevezme si nic; bez dobíracího i odkládacího balíčku nic nezahodí a nic si nevezme.
dominion-cards-torturer = Žalářník
    .text = [[torturer]]: doberte si tři karty. Každý další hráč si vybere: odložit dvě karty, nebo si vzít Kletbu do ruky. Vybrat lze i to, co provést nejde: kdo má v ruce jedinou kartu, odloží tu, a když žádná Kletba nezbývá, nevezme si žádnou. Poslední Kletby se rozdávají zleva.
dominion-cards-trading_post = Obchodní místo
    .text = [[trading_post]]: zahoďte na smetiště přesně dvě karty z ruky za Stříbrňák do ruky, který lze utratit v tomto tahu. Máte-li jedinou kartu, zahodí se ta, a to za nic; nemáte-li žádnou, nestane se nic. Nezbývá-li žádný Stříbrňák, obě se zahodí i tak.
dominion-cards-tribute = Dar poddaných
    .text = [[tribute]]: soused po levici odkryje dvě karty, nebo kolik jich po [zamíchání](further/shuffle) má, a odloží je. Za každou kartu s jiným názvem dostanete bonus každého z jejích typů: za akční kartu +2 akce, za kartu peněz +2 mince, za bodovací kartu +2 karty. Měďák a Harém tak dají 4 mince a dvě karty. Dvě karty se stejným názvem se počítají jednou, Kletba vůbec ne. Není to útok.
dominion-cards-upgrade = Pokrok
    .text = [[upgrade]]: karta a akce. Pak zahoďte na smetiště kartu z ruky, ať je za ni co si vzít, nebo ne; vezmete si kartu, která stojí přesně o 1 více, pokud ji společná zásoba má. S prázdnou rukou se nic nezahodí ani nevezme.
dominion-cards-wishing_well = Studna přání
    .text = [[wishing_well]]: karta a akce. Pak jmenujte kartu, názvem, ne typem, a odkryjte vrchní kartu svého dobíracího balíčku: je-li to ona, vezměte si ji do ruky; není-li, jde zpět a všichni ji znají.

## The cards of the base game

dominion-base = Karty základní hry
dominion-base-edition = První vydání
    .text = Karty jsou z prvního vydání: [[throne_room]], [[mine]] a [[moneylender]] se musí provést, pokud to jde.
dominion-base-adventurer = Dobrodruh
    .text = [[adventurer]]: odkrývejte, dokud nepřijdou dvě karty peněz, a vezměte si je do ruky; ostatní se odloží. Je-li jich méně, vezměte si, co je.
dominion-base-bureaucrat = Úředník
    .text = [[bureaucrat]]: vezměte si Stříbrňák navrch dobíracího balíčku. Každý další hráč ukáže všem bodovací kartu z ruky podle své volby a položí ji navrch svého dobíracího balíčku; nemá-li žádnou, ukáže ruku. Útok proběhne, i když žádný Stříbrňák nezbývá.
    .unverified = Že útok proběhne i bez Stříbrňáku, plyne z obecných pravidel; žádná kniha to neříká.
dominion-base-cellar = Sklepení
    .text = [[cellar]]: akce. Nejdřív odložte, kolik karet chcete, všechny najednou, pak si jich doberte stejný počet. Dojde-li balíček, zamíchají se i ony.
dominion-base-chancellor = Kancléř
    .text = [[chancellor]]: 2 mince. Můžete položit celý svůj dobírací balíček na odkládací, ihned a bez nahlédnutí.
dominion-base-chapel = Kaple
    .text = [[chapel]]: zahoďte na smetiště až čtyři karty z ruky, nebo žádnou.
dominion-base-council_room = Zasedání rady
    .text = [[council_room]]: čtyři karty a nákup. Ostatní si musí dobrat kartu. Není to útok.
dominion-base-feast = Hostina
    .text = [[feast]]: zahoďte ji na smetiště a vezměte si kartu s cenou nejvýše 5. S Trůnním sálem si vezmete dvě, ačkoli se zahodí jen jednou.
dominion-base-gardens = Zahrady
    .text = [[gardens]]: mají hodnotu 1 bodu za každých deset karet, které na konci vlastníte, zaokrouhleno dolů.
dominion-base-library = Knihovna
    .text = [[library]]: dobírejte si po jedné kartě, dokud jich nedržíte sedm. Každou akční kartu můžete hned, jak přijde, dát stranou; na konci se odloží a nepočítá se. Máte-li v ruce sedm nebo více karet, nic se nedobírá.
dominion-base-militia = Milice
    .text = [[militia]]: 2 mince. Ostatní odkládají, dokud jim v ruce nezbudou tři karty. Kdo má tři nebo méně, neodkládá nic.
dominion-base-mine = Důl
    .text = [[mine]]: zahoďte na smetiště kartu peněz z ruky a vezměte si do ruky kartu peněz, která stojí nejvýše o 3 více; lze ji utratit v tomto tahu. Může být i stejná nebo levnější.
dominion-base-moat = Hradní příkop
    .text = [[moat]]: při zahrání dvě karty. Ukázaný proti útoku vás před ním uchrání úplně: nic neodkryjete, nevezmete si ani neodložíte. Toho, co získává sám útočník, ani ostatních hráčů se to netýká. Proti každému zahrání útoku se musí ukázat znovu; druhý nic nepřidá.
dominion-base-moneylender = Lichvář
    .text = [[moneylender]]: zahoďte na smetiště Měďák za 3 mince, pokud nějaký máte. Bez něj Lichvář nic nedělá.
dominion-base-remodel = Přestavba
    .text = [[remodel]]: zahoďte na smetiště kartu z ruky a vezměte si kartu, která stojí nejvýše o 2 více; může být i stejná. Není-li co zahodit, nic si neberete.
dominion-base-spy = Špión
    .text = [[spy]]: karta a akce. Pak se odkryje vrchní karta každého dobíracího balíčku, nejdřív vašeho a pak dál doleva, a pokaždé řeknete, zda se odloží, nebo jde zpět. Karty, které jdou zpět, znají všichni.
dominion-base-thief = Zloděj
    .text = [[thief]]: každý další hráč odkryje dvě karty. Jedna karta peněz z nich, podle vaší volby, se musí zahodit na smetiště, zbytek se odloží. Z karet peněz zahozených právě teď si můžete vzít kterékoli.
dominion-base-throne_room = Trůnní sál
    .text = [[throne_room]]: vyberte si akční kartu z ruky a zahrajte ji dvakrát, hned po sobě a nic mezi tím. Celkem to stojí jednu akci. Každé zahrání se počítá samo: znovu se vybírá a na útok lze znovu odpovědět.
dominion-base-throne_room-twice = Trůnní sál na Trůnní sál
    .text = Druhý Trůnní sál se hraje dvakrát jako každá karta: další dvě akční karty, každá dvakrát. Zbývá-li jediná, zahraje se dvakrát a víc nic.
dominion-base-throne_room-trashed = Trůnní sál na kartu, která se zahazuje
    .text = Karta, která prvním zahráním opustí hru, se zahraje podruhé i tak; co závisí na jejím zahození, stane se jednou.
dominion-base-witch = Čarodějnice
    .text = [[witch]]: dvě karty. Každý další hráč si vezme Kletbu. Je-li jich příliš málo, rozdávají se zleva; nezbývá-li žádná, karty si doberete i tak.
dominion-base-workshop = Dílna
    .text = [[workshop]]: vezměte si kartu s cenou nejvýše 4, ať máte mincí kolikkoli.
dominion-base-plain = Karty bez vysvětlivek
    .text = [[village]]: karta a dvě akce. [[woodcutter]]: nákup a 2 mince. [[smithy]]: tři karty. [[festival]]: dvě akce, nákup a 2 mince. [[laboratory]]: dvě karty a akce. [[market]]: karta, akce, nákup a mince.

## Recommended sets

dominion-sets = Doporučené sady
dominion-sets-recommended = Sady deseti karet
    .text = Stůl zná každou z nich podle názvu. První tři používají jen Intriky, další tři obě krabice: to jsou sady z knihy. Posledních pět je ze základní hry; začněte sadou [První hra](sets/first_game).
# ours
dominion-sets-victory_dance = Vítězný tanec
    .text = Jen Intriky: [[masquerade]], [[pawn]], [[upgrade]], [[scout]], [[harem]], [[duke]], [[bridge]], [[ironworks]], [[great_hall]] a [[nobles]].
# ours
dominion-sets-secret_schemes = Tajné úklady
    .text = Jen Intriky: [[pawn]], [[harem]], [[steward]], [[ironworks]], [[shanty_town]], [[conspirator]], [[tribute]], [[saboteur]], [[swindler]] a [[trading_post]].
# ours
dominion-sets-best_wishes = Všechno nejlepší
    .text = Jen Intriky: [[masquerade]], [[upgrade]], [[scout]], [[steward]], [[torturer]], [[wishing_well]], [[shanty_town]], [[courtyard]], [[coppersmith]] a [[trading_post]].
# ours
dominion-sets-deconstruction = Dekonstrukce
    .text = Obě krabice: [[remodel]], [[mining_village]], [[bridge]], [[spy]], [[torturer]], [[saboteur]], [[swindler]], [[secret_chamber]], [[thief]] a [[throne_room]].
# ours
dominion-sets-hand_madness = Šílenství v rukou
    .text = Obě krabice: [[mine]], [[bureaucrat]], [[steward]], [[chancellor]], [[torturer]], [[nobles]], [[courtyard]], [[militia]], [[council_room]] a [[minion]].
# ours
dominion-sets-underlings = Poddaní
    .text = Obě krabice: [[masquerade]], [[baron]], [[witch]], [[pawn]], [[festival]], [[steward]], [[library]], [[nobles]], [[cellar]] a [[minion]].
# ours
dominion-sets-first_game = První hra
    .text = Jen základní hra: [[cellar]], [[market]], [[militia]], [[mine]], [[moat]], [[remodel]], [[smithy]], [[village]], [[woodcutter]] a [[workshop]].
# ours
dominion-sets-big_money = Velké peníze
    .text = Jen základní hra: [[adventurer]], [[bureaucrat]], [[chancellor]], [[chapel]], [[feast]], [[laboratory]], [[market]], [[mine]], [[moneylender]] a [[throne_room]].
# ours
dominion-sets-interaction = Interakce
    .text = Jen základní hra: [[bureaucrat]], [[chancellor]], [[council_room]], [[festival]], [[library]], [[militia]], [[moat]], [[spy]], [[thief]] a [[village]].
# ours
dominion-sets-size_distortion = Zkreslené rozměry
    .text = Jen základní hra: [[cellar]], [[chapel]], [[feast]], [[gardens]], [[laboratory]], [[thief]], [[village]], [[witch]], [[woodcutter]] a [[workshop]].
# ours
dominion-sets-village_square = Náves
    .text = Jen základní hra: [[bureaucrat]], [[cellar]], [[festival]], [[library]], [[market]], [[remodel]], [[smithy]], [[throne_room]], [[village]] a [[woodcutter]].
