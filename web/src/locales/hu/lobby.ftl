### Az előcsarnok: asztalok, emberek, súgó

skip-to-content = Ugrás a tartalomhoz
nav-label = Great Hall
nav-learn = Tanulás
nav-help = Súgó
nav-settings = Beállítások
nav-identity = A neved és az eszközeid
footer = A Great Hall nem hivatalos rajongói projekt. Nincs köze a játékok kiadóihoz, és nem használja sem a képeiket, sem a szövegeiket.
save = Mentés
done = Kész
cancel = Mégse
copy = Másolás
copied = Kimásolva
share = Megosztás…
copy-by-hand = Másold ki kézzel a kijelölt hivatkozást.
just-now = az imént

lobby-title = Foglalj helyet
lobby-about = Pakliépítős játékok barátokkal és botokkal, a böngészőben. Fiók nem kell hozzá.
lobby-games = Játék
lobby-now = A „Játék most” azonnal elindít egy játszmát botok ellen. Új asztalt akkor nyiss, ha barátokkal vagy többen ennél az eszköznél játszanátok, vagy ha a játék beállításait is megválasztanád.
lobby-learn = Még nem ismered a játékot? Játszd le az első játszmát egy edzővel.
lobby-no-games = A játékokat nem sikerült betölteni
lobby-no-tables = Az asztalokat nem sikerült betölteni
lobby-stale = A listákat nem sikerült frissíteni.
lobby-mine = Az asztalaid
lobby-asked =
    { $n ->
        [one] Te lépsz
       *[other] { $n } asztalnál te lépsz
    }
title-asked = ({ $n }) Te lépsz
lobby-open = Nyitott asztalok
lobby-open-empty = Most senki sem keres játékostársat
lobby-open-empty-text = Nyiss egy asztalt, hirdesd meg itt, és mások is leülhetnek.
lobby-live = Éppen játsszák
lobby-finished = Befejezett játszmák
show-all = Az összes mutatása ({ $n })

game-players = { $names } játékos
players-to = { $min }–{ $max }
players-or = { $names } vagy { $last }
play-now = Játék most
play-now-game = Játék most: { $game }, botok ellen
new-table = Új asztal
new-table-game = Új asztal: { $game }
opening = Megnyitás…

status-waiting = { $n } szabad hely
status-your-move = Te lépsz
status-playing = Éppen játsszák
status-over = Véget ért
status-lost = Az automaták győztek
status-won =
    { $n ->
        [one] { $names } győzött
       *[other] { $names } közösen győzött
    }
status-side-won = { $side } győzött
play = Játék
to-table = Az asztalhoz
watch = Megnézem
sit-down = Leülök
sit-down-at = Leülök ehhez az asztalhoz: { $table }
sit-here = Ide ülök
sit-here-as = Leülök, { $n }. hely: { $role }
look-again = Eredmény
replay = Visszajátszás
seat-open = szabad hely

## Személyazonosság

name-label = A neved
name-placeholder = Hogyan szólítsanak a többiek?
name-saved = ✓ Mostantól a neved: { $name }.
identity-title = Te
move-title = Másik eszköz
move-about = Itt a böngésződ tudja, ki vagy: nincs fiók, nincs jelszó. Egy hivatkozással egy másik böngésző is ugyanaz a személy lesz, és az asztalaid is ott lesznek.
move-make = Hivatkozás készítése
move-link = Nyisd meg ezt a hivatkozást a másik eszközön
move-share = Ezen az eszközön megnyitja a helyemet a Great Hallban
move-secret = Egyszer használható, negyed órán belül. Aki megnyitja, a te nevedben játszik, ezért ne mutasd meg senkinek.
claim-title = Használd ezen az eszközön is ugyanazt a személyt
claim-about = Ezzel a hivatkozással ez a böngésző ugyanaz a személy lesz, mint amelyik készítette, ugyanazzal a névvel és ugyanazokkal az asztalokkal.
claim-replaces = Itt eddig ez a neved: { $name }. Ez a személy eltűnne ebből a böngészőből, és vele az asztalai is.
claim-replaces-guest = Ha már játszottál ebben a böngészőben, azok az asztalok itt többé nem lennének a tieid.
claim-yes = Igen, legyek itt az a személy
claim-no = Nem, maradjon minden, ahogy van
claim-done = Üdv újra, { $name }!
join-title = Meghívás
join-welcome = Meghívást kaptál
join-invited = { $host } helyet tart neked egy játszmában: { $game }.
join-invited-nobody = Van számodra egy hely ennél az asztalnál: „{ $table }”.
join-name = Hogy hívnak?
join-sit = Leülök
join-seat = Melyik helyet szeretnéd?
join-seat-as = { $n }. hely: { $role }
join-part = A szereped: { $role }
join-sitting = Helyfoglalás…
join-failed = Ezt a helyet nem sikerült elfoglalni

## Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-english-names = Angol nevek a kártyák, helyszínek és vezetők neve mellett
settings-theme = Színek
settings-theme-system = Ahogy az eszköznél
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-speed = A többiek lépései
settings-speed-off = Azonnal
settings-speed-fast = Gyorsan
settings-speed-normal = Közepesen
settings-speed-slow = Lassan
settings-speed-about = Meddig látszik a többiek egy-egy lépése. Az „Azonnal” az animációkat is kikapcsolja. Az automaták az előttük lévő lépéssel együtt lépnek: hogy mit tettek, a napló mondja el.
settings-turn = Amikor te következel
settings-sound = Hangjelzés
settings-sound-try = Meghallgatom
settings-title-ring = Jel az oldal címében
settings-hands = A saját lépéseid
settings-ask-loss = Kérdezzen rá, mielőtt olyat választok, amivel veszítenék valamit
settings-by-itself = Kattintás nélkül történjen meg, amiben nincs választás
settings-by-itself-about = Az a kör, amelyben nincs több teendő, véget ér, a kincseket kijátsszuk, és végrehajtjuk azokat a hatásokat, amelyeknek a sorrendje közömbös. Amíg az előző lépés még visszavonható, marad rá egy pillanat. Akinek intrikakártyája van, maga fejezi be a köreit: senki se tudja meg, hogy illene-e oda valamelyik.
settings-guiding = Mondja el a célt, és azt, ami először válik lehetővé (az első három játszmában bekapcsolva)
settings-text = Szöveges nézet
settings-text-view = Az asztalok szöveges nézetben nyíljanak meg
settings-text-about = Az egész asztal szavakban, minden művelet elérhető billentyűzettel. Az asztalnál bármikor átválthatsz.
settings-kept = A beállításokat ez a böngésző őrzi.

## Súgó

help-title = Hogyan működik
help-start = Kezdetnek
help-start-now = Játék most
help-start-now-text = Az előcsarnokban a „Játék most” botok közé ültet, és a játszma azonnal elkezdődik.
help-start-table = Saját asztal
help-start-table-text = Az „Új asztal” gombbal megmondhatod, ki hol ül, és milyen beállításokkal játszotok. Mindennek van értelmes alapértéke.
help-start-invite = Barátokkal
help-start-invite-text = Hagyj egy helyet valakinek, akit meghívsz. Kapsz egy hivatkozást; aki megnyitja, leül. Amikor az utolsó hely is elkelt, elkezdődik a játszma.
help-start-device = Egy eszköz körül
help-start-device-text = Többen is használhatjátok ugyanazt az eszközt. Minden kör előtt függöny takarja el a lapokat, amíg a következő játékoshoz nem kerül.
help-start-watch = Nézőként
help-start-watch-text = Az előcsarnokban meghirdetett asztalokat mindenki nézheti. A nézők azt látják, amit minden játékos lát.
help-table = Az asztalnál
help-table-glow = Ami világít, arra kattinthatsz
help-table-glow-text = A kérdést tartalmazó sáv megmondja, ki dönt, miről és miért. Kattints arra, ami az asztalon, a kezedben vagy a sávban világít.
help-table-why = Ami nem világít, megmondja, miért nem
help-table-why-text = Vidd fölé az egeret, vagy koppints rá: „3 vízbe kerül, neked 1 van”.
help-table-cards = Kártyák
help-table-cards-text = Vidd az egeret vagy a kijelölést egy kártyára vagy helyszínre: nagyobb lesz, és szavakban is ott áll a szövege. Kattints rá jobb gombbal, nyomd meg hosszan, vagy nyomd le az I billentyűt, és minden ikonjának a szabályát is látod.
help-table-numbers = A számok megmagyarázzák magukat
help-table-numbers-text = Erő, meggyőzés, árak: vidd az egeret egy szám fölé, vagy koppints rá, és látod, miből áll össze.
help-table-undo = Visszavonás
help-table-undo-text = A saját lépéseidet egyenként visszavonhatod, amíg semmi rejtettet nem fedtek fel, és senki más nem döntött. Aki csak botok ellen játszik, a menüben bekapcsolhatja a szabad visszavonást: akkor bármelyik lépése visszavonható, és ezt az asztal jelzi.
help-table-hint = Tipp
help-table-hint-text = Megmutatja, mit tenne a helyedben egy józan bot.
help-table-end = A végén
help-table-end-text = Látod, miből lettek a pontok, újra játszhatsz ugyanazokkal, lépésről lépésre végignézheted az egész játszmát, vagy bármelyik pillanattól folytathatod.
help-you = Te
help-you-identity = Nincs fiók
help-you-identity-text = A böngésződ megjegyzi, ki vagy. Adj magadnak nevet jobb oldalt fent, hogy a többiek megismerjenek.
help-you-move = Másik eszköz
help-you-move-text = Ugyanott találsz egy hivatkozást, amellyel egy másik böngésző is ugyanaz a személy lesz.
help-you-keep = Semmi sem vész el
help-you-keep-text = Minden lépést eltárolunk. Zárd be az oldalt, gyere vissza később: az asztal az előcsarnokban vár.
help-tips = Az első játszmád: { $game }
help-modes = { $game }: más játékmódok
help-keys = Billentyűzet
help-keys-about = Minden elérhető a Tab és az Enter billentyűvel. Az asztalnál ezek is működnek:
help-rules = A játékok szabályai:
help-strategy = Hogyan játszd őket jól:

## Új asztal

seat-me = Én
seat-number = { $n }. hely
seat-number-role = { $n }. hely, { $role }
option-always = { $name }: { $n } játékosnál mindig játékban van. { $about }
option-within = { $name }: ennek része: { $choice }. { $about }
option-leads-not = Az első fordulót az egyik szövetséges kezdi, sohasem egy parancsnok.
seat-sides = Hárman három ellen: az oldalak felváltva ülnek az asztal körül, és minden helynek megvan a maga szerepe.
bot-numbered = { $name } { $n }
fault-nobody = Valakinek játszania kell: ülj le, vagy hagyj helyet valakinek, akit meghívsz.
fault-no-name = Adj meg egy nevet.
fault-same-name = Ilyen nevű játékos már van ennél az asztalnál: { $name }.
fault-kingdom = { $n } kártyát választottál; egy birodalom { $size } kártyából áll.
fault-leaders = Minden játékosnak saját vezető kell.
fault-rivals = Minden riválisnak másiknak kell lennie.
fault-rival-taken = Ez a vezető az egyik játékosé: válassz másikat a riválisnak.
fault-cards = Válassz legalább egy kártyát, vagy ne keverj be semmit.
fault-sets = Válassz legalább egy készletet.
fault-five-and-five = A „Mindkét készletből öt” választáshoz két készlet kell.
seat-me-named = Én ({ $name })
seat-guest = Valaki más ennél az eszköznél
seat-invited = Valaki, akit meghívok
seat-people = Emberek
seat-bots = Botok
seat-about-me = Te, ennél az eszköznél.
seat-about-guest = Felváltva játszik veled ennél az eszköznél; a lapok rejtve maradnak, amíg átadjátok.
seat-about-open = Azzal a hivatkozással ül le, amelyet mindjárt kapsz.
seat-guest-name = { $n }. hely: a játékos neve
seat-name-placeholder = Név
bot = Bot: { $name }
bot-usual = Bot: { $name } (javasolt)
bot-level = { $level ->
    [easy] könnyű
    [normal] közepes
    [hard] nehéz
   *[master] mester
}
bot-more = További botok…
bot-picker = További botok
bot-picker-about = Mindegyikük egyféleképpen játszik, bármit tesznek a többiek.
bot-search = Keresés
bot-none = Nincs ilyen nevű bot.
new-no-game = Ilyen játék itt nincs
new-other-game = Válassz másikat
new-game = Játék
new-seats = Ki játszik?
new-players = Játékosok
new-options = További beállítások
new-count-options = { $n ->
    [1] Egyedül
   *[other] { $n } játékossal
}
new-table-itself = Az asztal
new-name = Az asztal neve (ha szeretnéd)
new-who-may-come = Ki jöhet?
new-private = Csak a meghívottak
new-private-about = – a hivatkozásra van szükségük.
new-listed = Mindenki
new-listed-about = – az előcsarnok meghirdeti: a szabad helyeket el lehet foglalni, a játszmát nézni lehet.
new-waits = Kapsz egy hivatkozást, amellyel meghívhatod a többieket.
new-at-once = A játszma azonnal elkezdődik.
new-faults = Előbb { $n } dolgot rendbe kell tenni.
new-start = Kezdés
new-open = Az asztal megnyitása
kingdom-which = Válassz birodalmat
kingdom-recommended = Ajánlott
kingdom-chance = Véletlen
kingdom-own = Saját
kingdom-pick = Válassz tíz kártyát
kingdom-cards = Ennek a birodalomnak a kártyái
kingdom-drawn = A játszma kezdetén tíz kártyát húzunk.
leaders-pick = Itt választva, minden játékosnak
rivals-pick = Itt választva
leaders-option = { $name } ({ $n }/3)
mix-with-count = { $name } ({ $n } kártya)
mix-own = Válaszd ki magad a kártyákat
mix-show = Mutasd ezeket a kártyákat
picked-of = { $n } kiválasztva, összesen { $size } kell
picked = { $n } kiválasztva
picked-cards = Kiválasztott kártyák
pick-remove = { $name } eltávolítása
pick-cards = Választható kártyák
pick-none = Az összes eltávolítása
pick-fill = Kiegészítés véletlenszerűen
filter = Szűrő
filter-name = Keresés név szerint
filter-set = Készlet
filter-any-set = Bármelyik készlet
filter-cost = Ár
filter-any-cost = Bármilyen ár
filter-cost-n = Ára: { $cost }
filter-type = Típus
filter-any-type = Bármilyen típus
filter-nothing = Nincs ilyen kártya.

## Váróterem

wait-for =
    { $n ->
        [0] Mindenki itt van.
       *[other] Még { $n } hely szabad.
    }
wait-invite = Hívd meg a többieket
wait-link = Aki megnyitja ezt a hivatkozást, ide ül le
wait-share = Gyere, játssz velem: { $game }
wait-listed = Az előcsarnok is meghirdeti ezt az asztalt: bárki leülhet.
wait-private = Csak az ülhet le, akinek megvan a hivatkozás.
wait-seats = Az asztalnál
wait-free = Szabad hely
wait-name = A többiek „{ guest }” néven látnának: hogy hívnak?
wait-agreed = Mit játszotok
agreed-yes = igen
agreed-no = nem
agreed-leader = { $name }: { $leader }
agreed-with = { $name } ({ $things })
wait-you = (te)
wait-bot = Bot
wait-here = Itt van
wait-away = Nem figyel
wait-fill-label = Nem jön már senki?
wait-fill = A többi helyre botok
wait-begins = A játszma magától elkezdődik, amint az utolsó hely is elkelt. Közben elmehetsz erről az oldalról: az asztal megmarad az előcsarnokban.
wait-cancel = Az asztal elbontása
wait-cancel-sure = Ehhez az asztalhoz többé senki sem jöhet.
wait-cancel-no = Maradjon
wait-cancel-yes = Elbontom
wait-leave = Visszaadom a helyemet
wait-later = Vissza az előcsarnokba
