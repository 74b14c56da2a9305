### What happened in a game of three against three.

imperium-log-activate = { $taker ->
    [you] { $player } vás aktivuje.
   *[they] { $who ->
        [you] Aktivujete
       *[they] { $player } aktivuje
    } spojence: { $to }.
}
imperium-log-give = { $taker ->
    [you] { $player } vám dává { imperium-given }.
   *[they] { $who ->
        [you] Dáváte
       *[they] { $player } dává
    } { imperium-given } (příjemce: { $to }).
}
imperium-given = { $good ->
    [give_solari] { imperium-price-solari }
    [give_spice] { imperium-price-spice }
   *[give_water] { imperium-price-water.acc }
}
imperium-log-give_intrigue = { $taker ->
    [you] { $player } vám dává: { $cards }.
   *[they] { $who ->
        [you] Dáváte
       *[they] { $player } dává
    } spoluhráči ({ $to }): { $cards }.
}
imperium-log-yield = { $who ->
    [you] Dáváte
   *[they] { $player } dává
} přednost spoluhráči z týmu.
imperium-log-lose_swords = { $who ->
    [you] Nemáte
   *[they] { $player } nemá
} ve střetu vojenské síly a { $who ->
    [you] ztrácíte
   *[they] ztrácí
} { $n } { $n ->
    [one] meč
    [few] meče
   *[other] mečů
}.
imperium-log-offer_failed = Na kartu { $name } chybí { $n } koření: nikdo nic neplatí a nic se nestane.
imperium-log-throne_row = { $who ->
    [you] Přesouváte
   *[they] { $player } přesouvá
} kartu { $name } do trůnní řady.
imperium-log-third_agent_gone = { $who ->
    [you] Váš třetí agent opouští
   *[they] Třetí agent hráče { $player } opouští
} hru.
