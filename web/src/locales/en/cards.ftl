### Cards, icons, and the gallery of everything printed.

## Cards

# $icon: the name of an icon.
icon-count = { $n } × { $icon }
icon-least = at least { $n } × { $icon }
icon-most = up to { $n } × { $icon }
icon-arrow = pays for
piece-if = if
piece-else = else
piece-or = or
piece-choose = { $n } of
piece-each = each opponent
piece-may = may
card-icons = Its icons
card-agent-to = Sends an Agent to:
card-more = Right-click for more (key I)
card-count = { $name }, { $n } of them
card-costs = Costs { $n }
card-complexity =
    { $n ->
        [1] Simple to play (1 of 3)
        [2] Less simple to play (2 of 3)
       *[other] Complex to play (3 of 3)
    }
card-conflict = Conflict { $level }
card-kind-card = Cards
card-kind-intrigue = Intrigue
card-kind-conflict = Conflict
card-kind-leader = Leader
card-kind-space = Board space
card-kind-contract = Contract
card-kind-objective = Objective
card-kind-hagal = House Hagal
card-kind-rival = Rival

## The gallery of cards

gallery-title = Cards and rules
help-cards = All cards, and the rules of all icons:
gallery-games = Games
gallery-search = Search
gallery-group = Show
gallery-set = Set
gallery-size = Size
gallery-all = all
gallery-icons = Icons and their rules
gallery-small = small
gallery-normal = normal
gallery-large = large
gallery-shown = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gallery-none = Nothing like that is printed.
gallery-back = A card's back

# A name, and the English one beside it.
card-english = { $name } ({ $english })
