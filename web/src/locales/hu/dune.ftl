### A Dűne-játékok asztalai

dune-area-landsraad = Landsraad
dune-area-choam = KHAFT
dune-area-arrakis = Arrakis
dune-area-you = { $name } (te)
dune-area-more = Minden róla: { $name }
dune-or = vagy
dune-price-now = Most ennyibe kerül: { $n }; { $parts }
dune-tabs = Az asztal részei
dune-tab-board = Tábla
dune-tab-row = Sor
dune-tab-players = Játékosok
dune-tab-hand = Kéz
dune-tab-glows = { $n } lehetőség itt
dune-before = Az első forduló előtt
dune-round = { $n }. forduló
dune-first = { $name } kezd
dune-score = Győzelmi pontok
dune-vp-of = { $name }: { $n } győzelmi pont.
dune-vp-about = Ha a forduló végén valakinek tíz van, véget ér a játék.
dune-strength-of = { $name } ereje: { $n }
dune-strength-about = Akinek nincs senkije az ütközetben, annak nincs ereje.
dune-persuasion-of = { $name } meggyőzése: { $n }
dune-persuasion-about = A felfedett kártyákból származik, és további kártyákat lehet belőle szerezni.
dune-agent-here = { $name } ügynöke itt van.
dune-bonus-here = Bónusz fűszer: { $n }.
dune-controlled-by = { $name } irányítja.
dune-controlled-by-nobody = Senki sem irányítja.
dune-control-about = Ha ez a tét, az irányítója 1 katonai egységgel védheti a készletéből.
dune-closed-by = { $name } elzárta.
dune-post = Megfigyelőállás: { $name }.
dune-spy-here = { $name } kéme itt van.
dune-influence-of = { $name }: { $n }.
dune-alliance-free = A szövetségjelölő még senkinél sincs.
dune-alliance-held = A szövetségjelölő nála van: { $name }.
dune-track-bonus = 2 befolyás: 1 győzelmi pont. 4 befolyás: { $text }
dune-council = Székek a Nagytanácsban: { $names }
dune-council-seat = Szék a Nagytanácsban: +2 meggyőzés minden kártyafelfedéskor
dune-mentat-home = Mentát: a helyén
dune-mentat-with = Mentát: { $name }
dune-mentat-next = (a következő fordulóban: { $name })
dune-shield-wall = Pajzsfal
dune-shield-wall-breached = A Pajzsfal áttörve
dune-shield-wall-stands = Amíg áll, nem hívható homokféreg ezekbe az ütközetekbe: { $names }.
dune-shield-wall-gone = A Pajzsfal leomlott: minden ütközetbe jöhetnek homokférgek.
dune-contracts-left = még { $n } a halomban
dune-contracts-left-about = Ha valaki elvesz egy képpel felfelé lévő szerződést, a következő ebből a halomból jön.
dune-open-contracts = Teljesítendő szerződések
dune-open-contracts-about = Mindegyik akkor hozza a jutalmát, amikor megtörténik, amit kíván.
dune-completed-contracts = Teljesített szerződések
dune-conflict = Ütközet
dune-conflicts-left = { $n ->
    [0] az utolsó
   *[other] még { $n }
}
dune-conflict-deck = Ütközetpakli: { $n }
dune-conflict-deck-about = Minden fordulóban egyet felfordítunk. Az utolsó után véget ér a játék.
dune-strengths = Erők az ütközetben
dune-past = korábbi
dune-level = { $n }. szint
dune-place-first = 1.
dune-place-second = 2.
dune-place-third = 3.
dune-deployed = { $name } az ütközetben: { $n } katonai egység{ $worms ->
    [0] {""}
   *[other] , { $worms } homokféreg
}
dune-garrison = { $name } helyőrsége: { $n } katonai egység
dune-in-garrison = A helyőrségben: { $n }
dune-in-supply = A készletben: { $n } katonai egység
dune-agents-left = Ügynökök: még { $n }, összesen { $of }
dune-agents-about = A halványakat már kiküldték a táblára. A forduló végén mind visszatérnek.
dune-first-player = A forduló kezdőjátékosa
dune-revealed = Már felfedett
dune-revealed-about = Ebben a fordulóban nincs több köre.
dune-swordmaster = Kardmester: harmadik ügynök
dune-hooks = Mesterhorog
dune-spies-left = Kémek a készletben: { $n }
dune-spies-about = Egyik megfigyelőálláson sincsenek, le lehet helyezni őket.
dune-memories = Emlékek: { $n }
dune-training = Kiképzéssáv: { $n }. mező
dune-training-about = A legutóbb elért mező.
dune-secret-faction = Titokban választva: { $name }
dune-secret-factions = Titokban választott frakciók: { $n }
dune-secret-about = Az első forduló előtt választották. Ha felfedik őket (játszmánként egyszer), mindegyiknél 1 befolyást hoznak.
dune-hand-of = Lapok a kézben: { $n }
dune-deck-of = Lapok a húzópakliban: { $n }
dune-intrigue-of = Intrikakártyák: { $n }
dune-intrigue-about = Kézben vannak, és a többiek nem látják őket, amíg ki nem játsszák.
dune-discard = Dobópakli
dune-pile = { $label }: { $n }
dune-in-play = Játékban
dune-face-up = Képpel felfelé lévő intrikakártya
dune-set-aside = Félretéve
dune-known-hand = Tudni, hogy kézben van
dune-known-intrigue = Ismert intrikakártya
dune-known-deck = A húzópakli ismert lapja, felülről
dune-matched = { $n } pár csataikon képpel lefelé fordítva
dune-market = Megszerezhető kártyák
dune-row = Impériumsor
dune-reserve = Tartalék
dune-stack-left = még { $n }
dune-imperium-deck = Impériumpakli: { $n }
dune-imperium-deck-about = Ha egy kártya elkerül az impériumsorból, a következő innen jön.
dune-intrigue-deck = Intrikapakli: { $n }
dune-intrigue-deck-about = Ha elfogy, az eldobott intrikakártyákat megkeverjük, és azok lesznek az új pakli.
dune-intrigue-discard = Eldobott intrikakártyák
dune-intrigue-in-play = Játékban lévő intrikakártyák
dune-intrigue-in-play-about = Éppen végrehajtás alatt; utána eldobjuk.
dune-intrigue-removed = Kivett intrikakártyák
dune-removed = Elpusztítva
dune-own-hand = A kezed
dune-own-intrigue = Az intrikakártyáid
dune-own-in_play = Játékban
dune-own-set_aside = Neked félretéve
dune-own-deck = A húzópaklid teteje
dune-own-discard = A dobópaklid
dune-no-cards = Nincs kártya
dune-leaders = Választható vezetők
dune-rival = Rivális
dune-rival-card = Riváliskártya
dune-signet = Pecsétgyűrű
dune-scheme = Cselszövés
dune-priority = Sorrend
dune-priority-about = Ahol több frakció vagy megfigyelőállás is megfelelne, ezek közül az elsőt választja.
dune-rival-swordmaster = Kardmester: { $n }
dune-rival-swordmaster-about = Amint összesen ennyi solarisa, fűszere, intrikakártyája és vize van, kifizeti őket egy harmadik ügynökért.
dune-rival-intrigue-about = Sohasem játssza ki őket: fizet velük. Háromért győzelmi pontot vesz, a Felkelésben csak azután, hogy megvan a kardmestere.
dune-hagal = Hagal-ház
dune-hagal-cards = A Hagal-ház kártyái
dune-hagal-deck = A Hagal-ház paklija: { $n }
dune-hagal-about = Az automaták ebből húznak: ügynökhöz addig, amíg egy kártya végrehajtható nem lesz, a csatában pedig kardokért. Azt kapják, amit a kártya mond, nem azt, amit a helyszín ad. Hogy a riválisok hogyan vesznek győzelmi pontot, a „Hogyan működik” oldalon olvasható.
dune-hagal-nothing = { $rivals ->
    [yes] Még semmit sem húztak: akkor húznak, amikor egy rivális köre következik.
   *[no] Még semmit sem húztak: a Hagal-ház a kezdőjátékos ({ $first }) minden ügynökkiküldése után húz.
}
dune-for-combat = a csatához húz
dune-brought = Amit hozott:
dune-did-agent = { $name } → { $space }
dune-did-nothing = { $name }: nem küldött ki ügynököt
dune-did-combat = { $name }: { $n } kard a csatához
dune-drawn-carried_out = { $sent ->
    [yes] → { $space }
    [there] ✓ végrehajtva
   *[no] végrehajtva; tovább húz
}
dune-drawn-occupied = { $space } foglalt
dune-drawn-closed = { $space } zárva van
dune-drawn-no_spice = nincs bónusz fűszer
dune-drawn-not_now = most nem hajtható végre
dune-drawn-no_use = a befolyása nem hasznos
dune-drawn-reshuffled = minden kártyát megkevernek
dune-drawn-swords = { $n } kard
dune-drawn-nothing = Egyik kártya sem vezet sehová: ebben a fordulóban nincs több köre.

## Hárman három ellen

role-muad_dib = Muad-Dib
role-shaddam = Shaddam
role-ally-of-muad_dib = Muad-Dib szövetségese
role-ally-of-shaddam = Shaddam szövetségese
side-muad_dib = Muad-Dib oldala
side-shaddam = Shaddam oldala
dune-side-total = { $side }: { $n } győzelmi pont
dune-side-total-about = Mindhárman együtt. Ha valakinek tíz van, vagy az utolsó ütközet után, az az oldal győz, amelyiknek több van.
dune-personal-board = { $owner } saját táblája: { $name }
dune-personal-bonus = 1 befolyás, a csapat minden tagjának: { $first } 2 befolyás: 1 győzelmi pont. 3 befolyás, a csapat minden tagjának: { $third } 4 befolyás: a szövetség, 1 győzelmi pont.
dune-counts = { $name } úgy számít, mintha ennyi befolyása lenne: { $n }.
dune-counts-about = A parancsnoknak nincs kockája ezen a sávon: ahol befolyást kérnek tőle, két szövetségese közül a jobbiké számít; vagy a saját táblájáé, ahol annak az ikonja is szerepel.
dune-swordmaster-token = Kardmesterbónusz-jelölő: +2 kard minden kártyafelfedéskor. A harmadik ügynök annak a fordulónak a végén távozik, amelyikben kiküldték.
dune-activated-by = Aktiválta: { $name }
dune-activated-about = Ebben a körben a parancsnok hadereje, kardjai és a fő játéktáblán szerzett befolyása ehhez a szövetségeshez kerülnek.
dune-arrow = { $arrow ->
    [left] ← őt aktiválja: { $left }.
    [right] → őt aktiválja: { $right }.
   *[both] ↔ egyiküket aktiválja: { $left } vagy { $right }.
}
dune-throne-row = Trónsor
dune-throne-row-about = Ezeket a kártyákat csak Shaddam oldala szerezheti meg.
card-deck-commander = A parancsnok paklija
card-costs-persuasion = { $n } meggyőzésbe kerül
card-deck-starter = Kezdőpakli
card-deck-reserve = Tartalék
card-deck-imperium = Impériumpakli

## Egy csata a színpadán.

stage-title = Csata: { $name }
stage-place = { $n ->
    [0] Nincs jutalom
    [1] Első
    [2] Második
   *[other] Harmadik
}
stage-tied = { $n ->
    [1] Döntetlen az első helyen
    [2] Döntetlen a második helyen
   *[other] Döntetlen a harmadik helyen
}
stage-tie = { $place ->
    [1] Döntetlen az első helyen ({ $n } játékos): a második helyezés jutalmát kapják.
    [2] Döntetlen a második helyen ({ $n } játékos): a harmadik helyezés jutalmát kapják.
   *[other] Döntetlen a harmadik helyen ({ $n } játékos): egyikük sem kap jutalmat.
}
stage-waits = még hátravan
stage-waits-told = Még hátravan – { $name }: { $text }
stage-absent = Haderő nélkül az ütközetben: { $names }
stage-skip = Átugrás
stage-continue = Tovább
