### The icons of three against three, as in glossary.ftl.

imperium-glossary-great_houses = Great Houses
    .rule = On the side of the board for six players they stand where the Emperor does on the other: an Emperor icon means the Great Houses, or for Shaddam the Emperor, as he likes.
imperium-glossary-influence_great_houses = Influence with the Great Houses
    .rule = Move up that track; a Commander moves the Ally whom he has activated. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-alliance_great_houses = Great Houses Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Great Houses, until somebody passes them.
imperium-glossary-fringe_worlds = Fringe Worlds
    .rule = On the side of the board for six players they stand where the Fremen do on the other: a Fremen icon means the Fringe Worlds, or for Muad'Dib the Fremen, as he likes.
imperium-glossary-influence_fringe_worlds = Influence with the Fringe Worlds
    .rule = Move up that track; a Commander moves the Ally whom he has activated. Reaching 2 is worth 1 Victory Point as long as you stay there, reaching 4 brings the track's bonus, and the first to get there takes the Alliance.
imperium-glossary-alliance_fringe_worlds = Fringe Worlds Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Fringe Worlds, until somebody passes them.
imperium-glossary-trade = Trade
    .rule = You and one team mate may each give the other any number of one kind of goods: Solari, spice, water or Intrigue cards.
imperium-glossary-reinforce = Reinforce
    .rule = Recruit these troops, divided between your team's two Allies as you like. Each may go to the Conflict at once.
