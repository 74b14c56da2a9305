### What greathall sim, tournament and ladder print: tables of bots. $game is a game's id, bots are named as they are typed.

arena-sim = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-tournament = { $game } for { $players }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-ladder = { $game } for { $players }: { $games ->
    [one] 1 game
   *[other] { $games } games
} a pairing, seed { $seed }
arena-table = { $game } for { $players }

## Headings.

arena-bot = bot
arena-wins = wins
arena-win-rate = win rate
# Of the interval in which a figure lies, with that certainty.
arena-interval = 95 %
arena-mean-score = mean score
arena-mean-turns = mean turns
arena-rating = rating
arena-games = games
arena-against = against
# What a bot scored against another, where 50 % is even.
arena-score = score
arena-automata = automata
arena-challenge = games won, one against the others
arena-pairings = who against whom: 50 % is even
# Above whether the first bot is stronger than the second.
arena-verdict = the first is
arena-verdict-is = { $verdict ->
    [stronger] stronger
    [not-stronger] not stronger
   *[unclear] not clear
}

## Under the tables.

# $high, $low: win rates, $error: a chance.
arena-sprt = stronger: { $high } rather than { $low }; each verdict is wrong at most { $error } of the time
# $cards are ids, as they are typed.
arena-kingdom = kingdom: { $cards }
arena-speed = { $seconds } s, { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} a second
arena-left-out = Left out, because they take long: { $bots }
