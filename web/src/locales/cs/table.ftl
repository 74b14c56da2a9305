### What is around every table

table-page = { $game }
table-no-way-in = K tomuto stolu nevede žádná cesta
list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = {" "}a{" "}
header-turn = { $n }. tah
header-round = { $n }. kolo
header-set-up = Příprava
header-branch = Pokračování
# Of a table that goes on from a step of a finished game.
branch-about = Tato hra pokračuje z jiné, se stejným zamícháním: kdo viděl, jak tamta hra šla dál, ví, co přijde.
branch-see = Podívat se na ni
free-undo = Volné vracení
free-undo-about = U tohoto stolu bylo možné vracet kroky i po odhalení karet a po tazích botů.
free-undo-title = Zapnout volné vracení?
free-undo-text = Pak můžete vrátit kterýkoli svůj krok, i když se od té doby odhalily karty nebo táhli boti. Zůstane zapnuté do konce této hry; u stolu i ve výsledku to bude uvedeno.
free-undo-no = Ne
free-undo-yes = Ano, zapnout
header-offline = Spojení přerušeno, nový pokus …
log = Průběh
log-you = Vy
log-all = Vyprávět vše
log-newest = ↓ Nejnovější
log-earlier = Ukázat, co bylo dříve
log-before = Předtím
chat = Chat
chat-earlier = Ukázat, co se řeklo dříve
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Odeslat
chat-to = Komu
chat-everybody = Všem
chat-team = Mému týmu
chat-say-team = Řekněte něco týmu
chat-to-team = Týmu
chat-deaf = Neuvidí to { $names }: o zařízení se dělí lidé z obou stran.
chat-unread = Nepřečteno:
side-tabs = Průběh a chat
side = Strana { $n }
menu = Nabídka
menu-text-view = Textový režim
menu-table-view = Herní stůl
menu-settings = Nastavení
menu-cards = Karty a ikony
menu-help = Nápověda
menu-copy = Kopírovat odkaz pro diváky
menu-copied = Zkopírováno: kdo odkaz otevře, může se dívat.
menu-free-undo = Volné vracení …
menu-rematch = Hrát znovu
menu-replay = Záznam
menu-resign = Vzdát hru …
resign-title = Vzdát tuto hru?
resign-text = { $then ->
    [ends] Hra ihned skončí a vy budete poslední. Nelze to vzít zpět.
    [side] Místo vás bude hrát dál bot. Vaše strana pokračuje a obsadí místo, na které dosáhne. Nelze to vzít zpět.
    [maybe] Budete poslední. Pokud nezbývá nikdo, kdo by ještě mohl nad ostatními zvítězit, hra ihned skončí; jinak bude místo vás hrát dál bot. Nelze to vzít zpět.
   *[bot] Místo vás bude hrát dál bot a vy budete poslední. Nelze to vzít zpět.
}
resign-no = Ne, hrát dál
resign-yes = Ano, vzdát
resign-name = { $name } se vzdává
results = Výsledky
results-you = vítězíte se skóre { $score }
results-your-side = vítězí vaše strana se skóre { $score }
results-automaton = { $n ->
    [one] prohráváte
   *[other] nevítězí žádný hráč
}
results-winners = { $n ->
    [one] { $names } vítězí se skóre { $score }
   *[other] o vítězství se dělí { $names } se shodným skóre { $score }
}
curtain-title = Předejte zařízení: { $name }
curtain-text = Na tahu je { $name }. Kdo není { $name }, ať se teď nedívá.
curtain-look = Jsem { $name }: ukázat moje karty
seats = Hráči
seat-you = vy
seat-bot = { $level ->
    [easy] snadný bot
    [normal] běžný bot
    [hard] těžký bot
    [master] mistrovský bot
   *[other] bot
}
seat-automaton = automat
seat-away = pryč
seat-resigned = vzdáno
seat-deciding = rozhoduje
phase-action = Fáze akce
phase-buy = Fáze nákupu
phase-set_up = Příprava
phase-round_start = Zahájení kola
phase-turns = Tahy hráčů
phase-combat = Boj
phase-rewards = Odměny za střet
phase-recall = Vyhodnocení kola
phase-end = Konec hry
bar = Rozhodnutí
bar-over = Hra skončila: { $text }.
bar-waiting = Čekáte: rozhoduje { $name } …
bar-watching = Rozhoduje { $name } …
bar-so-far = { $phase } · { $text }
bar-resigned = Po vzdání hry se už jen díváte.
bar-source = Ptá se
bar-where = Klikněte, kde to svítí: { $places }.
bar-undo = Vrátit
bar-undo-about = Vrátí váš poslední krok (klávesa U). Jde to, dokud se neukáže něco skrytého nebo nerozhodne někdo jiný.
bar-undo-free = Volně vrátit
bar-undo-free-about = Vrátí váš poslední krok (klávesa U) se vším, co se od té doby odhalilo a stalo: u tohoto stolu je zapnuté volné vracení.
bar-undo-kept = Nelze vrátit: { $why }
bar-undo-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
bar-hint = Rada
bar-hint-about = Co by tu udělal rozumný bot (klávesa H).
bar-hinted = Rada: { $label }
bar-hinted-why = Rada: { $label } – { $why }.
bar-skip = Ukázat ihned
# What automata did, each in a few words.
bar-meanwhile = Od vašeho kroku: { $text }
bar-meanwhile-more = (do průběhu)
since = Od vašeho posledního tahu
since-watching = Jejich poslední tahy
since-nothing = Zde se objeví, co ostatní udělají.
# What somebody did, for those who listen: cards, places and purchases by name.
since-did = { $name }: { $text }. Ukázat znovu.
since-one = { $name }: { $text }
since-all = Od vašeho posledního tahu: { $text }
since-again = Kliknutím na řádek to znovu uvidíte na herním plánu.
since-bought = nákup: { $cards }
since-to = kam: { $places }
pace-back = O krok zpět (klávesa ,)
pace-forth = O krok vpřed (klávesa .)
pace-pause = Pauza (klávesa P)
pace-now = Na aktuální stav
pace-paused = Pozastaveno
pace-looking = { $n ->
    [one] 1 krok zpět
    [few] { $n } kroky zpět
   *[other] { $n } kroků zpět
}
asking = Co z toho?
# A choice that would give something away, asked once more.
loss-confirm = Přesto: { $label }
loss-back = Zpět
# What a click on a thing that was not chosen a moment ago does.
target-instead = Místo toho zvolit toto: { $label }
by-itself = { $label }: za chvíli
by-itself-wait = Počkat
place-choice = karty na výběr
place-hand = vaše ruka
place-supply = společná zásoba
place-aside = ukázané karty
place-trash = smetiště
place-in_play = karty ve hře
place-discard = odkládací balíček
place-deck = dobírací balíček
place-row = imperiální řada
place-reserve = stálá zásoba
place-throne_row = trůnní řada
place-set_aside = karta daná stranou
place-intrigue = vaše karty intrik
place-space = pole na herním plánu
place-leader = váš vůdce
place-garrison = vaše pevnost (jednotky do střetu)
place-garrison-of = pevnost ({ $name } určuje, kolik jednotek půjde do střetu)
place-post = pozorovací stanoviště
place-faction = frakce
place-player = hráči
place-contract = smlouvy
place-own_contract = vaše vlastní smlouvy
place-trophy = vaše ikony bitvy
keys = Klávesnice
keys-mouse = Na vše, co svítí, lze kliknout. Najetím na kartu nebo pole si přečtete text; pravým tlačítkem nebo dlouhým stiskem zobrazíte i pravidla ikon. Čísla podtržená tečkami se vysvětlují sama.
keys-options = zvolit očíslovanou možnost
keys-next = na další věc, kterou lze zvolit
keys-enter = zvolit označenou věc
keys-card = pravidla označené karty
keys-rule = pravidlo k otázce nebo k tomu, co se právě vysvětluje
keys-undo = vrátit krok
keys-hint = rada
keys-text = přepnout textový režim
keys-log = průběh
keys-pause = pozastavit tahy ostatních, a dál
keys-steps = o krok zpět v tom, co se stalo, a vpřed
keys-escape = zavřít, co je otevřené, zrušit volbu, než začne platit, nebo zabránit, aby se provedla sama
keys-help = seznam kláves
