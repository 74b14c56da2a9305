### The icons: what each is called, and its rule in a sentence or two.

## Dominion

dominion-glossary-card = Card
    .rule = Draw so many cards from your deck into your hand. When the deck runs out, your discard pile is shuffled and becomes the new deck.
dominion-glossary-action = Action
    .rule = You may play so many more Action cards this turn. Each turn begins with one action.
dominion-glossary-buy = Buy
    .rule = You may buy so many more cards this turn. Each turn begins with one buy; all of them are paid from the same coins.
dominion-glossary-coin = Coin
    .rule = So much more to spend in the buy phase of this turn. Coins that are not spent are lost.
dominion-glossary-vp = Victory point
    .rule = Counts at the end of the game, for all cards you own wherever they are. Whoever has the most wins; of those with equally many, whoever took fewer turns.
dominion-glossary-cost = Cost
    .rule = What buying the card takes, in coins. Some cards also look at it when cards are gained or trashed.
dominion-glossary-treasure = Treasure
    .rule = Played in the buy phase, before the first buy; gives coins.
dominion-glossary-victory = Victory
    .rule = Gives points at the end of the game. Unless it also has another type, it cannot be played.
dominion-glossary-curse = Curse
    .rule = Costs its owner a point at the end of the game. It cannot be played.
dominion-glossary-attack = Attack
    .rule = Harms the other players, one after another from the left. They may answer with Reactions first.
dominion-glossary-reaction = Reaction
    .rule = May be revealed from the hand when another player plays an Attack, before it does anything. It stays in the hand.
dominion-glossary-deck = Deck
    .rule = The cards you draw from, face down. When it is empty and a card is needed, your discard pile is shuffled to replace it.
dominion-glossary-hand = Hand
    .rule = The cards you hold, hidden from the others. At the end of your turn you discard what is left and draw five.
dominion-glossary-discard_pile = Discard pile
    .rule = Where played, gained and discarded cards go, face up. Only its top card can be seen.
dominion-glossary-trash = Trash
    .rule = A trashed card leaves its owner for good and lies face up in the trash.
dominion-glossary-supply = Supply
    .rule = The piles from which cards are bought and gained. When a certain number of them, or the Provinces, are gone, the game ends after that turn.

## Dune: Imperium. Goods and gains

imperium-glossary-solari = Solari
    .rule = Money. It pays for board spaces and for some effects of cards, and is kept from round to round.
imperium-glossary-spice = Spice
    .rule = Harvested at Maker spaces; pays for board spaces and many effects. At the end of the game spice is the first tiebreaker.
imperium-glossary-water = Water
    .rule = Pays for the richest desert spaces and for some effects of cards.
imperium-glossary-vp = Victory Point
    .rule = Whoever has the most at the end wins. The game ends after a round in which somebody has 10, or when the Conflict deck is empty.
imperium-glossary-persuasion = Persuasion
    .rule = Buys cards of the Imperium Row and the Reserve on your Reveal turn. What you do not spend is lost.
imperium-glossary-sword = Sword
    .rule = Adds 1 to your strength in this round's Conflict, as long as you have a troop there.
imperium-glossary-troop = Troop
    .rule = Recruit so many: they come from your supply to your garrison. On an Agent turn at a combat space they may go on to the Conflict.
imperium-glossary-card = Draw a card
    .rule = Draw so many cards from your deck. When it runs out, your discard pile is shuffled and becomes the new deck.
imperium-glossary-intrigue = Intrigue card
    .rule = Draw so many Intrigue cards. They stay hidden until you play them, each at the moment it names: plot, combat or endgame.

## Influence and alliances

imperium-glossary-influence_emperor = Influence with the Emperor
    .rule = Move up that track. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-influence_guild = Influence with the Spacing Guild
    .rule = Move up that track. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-influence_bene_gesserit = Influence with the Bene Gesserit
    .rule = Move up that track. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-influence_fremen = Influence with the Fremen
    .rule = Move up that track. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-influence_any = Influence with any faction
    .rule = Move up (or, with a minus, down) the track of one faction of your choice. Two or more steps go to the same faction.
imperium-glossary-influence_two = Influence with two factions
    .rule = Move up one step on the tracks of two different factions of your choice.
imperium-glossary-influence_visit = Influence where you visit
    .rule = A further step on the track of the faction whose board space your Agent was sent to.
imperium-glossary-alliance_emperor = Emperor Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Emperor, until somebody passes them. As a condition it asks for the token itself.
imperium-glossary-alliance_guild = Spacing Guild Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Spacing Guild, until somebody passes them. As a condition it asks for the token itself.
imperium-glossary-alliance_bene_gesserit = Bene Gesserit Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Bene Gesserit, until somebody passes them. As a condition it asks for the token itself.
imperium-glossary-alliance_fremen = Fremen Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Fremen, until somebody passes them. As a condition it asks for the token itself.
imperium-glossary-alliance_any = Any Alliance
    .rule = You must hold the Alliance token of at least one faction.
imperium-glossary-bond_emperor = Another Emperor card
    .rule = You must have another Emperor card in play: one played or revealed this round and still in front of you.
imperium-glossary-bond_guild = Another Spacing Guild card
    .rule = You must have another Spacing Guild card in play: one played or revealed this round and still in front of you.
imperium-glossary-bond_bene_gesserit = Another Bene Gesserit card
    .rule = You must have another Bene Gesserit card in play: one played or revealed this round and still in front of you.
imperium-glossary-bond_fremen = Fremen Bond
    .rule = You must have another Fremen card in play: one played or revealed this round and still in front of you. Two cards with a Fremen Bond help each other.

## Agents

imperium-glossary-emperor = Emperor
    .rule = Marks cards of the Emperor. As an Agent icon, the card sends an Agent to a board space of the Emperor.
imperium-glossary-guild = Spacing Guild
    .rule = Marks cards of the Spacing Guild. As an Agent icon, the card sends an Agent to a board space of the Spacing Guild.
imperium-glossary-bene_gesserit = Bene Gesserit
    .rule = Marks cards of the Bene Gesserit. As an Agent icon, the card sends an Agent to a board space of the Bene Gesserit.
imperium-glossary-fremen = Fremen
    .rule = Marks cards of the Fremen. As an Agent icon, the card sends an Agent to a board space of the Fremen.
imperium-glossary-landsraad = Landsraad
    .rule = A card with this Agent icon sends an Agent to a Landsraad space.
imperium-glossary-city = City
    .rule = A card with this Agent icon sends an Agent to a city.
imperium-glossary-spice_trade = Spice Trade
    .rule = A card with this Agent icon sends an Agent to a Spice Trade space.
imperium-glossary-agent = Agent
    .rule = On an Agent turn you play a card and send an Agent to a free board space that shows one of the card's icons.
imperium-glossary-recall_agent = Recall an Agent
    .rule = Take one of your Agents back from the board; it can be sent again this round.
imperium-glossary-swordmaster = Swordmaster
    .rule = A third Agent for the rest of the game, from this round on. Each player can have one.
imperium-glossary-council = High Council seat
    .rule = From now on +2 Persuasion on each of your Reveal turns. As a condition it asks that you have a seat.
imperium-glossary-signet = Signet ring
    .rule = Use the signet ring ability of your Leader.
imperium-glossary-mentat = Mentat
    .rule = If the Mentat stands on its board space, take it as one more Agent for this round. It goes back at the end of the round.

## Cards

imperium-glossary-trash = Trash a card
    .rule = You may remove a card from your hand, your discard pile or your cards in play from the game; as a cost you have to. Cards of the Reserve go back to their stack.
imperium-glossary-trash_this = Trash this card
    .rule = This card leaves the game (a Reserve card goes back to its stack). Without an arrow you have to.
imperium-glossary-discard = Discard a card
    .rule = Put so many cards of your choice from your hand on your discard pile. Intrigue cards do not count.
imperium-glossary-acquire = Acquire
    .rule = Take a card from the Imperium Row or the Reserve to your discard pile. What its acquire line gives, you get at once.
imperium-glossary-reveal = Reveal turn
    .rule = Your last turn of the round: reveal the cards left in your hand, use their reveal boxes, acquire cards, and set your strength.
imperium-glossary-steal_intrigue = Steal Intrigue
    .rule = Each opponent with 4 or more Intrigue cards gives you one of them at random.

## Combat

imperium-glossary-combat = Combat space
    .rule = On a turn in which you send an Agent here you may deploy the troops you recruit this turn, and up to 2 others from your garrison.
imperium-glossary-strength = Strength
    .rule = 2 for each of your troops in the Conflict, and 1 for each sword. Without a troop there it is 0.
imperium-glossary-garrison = Garrison
    .rule = Your recruited troops that are not in the Conflict. With a minus: so many go back to your supply.
imperium-glossary-deployed = Troops in the Conflict
    .rule = They fight this round and go back to your supply after combat. With a minus: so many go back at once.
imperium-glossary-deploy = Deploy troops
    .rule = Move troops from your garrison to the Conflict, whichever board space you visit.
imperium-glossary-retreat = Retreat troops
    .rule = Move so many of your troops from the Conflict back to your garrison.
imperium-glossary-control = Control
    .rule = The winner puts a control marker on the space at stake, until somebody else wins it. Its holder gets the bonus by the flag whenever anybody sends an Agent there, and may defend it with 1 troop from the supply.
imperium-glossary-conflict = Conflict
    .rule = What this round is fought for. The highest strength takes the first reward, the next ones the second and, with four players, the third.
imperium-glossary-first_player = First player
    .rule = Takes the first turn of the round. The marker goes on clockwise each round.

## The board

imperium-glossary-maker = Maker space
    .rule = A desert space where spice gathers: each round in which no Agent is there at the end, it gets 1 bonus spice.
imperium-glossary-bonus_spice = Bonus spice
    .rule = Take all the spice that has gathered on this Maker space, besides what the space itself gives.
imperium-glossary-deck = Deck
    .rule = The cards you draw from, face down. When it is empty and a card is needed, your discard pile is shuffled to replace it.
imperium-glossary-hand = Hand
    .rule = The cards you hold, hidden from the others. Each round begins with drawing five.
imperium-glossary-discard_pile = Discard pile
    .rule = Where acquired, discarded and used cards go, face up. Everybody may look through it.
imperium-glossary-row = Imperium Row
    .rule = Five cards that anybody may acquire for Persuasion; a card that is taken is replaced at once.
imperium-glossary-reserve = Reserve
    .rule = Stacks of cards that can be acquired beside the Imperium Row, as long as there are any.
imperium-glossary-supply = Supply
    .rule = Troops that are not recruited yet. With none left, you recruit no more.

## Uprising

uprising-glossary-sword = Sword
    .rule = Adds 1 to your strength in this round's Conflict, as long as you have a unit there.
uprising-glossary-recall_agent = Recall an Agent
    .rule = Take another of your Agents back from the board, not the one just sent; it can be sent again this round.
uprising-glossary-strength = Strength
    .rule = 2 for each of your troops in the Conflict, 3 for each sandworm, and 1 for each sword. Without a unit there it is 0.
uprising-glossary-units = Units in the Conflict
    .rule = Your troops and sandworms in the Conflict together.
uprising-glossary-conflict = Conflict
    .rule = What this round is fought for. The highest strength takes the first reward and the card with its battle icon, the next ones the second and, with four players, the third. Whoever has a sandworm there gets their reward twice, but for control.
uprising-glossary-spy = Spy
    .rule = A card with this Agent icon sends an Agent to any board space that one of your Spies watches. The Spy stays.
uprising-glossary-spies = Your Spies on the board
    .rule = So many of your Spies must be on observation posts.
uprising-glossary-place_spy = Place a Spy
    .rule = Put a Spy from your supply on a free observation post. If all of them are out, you may recall one first.
uprising-glossary-recall_spy = Recall a Spy
    .rule = Take so many of your Spies back from their posts. Sending an Agent, a Spy that watches the space can be recalled to enter although opponents are there, or to draw a card. As a condition: you recalled one this turn.
uprising-glossary-post = Observation post
    .rule = Has room for one Spy, who watches the board spaces that it touches.
uprising-glossary-trash_intrigue = Trash an Intrigue card
    .rule = Remove an Intrigue card in your hand from the game.
uprising-glossary-sandworm = Sandworm
    .rule = Summon it to the Conflict: strength 3, and your reward counts twice. It cannot come to a Conflict that the Shield Wall protects, and leaves after combat.
uprising-glossary-maker_hooks = Maker Hooks
    .rule = Take them once and keep them. Whoever has them may summon sandworms at Maker spaces.
uprising-glossary-shield_wall = Shield Wall
    .rule = Keeps sandworms out of Conflicts for Arrakeen, Spice Refinery and Imperial Basin, until somebody removes it for good. Removing it is never compulsory.
uprising-glossary-contract = Contract
    .rule = Take one of the face-up contracts. Without the CHOAM module, or with none left, take 2 Solari instead.
uprising-glossary-contract_done = Completed contracts
    .rule = So many of your contracts must be completed.
uprising-glossary-objective = Objective
    .rule = Each player begins with one; its battle icon makes a pair with that of a Conflict card.
uprising-glossary-memory = Memory
    .rule = A troop that Lady Jessica has set aside with the Bene Gesserit; each is a card to draw when she becomes a Reverend Mother.
uprising-glossary-crysknife = Crysknife
    .rule = A battle icon. When you win a second card with it, the Objective included, the pair is turned face down and is worth 1 Victory Point. As a cost: turn such a card face down.
uprising-glossary-desert_mouse = Desert mouse
    .rule = A battle icon. When you win a second card with it, the Objective included, the pair is turned face down and is worth 1 Victory Point. As a cost: turn such a card face down.
uprising-glossary-ornithopter = Ornithopter
    .rule = A battle icon. When you win a second card with it, the Objective included, the pair is turned face down and is worth 1 Victory Point. As a cost: turn such a card face down.
uprising-glossary-wild = Wild battle icon
    .rule = At the end of the game it makes a pair with any one battle icon you have face up, for 1 Victory Point.
