### The rules of Dune: Imperium that Uprising does not share. How they are marked: learn/rules/page.py.

## basics

imperium-basics-mentat = The Mentat
    .text = The Mentat :mentat: is an Agent of nobody's whom you can have for one round. See [its space](spaces/mentat).

## Setting up

imperium-setup = Setting up
imperium-setup-board = The board
    .text = The Mentat :mentat: stands at its space, the four Alliance tokens lie on their tracks, and nothing is controlled or gathered yet.
imperium-setup-conflicts = The Conflict deck
    .text = One card of level I on top, below it five of level II, below them all four of level III, shuffled by level: ten rounds at most. The others stay in the box, unseen.
imperium-setup-cards = Decks, row and Reserve
    .text = Intrigue deck and Imperium deck are shuffled; five Imperium cards lie open as the Imperium Row :row:. The Reserve :reserve: has three stacks: [[arrakis_liaison]] (8), [[the_spice_must_flow]] (10) and [[card:foldspace]] (6).
imperium-setup-leaders = Finding Leaders
    .text = Leaders are drawn, chosen in reverse turn order, dealt by twos, or named. One to three icons after the name say how hard one is to play; for a first game take those with one.
imperium-setup-player = What each player has
    .text = A deck of ten cards, 1 water :water:, two Agents, three troops in the garrison and nine in the supply, a cube at the bottom of each track.
imperium-setup-score = Points at the start
    .text = With four players everybody begins with 1 point :vp:, otherwise with none.
imperium-setup-first-player = Who begins
    .text = The first player is drawn at random or agreed on, and takes the marker :first_player:.
imperium-setup-own-setups = Leaders with a set-up of their own
    .text = [[leader:glossu_rabban]] starts with a spice and a Solari more. [[leader:baron_vladimir_harkonnen]] picks two factions in secret before anything else happens.

## influence

imperium-influence-bonuses = The bonuses at four
    .text = Emperor: two troops. Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fremen: 1 water.

## agents

imperium-agents-layout = What is on a card
    .text = Name; faction, if it has one; Agent icons at the left; the agent box, used on Agent turns; the reveal box, used on Reveal turns; the cost in Persuasion; and sometimes an acquire box below it.
imperium-agents-icons = The seven Agent icons
    .text = Emperor :emperor:, Spacing Guild :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, City :city: and Spice Trade :spice_trade:.
imperium-agents-requirement-spaces = Which space asks for Influence
    .text = [[sietch_tabr]] alone asks for 2 with the Fremen.

## units

imperium-units-unit = Troops are units
    .text = The only units :units: of this game are troops :troop:. Each player has twelve.
imperium-units-combat-spaces = Combat spaces
    .text = Ten spaces have crossed swords :combat:: all cities and Maker spaces, [[heighliner]], [[hardy_warriors]] and [[stillsuits]].

## control

imperium-control-spaces = Which spaces can be controlled
    .text = [[arrakeen]] and [[carthag]] bring 1 Solari :solari:, [[imperial_basin]] 1 spice :spice:. That spice is not harvested.

## acquire

imperium-acquire-foldspace = Foldspace is not for sale
    .text = [[card:foldspace]] comes by its own icon alone, at the space of that name.
imperium-acquire-set-aside = Cards set aside
    .text = A card of the row that [[leader:helena_richese]] sets aside is for her alone: 1 Persuasion cheaper on her Reveal turn, at its printed cost in other ways. If she has not acquired it by the end of that turn, it is removed.

## combat

imperium-combat-strength = Strength
    .text = Each troop in the Conflict counts 2, each sword :sword: 1. Without a troop there your strength :strength: is 0, and nothing can raise it.

## makers

imperium-makers-spaces = The Maker spaces
    .text = [[imperial_basin]] has 1 spice of its own, [[hagga_basin]] 2, [[the_great_flat]] 3.
imperium-makers-carryall = What counts as harvested
    .text = [[carryall]] doubles the space's own spice, not the bonus. [[leader:countess_ariana_thorvald]] harvests one less in all and draws a card.

## recall

imperium-recall-mentat = The Mentat goes home
    .text = The Mentat goes back to its space, used or not, unless it was [won for the next round](spaces/mentat-won).

## end

imperium-end-ties-last = Equal in everything
    .text = Then they share the place.

## Clarified Leaders and cards

imperium-clarified = Clarified Leaders and cards
imperium-clarified-baron = Baron Harkonnen
    .text = [[leader:baron_vladimir_harkonnen]]: his two secret factions are shown once in a game, as soon as he has deployed four or more troops in one turn: one Influence with each.
imperium-clarified-bindu = Bindu Suspension
    .text = [[bindu_suspension]]: only as the very first thing of a turn. Draw a card; then you may pass this turn.
imperium-clarified-calculated-hire = Calculated Hire
    .text = [[calculated_hire]]: takes the Mentat from its own space alone.
imperium-clarified-demand-respect = Demand Respect
    .text = [[demand_respect]]: spice of the reward, or of [[to_the_victor]], may pay for it.
imperium-clarified-kwisatz = Kwisatz Haderach
    .text = [[kwisatz_haderach]]: sends any of your Agents, also one from the board, to any space, whoever is there, even back to the one it left. Costs and requirements stay, and so do spaces for once in a game and The Voice.
imperium-clarified-looking = Looking at the deck
    .text = [[leader:paul_atreides]] and [[poison_snooper]] look at the top card; into an empty deck nobody looks, and nothing is shuffled for it.
imperium-clarified-humanity = Test of Humanity
    .text = [[test_of_humanity]]: opponents choose one after the other from the left, and only what they can do. Whoever discards chooses the card.
imperium-clarified-voice = The Voice
    .text = [[the_voice]]: closes any space to your opponents until your next turn, whatever they play.
imperium-clarified-helena = Helena Richese
    .text = [[leader:helena_richese]]: Agents of others do not stop her at Landsraad and city spaces; her own do.
imperium-clarified-leto-ilban = Leto and Ilban
    .text = [[leader:duke_leto_atreides]] pays 1 Solari less at Landsraad spaces. [[leader:count_ilban_richese]] draws a card whenever he pays Solari to a space.
imperium-clarified-guild-bankers = Guild Bankers
    .text = [[guild_bankers]]: each [[the_spice_must_flow]] is cheaper this turn, nothing else.
imperium-clarified-recruitment = Recruitment Mission
    .text = [[recruitment_mission]]: a Persuasion on the Reveal turn; each card acquired then may go on top of your deck.

## Some board spaces

imperium-spaces = Some board spaces
imperium-spaces-all = All spaces
    .text = What each space costs, asks for and gives is on its tile; point at it to have it in words.
imperium-spaces-high_council = High Council
    .text = A seat: 2 Persuasion :persuasion: on each Reveal turn from this round on. Once in a game for each player.
imperium-spaces-swordmaster = Swordmaster
    .text = Your third Agent, for 8 Solari. Once in a game for each player.
imperium-spaces-mentat = Mentat
    .text = A card, and the Mentat :mentat: if it stands there: one more Agent for this round. It is taken from its own space alone, never from a player.
imperium-spaces-mentat-won = The Mentat as a reward
    .text = Whoever wins [[sort_through_the_chaos]] takes the Mentat from wherever it is and has it for the whole next round; its space is without it then.
imperium-spaces-hall_of_oratory = Hall of Oratory
    .text = 1 Persuasion more on your Reveal turn, if your Agent is still there.
imperium-spaces-foldspace = Foldspace
    .text = Take a [[card:foldspace]] card of the Reserve. With none left the visit is worth the Influence alone.
imperium-spaces-selective_breeding = Selective Breeding
    .text = You may trash a card to draw two, once. The spice is paid in any case.
imperium-spaces-secrets = Secrets
    .text = An Intrigue card, and [steal](intrigue/steal).
imperium-spaces-sell_melange = Sell Melange
    .text = 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari, once a visit.
imperium-spaces-sietch_tabr = Sietch Tabr
    .text = It is a city: the visit brings no Influence.

## One and two players: House Hagal

imperium-hagal = One and two players: House Hagal
imperium-hagal-deck = The deck of House Hagal
    .text = 31 cards: alone you play with 27 of them, two players with 28. Each shows a space and icons, and at the bottom swords for Combat.
imperium-hagal-turn = Its turn
    .text = Cards are drawn until one leads to a free space. The Agent goes there, pays nothing, asks for nothing, and gets what the card shows, not what the space gives. It never reveals, and has no turn without an Agent.
imperium-hagal-reshuffle = Reshuffle
    .text = With this card, which only two players have, or with an empty deck all cards of House Hagal are shuffled, and drawing goes on.
imperium-hagal-deploy = What it deploys
    .text = From a combat space all troops that the card recruits go to the Conflict, and up to two of the garrison; elsewhere recruits stay in the garrison.
imperium-hagal-harvest = Harvest Spice
    .text = The Agent goes to the desert with most bonus spice, of equals to the one with most in all; without bonus spice another card is drawn.
    .unverified = How the desert is chosen rests on one source; that occupied ones are left out, too.
imperium-hagal-swords = Its swords
    .text = When Combat begins, before any Combat card, each automaton with a troop in the Conflict draws a card for its swords alone.
imperium-hagal-affected = Effects against opponents
    .text = They hit it as far as it has what they name: troops, but no hand.
imperium-hagal-choices = Who chooses for it
    .text = Influence goes where it has least. All else, and ties, a player decides: the only one, or the first of two.
    .unverified = With two players this is our choice.
imperium-hagal-two = Two players
    .text = House Hagal has three Agents from the start, no goods and no points. It acts after each Agent turn of the first player, three times a round at most, and not after a Reveal turn. Only the players pass the marker.
imperium-hagal-two-takes = What it takes away from two
    .text = It rises on tracks and holds Alliances, and takes places in the Conflict: what it would win is not paid out. Winning for a controlled space knocks the marker off. Bonus spice that it harvests goes to the bank. It cannot win.
imperium-hagal-solo = One player: two Rivals
    .text = Each has a Leader, of whom only the signet works, 1 water and two Agents. The Rival to your left begins, turns go round, and the marker goes to them too.
imperium-hagal-solo-leaders = Leaders of Rivals
    .text = All but Paul Atreides and Helena Richese can lead a Rival. For a first game: Memnon Thorvald and Rabban. Whether a Rival pays for its signet, you decide.
imperium-hagal-solo-swordmaster = Their third Agent
    .text = Both get it at the beginning of round 5, 4 or 3, by the level.
imperium-hagal-solo-points = Their points
    .text = They score for 2 Influence and for Alliances like a player, without the bonus of 4, and buy a point :vp: whenever they can: for 3 Intrigue cards, 3 water, 7 Solari or 7 spice.
imperium-hagal-solo-rewards = Their rewards
    .text = They take rewards like a player, control, troops and the Mentat among them; what only touches a deck is nothing to them. With three seats the third reward is only for a tie for second place.
imperium-hagal-solo-control = What they control
    .text = They are paid for it like a player and always defend it.
    .unverified = That they always defend is our choice.
imperium-hagal-solo-end = They can win
    .text = A Rival with 10 points ends the game like a player, and can win it. For [[corner_the_market]] each counts as owning two of The Spice Must Flow.
imperium-hagal-solo-levels = Levels
    .text = Mercenary: you start with a Solari and a spice more, Rivals without a garrison. From Sardaukar on they have three troops and an Intrigue card, and the Mentat costs you 5. Mentat adds Expert Deployment; Kwisatz Haderach leaves you without a Swordmaster.
imperium-hagal-variants = Variants
    .text = Expert Deployment: in Conflicts of levels I and II a Rival that leads by 4 strength deploys nothing. Brutal Escalation: in the last Conflicts two cards are drawn for swords. Row Churn: after your Reveal turn two dice take cards out of the row.
