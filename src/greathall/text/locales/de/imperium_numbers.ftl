### The parts of a number, for whoever asks why it is what it is.

imperium-part-other = vorher
imperium-part-start = zu Beginn
imperium-part-influence = Einfluss { imperium-with-faction }
imperium-part-alliance = { $faction ->
    [emperor] Allianz mit dem Imperator
    [guild] Allianz mit der Raumgilde
    [bene_gesserit] Allianz mit den Bene Gesserit
    [great_houses] Allianz mit den Großen Häusern
    [fringe_worlds] Allianz mit den Randwelten
   *[fremen] Allianz mit den Fremen
}
imperium-part-battle_icons = { $n ->
    [one] ein Abzeichenpaar
   *[other] { $n } Abzeichenpaare
}
imperium-part-bought = { $n ->
    [one] gekauft
   *[other] { $n } gekauft
}
imperium-part-troops = { imperium-troops }
imperium-part-sandworms = { $n ->
    [one] 1 Sandwurm
   *[other] { $n } Sandwürmer
}
imperium-part-swords = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
imperium-part-swords-of = { $name }: { imperium-part-swords }
imperium-part-council = Sitz im Hohen Rat
imperium-part-acquired-of = { $n ->
    [one] erworben: { $name }
   *[other] erworben: { $n }× { $name }
}
imperium-part-garrison = alle Truppen in der Garnison
imperium-part-recruited = in diesem Zug rekrutiert
imperium-part-others = andere aus der Garnison
imperium-part-deployed = schon eingesetzt
imperium-part-printed = aufgedruckt
imperium-part-later = jemand hat einen Schwertmeister
imperium-part-leader-of = { $name }
imperium-part-set_aside = für diese Person beiseitegelegt
