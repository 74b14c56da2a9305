### Ami minden asztal körül van

table-page = { $game }
table-no-way-in = Ehhez az asztalhoz nem vezet út
list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = {" "}és{" "}
header-turn = { $n }. kör
header-round = { $n }. forduló
header-set-up = Előkészületek
header-branch = Folytatás
branch-about = Ez a játszma egy másikat folytat, ugyanazokkal a keverésekkel: aki látta, hogyan ment tovább az a játszma, tudja, mi következik.
branch-see = Az eredeti játszma megtekintése
free-undo = Szabad visszavonás
free-undo-about = Ennél az asztalnál azután is vissza lehetett vonni a lépéseket, hogy kártyákat fedtek fel vagy botok léptek.
free-undo-title = Bekapcsolod a szabad visszavonást?
free-undo-text = Ezután bármelyik lépésedet visszavonhatod, akkor is, ha azóta kártyákat fedtek fel vagy botok léptek. A játszma végéig bekapcsolva marad; az asztal és az eredmény is jelzi.
free-undo-no = Nem
free-undo-yes = Igen, bekapcsolom
header-offline = Megszakadt a kapcsolat, újra próbáljuk…
log = Napló
log-you = Te
log-all = Minden részlettel
log-newest = ↓ Legújabb
log-earlier = Mutasd, mi történt korábban
log-before = Azelőtt
chat = Csevegés
chat-earlier = Mutasd, mi hangzott el korábban
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
chat-to = Ki olvassa
chat-everybody = Mindenki
chat-team = A csapatom
chat-say-team = Mondj valamit a csapatodnak
chat-to-team = A csapatnak
chat-deaf = { $names } nem fogja olvasni: azt az eszközt mindkét oldal játékosai használják.
chat-unread = Olvasatlan:
side-tabs = Napló és csevegés
side = { $n }. oldal
menu = Menü
menu-text-view = Szöveges nézet
menu-table-view = Asztalnézet
menu-settings = Beállítások
menu-cards = Kártyák és ikonok
menu-help = Súgó
menu-copy = Nézői hivatkozás másolása
menu-copied = Kimásolva: aki megnyitja a hivatkozást, nézheti a játszmát.
menu-free-undo = Szabad visszavonás…
menu-rematch = Még egy játszma
menu-replay = Visszajátszás
menu-resign = Feladás…
resign-title = Feladod ezt a játszmát?
resign-text = { $then ->
    [ends] A játszma azonnal véget ér, és te leszel az utolsó. Ezt nem lehet visszavonni.
    [side] A helyeden egy bot játszik tovább. Az oldalad folytatja a játszmát, és azt a helyezést kapja, amelyet elér. Ezt nem lehet visszavonni.
    [maybe] Te leszel az utolsó. Ha nem marad senki, aki még győzhet a többiek ellen, a játszma azonnal véget ér; különben egy bot játszik tovább a helyeden. Ezt nem lehet visszavonni.
   *[bot] A helyeden egy bot játszik tovább, és te leszel az utolsó. Ezt nem lehet visszavonni.
}
resign-no = Nem, játszom tovább
resign-yes = Igen, feladom
resign-name = { $name } feladja
results = Eredmény
results-you = { $score } ponttal győztél
results-your-side = az oldalad { $score } ponttal győzött
results-automaton = { $n ->
    [one] vesztettél
   *[other] egyik játékos sem győzött
}
results-winners = { $n ->
    [one] { $names } { $score } ponttal győz
   *[other] { $names } közösen győz, fejenként { $score } ponttal
}
curtain-title = Add át az eszközt! Következik: { $name }
curtain-text = { $name } következik. Aki nem { $name }, most nézzen félre.
curtain-look = { $name } vagyok: mutasd a lapjaimat
seats = Játékosok
seat-you = te
seat-bot = { $level ->
    [easy] könnyű bot
    [normal] közepes bot
    [hard] nehéz bot
    [master] mesterbot
   *[other] bot
}
seat-automaton = automata
seat-away = nincs itt
seat-resigned = feladta
seat-deciding = dönt
phase-action = Akciófázis
phase-buy = Vásárlási fázis
phase-set_up = Előkészületek
phase-round_start = A forduló kezdete
phase-turns = A játékosok körei
phase-combat = Csata
phase-rewards = Az ütközet jutalmai
phase-recall = Visszahívás
phase-end = A játék vége
bar = Döntés
bar-over = A játszma véget ért: { $text }.
bar-waiting = Várakozás rá: { $name }…
bar-watching = { $name } dönt…
bar-so-far = { $phase } · { $text }
bar-resigned = Feladtad a játszmát, és nézed.
bar-source = Mi kérdezi
bar-where = Kattints arra, ami világít: { $places }.
bar-undo = Visszavonás
bar-undo-about = Visszavonja az utolsó lépésedet (U billentyű). Addig lehetséges, amíg semmi rejtettet nem fedtek fel, és senki más nem döntött.
bar-undo-free = Szabad visszavonás
bar-undo-free-about = Visszavonja az utolsó lépésedet (U billentyű) mindazzal együtt, amit azóta felfedtek és tettek: ennél az asztalnál be van kapcsolva a szabad visszavonás.
bar-undo-kept = Visszavonás: { $why }
bar-undo-steps = { $n } lépés
bar-hint = Tipp
bar-hint-about = Mit tenne itt egy józan bot (H billentyű).
bar-hinted = Tipp: { $label }
bar-hinted-why = Tipp: { $label } – { $why }.
bar-skip = Mutasd egyszerre
bar-meanwhile = A lépésed óta: { $text }
bar-meanwhile-more = (a naplóhoz)
since = A legutóbbi köröd óta
since-watching = A legutóbbi köreik
since-nothing = Itt olvasod majd, mit tesznek a többiek.
since-did = { $name }: { $text }. Mutasd újra.
since-one = { $name }: { $text }
since-all = A legutóbbi köröd óta: { $text }
since-again = Kattints egy sorra, és újra látod a táblán.
since-bought = vásárlás: { $cards }
since-to = ide: { $places }
pace-back = Egy lépéssel vissza (vessző billentyű)
pace-forth = Egy lépéssel előre (pont billentyű)
pace-pause = Szünet (P billentyű)
pace-now = Vissza a jelenbe
pace-paused = Szünetel
pace-looking = { $n } lépéssel korábban
asking = Melyiket ezek közül?
loss-confirm = { $label } – mindenképpen
loss-back = Vissza
target-instead = Inkább ezt választom: { $label }
by-itself = { $label }: mindjárt
by-itself-wait = Várj
place-choice = a választható kártyák
place-hand = a kezed
place-supply = a készlet
place-aside = a felfedett kártyák
place-trash = a szemét
place-in_play = a játékban lévő kártyák
place-discard = a dobott lapok
place-deck = a húzópakli
place-row = az impériumsor
place-reserve = a tartalék
place-throne_row = a trónsor
place-set_aside = a félretett kártya
place-intrigue = az intrikakártyáid
place-space = helyszínek a táblán
place-leader = a vezetőd
place-garrison = a helyőrséged (katonai egységek bevetéséhez)
place-garrison-of = { $name } helyőrsége (ő mondja meg, hány katonai egységet vet be)
place-post = megfigyelőállások
place-faction = frakciók
place-player = játékosok
place-contract = szerződések
place-own_contract = a saját szerződéseid
place-trophy = a csataikonjaid
keys = Billentyűzet
keys-mouse = Ami világít, arra kattinthatsz. Vidd az egeret egy kártya vagy helyszín fölé, hogy elolvasd; kattints rá jobb gombbal, vagy nyomd meg hosszan, és az ikonjainak szabályait is látod. Az alul pontozott számok megmagyarázzák magukat.
keys-options = egy számozott lehetőség választása
keys-next = a következő választható dologra
keys-enter = annak választása, amin a kijelölés áll
keys-card = a kijelölt kártya szabályai
keys-rule = a kérdésről vagy az éppen magyarázott dologról szóló szabály
keys-undo = visszavonás
keys-hint = tipp
keys-text = szöveges nézet be és ki
keys-log = napló
keys-pause = a többiek lépéseinek megállítása és folytatása
keys-steps = egy lépéssel vissza és előre a történtekben
keys-escape = bezárja, ami nyitva van, visszaveszi a még nem végleges választást, vagy megakadályozza, hogy magától megtörténjen
keys-help = a billentyűk listája
