# What lessons of all games say.

lesson-player = Player { $n }

# What it is all about, for beginners.
dominion-goal = The last Province or a { $end ->
    [4] fourth
   *[3] third
} empty pile ends the game. Provinces left: { $left }, empty piles: { $empty }. You have { $points } points.
imperium-goal = { $end } points end the game, or the last Conflict. You have { $points }; the leader among the others has { $others }. Conflicts after this one: { $left }.
imperium-goal-team = { $end } points of one player end the game, or the last Conflict. Your team has { $points }, the other { $others }. Conflicts after this one: { $left }.

# What a card is good for.
use-actions = Its Actions let you play { $names } and still go on.
use-ends = It ends your Actions, unless one of these came before: { $names }.
use-attack = An Attack. These keep it off: { $names }.
use-reaction = It keeps these off: { $names }.
use-bond = It is better with these in play: { $names }.
use-bonded = It makes these better when both are in play: { $names }.
use-signet = What it does is your Leader's: { $names }.
use-figures = In { $games } games between our bots it was bought { $seats } times; those who bought it won { $won } % ({ $even } % is even). That goes together, and need not be the cause.

# What is to be seen in a recorded game of a strategy page.
strategy-look = See it in the game { $replay }, step { $step }, seat { $seat }: { $look }
