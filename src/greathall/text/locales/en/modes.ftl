### What a newcomer should know of the ways to play that the boxes have beside the usual one. Each attribute is a line.

mode-hagal-solo = One player: two Rivals
    .turn = A Rival has no hand. On its Agent turn cards of House Hagal are drawn until one can be carried out: its Agent goes there, pays nothing, and gets what the card says instead of what the space gives.
    .points = It never plays Intrigue cards. As soon as it can it buys Victory Points, each for 3 Intrigue cards, 3 water, 7 Solari or 7 spice; Influence, Alliances and Conflicts bring it points as they do you.
    .fight = At a combat space it deploys the troops that its card recruits and up to two more. In Combat each Rival there draws one more card for its swords.
    .choice = Where the rules leave a Rival a choice, you are asked. Of its Leader only the signet ability works.
mode-hagal-two = Two players: House Hagal in the way
    .turn = House Hagal acts after each Agent turn of the first player, with up to three Agents a round; nothing is drawn after a Reveal turn.
    .points = It takes spaces, Alliances and places in the Conflict away from you both, and scores nothing itself: a reward that it wins is not paid out.
    .unverified = Not established: that it has no turn after a Reveal turn, and that a place which it takes in the Conflict is not paid out, the sheet implies and does not say.
mode-rivals = One or two players: Rivals
    .turn = A Rival acts as House Hagal's cards tell it, with one player in seat order, with two after the first player and before the other. Its card says what its signet and its Scheme do and which faction it prefers.
    .points = It first pays for its Swordmaster, as soon as Solari, spice, Intrigue cards and water together reach the number on its card. From then on it buys Victory Points, each for 7 Solari, 7 spice, 3 Intrigue cards or 3 water.
    .win = It fights, wins rewards and can win the game; a Streamlined Rival only stands in the way.
mode-six = Six players: three against three
    .sides = Muad'Dib and Shaddam are Commanders, with two Allies each. The three scores of a side are added up: when anybody has 10 Victory Points, or after nine rounds, the side with more wins.
    .activate = A Commander has no troops and no Influence on the main board. On each turn he activates one Ally, who gets the troops, the swords and that Influence; goods, cards and points stay with him.
    .agents = The arrow of a Commander's Agent says which Ally it activates. How many troops then go to the Conflict is for that Ally to say.
    .tracks = On this side of the board the Emperor's icon means the Great Houses and the Fremen icon the Fringe Worlds. Only Shaddam can move up with the Emperor, and only Muad'Dib with the Fremen, on boards of their own.
    .fight = Each Ally fights alone and takes rewards alone. Only Muad'Dib's side can summon sandworms, and only Shaddam's side acquires cards from the Throne Row.
    .choam = Contracts are always in play.
