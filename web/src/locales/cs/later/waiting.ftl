### Waiting for others: how one is told that it is one's turn, who else can come, one's devices

## It is your turn

notices-title = Když jste na tahu a nejste u stolu
notices-off = Upozorňovat na tomto zařízení
notices-offer = Upozornit mě, když jsem na tahu
notices-on = Toto zařízení dostává upozornění, i když je stránka zavřená.
notices-stop = Už toto zařízení neupozorňovat
notices-impossible = Tento prohlížeč může dostávat upozornění, jen když adresa začíná na https://, nebo na počítači, kde běží server. Na iPhonu nebo iPadu nejdřív přidejte stránku na plochu.
notices-denied = Tento prohlížeč nedovoluje aplikaci Great Hall posílat zprávy; změnit to lze v jeho nastavení pro tuto stránku.
notices-failed = Tento prohlížeč se nepodařilo přihlásit k odběru zpráv.
notices-address = Jiná cesta
notices-address-about = Zpráva může přijít i do aplikace, která má adresu: téma ve službě ntfy nebo webhook vašeho chatu či domácnosti.
notices-kind = Co zprávu přijímá
notices-kind-none = Nic
notices-kind-ntfy = ntfy
notices-kind-webhook = Webhook
notices-url = Adresa
notices-url-ntfy = https://ntfy.sh/vase-tema
notices-url-webhook = https://…
notices-save = Uložit
notices-saved = Uloženo.
notices-test = Poslat zkušební zprávu
notices-tested = Zkušební zpráva je na cestě.
notices-test-none = Zatím není, jak vám dát vědět.
notices-test-push = Na toto zařízení nedorazila: { $why }.
notices-test-address = Na vaši adresu nedorazila: { $why }.

## Who else can come

reach-only-here = Na server se dostane jen tento počítač
reach-only-here-about = Přátelé odjinud tento odkaz neotevřou. Chcete-li pustit dál všechny ve své síti, zastavte server a spusťte ho takto:
reach-then = Najdou ho pak na { $origin }.
reach-nearby = Přátelé ve vaší síti tento odkaz otevřou; jste přímo u počítače se serverem.
qr-show = Zobrazit jako QR kód
qr-hide = Skrýt QR kód
qr-about = Odkaz jako QR kód: { $link }

## Devices

devices-title = Vaše zařízení
devices-this = toto
devices-name = { $browser } ({ $system })
devices-unknown = Prohlížeč
devices-push = dostává upozornění na vaše tahy
devices-seen = naposledy zde { $when }
devices-today = dnes
devices-sign-out = Odhlásit
devices-sign-out-of = Odhlásit: { $device }
devices-others = Odhlásit ostatní
devices-last = Toto je vaše jediné zařízení. Když ho odhlásíte, nikdo už vámi být nemůže a o své stoly přijdete.
devices-sure = Odhlásit toto zařízení
devices-this-about = Vaše stoly zůstanou na vašich dalších zařízeních. Tady by z vás byl někdo nový.
devices-keep = Zůstat
devices-expire = Zařízení, které se dlouho nepoužívá, se odhlásí samo.
