### A Dűne: Impérium azon szabályai, amelyek a Felkelésben mások. A jelölésekről: learn/rules/page.py.

## basics

imperium-basics-deck = A paklid
    .text = Mindenki ugyanazzal a [tíz kártyával](setup/player) kezd. Az új kártyák a dobópaklidba :discard_pile: kerülnek, és akkor jönnek elő, amikor megkevered. Az elpusztított kártyák :trash: végleg elhagyják a paklit, így a jobbak gyakrabban jönnek elő.
imperium-basics-mentat = A Mentát
    .text = A Mentát :mentat: olyan ügynök, aki senkié sem, és akit egy fordulóra megszerezhetsz. Lásd: [a helyszíne](spaces/mentat).

## Előkészületek

imperium-setup = Előkészületek
imperium-setup-board = A tábla
    .text = A Mentát :mentat: a helyszínén áll, a négy szövetségjelölő a sávján van, és még senki sem irányít és nem gyűjtött semmit.
imperium-setup-conflicts = Az ütközetpakli
    .text = Felül egy I-es kártya, alatta öt II-es, azok alatt mind a négy III-as, szintenként megkeverve: legfeljebb tíz forduló. A többi a dobozban marad, anélkül, hogy megnéznétek.
imperium-setup-cards = Paklik, sor és tartalék
    .text = Az intrikapaklit (40) és az impériumpaklit (67) megkeveritek; öt impériumkártya nyíltan az impériumsorba :row: kerül. A tartalékban :reserve: három pakli van: [[arrakis_liaison]] (8), [[the_spice_must_flow]] (10) és [[card:foldspace]] (6).
imperium-setup-leaders = A vezetők kiválasztása
    .text = Nyolc vezető közül minden játékos kap egyet: itt kisorsolhatók, fordított játékossorrendben választhatók, kettesével kioszthatók vagy megnevezhetők. A név mögötti egy-három ikon jelzi, mennyire nehéz vele játszani; első játszmához az egyikonosokat válasszátok: [[leader:paul_atreides]], [[leader:glossu_rabban]], [[leader:earl_memnon_thorvald]], [[leader:count_ilban_richese]]. Ugyanannak a háznak két vezetője is találkozhat, bár a történet szerint nem tehetnék.
    .unverified = A könyv csak annyit mond, hogy választják vagy kisorsolják őket.
imperium-setup-player = Mije van egy játékosnak
    .text = Egy tízlapos, megkevert pakli: [[diplomacy]], [[reconnaissance]], [[seek_allies]] és [[signet_ring]], kettő-kettő ezekből: [[convincing_argument]] és [[dagger]], és kettő ebből: [[dune_the_desert_planet]]. 1 víz :water:, más erőforrás nincs; két ügynök a vezetőnél, a harmadik a tábla mellett; három katonai egység a helyőrségben és kilenc a készletben; egy kocka minden sáv alján. Egy vagy két játékossal a [Hagal-ház](hagal/deck) is játszik.
imperium-setup-score = Pontok a kezdéskor
    .text = Négy játékossal mindenki 1 ponttal :vp: kezd, egyébként pont nélkül.
imperium-setup-first-player = Ki kezd
    .text = A kezdőjátékost kisorsoljátok, vagy megegyeztek róla; ő veszi magához a jelölőt :first_player:.
imperium-setup-own-setups = Saját előkészületű vezetők
    .text = [[leader:glossu_rabban]] egy fűszerrel és egy solarisszal többel kezd. [[leader:baron_vladimir_harkonnen]] titokban választ két különböző frakciót, amikor minden más elkészült, az első forduló előtt. A másik kettő ismeretlen marad.

## influence

imperium-influence-bonuses = A négyes szint bónuszai
    .text = Császár: két katonai egység. Űrliga: 3 solaris. Bene Gesserit: egy intrikakártya. Fremenek: 1 víz.

## intrigue

imperium-intrigue-hidden = Titokban tartva
    .text = Az intrikakártyáid :intrigue: főleg ezekről a helyszínekről jönnek: [[carthag]], [[conspire]] és [[secrets]]. Képpel lefelé, a kezedtől külön vannak, és a kijátszásukig a te titkaid; bármikor megnézheted őket. Hogy kinek hány van, az nyílt.
imperium-intrigue-combat = Csata
    .text = A csata típusú kártyát a [csata fázisában](combat/intrigue) játszhatja ki az, akinek van katonai egysége az ütközetben.
imperium-intrigue-waiting = Várakozó kártyák
    .text = Az a kártya, amely a kártyáid felfedéséről szól, addig képpel felfelé ott marad. A felfedés kezdetén használod és dobod el.
    .unverified = Hogy az egész körre ható kártyát is ekkor kell eldobni, a mi döntésünk.
imperium-intrigue-deck = Ha elfogy az intrikapakli
    .text = Akkor az eldobott intrikakártyákat megkeveritek. Ha mindkettő üres, nem húztok.

## round

imperium-round-conflict = Az ütközet
    .text = Az ütközetpakli felső kártyáját felfordítjátok: ez mondja meg, miért folyik a harc ebben a fordulóban. A korábbi fordulók kártyáira kerül, amelyek már semmit sem tesznek, akár megnyerte őket valaki, akár nem.
imperium-round-hand = Öt kártya
    .text = Ezután mindenki húz öt kártyát.

## agents

imperium-agents-layout = Mi van egy kártyán
    .text = A név; a frakció, ha van; bal oldalt az ügynökikonok; az ügynökmező, amelyet ügynök kiküldésekor használsz; a felfedésmező, amelyet a kártyáid felfedésekor használsz; a költség meggyőzésben; és alatta néha egy megszerzésmező.
imperium-agents-icons = A hét ügynökikon
    .text = Császár :emperor:, Űrliga :guild:, Bene Gesserit :bene_gesserit:, fremenek :fremen:, Landsraad :landsraad:, város :city: és fűszerkereskedelem :spice_trade:.
imperium-agents-occupied = Foglalt helyszínek
    .text = Az a helyszín, amelyen ügynök van, akár a tiéd, akár másé, zárva van, hacsak egy hatás mást nem mond.
imperium-agents-requirement-spaces = Melyik helyszín kíván befolyást
    .text = Csak egy: [[sietch_tabr]], legalább 2 befolyás a fremeneknél.
imperium-agents-must = Kötelező és szabad
    .text = A hatást végre kell hajtani, kivéve ha azt mondja, hogy megteheted, ha nyíl van benne, vagy ha puszta elpusztításikon :trash:. A „vagy” szóval elválasztott hatások közül egy végrehajthatót választasz. A [bevetés](units/deploy) mindig a te döntésed. Amit még nem lehet végrehajtani, az vár, és a kör végével elvész.
imperium-agents-swordmaster = A harmadik ügynök
    .text = A harmadik ügynököd, a kardmester :swordmaster:, a tábla mellett vár, amíg meg nem látogatod ezt a helyszínt: [[space:swordmaster]]. Ezután a játék végéig a tiéd, és már ebben a fordulóban kiküldhető.
imperium-agents-recall = Ügynök visszahívása
    .text = A visszahívott ügynök :recall_agent: visszatér a vezetődhöz, és ennek a fordulónak egy későbbi körében újra kiküldhető. Bármelyik, táblán lévő ügynököd lehet, az is, amelyet éppen most küldtél ki. Az elhagyott helyszín szabad.
    .unverified = Hogy a Mentát is visszahívható így, a mi döntésünk.

## units

imperium-units-unit = Tizenkét katonai egység
    .text = Minden játékosnak tizenkét katonai egysége :troop: van. Mindegyik a készletben, a helyőrségben :garrison: vagy az ütközetben van.
imperium-units-deploy = Bevetés
    .text = Amikor ügynököt küldesz egy csatahelyszínre :combat:, bevethetsz az ütközetben: az ebben a körben bárhonnan toborzott katonai egységek közül bármennyit, és a helyőrségedből még legfeljebb kettőt. Sohasem kötelező.
imperium-units-combat-spaces = Csatahelyszínek
    .text = Tíz helyszínen vannak keresztezett kardok :combat:: minden városban és Mester helyszínen, valamint ezeken: [[heighliner]], [[hardy_warriors]] és [[stillsuits]].

## control

imperium-control-spaces = Mely helyszínek irányíthatók
    .text = [[arrakeen]] és [[carthag]] 1 solarist :solari: hoz, a [[imperial_basin]] 1 fűszert :spice:. Ez a fűszer nem számít aratásnak.
    .unverified = Az utolsó mondat a mi értelmezésünk.

## reveal

imperium-reveal-drawn = Most húzott kártyák
    .text = A kártyáid felfedése közben húzott kártyát azonnal felfeded és használod.
imperium-reveal-clean-up = Tisztogatás
    .text = A kör végén minden előtted lévő kártya, az ügynökök kiküldésére kijátszottak is, a dobópaklidba kerül.

## acquire

imperium-acquire-buy = Mit lehet megszerezni
    .text = A kártyáid felfedésekor az impériumsor :row: és a tartalék :reserve: kártyái közül bármennyit megszerezhetsz, ameddig a meggyőzésedből telik. A költség a jobb felső sarokban áll.
imperium-acquire-foldspace = A Térhajlítás nem eladó
    .text = A [[card:foldspace]] csak a saját ikonjával szerezhető meg, az ugyanilyen nevű helyszínen.
imperium-acquire-set-aside = Félretett kártyák
    .text = A sornak az a kártyája, amelyet [[leader:helena_richese]] félretesz, csak az övé: a kártyái felfedésekor 1 meggyőzéssel olcsóbb, más módokon a nyomtatott költségébe kerül. Ha annak a körnek a végéig nem szerezte meg, kikerül a játékból.

## combat

imperium-combat-strength = Erő
    .text = Az ütközetben minden katonai egység 2-t, minden kard :sword: 1-et ér. Ha nincs ott katonai egységed, az erőd :strength: 0, és semmi sem növelheti.
imperium-combat-rewards = Jutalmak erő szerint
    .text = A legnagyobb erő :strength: megnyeri az ütközetet, és az első jutalmat kapja, a következő a másodikat. Négy játékossal a harmadik a harmadik jutalmat kapja. Akinek 0 ereje van, semmit sem kap.
imperium-combat-ties-first = Döntetlen az első helyen
    .text = Senki sem nyer. A döntetlenben lévők mind a második jutalmat kapják. Négy játékossal, ha éppen ketten vannak döntetlenben, a többiek a harmadik jutalomért versengenek; minden más esetben több jutalom nem jár.
    .unverified = A könyv két döntetlenben lévőről beszél. Három vagy négy esetén a Felkelés könyvét követjük.
imperium-combat-ties-second = Döntetlen a második helyen
    .text = A döntetlenben lévők mind a harmadik jutalmat kapják, három játékossal is, és több jutalom nem jár.
    .unverified = Hogy három játékosnál is így van, csak a Felkelés könyvéből egyértelmű.
imperium-combat-intrigue = Csata típusú kártyák
    .text = A csata típusú kártyák körbejárnak az asztalon, a kezdőjátékostól indulva. Csak azt kérdezzük, akinek van katonai egysége az ütközetben. Játssz ki, amennyit szeretnél, vagy passzolj; a passz nem köt, amikor újra te következel. Ha egy teljes körben mindenki passzol, vége.
imperium-combat-out = Katonai egység nélkül
    .text = Ha nincs katonai egységed az ütközetben, nem veszel részt benne. Ha az utolsót elveszíted, vagy visszavonulsz vele, azonnal kiesel, és nincs erőd.
    .unverified = Hogy azonnal kiesik az ember, a mi döntésünk.
imperium-combat-win-cards = Kártyák győzteseknek
    .text = A győzelemről szóló kártyát az ütközet megnyerése után, a következő fázis előtt játszod ki. Az első helyen született döntetlen után nem használható. A jutalomként húzottat azonnal kijátszhatod, és a jutalom erőforrásaiból is kifizetheted.

## makers

imperium-makers-spaces = A Mester helyszínek
    .text = [[imperial_basin]]: 1 saját fűszer, nem kerül semmibe. [[hagga_basin]]: 2 saját fűszer, 1 vízbe kerül. [[the_great_flat]]: 3 saját fűszer, 2 vízbe kerül.
imperium-makers-left = Az elment ügynök
    .text = Ennek a fázisnak a pillanata számít: az a helyszín is kap fűszert, amelynek az ügynökét előtte elvitték.
imperium-makers-carryall = Mi számít aratásnak
    .text = A [[carryall]] a helyszín saját fűszerét duplázza meg, a bónusz fűszert nem. [[leader:countess_ariana_thorvald]] összesen eggyel kevesebbet arat, és húz egy kártyát.

## recall

imperium-recall-mentat = A Mentát hazatér
    .text = A Mentát visszatér a helyszínére, akár használták, akár nem, hacsak [a következő fordulóra](spaces/mentat-won) meg nem nyerte valaki.

## end

imperium-end-when = Mikor ér véget a játék
    .text = A visszahívás fázisa ezzel kezdődik: ha ekkor bárkinek legalább 10 pontja van, vagy üres az ütközetpakli, a játék véget ér. Az előtte újra elveszített pontok nem számítanak; az utolsó csatában szerzettek igen. Legfeljebb tíz forduló van.
imperium-end-winner = Ki győz
    .text = Az győz, akinek a legtöbb pontja :vp: van; a sávnak nincs felső vége.
imperium-end-ties-last = Mindenben egyenlők
    .text = Akkor osztoznak a helyezésen.
    .unverified = A könyv a katonai egységeknél megáll; ez a mi döntésünk.

## Pontosítások vezetőkhöz és kártyákhoz

imperium-clarified = Pontosítások vezetőkhöz és kártyákhoz
imperium-clarified-baron = Harkonnen báró
    .text = [[leader:baron_vladimir_harkonnen]]: a két titkos frakcióját játszmánként egyszer fedi fel, abban a körben, amelyben legalább négy katonai egységet vetett be: mindkettőnél egy befolyás.
    .unverified = Hogy nem halaszthatja másik körre, a mi döntésünk.
imperium-clarified-bindu = Bindu-dermedtség
    .text = [[bindu_suspension]]: csak a kör legelső lépéseként. Húzz egy kártyát; ezután passzolhatod ezt a kört, és a fordulóban maradsz.
imperium-clarified-calculated-hire = Előrelátó felbérlés
    .text = [[calculated_hire]]: 1 fűszerért megszerzi a Mentátot, de csak a saját helyszínéről. Kártyát nem húzol, és a helyszín mások számára szabad marad.
imperium-clarified-demand-respect = Tisztelet követelése
    .text = [[demand_respect]]: a jutalomban vagy ezzel a kártyával kapott fűszerrel is kifizethető: [[to_the_victor]].
imperium-clarified-kwisatz = Kwisatz Haderach
    .text = [[kwisatz_haderach]]: húz egy kártyát, és bármelyik ügynöködet, akár a tábláról is, bármely helyszínre elküldi, bárki is van ott, akár vissza oda, ahonnan jött. Akkor is kijátszható, ha nincs ügynök a vezetődnél. A költségek és a követelmények megmaradnak, ahogy a játszmánként egyszer használható helyszínek és A Hang hatása is.
    .unverified = Hogy a helyszín által kívánt befolyás így is kell, a mi döntésünk.
imperium-clarified-looking = A húzópakli megnézése
    .text = [[leader:paul_atreides]] és a [[poison_snooper]] a felső kártyát nézi meg; üres paklit nem lehet megnézni, és emiatt nem keversz.
imperium-clarified-humanity = Az emberség próbája
    .text = [[test_of_humanity]]: minden ellenfeled, egymás után, tőled balra kezdve, eldob egy általa választott kártyát, vagy elveszít egy katonai egységet az ütközetben. Csak azt választhatják, amit meg tudnak tenni; ha egyiket sem, semmi sem történik.
imperium-clarified-voice = A Hang
    .text = [[the_voice]]: a következő körödig bármely helyszínt elzár az ellenfeleid elől, bármit játszanak is ki.
imperium-clarified-helena = Helena Richese
    .text = [[leader:helena_richese]]: Landsraad- és városi helyszíneken mások ügynökei nem állítják meg; a sajátjai igen.
    .unverified = Hogy a sajátjai igen, a mi értelmezésünk.
imperium-clarified-leto-ilban = Leto és Ilban
    .text = [[leader:duke_leto_atreides]] a Landsraad-helyszíneken 1 solarisszal kevesebbet fizet. [[leader:count_ilban_richese]] mindig húz egy kártyát, amikor solarist fizet egy helyszínért.
imperium-clarified-guild-bankers = Az Űrliga bankárai
    .text = [[guild_bankers]]: ebben a körben ez a kártya 3 meggyőzéssel olcsóbb, minden példánya, amelyet megszerzel: [[the_spice_must_flow]]. Semmi más nem olcsóbb.
imperium-clarified-recruitment = Toborzó küldetés
    .text = [[recruitment_mission]]: egy meggyőzés a kártyáid felfedésekor; minden ekkor megszerzett kártya a húzópaklid tetejére kerülhet.
imperium-clarified-shifting-allegiances = Változó szövetségek
    .text = [[shifting_allegiances]]: a befolyás csökkenése és a 2 fűszer költség, tehát lennie kell befolyásnak, amely csökkenhet. A két lépés felfelé egyetlen frakciónál történik, amely ugyanaz is lehet.
imperium-clarified-liet-kynes = Liet Kynes
    .text = [[liet_kynes]]: önmagát is számítja, és az ügynökök kiküldésére kijátszott fremen kártyáidat is.
imperium-clarified-mohiam = Mohiam Tisztelendő Anya
    .text = [[reverend_mother_mohiam]]: ha egy másik Bene Gesserit-kártya is játékban van, minden ellenfeled, tőled balra kezdve, eldob két általa választott kártyát, vagy amennyi van neki.
imperium-clarified-assassination-mission = Orgyilkos küldetés
    .text = [[assassination_mission]]: a 4 solaris mindig jár, amikor egy másik hatás elpusztítja, de nem, amikor eldobod.
imperium-clarified-gun-thopter = Harci topter
    .text = [[gun_thopter]]: minden ellenfeled helyőrségéből elvesz egy katonai egységet; az üres helyőrség semmit sem veszít.
imperium-clarified-double-cross = Kettős árulás
    .text = [[double_cross]]: kell hozzá egy ellenfél katonai egysége az ütközetben. Ha a készletedben nincs több, az övét akkor is elveszi.
imperium-clarified-refocus = Új összpontosítás
    .text = [[refocus]]: összekeveri a dobópaklit és a húzópaklit, dobópakli nélkül is, és húz egy kártyát.
imperium-clarified-staged-incident = Megrendezett incidens
    .text = [[staged_incident]]: három katonai egységed az ütközetben odavész egy pontért, és velük csökken az erőd.
imperium-clarified-corner-the-market = A piac felvásárlása
    .text = [[corner_the_market]]: ennek a kártyának a példányait számolja össze a húzópaklidban és a dobópaklidban: [[the_spice_must_flow]]. A második ponthoz többnek kell lennie, mint az ellenfeleidnél egyenként.
imperium-clarified-plans-within-plans = Tervekbe rejtett tervek
    .text = [[plans_within_plans]]: egy sávon legalább 3-at kíván, eggyel többet, mint ahol a pont jár.
imperium-clarified-tiebreaker = A mérleg nyelve
    .text = [[tiebreaker]]: csatában vagy a játék végén játszható ki, nem mindkettőben. A végén 10 fűszert hoz, amely a [döntetlennél](end/ties) számít.

## Helyszínek

imperium-spaces = Helyszínek
imperium-spaces-all = Minden helyszín
    .text = 22 van. Az alábbiak megmondják, mibe kerül egy látogatás, és mit hoz. Egy frakció helyszínén ott [egy lépést](agents/effects) is haladsz felfelé; hogy mely helyszínek valók harcra, azt [máshol](units/combat-spaces) mondjuk el.
imperium-spaces-conspire = Összeesküvés
    .text = Császár. 4 fűszerbe kerül. 5 solaris, két katonai egység és egy intrikakártya.
imperium-spaces-wealth = Vagyon
    .text = Császár. 2 solaris.
imperium-spaces-heighliner = Csillagbárka
    .text = Űrliga. 6 fűszerbe kerül. Öt katonai egység és 2 víz.
imperium-spaces-high_council = Nagytanács
    .text = Landsraad. 5 solarisba kerül. Egy szék: ettől a fordulótól minden kártyafelfedésedkor 2 meggyőzés :persuasion:. Játékosonként és játszmánként egyszer.
imperium-spaces-swordmaster = Kardmester
    .text = Landsraad. 8 solarisba kerül. A harmadik ügynököd. Játékosonként és játszmánként egyszer.
imperium-spaces-mentat = Mentát
    .text = Landsraad. 2 solarisba kerül. Egy kártya, és a Mentát :mentat:, ha ott áll: eggyel több ügynök erre a fordulóra. Csak a saját helyszínéről lehet elvinni, játékostól soha.
imperium-spaces-mentat-won = A Mentát jutalomként
    .text = Aki ezt az ütközetet megnyeri: [[sort_through_the_chaos]], elveszi a Mentátot, bárhol is van, és az egész következő fordulóban nála van; a helyszíne akkor nélküle marad.
imperium-spaces-hall_of_oratory = Szónokok terme
    .text = Landsraad. Egy katonai egység, és 1 meggyőzéssel több a kártyáid felfedésekor, ha az ügynököd még ott van.
imperium-spaces-rally_troops = Katonai egységek összevonása
    .text = Landsraad. 4 solarisba kerül. Négy katonai egység.
imperium-spaces-foldspace = Térhajlítás
    .text = Űrliga. Vegyél el a tartalékból egy ilyen kártyát: [[card:foldspace]]. Ha nincs több, a látogatás csak a befolyást éri.
imperium-spaces-selective_breeding = Irányított keresztezés
    .text = Bene Gesserit. 2 fűszerbe kerül. Egyszer elpusztíthatsz egy kártyát, hogy húzz kettőt. A fűszert mindenképpen ki kell fizetni.
imperium-spaces-secrets = Titkok
    .text = Bene Gesserit. Egy intrikakártya, és [lopás](intrigue/steal).
imperium-spaces-hardy_warriors = Edzett harcosok
    .text = Fremenek. 1 vízbe kerül. Két katonai egység.
imperium-spaces-stillsuits = Cirkoruhák
    .text = Fremenek. 1 víz.
imperium-spaces-sell_melange = Melanzs eladása
    .text = Fűszerkereskedelem. 2, 3, 4 vagy 5 fűszer 6, 8, 10 vagy 12 solarisért, látogatásonként egyszer.
imperium-spaces-secure_contract = Szerződés biztosítása
    .text = Fűszerkereskedelem. 3 solaris.
imperium-spaces-arrakeen = Arrakeen
    .text = Város. Egy katonai egység és egy kártya. Aki [irányítja](control/spaces), 1 solarist kap.
imperium-spaces-carthag = Carthag
    .text = Város. Egy katonai egység és egy intrikakártya. Aki [irányítja](control/spaces), 1 solarist kap.
imperium-spaces-research_station = Kutatóállomás
    .text = Város. 2 vízbe kerül. Három kártya.
imperium-spaces-sietch_tabr = Tabr sziecs
    .text = Város, így a látogatás nem hoz befolyást. [2-t kíván](agents/requirement-spaces) a fremeneknél. Egy katonai egység és 1 víz.
imperium-spaces-imperial_basin = Császári-medence
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). 1 fűszer és az összes bónusz fűszer. Aki [irányítja](control/spaces), 1 fűszert kap.
imperium-spaces-hagga_basin = Hagga-medence
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). 1 vízbe kerül. 2 fűszer és az összes bónusz fűszer.
imperium-spaces-the_great_flat = Nagy Síkság
    .text = Fűszerkereskedelem, [Mester helyszín](makers/taken). 2 vízbe kerül. 3 fűszer és az összes bónusz fűszer.

## terms

imperium-terms-sword = Kardok
    .text = Minden kard :sword: eggyel több erő ebben a fordulóban, amíg van katonai egységed az ütközetben.

## open

imperium-open-hidden = Rejtett
    .text = A kezet és az intrikakártyákat csak a tulajdonosuk ismeri, ugyanígy a báró két frakcióját is, amíg fel nem fedi őket. Senki sem ismeri egy pakli sorrendjét, a jövőbeli vagy a dobozban maradt ütközeteket, és egy [rivális](hagal/solo) intrikakártyáit.

## Egy és két játékos: a Hagal-ház

imperium-hagal = Egy és két játékos: a Hagal-ház
imperium-hagal-deck = A Hagal-ház paklija
    .text = 31 kártya: egyedül 27-tel, két játékossal 28-cal játszotok. Az Újrakeverés kivételével mind megmutatja, hová megy az ügynök, ikonokkal, és alul a csatához kardokat. Egyik kártya sem vezet ide: Nagytanács, Mentát, Kardmester, Kutatóállomás, Tabr sziecs, Melanzs eladása, Szerződés biztosítása.
imperium-hagal-turn = A köre
    .text = Addig húztok kártyákat, amíg egy szabad helyszínre nem vezet; az, amelyet [A Hang](clarified/voice) elzárt előle, nem szabad. Az ügynök oda megy, semmit sem fizet, nem kell hozzá befolyás, és azt kapja, amit a kártya mutat, nem azt, amit a helyszín ad; csak [A fűszer aratása](hagal/harvest) vesz el fűszert. Amit ebből nem kaphat meg, az elmarad. Aki a helyszínt [irányítja](control/bonus), a szokásos módon megkapja a bónuszát. Sohasem fed fel, és ügynök nélkül nincs köre. Ha a pakli egyik kártyája sem vezet sehová, ebben a fordulóban nincs több köre.
    .unverified = Az utolsó mondat a mi döntésünk.
imperium-hagal-reshuffle = Újrakeverés
    .text = Az Újrakeverés csak két játékosnál van a pakliban. Amikor előkerül, csatában is, vagy amikor üres a pakli, a Hagal-ház összes kártyáját új paklivá keveritek, és folytatjátok a húzást.
imperium-hagal-deploy = Mit vet be
    .text = Csatahelyszínről az ebben a körben a kártyával vagy a pecsétgyűrűjével toborzott összes katonai egysége az ütközetbe megy, és a helyőrségéből legfeljebb kettő, akkor is, ha a kártya egyet sem toboroz. Máshol a toborzottak a helyőrségben maradnak. A [Szakértő bevetés](hagal/variants) mindkettőtől visszatarthatja.
    .unverified = Hogy a pecsétgyűrűvel toborzott katonai egység az ütközetbe megy, a mi döntésünk.
imperium-hagal-harvest = A fűszer aratása
    .text = Az ügynök arra a szabad sivatagra megy, ahol a legtöbb bónusz fűszer van, egyenlőknél oda, ahol összesen a legtöbb; ha egyik szabadon sincs bónusz fűszer, újabb kártyát húztok. Egy játékossal a rivális, akárcsak egy játékos, elveszi a sivatag saját fűszerét és az összes bónusz fűszert. Kettővel a bónusz fűszer a közös készletbe kerül, és senki sem kap semmit.
    .unverified = Hogy hogyan választja ki a sivatagot, egyetlen forráson alapul; az is, hogy a foglaltak kimaradnak.
imperium-hagal-swords = A kardjai
    .text = A csata kezdetén, minden csata típusú kártya előtt, minden automata, amelynek van katonai egysége az ütközetben, húz egy kártyát, csak a kardjaiért.
imperium-hagal-affected = Az ellenfelekre ható hatások
    .text = Annyiban érik, amennyiben van neki az, amit megneveznek: katonai egységek és egy rivális intrikakártyái, de kézben tartott kártyái nincsenek.
imperium-hagal-choices = Ki választ helyette
    .text = A befolyás oda kerül, ahol a legkevesebb van neki. Minden másról, és az egyenlőkről, egy játékos dönt: kettőnél az, akinél a kezdőjátékos-jelölő van.
    .unverified = Két játékosnál ez a mi döntésünk.
imperium-hagal-two = Két játékos
    .text = A Hagal-háznak nincs vezetője, nincsenek kártyái és nincsenek erőforrásai. Három ügynökkel, üres helyőrséggel, tizenkét katonai egységgel a készletében és egy-egy kockával a sávok alján kezd, és soha nincs pontja. A kezdőjátékos minden ügynökkiküldése után cselekszik, fordulónként legfeljebb háromszor, kártyafelfedés után pedig nem. A jelölőt csak a játékosok adják egymásnak.
    .unverified = Hogy kártyafelfedés után nincs köre, és hogy a jelölőt csak a játékosok adják egymásnak, a szabálylap sejteti, de nem mondja ki.
imperium-hagal-two-takes = Mit vesz el két játékostól
    .text = Halad a sávokon, de a [négyes szint bónusza](influence/bonuses) nem jár neki; szövetségeket birtokol, az ütközetben pedig helyezéseket foglal el: amit nyerne, azt nem kapja meg senki. A jutalmak úgy járnak, mint három játékosnál, a harmadik csak a [második helyen született döntetlenért](combat/ties-second). Ha egy irányított helyszínért győz, lekerül onnan a jelölő. Az általa aratott bónusz fűszer a közös készletbe kerül. Nem győzhet.
    .unverified = Hogy az általa elfoglalt helyezés jutalmát nem fizetjük ki, a szabálylap sejteti, de nem mondja ki.
imperium-hagal-solo = Egy játékos: két rivális
    .text = Mindegyiknek van vezetője, akinek csak a pecsétgyűrűje működik, 1 vize, két ügynöke, tizenkét katonai egysége és egy kockája minden sáv alján. A tőled balra ülő rivális kezd, a körök körbejárnak, és a jelölő hozzájuk is elkerül.
imperium-hagal-solo-leaders = A riválisok vezetői
    .text = Paul Atreides és Helena Richese kivételével mindegyik vezethet riválist. Első játszmához: Memnon Thorvald és Rabban. Hogy egy rivális fizet-e a pecsétgyűrűjéért, azt te döntöd el.
    .unverified = Az utolsó mondat abból a szabályból következik, hogy a befolyáson kívüli választások a tieid.
imperium-hagal-solo-swordmaster = A harmadik ügynökük
    .text = Mindkettő egy forduló elején kapja: Zsoldos az 5., Sardaukar a 4., Mentát és Kwisatz Haderach a 3. fordulóban.
imperium-hagal-solo-points = A pontjaik
    .text = A 2 befolyásért és a szövetségekért ugyanúgy kapnak pontot, mint egy játékos, a 4-es bónusza nélkül, és amikor csak tudnak, pontot :vp: vesznek: 3 intrikakártyáért, 3 vízért, 7 solarisért vagy 7 fűszerért. Intrikakártyát sohasem játszanak ki; a kifizetett három nyíltan az eldobottak közé kerül.
imperium-hagal-solo-rewards = A jutalmaik
    .text = Ugyanúgy kapnak jutalmat, mint egy játékos, az irányítást és a Mentátot is; ami csak egy paklit érint, az nekik semmi. Három résztvevővel a harmadik jutalom csak a [második helyen született döntetlenért](combat/ties-second) jár.
imperium-hagal-solo-control = Amit irányítanak
    .text = Ugyanúgy kapnak érte, mint egy játékos, és mindig megvédik.
    .unverified = Hogy mindig megvédik, a mi döntésünk.
imperium-hagal-solo-end = Győzhetnek
    .text = A 10 pontot elérő rivális ugyanúgy véget vet a játéknak, mint egy játékos, és meg is nyerheti. Ennél a kártyánál: [[corner_the_market]], mindegyikük úgy számít, mintha két „A fűszernek áramolnia kell” kártyája lenne.
imperium-hagal-solo-levels = Szintek
    .text = Zsoldos: te egy solarisszal és egy fűszerrel többel kezdesz, a riválisok helyőrség nélkül. Sardaukar szinttől három katonai egységük és egy intrikakártyájuk van, és a Mentát neked 5-be kerül. A Mentát szint hozzáadja a Szakértő bevetést; Kwisatz Haderach szinten nincs kardmestered.
imperium-hagal-variants = Változatok
    .text = Egy játékosnak. Szakértő bevetés, a két legmagasabb szint része: az I-es és II-es ütközetekben az a rivális, amelynek az ereje legalább 4-gyel nagyobb mindenki másénál, semmit sem vet be, és a toborzottjai a helyőrségben maradnak; a III-as ütközetekben mindig mindent bevet, amit tud. Kegyetlen fokozás: a III-as ütközetekben két kártyát húznak a kardokért, és mindkettő számít. Sorkavarás: a kártyáid felfedése után két kockával dobtok, és mindegyik elviszi a sor annyiadik helyén lévő kártyát, balról számolva; a 6-os egyet sem visz el, a dupla egyet. Az utolsó kettő Az Ix felemelkedésével jelent meg.
