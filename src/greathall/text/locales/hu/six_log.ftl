### Mi történt, amikor hárman három ellen játszottak. $taker (you vagy they) és $to a csapattárs, akiért valami történik.

imperium-log-activate = { $who ->
    [you] Aktivált szövetségesed:
   *[they] { $player } aktivált szövetségese:
} { $taker ->
    [you] te
   *[they] { $to }
}.
imperium-log-give = { $who ->
    [you] Átadsz
   *[they] { $player } átad
} { $n } { $good ->
    [give_solari] solarist
    [give_spice] fűszert
   *[give_water] vizet
} { $taker ->
    [you] neked
   *[they] { $to } részére
}.
imperium-log-give_intrigue = { $who ->
    [you] Átadsz
   *[they] { $player } átad
} { $taker ->
    [you] neked
   *[they] { $to } részére
}: { $cards }.
imperium-log-yield = { $who ->
    [you] Átengeded a helyet a csapattársadnak.
   *[they] { $player } átengedi a helyet a csapattársának.
}
imperium-log-lose_swords = { $who ->
    [you] Nincs haderőd az ütközetben, ezért elveszítesz
   *[they] { $player } haderő nélkül maradt az ütközetben, ezért elveszít
} { $n } kardot.
imperium-log-offer_failed = { $n } fűszer hiányzik ehhez: { $name }. Senki sem fizet semmit, és semmi sem történik.
imperium-log-throne_row = { $who ->
    [you] Átteszed a trónsorba:
   *[they] { $player } átteszi a trónsorba:
} { $name }.
imperium-log-third_agent_gone = { $who ->
    [you] A harmadik ügynököd elhagyja
   *[they] { $player } harmadik ügynöke elhagyja
} a játékot.
