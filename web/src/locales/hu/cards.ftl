### Kártyák, ikonok és minden kinyomtatott dolog galériája.

## Kártyák

icon-count = { $n } × { $icon }
icon-least = legalább { $n } × { $icon }
icon-most = legfeljebb { $n } × { $icon }
icon-arrow = ezért jár:
piece-if = ha
piece-else = különben
piece-or = vagy
piece-choose = ezekből { $n }:
piece-each = minden ellenfél
piece-may = ha akarod
card-icons = Az ikonjai
card-agent-to = Ide küld ügynököt:
card-more = Jobb kattintással többet is látsz (I billentyű)
card-count = { $name }, { $n } darab
card-costs = Ára: { $n }
card-complexity =
    { $n ->
        [1] Könnyű vele játszani (1/3)
        [2] Nem olyan könnyű vele játszani (2/3)
       *[other] Összetett játékot kíván (3/3)
    }
card-conflict = Ütközet: { $level }
card-kind-card = Kártyák
card-kind-intrigue = Intrika
card-kind-conflict = Ütközet
card-kind-leader = Vezető
card-kind-space = Helyszín
card-kind-contract = Szerződés
card-kind-objective = Célkártya
card-kind-hagal = Hagal-ház
card-kind-rival = Rivális

## A kártyák galériája

gallery-title = Kártyák és szabályok
help-cards = Minden kártya, és minden ikon szabálya:
gallery-games = Játékok
gallery-search = Keresés
gallery-group = Mutasd
gallery-set = Készlet
gallery-size = Méret
gallery-all = mind
gallery-icons = Ikonok és szabályaik
gallery-small = kicsi
gallery-normal = közepes
gallery-large = nagy
gallery-shown = { $n } kártya
gallery-none = Ilyen nincs a játékokban.
gallery-back = Egy kártya hátlapja

card-english = { $name } ({ $english })
