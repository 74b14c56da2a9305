### The rules of Dune: Imperium – Uprising that the original does not share. How they are marked: learn/rules/page.py.

## basics

uprising-basics-no-mentat = What is new
    .text = Who knows the original: there is no Mentat and no Foldspace here. New are [Spies](spies/place), [sandworms](worms/summon) with [Maker Hooks](worms/hooks) and the [Shield Wall](worms/wall), [Objectives and battle icons](combat/icons), and [contracts](contracts/take).

## Setting up

uprising-setup = Setting up
uprising-setup-board = The board
    .text = The Shield Wall :shield_wall: stands, the four Alliance tokens lie on their tracks, and nothing is controlled or gathered yet.
uprising-setup-conflicts = The Conflict deck
    .text = One card of level I on top, below it five of level II, below them all four of level III, shuffled by level: ten rounds at most. The others stay in the box, unseen.
uprising-setup-cards = Decks, row and Reserve
    .text = Intrigue deck and Imperium deck are shuffled; five Imperium cards lie open as the Imperium Row :row:. The Reserve :reserve: has two stacks, [[prepare_the_way]] (8) and [[the_spice_must_flow]] (10). Cards of the CHOAM module are only there with it.
uprising-setup-leaders = Finding Leaders
    .text = Leaders are drawn, chosen in reverse turn order, dealt by twos, or named. One to three icons after the name say how hard one is to play; for a first game take those with one. [[shaddam_corrino_iv]] is there only with the CHOAM module; [[leader:lady_jessica]] begins as such, not as a Reverend Mother.
uprising-setup-player = What each player has
    .text = A deck of ten cards, 1 water :water:, two Agents, three Spies :spy:, three troops in the garrison and nine in the supply, a cube at the bottom of each track.
uprising-setup-score = Points at the start
    .text = With four players everybody begins with 1 point :vp:, otherwise with none.
uprising-setup-objectives = Objectives
    .text = Each player gets a random Objective :objective:, face up, of those for this number of players. Its battle icon [pairs](combat/icons) like that of a won Conflict. Whoever gets the one with the marker is the first player.
uprising-setup-own-setups = Leaders with a set-up of their own
    .text = [[staban_tuek]] starts without a Diplomacy. The token of [[feyd_rautha_harkonnen]] stands at the left end of his track. With Shaddam two contracts are set aside for him.

## influence

uprising-influence-bonuses = The bonuses at four
    .text = Emperor: place a [Spy](spies/place). Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fremen: 1 water. The Emperor's Spy is placed at once, before anything else.
uprising-influence-reach = What it means to reach a level
    .text = A level is reached by moving up to it or past it, never by falling. It may be reached again after a fall.

## intrigue

uprising-intrigue-lines = Cards of several lines
    .text = Of separate lines you may use any, one after the other, each paid when it is used; lines with “or” exclude each other. A part that finds nothing to do does not forbid the rest.

## agents

uprising-agents-layout = What is on a card
    .text = Name; faction, if it has one; Agent icons at the left; the agent box, used on Agent turns; the reveal box, used on Reveal turns; the cost in Persuasion; and sometimes an acquire box below it.
uprising-agents-icons = The eight Agent icons
    .text = Emperor :emperor:, Spacing Guild :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, City :city:, Spice Trade :spice_trade:, and [Spy](spies/icon) :spy:.
uprising-agents-occupied = Occupied spaces
    .text = A space with an Agent is closed to you. A [Spy who infiltrates](spies/infiltrate) opens one where others' Agents are; your own Agent always keeps you out.
uprising-agents-cost-levels = Spaces with two prices
    .text = At [[spice_refinery]] and [[gather_support]] you say with the visit how much you pay, before anything else happens.
uprising-agents-requirement-spaces = Which spaces ask for Influence
    .text = [[imperial_privilege]] asks for 2 with the Emperor, [[shipping]] for 2 with the Spacing Guild, [[sietch_tabr]] for 2 with the Fremen.
uprising-agents-arrow-nothing = Arrows that bring nothing
    .text = A cost that would bring nothing at all is not offered.
    .unverified = This is our choice.

## Units and the Conflict

uprising-units = Units and the Conflict
uprising-units-kinds = Troops and sandworms
    .text = There are two kinds of units :units:: troops :troop: and sandworms :sandworm:. What speaks of troops does not mean sandworms.
uprising-units-combat-spaces = Combat spaces
    .text = Ten spaces have crossed swords :combat:: all cities and Maker spaces, [[heighliner]], [[desert_tactics]] and [[fremkit]].

## Sandworms and the Shield Wall

uprising-worms = Sandworms and the Shield Wall
uprising-worms-summon = Summoning
    .text = For each sandworm icon :sandworm: one comes from the bank straight into the Conflict, never to a garrison. There is no limit, and it may come on any turn of yours.
uprising-worms-hooks = Maker Hooks
    .text = Most of these icons ask for Maker Hooks :maker_hooks:, which [[sietch_tabr]] gives. You keep them for the rest of the game; they are never spent. An icon that does not ask for them needs none.
uprising-worms-maker-choice = Spice or sandworms
    .text = At [[hagga_basin]] (1) and [[deep_desert]] (2) whoever has Maker Hooks may summon sandworms instead of taking the space's own spice. The bonus spice is taken either way.
uprising-worms-wall = The Shield Wall
    .text = While it stands :shield_wall:, no sandworm comes to a Conflict for [[arrakeen]], [[spice_refinery]] or [[imperial_basin]]. What counts is the Conflict, not the space that is visited.
uprising-worms-wall-removed = Removing the Shield Wall
    .text = Where the icon shows it broken, you may remove the wall, for good and for all. You need not. Within one effect it may go first, so that the sandworm can come.
uprising-worms-strength = What a sandworm is worth
    .text = It counts 3 [strength](combat/strength), makes swords count like any unit, and [doubles your reward](combat/doubling). It cannot retreat, and goes back to the bank after Combat.

## control

uprising-control-spaces = Which spaces can be controlled
    .text = [[arrakeen]] and [[spice_refinery]] bring 1 Solari :solari:, [[imperial_basin]] 1 spice :spice:.

## Spies

uprising-spies = Spies
uprising-spies-posts = Observation posts
    .text = An observation post :post: has room for one Spy and touches one to three board spaces: those the Spy watches. You have three Spies; they stay from round to round.
uprising-spies-place = Placing a Spy
    .text = The icon :place_spy: puts a Spy from your supply on a free post. With a Spy in the supply and a post that fits you have to.
    .unverified = The book says “may”; the designer called that an error.
uprising-spies-place-none-left = With no Spy in the supply
    .text = Then you may first recall one of yours for nothing and must place it anew, on the same post if you like; or leave it.
uprising-spies-place-where = Where an icon says where
    .text = A placement that names an Agent icon asks for a post that touches a space with it. Without such a post free nothing is placed.
uprising-spies-recall = Recalling a Spy
    .text = A recalled Spy :recall_spy: goes back to your supply. Mostly it is a cost. An effect for whoever “recalled a Spy this turn” counts every way of recalling one.
uprising-spies-infiltrate = Infiltrating
    .text = To send an Agent where others' Agents are, recall a Spy who watches the space. One is enough for several Agents. Your own Agent there still keeps you out, and cost and requirement stay.
uprising-spies-gather = Gathering intelligence
    .text = Right after you have sent an Agent, before any effect, you may recall one Spy who watches the space to draw a card :card:. Later in the turn it is too late.
uprising-spies-one-each = One Spy, one use
    .text = A Spy who infiltrated does not gather. Of two who watch the space one may do each, but never both the same.
uprising-spies-icon = The Spy as an Agent icon
    .text = A card with this icon :spy: sends an Agent to any space that one of your Spies watches. The Spy stays; cost, requirement and other Agents count as usual. The same Spy may then be recalled to infiltrate or to gather.

## acquire

uprising-acquire-set-aside = Cards set aside
    .text = A card of the row that you set aside is for you alone: 1 Persuasion cheaper on your Reveal turn, at its printed cost in other ways. If you have not acquired it by the end of that turn, it is removed.

## combat

uprising-combat-strength = Strength
    .text = Each troop in the Conflict counts 2, each sandworm 3, each sword :sword: 1. Without a unit there your strength :strength: is 0, whatever your swords; they count again when a unit comes.
uprising-combat-win = Winning
    .text = The sole winner takes the first reward and, after all rewards, the Conflict card itself. It lies face up before them and counts for its [battle icon](combat/icons).
uprising-combat-icons = Battle icons
    .text = A won card with the same icon as another of your face-up cards, won ones or your Objective, pairs with it at once and of necessity: both are turned face down for 1 point :vp:. The icons are :crysknife: crysknife, :desert_mouse: desert mouse and :ornithopter: ornithopter.
uprising-combat-wild = The wild battle icon
    .text = A wild icon :wild: pairs with nothing before the end. Then its owner may pair it with any face-up icon, for 1 point.
uprising-combat-doubling = Sandworms double rewards
    .text = With a sandworm in the Conflict you get your reward twice, whichever place it is for, but never more often. Control and battle icons are not doubled. A cost in a reward may be paid a second time for a second gain; Influence may go to two factions.
uprising-combat-pay-reward = Rewards with a cost
    .text = A reward behind an arrow may be bought by whoever takes that place, in full or not at all.

## makers

uprising-makers-spaces = The Maker spaces
    .text = [[deep_desert]], [[hagga_basin]] and [[imperial_basin]]; with six players also [[habbanya_erg]].

## end

uprising-end-ties-last = Equal in everything
    .text = Then whoever had the latest Reveal turn of the last round has won.

## Contracts: the CHOAM module

uprising-contracts = Contracts: the CHOAM module
uprising-contracts-setup = With the module
    .text = Twenty contracts are shuffled, two lie open; four Imperium and four Intrigue cards are mixed in, and Shaddam is among the Leaders.
uprising-contracts-take = Taking a contract
    .text = The icon :contract: takes one of the two open contracts; another is turned up at once. You have to take one. When none is left, the icon gives 2 Solari :solari:.
uprising-contracts-without = Without the module
    .text = The icon gives 2 Solari.
uprising-contracts-visit = Contracts for a space
    .text = Most name a board space: they are completed when you send an Agent there, infiltrating or not. All that you have for that space are completed, in an order of your choice.
uprising-contracts-owned = It must be yours before
    .text = A contract counts only if you had it when the Agent was sent. One taken on the visit waits for another.
uprising-contracts-harvest = Harvest contracts
    .text = Send an Agent to a Maker space, and gain so much spice in that turn: from all sources, bonus spice too, spent or not.
uprising-contracts-immediate = The immediate contract
    .text = It is completed as soon as you take it.
uprising-contracts-acquire = The contract for The Spice Must Flow
    .text = It is completed when you next acquire [[the_spice_must_flow]], in whatever way.
uprising-contracts-complete = Completing
    .text = Take what it shows; you have to. The contract is turned over and kept: some cards count completed ones :contract_done:.

## Some board spaces

uprising-spaces = Some board spaces
uprising-spaces-all = All spaces
    .text = What each space costs, asks for and gives is on its tile; point at it to have it in words.
uprising-spaces-high_council = High Council
    .text = The first visit gives you a seat: 2 Persuasion :persuasion: on each Reveal turn from this round on. Every later visit gives goods instead, also if a card gave you the seat.
uprising-spaces-swordmaster = Swordmaster
    .text = 8 Solari for the first who takes one, 6 for all after that. Once for each player.
uprising-spaces-imperial_privilege = Imperial Privilege
    .text = Three steps in any order: you may trash an Intrigue card for another; an Agent other than this one is recalled, if you have one out; and you draw a card.
uprising-spaces-secrets = Secrets
    .text = Draw an Intrigue card, then [steal](intrigue/steal): both are one step.
uprising-spaces-assembly_hall = Assembly Hall
    .text = 1 Persuasion more on your Reveal turn, if your Agent is still there.
uprising-spaces-sietch_tabr = Sietch Tabr
    .text = Either Maker Hooks, a troop and a water, or a water and you may remove the Shield Wall. Both stay open to everybody.
uprising-spaces-desert_tactics = Desert Tactics
    .text = The trashing is a plain trash icon: you may leave it.

## Clarified Leaders and cards

uprising-clarified = Clarified Leaders and cards
uprising-clarified-feyd = Feyd-Rautha Harkonnen
    .text = [[feyd_rautha_harkonnen]]: each signet moves his token a step to the right along his track, at a fork as he likes. At its end it stays, and the ring still sends an Agent.
uprising-clarified-guild-envoy = Guild Envoy
    .text = [[guild_envoy]]: played on an Agent turn, a card has to be discarded.
uprising-clarified-guilds-favor = Spacing Guild's Favor
    .text = [[spacing_guilds_favor]]: to clean up is no discarding.
uprising-clarified-jessica = Lady Jessica
    .text = [[leader:lady_jessica]]: she starts on this side. At the Bene Gesserit she may take her memories back, draw as many cards, and turn over for good; without a memory she draws nothing.
uprising-clarified-reverend-mother = Reverend Mother Jessica
    .text = [[reverend_mother_jessica]]: once a turn, for a water, she has the icons of her space a second time, after the first. Influence and cost are not repeated.
uprising-clarified-margot-irulan = Lady Margot Fenring and Princess Irulan
    .text = [[lady_margot_fenring]] and [[princess_irulan]] answer whenever they [reach](influence/reach) 2 with their faction.
uprising-clarified-shaddam = Shaddam Corrino IV
    .text = [[shaddam_corrino_iv]]: once the ring is played, he deploys no unit this turn, in whatever way. For a contract icon he may take one of the two that are set aside for him, which nobody else can have.
uprising-clarified-staban = Staban Tuek
    .text = [[staban_tuek]]: he has a spice when another player comes to a Maker space that a Spy of his watches, before the visitor gets anything.

## With cards of the original

uprising-mixing = With cards of the original
uprising-mixing-cards = Imperium and Intrigue cards
    .text = Cards of Dune: Imperium may be mixed into the decks: all, none, or a choice of your own. Calculated Hire stays out, for there is no Mentat.
uprising-mixing-conflicts = Conflict cards
    .text = Its Conflicts may be mixed in as well, though pairs of battle icons become rarer: they have none. Sort Through the Chaos and the fights for Carthag stay in the box.

## terms

uprising-terms-trash-intrigue = Trash an Intrigue card
    .text = One of your choice from your hand leaves the game :trash_intrigue:.

## One and two players: Rivals

uprising-rivals = One and two players: Rivals
uprising-rivals-seats = Who plays
    .text = One player meets two Rivals, two players share one. A Rival has a card, two Agents, three Spies, troops, 1 water and cubes on the tracks, but no hand and no Leader's abilities.
    .unverified = All of this chapter is known at second hand: the supplement itself could not be read.
uprising-rivals-choose = Choosing Rivals
    .text = The lower the value of its Swordmaster, the harder a Rival. For a first game take one of 8 or more. Amber and Rabban are for the Streamlined variant alone.
uprising-rivals-objectives = Objectives of Rivals
    .text = Alone, the three Objectives are dealt at random, and a Rival may begin. With two players the Rival gets the ornithopter and never begins.
uprising-rivals-order = Turn order
    .text = Alone, turns go clockwise from the marker, which goes to Rivals too. Of two players the first acts, then the Rival, then the other; the marker stays between the players.
uprising-rivals-turn = A Rival's turn
    .text = As long as it has Agents it draws cards of House Hagal until one leads to a free space. The Agent goes there, pays nothing, asks for nothing, and gets what the card shows, not what the space gives. It never reveals.
uprising-rivals-reshuffle = When the deck is empty
    .text = With Reshuffle, which only two players have, or with an empty deck all cards of House Hagal are shuffled, and drawing goes on.
uprising-rivals-double = Cards with a condition
    .text = A card whose condition does not hold, as Sietch Tabr without 2 Influence with the Fremen, is passed over. Of one with two spaces only the half counts whose condition holds now; if that space is taken, another card is drawn.
uprising-rivals-deserts = Desert spaces
    .text = Deep Desert needs bonus spice; the card of two basins leads to the one with more of it, of equals to the one with more in all. With Maker Hooks, if the Conflict admits sandworms, they come in place of the space's own spice.
uprising-rivals-deploy = What it deploys
    .text = From a combat space all troops that it recruited this turn go to the Conflict, and up to two of its garrison.
uprising-rivals-influence = Its Influence
    .text = A numbered icon means that place of its priority list. A free one goes where it has least, of equals to the first on the list. It scores for 2 and for Alliances like a player, without the bonus of 4.
uprising-rivals-spies = Its Spies and its Scheme
    .text = A Spy goes to the first free post of a faction by the list, or of the colour on the card. With the third the other two come home, and its Scheme is carried out. It never infiltrates and never gathers.
uprising-rivals-signet = Its signet
    .text = Where a card shows the signet :signet: the effect on the Rival's card is carried out.
uprising-rivals-contracts = Contracts and the Shield Wall
    .text = A contract is 2 Solari to it. It removes the Shield Wall only with Maker Hooks.
uprising-rivals-swordmaster = Its Swordmaster
    .text = As soon as Solari, spice, Intrigue cards and water together reach the value on its card, it pays exactly that many, in this order, for its third Agent. The price of players falls to 6 with it.
uprising-rivals-points = Buying points
    .text = From then on it buys a point :vp: whenever it can: for 7 Solari, 7 spice, 3 Intrigue cards or 3 water. It never plays Intrigue cards.
uprising-rivals-combat = Its swords
    .text = When Combat begins, each Rival with a unit in the Conflict draws a card of House Hagal for its swords.
uprising-rivals-rewards = Its rewards
    .text = It takes rewards like a player, doubled by a sandworm, pays for points whenever it can, and pairs battle icons. What only touches a deck is nothing to it. With three seats the third reward is only for a tie for second place.
uprising-rivals-affected = Effects against opponents
    .text = They hit it as far as it has what they name: troops and Intrigue cards, but no hand. What it controls it always defends and is paid for.
    .unverified = That it always defends is our choice.
uprising-rivals-choices = Who chooses for it
    .text = Where no list decides, a player does: the only one, or the first of two.
    .unverified = With two players this is our choice.
uprising-rivals-win = It can win
    .text = A Rival with 10 points ends the game like a player, and can win it.
uprising-rivals-levels = Levels of the solo game
    .text = Mercenary: you start with an Intrigue card, Rivals without a garrison. Sardaukar: without that card, and they have three troops. Mentat: with Brutal Escalation, Expert Deployment and Smart Politics. Kwisatz Haderach: the same, and no Swordmaster for you.
uprising-rivals-variants = Variants
    .text = Brutal Escalation: in the last Conflicts two cards are drawn for swords. Expert Deployment: in the others it sends no troops while it leads by three units. Smart Politics: it passes over Influence without use. Row Churn, alone: after your Reveal turn two dice take cards out of the row.
uprising-rivals-streamlined = The Streamlined Rival
    .text = For two players: it scores nothing, cannot win, and collects no more goods once it has its Swordmaster.

## Six players: three against three

uprising-six = Six players: three against three
uprising-six-teams = Two teams
    .text = Muad'Dib and Shaddam are Commanders with two Allies each. They sit so that the teams take turns around the table. Team mates are no opponents, but their hands stay hidden from each other, and their Agents and Spies stand in the way as anybody's.
    .unverified = All of this chapter is known at second hand: the supplement itself could not be read.
uprising-six-setup = Set-up
    .text = The other side of the board and the CHOAM module are used. There are nine Conflicts: five of level II, four of level III. A Commander has 4 points, 1 water, a deck of his own and no troops; an Ally 1 point and what players usually have. Go to 11: Allies begin with none.
uprising-six-first = Objectives and the first player
    .text = Each Ally gets one of four Objectives; no team has both desert mice. The Ally with the marker begins, and it goes round all six.
uprising-six-activate = Activating an Ally
    .text = On each turn a Commander activates one Ally. On an Agent turn the arrow of his Agent names the one; his third points both ways. On a Reveal turn he chooses. A Plot card played first settles it for the whole turn.
    .unverified = The last sentence is our choice.
uprising-six-shared = What goes to the Ally
    .text = Troops, sandworms, swords and Influence on the main board go to the activated Ally. Goods, cards, contracts, Spies and points stay with the Commander, who pays all costs.
uprising-six-level = What Influence a Commander has
    .text = On the main board his level is the better one of his Allies'.
uprising-six-deploy = Deploying on a Commander's turn
    .text = From a combat space the activated Ally decides how many troops go. An effect of the Commander's card that deploys or retreats is his own.
    .unverified = It rests on one or two sources.
uprising-six-swords = Swords for an Ally
    .text = Swords that a Commander reveals for an Ally are kept until the Ally's own Reveal turn; if the Ally has no unit by then, they are lost.
uprising-six-icons = Emperor and Fremen icons
    .text = The Emperor's icon means the Great Houses :influence_great_houses:, the Fremen icon the Fringe Worlds :influence_fringe_worlds:. Only Shaddam may choose the Emperor, and only Muad'Dib the Fremen, on their own boards.
uprising-six-personal = The Commanders' boards
    .text = Each has two spaces where only he goes, and a track: levels 1 and 3 bring goods or a Spy to each of the team, 2 a point and 4 the Alliance to him.
uprising-six-bonuses = Bonuses at four
    .text = Great Houses: two troops. Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fringe Worlds: a Spy. An Alliance may pass between team mates.
uprising-six-swordmaster = Swordmaster
    .text = The third Agent serves in one round and then leaves the game. From then on its owner has 2 swords more on each Reveal turn.
uprising-six-trade = Trade
    .text = You and one team mate may each give the other any number of one kind of goods: Solari, spice, water or Intrigue cards. One may give alone.
    .unverified = How it goes rests on one source; that the kinds may differ is our choice.
uprising-six-reinforce = Reinforce
    .text = Whoever uses the icon :reinforce: divides the troops between the two Allies of the team; each may go to the Conflict at once.
uprising-six-worms = Sandworms
    .text = Only Muad'Dib's side can have Maker Hooks and summon sandworms. When one of his Allies takes hooks, the other has them too.
    .unverified = That hooks are shared is not in the rules as we know them.
uprising-six-throne-row = The Throne Row
    .text = Shaddam's Imperial Tent moves cards that are not Fremen from the Imperium Row to the Throne Row. Only his side acquires them, in whatever way. An option moves one there before the first round.
uprising-six-cards = The Commanders' own cards
    .text = Each Commander plays with ten cards of his own. Where one lets the Allies pay or gain, each of them is asked.
uprising-six-combat = Combat
    .text = Each Ally fights alone; strengths are never added up. A Commander may play a Combat card wholly for one Ally with a unit. Three rewards are given as with four players; Commanders get none.
uprising-six-yield = Yielding
    .text = If the two Allies of a team are tied, one of them may yield: the other comes before them, and they take the next reward.
uprising-six-end = The end
    .text = When any player has 10 points, or after nine rounds, the points of each team are added up. A tie is broken by the goods of the team together.
