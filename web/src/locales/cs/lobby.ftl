### The lobby: tables, people, help

skip-to-content = Přejít k obsahu
nav-label = Great Hall
nav-learn = Výuka
nav-help = Nápověda
nav-settings = Nastavení
nav-identity = Vaše jméno a zařízení
footer = Great Hall je neoficiální fanouškovský projekt. Nemá nic společného s vydavateli her a nepoužívá jejich obrázky ani texty.
save = Uložit
done = Hotovo
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
share = Sdílet …
copy-by-hand = Zkopírujte prosím označený odkaz ručně.
just-now = právě teď

lobby-title = Posaďte se
lobby-about = Hry se stavěním balíčku, s přáteli i s boty, v prohlížeči. Účet nepotřebujete.
lobby-games = Hrát
lobby-now = „Hrát hned“ ihned zahájí hru proti botům. Nový stůl je pro hru s přáteli, pro více lidí u tohoto zařízení a pro vlastní nastavení hry.
lobby-learn = Ještě hru neznáte? Tu první si zahrajte s průvodcem.
lobby-no-games = Hry se nepodařilo načíst
lobby-no-tables = Stoly se nepodařilo načíst
lobby-stale = Seznamy se nepodařilo aktualizovat.
lobby-mine = Vaše stoly
lobby-asked =
    { $n ->
        [one] Jste na tahu
        [few] Jste na tahu u { $n } stolů
       *[other] Jste na tahu u { $n } stolů
    }
title-asked = ({ $n }) Jste na tahu
lobby-open = Otevřené stoly
lobby-open-empty = Spoluhráče teď nikdo nehledá
lobby-open-empty-text = Otevřete stůl, zveřejněte ho tady a ostatní si mohou přisednout.
lobby-live = Právě se hraje
lobby-finished = Dohrané hry
show-all = Zobrazit vše ({ $n })

game-players =
    { $n ->
        [one] { $names } hráč
        [few] { $names } hráči
       *[other] { $names } hráčů
    }
players-to = { $min } až { $max }
players-or = { $names } nebo { $last }
play-now = Hrát hned
play-now-game = Hrát hned: { $game }, proti botům
new-table = Nový stůl
new-table-game = Nový stůl: { $game }
opening = Otevírá se …

status-waiting =
    { $n ->
        [one] Jedno volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
status-your-move = Jste na tahu
status-playing = Hraje se
status-over = Dohráno
status-lost = Vítězí automaty
status-won =
    { $n ->
        [one] Vítězí { $names }
       *[other] O vítězství se dělí { $names }
    }
# $side: Shaddam's side
status-side-won = Vítězí { $side }
play = Hrát
to-table = Ke stolu
watch = Dívat se
sit-down = Přisednout
sit-down-at = Přisednout: { $table }
sit-here = Posadit se sem
sit-here-as = Posadit se na místo { $n }: { $role }
look-again = Výsledek
replay = Záznam
seat-open = volné místo

## Identity

name-label = Vaše jméno
name-placeholder = Jak vám mají ostatní říkat?
name-saved = ✓ Teď se jmenujete { $name }.
identity-title = Vy
move-title = Jiné zařízení
move-about = Totožnost tu nese váš prohlížeč: žádný účet, žádné heslo. Pomocí odkazu budete i v jiném prohlížeči touž osobou se svými stoly.
move-make = Vytvořit odkaz
move-link = Otevřete tento odkaz na druhém zařízení
move-share = Otevře moje místo v Great Hall na tomto zařízení
move-secret = Platí jednou, po čtvrt hodiny. Kdo ho otevře, hraje za vás, proto si ho nechte pro sebe.
claim-title = Použít svou identitu na tomto zařízení
claim-about = Díky tomuto odkazu budete v tomto prohlížeči touž osobou jako v tom, který ho vytvořil, se stejným jménem a stejnými stoly.
claim-replaces = Zatím jste zde { $name }. Tato identita by z prohlížeče zmizela a s ní i její stoly.
claim-replaces-guest = Pokud jste v tomto prohlížeči už hráli, ty stoly by tu přestaly být vaše.
claim-yes = Ano, být zde touto osobou
claim-no = Ne, nechat vše, jak je
claim-done = Vítejte zpět, { $name }.
join-title = Pozvánka
join-welcome = Máte pozvánku
join-invited = { $host } pro vás má místo ve hře { $game }.
join-invited-nobody = U stolu „{ $table }“ je pro vás místo.
join-name = Jak se jmenujete?
join-sit = Posadit se
join-seat = Které místo chcete?
join-seat-as = Místo { $n }: { $role }
join-part = Vaše role: { $role }
join-sitting = Usazujete se …
join-failed = Toto místo se nepodařilo obsadit

## Settings

settings-title = Nastavení
# Above the names of the languages, each in itself: English, Deutsch, …
settings-language = Jazyk
settings-english-names = Anglické názvy karet, polí a vůdců vedle českých
settings-theme = Barvy
settings-theme-system = Podle zařízení
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-speed = Tahy ostatních
settings-speed-off = Ihned
settings-speed-fast = Rychle
settings-speed-normal = Normálně
settings-speed-slow = Pomalu
settings-speed-about = Jak dlouho je vidět každý krok ostatních. „Ihned“ vypíná i animace. Tahy automatů se ukazují spolu s krokem před nimi: co udělaly, stojí v průběhu hry.
settings-turn = Když jste na tahu
settings-sound = Zvuk
settings-sound-try = Přehrát
settings-title-ring = Značka v titulku stránky
settings-hands = Vaše vlastní tahy
settings-ask-loss = Ptát se před volbou, kterou o něco přijdete
settings-by-itself = Provést bez kliknutí, co nedává na výběr
settings-by-itself-about = Tah, ve kterém už není co dělat, skončí, karty peněz se zahrají a efekty, u kterých na pořadí nezáleží, se provedou. Dokud lze předchozí krok vrátit, zbývá na to chvilka. Kdo má karty intrik, ukončuje tahy sám: nikdo se nemá dozvědět, zda se některá hodí.
settings-guiding = Připomínat cíl a to, co lze udělat poprvé (v prvních třech hrách zapnuto)
settings-text = Textový režim
settings-text-view = Otevírat stoly v textovém režimu
settings-text-about = Celý stůl slovy, vše dosažitelné z klávesnice. U stolu lze režim kdykoli přepnout.
settings-kept = Nastavení zůstává v tomto prohlížeči.

## Help

help-title = Jak to funguje
help-start = Jak začít
help-start-now = Hrát hned
help-start-now-text = „Hrát hned“ vás v herně posadí k botům a hra ihned začne.
help-start-table = Vlastní stůl
help-start-table-text = Volbou „Nový stůl“ určíte, kdo kde sedí a jak se hra připraví. Vše je rozumně přednastaveno.
help-start-invite = S přáteli
help-start-invite-text = Nechte místo pro někoho, koho pozvete. Dostanete odkaz; kdo ho otevře, posadí se. Jakmile je obsazeno poslední místo, hra začíná.
help-start-device = U jednoho zařízení
help-start-device-text = O jedno zařízení se může dělit více lidí. Před každým tahem skryje opona karty v ruce, dokud zařízení nepřevezme další hráč.
help-start-watch = Dívat se
help-start-watch-text = Na stoly vypsané v herně se smí dívat každý. Diváci vidí to, co vidí všichni hráči.
help-table = U stolu
help-table-glow = Co svítí, na to lze kliknout
help-table-glow-text = Lišta s otázkou říká, kdo rozhoduje, o čem a proč. Klikněte na to, co svítí na stole, ve vaší ruce nebo v liště.
help-table-why = Co nesvítí, řekne proč
help-table-why-text = Najeďte na to nebo na to klepněte: „stojí 3 vody, máte 1“.
help-table-cards = Karty
help-table-cards-text = Najeďte na kartu nebo pole, nebo je označte klávesnicí, a uvidíte je zvětšené i se slovním zněním. Pravým tlačítkem, dlouhým stiskem nebo klávesou I zobrazíte i pravidla každé ikony.
help-table-numbers = Čísla se vysvětlují sama
help-table-numbers-text = Síla, přízeň, ceny: najeďte na číslo nebo na ně klepněte a uvidíte, odkud se vzalo.
help-table-undo = Vracení tahů
help-table-undo-text = Vlastní kroky můžete vracet jeden po druhém, dokud se neukáže něco skrytého nebo nerozhodne někdo jiný. Kdo hraje jen proti botům, může v nabídce zapnout volné vracení: pak lze vrátit kterýkoli vlastní krok a u stolu je to uvedeno.
help-table-hint = Rada
help-table-hint-text = Ukáže, co by na vašem místě udělal rozumný bot.
help-table-end = Na konci
help-table-end-text = Uvidíte, odkud se vzaly body, můžete hrát znovu se stejnými lidmi, projít celou hru krok za krokem nebo pokračovat z kteréhokoli okamžiku.
help-you = Vy
help-you-identity = Bez účtu
help-you-identity-text = Kdo jste, to si pamatuje váš prohlížeč. Vpravo nahoře si zvolte jméno, aby vás ostatní poznali.
help-you-move = Jiné zařízení
help-you-move-text = Najdete tam i odkaz, díky němuž budete touž osobou i v jiném prohlížeči.
help-you-keep = Nic se neztratí
help-you-keep-text = Každý tah se ukládá. Zavřete stránku a vraťte se později: stůl na vás čeká v herně.
# The name of a game.
help-tips = Vaše první hra: { $game }
help-modes = Jak jinak hrát: { $game }
help-keys = Klávesnice
help-keys-about = Vše je dosažitelné klávesami Tab a Enter. U stolu fungují také tyto klávesy:
help-rules = Pravidla her:
help-strategy = Jak je hrát dobře:

## New table

seat-me = Já
seat-number = Místo { $n }
seat-number-role = Místo { $n }, { $role }
option-always = { $name }: vždy ve hře (počet hráčů: { $n }). { $about }
option-within = { $name }: patří k volbě { $choice }. { $about }
option-leads-not = První kolo začíná některý spojenec, nikdy velitel.
seat-sides = Tři proti třem: strany se kolem stolu střídají a každé místo má svou roli.
bot-numbered = { $name } { $n }
fault-nobody = Někdo musí hrát: posaďte se, nebo nechte místo pro někoho, koho pozvete.
fault-no-name = Zadejte prosím jméno.
fault-same-name = Jméno { $name } už u tohoto stolu někdo má.
fault-kingdom =
    { $n ->
        [one] Vybrána je jedna karta; království jich má { $size }.
        [few] Vybrány jsou { $n } karty; království jich má { $size }.
       *[other] Vybráno je { $n } karet; království jich má { $size }.
    }
fault-leaders = Každý hráč potřebuje vlastního vůdce.
fault-rivals = Každý Soupeř musí být jiný.
fault-rival-taken = Tohoto vůdce už má některý hráč: vyberte Soupeři jiného.
fault-cards = Vyberte alespoň jednu kartu, nebo žádné nepřimíchávejte.
fault-sets = Vyberte alespoň jednu sadu.
fault-five-and-five = Pět z každé krabice vyžaduje dvě sady.
seat-me-named = Já ({ $name })
seat-guest = Další člověk u zařízení
seat-invited = Někdo, koho pozvu
seat-people = Lidé
seat-bots = Boti
seat-about-me = Vy, u tohoto zařízení.
seat-about-guest = Střídá se s vámi u tohoto zařízení; při předávání zůstávají karty v ruce skryté.
seat-about-open = Posadí se díky odkazu, který hned dostanete.
seat-guest-name = Jméno hráče na místě { $n }
seat-name-placeholder = Jméno
bot = Bot: { $name }
bot-usual = Bot: { $name } (návrh)
bot-level = { $level ->
    [easy] snadný
    [normal] běžný
    [hard] těžký
   *[master] mistrovský
}
bot-more = Další boti …
bot-picker = Další boti
bot-picker-about = Každý z nich hraje po svém, ať ostatní dělají cokoli.
bot-search = Hledat
bot-none = Takový bot tu není.
new-no-game = Taková hra tu není
new-other-game = Vyberte jinou
new-game = Hra
new-seats = Kdo hraje?
new-players = Hráči
new-options = Další volby
new-count-options = { $n ->
    [1] Jeden hráč
   *[other] Počet hráčů: { $n }
}
new-table-itself = Stůl
new-name = Název stolu (nepovinný)
new-who-may-come = Kdo smí přijít?
new-private = Jen pozvaní
new-private-about = – potřebují odkaz.
new-listed = Všichni zde
new-listed-about = – stůl je vidět v herně: volná místa lze obsadit a na hru se lze dívat.
new-waits = Dostanete odkaz, kterým pozvete ostatní.
new-at-once = Hra začne ihned.
new-faults =
    { $n ->
        [one] Jednu věc je třeba nejdřív opravit.
        [few] { $n } věci je třeba nejdřív opravit.
       *[other] { $n } věcí je třeba nejdřív opravit.
    }
new-start = Začít
new-open = Otevřít stůl
kingdom-which = Vyberte království
kingdom-recommended = Doporučená
kingdom-chance = Náhodná
kingdom-own = Vlastní
kingdom-pick = Vyberte deset karet
kingdom-cards = Karty tohoto království
kingdom-drawn = Deset karet se vylosuje na začátku hry.
leaders-pick = Výběrem zde, pro každého
rivals-pick = Výběrem zde
leaders-option = { $name } ({ $n } ze 3)
mix-with-count =
    { $n ->
        [one] { $name } (jedna karta)
        [few] { $name } ({ $n } karty)
       *[other] { $name } ({ $n } karet)
    }
mix-own = Vlastní výběr karet
mix-show = Ukázat tyto karty
picked-of = Vybráno { $n } z { $size }
picked = Vybráno { $n }
picked-cards = Vybrané karty
pick-remove = Odebrat: { $name }
pick-cards = Karty na výběr
pick-none = Odebrat vše
pick-fill = Doplnit náhodně
filter = Filtr
filter-name = Hledat podle názvu
filter-set = Sada
filter-any-set = Všechny sady
filter-cost = Cena
filter-any-cost = Všechny ceny
filter-cost-n = Stojí { $cost }
filter-type = Typ
filter-any-type = Všechny typy
filter-nothing = Žádná karta neodpovídá.

## Waiting room

wait-for =
    { $n ->
        [0] Všichni jsou tu.
        [one] Ještě je volné jedno místo.
        [few] Ještě jsou volná { $n } místa.
       *[other] Ještě je volných { $n } míst.
    }
wait-invite = Pozvat lidi
wait-link = Kdo otevře tento odkaz, posadí se sem
wait-share = Zahrajte si se mnou: { $game }
wait-listed = Tento stůl je i v herně: přisednout si může každý.
wait-private = Posadit se může jen ten, kdo má odkaz.
wait-seats = U stolu
wait-free = Volné místo
wait-name = Ostatní by vás viděli jako „{ guest }“: jak se jmenujete?
wait-agreed = Co se hraje
agreed-yes = ano
agreed-no = ne
agreed-leader = { $name }: { $leader }
agreed-with = { $name } ({ $things })
wait-you = (vy)
wait-bot = Bot
wait-here = Je tu
wait-away = Nedívá se
wait-fill-label = Nikdo další nepřijde?
wait-fill = Doplnit boty
wait-begins = Hra začne sama, jakmile je obsazeno poslední místo. Tuto stránku můžete zatím opustit: stůl zůstává v herně.
wait-cancel = Zrušit stůl
wait-cancel-sure = K tomuto stolu už pak nikdo nebude moci přijít.
wait-cancel-no = Nechat
wait-cancel-yes = Zrušit
wait-leave = Uvolnit moje místo
wait-later = Zpět do herny
