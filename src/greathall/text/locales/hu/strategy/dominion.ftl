### Hogyan játszd jól a Dominiont

dominion-opening = Az első körök

dominion-opening-first-buys = Az első két kezed megveszi a tervet
    .text = Együtt hét érme van bennük, többnyire négy és három. Nézd végig a birodalmat az első vásárlás előtt: az egyik kézből egy jó akció, a másikból egy [[silver]] – ez megbízható nyitás. Amit most veszel, az egész játszmában néhány körönként a kezedbe kerül.
    .look = A Nehéznek az első körében négy érméje van, és Polgárőrséget vesz. A második körében Ezüstöt; egy körrel később a Polgárőrség a kezében van.
dominion-opening-first-buys-measured = Az egy-két Kovácsműhellyel kiegészített pénzpakli { $games } játszma { $won }%-át nyerte meg a puszta pénz ellen (az egyensúly { $even }%).

dominion-opening-attack = A korai támadás mindenki mást lassít
    .text = Ami a többiekkel lapot dobat el, vagy [[curse|Átkot]] ad nekik, az addig hat a legjobban, amíg kicsik a paklik. A [[militia]] két érmét is ad, így nem kerül semmibe kijátszani. A többiek [[moat|Várárokkal]] védekezhetnek; lásd: [védekezés](intrigue/reactions).
    .look = A harmadik kör: először játsszák ki a Polgárőrséget. A Könnyű három lappal a kezében folytatja.
dominion-opening-attack-measured = A Polgárőrségekkel kiegészített pénz { $games } játszma { $won }%-át nyerte meg a puszta pénz ellen (az egyensúly { $even }%).

dominion-opening-gold = Hat érméért Aranyat vegyél
    .text = Amíg ritkán jön össze nyolc érme, az [[gold]] visz el odáig. Öt érméből a birodalom egy jó akcióját vedd meg, háromból vagy négyből [[silver|Ezüstöt]]. A [[copper]] ritkán éri meg a helyét a pakliban.
    .look = Az első két körben két Ezüst, és a harmadikban már hat érme van: egy Arany. Ezt a játszmát a Könnyű nyeri.
dominion-opening-gold-measured = Az a játékos, aki Ezüstöt vesz, de Aranyat soha, { $games } játszma { $won }%-át nyerte meg az ellen, aki vesz (az egyensúly { $even }%).

dominion-opening-small-deck = Ritkítsd meg, amivel kezdtél
    .text = A [[copper|Rezeket]] és a [[estate|Birtokokat]] jobb lapok helyett húzod fel. Ami [szemétbe dobja](terms/trash) őket, az az első körökben ér a legtöbbet: a [[chapel]] egyszerre négyet visz el, és a kevés jó lap minden körben előjön.
    .look = A harmadik körben a Kápolna két Birtokot és két Rezet visz el. Ez a kéz semmit sem vásárol, de minden következő jobb lesz tőle.
dominion-opening-small-deck-measured = Az Udvaroncokra épülő, Kápolnával kezdett pakli { $games } játszma { $won }%-át nyerte meg ugyanazon pakli ellen Kápolna nélkül (az egyensúly { $even }%).

dominion-mistakes = A leggyakoribb hibák

dominion-mistakes-early-duchies = Pontok túl korán
    .text = A [[duchy]] a végső számolásig semmit sem tesz, addig csak a kezet tölti. Hagyd békén a Hercegségeket és a Birtokokat, amíg a legtöbb Tartomány még ott van.
    .look = Negyedik kör: öt érmét Hercegségre költ, pedig mind a nyolc Tartomány ott van. A másik játékos a hetedik körig kincseket vesz, és győz.
dominion-mistakes-early-duchies-measured = Az a játékos, aki kezdettől minden Hercegséget megvesz, { $games } játszma { $won }%-át nyerte meg az ellen, aki kivár (az egyensúly { $even }%).

dominion-mistakes-no-duchies = Pontok túl későn
    .text = Ha négy vagy öt Tartomány maradt, a most vásárolt lapot már csak egyszer-kétszer húzod fel. Ettől fogva a [[duchy]] jobb, mint az [[gold]], és két megmaradt Tartománynál a [[estate]] jobb, mint az [[silver]]. Tudd, [mikor ér véget a játék](end/when).
    .look = Négy Tartomány maradt. Itt öt érméből Ezüst lesz; a másik játékos a következő körben hat érmét Hercegségre költ, és ilyen lapokkal győz.
dominion-mistakes-no-duchies-measured = Az a játékos, aki mindvégig csak Tartományt vesz, { $games } játszma { $won }%-át nyerte meg az ellen, aki áttér a Hercegségekre (az egyensúly { $even }%).

dominion-mistakes-many-smithies = Több akció, mint amennyit ki tudsz játszani
    .text = Körönként egy [akciód](actions/playing) van. Két olyan lap, mint a [[smithy]], amely nem ad vissza akciót, nem játszható ki együtt. Tíz laponként egy nagyjából elég, hacsak Falvak nem segítik.
    .look = Egy Kovácsműhelyt kijátszottak, egy másik haszontalanul hever a kézben lévő hét lap között.
dominion-mistakes-many-smithies-measured = Az a játékos, aki korlátlanul veszi a Kovácsműhelyeket, { $games } játszma { $won }%-át nyerte meg az ellen, aki egynél vagy kettőnél megáll (az egyensúly { $even }%).

dominion-mistakes-idle-villages = Falvak, amelyek után nincs mit kijátszani
    .text = A [[village]] akciókat ad, érmét nem. Olyan lapok nélkül, amelyek felhasználják ezeket az akciókat, csak önmagát pótolja. Előbb a húzó vagy támadó lapokat vedd meg, és a Falvakat akkor, amikor már kettő is összegyűlik a kezedben.
    .look = Két Falut kijátszottak. Három akció maradt, és egyetlen lap sincs a kézben, amelyhez akció kellene.
dominion-mistakes-idle-villages-measured = Az a játékos, aki Ezüst helyett Falvakat vesz, { $games } játszma { $won }%-át nyerte meg az ellen, aki Ezüstöt vesz (az egyensúly { $even }%).

dominion-mistakes-curses = Nincs válasz az Átkokra
    .text = A [[witch]] körről körre [[curse|Átkot]] ad mindenki másnak. Végy egyet, amint a többiek is megtehetik, tarts a kezedben [[moat|Várárkot]], vagy legyen valamid, ami szemétbe dob. Úgy folytatni, mintha mi sem történt volna – ez az egyetlen terv, amely megbukik.
    .look = A második Átok két körön belül. A Könnyű paklijában nincs rá válasz, és nem is lesz.
dominion-mistakes-curses-measured = A puszta pénzzel játszó játékos { $games } játszma { $won }%-át nyerte meg a Boszorkányokkal játszó ellen (az egyensúly { $even }%).

dominion-mistakes-money-alone = Csak pénz
    .text = Ezüst, Arany és Tartomány: bármely birodalomban tisztességes terv, és legyőzi az össze nem illő lapok halmazát. De a legtöbb birodalomban van jobb: keresd meg a tíz lap között, ami húz, ami akciót ad, ami támad, és ami [szemétbe dob](terms/trash).
    .look = Egy körben egy Piac és egy Polgárőrség, nyolc érme és egy második vásárlás. A Könnyűnek három lapja maradt.
dominion-mistakes-money-alone-measured = Az a bot, amely a birodalomhoz választja a pakliját, { $games } játszma { $won }%-át nyerte meg a puszta pénz ellen, mindegyiket más birodalomban (az egyensúly { $even }%).

dominion-more-players = Három és négy játékos

dominion-more-players-duchies = A vég hamarabb jön, mint gondolnád
    .text = Tizenkét Tartomány van, de többen veszik; az utolsó körökben több is elkel, mire újra te következel. Akkor térj át a Hercegségekre, amikor az asztal egyetlen köre véget vethet a játéknak, és figyelj a harmadik kifogyott paklira.
    .look = Egy Tartomány maradt. Itt öt érméből Ezüst lesz; a többiek következő három köre egy-egy Hercegséget hoz.
dominion-more-players-duchies-measured = Három, a végén Hercegséget vásárló játékos között az, aki csak Tartományt vesz, { $games } játszma { $won }%-át nyerte meg (az egyensúly { $even }%).
