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
