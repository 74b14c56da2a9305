## Everything printed, as tables: their titles and headings.

sheet-name = name
sheet-copies = copies
sheet-cost = cost
sheet-types = types
sheet-text = text
sheet-factions = factions
sheet-icons = Agent icons
sheet-icon = Agent icon
sheet-level = level
sheet-battle_icon = battle icon
sheet-house = house
sheet-complexity = complexity
sheet-faction = faction
sheet-watched = watched spaces
sheet-at = at { $n } Influence
sheet-alliance = Alliance

sheet-starter = Starting deck of each player
sheet-commander = Starting decks of the Commanders (six players)
sheet-reserve = Reserve
sheet-imperium = Imperium deck
sheet-intrigue = Intrigue deck
sheet-conflict = Conflicts
sheet-leader = Leaders
sheet-space = Board spaces
sheet-post = Observation posts
sheet-track = Influence tracks
sheet-contract = Contracts (CHOAM)
sheet-objective = Objectives
sheet-hagal = House Hagal (one or two players)
sheet-rival = Rivals (one or two players)

sheet-choam = { $name } (CHOAM)
sheet-other-side = { $name } (other side of { $other })
sheet-free = free
# How many copies there are with so many players: $least, or from $least to $most ($range: one or several).
sheet-count = { $range ->
    [one] { $least }
   *[several] { $least }–{ $most }
}
sheet-players = { $n } ({ sheet-count })
sheet-players-first = { $n } ({ sheet-count } players)
# A card's types.
sheet-type-too = { $list } – { $next }
# A further price of a board space.
sheet-cost-or = { $list } / { $next }
sheet-track-vp = +1 Victory Point
sheet-track-alliance = +1 Victory Point for whoever is the first at { $n } or, later, farther up than its holder
