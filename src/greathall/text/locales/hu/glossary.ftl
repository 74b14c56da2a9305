### Az ikonok: mi a nevük, és mi a szabályuk egy-két mondatban.

## Dominion

dominion-glossary-card = Lap
    .rule = Húzz ennyi lapot a húzópaklidból a kezedbe. Ha a húzópakli elfogy, a használt paklidat megkevered, és az lesz az új húzópakli.
dominion-glossary-action = Akció
    .rule = Ennyivel több akciókártyát játszhatsz ki ebben a körben. Minden kör egy akcióval kezdődik.
dominion-glossary-buy = Vásárlás
    .rule = Ennyivel több lapot vásárolhatsz ebben a körben. Minden kör egy vásárlással kezdődik; mindet ugyanazokból az érmékből fizeted.
dominion-glossary-coin = Érme
    .rule = Ennyivel többet költhetsz a kör vásárlási fázisában. Az el nem költött érmék elvesznek.
dominion-glossary-vp = Győzelmi pont
    .rule = A játék végén számít, minden lapodért, bárhol van is. Az győz, akinek a legtöbb van; ha többeknek ugyanannyi, az, aki kevesebbszer került sorra.
dominion-glossary-cost = Ár
    .rule = Ennyi érmébe kerül a lap megvásárlása. Néhány kártya akkor is számol vele, amikor lapokat kapsz vagy a szemétbe dobsz.
dominion-glossary-treasure = Kincs
    .rule = A vásárlási fázisban játszható ki, az első vásárlás előtt; érmét ad.
dominion-glossary-victory = Győzelmi pont
    .rule = A játék végén pontot ér. Ha más típusa nincs, nem játszható ki.
dominion-glossary-curse = Átok
    .rule = A játék végén egy pontjába kerül a gazdájának. Nem játszható ki.
dominion-glossary-attack = Támadás
    .rule = A többi játékosnak árt, egymás után, balról kezdve. Előbb védekezéskártyákkal válaszolhatnak.
dominion-glossary-reaction = Védekezés
    .rule = Felfedhető a kézből, amikor egy másik játékos támadáskártyát játszik ki, még mielőtt az bármit tenne. A kézben marad.
dominion-glossary-deck = Húzópakli
    .rule = A lapok, amelyekből húzol, képpel lefelé. Ha üres, és lap kell belőle, a használt paklid keverés után a helyére kerül.
dominion-glossary-hand = Kéz
    .rule = A nálad lévő lapok, a többiek elől rejtve. A köröd végén eldobod, ami maradt, és húzol ötöt.
dominion-glossary-discard_pile = Használt pakli
    .rule = Ide kerülnek a kijátszott, a kapott és az eldobott lapok, képpel felfelé. Csak a felső lapja látható.
dominion-glossary-trash = Szemét
    .rule = A szemétbe dobott lap végleg elhagyja a gazdáját, és képpel felfelé a szemétben fekszik.
dominion-glossary-supply = Készlet
    .rule = A paklik, amelyekből lapokat vásárolni és kapni lehet. Ha közülük egy bizonyos számú, vagy a Tartományok elfogytak, a játék annak a körnek a végén befejeződik.

## Dűne: Impérium. Javak és nyereségek

imperium-glossary-solari = Solaris
    .rule = Pénz. Helyszíneket és néhány kártya hatását fizeted vele, és fordulóról fordulóra megmarad.
imperium-glossary-spice = Fűszer
    .rule = Mester helyszíneken aratható; helyszíneket és sok hatást fizetsz vele. A játék végén döntetlen esetén először a fűszer számít.
imperium-glossary-water = Víz
    .rule = A leggazdagabb sivatagi helyszíneket és néhány kártya hatását fizeted vele.
imperium-glossary-vp = Győzelmi pont
    .rule = Akinek a végén a legtöbb van, győz. A játék annak a fordulónak a végén fejeződik be, amelyben valaki eléri a 10-et, vagy amikor az ütközetpakli elfogy.
imperium-glossary-persuasion = Meggyőzés
    .rule = A kártyáid felfedésekor ebből szerezheted meg az impériumsor és a tartalék kártyáit. Amit nem használsz fel, elveszik.
imperium-glossary-sword = Kard
    .rule = 1-gyel növeli az erődet a forduló ütközetében, amíg van ott katonai egységed.
imperium-glossary-troop = Katonai egység
    .rule = Toborozz ennyit: a készletedből a helyőrségedbe kerülnek. Ha csatahelyszínre küldesz ügynököt, azonnal be is vetheted őket az ütközetben.
imperium-glossary-card = Kártyahúzás
    .rule = Húzz ennyi kártyát a húzópaklidból. Ha elfogy, a dobópaklidat megkevered, és az lesz az új húzópakli.
imperium-glossary-intrigue = Intrikakártya
    .rule = Húzz ennyi intrikakártyát. Rejtve maradnak, amíg ki nem játszod őket, mindegyiket a rajta jelzett időben: terv, csata vagy végjáték.

## Befolyás és szövetségek

imperium-glossary-influence_emperor = Befolyás a Császárnál
    .rule = Lépj feljebb ezen a sávon. A 2-es érték 1 győzelmi pontot ér, amíg ott vagy, a 4-es megadja a sáv bónuszát, és aki elsőként odaér, megkapja a szövetségjelölőt.
imperium-glossary-influence_guild = Befolyás az Űrligánál
    .rule = Lépj feljebb ezen a sávon. A 2-es érték 1 győzelmi pontot ér, amíg ott vagy, a 4-es megadja a sáv bónuszát, és aki elsőként odaér, megkapja a szövetségjelölőt.
imperium-glossary-influence_bene_gesserit = Befolyás a Bene Gesseritnél
    .rule = Lépj feljebb ezen a sávon. A 2-es érték 1 győzelmi pontot ér, amíg ott vagy, a 4-es megadja a sáv bónuszát, és aki elsőként odaér, megkapja a szövetségjelölőt.
imperium-glossary-influence_fremen = Befolyás a fremeneknél
    .rule = Lépj feljebb ezen a sávon. A 2-es érték 1 győzelmi pontot ér, amíg ott vagy, a 4-es megadja a sáv bónuszát, és aki elsőként odaér, megkapja a szövetségjelölőt.
imperium-glossary-influence_any = Befolyás egy tetszőleges frakciónál
    .rule = Lépj feljebb (mínusszal: lejjebb) egy általad választott frakció sávján. Két vagy több lépés ugyanannál a frakciónál jár.
imperium-glossary-influence_two = Befolyás két frakciónál
    .rule = Lépj egyet feljebb két különböző, általad választott frakció sávján.
imperium-glossary-influence_visit = Befolyás, ahová ügynököt küldesz
    .rule = Még egy lépés annak a frakciónak a sávján, amelynek a helyszínére az ügynöködet küldted.
imperium-glossary-alliance_emperor = Szövetség a Császárral
    .rule = 1 győzelmi pontot ér annak, akinél a jelölője van: ő érte el elsőként a 4 befolyást a Császárnál, és addig az övé, amíg valaki meg nem előzi. Feltételként magára a jelölőre van szükség.
imperium-glossary-alliance_guild = Szövetség az Űrligával
    .rule = 1 győzelmi pontot ér annak, akinél a jelölője van: ő érte el elsőként a 4 befolyást az Űrligánál, és addig az övé, amíg valaki meg nem előzi. Feltételként magára a jelölőre van szükség.
imperium-glossary-alliance_bene_gesserit = Szövetség a Bene Gesserittel
    .rule = 1 győzelmi pontot ér annak, akinél a jelölője van: ő érte el elsőként a 4 befolyást a Bene Gesseritnél, és addig az övé, amíg valaki meg nem előzi. Feltételként magára a jelölőre van szükség.
imperium-glossary-alliance_fremen = Szövetség a fremenekkel
    .rule = 1 győzelmi pontot ér annak, akinél a jelölője van: ő érte el elsőként a 4 befolyást a fremeneknél, és addig az övé, amíg valaki meg nem előzi. Feltételként magára a jelölőre van szükség.
imperium-glossary-alliance_any = Bármelyik szövetség
    .rule = Legalább egy frakció szövetségjelölőjének nálad kell lennie.
imperium-glossary-bond_emperor = Másik Császár-kártya
    .rule = Egy másik Császár-kártyádnak játékban kell lennie: olyannak, amelyet ebben a fordulóban játszottál ki vagy fedtél fel, és még előtted van.
imperium-glossary-bond_guild = Másik Űrliga-kártya
    .rule = Egy másik Űrliga-kártyádnak játékban kell lennie: olyannak, amelyet ebben a fordulóban játszottál ki vagy fedtél fel, és még előtted van.
imperium-glossary-bond_bene_gesserit = Másik Bene Gesserit-kártya
    .rule = Egy másik Bene Gesserit-kártyádnak játékban kell lennie: olyannak, amelyet ebben a fordulóban játszottál ki vagy fedtél fel, és még előtted van.
imperium-glossary-bond_fremen = Fremen kötelék
    .rule = Egy másik fremen kártyádnak játékban kell lennie: olyannak, amelyet ebben a fordulóban játszottál ki vagy fedtél fel, és még előtted van. Két Fremen kötelékes kártya egymást segíti.

## Ügynökök

imperium-glossary-emperor = Császár
    .rule = A Császár kártyáit jelöli. Ügynökikonként a kártya a Császár egyik helyszínére küld ügynököt.
imperium-glossary-guild = Űrliga
    .rule = Az Űrliga kártyáit jelöli. Ügynökikonként a kártya az Űrliga egyik helyszínére küld ügynököt.
imperium-glossary-bene_gesserit = Bene Gesserit
    .rule = A Bene Gesserit kártyáit jelöli. Ügynökikonként a kártya a Bene Gesserit egyik helyszínére küld ügynököt.
imperium-glossary-fremen = Fremenek
    .rule = A fremenek kártyáit jelöli. Ügynökikonként a kártya a fremenek egyik helyszínére küld ügynököt.
imperium-glossary-landsraad = Landsraad
    .rule = Az ilyen ügynökikonos kártya egy Landsraad-helyszínre küld ügynököt.
imperium-glossary-city = Város
    .rule = Az ilyen ügynökikonos kártya egy városba küld ügynököt.
imperium-glossary-spice_trade = Fűszerkereskedelem
    .rule = Az ilyen ügynökikonos kártya egy fűszerkereskedelmi helyszínre küld ügynököt.
imperium-glossary-agent = Ügynök
    .rule = Amikor ügynököt küldesz ki, kijátszol egy kártyát, és az ügynököt egy üres helyszínre küldöd, amelyen a kártya egyik ikonja szerepel.
imperium-glossary-recall_agent = Ügynök visszahívása
    .rule = Vedd vissza az egyik ügynöködet a játéktábláról; ebben a fordulóban újra kiküldheted.
imperium-glossary-swordmaster = Kardmester
    .rule = Harmadik ügynök a játék további részében, már ebben a fordulóban is. Minden játékosnak egy lehet.
imperium-glossary-council = Szék a Nagytanácsban
    .rule = Mostantól minden alkalommal +2 meggyőzés, amikor kártyákat fedsz fel. Feltételként az kell, hogy legyen széked.
imperium-glossary-signet = Pecsétgyűrű
    .rule = Használd a vezetőd pecsétgyűrűs képességét.
imperium-glossary-mentat = Mentát
    .rule = Ha a Mentát a helyszínén áll, vedd magadhoz további ügynökként erre a fordulóra. A forduló végén visszakerül.

## Kártyák

imperium-glossary-trash = Kártya elpusztítása
    .rule = Egy kézben, dobópakliban vagy játékban lévő kártyádat kiveheted a játékból; ha ez költség, akkor kötelező. A tartalék kártyái visszakerülnek a saját paklijukba.
imperium-glossary-trash_this = E kártya elpusztítása
    .rule = Ez a kártya kikerül a játékból (a tartalékkártya visszakerül a paklijába). Nyíl nélkül kötelező.
imperium-glossary-discard = Kártya eldobása
    .rule = Tegyél a kezedből ennyi általad választott kártyát a dobópaklidba. Intrikakártya nem lehet.
imperium-glossary-acquire = Megszerzés
    .rule = Vegyél el egy kártyát az impériumsorból vagy a tartalékból, és tedd a dobópaklidba. Ami a megszerzés mezőjében áll, azt azonnal megkapod.
imperium-glossary-reveal = Kártyák felfedése
    .rule = Az utolsó köröd a fordulóban: fedd fel a kezedben maradt kártyákat, használd a felfedésmezőiket, szerezz meg kártyákat, és állapítsd meg az erődet.
imperium-glossary-steal_intrigue = Intrikakártya ellopása
    .rule = Minden ellenfeled, akinek legalább 4 intrikakártyája van, neked ad közülük egy véletlenszerűen választottat.

## Csata

imperium-glossary-combat = Csatahelyszín
    .rule = Abban a körben, amelyben ide küldesz ügynököt, bevetheted a körben toborzott katonai egységeidet, és legfeljebb 2 másikat a helyőrségedből.
imperium-glossary-strength = Erő
    .rule = 2 minden katonai egységedért az ütközetben, és 1 minden kardért. Ha nincs ott katonai egységed, 0.
imperium-glossary-garrison = Helyőrség
    .rule = A toborzott katonai egységeid, amelyek nincsenek az ütközetben. Mínusszal: ennyi visszakerül a készletedbe.
imperium-glossary-deployed = Katonai egység az ütközetben
    .rule = Ebben a fordulóban harcolnak, és a csata után visszakerülnek a készletedbe. Mínusszal: ennyi azonnal visszakerül.
imperium-glossary-deploy = Katonai egységek bevetése
    .rule = Vess be katonai egységeket a helyőrségedből az ütközetben, bármelyik helyszínre küldesz is ügynököt.
imperium-glossary-retreat = Visszavonulás
    .rule = Ennyi katonai egységeddel vonulj vissza az ütközetből a helyőrségedbe.
imperium-glossary-control = Irányítás
    .rule = A győztes irányításjelölőt tesz a harc tárgyát képező helyszínre, amíg valaki más meg nem nyeri. Akié a jelölő, minden alkalommal megkapja a zászló melletti bónuszt, amikor bárki ügynököt küld oda, és 1 katonai egységgel a készletéből megvédheti.
imperium-glossary-conflict = Ütközet
    .rule = Amiért ebben a fordulóban harcoltok. A legnagyobb erő kapja az első jutalmat, a következő a másodikat, és négy játékosnál az utána következő a harmadikat.
imperium-glossary-first_player = Kezdőjátékos
    .rule = Ő kerül sorra elsőként a fordulóban. A jelölő fordulónként az óramutató járásával megegyező irányban továbbkerül.

## A játéktábla

imperium-glossary-maker = Mester helyszín
    .rule = Sivatagi helyszín, ahol fűszer gyűlik: minden fordulóban, amelynek a végén nincs ott ügynök, 1 bónusz fűszert kap.
imperium-glossary-bonus_spice = Bónusz fűszer
    .rule = Vedd el az összes fűszert, amely ezen a Mester helyszínen összegyűlt, azon felül, amit maga a helyszín ad.
imperium-glossary-deck = Húzópakli
    .rule = A kártyák, amelyekből húzol, képpel lefelé. Ha üres, és kártya kell belőle, a dobópaklid keverés után a helyére kerül.
imperium-glossary-hand = Kéz
    .rule = A nálad lévő kártyák, a többiek elől rejtve. Minden forduló öt kártya húzásával kezdődik.
imperium-glossary-discard_pile = Dobópakli
    .rule = Ide kerülnek a megszerzett, az eldobott és a használt kártyák, képpel felfelé. Bárki átnézheti.
imperium-glossary-row = Impériumsor
    .rule = Öt kártya, amelyeket meggyőzésért bárki megszerezhet; az elvett kártya helyére azonnal új kerül.
imperium-glossary-reserve = Tartalék
    .rule = Kártyapaklik, amelyekből az impériumsor mellett szerezni lehet, amíg tartanak.
imperium-glossary-supply = Készlet
    .rule = A még nem toborzott katonai egységek. Ha elfogytak, nem toborozhatsz többet.

## Felkelés

uprising-glossary-sword = Kard
    .rule = 1-gyel növeli az erődet a forduló ütközetében, amíg van ott haderőd.
uprising-glossary-recall_agent = Ügynök visszahívása
    .rule = Vedd vissza egy másik ügynöködet a játéktábláról, nem az éppen kiküldöttet; ebben a fordulóban újra kiküldheted.
uprising-glossary-strength = Erő
    .rule = 2 minden katonai egységedért az ütközetben, 3 minden homokféregért, és 1 minden kardért. Ha nincs ott haderőd, 0.
uprising-glossary-units = Haderő az ütközetben
    .rule = A katonai egységeid és a homokférgeid az ütközetben együtt.
uprising-glossary-conflict = Ütközet
    .rule = Amiért ebben a fordulóban harcoltok. A legnagyobb erő kapja az első jutalmat és a kártyát a csataikonjával, a következő a másodikat, és négy játékosnál az utána következő a harmadikat. Akinek van ott homokférge, kétszer kapja meg a jutalmát, az irányítás kivételével.
uprising-glossary-spy = Kém
    .rule = Az ilyen ügynökikonos kártya bármelyik olyan helyszínre küldhet ügynököt, amelyet az egyik kémed megfigyel. A kém ott marad.
uprising-glossary-spies = Kém a játéktáblán
    .rule = Ennyi kémednek kell megfigyelőállásokon lennie.
uprising-glossary-place_spy = Kém lehelyezése
    .rule = Helyezz le egy kémet a készletedből egy szabad megfigyelőállásra. Ha mind kint van, előbb visszahívhatod az egyiket.
uprising-glossary-recall_spy = Kém visszahívása
    .rule = Vedd vissza ennyi kémedet a megfigyelőállásokról. Ügynök kiküldésekor a helyszínt megfigyelő kém visszahívható, hogy oda más játékos ügynöke mellé is bejuss, vagy hogy húzz egy kártyát. Feltételként: ebben a körben visszahívtál egyet.
uprising-glossary-post = Megfigyelőállás
    .rule = Egy kém fér el rajta, aki megfigyeli a vele összeköttetésben álló helyszíneket.
uprising-glossary-trash_intrigue = Intrikakártya elpusztítása
    .rule = Vegyél ki a játékból egy kézben tartott intrikakártyádat.
uprising-glossary-sandworm = Homokféreg
    .rule = Hívd az ütközetbe: 3 erő, és a jutalmad kétszer jár. Olyan ütközetbe nem jöhet, amelyet Pajzsfal véd, és a csata után távozik.
uprising-glossary-maker_hooks = Mesterhorog
    .rule = Egyszer veszed el, és megtartod. Akinél van mesterhorog-jelölő, homokférget hívhat a Mester helyszíneken.
uprising-glossary-shield_wall = Pajzsfal
    .rule = Távol tartja a homokférgeket az Arrakeenért, a Fűszerfinomítóért és a Császári-medencéért folyó ütközetektől, amíg valaki végleg el nem távolítja. Eltávolítani sohasem kötelező.
uprising-glossary-contract = Szerződés
    .rule = Vegyél el egyet a képpel felfelé lévő szerződések közül. KHAFT modul nélkül, vagy ha elfogytak, helyette kapsz 2 solarist.
uprising-glossary-contract_done = Teljesített szerződés
    .rule = Ennyi szerződésednek kell teljesítve lennie.
uprising-glossary-objective = Célkártya
    .rule = Minden játékos eggyel kezd; a csataikonja egy ütközetkártya csataikonjával alkot párt.
uprising-glossary-memory = Emlék
    .rule = Egy katonai egység, amelyet Lady Jessica a Bene Gesseritnél félretett; mindegyik egy kártya húzását jelenti, amikor Tisztelendő Anya lesz belőle.
uprising-glossary-crysknife = Kriszkés
    .rule = Csataikon. Amikor megnyered a második ilyen kártyádat (a célkártya is számít), a párt képpel lefelé fordítod, és 1 győzelmi pontot ér. Költségként: fordíts képpel lefelé egy ilyen kártyát.
uprising-glossary-desert_mouse = Ugróegér
    .rule = Csataikon. Amikor megnyered a második ilyen kártyádat (a célkártya is számít), a párt képpel lefelé fordítod, és 1 győzelmi pontot ér. Költségként: fordíts képpel lefelé egy ilyen kártyát.
uprising-glossary-ornithopter = Ornitopter
    .rule = Csataikon. Amikor megnyered a második ilyen kártyádat (a célkártya is számít), a párt képpel lefelé fordítod, és 1 győzelmi pontot ér. Költségként: fordíts képpel lefelé egy ilyen kártyát.
uprising-glossary-wild = Univerzális csataikon
    .rule = A játék végén bármelyik képpel felfelé lévő csataikonoddal párt alkot, 1 győzelmi pontért.
