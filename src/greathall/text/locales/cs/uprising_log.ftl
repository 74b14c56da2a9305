### What happened in a game of Dune: Imperium – Uprising.

imperium-log-place_spy = { $who ->
    [you] Vysíláte
   *[they] { $player } vysílá
} špiona na stanoviště: { $name }.
imperium-log-recall_spy = { $who ->
    [you] Povoláváte zpět
   *[they] { $player } povolává zpět
} špiona ze stanoviště: { $name }.
imperium-log-replace_spy = { $who ->
    [you] Povoláváte zpět
   *[they] { $player } povolává zpět
} špiona k novému vyslání (stanoviště: { $name }).
imperium-log-spy_infiltrates = { $who ->
    [you] Povoláváte zpět
   *[they] { $player } povolává zpět
} špiona k infiltraci (stanoviště: { $name }).
imperium-log-spy_gathers = { $who ->
    [you] Povoláváte zpět
   *[they] { $player } povolává zpět
} špiona ke shromáždění informací (stanoviště: { $name }).
imperium-log-sandworm = { $who ->
    [you] Přivoláváte
   *[they] { $player } přivolává
} do střetu { $n } { $n ->
    [one] písečného červa
    [few] písečné červy
   *[other] písečných červů
}.
imperium-log-hooks = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} tvůrcovské háky.
imperium-log-shield_wall = { $who ->
    [you] Odstraňujete
   *[they] { $player } odstraňuje
} Štítový val.
imperium-log-contract = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} { $name_acc }.
imperium-log-contract_row = Nově vyloženo: { $cards }.
imperium-log-complete = { $who ->
    [you] Plníte
   *[they] { $player } plní
} { $name_acc }.
imperium-log-trash_intrigue = { $who ->
    [you] Ničíte
   *[they] { $player } ničí
} kartu intrik { $name }.
imperium-log-return = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} kartu { $name } zpět do ruky.

## Leaders.

imperium-log-flip_leader = { $n ->
    [0] { $who ->
        [you] Otáčíte svého vůdce.
       *[they] { $player } otáčí svého vůdce.
    }
   *[other] { $who ->
        [you] Otáčíte svého vůdce a berete si zpět
       *[they] { $player } otáčí svého vůdce a bere si zpět
    } { $n } { $n ->
        [one] vzpomínku
        [few] vzpomínky
       *[other] vzpomínek
    }.
}
imperium-log-memory = { $who ->
    [you] Přesouváte
   *[they] { $player } přesouvá
} jednotku ze své zásoby k Bene Gesseritu jako vzpomínku.
imperium-log-train = { $who ->
    [you] Dosahujete
   *[they] { $player } dosahuje
} kroku { $n } na stupnici výcviku.

## Battle icons.

imperium-log-turn_over = { $who ->
    [you] Otáčíte
   *[they] { $player } otáčí
} lícem dolů kartu { $name }.
