### The rules of Dune: Imperium – Uprising that the original does not share. How they are marked: learn/rules/page.py.

## basics

uprising-basics-deck = Your deck
    .text = Everybody starts with the same [ten cards](setup/player), but for [Staban Tuek](setup/own-setups) and, with six players, the [Commanders](six/cards). New cards go to your discard pile :discard_pile: and come up when it is shuffled. Trashed cards :trash: leave the deck for good, which brings the better ones up more often.
uprising-basics-no-mentat = What is new
    .text = If you know the original: there is no Mentat and no Foldspace here. New are [Spies](spies/place), [sandworms](worms/summon) with [Maker Hooks](worms/hooks) and the [Shield Wall](worms/wall), [Objectives and battle icons](combat/icons), and [contracts](contracts/take).

## Setting up

uprising-setup = Setting up
uprising-setup-board = The board
    .text = The Shield Wall :shield_wall: stands, the four Alliance tokens lie on their tracks, and nothing is controlled or gathered yet.
uprising-setup-conflicts = The Conflict deck
    .text = One card of level I on top, below it five of level II, below them all four of level III, shuffled by level: ten rounds at most. The others stay in the box, unseen. [Six players](six/setup) leave level I out.
uprising-setup-cards = Decks, row and Reserve
    .text = Intrigue deck and Imperium deck are shuffled; five Imperium cards lie open as the Imperium Row :row:. The Reserve :reserve: has two stacks, [[prepare_the_way]] (8) and [[the_spice_must_flow]] (10). Cards of the CHOAM module are only there with it.
uprising-setup-leaders = Finding Leaders
    .text = Leaders are drawn, chosen in reverse turn order, dealt by twos, or named. One to three icons after the name say how hard one is to play; for a first game take those with one. [[shaddam_corrino_iv]] is there only with the CHOAM module. The card of [[leader:lady_jessica]] has two sides and begins with Lady Jessica up.
    .unverified = The book says only that Leaders are chosen or drawn.
uprising-setup-player = What each player has
    .text = A deck of ten cards, shuffled: [[diplomacy]], [[reconnaissance]], [[seek_allies]] and [[card:signet_ring]], two each of [[convincing_argument]] and [[dagger]], and two of [[dune_the_desert_planet]]. 1 water :water: and no other goods, two Agents at the Leader and the third beside the board, three Spies :spy:, three troops in the garrison and nine in the supply, a cube at the bottom of each track. [One and two players](rivals/seats) and [six](six/setup) have rules of their own.
uprising-setup-score = Points at the start
    .text = With four players everybody begins with 1 point :vp:, with one to three with none. Six players: see [their set-up](six/setup).
uprising-setup-objectives = Objectives
    .text = Each player gets a random Objective :objective:, face up, of those for this number of players; [Commanders](six/first) get none. It counts as a won Conflict card: its battle icon [pairs](combat/icons), and a card that turns one of your won cards face down may turn it. Whoever gets the one with the marker is the first player.
    .unverified = The sources differ on whether a card may turn it.
uprising-setup-own-setups = Leaders with a set-up of their own
    .text = [[staban_tuek]] starts without a [[diplomacy]], with nine cards. The token of [[feyd_rautha_harkonnen]] stands at the left end of his track. With Shaddam two contracts are set aside for him.

## influence

uprising-influence-bonuses = The bonuses at four
    .text = Emperor: place a [Spy](spies/place). Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fremen: 1 water. The Emperor's Spy is placed at once, before anything else. Six players have [other bonuses](six/bonuses).
uprising-influence-reach = What it means to reach a level
    .text = A level is reached by moving up to it or past it, never by falling. It may be reached again after a fall.

## intrigue

uprising-intrigue-hidden = Kept secret
    .text = Your Intrigue cards :intrigue: lie face down, apart from your hand, and are your secret until played; look at them whenever you want. How many somebody has is open.
uprising-intrigue-combat = Combat
    .text = A Combat card is played in the [Combat phase](combat/intrigue), by whoever has a unit in the Conflict: troops and [sandworms](units/kinds) are units. [Commanders](six/combat) play them for an Ally.
uprising-intrigue-lines = Cards of several lines
    .text = Of separate lines those without an arrow are carried out, and each arrow you may use, in any order, each paid when it is used. Of lines with “or” between them you take one. A part that finds nothing to do does not forbid the rest. A card of two kinds is played once, as the one or the other.
    .unverified = For most cards this is our choice.
uprising-intrigue-waiting = Cards that wait
    .text = A card that speaks of your Reveal turn lies face up until then. It is used on that turn and goes to the discard pile, at the latest with the clean-up, used or not.
    .unverified = That it is discarded unused is our choice.
uprising-intrigue-deck = When the Intrigue deck is empty
    .text = Then its discard pile is shuffled. Trashed Intrigue cards do not come back. If both are empty, nothing is drawn.

## round

uprising-round-conflict = The Conflict
    .text = The top card of the Conflict deck is turned up: it says what is fought for this round. One that nobody won stays below the next and does nothing more.
uprising-round-hand = Five cards
    .text = Then everybody draws five cards, whatever they kept from before.

## agents

uprising-agents-layout = What is on a card
    .text = Name; faction, if it has one; Agent icons at the left; the agent box, used on Agent turns; the reveal box, used on Reveal turns; the cost in Persuasion; and sometimes an acquire box below it.
uprising-agents-icons = The eight Agent icons
    .text = Emperor :emperor:, Spacing Guild :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, City :city:, Spice Trade :spice_trade:, and [Spy](spies/icon) :spy:.
uprising-agents-occupied = Occupied spaces
    .text = A space with an Agent is closed to you. A [Spy who infiltrates](spies/infiltrate) opens one where others' Agents are; your own Agent always keeps you out.
uprising-agents-cost-levels = Spaces with two prices
    .text = At [[spice_refinery]] (nothing, or 1 spice) and [[gather_support]] (nothing, or 2 Solari) you say with the visit how much you pay, before anything else happens.
uprising-agents-requirement-spaces = Which spaces ask for Influence
    .text = [[imperial_privilege]] asks for 2 with the Emperor, [[shipping]] for 2 with the Spacing Guild, [[sietch_tabr]] for 2 with the Fremen. With six players the [icons](six/icons) mean other tracks.
uprising-agents-must = Must and may
    .text = An effect has to be carried out unless it says “may”, has an arrow, is a plain trash icon :trash:, or shows the [Shield Wall](worms/wall-removed) broken. Of several with “or” between them you take one that can be carried out. [Deploying](units/deploy) is always your choice. An effect that cannot be done yet waits, and lapses with the end of the turn.
uprising-agents-arrow-nothing = Arrows that bring nothing
    .text = A cost that would bring nothing at all is not offered.
    .unverified = This is our choice.
uprising-agents-swordmaster = The third Agent
    .text = Your third Agent, the Swordmaster :swordmaster:, waits beside the board until you visit [[space:swordmaster]]. Then it is yours for the rest of the game, with [six players](six/swordmaster) for one round, and can be sent this very round.
uprising-agents-recall = Recalling an Agent
    .text = A recalled Agent :recall_agent: comes back to your Leader and can be sent again on a later turn of this round. It is not the one that you have just sent. The space that it leaves is free.

## Units and the Conflict

uprising-units = Units and the Conflict
uprising-units-kinds = Troops and sandworms
    .text = There are two kinds of units :units:: troops :troop: and sandworms :sandworm:. What speaks of troops does not mean sandworms.
uprising-units-deploy = Deploying
    .text = When you send an Agent to a combat space :combat: you may deploy to the Conflict: any of the troops recruited this turn, from whatever source, and up to two others from your garrison. Being allowed to twice over, by the space and by a card, does not raise the number. A card that deploys troops itself, as [[detonation]], does so on top of it. You never have to.
uprising-units-combat-spaces = Combat spaces
    .text = Ten spaces have crossed swords :combat:: all cities and Maker spaces, [[heighliner]], [[desert_tactics]] and [[fremkit]]. With [six players](six/spaces) the last two are gone; Carthag, Habbanya Erg and the two spaces of Muad'Dib come to them.

## Sandworms and the Shield Wall

uprising-worms = Sandworms and the Shield Wall
uprising-worms-summon = Summoning
    .text = For each sandworm icon :sandworm: one comes from the bank straight into the Conflict, never to a garrison. There is no limit, and it may come on any turn of yours.
uprising-worms-hooks = Maker Hooks
    .text = Most of these icons ask for Maker Hooks :maker_hooks:, which [[sietch_tabr]] gives. One set each; whoever has it gains no other. You keep them for the rest of the game; they are never spent. An icon that does not ask for them needs none.
uprising-worms-maker-choice = Spice or sandworms
    .text = At [[hagga_basin]] (1) and [[deep_desert]] (2) whoever has Maker Hooks may summon sandworms instead of taking the space's own spice. The bonus spice is taken either way.
uprising-worms-wall = The Shield Wall
    .text = While it stands :shield_wall:, no sandworm comes to a Conflict for [[arrakeen]], [[spice_refinery]] or [[imperial_basin]]. What counts is the Conflict, not the space that is visited.
uprising-worms-wall-removed = Removing the Shield Wall
    .text = Where the icon shows the Shield Wall broken, you may remove it, for good and for all. You need not. Within one effect it may go first, so that the sandworm can come.
uprising-worms-strength = What a sandworm is worth
    .text = It counts 3 [strength](combat/strength), makes swords count like any unit, and [doubles your reward](combat/doubling). It cannot retreat, and goes back to the bank after Combat.

## control

uprising-control-spaces = Which spaces can be controlled
    .text = [[arrakeen]] and [[spice_refinery]] bring 1 Solari :solari:, [[imperial_basin]] 1 spice :spice:.

## Spies

uprising-spies = Spies
uprising-spies-posts = Observation posts
    .text = An observation post :post: has room for one Spy and touches one to three board spaces: those the Spy watches. A card may let another player's Spy join, but never two of yours. You have three Spies; they stay from round to round.
uprising-spies-place = Placing a Spy
    .text = The Spy icon :place_spy: puts a Spy from your supply on a free post. With a Spy in the supply and a post that fits you have to.
    .unverified = The book says “may”; the designer called that an error.
uprising-spies-place-none-left = With no Spy in the supply
    .text = Then you may first recall one of yours for nothing and must place it anew, on the same post if you like; or do without placing.
uprising-spies-place-where = Where an icon says where
    .text = A placement that names an Agent icon asks for a post that touches a space with it. Without such a post free nothing is placed.
uprising-spies-recall = Recalling a Spy
    .text = A recalled Spy :recall_spy: goes back to your supply. Mostly it is a cost. An effect for whoever “recalled a Spy this turn” counts every way of recalling one.
    .unverified = That a Spy recalled for nothing counts is our choice.
uprising-spies-infiltrate = Infiltrating
    .text = To send an Agent where others' Agents are, recall a Spy who watches the space. One is enough for several Agents. Your own Agent there still keeps you out, and cost and requirement stay.
    .unverified = That one is enough for several Agents is our choice.
uprising-spies-gather = Gathering intelligence
    .text = Right after you have sent an Agent, before any effect, you may recall one Spy who watches the space to draw a card :card:. Later in the turn it is too late.
uprising-spies-one-each = One Spy, one use
    .text = A Spy who infiltrated does not gather. Of two who watch the space one may do each, but never both the same.
uprising-spies-icon = The Spy as an Agent icon
    .text = A card with the Spy icon :spy: sends an Agent to any space that one of your Spies watches. The Spy stays; cost, requirement and other Agents count as usual. The same Spy may then be recalled to infiltrate or to gather.

## reveal

uprising-reveal-cards = Reveal your hand
    .text = Lay all cards left in your hand face up before you. You get the reveal boxes :reveal: of those cards; the cards of your Agent turns give nothing now, and agent boxes are ignored. After boxes and [acquiring](acquire/buy) comes the [clean-up](reveal/clean-up).
uprising-reveal-strength-marker = Your strength is open
    .text = Your [strength](combat/strength) is added up and told on your Reveal turn. That is no step of its own: it follows at once whatever changes it, then and later, and an effect of the same turn may ask for it.
uprising-reveal-drawn = Cards drawn now
    .text = A card drawn during your Reveal turn is revealed and used at once. One drawn after it is kept for the next round.
uprising-reveal-clean-up = Clean-up
    .text = At the end of the turn all cards before you, those of the Agent turns too, go to your discard pile. This does not count as discarding.

## acquire

uprising-acquire-buy = What can be acquired
    .text = On your Reveal turn you may acquire any number of cards of the Imperium Row :row: and of the Reserve :reserve:, as long as Persuasion lasts. The cost stands at the upper right. With six players Shaddam's side also has the [Throne Row](six/throne-row).
uprising-acquire-set-aside = Cards set aside
    .text = A card of the row that you set aside is for you alone: 1 Persuasion cheaper on your Reveal turn, at its printed cost in other ways. If you have not acquired it by the end of that turn, it is removed.

## combat

uprising-combat-strength = Strength
    .text = Each troop in the Conflict counts 2, each sandworm 3, each sword :sword: 1. Troops in the garrison or the supply count nothing. Without a unit there your strength :strength: is 0, whatever your swords; they count again when a unit comes. With six players [swords can be lost](six/swords).
uprising-combat-rewards = Rewards by strength
    .text = The highest strength :strength: wins the Conflict and takes the first reward, the next the second. With four players or more the third takes the third reward. Nobody with a strength of 0 gets anything.
uprising-combat-ties-first = A tie for first place
    .text = Nobody wins. All who are tied take the second reward. With four players or more, if just two are tied, the others compete for the third reward; in every other case nothing more is given.
uprising-combat-ties-second = A tie for second place
    .text = All who are tied take the third reward, with three players as well, and nothing more is given.
uprising-combat-win = Winning
    .text = The sole winner takes the first reward and, after all rewards, the Conflict card itself. It lies face up before them and counts for its [battle icon](combat/icons).
uprising-combat-icons = Battle icons
    .text = A won card with the same icon as another of your face-up cards, won ones or your Objective, pairs with it at once, like it or not: both are turned face down for 1 point :vp:. The icons are :crysknife: crysknife, :desert_mouse: desert mouse and :ornithopter: ornithopter.
uprising-combat-wild = The wild battle icon
    .text = A wild icon :wild: does not pair before the end. Then its owner may pair it with any face-up icon, for 1 point.
uprising-combat-doubling = Sandworms double rewards
    .text = With a sandworm in the Conflict you get your reward twice, whichever place it is for, but never more often. Control and battle icons are not doubled. A cost in a reward may be paid a second time for a second gain; Influence may go to two factions. [[conflict:propaganda]]: its two factions are both named before either is gained, and doubled it is two such pairs.
uprising-combat-pay-reward = Rewards with a cost
    .text = A reward behind an arrow may be bought by whoever takes that place, in full or not at all.
uprising-combat-win-cards = Cards for winners
    .text = Some cards of the original, where they are [mixed in](mixing/cards), are for whoever has won. They are played after the Conflict is won, before the next phase, and are of no use after a tie for first place. One drawn as the reward may be played at once, and goods of the reward may pay for it.

## makers

uprising-makers-spaces = The Maker spaces
    .text = [[deep_desert]], [[hagga_basin]] and [[imperial_basin]]; with six players also [[habbanya_erg]].
uprising-makers-left = An Agent who left
    .text = What counts is the moment of this phase: a space whose Agent was taken away before gets spice, too.
    .unverified = This is our choice.

## end

uprising-end-when = When the game ends
    .text = The Recall phase begins with it: if anybody has 10 points or more by then, or the Conflict deck is empty, the game ends. Points that were lost again before do not count; those of the last Combat do. There are ten rounds at most, with [six players](six/end) nine.
uprising-end-winner = Who wins
    .text = Whoever has the most points :vp: wins; the track has no upper end. With six players it is the [team](six/end) with the most.
uprising-end-ties-last = Equal in everything
    .text = Then whoever had the latest Reveal turn of the last round has won.

## Contracts: the CHOAM module

uprising-contracts = Contracts: the CHOAM module
uprising-contracts-setup = With the module
    .text = Twenty contracts are shuffled, two lie open; four Imperium and four Intrigue cards are mixed in, and Shaddam is among the Leaders. For a first game the book advises to do without.
uprising-contracts-take = Taking a contract
    .text = The contract icon :contract: takes one of the two open contracts; another is turned up at once. You have to take one. When none is left, the icon gives 2 Solari :solari:.
uprising-contracts-without = Without the module
    .text = Without the module a contract icon :contract: simply gives 2 Solari.
uprising-contracts-visit = Contracts for a space
    .text = Most name a board space: they are completed when you send an Agent there, infiltrating or not. All that you have for that space are completed, in an order of your choice.
uprising-contracts-owned = It must be yours before
    .text = A contract counts only if you had it when the Agent was sent. One taken on the visit waits for another.
uprising-contracts-harvest = Harvest contracts
    .text = Send an Agent to a Maker space, and gain as much spice in that turn as it names: from all sources, bonus spice too, spent or not.
    .unverified = That spice gained before the Agent was sent counts is our choice.
uprising-contracts-immediate = The immediate contract
    .text = Taking it completes it.
uprising-contracts-acquire = The contract for The Spice Must Flow
    .text = It is completed when you next acquire [[the_spice_must_flow]], in whatever way.
uprising-contracts-complete = Completing
    .text = Take what it shows; you have to. The contract is turned over and kept: some cards count completed ones :contract_done:.

## Board spaces

uprising-spaces = Board spaces
uprising-spaces-all = All spaces
    .text = There are 22. Each of the following says what a visit costs and what it brings. At a space of a faction you also move [one step up](agents/effects) there; which spaces are for fighting is told [elsewhere](units/combat-spaces). Six players have [others too](six/spaces).
uprising-spaces-sardaukar = Sardaukar
    .text = Emperor. Costs 4 spice. An Intrigue card and four troops.
uprising-spaces-dutiful_service = Dutiful Service
    .text = Emperor. A [contract](contracts/take).
uprising-spaces-heighliner = Heighliner
    .text = Spacing Guild. Costs 5 spice. Five troops.
uprising-spaces-deliver_supplies = Deliver Supplies
    .text = Spacing Guild. 1 water.
uprising-spaces-espionage = Espionage
    .text = Bene Gesserit. Costs 1 spice. A card, and place a [Spy](spies/place).
uprising-spaces-high_council = High Council
    .text = Landsraad. Costs 5 Solari. The first visit gives you a seat: 2 Persuasion :persuasion: on each Reveal turn from this round on. Every later visit gives 2 spice, an Intrigue card and three troops instead, also if a card gave you the seat.
    .unverified = That a seat from a card counts so is our choice.
uprising-spaces-swordmaster = Swordmaster
    .text = Landsraad. Costs 8 Solari for the first player who has one, 6 for all after that. Your third Agent. Once for each player.
uprising-spaces-imperial_privilege = Imperial Privilege
    .text = Landsraad. Costs 3 Solari and [asks for 2](agents/requirement-spaces) with the Emperor. Three steps in any order: you may trash an Intrigue card for another; an Agent other than this one is recalled, if you have one out; and you draw a card.
    .unverified = That an Agent has to be recalled is our choice.
uprising-spaces-secrets = Secrets
    .text = Bene Gesserit. Draw an Intrigue card, then [steal](intrigue/steal): both are one step.
uprising-spaces-assembly_hall = Assembly Hall
    .text = Landsraad. An Intrigue card, and 1 Persuasion more on your Reveal turn, if your Agent is still there.
    .unverified = The sources differ on an Agent who was recalled; this is our choice.
uprising-spaces-gather_support = Gather Support
    .text = Landsraad. Two troops; for 2 Solari also 1 water.
uprising-spaces-arrakeen = Arrakeen
    .text = City. A troop and a card. Whoever [controls](control/spaces) it gains 1 Solari.
uprising-spaces-spice_refinery = Spice Refinery
    .text = City. 2 Solari, or 4 for 1 spice. Whoever [controls](control/spaces) it gains 1 Solari.
uprising-spaces-research_station = Research Station
    .text = City. Costs 2 water. Two troops and two cards.
uprising-spaces-sietch_tabr = Sietch Tabr
    .text = City, so the visit brings no Influence. [Asks for 2](agents/requirement-spaces) with the Fremen. Either Maker Hooks, a troop and 1 water, or 1 water and you may remove the Shield Wall. You may choose either even if you have hooks or the wall is gone; then that part brings nothing.
uprising-spaces-imperial_basin = Imperial Basin
    .text = Spice trade, a [Maker space](makers/taken). 1 spice and all bonus spice. Whoever [controls](control/spaces) it gains 1 spice.
uprising-spaces-hagga_basin = Hagga Basin
    .text = Spice trade, a [Maker space](makers/taken). Costs 1 water. All bonus spice, and 2 spice or, with hooks, [a sandworm](worms/maker-choice).
uprising-spaces-deep_desert = Deep Desert
    .text = Spice trade, a [Maker space](makers/taken). Costs 3 water. All bonus spice, and 4 spice or, with hooks, [two sandworms](worms/maker-choice).
uprising-spaces-shipping = Shipping
    .text = Spice trade. Costs 3 spice and [asks for 2](agents/requirement-spaces) with the Spacing Guild. 5 Solari, and a step with a faction of your choice.
uprising-spaces-accept_contract = Accept Contract
    .text = Spice trade. A [contract](contracts/take) and a card.
uprising-spaces-desert_tactics = Desert Tactics
    .text = Fremen. Costs 1 water. A troop, and you may trash a card: it is a plain trash icon.
uprising-spaces-fremkit = Fremkit
    .text = Fremen. A card.

## Clarified Leaders and cards

uprising-clarified = Clarified Leaders and cards
uprising-clarified-feyd = Feyd-Rautha Harkonnen
    .text = [[feyd_rautha_harkonnen]]: each signet moves his token one step to the right along his track, at a fork where he likes, and he gets what that step shows. On the last step it stays; later rings still send an Agent but bring nothing more.
uprising-clarified-guild-envoy = Guild Envoy
    .text = [[guild_envoy]]: played on an Agent turn, a card has to be discarded.
uprising-clarified-guilds-favor = Spacing Guild's Favor
    .text = [[spacing_guilds_favor]]: pays only when it is discarded from your hand; the clean-up is no discarding.
uprising-clarified-jessica = Lady Jessica
    .text = [[leader:lady_jessica]]: her ring puts troops of her supply with the Bene Gesserit as memories. When she sends an Agent to a Bene Gesserit space she may take all of them back to her supply, draw a card for each and turn her card over for good; with none she may turn it all the same and draws nothing.
    .unverified = That she may turn over with no memory is our choice.
uprising-clarified-reverend-mother = Reverend Mother Jessica
    .text = [[reverend_mother_jessica]]: when she sends an Agent to a Bene Gesserit or a Fremen space, she may pay 1 water to use the printed icons of that space once more, after they have been used once. Once a turn; Influence, cost and deploying do not come again. She may do so in the very turn in which she turned over.
uprising-clarified-margot-irulan = Lady Margot Fenring and Princess Irulan
    .text = Each time they [reach](influence/reach) 2, [[lady_margot_fenring]] with the Bene Gesserit gains 2 spice, [[princess_irulan]] with the Emperor an Intrigue card.
uprising-clarified-shaddam = Shaddam Corrino IV
    .text = [[shaddam_corrino_iv]]: once the ring is played, he deploys no unit this turn, in whatever way; one of its two effects has to be taken. For a contract icon he may take one of the two that are set aside for him, which nobody else can have. When none lies open he chooses between those and 2 Solari.
    .unverified = The last sentence is our choice.
uprising-clarified-staban = Staban Tuek
    .text = [[staban_tuek]]: he has a spice when another player comes to a Maker space that a Spy of his watches, before the visitor gets anything.

## With cards of the original

uprising-mixing = With cards of the original
uprising-mixing-cards = Imperium and Intrigue cards
    .text = Cards of Dune: Imperium may be mixed into the decks: all, none, or a choice of your own. Calculated Hire stays out, for there is no Mentat. [[the_voice]] closes a board space to your opponents until your next turn.
uprising-mixing-conflicts = Conflict cards
    .text = Its Conflicts may be mixed in as well, though the book advises against it: they have no battle icons, and pairs become rarer. Sort Through the Chaos and the fights for Carthag stay in the box.
    .unverified = That the fights for Carthag stay out is our choice.
uprising-mixing-boxes = Other boxes
    .text = Rise of Ix and Immortality are not in this program, so the book's rules for playing with them are not here.

## terms

uprising-terms-trash-intrigue = Trash an Intrigue card
    .text = The icon :trash_intrigue: takes one of your Intrigue cards, of your choice, out of the game.

## open

uprising-open-hidden = Hidden
    .text = A hand and Intrigue cards are known to their owner alone. Nobody knows the order of a deck, nor the Conflicts to come or left in the box.

## One and two players: Rivals

uprising-rivals = One and two players: Rivals
uprising-rivals-seats = Who plays
    .text = One player meets two Rivals, two players share one. A Rival has a card, two Agents, three Spies, three troops in the garrison and nine in the supply, 1 water and cubes on the tracks, but no points, no hand and no Leader's abilities. At the level of Mercenary its garrison is empty.
    .unverified = All of this chapter is known at second hand: the supplement itself could not be read.
uprising-rivals-choose = Choosing Rivals
    .text = The lower the value of its Swordmaster, the harder a Rival. For a first game take one of 8 or more. Amber and Rabban are for the Streamlined variant alone.
    .unverified = Six of the ten Rival cards rest on one source.
uprising-rivals-objectives = Objectives of Rivals
    .text = Alone, the three Objectives are dealt at random, and a Rival may begin. With two players the Rival gets the ornithopter and never begins.
uprising-rivals-order = Turn order
    .text = Alone, turns go clockwise from the marker, which goes to Rivals too. Of two players the first acts, then the Rival, then the other; the marker stays between the players.
uprising-rivals-turn = A Rival's turn
    .text = As long as it has Agents it draws cards of House Hagal until one leads to a free space; one that The Voice of the original closed to it is not free. The Agent goes there and gets what the card shows, not what the space gives. It pays no cost, and does not have to meet what the space asks for, only [what the card asks for](rivals/double). It never reveals. If no card of the deck leads anywhere, it has no more turns this round.
    .unverified = The last sentence, and The Voice, are our choice.
uprising-rivals-reshuffle = When the deck is empty
    .text = Reshuffle is in the deck with two players alone. When it comes up, or when the deck is empty, all cards of House Hagal are shuffled, and drawing goes on.
    .unverified = The deck is known from a list of 38 cards; 37 are said to be printed.
uprising-rivals-double = Cards with a condition
    .text = A card whose condition does not hold, as Sietch Tabr without 2 Influence with the Fremen, is passed over. Of one with two spaces only the half counts whose condition holds now; if that space is taken, another card is drawn. An effect whose condition does not hold brings nothing; the Agent goes all the same.
uprising-rivals-deserts = Desert spaces
    .text = Deep Desert needs bonus spice; the card of two basins leads to the one with more of it, of equals to the one with more in all. Without bonus spice, or if that basin is occupied, another card is drawn. It takes all bonus spice in any case. With Maker Hooks, if the Conflict admits sandworms, they come in place of the space's own spice: one at Hagga Basin, two at Deep Desert, none at Imperial Basin. With hooks the card of two basins removes the Shield Wall first.
    .unverified = That an occupied basin ends the card is our choice.
uprising-rivals-deploy = What it deploys
    .text = From a combat space all troops that it recruited this turn go to the Conflict, and up to two of its garrison.
uprising-rivals-influence = Its Influence
    .text = A numbered icon means that place of its priority list. A free one goes where it has least, of equals to the first on the list. It scores for 2 and for Alliances like a player, without the bonus of 4. A free icon passes over tracks at their top; a numbered one is lost there.
    .unverified = What happens at the top of a track is our choice.
uprising-rivals-spies = Its Spies and its Scheme
    .text = A Spy goes to the first free post of a faction by the list. A Place Spy card puts one on the first free post of its colour, and another card is drawn for the Agent. With no such post free nothing is placed. With the third, which stays, the other two come home, and its Scheme is carried out. It never infiltrates and never gathers.
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
    .text = It takes rewards like a player, doubled by a sandworm, pays for points whenever it can, also by recalling Spies, and pairs battle icons, its wild one at the end. A Scheme that a Spy of a reward sets off is carried out at once. What only touches a deck is nothing to it. With three seats the third reward is only for a tie for second place.
uprising-rivals-affected = Effects against opponents
    .text = They hit it as far as it has what they name: troops and Intrigue cards, but no hand. Its own Secrets steals from every other seat with four, the other Rival too. What it controls it always defends and is paid for.
    .unverified = That it always defends is our choice.
uprising-rivals-choices = Who chooses for it
    .text = Only Conflicts of the original leave a Rival a choice. Then the player makes it, of two players the one with the first player marker.
    .unverified = With two players this is our choice.
uprising-rivals-win = It can win
    .text = A Rival with 10 points ends the game like a player, and can win it. If it is equal to a player in everything, it comes behind them.
    .unverified = The last sentence is our choice.
uprising-rivals-levels = Levels of the solo game
    .text = Mercenary, the usual level here: you start with an Intrigue card, Rivals without a garrison. Sardaukar: no Intrigue card for you, and three troops in each garrison of theirs. Mentat: the same with Brutal Escalation, Expert Deployment and Smart Politics. Kwisatz Haderach: all that, and no Swordmaster for you.
    .unverified = That Mercenary is the usual level is our choice.
uprising-rivals-variants = Variants
    .text = They can be chosen without a level, too. Brutal Escalation: in Conflicts III two cards are drawn for swords, and both count. Expert Deployment: in Conflicts I and II it sends no troops while it has three units more there than everybody else, and its recruits stay in the garrison; sandworms come all the same and are counted first. Smart Politics: Dutiful Service, Deliver Supplies, Secrets and Fremkit are passed over if it has that Alliance and is ahead of everybody, or if it has 2 or more and is 2 or more behind the first. Row Churn, alone: after your Reveal turn two dice are rolled, and each takes away the card at that place of the row, counted from the left; a 6 takes none, a double one.
uprising-rivals-streamlined = The Streamlined Rival
    .text = For two players: it scores nothing, pays for no point, cannot win, and collects no more goods once it has its Swordmaster. It still takes Alliances away, and bonus spice that it would take goes to the bank.

## Six players: three against three

uprising-six = Six players: three against three
uprising-six-teams = Two teams
    .text = Muad'Dib and Shaddam are Commanders with two Allies each; any other Leader can be an Ally. They sit so that the teams take turns around the table: Muad'Dib, an Ally of Shaddam's, one of Muad'Dib's, Shaddam, and again one of Muad'Dib's and one of Shaddam's. Team mates are no opponents, but their hands stay hidden from each other, and their Agents and Spies stand in the way as anybody's. Talk is open to the whole table.
    .unverified = All of this chapter is known at second hand: the supplement itself could not be read.
uprising-six-setup = Set-up
    .text = The other side of the board and the CHOAM module are used; two contracts are set aside for Shaddam. There are nine Conflicts: five of level II, four of level III. A Commander has 4 points, 1 water, two Agents, three Spies, a deck of his own and a cube on his own track; he has no troops, no Objective and no control markers. An Ally has 1 point and what players usually have. In the variant Go to 11 Allies begin without a point.
uprising-six-first = Objectives and the first player
    .text = Each Ally gets one of four Objectives; if a team got both desert mice, the one without the marker is exchanged with the enemy Ally beside it. The Ally with the marker begins, and it goes round all six.
uprising-six-spaces = The other side of the board
    .text = The tracks are Great Houses, Spacing Guild, Bene Gesserit and Fringe Worlds. Great Houses: [[economic_support]] gives 1 spice and [trade](six/trade), [[military_support]] for 2 spice [reinforcements](six/reinforce). Fringe Worlds: [[controversial_technology]] for 2 spice an Intrigue card, a card, and you may trash one; [[expedition]] a contract. City: [[carthag]] gives a troop and an Intrigue card. Maker: [[habbanya_erg]] for 1 water 2 spice, its bonus spice and a card. Dutiful Service, Desert Tactics and Fremkit are gone, and there are 15 posts.
uprising-six-activate = Activating an Ally
    .text = On each turn a Commander activates one Ally. On an Agent turn the arrow of his Agent names the one; his third points both ways. On a Reveal turn he chooses. A Plot card played first settles it for the whole turn. On his turn the Ally's units and garrison count as his, and what they do as done by him.
    .unverified = That a Plot card settles it is our choice; the last sentence rests on one source.
uprising-six-shared = What goes to the Ally
    .text = Troops, sandworms, Maker Hooks, swords and Influence on the main board go to the activated Ally, and with the Influence its points, Alliances and bonuses. All other goods, cards, contracts, Spies and points are the Commander's, who pays all costs. Won Conflicts with their battle icons are the Ally's alone.
uprising-six-level = What Influence a Commander has
    .text = On the main board his level is the better one of his Allies'. He pays Influence from his own track alone. Where an Alliance is asked for, only that of his own track counts, not an Ally's.
    .unverified = The second sentence is our choice; other programs for six players have the third as we do.
uprising-six-deploy = Deploying on a Commander's turn
    .text = From a combat space the activated Ally decides how many troops go. An effect of the Commander's card that deploys or retreats is his own.
    .unverified = It rests on one or two sources.
uprising-six-swords = Swords for an Ally
    .text = Swords that a Commander reveals for an Ally wait for the Ally's own Reveal turn. An Ally who ends that turn without a unit in the Conflict loses all swords, their own too: they do not count again if a unit comes later. Swords for an Ally who has revealed and has no unit are lost with the Commander's turn.
    .unverified = It rests on one source.
uprising-six-icons = Emperor and Fremen icons
    .text = The Emperor's icon means the Great Houses :influence_great_houses:, the Fremen icon the Fringe Worlds :influence_fringe_worlds:, where Influence is asked for, too. Only Shaddam may choose the Emperor, and only Muad'Dib the Fremen, on their own boards. A visit to a space of the main board always moves that space's own track.
uprising-six-personal = The Commanders' boards
    .text = Each has two spaces where only he goes, and a track. Shaddam: [[space:sardaukar]], for 3 spice, and [[vast_wealth]], which gives 3 Solari; level 1 brings each of the team 1 Solari, level 3 a Spy. Muad'Dib: [[hardy_warriors]], for 1 water two troops, and [[desert_mastery]], which gives a card and 1 spice; level 1 brings each of the team 1 spice, level 3 brings 1 water. Level 2 is a point and 4 the Alliance for the Commander; there is no bonus at 4.
uprising-six-bonuses = Bonuses at four
    .text = Great Houses: two troops. Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fringe Worlds: a Spy. An Alliance may pass between team mates.
uprising-six-swordmaster = Swordmaster
    .text = The visit gives a third Agent and a token. The Agent leaves the game at the end of the round in which it is sent. The token gives 2 swords on each of your Reveal turns, beginning with this round's; a Commander's go to the Ally he activates.
uprising-six-trade = Trade
    .text = You and one team mate may each give the other any number of one kind of goods: Solari, spice, water or Intrigue cards. One may give alone.
    .unverified = How it goes rests on one source; that the kinds may differ is our choice.
uprising-six-reinforce = Reinforce
    .text = Whoever uses the icon :reinforce: recruits three troops, divided between the two Allies of the team. Each may go to the Conflict at once, though the space has no crossed swords; no other troop may.
uprising-six-worms = Sandworms
    .text = Only Muad'Dib's side can have Maker Hooks and summon sandworms; at Sietch Tabr the other side gets troop and water but no hooks. When one of his Allies takes hooks, the other has them too. Muad'Dib uses those of the Ally he activates.
    .unverified = That hooks are shared is not in the rules as we know them.
uprising-six-throne-row = The Throne Row
    .text = Shaddam's Imperial Tent moves cards that are not Fremen from the Imperium Row to the Throne Row. Only his side acquires them, in whatever way. An option moves one there before the first round.
uprising-six-cards = The Commanders' own cards
    .text = Each Commander plays with ten cards of his own. Where one lets the Allies help to pay, each of them says how much, and if it is not enough nobody pays. What one gives to the Allies they get without being asked; who gets which of two things the Commander says.
uprising-six-leaders = Leaders with six players
    .text = Shaddam's ring keeps the Ally whom he activates from deploying, too. Muad'Dib's ability looks at the sandworms of the Ally he activates. [[leader:gurney_halleck]] asks for a strength of 10.
uprising-six-combat = Combat
    .text = Each Ally fights alone; strengths are never added up. All six are asked in turn order: a Commander may play a Combat card wholly for one Ally with a unit, and pays for it himself. Three rewards are given as with four players; Commanders get none.
    .unverified = That the Commander pays is our choice.
uprising-six-yield = Yielding
    .text = If the two Allies of a team are tied, one of them may yield: the other comes before them, and they take the next reward, or nothing if they were tied for third.
uprising-six-end = The end
    .text = When any player has 10 points, or after nine rounds, the points of each team are added up. A tie is broken by the goods of the team together, in the [usual order](end/ties). If they do not decide it, the team with the latest Reveal turn has won.
    .unverified = The last sentence is our choice.
