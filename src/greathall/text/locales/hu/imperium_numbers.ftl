### Egy szám részei annak, aki megkérdezi, miből áll. A kártyák és helyszínek a nevüket viselik.

imperium-part-other = korábban

## Győzelmi pontok.

imperium-part-start = kezdéskor
imperium-part-influence = befolyás { imperium-with-faction }
imperium-part-alliance = { imperium-the-faction } szövetségjelölője
imperium-part-battle_icons = { $n ->
    [one] egy csataikonpár
   *[other] { $n } csataikonpár
}
imperium-part-bought = { $n ->
    [one] megvásárolt
   *[other] { $n } megvásárolt
}

## Erő.

imperium-part-troops = { $n } katonai egység
imperium-part-sandworms = { $n } homokféreg
imperium-part-swords = { $n } kard
imperium-part-swords-of = { $name }: { imperium-part-swords }

## Meggyőzés.

imperium-part-council = szék a Nagytanácsban
imperium-part-acquired-of = { $n ->
    [one] megszerezve: { $name }
   *[other] megszerezve: { $n } { $name }
}

## Bevethető katonai egységek.

imperium-part-garrison = az összes katonai egység a helyőrségben
imperium-part-recruited = ebben a körben toborzott
imperium-part-others = továbbiak a helyőrségből
imperium-part-deployed = már bevetett

## Költségek.

imperium-part-printed = nyomtatott
imperium-part-later = valakinél már van kardmester
imperium-part-leader-of = { $name }
imperium-part-set_aside = e játékosnak félretéve
