### Amit a parancssor mond a játszma körül: greathall play, greathall replay.

# A betűk maradnak, ahogy vannak.
terminal-help =
    Egy szám az annyiadik lehetőséget választja.
    ? NÉV    mit mond valami (a ? magában: minden, ami ebben a játékban van)
    r        a szabály arról, amit kérdezünk (r SZAVAK: szabályok, amelyekben ezek a szavak állnak)
    u        visszavonja az utolsó lépésedet, ha azóta semmit sem fedtek fel
    a        tanács: mit tenne egy józan bot, és miért
    l        minden, ami eddig történt
    h        ez a súgó
    q        kilépés a játékból
terminal-begin = { $title }, kezdőszám: { $seed }. A súgóhoz írd be: h.
terminal-you = Te
terminal-bot = { $name } ({ $seat }. hely)
terminal-player = { $n }. játékos
terminal-left = Kiléptél a játékból.
terminal-record = A feljegyzés itt van: { $file }.
terminal-number = Írj be egy számot 1-től { $last }-ig, vagy h-t a súgóhoz.
terminal-kept = Ezt nem lehet visszavonni: { $why }.
terminal-loss = { $loss } Ha így szeretnéd, írd be még egyszer ugyanazt a számot.
terminal-advice = { $label } – { $why }.
terminal-unknown = Ebben a játékban semmit sem hívnak így: { $words }.
terminal-unfinished = A feljegyzés előbb ér véget, mint a játszma.
terminal-go-on = Enter: tovább, q: vége
terminal-over = A játszmának vége
terminal-place = hely
terminal-who = játékos
terminal-points = pont
terminal-with = mivel

## Az asztal.

terminal-nothing = semmi
terminal-hand = A kezed: { $cards }

## Dominion.

terminal-dominion-supply = A készlet
terminal-dominion-card = kártya
terminal-dominion-cost = ár
terminal-dominion-pile = maradt
terminal-dominion-empty = üres
terminal-dominion-you = Te: { $turn }. kör, { $deck } lap a húzópaklidban, használt pakli: { $discard }{ $shows ->
    [yes] , játékban: { $cards }
   *[no] {""}
}
terminal-dominion-other = { $player }: { $turn }. kör, { $hand } lap a kézben{ $shows ->
    [yes] {" "}(ebből ismered: { $cards })
   *[no] {""}
}, { $deck } a húzópakliban, használt pakli: { $discard }
terminal-dominion-counts = Akció { $actions }  Vásárlás { $buys }  Érme { $coins }
terminal-dominion-owned = { $n } { $card }

## Dune.

terminal-dune-round = { $n }. forduló, ütközet: { $name } ({ $level }. szint)
terminal-dune-vp = GYP
terminal-dune-solari = sol
terminal-dune-spice = fűszer
terminal-dune-water = víz
terminal-dune-garrison = helyőrség
terminal-dune-conflict = ütközet
terminal-dune-agents = ügynök
terminal-dune-cards = kártya
terminal-dune-track = { $faction ->
    [emperor] CS
    [guild] Ű
    [bene_gesserit] BG
    [great_houses] NH
    [fringe_worlds] PV
   *[fremen] F
}
terminal-dune-led = { $player }: { $leader }
terminal-dune-no-leader = még nincs vezető
terminal-dune-activated = { $player } → { $ally }
terminal-dune-fighting = { $n }{ $worms ->
    [0] {""}
   *[other] +{ $worms } féreg
} = { $strength }
terminal-dune-agents-left = { $n }/{ $of }{ $revealed ->
    [yes] {" "}(már felfedett)
   *[no] {""}
}
terminal-dune-held = { $what }: { $who }
terminal-dune-sent = Ügynökök: { $list }
terminal-dune-bonus-spice = Bónusz fűszer: { $list }
terminal-dune-control = Irányítás: { $list }
terminal-dune-alliances = Szövetségek: { $list }
terminal-dune-spies = Kémek: { $list }
terminal-dune-hooks = Mesterhorog: { $list }
terminal-dune-battle-icons = Képpel felfelé lévő csataikonok: { $list }
terminal-dune-wall = { $stands ->
    [yes] A Pajzsfal áll.
   *[no] A Pajzsfal leomlott.
}
terminal-dune-hagal = Hagal-ház: { $cards }
terminal-dune-drawn = { $name } ({ $outcome ->
    [carried_out] végrehajtva
    [occupied] foglalt
    [closed] zárva van
    [no_spice] nincs bónusz fűszer
    [not_now] most nem hajtható végre
    [reshuffled] újrakeverve
    [swords] kardok
   *[no_use] nem hasznos
})
terminal-dune-price = { $name } ({ $n })
terminal-dune-row = Impériumsor: { $cards }
terminal-dune-throne-row = Trónsor: { $cards }
terminal-dune-reserve = Tartalék: { $cards }
terminal-dune-contracts = Szerződések: { $cards }
terminal-dune-intrigue = Az intrikakártyáid: { $cards }
terminal-dune-intrigue-in-play = Játékban lévő intrikakártyák: { $cards }
terminal-dune-in-play = Játékban: { $cards }
terminal-dune-persuasion = Meggyőzés { $n }
terminal-dune-garrisoned = { $n } katonai egység a helyőrségben
