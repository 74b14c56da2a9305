### A Dominion szabályai az Intrikával és az alapjátékkal. A jelölésekről: learn/rules/page.py.

## A cél

dominion-goal = A cél
dominion-goal-deck = Saját pakli
    .text = Mindenki kártyapaklit épít. Ez egyszerre a pénzed, a lépéseid és a pontjaid. Kicsi és gyenge paklival kezdesz, és minden körödben vásárolhatsz hozzá valamit.
dominion-goal-win = Ki győz
    .text = A játék végén az győz, akinek az összes lapján együtt a legtöbb győzelmi pont :vp: van. Lásd: [a pontok számolása](end/scoring).
dominion-goal-balance = A pontok útban vannak
    .text = A győzelmipont-kártyákkal :victory: lehet megnyerni a játékot, de addig keveset vagy semmit sem tesznek. Ha túl korán veszed őket, eltömik a kezedet; ha túl későn, már elfogytak.

## Előkészületek

dominion-setup = Előkészületek
dominion-setup-first-player = Ki kezd
    .text = A kezdőjátékost kisorsoljátok, vagy megegyeztek róla. Ha ugyanazok játszanak újra, az előző győztes bal oldali szomszédja kezd; megosztott győzelem után azok egyike, akik nem győztek, ha pedig mindenki győzött, akkor bárki, véletlenszerűen.
    .unverified = A könyv nem mondja meg, ki kezd egy mindenki által megosztott győzelem után.
dominion-setup-start-deck = Kezdőpaklik
    .text = Minden játékos 7 [[copper|Rézzel]] és 3 [[estate|Birtokkal]] kezd, képpel lefelé húzópaklivá :deck: keveri őket, és húz öt lapot.
dominion-setup-supply = A készlet
    .text = Két doboz van, az alapjáték és az Intrika, mindkettő az első kiadásban; mindegyikben vannak saját kincsek, győzelmipont-kártyák és Átkok, valamint 25-féle birodalomkártya. Egy játszma készletében :supply: tizenhét pakli van, amelyeket mindenki lát és megszámolhat: három kincs, három győzelmipont-kártya, az Átkok és tízféle birodalomkártya. Ami nincs köztük, a dobozban marad.
dominion-setup-trash = A szemét
    .text = A készlet mellett van a szemét :trash:, egyetlen közös pakli, képpel felfelé. Kezdetben üres.
dominion-setup-types = Kártyatípusok
    .text = A kártya alsó sora nevezi meg a típusait: akció :action:, kincs :treasure:, győzelmi pont :victory:, átok :curse:, támadás :attack:, védekezés :reaction:. Az akciókat az akciófázisban, a kincseket a vásárlási fázisban kell kijátszani; ami egyik sem, azt soha nem játszod ki. A két típusba tartozó kártya mindig mindkettő: lásd: [két típusba tartozó kártyák](intrigue/two-types). Ahol egy kártya típust kér, ott bármely ilyen típusú lap megfelel; ahol név szerint kér egy kártyát, ott csak az.
dominion-setup-treasures = Kincspaklik
    .text = [[copper]], [[silver]] és [[gold]] minden játszmában van: 60, 40 és 30 lap egy dobozból, a Rezekből levonva a kezdőpaklik lapjait. Öt vagy hat játékossal mindkét dobozt használjuk: 120, 80 és 60. (A könyv szerint kisebb játszmákhoz is hozzátehető a második doboz; ennél az asztalnál nem.)
dominion-setup-victory = Győzelmipont-paklik
    .text = [[estate]], [[duchy]] és [[province]] minden játszmában van: két játékossal mindegyikből 8, hárommal vagy néggyel 12. A kezdőpaklik Birtokai nem tartoznak ezek közé. A birodalomkártyák közötti győzelmipont-kártyákból ugyanennyi van. Öt vagy hat játékosnál [más a paklik mérete](many/piles).
dominion-setup-curses = Az Átkok
    .text = Két játékoshoz 10, háromhoz 20, négyhez 30 [[curse]] kell; öt és hat játékosnál [nagyobb a pakli](many/piles). A másoknak ártó lapok osztják ki őket. Akár vásárolhatsz is egyet; oda kerül, ahová minden, amit veszel.
dominion-setup-kingdom = Tíz birodalomkártya
    .text = Minden játszmában tízféle birodalomkártya van, mindegyikből tíz (a köztük lévő győzelmipont-kártyákból [annyi, mint a többi győzelmipont-pakliban](setup/victory)). Válasszatok egy [ajánlott összeállítást](sets/recommended), nevezzetek meg tízet, húzzátok őket véletlenszerűen egy vagy mindkét dobozból, vagy vegyetek mindkettőből ötöt. Ha ez az első játszmátok, válasszátok az alapjáték kártyáiból álló [Első játszma](sets/first_game) összeállítást.

## A kör

dominion-turn = A kör
dominion-turn-phases = Három fázis
    .text = Egy kör három fázisból áll, ebben a sorrendben: [akciók](actions/playing), [vásárlás](buying/treasures), [befejező fázis](clean-up/discard). Utána a bal oldali szomszéd köre következik.
dominion-turn-start = Mivel kezdődik egy kör
    .text = Egy akció :action:, egy vásárlás :buy:, és egyetlen érme :coin: sem. Ezekből semmi sem vihető át egyik körből a másikba.
dominion-turn-example = Egy kör példaként
    .text = A [[mining_village]] egy [[courtyard|Palotaudvart]] húz, és két akciót ad; most kell eldönteni, hogy a szemétbe kerüljön-e, és megmarad. A Palotaudvar három lapot húz, a harmadikat keverés után, és egy Birtok visszakerül a húzópaklira; a [[pawn]] egy érmét és egy vásárlást ad. Két Rézzel és két Ezüsttel ez 7 érme két vásárlásra: [[great_hall]] 3-ért és [[scout]] 4-ért. Utána minden lap a használt paklira kerül, és öt új lapot húznak.
    .unverified = A könyv három Rezet játszik ki 8 érméért, de az általa leírt kézben kettő van; sajtóhibának tartjuk.

## Az akciófázis

dominion-actions = Az akciófázis
dominion-actions-playing = Egy akció kijátszása
    .text = Kijátszhatsz egy akciókártyát a kezedből: tedd képpel felfelé magad elé, és tedd meg, amit mond. További csak akkor követheti, ha egy kártya [akciót](terms/actions) ad. Nem kötelező kijátszani. Az első két körben még senkinek sincs.
dominion-actions-order = Felülről lefelé
    .text = Egy kártyát felülről lefelé hajtasz végre, egészen, mielőtt a következőt kijátszanád.
dominion-actions-must = Amennyire csak lehet
    .text = Amit egy kártya mond, azt meg kell tenni, amennyire lehet; csak az marad ki, ami nem lehetséges. Ahol azt mondja, hogy megteheted, ott te választasz. Egy kártya akkor is kijátszható, ha keveset vagy semmit sem tehet.
dominion-actions-in-play = Játékban lévő lapok
    .text = Amit kijátszottál, akciót vagy kincset, az a kör végéig előtted marad; csak egy kártya saját szövege viszi el hamarabb. Nincs a kezedben: egy kártya önmagát mint kézben lévő lapot nem dobhatja el, és a szemétbe sem dobhatja.
dominion-actions-end = Mikor ér véget a fázis
    .text = A fázis akkor ér véget, amikor nincs több akciód vagy akciókártyád, vagy abbahagyod. Ezután ebben a körben már nem játszható ki akció, bármit húzol is.
dominion-actions-others-turns = Mások körében
    .text = Akciót csak a saját körödben játszhatsz ki. Mások körében csak a [védekezés](intrigue/reactions) használható.

## Amit a kártyák mondanak

dominion-terms = Amit a kártyák mondanak
dominion-terms-plus = Mit jelent a plusz
    .text = A plusz csak erre a körre ad valamit: [akciót](terms/actions) :action:, [lapot](terms/cards) :card:, [érmét](terms/coins) :coin: vagy [vásárlást](terms/buys) :buy:. El kell fogadnod.
dominion-terms-actions = +1 akció
    .text = Ebben a körben eggyel több akciókártyát játszhatsz ki :action:, +2-vel kettővel többet, mindegyiket akkor, amikor az előző véget ért.
dominion-terms-cards = +1 lap
    .text = Azonnal húzz egy lapot :card: a húzópaklidból, +2-vel kettőt, és így tovább. Ha elfogy a húzópakli, [keverj](further/shuffle), és folytasd; ha nincs több lap, kevesebbet húzol.
dominion-terms-coins = +1 érme
    .text = Ennek a körnek a vásárlási fázisában eggyel több érmét :coin: költhetsz el, +2-vel kettővel többet. Ez nem kártya, és nem lehet megtartani.
dominion-terms-buys = +1 vásárlás
    .text = Ebben a körben eggyel több lap vásárolható :buy:. Ugyanúgy ki kell fizetni, mint az elsőt, ugyanazokból az érmékből.
dominion-terms-discard = Eldobás
    .text = Tegyél lapokat a kezedből :hand: képpel felfelé a saját használt paklidra :discard_pile:. Ha egyszerre többet dobsz el, csak a legfelsőt mutatod meg, és ahol számít, azt, hogy hány lap volt. A befejező fázis előtt csak azt dobod el, amire egy kártya utasít.
dominion-terms-trash = Szemétbe dobás
    .text = A szemétbe dobott lap :trash: végleg kikerül a lapjaid közül. A szemétben mindenki láthatja, és onnan sem megvenni, sem megkapni nem lehet, hacsak egy kártya nem mondja.
dominion-terms-gain = Kapott lap
    .text = A kapott lap a készletből :supply: a használt paklid tetejére kerül, hacsak a kártya mást nem mond. Amire képes, azt most nem használod. Kifogyott pakliból semmit sem lehet kapni vagy venni.
dominion-terms-gain-cost = Kapás ár szerint
    .text = Az a kártya, amelytől lapot kapsz, megnevezi az árat :cost:, amennyibe a kapott lap kerüljön, vagy amelyet nem haladhat meg. A kör érméi ehhez nem adódnak hozzá, és semmit sem kell fizetni.
dominion-terms-reveal = Felfedés
    .text = A felfedett lapot mindenki láthatja. Utána visszakerül a helyére, ha nincs más mondva. Ha a húzópakli nem elég hozzá, ugyanúgy [keversz](further/shuffle), mint húzáskor.
dominion-terms-set-aside = Félretétel
    .text = A félretett lap képpel felfelé az asztalon van, és semmit sem tesz, ha nincs más mondva. Az a kártya mondja meg, hová kerül, amelyik miatt félretették.
dominion-terms-topdeck = A húzópakli tetejére
    .text = A húzópaklidra tett lapot húzod fel legközelebb. Aki nem látta, nem tudja, melyik az. Üres húzópaklin ez az egész pakli: emiatt nem keversz.
dominion-terms-pass = Átadás
    .text = Az átadott lap képpel lefelé egy másik játékos kezébe kerül; csak ők ketten ismerik. Nem számít sem eldobottnak vagy szemétbe dobottnak, sem kapottnak.

## A vásárlási fázis

dominion-buying = A vásárlási fázis
dominion-buying-treasures = A kincsek kijátszása
    .text = Játssz ki tetszőleges kincseket :treasure: a kezedből, amennyit akarsz. A befejező fázisig előtted maradnak. Jelezd, ha kijátszottad, amit akartál: onnantól már csak vásárolsz.
    .unverified = Hogy minden kincs a vásárlások előtt jön, a későbbi kiadások megfogalmazása; a könyv nem mond mást.
dominion-buying-worth = Mit adnak a kincsek
    .text = Egy [[copper]] 1 érmét :coin: ad, egy [[silver]] 2-t, egy [[gold]] 3-at. Ez jövedelem, nem kincstár: ugyanaz a lap minden alkalommal újra fizet, amikor felhúzod.
dominion-buying-total = Egyetlen összeg
    .text = A kincsek és az akciók érméi összeadódnak. Csak az akciók érméiből is vásárolhatsz.
dominion-buying-buy = Egy lap megvétele
    .text = Egy vásárlással :buy: a készlet egy olyan lapját veszed el, amelynek az árát :cost: ki tudod fizetni: kincset, győzelmipont-kártyát, birodalomkártyát vagy Átkot, de semmit kifogyott pakliból vagy a szemétből. Nem kötelező vásárolni.
dominion-buying-several = Több vásárlás
    .text = Több vásárlással a lapok együtt nem kerülhetnek többe, mint amennyi érméd van. 6 érméből és két vásárlással vehetsz egy 2-es és egy 4-es lapot, vagy egy 6-ost és egy ingyenes Rezet.
dominion-buying-cost = Mennyibe kerül egy lap
    .text = A bal alsó sarkában lévő szám, levonva belőle, amennyivel [ebben a körben olcsóbb](cards/bridge), de sohasem 0 alatt. A kincseknek is van áruk. Ami olcsóbbá teszi a lapokat, az minden lapra vonatkozik: a készletben, a kezekben, a húzópaklikban és a használt paklikban, minden játékosnál.
dominion-buying-bought = Hová kerül
    .text = A megvásárolt lap képpel felfelé a használt paklidra :discard_pile: kerül. Semmit sem tesz, amíg fel nem húzod.
dominion-buying-left-over = Ami megmarad
    .text = Az érmék és vásárlások, amelyeket nem használsz fel, a kör végén elvesznek.

## A befejező fázis

dominion-clean-up = A befejező fázis
dominion-clean-up-discard = Mindent eldobsz
    .text = Minden kijátszott lapod és minden, ami a kezedben maradt, a használt paklidra kerül. Amit nem játszottál ki, azt elrejtheted, kivéve azt a lapot, amelyik legfelülre kerül.
dominion-clean-up-draw = Öt új lap
    .text = Ezután húzz öt lapot. Ha a húzópakli nem elég, húzd fel, ami van, [keverd meg](further/shuffle) a használt paklit, és húzz tovább. Ha összesen ötnél kevesebb lapod van, mindet felhúzod.
dominion-clean-up-next = A következő kör
    .text = A bal oldali szomszéd folytatja. A támadás teljes kezeket talál: megvárja, amíg felhúzzák az öt lapot.

## A játék vége

dominion-end = A játék vége
dominion-end-when = Mikor ér véget a játék
    .text = A játék annak a körnek a végén ér véget, amelyben az utolsó [[province]] is elkelt, vagy amely után a készlet bármely három paklija kifogyott. [Öt vagy hat játékosnál](many/end) négynek kell kifogynia.
dominion-end-last-turn = Az utolsó kör
    .text = Azt a kört, amelyben ez megtörténik, végigjátsszátok, a befejező fázissal együtt. Senkinek sincs több köre.
dominion-end-scoring = A pontok számolása
    .text = Mindenki összeadja az összes lapjának a pontjait :vp: a kezében, a húzópaklijában és a használt paklijában. Egy Birtok 1, egy Hercegség 3, egy Tartomány 6, egy Átok −1 pontot ér. A birodalomkártyák is számíthatnak: [[great_hall]] 1, [[harem]] 2, [[nobles]] 2, [[duke]] és [[gardens]] aszerint, mid van. Az összeg nulla alatt is lehet.
dominion-end-tie = Döntetlen
    .text = Ha többeknek van a legtöbb pontjuk, közülük az győz, akinek kevesebb köre volt. Ha ez is egyenlő, megosztják a győzelmet.

## További szabályok

dominion-further = További szabályok
dominion-further-counting = Mit lehet megszámolni és megnézni
    .text = Bármikor megszámolhatod bárki húzópakliját, a készlet bármely pakliját és a szemetet, és a szemetet át is nézheted. Húzópaklit senki sem néz át; a használt pakliból csak a felső lap látszik, és nem lehet megszámolni. Az asztal egyik beállítása megnyitja előtted a saját használt paklidat.
    .unverified = A könyv a saját húzópakli megszámolását engedi meg; a többieké is szem előtt van, ezért az is megszámolható.
dominion-further-hands = A kezek rejtettek
    .text = A kezedet :hand: csak te látod; a többiek azt látják, hány lap van benne. Amit nyíltan mutattak meg, mielőtt odakerült, arra emlékezhetnek.
dominion-further-order = Több játékos egyszerre
    .text = Amit egy kártya több játékossal tesz, azt játékossorrendben kell végrehajtani: először azzal, aki kijátszotta, ha őt is érinti, aztán balra haladva. Mindenki befejezi, mielőtt a következő elkezdi, hacsak nem mindenki egyszerre cselekszik, mint az [[masquerade]] hatásánál.
dominion-further-shuffle = Mikor kell keverni
    .text = Ha több lapot kell húzni vagy felfedni, mint amennyi a húzópakliban :deck: van, vedd el, ami ott van, keverd a használt paklit új húzópaklivá, és folytasd. Az üres húzópakli önmagában nem ok a keverésre. Ha még így sem elég, kevesebbel kell beérni.
dominion-further-not-shuffled = Amit nem keverünk bele
    .text = A kézben lévő, a játékban lévő, a félretett és az éppen felfedett lapok nem tartoznak a használt paklihoz, és nem keverjük bele őket.

## Amit az Intrika hozzáad

dominion-intrigue = Amit az Intrika hozzáad
dominion-intrigue-choices = Választást adó kártyák
    .text = Egyes kártyák választást adnak: [[pawn]], [[steward]], [[minion]], [[nobles]], [[torturer]]. Szabadon választhatsz, akkor is, ha a választottból kevés valósulhat meg; amit választottál, azt aztán megteszed, amennyire lehet. A választáson utólag nem lehet változtatni.
dominion-intrigue-two-types = Két típusba tartozó kártyák
    .text = A [[great_hall]] és a [[nobles]] egyszerre akció :action: és győzelmipont-kártya :victory:, a [[harem]] kincs :treasure: és győzelmipont-kártya. Ami egy típusról szól, az rájuk is vonatkozik: a [[adventurer]] megtalálja a Háremet, a [[mine]] Ezüstből Háremet csinál, a [[scout]] mindegyiket elviszi.
dominion-intrigue-attacks = Támadások
    .text = A támadás :attack: a többi játékosnak árt, egymás után, balról kezdve. Az első utasítása előtt mindegyikük védekezhet, ugyanebben a sorrendben.
    .unverified = A könyv nem mondja meg, milyen sorrendben védekezik több játékos.
dominion-intrigue-reactions = Védekezések
    .text = Amikor egy másik játékos támadást játszik ki, védekezést :reaction: mutathatsz fel a kezedből ([[moat]], [[secret_chamber]]). A felmutatott lap a kezedben marad. Soha nem kötelező, és a saját támadásaidnál soha nem kérdezünk.
dominion-intrigue-several-reactions = Több védekezés
    .text = Egy támadás ellen több védekezést is használhatsz, egyiket a másik után: mindegyik befejeződik, mielőtt a következő jön. Az is követheti, amelyet éppen most húztál fel. Minden példányt egyszer mutathatsz fel egy támadás ugyanazon kijátszása ellen; ha egy [[moat]] már távol tartotta tőled, egy második semmit sem ad hozzá.
    .unverified = A könyv nem szab határt; ugyanazt a lapot újra felmutatni csak újabb választás lenne.
dominion-intrigue-who-is-asked = Kit kérdezünk meg a védekezésről
    .text = Hogy a kérdés semmit se áruljon el a kezekről, mindenkit megkérdezünk, akinek van lap a kezében, amint egy védekezéskártya elkerült a készletből.
    .unverified = A könyv nyitva hagyja, kit kell megkérdezni; az asztal így tartja rejtve a kezeket.

## Öt és hat játékos

dominion-many = Öt és hat játékos
dominion-many-tables = Egy asztal vagy kettő
    .text = A két dobozzal négynél többen is játszhattok. A legjobb a két asztal, mindegyiken egy-egy doboz kincseivel, győzelmipont-kártyáival és Átkaival és bármely tíz birodalomkártyával: heten hárman és négyen játszanak. Öten vagy hatan egy asztalnál is ülhettek, az alábbi szabályokkal; ekkor lassabban kerül sor mindenkire, ezért első játszmának nem ajánljuk.
dominion-many-piles = Nagyobb paklik
    .text = Öt játékoshoz 15 Tartomány és 40 Átok kell, hathoz 18 és 50. Az összes többi győzelmipont-pakliban, a birodalom győzelmipont-kártyáinak paklijában is, 12 lap van; a többi birodalompakliban 10, mint mindig. Mindkét doboz kincseit használjuk.
dominion-many-end = A játék vége öt vagy hat játékosnál
    .text = A játék az utolsó Tartománnyal ér véget, vagy három helyett négy kifogyott paklival.

## Az Intrika kártyái

dominion-cards = Az Intrika kártyái
dominion-cards-baron = Báró
    .text = [[baron]]: egy vásárlás. Ezután 4 érméért eldobhatsz egy Birtokot. Megtarthatod a Birtokaidat, de aki egyet sem dob el, kap egyet, ha van még. Csak Birtok lehet, más győzelmipont-kártya nem.
dominion-cards-bridge = Híd
    .text = [[bridge]]: egy vásárlás és egy érme. A kör végéig minden lap 1 érmével kevesebbe kerül, a készletben, a kezekben, a húzópaklikban és a használt paklikban, vásárláskor és mindennél, ami az árat nézi. Több Híd összeadódik; semmi sem kerül 0-nál kevesebbe. Így egy Híd után a [[upgrade]] egy Rézből (0) olyan lapot csinál, amelyre 2 van nyomtatva (most 1).
dominion-cards-conspirator = Összeesküvő
    .text = [[conspirator]]: 2 érme. Számold meg az ebben a körben kijátszott akciókat, önmagát is beleértve: ha legalább három van, egy lapot és egy akciót is ad. A később kijátszott akciók nem segítenek. A Trónterem egynek számít, és a vele kijátszott lap minden kijátszása is egynek, így első akcióként egy Összeesküvőre játszva csak a második kijátszás kapja meg a bónuszt. Az azóta szemétbe dobott lap is számít.
dominion-cards-coppersmith = Rézműves
    .text = [[coppersmith]]: minden, ebben a körben kijátszott Rézműves után minden Réz eggyel több érmét ad: kettővel, vagy eggyel egy Trónterem alatt, egy Réz 3 érmét ér. A Réz ára nem változik.
dominion-cards-courtyard = Palotaudvar
    .text = [[courtyard]]: húzz három lapot, majd tegyél egyet a húzópaklidra. Bármelyiket választhatod, ami ekkor a kezedben van; az egyetlen lapot is oda kell tenned.
dominion-cards-duke = Herceg
    .text = [[duke]]: a játék végén 1 pontot ér minden Hercegségedért, bárhol is van. Minden Herceg mindegyiket számítja; Hercegség nélkül semmit sem ér.
dominion-cards-great_hall = Nagyterem
    .text = [[great_hall]]: játék közben akció, amely egy lapot és egy akciót ad, a végén pedig 1 pont. [Két típusba tartozik](intrigue/two-types).
dominion-cards-harem = Hárem
    .text = [[harem]]: 2 érmét érő kincs, és a végén 2 pont. [Két típusba tartozik](intrigue/two-types).
dominion-cards-ironworks = Kohó
    .text = [[ironworks]]: kapsz egy legfeljebb 4-be kerülő lapot, majd a típusáért járó bónuszt: akcióért +1 akció, kincsért +1 érme, győzelmipont-kártyáért +1 lap. A két típusba tartozó lap mindkettőt adja. Ha nem kaptál semmit, vagy Átkot kaptál, nem jár semmi.
dominion-cards-masquerade = Álarcosbál
    .text = [[masquerade]]: húzz kettőt. Ezután mindenki kiválaszt egy lapot a kezéből, és egyszerre adjátok át őket balra: senki sem látja, mi jön, mielőtt választott. Ezután az, aki kijátszotta, szemétbe dobhat egy lapot; más nem. Nem támadás.
dominion-cards-masquerade-empty = Álarcosbál üres kézzel
    .text = Akinek nincs lapja, semmit sem ad át, és semmit sem kap; a neki szánt lap a balra következő olyan játékoshoz kerül, akinek van lapja. Az asztal egyik beállításával mégis kap.
    .unverified = Az első kiadás nem mond erről semmit; a második így fogalmaz.
dominion-cards-mining_village = Bányászfalu
    .text = [[mining_village]]: előbb a lap és a két akció, aztán döntsd el, hogy 2 érméért a szemétbe dobod-e, mielőtt bármi mást kijátszanál. Trónterem alatt legfeljebb egyszer dobható a szemétbe; a második kijátszás ettől még megadja a lapot és az akciókat.
dominion-cards-minion = Udvaronc
    .text = [[minion]]: egy akció mindenképpen. Ezután vagy 2 érme, vagy eldobod az összes lapot a kezedből, és húzol négyet, és ugyanígy tesz minden más játékos, akinek legalább öt lap van a kezében. A védekezések a választás előtt jönnek, azoké is, akiknek ötnél kevesebb lapjuk van.
dominion-cards-nobles = Nemesség
    .text = [[nobles]]: három lap vagy két akció, nem vegyesen; a végén 2 pont. [Két típusba tartozik](intrigue/two-types).
dominion-cards-pawn = Csatlós
    .text = [[pawn]]: válassz két különbözőt ezek közül, mindkettőt még húzás előtt: egy lap, egy akció, egy vásárlás, egy érme.
dominion-cards-saboteur = Szabotőr
    .text = [[saboteur]]: minden más játékos addig fed fel lapokat, amíg egy legalább 3-ba nem kerül, azt a szemétbe dobja, és kaphat egy legalább 2 érmével olcsóbb lapot. A többi felfedett lapot eldobja. Ha nincs ilyen lap, semmi sem kerül a szemétbe. A már felfedettek [kimaradnak](further/not-shuffled) a keverésből.
dominion-cards-scout = Felderítő
    .text = [[scout]]: egy akció. Fedd fel a húzópaklid négy lapját; ha nem elég, [a már felfedettek kimaradnak](further/not-shuffled) a keverésből. Minden győzelmipont-kártyát, a két típusba tartozókat is, de az Átkot nem, a kezedbe kell venned; a többi visszakerül a húzópaklidra olyan sorrendben, amelyet csak te ismersz.
dominion-cards-secret_chamber = Rejtekszoba akcióként
    .text = Akcióként kijátszva a [[secret_chamber]]: dobj el tetszőleges számú lapot, mindegyikért egy érme jár. Amit védekezésként tesz, az ekkor nem történik meg.
dominion-cards-secret_chamber-reaction = Rejtekszoba védekezésként
    .text = Támadás ellen felmutatva: húzz kettőt, majd tegyél a kezedből bármely két lapot tetszőleges sorrendben a húzópaklidra, akár magát a Rejtekszobát is; ha kevesebb van, azt, ami van. A támadás előtt történik, önmagában semmitől sem véd meg, és akkor is használható, ha a támadás nem érintene.
dominion-cards-shanty_town = Kunyhótelep
    .text = [[shanty_town]]: két akció mindenképpen. Ezután mutasd meg a kezedet; ha nincs benne akció, húzz két lapot, a másodikat akkor is, ha az első akció. A két típusba tartozó lapok akciónak számítanak.
dominion-cards-steward = Intéző
    .text = [[steward]]: két lap, vagy 2 érme, vagy dobj a szemétbe pontosan két lapot a kezedből. Ha csak egy maradt, azt dobod a szemétbe.
dominion-cards-swindler = Szélhámos
    .text = [[swindler]]: 2 érme. Minden más játékos a szemétbe dobja a húzópaklija felső lapját, [keverés](further/shuffle) után, ha üres, és kap egy ugyanannyiba kerülőt, amelyet te választasz a készletből: ha akarod, ugyanazt újra, vagy egy Rézért Átkot. Ha egyik paklinak sincs ilyen ára, semmit sem kap; akinek sem húzópaklija, sem használt paklija nincs, semmit sem dob a szemétbe, és semmit sem kap.
dominion-cards-torturer = Kínvallató
    .text = [[torturer]]: húzz három lapot. Minden más játékos választ: eldob két lapot, vagy egy Átkot kap a kezébe. Bármelyik választható, akkor is, ha nem teljesíthető: ha egy lap van a kézben, azt dobja el, ha nincs több Átok, nem kap. Az utolsó Átkokat balról kezdve osztjuk ki.
dominion-cards-trading_post = Vándorpiac
    .text = [[trading_post]]: dobj a szemétbe pontosan két lapot a kezedből egy Ezüstért, amely a kezedbe kerül, és ebben a körben elkölthető. Ha csak egy lapod van, azt ellenszolgáltatás nélkül dobod a szemétbe; ha egy sincs, semmi sem történik. Ha nincs több Ezüst, a két lap akkor is a szemétbe kerül.
dominion-cards-tribute = Sarc
    .text = [[tribute]]: a bal oldali szomszéd felfed két lapot, ha [keverés](further/shuffle) után sincs annyi, akkor amennyi van, és eldobja őket. Minden különböző nevű lapért megkapod minden típusának bónuszát: akcióért +2 akció, kincsért +2 érme, győzelmipont-kártyáért +2 lap. Így egy Réz és egy Hárem 4 érmét és két lapot ad. Két azonos nevű egyszer számít, az Átok semmit sem ér. Nem támadás.
dominion-cards-upgrade = Fejlesztés
    .text = [[upgrade]]: egy lap és egy akció. Ezután dobj a szemétbe egy lapot a kezedből, akár van érte mit kapni, akár nincs; kapsz egy pontosan 1 érmével drágábbat, ha van a készletben. Ha nincs lap a kezedben, semmi sem kerül a szemétbe, és semmit sem kapsz.
dominion-cards-wishing_well = Kívánságok kútja
    .text = [[wishing_well]]: egy lap és egy akció. Ezután nevezz meg egy kártyát, név és nem típus szerint, és fedd fel a húzópaklid felső lapját: ha az, vedd a kezedbe; ha nem, visszakerül, és mindenki ismeri.

## Az alapjáték kártyái

dominion-base = Az alapjáték kártyái
dominion-base-edition = Első kiadás
    .text = A kártyák az első kiadásból valók: a [[throne_room]], a [[mine]] és a [[moneylender]] utasítását végre kell hajtani, ha lehet.
dominion-base-adventurer = Kalandor
    .text = [[adventurer]]: fedj fel lapokat, amíg két kincs nem jön, és vedd őket a kezedbe; a többit eldobod. Ha kevesebb van, vedd el, ami van.
dominion-base-bureaucrat = Hivatalnok
    .text = [[bureaucrat]]: kapsz egy Ezüstöt a húzópaklidra. Minden más játékos egy általa választott győzelmipont-kártyát a kezéből, mindenkinek megmutatva, a húzópaklijára tesz; akinek nincs, megmutatja a kezét. A támadás akkor is megtörténik, ha nincs több Ezüst.
    .unverified = Hogy a támadás Ezüst nélkül is megtörténik, az általános szabályokból következik; egyik könyv sem mondja.
dominion-base-cellar = Pince
    .text = [[cellar]]: egy akció. Előbb dobj el lapokat, amennyit akarsz, egyszerre, aztán húzz ugyanannyit. Ha elfogy a húzópakli, ezeket is belekevered.
dominion-base-chancellor = Kancellár
    .text = [[chancellor]]: 2 érme. Az egész húzópaklidat a használt paklidra teheted, azonnal, anélkül, hogy megnéznéd.
dominion-base-chapel = Kápolna
    .text = [[chapel]]: dobj a szemétbe legfeljebb négy lapot a kezedből, vagy egyet sem.
dominion-base-council_room = Tanácsterem
    .text = [[council_room]]: négy lap és egy vásárlás. A többieknek húzniuk kell egy lapot. Nem támadás.
dominion-base-feast = Lakoma
    .text = [[feast]]: dobd a szemétbe, és kapsz egy legfeljebb 5-be kerülő lapot. Trónterem alatt kettőt kapsz, bár egyszer kerül a szemétbe.
dominion-base-gardens = Kertek
    .text = [[gardens]]: a játék végén minden tíz lapod után 1 pontot ér, lefelé kerekítve.
dominion-base-library = Könyvtár
    .text = [[library]]: húzz egyik lapot a másik után, amíg hét nem lesz a kezedben. Minden akciót félretehetsz, ahogy jön; ezeket a végén eldobod, és nem számítanak. Ha legalább hét lap van a kezedben, nem húzol.
dominion-base-militia = Polgárőrség
    .text = [[militia]]: 2 érme. A többiek addig dobnak el lapokat, amíg három nem marad. Akinek legfeljebb három van, semmit sem dob el.
dominion-base-mine = Bánya
    .text = [[mine]]: dobj a szemétbe egy kincset a kezedből, és vegyél a kezedbe egy legfeljebb 3 érmével drágábbat; ebben a körben elköltheted. Ugyanaz vagy egy olcsóbb is megfelel.
dominion-base-moat = Várárok
    .text = [[moat]]: kijátszva két lap. Támadás ellen felmutatva teljesen megvéd tőle: semmit sem kell felfedned, kapnod vagy eldobnod. A támadó saját nyeresége és a többiek változatlanok. A támadás minden kijátszása ellen újra fel kell mutatni; egy második semmit sem ad hozzá.
dominion-base-moneylender = Pénzkölcsönző
    .text = [[moneylender]]: dobj a szemétbe egy Rezet 3 érméért, ha van. Ha nincs, semmit sem tesz.
dominion-base-remodel = Átépítés
    .text = [[remodel]]: dobj a szemétbe egy lapot a kezedből, és kapsz egy legfeljebb 2 érmével drágábbat; ugyanolyan lap is lehet. Ha nincs mit a szemétbe dobni, semmit sem kapsz.
dominion-base-spy = Kém
    .text = [[spy]]: egy lap és egy akció. Ezután minden húzópakli felső lapját felfeditek, először a tiédet, aztán balra haladva, és mindig te mondod meg, hogy a tulajdonosa eldobja vagy visszateszi. A visszatett lapokat mindenki ismeri.
dominion-base-thief = Tolvaj
    .text = [[thief]]: minden más játékos felfed két lapot. Ha van köztük kincs, egy általad választottat a szemétbe kell dobni, a többit eldobja. Az imént szemétbe dobott kincsek közül bármelyiket megkaphatod.
dominion-base-throne_room = Trónterem
    .text = [[throne_room]]: válassz egy akciót a kezedből, és játszd ki kétszer, egyik kijátszást a másik után, közben semmi mást. Összesen egy akcióba kerül. Minden kijátszás külön számít: újra választ, és egy támadás ellen újra lehet védekezni.
dominion-base-throne_room-twice = Trónterem Tróntermen
    .text = A második Tróntermet ugyanúgy kétszer játszod ki, mint bármely lapot: még két akció, mindegyik kétszer. Ha már csak egy van, azt játszod ki kétszer, és nem többször.
dominion-base-throne_room-trashed = Trónterem olyan lapon, amely a szemétbe kerül
    .text = Azt a lapot, amely az első kijátszásával kikerül a játékból, másodszor is kijátszod; ami a szemétbe dobásán múlik, egyszer történik meg.
dominion-base-witch = Boszorkány
    .text = [[witch]]: két lap. Minden más játékos kap egy Átkot. Ha túl kevés van, balról kezdve osztjuk ki őket; ha nincs több, te akkor is húzol.
dominion-base-workshop = Műhely
    .text = [[workshop]]: kapsz egy legfeljebb 4-be kerülő lapot, akárhány érméd van.
dominion-base-plain = Magyarázatot nem igénylő kártyák
    .text = [[village]]: egy lap és két akció. [[woodcutter]]: egy vásárlás és 2 érme. [[smithy]]: három lap. [[festival]]: két akció, egy vásárlás és 2 érme. [[laboratory]]: két lap és egy akció. [[market]]: egy lap, egy akció, egy vásárlás és egy érme.

## Ajánlott összeállítások

dominion-sets = Ajánlott összeállítások
dominion-sets-recommended = Tízes összeállítások
    .text = Az asztal mindegyiket ismeri a neve szerint. Az első háromhoz csak az Intrika kell, a következő háromhoz mindkét doboz: ezek a könyv összeállításai. Az utolsó öt az alapjátéké; kezdd az [Első játszmával](sets/first_game).
dominion-sets-victory_dance = Győzelmi tánc
    .text = Csak az Intrika: [[masquerade]], [[pawn]], [[upgrade]], [[scout]], [[harem]], [[duke]], [[bridge]], [[ironworks]], [[great_hall]] és [[nobles]].
dominion-sets-secret_schemes = Titkos tervek
    .text = Csak az Intrika: [[pawn]], [[harem]], [[steward]], [[ironworks]], [[shanty_town]], [[conspirator]], [[tribute]], [[saboteur]], [[swindler]] és [[trading_post]].
dominion-sets-best_wishes = Sok szerencsét
    .text = Csak az Intrika: [[masquerade]], [[upgrade]], [[scout]], [[steward]], [[torturer]], [[wishing_well]], [[shanty_town]], [[courtyard]], [[coppersmith]] és [[trading_post]].
dominion-sets-deconstruction = Kártyaeldobás
    .text = Mindkét doboz: [[remodel]], [[mining_village]], [[bridge]], [[spy]], [[torturer]], [[saboteur]], [[swindler]], [[secret_chamber]], [[thief]] és [[throne_room]].
dominion-sets-hand_madness = Laphúzogatás
    .text = Mindkét doboz: [[mine]], [[bureaucrat]], [[steward]], [[chancellor]], [[torturer]], [[nobles]], [[courtyard]], [[militia]], [[council_room]] és [[minion]].
dominion-sets-underlings = Alattvalók
    .text = Mindkét doboz: [[masquerade]], [[baron]], [[witch]], [[pawn]], [[festival]], [[steward]], [[library]], [[nobles]], [[cellar]] és [[minion]].
dominion-sets-first_game = Első játszma
    .text = Csak az alapjáték: [[cellar]], [[market]], [[militia]], [[mine]], [[moat]], [[remodel]], [[smithy]], [[village]], [[woodcutter]] és [[workshop]].
dominion-sets-big_money = Nagy pénz
    .text = Csak az alapjáték: [[adventurer]], [[bureaucrat]], [[chancellor]], [[chapel]], [[feast]], [[laboratory]], [[market]], [[mine]], [[moneylender]] és [[throne_room]].
dominion-sets-interaction = Kölcsönhatás
    .text = Csak az alapjáték: [[bureaucrat]], [[chancellor]], [[council_room]], [[festival]], [[library]], [[militia]], [[moat]], [[spy]], [[thief]] és [[village]].
dominion-sets-size_distortion = Torz méretek
    .text = Csak az alapjáték: [[cellar]], [[chapel]], [[feast]], [[gardens]], [[laboratory]], [[thief]], [[village]], [[witch]], [[woodcutter]] és [[workshop]].
dominion-sets-village_square = A falu főtere
    .text = Csak az alapjáték: [[bureaucrat]], [[cellar]], [[festival]], [[library]], [[market]], [[remodel]], [[smithy]], [[throne_room]], [[village]] és [[woodcutter]].
