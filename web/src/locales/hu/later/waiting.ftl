### Várakozás másokra: honnan tudod meg, hogy te következel, ki jöhet még, az eszközeid

## Te következel

notices-title = Ha te következel, és nem vagy az asztalnál
notices-off = Értesítést kérek ezen az eszközön
notices-offer = Szólj, ha én következem
notices-on = Ez az eszköz értesítést kap, akkor is, ha az oldal be van zárva.
notices-stop = Ez az eszköz ne kapjon többé értesítést
notices-impossible = Ez a böngésző csak akkor kaphat értesítést, ha a cím https:// kezdetű, vagy ha ezen a gépen fut a kiszolgáló. iPhone-on és iPaden előbb add az oldalt a kezdőképernyőhöz.
notices-denied = Ez a böngésző nem engedi, hogy a Great Hall értesítést küldjön; az oldalhoz tartozó beállításai között ezt megváltoztathatod.
notices-failed = Ezt a böngészőt nem sikerült feliratkoztatni az értesítésekre.
notices-address = Másik mód
notices-address-about = Az értesítés olyan alkalmazásba is mehet, amelynek van címe: egy ntfy-témába, illetve egy csevegés vagy az otthonod webhookjára.
notices-kind = Mi fogadja az értesítést
notices-kind-none = Semmi
notices-kind-ntfy = ntfy
notices-kind-webhook = Webhook
notices-url = A címe
notices-url-ntfy = https://ntfy.sh/a-temad
notices-url-webhook = https://…
notices-save = Mentés
notices-saved = Elmentve.
notices-test = Próbaüzenet küldése
notices-tested = A próbaüzenet úton van.
notices-test-none = Még nincs mód arra, hogy értesítést kapj.
notices-test-push = Ezt az eszközt nem érte el: { $why }.
notices-test-address = A címedet nem érte el: { $why }.

## Ki jöhet még

reach-only-here = A kiszolgálót csak ez a gép éri el
reach-only-here-about = A máshol lévő barátaid nem tudják megnyitni ezt a hivatkozást. Ha be akarod engedni azokat, akik a hálózatodban vannak, állítsd le a kiszolgálót, és indítsd el így:
reach-then = Ezen a címen találják meg: { $origin }.
reach-nearby = A hálózatodban lévő barátaid meg tudják nyitni ezt a hivatkozást; te magánál a kiszolgáló gépnél ülsz.
qr-show = Megjelenítés QR-kódként
qr-hide = A QR-kód elrejtése
qr-about = A hivatkozás QR-kódként: { $link }

## Eszközök

devices-title = Az eszközeid
devices-this = ez itt
devices-name = { $browser }, { $system }
devices-unknown = Egy böngésző
devices-push = értesítést kap, ha te következel
devices-seen = utoljára itt: { $when }
devices-today = ma
devices-sign-out = Kijelentkeztetés
devices-sign-out-of = Kijelentkeztetés: { $device }
devices-others = Az összes többi kijelentkeztetése
devices-last = Ez az egyetlen eszközöd. Ha kijelentkezteted, többé senki sem lehet te, és az asztalaid elvesznek számodra.
devices-sure = Ennek az eszköznek a kijelentkeztetése
devices-this-about = Az asztalaid a többi eszközödön megmaradnak. Itt új valaki lennél.
devices-keep = Maradok
devices-expire = A sokáig nem használt eszköz magától kijelentkezik.
