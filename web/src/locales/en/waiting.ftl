### People who wait for one another: pace, bots that stand in, clocks

span = { $unit ->
    [day] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
    [hour] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
    [minute] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
   *[second] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
}
# What a clock shows, in short.
span-days = { $days } d { $hours } h

## The form of a new table

waiting = When somebody is away
waiting-pace = How do you play?
waiting-pace-name = { $pace ->
    [days] By correspondence
   *[live] Together
}
waiting-pace-about = { $pace ->
    [days] – everybody moves when there is time, over days.
   *[live] – all are here now.
}
waiting-patience = A bot may stand in after
waiting-bot = Which bot
waiting-clock = Clock
waiting-no-clock = No clock
waiting-about = Who keeps the others waiting for { $time } may be replaced by a bot, and can take the seat back at any time.
clock-words = { $kind ->
    [move] { $time } for each move
    [increment] { $time } for the game, and { $more } more after each move
   *[bank] { $time } for the game
}
clock-zero = At zero a { $bot } plays on. { $kind ->
    [move] Whoever takes the seat back has the full time for each move again.
   *[bank] Whoever takes the seat back has what was left, and a tenth of the time at least.
} The clock stands still while bots decide and while the server is down; a step back gives no time back.

## The waiting room, and what was agreed on

agreed-away = Away
agreed-away-words = Who keeps the others waiting for { $time } may be replaced by a { $bot } until they come back.
agreed-clock = Clock
host-free = Free this seat
host-free-at = Free this seat: { $name }
host-bot = Put a bot here
host-bot-at = Put a bot here: seat { $n }

## At the table

waiting-strip = Clocks, and who is away
clocks = Clocks
clock-low = You have little time left.
waiting-who = { $name }: { $about }.
waited-for = { $here ->
    [yes] { $name } has not decided for a while.
   *[no] { $name } is away.
}
hand-over = Let a bot play on
hand-over-in = A bot may play on in { $time }.
stood-in = { $several ->
    [yes] A bot plays for { $name }.
   *[no] A bot plays for you.
}
take-back = { $several ->
    [yes] { $name } is back
   *[no] Take my seat back
}
menu-stand-in = { $several ->
    [yes] Let a bot play for { $name }
   *[no] Let a bot play for me
}
seat-stand-in = bot stands in
seat-stood-in = { $name } (bot stands in)
end-stand-in = a bot stood in
