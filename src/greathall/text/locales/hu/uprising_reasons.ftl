### Miért nem választható most valami a Dűne: Impérium – Felkelésben, vagy miért vár egy hatás.

## Kémek.

imperium-why-nothing_watched = a kémeid nem figyelnek meg olyan helyszínt, ahová vezethetne
imperium-why-own_spy = a saját kémed van ott
imperium-why-enemy_spy = { $seat } kéme van ott
imperium-why-other_posts = a kém olyan megfigyelőállásra kerül, amely { $icons_adj } ikonos helyszínnel áll összeköttetésben
imperium-why-posts_of = a kém ennek a helyszínnek a megfigyelőállására kerül: { $space }
imperium-why-no_post = nincs megfigyelőállás a kémnek
imperium-why-no_spy_there = egyik kémed sincs ott
imperium-why-not_watching = ez a kém nem figyeli meg a helyszínt
imperium-why-spies = { $n } kém kell hozzá a játéktáblán, neked { $have } van
imperium-why-no_spy_recalled = ebben a körben nem hívtál vissza kémet
imperium-why-spies_on_no_faction = egyik kémed sem figyeli meg egy frakció helyszínét
imperium-why-spies_on_no_maker = egyik kémed sem figyel meg Mester helyszínt

## Homokférgek és Mester helyszínek.

imperium-why-shield_wall = a Pajzsfal távol tartja a homokférgeket ettől az ütközettől
imperium-why-wall_gone = a Pajzsfal már nincs meg
imperium-why-no_hooks = mesterhorog-jelölő kell hozzá
imperium-why-no_deploying = ebben a körben nem vethetsz be haderőt
imperium-why-units = { $n } haderő kell hozzá az ütközetben, neked { $have } van
imperium-why-units_this_turn = { $n } ebben a körben bevetett haderő kell hozzá, te { $have } haderőt vetettél be
imperium-why-no_worm = homokféreg kell hozzá az ütközetben
imperium-why-not_at_maker = az ügynököd nem Mester helyszínre ment

## Szerződések, csataikonok, vezetők.

imperium-why-contracts = { $n } teljesített szerződés kell hozzá, neked { $have } van
imperium-why-spice_this_turn = { $n } ebben a körben kapott fűszer kell hozzá, te { $have } fűszert kaptál
imperium-why-no_spice_gained = ebben a körben nem kaptál fűszert
imperium-why-no_battle_icon = nincs képpel felfelé lévő kártyád ezzel a csataikonnal: { $battle }
imperium-why-other_battle_icon = ennek a csataikonnak kell rajta lennie: { $battle }
imperium-why-icon_missing = nincs rajta csataikon
imperium-why-wild_itself = ez az univerzális: válaszd ki a kártyát, amellyel párba állítod
imperium-why-no_wild = nincs univerzális csataikonod, amellyel párba állíthatnád
imperium-why-seat_and_swordmaster = szék is kell hozzá a Nagytanácsban, és kardmester is
imperium-why-turned_over = a vezetődet már megfordítottad
imperium-why-trained = a kiképzés befejeződött
