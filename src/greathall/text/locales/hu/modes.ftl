### Amit egy újoncnak tudnia kell a dobozok szokásostól eltérő játékmódjairól. Minden attribútum egy sor.

mode-hagal-solo = Egy játékos: két rivális
    .turn = A riválisnak nincsenek kézben tartott kártyái. Amikor ügynököt küld ki, addig húzzuk a Hagal-ház kártyáit, amíg egy végrehajtható nem lesz: az ügynöke oda megy, semmit sem fizet, és azt kapja, amit a kártya mond, nem azt, amit a helyszín ad.
    .points = Sohasem játszik ki intrikakártyát. Amint tud, győzelmi pontokat vesz, darabját 3 intrikakártyáért, 3 vízért, 7 solarisért vagy 7 fűszerért; a befolyás, a szövetségek és az ütközetek neki is úgy hoznak pontot, mint neked.
    .fight = Csatahelyszínen beveti azokat a katonai egységeket, amelyeket a kártyája toboroz, és még legfeljebb kettőt. A csatában minden ott lévő rivális még egy kártyát húz a kardjaiért.
    .choice = Ahol a szabályok választást hagynak a riválisnak, téged kérdezünk. A vezetőjének csak a pecsétgyűrűs képessége működik.
mode-hagal-two = Két játékos: a Hagal-ház az útban
    .turn = A Hagal-ház a kezdőjátékos minden ügynökkiküldése után cselekszik, fordulónként legfeljebb három ügynökkel; kártyafelfedés után nem húzunk.
    .points = Helyszíneket, szövetségeket és az ütközetben helyezéseket vesz el mindkettőtöktől, de maga nem szerez pontot: az elnyert jutalmat nem kapja meg senki.
    .unverified = Nem bizonyos: hogy kártyafelfedés után nincs köre, és hogy az általa elfoglalt helyezés jutalmát nem fizetjük ki, a szabálylap sejteti, de nem mondja ki.
mode-rivals = Egy vagy két játékos: riválisok
    .turn = A rivális úgy cselekszik, ahogy a Hagal-ház kártyái mondják: egy játékossal az ülésrend szerint, kettővel a kezdőjátékos után és a másik előtt. A kártyája megmondja, mit tesz a pecsétgyűrűje és a cselszövése, és melyik frakciót kedveli.
    .points = Előbb a kardmesterét fizeti ki, amint a solarisa, fűszere, intrikakártyái és vize összesen elérik a kártyáján lévő számot. Ettől fogva győzelmi pontokat vesz, darabját 7 solarisért, 7 fűszerért, 3 intrikakártyáért vagy 3 vízért.
    .win = Harcol, jutalmakat nyer, és megnyerheti a játékot; az egyszerűsített rivális csak útban van.
mode-six = Hat játékos: hárman három ellen
    .sides = Muad-Dib és Shaddam parancsnok, mindkettőjüknek két szövetségese van. Egy-egy oldal három pontszámát összeadjuk: ha bárkinek 10 győzelmi pontja van, vagy kilenc forduló után, a több ponttal rendelkező oldal győz.
    .activate = A parancsnoknak nincsenek katonai egységei, és nincs befolyása a fő játéktáblán. Minden körében aktivál egy szövetségest, aki megkapja a katonai egységeket, a kardokat és azt a befolyást; az erőforrások, a kártyák és a pontok a parancsnokéi maradnak.
    .agents = A parancsnok ügynökének nyila megmondja, melyik szövetségest aktiválja. Hogy ezután hány katonai egység kerül az ütközetbe, azt az a szövetséges mondja meg.
    .tracks = A tábla ezen oldalán a Császár ikonja a Nagy Házakat, a fremen ikon a Peremvilágokat jelenti. A Császárnál csak Shaddam, a fremeneknél csak Muad-Dib haladhat előre, a saját tábláján.
    .fight = Minden szövetséges egyedül harcol, és egyedül kapja a jutalmait. Homokférget csak Muad-Dib oldala hívhat, a trónsor kártyáit csak Shaddam oldala szerezheti meg.
    .choam = A szerződések mindig játékban vannak.
