### A tournament's run as a page: greathall report.

report-title = { $game }: a tournament
report-bots = bots
report-players = players
report-best-bot = best
report-mean-length = mean length
report-mean-rounds = { $n } rounds
# $format as it is typed.
report-plan = { $format }, up to { $games ->
    [one] 1 game
   *[other] { $games } games
} a pairing, seed { $seed }
report-sprt = sequential test of { $low } against { $high }
report-versions = rules version { $rules }, Great Hall { $version }

## Its parts: titles, and what they show.

report-ratings = Ratings
report-ratings-about = Who is how strong, with 95 % intervals. All begin with 25.
report-against = Strategy against strategy
report-against-about = How often the bot of the row ended ahead of the bot of the column at the same table; ties are half.
report-ahead-of = ahead of
report-how-often = how often
report-most-frequent = Drawn are the { $n } most frequent of { $of }.
report-start = Start
report-start-about = Who begins is first. The dotted line is where all are even.
report-order = in order of play
report-ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
report-by-seat = Seats
report-by-seat-about = By seat, whoever begins.
report-seat = seat
report-seats = seats
report-leaders = Leaders
report-leaders-about = How often each won, whoever played it.
report-leader = leader
report-kingdom = Kingdom
report-kingdom-about = How often each bot won where that card was in the kingdom.
report-kingdom-rates = win rate by kingdom
report-card = card
report-games-with = games with it
report-openings = Openings
report-openings-about = The first moves of a seat, in order.
report-opening = opening
report-caution = What strong bots do looks strong: this tells what goes together, not what wins.
# $deed: what was done with a thing.
report-deed = { $deed ->
    [bought] Win rate when bought
    [gained] Win rate when gained
    [visited] Win rate when visited
    [played] Win rate when played
   *[deed] Win rate when { $deed }
}
report-deed-about = { $deed ->
    [bought] How often a seat won that had bought it at least once.
    [gained] How often a seat won that had gained it at least once.
    [visited] How often a seat won that had visited it at least once.
    [played] How often a seat won that had played it at least once.
   *[deed] How often a seat won that had { $deed } it at least once.
}
report-deed-is = { $deed ->
    [bought] bought
    [gained] gained
    [visited] visited
    [played] played
   *[deed] { $deed }
}
report-length = Length
report-length-about = How many rounds the games had.
report-rounds = rounds
report-margin = Margin
report-margin-about = Points between the winner and the best of the others; below 0, ties were broken by other things.
report-points = points
report-mean = Mean: { $n }.
report-share = share
# $what is what a chart shows: series-…
report-curve = { $what } by round
report-curve-about = The mean of each round that at least a tenth of a bot's games have reached.
report-best = Drawn are the { $n } best bots.
report-round = round
