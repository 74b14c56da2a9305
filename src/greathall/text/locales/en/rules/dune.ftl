### The rules that Dune: Imperium and Uprising share. How they are marked: learn/rules/page.py.

## The basics

dune-basics = The basics
dune-basics-points = Victory Points
    .text = Success is measured in Victory Points :vp:. They come from [Influence](influence/two), [Alliances](influence/alliance), [Conflicts](combat/rewards) and cards. A point that is lost is taken off again.
dune-basics-end = How a game ends
    .text = Each round closes with a look at the points and at the Conflict deck. If anybody has 10 points or more, or no Conflict card is left, it was the last round, and whoever has the most points wins. See [the end](end/when).
dune-basics-leaders = Leaders
    .text = A Leader has two abilities of their own. The one on the left works as it says. The one on the right, with the signet :signet:, is used whenever you play your [[signet_ring]] on an Agent turn; revealed, the card does not use it.
dune-basics-draw = Drawing and shuffling
    .text = When a card :card: must be drawn and the deck is empty, shuffle your discard pile into a new deck and go on. Cards in hand and in play are not shuffled in. An empty deck alone is no reason to shuffle, and if there is nothing left, nothing is drawn.
dune-basics-cards-first = Cards come before rules
    .text = Where a card says something else than the rules, the card counts.
dune-basics-agents = Agents
    .text = You start with two Agents :agent:. They go to board spaces, and only where a card that you play leads them.

## Factions and Influence

dune-influence = Factions and Influence
dune-influence-tracks = Influence tracks
    .text = Each faction has a track. Your cube starts at the bottom. Sending an Agent to a space of a faction is one step up there; other effects move it up, and now and then down.
dune-influence-two = Two steps: a point
    .text = When your cube reaches 2 you gain a Victory Point :vp:. If it falls below 2, you lose that point. It may be won and lost any number of times.
dune-influence-four = Four steps: a bonus
    .text = When your cube reaches 4 you get the bonus printed there, whoever has the Alliance. It is not given back when you fall, and comes again when you rise to 4 anew.
dune-influence-alliance = Alliances
    .text = The first to reach 4 takes the Alliance of that faction, worth a Victory Point :vp:. Another player who comes to stand above the holder takes token and point. A tie changes nothing.
dune-influence-alliance-lost = Losing an Alliance
    .text = If its holder loses Influence, whoever was level with them takes the token, of several the one whom the holder names. If nobody was, and the holder falls below 4, it goes back to the board, where the next to reach 4 takes it. A holder who falls into a tie from above keeps it.
    .unverified = All of this is from the official FAQ, but for the last sentence, which is our choice.
dune-influence-alliance-needed = Where an Alliance is asked for
    .text = An effect that asks for an Alliance asks for the token itself. Having 4 Influence is not enough.
dune-influence-choose = Influence of your choice
    .text = An icon with any faction :influence_any: is for one that you choose. Two steps at once are taken with the same faction; an effect for two factions is one step with each of two different ones.
dune-influence-top = The top of a track
    .text = A track ends at 6. What would go beyond is lost, and a track at its top is not offered.
    .unverified = That it is not offered is our choice.
dune-influence-lose = Losing Influence
    .text = As a cost or as a loss a step down is taken from a track where you have at least one.

## Intrigue cards

dune-intrigue = Intrigue cards
dune-intrigue-plot = Plot
    .text = A Plot card is played on your own Agent or Reveal turns, at any moment: before you send an Agent, between effects, or after them. You may play several.
dune-intrigue-endgame = Endgame
    .text = An Endgame card is played when the game has ended, [before points are compared](end/intrigue).
dune-intrigue-conditions = Costs and conditions
    .text = To play a card you must meet its condition and pay its cost. What cannot be paid or met is not offered.
dune-intrigue-one-by-one = One after the other
    .text = A card is carried out whole before another is played. It lies open meanwhile and is discarded after that, so it cannot draw itself.
dune-intrigue-steal = Stealing
    .text = Where the icon :steal_intrigue: says so, each opponent with four or more Intrigue cards gives you one at random. Only the two of you know which.

## The round

dune-round = The round
dune-round-phases = Five phases
    .text = A round has five phases: round start, player turns, [Combat](combat/intrigue), [Makers](makers/spice), [Recall](recall/agents).
dune-round-defend = Defending what you control
    .text = If it is about a space that you [control](control/marker), you may put one troop :troop: from your supply into the Conflict at once, before hands are drawn.
dune-round-turns = Turns
    .text = From the first player :first_player: clockwise, each has one turn at a time: an [Agent turn](agents/card) or a [Reveal turn](reveal/cards).
dune-round-reveal-once = One Reveal turn
    .text = A Reveal turn is your last of the round; after it you are passed over. You may reveal with Agents left, but unless a card says so you cannot just pass: if you can send no Agent, you have to reveal. When all have revealed, the phase ends.

## Agent turns

dune-agents = Agent turns
dune-agents-card = A card sends an Agent
    .text = Play one card from your hand face up and send one Agent :agent: from your Leader to a board space with one of the card's Agent icons. One card sends one Agent, by one icon. Its reveal box is ignored.
dune-agents-none = Cards without icons
    .text = Without an Agent icon a card sends nobody; keep it for the Reveal turn.
dune-agents-cost = What a space costs
    .text = The cost of a space is paid at once, out of what you have by then, before any effect of the space or of the card. If you cannot pay, you cannot go there. A Plot card played before may bring what is missing.
dune-agents-requirement = Influence that is asked for
    .text = Some spaces, and some effects of cards, ask for a certain Influence with a faction, or more. For a space it must be there when the Agent is sent: the step of this very visit does not count, but a Plot card played before may bring it. For an effect it must be there when that is carried out.
dune-agents-effects = What a visit brings
    .text = You get what the space gives, and what the agent box of your card gives. At a space of a faction you also move up one step there.
dune-agents-order = In any order
    .text = All effects of a turn come in the order that you like, deploying and Plot cards among them. What one of them brings may pay for the next, or meet its condition.
dune-agents-arrow = Arrows are costs
    .text = What stands before an arrow is a cost, what stands behind it is what you get for it. On a card that you play or reveal, on a space or in a reward you need not pay; then you get nothing for it. You pay in full, and once for each time the card is played. The price of a space or of an Intrigue card is another thing: without it you cannot go there, or play it.
dune-agents-trashed = Cards that leave play
    .text = A card trashed before its box was used gives nothing more; what it gave before stays. A card that trashes itself still does what it says.
    .unverified = The designer said so; the books do not.

## Troops and the Conflict

dune-units = Troops and the Conflict
dune-units-recruit = Recruiting
    .text = For each troop icon :troop: one of your troops comes from your supply to your garrison :garrison:. What the supply lacks is not recruited, now or later.
    .unverified = That it is not made up for later is our choice.
dune-units-elsewhere = At other spaces
    .text = At a space without crossed swords recruits stay in the garrison, unless an effect deploys them.
dune-units-deploy-when = When to deploy
    .text = Deploying may come before, between and after the effects of the turn, in parts too. The number is that of the whole turn.
dune-units-retreat = Retreating
    .text = A troop that retreats :retreat: goes from the Conflict back to your garrison. “Any number” may be none.
dune-units-lose = Losing a troop
    .text = Lost troops are back in your supply, not in your garrison.

## Control

dune-control = Control
dune-control-marker = Winning control
    .text = Some Conflicts are about a space with a flag. Whoever wins one alone puts a control marker :control: there in place of any other. It stays until somebody else wins the space; a tie changes nothing.
dune-control-bonus = The control bonus
    .text = Whenever anybody sends an Agent to a space that you control, you yourself included, you gain its bonus, once the visit is paid for and before the visitor gets anything.
    .unverified = The moment is taken from an example in Uprising's book.

## The Reveal turn

dune-reveal = The Reveal turn
dune-reveal-cards = Reveal your hand
    .text = Lay all cards left in your hand face up before you. You get the reveal boxes :reveal: of those cards; the cards of your Agent turns give nothing now, and agent boxes are ignored. After boxes and [acquiring](acquire/buy) come your [strength](reveal/strength-marker) and the [clean-up](reveal/clean-up).
dune-reveal-order = In any order
    .text = The boxes come in the order that you like; cards may be acquired before, between and after them. A condition that comes true later in the turn still counts, once; nothing is taken back.
    .unverified = The second sentence is our choice.
dune-reveal-persuasion = Persuasion
    .text = Persuasion :persuasion: acquires cards. All of it is one sum, from cards, from a seat on the High Council :council: (2) and from spaces that say so. What is not spent is lost.
dune-reveal-no-deploying = No deploying
    .text = Troops recruited on a Reveal turn stay in the garrison unless an effect deploys them.
dune-reveal-strength-marker = Your strength is open
    .text = Your [strength](combat/strength) is added up and told, and follows whatever changes it later.

## Acquiring cards

dune-acquire = Acquiring cards
dune-acquire-discard = Where they go
    .text = An acquired card goes to your discard pile, unless something says elsewhere, and is not used now.
dune-acquire-row = The row is full
    .text = The Imperium Row always has five cards: one that is taken is replaced at once, and the new one may be acquired, too. When the deck is used up the row shrinks.
    .unverified = That the row shrinks is our choice.
dune-acquire-box = The acquire box
    .text = What stands below the cost, at the acquire icon :acquire:, works a single time, when you acquire the card; playing or revealing the card later does not repeat it.
dune-acquire-other-ways = Other ways to acquire
    .text = Some effects acquire a card for nothing or for goods. They take it from the same cards, at its printed cost, and its acquire box counts.

## Combat

dune-combat = Combat
dune-combat-intrigue = Combat cards
    .text = Combat cards go round the table, beginning with the first player. Only those with a unit in the Conflict are asked. Play as many as you like, or pass; a pass does not bind you when your turn comes again. One full round of passes ends it.
dune-combat-out = Without a unit
    .text = Without a unit in the Conflict you take no part. If you lose or withdraw the last one, you drop out at once and have no strength.
    .unverified = That one drops out at once is our choice.
dune-combat-asked = Asked in any case
    .text = Here everybody who takes part and holds Intrigue cards is asked, whether or not one fits, so that nobody learns what they hold.
    .unverified = This is how the program does it; it is no rule of the books.
dune-combat-ties = Ties
    .text = Players who are tied take the reward of the next lower place: for [first place](combat/ties-first) the second reward, for [second place](combat/ties-second) the third, for [third place](combat/ties-third) nothing.
dune-combat-ties-third = A tie for third place
    .text = Nobody gets anything for it.
dune-combat-order = In which order rewards are taken
    .text = In turn order from the first player. Each takes the parts of a reward in the order that they like.
    .unverified = The books do not say it; the designer did, where it matters.
dune-combat-supply = After the fight
    .text = When all rewards are taken, all troops in the Conflict go to the supply of their players, not to the garrison, and strength is 0 again. So troops won as a reward come out of the supply before the fighters are back.

## Makers

dune-makers = Makers
dune-makers-spice = Bonus spice
    .text = After Combat each Maker space :maker: without an Agent gets 1 bonus spice :bonus_spice:, beside any that lies there.
dune-makers-taken = Harvesting
    .text = Whoever sends an Agent to a Maker space takes its own spice :spice: and all bonus spice on it.

## Recall

dune-recall = Recall
dune-recall-agents = Agents come home
    .text = If the game has not ended, everybody takes their Agents back to their Leader.
dune-recall-marker = The first player
    .text = The first player marker :first_player: goes to the next player clockwise, and a new round begins.

## The end

dune-end = The end
dune-end-intrigue = Endgame cards
    .text = First, from the first player clockwise, everybody may play their Endgame cards. Then points are compared.
    .unverified = The books name no order; this is our choice.
dune-end-ties = Ties
    .text = Of those with equally many points the one with more spice :spice: wins, then Solari :solari:, then water :water:, then troops in the garrison :garrison:.

## Icons and terms

dune-terms = Icons and terms
dune-terms-goods = Solari, spice, water
    .text = Solari :solari:, spice :spice: and water :water: come from the bank and go back there. The bank has no end: if pieces run out, use something else. They are kept from round to round.
dune-terms-gains = What is gained
    .text = [Goods](terms/goods) are yours until you spend them. [Influence](influence/tracks) and [points](basics/points) move at once on their tracks. [Persuasion](reveal/persuasion) :persuasion: and [swords](terms/sword) :sword: are for this round alone.
dune-terms-in-play = In play
    .text = A card is in play from the moment it is played or revealed. Trashing it ends that, or the clean-up of your Reveal turn.
dune-terms-bond = Bonds
    .text = An effect with a bond needs another card of that faction in play. Two such cards help each other, in whatever order they came.
dune-terms-trash = Trash
    .text = A trash icon :trash: lets you remove a card from your hand, your discard pile or your cards in play. You need not, unless it is a cost or the card says that it trashes itself. Cards of the Reserve go back to their stack.
dune-terms-discard = Discard
    .text = To discard :discard: is to put a card of your choice from your hand on your discard pile. Intrigue cards do not count for it, unless that is said.
dune-terms-sword = Swords
    .text = Each sword :sword: is one more strength this round, as long as you have a unit in the Conflict.
dune-terms-copies = What a card gave stays
    .text = Points and goods that a card gave stay when it is trashed.

## What is open and what is hidden

dune-open = What is open and what is hidden
dune-open-open = Open to all
    .text = Leaders, goods, troops, Influence, points, the row, cards in play, discard piles, and the number of cards anywhere are open to everybody.
    .unverified = The books do not speak of all of these; the number of cards is our choice.
dune-open-seen = What everybody saw
    .text = A card that all saw on its way into a hand is known until it leaves the hand or is shuffled.
    .unverified = This is our choice.
