### People who wait for one another: pace, bots that stand in, clocks

span = { $unit ->
    [day] { $n ->
        [one] 1 den
        [few] { $n } dny
       *[other] { $n } dní
    }
    [hour] { $n ->
        [one] 1 hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
    [minute] { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
   *[second] { $n ->
        [one] 1 sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
}
# What a clock shows, in short.
span-days = { $days } d { $hours } h

## The form of a new table

waiting = Když je někdo pryč
waiting-pace = Jak hrajete?
waiting-pace-name = { $pace ->
    [days] Na dálku
   *[live] Společně
}
waiting-pace-about = { $pace ->
    [days] – každý hraje, když má čas, třeba několik dní.
   *[live] – všichni jsou teď tady.
}
waiting-patience = Čekací doba, po níž smí zaskočit bot
waiting-bot = Který bot
waiting-clock = Hodiny
waiting-no-clock = Bez hodin
waiting-about = Čekací doba { $time }: kdo nechá ostatní čekat déle, toho smí zastoupit bot; místo si může kdykoli vzít zpět.
clock-words = { $kind ->
    [move] { $time } na každý tah
    [increment] { $time } na hru a { $more } navíc po každém tahu
   *[bank] { $time } na hru
}
clock-zero = Jakmile dojde čas, hraje dál { $bot }. { $kind ->
    [move] Kdo si vezme místo zpět, má na každý tah znovu plný čas.
   *[bank] Kdo si vezme místo zpět, má tolik, kolik zbylo, nejméně však desetinu času.
} Hodiny stojí, když rozhodují boti a když server neběží; krok zpět čas nevrací.

## The waiting room, and what was agreed on

agreed-away = Nepřítomnost
agreed-away-words = Čekací doba { $time }: kdo nechá ostatní čekat déle, toho smí až do návratu zastoupit { $bot }.
agreed-clock = Hodiny
host-free = Uvolnit toto místo
host-free-at = Uvolnit toto místo: { $name }
host-bot = Posadit sem bota
host-bot-at = Posadit sem bota: místo { $n }

## At the table

waiting-strip = Hodiny a kdo je pryč
clocks = Hodiny
clock-low = Zbývá vám málo času.
waiting-who = { $name }: { $about }.
waited-for = { $here ->
    [yes] { $name } už chvíli nechává ostatní čekat.
   *[no] { $name } je pryč.
}
hand-over = Nechat hrát dál bota
hand-over-in = Než smí hrát dál bot, zbývá: { $time }.
stood-in = { $several ->
    [yes] Hraje bot (zastupuje: { $name }).
   *[no] Hraje za vás bot.
}
take-back = { $several ->
    [yes] { $name } je zpět
   *[no] Vzít si místo zpět
}
menu-stand-in = { $several ->
    [yes] Nechat hrát bota ({ $name })
   *[no] Nechat za sebe hrát bota
}
seat-stand-in = zastupuje bot
seat-stood-in = { $name } (zastupuje bot)
end-stand-in = zaskočil bot
