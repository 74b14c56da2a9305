### A Dűne: Impérium – Felkelés azon szabályai, amelyekben eltér az elődjétől.

## basics

uprising-basics-deck = A paklid
    .text = Mindenki ugyanazzal a [tíz kártyával](setup/player) kezd, kivéve [Staban Tueket](setup/own-setups), és hat játékosnál a [parancsnokokat](six/cards). Az új kártyák a dobópaklidba :discard_pile: kerülnek, és akkor jutnak a kezedbe, amikor azt megkevered. Az elpusztított kártyák :trash: végleg elhagyják a paklit, így a jobbak gyakrabban jönnek.
uprising-basics-no-mentat = Ami új
    .text = Ha ismered az eredeti játékot: itt nincs Mentát, és nincs Térhajlítás. Újak a [kémek](spies/place), a [homokférgek](worms/summon) a [mesterhoroggal](worms/hooks) és a [Pajzsfallal](worms/wall), a [célkártyák és a csataikonok](combat/icons), valamint a [szerződések](contracts/take).

## Előkészületek

uprising-setup = Előkészületek
uprising-setup-board = A játéktábla
    .text = A Pajzsfal :shield_wall: áll, a négy szövetségjelölő a saját sávján fekszik, még semmit sem irányít senki, és semmi sem gyűlt össze.
uprising-setup-conflicts = Az ütközetpakli
    .text = Felül egy I-es szintű kártya, alatta öt II-es, alattuk mind a négy III-as, szintenként megkeverve: legfeljebb tíz forduló. A többi a dobozban marad, látatlanul. [Hat játékos](six/setup) kihagyja az I-es szintet.
uprising-setup-cards = Paklik, sor és tartalék
    .text = Az intrikapaklit és az impériumpaklit megkeveritek; öt impériumkártya képpel felfelé az impériumsort :row: alkotja. A tartalékban :reserve: két pakli van: [[prepare_the_way]] (8) és [[the_spice_must_flow]] (10). A KHAFT modul kártyái csak azzal együtt vannak játékban.
uprising-setup-leaders = A vezetők kiválasztása
    .text = A vezetőket kisorsolhatjátok, fordított játékossorrendben választhatjátok, kettesével oszthatjátok vagy megnevezhetitek. A név utáni egy–három ikon mutatja, mennyire nehéz vele játszani; az első játszmához olyat válassz, amelynél egy van. [[shaddam_corrino_iv]] csak a KHAFT modullal választható. [[leader:lady_jessica]] vezetőkártyájának két oldala van, és Lady Jessicával felfelé kezd.
    .unverified = A könyv csak annyit mond, hogy a vezetőket választjátok vagy kisorsoljátok.
uprising-setup-player = Kinek mije van
    .text = Egy tízkártyás pakli, megkeverve: [[diplomacy]], [[reconnaissance]], [[seek_allies]] és [[card:signet_ring]], kettő-kettő ezekből: [[convincing_argument]] és [[dagger]], továbbá kettő ebből: [[dune_the_desert_planet]]. 1 víz :water:, más erőforrása nincs, két ügynök a vezetőnél és a harmadik a játéktábla mellett, három kém :spy:, három katonai egység a helyőrségben és kilenc a készletben, egy-egy kocka minden sáv alján. [Egy és két játékosra](rivals/seats), valamint [hat játékosra](six/setup) saját szabályok vonatkoznak.
uprising-setup-score = Pontok a játék elején
    .text = Négy játékosnál mindenki 1 ponttal :vp: kezd, egy–három játékosnál pont nélkül. Hat játékos: lásd a [saját előkészületeiket](six/setup).
uprising-setup-objectives = Célkártyák
    .text = Minden játékos véletlenszerűen kap egy célkártyát :objective: a játékosok számának megfelelők közül, képpel felfelé; a [parancsnokok](six/first) nem kapnak. Megnyert ütközetkártyának számít: a csataikonja [párt alkot](combat/icons), és az a kártya, amely egy megnyert kártyádat képpel lefelé fordítja, ezt is lefordíthatja. Aki a jelölőset kapja, az a kezdőjátékos.
    .unverified = Abban, hogy egy kártya lefordíthatja-e, a források eltérnek.
uprising-setup-own-setups = Vezetők saját előkészülettel
    .text = [[staban_tuek]] a [[diplomacy]] kártya nélkül, kilenc kártyával kezd. [[feyd_rautha_harkonnen]] jelölője a kiképzéssáv bal szélén áll. Shaddam számára két szerződést félre kell tenni.

## influence

uprising-influence-bonuses = A négyes érték bónuszai
    .text = Császár: helyezz le egy [kémet](spies/place). Űrliga: 3 solaris. Bene Gesserit: egy intrikakártya. Fremenek: 1 víz. A Császár kémét azonnal le kell helyezni, minden más előtt. Hat játékosnál [más bónuszok](six/bonuses) vannak.
uprising-influence-reach = Mit jelent elérni egy értéket
    .text = Egy értéket akkor érsz el, amikor feljebb lépve rálépsz vagy átlépsz rajta; csökkenéssel soha. Csökkenés után újra elérhető.

## intrigue

uprising-intrigue-hidden = Titokban
    .text = Az intrikakártyáid :intrigue: képpel lefelé, a kezedtől külön fekszenek, és kijátszásukig a te titkaid; bármikor megnézheted őket. Hogy kinek hány van, nyilvános.
uprising-intrigue-combat = Csata
    .text = Egy csata típusú kártyát a [csata fázisban](combat/intrigue) játszhat ki az, akinek van haderője az ütközetben: a katonai egységek és a [homokférgek](units/kinds) is haderők. A [parancsnokok](six/combat) egy szövetségesükért játsszák ki őket.
uprising-intrigue-lines = Több soros kártyák
    .text = A különálló sorok közül a nyíl nélkülieket végre kell hajtani, a nyilasakat használhatod, bármilyen sorrendben, mindegyiket használatkor kifizetve. A „vagy” szóval elválasztott sorok közül egyet választasz. Ha egy résznek nincs mit tennie, a többit attól még használhatod. A kétféle típusú kártyát egyszer játszod ki, az egyik vagy a másik típusként.
    .unverified = A legtöbb kártyánál ez a mi döntésünk.
uprising-intrigue-waiting = Várakozó kártyák
    .text = Az a kártya, amely a kártyáid felfedéséről szól, addig képpel felfelé fekszik. Abban a körben használod, és legkésőbb a tisztogatással a dobott lapok közé kerül, akár használtad, akár nem.
    .unverified = Hogy használatlanul is eldobod, a mi döntésünk.
uprising-intrigue-deck = Ha az intrikapakli üres
    .text = Ekkor a dobópakliját kell megkeverni. Az elpusztított intrikakártyák nem térnek vissza. Ha mindkettő üres, nincs húzás.

## round

uprising-round-conflict = Az ütközet
    .text = Az ütközetpakli felső kártyáját fel kell fordítani: ez mondja meg, miért folyik ebben a fordulóban a harc. Az, amelyet senki sem nyert meg, a következő alatt marad, és többet nem tesz.
uprising-round-hand = Öt kártya
    .text = Ezután mindenki öt kártyát húz, bármennyit tartott is meg korábbról.

## agents

uprising-agents-layout = Mi van egy kártyán
    .text = A neve; a frakciója, ha van; bal szélén az ügynökikonok; az ügynökmező, amely ügynök kiküldésekor érvényes; a felfedésmező, amely a kártyák felfedésekor érvényes; a meggyőzésben számolt költsége; és néha alatta egy megszerzésmező.
uprising-agents-icons = A nyolc ügynökikon
    .text = Császár :emperor:, Űrliga :guild:, Bene Gesserit :bene_gesserit:, fremenek :fremen:, Landsraad :landsraad:, város :city:, fűszerkereskedelem :spice_trade: és [kém](spies/icon) :spy:.
uprising-agents-occupied = Foglalt helyszínek
    .text = Az a helyszín, ahol ügynök van, zárva van előtted. Egy [beszivárgó kém](spies/infiltrate) megnyithatja, ha mások ügynöke van ott; a saját ügynököd mindig elzárja.
uprising-agents-cost-levels = Kétféle költségű helyszínek
    .text = A [[spice_refinery]] (semmi vagy 1 fűszer) és a [[gather_support]] (semmi vagy 2 solaris) helyszínen az ügynök kiküldésekor megmondod, mennyit fizetsz, még mielőtt bármi más történne.
uprising-agents-requirement-spaces = Mely helyszínek kérnek befolyást
    .text = [[imperial_privilege]]: 2 befolyás a Császárnál; [[shipping]]: 2 befolyás az Űrligánál; [[sietch_tabr]]: 2 befolyás a fremeneknél. Hat játékosnál az [ikonok](six/icons) más sávokat jelentenek.
uprising-agents-must = Kötelező és nem kötelező
    .text = Egy hatást végre kell hajtani, kivéve ha „-hat, -het” áll benne, nyíl van rajta, egyszerű elpusztítás ikon :trash:, vagy a [Pajzsfalat](worms/wall-removed) áttörve mutatja. A „vagy” szóval elválasztott hatások közül egy végrehajthatót választasz. A [bevetés](units/deploy) mindig a te döntésed. Az a hatás, amelyet még nem lehet végrehajtani, vár, és a kör végén elvész.
uprising-agents-arrow-nothing = Nyilak, amelyek semmit sem hoznak
    .text = Olyan költséget, amelyért egyáltalán semmi sem járna, a program nem kínál fel.
    .unverified = Ez a mi döntésünk.
uprising-agents-swordmaster = A harmadik ügynök
    .text = A harmadik ügynököd, a kardmester :swordmaster: a játéktábla mellett vár, amíg ügynököt nem küldesz a [[space:swordmaster]] helyszínre. Onnantól a játék további részében a tiéd, [hat játékosnál](six/swordmaster) egy fordulóra, és még ebben a fordulóban kiküldheted.
uprising-agents-recall = Ügynök visszahívása
    .text = A visszahívott ügynök :recall_agent: visszatér a vezetődhöz, és ennek a fordulónak egy későbbi körében újra kiküldheted. Nem lehet az, akit éppen kiküldtél. A helyszín, amelyet elhagy, felszabadul.

## Haderő és ütközetek

uprising-units = Haderő és ütközetek
uprising-units-kinds = Katonai egységek és homokférgek
    .text = Kétfajta haderő :units: van: katonai egység :troop: és homokféreg :sandworm:. Ami katonai egységekről szól, az nem vonatkozik a homokférgekre.
uprising-units-deploy = Bevetés
    .text = Amikor ügynököt küldesz egy csatahelyszínre :combat:, bevethetsz az ütközetben: bármennyit az ebben a körben bármilyen forrásból toborzott katonai egységek közül, és legfeljebb két másikat a helyőrségedből. Ha kétszeresen is szabad, a helyszín és egy kártya révén, attól a szám nem nő. Az a kártya, amely maga vet be katonai egységeket, mint a [[detonation]], ezen felül teszi. Sohasem kötelező.
uprising-units-combat-spaces = Csatahelyszínek
    .text = Tíz helyszínen vannak keresztezett kardok :combat:: minden városban és Mester helyszínen, továbbá: [[heighliner]], [[desert_tactics]] és [[fremkit]]. [Hat játékosnál](six/spaces) az utolsó kettő nincs meg; Carthag, a Habbanija-gerinc és Muad-Dib két helyszíne jön hozzájuk.

## Homokférgek és a Pajzsfal

uprising-worms = Homokférgek és a Pajzsfal
uprising-worms-summon = A homokféreg hívása
    .text = Minden homokféreg ikonért :sandworm: egy homokféreg a közös készletből egyenesen az ütközetbe kerül, helyőrségbe soha. A számuk nem korlátozott, és bármelyik körödben jöhetnek.
uprising-worms-hooks = Mesterhorog
    .text = A legtöbb ilyen ikonhoz mesterhorog-jelölő :maker_hooks: kell, amelyet a [[sietch_tabr]] ad. Mindenkinek egy lehet; akinek van, nem kap másikat. A játék további részében megtartod; sohasem költöd el. Ahhoz az ikonhoz, amely nem kéri, nem kell.
uprising-worms-maker-choice = Fűszer vagy homokférgek
    .text = A [[hagga_basin]] (1) és a [[deep_desert]] (2) helyszínen, akinek van mesterhorog-jelölője, a helyszín saját fűszere helyett homokférgeket hívhat. A bónusz fűszert mindkét esetben elveszi.
uprising-worms-wall = A Pajzsfal
    .text = Amíg áll :shield_wall:, nem jön homokféreg az ezekért folyó ütközetekbe: [[arrakeen]], [[spice_refinery]] vagy [[imperial_basin]]. Az ütközet számít, nem az, melyik helyszínre küldesz ügynököt.
uprising-worms-wall-removed = A Pajzsfal eltávolítása
    .text = Ahol az ikon a Pajzsfalat áttörve mutatja, eltávolíthatod, mindenki számára és végleg. Nem kötelező. Egy hatáson belül ez jöhet előbb, hogy a homokféreg is jöhessen.
uprising-worms-strength = Mit ér egy homokféreg
    .text = 3 [erőt](combat/strength) ér, a kardok számítanak mellette, mint bármelyik haderő mellett, és [megduplázza a jutalmadat](combat/doubling). Nem vonulhat vissza, és a csata után visszakerül a közös készletbe.

## control

uprising-control-spaces = Mely helyszínek irányíthatók
    .text = [[arrakeen]] és [[spice_refinery]]: 1 solaris :solari:; [[imperial_basin]]: 1 fűszer :spice:.

## Kémek

uprising-spies = Kémek
uprising-spies-posts = Megfigyelőállások
    .text = Egy megfigyelőálláson :post: egy kém fér el, és egy–három helyszínnel áll összeköttetésben: ezeket figyeli meg a kém. Egy kártya megengedheti, hogy egy másik játékos kéme mellé kerüljön, de sohasem lehet ott kettő a tieidből. Három kémed van; fordulóról fordulóra a helyükön maradnak.
uprising-spies-place = Kém lehelyezése
    .text = A kém ikon :place_spy: egy kémet tesz a készletedből egy szabad megfigyelőállásra. Ha van kém a készletedben, és van megfelelő megfigyelőállás, kötelező.
    .unverified = A könyvben „-hat, -het” áll; a tervező ezt hibának nevezte.
uprising-spies-place-none-left = Ha nincs kém a készletedben
    .text = Ekkor előbb ingyen visszahívhatod az egyik kémedet, és újra le kell helyezned, akár ugyanarra a megfigyelőállásra; vagy lemondasz a lehelyezésről.
uprising-spies-place-where = Ahol az ikon megmondja, hová
    .text = Ha a lehelyezésnél ügynökikon áll, olyan megfigyelőállás kell, amely ilyen ikonos helyszínnel áll összeköttetésben. Ha nincs ilyen szabad megfigyelőállás, nem helyezel le semmit.
uprising-spies-recall = Kém visszahívása
    .text = A visszahívott kém :recall_spy: visszakerül a készletedbe. Többnyire ez egy költség. Az a hatás, amely azt kéri, hogy „ebben a körben visszahívtál egy kémet”, a visszahívás minden módját elfogadja.
    .unverified = Hogy az ingyen visszahívott kém is számít, a mi döntésünk.
uprising-spies-infiltrate = Beszivárgás
    .text = Ha oda küldenél ügynököt, ahol mások ügynöke van, hívj vissza egy kémet, aki a helyszínt megfigyeli. Több ügynökhöz is elég egy. A saját ottani ügynököd továbbra is elzárja, és a költség meg a feltétel is megmarad.
    .unverified = Hogy több ügynökhöz is elég egy kém, a mi döntésünk.
uprising-spies-gather = Hírszerzés
    .text = Közvetlenül az ügynök kiküldése után, minden hatás előtt visszahívhatsz egy kémet, aki a helyszínt megfigyeli, hogy húzz egy kártyát :card:. A kör későbbi részében ez már nem lehetséges.
uprising-spies-one-each = Egy kém, egy felhasználás
    .text = Az a kém, aki beszivárgott, nem végez hírszerzést. Ha ketten figyelik meg a helyszínt, mindkettő egyet-egyet tehet, de sohasem ugyanazt.
uprising-spies-icon = A kém mint ügynökikon
    .text = A kém ikonos :spy: kártya bármelyik helyszínre küld ügynököt, amelyet az egyik kémed megfigyel. A kém ott marad; a költség, a feltétel és a többi ügynök a megszokott módon számít. Ugyanez a kém utána visszahívható beszivárgásra vagy hírszerzésre.

## reveal

uprising-reveal-cards = Fedd fel a kezedet
    .text = Tedd képpel felfelé magad elé az összes kártyát, amely a kezedben maradt. Megkapod ezeknek a kártyáknak a felfedésmezőit :reveal:; az ügynökök kiküldésére kijátszott kártyák most semmit sem adnak, és az ügynökmezőket figyelmen kívül kell hagyni. A mezők és a [kártyák megszerzése](acquire/buy) után a [tisztogatás](reveal/clean-up) következik.
uprising-reveal-strength-marker = Az erőd nyilvános
    .text = Az [erődet](combat/strength) a kártyáid felfedésekor összeadjuk és közöljük. Ez nem külön lépés: azonnal követi mindazt, ami akkor vagy később változtat rajta, és ugyanannak a körnek egy hatása is kérdezheti.
uprising-reveal-drawn = Most húzott kártyák
    .text = Azt a kártyát, amelyet a kártyáid felfedése közben húzol, azonnal felfeded és használod. Amelyet utána húzol, azt a következő fordulóra megtartod.
uprising-reveal-clean-up = Tisztogatás
    .text = A kör végén minden előtted lévő kártya, az ügynökök kiküldéséhez kijátszottak is, a dobópaklidba kerül. Ez nem számít eldobásnak.

## acquire

uprising-acquire-buy = Mit lehet megszerezni
    .text = A kártyáid felfedésekor bármennyi kártyát megszerezhetsz az impériumsorból :row: és a tartalékból :reserve:, amíg a meggyőzésből futja. A költség a jobb felső sarokban van. Hat játékosnál Shaddam oldalának a [trónsor](six/throne-row) is rendelkezésére áll.
uprising-acquire-set-aside = Félretett kártyák
    .text = A sorból félretett kártya csak a tiéd: a kártyáid felfedésekor 1 meggyőzéssel olcsóbb, más módon a nyomtatott költségén szerezhető meg. Ha a kör végéig nem szerezted meg, kikerül a játékból.

## combat

uprising-combat-strength = Erő
    .text = Az ütközetben minden katonai egység 2-t ér, minden homokféreg 3-at, minden kard :sword: 1-et. A helyőrségben vagy a készletben lévő katonai egységek nem érnek semmit. Ha nincs ott haderőd, az erőd :strength: 0, bármennyi a kardod; ha haderő érkezik, újra számítanak. Hat játékosnál a [kardok elveszhetnek](six/swords).
uprising-combat-rewards = Jutalmak az erő szerint
    .text = A legnagyobb erő :strength: nyeri meg az ütközetet, és kapja az első jutalmat, a következő a másodikat. Legalább négy játékosnál a harmadik a harmadik jutalmat kapja. Akinek 0 az ereje, nem kap semmit.
uprising-combat-ties-first = Döntetlen az első helyen
    .text = Senki sem győz. Mindenki, aki döntetlenben van, a második jutalmat kapja. Legalább négy játékosnál, ha pontosan ketten vannak döntetlenben, a többiek a harmadik jutalomért versengenek; minden más esetben több jutalom nem jár.
uprising-combat-ties-second = Döntetlen a második helyen
    .text = Mindenki, aki döntetlenben van, a harmadik jutalmat kapja, három játékosnál is, és több jutalom nem jár.
uprising-combat-win = Győzelem
    .text = Az egyedüli győztes kapja az első jutalmat és, miután minden jutalom elkelt, magát az ütközetkártyát. Képpel felfelé fekszik előtte, és a [csataikonja](combat/icons) számít.
uprising-combat-icons = Csataikonok
    .text = A megnyert kártya, amelyen ugyanolyan ikon van, mint egy másik képpel felfelé lévő kártyádon (megnyert kártyán vagy a célkártyádon), azonnal párt alkot vele, akár akarod, akár nem: mindkettőt képpel lefelé fordítod 1 pontért :vp:. Az ikonok: :crysknife: kriszkés, :desert_mouse: ugróegér és :ornithopter: ornitopter.
uprising-combat-wild = Az univerzális csataikon
    .text = Az univerzális ikon :wild: a játék vége előtt nem alkot párt. Akkor a tulajdonosa bármelyik képpel felfelé lévő ikonjával párba állíthatja, 1 pontért.
uprising-combat-doubling = A homokférgek megduplázzák a jutalmat
    .text = Ha van homokférged az ütközetben, a jutalmadat kétszer kapod meg, bármelyik helyért jár is, de többször soha. Az irányítás és a csataikon nem duplázódik. A jutalomban lévő költséget másodszor is kifizetheted egy második nyereségért; a befolyás két frakciónál is járhat. [[conflict:propaganda]]: a két frakciót együtt kell megnevezni, mielőtt bármelyiket megkapnád, és duplázva két ilyen párról van szó.
uprising-combat-pay-reward = Jutalmak költséggel
    .text = A nyíl mögötti jutalmat az veheti meg, aki az adott helyen végzett, egészen vagy sehogy.
uprising-combat-win-cards = Kártyák győzteseknek
    .text = Az eredeti játék néhány kártyája, ahol [bele vannak keverve](mixing/cards), annak való, aki győzött. Az ütközet megnyerése után, a következő fázis előtt kell kijátszani őket, és ha az első helyen döntetlen volt, nem használhatók. Amelyiket jutalomként húzták, azonnal kijátszható, és a jutalom erőforrásaiból is ki lehet fizetni.

## makers

uprising-makers-spaces = A Mester helyszínek
    .text = [[deep_desert]], [[hagga_basin]] és [[imperial_basin]]; hat játékosnál [[habbanya_erg]] is.
uprising-makers-left = Egy ügynök, aki elment
    .text = E fázis pillanata számít: az a helyszín is kap fűszert, amelynek az ügynökét korábban elvették.
    .unverified = Ez a mi döntésünk.

## end

uprising-end-when = Mikor ér véget a játék
    .text = A visszahívás fázis ezzel kezdődik: ha addigra bárkinek legalább 10 pontja van, vagy az ütközetpakli elfogyott, a játék véget ér. Azok a pontok, amelyek addigra elvesztek, nem számítanak; az utolsó csatáé igen. Legfeljebb tíz forduló van, [hat játékosnál](six/end) kilenc.
uprising-end-winner = Ki győz
    .text = Akinek a legtöbb pontja :vp: van, az győz; a pontozósávnak nincs felső határa. Hat játékosnál a legtöbb pontú [csapat](six/end).
uprising-end-ties-last = Mindenben egyenlők
    .text = Ekkor az győzött, aki az utolsó fordulóban legkésőbb fedte fel a kártyáit.

## Szerződések: a KHAFT modul

uprising-contracts = Szerződések: a KHAFT modul
uprising-contracts-setup = A modullal
    .text = Húsz szerződést megkeveritek, kettő képpel felfelé fekszik; négy impérium- és négy intrikakártyát bekevertek, és Shaddam is a vezetők között van. Az első játszmához a könyv a modul nélküli játékot javasolja.
uprising-contracts-take = Szerződés elvétele
    .text = A szerződésikon :contract: egyet ad a két képpel felfelé lévő szerződés közül; azonnal egy másik kerül a helyére. El kell venned egyet. Ha elfogytak, az ikon 2 solarist :solari: ad.
uprising-contracts-without = A modul nélkül
    .text = A modul nélkül a szerződésikon :contract: egyszerűen 2 solarist ad.
uprising-contracts-visit = Szerződések egy helyszínre
    .text = A legtöbb egy helyszínt nevez meg: akkor teljesül, amikor ügynököt küldesz oda, beszivárgással vagy anélkül. Minden szerződésed teljesül, amely arra a helyszínre szól, tetszőleges sorrendben.
uprising-contracts-owned = Előbb nálad kell lennie
    .text = Egy szerződés csak akkor számít, ha már nálad volt, amikor az ügynököt kiküldted. Amelyet ekkor vettél el, egy másik alkalomra vár.
uprising-contracts-harvest = Aratás szerződések
    .text = Küldj ügynököt egy Mester helyszínre, és kapj abban a körben annyi fűszert, amennyit megnevez: bármilyen forrásból, a bónusz fűszer is számít, akár elköltötted, akár nem.
    .unverified = Hogy az ügynök kiküldése előtt kapott fűszer is számít, a mi döntésünk.
uprising-contracts-immediate = Az azonnali szerződés
    .text = Az elvételével teljesül.
uprising-contracts-acquire = Az „A fűszernek áramolnia kell” kártyára szóló szerződés
    .text = Akkor teljesül, amikor legközelebb, bármilyen módon megszerzed ezt a kártyát: [[the_spice_must_flow]].
uprising-contracts-complete = Teljesítés
    .text = Kapd meg, amit mutat; kötelező. A szerződést megfordítod és megtartod: néhány kártya megszámolja a teljesítetteket :contract_done:.

## Helyszínek

uprising-spaces = Helyszínek
uprising-spaces-all = Minden helyszín
    .text = 22 van. Az alábbiak mindegyike megmondja, mibe kerül és mit hoz, ha ügynököt küldesz oda. Egy frakció helyszínén ott [egyet feljebb is lépsz](agents/effects); hogy melyik csatahelyszín, [másutt](units/combat-spaces) olvasható. Hat játékosnál [mások is vannak](six/spaces).
uprising-spaces-sardaukar = Sardaukarok
    .text = Császár. Költsége 4 fűszer. Egy intrikakártya és négy katonai egység.
uprising-spaces-dutiful_service = Hű szolgálat
    .text = Császár. Egy [szerződés](contracts/take).
uprising-spaces-heighliner = Csillagbárka
    .text = Űrliga. Költsége 5 fűszer. Öt katonai egység.
uprising-spaces-deliver_supplies = Ellátmány szállítása
    .text = Űrliga. 1 víz.
uprising-spaces-espionage = Kémkedés
    .text = Bene Gesserit. Költsége 1 fűszer. Egy kártya, és helyezz le egy [kémet](spies/place).
uprising-spaces-high_council = Nagytanács
    .text = Landsraad. Költsége 5 solaris. Az első alkalom egy széket ad: ettől a fordulótól kezdve 2 meggyőzést :persuasion: minden alkalommal, amikor kártyákat fedsz fel. Minden későbbi alkalom helyette 2 fűszert, egy intrikakártyát és három katonai egységet ad, akkor is, ha a széket egy kártyától kaptad.
    .unverified = Hogy a kártyától kapott szék is így számít, a mi döntésünk.
uprising-spaces-swordmaster = Kardmester
    .text = Landsraad. Költsége 8 solaris az első játékosnak, akinek kardmestere lesz, utána mindenkinek 6. A harmadik ügynököd. Minden játékos egyszer.
uprising-spaces-imperial_privilege = Császári kiváltság
    .text = Landsraad. Költsége 3 solaris, és [2 befolyást kér](agents/requirement-spaces) a Császárnál. Három lépés tetszőleges sorrendben: elpusztíthatsz egy intrikakártyát egy másikért; ezen kívül egy másik ügynököt, ha van kint, vissza kell hívnod; és húzol egy kártyát.
    .unverified = Hogy az ügynök visszahívása kötelező, a mi döntésünk.
uprising-spaces-secrets = Titkok
    .text = Bene Gesserit. Húzz egy intrikakártyát, majd [lopj](intrigue/steal): a kettő egy lépés.
uprising-spaces-assembly_hall = Díszterem
    .text = Landsraad. Egy intrikakártya, és 1 meggyőzéssel több a kártyáid felfedésekor, ha az ügynököd még ott van.
    .unverified = A visszahívott ügynökről a források eltérnek; ez a mi döntésünk.
uprising-spaces-gather_support = Támogatók gyűjtése
    .text = Landsraad. Két katonai egység; 2 solarisért 1 víz is.
uprising-spaces-arrakeen = Arrakeen
    .text = Város. Egy katonai egység és egy kártya. Aki [irányítja](control/spaces), 1 solarist kap.
uprising-spaces-spice_refinery = Fűszerfinomító
    .text = Város. 2 solaris, vagy 1 fűszerért 4. Aki [irányítja](control/spaces), 1 solarist kap.
uprising-spaces-research_station = Kutatóállomás
    .text = Város. Költsége 2 víz. Két katonai egység és két kártya.
uprising-spaces-sietch_tabr = Tabr sziecs
    .text = Város, ezért nem jár érte befolyás. [2 befolyást kér](agents/requirement-spaces) a fremeneknél. Vagy mesterhorog-jelölő, egy katonai egység és 1 víz, vagy 1 víz, és eltávolíthatod a Pajzsfalat. Akkor is bármelyiket választhatod, ha már van mesterhorgod, vagy a Pajzsfal nincs meg; akkor az a rész nem hoz semmit.
uprising-spaces-imperial_basin = Császári-medence
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). 1 fűszer és az összes bónusz fűszer. Aki [irányítja](control/spaces), 1 fűszert kap.
uprising-spaces-hagga_basin = Hagga-medence
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). Költsége 1 víz. Az összes bónusz fűszer, és 2 fűszer vagy, mesterhoroggal, [egy homokféreg](worms/maker-choice).
uprising-spaces-deep_desert = Mély sivatag
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). Költsége 3 víz. Az összes bónusz fűszer, és 4 fűszer vagy, mesterhoroggal, [két homokféreg](worms/maker-choice).
uprising-spaces-shipping = Szállítás
    .text = Fűszerkereskedelem. Költsége 3 fűszer, és [2 befolyást kér](agents/requirement-spaces) az Űrligánál. 5 solaris, és egy lépés egy tetszőleges frakciónál.
uprising-spaces-accept_contract = Szerződés elfogadása
    .text = Fűszerkereskedelem. Egy [szerződés](contracts/take) és egy kártya.
uprising-spaces-desert_tactics = Sivatagi taktika
    .text = Fremenek. Költsége 1 víz. Egy katonai egység, és elpusztíthatsz egy kártyát: ez egyszerű elpusztítás ikon.
uprising-spaces-fremkit = Frembatyu
    .text = Fremenek. Egy kártya.

## Vezetők és kártyák tisztázása

uprising-clarified = Pontosítások vezetőkhöz és kártyákhoz
uprising-clarified-feyd = Feyd-Rautha Harkonnen
    .text = [[feyd_rautha_harkonnen]]: minden pecsétgyűrű egy mezővel jobbra lépteti a jelölőjét a kiképzéssávján, elágazásnál arra, amerre akarja, és megkapja, amit az a mező mutat. Az utolsó mezőn ott marad; a későbbi pecsétgyűrűk továbbra is küldenek ügynököt, de többet nem hoznak.
uprising-clarified-guild-envoy = Az Űrliga küldötte
    .text = [[guild_envoy]]: ügynök kiküldéséhez kijátszva egy kártyát el kell dobni.
uprising-clarified-guilds-favor = Az Űrliga szívessége
    .text = [[spacing_guilds_favor]]: csak akkor fizet, ha a kezedből dobod el; a tisztogatás nem eldobás.
uprising-clarified-jessica = Lady Jessica
    .text = [[leader:lady_jessica]]: a pecsétgyűrűje a készletéből katonai egységeket tesz emlékként a Bene Gesserithez. Amikor ügynököt küld egy Bene Gesserit-helyszínre, mindet visszaveheti a készletébe, mindegyikért húz egy kártyát, és végleg megfordítja a kártyáját; emlék nélkül is megfordíthatja, de akkor nem húz.
    .unverified = Hogy emlék nélkül is megfordulhat, a mi döntésünk.
uprising-clarified-reverend-mother = Jessica Tisztelendő Anya
    .text = [[reverend_mother_jessica]]: amikor ügynököt küld egy Bene Gesserit- vagy fremen helyszínre, 1 vízért a helyszín nyomtatott ikonjait még egyszer használhatja, miután egyszer már használta. Körönként egyszer; a befolyás, a költség és a bevetés nem ismétlődik. Abban a körben is megteheti, amelyben megfordult.
uprising-clarified-margot-irulan = Lady Margot Fenring és Irulan hercegnő
    .text = Minden alkalommal, amikor [elérik](influence/reach) a 2-t: [[lady_margot_fenring]] a Bene Gesseritnél 2 fűszert, [[princess_irulan]] a Császárnál egy intrikakártyát kap.
uprising-clarified-shaddam = IV. Shaddam Corrino
    .text = [[shaddam_corrino_iv]]: amint kijátszotta a pecsétgyűrűt, ebben a körben semmilyen módon nem vet be haderőt; a két hatás egyikét el kell vennie. Szerződésikonért a neki félretett kettő egyikét is elveheti, amelyeket senki más nem kaphat meg. Ha nincs képpel felfelé lévő, azok és 2 solaris között választ.
    .unverified = Az utolsó mondat a mi döntésünk.
uprising-clarified-staban = Staban Tuek
    .text = [[staban_tuek]]: kap 1 fűszert, amikor egy másik játékos olyan Mester helyszínre küld ügynököt, amelyet a kéme megfigyel, még mielőtt a másik bármit kapna.

## Az előd kártyáival

uprising-mixing = Az eredeti játék kártyáival
uprising-mixing-cards = Impérium- és intrikakártyák
    .text = A Dűne: Impérium kártyái belekeverhetők a paklikba: mind, egy sem, vagy a saját válogatásotok. Az Előrelátó felbérlés kimarad, mert nincs Mentát. [[the_voice]]: a következő körödig elzár egy helyszínt az ellenfeleid elől.
uprising-mixing-conflicts = Ütközetkártyák
    .text = Az ütközetei is belekeverhetők, bár a könyv nem tanácsolja: nincs csataikonjuk, és a párok ritkábbak lesznek. A Rendezni a káoszt és a Carthagért folyó harcok a dobozban maradnak.
    .unverified = Hogy a Carthagért folyó harcok kimaradnak, a mi döntésünk.
uprising-mixing-boxes = Más dobozok
    .text = Az Ix felemelkedése és a Halhatatlanság nincs meg ebben a programban, ezért a könyv ezekre vonatkozó szabályai sem szerepelnek itt.

## terms

uprising-terms-trash-intrigue = Intrikakártya elpusztítása
    .text = Az ikon :trash_intrigue: egy általad választott intrikakártyádat kiveszi a játékból.

## open

uprising-open-hidden = Rejtett
    .text = A kezében lévő kártyákat és az intrikakártyáit csak a tulajdonosuk ismeri. Senki sem ismeri egy pakli sorrendjét, sem a következő vagy a dobozban maradt ütközeteket.

## Egy és két játékos: riválisok

uprising-rivals = Egy és két játékos: riválisok
uprising-rivals-seats = Ki játszik
    .text = Egy játékos két riválissal találkozik, két játékosnak egy közös riválisa van. Egy riválisnak van egy kártyája, két ügynöke, három kéme, három katonai egysége a helyőrségben és kilenc a készletben, 1 vize és kockái a sávokon, de nincs pontja, kézben tartott kártyája és vezetői képessége. A Zsoldos szinten üres a helyőrsége.
    .unverified = Az egész fejezetet csak másodkézből ismerjük: magát a kiegészítő szabályfüzetet nem tudtuk elolvasni.
uprising-rivals-choose = A riválisok kiválasztása
    .text = Minél alacsonyabb a kardmestere értéke, annál nehezebb a rivális. Az első játszmához olyat válassz, amelynek legalább 8. Amber és Rabban csak az egyszerűsített változathoz való.
    .unverified = A tíz riváliskártyából hat egyetlen forráson alapul.
uprising-rivals-objectives = A riválisok célkártyái
    .text = Egy játékosnál a három célkártyát véletlenszerűen kell kiosztani, és egy rivális is kezdhet. Két játékosnál a rivális kapja az ornitoptert, és sohasem kezd.
uprising-rivals-order = A körök sorrendje
    .text = Egy játékosnál a körök a jelölőtől az óramutató járásával megegyező irányban követik egymást, és a jelölő a riválisokhoz is eljut. Két játékosnál az első következik, majd a rivális, majd a másik; a jelölő a játékosok között marad.
uprising-rivals-turn = Egy rivális köre
    .text = Amíg van ügynöke, a Hagal-ház kártyáit húzza, amíg az egyik üres helyszínre nem vezet; az sem üres, amelyet az eredeti játék „A Hang” kártyája elzárt előle. Az ügynök odamegy, és azt kapja, amit a kártya mutat, nem azt, amit a helyszín ad. Költséget nem fizet, és a helyszín feltételét sem kell teljesítenie, csak [azt, amit a kártya kér](rivals/double). Sohasem fed fel kártyákat. Ha a pakli egyik kártyája sem vezet sehová, ebben a fordulóban nem kerül többé sorra.
    .unverified = Az utolsó mondat és A Hang a mi döntésünk.
uprising-rivals-reshuffle = Ha a pakli üres
    .text = Az Újrakeverés csak két játékosnál van a pakliban. Amikor előkerül, vagy ha a pakli üres, a Hagal-ház összes kártyáját meg kell keverni, és a húzás folytatódik.
    .unverified = A paklit egy 38 kártyás listából ismerjük; azt írják, 37 van nyomtatva.
uprising-rivals-double = Feltételes kártyák
    .text = Az a kártya, amelynek a feltétele nem teljesül – mint a Tabr sziecs, ha nincs 2 befolyás a fremeneknél –, kimarad. Két helyszínes kártyánál csak az a fele számít, amelynek a feltétele most teljesül; ha az a helyszín foglalt, egy újabb kártyát kell húzni. Az a hatás, amelynek a feltétele nem teljesül, semmit sem ad; az ügynök ettől még odamegy.
uprising-rivals-deserts = Sivatagi helyszínek
    .text = A Mély sivataghoz bónusz fűszer kell; a két medence kártyája oda vezet, ahol abból több van, egyenlőségnél oda, ahol összesen több. Bónusz fűszer nélkül, vagy ha az a medence foglalt, egy újabb kártyát kell húzni. A bónusz fűszert minden esetben elveszi. Mesterhorog-jelölővel, ha az ütközetbe jöhet homokféreg, azok jönnek a helyszín saját fűszere helyett: egy a Hagga-medencében, kettő a Mély sivatagban, a Császári-medencében egy sem. Mesterhoroggal a két medence kártyája előbb eltávolítja a Pajzsfalat.
    .unverified = Hogy a foglalt medence véget vet a kártyának, a mi döntésünk.
uprising-rivals-deploy = Mit vet be
    .text = Egy csatahelyszínről minden katonai egység, amelyet ebben a körben toborzott, az ütközetbe kerül, és a helyőrségéből legfeljebb kettő.
uprising-rivals-influence = A befolyása
    .text = A számozott ikon a sorrendlistája megfelelő helyét jelenti. A szabad ikon ott jár, ahol a legkevesebb van neki, egyenlőségnél a listán előrébb állónál. A 2-ért és a szövetségekért úgy kap pontot, mint egy játékos, a 4-es bónusza nélkül. A szabad ikon kihagyja azokat a sávokat, amelyeknek a tetején áll; a számozott ott elvész.
    .unverified = Hogy mi történik egy sáv tetején, a mi döntésünk.
uprising-rivals-spies = A kémei és a cselszövése
    .text = A kém a lista szerint egy frakció első szabad megfigyelőállására kerül. A Kém lehelyezése kártya a színének első szabad megfigyelőállására tesz egyet, és az ügynöknek egy újabb kártyát kell húzni. Ha nincs ilyen szabad, nem helyez le semmit. A harmadikkal, amely ott marad, a másik kettő hazatér, és végre kell hajtani a cselszövését. Sohasem szivárog be, és sohasem végez hírszerzést.
uprising-rivals-signet = A pecsétgyűrűje
    .text = Ahol egy kártya a pecsétgyűrűt :signet: mutatja, a rivális kártyáján lévő hatást kell végrehajtani.
uprising-rivals-contracts = Szerződések és a Pajzsfal
    .text = Egy szerződés neki 2 solaris. A Pajzsfalat csak mesterhorog-jelölővel távolítja el.
uprising-rivals-swordmaster = A kardmestere
    .text = Amint a solarisa, fűszere, intrikakártyája és vize együtt eléri a kártyáján lévő értéket, pontosan annyit fizet ki, ebben a sorrendben, a harmadik ügynökéért. Ezzel a játékosok ára 6-ra csökken.
uprising-rivals-points = Pontok vásárlása
    .text = Onnantól pontot :vp: vesz, valahányszor tud: 7 solarisért, 7 fűszerért, 3 intrikakártyáért vagy 3 vízért. Intrikakártyát sohasem játszik ki.
uprising-rivals-combat = A kardjai
    .text = A csata kezdetén minden rivális, akinek van haderője az ütközetben, húz egy kártyát a Hagal-ház paklijából a kardjaiért.
uprising-rivals-rewards = A jutalmai
    .text = A jutalmakat úgy kapja, mint egy játékos, homokféreggel duplán, a pontokért fizet, valahányszor tud, kémek visszahívásával is, és párba állítja a csataikonokat, az univerzálisat a végén. Ha egy jutalom kéme cselszövést vált ki, azt azonnal végre kell hajtani. Ami csak egy paklit érint, az neki semmi. Három játékosnál és riválisnál a harmadik jutalom csak a második helyen kialakult döntetlen esetén jár.
uprising-rivals-affected = Az ellenfelek elleni hatások
    .text = Annyiban érintik, amennyiben megvan neki, amit megneveznek: katonai egységek és intrikakártyák, de kézben tartott kártyái nincsenek. A saját Titkok kártyája mindenki mástól lop, akinek négy van, a másik riválistól is. Amit irányít, azt mindig megvédi, és megkapja érte a bónuszt.
    .unverified = Hogy mindig védekezik, a mi döntésünk.
uprising-rivals-choices = Ki választ helyette
    .text = Csak az eredeti játék ütközetei hagynak választást egy riválisnak. Ekkor a játékos választ, két játékosnál az, akinél a kezdőjátékos-jelölő van.
    .unverified = Két játékosnál ez a mi döntésünk.
uprising-rivals-win = Győzhet
    .text = A 10 pontos rivális úgy vet véget a játéknak, mint egy játékos, és meg is nyerheti. Ha mindenben egyenlő egy játékossal, mögé kerül.
    .unverified = Az utolsó mondat a mi döntésünk.
uprising-rivals-levels = Az egyszemélyes játék szintjei
    .text = Zsoldos, itt ez a szokásos szint: egy intrikakártyával kezdesz, a riválisok helyőrség nélkül. Sardaukar: neked nincs intrikakártya, náluk három katonai egység van minden helyőrségben. Mentát: ugyanez Kegyetlen fokozással, Szakértő bevetéssel és Okos politikával. Kwisatz Haderach: mindez, és neked nincs kardmester.
    .unverified = Hogy a Zsoldos a szokásos szint, a mi döntésünk.
uprising-rivals-variants = Változatok
    .text = Szint nélkül is választhatók. Kegyetlen fokozás: a III-as ütközetekben két kártyát kell húzni a kardokért, és mindkettő számít. Szakértő bevetés: az I-es és II-es ütközetekben nem vet be katonai egységet, amíg hárommal több haderője van ott, mint bárki másnak, és a toborzottjai a helyőrségben maradnak; a homokférgek így is jönnek, és előbb számítanak. Okos politika: a Hű szolgálat, az Ellátmány szállítása, a Titkok és a Frembatyu kimarad, ha nála van az a szövetségjelölő, és mindenkit megelőz, vagy ha legalább 2 befolyása van, és legalább 2-vel elmarad az elsőtől. Sorkavarás, egy játékosnál: a kártyáid felfedése után két kockával kell dobni, és mindegyik elveszi a sor megfelelő, balról számított helyén lévő kártyát; a 6-os nem vesz el semmit, a dupla egyet.
uprising-rivals-streamlined = Az egyszerűsített rivális
    .text = Két játékosnak: nem szerez pontot, nem fizet pontért, nem győzhet, és nem gyűjt több erőforrást, amint megvan a kardmestere. A szövetségeket továbbra is elveszi, és a bónusz fűszer, amelyet elvenne, a közös készletbe kerül.

## Hat játékos: hárman három ellen

uprising-six = Hat játékos: hárman három ellen
uprising-six-teams = Két csapat
    .text = Muad-Dib és Shaddam parancsnok, két-két szövetségessel; bármelyik másik vezető lehet szövetséges. Úgy ülnek, hogy a csapatok felváltva következzenek az asztal körül: Muad-Dib, Shaddam egyik szövetségese, Muad-Dib egyik szövetségese, Shaddam, majd megint Muad-Dib egyik és Shaddam egyik szövetségese. A csapattársak nem ellenfelek, de a kezük egymás elől is rejtve marad, és az ügynökeik meg a kémeik ugyanúgy útban vannak, mint bárkié. Beszélni az egész asztal hallatára szabad.
    .unverified = Az egész fejezetet csak másodkézből ismerjük: magát a kiegészítő szabályfüzetet nem tudtuk elolvasni.
uprising-six-setup = Előkészületek
    .text = A játéktábla másik oldalát és a KHAFT modult kell használni; Shaddam számára két szerződést félre kell tenni. Kilenc ütközet van: öt II-es, négy III-as szintű. Egy parancsnoknak 4 pontja, 1 vize, két ügynöke, három kéme, saját paklija és a saját sávján egy kockája van; nincs katonai egysége, célkártyája és irányításjelölője. Egy szövetségesnek 1 pontja van, és az, ami a játékosoknak általában. A „Tizenegyig” változatban a szövetségesek pont nélkül kezdenek.
uprising-six-first = Célkártyák és a kezdőjátékos
    .text = Minden szövetséges egyet kap a négy célkártyából; ha egy csapat mindkét ugróegeret megkapta, a jelölő nélkülit el kell cserélni a mellette ülő ellenfél szövetségessel. A jelölős szövetséges kezd, és a jelölő mind a hat játékoson körbejár.
uprising-six-spaces = A játéktábla másik oldala
    .text = A sávok: Nagy Házak, Űrliga, Bene Gesserit és Peremvilágok. Nagy Házak: [[economic_support]] – 1 fűszer és [csere](six/trade); [[military_support]] – 2 fűszerért [megerősítés](six/reinforce). Peremvilágok: [[controversial_technology]] – 2 fűszerért egy intrikakártya, egy kártya, és elpusztíthatsz egyet; [[expedition]] – egy szerződés. Város: [[carthag]] – egy katonai egység és egy intrikakártya. Mester: [[habbanya_erg]] – 1 vízért 2 fűszer, a bónusz fűszere és egy kártya. A Hű szolgálat, a Sivatagi taktika és a Frembatyu nincs meg, és 15 megfigyelőállás van.
uprising-six-activate = Egy szövetséges aktiválása
    .text = Egy parancsnok minden körében aktivál egy szövetségest. Ügynök kiküldésekor az ügynök nyila mutat rá; a harmadiké mindkét irányba. A kártyák felfedésekor választ. Egy előtte kijátszott terv típusú kártya az egész körre eldönti. A körében a szövetséges haderője és helyőrsége az övének számít, és amit azok tesznek, azt ő teszi.
    .unverified = Hogy egy terv típusú kártya eldönti, a mi döntésünk; az utolsó mondat egyetlen forráson alapul.
uprising-six-shared = Mi kerül a szövetségeshez
    .text = A katonai egységek, a homokférgek, a mesterhorog, a kardok és a fő játéktáblán a befolyás az aktivált szövetségesé, és a befolyással együtt a pontjai, szövetségei és bónuszai. Minden más erőforrás, a kártyák, a szerződések, a kémek és a pontok a parancsnokéi, aki minden költséget kifizet. A megnyert ütközetek a csataikonjukkal csak a szövetségeséi.
uprising-six-level = Milyen befolyása van egy parancsnoknak
    .text = A fő játéktáblán a szintje a szövetségesei közül a jobbiké. Befolyást csak a saját sávjáról fizethet. Ahol szövetség a feltétel, csak a saját sávjáé számít, egy szövetségesé nem.
    .unverified = A második mondat a mi döntésünk; a harmadikat más hatszemélyes programok is így kezelik.
uprising-six-deploy = Bevetés egy parancsnok körében
    .text = Egy csatahelyszínről az aktivált szövetséges dönti el, hány katonai egység megy. A parancsnok kártyájának az a hatása, amely bevet vagy visszavon, a sajátja.
    .unverified = Egy vagy két forráson alapul.
uprising-six-swords = Kardok egy szövetségesnek
    .text = Azok a kardok, amelyeket egy parancsnok egy szövetségesért fed fel, a szövetséges saját felfedésére várnak. Az a szövetséges, aki azt a kört haderő nélkül fejezi be az ütközetben, minden kardot elveszít, a sajátjait is: akkor sem számítanak újra, ha később haderő érkezik. Annak a szövetségesnek szóló kardok, aki már felfedte a kártyáit, és nincs haderője, a parancsnok körével elvesznek.
    .unverified = Egyetlen forráson alapul.
uprising-six-icons = A Császár és a fremenek ikonja
    .text = A Császár ikonja a Nagy Házakat :influence_great_houses: jelenti, a fremenek ikonja a Peremvilágokat :influence_fringe_worlds:, ott is, ahol befolyás a feltétel. Csak Shaddam választhatja a Császárt, és csak Muad-Dib a fremeneket, a saját táblájukon. A fő játéktábla egy helyszínére küldött ügynök mindig annak a helyszínnek a saját sávján léptet.
uprising-six-personal = A parancsnokok táblái
    .text = Mindkettőnek két helyszíne van, ahová csak ő mehet, és egy sávja. Shaddam: [[space:sardaukar]], 3 fűszerért, és [[vast_wealth]], amely 3 solarist ad; az 1. szint a csapat minden tagjának 1 solarist hoz, a 3. egy kémet. Muad-Dib: [[hardy_warriors]], 1 vízért két katonai egység, és [[desert_mastery]], amely egy kártyát és 1 fűszert ad; az 1. szint a csapat minden tagjának 1 fűszert hoz, a 3. 1 vizet. A 2. szint egy pont, a 4. a szövetség a parancsnoknak; a 4-esnél nincs bónusz.
uprising-six-bonuses = A négyes érték bónuszai
    .text = Nagy Házak: két katonai egység. Űrliga: 3 solaris. Bene Gesserit: egy intrikakártya. Peremvilágok: egy kém. Egy szövetség csapattársak között is gazdát cserélhet.
uprising-six-swordmaster = Kardmester
    .text = Az ide küldött ügynökért egy harmadik ügynök és egy jelölő jár. Az ügynök annak a fordulónak a végén hagyja el a játékot, amelyben kiküldöd. A jelölő 2 kardot ad minden alkalommal, amikor kártyákat fedsz fel, már ebben a fordulóban is; egy parancsnokéi ahhoz a szövetségeshez kerülnek, akit aktivál.
uprising-six-trade = Csere
    .text = Te és egy csapattársad adhattok egymásnak bármennyit egyvalamiből: solarist, fűszert, vizet vagy intrikakártyát. Az egyik magában is adhat.
    .unverified = A menete egyetlen forráson alapul; hogy a két fajta különbözhet, a mi döntésünk.
uprising-six-reinforce = Megerősítés
    .text = Aki az ikont :reinforce: használja, három katonai egységet toboroz, elosztva a csapat két szövetségese között. Mindegyik azonnal bevethető az ütközetben, akkor is, ha a helyszín nem csatahelyszín; más egység ilyenkor nem.
uprising-six-worms = Homokférgek
    .text = Csak Muad-Dib oldalánál lehet mesterhorog-jelölő, és csak az hívhat homokférgeket; a Tabr sziecsben a másik oldal katonai egységet és vizet kap, mesterhorgot nem. Amikor az egyik szövetségese elvesz egyet, a másiknak is lesz. Muad-Dib annak a szövetségesnek a mesterhorgát használja, akit aktivál.
    .unverified = Hogy a mesterhorog közös, nem szerepel az általunk ismert szabályokban.
uprising-six-throne-row = A trónsor
    .text = Shaddam Császári sátor kártyája nem fremen kártyákat tesz át az impériumsorból a trónsorba. Csak az ő oldala szerezheti meg őket, bármilyen módon. Egy beállítás az első forduló előtt átteszi az egyiket.
uprising-six-cards = A parancsnokok saját kártyái
    .text = Mindkét parancsnok tíz saját kártyával játszik. Ahol az egyiknél a szövetségesek is segíthetnek fizetni, mindegyikük megmondja, mennyit ad, és ha nem elég, senki sem fizet. Amit egy kártya a szövetségeseknek ad, azt kérdés nélkül megkapják; hogy két dolog közül ki melyiket, a parancsnok mondja meg.
uprising-six-leaders = Vezetők hat játékosnál
    .text = Shaddam pecsétgyűrűje az általa aktivált szövetségesnek is megtiltja a bevetést. Muad-Dib képessége az általa aktivált szövetséges homokférgeit nézi. [[leader:gurney_halleck]] 10-es erőt kér.
uprising-six-combat = Csata
    .text = Minden szövetséges magában harcol; az erőket sohasem kell összeadni. Mind a hatan sorra kerülnek a körök sorrendjében: egy parancsnok egy csata típusú kártyát teljes egészében egy haderővel rendelkező szövetségeséért játszhat ki, és maga fizeti ki. Három jutalom jár, mint négy játékosnál; a parancsnokok nem kapnak.
    .unverified = Hogy a parancsnok fizet, a mi döntésünk.
uprising-six-yield = A hely átengedése
    .text = Ha egy csapat két szövetségese döntetlenben van, az egyikük átengedheti a helyet: a másik megelőzi, ő pedig a következő jutalmat kapja, vagy semmit, ha a harmadik helyen volt a döntetlen.
uprising-six-end = A vége
    .text = Amikor bármelyik játékosnak 10 pontja van, vagy kilenc forduló után, minden csapat pontjait össze kell adni. Döntetlen esetén a csapat közös erőforrásai döntenek, a [szokásos sorrendben](end/ties). Ha azok sem döntenek, az a csapat győzött, amelynek egyik játékosa legkésőbb fedte fel a kártyáit.
    .unverified = Az utolsó mondat a mi döntésünk.
