### How to play Dominion well

dominion-opening = The first turns

dominion-opening-first-buys = Your first two hands buy the plan
    .text = They have seven coins between them, most often four and three. Look at the kingdom before the first buy: a good Action with one hand and a [[silver]] with the other is a sound opening. What you buy now comes up every few turns for the whole game.
    .look = Hard has four coins in its first turn and takes a Militia. Its second turn buys a Silver; one turn later the Militia is in hand.
dominion-opening-first-buys-measured = A deck of money with a Smithy or two won { $won } % of { $games } games against money alone ({ $even } % is even).

dominion-opening-attack = An early Attack slows everybody else
    .text = What makes others discard or gain [[curse|Curses]] works best while decks are small. A [[militia]] also gives two coins, so it costs you nothing to play. Others can hold a [[moat]] against it; see [reactions](intrigue/reactions).
    .look = It is turn three, and the Militia is played for the first time. Easy goes on with three cards in hand.
dominion-opening-attack-measured = Money with Militias won { $won } % of { $games } games against money alone ({ $even } % is even).

dominion-opening-gold = Six coins buy a Gold
    .text = Until you can reach eight coins often, [[gold]] is what brings you there. Five coins go into a good Action of the kingdom, three or four into [[silver]]. A [[copper]] is rarely worth its place in the deck.
    .look = Two Silvers in the first two turns, and in the third there are six coins: a Gold. Easy wins this game.
dominion-opening-gold-measured = A player who buys Silver but never Gold won { $won } % of { $games } games against one who does ({ $even } % is even).

dominion-opening-small-deck = Thin out what you began with
    .text = [[copper|Coppers]] and [[estate|Estates]] are drawn in place of better cards. What [trashes](terms/trash) them is worth most in the first turns: a [[chapel]] takes four of them at once, and the few good cards come up every turn.
    .look = In turn three the Chapel takes two Estates and two Coppers. This hand buys nothing, and all that follow are better for it.
dominion-opening-small-deck-measured = A deck of Minions that began with a Chapel won { $won } % of { $games } games against the same deck without one ({ $even } % is even).

dominion-mistakes = The commonest mistakes

dominion-mistakes-early-duchies = Points too early
    .text = A [[duchy]] does nothing until the end is counted, and fills a hand until then. Leave Duchies and Estates alone while most Provinces lie there.
    .look = Turn four: five coins buy a Duchy while all eight Provinces lie there. The other player buys treasures until turn seven, and wins.
dominion-mistakes-early-duchies-measured = A player who buys every Duchy from the start won { $won } % of { $games } games against one who waits ({ $even } % is even).

dominion-mistakes-no-duchies = Points too late
    .text = When four or five Provinces are left, a card bought now is drawn once or twice more. From then on a [[duchy]] is better than a [[gold]], and with two Provinces left an [[estate]] is better than a [[silver]]. Know [when the game ends](end/when).
    .look = Four Provinces are left. Five coins buy a Silver here; the other player takes six coins to a Duchy in the very next turn, and wins by such cards.
dominion-mistakes-no-duchies-measured = A player who takes nothing but Provinces to the end won { $won } % of { $games } games against one who turns to Duchies ({ $even } % is even).

dominion-mistakes-many-smithies = More Actions than you can play
    .text = You have one [Action](actions/playing) a turn. Two cards such as [[smithy]], which give none back, cannot both be played. One for every ten cards is about right, unless Villages carry them.
    .look = A Smithy was played, and another one lies dead among the seven cards in hand.
dominion-mistakes-many-smithies-measured = A player who buys Smithies without a limit won { $won } % of { $games } games against one who stops at one or two ({ $even } % is even).

dominion-mistakes-idle-villages = Villages with nothing to play after them
    .text = A [[village]] gives Actions, and no coins. Without cards that use these Actions it is a card that replaces itself. Buy the cards that draw or attack first, and Villages when you begin to hold two of them.
    .look = Two Villages were played. Three Actions are left, and no card in hand that needs one.
dominion-mistakes-idle-villages-measured = A player who buys Villages in place of Silver won { $won } % of { $games } games against one who buys Silver ({ $even } % is even).

dominion-mistakes-curses = No answer to Curses
    .text = A [[witch]] gives everybody else [[curse|Curses]] turn after turn. Buy one as soon as others can, hold a [[moat]], or have something that trashes. To go on as if nothing had happened is the one plan that fails.
    .look = The second Curse in two turns. Easy has no answer in its deck, and never gets one.
dominion-mistakes-curses-measured = A player of money alone won { $won } % of { $games } games against one with Witches ({ $even } % is even).

dominion-mistakes-money-alone = Money alone
    .text = Silver, Gold and Provinces are a fair plan in any kingdom, and beat a heap of cards that do not belong together. But most kingdoms have something better: read the ten cards for what draws, what gives Actions, what attacks, and what [trashes](terms/trash).
    .look = A Market and a Militia in one turn, eight coins, and a second buy. Easy is down to three cards.
dominion-mistakes-money-alone-measured = A bot that chooses its deck for the kingdom won { $won } % of { $games } games against money alone, each in another kingdom ({ $even } % is even).

dominion-more-players = Three and four players

dominion-more-players-duchies = The end comes sooner than it seems
    .text = There are twelve Provinces, but more people to buy them; in the last rounds several go before it is your turn again. Turn to Duchies when a round of the table could end the game, and watch for a third empty pile.
    .look = One Province is left. Five coins buy a Silver here; the next three turns of the others bring a Duchy each.
dominion-more-players-duchies-measured = Among three players who buy Duchies at the end, one who takes nothing but Provinces won { $won } % of { $games } games ({ $even } % is even).
