### Cards, icons, and the gallery of everything printed.

## Cards

# $icon: the name of an icon.
icon-count = { $n } × { $icon }
icon-least = alespoň { $n } × { $icon }
icon-most = až { $n } × { $icon }
icon-arrow = za to
piece-if = pokud
piece-else = jinak
piece-or = nebo
piece-choose = { $n } z
piece-each = každý soupeř
piece-may = můžete
card-icons = Její ikony
card-agent-to = Vysílá agenta:
card-more = Pravý klik: více (klávesa I)
card-count = { $name }, { $n } ks
card-costs = Stojí { $n }
card-complexity =
    { $n ->
        [1] Snadná hra (1 ze 3)
        [2] Méně snadná hra (2 ze 3)
       *[other] Náročná hra (3 ze 3)
    }
card-conflict = Střet { $level }
card-kind-card = Karty
card-kind-intrigue = Intriky
card-kind-conflict = Střet
card-kind-leader = Vůdce
card-kind-space = Pole
card-kind-contract = Smlouva
card-kind-objective = Cíl
card-kind-hagal = Rod Hagal
card-kind-rival = Soupeř

## The gallery of cards

gallery-title = Karty a pravidla
help-cards = Všechny karty a pravidla všech ikon:
gallery-games = Hry
gallery-search = Hledat
gallery-group = Zobrazit
gallery-set = Sada
gallery-size = Velikost
gallery-all = vše
gallery-icons = Ikony a jejich pravidla
gallery-small = malé
gallery-normal = normální
gallery-large = velké
gallery-shown = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
gallery-none = Nic takového vytištěno není.
gallery-back = Rub karty

card-english = { $name } ({ $english })
