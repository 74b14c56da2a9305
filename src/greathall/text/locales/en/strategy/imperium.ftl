### How to play Dune: Imperium well

imperium-opening = The first three rounds

imperium-opening-both-agents = Send every Agent, every round
    .text = An [Agent turn](agents/card) is the best thing that you have, and each round gives you two. Reveal when no Agent is left, or when no space that you can still reach is worth the card. A card that sends an Agent cannot be revealed for Persuasion, and is nearly always worth more that way.
    .look = One Agent is at Wealth, the other has not left home, and the hand is revealed all the same. Everybody else goes on.
imperium-opening-both-agents-measured = A player who sends one Agent a round and then reveals won { $won } % of { $games } games among three who send all ({ $even } % is even).

imperium-opening-influence = Influence is where points come from
    .text = The second step on a track brings a :vp: [point](influence/two), the fourth an [Alliance](influence/alliance). Four factions are four such points, the surest on the board. Begin in the first round, and know which track your next visit will lift to two.
    .look = The reward of a Conflict lifts the Fremen to two and the Emperor to four: four points in all at the beginning of round four, more than anybody else.
imperium-opening-influence-measured = A player whose Agents never go to the factions won { $won } % of { $games } games among three whose Agents do ({ $even } % is even).

imperium-opening-cards = Acquire something in every Reveal turn
    .text = Starting cards bring little :persuasion: Persuasion and few icons. Prefer what sends Agents to places that your hand does not reach yet, and what gives :persuasion: Persuasion or :sword: swords when it is revealed. What is [left over](reveal/persuasion) is lost.
    .look = Round three, six Persuasion, and all of it buys the Worm Riders. The seat in the High Council gave two of the six.
imperium-opening-cards-measured = A player who never acquires a card won { $won } % of { $games } games among three who do ({ $even } % is even).

imperium-opening-first-fights = Win one of the first Conflicts
    .text = Early Conflicts are won with three or four :troop: troops, and their rewards are Influence, money and cards when these matter most. Troops come back from every fight to the supply, not to you: fight where you can be first, and let the others have the next one.
    .look = Four troops go into one Conflict at once: strength 8 against 6. It brings Influence with two factions.
imperium-opening-first-fights-measured = A player who stays away from the first three Conflicts won { $won } % of { $games } games among three who do not ({ $even } % is even).

imperium-opening-council = The High Council is a sound first goal
    .text = A seat in the [[high_council]] costs 5 :solari: Solari and gives two :persuasion: Persuasion in every Reveal turn to come. In round three it pays for itself several times over; in round seven it hardly does.
    .look = Round three: five Solari, saved in two rounds, become a seat.
imperium-opening-council-measured = A player who never takes a seat won { $won } % of { $games } games among three who may ({ $even } % is even).

imperium-opening-third-agent = The Swordmaster helps, and is not the game
    .text = A third Agent for 8 :solari: Solari is one more turn in each round that is left. Take it when the Solari are there and several rounds are to come; do not give up Influence and Conflicts to save for it.
    .look = Round five: a seat in the High Council first, now the Swordmaster. Normal 3 wins this game.
imperium-opening-third-agent-measured = A player who never takes the Swordmaster won { $won } % of { $games } games among three who may ({ $even } % is even).

imperium-mistakes = The commonest mistakes

imperium-mistakes-no-fights = Troops that stay at home
    .text = A garrison wins nothing. Whoever never deploys leaves a reward to somebody else in every round, and from the middle of the game on these are points. Even [second place](combat/rewards) gets something, and with four players third place does, too.
    .look = Five troops in the garrison and strength 0. Seven and eight are enough for the places in this Conflict.
imperium-mistakes-no-fights-measured = A player who never deploys a troop won { $won } % of { $games } games among three who do ({ $even } % is even).

imperium-mistakes-every-fight = Troops that always go
    .text = To send whatever is there into every Conflict is as bad as to send nothing: a troop in each fight is last in most of them. Count the :strength: strength that others can still add before you deploy; if first place is out of reach, keep the troops for a Conflict that you want.
    .look = All troops are in the Conflict, the garrison is empty, and strength 7 stands against 19 and 8. The next big Conflict finds nobody at home.
imperium-mistakes-every-fight-measured = A player who deploys all that may go, every time, won { $won } % of { $games } games among three who choose ({ $even } % is even).

imperium-mistakes-kept-intrigue = Intrigue cards kept to the end
    .text = A hand full of Intrigue cards is worth nothing at the end, and [[secrets]] takes one from whoever has four. Play plot cards when they help a turn that you make anyway, and combat cards when they turn a Conflict.
    .look = The game is over at 10 points. Six Intrigue cards were never played.
imperium-mistakes-kept-intrigue-measured = A player who never plays Intrigue cards before the end won { $won } % of { $games } games among three who do ({ $even } % is even).

imperium-two = Two players

imperium-two-every-fight = House Hagal takes places, not points
    .text = [House Hagal](hagal/two) blocks spaces and sends troops, but cannot win. Your opponent is one person, so a point that they do not get is as good as one that you get; still, choose your Conflicts.
    .look = Four troops and a sword, 9 in all, against House Hagal's 4 so far. The opponent has sent nobody, and has revealed already.
imperium-two-every-fight-measured = A player who deploys all that may go, every time, won { $won } % of { $games } games against one who chooses ({ $even } % is even).

imperium-alone = Alone

imperium-alone-first-fights = The Rivals do not wait
    .text = Alone, both [Rivals](hagal/solo) score from the first Conflict on, and nobody else takes it away from them. Win early Conflicts when they are cheap.
    .look = Round two: two troops are enough, for the Rivals have sent nobody yet.
imperium-alone-first-fights-measured = Alone, a player who stays away from the first three Conflicts won { $won } % of { $games } games; one who does not, { $even } %.
