### What the terminal says around a game: greathall play, greathall replay.

terminal-help =
    Číslo vybere možnost s tímto číslem.
    ? NÁZEV  co která věc říká (samotné ?: vše, co v této hře je)
    r        pravidlo k tomu, na co jste tázáni (r SLOVA: pravidla s těmito slovy)
    u        vrátit poslední krok, pokud se od té doby nic neukázalo
    a        rada: co by udělal rozumný bot a proč
    l        vše, co se zatím stalo
    h        tato nápověda
    q        opustit hru
terminal-begin = { $title }, semínko { $seed }. Nápovědu zobrazí h.
terminal-you = Vy
terminal-bot = { $name } ({ $seat }. místo)
terminal-player = Hráč { $n }
terminal-left = Opustili jste hru.
terminal-record = Záznam je v souboru { $file }.
terminal-number = Napište číslo od 1 do { $last }, nebo h pro nápovědu.
terminal-kept = To nelze vrátit: { $why }.
terminal-loss = { $loss } Pokud to tak chcete, napište stejné číslo znovu.
terminal-advice = { $label } – { $why }.
terminal-unknown = Nic v této hře se nejmenuje { $words }.
terminal-unfinished = Záznam končí dřív než hra.
terminal-go-on = Enter: dál, q: konec
terminal-over = Hra skončila
terminal-place = místo
terminal-who = hráč
terminal-points = body
terminal-with = a k tomu
