### What happened in a game of three against three.

imperium-log-activate = { $who ->
    [you] Du aktivierst
   *[they] { $player } aktiviert
} { $taker ->
    [you] dich
   *[they] { $to }
}.
imperium-log-give = { $who ->
    [you] Du gibst
   *[they] { $player } gibt
} { $taker ->
    [you] dir
   *[they] { $to }
} { $n } { $good ->
    [give_solari] { $n ->
        [one] Solari
       *[other] Solaris
    }
    [give_spice] Spice
   *[give_water] Wasser
}.
imperium-log-give_intrigue = { $who ->
    [you] Du gibst
   *[they] { $player } gibt
} { $taker ->
    [you] dir
   *[they] { $to }
} { $cards }.
imperium-log-yield = { $who ->
    [you] Du lässt deinem Verbündeten
   *[they] { $player } lässt dem eigenen Verbündeten
} den Vortritt.
imperium-log-lose_swords = { $who ->
    [you] Du hast keine Einheiten im Konflikt und verlierst
   *[they] { $player } hat keine Einheiten im Konflikt und verliert
} { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}.
imperium-log-offer_failed = { $n } Spice { $n ->
    [one] fehlt
   *[other] fehlen
} für „{ $name }“: Niemand zahlt etwas, und nichts geschieht.
imperium-log-throne_row = { $who ->
    [you] Du verschiebst
   *[they] { $player } verschiebt
} die Karte „{ $name }“ in die Thron-Reihe.
imperium-log-third_agent_gone = { $who ->
    [you] Dein dritter Agent
   *[they] Der dritte Agent von { $player }
} verlässt das Spiel.
