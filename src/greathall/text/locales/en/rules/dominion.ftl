### The rules of Dominion, with Intrigue and the base game. How they are marked: learn/rules/page.py.

## The goal

dominion-goal = The goal
dominion-goal-deck = A deck of your own
    .text = Everybody builds a deck of cards. It is your money, your moves and your points at once. It starts small and weak, and each turn you may buy something for it.
dominion-goal-win = Who wins
    .text = When the game ends, whoever has the most victory points :vp: among all their cards wins. See [counting](end/scoring).
dominion-goal-balance = Points get in the way
    .text = Victory cards :victory: win the game and do little or nothing before. Buy them too early and they clog your hands, too late and they are gone.

## Setting up

dominion-setup = Setting up
dominion-setup-first-player = Who begins
    .text = The first player is drawn at random or agreed on. If the same people play again, the left neighbour of the last winner begins; after a shared victory one of those who did not win does, and if all shared it, anybody at random.
    .unverified = The book does not say who begins after a victory shared by all.
dominion-setup-start-deck = Starting decks
    .text = Each player starts with 7 [[copper|Coppers]] and 3 [[estate|Estates]], shuffles them into a face-down deck :deck: and draws five of them.
dominion-setup-supply = The supply
    .text = There are two boxes, the base game and Intrigue, both in their first edition; each has its own Treasures, Victory cards and Curses and 25 kinds of kingdom cards. The supply :supply: of a game has seventeen piles that everybody sees and may count: three of Treasures, three of Victory cards, the Curses, and ten kinds of kingdom cards. Cards not in it stay in the box.
dominion-setup-trash = The trash
    .text = Beside the supply lies the trash :trash:, one pile for all, face up. It starts empty.
dominion-setup-types = Card types
    .text = The bottom line of a card names its types: Action :action:, Treasure :treasure:, Victory :victory:, Curse :curse:, Attack :attack:, Reaction :reaction:. Actions are played in the Action phase, Treasures in the buy phase; a card that is neither is never played. One of two types is both, always: see [cards of two types](intrigue/two-types). Where a card asks for a type, any card of that type will do; where it asks for a card by name, that card alone.
dominion-setup-treasures = Treasure piles
    .text = [[copper|Coppers]], [[silver|Silvers]] and [[gold|Golds]] are in every game: 60, 40 and 30 cards of one box, the Coppers less those of the starting decks. With five or six players both boxes are used: 120, 80 and 60. (The book lets smaller games add the second box, too; this table does not.)
dominion-setup-victory = Victory piles
    .text = [[estate|Estates]], [[duchy|Duchies]] and [[province|Provinces]] are in every game: 8 of each with two players, 12 with three or four. The Estates of the starting decks are not among them. A Victory card among the kingdom cards has the same number. Five or six players have [piles of their own size](many/piles).
dominion-setup-curses = The Curses
    .text = There are 10 [[curse|Curses]] for two players, 20 for three, 30 for four; five and six have [larger piles](many/piles). Cards that harm others deal them out. You may even buy one; it goes where all that you buy goes.
dominion-setup-kingdom = Ten kingdom cards
    .text = Each game uses ten kinds of kingdom cards, ten copies each (Victory cards among them: [as many as other Victory piles](setup/victory)). Take a [recommended set](sets/recommended), name ten, draw them at random from one box or both, or take five of each. If it is your first game, take [First Game](sets/first_game), of the base game's cards.

## The turn

dominion-turn = The turn
dominion-turn-phases = Three phases
    .text = A turn has three phases in this order: [actions](actions/playing), [buying](buying/treasures), [clean-up](clean-up/discard). Then the player to the left has a turn.
dominion-turn-start = What a turn starts with
    .text = One action :action:, one buy :buy:, no coins :coin:. Nothing of these is carried over from turn to turn.
dominion-turn-example = A turn as an example
    .text = [[mining_village]] draws a [[courtyard]] and gives two actions; whether to trash it has to be decided now, and it is kept. The Courtyard draws three, the third after a shuffle, and an Estate goes back on the deck; [[pawn]] gives a coin and a buy. With two Coppers and two Silvers that makes 7 coins for two buys: [[great_hall]] for 3 and [[scout]] for 4. Then everything is discarded, and five new cards are drawn.
    .unverified = The book lays out three Coppers for 8 coins, but the hand that it tells of has two; we take it for a misprint.

## The Action phase

dominion-actions = The Action phase
dominion-actions-playing = Playing an Action
    .text = You may play one Action card from your hand: lay it face up in front of you and do what it says. More may follow only if a card gives you [actions](terms/actions). You need not play any. In the first two turns nobody has one yet.
dominion-actions-order = From top to bottom
    .text = A card is carried out from top to bottom, all of it, before the next is played.
dominion-actions-must = As much as possible
    .text = What a card says must be done as far as it can be; only what cannot be done is left out. Where it says “may”, you choose. A card may be played even if it can do little or nothing.
dominion-actions-in-play = Cards in play
    .text = What you have played, Action or Treasure, lies before you for the rest of the turn; only a card's own words take it away earlier. It is not in your hand: a card cannot discard or trash itself as a card of the hand.
dominion-actions-end = When the phase ends
    .text = The phase ends when you have no action or no Action card left, or stop. After that no Action is played this turn, whatever you may draw.
dominion-actions-others-turns = On other players' turns
    .text = Actions are played on your own turn alone. Only [Reactions](intrigue/reactions) are used on the turns of others.

## What cards say

dominion-terms = What cards say
dominion-terms-plus = What a plus means
    .text = A plus gives something for this turn alone: [actions](terms/actions) :action:, [cards](terms/cards) :card:, [coins](terms/coins) :coin: or [buys](terms/buys) :buy:. You have to take it.
dominion-terms-actions = +1 action
    .text = You may play one Action card more this turn :action:, with +2 two more, each when the last one is finished.
dominion-terms-cards = +1 card
    .text = Draw a card :card: from your deck immediately, with +2 two, and so on. If the deck runs out, [shuffle](further/shuffle) and go on; if there are no more, draw fewer.
dominion-terms-coins = +1 coin
    .text = You have one coin :coin: more to spend in this turn's buy phase, with +2 two. It is no card and nothing to keep.
dominion-terms-buys = +1 buy
    .text = One more card may be bought :buy: this turn. It has to be paid like the first, out of the same coins.
dominion-terms-discard = Discard
    .text = Put cards from your hand :hand: face up on your own discard pile :discard_pile:. Of several at once you show only the uppermost, and how many they are where it matters. Before clean-up you discard only what a card tells you to.
dominion-terms-trash = Trash
    .text = A trashed card :trash: leaves you for good. It lies in the trash, open to all, and cannot be bought or gained from there, unless a card says so.
dominion-terms-gain = Gain
    .text = A gained card comes from the supply :supply: to the top of your discard pile, unless the card says elsewhere. What it can do is not used now. An empty pile gives nothing, neither to gain nor to buy.
dominion-terms-gain-cost = Gaining by cost
    .text = A card that lets you gain names a cost :cost: that the gained card must have, or must not exceed. Coins of the turn do not add to it, and nothing is paid.
dominion-terms-reveal = Reveal
    .text = Everybody may see a revealed card. It then returns to its place if nothing else is said. If the deck is too short for it, [shuffle](further/shuffle) as for drawing.
dominion-terms-set-aside = Set aside
    .text = A card set aside lies face up on the table and does nothing, if nothing else is said. The card that had it set aside says where it goes next.
dominion-terms-topdeck = On top of the deck
    .text = A card put on your deck is the next you draw. Whoever did not see it does not know which one it is. On an empty deck it is the whole deck: nothing is shuffled for it.
dominion-terms-pass = Pass
    .text = A passed card goes face down into the hand of another player; only those two know it. It counts neither as discarded or trashed nor as gained.

## The buy phase

dominion-buying = The buy phase
dominion-buying-treasures = Playing Treasures
    .text = Lay out any of the Treasures :treasure: in your hand, as many as you like. They stay until clean-up. Say when you have laid out what you want: from then on you only buy.
    .unverified = That all Treasures come before the buys is how later editions put it; the book does not say otherwise.
dominion-buying-worth = What Treasures give
    .text = A [[copper]] gives 1 coin :coin:, a [[silver]] 2, a [[gold]] 3. They are an income, not a hoard: the same card pays again each time you draw it.
dominion-buying-total = One total
    .text = Coins of Treasures and of Actions are added up. You may buy with the coins of Actions alone.
dominion-buying-buy = Buying a card
    .text = With a buy :buy: you take one card of the supply whose cost :cost: you can pay: Treasure, Victory, kingdom card or Curse, but nothing from an empty pile or from the trash. You need not buy anything.
dominion-buying-several = Several buys
    .text = With several buys all cards together may cost no more than your coins. With 6 coins and two buys you may take a card for 2 and one for 4, or one for 6 and a Copper for nothing.
dominion-buying-cost = What a card costs
    .text = The number at its lower left, less what is [cheaper this turn](cards/bridge), never below 0. Treasures have a price too. What makes cards cheaper does so for every card: in the supply, in hands, decks and discard piles, of all players.
dominion-buying-bought = Where it goes
    .text = A bought card goes face up on your discard pile :discard_pile:. It does nothing before you draw it.
dominion-buying-left-over = What is left over
    .text = Coins and buys that you do not use are lost at the end of the turn.

## Clean-up

dominion-clean-up = Clean-up
dominion-clean-up-discard = Everything is discarded
    .text = All cards that you played and all that are left in your hand go to your discard pile. You may hide what you did not play, but for a card that comes to lie on top.
dominion-clean-up-draw = Five new cards
    .text = Then draw five cards. If the deck is too short, draw what there is, [shuffle](further/shuffle) the discard pile, and draw on. With fewer than five cards in all, draw them all.
dominion-clean-up-next = The next turn
    .text = The player to the left goes on. An Attack meets whole hands: it waits until the five cards are drawn.

## The end of the game

dominion-end = The end of the game
dominion-end-when = When the game ends
    .text = The game ends after a turn in which the last [[province]] went, or after which any three piles of the supply are empty, whatever they are. With [five or six players](many/end) four have to be.
dominion-end-last-turn = The last turn
    .text = The turn in which it happens is played to its end, clean-up included. Nobody has another one.
dominion-end-scoring = Counting points
    .text = Everybody adds up the points :vp: of all their cards, in hand, deck and discard pile. An Estate is worth 1, a Duchy 3, a Province 6, a Curse −1. Kingdom cards may count, too: [[great_hall]] 1, [[harem]] 2, [[nobles]] 2, [[duke]] and [[gardens]] by what you own. A total can be below zero.
dominion-end-tie = Ties
    .text = If several have the most points, the one of them with the fewest turns wins. If that is equal too, they share the victory.

## Further rules

dominion-further = Further rules
dominion-further-counting = What may be counted and looked at
    .text = You may count any deck, any pile of the supply and the trash at any time, and look through the trash. Nobody looks through a deck; of a discard pile only the top card is seen, and it may not be counted. An option of the table opens your own discard pile to you.
    .unverified = The book lets you count your own deck; those of the others lie in sight, so they may be counted, too.
dominion-further-hands = Hands are hidden
    .text = Only you see your hand :hand:; the others see how many cards it has. What was shown openly on its way there, they may remember.
dominion-further-order = Several players at once
    .text = What a card does to several players is done in turn order: first whoever played it, if it touches them, then on to the left. Each is finished before the next begins, unless all act at once, as in a [[masquerade]].
dominion-further-shuffle = When to shuffle
    .text = If more cards are to be drawn or revealed than the deck :deck: has, take what is there, shuffle the discard pile into a new deck, and go on. An empty deck alone is no reason to shuffle. If there is still not enough, do with fewer.
dominion-further-not-shuffled = What is not shuffled in
    .text = Cards in hand, in play, set aside, or just revealed are not part of the discard pile, and are not shuffled in.

## What Intrigue adds

dominion-intrigue = What Intrigue adds
dominion-intrigue-choices = Cards that let you choose
    .text = Some cards give you a choice: [[pawn]], [[steward]], [[minion]], [[nobles]], [[torturer]]. You are free in it, also where little of what you choose can happen; what you chose you then do as far as it goes. A choice is not changed later.
dominion-intrigue-two-types = Cards of two types
    .text = [[great_hall]] and [[nobles]] are Actions :action: and Victory cards :victory:, [[harem]] a Treasure :treasure: and a Victory card. Whatever speaks of a type means them too: [[adventurer]] finds a Harem, [[mine]] turns a Silver into one, [[scout]] takes them all.
dominion-intrigue-attacks = Attacks
    .text = An Attack :attack: harms the other players, one after another from the left. Before its first instruction each of them may use Reactions, in the same order.
    .unverified = The book does not say in which order several players react.
dominion-intrigue-reactions = Reactions
    .text = When another player plays an Attack, you may show Reactions :reaction: from your hand ([[moat]], [[secret_chamber]]). A card that is shown stays in the hand. You are never forced to, and never asked about your own Attacks.
dominion-intrigue-several-reactions = Several Reactions
    .text = You may use several Reactions against one Attack, one after the other: each is finished before the next. One that you have just drawn may follow. Each copy is shown once against the same play of an Attack; once a [[moat]] has kept you out of it, a second one adds nothing.
    .unverified = The book sets no limit; to show the same card again would only be to choose again.
dominion-intrigue-who-is-asked = Who is asked to react
    .text = So that a question tells nothing about a hand, everybody with cards in hand is asked as soon as a Reaction has left the supply.
    .unverified = The book leaves open who is asked; this is how the table keeps hands hidden.

## Five and six players

dominion-many = Five and six players
dominion-many-tables = One table or two
    .text = With both boxes more than four can play. Best are two tables, each with the Treasures, Victory cards and Curses of one box and any ten kingdom cards: seven people play three and four. Five or six may also share one table, by the rules below; turns come round more slowly then, so it is not for a first game.
dominion-many-piles = Larger piles
    .text = Five players use 15 Provinces and 40 Curses, six 18 and 50. All other Victory piles, also those of Victory cards in the kingdom, have 12; other kingdom piles have 10 as always. The Treasures of both boxes are used.
dominion-many-end = The end with five or six
    .text = The game ends with the last Province, or with four empty piles instead of three.

## The cards of Intrigue

dominion-cards = The cards of Intrigue
dominion-cards-baron = Baron
    .text = [[baron]]: a buy. Then you may discard an Estate for 4 coins. Keeping your Estates is allowed, but whoever discards none gains one, if any is left. Only an Estate will do, no other Victory card.
dominion-cards-bridge = Bridge
    .text = [[bridge]]: a buy and a coin. All cards cost 1 less until the end of the turn, in the supply, in hands, decks and discard piles, for buying and for whatever looks at costs. Several add up; nothing costs less than 0. So after one Bridge an [[upgrade]] turns a Copper (0) into a card printed 2 (now 1).
dominion-cards-conspirator = Conspirator
    .text = [[conspirator]]: 2 coins. Count the Actions played this turn, itself included: if there are three or more, it also gives a card and an action. Actions played afterwards do not help. A Throne Room counts as one and each play of its card as another, so on a Conspirator as first Action only the second play gets the bonus. A card that was trashed since still counts.
dominion-cards-coppersmith = Coppersmith
    .text = [[coppersmith]]: for each one played this turn every Copper gives one coin more: two of them, or one under a Throne Room, make a Copper worth 3. What a Copper costs does not change.
dominion-cards-courtyard = Courtyard
    .text = [[courtyard]]: draw three cards, then put one on your deck. Choose it from all that you then hold; even an only card has to go.
dominion-cards-duke = Duke
    .text = [[duke]]: worth 1 point for each Duchy that you own at the end, wherever it is. Each Duke counts all of them; without a Duchy it is worth nothing.
dominion-cards-great_hall = Great Hall
    .text = [[great_hall]]: an Action that gives a card and an action while you play, and 1 point at the end. It is [of two types](intrigue/two-types).
dominion-cards-harem = Harem
    .text = [[harem]]: a Treasure of 2 coins, and 2 points at the end. It is [of two types](intrigue/two-types).
dominion-cards-ironworks = Ironworks
    .text = [[ironworks]]: gain a card of up to 4, then take the bonus of its type: for an Action +1 action, for a Treasure +1 coin, for a Victory card +1 card. A card of two types gives both. Nothing gained, or a Curse, gives nothing.
dominion-cards-masquerade = Masquerade
    .text = [[masquerade]]: draw two. Then everybody chooses a card of their hand, and all are passed to the left at once: nobody sees what comes before they have chosen. Then whoever played it may trash a card; nobody else may. It is no Attack.
dominion-cards-masquerade-empty = Masquerade with an empty hand
    .text = A player without cards passes nothing and receives nothing; the card meant for them goes to the next player to the left who has cards. An option of the table lets them receive all the same.
    .unverified = The first edition says nothing about it; this is how the second puts it.
dominion-cards-mining_village = Mining Village
    .text = [[mining_village]]: first the card and the two actions, then decide whether to trash it for 2 coins, before anything else is played. Under a Throne Room it is trashed once at most; the second play gives the card and the actions all the same.
dominion-cards-minion = Minion
    .text = [[minion]]: an action in any case. Then either 2 coins, or you discard your hand and draw four, and so does every other player with five or more cards in hand. Reactions come before the choice, also those of players with fewer than five cards.
dominion-cards-nobles = Nobles
    .text = [[nobles]]: three cards or two actions, not some of each; 2 points at the end. It is [of two types](intrigue/two-types).
dominion-cards-pawn = Pawn
    .text = [[pawn]]: choose two different ones of these, both before anything is drawn: a card, an action, a buy, a coin.
dominion-cards-saboteur = Saboteur
    .text = [[saboteur]]: each other player reveals cards until one costs 3 or more, trashes it, and may gain a card that costs at least 2 less. The others that were revealed are discarded. Without such a card nothing is trashed. What was revealed [stays out](further/not-shuffled) of a shuffle.
dominion-cards-scout = Scout
    .text = [[scout]]: an action. Reveal four cards of your deck; if it is too short, [what was revealed stays out](further/not-shuffled) of the shuffle. All Victory cards, those of two types too but no Curse, have to be taken into the hand; the rest goes back on your deck in an order that only you know.
dominion-cards-secret_chamber = Secret Chamber as an Action
    .text = [[secret_chamber]] played as an Action: discard any number of cards, a coin for each. What it does as a Reaction does not happen then.
dominion-cards-secret_chamber-reaction = Secret Chamber as a Reaction
    .text = Shown against an Attack: draw two, then put any two cards of your hand on your deck in the order you like, the Secret Chamber itself among them if you want; with fewer, what there is. It happens before the Attack, protects from nothing by itself, and may be used even if the Attack would not touch you.
dominion-cards-shanty_town = Shanty Town
    .text = [[shanty_town]]: two actions in any case. Then show your hand; without an Action in it draw two cards, the second also if the first is an Action. Cards of two types count as Actions.
dominion-cards-steward = Steward
    .text = [[steward]]: two cards, or 2 coins, or trash exactly two cards of your hand. With one card left that one is trashed.
dominion-cards-swindler = Swindler
    .text = [[swindler]]: 2 coins. Each other player trashes the top card of their deck, after a [shuffle](further/shuffle) if it is empty, and gains one of the same cost that you choose from the supply: the same again, if you like, or a Curse for a Copper. If no pile has that cost, they gain nothing; without deck and discard pile they trash and gain nothing.
dominion-cards-torturer = Torturer
    .text = [[torturer]]: draw three cards. Each other player chooses: discard two cards, or take a Curse into the hand. Either may be chosen even if it cannot be done: with one card in hand that one is discarded, with no Curse left none is taken. The last Curses are dealt from the left.
dominion-cards-trading_post = Trading Post
    .text = [[trading_post]]: trash exactly two cards of your hand for a Silver into your hand, which can be spent this turn. With one card, that is trashed for nothing; with none nothing happens. With no Silver left the two are trashed all the same.
dominion-cards-tribute = Tribute
    .text = [[tribute]]: the left neighbour reveals two cards, or what there is after a [shuffle](further/shuffle), and discards them. For each card of a different name you get the bonus of each of its types: for an Action +2 actions, for a Treasure +2 coins, for a Victory card +2 cards. So a Copper and a Harem give 4 coins and two cards. Two of a name count once, a Curse nothing. It is no Attack.
dominion-cards-upgrade = Upgrade
    .text = [[upgrade]]: a card and an action. Then trash a card of your hand, whether or not there is anything to gain for it; you gain one that costs exactly 1 more if the supply has one. With nothing in hand nothing is trashed or gained.
dominion-cards-wishing_well = Wishing Well
    .text = [[wishing_well]]: a card and an action. Then name a card, by name and not by type, and reveal the top card of your deck: if it is that one, take it into your hand; if not, it goes back, and everybody knows it.

## The cards of the base game

dominion-base = The cards of the base game
dominion-base-edition = First edition
    .text = The cards are those of the first edition: [[throne_room]], [[mine]] and [[moneylender]] have to be carried out if they can.
dominion-base-adventurer = Adventurer
    .text = [[adventurer]]: reveal until two Treasures have come and take them into your hand; the others are discarded. If there are fewer, take what there is.
dominion-base-bureaucrat = Bureaucrat
    .text = [[bureaucrat]]: gain a Silver onto your deck. Each other player puts a Victory card of their hand, of their choice and shown to all, on their deck; without one they show the hand. The Attack happens also when no Silver is left.
    .unverified = That the Attack happens without a Silver follows from the general rules; no book says it.
dominion-base-cellar = Cellar
    .text = [[cellar]]: an action. First discard, as many as you like and all at once, then draw as many. If the deck runs out, they are shuffled in.
dominion-base-chancellor = Chancellor
    .text = [[chancellor]]: 2 coins. You may put your whole deck on your discard pile, at once, without looking at it.
dominion-base-chapel = Chapel
    .text = [[chapel]]: trash up to four cards of your hand, or none.
dominion-base-council_room = Council Room
    .text = [[council_room]]: four cards and a buy. The others have to draw a card. It is no Attack.
dominion-base-feast = Feast
    .text = [[feast]]: trash it and gain a card of up to 5. Under a Throne Room two are gained, though it is trashed once.
dominion-base-gardens = Gardens
    .text = [[gardens]]: worth 1 point for every ten cards that you own at the end, rounded down.
dominion-base-library = Library
    .text = [[library]]: draw one card after another until you hold seven. Each Action may be set aside as it comes; those are discarded at the end, and do not count. With seven or more in hand nothing is drawn.
dominion-base-militia = Militia
    .text = [[militia]]: 2 coins. The others discard down to three cards. Whoever has three or fewer discards nothing.
dominion-base-mine = Mine
    .text = [[mine]]: trash a Treasure of your hand and take one that costs up to 3 more into your hand; it can be spent this turn. The same or a cheaper one will do.
dominion-base-moat = Moat
    .text = [[moat]]: two cards when it is played. Shown against an Attack, it keeps you out of it entirely: nothing is revealed, gained or discarded. The attacker's own gains and all others are untouched. Against each play of an Attack it has to be shown anew; a second one adds nothing.
dominion-base-moneylender = Moneylender
    .text = [[moneylender]]: trash a Copper for 3 coins, if you have one. Without one it does nothing.
dominion-base-remodel = Remodel
    .text = [[remodel]]: trash a card of your hand and gain one that costs up to 2 more; the same card will do. With nothing to trash nothing is gained.
dominion-base-spy = Spy
    .text = [[spy]]: a card and an action. Then the top card of each deck is revealed, your own first and then to the left, and each time you say whether it is discarded or goes back. Cards that go back are known to all.
dominion-base-thief = Thief
    .text = [[thief]]: each other player reveals two cards. One Treasure among them, of your choice, has to be trashed, the rest is discarded. Of the Treasures trashed just now you may gain any.
dominion-base-throne_room = Throne Room
    .text = [[throne_room]]: choose an Action of your hand and play it twice, one play after the other, with nothing between. It takes one action in all. Each play counts by itself: it chooses anew, and an Attack can be answered anew.
dominion-base-throne_room-twice = Throne Room on Throne Room
    .text = A second Throne Room is played twice like any card: two more Actions, twice each. With a single one left, that is played twice and no more.
dominion-base-throne_room-trashed = Throne Room on a card that is trashed
    .text = A card that leaves play with its first play is played a second time all the same; what hangs on its being trashed happens once.
dominion-base-witch = Witch
    .text = [[witch]]: two cards. Each other player gains a Curse. If there are too few, they are dealt from the left; with none left you draw all the same.
dominion-base-workshop = Workshop
    .text = [[workshop]]: gain a card of up to 4, however many coins you have.
dominion-base-plain = Cards without a ruling
    .text = [[village]]: a card and two actions. [[woodcutter]]: a buy and 2 coins. [[smithy]]: three cards. [[festival]]: two actions, a buy and 2 coins. [[laboratory]]: two cards and an action. [[market]]: a card, an action, a buy and a coin.

## Recommended sets

dominion-sets = Recommended sets
dominion-sets-recommended = Sets of ten
    .text = The table knows each of these by its name. The first three take Intrigue alone, the next three both boxes: they are those of the book. The last five are of the base game; begin with [First Game](sets/first_game).
dominion-sets-victory_dance = Victory Dance
    .text = Intrigue alone: [[masquerade]], [[pawn]], [[upgrade]], [[scout]], [[harem]], [[duke]], [[bridge]], [[ironworks]], [[great_hall]] and [[nobles]].
dominion-sets-secret_schemes = Secret Schemes
    .text = Intrigue alone: [[pawn]], [[harem]], [[steward]], [[ironworks]], [[shanty_town]], [[conspirator]], [[tribute]], [[saboteur]], [[swindler]] and [[trading_post]].
dominion-sets-best_wishes = Best Wishes
    .text = Intrigue alone: [[masquerade]], [[upgrade]], [[scout]], [[steward]], [[torturer]], [[wishing_well]], [[shanty_town]], [[courtyard]], [[coppersmith]] and [[trading_post]].
dominion-sets-deconstruction = Deconstruction
    .text = Both boxes: [[remodel]], [[mining_village]], [[bridge]], [[spy]], [[torturer]], [[saboteur]], [[swindler]], [[secret_chamber]], [[thief]] and [[throne_room]].
dominion-sets-hand_madness = Hand Madness
    .text = Both boxes: [[mine]], [[bureaucrat]], [[steward]], [[chancellor]], [[torturer]], [[nobles]], [[courtyard]], [[militia]], [[council_room]] and [[minion]].
dominion-sets-underlings = Underlings
    .text = Both boxes: [[masquerade]], [[baron]], [[witch]], [[pawn]], [[festival]], [[steward]], [[library]], [[nobles]], [[cellar]] and [[minion]].
dominion-sets-first_game = First Game
    .text = The base game alone: [[cellar]], [[market]], [[militia]], [[mine]], [[moat]], [[remodel]], [[smithy]], [[village]], [[woodcutter]] and [[workshop]].
dominion-sets-big_money = Big Money
    .text = The base game alone: [[adventurer]], [[bureaucrat]], [[chancellor]], [[chapel]], [[feast]], [[laboratory]], [[market]], [[mine]], [[moneylender]] and [[throne_room]].
dominion-sets-interaction = Interaction
    .text = The base game alone: [[bureaucrat]], [[chancellor]], [[council_room]], [[festival]], [[library]], [[militia]], [[moat]], [[spy]], [[thief]] and [[village]].
dominion-sets-size_distortion = Size Distortion
    .text = The base game alone: [[cellar]], [[chapel]], [[feast]], [[gardens]], [[laboratory]], [[thief]], [[village]], [[witch]], [[woodcutter]] and [[workshop]].
dominion-sets-village_square = Village Square
    .text = The base game alone: [[bureaucrat]], [[cellar]], [[festival]], [[library]], [[market]], [[remodel]], [[smithy]], [[throne_room]], [[village]] and [[woodcutter]].
