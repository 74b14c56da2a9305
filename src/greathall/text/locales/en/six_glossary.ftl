### Icons of three against three: their names and rules.

uprising-glossary-influence_great_houses = Influence with the Great Houses
    .rule = With six players this is what the Emperor's icon means, for everybody but Shaddam, who may choose. A Commander's activated Ally moves up.
uprising-glossary-influence_fringe_worlds = Influence with the Fringe Worlds
    .rule = With six players this is what the Fremen icon means, for everybody but Muad'Dib, who may choose. A Commander's activated Ally moves up.
uprising-glossary-alliance_great_houses = Great Houses Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Great Houses, until somebody passes them.
uprising-glossary-alliance_fringe_worlds = Fringe Worlds Alliance
    .rule = Worth 1 Victory Point to its holder: the first to reach 4 Influence with the Fringe Worlds, until somebody passes them.
uprising-glossary-trade = Trade
    .rule = You and one team mate may each give the other any number of one kind of goods: Solari, spice, water or Intrigue cards.
uprising-glossary-reinforce = Reinforce
    .rule = Recruit these troops, divided between your team's two Allies as you like. Each may go to the Conflict at once.
