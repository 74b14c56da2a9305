### Akik egymásra várnak: tempó, beugró botok, órák

span = { $unit ->
    [day] { $n } nap
    [hour] { $n } óra
    [minute] { $n } perc
   *[second] { $n } másodperc
}
span-days = { $days } n { $hours } ó

## Az új asztal űrlapja

waiting = Ha valaki nincs itt
waiting-pace = Hogyan játszotok?
waiting-pace-name = { $pace ->
    [days] Levelezve
   *[live] Együtt
}
waiting-pace-about = { $pace ->
    [days] – mindenki akkor lép, amikor ráér, akár napokon át.
   *[live] – most mindenki itt van.
}
waiting-patience = Ennyi idő után ugorhat be egy bot
waiting-bot = Melyik bot
waiting-clock = Óra
waiting-no-clock = Nincs óra
waiting-about = Akire a többiek már ennyi ideje várnak: { $time }, annak a helyére bot ülhet; a helyét bármikor visszaveheti.
clock-words = { $kind ->
    [move] { $time } lépésenként
    [increment] { $time } a játszmára, és minden lépés után még { $more }
   *[bank] { $time } a játszmára
}
clock-zero = Ha lejár az idő, egy bot ({ $bot }) játszik tovább. { $kind ->
    [move] Aki visszaveszi a helyét, lépésenként újra a teljes időt kapja.
   *[bank] Aki visszaveszi a helyét, azt az időt kapja, ami megmaradt, de legalább a teljes idő tizedét.
} Az óra áll, amíg botok döntenek, és amíg a kiszolgáló nem működik; a visszavonás nem ad vissza időt.

## A váróterem, és amiben megegyeztek

agreed-away = Távollét
agreed-away-words = Akire a többiek már ennyi ideje várnak: { $time }, annak a helyére bot ({ $bot }) ülhet, amíg vissza nem jön.
agreed-clock = Óra
host-free = A hely felszabadítása
host-free-at = A hely felszabadítása: { $name }
host-bot = Üljön ide egy bot
host-bot-at = Üljön ide egy bot: { $n }. hely

## Az asztalnál

waiting-strip = Órák, és ki nincs itt
clocks = Órák
clock-low = Kevés időd maradt.
waiting-who = { $name }: { $about }.
waited-for = { $here ->
    [yes] { $name } már egy ideje nem döntött.
   *[no] { $name } nincs itt.
}
hand-over = Játsszon tovább egy bot
hand-over-in = Ennyi idő múlva játszhat tovább egy bot: { $time }.
stood-in = { $several ->
    [yes] { $name } helyett egy bot játszik.
   *[no] Helyetted egy bot játszik.
}
take-back = { $several ->
    [yes] { $name } visszajött
   *[no] Visszaveszem a helyemet
}
menu-stand-in = { $several ->
    [yes] Játsszon egy bot { $name } helyett
   *[no] Játsszon helyettem egy bot
}
seat-stand-in = bot helyettesíti
seat-stood-in = { $name } (bot helyettesíti)
end-stand-in = bot helyettesítette
