### The parts of a number, for whoever asks why it is what it is.

imperium-part-other = předtím

## Victory Points.

imperium-part-start = na začátku
imperium-part-influence = vliv { imperium-with-faction }
imperium-part-alliance = aliance { $faction ->
    [emperor] s imperátorem
    [guild] s Kosmickou gildou
    [bene_gesserit] s Bene Gesseritem
    [great_houses] s velkorody
    [fringe_worlds] s okrajovými světy
   *[fremen] s fremeny
}
imperium-part-battle_icons = { $n ->
    [one] dvojice ikon bitvy
    [few] { $n } dvojice ikon bitvy
   *[other] { $n } dvojic ikon bitvy
}
imperium-part-bought = { $n ->
    [one] koupený
    [few] { $n } koupené
   *[other] { $n } koupených
}

## Strength.

imperium-part-troops = { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
}
imperium-part-sandworms = { $n } { $n ->
    [one] písečný červ
    [few] píseční červi
   *[other] písečných červů
}
imperium-part-swords = { $n } { $n ->
    [one] meč
    [few] meče
   *[other] mečů
}
imperium-part-swords-of = { $name }: { imperium-part-swords }

## Persuasion.

imperium-part-council = křeslo v Nejvyšší radě
imperium-part-acquired-of = { $n ->
    [one] získaná karta: { $name }
    [few] získané karty: { $n }× { $name }
   *[other] získané karty: { $n }× { $name }
}

## Troops to deploy.

imperium-part-garrison = všechny jednotky v pevnosti
imperium-part-recruited = získané v tomto tahu
imperium-part-others = další z pevnosti
imperium-part-deployed = už poslané do střetu

## Prices.

imperium-part-printed = vytištěno
imperium-part-later = někdo už má mistra meče
imperium-part-leader-of = { $name }
imperium-part-set_aside = dána stranou pro tohoto hráče
