### What happened in a game of Dune: Imperium – Uprising.

imperium-log-place_spy = { $who ->
    [you] Du platzierst
   *[they] { $player } platziert
} einen Spion auf dem Posten: { $name }.
imperium-log-recall_spy = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} einen Spion zurück (Posten: { $name }).
imperium-log-replace_spy = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} einen Spion zurück, um ihn neu zu platzieren (Posten: { $name }).
imperium-log-spy_infiltrates = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} einen Spion zurück, um zu infiltrieren (Posten: { $name }).
imperium-log-spy_gathers = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} einen Spion zurück, um Erkenntnisse zu sammeln (Posten: { $name }).
imperium-log-sandworm = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} { $n ->
    [one] 1 Sandwurm
   *[other] { $n } Sandwürmer
} in den Konflikt.
imperium-log-hooks = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} einen Haken.
imperium-log-shield_wall = { $who ->
    [you] Du entfernst
   *[they] { $player } entfernt
} den Schildwall.
imperium-log-contract = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
}: { $name }.
imperium-log-contract_row = Neu ausgelegt: { $cards }.
imperium-log-complete = { $who ->
    [you] Du erfüllst
   *[they] { $player } erfüllt
}: { $name }.
imperium-log-trash_intrigue = { $who ->
    [you] Du entsorgst
   *[they] { $player } entsorgt
} eine Intrigenkarte: { $name }.
imperium-log-return = { $who ->
    [you] Du nimmst
   *[they] { $player } nimmt
} die Karte „{ $name }“ zurück auf die Hand.
imperium-log-flip_leader = { $who ->
    [you] Du drehst deinen Anführer um
   *[they] { $player } dreht den Anführer um
}{ $n ->
    [0] {""}
    [one] {" "}und { $who ->
        [you] nimmst
       *[they] nimmt
    } 1 Erinnerung zurück
   *[other] {" "}und { $who ->
        [you] nimmst
       *[they] nimmt
    } { $n } Erinnerungen zurück
}.
imperium-log-memory = { $who ->
    [you] Du legst
   *[they] { $player } legt
} einen Trupp aus dem Vorrat als Erinnerung zu den Bene Gesserit.
imperium-log-train = { $who ->
    [you] Du erreichst
   *[they] { $player } erreicht
} Schritt { $n } der Trainingsleiste.
imperium-log-turn_over = { $who ->
    [you] Du drehst
   *[they] { $player } dreht
} diese Karte um: { $name }.
