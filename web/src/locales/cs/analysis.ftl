### What a finished game was worth at each moment, and which moves would have been better

analysis = Rozbor
analysis-start = Rozebrat
analysis-none = Tato hra ještě nebyla rozebrána.
analysis-none-yours = Bot, který přemýšlí dopředu, projde celou hru: jakou měl kdo šanci na výhru a které vaše tahy mohly být lepší.
analysis-none-others = Rozebrat ji může nechat ten, kdo ji hrál.
analysis-running = Hra se rozebírá.
analysis-running-about = Pokračuje to, i když odejdete, a rozbor zůstane uložený.
analysis-progress = hotovo { $n } %
analysis-failed = Rozbor se přerušil.
analysis-impossible = Tuto hru nelze rozebrat.
analysis-impossible-about = Není pro ni bot, který přemýšlí dopředu.
analysis-unread = Rozbor nelze přečíst.
analysis-chances = Šance na výhru
# For whoever does not see the curve: one for each player.
analysis-curve = { $name }: { $first } % na začátku, { $last } % na konci
analysis-percent = { $n } %
analysis-turn = Tah
analysis-end = Konec
analysis-swings = Kde se hra obrátila
analysis-swing = { $name }: z { $before } % na { $after } %
analysis-better = Lepší tahy
analysis-better-none = Žádný lepší tah se nenašel.
analysis-whose = Čí tahy
analysis-everybody = Tahy všech
analysis-played = Zahráno: { $move }
analysis-instead = Lepší: { $move }
analysis-gain = +{ $n } %
analysis-about = Šance odpovídají odhadu někoho, kdo viděl, co bylo tehdy odkryté; tah se posuzuje podle toho, co jeho hráč mohl vědět.
