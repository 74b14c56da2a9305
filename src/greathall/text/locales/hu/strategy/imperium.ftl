### Hogyan játszd jól a Dűne: Impériumot

imperium-opening = Az első három forduló

imperium-opening-both-agents = Minden fordulóban küldj ki minden ügynököt
    .text = [Ügynököt kiküldeni](agents/card) a legjobb dolog, amit tehetsz, és minden fordulóban kettőt kapsz. Akkor fedd fel a kártyáidat, ha nincs több ügynököd, vagy ha egyetlen még elérhető helyszín sem éri meg a kártyát. Amelyik kártyával ügynököt küldesz ki, azt nem fedheted fel meggyőzésért, de így szinte mindig többet ér.
    .look = Az egyik ügynök a Vagyon helyszínen van, a másik el sem indult otthonról, a kártyákat mégis felfedik. Mindenki más folytatja.
imperium-opening-both-agents-measured = Az a játékos, aki fordulónként egy ügynököt küld ki, aztán felfed, { $games } játszma { $won }%-át nyerte meg három olyan között, aki mindet kiküldi (az egyensúly { $even }%).

imperium-opening-influence = A pontok a befolyásból jönnek
    .text = Egy sáv második lépése egy :vp: [pontot](influence/two) hoz, a negyedik egy [szövetséget](influence/alliance). Négy frakció négy ilyen pont, a tábla legbiztosabb pontjai. Kezdd el az első fordulóban, és tudd, melyik sávot emeli kettőre a következő látogatásod.
    .look = Egy ütközet jutalma a fremeneknél kettőre, a Császárnál négyre emeli a befolyást: a negyedik forduló elején összesen négy pont, több, mint bárki másnak.
imperium-opening-influence-measured = Az a játékos, akinek az ügynökei sosem mennek a frakciókhoz, { $games } játszma { $won }%-át nyerte meg három olyan között, akiéi igen (az egyensúly { $even }%).

imperium-opening-cards = Minden kártyafelfedéskor szerezz meg valamit
    .text = A kezdőkártyák kevés :persuasion: meggyőzést és kevés ikont hoznak. Előnyben vannak azok, amelyek olyan helyre küldenek ügynököt, ahová a kezed még nem ér el, és azok, amelyek felfedéskor :persuasion: meggyőzést vagy :sword: kardot adnak. Ami [megmarad](reveal/persuasion), elvész.
    .look = Harmadik forduló, hat meggyőzés, és az egész a Féreglovasokra megy el. A hatból kettőt a nagytanácsi szék adott.
imperium-opening-cards-measured = Az a játékos, aki sosem szerez meg kártyát, { $games } játszma { $won }%-át nyerte meg három olyan között, aki szerez (az egyensúly { $even }%).

imperium-opening-first-fights = Nyerj meg egyet az első ütközetekből
    .text = A korai ütközeteket három-négy :troop: katonai egységgel meg lehet nyerni, és a jutalmuk befolyás, pénz és kártya, éppen akkor, amikor ezek a legtöbbet számítanak. A katonai egységek minden harcból a készletbe térnek vissza, nem hozzád: ott harcolj, ahol első lehetsz, és hagyd a következőt a többieknek.
    .look = Négy katonai egység egyszerre megy egy ütközetbe: 8 erő 6 ellen. Két frakciónál hoz befolyást.
imperium-opening-first-fights-measured = Az a játékos, aki távol marad az első három ütközettől, { $games } játszma { $won }%-át nyerte meg három olyan között, aki nem (az egyensúly { $even }%).

imperium-opening-council = A Nagytanács jó első cél
    .text = A [[high_council]] egy széke 5 :solari: solarisba kerül, és minden további kártyafelfedéskor két :persuasion: meggyőzést ad. A harmadik fordulóban többszörösen megtérül; a hetedikben már alig.
    .look = Harmadik forduló: a két forduló alatt félretett öt solarisból szék lesz.
imperium-opening-council-measured = Az a játékos, aki sosem foglal el széket, { $games } játszma { $won }%-át nyerte meg három olyan között, aki megteheti (az egyensúly { $even }%).

imperium-opening-third-agent = A kardmester segít, de nem ez a játék lényege
    .text = Egy harmadik ügynök 8 :solari: solarisért eggyel több kört jelent minden hátralévő fordulóban. Akkor vedd meg, ha megvan rá a solaris, és még több forduló van hátra; ne mondj le érte befolyásról és ütközetekről, hogy gyűjts rá.
    .look = Ötödik forduló: előbb szék a Nagytanácsban, most a kardmester. Ezt a játszmát a Közepes 3 nyeri.
imperium-opening-third-agent-measured = Az a játékos, aki sosem veszi meg a kardmestert, { $games } játszma { $won }%-át nyerte meg három olyan között, aki megteheti (az egyensúly { $even }%).

imperium-mistakes = A leggyakoribb hibák

imperium-mistakes-no-fights = Otthon maradó katonai egységek
    .text = A helyőrség semmit sem nyer. Aki sosem vet be senkit, minden fordulóban másnak hagy egy jutalmat, és a játék közepétől ezek pontok. Még a [második hely](combat/rewards) is kap valamit, négy játékosnál a harmadik is.
    .look = Öt katonai egység a helyőrségben, és 0 erő. Hét és nyolc elég ebben az ütközetben a helyezésekhez.
imperium-mistakes-no-fights-measured = Az a játékos, aki sosem vet be katonai egységet, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

imperium-mistakes-every-fight = Mindig menő katonai egységek
    .text = Minden ütközetbe beküldeni, ami van, épp olyan rossz, mint semmit sem küldeni: aki minden harcba egy egységet küld, a legtöbbjükben utolsó. Számold meg, mennyi :strength: erőt adhatnak még hozzá a többiek, mielőtt bevetsz valamit; ha az első hely elérhetetlen, tartogasd az egységeket egy olyan ütközetre, amelyet meg akarsz nyerni.
    .look = Minden katonai egység az ütközetben van, a helyőrség üres, és 7 erő áll 19 és 8 ellen. A következő nagy ütközet senkit sem talál otthon.
imperium-mistakes-every-fight-measured = Az a játékos, aki mindig mindent bevet, amit lehet, { $games } játszma { $won }%-át nyerte meg három olyan között, aki válogat (az egyensúly { $even }%).

imperium-mistakes-kept-intrigue = A végéig tartogatott intrikakártyák
    .text = Az intrikakártyákkal teli kéz a végén semmit sem ér, a [[secrets]] pedig elvesz egyet attól, akinek négy van. A terv típusú kártyákat akkor játszd ki, amikor egy amúgy is tervezett körödet segítik, a csata típusúakat akkor, amikor eldöntenek egy ütközetet.
    .look = A játszma 10 ponttal véget ért. Hat intrikakártyát sosem játszottak ki.
imperium-mistakes-kept-intrigue-measured = Az a játékos, aki a végéig sosem játszik ki intrikakártyát, { $games } játszma { $won }%-át nyerte meg három olyan között, aki igen (az egyensúly { $even }%).

imperium-two = Két játékos

imperium-two-every-fight = A Hagal-ház helyeket vesz el, nem pontokat
    .text = A [Hagal-ház](hagal/two) helyszíneket foglal le és katonai egységeket küld, de nem győzhet. Egyetlen ellenfeled van, így az a pont, amelyet ő nem kap meg, annyit ér, mint amelyet te szerzel; de azért válogasd meg az ütközeteidet.
    .look = Négy katonai egység és egy kard, összesen 9, a Hagal-ház eddigi 4 ereje ellen. Az ellenfél senkit sem küldött, és már felfedte a kártyáit.
imperium-two-every-fight-measured = Az a játékos, aki mindig mindent bevet, amit lehet, { $games } játszma { $won }%-át nyerte meg az ellen, aki válogat (az egyensúly { $even }%).

imperium-alone = Egyedül

imperium-alone-first-fights = A riválisok nem várnak
    .text = Ha egyedül játszol, mindkét [rivális](hagal/solo) az első ütközettől fogva pontot szerez, és senki más nem veszi el tőlük. Nyerd meg a korai ütközeteket, amikor még olcsók.
    .look = Második forduló: két katonai egység elég, mert a riválisok még senkit sem küldtek.
imperium-alone-first-fights-measured = Egyedül az a játékos, aki távol marad az első három ütközettől, { $games } játszma { $won }%-át nyerte meg; aki nem, { $even }%-át.
