### Hogyan játszd jól a Dűne: Impérium – Felkelést

uprising-opening = Az első három forduló

uprising-opening-both-agents = Minden fordulóban küldj ki minden ügynököt
    .text = [Ügynököt kiküldeni](agents/card) a legjobb dolog, amit tehetsz, és minden fordulóban kettőt kapsz. Akkor fedd fel a kártyáidat, ha nincs több ügynököd, vagy ha egyetlen még elérhető helyszín sem éri meg a kártyát.
    .look = Az egyik ügynök a Frembatyu helyszínen van, a másik el sem indult otthonról, a kártyákat mégis felfedik. Mindenki más folytatja.
uprising-opening-both-agents-measured = Az a játékos, aki fordulónként egy ügynököt küld ki, aztán felfed, { $games } játszma { $won }%-át nyerte meg három olyan között, aki mindet kiküldi (az egyensúly { $even }%).

uprising-opening-influence = A pontok a befolyásból jönnek
    .text = Egy sáv második lépése egy :vp: [pontot](influence/two) hoz, a negyedik egy [szövetséget](influence/alliance). Kezdd el az első fordulóban. A fremenek sávja jó első választás: két lépéssel megnyílik előtted a [[sietch_tabr]].
    .look = A harmadik fordulóban a második látogatás a Frembatyu helyszínen: két befolyás a fremeneknél, és egy második pont.
uprising-opening-influence-measured = Az a játékos, akinek az ügynökei sosem mennek a frakciókhoz, { $games } játszma { $won }%-át nyerte meg három olyan között, akiéi igen (az egyensúly { $even }%).

uprising-opening-cards = Minden kártyafelfedéskor szerezz meg valamit
    .text = A kezdőkártyák kevés :persuasion: meggyőzést és kevés ikont hoznak. Az első fordulókban két-három olcsó kártya éppoly jó, mint egy drága, ha új helyekre küldenek ügynököt. Ami [megmarad](reveal/persuasion), elvész.
    .look = A játszma első kártyafelfedése: hét meggyőzésből egyszerre három kártya lesz.
uprising-opening-cards-measured = Az a játékos, aki sosem szerez meg kártyát, { $games } játszma { $won }%-át nyerte meg három olyan között, aki szerez (az egyensúly { $even }%).

uprising-opening-first-fights = Nyerj meg egyet az első ütközetekből
    .text = A korai ütközeteket három-négy :troop: katonai egységgel meg lehet nyerni. Az elnyert kártya kétszer számít: most a jutalma, később a [csataikonja](combat/icons), amely egy pontot ér, amint van belőle egy másik ugyanolyan.
    .look = Három katonai egység a második fordulóban. A felfedett két karddal megnyerik az ütközetet és a Fűszerfinomító irányítását.
uprising-opening-first-fights-measured = Az a játékos, aki távol marad az első három ütközettől, { $games } játszma { $won }%-át nyerte meg három olyan között, aki nem (az egyensúly { $even }%).

uprising-opening-spies = Legyenek kémeid a táblán
    .text = A kém [kártyát húz](spies/gather), amikor az ügynököd egy általa figyelt helyszínre érkezik, vagy beenged oda, [ahol már egy másik ügynök van](spies/infiltrate). Oda helyezd le őket, ahová a következő fordulóban mész, és hívd vissza őket, amikor megéri: három van.
    .look = Az ügynök a Frembatyu helyszínre érkezik, és az azt figyelő kémet visszahívják egy kártyáért. Két másik a helyén marad.
uprising-opening-spies-measured = Az a játékos, aki önszántából nem helyez le kémet, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

uprising-opening-worms = A játék közepére legyen mesterhorgod
    .text = [Mesterhoroggal](worms/hooks) egy sivatagi látogatás :sandworm: homokférget hív, amely másfél katonai egységnyi erős, a semmiből jön, és [megduplázza](combat/doubling) az ütközet jutalmát. A [Pajzsfal](worms/wall) mögött nem harcolhat: nézd meg, áll-e a fal.
    .look = A Pajzsfal leomlott. A Hagga-medence meglátogatása nem fűszert ad, hanem homokférget: 9 erő, és még egy ügynök kiküldhető.
uprising-opening-worms-measured = A mesterhorog nélküli játékos { $games } játszma { $won }%-át nyerte meg három olyan között, aki megszerzi (az egyensúly { $even }%).

uprising-opening-third-agent = A kardmester segít, de nem ez a játék lényege
    .text = A harmadik ügynök 8 :solari: solarisba kerül, vagy 6-ba, ha valakinek már van, és még ugyanabban a fordulóban megérkezik. Akkor vedd meg, ha még több forduló van hátra; ne mondj le érte befolyásról és ütközetekről, hogy gyűjts rá.
    .look = Negyedik forduló: a Szerződés elfogadása helyszínen fordulóról fordulóra gyűjtött nyolc solarisból harmadik ügynök lesz.
uprising-opening-third-agent-measured = Az a játékos, aki sosem veszi meg a kardmestert, { $games } játszma { $won }%-át nyerte meg három olyan között, aki megteheti (az egyensúly { $even }%).

uprising-mistakes = A leggyakoribb hibák

uprising-mistakes-no-fights = Otthon maradó katonai egységek
    .text = A helyőrség semmit sem nyer. Aki sosem vet be senkit, minden fordulóban másnak hagy egy jutalmat és egy csataikont. Még a [második és a harmadik hely](combat/rewards) is kap valamit.
    .look = Tizenkét katonai egység, az összes, a helyőrségben ül. Az ütközetet 16 erő viszi el.
uprising-mistakes-no-fights-measured = Az a játékos, aki sosem vet be katonai egységet, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

uprising-mistakes-every-fight = Mindig menő katonai egységek
    .text = Minden ütközetbe beküldeni, ami van, épp olyan rossz, mint semmit sem küldeni. Számold meg, mennyi :strength: erőt adhatnak még hozzá a többiek, mielőtt bevetsz valamit; ha az első hely elérhetetlen, tartogasd az egységeket egy olyan ütközetre, amelyet meg akarsz nyerni.
    .look = Minden katonai egység az ütközetben van, a helyőrség üres, és 5 erő áll 11 és 9 ellen.
uprising-mistakes-every-fight-measured = Az a játékos, aki mindig mindent bevet, amit lehet, { $games } játszma { $won }%-át nyerte meg három olyan között, aki válogat (az egyensúly { $even }%).

uprising-mistakes-kept-intrigue = A végéig tartogatott intrikakártyák
    .text = Az intrikakártyákkal teli kéz a végén semmit sem ér, a [[secrets]] pedig elvesz egyet attól, akinek négy van. A terv típusú kártyákat akkor játszd ki, amikor egy amúgy is tervezett körödet segítik, a csata típusúakat akkor, amikor eldöntenek egy ütközetet.
    .look = A játszma véget ért, tizenegy pont öt ellen. Négy intrikakártyát sosem játszottak ki.
uprising-mistakes-kept-intrigue-measured = Az a játékos, aki a végéig sosem játszik ki intrikakártyát, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

uprising-choam = A KHAFT modullal

uprising-choam-contracts = A szerződés ráadás, nem terv
    .text = Vegyél el egy [szerződést](contracts/take), ha egy helyszín ad neked, és olyat válassz, amely egy amúgy is meglátogatott helyszínhez tartozik. Ne küldd körbe az ügynökeidet a táblán csak a szerződésekért: akik otthagyják őket, nagyjából ugyanolyan gyakran győznek.
    .look = Az ügynök mindenképpen Arrakeenba megy, és útközben teljesíti a fordulókkal korábban elvett szerződést.
uprising-choam-contracts-measured = Az a játékos, aki nem törődik a szerződésekkel, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

uprising-two = Két játékos

uprising-two-every-fight = A rivális is győzni akar
    .text = Két játékossal egy [rivális](rivals/seats) is az asztalnál ül, pontokat szerez, és keményen harcol. Nem nézi, mit teszel, ezért mielőtt bevetsz valamit, nézd meg, mennyije van az ütközetben, és hagyd neki, amit nem nyerhetsz meg.
    .look = A riválisnak itt 20 ereje van. A Nehéz 11-nél megáll, második lesz, és négy katonai egységet a következő ütközetre tartogat, amelyet meg is nyer.
uprising-two-every-fight-measured = Az a játékos, aki mindig mindent bevet, amit lehet, { $games } játszma { $won }%-át nyerte meg; a válogató játékosok egyenként { $even }%-át, a többit a rivális.

uprising-alone = Egyedül

uprising-alone-first-fights = A riválisok nem várnak
    .text = Ha egyedül játszol, mindkét [rivális](rivals/win) az első fordulótól fogva harcol, és senki más nem tartja őket távol a pontoktól. Az első helyre törj, ahol gyengék, és a másodikra, ahol nem.
    .look = Első forduló: a 13 elérhetetlen, az 5 nem. Két katonai egység és egy kard a második helyhez elég.
uprising-alone-first-fights-measured = Egyedül az a játékos, aki távol marad az első három ütközettől, { $games } játszma { $won }%-át nyerte meg; aki nem, { $even }%-át.

uprising-six = Hárman három ellen

uprising-six-spies = A kémek az egész csapatnak számítanak
    .text = Hat játékossal zsúfolt a tábla, és a kívánt helyszín gyakrabban foglalt. Az a kém, amely beenged oda, vagy kártyát húz, többet ér, mint négy játékosnál. Egyezzetek meg, ki hová megy, és a parancsnok azt a szövetségest [aktiválja](six/activate), akinek a látogatás a legtöbbet számít.
    .look = A Nehéz 3-nak van mesterhorga, és kémet helyez le a Mély sivatagnál. Három fordulóval később két homokférget hív ott.
uprising-six-spies-measured = Az a csapat, amely önszántából nem helyez le kémet, { $games } játszma { $won }%-át nyerte meg az ellen, amely igen (az egyensúly { $even }%).
