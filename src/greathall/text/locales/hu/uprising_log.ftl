### Mi történt a Dűne: Impérium – Felkelésben. $who, $player és $name: mint az imperium_log.ftl-ben.

imperium-log-place_spy = { $who ->
    [you] Kémet helyezel le ide:
   *[they] { $player } kémet helyez le ide:
} { $name }.
imperium-log-recall_spy = { $who ->
    [you] Visszahívsz
   *[they] { $player } visszahív
} egy kémet innen: { $name }.
imperium-log-replace_spy = { $who ->
    [you] Visszahívsz egy kémet, hogy újra lehelyezd; innen:
   *[they] { $player } visszahív egy kémet, hogy újra lehelyezze; innen:
} { $name }.
imperium-log-spy_infiltrates = { $who ->
    [you] Beszivárgáshoz visszahívsz
   *[they] { $player } beszivárgáshoz visszahív
} egy kémet innen: { $name }.
imperium-log-spy_gathers = { $who ->
    [you] Hírszerzésért visszahívsz
   *[they] { $player } hírszerzésért visszahív
} egy kémet innen: { $name }.
imperium-log-sandworm = { $who ->
    [you] Hívsz
   *[they] { $player } hív
} { $n } homokférget az ütközetbe.
imperium-log-hooks = { $who ->
    [you] Elveszel
   *[they] { $player } elvesz
} egy mesterhorog-jelölőt.
imperium-log-shield_wall = { $who ->
    [you] Eltávolítod
   *[they] { $player } eltávolítja
} a Pajzsfalat.
imperium-log-contract = { $who ->
    [you] Elveszed:
   *[they] { $player } elveszi:
} { $name }.
imperium-log-contract_row = Képpel felfelé kerül: { $cards }.
imperium-log-complete = { $who ->
    [you] Teljesíted:
   *[they] { $player } teljesíti:
} { $name }.
imperium-log-trash_intrigue = { $who ->
    [you] Elpusztítasz
   *[they] { $player } elpusztít
} egy intrikakártyát: { $name }.
imperium-log-return = { $who ->
    [you] Visszaveszed a kezedbe:
   *[they] { $player } visszaveszi a kezébe:
} { $name }.

## Vezetők.

imperium-log-flip_leader = { $who ->
    [you] Megfordítod a vezetődet, és visszaveszel
   *[they] { $player } megfordítja a vezetőjét, és visszavesz
} { $n } emléket.
imperium-log-memory = { $who ->
    [you] A készletedből egy katonai egységet emlékként a Bene Gesserithez teszel.
   *[they] { $player } a készletéből egy katonai egységet emlékként a Bene Gesserithez tesz.
}
imperium-log-train = { $who ->
    [you] A kiképzéssávodon erre a mezőre lépsz:
   *[they] { $player } a kiképzéssávján erre a mezőre lép:
} { $n }.

## Csataikonok.

imperium-log-turn_over = { $who ->
    [you] Képpel lefelé fordítod:
   *[they] { $player } képpel lefelé fordítja:
} { $name }.
