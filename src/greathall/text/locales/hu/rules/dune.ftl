### A Dűne: Impérium és a Felkelés közös szabályai. A jelölésekről: learn/rules/page.py.

## Az alapok

dune-basics = Az alapok
dune-basics-points = Győzelmi pontok
    .text = A sikert győzelmi pontokban :vp: mérjük. [Befolyásból](influence/two), [szövetségekből](influence/alliance), [ütközetekből](combat/rewards) és kártyákból származnak. Az elveszített pontot le kell vonni.
dune-basics-end = Hogyan ér véget a játék
    .text = Minden forduló végén megnézzük a pontokat és az ütközetpaklit. Ha bárkinek legalább 10 pontja van, vagy elfogytak az ütközetkártyák, ez volt az utolsó forduló, és az győz, akinek a legtöbb pontja van. Lásd: [a játék vége](end/when).
dune-basics-leaders = Vezetők
    .text = A vezetőnek két saját képessége van. A bal oldali úgy működik, ahogy le van írva. A jobb oldalit, a pecsétgyűrűvel :signet:, mindig akkor használod, amikor ügynök kiküldéséhez játszod ki a [[signet_ring|Pecsétgyűrűt]]; felfedve a kártya nem használja.
dune-basics-draw = Húzás és keverés
    .text = Ha kártyát :card: kell húzni, és üres a húzópakli, keverd a dobópaklidat új húzópaklivá, és folytasd. A kézben lévő és a játékban lévő kártyákat nem kevered bele. Az üres húzópakli önmagában nem ok a keverésre, és ha semmi sem maradt, semmit sem húzol.
dune-basics-cards-first = A kártya előbbre való a szabálynál
    .text = Ahol egy kártya mást mond, mint a szabályok, ott a kártya számít.
dune-basics-agents = Ügynökök
    .text = Két ügynökkel :agent: kezdesz. Helyszínekre mennek, és csak oda, ahová egy kijátszott kártyád vezeti őket.

## Frakciók és befolyás

dune-influence = Frakciók és befolyás
dune-influence-tracks = Befolyássávok
    .text = Minden frakciónak van egy sávja. A kockád alul kezd. Ha ügynököt küldesz egy frakció helyszínére, ott egy lépést haladsz felfelé; más hatások is mozgatják felfelé, néha lefelé.
dune-influence-two = Két lépés: egy pont
    .text = Amikor a kockád eléri a 2-t, kapsz egy győzelmi pontot :vp:. Ha 2 alá esik, elveszíted azt a pontot. Akárhányszor megszerezhető és elveszíthető.
dune-influence-four = Négy lépés: egy bónusz
    .text = Amikor a kockád eléri a 4-et, megkapod az odanyomtatott bónuszt, bárkinél is van a szövetségjelölő. Ha visszaesel, nem kell visszaadni, és újra jár, ha újra eléred a 4-et.
dune-influence-alliance = Szövetségek
    .text = Aki elsőként éri el a 4-et, elveszi annak a frakciónak a szövetségjelölőjét, amely egy győzelmi pontot :vp: ér. Ha egy másik játékos a birtokosa fölé kerül, övé lesz a jelölő és a pont. Az egyenlőség semmin sem változtat.
dune-influence-alliance-lost = Egy szövetség elvesztése
    .text = Ha a birtokosának csökken a befolyása, az veszi el a jelölőt, aki vele egy szinten állt; ha többen álltak ott, az, akit a birtokos megnevez. Ha senki sem állt ott, és a birtokos 4 alá esik, a jelölő visszakerül a táblára, ahol az veszi el, aki legközelebb eléri a 4-et. Az a birtokos, aki felülről esik vissza egyenlőségbe, megtartja.
    .unverified = Mindez a hivatalos gyakori kérdésekből származik, kivéve az utolsó mondatot, amely a mi döntésünk.
dune-influence-alliance-needed = Ahol szövetség kell
    .text = Az a hatás, amely szövetséget kér, magát a jelölőt kéri. 4 befolyás nem elég hozzá.
dune-influence-choose = Választott befolyás
    .text = A bármely frakciót jelentő ikonnál :influence_any: te választod ki a frakciót. Ha egyszerre két lépés jár, mindkettőt ugyanannál a frakciónál teszed meg; a két frakcióra szóló hatás két különbözőnél egy-egy lépés.
dune-influence-top = A sáv teteje
    .text = A sáv 6-nál véget ér. Ami túlmenne rajta, elvész, és a tetején álló sávot nem ajánljuk fel.
    .unverified = Hogy nem ajánljuk fel, a mi döntésünk.
dune-influence-lose = Csökkenő befolyás
    .text = Költségként vagy veszteségként egy lépést olyan sávon kell lefelé tenni, ahol legalább egy befolyásod van.

## Intrikakártyák

dune-intrigue = Intrikakártyák
dune-intrigue-plot = Terv
    .text = A terv típusú kártyát a saját köreidben játszhatod ki, ügynök kiküldésekor vagy kártyák felfedésekor, bármely pillanatban: mielőtt ügynököt küldesz, a hatások között vagy utánuk. Többet is kijátszhatsz.
dune-intrigue-endgame = Végjáték
    .text = A végjáték típusú kártyát a játék végén játszod ki, [a pontok összehasonlítása előtt](end/intrigue).
dune-intrigue-conditions = Költségek és feltételek
    .text = A kártya kijátszásához teljesítened kell a feltételét, és ki kell fizetned a költségét. Amit nem lehet kifizetni vagy teljesíteni, azt nem ajánljuk fel.
dune-intrigue-one-by-one = Egyik a másik után
    .text = Egy kártyát teljesen végrehajtasz, mielőtt másikat játszanál ki. Addig nyíltan ott van, és csak utána dobod el, így önmagát nem húzhatja fel.
dune-intrigue-steal = Lopás
    .text = Ahol az ikon :steal_intrigue: mondja, minden ellenfeled, akinek legalább négy intrikakártyája van, véletlenszerűen ad neked egyet. Csak ti ketten tudjátok, melyiket.

## A forduló

dune-round = A forduló
dune-round-phases = Öt fázis
    .text = Egy forduló öt fázisból áll: a forduló kezdete, a játékosok körei, [csata](combat/intrigue), [Mesterek](makers/spice), [visszahívás](recall/agents).
dune-round-defend = Az irányított helyszín védelme
    .text = Ha az ütközet tétje egy általad [irányított](control/marker) helyszín, a készletedből azonnal bevethetsz egy katonai egységet :troop: az ütközetben, mielőtt kezet húznátok.
dune-round-turns = Körök
    .text = A kezdőjátékostól :first_player: az óramutató járásával megegyező irányban mindenki egy-egy kört játszik: [ügynököt küld ki](agents/card), vagy [felfedi a kártyáit](reveal/cards).
dune-round-reveal-once = Egyetlen kártyafelfedés
    .text = A kártyáid felfedése az utolsó köröd a fordulóban; utána kimaradsz. Akkor is felfedhetsz, ha még van ügynököd, de egyszerűen passzolni nem lehet, hacsak egy kártya nem engedi: ha nem tudsz ügynököt kiküldeni, fel kell fedned a kártyáidat. Amikor mindenki felfedett, a fázis véget ér.

## Ügynökök kiküldése

dune-agents = Ügynökök kiküldése
dune-agents-card = Egy kártya egy ügynököt küld ki
    .text = Játssz ki képpel felfelé egy kártyát a kezedből, és küldj ki egy ügynököt :agent: a vezetődtől egy olyan helyszínre, amelynek ügynökikonja szerepel a kártyán. Egy kártya egy ügynököt küld ki, egy ikonnal. A felfedésmezőjét figyelmen kívül kell hagyni.
dune-agents-none = Ikon nélküli kártyák
    .text = Ügynökikon nélkül egy kártya senkit sem küld ki; tartogasd a kártyáid felfedéséig.
dune-agents-cost = Mennyibe kerül egy helyszín
    .text = A helyszín költségét azonnal ki kell fizetni abból, ami addigra megvan, a helyszín vagy a kártya bármely hatása előtt. Ha nem tudod kifizetni, nem mehetsz oda. Egy előtte kijátszott terv típusú kártya meghozhatja, ami hiányzik.
dune-agents-requirement = Befolyáskövetelmény
    .text = Egyes helyszínek és egyes kártyák hatásai legalább bizonyos befolyást kívánnak egy frakciónál. Helyszínhez akkor kell meglennie, amikor az ügynököt kiküldöd: ennek a látogatásnak a lépése nem számít, de egy előtte kijátszott terv típusú kártya meghozhatja. Hatáshoz akkor kell meglennie, amikor végrehajtod.
dune-agents-effects = Mit hoz egy látogatás
    .text = Megkapod, amit a helyszín ad, és amit a kártyád ügynökmezője ad. Egy frakció helyszínén egy lépést is haladsz felfelé annál a frakciónál.
dune-agents-order = Tetszőleges sorrendben
    .text = Egy kör minden hatása olyan sorrendben jön, ahogy szeretnéd, a bevetést és a terv típusú kártyákat is beleértve. Amit az egyik hoz, az kifizetheti a következőt, vagy teljesítheti a feltételét.
dune-agents-arrow = A nyíl költséget jelent
    .text = Ami a nyíl előtt áll, az költség, ami mögötte, az jár érte. Kijátszott vagy felfedett kártyán, helyszínen vagy jutalomban nem kötelező fizetned; akkor semmit sem kapsz érte. Teljes egészében kell fizetni, és a kártya minden kijátszásánál egyszer. A helyszín vagy az intrikakártya ára más: anélkül nem mehetsz oda, illetve nem játszhatod ki.
dune-agents-trashed = A játékból kikerülő kártyák
    .text = Az a kártya, amelyet a mezője használata előtt elpusztítanak, nem ad többet semmit; amit előtte adott, megmarad. Az önmagát elpusztító kártya még megteszi, amit mond.
    .unverified = A tervező mondta így; a könyvek nem.

## Katonai egységek és az ütközet

dune-units = Katonai egységek és az ütközet
dune-units-recruit = Toborzás
    .text = Minden katonaiegység-ikonért :troop: egy katonai egységed a készletedből a helyőrségedbe :garrison: kerül. Amennyi hiányzik a készletből, annyit nem toborzol, se most, se később.
    .unverified = Hogy később sem pótolod, a mi döntésünk.
dune-units-elsewhere = Más helyszíneken
    .text = Keresztezett kardok nélküli helyszínen a toborzott egységek a helyőrségben maradnak, hacsak egy hatás be nem veti őket.
dune-units-deploy-when = Mikor lehet bevetni
    .text = A bevetés a kör hatásai előtt, között és után is történhet, részletekben is. A szám az egész körre szól.
dune-units-retreat = Visszavonulás
    .text = A visszavonuló :retreat: katonai egység az ütközetből a helyőrségedbe kerül vissza. A „bármennyi” nulla is lehet.
dune-units-lose = Elveszített katonai egység
    .text = Az elveszített katonai egység a készletedbe kerül vissza, nem a helyőrségedbe.

## Irányítás

dune-control = Irányítás
dune-control-marker = Az irányítás megszerzése
    .text = Egyes ütközetek tétje egy zászlós helyszín. Aki egyedül nyeri meg, irányításjelölőt :control: tesz oda, bárki másé helyére. Ott marad, amíg valaki más meg nem nyeri a helyszínt; a döntetlen semmin sem változtat.
dune-control-bonus = Az irányítási bónusz
    .text = Amikor bárki ügynököt küld egy általad irányított helyszínre, téged is beleértve, megkapod a bónuszát, miután a látogatást kifizették, és mielőtt a látogató bármit kapna.
    .unverified = A pillanat a Felkelés könyvének egyik példájából való.

## Kártyák felfedése

dune-reveal = Kártyák felfedése
dune-reveal-cards = Fedd fel a kezedet
    .text = Tedd képpel felfelé magad elé az összes kártyát, amely a kezedben maradt. Megkapod ezeknek a kártyáknak a felfedésmezőit :reveal:; az ügynökök kiküldésére kijátszott kártyák most semmit sem adnak, és az ügynökmezőket figyelmen kívül kell hagyni. A mezők és a [kártyák megszerzése](acquire/buy) után az [erőd](reveal/strength-marker) és a [tisztogatás](reveal/clean-up) következik.
dune-reveal-order = Tetszőleges sorrendben
    .text = A mezők olyan sorrendben jönnek, ahogy szeretnéd; kártyát előttük, közöttük és utánuk is szerezhetsz. Az a feltétel, amely a kör során később teljesül, még számít, egyszer; semmit sem kell visszavenni.
    .unverified = A második mondat a mi döntésünk.
dune-reveal-persuasion = Meggyőzés
    .text = Meggyőzésért :persuasion: kártyákat lehet szerezni. Mind egyetlen összeg: kártyákból, a Nagytanács székéből :council: (2) és azokból a helyszínekből, amelyek ezt mondják. Amit nem költesz el, elvész.
dune-reveal-no-deploying = Nincs bevetés
    .text = A kártyák felfedésekor toborzott katonai egységek a helyőrségben maradnak, hacsak egy hatás be nem veti őket.
dune-reveal-strength-marker = Az erőd nyilvános
    .text = Az [erődet](combat/strength) összeadjuk és közöljük, és követi mindazt, ami később változtat rajta.

## Kártyák megszerzése

dune-acquire = Kártyák megszerzése
dune-acquire-discard = Hová kerülnek
    .text = A megszerzett kártya a dobópaklidba kerül, hacsak valami mást nem mond, és most nem használod.
dune-acquire-row = A sor mindig teljes
    .text = Az impériumsorban mindig öt kártya van: amit elvisznek, azt azonnal pótoljuk, és az új is megszerezhető. Ha elfogy a pakli, a sor rövidül.
    .unverified = Hogy a sor rövidül, a mi döntésünk.
dune-acquire-box = A megszerzésmező
    .text = Ami a költség alatt, a megszerzés ikonjánál :acquire: áll, egyetlenegyszer hat, amikor megszerzed a kártyát; a kártya későbbi kijátszása vagy felfedése nem ismétli meg.
dune-acquire-other-ways = A megszerzés más módjai
    .text = Egyes hatások ingyen vagy erőforrásokért szereznek kártyát. Ugyanazokból a kártyákból választanak, a nyomtatott költség szerint, és a megszerzésmező is számít.

## Csata

dune-combat = Csata
dune-combat-intrigue = Csata típusú kártyák
    .text = A csata típusú kártyák körbejárnak az asztalon, a kezdőjátékostól indulva. Csak azt kérdezzük, akinek van haderője az ütközetben. Játssz ki, amennyit szeretnél, vagy passzolj; a passz nem köt, amikor újra te következel. Ha egy teljes körben mindenki passzol, vége.
dune-combat-out = Haderő nélkül
    .text = Ha nincs haderőd az ütközetben, nem veszel részt benne. Ha az utolsót elveszíted, vagy visszavonulsz vele, azonnal kiesel, és nincs erőd.
    .unverified = Hogy azonnal kiesik az ember, a mi döntésünk.
dune-combat-asked = Mindenképpen kérdezünk
    .text = Itt mindenkit megkérdezünk, aki részt vesz, és van intrikakártyája, akár illik valamelyik, akár nem, hogy senki se tudja meg, mi van a kezében.
    .unverified = A program működik így; nem a könyvek szabálya.
dune-combat-ties = Döntetlenek
    .text = A döntetlenben lévő játékosok a következő, alacsonyabb helyezés jutalmát kapják: az [első helyen](combat/ties-first) a második jutalmat, a [második helyen](combat/ties-second) a harmadikat, a [harmadik helyen](combat/ties-third) semmit.
dune-combat-ties-third = Döntetlen a harmadik helyen
    .text = Senki sem kap érte semmit.
dune-combat-order = Milyen sorrendben kapják a jutalmakat
    .text = Játékossorrendben, a kezdőjátékostól. Mindenki olyan sorrendben veszi a jutalma részeit, ahogy szeretné.
    .unverified = A könyvek nem mondják; a tervező igen, ahol számít.
dune-combat-supply = A harc után
    .text = Amikor minden jutalmat elvettek, az ütközetben lévő összes katonai egység a játékosok készletébe kerül, nem a helyőrségbe, és az erő újra 0. Így a jutalomként nyert katonai egységek a készletből jönnek, mielőtt a harcolók visszatérnének.

## Mesterek

dune-makers = Mesterek
dune-makers-spice = Bónusz fűszer
    .text = A csata után minden Mester helyszín :maker:, amelyen nincs ügynök, 1 bónusz fűszert :bonus_spice: kap, az ott lévők mellé.
dune-makers-taken = Aratás
    .text = Aki ügynököt küld egy Mester helyszínre, megkapja a helyszín saját fűszerét :spice: és az összes rajta lévő bónusz fűszert.

## Visszahívás

dune-recall = Visszahívás
dune-recall-agents = Az ügynökök hazatérnek
    .text = Ha a játék nem ért véget, mindenki visszaveszi az ügynökeit a vezetőjéhez.
dune-recall-marker = A kezdőjátékos
    .text = A kezdőjátékos-jelölő :first_player: az óramutató járása szerint következő játékoshoz kerül, és új forduló kezdődik.

## A játék vége

dune-end = A játék vége
dune-end-intrigue = Végjáték típusú kártyák
    .text = Először, a kezdőjátékostól az óramutató járásával megegyező irányban, mindenki kijátszhatja a végjáték típusú kártyáit. Ezután összehasonlítjuk a pontokat.
    .unverified = A könyvek nem neveznek meg sorrendet; ez a mi döntésünk.
dune-end-ties = Döntetlenek
    .text = Egyenlő pontszámnál az győz, akinek több fűszere :spice: van, aztán akinek több solarisa :solari:, aztán akinek több vize :water:, aztán akinek több katonai egysége van a helyőrségben :garrison:.

## Ikonok és kifejezések

dune-terms = Ikonok és kifejezések
dune-terms-goods = Solaris, fűszer, víz
    .text = A solaris :solari:, a fűszer :spice: és a víz :water: a közös készletből jön, és oda kerül vissza. A közös készlet végtelen: ha elfogynának a jelölők, használjatok mást. Fordulóról fordulóra megmaradnak.
dune-terms-gains = Amit kapsz
    .text = Az [erőforrások](terms/goods) a tieid, amíg el nem költöd őket. A [befolyás](influence/tracks) és a [pontok](basics/points) azonnal lépnek a sávjukon. A [meggyőzés](reveal/persuasion) :persuasion: és a [kardok](terms/sword) :sword: csak erre a fordulóra szólnak.
dune-terms-in-play = Játékban
    .text = Egy kártya attól a pillanattól játékban van, hogy kijátszották vagy felfedték. Az elpusztítása vagy a kártyáid felfedése utáni tisztogatás vet ennek véget.
dune-terms-bond = Kötelékek
    .text = A kötelékes hatáshoz ugyanannak a frakciónak egy másik kártyája kell a játékban. Két ilyen kártya egymást segíti, bármilyen sorrendben jöttek.
dune-terms-trash = Elpusztítás
    .text = Az elpusztítás ikonjával :trash: eltávolíthatsz egy kártyát a kezedből, a dobópaklidból vagy a játékban lévő kártyáid közül. Nem kötelező, hacsak nem költség, vagy a kártya nem mondja, hogy önmagát pusztítja el. A tartalék kártyái visszakerülnek a saját paklijukba.
dune-terms-discard = Eldobás
    .text = Eldobáskor :discard: egy általad választott kártyát a kezedből a dobópaklidra teszel. Az intrikakártyák ehhez nem számítanak, hacsak nincs mondva.
dune-terms-sword = Kardok
    .text = Minden kard :sword: eggyel több erő ebben a fordulóban, amíg van haderőd az ütközetben.
dune-terms-copies = Amit egy kártya adott, megmarad
    .text = A kártya által adott pontok és erőforrások megmaradnak, ha a kártyát elpusztítják.

## Mi nyílt, és mi rejtett

dune-open = Mi nyílt, és mi rejtett
dune-open-open = Mindenki számára nyílt
    .text = A vezetők, az erőforrások, a katonai egységek, a befolyás, a pontok, a sor, a játékban lévő kártyák, a dobópaklik és a kártyák száma bárhol: mindenki számára nyílt.
    .unverified = A könyvek nem szólnak mindegyikről; a kártyák száma a mi döntésünk.
dune-open-seen = Amit mindenki látott
    .text = Az a kártya, amelyet mindenki látott, mielőtt a kézbe került, ismert, amíg el nem hagyja a kezet, vagy bele nem keverik.
    .unverified = Ez a mi döntésünk.
