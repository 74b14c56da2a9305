### The rules of Dune: Imperium that Uprising does not share. How they are marked: learn/rules/page.py.

## basics

imperium-basics-deck = Your deck
    .text = Everybody starts with the same [ten cards](setup/player). New cards go to your discard pile :discard_pile: and come up when it is shuffled. Trashed cards :trash: leave the deck for good, which brings the better ones up more often.
imperium-basics-mentat = The Mentat
    .text = The Mentat :mentat: is an Agent of nobody's whom you can have for one round. See [its space](spaces/mentat).

## Setting up

imperium-setup = Setting up
imperium-setup-board = The board
    .text = The Mentat :mentat: stands at its space, the four Alliance tokens lie on their tracks, and nothing is controlled or gathered yet.
imperium-setup-conflicts = The Conflict deck
    .text = One card of level I on top, below it five of level II, below them all four of level III, shuffled by level: ten rounds at most. The others stay in the box, unseen.
imperium-setup-cards = Decks, row and Reserve
    .text = Intrigue deck (40) and Imperium deck (67) are shuffled; five Imperium cards lie open as the Imperium Row :row:. The Reserve :reserve: has three stacks: [[arrakis_liaison]] (8), [[the_spice_must_flow]] (10) and [[card:foldspace]] (6).
imperium-setup-leaders = Finding Leaders
    .text = Of eight Leaders each player gets one: here they are drawn, chosen in reverse turn order, dealt by twos, or named. One to three icons after the name say how hard one is to play; for a first game take those with one: [[leader:paul_atreides]], [[leader:glossu_rabban]], [[leader:earl_memnon_thorvald]], [[leader:count_ilban_richese]]. Two Leaders of the same House may meet, though the story would not have it.
    .unverified = The book says only that they are chosen or drawn.
imperium-setup-player = What each player has
    .text = A deck of ten cards, shuffled: [[diplomacy]], [[reconnaissance]], [[seek_allies]] and [[signet_ring]], two each of [[convincing_argument]] and [[dagger]], and two of [[dune_the_desert_planet]]. 1 water :water: and no other goods, two Agents at the Leader and the third beside the board, three troops in the garrison and nine in the supply, a cube at the bottom of each track. With one or two players [House Hagal](hagal/deck) plays along.
imperium-setup-score = Points at the start
    .text = With four players everybody begins with 1 point :vp:, otherwise with none.
imperium-setup-first-player = Who begins
    .text = The first player is drawn at random or agreed on, and takes the marker :first_player:.
imperium-setup-own-setups = Leaders with a set-up of their own
    .text = [[leader:glossu_rabban]] starts with a spice and a Solari more. [[leader:baron_vladimir_harkonnen]] picks two different factions in secret, when all else is set up and before the first round. The other two stay unknown.

## influence

imperium-influence-bonuses = The bonuses at four
    .text = Emperor: two troops. Spacing Guild: 3 Solari. Bene Gesserit: an Intrigue card. Fremen: 1 water.

## intrigue

imperium-intrigue-hidden = Kept secret
    .text = Your Intrigue cards :intrigue: come mainly from [[carthag]], [[conspire]] and [[secrets]]. They lie face down, apart from your hand, and are your secret until played; look at them whenever you want. How many somebody has is open.
imperium-intrigue-combat = Combat
    .text = A Combat card is played in the [Combat phase](combat/intrigue), by whoever has a troop in the Conflict.
imperium-intrigue-waiting = Cards that wait
    .text = A card that speaks of your Reveal turn lies face up until then. It is used and discarded as your Reveal turn begins.
    .unverified = That one which works for the whole turn is discarded by then is our choice.
imperium-intrigue-deck = When the Intrigue deck is empty
    .text = Then its discard pile is shuffled. If both are empty, nothing is drawn.

## round

imperium-round-conflict = The Conflict
    .text = The top card of the Conflict deck is turned up: it says what is fought for this round. It is laid on those of the rounds before, which do nothing more, won or not.
imperium-round-hand = Five cards
    .text = Then everybody draws five cards.

## agents

imperium-agents-layout = What is on a card
    .text = Name; faction, if it has one; Agent icons at the left; the agent box, used on Agent turns; the reveal box, used on Reveal turns; the cost in Persuasion; and sometimes an acquire box below it.
imperium-agents-icons = The seven Agent icons
    .text = Emperor :emperor:, Spacing Guild :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, City :city: and Spice Trade :spice_trade:.
imperium-agents-occupied = Occupied spaces
    .text = A space with an Agent, your own or another's, is closed, unless an effect says otherwise.
imperium-agents-requirement-spaces = Which space asks for Influence
    .text = [[sietch_tabr]] alone: 2 or more with the Fremen.
imperium-agents-must = Must and may
    .text = An effect has to be carried out unless it says “may”, has an arrow, or is a plain trash icon :trash:. Of several with “or” between them you take one that can be carried out. [Deploying](units/deploy) is always your choice. An effect that cannot be done yet waits, and lapses with the end of the turn.
imperium-agents-swordmaster = The third Agent
    .text = Your third Agent, the Swordmaster :swordmaster:, waits beside the board until you visit [[space:swordmaster]]. Then it is yours for the rest of the game and can be sent this very round.
imperium-agents-recall = Recalling an Agent
    .text = A recalled Agent :recall_agent: comes back to your Leader and can be sent again on a later turn of this round. It may be any of yours on the board, also the one that you have just sent. The space that it leaves is free.
    .unverified = That the Mentat can be recalled like this is our choice.

## units

imperium-units-unit = Twelve troops
    .text = Each player has twelve troops :troop:. Each of them is in the supply, in the garrison :garrison: or in the Conflict.
imperium-units-deploy = Deploying
    .text = When you send an Agent to a combat space :combat: you may deploy to the Conflict: any of the troops recruited this turn, from whatever source, and up to two others from your garrison. You never have to.
imperium-units-combat-spaces = Combat spaces
    .text = Ten spaces have crossed swords :combat:: all cities and Maker spaces, [[heighliner]], [[hardy_warriors]] and [[stillsuits]].

## control

imperium-control-spaces = Which spaces can be controlled
    .text = [[arrakeen]] and [[carthag]] bring 1 Solari :solari:, [[imperial_basin]] 1 spice :spice:. That spice is not harvested.
    .unverified = The last sentence is our reading.

## reveal

imperium-reveal-drawn = Cards drawn now
    .text = A card drawn during your Reveal turn is revealed and used at once.
imperium-reveal-clean-up = Clean-up
    .text = At the end of the turn all cards before you, those of the Agent turns too, go to your discard pile.

## acquire

imperium-acquire-buy = What can be acquired
    .text = On your Reveal turn you may acquire any number of cards of the Imperium Row :row: and of the Reserve :reserve:, as long as Persuasion lasts. The cost stands at the upper right.
imperium-acquire-foldspace = Foldspace is not for sale
    .text = [[card:foldspace]] comes by its own icon alone, at the space of that name.
imperium-acquire-set-aside = Cards set aside
    .text = A card of the row that [[leader:helena_richese]] sets aside is for her alone: 1 Persuasion cheaper on her Reveal turn, at its printed cost in other ways. If she has not acquired it by the end of that turn, it is removed.

## combat

imperium-combat-strength = Strength
    .text = Each troop in the Conflict counts 2, each sword :sword: 1. Without a troop there your strength :strength: is 0, and nothing can raise it.
imperium-combat-rewards = Rewards by strength
    .text = The highest strength :strength: wins the Conflict and takes the first reward, the next the second. With four players the third takes the third reward. Nobody with a strength of 0 gets anything.
imperium-combat-ties-first = A tie for first place
    .text = Nobody wins. All who are tied take the second reward. With four players, if just two are tied, the others compete for the third reward; in every other case nothing more is given.
    .unverified = The book speaks of two who are tied. For three or four it follows Uprising's book.
imperium-combat-ties-second = A tie for second place
    .text = All who are tied take the third reward, with three players as well, and nothing more is given.
    .unverified = That three players have it too is clear in Uprising's book alone.
imperium-combat-intrigue = Combat cards
    .text = Combat cards go round the table, beginning with the first player. Only those with a troop in the Conflict are asked. Play as many as you like, or pass; a pass does not bind you when your turn comes again. One full round of passes ends it.
imperium-combat-out = Without a troop
    .text = Without a troop in the Conflict you take no part. If you lose or withdraw the last one, you drop out at once and have no strength.
    .unverified = That one drops out at once is our choice.
imperium-combat-win-cards = Cards for winners
    .text = A card that speaks of winning is played after the Conflict is won, before the next phase. It is of no use after a tie for first place. One drawn as the reward may be played at once, and goods of the reward may pay for it.

## makers

imperium-makers-spaces = The Maker spaces
    .text = [[imperial_basin]] has 1 spice of its own and costs nothing, [[hagga_basin]] has 2 and costs 1 water, [[the_great_flat]] has 3 and costs 2 water.
imperium-makers-left = An Agent who left
    .text = What counts is the moment of this phase: a space whose Agent was taken away before gets spice, too.
imperium-makers-carryall = What counts as harvested
    .text = [[carryall]] doubles the space's own spice, not the bonus. [[leader:countess_ariana_thorvald]] harvests one less in all and draws a card.

## recall

imperium-recall-mentat = The Mentat goes home
    .text = The Mentat goes back to its space, used or not, unless it was [won for the next round](spaces/mentat-won).

## end

imperium-end-when = When the game ends
    .text = The Recall phase begins with it: if anybody has 10 points or more by then, or the Conflict deck is empty, the game ends. Points that were lost again before do not count; those of the last Combat do. There are ten rounds at most.
imperium-end-winner = Who wins
    .text = Whoever has the most points :vp: wins; the track has no upper end.
imperium-end-ties-last = Equal in everything
    .text = Then they share the place.
    .unverified = The book stops at the troops; this is our choice.

## Clarified Leaders and cards

imperium-clarified = Clarified Leaders and cards
imperium-clarified-baron = Baron Harkonnen
    .text = [[leader:baron_vladimir_harkonnen]]: his two secret factions are shown once in a game, in the turn in which he has deployed four or more troops: one Influence with each.
    .unverified = That he cannot put it off to another turn is our choice.
imperium-clarified-bindu = Bindu Suspension
    .text = [[bindu_suspension]]: only as the very first thing of a turn. Draw a card; then you may pass this turn and stay in the round.
imperium-clarified-calculated-hire = Calculated Hire
    .text = [[calculated_hire]]: for 1 spice it takes the Mentat, from its own space alone. No card is drawn, and the space stays free for others.
imperium-clarified-demand-respect = Demand Respect
    .text = [[demand_respect]]: spice of the reward, or of [[to_the_victor]], may pay for it.
imperium-clarified-kwisatz = Kwisatz Haderach
    .text = [[kwisatz_haderach]]: draws a card and sends any of your Agents, also one from the board, to any space, whoever is there, even back to the one it left. It can be played with no Agent at your Leader. Costs and requirements stay, and so do spaces for once in a game and The Voice.
    .unverified = That the Influence a space asks for is still needed is our choice.
imperium-clarified-looking = Looking at the deck
    .text = [[leader:paul_atreides]] and [[poison_snooper]] look at the top card; into an empty deck nobody looks, and nothing is shuffled for it.
imperium-clarified-humanity = Test of Humanity
    .text = [[test_of_humanity]]: each opponent, one after the other from your left, discards a card of their choice or loses a troop in the Conflict. They choose only what they can do; with neither, nothing happens.
imperium-clarified-voice = The Voice
    .text = [[the_voice]]: closes any space to your opponents until your next turn, whatever they play.
imperium-clarified-helena = Helena Richese
    .text = [[leader:helena_richese]]: Agents of others do not stop her at Landsraad and city spaces; her own do.
    .unverified = That her own do is our reading.
imperium-clarified-leto-ilban = Leto and Ilban
    .text = [[leader:duke_leto_atreides]] pays 1 Solari less at Landsraad spaces. [[leader:count_ilban_richese]] draws a card whenever he pays Solari to a space.
imperium-clarified-guild-bankers = Guild Bankers
    .text = [[guild_bankers]]: each [[the_spice_must_flow]] costs 3 less this turn, every copy that you acquire. Nothing else is cheaper.
imperium-clarified-recruitment = Recruitment Mission
    .text = [[recruitment_mission]]: a Persuasion on the Reveal turn; each card acquired then may go on top of your deck.
imperium-clarified-shifting-allegiances = Shifting Allegiances
    .text = [[shifting_allegiances]]: the loss of Influence and the 2 spice are a cost, so there must be Influence to lose. The two steps up are with one faction, which may be the same one.
imperium-clarified-liet-kynes = Liet Kynes
    .text = [[liet_kynes]]: counts himself, and the Fremen cards of your Agent turns too.
imperium-clarified-mohiam = Reverend Mother Mohiam
    .text = [[reverend_mother_mohiam]]: with another Bene Gesserit card in play each opponent, from your left, discards two cards of their choice, or what they have.
imperium-clarified-assassination-mission = Assassination Mission
    .text = [[assassination_mission]]: its 4 Solari come whenever another effect trashes it, not when it is discarded.
imperium-clarified-gun-thopter = Gun Thopter
    .text = [[gun_thopter]]: takes a troop from the garrison of each opponent; an empty garrison loses nothing.
imperium-clarified-double-cross = Double Cross
    .text = [[double_cross]]: needs a troop of an opponent in the Conflict. With none in your supply it still takes theirs.
imperium-clarified-refocus = Refocus
    .text = [[refocus]]: shuffles discard pile and deck together, also without a discard pile, and draws a card.
imperium-clarified-staged-incident = Staged Incident
    .text = [[staged_incident]]: three troops of yours in the Conflict are lost for a point, and your strength falls with them.
imperium-clarified-corner-the-market = Corner the Market
    .text = [[corner_the_market]]: counts your copies of [[the_spice_must_flow]] in deck and discard pile together. For the second point you need more than each opponent has, one by one.
imperium-clarified-plans-within-plans = Plans Within Plans
    .text = [[plans_within_plans]]: asks for 3 or more on a track, one step above the one with the point.
imperium-clarified-tiebreaker = Tiebreaker
    .text = [[tiebreaker]]: is played in Combat or at the end, not both. At the end it brings 10 spice, which count for [ties](end/ties).

## Board spaces

imperium-spaces = Board spaces
imperium-spaces-all = All spaces
    .text = There are 22. Each of the following says what a visit costs and what it brings. At a space of a faction you also move [one step up](agents/effects) there; which spaces are for fighting is told [elsewhere](units/combat-spaces).
imperium-spaces-conspire = Conspire
    .text = Emperor. Costs 4 spice. 5 Solari, two troops and an Intrigue card.
imperium-spaces-wealth = Wealth
    .text = Emperor. 2 Solari.
imperium-spaces-heighliner = Heighliner
    .text = Spacing Guild. Costs 6 spice. Five troops and 2 water.
imperium-spaces-high_council = High Council
    .text = Landsraad. Costs 5 Solari. A seat: 2 Persuasion :persuasion: on each Reveal turn from this round on. Once in a game for each player.
imperium-spaces-swordmaster = Swordmaster
    .text = Landsraad. Costs 8 Solari. Your third Agent. Once in a game for each player.
imperium-spaces-mentat = Mentat
    .text = Landsraad. Costs 2 Solari. A card, and the Mentat :mentat: if it stands there: one more Agent for this round. It is taken from its own space alone, never from a player.
imperium-spaces-mentat-won = The Mentat as a reward
    .text = Whoever wins [[sort_through_the_chaos]] takes the Mentat from wherever it is and has it for the whole next round; its space is without it then.
imperium-spaces-hall_of_oratory = Hall of Oratory
    .text = Landsraad. A troop, and 1 Persuasion more on your Reveal turn, if your Agent is still there.
imperium-spaces-rally_troops = Rally Troops
    .text = Landsraad. Costs 4 Solari. Four troops.
imperium-spaces-foldspace = Foldspace
    .text = Spacing Guild. Take a [[card:foldspace]] card of the Reserve. With none left the visit is worth the Influence alone.
imperium-spaces-selective_breeding = Selective Breeding
    .text = Bene Gesserit. Costs 2 spice. You may trash a card to draw two, once. The spice is paid in any case.
imperium-spaces-secrets = Secrets
    .text = Bene Gesserit. An Intrigue card, and [steal](intrigue/steal).
imperium-spaces-hardy_warriors = Hardy Warriors
    .text = Fremen. Costs 1 water. Two troops.
imperium-spaces-stillsuits = Stillsuits
    .text = Fremen. 1 water.
imperium-spaces-sell_melange = Sell Melange
    .text = Spice trade. 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari, once a visit.
imperium-spaces-secure_contract = Secure Contract
    .text = Spice trade. 3 Solari.
imperium-spaces-arrakeen = Arrakeen
    .text = City. A troop and a card. Whoever [controls](control/spaces) it gains 1 Solari.
imperium-spaces-carthag = Carthag
    .text = City. A troop and an Intrigue card. Whoever [controls](control/spaces) it gains 1 Solari.
imperium-spaces-research_station = Research Station
    .text = City. Costs 2 water. Three cards.
imperium-spaces-sietch_tabr = Sietch Tabr
    .text = City, so the visit brings no Influence. [Asks for 2](agents/requirement-spaces) with the Fremen. A troop and 1 water.
imperium-spaces-imperial_basin = Imperial Basin
    .text = Spice trade, a [Maker space](makers/taken). 1 spice and all bonus spice. Whoever [controls](control/spaces) it gains 1 spice.
imperium-spaces-hagga_basin = Hagga Basin
    .text = Spice trade, a [Maker space](makers/taken). Costs 1 water. 2 spice and all bonus spice.
imperium-spaces-the_great_flat = The Great Flat
    .text = Spice trade, a [Maker space](makers/taken). Costs 2 water. 3 spice and all bonus spice.

## terms

imperium-terms-sword = Swords
    .text = Each sword :sword: is one more strength this round, as long as you have a troop in the Conflict.

## open

imperium-open-hidden = Hidden
    .text = A hand and Intrigue cards are known to their owner alone, and so are the Baron's two factions until he shows them. Nobody knows the order of a deck, the Conflicts to come or left in the box, or the Intrigue cards of a [Rival](hagal/solo).

## One and two players: House Hagal

imperium-hagal = One and two players: House Hagal
imperium-hagal-deck = The deck of House Hagal
    .text = 31 cards: alone you play with 27 of them, two players with 28. All but Reshuffle show where the Agent goes, with icons, and at the bottom swords for Combat. No card leads to High Council, Mentat, Swordmaster, Research Station, Sietch Tabr, Sell Melange or Secure Contract.
imperium-hagal-turn = Its turn
    .text = Cards are drawn until one leads to a free space; one that [The Voice](clarified/voice) closed to it is not free. The Agent goes there, pays nothing, needs no Influence there, and gets what the card shows, not what the space gives; [Harvest Spice](hagal/harvest) alone takes spice. What of it cannot be had is left out. Whoever [controls](control/bonus) the space is paid as always. It never reveals, and has no turn without an Agent. If no card of the deck leads anywhere, it has no more turns this round.
    .unverified = The last sentence is our choice.
imperium-hagal-reshuffle = Reshuffle
    .text = Reshuffle is in the deck with two players alone. When it comes up, in Combat too, or when the deck is empty, all cards of House Hagal are shuffled into a new deck, and drawing goes on.
imperium-hagal-deploy = What it deploys
    .text = From a combat space all troops recruited on this turn, by the card or by its signet, go to the Conflict, and up to two of the garrison, also if the card recruits none. Elsewhere recruits stay in the garrison. [Expert Deployment](hagal/variants) may keep it from both.
    .unverified = That a troop of the signet goes to the Conflict is our choice.
imperium-hagal-harvest = Harvest Spice
    .text = The Agent goes to the free desert with most bonus spice, of equals to the one with most in all; if no free one has bonus spice, another card is drawn. With one player the Rival takes the desert's own spice and all bonus spice, like a player. With two, the bonus spice goes to the bank and nobody gains anything.
    .unverified = How the desert is chosen rests on one source; that occupied ones are left out, too.
imperium-hagal-swords = Its swords
    .text = When Combat begins, before any Combat card, each automaton with a troop in the Conflict draws a card for its swords alone.
imperium-hagal-affected = Effects against opponents
    .text = They hit it as far as it has what they name: troops and a Rival's Intrigue cards, but no hand.
imperium-hagal-choices = Who chooses for it
    .text = Influence goes where it has least. All else, and ties, a player decides: with two, the one with the first player marker.
    .unverified = With two players this is our choice.
imperium-hagal-two = Two players
    .text = House Hagal has no Leader, no cards and no goods. It starts with three Agents, an empty garrison, its twelve troops in the supply and a cube at the bottom of each track, and never has points. It acts after each Agent turn of the first player, three times a round at most, and not after a Reveal turn. Only the players pass the marker.
    .unverified = That it has no turn after a Reveal turn, and that only the players pass the marker, is implied and not said.
imperium-hagal-two-takes = What it takes away from two
    .text = It rises on tracks, without the [bonus at four](influence/bonuses), and holds Alliances, and takes places in the Conflict: what it would win is not paid out. Rewards are given as with three players, the third only for a [tie for second place](combat/ties-second). Winning for a controlled space knocks the marker off. Bonus spice that it harvests goes to the bank. It cannot win.
    .unverified = That a place it takes is not paid out is implied and not said.
imperium-hagal-solo = One player: two Rivals
    .text = Each has a Leader, of whom only the signet works, 1 water, two Agents, twelve troops and a cube at the bottom of each track. The Rival to your left begins, turns go round, and the marker goes to them too.
imperium-hagal-solo-leaders = Leaders of Rivals
    .text = All but Paul Atreides and Helena Richese can lead a Rival. For a first game: Memnon Thorvald and Rabban. Whether a Rival pays for its signet, you decide.
    .unverified = The last sentence follows from the rule that choices other than of Influence are yours.
imperium-hagal-solo-swordmaster = Their third Agent
    .text = Both get it at the beginning of a round: Mercenary round 5, Sardaukar round 4, Mentat and Kwisatz Haderach round 3.
imperium-hagal-solo-points = Their points
    .text = They score for 2 Influence and for Alliances like a player, without the bonus of 4, and buy a point :vp: whenever they can: for 3 Intrigue cards, 3 water, 7 Solari or 7 spice. They never play Intrigue cards; the three that they pay go to the discard pile, open.
imperium-hagal-solo-rewards = Their rewards
    .text = They take rewards like a player, control and the Mentat among them; what only touches a deck is nothing to them. With three seats the third reward is only for a [tie for second place](combat/ties-second).
imperium-hagal-solo-control = What they control
    .text = They are paid for it like a player and always defend it.
    .unverified = That they always defend is our choice.
imperium-hagal-solo-end = They can win
    .text = A Rival with 10 points ends the game like a player, and can win it. For [[corner_the_market]] each counts as owning two of The Spice Must Flow.
imperium-hagal-solo-levels = Levels
    .text = Mercenary: you start with a Solari and a spice more, Rivals without a garrison. From Sardaukar on they have three troops and an Intrigue card, and the Mentat costs you 5. Mentat adds Expert Deployment; Kwisatz Haderach leaves you without a Swordmaster.
imperium-hagal-variants = Variants
    .text = For one player. Expert Deployment, part of the two highest levels: in Conflicts I and II a Rival whose strength is 4 or more above everybody else's deploys nothing, and its recruits stay in the garrison; in Conflicts III it always deploys all it can. Brutal Escalation: in Conflicts III two cards are drawn for swords, and both count. Row Churn: after your Reveal turn two dice are rolled, and each takes away the card at that place of the row, counted from the left; a 6 takes none, a double one. The last two were printed with Rise of Ix.
