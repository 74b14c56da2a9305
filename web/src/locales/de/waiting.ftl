### People who wait for one another: pace, bots that stand in, clocks

span = { $unit ->
    [day] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
    [hour] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
    [minute] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
   *[second] { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
}
span-days = { $days } T { $hours } Std.

waiting = Wenn jemand weg ist
waiting-pace = Wie spielt ihr?
waiting-pace-name = { $pace ->
    [days] Auf Distanz
   *[live] Zusammen
}
waiting-pace-about = { $pace ->
    [days] – alle ziehen, wenn sie Zeit haben, über Tage hinweg.
   *[live] – alle sind jetzt da.
}
waiting-patience = Wartezeit, nach der ein Bot einspringen darf
waiting-bot = Welcher Bot
waiting-clock = Uhr
waiting-no-clock = Keine Uhr
waiting-about = Wartezeit { $time }: Wer die anderen länger warten lässt, darf durch einen Bot vertreten werden und kann den Platz jederzeit zurücknehmen.
clock-words = { $kind ->
    [move] { $time } für jeden Zug
    [increment] { $time } für die Partie und { $more } mehr nach jedem Zug
   *[bank] { $time } für die Partie
}
clock-zero = Bei null spielt ein Bot weiter ({ $bot }). { $kind ->
    [move] Wer den Platz zurücknimmt, hat wieder die volle Zeit für jeden Zug.
   *[bank] Wer den Platz zurücknimmt, hat, was übrig war, mindestens aber ein Zehntel der Zeit.
} Die Uhr steht still, während Bots entscheiden und während der Server nicht läuft; ein Schritt zurück gibt keine Zeit zurück.

agreed-away = Abwesend
agreed-away-words = Wartezeit { $time }: Wer die anderen länger warten lässt, darf bis zur Rückkehr durch einen Bot vertreten werden ({ $bot }).
agreed-clock = Uhr
host-free = Diesen Platz frei machen
host-free-at = Diesen Platz frei machen: { $name }
host-bot = Einen Bot hierher setzen
host-bot-at = Einen Bot hierher setzen: Platz { $n }

waiting-strip = Uhren, und wer weg ist
clocks = Uhren
clock-low = Du hast nur noch wenig Zeit.
waiting-who = { $name }: { $about }.
waited-for = { $here ->
    [yes] { $name } hat schon eine Weile nicht entschieden.
   *[no] { $name } ist weg.
}
hand-over = Einen Bot weiterspielen lassen
hand-over-in = Bis ein Bot weiterspielen darf: { $time }.
stood-in = { $several ->
    [yes] Ein Bot spielt für { $name }.
   *[no] Ein Bot spielt für dich.
}
take-back = { $several ->
    [yes] { $name } ist zurück
   *[no] Meinen Platz zurücknehmen
}
menu-stand-in = { $several ->
    [yes] Einen Bot für { $name } spielen lassen
   *[no] Einen Bot für mich spielen lassen
}
seat-stand-in = Bot vertritt
seat-stood-in = { $name } (Bot vertritt)
end-stand-in = ein Bot sprang ein
