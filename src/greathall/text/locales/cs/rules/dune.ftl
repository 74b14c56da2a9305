### The rules that Dune: Imperium and Uprising share. How they are marked: learn/rules/page.py.

## The basics

dune-basics = Základy
dune-basics-points = Vítězné body
    .text = Úspěch se měří vítěznými body :vp:. Získávají se za [vliv](influence/two), [aliance](influence/alliance), [střety](combat/rewards) a karty. Bod, který ztratíte, se zase odečte.
dune-basics-end = Jak hra končí
    .text = Na konci každého kola se zkontrolují body a balíček karet střetu. Má-li někdo 10 nebo více bodů, nebo nezbývá-li žádná karta střetu, bylo to poslední kolo a vítězí, kdo má nejvíce bodů. Viz [konec hry](end/when).
dune-basics-leaders = Vůdci
    .text = Vůdce má dvě vlastní schopnosti. Levá platí tak, jak je napsána. Pravá, s pečetním prstenem :signet:, se použije, kdykoli v tahu agentem zahrajete svou kartu [[signet_ring]]; když se karta odhalí, schopnost se nepoužívá.
dune-basics-draw = Dobírání a míchání
    .text = Má-li se dobrat karta :card: a balíček je prázdný, zamíchejte odkládací balíček do nového balíčku a pokračujte. Karty v ruce a ve hře se nezamíchávají. Samotný prázdný balíček není důvod k míchání, a když už nic nezbývá, nic se nedobírá.
dune-basics-cards-first = Karty mají přednost před pravidly
    .text = Kde karta říká něco jiného než pravidla, platí karta.
dune-basics-agents = Agenti
    .text = Začínáte se dvěma agenty :agent:. Chodí na pole herního plánu, a to jen tam, kam je vede karta, kterou zahrajete.

## Factions and Influence

dune-influence = Frakce a vliv
dune-influence-tracks = Počítadla vlivu
    .text = Každá frakce má počítadlo. Vaše kostka začíná dole. Vyslání agenta na pole frakce ji tam posune o jeden krok výš; nahoru, a občas i dolů, ji posouvají také jiné efekty.
dune-influence-two = Dva kroky: bod
    .text = Když vaše kostka dosáhne 2, získáte vítězný bod :vp:. Klesne-li pod 2, bod ztratíte. Získat a zase ztratit ho můžete libovolněkrát.
dune-influence-four = Čtyři kroky: bonus
    .text = Když vaše kostka dosáhne 4, dostanete bonus, který je tam vytištěn, ať má alianci kdokoli. Když klesnete, nevrací se, a když znovu vystoupáte na 4, dostanete ho znovu.
dune-influence-alliance = Aliance
    .text = Kdo jako první dosáhne 4, získá alianci s touto frakcí a s ní vítězný bod :vp:. Jiný hráč, který se dostane nad jejího držitele, přebírá žeton i bod. Shoda nic nemění.
dune-influence-alliance-lost = Ztráta aliance
    .text = Když držitel aliance ztratí vliv, přebírá žeton ten, kdo byl s ním na stejné úrovni, z více takových ten, koho držitel určí. Nebyl-li tam nikdo a držitel klesne pod 4, vrací se žeton na herní plán, kde ho získá ten, kdo jako další dosáhne 4. Držitel, který shora klesne na stejnou úroveň jako někdo jiný, si ho nechává.
    .unverified = To vše je z oficiálního FAQ, kromě poslední věty, která je naší volbou.
dune-influence-alliance-needed = Kde se vyžaduje aliance
    .text = Efekt, který vyžaduje alianci, vyžaduje samotný žeton. Mít 4 vlivy nestačí.
dune-influence-choose = Vliv podle vaší volby
    .text = Ikona s libovolnou frakcí :influence_any: platí pro frakci, kterou si vyberete. Dva kroky najednou se udělají u téže frakce; efekt pro dvě frakce je po jednom kroku u dvou různých.
dune-influence-top = Vrchol počítadla
    .text = Počítadlo končí na 6. Co by šlo dál, propadá, a počítadlo, na jehož vrcholu jste, se nenabízí.
    .unverified = Že se nenabízí, je naše volba.
dune-influence-lose = Ztráta vlivu
    .text = Jako cena nebo jako ztráta se o krok klesá na počítadle, kde máte alespoň jeden vliv.

## Intrigue cards

dune-intrigue = Karty intrik
dune-intrigue-plot = Tajné plány
    .text = Karta tajných plánů se hraje ve vašich vlastních tazích agentem nebo tazích odhalení, a to kdykoli: dřív než vyšlete agenta, mezi efekty nebo po nich. Můžete jich zahrát několik.
dune-intrigue-endgame = Konec hry
    .text = Karta konce hry se hraje po skončení hry, ještě [než se porovnají body](end/intrigue).
dune-intrigue-conditions = Ceny a podmínky
    .text = Chcete-li kartu zahrát, musíte splnit její podmínku a zaplatit její cenu. Co nelze zaplatit nebo splnit, se nenabízí.
dune-intrigue-one-by-one = Jedna po druhé
    .text = Karta se provede celá, než se zahraje další. Zatím leží otevřeně a odkládá se až potom, takže nemůže dobrat sama sebe.
dune-intrigue-steal = Krádež
    .text = Kde to říká ikona :steal_intrigue:, vám každý soupeř se čtyřmi nebo více kartami intrik dá jednu náhodnou. Která to je, víte jen vy dva.

## The round

dune-round = Kolo
dune-round-phases = Pět fází
    .text = Kolo má pět fází: Zahájení kola, Tahy hráčů, [Boj](combat/intrigue), [Tvůrci](makers/spice), [Vyhodnocení kola](recall/agents).
dune-round-defend = Obrana toho, co ovládáte
    .text = Jde-li ve střetu o pole, které [ovládáte](control/marker), můžete do něj ihned, ještě před dobráním karet do ruky, dát jednu jednotku :troop: ze své zásoby.
dune-round-turns = Tahy
    .text = Od prvního hráče :first_player: po směru hodinových ručiček má každý vždy jeden tah: [tah agentem](agents/card), nebo [tah odhalení](reveal/cards).
dune-round-reveal-once = Jediný tah odhalení
    .text = Tah odhalení je v kole váš poslední; pak už na vás řada nepřijde. Odhalit můžete, i když vám agenti zbývají, ale pokud to neříká karta, nemůžete jen pasovat: když žádného agenta vyslat nemůžete, musíte odhalit. Jakmile odhalili všichni, fáze končí.

## Agent turns

dune-agents = Tahy agentem
dune-agents-card = Karta vysílá agenta
    .text = Zahrajte jednu kartu z ruky lícem nahoru a vyšlete jednoho agenta :agent: od svého vůdce na pole herního plánu s některou z ikon agenta této karty. Jedna karta vysílá jednoho agenta, podle jedné ikony. Její sekce odhalení se nepoužívá.
dune-agents-none = Karty bez ikon
    .text = Bez ikony agenta karta nikoho nevysílá; nechte si ji na tah odhalení.
dune-agents-cost = Co pole stojí
    .text = Cena pole se platí ihned, z toho, co v té chvíli máte, před jakýmkoli efektem pole nebo karty. Nemůžete-li zaplatit, nemůžete tam jít. Karta tajných plánů zahraná předtím může přinést, co chybí.
dune-agents-requirement = Vyžadovaný vliv
    .text = Některá pole a některé efekty karet vyžadují určitý vliv na frakci, nebo větší. Pro pole ho musíte mít, když se agent vysílá: krok za tuto návštěvu se nepočítá, ale karta tajných plánů zahraná předtím ho přinést může. Pro efekt ho musíte mít, když se efekt provádí.
dune-agents-effects = Co návštěva přináší
    .text = Dostanete, co dává pole, a co dává sekce agenta vaší karty. Na poli frakce u ní také postoupíte o jeden krok.
dune-agents-order = V libovolném pořadí
    .text = Všechny efekty tahu přicházejí v pořadí, jaké chcete, i poslání do střetu a karty tajných plánů. Co jeden z nich přinese, tím lze zaplatit další nebo splnit jeho podmínku.
dune-agents-arrow = Šipky jsou ceny
    .text = Co je před šipkou, je cena; co je za ní, to za ni dostanete. Na kartě, kterou hrajete nebo odhalujete, na poli ani v odměně platit nemusíte; pak za to nedostanete nic. Platí se celá cena, a to jednou za každé zahrání karty. Cena pole nebo karty intrik je něco jiného: bez ní tam nemůžete jít, případně ji nemůžete zahrát.
dune-agents-trashed = Karty, které opouštějí hru
    .text = Karta zničená dřív, než byla použita její sekce, už nic nedá; co dala předtím, zůstává. Karta, která zničí sama sebe, přesto udělá, co říká.
    .unverified = Řekl to autor hry; knihy ne.

## Troops and the Conflict

dune-units = Jednotky a střet
dune-units-recruit = Získání jednotek
    .text = Za každou ikonu jednotky :troop: přijde jedna vaše jednotka ze zásoby do pevnosti :garrison:. Co v zásobě chybí, nezískáte ani teď, ani později.
    .unverified = Že se to později nedohání, je naše volba.
dune-units-elsewhere = Na jiných polích
    .text = Na poli bez zkřížených mečů zůstávají získané jednotky v pevnosti, pokud je do střetu nepošle některý efekt.
dune-units-deploy-when = Kdy se posílá do střetu
    .text = Do střetu lze poslat jednotky před efekty tahu, mezi nimi i po nich, také po částech. Počet platí pro celý tah.
dune-units-retreat = Ústup
    .text = Jednotka, která ustoupí :retreat:, jde ze střetu zpět do vaší pevnosti. „Libovolný počet“ může znamenat i žádnou.
dune-units-lose = Ztráta jednotky
    .text = Ztracené jednotky jsou zpět ve vaší zásobě, ne v pevnosti.

## Control

dune-control = Ovládnutí
dune-control-marker = Jak se pole ovládne
    .text = V některých střetech jde o pole s vlajkou. Kdo takový střet sám vyhraje, položí tam ukazatel ovládnutí :control: místo jakéhokoli jiného. Zůstává tam, dokud pole nezíská někdo jiný; remíza nic nemění.
dune-control-bonus = Bonus za ovládnutí
    .text = Kdykoli někdo, i vy sami, vyšle agenta na pole, které ovládáte, získáte jeho bonus, jakmile je návštěva zaplacena, a dřív, než návštěvník cokoli dostane.
    .unverified = Okamžik je převzat z příkladu v knize k Povstání.

## The Reveal turn

dune-reveal = Tah odhalení
dune-reveal-cards = Odhalte karty z ruky
    .text = Vyložte před sebe lícem nahoru všechny karty, které vám zbyly v ruce. Využijete sekce odhalení :reveal: těchto karet; karty z vašich tahů agentem teď nic nedávají a sekce agenta se nepoužívají. Po sekcích a [získávání karet](acquire/buy) přijde vaše [síla](reveal/strength-marker) a [úklid](reveal/clean-up).
dune-reveal-order = V libovolném pořadí
    .text = Sekce přicházejí v pořadí, jaké chcete; karty lze získávat před nimi, mezi nimi i po nich. Podmínka, která se splní až později v tahu, se stále počítá, jednou; nic se nebere zpět.
    .unverified = Druhá věta je naše volba.
dune-reveal-persuasion = Přízeň
    .text = Za přízeň :persuasion: se získávají karty. Všechna tvoří jeden součet: z karet, z křesla v Nejvyšší radě :council: (2) a z polí, která to říkají. Co neutratíte, propadá.
dune-reveal-no-deploying = Nic se neposílá do střetu
    .text = Jednotky získané v tahu odhalení zůstávají v pevnosti, pokud je do střetu nepošle některý efekt.
dune-reveal-strength-marker = Vaše síla je veřejná
    .text = Vaše [síla](combat/strength) se sečte a oznámí a později sleduje každou změnu.

## Acquiring cards

dune-acquire = Získávání karet
dune-acquire-discard = Kam jdou
    .text = Získaná karta jde na váš odkládací balíček, není-li řečeno jinak, a teď se nepoužívá.
dune-acquire-row = Řada je plná
    .text = Imperiální řada má vždy pět karet: vzatá karta se ihned nahradí a získat lze i tu novou. Když balíček dojde, řada se zmenšuje.
    .unverified = Že se řada zmenšuje, je naše volba.
dune-acquire-box = Efekt při získání
    .text = Co je pod cenou u ikony získání :acquire:, platí jen jednou, když kartu získáte; pozdější zahrání ani odhalení karty to neopakuje.
dune-acquire-other-ways = Jiné způsoby získání
    .text = Některé efekty získávají kartu zadarmo nebo za zdroje. Berou ji z týchž karet, počítá se její vytištěná cena a její efekt při získání platí.

## Combat

dune-combat = Boj
dune-combat-intrigue = Karty boje
    .text = Karty boje se hrají kolem stolu, počínaje prvním hráčem. Na řadu přicházejí jen ti, kdo mají ve střetu vojenskou sílu. Zahrajte jich, kolik chcete, nebo pasujte; pas vás nezavazuje, až na vás znovu přijde řada. Když po sobě pasují všichni, je konec.
dune-combat-out = Bez vojenské síly
    .text = Bez vojenské síly ve střetu se boje neúčastníte. Když o poslední přijdete nebo ji stáhnete, ihned vypadáváte a vaše síla je 0.
    .unverified = Že se vypadává ihned, je naše volba.
dune-combat-asked = Dotaz v každém případě
    .text = Zde se program ptá každého, kdo se boje účastní a má karty intrik, ať se některá hodí, nebo ne, aby se nikdo nedozvěděl, co drží.
    .unverified = Tak to dělá program; v knihách takové pravidlo není.
dune-combat-ties = Remízy
    .text = Hráči v remíze berou odměnu za nejbližší nižší místo: za [první místo](combat/ties-first) druhou odměnu, za [druhé místo](combat/ties-second) třetí, za [třetí místo](combat/ties-third) nic.
dune-combat-ties-third = Remíza o třetí místo
    .text = Nikdo za ně nic nedostane.
dune-combat-order = V jakém pořadí se berou odměny
    .text = V pořadí tahů od prvního hráče. Každý bere části odměny v pořadí, jaké chce.
    .unverified = Knihy to neříkají; řekl to autor hry pro případy, kdy na tom záleží.
dune-combat-supply = Po boji
    .text = Když jsou vzaty všechny odměny, jdou všechny jednotky ze střetu do zásoby svých hráčů, ne do pevnosti, a síla je zase 0. Jednotky získané jako odměna tedy přicházejí ze zásoby dřív, než se tam vrátí ty, které bojovaly.

## Makers

dune-makers = Tvůrci
dune-makers-spice = Bonusové koření
    .text = Po boji dostane každé pole tvůrce :maker: bez agenta 1 bonusové koření :bonus_spice: navíc k tomu, které tam už leží.
dune-makers-taken = Těžba
    .text = Kdo vyšle agenta na pole tvůrce, vezme si jeho vlastní koření :spice: a všechno bonusové koření na něm.

## Recall

dune-recall = Vyhodnocení kola
dune-recall-agents = Agenti se vracejí
    .text = Pokud hra neskončila, vezme si každý své agenty zpět k vůdci.
dune-recall-marker = První hráč
    .text = Žeton prvního hráče :first_player: jde dalšímu hráči po směru hodinových ručiček a začíná nové kolo.

## The end

dune-end = Konec
dune-end-intrigue = Karty konce hry
    .text = Nejdřív může každý, od prvního hráče po směru hodinových ručiček, zahrát své karty konce hry. Pak se porovnají body.
    .unverified = Knihy žádné pořadí neuvádějí; toto je naše volba.
dune-end-ties = Remízy
    .text = Mezi těmi, kdo mají stejně bodů, vítězí ten, kdo má více koření :spice:, pak solárů :solari:, pak vody :water:, pak jednotek v pevnosti :garrison:.

## Icons and terms

dune-terms = Ikony a pojmy
dune-terms-goods = Soláry, koření, voda
    .text = Soláry :solari:, koření :spice: a voda :water: přicházejí z banku a vracejí se tam. Bank je bez dna: dojdou-li žetony, použijte něco jiného. Zdroje zůstávají z kola do kola.
dune-terms-gains = Co se získává
    .text = [Zdroje](terms/goods) jsou vaše, dokud je neutratíte. [Vliv](influence/tracks) a [body](basics/points) se hned posouvají na svých počítadlech. [Přízeň](reveal/persuasion) :persuasion: a [meče](terms/sword) :sword: platí jen pro toto kolo.
dune-terms-in-play = Ve hře
    .text = Karta je ve hře od chvíle, kdy je zahrána nebo odhalena. Končí to jejím zničením nebo úklidem vašeho tahu odhalení.
dune-terms-bond = Pouta
    .text = Efekt s poutem vyžaduje ve hře jinou kartu dané frakce. Dvě takové karty si pomáhají navzájem, ať přišly v jakémkoli pořadí.
dune-terms-trash = Zničit
    .text = Ikona zničení :trash: vám dovoluje odstranit kartu z ruky, z odkládacího balíčku nebo ze svých karet ve hře. Nemusíte, ledaže je to cena nebo karta říká, že ničí sama sebe. Karty stálé zásoby se vracejí na svou hromádku.
dune-terms-discard = Odložit
    .text = Odložit :discard: znamená položit kartu podle své volby z ruky na svůj odkládací balíček. Karty intrik se nepočítají, pokud to není řečeno.
dune-terms-sword = Meče
    .text = Každý meč :sword: zvyšuje v tomto kole vaši sílu o 1, pokud máte ve střetu vojenskou sílu.
dune-terms-copies = Co karta dala, zůstává
    .text = Body a zdroje, které karta dala, zůstávají, i když je zničena.

## What is open and what is hidden

dune-open = Co je veřejné a co skryté
dune-open-open = Veřejné
    .text = Vůdci, zdroje, jednotky, vliv, body, řada, karty ve hře, odkládací balíčky a počet karet kdekoli jsou veřejné.
    .unverified = Knihy nemluví o tom všem; počet karet je naše volba.
dune-open-seen = Co všichni viděli
    .text = Karta, kterou všichni viděli cestou do něčí ruky, je známá, dokud ruku neopustí nebo se nezamíchá.
    .unverified = To je naše volba.
