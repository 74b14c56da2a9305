### Az asztal szöveges nézete

text-view = Az asztal szavakban
text-you = { $name } (te)
text-none = nincs
text-nobody = senki
text-times = { $n } { $name }
text-printed = { $name }. { $about }
text-part = { $from } { $n }
text-sum = { $n } ({ $parts })
text-unknown = egy ismeretlen kártya
text-agent-icons = Ügynökikonok: { $names }.
text-factions = { $names }.
text-complexity = { $complexity }.
text-battle-icon = Csataikon: { $name }.
text-decision = Mi a teendő
text-your-turn = A te döntésed: { $text }
text-waiting = { $phase }: { $name } dönt.
text-over = A játszma véget ért: { $text }.
text-options = A lehetőségeid
text-reasons = Amit most nem választhatsz, és miért nem
text-reason = { $name }: { $why }
text-told = Mi történt
text-told-latest = a legújabb legelöl
text-jump = Szakaszok
text-hand = A kezed ({ $n } lap)
text-held = Külön tartott lapjaid
text-held-size = { $n } külön tartva
text-own-discard = A dobott lapjaid
text-turn = Ez a kör
text-turn-of = { $phase ->
    [action] { $name } { $n }. köre: akciófázis.
    [buy] { $name } { $n }. köre: vásárlási fázis.
   *[none] Az utolsó kör { $name } { $n }. köre volt.
}
text-counters = Akciók: { $actions }. Vásárlások: { $buys }.
text-coins = Érmék: { $coins }.
text-in-play = Játékban: { $cards }.
text-empty-piles = A készlet kifogyott paklijai: { $now }; a játék végéhez ennyi kell: { $end }, vagy ha elfogy a Tartomány.
text-aside = { $name } felfedett vagy félretett lapjai: { $cards }.
text-kingdom = Készlet: birodalomkártyák
text-basic = Készlet: alapkártyák
text-trash = Szemét
text-card = Kártya
text-cost = Ár
text-left = Maradt
text-type = Típus
text-rules = Mit tesz
text-player = Játékos
text-points = Pontok
text-hand-size = Kéz
text-deck-size = Húzópakli
text-discard-top = A használt pakli felső lapja
text-turns = Körök
text-known = Ami még ismert
text-known-hand = Ismert a kézben: { $cards }
text-known-deck = A húzópakli tetején: { $cards }
text-known-intrigue = Ismert intrikakártyák: { $cards }
text-intrigue = Az intrikakártyáid ({ $n })
text-secret-factions = A titkos frakcióid
text-round-heading = Ez a forduló
text-round = { $n }. forduló; kezdett: { $name }.
text-dune-turn = { $kind ->
    [agent] { $name } ügynököt küld ki.
    [reveal] { $name } kártyákat fed fel.
    [automaton] { $name } köre, a Hagal-ház kártyái szerint.
   *[other] { $name } következik.
}
text-agent-at = Az ügynök ide ment: { $space }.
text-turn-troops = Ebben a körben toborzott katonai egységek: { $recruited }; bevetve: { $deployed }.
text-shield-wall = A Pajzsfal áll.
text-no-shield-wall = A Pajzsfal leomlott.
text-mentat = A Mentát most nála van: { $name }.
text-conflict = Ütközet
text-no-conflict = Most nincs ütközet.
text-strength = Erő
text-troops-deployed = Katonai egységek az ütközetben
text-sandworms = Homokférgek
text-swords = Kardok
text-garrison = Helyőrség
text-row = Impériumsor és tartalék
text-in-row = a sorban
text-in-reserve = { $n } a tartalékban
text-board = Helyszínek
text-space = Helyszín
text-icon = Ikon
text-there = Most ott van
text-agent-of = { $name } ügynöke
text-bonus-spice = { $n } bónusz fűszer
text-controlled = { $name } irányítja
text-closed = { $name } elzárta
text-influence = Befolyás
text-faction = Frakció
text-level = { $counts ->
    [yes] ({ $n })
   *[no] { $n }
}
text-alliance = Szövetség
text-posts = Megfigyelőállások
text-post = Megfigyelőállás
text-spies = Kinek a kémei
text-contracts = Elvehető szerződések (még { $n } a közös készletben)
text-vp = Győzelmi pontok
text-solari = Solaris
text-spice = Fűszer
text-water = Víz
text-agents = Ügynökök
text-agents-ready = { $ready } kiküldhető, összesen { $all }
text-supply-troops = Katonai egységek a készletben
text-spies-left = Kémek a készletben
text-persuasion = Meggyőzés
text-intrigue-size = Intrikakártyák
text-area = { $name }: vezető és kártyák
text-no-leader = Még nincs vezetője.
text-automaton = Automata: a szabályok játszanak helyette.
text-drawn = { $name } ezt húzta: { $card }; { $fate }
text-hagal-deck = { $n } a pakliban; a dobópakli: { $cards }.
text-council = Van széke a Nagytanácsban.
text-swordmaster = Van kardmestere.
text-role = { $name }: { $role }
text-personal = { $name } saját sávja: { $faction } { $n }
text-activated = { $name } őt aktiválta: { $ally }.
text-hooks = Van mesterhorga.
text-revealed = Ebben a fordulóban már felfedett.
text-discard-pile = Dobópakli: { $cards }.
text-set-aside = Félretéve: { $cards }.
text-face-up = Képpel felfelé lévő intrikakártyák: { $cards }.
text-open-contracts = Teljesítendő szerződések: { $cards }.
text-own-contracts = Ennek a vezetőnek a szerződései: { $cards }.
text-completed = Teljesített szerződések: { $cards }.
text-trophies = Elnyert csataikonok: { $cards }.
text-with-icon = { $name } ({ $icon })
text-matched = Párba állított csataikonok: { $cards }.
text-tokens = Titkos frakciójelölők: { $n }.
text-memories = Emlékek: { $n }.
text-piles = Paklik és halmok
text-decks = Megmaradt kártyák: { $cards } az impériumpakliban, { $intrigue } intrikakártya, { $conflicts } ütközet.
text-intrigue-discard = Eldobott intrikakártyák: { $cards }.
text-intrigue-in-play = Végrehajtás alatt lévő intrikakártyák: { $cards }.
text-past-conflicts = Korábbi ütközetek: { $cards }.
text-removed = Elpusztítva vagy a játékból kivéve: { $cards }.
text-kept = (most nem: { $why })
