### The parts of a number, for whoever asks why it is what it is. Those of a card or space bear its name.

imperium-part-other = before

## Victory Points.

imperium-part-start = at the start
imperium-part-influence = Influence { imperium-with-faction }
imperium-part-alliance = { $faction ->
    [emperor] Emperor Alliance
    [guild] Spacing Guild Alliance
    [bene_gesserit] Bene Gesserit Alliance
    [great_houses] Great Houses Alliance
    [fringe_worlds] Fringe Worlds Alliance
   *[fremen] Fremen Alliance
}
imperium-part-battle_icons = { $n ->
    [one] a pair of battle icons
   *[other] { $n } pairs of battle icons
}
# By an automaton, with goods.
imperium-part-bought = { $n ->
    [one] bought
   *[other] { $n } bought
}

## Strength.

imperium-part-troops = { imperium-troops }
imperium-part-sandworms = { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
}
imperium-part-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
imperium-part-swords-of = { $name }: { imperium-part-swords }

## Persuasion.

imperium-part-council = seat on the High Council
imperium-part-acquired-of = { $n ->
    [one] acquired: { $name }
   *[other] acquired: { $name } ×{ $n }
}

## Troops to deploy.

imperium-part-garrison = all troops in the garrison
imperium-part-recruited = recruited this turn
imperium-part-others = others from the garrison
imperium-part-deployed = deployed already

## Prices.

imperium-part-printed = printed
imperium-part-later = someone has a Swordmaster
imperium-part-leader-of = { $name }
imperium-part-set_aside = set aside for this player
