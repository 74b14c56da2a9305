# What is said to beginners when something becomes possible for the first time.

lesson-dominion-tips = Tips
    .province = Eight coins buy a Province: six points.
    .gold = Six coins buy a Gold, worth three coins in each turn in which you draw it.
    .two-actions = You have Actions to spare. Play cards that give cards or Actions first.
    .react = An Attack is played. Show a reaction card if you have one; it stays in your hand.
    .last-provinces = Few Provinces are left, and the game ends with the turn in which the last one is bought. Count before you buy it.
    .third-pile = Two piles are empty. A third one ends the game, whichever it is.
    .fourth-pile = Three piles are empty. With five or six players a fourth one ends the game, whichever it is.

lesson-imperium-tips = Tips
    .deploy = This space has crossed swords: choose your garrison to send troops to the Conflict.
    .acquire = You have Persuasion to spend. It is gone with the end of the turn.
    .combat = In a combat you may play Combat cards, one after another, until everybody passes. It is no shame to pass.
    .swordmaster = You have the 8 Solari for the Swordmaster, a third Agent for the rest of the game.
    .council = You have the 5 Solari for a seat on the High Council: 2 Persuasion more in every Reveal turn.
    .spice-must-flow = You have 9 Persuasion: The Spice Must Flow is a Victory Point at once.
    .near-the-end = You have 8 points or more. The game ends after the round in which somebody reaches 10: look for the last two.
    .last-conflict = This is the last Conflict. What you do not use this round is of no use, but for ties.

lesson-uprising-tips = Tips
    .deploy = This space has crossed swords: choose your garrison to send troops to the Conflict.
    .acquire = You have Persuasion to spend. It is gone with the end of the turn.
    .combat = In a combat you may play Combat cards, one after another, until everybody passes. It is no shame to pass.
    .swordmaster = You have 8 Solari: enough for the Swordmaster, your third Agent.
    .council = You have the 5 Solari for a seat on the High Council: 2 Persuasion more in every Reveal turn.
    .spice-must-flow = You have 9 Persuasion: The Spice Must Flow is a Victory Point at once.
    .near-the-end = You have 8 points or more. The game ends after the round in which somebody reaches 10: look for the last two.
    .last-conflict = This is the last Conflict. What you do not use this round is of no use, but for ties.
    .gather = Your Spy watches this space: recalled, it draws you a card.
    .hooks = With Maker Hooks you may call sandworms in Hagga Basin and the Deep Desert, unless the Shield Wall protects the Conflict.
