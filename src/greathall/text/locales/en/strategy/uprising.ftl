### How to play Dune: Imperium – Uprising well

uprising-opening = The first three rounds

uprising-opening-both-agents = Send every Agent, every round
    .text = An [Agent turn](agents/card) is the best thing that you have, and each round gives you two. Reveal when no Agent is left, or when no space that you can still reach is worth the card.
    .look = One Agent is at Fremkit, the other has not left home, and the hand is revealed all the same. Everybody else goes on.
uprising-opening-both-agents-measured = A player who sends one Agent a round and then reveals won { $won } % of { $games } games among three who send all ({ $even } % is even).

uprising-opening-influence = Influence is where points come from
    .text = The second step on a track brings a :vp: [point](influence/two), the fourth an [Alliance](influence/alliance). Begin in the first round. The Fremen are a good first track: with two steps there, [[sietch_tabr]] is open to you.
    .look = The second visit to Fremkit in round three: two Influence with the Fremen, and a second point.
uprising-opening-influence-measured = A player whose Agents never go to the factions won { $won } % of { $games } games among three whose Agents do ({ $even } % is even).

uprising-opening-cards = Acquire something in every Reveal turn
    .text = Starting cards bring little :persuasion: Persuasion and few icons. Two or three cheap cards in the first rounds are as good as a dear one, if they send Agents to new places. What is [left over](reveal/persuasion) is lost.
    .look = The first Reveal turn of the game: seven Persuasion buy three cards at once.
uprising-opening-cards-measured = A player who never acquires a card won { $won } % of { $games } games among three who do ({ $even } % is even).

uprising-opening-first-fights = Win one of the first Conflicts
    .text = Early Conflicts are won with three or four :troop: troops. A won card counts twice: its reward now, and its [battle icon](combat/icons), which is a point as soon as you have a second one of the kind.
    .look = Three troops in round two. With two swords in the Reveal turn they win the Conflict and control of the Spice Refinery.
uprising-opening-first-fights-measured = A player who stays away from the first three Conflicts won { $won } % of { $games } games among three who do not ({ $even } % is even).

uprising-opening-spies = Keep Spies on the board
    .text = A Spy [draws a card](spies/gather) when your Agent comes to a space that it watches, or lets you in [where another Agent is](spies/infiltrate). Place them where you will go next round, and recall them when they pay: you have three.
    .look = The Agent comes to Fremkit, and the Spy who watched it is recalled for a card. Two others stay where they are.
uprising-opening-spies-measured = A player who places no Spies of free will won { $won } % of { $games } games among three who do ({ $even } % is even).

uprising-opening-worms = Get Maker Hooks by the middle of the game
    .text = With [Maker Hooks](worms/hooks) a visit to the desert summons a :sandworm: sandworm, as strong as one and a half troops, which comes from nowhere and [doubles the reward](combat/doubling) of a Conflict. Behind the [Shield Wall](worms/wall) it cannot fight: look whether the wall stands.
    .look = The Shield Wall is gone. The visit to Hagga Basin gives no spice, but a sandworm: strength 9 with one Agent still to send.
uprising-opening-worms-measured = A player without Maker Hooks won { $won } % of { $games } games among three who take them ({ $even } % is even).

uprising-opening-third-agent = The Swordmaster helps, and is not the game
    .text = A third Agent costs 8 :solari: Solari, or 6 once somebody has one, and is there in the same round. Take it when several rounds are to come; do not give up Influence and Conflicts to save for it.
    .look = Round four: eight Solari, saved at Accept Contract round after round, become a third Agent.
uprising-opening-third-agent-measured = A player who never takes the Swordmaster won { $won } % of { $games } games among three who may ({ $even } % is even).

uprising-mistakes = The commonest mistakes

uprising-mistakes-no-fights = Troops that stay at home
    .text = A garrison wins nothing. Whoever never deploys leaves a reward and a battle icon to somebody else in every round. Even [second and third place](combat/rewards) get something.
    .look = Twelve troops, all that there are, sit in the garrison. The Conflict goes to strength 16.
uprising-mistakes-no-fights-measured = A player who never deploys a troop won { $won } % of { $games } games among three who do ({ $even } % is even).

uprising-mistakes-every-fight = Troops that always go
    .text = To send whatever is there into every Conflict is as bad as to send nothing. Count the :strength: strength that others can still add before you deploy; if first place is out of reach, keep the troops for a Conflict that you want.
    .look = All troops are in the Conflict, the garrison is empty, and strength 5 stands against 11 and 9.
uprising-mistakes-every-fight-measured = A player who deploys all that may go, every time, won { $won } % of { $games } games among three who choose ({ $even } % is even).

uprising-mistakes-kept-intrigue = Intrigue cards kept to the end
    .text = A hand full of Intrigue cards is worth nothing at the end, and [[secrets]] takes one from whoever has four. Play plot cards when they help a turn that you make anyway, and combat cards when they turn a Conflict.
    .look = The game is over, eleven points to five. Four Intrigue cards were never played.
uprising-mistakes-kept-intrigue-measured = A player who never plays Intrigue cards before the end won { $won } % of { $games } games among three who do ({ $even } % is even).

uprising-choam = With the CHOAM module

uprising-choam-contracts = Contracts are a bonus, not a plan
    .text = Take a [contract](contracts/take) when a space gives you one, and choose one for a space to which you go anyway. Do not send Agents round the board for contracts alone: those who leave them win about as often.
    .look = The Agent goes to Arrakeen in any case, and the contract taken rounds ago is completed on the way.
uprising-choam-contracts-measured = A player who does not care for contracts won { $won } % of { $games } games among three who do ({ $even } % is even).

uprising-two = Two players

uprising-two-every-fight = The Rival wants to win, too
    .text = With two players a [Rival](rivals/seats) sits at the table, scores, and fights hard. It does not look at what you do, so see what it has in the Conflict before you deploy, and leave it what you cannot win.
    .look = The Rival has strength 20 here. Hard stops at 11, takes second place, and keeps four troops for the next Conflict, which it wins.
uprising-two-every-fight-measured = A player who deploys all that may go, every time, won { $won } % of { $games } games; players who choose win { $even } % each, and the Rival the rest.

uprising-alone = Alone

uprising-alone-first-fights = The Rivals do not wait
    .text = Alone, both [Rivals](rivals/win) fight from the first round on, and nobody else keeps them from points. Go for first place where they are weak, and for second where they are not.
    .look = Round one: 13 is out of reach, 5 is not. Two troops and a sword are second.
uprising-alone-first-fights-measured = Alone, a player who stays away from the first three Conflicts won { $won } % of { $games } games; one who does not, { $even } %.

uprising-six = Three against three

uprising-six-spies = Spies count for the whole team
    .text = Six players crowd the board, and the space that you want is taken more often. A Spy who lets you in there, or draws a card, is worth more than at a table of four. Agree who goes where, and let the Commander [activate](six/activate) the Ally for whom the visit matters most.
    .look = Hard 3 has Maker Hooks and places a Spy at the Deep Desert. Three rounds later it calls two sandworms there.
uprising-six-spies-measured = A team that places no Spies of free will won { $won } % of { $games } games against one that does ({ $even } % is even).
