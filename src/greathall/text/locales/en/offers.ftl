### What can be played and how, as the lobby says it.

offer-dominion = Dominion
    .about = Build a deck of cards, turn by turn, and buy the most victory points with it. With Intrigue, alone or mixed with the base game.
offer-imperium = Dune: Imperium
    .about = Send Agents, win over the factions and fight for Arrakis. The original game, also for one or two players with House Hagal.
offer-uprising = Dune: Imperium – Uprising
    .about = Spies, sandworms and the Shield Wall; with the CHOAM module, if you like. Also for one or two players against Rivals, and for six in two teams, three against three. Their supplements could not be read: where that leaves a doubt, the rules say so.

field-kingdom = Kingdom
    .about = The ten kingdom cards of the supply.
field-sets = Sets
    .about = Where the cards of a random kingdom come from.
field-first_player = First player
    .about = Who begins.
field-masquerade_empty_hand = Masquerade with an empty hand
    .about = Whether a player without cards in hand is passed one.
field-open_discards = Open discard piles
    .about = Whether players may look through their own discard pile.
field-leaders = Leaders
    .about = How everybody comes by a leader. One to three dots say how complex one is to play.
field-choam = CHOAM module
    .about = Contracts to fulfil, and the cards that go with them.
field-original = Cards of the original
    .about = Cards of Dune: Imperium that are mixed into the decks.
field-original_conflicts = Conflicts of the original
    .about = Whether the Conflict cards of Dune: Imperium are mixed in too.
field-go_to_11 = Go to 11
    .about = Allies begin without a Victory Point. One source alone says so.
field-throne_row_at_start = A card in the Throne Row
    .about = Shaddam moves one there before the first round. One source alone says so: it is not certain that this is official.
field-difficulty = Difficulty
    .about = One player: how hard the two Rivals are to beat.
field-rivals = Rivals
    .about = Who the Rivals are.
# Where the games differ, each has an attribute of its name.
field-expert_deployment = Expert Deployment
    .about = A Rival well ahead in a Conflict keeps its troops at home.
    .imperium = A Rival well ahead in a Conflict keeps its troops at home. It is part of the levels Mentat and Kwisatz Haderach. Well ahead is by 4 strength, after the FAQ; that it can be had on the lower levels is our choice.
    .uprising = A Rival well ahead in a Conflict keeps its troops at home. With one player it is part of the levels Mentat and Kwisatz Haderach. That Rivals summon sandworms first rests on one source.
field-brutal_escalation = Brutal Escalation
    .about = In the last Conflicts Rivals draw two cards for their swords.
    .uprising = In the last Conflicts Rivals draw two cards for their swords. With one player it is part of the levels Mentat and Kwisatz Haderach.
field-smart_politics = Smart Politics
    .about = Rivals pass over Influence that would change nothing. With one player it is part of the levels Mentat and Kwisatz Haderach. That a card with two spaces is passed over for its Deliver Supplies half alone rests on one source.
field-streamlined = Streamlined Rival
    .about = A Rival without points, which only stands in the way of two players. Good for a first game. That its two cards are for this variant alone, and where its bonus spice goes, rests on one source.
field-row_churn = Row Churn
    .about = One player: after each Reveal turn dice take cards out of the Imperium Row.

choice-random = At random
choice-five_and_five = Five of each set
choice-base1e = Base game
choice-intrigue1e = Intrigue
choice-skip = Is left out
choice-receive = Receives a card
choice-first_game = For a first game: dealt from the simplest
choice-choose = Chosen, in reverse turn order
choice-draft = One of two that are dealt
choice-suggested = Dealt from those suggested for each side
choice-none = None
choice-all = All
choice-factions = The factions’ people
choice-war = War
choice-mercenary = Mercenary (novice)
choice-sardaukar = Sardaukar (veteran)
choice-mentat = Mentat (expert)
choice-kwisatz_haderach = Kwisatz Haderach (expert, without a Swordmaster of your own)
choice-easy_rivals = For a first game: those whose swordmaster costs 8 or more
choice-first_rivals = For a first game: Memnon Thorvald and Rabban
choice-seat = Seat { $n }

# Who sits beside few players, driven by the rules. $all: how many of them there are.
beside-rival = { $all ->
    [1] Rival
   *[other] Rival { $n }
}
    .about = The rules play it by drawing cards of House Hagal: no hand, no choices, but it scores, fights and can win. It buys Victory Points, each for 3 Intrigue cards, 3 water, 7 Solari or 7 spice.
    .unverified = That it always defends a space that it controls with the troop from its supply is our choice.
beside-uprising_rival = { beside-rival }
    .about = The rules play it by drawing cards of House Hagal: no hand, no choices, but it scores, fights and can win. Once it has paid for its Swordmaster it buys Victory Points, each for 3 Intrigue cards, 3 water, 7 Solari or 7 spice.
    .unverified = Its rules are known at second hand. When it buys (here at once, with every gain), what rewards of cards and of trashing mean to it (here nothing), and that it always defends a space that it controls with the troop from its supply, is our choice.
    .two = So is that the first of the two players chooses for it where no list does.
beside-streamlined = { beside-rival }
    .about = The rules play it by drawing cards of House Hagal: no hand, no choices. It takes spaces and fights, but has no points and cannot win.
    .unverified = Its rules are known at second hand. That the first of the two players chooses for it where no list does is our choice.
beside-hagal = House Hagal
    .about = The rules play it by drawing cards, after each Agent turn of the first player: it takes spaces and fights, scores nothing and cannot win.
    .unverified = Where a choice is left, the first player makes it for House Hagal: our choice.

kingdom-victory_dance = Victory Dance
kingdom-secret_schemes = Secret Schemes
kingdom-best_wishes = Best Wishes
kingdom-deconstruction = Deconstruction
kingdom-hand_madness = Hand Madness
kingdom-underlings = Underlings
kingdom-first_game = First Game
kingdom-big_money = Big Money
kingdom-interaction = Interaction
kingdom-size_distortion = Size Distortion
kingdom-village_square = Village Square

bot-heuristic = Strategist
    .about = Plays by rules of thumb that suit the table. A fair opponent.
bot-heuristic-1 = Veteran
    .about = The first release's Strategist.
bot-search = Seer
    .about = Tries every move out before it makes one.
bot-learned = Sage
    .about = Goes by what it has learned from games with itself.
bot-easy = Squire
    .about = Easy: good for a first game.
bot-normal = Strategist
    .about = Plays by rules of thumb that suit the table. A fair opponent.
bot-hard = Tactician
    .about = Hard: tries its moves out before it makes one.
bot-master = Mentor
    .about = The hardest: thinks for a second where it matters.
# What bots of a strength are called at a table, six or more, with a comma and a space between them.
bot-names-easy = Wren, Pip, Clover, Moss, Tansy, Finch
bot-names-normal = Rowan, Hazel, Alder, Sorrel, Linden, Juniper
bot-names-hard = Flint, Garnet, Slate, Onyx, Jasper, Beryl
bot-names-master = Orion, Vega, Altair, Lyra, Sirius, Capella
bot-random = Drifter
    .about = Does anything at all. Good for a first look.
bot-big-money = Big Money
    .about = Buys treasure, then Provinces: simple, and hard to beat at first.
bot-bmu = Big Money Ultimate
    .about = Big Money with a better ending.
bot-bbm = Plain Big Money
    .about = Province, Gold, Silver, and nothing else.
bot-strategy = { $name }
    .about = Plays the deck of that name, and wants its cards in the kingdom.

# Who has not said a name, and who was forgotten.
person-guest = Guest
person-forgotten = Somebody
